import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { gate, holdCall } from '../held-calls';

const PHONE = { width: 412, height: 823 };
/** Everything that is sent for the landing before anyone scrolls, headers included, in bytes. */
const IN_ALL = 180_000;

/** The page is React's from here on: only a hydrated landing has a field to type in. */
const hydrated = (page: Page) =>
  expect(page.getByRole('main').getByRole('textbox', { name: 'Nombre de tu empresa' })).toBeVisible();

test('[Product: light] before scrolling, the landing takes at most 180 kB, six scripts and no face but two small ones', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // The demonstration stands still, so that which drawings have been fetched is no matter of time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const sizes: number[] = [];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  const asked: { type: string; path: string }[] = [];
  page.on('request', (request) =>
    asked.push({ type: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const of = (type: string) => asked.filter((one) => one.type === type).map(({ path }) => path);
  expect(of('script').length).toBeLessThanOrEqual(6);
  expect(of('stylesheet')).toHaveLength(1);
  expect(of('font').sort()).toEqual([
    expect.stringContaining('bricolage-grotesque-basic'),
    expect.stringContaining('instrument-sans-basic'),
  ]);
  expect(sizes).toHaveLength(asked.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(IN_ALL);
});

test('[Product: light] the landing is complete before any script has come, and React takes over what is there', async ({
  page,
}) => {
  const scripts = await holdCall(page, '/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await scripts.asked;
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'INICIAR SESIÓN' }),
    page.getByRole('region', { name: 'Un logo que puedes llevar a todas partes' }),
    page.getByRole('article', { name: 'Comandante' }),
  ];
  const before = await Promise.all(parts.map((part) => part.elementHandle()));
  scripts.release();
  await hydrated(page);
  const stayed = before.map((element) => element?.evaluate((node) => node.isConnected));
  expect(await Promise.all(stayed)).toEqual([true, true, true, true]);
});

test('[Product: light] the plans are markup until another period is asked for; then their code comes', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(asked.filter((path) => /\/(plans|still-sections)-/.test(path))).toEqual([]);
  const paid = page.getByRole('article', { name: 'Comandante' });
  await expect(paid).toContainText('$29');
  await page.getByRole('radio', { name: /Anual/ }).check({ force: true });
  await expect(paid).toContainText('$290');
  await page.getByRole('radio', { name: /Mensual/ }).check({ force: true });
  await expect(paid).not.toContainText('$290');
  await expect(page.getByRole('radio', { name: /Mensual/ })).toBeFocused();
  expect(asked.filter((path) => /\/plans-/.test(path))).toHaveLength(1);
});

test('[Product: light] nothing on the landing moves another thing while it comes to life', async ({
  page,
}) => {
  const fonts: string[] = [];
  const fontsThere = gate();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font' && fonts.push(request.url()) === 2) fontsThere.open();
  });
  // What is looked at here is hydration and pictures: the fonts are there when the page is first painted.
  await page.route('**/assets/*.css', async (route) => {
    await fontsThere.opened;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) =>
      (window as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries()),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.getByRole('heading', { name: 'Explorador' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    test(`the landing's own style sheet says all that the app's says of it, ${colorScheme}, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/', { waitUntil: 'networkidle' });
      await hydrated(page);
      const { compared, other } = await page.evaluate(async () => {
        const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
        /** Every property of every element, and of what stands before and after it where anything does. */
        const looks = () =>
          [...document.querySelectorAll('html, body, #root *')].flatMap((element) =>
            ['', '::before', '::after'].map((pseudo) => {
              const style = getComputedStyle(element, pseudo || null);
              const stands = pseudo === '' || !['none', 'normal'].includes(style.content);
              const values = stands ? names.map((name) => style.getPropertyValue(name)) : [];
              return { what: element.tagName + pseudo, values };
            }),
          );
        const own = looks();
        const app = await (await fetch('/plan', { headers: { accept: 'text/html' } })).text();
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(app)?.[1] ?? '';
        const loaded = new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
        });
        document.head.append(link);
        await loaded;
        const whole = looks();
        const differences = new Set<string>();
        if (whole.length !== own.length) differences.add(`${own.length} looks > ${whole.length}`);
        for (const [index, { what, values }] of own.entries()) {
          const now = whole[index]?.values ?? [];
          if (values.length !== now.length) differences.add(`${what} appears or is gone`);
          for (const [at, value] of values.entries())
            if (now[at] !== value) differences.add(`${what} ${names[at]}: ${value} > ${now[at]}`);
        }
        const compared = own.reduce((sum, { values }) => sum + values.length, 0);
        return { compared, other: [...differences].slice(0, 20) };
      });
      expect(compared).toBeGreaterThan(100_000);
      expect(other).toEqual([]);
    });
  }
}

test('without JavaScript the landing shows its pictures, and its links lead where they say', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'load' });
  for (const [label, id] of [
    ['Funciones', 'features'],
    ['Ejemplos', 'examples'],
    ['Precios', 'pricing'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  const drawn = page.locator('#examples li img').first();
  await drawn.scrollIntoViewIfNeeded();
  await expect(drawn).toHaveJSProperty('complete', true);
  await context.close();
});
