import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked, linkPackages, run as runIn } from '../../../testing/packed.ts';
import { isClientModule } from '../scripts/directives.mjs';
import { entries } from '../scripts/exports.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const consumer = mkdtempSync(join(tmpdir(), 'trazo-consumer-'));
let tarball = '';
let installed = '';

/** Runs a program in the consumer's folder. */
const run = (file: string, args: string[]) => runIn(file, args, consumer);

beforeAll(() => {
  ({ tarball, installed } = installPacked('ui', consumer));
  linkPackages(consumer, folder, ['@types/react', '@types/react-dom', 'tailwindcss']);
  cpSync(join(folder, 'test/consumer'), consumer, { recursive: true });
  writeFileSync(join(consumer, 'package.json'), '{ "name": "consumer", "type": "module" }');
}, 300_000);

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

test('the tarball holds its licence and its change log', () => {
  const licence = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8');
  expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toBe(licence);
  expect(existsSync(join(installed, 'CHANGELOG.md'))).toBe(true);
});

test('the tarball holds no source, no test and no workspace version', () => {
  const files = run('tar', ['-tzf', tarball]).split('\n');
  expect(files.filter((file) => /\.(test|stories)\.|\/src\//.test(file))).toEqual([]);
  expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toMatch(
    /workspace:|catalog:|@trazo\/source/,
  );
});

test('every entry point can be imported by plain Node and has its types', async () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const targets = Object.entries<{ types?: string; default?: string }>(exports).filter(
    ([, target]) => target.default,
  );
  const imports = targets.map(([name]) => `await import('@trazo/ui${name.slice(1)}');`).join('\n');
  writeFileSync(join(consumer, 'all.mjs'), imports);
  run(process.execPath, ['all.mjs']);
  for (const [name, { types = '' }] of targets) expect(existsSync(join(installed, types)), name).toBe(true);
});

/** Entries of the package, by whether they say "use client". */
function entriesMarked(client: boolean): string[] {
  const marked = (name: string) =>
    readFileSync(join(installed, `dist/${name}.js`), 'utf8').startsWith('"use client"');
  return Object.keys(entries()).filter((name) => marked(name) === client);
}

test("which entries need a browser's React, and which are server components (after a decision: vitest run -u)", async () => {
  const list = (client: boolean) => entriesMarked(client).join('\n  ');
  await expect(`client:\n  ${list(true)}\nserver:\n  ${list(false)}\n`).toMatchFileSnapshot(
    './directives.txt',
  );
});

test.each([
  ["import { useState } from 'react';", true],
  ["import { createContext as make } from 'react';", true],
  ["import * as React from 'react';", true],
  ["import * as Radix from '@radix-ui/react-dialog';", true],
  ['<Button onClick={() => {}} />', true],
  ['<div ref={(node) => node} />', true],
  ["import { useId, type Ref } from 'react';", false],
  ["import type { KeyboardEvent, useState } from 'react';", false],
  ["import { Slot } from '@radix-ui/react-slot';", false],
  ['const Card = ({ onClick, ...rest }: { onClick: () => void }) => <div {...rest} />;', false],
])('%s makes a client component: %s', (source, expected) => {
  expect(isClientModule(source)).toBe(expected);
});

test('it renders on a server from the packed files', () => {
  const program = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Button } from '@trazo/ui/button';
    process.stdout.write(renderToString(createElement(Button, { variant: 'secondary' }, 'Crear Logo')));`;
  writeFileSync(join(consumer, 'server.mjs'), program);
  expect(run(process.execPath, ['server.mjs'])).toMatch(/^<button .*><span>Crear Logo<\/span><\/button>$/);
});

test('a strict consumer compiles against it, and illegal props do not compile', () => {
  const options = {
    compilerOptions: {
      strict: true,
      module: 'nodenext',
      jsx: 'react-jsx',
      noEmit: true,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    },
    files: ['app.tsx'],
  };
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify(options));
  run(process.execPath, [join(require.resolve('typescript/package.json'), '../bin/tsc'), '-p', '.']);
});

test('Button alone costs under 6 kB gzip without React', async () => {
  writeFileSync(join(consumer, 'button.js'), "export { Button } from '@trazo/ui/button';");
  const result = await build({
    root: consumer,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(consumer, 'button.js'), formats: ['es'] },
      rollupOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('aria-busy');
  expect(gzipSync(code).length).toBeLessThan(6 * 1024);
});

test('a Tailwind consumer gets the classes of the components from theme.css', () => {
  writeFileSync(join(consumer, 'app.css'), '@import "tailwindcss";\n@import "@trazo/ui/theme.css";\n');
  const cli = join(require.resolve('@tailwindcss/cli/package.json'), '../dist/index.mjs');
  run(process.execPath, [cli, '-i', 'app.css', '-o', 'out.css']);
  const css = readFileSync(join(consumer, 'out.css'), 'utf8');
  expect(css).toContain('.bg-accent');
  expect(css).toContain('--trazo-paper:');
});

test('a Tailwind consumer with a prefix gets the classes of the components from styles.css, above its reset', () => {
  writeFileSync(
    join(consumer, 'prefix.css'),
    '@import "tailwindcss" prefix(tw);\n@import "@trazo/ui/styles.css";\n',
  );
  const cli = join(require.resolve('@tailwindcss/cli/package.json'), '../dist/index.mjs');
  run(process.execPath, [cli, '-i', 'prefix.css', '-o', 'prefix.out.css']);
  const css = readFileSync(join(consumer, 'prefix.out.css'), 'utf8');
  expect(css).toContain('.bg-accent');
  expect(css.indexOf('@layer trazo.utilities')).toBeGreaterThan(css.indexOf('@layer base {'));
  expect(css.indexOf('@layer base {')).toBeGreaterThan(0);
});

test('styles.css stands alone: every class, every token, and fonts that are there', () => {
  const css = readFileSync(join(installed, 'dist/styles.css'), 'utf8');
  expect(css).toContain('.bg-accent');
  expect(css).toContain('prefers-reduced-motion');
  expect(readFileSync(join(installed, 'dist/base.css'), 'utf8')).toContain('prefers-reduced-motion');
  const fonts = [...css.matchAll(/url\(["']?(\.\/fonts\/[^"')]+)/g)].map(([, url = '']) => url);
  // Three faces: the letters of our texts, and the rest.
  expect(new Set(fonts).size).toBe(6);
  for (const font of fonts) expect(existsSync(join(installed, 'dist', font)), font).toBe(true);
});

test("styles.css reads and sets no custom property that a page may have: all of them are ours or Tailwind's own", () => {
  const css = readFileSync(join(installed, 'dist/styles.css'), 'utf8');
  const names = [...css.matchAll(/(?<=[{;(])--[a-z][\w-]*/g)].map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['--trazo-paper', '--tw-border-style']));
  expect(names.filter((name) => !/^--(trazo|tw|radix)-/.test(name))).toEqual([]);
});

test('styles.css stands in two layers of its own, so that a page can put its styles between them', () => {
  const css = readFileSync(join(installed, 'dist/styles.css'), 'utf8');
  const layers = [...css.matchAll(/@layer ([^{;]+)/g)].map(([, name]) => name);
  expect(layers).toEqual([
    'trazo-page.properties',
    'trazo-page.theme',
    'trazo-page.base',
    'trazo.components',
    'trazo.utilities',
    // Inside the one before it.
    'own',
  ]);
});

test('styles.css has no class that a page is likely to have and no component has', () => {
  const css = readFileSync(join(installed, 'dist/styles.css'), 'utf8');
  const words = ['blur', 'container', 'filter', 'outline', 'resize', 'ring', 'shadow', 'table', 'transition'];
  expect(words.filter((word) => new RegExp(`\\.${word}[,{]`).test(css))).toEqual([]);
});

test('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('the types resolve in every resolution that ESM has', () => {
  const cli = join(require.resolve('@arethetypeswrong/cli/package.json'), '../dist/index.js');
  run(process.execPath, [
    cli,
    tarball,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--exclude-entrypoints',
    './theme.css',
    './base.css',
    './styles.css',
    './tokens.css',
    './light.tokens.json',
    './dark.tokens.json',
  ]);
});
