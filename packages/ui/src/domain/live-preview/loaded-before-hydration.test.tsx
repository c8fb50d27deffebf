import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { LogoHero } from '../logo-stage';
import { LivePreview } from './live-preview';

const src = logoFixtures[0]?.src;

afterEach(() => document.body.replaceChildren());

/** Server-rendered HTML whose images have loaded before React takes it over. */
async function hydrateLate(ui: React.ReactElement): Promise<HTMLElement> {
  const place = document.createElement('div');
  place.innerHTML = renderToString(ui);
  document.body.append(place);
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode()));
  hydrateRoot(place, ui);
  return place;
}

test('a preview that loaded before React listened is shown', async () => {
  const place = await hydrateLate(<LivePreview name="Mar" src={src} />);
  await expect.poll(() => place.querySelector('img')?.dataset.layer).toBe('shown');
});

test('a new logo that loaded before React listened is uncovered', async () => {
  const place = await hydrateLate(<LogoHero name="Mar" src={src} />);
  await expect.poll(() => place.querySelector('[data-state]')?.getAttribute('data-state')).toBe('arrived');
});
