import { check, focus, type User, waitUntil } from './check';

/** Walks a disclosure: Enter and Space show and hide the panel, and the button says which. */
export async function walkDisclosure({ user, button }: { user: User; button: Element }): Promise<void> {
  const expanded = () => button.getAttribute('aria-expanded');
  const before = expanded();
  check(before === 'true' || before === 'false', 'the button says whether its panel shows.');
  for (const key of ['{Enter}', ' ']) {
    focus(button);
    const was = expanded();
    await user.keyboard(key);
    await waitUntil(() => expanded() !== was, `${key === ' ' ? 'Space' : key} shows or hides the panel.`);
    const panel = button.ownerDocument.getElementById(button.getAttribute('aria-controls') ?? '');
    const shows = panel !== null && !panel.hidden;
    check(shows === (expanded() === 'true'), 'the panel shows exactly when the button says so.');
  }
  check(expanded() === before, 'pressing twice changes nothing.');
}
