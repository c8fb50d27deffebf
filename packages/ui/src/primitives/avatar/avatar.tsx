import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLocale } from '../../lib/locale';
import { usePicture } from '../../lib/use-picture';
import { initials } from './initials';

const avatarVariants = cva(
  'relative shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-accent-surface font-semibold text-accent-text select-none own:inline-grid',
  {
    variants: {
      /** Diameter: 32, 40, 64 or 96 px at the default text size. @default md */
      size: {
        sm: 'own:size-8 text-caption',
        md: 'own:size-10 text-small',
        lg: 'own:size-16 text-title',
        xl: 'own:size-24 text-headline',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** Props of {@link Avatar}. */
export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof avatarVariants> & {
    /** Whose it is: gives the initials. */
    name: string;
    /** Address of the picture; without one, or when it fails, the initials stand in. */
    src?: string | undefined;
    /** Text for screen readers. Left out, the avatar is decoration beside the written name. */
    label?: string | undefined;
  };

/** A person's picture, or their initials when there is none or it does not load. */
export function Avatar({ name, src, label, size, className, ...rest }: AvatarProps) {
  const { locale } = useLocale();
  const { picture, attach, fail } = usePicture<HTMLImageElement>(src || undefined);
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span
      {...naming}
      {...rest}
      data-state={picture ? 'image' : 'initials'}
      className={avatarVariants({ size, className })}
    >
      {picture ? (
        <img
          ref={attach}
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={fail}
          className="size-full object-cover"
        />
      ) : (
        initials(name, locale)
      )}
    </span>
  );
}
