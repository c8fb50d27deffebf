import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchInput } from './search-input';

function Search() {
  const [value, setValue] = useState('');
  return <SearchInput value={value} onValueChange={setValue} placeholder="Buscar logos..." />;
}

test('Escape clears the text and keeps the focus', async () => {
  const screen = await render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Buscar' });
  await box.fill('panadería');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('the cross appears with the first letter, clears, and gives the focus back', async () => {
  const screen = await render(<Search />);
  const box = screen.getByRole('searchbox');
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  await box.fill('café');
  await screen.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});
