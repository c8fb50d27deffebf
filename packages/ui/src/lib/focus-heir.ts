const heirs = new WeakMap<Element, HTMLElement>();

/**
 * An element that left the page leaves its focus to another: at once if it was lost, and else when a dialog or an alert
 * would give it back to the one that is gone.
 */
export function bequeathFocus(gone: Element, heir: HTMLElement): void {
  heirs.set(gone, heir);
  if (document.activeElement === document.body) heir.focus();
}

/** What the focus goes back to: the element while it is in the page, then its heir, if it has one. */
export function heirOf(element: Element | undefined): HTMLElement | undefined {
  let heir = element;
  while (heir && !heir.isConnected) heir = heirs.get(heir);
  return heir instanceof HTMLElement && heir !== document.body ? heir : undefined;
}
