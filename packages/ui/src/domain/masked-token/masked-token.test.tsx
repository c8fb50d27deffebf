import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MaskedToken } from './masked-token';

test('[§2 Profile] only the mask of the token reaches the document', async () => {
  const { container } = await render(<MaskedToken token="1763689600000_k3j9x2v8q1" />);
  expect(container.querySelector('code')?.textContent).toBe('Token de sesión: 1763••••v8q1');
  expect(container.innerHTML).not.toContain('1763689600000');
});
