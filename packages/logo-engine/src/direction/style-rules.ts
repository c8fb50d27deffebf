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
  /** Ideas of a name beside or under a symbol, and of both together. */
  readonly lockup: Weighted<IdeaId>;
  /** Share of names beside a symbol that are set in the main colour. */
  readonly colouredName: number;
};

export const STYLE_RULES: Readonly<Record<StyleId, StyleRules>> = {
  modern: {
    layouts: { horizontal: 5, stacked: 4, badge: 1, wordmark: 2 },
    descriptors: { below: 3, above: 3, inline: 2 },
    containers: { none: 7, squircle: 3, circle: 1 },
    plates: { squircle: 3, circle: 2, hexagon: 1 },
    treatments: { solid: 3, plain: 2 },
    accents: { tone: 3, neighbour: 2, none: 2 },
    monograms: 0.16,
    wordmark: {
      'dot-shape': 0.7,
      'two-tones': 1.5,
      corners: 1.5,
      capsule: 1.5,
      'word-bar': 1.5,
      spine: 2.5,
      bar: 1,

      'symbol-o': 5,
      'symbol-dot': 4,
      'joined-words': 4,
      'two-weights': 4,
      label: 3,
      underline: 3,
      'barless-a': 3,
      flanked: 2,
      legend: 2,
      justified: 2,
      'small-links': 2,
      'accent-leaf': 2,
      'type-block': 1.5,
      'between-rule': 1.5,
      'ring-o': 1,
      pill: 1,
      frame: 1,
      none: 2,
    },
    lockup: { none: 6, divider: 2.5, label: 1.5, 'joined-words': 1.5, panel: 1, 'barless-a': 0.7 },
    colouredName: 0.08,
  },
  minimal: {
    layouts: { stacked: 5, horizontal: 4, wordmark: 2 },
    descriptors: { below: 4, above: 3 },
    containers: { none: 8, ring: 2 },
    plates: { ring: 4, 'square-line': 2 },
    treatments: { line: 1 },
    accents: { none: 1 },
    monograms: 0.22,
    wordmark: {
      pill: 0.7,
      corners: 2,
      capsule: 1.5,
      spine: 3,
      bar: 1,

      'symbol-o': 4,
      'barless-a': 4,
      flanked: 4,
      legend: 3,
      'type-block': 3,
      'between-rule': 2.5,
      'small-links': 2,
      'small-capitals': 1.5,
      'accent-leaf': 2,
      frame: 2,
      justified: 1.5,
      label: 1,
      rule: 1,
      none: 3,
    },
    lockup: { none: 5, wings: 2, divider: 2, flanked: 1.5, 'barless-a': 1.5, crest: 1, legend: 0.5 },
    colouredName: 0.4,
  },
  vintage: {
    layouts: { badge: 4, stacked: 4, horizontal: 2, wordmark: 1 },
    descriptors: { above: 4, below: 3 },
    containers: { none: 5, 'double-ring': 2, seal: 2, circle: 1 },
    plates: { 'double-ring': 3, seal: 3, circle: 1 },
    treatments: { solid: 2, plain: 3 },
    accents: { gold: 3, none: 2 },
    monograms: 0.12,
    wordmark: {
      pill: 0.7,
      'word-bar': 1,
      capsule: 1,
      spine: 1,
      frame: 1,

      flanked: 4,
      label: 4,
      'type-block': 4,
      'double-frame': 3,
      legend: 3,
      justified: 3,
      'symbol-o': 2,
      'small-capitals': 2,
      'small-links': 2,
      'between-rule': 2.5,
      flourish: 1.5,
      'accent-leaf': 1,
      none: 1,
    },
    lockup: {
      none: 4,
      wings: 3,
      crest: 2,
      flanked: 2,
      label: 2,
      'type-block': 1.5,
      'small-capitals': 1,
      flourish: 0.5,
    },
    colouredName: 0.12,
  },
  playful: {
    layouts: { horizontal: 5, stacked: 5, badge: 1.5, wordmark: 2 },
    descriptors: { above: 3, below: 3 },
    containers: { none: 6, scallop: 2, pebble: 2, circle: 1 },
    plates: { scallop: 3, pebble: 3, circle: 1 },
    treatments: { solid: 1 },
    accents: { complement: 4, neighbour: 1 },
    monograms: 0.08,
    wordmark: {
      'double-frame': 0.5,
      frame: 0.5,
      corners: 0.5,
      disc: 1,
      capsule: 2,
      'word-bar': 2,
      'between-rule': 0.5,

      'symbol-o': 5,
      'symbol-dot': 5,
      label: 4,
      'dot-shape': 2,
      'small-links': 2,
      justified: 2,
      'accent-leaf': 3,
      pill: 2,
      underline: 2,
      flanked: 1.5,
      'ring-o': 1.5,
      none: 2,
    },
    lockup: { none: 6, label: 2, 'accent-leaf': 0.7, disc: 0.7 },
    colouredName: 0.4,
  },
  corporate: {
    layouts: { horizontal: 6, stacked: 4, badge: 1, wordmark: 1.5 },
    descriptors: { below: 3, inline: 3, above: 2 },
    containers: { none: 7, hexagon: 1, shield: 2, squircle: 1 },
    plates: { hexagon: 2, shield: 2, squircle: 2, circle: 1 },
    treatments: { solid: 3, plain: 2 },
    accents: { tone: 4, none: 1 },
    monograms: 0.16,
    wordmark: {
      capsule: 1,
      'double-frame': 0.7,
      pill: 0.7,
      underline: 1,
      'two-tones': 1.5,
      'word-bar': 2,
      bar: 1.5,
      spine: 2,
      corners: 1.5,

      'joined-words': 4,
      'two-weights': 4,
      label: 3,
      'type-block': 3,
      justified: 3,
      legend: 2,
      'between-rule': 2,
      'barless-a': 2,
      'symbol-o': 2,
      flanked: 2,
      'small-links': 1.5,
      'symbol-dot': 1,
      frame: 1,
      none: 2,
    },
    lockup: {
      none: 5,
      divider: 3,
      panel: 2,
      label: 1,
      'two-weights': 2,
      'joined-words': 1,
      'type-block': 0.5,
    },
    colouredName: 0.08,
  },
  creative: {
    layouts: { horizontal: 5, stacked: 5, badge: 1.5, wordmark: 2 },
    descriptors: { above: 3, below: 3 },
    containers: { none: 7, drop: 2, pebble: 1, arch: 1 },
    plates: { drop: 2, pebble: 2, arch: 1 },
    treatments: { solid: 1 },
    accents: { complement: 4, neighbour: 2 },
    monograms: 0.1,
    wordmark: {
      'double-frame': 0.5,
      'two-tones': 1.5,
      corners: 2,
      capsule: 1.5,
      'word-bar': 2,
      spine: 3,
      frame: 0.7,

      'symbol-o': 5,
      'symbol-dot': 5,
      label: 3,
      'accent-leaf': 3,
      underline: 3,
      'small-links': 2,
      justified: 3,
      'dot-shape': 1.5,
      'ring-o': 1.5,
      legend: 1.5,
      'between-rule': 1.5,
      flanked: 1.5,
      'type-block': 1,
      pill: 1,
      none: 2,
    },
    lockup: { none: 6, label: 1.5, wings: 1, panel: 0.7, 'accent-leaf': 1, justified: 0.7, disc: 0.7 },
    colouredName: 0.2,
  },
};
