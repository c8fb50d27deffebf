import { beforeAll, describe, expect, it } from 'vitest';
import { type IndustryId, STYLE_IDS, type StyleId } from '../src/brief/brief.js';
import { isWeak } from '../src/colour/palette.js';
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
    'initial-crest',
    'arch-sign',
    'halo',
    'inline-cut',
    'block-shade',
    'nested',
    'divider',
    'small-capitals',
    'wings',
    'crest',
    'arch-over',
    'word-bar',
    'between-rule',
    'ring-o',
  ],
  scenes: [
    'rooted',
    'rising',
    'silhouette',
    'keyline',
    'halves',
    'pair',
    'through',
    'waterline',
    'orbit',
    'chief',
    'rays',
    'initial',
    'wheel',
    'rosette',
    'trio',
    'sunburst',
    'facet',
    'crop',
    'quarter',
    'layers',
    'fold',
    'horizon',
    'spot',
    'letter',
    'host',
    'emblem',
    'counter',
    'counter-plate',
  ],
  shapes: ['drop', 'arch', 'leaf', 'arch-line'],
} as const;

describe('what is not drawn', () => {
  let engine: Engine;
  let sets: readonly (readonly Logo[])[];
  /** Sets of symbols with their names. */
  let icons: readonly (readonly Logo[])[];
  beforeAll(async () => {
    engine = await createEngine();
    const styled = SIXTY.map((given, i) => ({
      ...given,
      style: STYLE_IDS[i % STYLE_IDS.length] ?? given.style,
    }));
    sets = styled.map((given) => engine.propose(given, 'a'));
    icons = styled.slice(0, 30).map((given) => engine.propose({ ...given, type: 'icon' }, 'a'));
  });

  it('are the ideas, the scenes and the shapes that designers scored low', () => {
    const directions = [...sets, ...icons].flat().map(({ direction }) => direction);
    const drawn = new Set<string>(directions.flatMap(({ idea, container }) => [idea, container]));
    expect([...LOW.ideas, ...LOW.scenes, ...LOW.shapes].filter((id) => drawn.has(id))).toEqual([]);
    // So many that none of those is missing by chance.
    expect(drawn.size).toBeGreaterThan(35);
  });

  it('is a symbol alone as a line, where anything else is left', () => {
    const symbols = STYLE_IDS.flatMap((style) =>
      SIXTY.slice(0, 8).flatMap((given) => engine.propose({ ...given, style, type: 'symbol' }, 'c')),
    );
    expect(symbols.filter(({ direction: { treatment } }) => treatment === 'line')).toEqual([]);
  });

  it('is an initial for a trade that has two drawings', () => {
    for (const style of STYLE_IDS) {
      const set = engine.propose(
        {
          name: 'Panadería Olmedo',
          description: 'pan y pasteles',
          industry: 'food',
          style,
          type: 'symbol',
          color: '#9A3412',
        },
        'a',
      );
      const letters = set.filter(
        ({ direction: { symbol, container } }) => symbol?.kind === 'monogram' || container === 'initial',
      );
      expect(letters).toEqual([]);
    }
  });

  it('is a thin or a Roman face where it does not speak', () => {
    const faces = (style: StyleId, industry: IndustryId) =>
      ['a', 'b', 'c'].flatMap((seed) =>
        engine
          .propose(
            { name: 'Nexo Datos', description: '', industry, style, type: 'text', color: '#0F766E' },
            seed,
          )
          .map(({ direction: { face } }) => face),
      );
    expect(faces('playful', 'entertainment')).not.toContain('comfortaa-700');
    expect(faces('vintage', 'technology').join()).not.toMatch(/cinzel|rye|bevan/);
    expect(faces('minimal', 'technology').join()).not.toMatch(/marcellus|forum|cormorant/);
  });

  it('is a face whose zeros are read as letters where a name has figures', () => {
    const faces = (name: string) =>
      (['minimal', 'vintage'] as const).flatMap((style) =>
        ['a', 'b', 'c'].flatMap((seed) =>
          engine
            .propose(
              {
                name,
                description: 'diarios',
                industry: 'entertainment',
                style,
                type: 'text',
                color: '#0F766E',
              },
              seed,
            )
            .map(({ direction: { face } }) => face),
        ),
      );
    const old = /raleway|marcellus|cormorant|playfair|zilla/;
    expect(faces('Kiosko 600').join()).not.toMatch(old);
    expect(faces('Kiosko').join()).toMatch(old);
  });

  it('is a set of names of which more than two are boxed, where the name bears other ideas', () => {
    const boxes = ['label', 'stitched', 'oval-sign', 'frame', 'bold-frame', 'legend', 'bar', 'side-rule'];
    for (const style of STYLE_IDS) {
      const set = engine.propose(
        {
          name: 'Rodrigo Peñaloza',
          description: 'abogado laboral',
          industry: 'marketing',
          style,
          type: 'text',
          color: '#1F3A5F',
        },
        'a',
      );
      const boxed = set.filter(({ direction: { idea } }) => boxes.includes(idea));
      expect({ style, many: boxed.length > 2 }).toEqual({ style, many: false });
    }
  });

  it('is a fourth ring of letters in a set, a second one with the same drawing, or a third with the same rim', () => {
    const rings = icons.map((set) =>
      set.map(({ direction }) => direction).filter(({ layout }) => layout === 'badge'),
    );
    expect(Math.max(...rings.map((set) => set.length))).toBeLessThanOrEqual(3);
    expect(rings.filter((set) => set.length > 1).length).toBeGreaterThan(0);
    for (const set of rings) {
      expect(new Set(set.map(({ symbol }) => JSON.stringify(symbol))).size).toBe(set.length);
      for (const { container } of set)
        expect(set.filter((other) => other.container === container).length).toBeLessThanOrEqual(2);
    }
  });

  it('is a tile over a name: what stands in a plain shape stands beside it', () => {
    const over = icons
      .flat()
      .filter(
        ({ direction: { layout, symbol, container, color } }) =>
          layout === 'stacked' &&
          symbol?.kind === 'mark' &&
          container !== 'none' &&
          !isScene(container) &&
          !isWeak(color),
      );
    expect(over).toEqual([]);
  });

  it('is a small line in two between the bars under a mark and its name', () => {
    const small = ['Peluquería Canina Toby', 'Taller Mecánico Rojas', 'Librería Infantil Luna'].flatMap(
      (name) =>
        engine
          .propose(
            {
              name,
              description: '',
              industry: 'livestock',
              style: 'playful',
              type: 'icon',
              color: '#F59E0B',
            },
            'w0',
          )
          .filter(({ direction: { idea } }) => idea === 'first-glyph'),
    );
    expect(small.map(({ direction }) => direction)).toEqual([]);
  });

  it('is a set of names that are mostly typed: four of six are made of something', () => {
    const typed = [
      ...['frame', 'bold-frame', 'legend', 'bar', 'side-rule'],
      ...['none', 'rule', 'flourish', 'two-tones', 'type-block', 'short-rule', 'between-rule'],
      ...['small-capitals', 'small-links'],
    ];
    const counts = SIXTY.slice(0, 30).map((given, i) => {
      const style = STYLE_IDS[i % STYLE_IDS.length] ?? given.style;
      const set = engine.propose({ ...given, style, type: 'text' }, 'a');
      return set.filter(({ direction: { layout, idea } }) => layout === 'wordmark' && typed.includes(idea))
        .length;
    });
    // A third comes before a thing beside the letters.
    expect(Math.max(...counts)).toBeLessThan(4);
    expect(counts.filter((count) => count <= 2).length).toBeGreaterThanOrEqual(20);
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
      const scenes = set.flatMap(({ direction: { container } }) => (isScene(container) ? [container] : []));
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
