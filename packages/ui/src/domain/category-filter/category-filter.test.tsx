import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { categoryFixtures } from '../fixtures/library';
import { CategoryFilter } from './category-filter';

test('[§2 Gallery] the categories are toggle buttons and only the chosen one is pressed', async () => {
  const screen = await render(
    <CategoryFilter options={categoryFixtures} value="nature" onValueChange={() => {}} />,
  );
  const group = screen.getByRole('group', { name: 'Filtrar por categoría' });
  expect(group.getByRole('button').elements()).toHaveLength(17);
  expect(group.getByRole('button', { pressed: true }).element().textContent).toBe('Naturaleza');
});

test('a press reports the category', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <CategoryFilter options={categoryFixtures} value="all" onValueChange={onValueChange} />,
  );
  await screen.getByRole('button', { name: 'Diseño digital' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('desing');
});

test('on a phone it is one line, and the chosen category is in view', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <CategoryFilter options={categoryFixtures} value="food" onValueChange={() => {}} />,
  );
  const group = screen.getByRole('group').element().firstElementChild as Element;
  expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
  const chosen = screen.getByRole('button', { name: 'Alimentaria' }).element().getBoundingClientRect();
  expect(chosen.left).toBeGreaterThanOrEqual(0);
  expect(chosen.right).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});
