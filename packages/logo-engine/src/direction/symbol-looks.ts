import type { Brief, IndustryId, StyleId } from '../brief/brief.js';
import { difference, VISIBLE_STEP } from '../colour/oklch.js';
import { type AccentId, isWeak, lightPalette } from '../colour/palette.js';
import { strokeOf } from '../composition/looks/stroke.js';
import { sceneSuits } from '../composition/scenes/index.js';
import { initialOf } from '../composition/scenes/initial.js';
import { drawsAsLine } from '../composition/symbol.js';
import { type ContainerId, isFilled, SCENES, type SceneId } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Mark, Treatment } from '../marks/mark.js';
import type { SymbolSpec } from './direction.js';

/** How a symbol is shown: what is done to it, and what stands around it. */
export type SymbolLook = { readonly treatment: Treatment; readonly container: ContainerId };

/** Where a look stands: alone, cut out of a filled shape, inside a line, one drawing with its ground. */
type Ground = 'open' | 'plate' | 'frame' | 'scene';

/**
 * Looks of a style, and how often each is taken. Lines are for the two styles that live by them, and stand on white: cut
 * out of a plate the filled drawing is always the better one.
 */
const LOOKS: Readonly<Record<StyleId, readonly (readonly [Treatment, Ground, number])[]>> = {
  modern: [
    ['solid', 'open', 4],
    ['plain', 'open', 2],
    ['plain', 'plate', 2.4],
    ['two-tone', 'plate', 1.2],
    ['line', 'open', 1.5],
    ['plain', 'frame', 0.4],
  ],
  minimal: [
    ['line', 'open', 4],
    ['plain', 'open', 3],
    ['line', 'frame', 0.67],
    ['plain', 'frame', 0.3],
    ['plain', 'plate', 1.2],
  ],
  vintage: [
    ['plain', 'plate', 2.4],
    ['solid', 'open', 4],
    ['plain', 'open', 2],
    ['plain', 'frame', 1],
    ['two-tone', 'plate', 0.9],
  ],
  playful: [
    ['solid', 'open', 5],
    ['two-tone', 'plate', 1.8],
    ['plain', 'plate', 1.8],
    ['plain', 'open', 1.5],
    ['plain', 'frame', 0.23],
  ],
  corporate: [
    ['solid', 'open', 4],
    ['plain', 'open', 2],
    ['plain', 'plate', 2.4],
    ['two-tone', 'plate', 1.2],
    ['plain', 'frame', 0.33],
  ],
  creative: [
    ['solid', 'open', 4],
    ['plain', 'plate', 1.8],
    ['two-tone', 'plate', 1.8],
    ['plain', 'open', 1.5],
    ['plain', 'frame', 0.2],
  ],
};

/**
 * Shapes around a symbol that a style prefers, filled and drawn as lines. A drop, an arch or a leaf is a figure of its
 * own, and fights what stands in it: they are chosen no more.
 */
const CONTAINERS: Readonly<Record<StyleId, readonly ContainerId[]>> = {
  modern: ['squircle', 'circle', 'hexagon', 'pebble', 'octagon', 'ring', 'hexagon-line'],
  minimal: ['circle', 'squircle', 'pebble', 'hexagon', 'ring', 'square-line', 'hexagon-line'],
  vintage: ['seal', 'circle', 'shield', 'double-ring', 'ring', 'shield-line'],
  playful: ['pebble', 'circle', 'scallop', 'squircle', 'ring', 'double-ring'],
  corporate: [
    'squircle',
    'circle',
    'hexagon',
    'shield',
    'ring',
    'double-ring',
    'hexagon-line',
    'shield-line',
  ],
  creative: ['circle', 'pebble', 'squircle', 'scallop', 'ring', 'square-line'],
};

const HARD: readonly ContainerId[] = [
  'hexagon',
  'octagon',
  'shield',
  'diamond',
  'hexagon-line',
  'shield-line',
];
const SOFT: readonly ContainerId[] = ['pebble', 'scallop', 'leaf', 'drop'];
/** Trades of iron and engines wear no petals, and what grows or is eaten no armour. */
const UNSUITED: Readonly<Partial<Record<IndustryId, readonly ContainerId[]>>> = {
  technology: ['pebble', 'scallop', 'leaf'],
  construction: SOFT,
  automotive: SOFT,
  transportation: SOFT,
  fishing: ['scallop', 'leaf'],
  nature: HARD,
  food: HARD,
  gastronomy: HARD,
  agriculture: HARD,
  art: ['shield', 'octagon', 'shield-line'],
  desing: ['shield', 'shield-line'],
  entertainment: ['shield', 'octagon', 'shield-line', 'hexagon-line'],
  healthcare: ['octagon', 'diamond', 'hexagon', 'hexagon-line'],
};

const groundOf = (container: ContainerId): Ground =>
  container === 'none' ? 'open' : isFilled(container) ? 'plate' : 'frame';

/**
 * Scenes of a style, and how often each is taken. Those that are in none are drawn for logos that have them, and chosen
 * no more: marks that open onto the foot of their ground look cut off, halves broken, contours hide what they follow, a
 * ring with a body on it is anybody's, and a picture in the counter of an initial is neither of the two.
 */
