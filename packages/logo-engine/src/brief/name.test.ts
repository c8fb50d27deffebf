import { describe, expect, it } from 'vitest';
import { allowsCase, setCase } from './letter-case.js';
import { characters, drawableName, mainWords, plainlySpelt } from './name.js';

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

describe('plainlySpelt', () => {
  /** Faces of letters and digits, of the Arabic sign of several words and of nothing else. */
  const some = (point: number): boolean => point < 0x250 || point === 0xfdfb;

  it('has letters of another form as those that faces have', () => {
    expect(plainlySpelt('\uFB02or de La \uFB01nca', some)).toBe('flor de La finca');
    expect(plainlySpelt('\u{1D402}afé \u2163', some)).toBe('Café IV');
    expect(plainlySpelt('\uFF21\uFF42\uFF11', some)).toBe('Ab1');
    expect(plainlySpelt('20\u2103', some)).toBe('20°C');
  });
  it('leaves alone what a face has, and what no face has in plain letters either', () => {
    expect(plainlySpelt('\uFF21\uFDFB', () => true)).toBe('\uFF21\uFDFB');
    expect(plainlySpelt('\u3231 \uFFA1', some)).toBe('\u3231 \uFFA1');
  });
  it('leaves blanks, emoji, accents and signs of several words as they were typed', () => {
    const typed = ' Nin\u0303o\u00A0\u2003y ñ 🈁 ㊗\uFE0F \u00BD 1\uFE0F\u20E3 \uFDFA ';
    expect(plainlySpelt(typed, some)).toBe(typed);
    expect(plainlySpelt(typed, () => true)).toBe(typed);
  });
  it('looks no further than what is drawn', () => {
    const long = `\uFB01${'x'.repeat(10_000)}\uFB01`;
    expect(plainlySpelt(long, some)).toBe(`fi${long.slice(1)}`);
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
