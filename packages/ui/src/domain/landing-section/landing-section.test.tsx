import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LandingSection } from './landing-section';

test('it is a region named by its title and reached by its anchor', async () => {
  const screen = await render(
    <LandingSection id="features" title="Funciones" lede="Lo que hace">
      <p>Contenido</p>
    </LandingSection>,
  );
  const region = screen.getByRole('region', { name: 'Funciones' });
  await expect.element(region).toHaveAttribute('id', 'features');
  await expect.element(region.getByRole('heading', { level: 2, name: 'Funciones' })).toBeVisible();
});

test('the title is not hidden behind a head that stays at the top', async () => {
  await render(
    <LandingSection id="features" title="Funciones">
      <p>Contenido</p>
    </LandingSection>,
  );
  const section = document.querySelector('section');
  expect(section && getComputedStyle(section).scrollMarginTop).toBe('64px');
});
