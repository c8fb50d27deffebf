import { check, focus, type User, waitForFocus, waitUntil } from './check';

type Options = { user: User /** The button that opens it. */; trigger: Element };

const open = (document: Document, role: string) =>
  document.querySelector<HTMLElement>(`[role="${role}"][data-state="open"]`);

/** Opens it by keyboard, proves that it is named, traps the Tab key and gives the focus back on Escape. */
async function walk({ user, trigger }: Options, role: 'dialog' | 'alertdialog'): Promise<void> {
  const page = trigger.ownerDocument;
  focus(trigger);
  await user.keyboard('{Enter}');
  const panel = await waitUntil(() => open(page, role), `Enter on its button opens the ${role}.`);
  const label = panel.getAttribute('aria-labelledby');
  check(
    panel.getAttribute('aria-label') || (label && page.getElementById(label)?.textContent?.trim()),
    `a ${role} has a name.`,
  );
  check(
    role === 'dialog' || panel.getAttribute('aria-describedby'),
    'an alertdialog is described by its message.',
  );
  await waitUntil(() => panel.contains(page.activeElement), 'focus moves into it when it opens.');
  const stops = panel.querySelectorAll(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled',
  );
  for (let pressed = 0; pressed <= stops.length; pressed += 1) {
    await user.keyboard('{Tab}');
    check(panel.contains(page.activeElement), 'Tab stays inside it.');
  }
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  check(panel.contains(page.activeElement), 'Shift+Tab stays inside it.');
  await user.keyboard('{Escape}');
  await waitUntil(() => open(page, role) === null, 'Escape closes it.');
  await waitForFocus(trigger, 'focus returns to the button that opened it.');
}

/** The keyboard walk of a modal dialog. */
export function walkDialog(options: Options): Promise<void> {
  return walk(options, 'dialog');
}

/** The keyboard walk of an alert dialog, which moreover is described by its message. */
export function walkAlertDialog(options: Options): Promise<void> {
  return walk(options, 'alertdialog');
}
