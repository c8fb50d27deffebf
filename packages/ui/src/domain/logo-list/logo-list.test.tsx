import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createdLogoFixtures } from '../fixtures/library';
import { LogoList } from './logo-list';

test('[§2 History] rows are numbered across pages', async () => {
  const screen = await render(
    <LogoList state={{ status: 'ready', logos: createdLogoFixtures.slice(0, 2), first: 11 }} />,
  );
  const rows = screen.getByRole('list', { name: 'Logos creados' }).getByRole('heading').elements();
  expect(rows.map((row) => row.textContent)).toEqual(['Logo #11 Sierra Viva', 'Logo #12 Amanecer Andino']);
});

test('[§2 History] without logos it invites to make the first one', async () => {
  const screen = await render(
    <LogoList state={{ status: 'empty', reason: 'none', action: <a href="/generate">Crear Logo</a> }} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'No tienes logos creados' })).toBeVisible();
  await expect.element(screen.getByText('Comienza creando tu primer logo')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Crear Logo' })).toBeVisible();
});

test('[§2 History] when the filters match nothing it says how to go on', async () => {
  const screen = await render(<LogoList state={{ status: 'empty', reason: 'filtered' }} />);
  await expect.element(screen.getByRole('heading', { name: 'No se encontraron logos' })).toBeVisible();
  await expect.element(screen.getByText('Intenta ajustar los filtros de búsqueda')).toBeVisible();
});

test('[§8 History logos failure] a red banner says so and there is no list', async () => {
  const screen = await render(<LogoList state={{ status: 'error' }} />);
  expect(screen.getByRole('alert').element().textContent).toBe('Error al cargar los logos');
  expect(screen.getByRole('list').elements()).toHaveLength(0);
});

test('while loading it is busy and says so once', async () => {
  const screen = await render(<LogoList state={{ status: 'loading' }} />);
  expect(screen.getByRole('status').element().textContent).toBe('Cargando...');
});
