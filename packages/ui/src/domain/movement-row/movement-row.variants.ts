import { cva } from 'class-variance-authority';

export const arrowVariants = cva(
  'mt-0.5 grid size-8 shrink-0 place-items-center rounded-full border forced:border-current',
  {
    variants: {
      kind: {
        income: 'border-success-edge/40 bg-success-surface text-success-text',
        expense: 'border-line bg-sunken text-ink-muted',
      },
    },
  },
);

/** An expense is no error: only what comes in has a colour. */
export const amountVariants = cva('text-body font-semibold tabular-nums', {
  variants: { kind: { income: 'text-success-text', expense: 'text-ink' } },
});
