import { beforeAll, describe, expect, it } from 'vitest';
import { holdsInitials } from '../src/direction/direction.js';
import { draw } from '../src/drawing/drawing.js';
import { failedGates } from '../src/gates/gates.js';
import { type Brief, createEngine, type Engine, type Logo } from '../src/index.js';
import { drawingsOf } from '../src/kit/art.js';
import { describeProposals } from '../src/proposals/describe.js';

const STANDS: Brief = {
  name: 'Zubizarreta Garmendia',
  description: 'montamos stands para ferias',
  industry: 'marketing',
  style: 'corporate',
  type: 'symbol',
  color: '#B91C1C',
};
/** Colours that white carries, that are pale, and that are too weak for white. */
const COLOURS = ['#B91C1C', '#111827', '#F4A6A6', '#FDE68A', '#7DD3FC'];

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

/** Those of a few sets. */
const setsOf = (brief: Brief): Logo[][] =>
  ['a', 'b', 'c', 'd'].map((seed) =>
    engine.propose(brief, seed).filter(({ direction }) => holdsInitials(direction)),
  );
const heldOf = (brief: Brief): Logo[] => setsOf(brief).flat();
const oneOf = (brief: Brief): Logo => {
  const [held] = heldOf(brief);
  if (held === undefined) throw new Error('None of these sets has initials in a thing of the trade.');
  return held;
};

describe('initials in a thing of the trade', () => {
  it('are proposed as a symbol alone, two a set at most, and pass every gate in any colour', () => {
    for (const color of COLOURS) {
      const brief = { ...STANDS, color };
      const sets = setsOf(brief);
      const held = sets.flat();
      expect({ color, isSome: held.length > 0 }).toEqual({ color, isSome: true });
      expect(Math.max(...sets.map(({ length }) => length))).toBeLessThanOrEqual(2);
      for (const { direction } of held) {
        const drawing = draw(STANDS.name, direction);
        expect(direction.symbol).toEqual({ kind: 'monogram', text: 'ZG' });
        expect(drawing === null ? ['none'] : failedGates(drawing)).toEqual([]);
      }
    }
  });

  it('never begin a set', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(holdsInitials(engine.draw(STANDS, seed).direction)).toBe(false);
  });

  it('are not made of one letter, of a trade that is not known, nor of somebody who asked for a name', () => {
    expect(heldOf({ ...STANDS, name: 'Zubizarreta' })).toEqual([]);
    expect(heldOf({ ...STANDS, description: '' })).toEqual([]);
    expect(heldOf({ ...STANDS, type: 'icon' })).toEqual([]);
  });

  it('are said to be initials, and what holds them', () => {
    expect(describeProposals([oneOf(STANDS).direction])).toEqual([
      expect.stringMatching(/^Solo las iniciales, en .+\.$/),
    ]);
  });

  it('stand alone in a small icon, and the kit has the thing with the initials, and with the name', () => {
    const held = oneOf(STANDS);
    const drawing = draw(STANDS.name, held.direction);
    if (drawing === null) throw new Error('It is not drawn again.');
    const { simbolo, nombre, icon } = drawingsOf(drawing);
    expect(simbolo.svg()).toBe(held.svg);
    expect([nombre.direction.layout, nombre.direction.idea]).toEqual(['wordmark', held.direction.idea]);
    expect(icon.direction.idea).toBe('none');
  });

  it('may leave the thing, take another, and follow the spelling of the name', () => {
    const held = oneOf(STANDS);
    const { idea } = held.direction;
    const ideas = engine.choices(held, 'idea');
    expect(ideas).toEqual(expect.arrayContaining([idea, 'none']));
    expect(new Set(ideas.map((other) => engine.adjust(held, { idea: other }).svg)).size).toBe(ideas.length);
    const renamed = engine.adjust(held, { name: 'Zubizarreta Lasa' });
    expect(renamed.direction).toMatchObject({ idea, symbol: { text: 'ZL' } });
    expect(engine.adjust(renamed, { name: STANDS.name }).svg).toBe(held.svg);
  });

  it('give way to a mark that is chosen', () => {
    const held = oneOf(STANDS);
    const mark = engine.choices(held, 'symbol').find((symbol) => symbol.kind === 'mark');
    const changed = engine.adjust(held, { symbol: mark });
    expect(changed.direction).toMatchObject({ idea: 'none', symbol: { kind: 'mark' } });
  });

  it('are offered to initials that stand alone', () => {
    const [alone] = engine.choices(oneOf(STANDS), 'idea').filter((idea) => idea === 'none');
    const bare = engine.adjust(oneOf(STANDS), { idea: alone });
    expect(engine.choices(bare, 'idea').length).toBeGreaterThan(1);
  });
});
