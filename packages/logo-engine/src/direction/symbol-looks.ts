import type { Brief, IndustryId, StyleId } from '../brief/brief.js';
import { difference, readHex, VISIBLE_STEP } from '../colour/oklch.js';
import { type AccentId, isWeak, lightPalette } from '../colour/palette.js';
import { isSlender, strokeOf } from '../composition/looks/stroke.js';
import { sceneSuits } from '../composition/scenes/index.js';
import { isServed } from '../composition/scenes/landscape.js';
import { countedIn } from '../lexicon/counted-names.js';
import { NAMESAKES, namesakeOf } from '../lexicon/namesakes.js';
import { type ContainerId, isFilled, type SceneId } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Treatment } from '../marks/mark.js';
import type { SymbolSpec } from './direction.js';
import { symbolsOf } from './symbols-of.js';

/** How a symbol is shown: what is done to it, and what stands around it. */
export type SymbolLook = { readonly treatment: Treatment; readonly container: ContainerId };

/** Where a look stands: alone, cut out of a filled shape, inside a line, one drawing with its ground. */
type Ground = 'open' | 'plate' | 'frame' | 'scene';

/**
 * Looks of a style, and how often each is taken. A thing alone drawn in lines was scored lowest of all, and is chosen no
 * more; a second colour on a part of a thing was scored highest. A hairline around a thing is lost when small: what is left
 * when nothing else keeps a set apart.
 */
const LOOKS: Readonly<Record<StyleId, readonly (readonly [Treatment, Ground, number])[]>> = {
  modern: [
    ['solid', 'open', 5],
    ['plain', 'open', 1],
    ['two-tone', 'plate', 5],
    ['swapped', 'plate', 1],
    ['plain', 'plate', 0.5],
    ['plain', 'frame', 0.03],
  ],
  minimal: [
    ['solid', 'open', 5],
    ['two-tone', 'plate', 5],
    ['swapped', 'plate', 1],
    ['plain', 'plate', 0.5],
    ['plain', 'frame', 0.03],
  ],
  vintage: [
    ['plain', 'plate', 0.5],
    ['solid', 'open', 5],
    ['plain', 'open', 1],
    ['two-tone', 'plate', 5],
    ['swapped', 'plate', 1],
    ['plain', 'frame', 0.03],
  ],
  playful: [
    ['solid', 'open', 5],
    ['two-tone', 'plate', 5],
    ['swapped', 'plate', 1],
    ['plain', 'plate', 0.5],
    ['plain', 'open', 1],
    ['plain', 'frame', 0.03],
  ],
  corporate: [
    ['solid', 'open', 5],
    ['plain', 'open', 1],
    ['two-tone', 'plate', 5],
    ['swapped', 'plate', 1],
    ['plain', 'plate', 0.5],
    ['plain', 'frame', 0.03],
  ],
  creative: [
    ['solid', 'open', 5],
    ['two-tone', 'plate', 5],
    ['swapped', 'plate', 1],
    ['plain', 'plate', 0.5],
    ['plain', 'open', 1],
    ['plain', 'frame', 0.03],
  ],
};

/**
 * Shapes around a symbol that a style prefers, filled and drawn as lines. A drop, an arch or a leaf is a figure of its
 * own, and fights what stands in it: they are chosen no more.
 */
const CONTAINERS: Readonly<Record<StyleId, readonly ContainerId[]>> = {
  modern: ['roundel', 'tile', 'circle', 'hexagon', 'ring', 'hexagon-line'],
  minimal: ['tile', 'roundel', 'circle', 'hexagon', 'ring', 'square-line'],
  vintage: ['seal', 'roundel', 'circle', 'tile', 'double-ring', 'ring'],
  playful: ['seal', 'roundel', 'tile', 'scallop', 'circle', 'ring', 'double-ring'],
  corporate: ['roundel', 'tile', 'circle', 'hexagon', 'ring', 'double-ring', 'shield-line'],
  creative: ['seal', 'roundel', 'tile', 'circle', 'scallop', 'ring', 'square-line'],
};
/** How much more often than another shape one is taken: most those that leave a thing the most room. */
const FAVOURED: Readonly<Partial<Record<ContainerId, number>>> = {
  tile: 1,
  circle: 5,
  seal: 2,
  roundel: 0.2,
  scallop: 0.2,
};

/** The square of an app beside letters and rings of another century. */
const OUT_OF_PERIOD = 0.5;

