import { cva } from 'class-variance-authority';

/** The chosen one is inverted. Its colours are system colours under forced colours, where the browser would hide the text. */
export const categoryVariants = cva(
  'min-h-8 shrink-0 rounded-full border px-3 text-small font-medium whitespace-nowrap transition-colors duration-fast ease-settle select-none pointer-coarse:touch-target disabled:opacity-45',
  {
    variants: {
      pressed: {
        true: 'border-inverse bg-inverse text-inverse-ink forced-fill',
        false: 'border-line bg-raised text-ink-muted enabled:hover:border-line-strong enabled:hover:text-ink',
      },
    },
  },
);
