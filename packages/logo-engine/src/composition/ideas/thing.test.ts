import { beforeAll, describe, expect, it } from 'vitest';
import type { Direction, IdeaId, ProportionsId } from '../../direction/direction.js';
import { faceById } from '../../fonts/faces.js';
import { bounds } from '../../geometry/bounds.js';
import { createEngine } from '../../index.js';
import type { Treatment } from '../../marks/mark.js';
import type { Layer } from '../layer.js';
import { drawLettering } from '../lettering.js';
import { ideaOf } from './index.js';

/** A name that each idea is for. */
const NAMES: Partial<Record<IdeaId, string>> = {
  masthead: 'Panadería Martín',
  'symbol-rule': 'Martín Pescador',
  'topped-frame': 'Martín Pescador',
  'symbol-fill': 'Ola Norte',
  'symbol-between': 'Ola Norte',
  'symbol-over': 'Martín Pescador',
  'symbol-beside': 'Martín Pescador',
};

const direction = (
  idea: IdeaId,
  treatment: Treatment,
  proportions: ProportionsId = 'firm',
  nameRole: 'main' | 'ink' = 'main',
): Direction => ({
  face: 'outfit-600',
  letterCase: 'upper',
  tracking: 0,
  proportions,
  layout: 'wordmark',
  idea,
  descriptor: 'below',
  nameRole,
  symbol: { kind: 'mark', id: 'hammer', params: {} },
  container: 'none',
  treatment,
  accent: 'complement',
  color: '#1D4ED8',
});

/** What stands in a name beside its letters. */
function ornamentsOf(name: string, given: Direction): readonly Layer[] {
  const drawn = drawLettering(name, given);
  if (drawn === null) throw new Error(`"${name}" does not lend itself to ${given.idea}.`);
  return drawn.layers.filter(({ part }) => part === 'ornament');
}

const layersOf = (...given: Parameters<typeof direction>): readonly Layer[] =>
  ornamentsOf(NAMES[given[0]] ?? '', direction(...given));

/** Thickness of the rules: the part of an ornament that is flat. */
const ruleOf = (layers: readonly Layer[]): number =>
  Math.min(...layers.map(({ path }) => bounds(path)?.height ?? Infinity));

