import { contrastLeft } from '../analysis/legibility.js';
import type { Ink } from '../analysis/picture.js';
import type { Brief } from '../brief/brief.js';
import { BARE } from '../colour/palette.js';
import type { Layer } from '../composition/layer.js';
import type { Direction, IdeaId } from '../direction/direction.js';
import type { Drawing } from '../drawing/drawing.js';
import { isScene } from '../marks/containers.js';
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
  'symbol-round': 0.9,
  'symbol-o': 0.75,
  'word-tag': 0.9,
  'side-rule': 0.65,
  'short-rule': 0.8,
  'oval-sign': 0.75,
  joint: 0.95,
  'caption-bar': 0.95,
  'bold-frame': 0.55,
  'contrast-lines': 0.95,
  'contrast-over': 0.95,
  sticker: 0.8,
  brackets: 0.9,
  field: 0.7,
  'pulse-line': 0.85,
  'rising-bars': 0.9,
  'road-line': 0.9,
  awning: 0.95,
  roof: 0.75,
  stitched: 0.8,
  'wave-line': 0.65,
  smile: 0.8,
  blocks: 0.9,
  'long-arm': 0.9,
  'symbol-rule': 0.95,
  'barless-a': 0.85,
  'joined-words': 0.85,
  'two-weights': 0.85,
  flanked: 0.7,
  'initial-crest': 0.3,
  'word-bar': 0.9,
  legend: 0.75,
  'between-rule': 0.8,
  'type-block': 0.6,
  bar: 0.5,
  frame: 0.4,
  'small-capitals': 0.55,
  'small-links': 0.65,
  label: 0.8,
  justified: 0.6,
  none: 0,
};
const DECORATION = 0.35;

const invention = (idea: IdeaId): number => INVENTION[idea] ?? DECORATION;

/** A symbol alone is the more of one piece the more it and its ground are one drawing; a plain shape is the least. */
const unity = ({ container, treatment }: Direction): number =>
  isScene(container) ? 1 : container !== 'none' ? 0.5 : treatment === 'line' ? 0.75 : 0.95;

/** Cap heights of a small line, on a canvas of 1000, that is lost at 120 pixels, and that is read. */
const LEAST_LINE = { lost: 26, read: 36 } as const;

/** A name reads at a glance: one line or two, a shape that fits a card, one idea that is more than a colour. */
function hierarchy({ direction, composition: { ink, smallest } }: Drawing): number {
  const { layout } = direction;
  if (layout === 'symbol') return unity(direction);
  const aspect = ink.width / ink.height;
  // Beside a symbol a nearly square drawing is a name in four lines.
  const least = layout === 'horizontal' ? 1.3 : 0.7;
  const shape =
    layout === 'badge' ? 1 : aspect > 3.2 ? ramp(6.2, 4.2, aspect) : ramp(least, least * 1.9, aspect);
  // A small line is there to be read, also where the whole is 120 pixels wide.
  return shape * ramp(LEAST_LINE.lost, LEAST_LINE.read, smallest);
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
  if (text.area === 0 || symbol.area === 0) {
    const { width, height } = drawing.composition;
    const share = (text.area + symbol.area) / (width * height);
    return { ink: Math.min(ramp(0.01, 0.08, share), ramp(0.7, 0.4, share)), weight: 1 };
  }
  return {
    ink: ratioScore(symbol.area, text.area, 1.6, 5),
    weight: ratioScore(symbol.stroke, text.stroke, 2.5, 8),
  };
}

/** What each quality is worth; together 1. */
const WORTH = { relevance: 0.5, hierarchy: 0.2, ink: 0.1, weight: 0.1, legible: 0.1 } as const;

/** What a drawing says about the business: by its symbol, and a name alone by what is made of it. */
function meaning(brief: Brief, { name, direction }: Drawing): number {
  const said = relevance(brief, name, direction);
  return direction.layout === 'wordmark' ? said * invention(direction.idea) : said;
}

/** How good a drawing is by itself, 0 to 1. */
export function score(brief: Brief, drawing: Drawing): number {
  const { ink, weight } = balance(drawing);
  const pixels = drawing.direction.layout === 'symbol' ? 16 : 64;
  return (
    WORTH.relevance * meaning(brief, drawing) +
    WORTH.hierarchy * hierarchy(drawing) +
    WORTH.ink * ink +
    WORTH.weight * weight +
    WORTH.legible * ramp(0.6, 0.95, contrastLeft(drawing.picture(), pixels))
  );
}
