import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const linkVariants = cva(
  'rounded-[2px] underline decoration-1 underline-offset-[0.2em] transition-colors duration-fast ease-settle',
  {
    variants: {
      /** `accent` for what leads on, `quiet` for what stands by. @default accent */
      tone: {
        accent: 'text-accent-text decoration-accent-line hover:decoration-current',
        quiet: 'text-ink-muted decoration-line hover:text-ink hover:decoration-current',
      },
      /** Outside a sentence: bolder, an icon's size, at least 24 px high. @default false */
      standalone: {
        true: 'items-center gap-1 font-semibold min-h-6 pointer-coarse:touch-target own:inline-flex [&>svg]:size-[1.1em]',
        false: '',
      },
    },
    defaultVariants: { tone: 'accent', standalone: false },
  },
);

/** Props of {@link Link}. `asChild` dresses a router's own link. */
export type LinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkVariants> & {
    /** Dresses its only child, a router's own link. */
    asChild?: boolean | undefined;
  };

/** Leads somewhere. `standalone` is for one outside a sentence: bolder, and at least 24 px high. */
export function Link({ tone, standalone, asChild = false, className, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return <Root {...rest} className={linkVariants({ tone, standalone, className })} />;
}
