// `npm run setup`: the locked dependencies.
import { pathToFileURL } from 'node:url';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { install } from './pnpm.mjs';

/** Installs the locked dependencies; nothing happens when the lockfile is the one already installed. */
export function ensureInstalled() {
  const inputs = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml'], {
    extra: [process.versions.modules],
  });
  const done = unlessUnchanged('node_modules/.trazo-installed', inputs, () => {
    process.stdout.write('Installing dependencies…\n');
    return install();
  });
  if (!done) {
    throw new Error(
      'The dependencies could not be installed, so nothing can run. pnpm’s own words stand above; check the network and try again.',
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureInstalled();
