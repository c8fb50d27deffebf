import * as Radix from '@radix-ui/react-alert-dialog';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { leaveEscape } from '../../lib/escape';
import { usePortalLocale } from '../../lib/locale';
import { Button } from '../button';
import { overPage, panelVariants, type ReturnFocusProps, scrimClass, useReturnFocus } from '../dialog/modal';
import { useAlertDialogTexts } from './texts';
import { useConfirm } from './use-confirm';

/** Props of {@link AlertDialog}; the rest goes to the panel. */
export type AlertDialogProps = {
  /** Shown when true. Without it the trigger opens it. */
  open?: boolean | undefined;
  /** Told when it opens or closes, whoever did it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that opens it and gets the focus back. */
  trigger?: ReactNode | undefined;
  /** The question. */
  title: ReactNode;
  /** What will happen: the message that describes it. Without one the question itself does. */
  description?: ReactNode | undefined;
  /** Text of the button that does it: the verb of the question. @default 'Aceptar' */
  confirmLabel?: string | undefined;
  /** Text of the button that leaves everything as it is; it has the focus first. @default 'Cancelar' */
  cancelLabel?: string | undefined;
  /** `danger` when it destroys something. */
  tone?: 'accent' | 'danger' | undefined;
  /** Keeps it from being confirmed yet: a word that must be typed, say. */
  confirmDisabled?: boolean | undefined;
  /**
   * The question was answered with yes; the dialog closes by itself. If it returns a promise, the button is busy and the
   * question stays until that is settled: kept, it closes; rejected, it can be answered again. The rejection itself is yours
   * to handle and to tell of: one that nothing catches is reported as unhandled.
   */
  onConfirm: () => unknown;
} & ReturnFocusProps &
  Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'>;

/** A question that must be answered: role="alertdialog", focus on the safe answer, no closing by the scrim. */
export function AlertDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  confirmDisabled = false,
  onConfirm,
  returnFocusTo,
  onEscapeKeyDown,
  className,
  children,
  ...rest
}: AlertDialogProps) {
  const texts = useAlertDialogTexts({ confirm: confirmLabel, cancel: cancelLabel });
  const written = usePortalLocale();
  const returnFocus = useReturnFocus({ ...rest, returnFocusTo });
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const { isPending, confirm } = useConfirm(onConfirm, isOpen, () => change(false));
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!isPending) change(next);
      }}
    >
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...written}
          {...overPage}
          {...rest}
          {...returnFocus}
          onEscapeKeyDown={(event) => {
            leaveEscape(event);
            onEscapeKeyDown?.(event);
          }}
          className={panelVariants({ size: 'sm', className })}
        >
          <div className="grid gap-3 p-6">
            <Radix.Title className="heading text-title">
              {description ? (
                title
              ) : (
                <Radix.Description asChild>
                  <span>{title}</span>
                </Radix.Description>
              )}
            </Radix.Title>
            {description ? (
              <Radix.Description className="text-ink-muted">{description}</Radix.Description>
            ) : null}
            {children}
          </div>
          <div className="flex flex-wrap justify-end gap-3 px-6 pb-6">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={isPending}>
                {texts.cancel}
              </Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                disabled={confirmDisabled}
                loading={isPending}
                onClick={confirm}
              >
                {texts.confirm}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
