import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MovementTotals } from './movement-totals';

test('[§2 History] three tiles show what came in, what went out, and how many movements', async () => {
  const { container } = await render(<MovementTotals income="$6.500" expense="$500" count={3} />);
  const tiles = [...container.querySelectorAll('dl > div')].map((tile) => [
    tile.querySelector('dt')?.textContent,
    tile.querySelector('dd')?.textContent,
  ]);
  expect(tiles).toEqual([
    ['Total Ingresos', '$6.500'],
    ['Total Egresos', '$500'],
    ['Transacciones', '3'],
  ]);
});
