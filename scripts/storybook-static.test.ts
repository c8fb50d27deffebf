import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../testing/chromium.ts';
import { root } from './pnpm.mjs';

const folder = join(root, 'storybook-static');
/** Somewhere on a host that has more than this: a page of a repository, an artefact of a run. */
const BASE = '/any/where/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let server: Server;
let browser: Browser;
let address: string;
/** What was asked for and is not there, in the folder or outside it. */
const missing: string[] = [];

beforeAll(async () => {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('Storybook is not built, so it cannot be served. Run `npm run storybook:build`.');
  }
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname.startsWith(BASE)
      ? decodeURIComponent(pathname.slice(BASE.length)) || 'index.html'
      : '';
    const file = join(folder, name);
    if (name === '' || !existsSync(file)) {
      missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function opened(path: string, look: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ colorScheme: 'light', viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
  // Only what is in the folder: no cloud is asked for anything.
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  try {
    await page.goto(address + path);
    await look(page);
  } finally {
    await page.close();
  }
}

test('the built Storybook is one folder that any host serves under any path', async () => {
  missing.length = 0;
  await opened('?path=/story/primitives-button--default', async (page) => {
    const story = page.frameLocator('#storybook-preview-iframe');
    await story.getByRole('button', { name: 'Generar Logo' }).waitFor();
  });
  expect(missing.filter((path) => path !== '/favicon.ico')).toEqual([]);
});

test.each(['botón', 'Button'])('its search finds a component by «%s»', async (word) => {
  await opened('?path=/story/domain-pager--default', async (page) => {
    await page.getByRole('searchbox').fill(word);
    await page
      .getByRole('option')
      .filter({ hasText: /Primitives\W*Button$/ })
      .click();
    await page.waitForURL(/primitives-button--/);
  });
});

test('the toolbar shows a story in a brand, in dark, in English, from right to left and in forced colours', async () => {
  const globals = 'theme:dark;brand:bosque;direction:rtl;forcedColors:none';
  await opened(
    `iframe.html?id=primitives-button--default&viewMode=story&globals=${globals}`,
    async (page) => {
      const button = page.getByRole('button', { name: 'Generar Logo' });
      await button.waitFor();
      const looks = () =>
        button.evaluate((element) => {
          const { backgroundColor, borderTopLeftRadius, direction } = getComputedStyle(element);
          return { backgroundColor, borderTopLeftRadius, direction };
        });
      await expect.poll(looks).toEqual({
        backgroundColor: 'oklch(0.7 0.0861 186.4)',
        borderTopLeftRadius: '12px',
        direction: 'rtl',
      });
    },
  );
  await opened('iframe.html?id=domain-pager--default&viewMode=story&globals=language:en', async (page) => {
    await page.getByRole('button', { name: 'Next' }).waitFor();
  });
  await opened(
    'iframe.html?id=primitives-button--default&viewMode=story&globals=forcedColors:active',
    async (page) => {
      await page.getByRole('button', { name: 'Generar Logo' }).waitFor();
      const paper = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--trazo-paper'));
      await expect.poll(paper).toBe('Canvas');
    },
  );
});

test('a page of text is dark in the dark theme', async () => {
  await opened('iframe.html?id=primitives-button--docs&viewMode=docs&globals=theme:dark', async (page) => {
    await page
      .getByRole('heading', { name: /Button/ })
      .first()
      .waitFor();
    const ground = () =>
      page.locator('.sbdocs-wrapper').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).not.toMatch(/255, 255, 255|oklch\(1|rgb\(24\d/);
  });
});

test('the panel of visual tests says what to do without a cloud', async () => {
  await opened('?path=/story/primitives-button--default', async (page) => {
    await page.getByRole('tab', { name: 'Visual tests' }).click();
    await page.getByText('npm run screenshots').first().waitFor();
  });
});
