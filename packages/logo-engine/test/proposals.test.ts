import { beforeAll, describe, expect, it } from 'vitest';
import { distance, perceptualHash } from '../src/analysis/perceptual-hash.js';
import { picture } from '../src/analysis/picture.js';
import { drawableName } from '../src/brief/name.js';
import { contrast } from '../src/colour/oklch.js';
import { type Direction, isPlate } from '../src/direction/direction.js';
import { failedGates } from '../src/gates/gates.js';
import {
  type Brief,
  createEngine,
  type Engine,
  INDUSTRY_IDS,
  LOGO_TYPE_IDS,
  type Proposal,
  STYLE_IDS,
} from '../src/index.js';
import { symbolsFor } from '../src/lexicon/symbols-for.js';
import { isScene } from '../src/marks/containers.js';
import { drawingKey } from '../src/proposals/keys.js';
import { LEAST_DISTANCE } from '../src/proposals/novelty.js';
import { propose } from '../src/proposals/propose.js';
import { readSvg } from '../src/svg/read.js';
import { brief } from './briefs.js';
import { SIXTY } from './sixty-briefs.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const COLOURS = ['#0E7490', '#B91C1C', '#111827', '#F59E0B', '#166534', '#FFE600'];
const NAMES = ['Nubia Alta', 'Forma', 'La Brasa de Iñaki', 'Ñ', 'Clínica San José', 'Volta'];
/** Every style with every type, colours and names in turn. */
const BRIEFS: readonly Brief[] = STYLE_IDS.flatMap((style, s) =>
  LOGO_TYPE_IDS.map((type, t) => {
    const industry = INDUSTRY_IDS[(s * 3 + t * 4) % INDUSTRY_IDS.length] ?? 'food';
    const color = COLOURS[(s + t) % COLOURS.length] ?? '#0E7490';
    return brief(NAMES[(s + t * 2) % NAMES.length] ?? 'Forma', { style, type, industry, color });
  }),
);

const proposed = new Map<Brief, readonly Proposal[]>();
/** What is proposed for one of the sixty: drawn once, as several tests look at it. */
function sixOf(given: Brief): readonly Proposal[] {
  const six = proposed.get(given) ?? engine.propose(given, 'a');
  proposed.set(given, six);
  return six;
}

const hashOf = (svg: string) => {
  const drawing = readSvg(svg);
  const shapes = drawing.shapes.map(({ path, fill }) => ({ path, colour: fill }));
  return perceptualHash(picture(shapes, drawing, '#FFFFFF'));
};
const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

