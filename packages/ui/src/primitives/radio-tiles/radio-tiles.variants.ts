import { cva, type VariantProps } from 'class-variance-authority';

export const tilesVariants = cva('grid gap-3', {
  variants: {
    tile: {
      sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]',
      md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]',
      lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]',
      row: 'grid-cols-1',
    },
  },
  defaultVariants: { tile: 'md' },
});

export type TilesVariants = VariantProps<typeof tilesVariants>;

export const tileClass =
  'group relative flex min-h-11 flex-col rounded-card border border-line bg-raised text-left transition-colors enabled:hover:border-line-strong enabled:hover:bg-hover data-[state=checked]:border-accent-edge enabled:data-[state=checked]:hover:border-accent-edge data-[state=checked]:bg-accent-surface data-[state=checked]:ring-1 data-[state=checked]:ring-accent-edge disabled:opacity-45';
