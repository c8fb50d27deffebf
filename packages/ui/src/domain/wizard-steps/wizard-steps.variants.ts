import { cva } from 'class-variance-authority';

/** The stroke from a step's anchor to the next one. */
export const lineVariants = cva('absolute top-4 end-0 start-0 ms-2 border-t', {
  variants: {
    state: {
      done: 'border-accent-edge',
      current: 'border-dashed border-line-strong',
      upcoming: 'border-dashed border-line-strong',
    },
  },
});

/** A step's name; on a narrow container only screen readers meet it, the current one is repeated below. */
export const labelVariants = cva('block text-small @max-2xl:sr-only @2xl:pe-4', {
  variants: {
    state: {
      done: 'text-ink-muted',
      current: 'font-semibold text-ink',
      upcoming: 'text-ink-faint',
    },
    pressable: {
      true: 'underline decoration-line-strong decoration-1 underline-offset-4 group-hover:text-ink group-hover:decoration-current',
      false: '',
    },
  },
});
