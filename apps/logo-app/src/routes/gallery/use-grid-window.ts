import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { GridWindow } from '@trazo/ui/logo-grid';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Measures = {
  columns: number;
  /** Of a row with its gap, in px. */
  row: number;
  /** Of the list in the page, in px. */
  top: number;
};

/** As it was measured last: who comes back finds the list as tall as it was left. At first, about as on a desk. */
let known: Measures = { columns: 4, row: 280, top: 0 };

/** How many columns the list has and how tall its first row is: only the document knows, at any size of text. */
function measured(grid: HTMLElement): Measures | undefined {
  const row = grid.querySelector('[role=list] > *');
  // A grid that leaves the document is told of as one of no size, which is no measure to come back to.
  if (!row || grid.clientWidth === 0) return undefined;
  return {
    columns: getComputedStyle(row).gridTemplateColumns.split(' ').length,
    row: row.getBoundingClientRect().height,
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

/** Which logos of a long list are near the viewport, and the heights that stand in for the others. */
export function useGridWindow(total: number) {
  const grid = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState(known);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      known = measured(element) ?? known;
      setMeasures(known);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { columns, row, top } = measures;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => row,
    overscan: 3,
    scrollMargin: top,
  });
  useLayoutEffect(() => {
    if (row > 0) virtualizer.measure();
  }, [virtualizer, row]);

  const rows = virtualizer.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const last = rows.at(-1)?.index ?? 0;
  const from = first * columns;
  const to = Math.min(total, (last + 1) * columns);
  const shown: GridWindow = {
    offset: from,
    columns,
    total,
    before: first * row,
    after: Math.max(0, (Math.ceil(total / columns) - last - 1) * row),
  };
  return { grid, from, to, window: shown };
}
