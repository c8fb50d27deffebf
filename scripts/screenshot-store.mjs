// Where the screenshots lie: a folder for each component, in it a sheet for each mode and the places of its cells.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './pnpm.mjs';
import { cut, laidOut } from './screenshot-pixels.mjs';
import { componentOf } from './screenshot-rules.mjs';

/** @typedef {import('./screenshot-pixels.mjs').Pixels} Pixels */
/** @typedef {import('./screenshot-rules.mjs').Cells} Cells */

/** `COMPONENT/MODE.webp` and `COMPONENT/cells.json`. */
export const screenshots = join(root, '.storybook/screenshots');
/** What a failed comparison saw: `MODE/STORY.before.png`, `.after.png` and `.difference.png`. */
export const differences = join(root, '.build/screenshots');
/** Where a run that takes screenshots leaves them until the sheets are composed: `MODE/STORY.png`. */
export const taken = join(root, '.build/screenshots-taken');

const identity = join(screenshots, 'browser.json');

/** @param {string} path */
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** @returns {import('./screenshot-rules.mjs').Identity | undefined} what took the screenshots */
export const recordedIdentity = () => readJson(identity);

/** @param {import('./screenshot-rules.mjs').Identity} running */
export function recordIdentity(running) {
  mkdirSync(screenshots, { recursive: true });
  writeFileSync(identity, `${JSON.stringify(running, null, 2)}\n`);
}

/** @param {Buffer | string} image a file's content or path @returns {Promise<Pixels>} */
export async function pixelsOf(image) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Pixels} pixels */
export const imageOf = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 3 } });

/** @param {string} component @returns {Cells} */
export const cellsOf = (component) => readJson(join(screenshots, component, 'cells.json')) ?? {};

/** @param {string} component @param {string} mode @returns {Promise<Pixels>} */
export const sheetOf = (component, mode) => pixelsOf(join(screenshots, component, `${mode}.webp`));

/** @returns {Record<string, Cells>} the cells of every component */
export function storedCells() {
  if (!existsSync(screenshots)) return {};
  const folders = readdirSync(screenshots, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.map(({ name }) => [name, cellsOf(name)]));
}

/** One line for each cell, so that two people who add stories do not meet in one. @param {Cells} cells */
function cellsText(cells) {
  const modes = Object.entries(cells).map(([mode, of]) => {
    const lines = Object.entries(of).map(([story, cell]) => `    "${story}": [${cell.join(', ')}]`);
    return `  "${mode}": {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${modes.join(',\n')}\n}\n`;
}

/**
 * Composes the sheets anew: what was taken takes the place of what was there, the rest of a sheet stays.
 * @param {Map<string, string>} paths of the screenshots taken, by 'mode story'
 * @param {ReadonlySet<string>} wanted every 'mode story' that there should be
 * @returns {Promise<number>} how many sheets were written
 */
export async function compose(paths, wanted) {
  const stored = storedCells();
  /** @type {Map<string, Set<string>>} */
  const modesOf = new Map();
  const touch = (/** @type {string} */ component, /** @type {string} */ mode) =>
    modesOf.set(component, (modesOf.get(component) ?? new Set()).add(mode));
  for (const name of paths.keys()) {
    const [mode = '', story = ''] = name.split(' ');
    touch(componentOf(story), mode);
  }
  for (const [component, cells] of Object.entries(stored)) {
    for (const [mode, of] of Object.entries(cells)) {
      if (Object.keys(of).some((story) => !wanted.has(`${mode} ${story}`))) touch(component, mode);
    }
  }
  let sheets = 0;
  for (const [component, modes] of modesOf) {
    const cells = stored[component] ?? {};
    for (const mode of modes) {
      const looks = await looksOf(component, mode, cells[mode] ?? {}, paths, wanted);
      delete cells[mode];
      const file = join(screenshots, component, `${mode}.webp`);
      if (Object.keys(looks).length === 0) {
        rmSync(file, { force: true });
        continue;
      }
      const { sheet, cells: places } = laidOut(looks);
      cells[mode] = places;
      mkdirSync(join(screenshots, component), { recursive: true });
      writeFileSync(file, await imageOf(sheet).webp({ lossless: true, effort: 4 }).toBuffer());
      sheets += 1;
    }
    const sorted = Object.fromEntries(Object.entries(cells).sort(([a], [b]) => a.localeCompare(b)));
    if (Object.keys(sorted).length === 0)
      rmSync(join(screenshots, component), { recursive: true, force: true });
    else writeFileSync(join(screenshots, component, 'cells.json'), cellsText(sorted));
  }
  return sheets;
}

/**
 * @param {string} component
 * @param {string} mode
 * @param {Record<string, import('./screenshot-rules.mjs').Cell>} places on the sheet that is there
 * @param {Map<string, string>} paths
 * @param {ReadonlySet<string>} wanted
 */
async function looksOf(component, mode, places, paths, wanted) {
  /** @type {Record<string, Pixels>} */
  const looks = {};
  const kept = Object.entries(places).filter(
    ([story]) => wanted.has(`${mode} ${story}`) && !paths.has(`${mode} ${story}`),
  );
  if (kept.length > 0) {
    const sheet = await sheetOf(component, mode);
    for (const [story, cell] of kept) looks[story] = cut(sheet, cell);
  }
  for (const [name, path] of paths) {
    const [of = '', story = ''] = name.split(' ');
    if (of === mode && componentOf(story) === component && wanted.has(name))
      looks[story] = await pixelsOf(path);
  }
  return looks;
}

/** @returns the ids of the stories that are tested, from Storybook's own index */
export async function testedStories() {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('test'))
    .map(({ id }) => id);
}
