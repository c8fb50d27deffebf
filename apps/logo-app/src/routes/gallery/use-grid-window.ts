import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { GridWindow } from '@trazo/ui/logo-grid';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The grid's own measures in px: a column's least width, and the gap on narrow and on wide screens. */
const COLUMN = 224;
const gapAt = (viewport: number) => (viewport < 640 ? 8 : 12);

/** What a card is taller than wide, in px, until the first one has been measured. */
const CAPTION = 84;

type Measures = { columns: number; row: number };

/** The columns of a grid of this width, and how tall a row of it is with its gap. */
export function gridMeasures(width: number, viewport: number, card: number | undefined): Measures {
  const gap = gapAt(viewport);
  const columns = Math.max(1, Math.floor((width + gap) / (COLUMN + gap)));
  const columnWidth = (width - gap * (columns - 1)) / columns;
  return { columns, row: (card ?? columnWidth * 0.75 + CAPTION) + gap };
}

/** As it was measured last: who comes back finds the list as tall as it was left. */
let known: Measures & { top: number } = { ...gridMeasures(1024, 1280, undefined), top: 0 };

/** Which logos of a long list are near the viewport, and the heights that stand in for the others. */
export function useGridWindow(total: number) {
  const grid = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState(known);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      // A grid that leaves the document is told of as one of no size, which is no measure to come back to.
      if (element.clientWidth === 0) return;
      const card = element.querySelector('li, [role=listitem]')?.getBoundingClientRect().height;
      const top = element.getBoundingClientRect().top + window.scrollY;
      known = { ...gridMeasures(element.clientWidth, window.innerWidth, card), top };
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
