/** Finds the browser the tests run in, in the order docs/architecture.md gives: told, installed, Playwright's own. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chrome or Chromium; undefined leaves the choice to Playwright. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).concat(FIXED);
  return candidates.find((path) => existsSync(path));
}

/** Flags that keep the browser quiet and able to run as root in a container. */
export const CHROMIUM_FLAGS: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for Playwright and for Vitest's Playwright provider. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return executablePath ? { executablePath, args: CHROMIUM_FLAGS } : { args: CHROMIUM_FLAGS };
}
