import { cva } from 'class-variance-authority';

export const medalVariants = cva(
  'grid size-11 shrink-0 place-items-center rounded-full border [&>svg]:size-5 forced:border-current',
  {
    variants: {
      status: {
        unlocked: 'border-accent-line bg-accent-surface text-accent-text',
        locked: 'border-dashed border-line-strong text-ink-faint',
      },
    },
  },
);
