import { cva, type VariantProps } from 'class-variance-authority';

export const tilesVariants = cva('grid gap-3', {
  variants: {
    /** Least width of a tile: 136, 176 or 224 px; `row` is one per line, `pairs` two or more, or lines where words would not fit. @default md */
    tile: {
      sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]',
      md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]',
      lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]',
      row: 'grid-cols-1',
      /** A long list in one column would be a long way down. With large text on a phone it is one of low lines. */
      pairs: 'grid-cols-1 @3xs:grid-cols-[repeat(auto-fill,minmax(min(calc(50%-0.375rem),10.5rem),1fr))]',
    },
  },
  defaultVariants: { tile: 'md' },
});

export type TilesVariants = VariantProps<typeof tilesVariants>;

/** What a tile of `pairs`, its text and its picture are where they are lines: the picture before the name, not above. */
export const lineClass = '@max-3xs:flex-row @max-3xs:items-center';
export const lineTextClass = '@max-3xs:gap-1 @max-3xs:px-2';
export const lineMediaClass = '@max-3xs:w-auto @max-3xs:shrink-0 @max-3xs:border-b-0';

/** The ring of the chosen one is drawn by ::after: above whatever the tile shows, and there under forced colours too. */
export const tileClass =
  'group relative flex min-h-11 flex-col rounded-card border border-line bg-raised text-start transition-colors duration-fast ease-settle enabled:hover:border-line-strong enabled:hover:bg-hover data-[state=checked]:border-accent-edge enabled:data-[state=checked]:hover:border-accent-edge data-[state=checked]:bg-accent-surface after:pointer-events-none after:absolute after:-inset-px after:rounded-[inherit] data-[state=checked]:after:border-2 data-[state=checked]:after:border-accent-edge disabled:opacity-45';

/** The mark of the chosen one: at the end of the name's line, or in the corner, so that a long name has its line to itself. */
export const indicatorVariants = cva(
  'grid size-4.5 place-items-center rounded-full border border-line-strong text-accent-ink forced-fill group-data-[state=checked]:border-accent-edge group-data-[state=checked]:bg-accent',
  {
    variants: {
      /** Where the chosen one's mark stands: at the end of the name's line, or in the corner. @default line */
      indicator: { line: 'shrink-0', corner: 'absolute top-2 end-2 bg-raised' },
      /** In `pairs`, of which narrow ones have no corner free. */
      isPair: { true: '@max-3xs:static @max-3xs:shrink-0', false: '' },
    },
    defaultVariants: { indicator: 'line' },
  },
);

export type IndicatorVariants = Omit<VariantProps<typeof indicatorVariants>, 'isPair'>;
