import type { GridMore } from '@trazo/ui/logo-grid';
import { LogoGrid, type LogoGridProps, type LogoGridState } from '@trazo/ui/logo-grid';
import { useMemo } from 'react';
import { useGridWindow } from './use-grid-window';

type Shown = Extract<LogoGridState, { status: 'ready' }>['logos'];

type LongGridProps = Omit<LogoGridProps, 'state'> & {
  total: number;
  /** The logos of a range, as the grid takes them. */
  logosIn: (from: number, to: number) => Shown;
  more?: GridMore | undefined;
};

/** A list too long for the document: only the logos near the viewport are in it. */
export function LongGrid({ total, logosIn, more, ...rest }: LongGridProps) {
  const { grid, from, to, window } = useGridWindow(total);
  const logos = useMemo(() => logosIn(from, to), [logosIn, from, to]);
  const state = { status: 'ready', logos, window, more } as const;
  return <LogoGrid {...rest} ref={grid} state={state} />;
}
