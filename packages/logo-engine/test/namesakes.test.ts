import { describe, expect, it } from 'vitest';
import { sceneSuits } from '../src/composition/scenes/index.js';
import { namesakeOf } from '../src/lexicon/namesakes.js';
import { symbolsFor } from '../src/lexicon/symbols-for.js';
import type { SceneId } from '../src/marks/containers.js';
import { markById } from '../src/marks/index.js';

const suits = (scene: SceneId, id: string): boolean => {
  const { params } = markById(id);
  const plainest = Object.fromEntries(Object.entries(params).map(([name, [first = 0]]) => [name, first]));
  return sceneSuits(scene, { kind: 'mark', id, params: plainest });
};

describe('what a name is called after', () => {
  it.each([
    ['Karaoke Luna Roja', 'moon'],
    ['Café Flores', 'in-flower'],
    ['Taller Roble', 'in-tree'],
    ['El Rey del Taco', 'crowned'],
    ['Pollería La Reina', 'crowned'],
    ['La Casa del Pan', 'roofed'],
    ['Mi Casita Café', 'roofed'],
    ['Ecolimpio', 'leafed'],
    ['Cerro Verde', 'peak'],
    ['Burger Express', 'speeding'],
    ['Café del Mar', 'afloat'],
    ['Tacos Don Chuy', 'top-hatted'],
    ['El Charro', 'cowboy-hatted'],
    ['Pan Feliz', 'smiling'],
  ])('is heard in %s', (name, scene) => {
    expect(namesakeOf(name)).toBe(scene);
  });

  it.each([
    'Reyes y Asociados',
    'Óscar Rey Fotografía',
    'Casa Pérez',
    'Economía Total',
    'Bioquímica Torres',
    'Bío Bío Tours',
    'Viña del Mar Propiedades',
    'Clínica Flor de Loto',
    'Tres Cucharitas',
    'Café Expreso',
    'Coronado',
  ])('is not heard in %s', (name) => {
    expect(namesakeOf(name)).toBeNull();
  });

  it('sits on what is broad above, and on no grave', () => {
    expect(suits('crowned', 'taco')).toBe(true);
    expect(suits('crowned', 'hair-dryer')).toBe(true);
    for (const id of ['urn', 'scales', 'hammer', 'crown'])
      expect({ id, suits: suits('crowned', id) }).toEqual({ id, suits: false });
  });

  it('moves what is level, and nothing that stays where it is', () => {
    expect(suits('speeding', 'truck')).toBe(true);
    for (const id of ['bone', 'moving-box', 'couch'])
      expect({ id, suits: suits('speeding', id) }).toEqual({ id, suits: false });
  });

  it('smiles on what has no face and is broad in its middle', () => {
    expect(suits('smiling', 'tomato')).toBe(true);
    for (const id of ['cat', 'screw', 'sneaker'])
      expect({ id, suits: suits('smiling', id) }).toEqual({ id, suits: false });
  });

  it('is the thing itself where it is happy', () => {
    const named = symbolsFor({
      name: 'Tomate Feliz',
      description: 'verduras a domicilio',
      industry: 'agriculture',
    }).find(({ namesake }) => namesake);
    expect(named).toMatchObject({ id: 'tomato', namesake: true });
  });
});
