import { describe, expect, it } from 'vitest';
import { toldLines } from '../composition/told-lines.js';
import { ownLines } from './own-lines.js';

const lines = (name: string) => (toldLines(name, ownLines(name.split(' '))) ?? []).map(({ text }) => text);

describe('lines of a name that its widths would part wrongly', () => {
  it.each([
    ['Sin TACC Sin Drama', ['Sin TACC', 'Sin Drama']],
    ['Medialunas x docena', ['Medialunas', 'x docena']],
    ['Café entre Nubes', ['Café', 'entre Nubes']],
    ['Sueños bajo el Mar', ['Sueños', 'bajo el Mar']],
    ['Ge & Hache', ['Ge & Hache']],
    ['Nómada & Co', ['Nómada & Co']],
    ['Ir sin Prisa', ['Ir sin Prisa']],
    ['Hnos. Peñalver', ['Hnos. Peñalver']],
    ['Bustamante, Leiva & Asociados', ['Bustamante,', 'Leiva & Asociados']],
    ['Solo sin Compañía', ['Solo', 'sin Compañía']],
  ])('"%s" has none that ends in a preposition or an abbreviation', (name, expected) => {
    expect(lines(name)).toEqual(expected);
  });

  it.each([
    'Pampa Fría',
    'Herrera & Montenegro',
    'Punto y Like',
    'Generación X',
    'La Casa de Inés',
    'Club Entre',
  ])('"%s" is parted by its widths', (name) => {
    expect(lines(name)).toEqual([]);
  });
});
