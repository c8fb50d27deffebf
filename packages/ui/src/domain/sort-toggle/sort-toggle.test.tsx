import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SortToggle } from './sort-toggle';

test.each([
  ['desc', 'Ordenar: Más recientes', 'asc'],
  ['asc', 'Ordenar: Más antiguos', 'desc'],
] as const)('[§2 Gallery] in order %s it reads %s and a press asks for %s', async (order, text, asked) => {
  const onValueChange = vi.fn();
  const screen = await render(<SortToggle value={order} onValueChange={onValueChange} />);
  await screen.getByRole('button', { name: text, exact: true }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(asked);
});
