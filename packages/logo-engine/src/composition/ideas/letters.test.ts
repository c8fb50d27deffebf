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
  return (suits?.(textOf(item), faceById(item.face)) ?? true) && draw(blockOf(item), inks, symbol) !== null;
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
];

describe('ideas of a name alone', () => {
  it.each(CASES)('%s is for some names and not for others', (idea, fitting, others) => {
    expect(applies(idea, fitting)).toBe(true);
    expect(others.map((other) => applies(idea, other))).toEqual(others.map(() => false));
  });
});

/** Letters that an idea draws otherwise; every other one keeps its outline. */
const CHANGED: Partial<Record<IdeaId, number>> = {
  'symbol-round': 1,
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
      const drawn = ideaOf(idea).draw(block, inks, symbol) ?? [];
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
    const drawn = draw(blockOf(item), inks, symbol);
    if (drawn === null) return;
    expect(drawn.every(({ path }) => path.commands.flat().every(Number.isFinite))).toBe(true);
  });
});
