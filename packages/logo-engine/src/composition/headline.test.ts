import { describe, expect, it } from 'vitest';
import { headLines, headlineOf } from './headline.js';

const of = (name: string) => headlineOf(name.split(' '));

describe('a headline', () => {
  it.each([
    ['Caracoles de la Abuela Inés', ['Caracoles', 'de la Abuela Inés'], 0],
    ['El Rincón de los Abuelos Felices', ['El Rincón', 'de los Abuelos Felices'], 0],
    ['La Última Máquina de Escribir', ['La Última Máquina', 'de Escribir'], 0],
    ['Faros y Boyas Atlántico', ['Faros y Boyas', 'Atlántico'], 1],
  ] as const)('of "%s" is its strongest words', (name, parts, lead) => {
    expect(of(name)).toEqual({ parts, lead });
  });

  it.each([
    ['Agua de Río', 'short'],
    ['Viento Sur Cometas', 'no phrase'],
    ['Frutas y Verduras Frescas', 'an adjective of both'],
    ['Casa y Jardín de los Fresnos', 'partners'],
    ['Al Filo de la Medianoche de Invierno en Chiloé', 'a sentence'],
  ])('is none of "%s": %s', (name) => {
    expect(of(name)).toBeNull();
  });

  it('stands on one line, or on two that are nearly as long as each other', () => {
    expect(headLines('El Rincón')).toEqual(['El Rincón']);
    expect(headLines('La Última Máquina')).toEqual(['La Última', 'Máquina']);
    expect(headLines('Sol Extraordinario')).toBeNull();
  });
});
