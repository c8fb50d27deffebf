import { describe, expect, it } from 'vitest';
import { picture } from '../../analysis/picture.js';
import { type INDUSTRY_IDS, STYLE_IDS } from '../../brief/brief.js';
import { lightPalette, monoPalette } from '../../colour/palette.js';
import type { Direction, SymbolSpec } from '../../direction/direction.js';
import { looksFor } from '../../direction/symbol-looks.js';
import { draw, shapesOf } from '../../drawing/drawing.js';
import { MARKS, markById } from '../../marks/index.js';
import { compose } from '../compose.js';

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
