import { ideaOf } from '../composition/ideas/index.js';
import type { Direction, IdeaId } from '../direction/direction.js';
import { type Key, symbolKey } from './keys.js';
import { hasFew, type Limits, mayRepeat, type Room } from './limits.js';

/** Formulas that show as such the second time: a thing between two rules, an A without its bar, an oval. */
const ONCE: readonly (readonly IdeaId[])[] = [
  ['masthead', 'symbol-rule', 'symbol-over', 'wings'],
  ['joint', 'between-rule'],
  ['barless-a'],
  ['oval-sign', 'arch-sign'],
  ['crescendo'],
  // A rule at a typed name, over it, under it or beside its small line.
  ['rule', 'type-block', 'short-rule', 'side-rule', 'broken-rule', 'flanked', 'stack', 'legend'],
  ['topped-frame', 'legend', 'bold-frame', 'frame'],
  ['rising-bars'],
];
/** A thing over the name, in a rule or in none, and under it. */
const IN_A_RULE: readonly IdeaId[] = ['masthead', 'symbol-rule', 'symbol-over'];
const MOST_IN_RULES = 3;
/**
 * Of six names alone: who asked for 'Solo texto' finds a thing beside the letters only after letters in every idea that the name
 * bears have come twice.
 */
const mostBeside = ({ idea }: Limits): number => (idea > 2 ? 2 : 0);
/** A thing in place of a letter: two of these with one thing are one drawing. */
const IN_A_LETTER: readonly IdeaId[] = ['symbol-round', 'symbol-letter', 'symbol-o'];

const isInRule = ({ idea }: Direction): boolean => IN_A_RULE.includes(idea);

/** One thing in place of a letter, once. */
const hasOtherLetter: Room = ({ direction, shown, limits }) => {
  const isSame = (other: Direction): boolean =>
    IN_A_LETTER.includes(other.idea) && symbolKey(other) === symbolKey(direction);
  return limits.idea > 5 || !isSame(direction) || !shown.some(isSame);
};

/** A formula is shown once; another thing in another rule is another logo, and one of both is before a typed name. */
const hasFormula: Room = (asked) => {
  const { direction, shown, limits } = asked;
  const formula = ONCE.find((ideas) => ideas.includes(direction.idea));
  if (formula === undefined || mayRepeat(asked)) return true;
  const isOther = (other: Direction): boolean =>
    isInRule(direction) &&
    isInRule(other) &&
    Number(direction.idea !== other.idea) + Number(symbolKey(direction) !== symbolKey(other)) >
      (limits.form > 1 ? 0 : 1);
  return (
    hasFew(asked, MOST_IN_RULES, isInRule) &&
    shown.every((other) => !formula.includes(other.idea) || isOther(other))
  );
};

/** Whether a thing stands beside letters that are a name alone, and is none of them. */
const isBeside = ({ layout, idea }: Direction): boolean =>
  layout === 'wordmark' && ideaOf(idea).needsSymbol === true && !IN_A_LETTER.includes(idea);

const hasLetters: Room = (asked) => mayRepeat(asked) || hasFew(asked, mostBeside(asked.limits), isBeside);

/** What a set has room for of what is made of a name, alone or beside a symbol. */
export const IDEAS: readonly Room[] = [hasOtherLetter, hasFormula, hasLetters];

/** A second thing in the same place is another idea, and better than a box. */
export const ideaKeyWithin =
  (forms: number): Key =>
  (direction) =>
    forms > 1 && ideaOf(direction.idea).needsSymbol
      ? `${direction.idea} ${symbolKey(direction)}`
      : direction.idea;
