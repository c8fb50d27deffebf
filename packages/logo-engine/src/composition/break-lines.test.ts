import { describe, expect, it } from 'vitest';
import { faceById } from '../fonts/faces.js';
import { CAP } from '../fonts/shape.js';
import { breakLines } from './break-lines.js';

const lines = (name: string, widest = 8): string[] =>
  breakLines(name, faceById('sora-600'), -0.03, widest * CAP).map((line) => line.text);

describe('breakLines', () => {
  it('keeps a short name on one line', () => {
    expect(lines('Nubia Tech')).toEqual(['Nubia Tech']);
  });
  it('never ends a line with a linking word', () => {
    expect(lines('La Brasa de Iñaki', 6)).toEqual(['La Brasa', 'de Iñaki']);
    expect(lines('Hacienda Los Toros', 6)).toEqual(['Hacienda', 'Los Toros']);
  });
  it('does not add lines that would not make the block narrower', () => {
    expect(lines('Pesquera El Faro', 4)).toEqual(['Pesquera', 'El Faro']);
  });
  it('sets four even lines when a name needs them', () => {
    expect(lines('Asociación Nacional de Productores Agropecuarios del Valle')).toHaveLength(4);
  });
  it('cuts only words that nothing else could keep in shape, and loses no letter', () => {
    const cut = breakLines('x'.repeat(60), faceById('sora-600'), 0, 8 * CAP);
    expect(cut.map((line) => line.cut)).toEqual([true, true, false]);
    expect(cut.map((line) => line.text).join('')).toBe('x'.repeat(60));
  });
});
