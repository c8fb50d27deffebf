import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { movementFixture } from '../fixtures/library';
import { MovementRow } from './movement-row';

test('[§2 History] a movement shows concept, description, amount, date, category and reference', async () => {
  const screen = await render(<MovementRow movement={movementFixture} />);
  const row = screen.getByRole('article', { name: 'Compra de créditos' });
  await expect.element(row.getByText('Paquete de 10 créditos')).toBeVisible();
  await expect.element(row.getByText('+$5.000')).toBeVisible();
  const facts = [...row.element().querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(['CategoríaCompras', 'ReferenciaREF-1042', 'Fecha21-11-2026']);
});

test.each([
  ['income', 'up', 'Ingreso'],
  ['expense', 'down', 'Egreso'],
] as const)('[§2 History] an %s has an arrow %s and the badge %s', async (kind, arrow, badge) => {
  const screen = await render(<MovementRow movement={{ ...movementFixture, kind }} />);
  expect(document.querySelector('[data-arrow]')?.getAttribute('data-arrow')).toBe(arrow);
  await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
});
