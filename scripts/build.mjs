// `npm run build`: every package, the app and the server.
import { pathToFileURL } from 'node:url';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { pnpm } from './pnpm.mjs';

const sources = ['packages', 'apps', 'tsconfig.base.json', 'pnpm-lock.yaml'];

/**
 * @param {string} stamp
 * @param {string[]} which pnpm's words for the packages to build
 */
function build(stamp, which) {
  const done = unlessUnchanged(stamp, fingerprint(sources), () => {
    process.stdout.write('Building…\n');
    return pnpm([...which, 'run', 'build'], { quiet: true });
  });
  if (!done) {
    throw new Error('The build failed, so nothing that is built can run. The messages above say where.');
  }
}

/** Builds what `npm start` runs, unless it is there: the engine, the app and the server. */
export const ensureProductBuilt = () =>
  build(
    '.build/product',
    ['@trazo/logo-engine', '@trazo/logo-app', '@trazo/logo-server'].map((name) => `--filter=${name}`),
  );

/** Builds everything that has a build, unless it is there: the published packages too. */
export const ensureBuilt = () => build('.build/all', ['--recursive']);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  ensureBuilt();
}
