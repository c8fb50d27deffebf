import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cut, difference, differenceImage, laidOut, type Pixels, rounded } from './screenshot-pixels.mjs';
import { audit, type Cell, componentOf, modesOf, whyNotCompared } from './screenshot-rules.mjs';
import {
  imageOf,
  pixelsOf,
  recordedIdentity,
  sheetFingerprint,
  storedCells,
  testedStories,
} from './screenshot-store.mjs';

/** A picture of one colour; `paint` says which pixels have another. */
function picture(width: number, height: number, paint = (_x: number, _y: number) => 240): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    data.fill(paint(i % width, Math.floor(i / width)), i * 3, i * 3 + 3);
  }
  return { data, width, height };
}

describe('which screenshots there are', () => {
  test('every story has a light one and, unless it is of the state of a screen, a dark one', () => {
    expect(modesOf('primitives-button--default')).toEqual(['light', 'dark']);
    expect(modesOf('domain-pager-states--first-page')).toContain('dark');
    expect(modesOf('screens-user--restricted')).toEqual(['light', 'narrow']);
  });

  test('a domain component has one at 320 px and one in forced colours too, a screen one at 320 px', () => {
    expect(modesOf('domain-pager--default')).toEqual(['light', 'dark', 'forced', 'narrow']);
    expect(modesOf('screens-user--default')).toEqual(['light', 'dark', 'narrow']);
  });

  test('a Playground has none: it is for its controls', () =>
    expect(modesOf('domain-pager--playground')).toEqual([]));

  test('a story on a phone has none: the story without a phone has it where it is narrow', async () => {
    expect(modesOf('screens-generate--result-on-phone')).toEqual([]);
    const stories = new Set(await testedStories());
    const onPhones = [...stories].filter((story) => story.endsWith('-on-phone'));
    expect(onPhones.length).toBeGreaterThan(0);
    for (const story of onPhones) expect(modesOf(story.replace(/-on-phone$/, '')), story).toContain('narrow');
    for (const story of onPhones) expect(stories).toContain(story.replace(/-on-phone$/, ''));
  });

  test('a component and its states share their sheets', () => {
    expect(componentOf('domain-pager--default')).toBe('domain-pager');
    expect(componentOf('domain-pager-states--first-page')).toBe('domain-pager');
  });

  test('a story without its screenshot and a screenshot without its story are named', () => {
    const sheetOf = (story: string) => ({
      sheet: '',
      cells: { [story]: [0, 0, 10, 10, ''] as Cell },
    });
    const stored = {
      'states-new': { light: sheetOf('states-new--default'), forced: sheetOf('states-new--default') },
      'states-gone': { light: sheetOf('states-gone--default') },
    };
    expect(audit(['states-new--default'], stored)).toEqual({
      missing: ['dark states-new--default'],
      stale: ['forced states-new--default', 'light states-gone--default'],
    });
  });
});

describe('whether they are compared', () => {
  const recorded = { browser: 'Chromium 147', fonts: 'Open Sans', system: 'linux x64' };

  test('with the browser, fonts and system that took them', () =>
    expect(whyNotCompared(recorded, { ...recorded }, '')).toBeUndefined());

  test.each([{ browser: 'Chromium 148' }, { fonts: 'Liberation' }, { system: 'darwin arm64' }])(
    'not when one of them is another, %j, and both are named',
    (other) => {
      const why = whyNotCompared(recorded, { ...recorded, ...other }, '');
      expect(why).toContain('Chromium 147, fonts Open Sans, linux x64');
      expect(why).toContain(String(Object.values(other)[0]));
      expect(why).toContain('in a container');
    },
  );

  test('not with a browser that somebody named', () =>
    expect(whyNotCompared(recorded, undefined, '/usr/bin/chrome on linux x64')).toContain('/usr/bin/chrome'));

  test('not while there are none', () =>
    expect(whyNotCompared(undefined, recorded, '')).toContain('npm run screenshots'));
});

