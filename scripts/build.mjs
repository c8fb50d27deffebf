// `npm run build`: every package, the app and the server.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { installedPnpm, pnpm, root } from './pnpm.mjs';

const everywhere = ['tsconfig.base.json', 'pnpm-lock.yaml'];

/**
 * No build reads what tests, stories and pages of text are made of, so a change of them builds nothing.
 * @param {string} name of a file or folder
 */
export const isUnread = (name) =>
  name === 'test' || /\.(test|stories)\.tsx?$|\.mdx?$|^vitest\..*config\.ts$/.test(name);

/**
 * @param {string} stamp
 * @param {string[]} folders what to build
 * @param {string[]} sources what it is built from
 */
function build(stamp, folders, sources) {
  if (!existsSync(installedPnpm)) {
    throw new Error('The dependencies are not installed, so nothing can be built. Run `npm run setup`.');
  }
  // A dist that was removed was not built, whatever the stamp says.
  if (!folders.every(hasDist)) rmSync(join(root, stamp), { force: true });
  const done = unlessUnchanged(stamp, fingerprint([...everywhere, ...sources], { without: isUnread }), () => {
    process.stdout.write('Building…\n');
    // Whoever asks: under a test runner's NODE_ENV the app would carry React's development build.
    const env = { NODE_ENV: 'production' };
    return pnpm([...folders.map((folder) => `--filter=./${folder}`), 'run', 'build'], { quiet: true, env });
  });
  if (!done) {
    throw new Error('The build failed, so nothing that is built can run. The messages above say where.');
  }
}

/** @param {string} folder */
const hasDist = (folder) => existsSync(join(root, folder, 'dist'));

/**
 * Builds one of the published packages, unless it is there.
 * @param {string} name its folder in packages
 */
export const ensurePackageBuilt = (name) =>
  build(`.build/${name}`, [`packages/${name}`], [`packages/${name}`]);

/** Builds what `npm start` runs, unless it is there: the engine, the app and the server. */
export function ensureProductBuilt() {
  ensurePackageBuilt('logo-engine');
  build('.build/product', ['apps/logo-app', 'apps/logo-server'], ['packages', 'apps']);
}

/** Builds everything that has a build, unless it is there. */
export function ensureBuilt() {
  ensureProductBuilt();
  ['api-client', 'ui'].forEach(ensurePackageBuilt);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  ensureBuilt();
}
