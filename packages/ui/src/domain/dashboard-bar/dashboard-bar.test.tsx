import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DashboardBar } from './dashboard-bar';

test('[§2 Dashboard] a simple top navigation with sign-out', async () => {
  const onSignOut = vi.fn();
  const screen = await render(
    <DashboardBar
      brand="Trazo"
      onSignOut={onSignOut}
      links={
        <li>
          <a href="/gallery">Galería</a>
        </li>
      }
    />,
  );
  await expect
    .element(screen.getByRole('navigation', { name: 'Navegación' }).getByRole('link', { name: 'Galería' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar Sesión' }).click();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('without links there is no navigation', async () => {
  const screen = await render(<DashboardBar brand="Trazo" onSignOut={() => {}} />);
  expect(screen.getByRole('navigation').elements()).toHaveLength(0);
});
