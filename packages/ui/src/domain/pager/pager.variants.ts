import { cva } from 'class-variance-authority';

/** Seven of them fit 320 px, so they grow to 44 px in height on touch and in width only where there is room. */
export const pagerItemVariants = cva(
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control border px-2 text-small font-medium tabular-nums transition-colors duration-fast ease-settle select-none touch:min-h-11 at-30:touch:min-w-11 aria-disabled:opacity-45',
  {
    variants: {
      current: {
        true: 'border-inverse bg-inverse text-inverse-ink forced-fill',
        false:
          'border-transparent text-ink-muted hover:not-aria-disabled:bg-hover hover:not-aria-disabled:text-ink',
      },
    },
    defaultVariants: { current: false },
  },
);