describe('what is a difference', () => {
  const ground = picture(100, 100);

  test('nothing where every pixel is the same, or one level off', () => {
    expect(difference(ground, picture(100, 100))).toBeUndefined();
    expect(
      difference(
        ground,
        picture(100, 100, () => 241),
      ),
    ).toBeUndefined();
  });

  test('another size', () => expect(difference(ground, picture(100, 102))).toContain('100 × 102'));

  test('a ground that is two levels off, which no eye would catch', () =>
    expect(
      difference(
        ground,
        picture(100, 100, () => 238),
      ),
    ).toContain('10000 of 10000'));

  test('five pixels that are clearly another colour, but not four', () => {
    const dots = (count: number) => picture(100, 100, (x, y) => (y === 0 && x < count ? 0 : 240));
    expect(difference(ground, dots(4))).toBeUndefined();
    expect(difference(ground, dots(5))).toContain('5 of them clearly');
  });

  test('on an exact sheet, five pixels that are two levels off', () => {
    const dots = picture(100, 100, (x, y) => (y === 0 && x < 5 ? 238 : 240));
    expect(difference(ground, dots)).toBeUndefined();
    expect(difference(ground, dots, { exact: true })).toContain('5 of 10000');
  });

  test('shows as a bright spot in the image of differences', () => {
    const { data } = differenceImage(
      ground,
      picture(100, 100, (x, y) => (x === 7 && y === 0 ? 238 : 240)),
    );
    expect([data[6 * 3], data[7 * 3]]).toEqual([0, 97]);
  });
});

describe('what is stored', () => {
  test('a colour that neighbours share is kept to the level, a lone one is rounded', () => {
    const line = picture(9, 9, (x, y) => (y === 4 ? 201 : x === 0 && y === 0 ? 77 : 239));
    const kept = rounded(line);
    expect(kept.data[4 * 9 * 3]).toBe(201);
    expect(kept.data[8 * 9 * 3]).toBe(239);
    expect(kept.data[0]).toBe(64);
  });

  test('an edge that one processor rounds a level otherwise is the same look', () => {
    const edge = (last: number) => picture(9, 40, (x, y) => (x !== 4 ? 239 : y === 39 ? last : 201));
    const alternating = picture(9, 40, (x, y) => (x !== 4 ? 239 : 201 - (y % 2)));
    expect(difference(rounded(edge(201)), rounded(edge(200)))).toBeUndefined();
    expect(difference(rounded(edge(201)), rounded(alternating))).toBeUndefined();
  });

  test('looks that are the same share a cell; every look comes back as it was', async () => {
    const looks = {
      'a--one': picture(40, 30, (x) => x),
      'a--two': picture(40, 30, (x) => x),
      'a--three': picture(1300, 20, (x, y) => (x + y) % 256),
      'a--four': picture(10, 50),
    };
    const { sheet, boxes } = laidOut(looks);
    expect(boxes['a--one']).toEqual(boxes['a--two']);
    expect(new Set(Object.values(boxes).map(String)).size).toBe(3);
    const stored = await pixelsOf(await imageOf(sheet).webp({ lossless: true }).toBuffer());
    for (const [story, look] of Object.entries(looks)) {
      expect(cut(stored, boxes[story] ?? [0, 0, 0, 0]).data.equals(look.data), story).toBe(true);
    }
  });

  test('a sheet never grows higher than its format allows', () => {
    const looks = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`s--${i}`, picture(1200, 1000, () => i)]),
    );
    expect(laidOut(looks).sheet.height).toBeLessThan(16_384);
  });
});

describe('the screenshots in the repository', () => {
  let found: ReturnType<typeof audit>;
  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    found = audit(await testedStories(), storedCells());
  });

  test('none is missing; `npm run screenshots -- FOLDER` takes those that are', () =>
    expect(found.missing.slice(0, 20), `${found.missing.length} are missing`).toEqual([]));
  test('none is of a story that is gone; `npm run screenshots` removes those that are', () =>
    expect(found.stale.slice(0, 20), `${found.stale.length} are of no story`).toEqual([]));
  test('each sheet is the one that its fingerprints were written with; else `npm run screenshots -- FOLDER`', () => {
    const sheets = Object.entries(storedCells()).flatMap(([component, cells]) =>
      Object.entries(cells).map(([mode, { sheet }]) => ({ component, mode, sheet })),
    );
    expect(sheets.length).toBeGreaterThan(300);
    const others = sheets.filter(({ component, mode, sheet }) => sheetFingerprint(component, mode) !== sheet);
    expect(others).toEqual([]);
  });
  test('what took them is beside them', () =>
    expect(Object.keys(recordedIdentity() ?? {}).sort()).toEqual(['browser', 'fonts', 'system']));
});
