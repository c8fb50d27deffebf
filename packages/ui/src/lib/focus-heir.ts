/** Selector of a part's heading, whatever its level, which has the focus where no control of the part is left. */
export const HEADING = 'h2, h3, h4';

const heirs = new WeakMap<Element, HTMLElement>();

/**
 * Passes the focus of a removed element on to another: at once if the focus was lost, otherwise when a dialog or an alert
 * would return it to the removed element.
 */
export function bequeathFocus(gone: Element, heir: HTMLElement): void {
  heirs.set(gone, heir);
  if (document.activeElement === document.body) heir.focus();
}

/** Where focus returns to: the element while it is connected, otherwise its heir, if it has one. */
export function heirOf(element: Element | undefined): HTMLElement | undefined {
  let heir = element;
  while (heir && !heir.isConnected) heir = heirs.get(heir);
  return heir instanceof HTMLElement && heir !== document.body ? heir : undefined;
}
