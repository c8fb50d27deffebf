/** The part of a user-event library the walks need; `userEvent` of storybook/test and Testing Library fit. */
export type User = {
  keyboard: (text: string) => Promise<unknown>;
  click: (element: Element) => Promise<unknown>;
};

/** Fails with a sentence that says which rule of the pattern is broken. */
export function check(condition: unknown, rule: string): asserts condition {
  if (!condition) throw new Error(`ARIA Authoring Practices: ${rule}`);
}

/** Long enough for a busy machine, shorter than what test runners in a browser give a test. */
const PATIENCE_MS = 10_000;

/** Waits until `probe` gives something, and returns it. */
export async function waitUntil<T>(probe: () => T | null | undefined | false, rule: string): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = probe();
    if (found) return found;
    check(Date.now() < end, rule);
    await new Promise((next) => setTimeout(next, 16));
  }
}

/** Waits until `element` has the focus. */
export async function waitForFocus(element: Element, rule: string): Promise<void> {
  await waitUntil(() => element.ownerDocument.activeElement === element, rule);
}

/** The arrow keys that go on and back in a row of an element's direction of writing. */
export function rowKeys(element: Element): { next: string; previous: string } {
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  const [next, previous] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { next, previous };
}

/** Focuses an element as the Tab key would leave it. */
export function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

/** Elements of a role inside `root` that are not disabled, in document order. */
export function enabled(root: ParentNode, role: string): Element[] {
  return [...root.querySelectorAll(`[role="${role}"]`)].filter(
    (element) => !element.matches(':disabled, [aria-disabled="true"], [data-disabled]'),
  );
}

/**
 * Presses a key as a hand does: it stays down while the widget reacts, and then comes up. User-event
 * libraries let go at once, before a widget that moves the focus in a later task has seen that the key is down.
 */
export async function hold(user: User, key: string): Promise<void> {
  let released = false;
  const note = () => {
    released = true;
  };
  document.addEventListener('keyup', note, { once: true, capture: true });
  await user.keyboard(`{${key}>}`);
  await new Promise((next) => setTimeout(next, 16));
  if (!released) await user.keyboard(`{/${key}}`);
  if (!released) document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  document.removeEventListener('keyup', note, { capture: true });
}
