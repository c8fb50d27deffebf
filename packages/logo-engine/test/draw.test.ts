import { beforeAll, describe, expect, it } from 'vitest';
import {
  createEngine,
  type Engine,
  INDUSTRY_IDS,
  LOGO_TYPE_IDS,
  NothingToDrawError,
  STYLE_IDS,
} from '../src/index.js';
import { brief } from './briefs.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

describe('createEngine().draw', () => {
  it('gives the same bytes for the same brief and seed, from another engine too', async () => {
    const other = await createEngine();
    for (const type of LOGO_TYPE_IDS) {
      const given = brief('Pesquera El Faro', { type, industry: 'fishing' });
      const first = engine.draw(given, 'seed-1');
      engine.draw(given, 'seed-2');
      expect(engine.draw(given, 'seed-1')).toEqual(first);
      expect(other.draw(given, 'seed-1')).toEqual(first);
    }
  });

  it('gives different proposals for different seeds', () => {
    const drawn = Array.from(
      { length: 12 },
      (_, i) => engine.draw(brief('Agrovalle', { type: 'icon' }), `${i}`).svg,
    );
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(10);
  });

  it('draws the same logo for a colour in small letters', () => {
    expect(engine.draw(brief('Forma', { color: '#ef4444' }), 'a').svg).toBe(
      engine.draw(brief('Forma', { color: '#EF4444' }), 'a').svg,
    );
  });

  it('makes the light variant the logo and every variant the same drawing', () => {
    const { svg, variants, width, height } = engine.draw(brief('Dulce Canela', { type: 'icon' }), 'b');
    expect(svg).toBe(variants.light);
    for (const variant of Object.values(variants)) {
      expect(variant).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(variant).toContain('<title>Dulce Canela</title>');
    }
    expect(new Set(variants.mono.match(/fill="#\w+"/g))).toEqual(new Set(['fill="#000000"']));
    expect(new Set(variants.negative.match(/fill="#\w+"/g))).toEqual(new Set(['fill="#FFFFFF"']));
  });

  it('leaves the name out of a logo that is only a symbol', () => {
    const { direction } = engine.draw(brief('Forma', { type: 'symbol' }), 'a');
    expect(direction.layout).toBe('symbol');
  });

  it('follows a description to the symbol that it names', () => {
    const drawn = Array.from({ length: 8 }, (_, i) =>
      engine.draw(
        brief('Don Beto', { type: 'icon', industry: 'food', description: 'Pizzería de barrio' }),
        `${i}`,
      ),
    );
    const pizzas = drawn.filter(
      (l) =>
        l.direction.symbol?.kind === 'mark' &&
        ['slice', 'pizza-whole', 'pizza-oven'].includes(l.direction.symbol.id),
    );
    expect(pizzas.length).toBeGreaterThanOrEqual(4);
  });

  it('refuses ids and colours that the specification does not know', () => {
    expect(() => engine.draw({ ...brief('A'), industry: 'design' as 'desing' }, 'a')).toThrow(TypeError);
    expect(() => engine.draw(brief('A', { color: 'red' }), 'a')).toThrow(TypeError);
  });

  it('says which text is none, to callers without types', () => {
    const draw = (wrong: object) => () => engine.draw({ ...brief('A'), ...wrong }, 'a');
    expect(draw({ name: null })).toThrow('The name is no text: null.');
    expect(draw({ name: 42 })).toThrow('The name is no text: 42.');
    expect(draw({ description: 5 })).toThrow('The description is no text: 5.');
    expect(draw({ description: null })).toThrow('The description is no text: null.');
    expect(draw({ description: undefined })).not.toThrow();
  });

  it.each(['', '   ', '🎉🎉', '\u0000\u0007', '\u200B\u200D', '\uD800', '\u0301\u0301', '👨‍👩‍👧'])(
    'has nothing to draw in %j',
    (name) => {
      expect(engine.canDraw(name)).toBe(false);
      expect(() => engine.draw(brief(name), 'a')).toThrow(NothingToDrawError);
    },
  );

  it.each(['!!!', '../..', '...', '-', '«»', '"?"', '_', "''", '^', '*'])(
    'takes %j for no name: it is punctuation alone',
    (name) => {
      expect(engine.canDraw(name)).toBe(false);
      expect(() => engine.draw(brief(name), 'a')).toThrow(NothingToDrawError);
      const { recipe } = engine.draw(brief('Faro'), 'a');
      expect(() => engine.adjust({ recipe }, { name })).toThrow(NothingToDrawError);
    },
  );

  it.each(['+', '&', '@', '#', '%', '€', '¡Ya!', '100%', '#1', 'A.', '¿?ñ'])('draws %j', (name) => {
    expect(engine.canDraw(name)).toBe(true);
    expect(engine.draw(brief(name), 'a').svg).toMatch(/ d="m/i);
  });

  it('draws a stored name again that is punctuation alone', () => {
    const { recipe } = engine.draw(brief('Faro'), 'b');
    const stored = { ...recipe, brief: { ...recipe.brief, name: '!!!' } };
    expect(engine.redraw(stored).svg).toContain('<title>!!!</title>');
  });

  it.each([
    ['\uFB02or', 'flor'],
    ['La \uFB01nca', 'La finca'],
    ['\u{1D402}\u{1D41A}\u{1D41F}é \u2163', 'Café IV'],
    ['Horno 20\u2103', 'Horno 20°C'],
    // A face has these as they are.
    ['\uFF21\uFF42\uFF11', '\uFF21\uFF42\uFF11'],
    ['ﷺ', 'ﷺ'],
  ])('draws every letter of %j that a person sees, and so again', (name, drawn) => {
    const title = `<title>${drawn}</title>`;
    expect(engine.canDraw(name)).toBe(true);
    const { svg, recipe } = engine.draw(brief(name), 'a');
    expect(svg).toContain(title);
    expect(recipe.brief.name).toBe(drawn);
    expect(engine.redraw(recipe).svg).toBe(svg);
    const respelt = engine.adjust(engine.draw(brief('Faro'), 'a'), { name });
    expect(respelt.svg).toContain(title);
    expect(respelt.recipe.changes).toEqual([{ name: drawn }]);
    expect(engine.redraw(respelt.recipe).svg).toBe(respelt.svg);
  });

  it('draws a stored name again without the letters that it was drawn without', () => {
    const { recipe } = engine.draw(brief('Faro'), 'a');
    const stored = { ...recipe, brief: { ...recipe.brief, name: '\uFB02or' } };
    expect(engine.redraw(stored).svg).toContain('<title>or</title>');
  });

  it('draws what is left of a name with emoji', () => {
    expect(engine.canDraw('Café ☕🎉')).toBe(true);
    expect(engine.draw(brief('Café ☕🎉'), 'a').svg).toContain('<title>Café</title>');
  });
});

describe('ids', () => {
  it('[§3 Enumerations] are those of the specification', () => {
    expect(STYLE_IDS).toEqual(['modern', 'minimal', 'vintage', 'playful', 'corporate', 'creative']);
    expect(LOGO_TYPE_IDS).toEqual(['text', 'icon', 'symbol']);
    expect(INDUSTRY_IDS).toHaveLength(15);
    expect(INDUSTRY_IDS).toContain('desing');
  });
});
