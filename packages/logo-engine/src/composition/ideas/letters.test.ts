import { describe, expect, it } from 'vitest';
import { setCase } from '../../brief/letter-case.js';
import { IDEAS, type IdeaId } from '../../direction/direction.js';
import { type CaseId, faceById } from '../../fonts/faces.js';
import { bounds } from '../../geometry/bounds.js';
import { contours, type Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { setName, type TextBlock } from '../text-block.js';
import { ideaOf } from './index.js';
import { inkGlyphs } from './ink.js';
import { inksOf } from './inks.js';
import { bodyOf } from './letters.js';

const inks = inksOf({ color: '#0E7490', accent: 'none', nameRole: 'ink' });
const symbol = circle(50, 50, 50);

type Given = { readonly name: string; readonly face: string; readonly letterCase: CaseId };
const given = (name: string, face: string, letterCase: CaseId = 'typed'): Given => ({
  name,
  face,
  letterCase,
});

const textOf = ({ name, letterCase }: Given): string => setCase(name, letterCase);
function blockOf(item: Given): TextBlock {
  const face = faceById(item.face);
  return setName(textOf(item), { face, tracking: face.tracking[0], align: 'centre', widest: 5 });
}
const applies = (idea: IdeaId, item: Given): boolean => {
  const { suits, draw } = ideaOf(idea);
  return (
    (suits?.(textOf(item), faceById(item.face)) ?? true) && draw(blockOf(item), inks, symbol, 'A') !== null
  );
};

/** The outlines of a path, each at the origin, so that a letter is found wherever it was moved. */
function shapes(path: Path): string[] {
  return contours(path).map((contour) => {
    const box = bounds(contour);
    const points = contour.commands.map((command) =>
      command.map((value, i) =>
        i === 0 ? value : Math.round((value - ((i % 2 === 1 ? box?.x : box?.y) ?? 0)) * 5) / 5,
      ),
    );
    return JSON.stringify(points);
  });
}

/** Ideas of names alone: a name that each is for, and others that it is not for. */
const CASES: readonly (readonly [IdeaId, Given, readonly Given[]])[] = [
  ['symbol-o', given('Moka', 'outfit-600'), [given('Brisa', 'outfit-600'), given('Moka', 'lobster-400')]],
  [
    'symbol-dot',
    given('Brisa', 'outfit-600'),
    [given('Brillit', 'outfit-600'), given('Bruma', 'outfit-600')],
  ],
  ['accent-leaf', given('Sandía', 'outfit-600'), [given('Sandra', 'outfit-600')]],
  [
    'joined-words',
    given('Nube Alta', 'outfit-600'),
    [given('Nube', 'outfit-600'), given('La Nube', 'outfit-600')],
  ],
  [
    'word-bar',
    given('Lobo Gris', 'archivo-700'),
    [given('Lobo', 'archivo-700'), given('El Lobo', 'archivo-700')],
  ],
  ['symbol-round', given('Moka', 'outfit-600'), [given('Brisa', 'outfit-600'), given('Moka', 'lobster-400')]],
  [
    'initial-tile',
    given('Kantor', 'outfit-600'),
    [given('Ilumina', 'outfit-600'), given('Kantor Sur', 'outfit-600'), given('Kantor', 'lobster-400')],
  ],
  [
    'symbol-fill',
    given('Luz Serena', 'archivo-700', 'upper'),
    [given('Luz', 'archivo-700', 'upper'), given('Luz Serena', 'archivo-700')],
  ],
  [
    'symbol-between',
    given('Luz Sol', 'outfit-600'),
    [
      given('Luz', 'outfit-600'),
      given('La Luz Sol', 'outfit-600'),
      given('El Farol', 'outfit-600'),
      given('Hnos. Farfán', 'outfit-600'),
      given('Luz Sol', 'lobster-400'),
    ],
  ],
  [
    'symbol-letter',
    given('Tilda', 'archivo-700', 'upper'),
    [given('Tilda', 'archivo-700'), given('Anilox', 'archivo-700', 'upper')],
  ],
  [
    'contrast-lines',
    given('Noche de Vinilos', 'outfit-600'),
    [given('Noche', 'outfit-600'), given('La Noche', 'outfit-600'), given('Sol de Medianoche', 'outfit-600')],
  ],
  [
    'contrast-over',
    given('Verónica Alday', 'outfit-600'),
    [given('Alday', 'outfit-600'), given('Ruiz & Socios', 'outfit-600'), given('Flor de Sal', 'outfit-600')],
  ],
  [
    'contrast-lines',
    given('Ferrer & Hijos', 'outfit-600'),
    [given('Aguirre & Solís', 'outfit-600'), given('Moto Jara', 'outfit-600')],
  ],
  [
    'contrast-over',
    given('Abril Montes', 'outfit-600'),
    [given('Patitas Ñuñoa', 'outfit-600'), given('Vega y Montero', 'outfit-600')],
  ],
  [
    'joint',
    given('Herrera & Vidal', 'archivo-700'),
    [
      given('Ferrer & Hijos', 'archivo-700'),
      given('Herrera', 'archivo-700'),
      given('Sol & Bustamante', 'archivo-700'),
    ],
  ],
  [
    'word-tag',
    given('Vinilo 33', 'outfit-600'),
    [given('Vinilo', 'outfit-600'), given('El Vinilo', 'outfit-600'), given('Vinilo 33', 'lobster-400')],
  ],
  [
    'word-bar',
    given('Salto Ángel', 'archivo-700'),
    [given('Herrera & Vidal', 'archivo-700'), given('Vega y Montero', 'archivo-700')],
  ],
  ['symbol-o', given('Moka', 'outfit-600'), [given('Once', 'outfit-600')]],
  ['swash', given('Moka', 'lobster-400'), [given('Moka', 'outfit-600')]],
  [
    'long-arm',
    given('Lumina', 'outfit-600', 'upper'),
    [
      given('Lumina', 'outfit-600'),
      given('Nube', 'outfit-600', 'upper'),
      given('Fermata', 'outfit-600', 'upper'),
    ],
  ],
  [
    'sticker',
    given('Brisa', 'titan-one-400'),
    [given('Brisa', 'outfit-600'), given('Brisa', 'comfortaa-700')],
  ],
  ['outlined', given('Brisa', 'titan-one-400'), [given('Brisa', 'outfit-600')]],
  ['drop-shade', given('Brisa', 'alfa-slab-one-400'), [given('Brisa', 'bodoni-moda-800')]],
  [
    'blocks',
    given('Brisa', 'titan-one-400'),
    [given('Brisa', 'outfit-600'), given('Ñandú', 'titan-one-400')],
  ],
  ['smile', given('Brisa', 'titan-one-400'), [given('Pimpón', 'titan-one-400')]],
  ['joined-words', given('Nube Alta', 'outfit-600'), [given('San Isidro', 'outfit-600')]],
  [
    'arched',
    given('Puelche', 'zilla-slab-700', 'upper'),
    [
      given('Puelche', 'zilla-slab-700'),
      given('Puelche', 'lobster-400'),
      given('Sol', 'oswald-600', 'upper'),
    ],
  ],
  ['bridge', given('Puelche', 'oswald-600', 'upper'), [given('Puelche', 'jost-400', 'upper')]],
  [
    'drop-initial',
    given('Puelche', 'archivo-700', 'upper'),
    [given('Lumbre', 'archivo-700', 'upper'), given('Puelche', 'archivo-700')],
  ],
  [
    'inline-cut',
    given('Brisa', 'titan-one-400', 'upper'),
    [given('Brisa', 'titan-one-400'), given('Brisa', 'outfit-600', 'upper')],
  ],
  [
    'shared-stem',
    given('Puelche', 'archivo-700', 'upper'),
    [given('Brisa', 'archivo-700', 'upper'), given('Puelche', 'zilla-slab-700', 'upper')],
  ],
  [
    'nested',
    given('Lobo', 'jost-400', 'upper'),
    [given('Bolo', 'jost-400', 'upper'), given('Lobo', 'archivo-700', 'upper')],
  ],
  ['tail', given('Moka', 'lobster-400'), [given('Moka', 'outfit-600'), given('Copo', 'lobster-400')]],
  ['masthead', given('Mercurio', 'outfit-600'), [given('M', 'outfit-600')]],
  [
    'topped-frame',
    given('Mercurio', 'outfit-600'),
    [given('M', 'outfit-600'), given('Mercurio', 'lobster-400')],
  ],
  ['block-shade', given('Brisa', 'titan-one-400'), [given('Brisa', 'jost-400')]],
  [
    'crescendo',
    given('Magnolia', 'outfit-600'),
    [given('Magnolia', 'lexend-600'), given('Vega', 'outfit-600')],
  ],
  ['stack', given('Brisa', 'archivo-700', 'upper'), [given('Brisa', 'archivo-700')]],
  ['broken-rule', given('Lupa', 'outfit-600'), [given('Moka', 'outfit-600')]],
  [
    'poster',
    given('Gato Montés', 'archivo-700', 'upper'),
    [
      given('Gato', 'archivo-700', 'upper'),
      given('Gato Montés', 'alfa-slab-one-400', 'upper'),
      // Two sizes that are nearly one.
      given('Gato Pardo', 'archivo-700', 'upper'),
    ],
  ],
  [
    'headline',
    given('La Olla de Domitila', 'archivo-700', 'upper'),
    [given('Gato Montés', 'archivo-700'), given('La Olla de Domitila', 'lobster-400')],
  ],
  [
    'flush-left',
    given('La Olla de Domitila', 'archivo-700'),
    [given('Gato Montés', 'archivo-700'), given('La Olla de Domitila', 'jost-400')],
  ],
];

describe('ideas of a name alone', () => {
  it.each(CASES)('%s is for some names and not for others', (idea, fitting, others) => {
    expect(applies(idea, fitting)).toBe(true);
    expect(others.map((other) => applies(idea, other))).toEqual(others.map(() => false));
  });
});

describe('ideas that are made of letters', () => {
  it('are drawn with a second colour that shines in the first, and with no other', () => {
    const block = blockOf(given('Moka', 'titan-one-400'));
    const drawn = (color: string, accent: 'gold' | 'complement') =>
      ideaOf('counters').draw(block, inksOf({ color, accent, nameRole: 'main' }), symbol, '');
    expect(drawn('#0E7490', 'complement')).not.toBeNull();
    expect(drawn('#4F9A5B', 'complement')).toBeNull();
  });

  it('set two lines to one width in strokes that match', () => {
    const [layer] =
      ideaOf('poster').draw(blockOf(given('Gato Montés', 'archivo-700', 'upper')), inks, symbol, 'A') ?? [];
    const boxes = contours(layer?.path ?? circle(0, 0, 1)).flatMap((contour) => bounds(contour) ?? []);
    const middle = Math.max(...boxes.map(({ y, height }) => y + height)) / 2;
    const [first, second] = [true, false].map((upper) => {
      const line = boxes.filter(({ y, height }) => y + height / 2 < middle === upper);
      const left = Math.min(...line.map(({ x }) => x));
      return { left, width: Math.max(...line.map(({ x, width }) => x + width)) - left };
    });
    expect(first?.left).toBeCloseTo(second?.left ?? Number.NaN, 1);
    expect(first?.width).toBeCloseTo(second?.width ?? Number.NaN, 1);
    const face = faceById('archivo-700');
    const heavier = bodyOf(face, 800) / bodyOf(face, 500);
    expect(heavier).toBeGreaterThan(1.2);
  });
});

/** Letters that an idea draws otherwise; every other one keeps its outline. */
const CHANGED: Partial<Record<IdeaId, number>> = {
  'symbol-round': 1,
  'symbol-letter': 1,
  'symbol-o': 1,
  'symbol-dot': 1,
  'accent-leaf': 1,
};

describe('letters', () => {
  it.each(Object.entries(CHANGED) as [IdeaId, number][])(
    '%s leaves all but %i as the face draws them',
    (idea, changed) => {
      const item = CASES.find(([id]) => id === idea)?.[1];
      if (item === undefined) throw new Error(`There is no name for "${idea}".`);
      const block = blockOf(item);
      const drawn = ideaOf(idea).draw(block, inks, symbol, 'A') ?? [];
      const found = new Set(drawn.filter(({ part }) => part === 'text').flatMap(({ path }) => shapes(path)));
      const kept = inkGlyphs(block).filter((glyph) => shapes(glyph.path).every((shape) => found.has(shape)));
      expect(kept.length).toBe(inkGlyphs(block).length - changed);
    },
  );
});

describe('every idea', () => {
  it.each(IDEAS)('%s says of a right-to-left name that it is not for it, or draws all of it', (idea) => {
    const item = given('שלום', 'noto-sans-700');
    const { suits, draw } = ideaOf(idea);
    if (suits?.(textOf(item), faceById(item.face)) === false) return;
    const drawn = draw(blockOf(item), inks, symbol, 'A');
    if (drawn === null) return;
    expect(drawn.every(({ path }) => path.commands.flat().every(Number.isFinite))).toBe(true);
  });
});
