import { describe, expect, it } from 'vitest';
import { DESCRIPTORS } from '../direction/direction.js';
import { drawnText, inReadingOrder, textsOf } from './texts.js';

const drawn = (name: string, letterCase: 'typed' | 'upper' | 'lower' = 'typed'): string[] =>
  DESCRIPTORS.map((descriptor) => drawnText(name, { descriptor, letterCase, layout: 'stacked' }));

describe('drawnText', () => {
  it('sets the generic part where the descriptor says, in capitals on a line of its own', () => {
    expect(drawn('Clínica Dental Sonríe')).toEqual([
      'CLÍNICA DENTAL Sonríe',
      'Sonríe CLÍNICA DENTAL',
      'Clínica Dental Sonríe',
      'Clínica Dental Sonríe',
      'Sonríe',
    ]);
    expect(drawn('Óptica Belén', 'lower')).toEqual([
      'óptica belén',
      'belén óptica',
      'óptica belén',
      'óptica belén',
      'belén',
    ]);
  });
  it('sets a place last', () => {
    expect(drawn('Salmones Aurora de Chiloé')).toEqual([
      'SALMONES Aurora DE CHILOÉ',
      'Aurora SALMONES DE CHILOÉ',
      'Salmones Aurora DE CHILOÉ',
      'Salmones Aurora de Chiloé',
      'Aurora',
    ]);
  });
  it('keeps the order of a calling that follows the name', () => {
    const texts = textsOf('Mora Arquitectos', { descriptor: 'inline', letterCase: 'typed' });
    expect(texts).toMatchObject({ name: 'Mora', quiet: 'Arquitectos', quietLast: true });
    expect(inReadingOrder(texts)).toBe('Mora Arquitectos');
  });
  it('leaves the legal form out, unless the name is nothing without it', () => {
    expect(new Set(drawn('Kantuta SpA'))).toEqual(new Set(['Kantuta']));
    expect(new Set(drawn('S.A.'))).toEqual(new Set(['S.A.']));
  });
  it('does not take a phrase apart', () => {
    expect(new Set(drawn('Panadería de Inés'))).toEqual(new Set(['Panadería de Inés']));
    expect(new Set(drawn('La Huerta de Inés'))).toEqual(new Set(['La Huerta de Inés']));
  });
  it('sets what does not lead in capitals where an idea sets it small, and every letter of toy blocks', () => {
    const by = (
      name: string,
      idea: 'contrast-lines' | 'contrast-over' | 'blocks',
      letterCase: 'typed' | 'lower' = 'typed',
    ) => drawnText(name, { descriptor: 'none', letterCase, layout: 'wordmark', idea });
    expect(by('Noche de Vinilos', 'contrast-lines')).toBe('Noche DE VINILOS');
    expect(by('Noche de Vinilos', 'contrast-lines', 'lower')).toBe('noche de vinilos');
    expect(by('Verónica Alday', 'contrast-over')).toBe('VERÓNICA Alday');
    expect(by('La Noche', 'contrast-lines')).toBe('La Noche');
    expect(by('Pan de la Abuela Tere', 'contrast-over')).toBe('Pan de la Abuela Tere');
    expect(by('El Fogón de Chabela', 'contrast-lines')).toBe('El Fogón DE CHABELA');
    expect(by('Noche de Vinilos', 'contrast-over')).toBe('Noche de Vinilos');
    expect(by('Trini', 'blocks')).toBe('TRINI');
  });
  it('is nothing for a symbol alone', () => {
    expect(drawnText('Kantuta', { descriptor: 'none', letterCase: 'typed', layout: 'symbol' })).toBe('');
  });
});
