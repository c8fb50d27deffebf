import { describe, expect, test } from 'vitest';
import { parseDescription, readBrief, statePrompt } from './brief.js';

const request = {
  company_name: 'Trazo',
  style: 'modern',
  color: '#3b82f6',
  description: 'technology. (text)',
};

describe('the description of a generation', () => {
  test.each([
    [
      'technology. Pagos para ferias (icon)',
      { industry: 'technology', text: 'Pagos para ferias', type: 'icon' },
    ],
    ['technology. (text)', { industry: 'technology', text: '', type: 'text' }],
    [
      'desing. Con (paréntesis). Y puntos (symbol)',
      { industry: 'desing', text: 'Con (paréntesis). Y puntos', type: 'symbol' },
    ],
    ['food. En\nvarias\nlíneas (icon)', { industry: 'food', text: 'En\nvarias\nlíneas', type: 'icon' }],
  ])('[§3] %j is read back into industry, text and type', (description, parts) => {
    expect(parseDescription(description)).toEqual(parts);
  });

  test('a text that is nearly of this form is told at once, however many blanks are in it', () => {
    const description = `technology.${' '.repeat(60_000)}x`;
    expect(parseDescription(description).text).toBe(description);
  });

  test.each([
    'Una panadería',
    'panaderia. Pan (icon)',
    'food. Pan (nada)',
    'food Pan (icon)',
    'food.Pan (icon)',
    '',
  ])('%j has another form, so all of it is description', (description) => {
    expect(parseDescription(description)).toEqual({
      industry: 'technology',
      text: description,
      type: 'text',
    });
  });

  test('a long one without an end is read in no time', () => {
    const long = `food. ${' ('.repeat(30_000)}`;
    expect(parseDescription(long).text).toBe(long.trim());
  });
});

describe('the brief', () => {
  test('blanks around and within the name are made single, colours are in capitals', () => {
    const brief = readBrief({ ...request, company_name: '  Café \n Ñandú ' });
    expect(brief).toMatchObject({ name: 'Café Ñandú', color: '#3B82F6' });
  });

  test('an accent typed as two characters is the same letter', () => {
    expect(readBrief({ ...request, company_name: 'Cafe\u0301' }).name).toBe('Café');
  });

  test.each(['A\u202Eozar\u202CT', '\u2066\u200FAozarT\u061C\u2069', 'A\u200Eozar\u202A\u202DT'])(
    'what turns the direction of a name is left out of it: %j',
    (company_name) => {
      expect(readBrief({ ...request, company_name }).name).toBe('AozarT');
    },
  );

  test('a joiner between letters stays', () => {
    expect(readBrief({ ...request, company_name: 'می\u200Cخواهم' }).name).toBe('می\u200Cخواهم');
  });

  test('a name of nothing but directions is no name', () => {
    expect(() => readBrief({ ...request, company_name: '\u202E \u200F' })).toThrow('Escribe el nombre');
  });

  test('200 characters are allowed, also of two code units each', () => {
    expect(readBrief({ ...request, company_name: '𝔸'.repeat(200) }).name).toHaveLength(400);
  });

  test('is stated in one sentence', () => {
    const brief = readBrief({ ...request, description: 'art. Cuadros\n y marcos. (symbol)' });
    expect(statePrompt(brief)).toBe(
      'Símbolo de estilo moderno para «Trazo», del rubro arte, con #3B82F6 como color principal: Cuadros y marcos.',
    );
    expect(statePrompt(readBrief(request))).toBe(
      'Logo tipográfico de estilo moderno para «Trazo», del rubro tecnología, con #3B82F6 como color principal.',
    );
  });
});
