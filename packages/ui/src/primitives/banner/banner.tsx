import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { type BannerVariants, bannerVariants } from './banner.variants';
import { useBannerTexts } from './texts';

const ICONS = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info };

/** Props of {@link Banner}; the rest goes to its root. */
export type BannerProps = Omit<ComponentProps<'div'>, 'title'> &
  BannerVariants & {
    /** Said before the message, in bold. */
    title?: ReactNode | undefined;
    /** A Button or Link at the end. */
    action?: ReactNode | undefined;
    /** Shows a cross that calls this. */
    onDismiss?: (() => void) | undefined;
    /** Name of the cross. @default 'Cerrar' */
    dismissLabel?: string | undefined;
    /** Read out when it appears; `danger` is, unless told otherwise. */
    announce?: boolean | undefined;
    /** What the drawing says, for screen readers. */
    toneLabel?: string | undefined;
  };

/** A message that belongs to the page and stays in it. */
export function Banner({
  tone,
  density,
  title,
  action,
  onDismiss,
  dismissLabel,
  announce = tone === 'danger',
  toneLabel,
  className,
  children,
  ...rest
}: BannerProps) {
  const kind = tone ?? 'info';
  const texts = useBannerTexts({ dismiss: dismissLabel });
  const Icon = ICONS[kind];
  return (
    <div {...rest} data-tone={kind} className={bannerVariants({ tone, density, className })}>
      <span className="mt-px inline-flex h-[1.45em] items-center">
        <Icon aria-hidden="true" className="size-[1.2em] shrink-0" />
        <span className="sr-only">{toneLabel ?? texts[kind]}</span>
      </span>
      <div role={announce ? 'alert' : undefined} className="min-w-0 flex-1 self-center break-words">
        {title ? <strong className="me-1.5 font-semibold">{title}</strong> : null}
        {children}
      </div>
      {action}
      {onDismiss ? (
        <IconButton
          label={texts.dismiss}
          icon={<X />}
          size="sm"
          onClick={onDismiss}
          className="-my-1 -me-2"
        />
      ) : null}
    </div>
  );
}
