import { check, enabled, focus, hold, rowKeys, type User, waitUntil } from './check';

const checked = (radio: Element | undefined) => radio?.getAttribute('aria-checked') === 'true';

/** Walks a radio group: a name, one stop for Tab, arrows move, choose and wrap. */
export async function walkRadioGroup({ user, group }: { user: User; group: Element }): Promise<void> {
  check(group.getAttribute('role') === 'radiogroup', 'it has the role radiogroup.');
  check(
    group.getAttribute('aria-label') || group.getAttribute('aria-labelledby'),
    'a radio group has a name.',
  );
  const radios = enabled(group, 'radio');
  const [first] = radios;
  const last = radios.at(-1);
  check(first && last && first !== last, 'a radio group has at least two choices.');
  await user.click(first);
  await waitUntil(() => checked(first), 'a press chooses.');
  check(
    radios.filter((radio) => radio.getAttribute('tabindex') === '0').length === 1,
    'it is one stop for Tab.',
  );
  focus(first);
  for (const radio of radios.slice(1)) {
    await hold(user, 'ArrowDown');
    await waitUntil(() => checked(radio), 'Down Arrow moves to the next choice and takes it.');
  }
  await hold(user, rowKeys(group).next);
  await waitUntil(() => checked(first), 'an arrow on the last choice wraps to the first.');
  await hold(user, 'ArrowUp');
  await waitUntil(() => checked(last), 'an arrow on the first choice wraps to the last.');
  check(radios.filter(checked).length === 1, 'exactly one choice is taken.');
}
