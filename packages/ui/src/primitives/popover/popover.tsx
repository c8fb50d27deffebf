import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { leaveEscape } from '../../lib/escape';
import { usePortalLocale } from '../../lib/locale';

/** Holds a popover's state. */
export const Popover = Radix.Root;
/** The button that opens it; `asChild` for a Button of ours. */
export const PopoverTrigger = Radix.Trigger;
/** A button inside that closes it. */
export const PopoverClose = Radix.Close;

/** Props of {@link PopoverContent}. */
export type PopoverContentProps = Omit<ComponentProps<typeof Radix.Content>, 'asChild'> & {
  /** Names it for screen readers. */
  label: string;
};

/** A small sheet beside its button, for a choice or a detail that needs no dialog. */
export function PopoverContent({
  label,
  className,
  sideOffset = 6,
  onEscapeKeyDown,
  ...rest
}: PopoverContentProps) {
  const written = usePortalLocale();
  return (
    <Radix.Portal>
      <Radix.Content
        {...written}
        collisionPadding={8}
        {...rest}
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
