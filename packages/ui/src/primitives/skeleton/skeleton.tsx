import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const skeletonVariants = cva('animate-breathe bg-hover own:block forced:border', {
  variants: {
    /** Shape of what is on its way. @default text */
    shape: {
      text: 'rounded-control own:h-[0.8em] own:w-full own:my-[0.3em]',
      block: 'rounded-card own:w-full own:h-24',
      circle: 'rounded-full own:size-10',
    },
  },
  defaultVariants: { shape: 'text' },
});

/** Props of {@link Skeleton}; give it its true size with `className`. */
export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & VariantProps<typeof skeletonVariants>;

/** The outline of something still loading, in its true shape. Silent: the region around it says that it loads. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} className={skeletonVariants({ shape, className })} />;
}
