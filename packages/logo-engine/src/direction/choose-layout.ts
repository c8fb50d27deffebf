import type { Brief } from '../brief/brief.js';
import { characters, staysWithNext } from '../brief/name.js';
import { BADGE_CHARACTERS } from '../composition/badge.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { initials } from '../marks/monogram.js';
import type { Random } from '../random/random.js';
import type { FaceChoice } from './choose-face.js';
import type { LayoutId } from './direction.js';
import type { StyleRules } from './style-rules.js';
import { tradeLine } from './trade-line.js';
import { weigh } from './weigh.js';

/** Least characters of a name in narrow letters around a ring. */
const RINGED_NARROW = 15;

/** Faces whose thin strokes are lost in the ring of a badge. */
const HAIRLINED: readonly string[] = [
  'abril-fatface-400',
  'bodoni-moda-800',
  'playfair-display-800',
  'dm-serif-display-400',
  'gloock-400',
];

/** Mean strokes of letters that are still letters in the ring of a badge. */
const LEAST_BODY = { text: 8.5, icon: 11, symbol: 0 } as const;

/** Mean strokes of letters that press on a thing at their side (3.1 of 5 from judges, over a name 3.6), and how often they stand there. */
const FAT = { body: 20, beside: 0.4 } as const;

/** Whether a name comes apart, so that both arcs of a ring have a text: "Doña Meche" does not. */
const isHalved = (name: string): boolean =>
  name
    .split(' ')
    .slice(0, -1)
    .some((word) => !staysWithNext(word));

/** Whether initials are those of the name as it is read beside them: UM is not "Apicultores Unidos del Maule". */
const beginsWith = (name: string, letters: string): boolean =>
  characters(name)[0]?.toLocaleUpperCase('es') === characters(letters)[0];

/** How often a name that has no small line is parted round a ring and a thing in it. */
const HALVED = 0.4;

/** Longest name that stands on both arcs of a ring, half of it on each. */
const HALVED_CHARACTERS = 34;

/** A word of more letters bears its initial beside it. */
const SHORT_WORD = 4;

/** How often a name alone that bears it is set in a ring around its initials, and beside two of them. */
const RINGED = 0.07;
const BESIDE_INITIALS = 0.015;

/** Where the symbol stands: a ring is for names that fill both of its arcs. */
export function chooseLayout(
  brief: Brief,
  name: string,
  type: FaceChoice,
  /** Whether a badge has a lower text. */
  rounded: boolean,
  rules: StyleRules,
  random: Random,
): LayoutId {
  if (brief.type === 'symbol') return 'symbol';
  const length = characters(name).length;
  const badge =
    length >= 3 &&
    length <= (brief.type === 'text' && !rounded ? HALVED_CHARACTERS : BADGE_CHARACTERS) &&
    !type.face.script &&
    !type.face.fancy &&
    !HAIRLINED.includes(type.face.id) &&
    bodyOf(type.face) >= LEAST_BODY[brief.type] &&
    // Few narrow letters are a crumb of a ring.
    !(type.face.narrow && length < RINGED_NARROW) &&
    // Half a name on each arc is read in two pieces: where the description has a small line, that stands below.
    (rounded ||
      (isHalved(name) &&
        tradeLine(brief, name) === '' &&
        (brief.type === 'text' || random.chance(HALVED)))) &&
    /^[\p{Script=Latin}\p{N}&.,' -]+$/u.test(name);
  // A name alone is words, in a ring around its initials or beside them.
  if (brief.type === 'text') {
    // A single O in a ring or a disc is a ring in a ring.
    const told = initials(name, 2);
    const pair = told === 'O' ? null : told;
    if (badge && pair !== null && random.chance(RINGED)) return 'badge';
    const single = pair?.length === 1 && !name.includes(' ') && length > SHORT_WORD;
    return pair !== null &&
      (pair.length === 2 || single) &&
      beginsWith(name, pair) &&
      random.chance(BESIDE_INITIALS)
      ? 'horizontal'
      : 'wordmark';
  }
  const { horizontal = 0 } = rules.layouts;
  const beside = bodyOf(type.face) < FAT.body ? horizontal : horizontal * FAT.beside;
  return weigh({ ...rules.layouts, horizontal: beside }, random, (layout) => layout !== 'badge' || badge);
}
