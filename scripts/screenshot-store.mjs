// Where the screenshots lie: a folder for each component, in it a sheet for each mode and the places of its cells.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './pnpm.mjs';
import { asStored, cut, laidOut } from './screenshot-pixels.mjs';
import { componentOf, isExact } from './screenshot-rules.mjs';

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

/**
 * The most effort takes seconds and saves a hundredth; of a sheet of swatches, half.
 * @param {Pixels} sheet
 * @param {boolean} exact
 */
const packed = (sheet, exact) =>
  imageOf(sheet)
    .webp({ lossless: true, quality: 100, effort: exact ? 6 : 4 })
    .toBuffer();

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

/** @param {Buffer} file */
export const fingerprintOf = (file) => createHash('sha256').update(file).digest('base64url').slice(0, 12);

/** @param {string} component @param {string} mode @returns the fingerprint of a sheet as it lies there */
export const sheetFingerprint = (component, mode) =>
  fingerprintOf(readFileSync(join(screenshots, component, `${mode}.webp`)));

/** One line for each cell, so that two people who add stories do not meet in one. @param {Cells} sheets */
function cellsText(sheets) {
  const modes = Object.entries(sheets).map(([mode, { sheet, cells }]) => {
    const lines = Object.entries(cells).map(([story, cell]) => `      "${story}": ${JSON.stringify(cell)}`);
    return `  "${mode}": {\n    "sheet": "${sheet}",\n    "cells": {\n${lines.join(',\n')}\n    }\n  }`;
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
    for (const [mode, { cells: of }] of Object.entries(cells)) {
      if (Object.keys(of).some((story) => !wanted.has(`${mode} ${story}`))) touch(component, mode);
    }
  }
  let sheets = 0;
  for (const [component, modes] of modesOf) {
    const cells = stored[component] ?? {};
    for (const mode of modes) {
      const { looks, fingerprints } = await looksOf(component, mode, cells[mode]?.cells ?? {}, paths, wanted);
      delete cells[mode];
      const file = join(screenshots, component, `${mode}.webp`);
      if (Object.keys(looks).length === 0) {
        rmSync(file, { force: true });
        continue;
      }
      const { sheet, boxes } = laidOut(looks);
      const image = await packed(sheet, Object.keys(looks).some(isExact));
      cells[mode] = {
        sheet: fingerprintOf(image),
        cells: Object.fromEntries(
          Object.entries(boxes).map(([story, box]) => [story, [...box, fingerprints[story] ?? '']]),
        ),
      };
      mkdirSync(join(screenshots, component), { recursive: true });
      writeFileSync(file, image);
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
 * The looks of a sheet, and the fingerprint of the capture that each was made of.
 * @param {string} component
 * @param {string} mode
 * @param {Record<string, import('./screenshot-rules.mjs').Cell>} places on the sheet that is there
 * @param {Map<string, string>} paths
 * @param {ReadonlySet<string>} wanted
 */
async function looksOf(component, mode, places, paths, wanted) {
  /** @type {Record<string, Pixels>} */
  const looks = {};
  /** @type {Record<string, string>} */
  const fingerprints = {};
  const kept = Object.entries(places).filter(
    ([story]) => wanted.has(`${mode} ${story}`) && !paths.has(`${mode} ${story}`),
  );
  if (kept.length > 0) {
    const sheet = await sheetOf(component, mode);
    for (const [story, cell] of kept) [looks[story], fingerprints[story]] = [cut(sheet, cell), cell[4]];
  }
  for (const [name, path] of paths) {
    const [of = '', story = ''] = name.split(' ');
    if (of !== mode || componentOf(story) !== component || !wanted.has(name)) continue;
    const capture = readFileSync(path);
    looks[story] = asStored(await pixelsOf(capture), isExact(story));
    fingerprints[story] = fingerprintOf(capture);
  }
  return { looks, fingerprints };
}

/** @returns the ids of the stories that are tested, from Storybook's own index */
export async function testedStories() {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('test'))
    .map(({ id }) => id);
}
