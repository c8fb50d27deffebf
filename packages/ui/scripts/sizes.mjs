/**
 * What each entry costs alone: gzip of all that comes with it before anyone touches the page, besides React, which
 * the host has. `npx pnpm --filter @trazo/ui run sizes` builds, measures and writes the table of the README;
 * test/sizes.test.ts fails when it is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { entries } from './exports.mjs';

const require = createRequire(import.meta.url);
/** The bundler that builds the package. */
const esbuild = createRequire(require.resolve('tsup/package.json'))('esbuild');
const root = fileURLToPath(new URL('..', import.meta.url));
const readme = new URL('../README.md', import.meta.url);
const PLACE = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

/** What an entry fetches later stays outside of it. */
const later = {
  name: 'later',
  setup: (/** @type {import('esbuild').PluginBuild} */ build) =>
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/**
 * @param {string[]} names of entries of dist
 * @param {Partial<import('esbuild').BuildOptions>} options
 */
const bundle = (names, options) =>
  esbuild.build({
    entryPoints: names.map((name) => `dist/${name}.js`),
    absWorkingDir: root,
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // A host's bundler knows that this is the end of development; React itself is the host's.
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    write: false,
    metafile: true,
    logLevel: 'silent',
    ...options,
  });

/** Bytes of one entry that has code on demand: what a bundler that splits gives at once. @param {string} name */
async function splitSize(name) {
  const { outputFiles, metafile } = await bundle([name], { splitting: true });
  const needed = new Set([`out/${name}.js`]);
  for (const file of needed)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') needed.add(path);
  return outputFiles
    .filter(({ path }) => needed.has(relative(root, path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

/**
 * All in one build, which reads the icons once and not a hundred times.
 * @returns {Promise<Record<string, number>>} entry name -> bytes
 */
export async function sizes() {
  const names = Object.keys(entries());
  const { outputFiles, metafile } = await bundle(names, { plugins: [later] });
  /** @type {Record<string, number>} */
  const found = {};
  for (const { path, contents } of outputFiles) {
    const file = relative(root, path);
    const name = basename(file, '.js');
    const splits = metafile.outputs[file]?.imports.some(({ kind }) => kind === 'dynamic-import');
    found[name] = splits ? await splitSize(name) : gzipSync(contents).length;
  }
  return found;
}

/**
 * Entry name -> kB, as the README says.
 * @returns {Record<string, number>}
 */
export function writtenSizes() {
  const [table = ''] = PLACE.exec(readFileSync(readme, 'utf8')) ?? [];
  return Object.fromEntries(
    [...table.matchAll(/`([\w-]+)` \| ([\d.]+)/g)].map(([, name, kilobytes]) => [name, Number(kilobytes)]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensurePackageBuilt('ui');
  const cells = Object.entries(await sizes()).map(
    ([name, bytes]) => `\`${name}\` | ${(bytes / 1000).toFixed(1)}`,
  );
  const third = Math.ceil(cells.length / 3);
  const rows = Array.from({ length: third }, (_, row) =>
    [0, 1, 2].map((column) => cells[column * third + row] ?? ' | ').join(' | '),
  );
  const table = ['entry | kB | entry | kB | entry | kB', '--- | ---: | --- | ---: | --- | ---:', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(PLACE, `$1${table}\n$2`));
}
