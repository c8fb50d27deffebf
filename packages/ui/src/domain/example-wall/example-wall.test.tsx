import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { landingLogos } from '../fixtures/landing';
import { ExampleWall } from './example-wall';

test('[§2 Landing page] it is the section of the anchor #examples, a list with the name of each logo', async () => {
  const screen = await render(<ExampleWall logos={landingLogos} />);
  const wall = screen.getByRole('region', { name: 'Dibujados con Trazo' });
  await expect.element(wall).toHaveAttribute('id', 'examples');
  const items = wall.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(
    landingLogos.map(({ name, trade }) => `${name}${trade}`),
  );
});

test('a logo that fails shows its initial and keeps its place', async () => {
  await render(<ExampleWall logos={[{ id: '1', name: 'Ñandú', src: 'data:image/png;base64,AAAA' }]} />);
  await expect.poll(() => document.querySelector('[data-state="tile"]')?.textContent).toBe('Ñ');
});
