import { describe, expect, it } from 'vitest';
import { picture } from '../../analysis/picture.js';
import { type INDUSTRY_IDS, STYLE_IDS } from '../../brief/brief.js';
import { lightPalette, monoPalette } from '../../colour/palette.js';
import type { Direction, SymbolSpec } from '../../direction/direction.js';
import { looksFor } from '../../direction/symbol-looks.js';
import { draw, shapesOf } from '../../drawing/drawing.js';
import { bottom, right } from '../../geometry/bounds.js';
import { type Path, translate } from '../../geometry/path.js';
import { containerOf } from '../../marks/containers.js';
import { MARKS, markById } from '../../marks/index.js';
import type { Params } from '../../marks/mark.js';
import { compose } from '../compose.js';
import { LINE_WIDTHS } from '../symbol.js';
import { lined } from './line.js';
import { boxOf, contained, type Piece } from './piece.js';
import { isSlender } from './stroke.js';

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

  it('is cut out of the second colour with the first in its holes, and has none where there is no second', () => {
    const symbol = first('ice-cream');
    const swapped = {
      ...PLAIN,
      symbol,
      color: '#F26B21',
      accent: 'tone',
      container: 'circle',
      treatment: 'swapped',
    } as const;
    const rolesOf = (direction: Direction) => compose('Rita', direction)?.layers.map(({ role }) => role);
    expect(rolesOf(swapped)).toEqual(['accent', 'inlay']);
    expect(rolesOf({ ...swapped, accent: 'none' })).toEqual(['main']);
    expect(inkOf(swapped, true)).toBeCloseTo(inkOf({ ...swapped, treatment: 'plain' }, true), -1);
  });
});

/** Every set of values that a mark's parameters may take. */
const combinations = (params: Readonly<Record<string, readonly number[]>>): Params[] =>
  Object.entries(params).reduce<Params[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

describe('a symbol as a line', () => {
  /** What holds at both ends holds between them. */
  const ENDS = [Math.min(...LINE_WIDTHS), Math.max(...LINE_WIDTHS)];
  /** Mean width of the ink of a line. */
  const widthOf = (path: Path): number => {
    const moved = translate(path, 10, 10);
    const [ink] = picture([{ path: moved, colour: '#000000' }], { width: 120, height: 120 }, '#FFFFFF').ink;
    return ink === undefined ? 0 : (2 * ink.area) / ink.edge;
  };

  it.each(MARKS.filter(({ line }) => line).map((mark) => [mark.id, mark] as const))(
    '%s has one width, and no two lines side by side',
    (_, mark) => {
      for (const params of combinations(mark.params)) {
        for (const width of ENDS) {
          const mean = widthOf(lined(mark.draw(params), width));
          expect(mean).toBeGreaterThan(width * 0.7);
          expect(mean).toBeLessThan(width * 1.4);
        }
      }
    },
  );
});

describe('a symbol in a container', () => {
  it('takes about two thirds of it, whatever its shape, and never reaches the edge', () => {
    for (const mark of MARKS.filter(({ contained: suits }) => suits)) {
      const parts = mark.draw(first(mark.id).params).map(({ path }): Piece => ({ role: 'main', path }));
      const { room, centre } = containerOf('circle');
      const inside = contained(parts, room * 2.1, room * Math.SQRT2, centre);
      const box = boxOf(inside);
      const longest = Math.max(box.width, box.height);
      expect({ id: mark.id, fills: longest > 54 && longest < 72 }).toEqual({ id: mark.id, fills: true });
      const [x, y] = [Math.max(50 - box.x, right(box) - 50), Math.max(50 - box.y, bottom(box) - 50)];
      expect({ id: mark.id, within: x < 44 && y < 44 }).toEqual({ id: mark.id, within: true });
    }
  });
});

describe('looksFor', () => {
  it('gives every mark at least six looks in every style, unless it stands in no shape or is too slender for one', () => {
    for (const mark of MARKS) {
      for (const style of STYLE_IDS) {
        const industry = mark.industries[0] ?? 'food';
        const looks = looksFor({
          brief: { name: 'Luna', style, industry, color: '#1D4ED8' },
          symbol: first(mark.id),
          accent: style === 'minimal' ? 'none' : 'complement',
        });
        expect({
          id: mark.id,
          style,
          many: looks.length >= (mark.contained && !isSlender(first(mark.id)) ? 6 : 1),
        }).toEqual({
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
        looksFor({
          brief: { name: 'Luna', style, industry, color: '#1D4ED8' },
          symbol: first('gear'),
          accent: 'tone',
        }).map(([{ container }]) => container),
      );
    expect(containers('construction')).not.toContain('scallop');
    expect(containers('automotive')).not.toContain('pebble');
    expect(containers('food')).not.toContain('shield');
  });

  it('cuts a colour too weak for white out of a filled shape', () => {
    const looks = looksFor({
      brief: { name: 'Luna', style: 'modern', industry: 'construction', color: '#FACC15' },
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
      expect(new Set(drawn?.composition.layers.map(({ role }) => role))).toEqual(new Set(['plate', 'inlay']));
    }
  });
});