const HARD: readonly ContainerId[] = [
  'hexagon',
  'octagon',
  'shield',
  'diamond',
  'hexagon-line',
  'shield-line',
];
const SOFT: readonly ContainerId[] = ['pebble', 'scallop', 'leaf', 'drop'];
/** A car under a hat is a joke. */
const HATS: readonly ContainerId[] = ['top-hatted', 'cowboy-hatted'];
/** Trades of iron and engines wear no petals, and what grows or is eaten no armour. */
const UNSUITED: Readonly<Partial<Record<IndustryId, readonly ContainerId[]>>> = {
  technology: ['pebble', 'scallop', 'leaf', 'afloat'],
  construction: [...SOFT, 'afloat'],
  automotive: [...SOFT, 'afloat', ...HATS],
  transportation: [...SOFT, 'afloat', ...HATS],
  fishing: ['scallop', 'leaf'],
  nature: HARD,
  food: HARD,
  gastronomy: HARD,
  agriculture: HARD,
  art: ['shield', 'octagon', 'shield-line'],
  desing: ['shield', 'shield-line'],
  entertainment: ['shield', 'octagon', 'shield-line', 'hexagon-line'],
  // Nor is what heals shown in a fire.
  healthcare: ['octagon', 'diamond', 'hexagon', 'hexagon-line', 'blaze', ...HATS],
};

const groundOf = (container: ContainerId): Ground =>
  container === 'none' ? 'open' : isFilled(container) ? 'plate' : 'frame';

/**
 * Grounds that are a drawing with what stands on them, where the second colour tells one from the other: a third disc
 * around one drawing is the same logo again, a thing on its own land is another.
 */
const GROUNDS: readonly ContainerId[] = ['landscape', 'laurel'];
export const isGround = (container: ContainerId): boolean => GROUNDS.includes(container);

/** Styles in which a table is laid. */
const HOMELY: readonly StyleId[] = ['vintage', 'playful', 'creative'];

/** How often: a wreath is an old sign, and louder than what is in it. */
function groundsFor({ brief: { style, color }, symbol, accent }: Given): (readonly [SceneId, number])[] {
  if (!isSeenBeside(color, accent)) return [];
  const isAtHome = HOMELY.includes(style) || symbol.kind !== 'mark' || !isServed(symbol.id);
  return [
    ...(isAtHome ? [['landscape', 0.5] as const] : []),
    ...(style === 'vintage' ? [['laurel', 0.1] as const] : []),
  ];
}

/** What a name is called after is seen once in a set, if its trade lends itself to it. */
const NAMESAKE = 9;

/** As many of a thing as the name counts. */
const SEVERAL = { 2: 'double', 3: 'triple' } as const;
/** What makes a thing higher: at the side of its name it would be smaller. */
const HIGH: readonly ContainerId[] = ['crowned', 'leafed', 'top-hatted', 'cowboy-hatted', 'chef-hatted'];
export const isHigh = (container: ContainerId): boolean => HIGH.includes(container);

export const isSeveral = (container: ContainerId): boolean =>
  container === SEVERAL[2] || container === SEVERAL[3];

/** Whether a ground is there for what the name says. */
export const isOfName = (container: ContainerId): boolean =>
  isSeveral(container) || NAMESAKES.some((id) => id === container);

/** The scene of a thing that the name counts, in one colour or in two that are told apart; null where it counts no such thing. */
function severalOf({ brief: { name, industry, color }, symbol, accent }: Given): SceneId | null {
  const counted = countedIn(name);
  if (counted === null || symbol.kind !== 'mark') return null;
  if (accent !== 'none' && !isSeenBeside(color, accent)) return null;
  const [thing] = symbolsOf({ industry }, counted.thing);
  return thing?.from === 'name' && thing.id === symbol.id ? SEVERAL[counted.count] : null;
}

/**
 * The scenes that a symbol lends itself to, and how often each is taken: what a name is called after, and grounds. Designers
 * scored a thing in the counter of its initial, in another thing of its trade, copied, cropped, halved or with a shadow lower
 * than the thing in a plain disc; those are drawn for logos that have them.
 */
function scenesFor({ brief, symbol, accent }: Given): Choice[] {
  if (symbol.kind === 'monogram' || symbol.kind === 'traced') return [];
  const unsuited = UNSUITED[brief.industry] ?? [];
  const several = severalOf({ brief, symbol, accent });
  const namesake = several ?? namesakeOf(brief.name);
  const scenes: readonly (readonly [SceneId, number])[] = [
    ...(namesake === null ? [] : [[namesake, NAMESAKE] as const]),
    ...(several === null ? groundsFor({ brief, symbol, accent }) : []),
  ];
  return scenes.flatMap(([container, weight]): Choice[] =>
    weight > 0 && sceneSuits(container, symbol) && !unsuited.includes(container)
      ? [[{ treatment: 'plain', container }, weight]]
      : [],
  );
}

/** How often a look is taken that is for when nothing else is left. */
const LESSER = 0.03;

/** Least mean width of strokes of a symbol whose parts take two colours. */
const TWO_TONE = 9;

