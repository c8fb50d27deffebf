import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { audit, modesOf, verdict } from './picture-rules.mjs';
import { moved, squeezed } from './picture-squeeze.mjs';
import { recordedVersion, storedPictures, testedStories } from './picture-store.mjs';

describe('which pictures there are', () => {
  test('every story has a light and a dark one', () => {
    expect(modesOf('primitives-button--default', 'light')).toEqual(['light']);
    expect(modesOf('primitives-button--default', 'dark')).toEqual(['dark']);
  });

  test('a domain component has one at 320 px and one in forced colours too, a screen one at 320 px', () => {
    expect(modesOf('domain-pager--default', 'light')).toEqual(['light', 'narrow']);
    expect(modesOf('domain-pager--default', 'dark')).toEqual(['dark', 'forced']);
    expect(modesOf('screens-user--default', 'light')).toEqual(['light', 'narrow']);
    expect(modesOf('screens-user--default', 'dark')).toEqual(['dark']);
  });

  test('a story without its picture and a picture without its story are named', () => {
    const found = [
      'light/states-new/default.png',
      'light/states-gone/default.png',
      'forced/states-new/default.png',
    ];
    expect(audit(['states-new--default'], found)).toEqual({
      missing: ['dark/states-new/default.png'],
      stale: ['forced/states-new/default.png', 'light/states-gone/default.png'],
    });
  });
});

describe('whether they are compared', () => {
  test('with the major version that took them, and while there are none', () => {
    expect(verdict('141', '141').compared).toBe(true);
    expect(verdict(undefined, '141').compared).toBe(true);
  });

  test('not with another, and both are named', () => {
    expect(verdict('141', '142')).toEqual({
      compared: false,
      why: 'Pictures not compared: they were taken with Chromium 141, this is Chromium 142.',
    });
  });
});

describe('what is stored', () => {
  const raw = { width: 100, height: 100, channels: 3 } as const;
  const pixels = (png: Buffer) => sharp(png).raw().toBuffer();

  test('a picture of few colours keeps every pixel, in fewer bytes', async () => {
    const checks = Buffer.from(Array.from({ length: 30_000 }, (_, i) => (Math.floor(i / 3) % 7) * 40));
    const png = await sharp(checks, { raw }).ensureAlpha().png({ compressionLevel: 1 }).toBuffer();
    const small = await squeezed(png);
    expect(small.length).toBeLessThan(png.length);
    expect(moved(checks, await pixels(small))).toBe(0);
  });

  test('a picture that needs its many colours keeps them', async () => {
    const noise = Buffer.from(Array.from({ length: 30_000 }, (_, i) => Math.imul(i, 2_654_435_761) >>> 24));
    const small = await squeezed(await sharp(noise, { raw }).png().toBuffer());
    expect(moved(noise, await pixels(small))).toBe(0);
  });
});

describe('the pictures in the repository', () => {
  let found: ReturnType<typeof audit>;
  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    found = audit(await testedStories(), storedPictures());
  });

  test('none is missing; `pnpm pictures` takes those that are', () =>
    expect(found.missing.slice(0, 20), `${found.missing.length} are missing`).toEqual([]));
  test('none is of a story that is gone; `pnpm pictures` removes those that are', () =>
    expect(found.stale.slice(0, 20), `${found.stale.length} are of no story`).toEqual([]));
  test('the version of the browser that took them is beside them', () =>
    expect(recordedVersion()).toMatch(/^\d+$/));
});
