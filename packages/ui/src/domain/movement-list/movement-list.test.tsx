import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { movementFixtures } from '../fixtures/library';
import { MovementList } from './movement-list';

test('[§2 History] the movements are one list in the order given', async () => {
  const screen = await render(<MovementList state={{ status: 'ready', movements: movementFixtures }} />);
  const rows = screen.getByRole('list', { name: 'Movimientos' }).getByRole('heading').elements();
  expect(rows.map((row) => row.textContent)).toEqual(movementFixtures.map(({ concept }) => concept));
});

test('[§2 History] without movements it says when there will be some', async () => {
  const screen = await render(<MovementList state={{ status: 'empty', reason: 'none' }} />);
  await expect.element(screen.getByRole('heading', { name: 'No hay movimientos registrados' })).toBeVisible();
  await expect
    .element(screen.getByText('Los movimientos de créditos aparecerán aquí cuando realices transacciones'))
    .toBeVisible();
});

test('[§2 History] when the filters match nothing it says only that', async () => {
  const screen = await render(<MovementList state={{ status: 'empty', reason: 'filtered' }} />);
  await expect.element(screen.getByRole('heading', { name: 'No se encontraron movimientos' })).toBeVisible();
  expect(screen.container.querySelectorAll('p')).toHaveLength(0);
});

test('[§8 Movements failure] a red banner says so and there is no list', async () => {
  const screen = await render(<MovementList state={{ status: 'error' }} />);
  expect(screen.getByRole('alert').element().textContent).toBe('Error al cargar los movimientos');
  expect(screen.getByRole('list').elements()).toHaveLength(0);
});
