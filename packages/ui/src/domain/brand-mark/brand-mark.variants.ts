import { cva, type VariantProps } from 'class-variance-authority';

/** Height of the mark; its width follows. */
export const brandMarkVariants = cva('shrink-0 own:block own:w-auto own:max-w-full', {
  variants: {
    /** Height: 24, 32, 48 or 96 px at the default text size. @default md */
    size: { sm: 'own:h-6', md: 'own:h-8', lg: 'own:h-12', xl: 'own:h-24' },
  },
  defaultVariants: { size: 'md' },
});

export type BrandMarkVariants = VariantProps<typeof brandMarkVariants>;
