import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pnpm.mjs';

/**
 * What git ignores is made, not given, so it is no input. Names and endings are understood, which is all that
 * our .gitignore has; a pattern of another kind is refused rather than misread.
 * @param {string} gitignore its text
 * @returns {(name: string) => boolean} whether a file or folder of that name is left out
 */
export function ignores(gitignore) {
  const patterns = gitignore
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));
  const odd = patterns.find((pattern) => !/^\*?[\w.-]+$/.test(pattern));
  if (odd) {
    throw new Error(
      `.gitignore has the pattern ${odd}, which the fingerprint of the build cannot read. Use a plain name or *.ending, or teach scripts/fingerprint.mjs.`,
    );
  }
  const names = new Set(['.git', ...patterns.filter((pattern) => !pattern.startsWith('*'))]);
  const endings = patterns.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1));
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending));
}

/** @param {string} path @param {(name: string) => boolean} isIgnored @returns {string[]} the files at or below it, sorted. */
function filesBelow(path, isIgnored) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !isIgnored(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name), isIgnored));
}

/**
 * A digest of the contents of the given files and folders.
 * @param {string[]} paths relative to the root
 * @param {object} [options]
 * @param {string[]} [options.extra] anything else that the result depends on
 * @param {(name: string) => boolean} [options.without] whether files or folders of that name do not count
 */
export function fingerprint(paths, { extra = [], without = () => false } = {}) {
  const isMade = ignores(readFileSync(join(root, '.gitignore'), 'utf8'));
  const isIgnored = (/** @type {string} */ name) => isMade(name) || without(name);
  const hash = createHash('sha256');
  for (const value of extra) hash.update(value).update('\0');
  for (const path of paths.flatMap((each) => filesBelow(join(root, each), isIgnored))) {
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
