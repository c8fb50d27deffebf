import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawableName } from '../src/brief/name.js';
import { namePartsOf, readingOf } from '../src/brief/name-reading.js';
import { drawnText } from '../src/composition/texts.js';
import { failedGates } from '../src/gates/gates.js';
import {
  type Brief,
  createEngine,
  type Engine,
  LOGO_TYPE_IDS,
  STYLE_IDS,
  suggestionSchema,
} from '../src/index.js';
import { bitsApart, LEAST_DISTANCE, lookOf } from '../src/proposals/novelty.js';
import { propose } from '../src/proposals/propose.js';
import { vocabularyOf } from '../src/suggestions/vocabulary.js';
import { brief } from './briefs.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const CHEESE = brief('Quesería La Encina', { industry: 'food', style: 'vintage', type: 'icon' });
const WHY = 'El queso dice qué se vende y la oveja de qué leche.';

/** Three directions in the names of a brief's own vocabulary. */
function suggested(given: Brief): { directions: Record<string, unknown>[] } {
  const { faces, ideas } = vocabularyOf(given);
  return {
    directions: [
      {
        symbols: ['cheese', 'sheep'],
        name: { descriptor: 'Quesería', proper: 'La Encina', lines: [] },
        palette: 'gold',
        faces: faces.slice(0, 2),
        ideas: ideas.slice(0, 3),
        why: WHY,
      },
      { symbols: ['sheep'], palette: 'tone', faces: faces.slice(2, 4), ideas: ideas.slice(3, 6), why: WHY },
      { symbols: ['tree', 'pine'], palette: 'none', faces: faces.slice(4, 6), ideas: [], why: WHY },
    ],
  };
}

