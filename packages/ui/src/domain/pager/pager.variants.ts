import { cva } from 'class-variance-authority';

/** One row where seven fingers' widths have room. In less, each turn has a line: the eye meets them as the Tab key does. */
export const pagerListClass = 'flex flex-wrap items-center justify-center gap-1';
export const turnClass = '@max-[22rem]:basis-full';
/** In one row the words need more room than the arrows. */
export const turnTextClass = '@[22rem]:hidden @2xl:inline';

export const pagerItemVariants = cva(
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control border px-2 text-small font-medium tabular-nums transition-colors duration-fast ease-settle select-none touch:min-h-11 touch:min-w-11 aria-disabled:opacity-45',
  {
    variants: {
      current: {
        true: 'border-inverse bg-inverse text-inverse-ink forced-fill',
        false:
          'border-transparent text-ink-muted forced:border-current hover:not-aria-disabled:bg-hover hover:not-aria-disabled:text-ink',
      },
    },
    defaultVariants: { current: false },
  },
);
