import { cva } from 'class-variance-authority';

/** Looks shared by everything one types or chooses in: TextInput, TextArea, SearchInput, Select, hex codes. */
export const controlVariants = cva(
  'rounded-control border border-line-strong bg-raised text-ink placeholder:text-ink-faint transition-colors own:block own:w-full pointer-coarse:touch-target enabled:hover:border-ink-muted focus-visible:outline-offset-0 focus-visible:border-accent-edge aria-invalid:border-danger-edge aria-invalid:bg-danger-surface disabled:bg-sunken disabled:text-ink-faint disabled:border-line',
  {
    variants: {
      size: { md: 'min-h-10 px-3 py-2 text-base sm:text-sm', lg: 'min-h-12 px-4 py-2.5 text-base' },
      mono: { true: 'font-mono', false: '' },
    },
    defaultVariants: { size: 'md', mono: false },
  },
);
