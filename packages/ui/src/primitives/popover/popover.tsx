import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, FC, ReactNode } from 'react';
import { leaveEscape } from '../../lib/escape';
import { useButtonAsOrigin } from '../../lib/focus-origin';
import { usePortalLocale } from '../../lib/locale';
import type { AsChildProps, OpenProps, PlacedProps } from '../../lib/parts';

/** Props of {@link Popover}. */
export type PopoverProps = OpenProps & {
  /** The trigger and the content. */
  children?: ReactNode | undefined;
  /** Whether the page behind it is out of reach. @default false */
  modal?: boolean | undefined;
};

/** Holds a popover's state: `open` and `onOpenChange`, or `defaultOpen`. */
export const Popover: FC<PopoverProps> = Radix.Root;
/** The button that opens it. */
export const PopoverTrigger: FC<AsChildProps & ComponentProps<typeof Radix.Trigger>> = Radix.Trigger;
/** A button inside that closes it. */
export const PopoverClose: FC<AsChildProps & ComponentProps<typeof Radix.Close>> = Radix.Close;

/** Props of {@link PopoverContent}. */
export type PopoverContentProps = {
  /** Names it for screen readers. */
  label: string;
} & PlacedProps &
  Omit<ComponentProps<typeof Radix.Content>, 'asChild'>;

/** A small sheet beside its button, for a choice or a detail that needs no dialog. */
export function PopoverContent({
  label,
  className,
  sideOffset = 6,
  onEscapeKeyDown,
  ...rest
}: PopoverContentProps) {
  const written = usePortalLocale();
  const origin = useButtonAsOrigin(rest);
  return (
    <Radix.Portal>
      <Radix.Content
        {...written}
        collisionPadding={8}
        {...rest}
        {...origin}
        aria-label={label}
        onEscapeKeyDown={(event) => {
          leaveEscape(event);
          onEscapeKeyDown?.(event);
        }}
        sideOffset={sideOffset}
        className={[
          'z-popover own:w-72 own:max-w-[calc(100vw-1rem)] rounded-card border border-line bg-raised p-4 text-ink shadow-overlay focus:outline-none data-[state=open]:animate-rise-in',
          className,
        ].join(' ')}
      />
    </Radix.Portal>
  );
}
