import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const headingVariants = cva('heading text-ink', {
  variants: {
    /** Step of the display scale; follows `level` unless given: 1 is `xl`, 2 `lg`, 3 `md`, 4 `sm`. */
    size: {
      sm: 'text-lead',
      md: 'text-title',
      lg: 'text-headline',
      xl: 'text-display-sm',
      '2xl': 'text-display-md',
      '3xl': 'text-display-lg',
    },
  },
});

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** Level of the heading of a part; the first level is the page's own. */
export type HeadingLevel = 2 | 3 | 4;

/** Props of {@link Heading}. */
export type HeadingProps = ComponentProps<'h1'> &
  VariantProps<typeof headingVariants> & {
    /** Place in the page's outline; the size follows it unless `size` says otherwise. */
    level: 1 | HeadingLevel;
  };

/** A heading in the display face. Outline and looks are two things: `level` and `size`. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={headingVariants({ size: size ?? SIZE_OF_LEVEL[level], className })} />;
}
