import { describe, expect, it } from 'vitest';
import { readOn } from './going-on.js';
import { symbolsFor } from './symbols-for.js';

describe('A description that goes on from the name', () => {
  it.each([
    ['marimbas', 'de concierto y para niños', 'marimbas de concierto y para niños'],
    ['nueces', 'peladas, partidas y al vacío', 'nueces al vacío'],
    ['ostras', 'recién sacadas, por docena', 'ostras por docena'],
    ['juguetes', 'pintados a mano', 'juguetes a mano'],
    ['ascensores', 'montaje y mantenimiento', 'montaje y mantenimiento de ascensores '],
  ])('is read with the thing: %s %s', (thing, description, read) => {
    expect(readOn(thing, description)).toBe(read);
  });

  it.each([
    ['telas', 'estampados en serigrafía'],
    ['delicias', 'enchiladas y tostadas'],
    ['topógrafo', 'mido terrenos'],
    ['piscinas', 'para hoteles y casas'],
    ['ascensores', 'montaje de estructuras'],
    ['muebles', ''],
  ])('and says something by itself: %s, %s', (thing, description) => {
    expect(readOn(thing, description)).toBe(description);
  });

  const first = (
    name: string,
    description: string,
    industry: 'art' | 'entertainment' | 'construction' | 'desing',
  ) => symbolsFor({ name, description, industry })[0]?.id;

  it('is about the thing, whatever it is of or with', () => {
    expect(first('Marimbas Alma', 'de concierto y para niños', 'entertainment')).toBe('marimba');
    expect(first('Piscinas Caribe', 'de fibra y de hormigón', 'construction')).toBe('swimming-pool');
    expect(first('Pelotas Potrero', 'de cuero', 'entertainment')).toBe('soccer-ball');
    expect(first('Jabones Alhucema', 'hechos con aceite de oliva, en caja de regalo', 'art')).toBe(
      'soap-bar',
    );
  });

  it('is not about what the business is called, nor a house that the name says last', () => {
    expect(first('Rosas Boutique', 'de vestidos de fiesta', 'desing')).toBe('dress');
    expect(first('Estrellas', 'de la danza', 'entertainment')).not.toBe('star');
    expect(first('Delfines', 'de la natación, clases para niños', 'entertainment')).not.toBe('dolphin');
  });
});
