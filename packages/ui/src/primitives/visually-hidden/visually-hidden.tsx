import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Hides its only child instead of a `<span>`. */
  asChild?: boolean | undefined;
};

/** Text for screen readers alone. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span';
  return <Root {...rest} className={['sr-only', className].join(' ')} />;
}
