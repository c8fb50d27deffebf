import { describe, expect, it } from 'vitest';
import { fold } from '../brief/parse-name.js';
import { closingLength } from './closing-phrase.js';

const folded = (name: string): string[] => fold(name).split(' ');

describe('a name that ends with what it is', () => {
  it.each([
    // A phrase.
    'Doña Rosa|Comida Casera',
    'Pixel|Diseño Gráfico',
    'Nodo|Arquitectura y Diseño',
    'Profe Lalo|Clases de Matemáticas',
    // Two words of English, or two houses.
    'Alma|Hair Studio',
    'Nómada|Coffee Roasters',
    'Alas del Quindío|Birding Tours',
    'Lola|Café Bar',
    // What it is and how it is done.
    'Maricarmen|Cocina en tu Casa',
    'Toño|Pizzas a la Leña',
    // A house or a profession.
    'La Chula|Mezcalería',
    'Juan Valdez|Café',
    'Karla|Estilista',
    'Bella Piel|Cosmetología',
    'Ana Belén|Estética',
    'Las Güeras|Estética',
    // What somebody sells.
    'La Patrona|Mariscos',
    'Chelito|Pasteles',
  ])('%s', (name) => {
    const [, closing = ''] = name.split('|');
    expect(closingLength(folded(name.replace('|', ' ')))).toBe(closing.split(' ').length);
  });

  it.each([
    // What is said of the trade.
    'La Gran Cafetería',
    'Mi Clínica Dental',
    'Puro Café',
    'Las Dulces Tortas',
    'Bonita Ropa Deportiva',
    // It is joined to what stands before it.
    'La Hora del Café',
    'Pan y Café',
    'Rock & Roll Burger',
    'Entre Copas y Amigos',
    'Casa de Comida Casera',
    'Billares Carambola y Media',
    // Surnames.
    'Don Luis Flores',
    'Rosa Mercado',
    'Elena Posada',
    // Nothing is left.
    'Barber Shop',
    'La Panadería',
    '24/7 Gym',
  ])('%s does not', (name) => {
    expect(closingLength(folded(name))).toBe(0);
  });
});
