import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, FC, ReactNode } from 'react';
import { leaveEscape } from '../../lib/escape';
import { usePortalLocale } from '../../lib/locale';
import type { AsChildProps, OpenProps } from '../../lib/parts';
import { IconButton } from '../icon-button';
import {
  ignoreAlerts,
  overPage,
  type PanelVariants,
  panelVariants,
  type ReturnFocusProps,
  scrimClass,
  useReturnFocus,
} from './modal';
import { useDialogTexts } from './texts';

/** Props of {@link Dialog}. */
export type DialogProps = OpenProps & {
  /** The trigger, if there is one, and the content. */
  children?: ReactNode | undefined;
  /** Whether the page behind it is out of reach. @default true */
  modal?: boolean | undefined;
};

/** Holds a dialog's state: `open` and `onOpenChange`, or `defaultOpen`. */
export const Dialog: FC<DialogProps> = Radix.Root;
/** The button that opens it. */
export const DialogTrigger: FC<AsChildProps & ComponentProps<typeof Radix.Trigger>> = Radix.Trigger;
/** A button inside that closes it. */
export const DialogClose: FC<AsChildProps & ComponentProps<typeof Radix.Close>> = Radix.Close;

/** What the panel of a dialog takes besides what stands in it: `ref`, `className`, handlers and the rest. */
export type DialogPanelProps = ReturnFocusProps &
  Omit<ComponentProps<typeof Radix.Content>, 'title' | 'color' | 'asChild' | 'children'>;

/** Props of {@link DialogContent}; the rest goes to the panel. */
export type DialogContentProps = {
  /** Names the dialog; always there, if need be for screen readers only. */
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** Read out when it opens. */
  description?: ReactNode | undefined;
  /** The row of actions at the bottom. */
  footer?: ReactNode | undefined;
  /** The action that it is for, the last of the row; with large text on a phone it alone stays in sight. */
  mainAction?: ReactNode | undefined;
  /** Name of the cross. @default 'Cerrar' */
  closeLabel?: string | undefined;
  /** What it holds, between title and actions. */
  children?: ReactNode | undefined;
} & PanelVariants &
  DialogPanelProps;

/** The panel. Focus goes in, stays in, and returns to where it came from; Escape and the scrim close it. */
export function DialogContent({
  title,
  hideTitle = false,
  description,
  footer,
  mainAction,
  closeLabel,
  returnFocusTo,
  size,
  className,
  children,
  onInteractOutside,
  onEscapeKeyDown,
  ...rest
}: DialogContentProps) {
  const { close } = useDialogTexts({ close: closeLabel });
  const written = usePortalLocale();
  const returnFocus = useReturnFocus({ ...rest, returnFocusTo });
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimClass} />
      <Radix.Content
        {...written}
        {...overPage}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        {...returnFocus}
        onEscapeKeyDown={(event) => {
          leaveEscape(event);
          onEscapeKeyDown?.(event);
        }}
        onInteractOutside={(event) => {
          ignoreAlerts(event);
          onInteractOutside?.(event);
        }}
        className={panelVariants({ size, className })}
      >
        {/* Not <header> and <footer>: in a portal they would be landmarks of the page. With large text on a phone
            they scroll too, and in a low window the actions, or they would leave no room for what is between them: all
            but the main action, which would be many screens down. */}
        <div className="top-0 z-sticky flex items-start gap-4 border-b border-line bg-raised @[18rem]:sticky px-[min(1.25rem,6.25vw)] py-3.5 at-30:px-6">
          <div className="min-w-0 flex-1 self-center">
            <Radix.Title className={hideTitle ? 'sr-only' : 'heading text-title wrap-anywhere'}>
              {title}
            </Radix.Title>
            {description ? (
              <Radix.Description className="mt-1 text-small text-ink-muted">{description}</Radix.Description>
            ) : null}
          </div>
          <Radix.Close asChild>
            <IconButton label={close} icon={<X />} size="sm" className="-me-1.5" />
          </Radix.Close>
        </div>
        <div className="px-[min(1.25rem,6.25vw)] py-5 at-30:px-6">{children}</div>
        <Actions footer={footer} mainAction={mainAction} />
      </Radix.Content>
    </Radix.Portal>
  );
}

const rowClass =
  'bottom-0 z-sticky flex flex-wrap justify-end gap-[min(0.75rem,3.75vw)] border-t border-line bg-raised px-[min(1.25rem,6.25vw)] py-3.5 at-30:px-6';

/** One row where there is room. With large text on a phone the main action is a row of its own, and stays in sight. */
function Actions({ footer, mainAction }: Pick<DialogContentProps, 'footer' | 'mainAction'>) {
  if (!mainAction) {
    return footer ? <div className={`mt-auto tall:@[18rem]:sticky ${rowClass}`}>{footer}</div> : null;
  }
  return (
    <div className={`mt-auto @max-[18rem]:contents tall:@[18rem]:sticky ${rowClass}`}>
      {footer ? <div className={`mt-auto @[18rem]:contents ${rowClass}`}>{footer}</div> : null}
      <div className={`tall:sticky @[18rem]:contents ${rowClass}`}>{mainAction}</div>
    </div>
  );
}
