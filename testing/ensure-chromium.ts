import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './chromium';

/** An installed browser, or the one that Playwright has downloaded. */
function present(): string | undefined {
  const own = chromium.executablePath();
  return findChromium() ?? (existsSync(own) ? own : undefined);
}

function attempt(command: string, args: string[]): boolean {
  process.stdout.write(`  ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Finds a browser to test in or installs one, and says how.
 * @throws Error when none can be had, or when CHROMIUM_PATH names a file that is not there.
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(
      `CHROMIUM_PATH is ${named}, and no file is there, so no test can open a browser. Correct it or unset it.`,
    );
  }
  const found = present();
  if (found) return found;
  process.stdout.write('No Chromium on this machine; installing one:\n');
  // Where Playwright's own download is out of reach, Debian's package is the same browser.
  const installed =
    attempt('npx', ['--no-install', 'playwright', 'install', 'chromium']) ||
    (attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', 'chromium']));
  const path = installed ? present() : undefined;
  if (!path) {
    throw new Error(
      'No Chromium could be found or installed, so the browser tests cannot run. Install Chrome or Chromium, or name one in CHROMIUM_PATH.',
    );
  }
  return path;
}
