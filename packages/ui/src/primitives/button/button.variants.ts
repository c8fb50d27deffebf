import { cva, type VariantProps } from 'class-variance-authority';

/** Looks of everything that is pressed, without a size: Button and IconButton add theirs. */
export const pressableVariants = cva(
  'relative items-center justify-center gap-2 rounded-control border font-text font-semibold select-none transition-colors duration-fast ease-settle pointer-coarse:touch-target own:inline-flex aria-disabled:opacity-45 disabled:opacity-45 data-loading:opacity-100',
  {
    variants: {
      /** `primary` leads, once per view; `secondary` stands by; `ghost` is quiet; `danger` destroys; `premium` sells. @default primary */
      variant: {
        primary:
          'border-transparent bg-accent text-accent-ink forced-fill enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover active:bg-accent-hover',
        secondary:
          'border-line-strong bg-raised text-ink enabled:hover:bg-hover [a&]:hover:bg-hover active:bg-hover',
        ghost:
          'border-transparent bg-transparent text-ink enabled:hover:bg-hover [a&]:hover:bg-hover active:bg-hover forced:border-current',
        danger:
          'border-transparent bg-danger text-danger-ink enabled:hover:bg-danger-hover [a&]:hover:bg-danger-hover forced:border-current',
        premium:
          'border-transparent bg-premium text-premium-ink enabled:hover:brightness-105 [a&]:hover:brightness-105 forced:border-current',
      },
    },
    defaultVariants: { variant: 'primary' },
  },
);

const sizeVariants = cva('text-center text-balance wrap-break-word own:max-w-full', {
  variants: {
    /** Height: 32, 40 or 48 px at the default text size; at least 44 px under a finger. @default md */
    size: {
      sm: 'min-h-8 px-3 py-1 text-small',
      md: 'min-h-10 px-4 py-1.5 text-small',
      lg: 'min-h-12 px-[min(1.25rem,6.25vw)] py-2 text-body at-30:px-6',
    },
    /** `full` fills its container. @default auto */
    width: { auto: '', full: 'own:w-full' },
  },
  defaultVariants: { size: 'md', width: 'auto' },
});

/** How a Button looks: what {@link buttonVariants} takes. */
export type ButtonVariants = VariantProps<typeof pressableVariants> & VariantProps<typeof sizeVariants>;

/** The classes of a Button, for the rare element that cannot be one. */
export function buttonVariants({
  variant,
  size,
  width,
  className,
}: ButtonVariants & { className?: string | undefined } = {}): string {
  return pressableVariants({ variant, className: sizeVariants({ size, width, className }) });
}
