import { describe, expect, it } from 'vitest';
import { readHex } from '../colour/oklch.js';
import { lightPalette } from '../colour/palette.js';
import { createRandom } from '../random/random.js';
import type { SymbolSpec } from './direction.js';
import { secondColour } from './second-colour.js';

const CUP: SymbolSpec = { kind: 'mark', id: 'cup', params: {} };
const WAVES: SymbolSpec = { kind: 'mark', id: 'waves', params: {} };
const of = (hex: string, weights: Parameters<typeof secondColour>[1], symbol = CUP) =>
  secondColour(hex, weights, symbol, createRandom('seed'));

describe('the second colour of a drawing', () => {
  it.each(['#0369A1', '#15803D', '#111827', '#7C3AED', '#BE185D', '#92400E'])(
    'is warm and brighter beside %s',
    (hex) => {
      const { accent } = lightPalette(hex, of(hex, { complement: 1 }));
      const { l, h } = readHex(accent ?? '');
      expect(h).toBeGreaterThan(35);
      expect(h).toBeLessThan(112);
      expect(l).toBeGreaterThan(readHex(hex).l);
    },
  );

  it.each(['#EA580C', '#B45309', '#DC2626'])('is a deeper tone beside %s, which gold is too near', (hex) => {
    expect(of(hex, { complement: 1 })).toBe('tone');
    expect(readHex(lightPalette(hex, 'tone').accent ?? '').l).toBeLessThan(readHex(hex).l);
  });

  it('is no gold for water, and no tone that is paler than the first', () => {
    expect(of('#0891B2', { complement: 1 }, WAVES)).toBe('tone');
    expect(of('#1E3A8A', { complement: 1 }, WAVES)).toBe('none');
    expect(of('#1E3A8A', { tone: 1 })).toBe('none');
  });

  it('is none for foam and water to drink', () => {
    for (const id of ['suds-bucket', 'drop-half'])
      expect(of('#15803D', { complement: 1 }, { kind: 'mark', id, params: {} })).toBe('none');
  });

  it('is gold of old signs beside a deep colour, and what is wanted otherwise', () => {
    expect(of('#1E3A8A', { gold: 1 })).toBe('gold');
    expect(of('#0891B2', { gold: 1 })).toBe('complement');
    expect(of('#0891B2', { neighbour: 1 })).toBe('neighbour');
    expect(of('#0891B2', { none: 1 })).toBe('none');
  });
});
