import { cva } from 'class-variance-authority';
import { groundClass } from '../logo-stage/ground';

/** Logos are drawn for paper, so their ground is light in both themes. */
export const frameVariants = cva(
  `${groundClass.light} block aspect-4/3 min-h-0 w-full rounded-t-[calc(var(--trazo-radius-card)-1px)] border-b border-line [&>img]:p-4 [&>svg]:rounded-t-[inherit]`,
  {
    variants: {
      pressable: {
        true: 'relative focus-visible:outline-offset-[-4px] [&>*]:transition-transform [&>*]:duration-base [&>*]:ease-settle hover:[&>img]:scale-[1.03]',
        false: '',
      },
    },
    defaultVariants: { pressable: false },
  },
);

/** Over the middle of the picture, which is paler meanwhile. */
export const openingClass = 'absolute inset-0 m-auto rounded-full bg-raised';

/** Fine pointer: a strip over the picture's corner, there on hover and focus. Touch: a row of the card. */
export const actionsClass =
  'flex justify-end gap-0.5 not-touch:absolute not-touch:top-2 not-touch:end-2 not-touch:rounded-control not-touch:border not-touch:border-line not-touch:bg-raised not-touch:p-0.5 not-touch:opacity-0 not-touch:transition-opacity not-touch:duration-fast not-touch:ease-settle not-touch:group-focus-within/card:opacity-100 not-touch:group-hover/card:opacity-100 touch:justify-around touch:border-t touch:border-line touch:px-2 touch:py-1 empty:hidden';
