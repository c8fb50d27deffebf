import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { filterFixtures } from '../fixtures/library';
import { FilterPanel } from './filter-panel';

test('[§2 History] the filters are closed until asked for', async () => {
  const screen = await render(<FilterPanel {...filterFixtures} onValueChange={() => {}} />);
  const button = screen.getByRole('button', { name: 'Filtros' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
  await button.click();
  const fields = screen.getByRole('combobox').elements();
  expect(fields.map((field) => (field as HTMLSelectElement).labels[0]?.textContent)).toEqual([
    'Ordenar por',
    'Orden',
    'Categoría',
  ]);
});

test.each([
  ['Ordenar por', 'name_logo', { sortField: 'name_logo' }],
  ['Orden', 'asc', { order: 'asc' }],
  ['Categoría', 'nature', { category: 'nature' }],
])('[§2 History] choosing %s reports the value with that field changed', async (label, option, change) => {
  const onValueChange = vi.fn();
  const screen = await render(<FilterPanel {...filterFixtures} defaultOpen onValueChange={onValueChange} />);
  await screen.getByLabelText(label, { exact: true }).selectOptions(option);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ ...filterFixtures.value, ...change });
});

test('a closed panel says how many filters hold', async () => {
  const screen = await render(<FilterPanel {...filterFixtures} activeCount={2} onValueChange={() => {}} />);
  await expect.element(screen.getByRole('button', { name: 'Filtros 2 activos' })).toBeVisible();
});
