import { describe, expect, it } from 'vitest';
import { STYLE_IDS } from '../brief/brief.js';
import { createRandom } from '../random/random.js';
import { direct } from './director.js';
import { placeLine } from './place-line.js';

describe('where a business is', () => {
  it.each([
    ['Choritos del Canal', 'Cultivo y venta de choritos frescos en Calbuco', 'Calbuco'],
    ['Celia K.', 'Catering sin gluten para eventos en Zaragoza y pueblos', 'Zaragoza'],
    ['Andamios Ferreyra', 'Alquiler de andamios en Rosario y alrededores. Con entrega', 'Rosario'],
    ['Hielo Real', 'hielo en cubos en San Luis Potosí, a domicilio', 'San Luis Potosí'],
    ['Sal y Mar', 'Ceviches en La Serena', 'La Serena'],
  ])('"%s", "%s": %s', (name, description, expected) => {
    expect(placeLine({ description }, name)).toBe(expected);
  });

  it.each([
    ['Calbuco Choritos', 'Choritos frescos en Calbuco', 'the name says it'],
    ['Faro', 'venta de ropa en Instagram', 'it is a network'],
    ['Faro', 'clases en Inglés y francés', 'it is a language'],
    ['Faro', 'pan dulce en Navidad', 'it is a day'],
    ['Faro', 'muebles en madera', 'it is what things are of'],
    ['Faro', 'Pan En Casa', 'every word has a capital'],
    ['Faro', 'envíos en todo Chile', 'it is anywhere'],
    ['Faro', 'fletes en Santa Cruz de la Sierra Nueva', 'it is too many words for a line'],
    ['Faro', '', 'nothing is said'],
  ])('"%s", "%s": none, %s', (name, description) => {
    expect(placeLine({ description }, name)).toBe('');
  });

  it.each(['text', 'icon'] as const)('stands under the name and never over it: %s', (type) => {
    const name = 'Choritos del Canal';
    const description = 'Cultivo y venta de choritos frescos en Calbuco';
    const told = STYLE_IDS.flatMap((style) =>
      Array.from({ length: 60 }, (_, i) =>
        direct(
          { name, description, industry: 'fishing', style, type, color: '#1D4ED8' },
          name,
          createRandom(`${i}`),
        ),
      ),
    ).filter(({ trade }) => trade === 'Calbuco');
    expect(told.some(({ descriptor }) => descriptor === 'below')).toBe(true);
    expect(told.filter(({ descriptor }) => descriptor === 'above')).toEqual([]);
  });
});
