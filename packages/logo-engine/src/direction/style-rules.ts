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
    layouts: { horizontal: 5, stacked: 4, badge: 0.6 },
    descriptors: { below: 3, above: 3, inline: 2 },
    containers: { none: 7, squircle: 3, circle: 1 },
    plates: { squircle: 3, circle: 2, hexagon: 1 },
    treatments: { solid: 3, plain: 2 },
    accents: { tone: 3, neighbour: 2, none: 2 },
    monograms: 0.16,
    wordmark: {
      'counter-fill': 3,
      'ring-o': 3,
      underline: 3,
      'small-links': 3,
      'two-weights': 3,
      'initial-cut': 2,
      'accent-mark': 2,
      'dot-shape': 2,
      'barless-a': 3,
      'two-tones': 2,
      'caption-bar': 1,
      corners: 0.35,
      tilt: 0.7,
      pill: 0.5,
      'first-letter': 0.4,
      'final-dot': 0.01,
    },
    lockup: { none: 6, 'barless-a': 1 },
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
    wordmark: {
      'barless-a': 5,
      flanked: 4,
      frame: 2,
      corners: 0.35,
      'shared-stem': 2,
      'small-capitals': 2,
      'small-links': 2,
      'ring-o': 1.5,
      rule: 1,
      'accent-mark': 1,
      'counter-fill': 0.5,
      none: 0.2,
    },
    lockup: { none: 4, 'barless-a': 3, 'small-capitals': 1, flanked: 1 },
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
    wordmark: {
      flanked: 4,
      'caption-bar': 2.5,
      'double-frame': 3,
      justified: 3,
      'small-capitals': 3,
      flourish: 2,
      arch: 2,
      shadow: 2,
      'small-links': 2,
      ribbon: 1.5,
      stencil: 1.5,
    },
    lockup: { none: 3, 'small-capitals': 2, flanked: 2, flourish: 1, 'caption-bar': 1 },
    colouredName: 0.12,
  },
  playful: {
    layouts: { horizontal: 5, stacked: 5, badge: 1.5 },
    descriptors: { above: 3, below: 3 },
    containers: { none: 6, scallop: 2, pebble: 2, circle: 1 },
    plates: { scallop: 3, pebble: 3, circle: 1 },
    treatments: { solid: 1 },
    accents: { complement: 4, neighbour: 1 },
    monograms: 0.08,
    wordmark: {
      bounce: 3,
      tilt: 3,
      'dot-shape': 3,
      'counter-fill': 3,
      'ring-o': 3,
      smile: 2,
      pill: 2,
      'accent-mark': 2,
      arch: 2,
      'caption-bar': 1.2,
      'small-links': 2,
      confetti: 1,
      underline: 1,
      horizon: 1,
      'final-dot': 0.01,
    },
    lockup: { none: 8, bounce: 0.5, 'caption-bar': 1 },
    colouredName: 0.4,
  },
  corporate: {
    layouts: { horizontal: 6, stacked: 4, badge: 0.8 },
    descriptors: { below: 3, inline: 3, above: 2 },
    containers: { none: 7, hexagon: 1, shield: 2, squircle: 1 },
    plates: { hexagon: 2, shield: 2, squircle: 2, circle: 1 },
    treatments: { solid: 3, plain: 2 },
    accents: { tone: 4, none: 1 },
    monograms: 0.16,
    wordmark: {
      'two-weights': 4,
      'initial-cut': 2,
      'two-tones': 2,
      bar: 2,
      'shared-stem': 2,
      stencil: 2,
      'barless-a': 3,
      'caption-bar': 1.2,
      'small-links': 2,
      corners: 0.4,
      'counter-fill': 1.5,
      'dot-shape': 1,
      flanked: 1,
      none: 0.2,
      'final-dot': 0.01,
    },
    lockup: { none: 5, 'two-weights': 3, 'barless-a': 1, 'shared-stem': 0.5 },
    colouredName: 0.08,
  },
  creative: {
    layouts: { horizontal: 5, stacked: 5, badge: 1.5 },
    descriptors: { above: 3, below: 3 },
    containers: { none: 7, drop: 2, pebble: 1, arch: 1 },
    plates: { drop: 2, pebble: 2, arch: 1 },
    treatments: { solid: 1 },
    accents: { complement: 4, neighbour: 2 },
    monograms: 0.1,
    wordmark: {
      'counter-fill': 3,
      'ring-o': 3,
      'dot-shape': 3,
      underline: 3,
      'small-links': 3,
      justified: 3,
      'initial-cut': 2,
      swash: 1,
      'accent-mark': 2,
      corners: 0.4,
      'caption-bar': 1,
      tilt: 1,
      horizon: 0.5,
      'final-dot': 0.01,
    },
    lockup: { none: 6, 'caption-bar': 0.5 },
    colouredName: 0.2,
  },
};
