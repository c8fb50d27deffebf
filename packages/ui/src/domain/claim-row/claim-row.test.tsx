import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ClaimRow } from './claim-row';

test('[§1] the four claims are 500K+ logos, 50K+ clients, 4.9/5 rating and 24/7 support', async () => {
  const screen = await render(<ClaimRow />);
  const items = screen.getByRole('list', { name: 'Trazo en cifras' }).getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    '500K+logos',
    '50K+clientes',
    '4.9/5valoración',
    '24/7soporte',
  ]);
});
