import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs pnpm through npx, so that a machine with only Node and npm needs nothing else.
 * corepack cannot verify pnpm's signature on every Node that this runs on.
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: output only when it fails.
 * @returns {boolean} whether it ended well.
 */
export function pnpm(args, { quiet = false, env = process.env } = {}) {
  const command = ['--yes', '--prefer-offline', 'pnpm@10', ...args];
  const result = spawnSync('npx', command, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status === 0;
}
