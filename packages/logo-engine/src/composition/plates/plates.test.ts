import { describe, expect, it } from 'vitest';
import type { Direction, ProportionsId } from '../../direction/direction.js';
import { PLATE_IDS, type PlateId } from '../../direction/plate-names.js';
import { draw } from '../../drawing/drawing.js';
import { variantsOf } from '../../drawing/variants.js';
import { failedGates } from '../../gates/gates.js';
import { bounds } from '../../geometry/bounds.js';
import { intersect, subtract } from '../../geometry/kernel.js';
import { overlapsItself } from '../../geometry/merge.js';
import { contours } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { ICON_IDS } from '../../lexicon/table.js';
import { MARKS } from '../../marks/index.js';
import { readSvg } from '../../svg/read.js';
import { drawnText } from '../texts.js';
import { PLATES } from './index.js';

/** Height of two lines of text, in capitals of 100. */
const HIGH = 210;

/** What is held at both ends of what a thing can be stretched to, and between them. */
const heldBy = ([least, most]: readonly [number, number]) =>
  [least, (least + most) / 2, most].map((aspect) => ({ x: 40, y: -100, width: aspect * HIGH, height: HIGH }));

const NAMES = ['Mía', 'Tito', 'Taller Hermanos Quispe', 'Bodegas Corvina', 'El Buen Gusto', 'Aurora'];
const FACES = ['montserrat-700', 'fredoka-600', 'playfair-display-800'];
/** Each name in every second face, each face with every second name. */
const PAIRS = NAMES.flatMap((name, i) =>
  FACES.flatMap((face, j) => ((i + j) % 2 === 1 ? [[name, face] as const] : [])),
);

const direction = (idea: Direction['idea'], face: string): Direction => ({
  face,
  letterCase: 'typed',
  tracking: 0,
  proportions: 'contrasting',
  layout: 'wordmark',
  idea,
  descriptor: 'below',
  nameRole: 'ink',
  symbol: null,
  container: 'none',
  treatment: 'plain',
  accent: 'gold',
  color: '#0E7490',
});

/** What the name's own face may fail at, a thing cannot help. */
const OF_LETTERS: readonly string[] = ['lines', 'aspect'];

/** What was right for nobody who got it: drawn for the logos that have it. */
const CHOSEN_NO_MORE: readonly PlateId[] = ['open-grand', 'syringe-barrel', 'hung-dress', 'lying-carrot'];

const SYMBOLS: ReadonlySet<string> = new Set([...MARKS.map(({ id }) => id), ...ICON_IDS]);

describe('a thing in a bright colour', () => {
  it.each([
    ['#FDE047', 'paper'],
    ['#F59E0B', 'open'],
    ['#F97316', undefined],
  ] as const)('holds its name in every variant: %s', (color, ground) => {
    const drawing = draw('Tito', {
      ...direction('loaf', 'montserrat-700'),
      color,
      accent: 'none',
      ...(ground && { ground }),
    });
    if (drawing === null) throw new Error('A loaf holds no name.');
    const { light, dark, mono, negative } = variantsOf(drawing);
    for (const variant of [light, dark, mono, negative]) {
      const widest = Math.max(...readSvg(variant).shapes.map(({ path }) => bounds(path)?.width ?? 0));
      expect(widest).toBeGreaterThan(drawing.composition.ink.width * 0.9);
    }
    expect(light).toContain(color);
  });

  const layersOf = (name: string, idea: PlateId, proportions: ProportionsId) =>
    draw(name, {
      ...direction(idea, 'montserrat-700'),
      color: '#F97316',
      accent: 'none',
      proportions,
    })?.composition.layers ?? [];
  const rolesOf = (...asked: Parameters<typeof layersOf>) => layersOf(...asked).map(({ role }) => role);

  // What lies in holes is in the colour; a hole in which nothing lies is white.
  it('holds a white name where a second part shows the colour, a bright one where nothing else does', () => {
    expect(rolesOf('Tito', 'iced-cake', 'contrasting')).toEqual(['plate', 'main']);
    expect(rolesOf('Tito', 'loaf', 'contrasting')).toEqual(['inlay', 'plate']);
  });

  it('holds a white name over a small line in the colour', () => {
    const inlaid = (proportions: ProportionsId) =>
      layersOf('Bodegas Corvina', 'loaf', proportions).flatMap(({ role, path }) =>
        role === 'inlay' ? [bounds(path)?.height ?? 0] : [],
      );
    const [name = 0, small = 0] = inlaid('apart');
    expect(small).toBeLessThan(name);
    expect(inlaid('contrasting')).toEqual([small]);
  });

  it('holds a bright name in logos from before', () => {
    expect(rolesOf('Tito', 'iced-cake', 'apart')).toEqual(['inlay', 'plate', 'plate']);
  });
});

describe.each(PLATE_IDS)('the plate %s', (id) => {
  const plate = PLATES[id];

  it('is solid behind what it holds, and its contours are apart', () => {
    for (const held of heldBy(plate.aspect)) {
      const { plate: shape, second } = plate.draw(held);
      const room = rect(held.x, held.y, held.width, held.height);
      expect(bounds(subtract(room, { ...shape, evenOdd: true }))).toBeNull();
      if (second !== undefined) expect(bounds(intersect(room, second))).toBeNull();
      for (const contour of contours(shape)) expect(overlapsItself(contour)).toBe(false);
    }
  });

  it('holds names, letter by letter, and passes every gate with them', () => {
    const drawn = PAIRS.flatMap(([name, face]) => {
      const drawing = draw(name, direction(id, face));
      return drawing === null ? [] : [drawing];
    });
    expect(drawn.length).toBeGreaterThanOrEqual(PAIRS.length / 3);
    for (const { name, direction: given, composition } of drawn) {
      expect(composition.recovered).toBe(drawnText(name, given));
      expect(composition.inked).toBe(true);
    }
    const failed = drawn.flatMap((drawing) =>
      failedGates(drawing).filter((gate) => !OF_LETTERS.includes(gate)),
    );
    expect(failed).toEqual([]);
  });

  it('is for businesses whose symbols there are', () => {
    expect(plate.about.length === 0).toBe(CHOSEN_NO_MORE.includes(id));
    expect(plate.about.filter((symbol) => !SYMBOLS.has(symbol))).toEqual([]);
    expect(new Set(plate.about).size).toBe(plate.about.length);
  });
});
