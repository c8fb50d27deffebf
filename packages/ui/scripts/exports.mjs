/**
 * Writes the exports map of package.json from the component folders: one entry per folder with an index.ts.
 * `npx pnpm --filter @trazo/ui run exports`; test/exports.test.ts fails when the map is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const LAYERS = ['primitives', 'states', 'domain'];
const EXTRA = {
  'on-demand': 'src/lib/on-demand.ts',
  provider: 'src/locale/trazo-provider.tsx',
  texts: 'src/locale/spanish.ts',
  'texts-en': 'src/locale/english.ts',
  'texts-pt': 'src/locale/portuguese.ts',
  testing: 'src/testing/index.ts',
  theme: 'src/theme/index.ts',
};

/** Entry name -> source file, sorted by name. */
export function entries() {
  const found = Object.entries(EXTRA).filter(([, file]) => existsSync(new URL(file, root)));
  for (const layer of LAYERS) {
    for (const folder of readdirSync(new URL(`src/${layer}`, root), { withFileTypes: true })) {
      const file = `src/${layer}/${folder.name}/index.ts`;
      if (!folder.isDirectory() || !existsSync(new URL(file, root))) continue;
      if (found.some(([name]) => name === folder.name)) {
        throw new Error(
          `Two components are called ${folder.name}; an entry point needs one name, so rename one folder.`,
        );
      }
      found.push([folder.name, file]);
    }
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The two maps: with the source condition for the workspace, without it for the published package. */
export function exportMaps() {
  const workspace = {};
  const published = {};
  for (const [name, file] of Object.entries(entries())) {
    const built = { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
    workspace[`./${name}`] = { '@trazo/source': `./${file}`, ...built };
    published[`./${name}`] = built;
  }
  for (const name of ['theme.css', 'base.css']) {
    workspace[`./${name}`] = `./src/theme/${name}`;
    published[`./${name}`] = `./dist/${name}`;
  }
  workspace['./tokens.css'] = './src/theme/tokens.generated.css';
  published['./tokens.css'] = './dist/tokens.css';
  for (const map of [workspace, published]) {
    for (const theme of ['light', 'dark']) map[`./${theme}.tokens.json`] = `./dist/${theme}.tokens.json`;
    map['./styles.css'] = './dist/styles.css';
    map['./package.json'] = './package.json';
  }
  return { workspace, published };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('package.json', root);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const { workspace, published } = exportMaps();
  manifest.exports = workspace;
  manifest.publishConfig = { ...manifest.publishConfig, exports: published };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
