import { beforeAll, describe, expect, it } from 'vitest';
import { type Brief, createEngine, type Engine, LOGO_TYPE_IDS, type Proposal } from '../src/index.js';

const brief = (type: Brief['type']): Brief => ({
  name: 'Panadería Trigal',
  industry: 'food',
  style: 'vintage',
  type,
  color: '#9F1239',
});

const recipesOf = (logos: readonly Proposal[]) =>
  logos.map(({ recipe }) => JSON.parse(JSON.stringify(recipe)));

describe('proposals of a brief that is asked for again', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });

  it.each(LOGO_TYPE_IDS)('are none of those that were seen, of the very same seed: %s', (type) => {
    const first = engine.propose(brief(type), 'a');
    const second = engine.propose(brief(type), 'a', 6, [], recipesOf(first));
    const third = engine.propose(brief(type), 'a', 6, [], recipesOf([...first, ...second]));
    const all = [...first, ...second, ...third].map(({ svg }) => svg);
    expect(new Set(all).size).toBe(18);
    expect(engine.propose(brief(type), 'a', 6, [], recipesOf(first))).toEqual(second);
  });

  it('of a symbol alone go on in the looks of other styles once those of its own were seen', () => {
    const bread: Brief = { ...brief('symbol'), name: 'Trigal', description: 'pan', style: 'modern' };
    const shown = engine.propose(bread, 'preview');
    for (const seed of ['s0', 't0', 'u0']) {
      const logos = engine.propose(bread, seed, 6, [], recipesOf(shown));
      for (const logo of logos) expect(engine.draw(bread, logo.seed).svg).toBe(logo.svg);
      shown.push(...logos);
    }
    expect(new Set(shown.map(({ svg }) => svg)).size).toBe(24);
  });

  it('are given again by their own seeds and recipes, as any', () => {
    const seen = recipesOf(engine.propose(brief('icon'), 'a'));
    for (const { seed, svg, recipe } of engine.propose(brief('icon'), 'a', 6, [], seen)) {
      expect(engine.draw(brief('icon'), seed).svg).toBe(svg);
      expect(engine.redraw(recipe).svg).toBe(svg);
    }
  });

  it('come again where nothing else is left', () => {
    const one: Brief = { ...brief('symbol'), name: 'Ñ', style: 'minimal' };
    const seen: ReturnType<typeof recipesOf> = [];
    const drawn: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const logos = engine.propose(one, 'a', 6, [], seen);
      expect(logos.length).toBeGreaterThan(0);
      seen.push(...recipesOf(logos));
      drawn.push(...logos.map(({ svg }) => svg));
    }
    expect(new Set(drawn.slice(0, 12)).size).toBe(12);
    expect(new Set(drawn).size).toBeLessThan(drawn.length);
  });
});
