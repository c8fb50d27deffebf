import { check, enabled, focus, type User, waitForFocus, waitUntil } from './check';

/** Walks a menu button: Enter, Space and Down Arrow open it, arrows, Home and End move, Escape returns. */
export async function walkMenuButton({ user, trigger }: { user: User; trigger: Element }): Promise<void> {
  const page = trigger.ownerDocument;
  const menu = () => page.querySelector<HTMLElement>('[role="menu"][data-state="open"]');
  check(trigger.getAttribute('aria-haspopup') === 'menu', 'the button says that it has a menu.');
  for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
    focus(trigger);
    await user.keyboard(key);
    const list = await waitUntil(menu, `${key === ' ' ? 'Space' : key} on the button opens the menu.`);
    check(trigger.getAttribute('aria-expanded') === 'true', 'the button says that its menu is open.');
    const [first] = enabled(list, 'menuitem');
    check(first, 'a menu has an item.');
    await waitForFocus(first, 'focus moves to the first item.');
    if (key === '{ArrowDown}') break;
    await user.keyboard('{Escape}');
    await waitUntil(() => menu() === null, 'Escape closes the menu.');
    await waitForFocus(trigger, 'Escape returns the focus to the button.');
  }
  const items = enabled(menu() ?? page, 'menuitem');
  const [first] = items;
  const last = items.at(-1);
  check(first && last, 'a menu has an item.');
  for (const item of items.slice(1)) {
    await user.keyboard('{ArrowDown}');
    await waitForFocus(item, 'Down Arrow moves to the next item.');
  }
  await user.keyboard('{Home}');
  await waitForFocus(first, 'Home moves to the first item.');
  await user.keyboard('{End}');
  await waitForFocus(last, 'End moves to the last item.');
  await user.keyboard('{Escape}');
  await waitForFocus(trigger, 'Escape returns the focus to the button.');
}
