import { describe, expect, it } from 'vitest';
import { DESCRIPTORS, type Direction } from '../direction/direction.js';
import { faceById, STYLE_FACES } from '../fonts/faces.js';
import { CAP } from '../fonts/shape.js';
import { bottom } from '../geometry/bounds.js';
import { drawBadge } from './badge.js';
import { setCaption } from './captions.js';
import { drawLettering } from './lettering.js';
import { setName } from './text-block.js';
import { drawnText } from './texts.js';

const given: Direction = {
  face: 'outfit-600',
  letterCase: 'typed',
  tracking: 0,
  layout: 'stacked',
  idea: 'none',
  descriptor: 'above',
  nameRole: 'ink',
  symbol: { kind: 'monogram', text: 'B' },
  container: 'none',
  treatment: 'plain',
  accent: 'none',
  color: '#0E7490',
};
const NAMES = [
  'Óptica Luz',
  'Clínica Veterinaria Huemul',
  'Pinturas y Revestimientos Oyarzún',
  'Café Candil de Ñuble',
];

describe('drawLettering', () => {
  it('always draws a plain name, wherever its descriptor is', () => {
    for (const name of [...NAMES, 'Kantuta', 'Panadería de Inés', 'Mora Arquitectos']) {
      for (const descriptor of DESCRIPTORS) {
        for (const layout of ['wordmark', 'horizontal', 'stacked'] as const) {
          const direction = { ...given, descriptor, layout };
          const drawn = drawLettering(name, direction);
          expect(drawn?.recovered).toBe(drawnText(name, direction));
          expect(drawn?.inked).toBe(true);
        }
      }
    }
  });
  it('keeps the symbol aligned to all of its lines', () => {
    const plain = drawLettering('Óptica Luz', { ...given, descriptor: 'inline' });
    const above = drawLettering('Óptica Luz', { ...given, descriptor: 'above' });
    const below = drawLettering('Óptica Luz', { ...given, descriptor: 'below' });
    expect(above?.capTop).toBeLessThan(plain?.capTop ?? Number.NaN);
    expect(below?.capBottom).toBeGreaterThan(plain?.capBottom ?? Number.NaN);
  });
});

describe('air', () => {
  it.each([
    ['type-block', 2 * 0.14],
    ['stack', 0.12],
  ] as const)(
    'of %s is %d of a cap height more where it is airy, and as before where it is not',
    (idea, more) => {
      const height = (proportions: 'firm' | 'airy'): number => {
        const told = { ...given, letterCase: 'upper', descriptor: 'below', layout: 'wordmark' } as const;
        return drawLettering('Óptica Huemul', { ...told, symbol: null, idea, proportions })?.box.height ?? 0;
      };
      expect(height('airy') - height('firm')).toBeCloseTo(more * CAP, 3);
    },
  );
});

describe('setName', () => {
  it('keeps the accents of a line as far from the line above as it is told', () => {
    const gapOf = (lineGap?: number): number => {
      const [above, below] = setName('TAXIDERMIA QUIÑONES', {
        face: faceById('outfit-600'),
        tracking: 0,
        align: 'centre',
        widest: 8,
        lineGap,
      }).lines;
      return ((below?.box.y ?? 0) - bottom(above?.box ?? { x: 0, y: 0, width: 0, height: 0 })) / CAP;
    };
    expect(gapOf()).toBeGreaterThanOrEqual(0.159);
    expect(gapOf()).toBeLessThan(0.25);
    expect(gapOf(0.3)).toBeCloseTo(0.3, 5);
  });
});

describe('setCaption', () => {
  it('is small beside the name but never under a third of it, clear of its ink, in every face', () => {
    for (const face of STYLE_FACES) {
      for (const side of ['above', 'below'] as const) {
        for (const text of ['ÓPTICA', 'CLÍNICA VETERINARIA', 'PINTURAS Y REVESTIMIENTOS', 'peluquería']) {
          const lead = setName('Ñagui', { face, tracking: 0, align: 'centre', widest: 8 });
          const { cap, box, lines } = setCaption(text, face, lead, { side, align: 'centre', natural: false });
          expect(cap).toBeGreaterThanOrEqual(0.33 * CAP);
          expect(cap).toBeLessThanOrEqual(0.55 * CAP);
          expect(lines.length).toBeLessThanOrEqual(2);
          const gap = side === 'above' ? lead.box.y - bottom(box) : box.y - bottom(lead.box);
          expect(gap).toBeGreaterThan(0.15 * CAP);
        }
      }
    }
  });
  it('is spread to the width of the name where that is bearable', () => {
    const face = faceById('outfit-600');
    const lead = setName('Candil', { face, tracking: 0, align: 'centre', widest: 8 });
    const { box } = setCaption('JOYERÍA', face, lead, { side: 'below', align: 'centre', natural: false });
    expect(Math.abs(box.width - lead.box.width)).toBeLessThan(2);
  });
});

describe('drawBadge', () => {
  const badge = (name: string, descriptor: Direction['descriptor']) =>
    drawBadge(name, {
      ...given,
      face: 'cinzel-700',
      letterCase: 'upper',
      layout: 'badge',
      container: 'none',
      descriptor,
    });
  it('has the name over its trade and its place, and no stars then', () => {
    const drawn = badge('Viña Cerro Pardo de Maule', 'below');
    expect(drawn?.recovered).toBe('CERRO PARDO VIÑA DE MAULE');
    expect(drawn?.layers.some((layer) => layer.part === 'ornament')).toBe(false);
  });
  it('closes the ring with stars under a name alone', () => {
    const drawn = badge('Kantuta', 'none');
    expect(drawn?.recovered).toBe('KANTUTA');
    expect(drawn?.layers.some((layer) => layer.part === 'ornament')).toBe(true);
  });
  it('stands the lower text upright, read from left to right', () => {
    const drawn = badge('Bar Kantuta', 'below');
    const text = drawn?.layers.find((layer) => layer.part === 'text');
    // The feet of the lower letters point away from the middle: the B of BAR has its flat side on the left.
    const lower = text?.path.commands.filter((c) => (c.at(-1) ?? 0) > 200) ?? [];
    const xs = lower.filter((c) => c.length > 2).map((c) => c.at(-2) ?? 0);
    expect(Math.min(...xs)).toBeLessThan(0);
    expect(Math.max(...xs)).toBeGreaterThan(0);
  });
  it('is not for a name that is too long for the ring', () => {
    expect(badge('Bar Kantuta Supercalifragilística Interminable', 'below')).toBeNull();
  });
});
