import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MovementTotals } from './movement-totals';

const tilesOf = (container: Element) =>
  [...container.querySelectorAll('dl > div')].map((tile) => [
    tile.querySelector('dt')?.textContent,
    tile.querySelector('dd')?.textContent,
  ]);

test('[§2 History] three tiles show what came in, what went out, and how many movements', async () => {
  const { container } = await render(<MovementTotals income="$6.500" expense="$500" count={3} />);
  expect(tilesOf(container)).toEqual([
    ['Total Ingresos', '$6.500'],
    ['Total Egresos', '$500'],
    ['Transacciones', '3'],
  ]);
});

test('a figure that is not known is a dash, named for those who hear it', async () => {
  const { container } = await render(
    <MovementTotals income={undefined} expense={undefined} count={undefined} />,
  );
  expect(tilesOf(container)).toEqual([
    ['Total Ingresos', '—Sin datos'],
    ['Total Egresos', '—Sin datos'],
    ['Transacciones', '—Sin datos'],
  ]);
  expect(container).toMatchAriaInlineSnapshot(`
    - term: Total Ingresos
    - definition: Sin datos
    - term: Total Egresos
    - definition: Sin datos
    - term: Transacciones
    - definition: Sin datos
  `);
});
