import { cva } from 'class-variance-authority';

/**
 * The sheet of a plan. Its three rows take part in the grid around it, so that plans line up with each other;
 * alone in a row of a PlanGrid with room, what it holds stands beside its name and price.
 */
export const planCardVariants = cva(
  'relative grid grid-cols-1 grid-rows-subgrid gap-y-6 rounded-card border bg-raised p-[min(1.5rem,7.5vw)] wrap-anywhere row-span-3 own:w-full at-30:p-7 @xl/plans:@max-3xl/plans:grid-cols-[2fr_3fr] @xl/plans:@max-3xl/plans:grid-rows-[auto_1fr] @3xl/plans:@max-4xl/plans:p-5',
  {
    variants: {
      selected: {
        true: 'border-accent-edge outline outline-1 -outline-offset-1 outline-accent-edge',
        false: '',
      },
      popular: { true: '', false: '' },
    },
    compoundVariants: [
      { selected: false, popular: false, className: 'border-line' },
      { selected: false, popular: true, className: 'border-premium-edge' },
    ],
    defaultVariants: { selected: false, popular: false },
  },
);