describe('createEngine().propose', () => {
  it.each(BRIEFS)('gives six that may be shown and look unlike each other: $style $type $name', (given) => {
    const drawings = propose(
      { brief: given, name: drawableName(given.name, () => true), seed: 's', words: (own) => own },
      6,
    ).map(({ drawing }) => drawing);
    expect(drawings).toHaveLength(6);
    expect(drawings.map(failedGates)).toEqual(drawings.map(() => []));
    expect(new Set(drawings.map(({ direction }) => drawingKey(direction))).size).toBe(6);
    const hashes = drawings.map((drawing) => hashOf(drawing.svg()));
    for (const [a, b] of pairs(hashes)) expect(distance(a, b)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
  });

  it('gives the same set for the same seed, another for another', () => {
    const given = brief('Barra Brava', { type: 'icon', industry: 'gastronomy' });
    const svgs = (seed: string) => engine.propose(given, seed).map(({ svg }) => svg);
    expect(svgs('a')).toEqual(svgs('a'));
    expect(svgs('a')).not.toEqual(svgs('b'));
  });

  it('begins with the drawing of the seed, and every proposal is drawn again from its own', () => {
    for (const type of LOGO_TYPE_IDS) {
      const given = brief('Barra Brava', { type, style: 'vintage', industry: 'gastronomy' });
      const proposals = engine.propose(given, 'a~b');
      expect(proposals[0]).toEqual({ ...engine.draw(given, 'a~b'), maker: 'reglas' });
      for (const proposal of proposals)
        expect({ ...engine.draw(given, proposal.seed), maker: 'reglas' }).toEqual(proposal);
    }
  });

  it.each(SIXTY)('gives six for $name, no two alike', (given) => {
    const proposals = sixOf(given);
    expect(proposals).toHaveLength(6);
    const hashes = proposals.map(({ svg }) => hashOf(svg));
    for (const [a, b] of pairs(hashes)) expect(distance(a, b)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
  });

  it.each(SIXTY.filter(({ type }) => type !== 'symbol').slice(0, 14))(
    'shows no idea twice with one thing for $name, letters in one twice at most, no face three times, and a bare name never first',
    (given) => {
      const directions = sixOf(given).map(({ direction }) => direction);
      const isLetters = ({ layout, symbol }: Direction): boolean => layout === 'wordmark' && symbol === null;
      const named = directions.filter(({ idea }) => idea !== 'none');
      const ideas = named
        .filter((direction) => !isLetters(direction))
        .map(({ layout, idea, symbol }) =>
          layout === 'wordmark' && symbol?.kind === 'mark' ? `${idea} ${symbol.id}` : idea,
        );
      expect(new Set(ideas).size).toBe(ideas.length);
      const letters = named.filter(isLetters);
      for (const { idea } of letters)
        expect(letters.filter((other) => other.idea === idea).length).toBeLessThan(3);
      for (const { face } of directions)
        expect(directions.filter((other) => other.face === face).length).toBeLessThan(3);
      const bare = directions.map(({ layout, idea }) => layout === 'wordmark' && idea === 'none');
      expect(bare[0]).toBe(false);
      expect(bare.filter(Boolean).length).toBeLessThan(2);
    },
  );

  it('joins name and thing where the business has one, and the name a letter for it or room in it', () => {
    const joined = SIXTY.filter(({ type, name }) => type !== 'symbol' && /o/i.test(name)).filter((given) =>
      sixOf(given).some(
        ({ direction: { layout, symbol, idea } }) =>
          isPlate(idea) || (layout === 'wordmark' && symbol !== null),
      ),
    );
    expect(joined.length).toBeGreaterThan(5);
  });

  it('has at most two symbols in a plain shape beside six names, and one sign', () => {
    const signs = ['label', 'panel', 'two-tiles', 'oval-sign'];
    for (const style of STYLE_IDS) {
      const six = engine.propose(
        brief('Panadería Trigal', { type: 'icon', style, industry: 'food', color: '#B45309' }),
        'a',
      );
      const held = six.filter(
        ({ direction: { layout, container } }) =>
          layout !== 'badge' && container !== 'none' && !isScene(container),
      );
      expect(held.length).toBeLessThanOrEqual(2);
      expect(six.filter(({ direction: { idea } }) => signs.includes(idea)).length).toBeLessThanOrEqual(1);
    }
  });

  it('gives as many as asked for', () => {
    const given = brief('Volta', { type: 'icon' });
    expect(engine.propose(given, 'a', 1)).toEqual([{ ...engine.draw(given, 'a'), maker: 'reglas' }]);
    expect(engine.propose(given, 'a', 3)).toEqual(engine.propose(given, 'a').slice(0, 3));
  });

  it('shows what the words ask for, and no other object of the industry', () => {
    const given = brief('Don Beto', { type: 'icon', industry: 'food', description: 'Pizzería de barrio' });
    const symbols = engine.propose(given, 'a').map(({ direction: { symbol } }) => symbol);
    expect(symbols.some((symbol) => symbol?.kind === 'mark' && symbol.id === 'slice')).toBe(true);
    const called = symbolsFor({ ...given, description: 'Pizzería de barrio' })
      .filter(({ from }) => from === 'description')
      .map(({ id }) => id);
    for (const symbol of symbols) {
      expect(symbol?.kind === 'monogram' || called.includes(symbol?.id ?? '')).toBe(true);
    }
  });

  it.each(['#FFFFFF', '#FFE600', '#FDE68A'])(
    'puts a name in %s on a plate that it reads on, or in ink beside it',
    (color) => {
      for (const { svg, direction, variants } of engine.propose(brief('Sol de Abril', { color }), 'a')) {
        expect(direction.color).toBe(color);
        const fills = readSvg(svg).shapes.map(({ fill }) => fill);
        expect(fills).toContain(color);
        if (direction.ground === 'paper') {
          const inks = fills.filter((fill) => fill !== color);
          expect(inks.length).toBeGreaterThan(0);
          for (const ink of inks) expect(contrast(ink, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
          continue;
        }
        expect(fills[0]).toBe(color);
        expect(fills[1]).not.toBe(color);
        // One ink has the plate with the name as holes, or the name alone.
        expect(readSvg(variants.mono).shapes).toHaveLength(fills.filter((fill) => fill !== color).length);
      }
    },
  );

  it.each(['#FACC15', '#FBCFE8', '#A7F3D0', '#E5D5B8'])(
    'carries %s in more than one way, nearly black at most twice, and never a box in a box',
    (color) => {
      for (const type of LOGO_TYPE_IDS) {
        for (const style of STYLE_IDS) {
          const given = brief('Panadería Trigal', { color, type, style, industry: 'food' });
          const directions = engine.propose(given, 'a').map(({ direction }) => direction);
          const grounds = directions.map(({ ground }) => ground);
          expect(new Set(grounds).size).toBeGreaterThan(1);
          expect(grounds.filter((ground) => ground === 'deep').length).toBeLessThanOrEqual(2);
          const boxed = directions.filter(
            ({ ground, idea }) =>
              ground !== 'paper' && ['frame', 'legend', 'corners', 'panel'].includes(idea),
          );
          expect(boxed).toEqual([]);
        }
      }
    },
  );

  it('stands open in a colour that shapes may have on white, beside what carries it, with its letters in deep ink', () => {
    const many = { text: 0, icon: 0, symbol: 0 };
    for (const type of LOGO_TYPE_IDS) {
      for (const style of STYLE_IDS) {
        const given = brief('Panadería Trigal', { color: '#F59E0B', type, style, industry: 'food' });
        const seeds = type === 'text' ? ['a', 'b'] : ['a'];
        const open = seeds.flatMap((seed) =>
          engine.propose(given, seed).filter(({ direction: { ground } }) => ground === 'open'),
        );
        many[type] += open.length;
        if (type !== 'text') expect({ style, open: open.length > 0 }).toEqual({ style, open: true });
        for (const { svg, direction, variants } of open) {
          expect(readSvg(svg).shapes.map(({ fill }) => fill)).toContain('#F59E0B');
          const checked = engine.check({ variants, direction });
          expect(checked.contrast.white).toBeGreaterThanOrEqual(2);
        }
      }
    }
    expect(many.text).toBeGreaterThan(2 * STYLE_IDS.length);
    const lime = engine.propose(brief('Panadería Trigal', { color: '#84CC16', type: 'icon' }), 'a');
    expect(lime.filter(({ direction: { ground } }) => ground === 'open')).toEqual([]);
  });

  it('puts initials beside the only symbol that a business has, whatever kind of symbol it is', () => {
    for (const description of ['fotografía aérea con drones', 'arriendo de bicicletas']) {
      const given = brief('Norte Austral', { type: 'symbol', industry: 'technology', description });
      const kinds = ['a', 'b', 'c'].flatMap((seed) =>
        engine.propose(given, seed).map(({ direction: { symbol } }) => symbol?.kind),
      );
      expect(kinds.filter((kind) => kind !== 'monogram').length).toBeGreaterThan(9);
    }
  });

  it('marks a name in a near-black colour with a tone that can be seen', () => {
    const ideas = new Set<string>();
    for (const style of STYLE_IDS) {
      for (const { direction, svg } of engine.propose(
        brief('Rutas del Sur', { style, color: '#111827' }),
        'a',
      )) {
        ideas.add(direction.idea);
        expect(svg).toContain('#111827');
      }
    }
    expect(ideas.size).toBeGreaterThan(5);
  });
});
