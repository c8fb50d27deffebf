import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, DialogContent } from '../dialog';
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

test('in a dialog the first Escape clears, and the next one closes', async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Elegir">
        <SearchInput defaultValue="mar" />
      </DialogContent>
    </Dialog>,
  );
  const box = screen.getByRole('searchbox');
  await box.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
