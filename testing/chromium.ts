/** The browser that the tests run in: the one somebody names, the lockfile's, else an installed one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import {
  type BrowserIdentity,
  isPinnedSupported,
  pinnedChromium,
  pinnedIdentity,
} from './pinned-chromium.ts';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that keep the browser quiet and able to run as root in a container. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An installed Chrome or Chromium, else the one that Playwright has downloaded. */
function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...FIXED, chromium.executablePath()].find((path) => existsSync(path));
}

/** Playwright's own download, for a system that the lockfile's browser is not built for. */
function downloadChromium(): string | undefined {
  process.stdout.write('No Chromium on this machine; installing one: npx playwright install chromium\n');
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return installedChromium();
}

/**
 * Path of the browser to test in, made ready if need be.
 * @throws Error when none can be had, or when CHROMIUM_PATH names a file that is not there.
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, and no file is there, so no test can open a browser. Correct it or unset it.`,
    );
  }
  if (isPinnedSupported) return pinnedChromium();
  const path = installedChromium() ?? downloadChromium();
  if (path) return path;
  throw new Error(
    'No Chromium could be found or installed, so the browser tests cannot run. Install Chrome or Chromium, or name one in CHROMIUM_PATH.',
  );
}

/**
 * What the browser of this run is, for screenshots to be comparable with those of another machine.
 * @returns undefined when it is not the lockfile's: its version, its fonts and its system are then its own.
 */
export function browserIdentity(): BrowserIdentity | undefined {
  return isPinnedSupported && ensureChromium() === pinnedChromium() ? pinnedIdentity() : undefined;
}

/** Launch options for Playwright and for Vitest's Playwright provider. */
export function chromiumLaunchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: ensureChromium(), args: FLAGS };
}