/** Whether a symbol has a part that a second colour is for. */
export const hasSecondPart = (symbol: SymbolSpec): boolean =>
  symbol.kind === 'mark' &&
  markById(symbol.id)
    .draw(symbol.params)
    .some(({ role }) => role === 'accent');

/** Whether the second colour is seen beside the first. */
function isSeenBeside(color: string, accent: AccentId): boolean {
  if (accent === 'none') return false;
  const { main, accent: second } = lightPalette(color, accent);
  return main !== null && second !== null && difference(main, second) >= VISIBLE_STEP;
}

/** Whether a symbol has a part that is seen in the second colour beside the first. */
export const hasTwoColours = (symbol: SymbolSpec, color: string, accent: AccentId): boolean =>
  isSeenBeside(color, accent) && hasSecondPart(symbol);

/** Whether the second colour is seen beside the first in what a symbol is cut out of, and is the lighter or the deeper one. */
function isSeenInHoles(
  symbol: SymbolSpec,
  color: string,
  accent: AccentId,
  which: 'lighter' | 'deeper',
): boolean {
  if (symbol.kind !== 'mark' || !hasTwoColours(symbol, color, accent)) return false;
  const { main, accent: second } = lightPalette(color, accent);
  if (main === null || second === null || strokeOf(symbol) < TWO_TONE) return false;
  const step = readHex(second).l - readHex(main).l;
  return which === 'lighter' ? step > 0 : step < 0;
}

/** Whether the second colour shines in the holes that a symbol's parts are: what is deeper than the first is one hole less. */
export const shinesInHoles = (symbol: SymbolSpec, color: string, accent: AccentId): boolean =>
  isSeenInHoles(symbol, color, accent, 'lighter');

/** Whether the first colour shines in the holes of a shape in the second. */
export const shinesSwapped = (symbol: SymbolSpec, color: string, accent: AccentId): boolean =>
  isSeenInHoles(symbol, color, accent, 'deeper');

type Given = {
  readonly brief: Pick<Brief, 'name' | 'style' | 'industry' | 'color'>;
  readonly symbol: SymbolSpec;
  readonly accent: AccentId;
};

function lends({ brief, symbol, accent }: Given, treatment: Treatment, ground: Ground): boolean {
  const plain = treatment === 'plain';
  if (isWeak(brief.color) && (ground === 'frame' || treatment === 'two-tone' || treatment === 'swapped'))
    return false;
  // A bare letter is a letter of any name.
  if (symbol.kind === 'monogram') return plain && (ground !== 'open' || symbol.text.length > 1);
  // A stock icon that nothing is done to stands in a shape.
  // What no designer drew is shown as it is, or cut out of a shape.
  if (symbol.kind === 'traced') return plain && ground !== 'frame';
  if (symbol.kind === 'icon') return ground !== 'open' && treatment === 'plain';
  const mark = markById(symbol.id);
  if (ground !== 'open' && (!mark.contained || (isSlender(symbol) && !isWeak(brief.color)))) return false;
  if (treatment === 'swapped') return shinesSwapped(symbol, brief.color, accent);
  return treatment !== 'two-tone' || shinesInHoles(symbol, brief.color, accent);
}

/** A look, and how often it is taken. */
type Choice = readonly [look: SymbolLook, weight: number];

/** Every look that a symbol lends itself to in a style, one for each container that suits the trade. */
export function looksFor(given: Given): Choice[] {
  const { style, industry, color } = given.brief;
  const weak = isWeak(color);
  const containers = CONTAINERS[style].filter((id) => !UNSUITED[industry]?.includes(id));
  const looks = LOOKS[style].flatMap(([treatment, wanted, usual]): Choice[] => {
    // What would stand alone is cut out of a plate when it is too weak to.
    const ground = weak && wanted === 'open' ? 'plate' : wanted;
    if (!lends(given, treatment, ground)) return [];
    // In one colour a thing that has two is worth less (2.7 of 5 from judges by itself, 3.1 cut out, in two colours 3.5): for when
    // nothing else is left.
    const isLesser =
      treatment === 'plain' &&
      (ground === 'open'
        ? hasTwoColours(given.symbol, color, given.accent)
        : ground === 'plate' && lends(given, 'two-tone', ground));
    const weight = isLesser ? LESSER : usual;
    if (ground === 'open') return [[{ treatment, container: 'none' }, weight]];
    const around = containers.filter((id) => groundOf(id) === ground);
    const favour = (id: ContainerId): number =>
      style === 'vintage' && id === 'tile' ? OUT_OF_PERIOD : (FAVOURED[id] ?? 1);
    const all = around.reduce((sum, id) => sum + favour(id), 0);
    return around.map((container): Choice => [{ treatment, container }, (weight * favour(container)) / all]);
  });
  return [...looks, ...scenesFor(given)];
}
