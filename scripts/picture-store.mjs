// Where the pictures lie, beside the version of the browser that took them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

/** `MODE/COMPONENT/STORY.png`. */
export const pictures = join(root, '.storybook/__screenshots__');
/** What a failed comparison saw, and where it differs. */
export const differences = join(root, '.build/pictures');
const record = join(pictures, 'browser.json');

/** @returns the major version of Chromium that took the pictures; undefined: there are none yet */
export function recordedVersion() {
  return existsSync(record) ? String(JSON.parse(readFileSync(record, 'utf8')).chromium) : undefined;
}

/** @param {string} major */
export function recordVersion(major) {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(record, `${JSON.stringify({ chromium: major })}\n`);
}

const lastVerdict = join(root, '.build/pictures.json');

/** @param {{ compared: boolean, why: string }} verdict of the run that is beginning */
export function writeVerdict(verdict) {
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(lastVerdict, JSON.stringify(verdict));
}

/** @returns {{ compared: boolean, why: string } | undefined} of the last run of the stories */
export function readVerdict() {
  return existsSync(lastVerdict) ? JSON.parse(readFileSync(lastVerdict, 'utf8')) : undefined;
}

/** @returns every picture, as `mode/component/story.png` */
export function storedPictures() {
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.png'));
}

/** @returns the ids of the stories that are tested, from Storybook's own index */
export async function testedStories() {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('test'))
    .map(({ id }) => id);
}
