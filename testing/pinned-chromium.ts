import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'node_modules/@sparticuz/chromium');

/** The package's one font (Open Sans) answers for every family that a page does not bring itself. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Starts the browser with the libraries and fonts of its own folder, so that the system's cannot change a picture. */
const LAUNCHER = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/** What two machines must share for their screenshots to be comparable. */
export type BrowserIdentity = { browser: string; fonts: string; system: string };

/** Whether the lockfile's browser runs here: it is built for Linux on x64. */
export const isPinnedSupported = process.platform === 'linux' && process.arch === 'x64';

const version = () => String(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).version);

/** The identity of the lockfile's browser. */
export function pinnedIdentity(): BrowserIdentity {
  return {
    browser: `Chromium of @sparticuz/chromium ${version()}`,
    fonts: `Open Sans of @sparticuz/chromium ${version()}`,
    system: 'linux x64',
  };
}

/**
 * The lockfile's browser, unpacked beside the installed packages: one second the first time, nothing after it.
 * @returns the path of its launcher
 * @throws Error when the packages are not installed or `tar` cannot unpack them
 */
export function pinnedChromium(): string {
  if (!existsSync(source)) {
    throw new Error(
      'node_modules/@sparticuz/chromium is not there, so no test can open a browser. Install first: npm run setup',
    );
  }
  const folder = join(root, 'node_modules/.cache/chromium', version());
  const launcher = join(folder, 'launch');
  if (!existsSync(launcher)) unpack(folder);
  return launcher;
}

/** Unpacks into a folder of its own and renames it, so that nobody sees half a browser. */
function unpack(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  const packed = (name: string) => brotliDecompressSync(readFileSync(join(source, 'bin', name)));
  writeFileSync(join(half, 'chromium'), packed('chromium.br'), { mode: 0o755 });
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    const { status, stderr } = spawnSync('tar', ['-x', '-C', half], { input: packed(archive) });
    if (status !== 0) {
      throw new Error(`${archive} could not be unpacked, so no test can open a browser: tar said: ${stderr}`);
    }
  }
  writeFileSync(join(half, 'fonts.conf'), FONTS);
  writeFileSync(join(half, 'launch'), LAUNCHER, { mode: 0o755 });
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another process was first.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(folder, 'launch'))) throw error;
  }
}
