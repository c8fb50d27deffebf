import { cva, type VariantProps } from 'class-variance-authority';

export const bannerVariants = cva('flex items-start gap-3 rounded-card border text-small', {
  variants: {
    /** What kind of message it is: gives the drawing, its name and the colour. @default info */
    tone: {
      success: 'border-success-edge/60 bg-success-surface text-success-text',
      danger: 'border-danger-edge/60 bg-danger-surface text-danger-text',
      warning: 'border-warning-edge/60 bg-warning-surface text-warning-text',
      info: 'border-accent-line bg-accent-surface text-accent-text',
    },
    /** `slim` is one quiet line. @default regular */
    density: { slim: 'px-3 py-1.5', regular: 'px-4 py-3' },
  },
  defaultVariants: { tone: 'info', density: 'regular' },
});

export type BannerVariants = VariantProps<typeof bannerVariants>;
