import { contrastLeft } from '../analysis/legibility.js';
import type { Ink } from '../analysis/picture.js';
import type { Brief } from '../brief/brief.js';
import { BARE } from '../colour/palette.js';
import type { Composition, Layer } from '../composition/layer.js';
import { takenOf } from '../direction/choose-face.js';
import { type DescriptorId, type Direction, holdsInitials, type IdeaId } from '../direction/direction.js';
import { PLATE_IDS } from '../direction/plate-names.js';
import { STRIP_IDS } from '../direction/strip-names.js';
import { hasSecondPart, isGround } from '../direction/symbol-looks.js';
import type { Drawing } from '../drawing/drawing.js';
import { type ContainerId, isScene } from '../marks/containers.js';
import type { Treatment } from '../marks/mark.js';
import { relevance } from './relevance.js';

/** Between two values, 0 at the first and 1 at the second, the first being the larger or the smaller. */
const ramp = (from: number, to: number, value: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** 1 while two quantities are within `near` times each other, 0 from `far` times on. */
function ratioScore(a: number, b: number, near: number, far: number): number {
  if (a <= 0 || b <= 0) return 0;
  return ramp(Math.log(far), Math.log(near), Math.abs(Math.log(a / b)));
}

const isText = ({ part }: Layer): boolean => part === 'text';
const isSymbol = ({ part, role }: Layer): boolean =>
  (part === 'symbol' || part === 'container') && !BARE.includes(role);

/** What an idea makes of a name alone, 0 to 1: nothing, a decoration, or something that only this name has. */
const INVENTION: Readonly<Partial<Record<IdeaId, number>>> = {
  'symbol-letter': 0.6,
  'symbol-fill': 0.6,
  'symbol-between': 0.6,
  'split-sign': 0.85,
  'symbol-round': 0.3,
  'symbol-o': 0.2,
  tail: 0.9,
  awning: 0.9,
  flanked: 0.85,
  'word-tag': 0.65,
  'drop-initial': 0.7,
  spine: 0.5,
  stitched: 0.95,
  stack: 0.5,
  headline: 0.3,
  'flush-left': 0.3,
  'caption-bar': 0.65,
  masthead: 0.15,
  'symbol-over': 0.2,
  'symbol-beside': 0.15,
  'topped-frame': 0.25,
  'ribbon-thing': 0.2,
  'word-bar': 0.15,
  'symbol-rule': 0.3,
  'type-block': 0.25,
  label: 0.75,
  bridge: 0.2,
  arched: 0.15,
  'shared-stem': 0.35,
  'long-arm': 0.15,
  brackets: 0.7,
  'rising-bars': 0.7,
  'road-line': 0.7,
  'pulse-line': 0.7,
  roof: 0.9,
  smile: 0.1,
  blocks: 0.95,
  field: 0.9,
  'wave-line': 0.6,
  justified: 0.2,
  'contrast-lines': 0.5,
  'contrast-over': 0.6,
  'side-rule': 0.1,
  'small-links': 0.4,
  'joined-words': 0.4,
  'two-weights': 0.8,
  poster: 0.1,
  'barless-a': 0.1,
  counters: 0.1,
  'short-rule': 0.35,
  legend: 0.8,
  'broken-rule': 0.75,
  'oval-sign': 0.95,
  joint: 0.85,
  'between-rule': 0.4,
  'small-capitals': 0.35,
  bar: 0.3,
  frame: 0.1,
  'bold-frame': 0.2,
  'initial-crest': 0.3,
  halo: 0.2,
  'block-shade': 0.2,
  'inline-cut': 0.1,
  nested: 0.1,
  none: 0.15,
  ...Object.fromEntries(PLATE_IDS.map((id) => [id, 1])),
  ...Object.fromEntries(STRIP_IDS.map((id) => [id, 0.95])),
};
const DECORATION = 0.35;

const invention = (idea: IdeaId): number => INVENTION[idea] ?? DECORATION;

/** Shapes around a symbol alone that designers like less than a disc. */
const LESSER: readonly ContainerId[] = [
  'tile',
  'hexagon',
  'octagon',
  'pebble',
  'scallop',
  'ring',
  'double-ring',
  'square-line',
  'hexagon-line',
  'shield-line',
];

const ROUND: readonly ContainerId[] = ['circle', 'seal'];

/** A shape and the thing in it in two colours. */
const IN_TWO: readonly Treatment[] = ['two-tone', 'swapped'];

/**
 * What a symbol alone is worth by how it stands; the first row that holds. It is a bold figure by itself, or large in its
 * ground; a plain shape around it is the least.
 */
const UNITY: readonly (readonly [worth: number, holds: (direction: Direction) => boolean])[] = [
  [0.8, holdsInitials],
  [0.3, ({ container }) => isGround(container)],
  [0.9, ({ container }) => isScene(container)],
  // Two colours in a disc or a seal: 3.7 and 4.1 of 5 from judges, a bare mark 3.35.
  [0.95, ({ container, treatment }) => ROUND.includes(container) && treatment === 'two-tone'],
  // Two colours cut out of a shape are lost in it.
  [0.3, ({ container, treatment }) => container !== 'none' && treatment === 'solid'],
  // A tile in two colours had 3.1 where a disc had 3.6.
  [0.4, ({ container, treatment }) => LESSER.includes(container) && IN_TWO.includes(treatment)],
  [0.2, ({ container }) => LESSER.includes(container)],
  [0.65, ({ container, treatment }) => container !== 'none' && IN_TWO.includes(treatment)],
  [0.6, ({ container }) => container === 'roundel'],
  [0.5, ({ container }) => container !== 'none'],
  [1, ({ treatment }) => treatment === 'solid'],
  [0.85, () => true],
];

const unity = (direction: Direction): number => UNITY.find(([, holds]) => holds(direction))?.[0] ?? 0;

/** Cap heights of a small line, on a canvas of 1000, that is lost at 120 pixels, and that is read. */
const LEAST_LINE = { lost: 26, read: 36 } as const;

/** What the place of its small line does for a name beside a symbol: under it best, and without one it says less. */
const TOLD: Readonly<Record<DescriptorId, number>> = {
  below: 1,
  inline: 1,
  above: 0.88,
  none: 0.5,
  hidden: 0.5,
};

/** What a drawing in one colour is worth beside one in two: where that is all it has, and where its second part is lost in it. */
const ONE_COLOUR = { own: 0.85, lost: 0.7 } as const;

/** What is left of a symbol's worth by its colours. */
function coloured({ layers }: Composition, { layout, symbol }: Direction): number {
  if (layout === 'wordmark' || symbol?.kind === 'monogram') return 1;
  const inTwo = layers.some(({ part, role }) => part === 'symbol' && (role === 'accent' || role === 'spot'));
  return inTwo ? 1 : ONE_COLOUR[symbol !== null && hasSecondPart(symbol) ? 'lost' : 'own'];
}

/** A symbol over the middle of a name in plain letters: what is tried first, and looks it. */
const CENTRED = 0.96;

/** How long a logo is, in heights, before its shape counts against it: in a long one the symbol beside the name is small. */
const LONG = { alone: 4.2, beside: 3.4 } as const;

/** A name in a ring is read letter by letter. */
const RINGED = 0.88;

/** From lines of widths so unlike that a name looks like two, to such as are one block; what is left of the first. */
const EVEN = { least: 0.35, most: 0.66, uneven: 0.55 } as const;

/** A name reads at a glance: one line or two, a shape that fits a card, one idea that is more than a colour. */
function hierarchy({ direction, composition }: Drawing): number {
  const { layout } = direction;
  const { ink, smallest, even } = composition;
  const colours = coloured(composition, direction);
  if (layout === 'symbol') return colours * unity(direction);
  const aspect = ink.width / ink.height;
  const isBeside = layout === 'horizontal' || direction.idea === 'symbol-beside';
  // Beside a symbol a nearly square drawing is a name in four lines.
  const least = layout === 'horizontal' ? 1.3 : 0.7;
  const shape =
    layout === 'badge'
      ? RINGED
      : aspect > 3.2
        ? ramp(6.2, isBeside ? LONG.beside : LONG.alone, aspect)
        : ramp(least, least * 1.9, aspect);
  const told = layout === 'wordmark' ? 1 : TOLD[direction.descriptor];
  const placed = layout === 'stacked' && direction.idea === 'none' ? CENTRED : 1;
  // A small line is there to be read, also where the whole is 120 pixels wide.
  const block = EVEN.uneven + (1 - EVEN.uneven) * ramp(EVEN.least, EVEN.most, even);
  return colours * told * placed * shape * block * ramp(LEAST_LINE.lost, LEAST_LINE.read, smallest);
}

/** Ink of some layers together, and the mean width of its strokes: of a band with this area and this much edge. */
function inkOf({ composition: { layers }, picture }: Drawing, which: (layer: Layer) => boolean) {
  const inks = picture().ink.filter((_, i) => layers.some((layer, j) => i === j && which(layer)));
  const sum = (of: (ink: Ink) => number): number => inks.reduce((all, ink) => all + of(ink), 0);
  const area = sum((ink) => ink.area);
  return { area, stroke: area === 0 ? 0 : (2 * area) / sum((ink) => ink.edge) };
}

/** Symbol and letters weigh alike: neither a heavy disc over hairlines nor a thin line beside a slab. */
function balance(drawing: Drawing): { readonly ink: number; readonly weight: number } {
  const text = inkOf(drawing, isText);
  const symbol = inkOf(drawing, isSymbol);
  // A name alone has no symbol: what is filled beside its letters carries them.
  if (text.area === 0 || symbol.area === 0 || drawing.direction.layout === 'wordmark') {
    const { width, height } = drawing.composition;
    const share = (text.area + symbol.area) / (width * height);
    return { ink: Math.min(ramp(0.01, 0.08, share), ramp(0.8, 0.55, share)), weight: 1 };
  }
  return {
    ink: ratioScore(symbol.area, text.area, 1.6, 5),
    weight: ratioScore(symbol.stroke, text.stroke, 2.5, 8),
  };
}

/** What each quality is worth; together 1. */
const WORTH = { relevance: 0.5, hierarchy: 0.2, ink: 0.1, weight: 0.1, legible: 0.1 } as const;

/** How much of what is said a lockup owes to what is made of symbol and name. */
const LOCKUP = 0.2;
/**
 * What that is worth, 0 to 1, by the marks of blind judges. A ring of letters around a symbol is liked best, most in two
 * colours, but six first drawings, one of each style as the demo shows them, are not to be rings for the most part.
 */
const BADGE = { inset: 0.9, others: 0.75 } as const;
const BESIDE: Readonly<Partial<Record<IdeaId, number>>> = {
  stack: 1,
  flanked: 1,
  crowned: 0.65,
  none: 0.85,
  bridge: 0.6,
  label: 0.5,
  'first-glyph': 0.4,
  'contrast-lines': 0.4,
  poster: 0.3,
};
const PLAIN = 0.5;

/** A thing in lines beside letters is the weaker drawing of it, seldom as strong as they are. */
const LINED = 0.8;

/** An initial beside its name, or in a ring around it, says the name twice. */
const TWICE = 0.55;

/** Share of its worth that a name alone keeps in a face that is seldom taken; all of it in one that often is. */
const VOICE = { least: 0.8, from: 0.5, to: 1.5 } as const;
const voice = (face: string): number =>
  VOICE.least + (1 - VOICE.least) * ramp(VOICE.from, VOICE.to, takenOf(face));

/** What a drawing says about the business: by its symbol, and a name alone by what is made of it and by its letters. */
function meaning({ layout, idea, symbol, face, treatment }: Direction, all: number): number {
  if (layout === 'symbol') return all;
  const said = treatment === 'line' && layout !== 'wordmark' ? all * LINED : all;
  if (symbol?.kind === 'monogram' && layout !== 'wordmark') return said * TWICE;
  if (layout === 'wordmark') return said * invention(idea) * voice(face);
  return (
    said *
    (1 -
      LOCKUP +
      LOCKUP *
        (layout === 'badge' ? BADGE[treatment === 'inset' ? 'inset' : 'others'] : (BESIDE[idea] ?? PLAIN)))
  );
}

/** How good a drawing promises to be before it is composed: what is said, and how a symbol alone stands. */
export function promise(direction: Direction, said: number): number {
  const stands = direction.layout === 'symbol' ? WORTH.hierarchy * unity(direction) : 0;
  return WORTH.relevance * meaning(direction, said) + stands;
}

/**
 * How good a drawing is by itself, 0 to 1.
 * @param said how much its symbol says about the business, 0 to 1
 */
export function score(
  brief: Brief,
  drawing: Drawing,
  said = relevance(brief, drawing.name, drawing.direction),
): number {
  const { ink, weight } = balance(drawing);
  const pixels = drawing.direction.layout === 'symbol' ? 16 : 64;
  return (
    WORTH.relevance * meaning(drawing.direction, said) +
    WORTH.hierarchy * hierarchy(drawing) +
    WORTH.ink * ink +
    WORTH.weight * weight +
    WORTH.legible * ramp(0.6, 0.95, contrastLeft(drawing.picture(), pixels))
  );
}
