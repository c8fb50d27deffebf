import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ActionCard } from './action-card';

test('a press anywhere on the card counts, and the name of the control is the title', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <ActionCard title="Crear Logo" detail="Cinco pasos" onPress={onPress} className="w-80" />,
  );
  await expect.element(screen.getByRole('button', { name: 'Crear Logo', exact: true })).toBeVisible();
  const card = screen.getByRole('article').element().getBoundingClientRect();
  const hit = document.elementFromPoint(card.right - 8, card.bottom - 8);
  hit?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onPress).toHaveBeenCalledOnce();
});

/** Stands in for a router's link. */
function RouterLink(props: ComponentProps<'a'>) {
  return <a {...props} />;
}

test.each([
  ['an address', '/record'],
  ['a link of the router', <RouterLink key="link" href="/record" className="of-the-router" />],
])('%s gets the title, and covers the card', async (_, link) => {
  const screen = await render(<ActionCard title="Ver Historial" link={link} className="w-80" />);
  const shown = screen.getByRole('link', { name: 'Ver Historial' });
  await expect.element(shown).toHaveAttribute('href', '/record');
  const card = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.elementFromPoint(card.right - 8, card.bottom - 8)).toBe(shown.element());
  if (typeof link !== 'string') await expect.element(shown).toHaveClass('of-the-router');
  expect(document.querySelector('button')).toBeNull();
});
