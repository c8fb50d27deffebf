import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pnpm.mjs';

const generated = new Set(['node_modules', 'dist', '.data', 'storybook-static', '.sheet']);

/** @param {string} path @returns {string[]} the files at or below it, sorted. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !generated.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * A digest of the contents of the given files and folders.
 * @param {string[]} paths relative to the root
 * @param {string[]} [extra] anything else that the result depends on
 */
export function fingerprint(paths, extra = []) {
  const hash = createHash('sha256');
  for (const value of extra) hash.update(value).update('\0');
  for (const path of paths.flatMap((each) => filesBelow(join(root, each)))) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Does the work unless the stamp says that it was done for these very inputs.
 * The stamp is written after the work, so an interrupted run is done again.
 * @param {string} stamp path relative to the root
 * @param {string} value
 * @param {() => boolean} work returns whether it went well
 */
export function unlessUnchanged(stamp, value, work) {
  const path = join(root, stamp);
  if (existsSync(path) && readFileSync(path, 'utf8') === value) return true;
  if (!work()) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, value);
  return true;
}
