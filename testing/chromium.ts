import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Flags for a browser that runs as root, without a display, and asks nothing of the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * The browser to test with: `CHROMIUM_PATH`, an installed Chrome or Chromium, Playwright's own; in that order.
 * @returns undefined when there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and no file is there. Correct it or unset it.`);
  }
  const own = chromium.executablePath();
  return onPath() ?? (existsSync(own) ? own : undefined);
}

function attempt(command: string, args: string[]): boolean {
  process.stdout.write(`  ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Finds a browser or installs one, and says which and how. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('No Chromium on this machine; installing one:\n');
  // Where Playwright's download is out of reach, Debian's package is the same browser.
  const installed =
    attempt('npx', ['--no-install', 'playwright', 'install', 'chromium']) ||
    (attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', 'chromium']));
  const path = installed ? findChromium() : undefined;
  if (!path) {
    throw new Error(
      'No Chromium could be found or installed, so the browser tests cannot run. Install Chrome or Chromium, or name one in CHROMIUM_PATH.',
    );
  }
  return path;
}
