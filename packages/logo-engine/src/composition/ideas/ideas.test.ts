import { describe, expect, it } from 'vitest';
import { allowsCase, setCase } from '../../brief/letter-case.js';
import { contrast, difference } from '../../colour/oklch.js';
import { LIGHT_GROUND, lightPalette } from '../../colour/palette.js';
import { type Direction, IDEAS, type IdeaId, isPlate } from '../../direction/direction.js';
import type { CaseId } from '../../fonts/faces.js';
import { type Face, faceById, STYLE_FACES } from '../../fonts/faces.js';
import { concat, contours } from '../../geometry/path.js';
import { markById } from '../../marks/index.js';
import { compose } from '../compose.js';
import type { Composition } from '../layer.js';
import { drawnText, textsOf } from '../texts.js';
import { ideaOf } from './index.js';
import { inksOf } from './inks.js';

const NAMES = [
  'Bodegas Corvina',
  'Panadería Trigal',
  'Abarca',
  'Lupa',
  'Bosque',
  'Mercurio',
  'Hundo',
  'Cobre y Greda',
  'La Olla de Domitila',
  'Nube Blanca',
  'Peñíscola',
  'Trama',
  'Kiltro',
  'Molina',
  'Villa Lomas',
  'Panadería Dos Hermanas',
  'Noche de Vinilos',
  'Verónica Alday',
  'Cervecería Puelche',
  'Óptica Lumbre',
];
const CASES: readonly CaseId[] = ['typed', 'upper', 'lower'];
/** Ideas whose point is a second colour on or in the letters. */
const COLOUR_IDEAS: readonly IdeaId[] = ['two-tones', 'ring-o', 'small-links'];

const paramsOf = (id: string) =>
  Object.fromEntries(Object.entries(markById(id).params).map(([key, [first]]) => [key, first ?? 0]));

/** A thing that can be what an idea needs. */
const THINGS: Partial<Record<IdeaId, string>> = { 'symbol-round': 'button', 'symbol-letter': 'mountain' };
const thingFor = (idea: IdeaId) => {
  const id = THINGS[idea] ?? 'leaf-split';
  return { kind: 'mark', id, params: paramsOf(id) } as const;
};

const direction = (
  idea: IdeaId,
  face: Face,
  letterCase: CaseId,
  more: Partial<Direction> = {},
): Direction => ({
  face: face.id,
  letterCase,
  tracking: face.tracking[letterCase === 'upper' ? 1 : 0],
  layout: ideaOf(idea).lockup?.layouts[0] ?? 'wordmark',
  idea,
  descriptor: ideaOf(idea).needsGeneric ? 'inline' : 'below',
  nameRole: 'ink',
  symbol: ideaOf(idea).needsSymbol || ideaOf(idea).lockup ? thingFor(idea) : null,
  container: 'none',
  treatment: 'plain',
  accent: 'none',
  color: '#0E7490',
  ...more,
});

type Drawn = { readonly name: string; readonly given: Direction; readonly drawn: Composition };

/** Each name is set in its own of these shares of the faces, so that together they are set in all. */
const SHARES = 12;

/** The drawings of an idea over a few names, every face and every case. */
function drawings(idea: IdeaId, more: Partial<Direction> = {}): Drawn[] {
  return NAMES.flatMap((name, at) =>
    STYLE_FACES.filter((_, i) => i % SHARES === at % SHARES).flatMap((face) =>
      CASES.filter((item) => face.cases.includes(item) && allowsCase(name, item)).flatMap((item) => {
        const given = direction(idea, face, item, more);
        const { suits } = ideaOf(idea);
        if (suits?.(textsOf(name, given).name, face) === false) return [];
        const drawn = compose(name, given);
        return drawn === null ? [] : [{ name, given, drawn }];
      }),
    ),
  );
}

// What is cut out of a thing is set as a name alone is, and asked in plates.test.ts.
describe.each(IDEAS.filter((id) => !isPlate(id)))('the idea %s', (idea) => {
  it('applies to some of a few names, says exactly what it should, and every visible letter has ink', () => {
    const all = drawings(idea, { accent: 'complement' });
    expect(all.length).toBeGreaterThan(0);
    for (const { name, given, drawn } of all) {
      expect(drawn.recovered).toBe(drawnText(name, given));
      expect(drawn.inked).toBe(true);
      expect(
        drawn.layers.every(({ path }) => path.commands.every((command) => command.every(Number.isFinite))),
      ).toBe(true);
    }
  });
});

