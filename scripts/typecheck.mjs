import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './pnpm.mjs';

/** Every folder with a tsconfig of its own. */
export const rooms = [
  'packages/api-client',
  'packages/logo-engine',
  'packages/ui',
  'apps/logo-app',
  'apps/logo-server',
  '.storybook',
  'e2e',
  'bench',
  'scripts',
].filter((room) => existsSync(join(root, room, 'tsconfig.json')));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let failed = false;
  for (const room of rooms) {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status } = spawnSync(process.execPath, [tsc, '-p', room], { cwd: root, stdio: 'inherit' });
    if (status !== 0) {
      failed = true;
      process.stderr.write(`types: ${room} failed\n`);
    }
  }
  process.exitCode = failed ? 1 : 0;
}
