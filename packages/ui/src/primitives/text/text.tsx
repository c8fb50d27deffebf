import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const textVariants = cva('', {
  variants: {
    /** Step of the type scale, from caption to lead. @default md */
    size: { xs: 'text-caption', sm: 'text-small', md: 'text-body', lg: 'text-lead' },
    /** Ink; without one the colour around it holds. */
    tone: { ink: 'text-ink', muted: 'text-ink-muted', faint: 'text-ink-faint', danger: 'text-danger-text' },
    /** `strong` is semibold. @default regular */
    weight: { regular: '', strong: 'font-semibold' },
    /** `mono` for codes, `eyebrow` for the small label above a title. @default text */
    face: { text: '', mono: 'font-code', eyebrow: 'eyebrow' },
    /** `prose` holds lines to 65 characters. @default free */
    measure: { free: '', prose: 'max-w-[65ch] text-pretty' },
  },
  defaultVariants: { size: 'md', weight: 'regular', face: 'text', measure: 'free' },
});

/** Props of {@link Text}. */
export type TextProps = ComponentProps<'p'> &
  VariantProps<typeof textVariants> & {
    /** Dresses its only child (a `<span>`, a `<time>`) instead of a `<p>`. */
    asChild?: boolean | undefined;
  };

/** Running text; `measure="prose"` holds lines to a comfortable length. */
export function Text({ size, tone, weight, face, measure, asChild = false, className, ...rest }: TextProps) {
  const Root = asChild ? Slot : 'p';
  return <Root {...rest} className={textVariants({ size, tone, weight, face, measure, className })} />;
}
