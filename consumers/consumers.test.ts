import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../testing/chromium.ts';
import { installPacked, linkPackages, run } from '../testing/packed.ts';
import manifest from './package.json' with { type: 'json' };

const folder = fileURLToPath(new URL('.', import.meta.url));
const apps = mkdtempSync(join(tmpdir(), 'trazo-consumers-'));
const bin = (path: string) => join(apps, 'node_modules', path);
const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
let browser: Browser;

beforeAll(async () => {
  installPacked('ui', apps);
  const own = Object.keys(manifest.devDependencies).filter(
    (name) => !/^(@trazo\/ui|react|react-dom)$/.test(name),
  );
  linkPackages(apps, folder, own);
  for (const name of ['app.tsx', 'vite', 'vite-page', 'vite-tailwind', 'next'])
    cpSync(join(folder, name), join(apps, name), { recursive: true });
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  rmSync(apps, { recursive: true, force: true });
});

/** The address that a server says it listens at; an error with all that it said when it ends first. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (part) => {
        said += stripVTControlCharacters(String(part));
        const address = /(http:\/\/localhost:\d+)\D/.exec(said)?.[1];
        if (address) resolve(address);
      });
    }
    server.once('exit', () =>
      reject(new Error(`The server did not start, so nothing could be looked at. It said: ${said}`)),
    );
  });
}

/** Starts a server, opens its page, and stops both in the end; what the console complains of fails the test. */
async function visit(app: string, command: string[], look: (page: Page, address: string) => Promise<void>) {
  const server = spawn(process.execPath, command, { cwd: join(apps, app), env: { ...process.env, ...env } });
  const ended = once(server, 'exit');
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  try {
    const address = await addressOf(server);
    await page.goto(address);
    await look(page, address);
    expect(complaints).toEqual([]);
  } finally {
    await page.close();
    server.kill();
    await ended;
  }
}

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** What a button looks like in our own theme. */
const OURS = { color: 'oklch(0.5327 0.2593 266.7)', radius: '6px' };

/** Presses everything there is in app.tsx, and sees that it did what it says and looks as it should. */
async function walk(page: Page, looks = OURS) {
  await page.getByLabel('Empresa').fill('Semilla');
  await page.getByLabel('Plan').selectOption('pro');
  await page.getByRole('radio', { name: 'Con símbolo' }).click();
  await page.getByRole('switch', { name: 'Avisos' }).click();
  await page.getByRole('switch', { name: 'Avisos', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('alert').getByText('Semilla, pro, icon', { exact: true }).waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => style(page, 'button[type=submit]', 'background-color')).toBe(looks.color);
  expect(await style(page, 'button[type=submit]', 'border-top-left-radius')).toBe(looks.radius);

  await page.getByLabel('Buscar logos').fill('mar');
  await page.getByRole('radio', { name: 'Lista' }).click();
  await page.getByRole('button', { name: 'Página 3' }).click();
  await page.getByText('Página 3, list, «mar»', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Movimientos' }).click();
  await page.getByRole('tabpanel').getByText('Sin movimientos').waitFor();

  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('button', { name: 'Ver detalle' }).click();
  await page.getByRole('dialog', { name: 'Detalle' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Formato' }).click();
  await page.getByRole('menuitem', { name: 'SVG' }).click();
  await page.getByText('Elegido: SVG').waitFor();
}

test('Vite without Tailwind, in a brand of its own', async () => {
  run(process.execPath, [bin('vite/bin/vite.js'), 'build'], join(apps, 'vite'), env);
  await visit('vite', [bin('vite/bin/vite.js'), 'preview', '--port', '0'], (page) =>
    walk(page, { color: 'oklch(0.5109 0.0861 186.4)', radius: '10px' }),
  );
});

test('Vite beside a reset and buttons of the page, which keep their looks too', async () => {
  run(process.execPath, [bin('vite/bin/vite.js'), 'build'], join(apps, 'vite-page'), env);
  await visit('vite-page', [bin('vite/bin/vite.js'), 'preview', '--port', '0'], async (page) => {
    const host = (property: string) => style(page, '[data-testid=host]', property);
    expect(await host('padding')).toBe('3px');
    expect(await host('background-color')).toBe('rgb(1, 2, 3)');
    expect(await style(page, 'button[type=submit]', 'padding')).toBe('6px 16px');
    await walk(page);
  });
});

test("Vite with Tailwind, whose own classes keep the host's looks", async () => {
  run(process.execPath, [bin('vite/bin/vite.js'), 'build'], join(apps, 'vite-tailwind'), env);
  await visit('vite-tailwind', [bin('vite/bin/vite.js'), 'preview', '--port', '0'], async (page) => {
    const host = (property: string) => style(page, '[data-testid=host]', property);
    expect(await host('border-radius')).toBe('8px');
    expect(await host('font-size')).toBe('14px');
    expect(await host('line-height')).toBe('20px');
    expect(await host('padding')).toBe('16px');
    expect(await host('background-color')).toBe('oklch(0.637 0.237 25.331)');
    expect(await host('font-family')).not.toContain('Trazo');
    expect(await style(page, ':root', '--accent'), 'a token of the host').toBe('#010203');
    await page.setViewportSize({ width: 600, height: 768 });
    expect(await host('padding')).toBe('0px');
    await walk(page);
  });
});

/** A page, itself a server component, that imports every entry of the package. */
function everyEntry(): string {
  const names = Object.entries<{ default?: string }>(
    JSON.parse(readFileSync(bin('@trazo/ui/package.json'), 'utf8')).exports,
  ).flatMap(([name, target]) => (target.default ? [name.slice(2)] : []));
  const imports = names.map((name, index) => `import * as entry${index} from '@trazo/ui/${name}';`);
  const list = names.map((_, index) => `Object.keys(entry${index})`).join(', ');
  return `${imports.join('\n')}\nexport default () => <p>{[${list}].length} entradas</p>;\n`;
}

test('Next, App Router: a server component shows them, the page is rendered by the server and then pressed', async () => {
  mkdirSync(join(apps, 'next/app/every-entry'));
  writeFileSync(join(apps, 'next/app/every-entry/page.jsx'), everyEntry());
  run(process.execPath, [bin('next/dist/bin/next'), 'build'], join(apps, 'next'), env);
  const chunks = join(apps, 'next/.next/static/chunks');
  const sent = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(chunks, name), 'utf8'))
    .join('\n');
  expect(sent, 'a client component').toContain('aria-busy');
  expect(sent, 'Table stays on the server').not.toContain('border-collapse');
  await visit('next', [bin('next/dist/bin/next'), 'start', '--port', '0'], async (page, address) => {
    const html = await (await fetch(address)).text();
    for (const text of [
      'Mi Galería',
      'localhost:',
      'Norte',
      '47/∞ logos',
      'No tienes logos creados',
      'Guardar',
    ])
      expect(html).toContain(text);
    const natives = page.locator('form input[type=checkbox], form input[type=radio]');
    expect(await natives.count()).toBeGreaterThan(2);
    expect(
      await natives.evaluateAll((inputs) => inputs.map((input) => getComputedStyle(input).opacity)),
      'the native controls behind Switch and RadioTiles',
    ).not.toContain('1');
    await page.getByRole('link', { name: 'Planes' }).click();
    expect(page.url()).toContain('#planes');
    await walk(page);
    await page.getByLabel('Correo').fill('ana@ejemplo.com');
    await page.goto(`${address}/every-entry`);
    await page.getByText('entradas').waitFor();
  });
});
