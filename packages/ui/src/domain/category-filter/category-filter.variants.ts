import { cva } from 'class-variance-authority';

/** The chosen one is inverted, which forced colours and a printer show too. */
export const categoryVariants = cva(
  'min-h-8 shrink-0 rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors select-none touch-target forced:aria-pressed:border-2',
  {
    variants: {
      pressed: {
        true: 'border-inverse bg-inverse text-inverse-ink',
        false: 'border-line bg-raised text-ink-muted hover:border-line-strong hover:text-ink',
      },
    },
  },
);
