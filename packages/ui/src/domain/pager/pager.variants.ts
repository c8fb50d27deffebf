import { cva } from 'class-variance-authority';

/**
 * One row where seven fingers' widths have room. In less, the numbers stand above the turns: the pseudo-element
 * is the line break between them.
 */
export const pagerListClass =
  "flex flex-wrap items-center justify-center gap-1 @max-[22rem]:before:order-1 @max-[22rem]:before:basis-full @max-[22rem]:before:content-['']";
export const turnClass = '@max-[22rem]:order-2 @max-[22rem]:flex-1';
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
