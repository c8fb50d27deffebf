import { check, enabled, focus, rowKeys, type User, waitUntil } from './check';

const selected = (tab: Element | undefined) => tab?.getAttribute('aria-selected') === 'true';

/** Walks a tab list: one stop for Tab, arrows wrap and choose, Home and End, and each tab shows its panel. */
export async function walkTabs({ user, tablist }: { user: User; tablist: Element }): Promise<void> {
  const page = tablist.ownerDocument;
  const tabs = enabled(tablist, 'tab');
  const [first] = tabs;
  const isColumn = tablist.getAttribute('aria-orientation') === 'vertical';
  const keys = isColumn ? { next: 'ArrowDown', previous: 'ArrowUp' } : rowKeys(tablist);
  const last = tabs.at(-1);
  check(first && last && first !== last, 'a tab list has at least two tabs.');
  check(
    tablist.getAttribute('aria-label') || tablist.getAttribute('aria-labelledby'),
    'a tab list has a name.',
  );
  await user.click(first);
  check(
    tabs.filter((tab) => tab.getAttribute('tabindex') === '0').length === 1,
    'the tab list is one stop for Tab.',
  );
  for (const tab of tabs) {
    await waitUntil(() => selected(tab), 'an arrow chooses the next tab.');
    const panel = page.getElementById(tab.getAttribute('aria-controls') ?? '');
    check(panel?.getAttribute('role') === 'tabpanel' && !panel.hidden, 'the chosen tab shows its panel.');
    check(panel.getAttribute('aria-labelledby') === tab.id, 'a panel is named by its tab.');
    focus(tab);
    await user.keyboard(`{${keys.next}}`);
  }
  await waitUntil(() => selected(first), 'an arrow on the last tab wraps to the first.');
  await user.keyboard(`{${keys.previous}}`);
  await waitUntil(() => selected(last), 'an arrow on the first tab wraps to the last.');
  await user.keyboard('{Home}');
  await waitUntil(() => selected(first), 'Home chooses the first tab.');
  await user.keyboard('{End}');
  await waitUntil(() => selected(last), 'End chooses the last tab.');
  await user.keyboard('{Home}');
}
