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
  it('never leaves a linking word alone on a line, however narrow', () => {
    for (const name of ['La Olla de Domitila', 'Tinta y Papel', 'Voz a Voz', 'Muebles Don Celestino']) {
      for (const line of lines(name, 1))
        expect(line).not.toMatch(/^(?:la|de|y|a|don)$|\s(?:la|de|y|a|don)$/i);
    }
    expect(lines('La Olla de Domitila', 1)).toEqual(['La Olla', 'de Domitila']);
  });
  it('sets a long name in three wider lines rather than in four', () => {
    expect(lines('Asociación Nacional de Productores Agropecuarios del Valle')).toEqual([
      'Asociación Nacional',
      'de Productores',
      'Agropecuarios del Valle',
    ]);
  });
  it('cuts only words that nothing else could keep in shape, and loses no letter', () => {
    const cut = breakLines('x'.repeat(60), faceById('sora-600'), 0, 8 * CAP);
    expect(cut.map((line) => line.cut)).toEqual([true, true, false]);
    expect(cut.map((line) => line.text).join('')).toBe('x'.repeat(60));
  });
});
