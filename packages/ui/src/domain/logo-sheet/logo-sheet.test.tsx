import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { leadLogo } from '../fixtures/landing';
import { LogoSheet } from './logo-sheet';

afterEach(() => document.documentElement.classList.remove('dark'));

const shown = () =>
  [...document.querySelectorAll('img')].filter((image) => getComputedStyle(image).display !== 'none');

test('the drawing for dark grounds is shown in the dark theme, and only that', async () => {
  await render(<LogoSheet logo={leadLogo} loading="eager" className="h-40" />);
  expect(shown().map((image) => image.getAttribute('src'))).toEqual([leadLogo.src]);
  document.documentElement.classList.add('dark');
  expect(shown().map((image) => image.getAttribute('src'))).toEqual([leadLogo.darkSrc]);
});

test('with one drawing the sheet stays light in the dark theme', async () => {
  document.documentElement.classList.add('dark');
  await render(<LogoSheet logo={{ name: leadLogo.name, src: leadLogo.src }} className="h-40" />);
  const sheet = document.querySelector('[data-ground]');
  expect(sheet && getComputedStyle(sheet).backgroundColor).toBe('oklch(1 0 0)');
});

test('its images are silent, for the name stands elsewhere', async () => {
  const screen = await render(<LogoSheet logo={leadLogo} className="h-40" />);
  expect(screen.getByRole('img').query()).toBeNull();
});
