import { cva, type VariantProps } from 'class-variance-authority';

export const spinnerVariants = cva('inline-block shrink-0 animate-turn', {
  variants: { size: { sm: 'own:size-4', md: 'own:size-6', lg: 'own:size-10' } },
  defaultVariants: { size: 'sm' },
});

export type SpinnerVariants = VariantProps<typeof spinnerVariants>;
