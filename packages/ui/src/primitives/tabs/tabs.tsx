import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { revealInRow } from '../../lib/reveal-in-row';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Badge } from '../badge';

/** Props of {@link Tabs}; the rest goes to its root. */
export type TabsProps = ComponentProps<typeof Radix.Root>;

/** Holds the tabs' state: `value` and `onValueChange`, or `defaultValue`. */
export function Tabs({ className, onValueChange, ref, ...rest }: TabsProps) {
  const [root, attach] = useSharedRef(ref);
  const place = useRef<number>(undefined);
  // After each render: a link may have chosen the tab, and a count that arrives moves the tabs after it. While the chosen
  // one stays where it is, so does a row that somebody scrolled.
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLElement>('[role=tab][data-state=active]');
    const row = chosen?.closest<HTMLElement>('[role=tablist]');
    if (!chosen || !row || chosen.offsetLeft === place.current) return;
    place.current = chosen.offsetLeft;
    revealInRow(row, chosen);
  });
  const told = useRef<string>(undefined);
  // A press focuses the tab and then chooses it, and Radix reports both: within one event they are one change.
  const tellOnce = (value: string) => {
    if (told.current === value) return;
    told.current = value;
    queueMicrotask(() => {
      told.current = undefined;
    });
    onValueChange?.(value);
  };
  return (
    <Radix.Root
      {...rest}
      ref={attach}
      onValueChange={tellOnce}
      className={['grid gap-5 data-[orientation=vertical]:grid-cols-[auto_minmax(0,1fr)]', className].join(
        ' ',
      )}
    />
  );
}

/** Props of {@link TabsList}. */
export type TabsListProps = ComponentProps<typeof Radix.List> & {
  /** What the tabs divide, for screen readers. */
  label: string;
};

/**
 * The row of tabs, which scrolls sideways when there is no room and is shaded where more of it lies; a column if the tabs
 * are `orientation="vertical"`.
 */
export function TabsList({ label, className, ...rest }: TabsListProps) {
  return (
    <Radix.List
      {...rest}
      aria-label={label}
      className={[
        'flex min-w-0 gap-1 border-line data-[orientation=horizontal]:overflow-x-auto below-30:data-[orientation=horizontal]:shade-more data-[orientation=horizontal]:overflow-y-hidden data-[orientation=horizontal]:border-b data-[orientation=vertical]:flex-col data-[orientation=vertical]:border-e [scrollbar-width:none]',
        className,
      ].join(' ')}
    />
  );
}

/** Props of {@link Tab}. */
export type TabProps = {
  /** Pairs the tab with the panel of the same value. */
  value: string;
  /** A drawing before the text; decoration. */
  icon?: ReactNode | undefined;
  /** A number in a badge after the text. */
  count?: number | undefined;
  /** Cannot be chosen; the arrow keys pass it. */
  disabled?: boolean | undefined;
} & ComponentProps<typeof Radix.Trigger>;

/** One tab; `value` pairs it with its panel. Arrow keys move and choose. */
export function Tab({ icon, count, className, children, ...rest }: TabProps) {
  return (
    <Radix.Trigger
      {...rest}
      className={[
        'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-3.5 data-[orientation=horizontal]:rounded-t-control data-[orientation=vertical]:rounded-s-control text-small font-semibold whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors duration-fast ease-settle hover:text-ink disabled:opacity-45',
        'after:absolute after:bg-accent after:transition-transform after:duration-fast after:ease-settle data-[state=active]:text-ink data-[state=active]:after:scale-100 data-[orientation=horizontal]:after:scale-x-0 data-[orientation=vertical]:after:scale-y-0 data-[orientation=horizontal]:after:inset-x-2 data-[orientation=horizontal]:after:bottom-0 data-[orientation=horizontal]:after:h-0.5 data-[orientation=vertical]:after:inset-y-2 data-[orientation=vertical]:after:end-0 data-[orientation=vertical]:after:w-0.5 forced:data-[state=active]:text-[Highlight]',
        className,
      ].join(' ')}
    >
      {icon ? (
        <span aria-hidden="true" className="inline-flex [&>svg]:size-4">
          {icon}
        </span>
      ) : null}
      {children}
      {count === undefined ? null : <Badge size="sm">{count}</Badge>}
    </Radix.Trigger>
  );
}

/** Props of {@link TabPanel}. */
export type TabPanelProps = {
  /** Pairs the panel with the tab of the same value. */
  value: string;
} & ComponentProps<typeof Radix.Content>;

/** What a tab shows. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Radix.Content {...rest} className={['min-w-0', className].join(' ')} />;
}
