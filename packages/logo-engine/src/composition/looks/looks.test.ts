import { describe, expect, it } from 'vitest';
import { picture } from '../../analysis/picture.js';
import { type INDUSTRY_IDS, STYLE_IDS } from '../../brief/brief.js';
import { lightPalette, monoPalette } from '../../colour/palette.js';
import type { Direction, SymbolSpec } from '../../direction/direction.js';
import { looksFor } from '../../direction/symbol-looks.js';
import { draw, shapesOf } from '../../drawing/drawing.js';
import { bounds, unionBoxes } from '../../geometry/bounds.js';
import { intersect, union } from '../../geometry/kernel.js';
import { contours } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { MARKS, markById } from '../../marks/index.js';
import { compose } from '../compose.js';
import { joined } from './joined.js';
import { contour, disc, rosette, shadow, split, stripes } from './open.js';
import { type Piece, silhouette } from './piece.js';

const PLAIN: Omit<Direction, 'symbol' | 'container' | 'treatment'> = {
  face: 'outfit-600',
  letterCase: 'typed',
  tracking: 0,
  layout: 'symbol',
  idea: 'none',
  descriptor: 'none',
  nameRole: 'ink',
  accent: 'complement',
  color: '#1D4ED8',
};

const first = (id: string): Extract<SymbolSpec, { kind: 'mark' }> => {
  const { params } = markById(id);
  return {
    kind: 'mark',
    id,
    params: Object.fromEntries(Object.entries(params).map(([k, [v = 0]]) => [k, v])),
  };
};

const bar: Piece = { role: 'main', path: rect(40, 0, 20, 100) };
const areaOf = (...pieces: readonly Piece[]): number =>
  picture(
    [{ path: union(...pieces.map(({ path }) => path)), colour: '#000000' }],
    { width: 100, height: 100 },
    '#FFFFFF',
  ).ink[0]?.area ?? 0;

describe('looks of a symbol', () => {
  it('split it into two tones with a cut between', () => {
    const [left, right] = split([bar]);
    expect(left?.role).toBe('main');
    expect(right?.role).toBe('accent');
    expect(areaOf(bar) - areaOf(...split([bar]))).toBeCloseTo(360, -1);
  });

  it('cut its lower half into bands, and leave the upper half', () => {
    const [piece] = stripes([bar]);
    expect(contours(piece?.path ?? bar.path)).toHaveLength(5);
    expect(bounds(intersect(piece?.path ?? bar.path, rect(0, 0, 100, 52)))?.height).toBeCloseTo(52, 0);
  });

  it('draw around it, beside it and behind it without touching it', () => {
    for (const look of [contour, shadow, disc]) {
      const pieces = look([bar]);
      const [a, b] = [pieces[0], pieces.at(-1)];
      expect(bounds(intersect(a?.path ?? bar.path, b?.path ?? bar.path))).toBe(null);
      expect(new Set(pieces.map(({ role }) => role))).toEqual(new Set(['main', 'accent']));
    }
  });

  it('turn it around a centre, every other copy in the second colour', () => {
    const pieces = rosette(6)([{ role: 'main', path: rect(45, 0, 10, 100) }]);
    expect(pieces.map(({ path }) => contours(path).length)).toEqual([3, 3]);
    const box = unionBoxes(pieces.map(({ path }) => bounds(path)));
    expect(box?.width).toBeLessThanOrEqual(101);
  });

  it('join it with another: cut out of its mass, or set into the space inside it', () => {
    const letter = rect(0, 0, 10, 10);
    const solid = joined([{ role: 'main', path: rect(0, 0, 100, 100) }], [50, 50, 20], letter);
    expect(areaOf(...solid)).toBeCloseTo(10000 - 800, -1);
    const ring = joined([{ role: 'main', path: rect(0, 0, 100, 10) }], [50, 50, 20], letter);
    expect(ring).toHaveLength(2);
  });

  it('fill every hole of a silhouette', () => {
    const holed = union(rect(0, 0, 100, 100));
    expect(contours(silhouette({ ...holed, evenOdd: true }))).toHaveLength(1);
    expect(bounds(silhouette(circle(50, 50, 20)))?.width).toBeCloseTo(40, 0);
  });
});

describe('a symbol in a filled shape', () => {
  const inkOf = (direction: Direction, mono: boolean): number => {
    const drawn = compose('Rita', direction);
    if (drawn === null) throw new Error('A symbol alone can always be composed.');
    const palette = mono ? monoPalette() : lightPalette(direction.color, direction.accent);
    const shapes = shapesOf(drawn, palette).filter(({ colour }) => colour !== null);
    return picture(shapes, drawn, '#FFFFFF').ink.reduce((sum, { area }) => sum + area, 0);
  };

  it('shows the second colour in its holes, which one ink leaves bare', () => {
    const symbol = first('ice-cream');
    const twoTone = { ...PLAIN, symbol, container: 'circle', treatment: 'two-tone' } as const;
    const plain = { ...twoTone, treatment: 'plain' } as const;
    expect(inkOf(twoTone, false)).toBeGreaterThan(inkOf(plain, false) * 1.05);
    expect(inkOf(twoTone, true)).toBeCloseTo(inkOf(plain, true), -1);
  });

  it('changes sides in the middle: half of the symbol stands, half is cut out', () => {
    const symbol = first('t-shirt');
    const whole = { ...PLAIN, symbol, container: 'circle', treatment: 'counterchange' } as const;
    const disc = inkOf({ ...whole, treatment: 'plain' }, false);
    const changed = inkOf(whole, false);
    expect(changed).toBeGreaterThan(disc * 0.5);
    expect(changed).toBeLessThan(disc);
  });
});

describe('looksFor', () => {
  it('gives every mark at least six looks in every style, unless it stands in no shape', () => {
    for (const mark of MARKS) {
      for (const style of STYLE_IDS) {
        const industry = mark.industries[0] ?? 'food';
        const looks = looksFor({
          brief: { style, industry, color: '#1D4ED8' },
          symbol: first(mark.id),
          accent: style === 'minimal' ? 'none' : 'complement',
        });
        expect({ id: mark.id, style, many: looks.length >= (mark.contained ? 6 : 1) }).toEqual({
          id: mark.id,
          style,
          many: true,
        });
      }
    }
  });

  it('puts no petals behind engines, and no armour around what is eaten', () => {
    const containers = (industry: (typeof INDUSTRY_IDS)[number]) =>
      STYLE_IDS.flatMap((style) =>
        looksFor({ brief: { style, industry, color: '#1D4ED8' }, symbol: first('gear'), accent: 'tone' }).map(
          ([{ container }]) => container,
        ),
      );
    expect(containers('construction')).not.toContain('scallop');
    expect(containers('automotive')).not.toContain('pebble');
    expect(containers('food')).not.toContain('shield');
  });

  it('cuts a colour too weak for white out of a filled shape', () => {
    const looks = looksFor({
      brief: { style: 'modern', industry: 'construction', color: '#FACC15' },
      symbol: first('lightning'),
      accent: 'tone',
    });
    expect(looks.length).toBeGreaterThanOrEqual(6);
    for (const [{ container, treatment }] of looks) {
      const drawn = draw('Rita', {
        ...PLAIN,
        color: '#FACC15',
        symbol: first('lightning'),
        container,
        treatment,
      });
      expect(drawn?.composition.layers.map(({ role }) => role)).toEqual(['plate', 'inlay']);
    }
  });
});
