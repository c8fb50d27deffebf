// The server (restarted on change), the app and Storybook (both with hot reload), side by side.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { endTree, ownGroup } from './end-tree.mjs';
import { ensureInstalled } from './install.mjs';
import { installedPnpm, root } from './pnpm.mjs';

ensureInstalled();

const port = Number(process.env.PORT ?? 3000);
/** @type {{ name: string, args: string[], env: NodeJS.ProcessEnv }[]} */
const parts = [
  {
    name: 'server',
    args: ['--filter=@trazo/logo-server', 'run', 'dev'],
    env: {
      PORT: String(port + 1),
      PUBLIC_URL: `http://localhost:${port}`,
      // Where `npm start` and `npm run admin` have it too: pnpm runs the server in its own folder.
      DATA_DIR: resolve(root, process.env.DATA_DIR ?? '.data'),
    },
  },
  {
    name: 'app',
    args: ['--filter=@trazo/logo-app', 'run', 'dev'],
    env: { PORT: String(port), SERVER_URL: `http://localhost:${port + 1}` },
  },
  { name: 'storybook', args: ['run', 'storybook', '--ci'], env: {} },
];

const children = parts.map(({ name, args, env }) => {
  const child = spawn(process.execPath, [installedPnpm, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached: ownGroup,
  });
  child.on('exit', (code) => {
    if (!stopping) process.stderr.write(`${name} ended (${code}); the others go on. Ctrl+C stops them.\n`);
  });
  return child;
});

let stopping = false;
function stop() {
  stopping = true;
  // pnpm does not pass signals on.
  for (const child of children) if (child.exitCode === null) endTree(child, 'SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