const STYLE_SCENES: Readonly<Record<StyleId, Readonly<Partial<Record<SceneId, number>>>>> = {
  modern: { layers: 1.2, fold: 1.6, horizon: 1.5 },
  minimal: { horizon: 1.5 },
  vintage: { laurel: 2.5, rays: 1.5, chief: 1.2, horizon: 1, rosette: 0.5 },
  playful: { layers: 2, rays: 1.2, laurel: 0.6, horizon: 1.5, rosette: 0.5 },
  corporate: { chief: 1.5, fold: 2, layers: 1.2, laurel: 0.8, horizon: 1.5 },
  creative: { layers: 1.6, rays: 1.5, horizon: 2, laurel: 0.8, rosette: 0.7 },
};
/** What a scene is, where a trade has no use for such a shape. */
const SHAPE_OF: Readonly<Partial<Record<SceneId, ContainerId>>> = { chief: 'shield' };
/** Scenes that live by their second colour, and the one that is light and shade of a single one. */
const TWO_INKS: readonly SceneId[] = ['layers', 'fold'];
const SHADED: SceneId = 'fold';

/** Scenes that are nothing without their ground, which a pale colour has on white alone: in the dark they fall apart. */
export const ON_GROUND: readonly ContainerId[] = ['fold', 'layers', 'chief'];

/** The scenes that a symbol lends itself to, and how often each is taken. */
function scenesFor({ brief, symbol, accent }: Given): Choice[] {
  if (symbol.kind === 'monogram') return [];
  const weights = STYLE_SCENES[brief.style];
  const { main, accent: second } = lightPalette(brief.color, accent);
  const coloured = accent !== 'none' && difference(main ?? '', second ?? '') >= VISIBLE_STEP;
  const unsuited = UNSUITED[brief.industry] ?? [];
  return SCENES.flatMap((container): Choice[] => {
    const weight = weights[container];
    if (
      weight === undefined ||
      (isWeak(brief.color) && ON_GROUND.includes(container)) ||
      !sceneSuits(container, symbol) ||
      (container === 'initial' && initialOf(brief.name) === null) ||
      unsuited.includes(SHAPE_OF[container] ?? container) ||
      (TWO_INKS.includes(container) && !coloured) ||
      (container === SHADED && accent !== 'tone')
    )
      return [];
    return [[{ treatment: 'plain', container }, weight]];
  });
}

/** Least mean width of strokes of a symbol whose parts take two colours. */
const TWO_TONE = 9;

const hasAccent = (mark: Mark, symbol: Extract<SymbolSpec, { kind: 'mark' }>): boolean =>
  mark.draw(symbol.params).some(({ role }) => role === 'accent');

type Given = {
  readonly brief: Pick<Brief, 'name' | 'style' | 'industry' | 'color'>;
  readonly symbol: SymbolSpec;
  readonly accent: AccentId;
};

function lends({ brief, symbol, accent }: Given, treatment: Treatment, ground: Ground): boolean {
  const plain = treatment === 'plain';
  if (isWeak(brief.color) && (ground === 'frame' || treatment === 'two-tone' || treatment === 'tint'))
    return false;
  // A bare letter is a letter of any name.
  if (symbol.kind === 'monogram') return plain && (ground !== 'open' || symbol.text.length > 1);
  // A stock icon that nothing is done to stands in a shape.
  if (symbol.kind === 'icon') return ground !== 'open' && treatment !== 'two-tone';
  const mark = markById(symbol.id);
  if (ground !== 'open' && !mark.contained) return false;
  if (treatment === 'line')
    return (
      mark.line && drawsAsLine(symbol, { layout: 'symbol', container: ground === 'open' ? 'none' : 'circle' })
    );
  if (treatment !== 'two-tone') return true;
  const { main, accent: second } = lightPalette(brief.color, accent);
  const seen = accent !== 'none' && difference(main ?? '', second ?? '') >= VISIBLE_STEP;
  return seen && strokeOf(symbol) >= TWO_TONE && hasAccent(mark, symbol);
}

/** A look, and how often it is taken. */
type Choice = readonly [look: SymbolLook, weight: number];

/** Every look that a symbol lends itself to in a style, one for each container that suits the trade. */
export function looksFor(given: Given): Choice[] {
  const { style, industry, color } = given.brief;
  const weak = isWeak(color);
  const containers = CONTAINERS[style].filter((id) => !UNSUITED[industry]?.includes(id));
  const looks = LOOKS[style].flatMap(([treatment, wanted, weight]): Choice[] => {
    // What would stand alone is cut out of a plate when it is too weak to.
    const ground = weak && wanted === 'open' ? 'plate' : wanted;
    if (treatment === 'line' && ground === 'plate') return [];
    if (!lends(given, treatment, ground)) return [];
    if (ground === 'open') return [[{ treatment, container: 'none' }, weight]];
    const around = containers.filter((id) => groundOf(id) === ground);
    return around.map((container): Choice => [{ treatment, container }, weight / around.length]);
  });
  return [...looks, ...scenesFor(given)];
}
