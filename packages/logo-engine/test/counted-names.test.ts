import { beforeAll, describe, expect, it } from 'vitest';
import { type Brief, createEngine, type Engine } from '../src/index.js';
import { countedIn } from '../src/lexicon/counted-names.js';
import { symbolsFor } from '../src/lexicon/symbols-for.js';

const COUNTED = [
  [{ name: 'Tres Cucharitas', description: 'heladería artesanal', industry: 'food' }, 'spoon', 'triple'],
  [{ name: 'Dos Gatos Café', description: 'cafetería', industry: 'gastronomy' }, 'cat', 'double'],
  [{ name: 'Dos Martillos', description: 'carpintería', industry: 'construction' }, 'hammer', 'double'],
  [{ name: 'Los 2 Búhos', description: 'agencia de publicidad', industry: 'marketing' }, 'owl', 'double'],
] as const;

describe('a name that counts', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });

  it.each([
    ['Tres Cucharitas', { count: 3, thing: 'cucharitas' }],
    ['Los 3 Limones', { count: 3, thing: 'limones' }],
    ['Café Dos Gatos', { count: 2, thing: 'gatos' }],
    ['Siete Espigas', null],
    ['Tres', null],
    ['Uno, Dos, Tres Abogados', { count: 3, thing: 'abogados' }],
    ['Nosotros Dos', null],
  ])('says how many of what: %s', (name, counted) => {
    expect(countedIn(name)).toEqual(counted);
  });

  it.each(COUNTED)('is called after what it counts: $name', (brief, id) => {
    expect(symbolsFor(brief).find((symbol) => symbol.namesake)).toMatchObject({ id });
  });

  it.each(COUNTED)('shows as many beside the name and alone: $name', (brief, id, scene) => {
    for (const type of ['icon', 'symbol'] as const) {
      const asked: Brief = { ...brief, style: 'modern', type, color: '#8C2F1B' };
      const shown = ['c', 'd'].flatMap((seed) => engine.propose(asked, seed));
      const several = shown.filter(({ direction }) => direction.container === scene);
      expect({ type, several: several.length > 0 }).toEqual({ type, several: true });
      for (const { direction } of several) expect(direction.symbol).toMatchObject({ id });
    }
  });

  it('shows one of what it does not count', () => {
    const asked: Brief = {
      name: 'Dos Martillos',
      description: 'carpintería',
      industry: 'construction',
      style: 'modern',
      type: 'symbol',
      color: '#8C2F1B',
    };
    const other = engine.propose({ ...asked, name: 'Martillo' }, 'a');
    expect(other.map(({ direction }) => direction.container)).not.toContain('double');
  });
});
