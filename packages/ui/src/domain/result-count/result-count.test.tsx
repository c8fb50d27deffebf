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
