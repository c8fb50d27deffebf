import { cva, type VariantProps } from 'class-variance-authority';

export const cardVariants = cva('rounded-card border text-ink', {
  variants: {
    /** Ground and edge; `premium` and `danger` only where the text says so too. @default raised */
    tone: {
      raised: 'border-line bg-raised',
      plain: 'border-line bg-transparent',
      sunken: 'border-transparent bg-sunken forced:border-current',
      accent: 'border-accent-line bg-accent-surface',
      premium: 'border-premium-edge/60 bg-premium-surface',
      danger: 'border-danger-edge/60 bg-raised',
    },
    /** Room inside: none, 16 px, 20 to 24 px or 24 to 32 px, by the window's width. @default md */
    padding: { none: '', sm: 'p-4', md: 'p-5 at-30:p-6', lg: 'p-6 at-30:p-8' },
    /** `raised` has a shadow, for what really floats. @default flat */
    elevation: { flat: '', raised: 'shadow-raised' },
  },
  defaultVariants: { tone: 'raised', padding: 'md', elevation: 'flat' },
});

export type CardVariants = VariantProps<typeof cardVariants>;
