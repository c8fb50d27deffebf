import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { failedGates } from '../src/gates/gates.js';
import { bounds } from '../src/geometry/bounds.js';
import { createEngine, type Engine, traceSymbol } from '../src/index.js';
import { propose } from '../src/proposals/propose.js';
import { isSimple, tracedPath } from '../src/tracing/traced.js';
import { brief } from './briefs.js';

const SIDE = 640;
const svg = (body: string, ground = '#FFFFFF') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${ground}"/>${body}</svg>`,
  );
const png = (body: string, ground?: string) => sharp(svg(body, ground)).png().toBuffer();
const HOUSE = '<path d="M120 340 L320 140 L520 340 L450 340 L450 500 L190 500 L190 340 Z"/>';
const DOOR = '<rect x="280" y="380" width="80" height="120" fill="#FFFFFF"/>';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

describe('traceSymbol', () => {
  it.each([
    ['black on white', () => png(HOUSE + DOOR)],
    ['a JPEG on grey paper', () => sharp(svg(HOUSE, '#E6E2DA')).jpeg({ quality: 80 }).toBuffer()],
    ['white on a dark ground', () => png(HOUSE.replace('<path', '<path fill="#FFFFFF"'), '#101820')],
    [
      'a figure without a ground',
      () =>
        sharp(
          Buffer.from(
            svg(HOUSE)
              .toString()
              .replace(/<rect[^>]*>/, ''),
          ),
        )
          .png()
          .toBuffer(),
    ],
  ])('cuts the figure out of %s, on the square of 100', async (_, picture) => {
    const symbol = await traceSymbol(await picture());
    expect(symbol).not.toBeNull();
    const box = symbol && bounds(tracedPath(symbol));
    expect(box?.width).toBeCloseTo(100, 0);
    expect(box?.y).toBeGreaterThan(0);
    expect(symbol && isSimple(symbol)).toBe(true);
  });

  it.each([
    ['nothing at all', () => png('')],
    ['a speck', () => png('<circle cx="320" cy="320" r="12"/>')],
    ['a figure that goes on beyond the edge', () => png('<circle cx="320" cy="640" r="260"/>')],
    ['a picture that is all ink', () => png('<rect x="20" y="20" width="600" height="600"/>')],
    [
      'more pieces than a symbol has',
      () =>
        png(
          Array.from(
            { length: 100 },
            (_, i) => `<circle cx="${50 + (i % 10) * 60}" cy="${50 + Math.floor(i / 10) * 60}" r="22"/>`,
          ).join(''),
        ),
    ],
    ['something else than a picture', async () => Buffer.from('<script>alert(1)</script>')],
    ['half a picture', async () => (await png(HOUSE)).subarray(0, 400)],
    ['an empty answer', async () => Buffer.alloc(0)],
    [
      'more pixels than anybody asked for',
      () =>
        sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('gives nothing of %s', async (_, picture) => {
    expect(await traceSymbol(await picture())).toBeNull();
  });
});

describe('a traced symbol', () => {
  const given = brief('Casa Alerce', { industry: 'construction', style: 'modern', color: '#166534' });
  const suggestion = async () => {
    const drawn = await traceSymbol(await png(HOUSE + DOOR));
    if (drawn === null) throw new Error('The house is simple.');
    return { symbols: [], faces: [], ideas: [], drawn, why: 'Dibujado para este encargo.' };
  };

  it.each(['icon', 'symbol'] as const)('is one of six, through every gate: %s', async (type) => {
    const suggested = [await suggestion()];
    const task = { brief: { ...given, type }, name: given.name, seed: 's', words: (own: string) => own };
    const chosen = propose(task, 6, suggested);
    expect(chosen.map(({ why }) => why !== undefined)).toEqual([false, true, false, false, false, false]);
    expect(chosen[1]?.drawing.direction.symbol?.kind).toBe('traced');
    expect(chosen.flatMap(({ drawing }) => failedGates(drawing))).toEqual([]);
  });

  it('is drawn again by its recipe, changed, and kept among the choices', async () => {
    const [, made] = engine.propose({ ...given, type: 'icon' }, 's', 6, [await suggestion()]);
    if (made === undefined) throw new Error('There are six.');
    const recipe = JSON.parse(JSON.stringify(made.recipe)) as typeof made.recipe;
    expect(engine.redraw(recipe).svg).toBe(made.svg);
    const changed = engine.adjust({ recipe }, { color: '#0E7490' });
    expect(changed.direction.symbol).toEqual(made.direction.symbol);
    expect(engine.options({ recipe }, 'symbol')[0]).toEqual({
      value: 'traced:traced',
      label: 'Dibujado a medida',
    });
    expect(engine.drawIcon(given.name, made.direction)).toContain('<path');
  });

  it.each(['', 'M0 0 L1 1"/><script>', 'url(#a)', 'M0 0 L9 9 Z '.repeat(400)])(
    'whose path is %j is refused',
    async (path) => {
      const [, made] = engine.propose({ ...given, type: 'icon' }, 's', 6, [await suggestion()]);
      if (made === undefined) throw new Error('There are six.');
      const symbol = { kind: 'traced', id: 'traced', path } as const;
      const direction = { ...made.recipe.direction, symbol };
      expect(() => engine.redraw({ ...made.recipe, direction })).toThrow(RangeError);
      expect(() => engine.adjust(made, { symbol: { ...symbol, path: `${path}<` } })).toThrow(RangeError);
    },
  );
});
