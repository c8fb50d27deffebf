import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ResultCount } from './result-count';

test.each([
  [0, '0 logos encontrados'],
  [1, '1 logo encontrado'],
  [5, '5 logos encontrados'],
  [10000, '10000 logos encontrados'],
])('[§2 Gallery] %d logos read %s and are announced', async (count, text) => {
  const screen = await render(<ResultCount count={count} />);
  expect(screen.getByRole('status').element().textContent).toBe(text);
});

test('a count that is not known says nothing, and is announced in the same place once it is', async () => {
  const screen = await render(<ResultCount count={undefined} />);
  const status = screen.getByRole('status').element();
  expect(status.textContent).toBe('');
  await screen.rerender(<ResultCount count={3} />);
  expect(screen.getByRole('status').element()).toBe(status);
  expect(status.textContent).toBe('3 logos encontrados');
});
