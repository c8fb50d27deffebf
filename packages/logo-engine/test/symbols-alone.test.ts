import { beforeAll, describe, expect, it } from 'vitest';
import { type IndustryId, STYLE_IDS } from '../src/brief/brief.js';
import type { SymbolSpec } from '../src/direction/direction.js';
import { shinesSwapped } from '../src/direction/symbol-looks.js';
import { createEngine, type Engine } from '../src/index.js';
import { isScene } from '../src/marks/containers.js';

const BRIEFS = [
  { name: 'Molino Carrasquel', description: 'harinas, pan y trigo', industry: 'food', color: '#9A5B13' },
  { name: 'Pesquera Almonte', description: 'pesca artesanal', industry: 'fishing', color: '#005F73' },
  { name: 'Taller Dalmau', description: 'electricista', industry: 'construction', color: '#B23A48' },
  {
    name: 'Cervecería Tronador',
    description: 'cerveza artesanal',
    industry: 'gastronomy',
    color: '#8C2F1B',
  },
] as const;

const BRIEFS_OF_LAND = [
  { name: 'Avícola Trupán', description: 'gallinas', industry: 'livestock', color: '#9A3412' },
  { name: 'Fletes Urrutia', description: 'fletes en camión', industry: 'transportation', color: '#1D4ED8' },
  { name: 'Arriendos Maitén', description: 'cabañas', industry: 'nature', color: '#166534' },
] as const;

describe('six symbols without a name', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });

  it('are half of them or more of one piece with their ground or bare: at most three in a plain shape', () => {
    const plain = BRIEFS.flatMap((brief) =>
      STYLE_IDS.map((style) => {
        const directions = engine
          .propose({ ...brief, style, type: 'symbol' }, 'a')
          .map(({ direction }) => direction);
        expect(directions).toHaveLength(6);
        return directions.filter(({ container }) => container !== 'none' && !isScene(container)).length;
      }),
    );
    expect(Math.max(...plain)).toBeLessThanOrEqual(3);
  });

  it('stand in the second colour twice at most, where it is the deeper one', () => {
    const treatments = STYLE_IDS.map((style) =>
      engine
        .propose(
          {
            name: 'Chiquiluna',
            description: 'fiestas infantiles',
            industry: 'entertainment',
            style,
            type: 'symbol',
            color: '#FF5FA2',
          },
          'a',
        )
        .map(({ direction: { treatment } }) => treatment),
    );
    const swapped = treatments.map((set) => set.filter((treatment) => treatment === 'swapped').length);
    expect(Math.max(...swapped)).toBe(2);
    const deep = BRIEFS.flatMap((brief) =>
      engine.propose({ ...brief, style: 'modern', type: 'symbol' }, 'a'),
    );
    for (const { direction } of deep.filter(({ direction: { treatment } }) => treatment === 'swapped'))
      expect(shinesSwapped(direction.symbol as SymbolSpec, direction.color, direction.accent)).toBe(true);
  });

  it.each(['Paltas del Valle', 'Norte'])('are six of one drawing, whose name is a place: %s', (name) => {
    const brief = { name, description: 'paltas', industry: 'agriculture', color: '#3F6212' } as const;
    for (const style of STYLE_IDS) {
      expect(engine.propose({ ...brief, style, type: 'symbol' }, 'a')).toHaveLength(6);
    }
  });

  it('are three drawings or more where the trade has as many', () => {
    for (const style of STYLE_IDS) {
      const [, fishing] = BRIEFS;
      const drawings = engine
        .propose({ ...fishing, style, type: 'symbol' }, 'b')
        .map(({ direction: { symbol } }) => (symbol?.kind === 'monogram' ? symbol.text : symbol?.id));
      expect(new Set(drawings).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('are six where most drawings of a trade stand in no shape', () => {
    const optician = {
      name: 'Óptica Mirabal',
      description: 'examen de la vista, lentes y monturas',
      industry: 'healthcare',
      type: 'symbol',
      color: '#1D3557',
    } as const;
    for (const style of STYLE_IDS)
      for (const seed of ['a', 'gg1-2']) expect(engine.propose({ ...optician, style }, seed)).toHaveLength(6);
  });

  it('are of the first noun before all: a second word has two at most', () => {
    for (const style of STYLE_IDS) {
      const drawings = engine
        .propose(
          {
            name: 'Churros La Abuela',
            description: 'churros y chocolate caliente',
            industry: 'food',
            style,
            type: 'symbol',
            color: '#C2410C',
          },
          'a',
        )
        .map(({ direction: { symbol } }) => (symbol?.kind === 'mark' ? symbol.id : symbol?.kind));
      const churros = drawings.filter((id) => id?.startsWith('churro'));
      expect({ style, drawings, enough: churros.length >= 4 }).toEqual({ style, drawings, enough: true });
    }
  });

  it('stand neither on their land nor in a wreath while another look is left', () => {
    const sets = BRIEFS_OF_LAND.flatMap((brief) =>
      STYLE_IDS.map((style) => engine.propose({ ...brief, style, type: 'symbol' }, 'a')),
    );
    expect(sets.every((set) => set.length === 6)).toBe(true);
    const containers = sets.flat().map(({ direction: { container } }) => container);
    expect(containers).not.toContain('landscape');
    expect(containers).not.toContain('laurel');
  });

  it('hold the trade in what the name is called after', () => {
    const scenes = (name: string, description: string, industry: IndustryId): string[] =>
      STYLE_IDS.flatMap((style) =>
        engine
          .propose({ name, description, industry, style, type: 'symbol', color: '#BE123C' }, 'a')
          .map(({ direction: { container } }) => container),
      );
    expect(scenes('Karaoke Luna Roja', 'bar de karaoke', 'entertainment')).toContain('moon');
    expect(scenes('Puerta Sol', 'puertas de madera', 'construction')).toContain('in-sun');
    expect(scenes('Café Margarita', 'cafetería', 'gastronomy')).toContain('in-flower');
    expect(scenes('Clínica Dental Corazón', 'dentista', 'healthcare')).toContain('in-heart');
    expect(scenes('Taller Roble', 'carpintería', 'construction')).toContain('in-tree');
    expect(scenes('Karaoke Roja', 'bar de karaoke', 'entertainment')).not.toContain('moon');
  });
});
