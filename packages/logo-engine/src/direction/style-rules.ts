import type { StyleId } from '../brief/brief.js';
import type { AccentId } from '../colour/palette.js';
import type { ContainerId } from '../marks/containers.js';
import type { Treatment } from '../marks/mark.js';
import type { DescriptorId, IdeaId, LayoutId } from './direction.js';

/** Choices with their weights. */
export type Weighted<T extends string> = Readonly<Partial<Record<T, number>>>;

/** The house rules of one style. */
export type StyleRules = {
  readonly layouts: Weighted<LayoutId>;
  /** Places of the generic part of a name. */
  readonly descriptors: Weighted<DescriptorId>;
  /** Containers for a drawn mark. */
  readonly containers: Weighted<ContainerId>;
  /** Containers for initials and for stock icons, which never stand alone. */
  readonly plates: Weighted<ContainerId>;
  readonly treatments: Weighted<Treatment>;
  readonly accents: Weighted<AccentId>;
  /** Share of symbols that are initials. */
  readonly monograms: number;
  /** Ideas of a name alone. */
  readonly wordmark: Weighted<IdeaId>;
  /** Ideas of a name under a symbol. */
  readonly lockup: Weighted<IdeaId>;
  /** Share of names beside a symbol that are set in the main colour. */
  readonly colouredName: number;
};

export const STYLE_RULES: Readonly<Record<StyleId, StyleRules>> = {
  modern: {
    layouts: { horizontal: 6, stacked: 3 },
    descriptors: { below: 3, above: 3, inline: 2 },
    containers: { none: 7, squircle: 3, circle: 1 },
    plates: { squircle: 3, circle: 2, hexagon: 1 },
    treatments: { solid: 3, plain: 2 },
    accents: { tone: 3, neighbour: 2, none: 2 },
    monograms: 0.16,
    wordmark: {
      'accent-mark': 4,
      'final-dot': 3,
      'first-letter': 2,
      'two-tones': 2,
      'two-weights': 3,
      none: 0.5,
    },
    lockup: { none: 1 },
    colouredName: 0.08,
  },
  minimal: {
    layouts: { stacked: 5, horizontal: 4 },
    descriptors: { below: 4, above: 3 },
    containers: { none: 8, ring: 2 },
    plates: { ring: 4, 'square-line': 2 },
    treatments: { line: 1 },
    accents: { none: 1 },
    monograms: 0.22,
    wordmark: { frame: 3, rule: 3, 'final-dot': 2, 'accent-mark': 2, none: 2 },
    lockup: { none: 1 },
    colouredName: 0.4,
  },
  vintage: {
    layouts: { badge: 4, stacked: 4, horizontal: 2 },
    descriptors: { above: 4, below: 3 },
    containers: { none: 5, 'double-ring': 2, seal: 2, circle: 1 },
    plates: { 'double-ring': 3, seal: 3, circle: 1 },
    treatments: { solid: 2, plain: 3 },
    accents: { gold: 3, none: 2 },
    monograms: 0.12,
    wordmark: { flourish: 4, 'double-frame': 3, ribbon: 2, arch: 3, shadow: 2, justified: 4 },
    lockup: { none: 3, flourish: 2 },
    colouredName: 0.12,
  },
  playful: {
    layouts: { horizontal: 5, stacked: 5 },
    descriptors: { above: 3, below: 3 },
    containers: { none: 6, scallop: 2, pebble: 2, circle: 1 },
    plates: { scallop: 3, pebble: 3, circle: 1 },
    treatments: { solid: 1 },
    accents: { complement: 4, neighbour: 1 },
    monograms: 0.08,
    wordmark: { pill: 3, bounce: 4, 'accent-mark': 3, arch: 2, 'final-dot': 2, confetti: 2, smile: 3 },
    lockup: { none: 8, bounce: 1 },
    colouredName: 0.4,
  },
  corporate: {
    layouts: { horizontal: 7, stacked: 3 },
    descriptors: { below: 3, inline: 3, above: 2 },
    containers: { none: 7, hexagon: 1, shield: 2, squircle: 1 },
    plates: { hexagon: 2, shield: 2, squircle: 2, circle: 1 },
    treatments: { solid: 3, plain: 2 },
    accents: { tone: 4, none: 1 },
    monograms: 0.16,
    wordmark: { 'two-weights': 4, bar: 1.5, 'two-tones': 2, 'final-dot': 2, none: 2 },
    lockup: { none: 1 },
    colouredName: 0.08,
  },
  creative: {
    layouts: { horizontal: 5, stacked: 5 },
    descriptors: { above: 3, below: 3 },
    containers: { none: 7, drop: 2, pebble: 1, arch: 1 },
    plates: { drop: 2, pebble: 2, arch: 1 },
    treatments: { solid: 1 },
    accents: { complement: 4, neighbour: 2 },
    monograms: 0.1,
    wordmark: { swash: 3, justified: 4, 'final-dot': 3, 'accent-mark': 3, 'two-tones': 1, 'first-letter': 1 },
    lockup: { none: 1 },
    colouredName: 0.2,
  },
};
