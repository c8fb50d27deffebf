import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { LogoContexts } from './logo-contexts';
import { LogoHero } from './logo-hero';
import { LogoStage } from './logo-stage';

const [logo] = logoFixtures;
const hero = (root: Element) => root.querySelector('[data-state=waiting], [data-state=arrived]');

test("one image carries the logo's name, the views are silent and captioned", async () => {
  const screen = await render(<LogoStage name="Mar Abierto" color="#0E7490" {...logo} />);
  await expect.element(screen.getByRole('img')).toHaveAttribute('alt', 'Mar Abierto');
  const captions = [...screen.container.querySelectorAll('figcaption')].map((one) => one.textContent);
  expect(captions).toEqual([
    'Sobre oscuro',
    'Sobre tu color',
    'A 128, 32 y 16 px',
    'Rótulo',
    'Tarjeta',
    'Icono de app',
  ]);
});

test('the small sizes are what they say', async () => {
  const screen = await render(<LogoStage name="Mar Abierto" color="#0E7490" src={logo?.src} />);
  const figure = [...screen.container.querySelectorAll('figure')].find((one) =>
    one.textContent?.includes('16 px'),
  );
  const widths = [...(figure?.querySelectorAll('img') ?? [])].map((one) => one.getBoundingClientRect().width);
  expect(widths).toEqual([128, 32, 16]);
});

test('a ground has its own variant, or the light one on a white plate', async () => {
  const screen = await render(
    <LogoStage name="Mar" color="#0E7490" src={logo?.src} darkSrc={logo?.darkSrc} />,
  );
  const on = (ground: string) => screen.container.querySelector(`figure [data-ground=${ground}]`);
  expect(on('dark')?.querySelector('img')?.src).toBe(logo?.darkSrc);
  expect(on('dark')?.querySelector('.light')).toBeNull();
  expect(on('brand')?.querySelector('.light img')?.getAttribute('src')).toBe(logo?.src);
});

test('the logo is uncovered when its image has arrived, and again for the next one', async () => {
  const screen = await render(<LogoHero name="Mar" src={logo?.src} />);
  const stage = screen.container.querySelector('[data-state]:not(img)') as Element;
  await expect.poll(() => stage.getAttribute('data-state')).toBe('arrived');
  const left: (string | null)[] = [];
  const watch = new MutationObserver((records) => left.push(...records.map((record) => record.oldValue)));
  watch.observe(stage, { attributeFilter: ['data-state'], attributeOldValue: true });
  await screen.rerender(<LogoHero name="Mar" src={logoFixtures[1]?.src} />);
  await expect.poll(() => left).toEqual(['arrived', 'waiting']);
  expect(stage.getAttribute('data-state')).toBe('arrived');
  watch.disconnect();
});

test.each([
  ['missing', undefined],
  ['broken', 'data:image/png;base64,AAAA'],
])('with a %s image a tile with the initial stands in, uncovered', async (_, src) => {
  const screen = await render(<LogoHero name="Ñandú" color="#EC4899" src={src} />);
  await expect.element(screen.getByRole('img', { name: 'Ñandú' })).toHaveTextContent('Ñ');
  await expect.poll(() => hero(screen.container)?.getAttribute('data-state')).toBe('arrived');
});

describeConformance('LogoStage', <LogoStage name="Mar" color="#0E7490" />, { tag: 'div' });
describeConformance('LogoContexts', <LogoContexts logo={{ name: 'Mar', color: '#0E7490' }} />, {
  tag: 'div',
});
describeConformance('LogoHero', <LogoHero name="Mar" />, { tag: 'div' });

test('a logo that is taller than its place stays whole in it', async () => {
  const tall = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"/>')}`;
  const screen = await render(
    <div style={{ width: 320 }}>
      <LogoStage name="Faro" color="#0E7490" src={tall} />
    </div>,
  );
  await expect.element(screen.getByRole('img', { name: 'Faro' })).toBeVisible();
  for (const image of screen.container.querySelectorAll('img')) {
    const place = image.parentElement?.getBoundingClientRect();
    expect(image.getBoundingClientRect().bottom).toBeLessThanOrEqual((place?.bottom ?? 0) + 0.5);
  }
});

test('an image that failed, and is chosen again after another one arrived, has its tile uncovered', async () => {
  const broken = 'data:image/png;base64,AAAA';
  const screen = await render(<LogoHero name="Mar" src={broken} />);
  const state = () => hero(screen.container)?.getAttribute('data-state');
  await expect.element(screen.getByRole('img', { name: 'Mar' })).toHaveTextContent('M');
  await screen.rerender(<LogoHero name="Mar" src={logo?.src} />);
  await expect.poll(state).toBe('arrived');
  await expect.poll(() => screen.container.querySelector('img')?.getAttribute('src')).toBe(logo?.src);
  await screen.rerender(<LogoHero name="Mar" src={broken} />);
  await expect.element(screen.getByRole('img', { name: 'Mar' })).toHaveTextContent('M');
  await expect.poll(state).toBe('arrived');
});
