import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { leadLogo } from '../fixtures/landing';
import { FeatureArtefacts } from './feature-artefacts';

test('[§2 Landing page] it is the section of the anchor #features, with three things under headings', async () => {
  const screen = await render(<FeatureArtefacts logo={leadLogo} />);
  const region = screen.getByRole('region', { name: 'Un logo que puedes llevar a todas partes' });
  await expect.element(region).toHaveAttribute('id', 'features');
  expect(region.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
});

test('the drawings are silent: the texts under them say what they show', async () => {
  const screen = await render(<FeatureArtefacts logo={leadLogo} />);
  expect(screen.getByRole('img').query()).toBeNull();
});

test('the same symbol stands at 16, 32 and 64 px', async () => {
  await render(<FeatureArtefacts logo={leadLogo} />);
  const widths = [...document.querySelectorAll(`img[src="${leadLogo.symbolSrc}"]`)].map(
    (image) => image.getBoundingClientRect().width,
  );
  expect(widths.slice(0, 3)).toEqual([16, 32, 64]);
});

test('nothing is cut at 320 px', async () => {
  await page.viewport(320, 700);
  await render(<FeatureArtefacts logo={leadLogo} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('a server renders it without inline styles, which a strict policy would refuse', () => {
  expect(renderToString(<FeatureArtefacts logo={leadLogo} />)).not.toContain('style=');
});