describe('a thing in a name', () => {
  beforeAll(() => createEngine());

  it.each([
    'masthead',
    'symbol-rule',
    'topped-frame',
    'symbol-fill',
    'symbol-between',
    'symbol-over',
    'symbol-beside',
  ] as const)('has its parts in two colours in %s', (idea) => {
    expect(ideaOf(idea).parted).toBe(true);
    for (const nameRole of ['main', 'ink'] as const) {
      const roles = layersOf(idea, 'inset', 'firm', nameRole).map(({ role }) => role);
      expect(roles.filter((role) => role === 'accent')).toHaveLength(1);
      // Rules and the first part are in the main colour, whatever that of the name is.
      expect(new Set(roles)).toEqual(new Set(['main', 'accent']));
    }
  });

  it.each(['masthead', 'symbol-rule', 'topped-frame'] as const)(
    'stands in a rule that is wider than a short name in %s',
    (idea) => {
      const given = direction(idea, 'plain');
      expect(ideaOf(idea).suits?.('Lía', faceById(given.face))).toBe(true);
      const width = (layers: readonly Layer[]): number => {
        const boxes = layers.flatMap(({ path }) => bounds(path) ?? []);
        return Math.max(...boxes.map(({ x, width }) => x + width)) - Math.min(...boxes.map(({ x }) => x));
      };
      const drawn = drawLettering('Bar Lía', given)?.layers ?? [];
      expect(width(drawn.filter(({ part }) => part === 'ornament'))).toBeGreaterThan(
        width(drawn.filter(({ part }) => part === 'text')) * 1.1,
      );
    },
  );

  describe('with no rule at its side', () => {
    const boxOf = (layers: readonly Layer[], part: Layer['part']) => {
      const boxes = layers.filter((layer) => layer.part === part).flatMap(({ path }) => bounds(path) ?? []);
      expect(boxes.length).toBeGreaterThan(0);
      return {
        left: Math.min(...boxes.map(({ x }) => x)),
        right: Math.max(...boxes.map(({ x, width }) => x + width)),
        top: Math.min(...boxes.map(({ y }) => y)),
        bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
      };
    };
    const drawn = (idea: IdeaId, name: string, proportions?: ProportionsId) => {
      const layers = drawLettering(name, direction(idea, 'plain', proportions))?.layers ?? [];
      return { thing: boxOf(layers, 'ornament'), text: boxOf(layers, 'text') };
    };

    it('is larger over a wide name, and over a short one as it was', () => {
      const height = (name: string, proportions: ProportionsId): number => {
        const { thing } = drawn('symbol-over', name, proportions);
        return thing.bottom - thing.top;
      };
      expect(height('Pescadores', 'ample')).toBeGreaterThan(height('Pescadores', 'spare') * 1.1);
      expect(height('Lía', 'ample')).toBe(height('Lía', 'spare'));
    });

    it.each(['Martín Pescador', 'Panadería Martín', 'Lía'])('stands over the middle of %s', (name) => {
      const { thing, text } = drawn('symbol-over', name);
      expect(thing.bottom).toBeLessThan(text.top);
      expect((thing.left + thing.right) / 2).toBeCloseTo((text.left + text.right) / 2, 0);
    });

    it.each([
      ['Panadería Martín', 0.8, 1.1],
      // Beside more than two lines it stays smaller than a symbol that was asked for.
      ['Martín Pescador del Río Negro', 0.4, 0.8],
    ])('stands before %s, in the middle of its lines', (name, least, most) => {
      const { thing, text } = drawn('symbol-beside', name);
      expect(thing.right).toBeLessThan(text.left);
      const high = text.bottom - text.top;
      expect((thing.bottom - thing.top) / high).toBeGreaterThan(least);
      expect((thing.bottom - thing.top) / high).toBeLessThan(most);
      expect(Math.abs(thing.top + thing.bottom - text.top - text.bottom) / 2 / high).toBeLessThan(0.1);
    });
  });

  it('is as large in two colours as in one', () => {
    const box = (treatment: Treatment) => {
      const boxes = layersOf('symbol-fill', treatment).flatMap(({ path }) => bounds(path) ?? []);
      return [
        Math.min(...boxes.map(({ x }) => x)),
        Math.max(...boxes.map(({ x, width }) => x + width)),
        Math.min(...boxes.map(({ y }) => y)),
        Math.max(...boxes.map(({ y, height }) => y + height)),
      ];
    };
    const plain = box('plain');
    for (const [i, edge] of box('inset').entries()) expect(edge).toBeCloseTo(plain[i] ?? Number.NaN, 6);
  });

  it('is in one colour otherwise, and where it has no second part', () => {
    expect(new Set(layersOf('masthead', 'plain').map(({ role }) => role)).size).toBe(1);
    const whole = { ...direction('symbol-rule', 'inset'), symbol: { kind: 'icon', id: 'acorn' } } as const;
    const plain = ornamentsOf('Martín Pescador', { ...whole, treatment: 'plain' });
    expect(ornamentsOf('Martín Pescador', whole)).toEqual(plain);
  });

  it.each(['masthead', 'symbol-rule', 'topped-frame', 'symbol-over'] as const)(
    'stands on a disc of a colour too weak for it in %s, and on none in recipes from before',
    (idea) => {
      const discs = (proportions: ProportionsId) => {
        const weak = {
          ...direction(idea, 'plain', proportions, 'ink'),
          color: '#FDE68A',
          accent: 'none',
        } as const;
        const layers = drawLettering(NAMES[idea] ?? '', { ...weak, ground: 'paper' })?.layers ?? [];
        return { layers, discs: layers.filter(({ role }) => role === 'ground') };
      };
      expect(discs('airy').discs).toEqual([]);
      const {
        layers,
        discs: [disc, ...others],
      } = discs('backed');
      expect(others).toEqual([]);
      const round = disc && bounds(disc.path);
      expect(round?.width).toBeCloseTo(round?.height ?? 0, 3);
      // No letter is on it.
      const text = layers.filter(({ part }) => part === 'text').flatMap(({ path }) => bounds(path) ?? []);
      expect(text.length).toBeGreaterThan(0);
      const [top, low] = [round?.y ?? 0, (round?.y ?? 0) + (round?.height ?? 0)];
      for (const { y, height } of text) expect(y >= low || y + height <= top).toBe(true);
    },
  );

  it('interrupts a rule that is no hairline, however wide the name', () => {
    const wide = (proportions: ProportionsId): number =>
      ruleOf(
        ornamentsOf('Carpintería y muebles', {
          ...direction('symbol-rule', 'plain', proportions),
          face: 'raleway-400',
          tracking: 0.1,
        }),
      );
    expect(wide('firm')).toBeGreaterThan(wide('lit'));
  });
});
