import type { Brief, StyleId } from '../brief/brief.js';
import { type AccentId, isNearlyBlack } from '../colour/palette.js';
import { inksOf } from '../composition/ideas/inks.js';
import type { Random } from '../random/random.js';
import { relativeAccent } from './relative-accent.js';
import type { StyleRules, Weighted } from './style-rules.js';
import { weigh } from './weigh.js';

/** The one colour beside a black, by style. */
const BESIDE_BLACK: Readonly<Record<StyleId, Weighted<AccentId>>> = {
  modern: { gold: 1 },
  minimal: { gold: 3, none: 2 },
  vintage: { gold: 1 },
  playful: { gold: 1 },
  corporate: { gold: 1 },
  creative: { gold: 1 },
};

/** The second colour of a name alone. */
export function accentOfName(brief: Brief, rules: StyleRules, random: Random): AccentId {
  // A name whose colour is as dark as its ink has no second colour but an accent.
  const alone = inksOf({ ...brief, accent: 'none', nameRole: 'ink' }).shape === null;
  const chosen = weigh(rules.accents, random, (id) => !alone || id !== 'none');
  const drawn =
    isNearlyBlack(brief.color) && chosen !== 'complement' ? weigh(BESIDE_BLACK[brief.style], random) : chosen;
  // What is left of a hue in a black is a pale slate beside it, lost in rules and small parts.
  const accent = relativeAccent(brief.color, drawn, brief.style);
  return accent === 'tone' && isNearlyBlack(brief.color) ? 'none' : accent;
}
