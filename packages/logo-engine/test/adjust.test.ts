import { beforeAll, describe, expect, it } from 'vitest';
import { BRIEFS } from '../scripts/invented-briefs.js';
import { plainSymbol } from '../src/adjust/plain-symbol.js';
import { carriesText } from '../src/colour/palette.js';
import { draw } from '../src/drawing/drawing.js';
import { failedGates } from '../src/gates/gates.js';
import {
  CHOICE_FIELDS,
  type Change,
  ChangeError,
  createEngine,
  type Direction,
  type Engine,
  type Logo,
  NothingToDrawError,
  type Recipe,
  type SymbolSpec,
  symbolById,
} from '../src/index.js';
import { SIXTY } from './sixty-briefs.js';

let engine: Engine;
let logos: readonly Logo[];
beforeAll(async () => {
  engine = await createEngine();
  logos = BRIEFS.slice(0, 20).map((brief, i) => engine.draw(brief, `seed ${i}`));
});

const outlines = (svg: string): string => svg.replace(/ fill="#\w{6}"/g, '');
const colours = (svg: string): Set<string> => new Set(svg.match(/#[0-9A-F]{6}/g));
const of = (name: string): Logo => {
  const found = logos.find(({ recipe }) => recipe.brief.name === name);
  if (found === undefined) throw new Error(`There is no invented brief "${name}".`);
  return found;
};
/** A logo of an invented brief with some of its direction decided here. */
function directed(name: string, direction: Partial<Direction>): Logo {
  const { recipe } = of(name);
  const whole = { ...recipe.direction, tracking: 0, container: 'none', ...direction } as const;
  return engine.redraw({ ...recipe, direction: whole });
}
/** The error that a change is refused with. */
function refusal(logo: Logo, change: unknown): ChangeError {
  try {
    engine.adjust(logo, change as Change);
  } catch (error) {
    if (error instanceof ChangeError) return error;
    throw error;
  }
  throw new Error(`The change ${JSON.stringify(change)} was made.`);
}

describe('createEngine().adjust', () => {
  it('takes what is undefined as left out, as a form hands it on', () => {
    const logo = of('Heladería Copo');
    const changed = engine.adjust(logo, { color: '#0E7490', face: undefined, symbol: undefined });
    expect(changed.svg).toBe(engine.adjust(logo, { color: '#0E7490' }).svg);
  });

  it('changes only colours when a colour is changed, and back to the same bytes', () => {
    for (const logo of logos.filter(({ direction }) => direction.idea === 'none')) {
      const { color } = logo.direction;
      // As dark as the other, so that neither of the two needs a plate or another ink.
      const other = color === '#B91C1C' ? '#1D4ED8' : '#B91C1C';
      if (['#FACC15', '#F59E0B', '#111827', '#0F172A'].includes(color)) continue;
      const changed = engine.adjust(logo, { color: other });
      expect(outlines(changed.svg)).toBe(outlines(logo.svg));
      expect(colours(changed.svg)).toContain(other);
      expect(changed.seed).toBe(logo.seed);
      expect(changed.direction).toEqual({ ...logo.direction, color: other });
      expect(engine.adjust(changed, { color }).svg).toBe(logo.svg);
    }
  });

  it('takes any colour: one too pale for white gets its plate, and loses it again', () => {
    for (const logo of logos) {
      for (const color of ['#FDE047', '#ffffff', '#000000', '#10b981']) {
        const changed = engine.adjust(logo, { color });
        expect(changed.variants.light).toContain(color.toUpperCase());
        expect(engine.adjust(changed, { color: logo.direction.color }).variants).toEqual(logo.variants);
      }
    }
  });

  it('takes the first colour for a shape in the second, where that is no longer the deeper one', () => {
    const swapped = directed('Forma', {
      layout: 'symbol',
      symbol: { kind: 'mark', id: 'ice-cream', params: {} },
      container: 'circle',
      treatment: 'swapped',
      color: '#F26B21',
      accent: 'tone',
    });
    expect(engine.adjust(swapped, {}).direction.treatment).toBe('swapped');
    expect(engine.adjust(swapped, { color: '#1D4ED8', palette: 'gold' }).direction.treatment).toBe('plain');
  });

  it('lets an idea rest whose second colour the new colour hides, and has it back with the old', () => {
    const logo = directed('Constructora Lautaro', {
      layout: 'wordmark',
      symbol: null,
      descriptor: 'inline',
      idea: 'two-tones',
      accent: 'none',
      color: '#B91C1C',
    });
    expect(colours(logo.svg).size).toBe(2);
    const hidden = engine.adjust(logo, { color: '#111827' });
    expect(hidden.direction.idea).toBe('none');
    expect(engine.adjust(hidden, { color: '#B91C1C' }).svg).toBe(logo.svg);
    // Told to show it, the engine says that it cannot.
    expect(refusal(hidden, { idea: 'two-tones' }).allowed).toContain('none');
  });

  it('keeps the size and the chosen colour when the palette is changed', () => {
    const symbol = plainSymbol({ kind: 'mark', id: 'overlap' });
    const logo = directed('Forma', {
      layout: 'symbol',
      symbol,
      container: 'none',
      treatment: 'plain',
      accent: 'none',
    });
    const [first, ...others] = engine.choices(logo, 'palette');
    expect(first).toBe('none');
    expect(others.length).toBeGreaterThanOrEqual(2);
    for (const palette of others) {
      const changed = engine.adjust(logo, { palette });
      expect(changed.direction.accent).toBe(palette);
      expect(colours(changed.svg).size).toBeGreaterThan(1);
      expect(colours(changed.svg)).toContain(logo.direction.color);
      expect([changed.width, changed.height]).toEqual([logo.width, logo.height]);
    }
  });

  it('keeps the direction but for what the change names', () => {
    const logo = engine.draw({ ...of('Taller Orellana').recipe.brief }, 'f');
    const [, face] = engine.choices(logo, 'face');
    const changed = engine.adjust(logo, { face: face ?? '' });
    expect(changed.direction).toMatchObject({
      symbol: logo.direction.symbol,
      layout: logo.direction.layout,
      container: logo.direction.container,
      descriptor: logo.direction.descriptor,
      color: logo.direction.color,
      face,
    });
    expect(changed.svg).not.toBe(logo.svg);
  });

  it('spells the name otherwise without another drawing', () => {
    const typo = engine.draw({ ...of('Panadería Ñuñoa').recipe.brief, name: 'Panadería Nuñoa' }, 'n');
    const mended = engine.adjust(typo, { name: 'Panadería Ñuñoa' });
    expect(mended.direction).toEqual(typo.direction);
    expect(mended.seed).toBe(typo.seed);
    expect(mended.svg).toContain('<title>Panadería Ñuñoa</title>');
    expect(outlines(mended.svg)).not.toBe(outlines(typo.svg));
    const initials = engine.adjust(typo, { layout: 'stacked', symbol: { kind: 'monogram', text: 'N' } });
    expect(initials.direction.symbol).toEqual({ kind: 'monogram', text: 'N' });
    const { symbol } = engine.adjust(initials, { name: 'Panadería Ñuñoa' }).direction;
    expect(symbol).toEqual({ kind: 'monogram', text: 'Ñ' });
  });

  it('lets initials that the seed chose follow the spelling', () => {
    const brief = { ...of('Forma').recipe.brief, name: 'Nandú', type: 'icon' as const };
    const { direction, seed } = engine.draw(brief, 'n');
    const recipe: Recipe = {
      brief,
      seed,
      direction: {
        ...direction,
        layout: 'stacked',
        idea: 'none',
        container: 'circle',
        symbol: { kind: 'monogram', text: 'N' },
      },
      changes: [],
    };
    expect(engine.adjust({ recipe }, { name: 'Ñandú' }).direction.symbol).toEqual({
      kind: 'monogram',
      text: 'Ñ',
    });
  });

  it('keeps name, symbol and idea in a colour that letters or white do not carry', () => {
    const outlines = (svg: string): number => (svg.match(/z/gi) ?? []).length;
    const logos = SIXTY.filter((_, i) => i % 4 === 0).flatMap((brief) =>
      engine.propose({ ...brief, color: '#2563EB', type: 'icon' }, 'blue'),
    );
    expect(new Set(logos.map(({ direction }) => direction.layout))).toContain('badge');
    for (const logo of logos)
      for (const color of ['#F59E0B', '#FACC15', '#10B981']) {
        const { svg, direction } = engine.adjust(logo, { color });
        const { idea, layout } = logo.direction;
        expect({ ...direction, isWhole: outlines(svg) > outlines(logo.svg) / 2 }).toMatchObject({
          color,
          idea,
          layout,
          isWhole: true,
        });
      }
  });

  it('takes amber without a plate where blue had none, and says in the recipe how', () => {
    const brief = {
      name: 'Kodra',
      industry: 'technology',
      style: 'modern',
      type: 'icon',
      color: '#2563EB',
    } as const;
    const logo = engine
      .propose(brief, 'blue')
      .find(({ direction: { layout, idea } }) => layout === 'horizontal' && idea === 'none');
    if (logo === undefined) throw new Error('None of six stands beside its name without an idea.');
    const amber = engine.adjust(logo, { color: '#F59E0B' });
    expect({ width: amber.width, height: amber.height }).toEqual({ width: logo.width, height: logo.height });
    expect(amber.recipe.changes).toEqual([{ color: '#F59E0B', ground: 'open' }]);
    expect(engine.redraw(amber.recipe).svg).toBe(amber.svg);
    expect(engine.adjust(amber, { color: '#2563EB' }).svg).toBe(logo.svg);
    // Yellow is no shape on white: it is the ground of the same composition.
    expect(engine.adjust(logo, { color: '#FACC15' }).direction).toMatchObject({
      layout: 'horizontal',
      ground: 'brand',
    });
  });

  it('keeps the small line that comes from the description, moves it, or leaves it out', () => {
    const brief = {
      name: 'Ruido Bonito',
      description: 'discos de vinilo',
      industry: 'entertainment',
      style: 'creative',
      type: 'text',
      color: '#7C3AED',
    } as const;
    const told = engine
      .propose(brief, 'k')
      // The head of a masthead is where another line would be above; without its line a sign of two parts is letters
      // alone, and these may be too fine for print.
      .filter(
        ({ direction: { trade, layout, idea } }) =>
          trade !== undefined && layout === 'wordmark' && !['masthead', 'split-sign'].includes(idea),
      );
    expect(told.length).toBeGreaterThan(0);
    for (const logo of told) {
      expect(new Set(engine.choices(logo, 'descriptor'))).toEqual(new Set(['above', 'below', 'hidden']));
      expect(engine.adjust(logo, { color: '#B91C1C' }).direction.trade).toBe('discos de vinilo');
      expect(engine.redraw(logo.recipe).svg).toBe(logo.svg);
      expect(engine.adjust(logo, { descriptor: 'hidden' }).svg).not.toBe(logo.svg);
    }
  });

  it('shows the descriptor or leaves it out', () => {
    const logo = engine.draw({ ...of('Clínica Dental Sonríe').recipe.brief }, 'd');
    const hidden = engine.adjust(logo, { layout: 'stacked', descriptor: 'hidden' });
    const below = engine.adjust(logo, { layout: 'stacked', descriptor: 'below' });
    const words = (svg: string): number => svg.length;
    expect(words(hidden.svg)).toBeLessThan(words(below.svg));
    expect(hidden.svg).toContain('<title>Clínica Dental Sonríe</title>');
  });

  it('takes the idea away and gives it back', () => {
    // A colour that no letter carries needs an idea with a shape that shows it.
    const logo = logos.find(
      ({ direction }) =>
        direction.layout === 'wordmark' && direction.idea !== 'none' && carriesText(direction.color),
    );
    if (logo === undefined) throw new Error('No invented brief has a wordmark with an idea.');
    const plain = engine.adjust(logo, { idea: 'none' });
    // A symbol that stood for a letter goes with the idea.
    expect(plain.direction).toEqual({ ...logo.direction, idea: 'none', symbol: null });
    expect(engine.adjust(plain, { idea: logo.direction.idea }).svg).toBe(logo.svg);
  });

  it('gives a name alone a symbol with a layout that has one, and takes it away', () => {
    const logo = engine
      .propose({ ...of('Forma').recipe.brief, type: 'text' }, 'x')
      .find(({ direction: { layout, symbol } }) => layout === 'wordmark' && symbol === null);
    if (logo === undefined) throw new Error('No drawing is of letters alone.');
    const stacked = engine.adjust(logo, { layout: 'stacked' });
    expect(stacked.direction.symbol).not.toBeNull();
    expect(engine.adjust(stacked, { layout: 'wordmark' }).direction).toEqual(logo.direction);
    expect(refusal(logo, { symbol: { kind: 'monogram', text: 'B' } }).field).toBe('symbol');
  });

  it('does not mind the order of changes', () => {
    const changes: Change[] = [
      { color: '#15803D' },
      { layout: 'stacked' },
      { letterCase: 'upper' },
      { palette: 'none' },
    ];
    for (const logo of logos.slice(0, 8)) {
      const apply = (list: readonly Change[]) =>
        list.reduce<Logo>((made, change) => {
          try {
            return engine.adjust(made, change);
          } catch (error) {
            if (error instanceof ChangeError) return made;
            throw error;
          }
        }, logo);
      const [there, back] = [apply(changes), apply([...changes].reverse())];
      if (there.recipe.changes.length === back.recipe.changes.length) expect(there.svg).toBe(back.svg);
      expect(there.recipe.changes.length).toBeGreaterThan(1);
    }
  });

  it('says what is allowed when a change cannot be made', () => {
    const logo = of('Panadería Ñuñoa');
    const face = refusal(logo, { face: 'comic-sans-400' });
    expect([face.field, face.given]).toEqual(['face', 'comic-sans-400']);
    expect(face.allowed).toContain('rye-400');
    expect(face.message).toMatch(
      /^The change \{"face":"comic-sans-400"\} cannot be made: there is no such face\. Allowed: "sora-600"/,
    );
    expect(refusal(logo, { colour: '#000000' }).allowed).toContain('color');
    expect(refusal(logo, { color: 'red' }).message).toContain('#3B82F6');
    expect(refusal(logo, { symbol: { kind: 'mark', id: 'hippogriff' } }).field).toBe('symbol');
    expect(refusal(logo, { symbol: null }).allowed).toEqual(['mark', 'icon', 'monogram', 'traced']);
    expect(
      refusal(logo, { symbol: { kind: 'mark', id: 'wheat', params: { pairs: 999 } } }).message,
    ).toContain('pairs');
    const script = engine.adjust(engine.adjust(logo, { layout: 'stacked' }), { face: 'lobster-400' });
    const upper = refusal(script, { letterCase: 'upper' });
    expect(upper.allowed).toEqual(['typed']);
    expect(() => engine.adjust(logo, { name: '🎉' })).toThrow(NothingToDrawError);
    expect(logo.recipe.changes).toEqual([]);
  });
});

describe('a change from anywhere', () => {
  it('of a mark without parameters has the plainest', () => {
    const logo = engine.adjust(of('Panadería Ñuñoa'), { layout: 'stacked' });
    const symbol = { kind: 'mark', id: 'bread' } as SymbolSpec;
    const { direction } = engine.adjust(logo, { symbol });
    expect(direction.symbol).toEqual(plainSymbol({ kind: 'mark', id: 'bread' }));
  });

  it.each([null, 7, 'edition', []])('of a mark with %j for parameters is refused', (params) => {
    const refused = refusal(of('Panadería Ñuñoa'), { symbol: { kind: 'mark', id: 'bread', params } });
    expect(refused.field).toBe('symbol');
    expect(refused.message).toContain('parameters of mark "bread"');
  });

  it.each([' ', 'A B', '😀', 'A😀', '\u0301', '...', '\u{1F150}'])('of initials to %j is refused', (text) => {
    const refused = refusal(of('Forma'), { symbol: { kind: 'monogram', text } });
    expect(refused.message).toContain('one to three letters');
  });

  it.each(['Ñ', 'N\u0303', 'A1', '漢', 'سلم'])('of initials to %j is made', (text) => {
    const logo = engine.adjust(of('Taller Orellana'), { layout: 'stacked' });
    const symbol = { kind: 'monogram', text } as const;
    expect(engine.adjust(logo, { symbol }).direction.symbol).toEqual(symbol);
  });

  it('that was stored is drawn again, also with initials that are asked for no more', () => {
    const { recipe } = engine.adjust(of('Taller Orellana'), { layout: 'stacked' });
    const symbol = { kind: 'monogram', text: 'A😀' } as const;
    const { direction } = engine.redraw({ ...recipe, changes: [...recipe.changes, { symbol }] });
    expect(direction.symbol).toEqual(symbol);
  });

  it.each([null, undefined, 7, 'color'])('that is %j is refused', (change) => {
    expect(refusal(of('Forma'), change).allowed).toContain('color');
    expect(() => engine.adjustAll(of('Forma'), change as unknown as Change)).toThrow(ChangeError);
  });
});

describe('createEngine().choices', () => {
  it('lists what is accepted, draws something else each time, and fails no gate that the logo passes', () => {
    for (const logo of logos.filter((_, i) => i % 3 === 0)) {
      const passed = failedGates(draw(logo.recipe.brief.name, logo.direction) ?? expect.fail());
      for (const field of CHOICE_FIELDS) {
        const drawn = engine.choices(logo, field).map((value) => engine.adjust(logo, { [field]: value }));
        expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
        expect(drawn[0]?.svg ?? logo.svg).toBe(logo.svg);
        for (const { direction, recipe } of drawn) {
          const { name } = recipe.brief;
          expect(passed).toEqual(expect.arrayContaining(failedGates(draw(name, direction) ?? expect.fail())));
        }
      }
    }
  });

  it('offers symbols that fit the trade, and faces of the style', () => {
    const logo = engine.adjust(of('Taller Orellana'), { layout: 'stacked' });
    const symbols = engine
      .choices(logo, 'symbol')
      .flatMap((symbol) => (symbol.kind === 'monogram' ? [] : symbol.id));
    expect(symbols.some((id) => id.includes('bicycle') || id.includes('wheel'))).toBe(true);
    expect(engine.choices(logo, 'face')).toContain('sora-600');
    expect(engine.choices(logo, 'face')).not.toContain('rye-400');
    expect(engine.choices(of('Heladería Copo'), 'idea')).toEqual(['none']);
  });
});

describe('createEngine().options', () => {
  it.each(['modern', 'minimal', 'vintage', 'playful', 'corporate', 'creative'] as const)(
    'calls no two faces of %s by one name',
    (style) => {
      const logo = engine.draw(
        { name: 'Lumbre', description: '', industry: 'gastronomy', style, type: 'text', color: '#92400E' },
        'faces',
      );
      const labels = engine.options(logo, 'face').map(({ label }) => label);
      expect(labels.length).toBeGreaterThan(6);
      expect(new Set(labels).size).toBe(labels.length);
    },
  );

  it.each(['color', 'nothing'])('says which fields can be listed when asked for %s', (field) => {
    const message = expect.stringContaining(CHOICE_FIELDS.join(', '));
    const refused = expect.objectContaining({ name: 'RangeError', message });
    expect(() => engine.options(of('Heladería Copo'), field as 'face')).toThrow(refused);
    expect(() => engine.choices(of('Heladería Copo'), field as 'face')).toThrow(refused);
  });

  it('are the choices as text, each with a label in Spanish, and each can be asked for', () => {
    const logo = engine.adjust(of('Taller Orellana'), { layout: 'stacked' });
    for (const field of CHOICE_FIELDS) {
      const options = engine.options(logo, field);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      expect(options.every(({ label }) => /^\p{Lu}/u.test(label))).toBe(true);
      for (const [place, { value }] of options.entries()) {
        const change =
          field === 'symbol'
            ? { symbol: symbolById(value, logo.direction.symbol) }
            : ({ [field]: value } as Change);
        const { direction, svg } = engine.adjust(logo, change);
        // Asking for the second colour that a plain symbol does not show, shows it.
        if (place === 0 && field !== 'palette') expect(svg).toBe(logo.svg);
        if (field === 'symbol') expect(direction.symbol).toEqual(change.symbol);
      }
    }
  });

  it('of symbols are searched for in Spanish over the whole lexicon, also before the word is typed to its end', () => {
    const logo = engine.adjust(of('Taller Orellana'), { layout: 'stacked' });
    const found = (typed: string) => engine.options(logo, 'symbol', typed).map(({ value }) => value);
    expect(found('pescadería')[0]).toBe('mark:fish');
    expect(found('Panader')).toContain('mark:bread');
    expect(found('montañ')[0]).toBe('mark:mountain');
    expect(found('carrete')[0]).toBe('mark:spool');
    expect(found('qwerty')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('a'.repeat(5000))).toEqual([]);
    const alone = directed('Barra Brava', {
      layout: 'wordmark',
      symbol: null,
      idea: 'none',
      letterCase: 'typed',
    });
    expect(engine.options(alone, 'symbol', 'pez')).toEqual([]);
  });
});

describe('createEngine().adjustAll', () => {
  it('keeps what cannot live with the rest for when it can, and holds the gates', () => {
    const logo = engine.adjust(of('Taller Orellana'), { layout: 'stacked' });
    const [, other = ''] = engine.options(logo, 'symbol').map(({ value }) => value);
    const symbol = symbolById(other, logo.direction.symbol);
    const bare = engine.adjustAll(logo, { symbol, layout: 'wordmark' });
    expect(bare.direction.symbol).toBeNull();
    expect(engine.adjust(bare, { layout: 'stacked' }).direction.symbol).toEqual(symbol);
    const alone = directed('Barra Brava', {
      layout: 'wordmark',
      symbol: null,
      idea: 'none',
      letterCase: 'typed',
    });
    expect(() => engine.adjustAll(alone, { symbol })).toThrow(ChangeError);
    expect(() => engine.adjustAll(logo, { face: 'papyrus-400', color: '#000000' })).toThrow(ChangeError);
  });
});

describe('symbolById', () => {
  it.each(['', 'fish', 'mark:hippogriff', 'mark:__proto__', 'image:fish', 'mark:'])('refuses %j', (text) => {
    expect(() => symbolById(text, null)).toThrow(ChangeError);
  });
});

describe('recipes', () => {
  it('are small, survive JSON, and are drawn again with the same bytes by another engine', async () => {
    const other = await createEngine();
    for (const logo of logos) {
      const [, face = logo.direction.face] = engine.choices(logo, 'face');
      const changed = engine.adjust(engine.adjust(logo, { color: '#7C2D12' }), { face });
      const stored = JSON.stringify(changed.recipe);
      expect(stored.length).toBeLessThan(800);
      expect(other.redraw(JSON.parse(stored) as Recipe)).toEqual(changed);
      expect(engine.redraw(logo.recipe)).toEqual(logo);
    }
  });

  it('that are damaged are refused as such', () => {
    const { recipe } = of('Forma');
    const symbols = [
      undefined,
      7,
      {},
      { kind: 'drawing', id: 'bread', params: {} },
      { kind: 'mark', id: 'bread' },
      { kind: 'mark', id: 'bread', params: null },
      { kind: 'monogram' },
      { kind: 'monogram', text: 7 },
      { kind: 'traced', id: 'traced' },
    ];
    const directions = [
      ...symbols.map((symbol) => ({ layout: 'stacked', symbol })),
      ...['#12345', 'red', undefined, 7, null].map((color) => ({ color })),
      ...['zzz', undefined].map((nameRole) => ({ nameRole })),
      { reading: null },
      { trade: null },
      { face: null },
    ].map((direction) => ({ direction: { ...recipe.direction, ...direction } }));
    const briefs = [{ name: null }, { industry: 'design' }, { color: ['#123456'] }].map((brief) => ({
      brief: { ...recipe.brief, ...brief },
    }));
    const changes = [null, 7, { symbol: { kind: 'mark', id: 'bread', params: null } }, { color: 'red' }].map(
      (change) => ({ changes: [change] }),
    );
    const others = [{ direction: [] }, { direction: 'stacked' }, { brief: 'Forma' }];
    for (const damage of [...directions, ...briefs, ...changes, ...others]) {
      const damaged = { ...recipe, ...damage } as unknown as Recipe;
      expect(() => engine.redraw(damaged), JSON.stringify(damage)).toThrow(RangeError);
    }
    for (const seen of [null, {}, { direction: null }])
      expect(() => engine.propose(recipe.brief, 'a', 1, [], [seen as unknown as Recipe])).toThrow(RangeError);
  });

  it('that name what the engine does not have are refused', () => {
    const { recipe } = of('Forma');
    const direction = { ...recipe.direction, face: 'papyrus-400' };
    expect(() => engine.redraw({ ...recipe, direction })).toThrow(RangeError);
    for (const none of [JSON.stringify(recipe), {}, null, { ...recipe, changes: undefined }])
      expect(() => engine.redraw(none as unknown as Recipe)).toThrow(/^This is no recipe/);
    expect(() => engine.redraw({ ...recipe, changes: [{ idea: 'sparkles' as 'none' }] })).toThrow(
      ChangeError,
    );
  });
});
