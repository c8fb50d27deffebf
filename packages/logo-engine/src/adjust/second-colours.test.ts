import { describe, expect, it } from 'vitest';
import { difference, readHex } from '../colour/oklch.js';
import { ACCENTS, lightPalette } from '../colour/palette.js';
import { otherSecondColours, secondColourLabel } from './second-colours.js';

const COLOURS = [
  '#3B82F6',
  '#EF4444',
  '#10B981',
  '#F59E0B',
  '#F97316',
  '#8B5CF6',
  '#EC4899',
  '#6B7280',
  '#14532D',
  '#1E3A8A',
  '#FACC15',
  '#111827',
];
const second = (color: string, accent: (typeof ACCENTS)[number]): string =>
  lightPalette(color, accent).accent ?? color;

describe('the second colours of a logo', () => {
  it.each(COLOURS)('of %s look different from each other, and each label is its own', (color) => {
    for (const accent of ACCENTS) {
      const all = [accent, ...otherSecondColours({ color, accent })];
      const seen = all.map((item) => second(color, item));
      for (const [place, one] of seen.entries())
        for (const other of seen.slice(0, place)) expect(difference(one, other)).toBeGreaterThanOrEqual(0.04);
      const labels = all.map((item) => secondColourLabel({ color, accent: item }));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
  it.each(COLOURS)('of %s are called lighter or darker as they are drawn', (color) => {
    const label = secondColourLabel({ color, accent: 'tone' });
    const isDarker = readHex(second(color, 'tone')).l < readHex(color).l;
    expect(label).toMatch(isDarker ? /^(Un tono más oscuro|Casi negro)$/ : /^Un tono más claro$/);
  });
  it('are no gold that is nearly black, and no neighbour that a dark tone stands in for', () => {
    expect(otherSecondColours({ color: '#F59E0B', accent: 'none' })).toEqual(['tone', 'complement']);
    expect(otherSecondColours({ color: '#3B82F6', accent: 'none' })).toEqual(['tone', 'complement']);
    expect(otherSecondColours({ color: '#1E3A8A', accent: 'none' })).toContain('gold');
  });
  it('of a logo that has one of those already are called what it looks like', () => {
    expect(secondColourLabel({ color: '#F59E0B', accent: 'gold' })).toBe('Casi negro');
    expect(secondColourLabel({ color: '#3B82F6', accent: 'neighbour' })).toBe('Un tono más oscuro');
    expect(otherSecondColours({ color: '#3B82F6', accent: 'neighbour' })).not.toContain('tone');
    expect(secondColourLabel({ color: '#FEF08A', accent: 'tone', ground: 'brand' })).toBe('Un solo color');
  });
});
