import { cva, type VariantProps } from 'class-variance-authority';

export const badgeVariants = cva(
  'items-center gap-1 rounded-full border font-semibold tabular-nums own:inline-flex own:whitespace-nowrap [&>svg]:size-[1.1em]',
  {
    variants: {
      /** Colour; it repeats what the text says. @default neutral */
      tone: {
        neutral: 'border-line bg-sunken text-ink-muted',
        accent: 'border-accent-line bg-accent-surface text-accent-text',
        success: 'border-success-edge/50 bg-success-surface text-success-text',
        warning: 'border-warning-edge/50 bg-warning-surface text-warning-text',
        danger: 'border-danger-edge/50 bg-danger-surface text-danger-text',
        premium: 'border-transparent bg-premium text-premium-ink forced:border-current',
        inverse: 'border-transparent bg-inverse text-inverse-ink forced-fill',
      },
      /** `sm` holds a number, `md` a word. @default md */
      size: { sm: 'px-1.5 text-caption min-w-5 justify-center', md: 'px-2.5 py-0.5 text-caption' },
    },
    defaultVariants: { tone: 'neutral', size: 'md' },
  },
);

export type BadgeVariants = VariantProps<typeof badgeVariants>;
