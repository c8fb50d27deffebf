import { check, focus, type User, waitUntil } from './check';

/** Walks a switch: Space turns it over and back, and its state is said. */
export async function walkSwitch({ user, element }: { user: User; element: Element }): Promise<void> {
  check(element.getAttribute('role') === 'switch', 'it has the role switch.');
  const state = () => element.getAttribute('aria-checked');
  const before = state();
  check(before === 'true' || before === 'false', 'a switch says whether it is on.');
  focus(element);
  await user.keyboard(' ');
  await waitUntil(() => state() !== before, 'Space turns it over.');
  await user.keyboard(' ');
  await waitUntil(() => state() === before, 'Space turns it back.');
}
