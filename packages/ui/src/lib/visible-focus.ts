import type { FocusEvent, FocusEventHandler } from 'react';

/**
 * For `onFocusCapture` around a switch or a radio, beside which Radix hides the native control that a form asks: a form
 * that is sent with that one missing gives it the focus, and keys would then change it alone, unseen and untold. The focus
 * goes on to what is seen. Done as it comes and not on `invalid`, so that the browser still chooses the first that is
 * missing, and says what it has to say there.
 * @param own the consumer's handler, which comes first
 */
export function focusVisible<Around extends HTMLElement>(own?: FocusEventHandler<Around>) {
  return (event: FocusEvent<Around>) => {
    own?.(event);
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.ariaHidden !== 'true') return;
    const visible = target.previousElementSibling;
    if (visible instanceof HTMLElement) visible.focus();
  };
}
