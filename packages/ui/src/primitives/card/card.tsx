import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { type CardVariants, cardVariants } from './card.variants';

/** Props of {@link Card}. */
export type CardProps = ComponentProps<'div'> &
  CardVariants & {
    /** Makes its only child (an article, a list item) the card. */
    asChild?: boolean | undefined;
  };

/** A sheet on the table: a hairline edge first, a shadow only when it really floats. */
export function Card({ tone, padding, elevation, asChild = false, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={cardVariants({ tone, padding, elevation, className })} />;
}
