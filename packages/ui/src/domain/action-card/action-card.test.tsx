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

test('a link of the router gets the title and keeps its address', async () => {
  const screen = await render(<ActionCard title="Ver Historial" link={<a href="/record">{null}</a>} />);
  await expect
    .element(screen.getByRole('link', { name: 'Ver Historial' }))
    .toHaveAttribute('href', '/record');
  expect(document.querySelector('button')).toBeNull();
});
