import { pathToFileURL } from 'node:url';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { pnpm } from './pnpm.mjs';

const sources = [
  'packages/ui',
  'packages/api-client',
  'packages/logo-engine',
  'apps/logo-app',
  'apps/logo-server',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];

/** Builds what `npm start` runs: the engine, the app and the server. */
export function ensureBuilt() {
  const done = unlessUnchanged('.build/product', fingerprint(sources), () => {
    process.stdout.write('Building…\n');
    const rooms = ['@trazo/logo-engine', '@trazo/logo-app', '@trazo/logo-server'];
    return pnpm([...rooms.map((room) => `--filter=${room}`), 'run', 'build'], { quiet: true });
  });
  if (!done) throw new Error('The build failed, so there is nothing to start. The messages above say where.');
}

/** Builds everything, the published packages too. */
function buildAll() {
  ensureInstalled();
  if (!pnpm(['--recursive', 'run', 'build'])) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildAll();
