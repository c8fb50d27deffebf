import { beforeAll, describe, expect, it } from 'vitest';
import { STYLE_IDS } from '../src/brief/brief.js';
import { bodyOf } from '../src/composition/ideas/letters.js';
import { faceById } from '../src/fonts/faces.js';
import { createEngine, type Engine, type Logo } from '../src/index.js';
import { isScene } from '../src/marks/containers.js';
import { SIXTY } from './sixty-briefs.js';

/** What designers scored 2 again and again; drawn for logos that have it, and never chosen. */
const LOW = {
  ideas: [
    'symbol-dot',
    'symbol-mark',
    'dot-shape',
    'accent-leaf',
    'ribbon',
    'swash',
    'double-frame',
    'sticker',
  ],
  scenes: ['rooted', 'rising', 'silhouette', 'keyline', 'halves', 'pair', 'through', 'waterline'],
} as const;

describe('what is not drawn', () => {
  let engine: Engine;
  let sets: readonly (readonly Logo[])[];
  beforeAll(async () => {
    engine = await createEngine();
    sets = SIXTY.map((given, i) =>
      engine.propose({ ...given, style: STYLE_IDS[i % STYLE_IDS.length] ?? given.style }, 'a'),
    );
  });

  it('are the ideas and the scenes that designers scored low', () => {
    const directions = sets.flat().map(({ direction }) => direction);
    const drawn = new Set<string>(directions.flatMap(({ idea, container }) => [idea, container]));
    expect([...LOW.ideas, ...LOW.scenes].filter((id) => drawn.has(id))).toEqual([]);
    expect(drawn.size).toBeGreaterThan(40);
  });

  it('is a line beside heavy letters', () => {
    const lines = sets
      .flat()
      .filter(
        ({ direction: { layout, treatment, symbol, face } }) =>
          (layout === 'horizontal' || layout === 'stacked') &&
          treatment === 'line' &&
          symbol?.kind === 'mark' &&
          bodyOf(faceById(face)) > 15,
      );
    expect(lines.map(({ direction }) => direction)).toEqual([]);
  });

  it('is a scene twice in a set of symbols in a colour that white bears', () => {
    const symbols = SIXTY.slice(0, 12).map((given) =>
      engine.propose({ ...given, type: 'symbol', color: '#0E7490' }, 'b'),
    );
    for (const set of symbols) {
      const scenes = set.map(({ direction: { container } }) => container).filter(isScene);
      expect(new Set(scenes).size).toBe(scenes.length);
    }
  });

  it.each(['Aguirre & Solís', 'Vega y Montero', 'Moto Jara'])(
    'is %s with one of its words as the small line of the other',
    (name) => {
      const ideas = STYLE_IDS.flatMap((style) =>
        engine
          .propose(
            { name, description: 'asesoría', industry: 'marketing', style, type: 'text', color: '#1E3A8A' },
            'a',
          )
          .map(({ direction: { idea } }) => idea),
      );
      expect(ideas).not.toContain('contrast-lines');
      expect(ideas).not.toContain('contrast-over');
      expect(ideas.length).toBe(36);
    },
  );

  it('is the metal, the tree or the sea of a name beside what the description says', () => {
    const symbols = (name: string, description: string) =>
      ['a', 'b', 'c'].flatMap((seed) =>
        engine
          .propose(
            { name, description, industry: 'gastronomy', style: 'vintage', type: 'symbol', color: '#7C2D12' },
            seed,
          )
          .map(({ direction: { symbol } }) => (symbol?.kind === 'mark' ? symbol.id : '')),
      );
    expect(symbols('Destilería Cobre', 'gin artesanal')).not.toContain('hammer');
    expect(symbols('Robles', 'cafetería')).not.toContain('tree');
    // An animal is somebody: it is who the business is called after.
    expect(symbols('Gato Tuerto', 'cafetería')).toContain('cat');
  });
});
