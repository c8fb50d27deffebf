import { describe, expect, it } from 'vitest';
import { allowsCase, setCase } from './letter-case.js';
import { characters, drawableName, mainWords } from './name.js';

const all = (): boolean => true;

describe('drawableName', () => {
  it('composes accents, so that both spellings of ñ are one', () => {
    expect(drawableName('Nin\u0303o', all)).toBe('Niño');
  });
  it('collapses blanks of every kind', () => {
    expect(drawableName('  Dulce\u00A0\t\nCanela ', all)).toBe('Dulce Canela');
  });
  it('leaves out emoji, controls and what no face has', () => {
    expect(drawableName('Café ☕🎉 1️⃣\u0007', all)).toBe('Café');
    expect(drawableName('añb', (point) => point !== 0x62)).toBe('añ');
  });
  it('keeps a letter whose marks no face has', () => {
    expect(drawableName('Z\u0335\u0336a', (point) => point < 0x300)).toBe('Za');
  });
  it('is never longer than 200 characters, nor a character than 8 code points', () => {
    expect(characters(drawableName('ñ'.repeat(5000), all))).toHaveLength(200);
    expect(Array.from(drawableName(`a${'\u0335'.repeat(60)}`, all))).toHaveLength(8);
  });
});

describe('characters', () => {
  it('are those of the segmenter, also where it is not asked', () => {
    const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });
    const simple = Array.from({ length: 0x250 }, (_, i) => String.fromCharCode(i)).join('');
    for (const text of [
      simple.slice(0x20, 0x7f),
      simple.slice(0xa0),
      'Nin\u0303o',
      '👨‍👩‍👧 A\r\n',
      'Ñandú',
      '',
    ]) {
      expect(characters(text)).toEqual(Array.from(segmenter.segment(text), (s) => s.segment));
    }
  });
});

describe('mainWords', () => {
  it('passes over linking words unless there are no others', () => {
    expect(mainWords('La Brasa de Iñaki')).toEqual(['Brasa', 'Iñaki']);
    expect(mainWords('Los de la')).toEqual(['Los', 'de', 'la']);
  });
});

describe('letter case', () => {
  it('leaves names alone whose shape is part of them', () => {
    expect(allowsCase('McDermott', 'upper')).toBe(false);
    expect(allowsCase("L'Oca", 'lower')).toBe(false);
    expect(allowsCase('IBM Chile', 'lower')).toBe(false);
    expect(allowsCase('Straße', 'upper')).toBe(false);
    expect(allowsCase('东京', 'upper')).toBe(false);
  });
  it('sets ñ and accents like any letter', () => {
    expect(setCase('Ñandú Güell', 'upper')).toBe('ÑANDÚ GÜELL');
    expect(setCase('Ñandú Güell', 'lower')).toBe('ñandú güell');
  });
});
