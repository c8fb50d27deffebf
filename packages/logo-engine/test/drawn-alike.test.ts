import { describe, expect, it } from 'vitest';
import { type Brief, createEngine, type Logo } from '../src/index.js';

const engine = await createEngine();

const SEEDS = ['a', 'b', 'c'];
const setsOf = (brief: Omit<Brief, 'style' | 'color'>): Logo[][] =>
  SEEDS.map((seed) => engine.propose({ style: 'modern', color: '#1D4ED8', ...brief }, seed));
const idOf = ({ direction: { symbol } }: Logo): string => (symbol?.kind === 'mark' ? symbol.id : '');

describe('drawings that are a trade alike', () => {
  it.each<[description: string, industry: Brief['industry'], ids: readonly string[]]>([
    ['sushi', 'gastronomy', ['sushi', 'nigiri', 'maki-chopsticks']],
    ['carnicería', 'food', ['steak', 'cleaver', 'beef-cuts']],
  ])('are each in a set beside a symbol, and none is most of it: %s', (description, industry, ids) => {
    for (const set of setsOf({ name: 'Lo de Inés', description, industry, type: 'icon' })) {
      const shown = set.map(idOf);
      for (const id of ids) expect(shown).toContain(id);
      for (const id of ids) expect(shown.filter((other) => other === id).length).toBeLessThan(4);
    }
  });

  it('stand beside the letters of a name alone twice at most, and never the same at the same place', () => {
    const OVER: readonly string[] = ['masthead', 'symbol-rule', 'symbol-over'];
    for (const set of setsOf({
      name: 'Kinedeporte',
      description: 'carnicería',
      industry: 'food',
      type: 'text',
    })) {
      const standing = set.filter(({ direction: { idea } }) => [...OVER, 'symbol-beside'].includes(idea));
      expect(standing.length).toBeLessThanOrEqual(2);
      const places = standing.map((logo) => `${logo.direction.idea} ${idOf(logo)}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