describe('ideas on a second colour', () => {
  it.each(COLOUR_IDEAS)('%s is not offered in a near-black beside the ink, nor in the ink alone', (idea) => {
    expect(drawings(idea, { color: '#0B1220', accent: 'none', nameRole: 'ink' })).toEqual([]);
  });

  it.each(COLOUR_IDEAS)('%s shows two colours that are told apart and read on white', (idea) => {
    for (const color of ['#0E7490', '#111827', '#DB2777', '#B45309']) {
      for (const { given, drawn } of drawings(idea, { color, accent: 'complement' })) {
        const palette = lightPalette(color, given.accent);
        const text = drawn.layers.map((layer) => palette[layer.role] ?? LIGHT_GROUND);
        const furthest = Math.max(...text.flatMap((a) => text.map((b) => difference(a, b))));
        expect(furthest).toBeGreaterThanOrEqual(0.24);
      }
    }
  });

  it('never sets letters in a colour under 3:1', () => {
    for (const color of ['#F59E0B', '#FDE047', '#111827', '#10B981', '#7C2D12']) {
      for (const accent of ['none', 'tone', 'gold', 'complement'] as const) {
        for (const nameRole of ['main', 'ink'] as const) {
          const { letter } = inksOf({ color, accent, nameRole });
          if (letter === null) continue;
          expect(contrast(lightPalette(color, accent)[letter] ?? '', LIGHT_GROUND)).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});

describe('ideas with a filled shape', () => {
  const SHAPES: readonly IdeaId[] = [
    'word-bar',
    'pill',
    'label',
    'disc',
    'ribbon',
    'stitched',
    'sticker',
    'panel',
  ];
  it.each(SHAPES)('%s lays dark letters on a bright colour, and cuts none out of it', (idea) => {
    for (const [color, ground] of [
      ['#A7F3D0', 'paper'],
      ['#FDE047', 'brand'],
      ['#F97316', undefined],
    ] as const) {
      const all = drawings(idea, { color, ...(ground === undefined ? {} : { ground }) });
      expect(all.length).toBeGreaterThan(0);
      for (const { drawn, given } of all) {
        const palette = lightPalette(color, 'none', ground);
        const text = drawn.layers.filter(({ part }) => part === 'text');
        // Joined writing is as many shapes as it has words.
        const words = drawn.recovered.split(/\s+/).filter((word) => word !== '');
        const letters = faceById(given.face).script ? words.length : words.join('').length;
        expect(text.flatMap(({ path }) => contours(path)).length).toBeGreaterThanOrEqual(letters);
        for (const { role } of text) expect(contrast(palette[role] ?? '', color)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('words in an idea', () => {
  it('two tones part the generic and the proper name, and nothing else', () => {
    const [face] = STYLE_FACES;
    if (face === undefined) throw new Error('There is no face.');
    expect(compose('Nube Blanca', direction('two-tones', face, 'typed'))).toBeNull();
    expect(compose('Panadería Trigal', direction('two-tones', face, 'typed'))).not.toBeNull();
  });
  it('are asked for in the case that they are drawn in', () => {
    const face = STYLE_FACES.find((item) => item.id === 'jost-400');
    if (face === undefined) throw new Error('There is no such face.');
    expect(ideaOf('barless-a').suits?.(setCase('Nácar', 'upper'), face)).toBe(true);
    expect(ideaOf('barless-a').suits?.('Nácar', face)).toBe(false);
  });
  it('lose the bar of every A, one with an accent too, and keep three of them', () => {
    const face = STYLE_FACES.find((item) => item.id === 'jost-400');
    if (face === undefined) throw new Error('There is no such face.');
    const bars = (name: string): number => {
      const layers = compose(name, direction('barless-a', face, 'upper'))?.layers ?? [];
      return contours(concat(...layers.map(({ path }) => path))).length;
    };
    const plain = compose('Nácar', direction('none', face, 'upper'))?.layers ?? [];
    expect(bars('Nácar')).toBe(contours(concat(...plain.map(({ path }) => path))).length - 2);
    expect(ideaOf('barless-a').suits?.(setCase('Abarca', 'upper'), face)).toBe(false);
  });
});
