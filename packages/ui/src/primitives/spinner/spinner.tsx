import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const spinnerVariants = cva('inline-block shrink-0 animate-turn', {
  variants: {
    /** 16, 24 or 40 px at the default text size. @default sm */
    size: { sm: 'own:size-4', md: 'own:size-6', lg: 'own:size-10' },
  },
  defaultVariants: { size: 'sm' },
});

/** Props of {@link Spinner}. */
export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof spinnerVariants> & {
    /** What is being waited for, for screen readers; without it the spinner is decoration. */
    label?: string | undefined;
  };

/** A pen going round a circle: something is on its way. Under reduced motion it stands still. */
export function Spinner({ label, size, className, ...rest }: SpinnerProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...naming} {...rest} className={spinnerVariants({ size, className })}>
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="size-full">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
