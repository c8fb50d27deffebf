import { contrastLeft } from '../analysis/legibility.js';
import type { Ink } from '../analysis/picture.js';
import type { Brief } from '../brief/brief.js';
import { BARE } from '../colour/palette.js';
import type { Layer } from '../composition/layer.js';
import type { IdeaId } from '../direction/direction.js';
import type { Drawing } from '../drawing/drawing.js';
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

/** Ideas that decorate a name, or colour a part of it: less than those that change what it is. */
const MODEST: readonly IdeaId[] = ['two-tones', 'dot-shape', 'bar', 'frame', 'rule', 'flourish'];

/** A name reads at a glance: one line or two, a shape that fits a card, one idea that is more than a colour. */
function hierarchy({ direction, composition: { ink } }: Drawing): number {
  const { layout, idea } = direction;
  if (layout === 'symbol') return 1;
  const aspect = ink.width / ink.height;
  // Beside a symbol a nearly square drawing is a name in four lines.
  const least = layout === 'horizontal' ? 1.3 : 0.7;
  const shape =
    layout === 'badge' ? 1 : aspect > 3.2 ? ramp(6.2, 4.2, aspect) : ramp(least, least * 1.9, aspect);
  if (layout !== 'wordmark') return shape;
  const invention = idea === 'none' ? 0 : MODEST.includes(idea) ? 0.5 : 1;
  return (shape + invention * 2) / 3;
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

/** How good a drawing is by itself, 0 to 1. */
export function score(brief: Brief, drawing: Drawing): number {
  const { ink, weight } = balance(drawing);
  const pixels = drawing.direction.layout === 'symbol' ? 16 : 64;
  return (
    WORTH.relevance * relevance(brief, drawing.name, drawing.direction) +
    WORTH.hierarchy * hierarchy(drawing) +
    WORTH.ink * ink +
    WORTH.weight * weight +
    WORTH.legible * ramp(0.6, 0.95, contrastLeft(drawing.picture(), pixels))
  );
}