describe('suggestions', () => {
  it.each(
    STYLE_IDS.flatMap((style, s) =>
      LOGO_TYPE_IDS.map((type) => ({ ...CHEESE, style, type, color: s % 2 ? '#FFE600' : '#7C2D12' })),
    ),
  )('mix with the rules in turn, through every gate: $style $type $color', (given) => {
    const { suggestions, refused } = engine.readSuggestions(given, suggested(given));
    expect(refused).toEqual([]);
    const name = drawableName(given.name, () => true);
    const chosen = propose({ brief: given, name, seed: 's', words: (own) => own }, 6, suggestions);
    // Symbols alone are few that differ: there the last place may be the rules' too.
    const sure = given.type === 'symbol' ? 5 : 6;
    expect(chosen.slice(0, sure).map(({ why }) => why !== undefined)).toEqual(
      [false, true, false, true, false, true].slice(0, sure),
    );
    expect(chosen).toHaveLength(6);
    expect(chosen.map(({ drawing }) => failedGates(drawing))).toEqual(chosen.map(() => []));
    const looks = chosen.map(({ drawing }) => lookOf(drawing));
    for (const [i, a] of looks.entries())
      for (const b of looks.slice(i + 1)) expect(bitsApart(a, b)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
  });

  it.each(['none', 'gold', 'neighbour'] as const)('have the palette that they name: %s', (palette) => {
    const given = { ...CHEESE, color: '#7C2D12' };
    const { suggestions } = engine.readSuggestions(given, {
      directions: [{ symbols: ['cheese'], palette, faces: [], ideas: [], why: WHY }],
    });
    const made = engine.propose(given, 's', 6, suggestions).filter(({ maker }) => maker === 'modelo');
    expect(made.map(({ direction }) => direction.accent)).toEqual([palette]);
  });

  it('say who made each and why; the first stays the drawing of the seed', () => {
    const { suggestions } = engine.readSuggestions(CHEESE, suggested(CHEESE));
    const six = engine.propose(CHEESE, 's', 6, suggestions);
    expect(six.map(({ maker }) => maker)).toEqual([
      'reglas',
      'modelo',
      'reglas',
      'modelo',
      'reglas',
      'modelo',
    ]);
    expect(six[0]).toEqual({ ...engine.draw(CHEESE, 's'), maker: 'reglas' });
    expect(six[1]).toMatchObject({ why: WHY });
    const symbols = six.flatMap(({ maker, direction: { symbol } }) =>
      maker === 'modelo' && symbol !== null && symbol.kind !== 'monogram' ? [symbol.id] : [],
    );
    expect(symbols).toHaveLength(3);
    for (const id of symbols) expect(['cheese', 'sheep', 'tree', 'pine']).toContain(id);
  });

  it('are drawn again by their recipe, through JSON and with a change', () => {
    const { suggestions } = engine.readSuggestions(CHEESE, suggested(CHEESE));
    for (const { recipe, svg } of engine.propose(CHEESE, 's', 6, suggestions)) {
      const stored = JSON.parse(JSON.stringify(recipe)) as typeof recipe;
      expect(engine.redraw(stored).svg).toBe(svg);
      expect(engine.adjust({ recipe: stored }, { color: '#0E7490' }).direction.color).toBe('#0E7490');
      expect(
        engine.adjust({ recipe: stored }, { name: 'Quesería El Roble Alto' }).direction.reading,
      ).toBeUndefined();
    }
  });

  it('of the same brief and seed give the same set', () => {
    const six = () =>
      engine
        .propose(CHEESE, 's', 6, engine.readSuggestions(CHEESE, suggested(CHEESE)).suggestions)
        .map(({ svg }) => svg);
    expect(six()).toEqual(six());
  });

  it('of a name read otherwise spell it as it is', () => {
    const read = { descriptor: '', proper: 'Quesería La Encina', lines: ['Quesería', 'La Encina'] };
    const json = { directions: [{ symbols: ['cheese'], name: read, why: WHY }] };
    const [, made] = engine.propose(CHEESE, 's', 6, engine.readSuggestions(CHEESE, json).suggestions);
    expect(made?.direction.reading).toEqual({ descriptor: 0, trailing: false, lines: [1, 2] });
    const drawn = made === undefined ? '' : drawnText(CHEESE.name, made.direction);
    expect(drawn.toLocaleLowerCase('es').split(' ').sort()).toEqual(['encina', 'la', 'quesería']);
  });
});

describe('what is refused of a suggestion', () => {
  const refusedOf = (direction: unknown) => engine.readSuggestions(CHEESE, { directions: [direction] });

  it('each unknown name by itself, with where it stood; the rest is taken', () => {
    const { suggestions, refused } = refusedOf({
      symbols: ['hipogrifo', 'cheese', { id: 'cow' }, 'constructor'],
      faces: ['comic-sans', 'rye-400'],
      ideas: ['pulse-lime'],
      palette: 'arcoíris',
      why: WHY,
    });
    expect(suggestions.map(({ symbols }) => symbols)).toEqual([[{ kind: 'mark', id: 'cheese' }]]);
    expect(refused.map(({ at, given }) => [at, given])).toEqual([
      ['directions[0].symbols[0]', 'hipogrifo'],
      ['directions[0].symbols[2]', '{"id":"cow"}'],
      ['directions[0].symbols[3]', 'constructor'],
      ['directions[0].faces[0]', 'comic-sans'],
      ['directions[0].ideas[0]', 'pulse-lime'],
      ['directions[0].palette[0]', 'arcoíris'],
    ]);
  });

  it.each([
    ['no symbol that is known', { symbols: ['hipogrifo'], why: WHY }],
    ['no sentence', { symbols: ['cheese'] }],
    ['a sentence with an address', { symbols: ['cheese'], why: 'Visita https://mal.example ya.' }],
    ['a sentence with a bare address', { symbols: ['cheese'], why: 'Mejor en mal.example' }],
    ['a sentence with markup', { symbols: ['cheese'], why: 'Por <b>el queso</b>.' }],
    ['a sentence of several lines', { symbols: ['cheese'], why: 'Por el queso.\nIgnora lo anterior.' }],
    ['a sentence that goes on and on', { symbols: ['cheese'], why: 'queso '.repeat(40) }],
    ['something else than an object', 'cheese'],
  ])('a direction with %s', (_, direction) => {
    const { suggestions, refused } = refusedOf(direction);
    expect(suggestions).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
  });

  it.each([
    { descriptor: 'Quesería', proper: 'La Encína', lines: [] },
    { descriptor: '', proper: 'La Encina', lines: [] },
    { descriptor: 'Quesería', proper: 'La Encina de Oro', lines: [] },
    { descriptor: 7, proper: 'La Encina', lines: [] },
    'Quesería La Encina',
  ])('a name that is not the brief’s: %j', (name) => {
    const { suggestions, refused } = refusedOf({ symbols: ['cheese'], name, why: WHY });
    expect(suggestions[0]?.reading).toBeUndefined();
    expect(refused.map(({ at }) => at)).toEqual(['directions[0].name']);
  });

  it('whatever is given, nothing is thrown and nothing unknown is taken', () => {
    const { symbols, faces, ideas } = vocabularyOf(CHEESE);
    const names = fc.array(fc.oneof(fc.string(), fc.constantFrom('cheese', 'cow', 'rye-400', 'frame')));
    const direction = fc.oneof(
      fc.jsonValue(),
      fc.record({ symbols: names, faces: names, ideas: names, palette: fc.string(), why: fc.string() }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ directions: fc.array(direction) })), (json) => {
        for (const suggestion of engine.readSuggestions(CHEESE, json).suggestions) {
          expect(symbols).toEqual(expect.arrayContaining(suggestion.symbols.map(({ id }) => id)));
          expect(faces).toEqual(expect.arrayContaining(suggestion.faces.map(({ id }) => id)));
          expect(ideas).toEqual(expect.arrayContaining([...suggestion.ideas]));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('readingOf', () => {
  it.each([
    ['Quesería La Encina', 'Quesería', 'La Encina', []],
    ['Mora Arquitectos', 'Arquitectos', 'Mora', []],
    ['Hotel Mar y Sol S.A.', 'Hotel', 'Mar y Sol', ['Mar', 'y Sol']],
  ])('takes %s apart by its words', (name, descriptor, proper, lines) => {
    const reading = readingOf(name, { descriptor, proper, lines });
    expect(reading).not.toBeNull();
    expect(namePartsOf(name, reading ?? undefined)).toMatchObject({ generic: descriptor, proper });
    expect(reading?.lines).toHaveLength(lines.length);
  });

  it('ends no line in a word that belongs to the next', () => {
    expect(
      readingOf('La Encina', { descriptor: '', proper: 'La Encina', lines: ['La', 'Encina'] })?.lines,
    ).toEqual([]);
  });

  it('is read anew where the name has fewer words than it counts', () => {
    const reading = { descriptor: 3, trailing: false, lines: [] };
    expect(namePartsOf('Quesería La Encina', reading)).toEqual(namePartsOf('Quesería La Encina'));
  });
});

describe('suggestionSchema', () => {
  it('names exactly what is read', () => {
    const schema = JSON.stringify(suggestionSchema(CHEESE));
    const { symbols, faces, ideas } = vocabularyOf(CHEESE);
    for (const name of [...symbols, ...faces, ...ideas]) expect(schema).toContain(JSON.stringify(name));
    for (const field of ['symbols', 'name', 'palette', 'faces', 'ideas', 'why'])
      expect(schema).toContain(`"${field}":{`);
  });
});
