import type { ComponentProps } from 'react';
import { type BadgeVariants, badgeVariants } from './badge.variants';

/** Props of {@link Badge}. */
export type BadgeProps = ComponentProps<'span'> & BadgeVariants;

/** A short state or count beside something; `sm` holds a number. Its colour repeats what its text says. */
export function Badge({ tone, size, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeVariants({ tone, size, className })} />;
}
