import { staysWithNext } from '../brief/name.js';
import { isJoint } from '../brief/partners.js';

/** Words that a line may begin with, and none ends with; "x" is "por" as it is written in a hurry, "pa'" is "para" as it is said. */
const GOES_ON = /^(?:sin|x|pa['’]|entre|sobre|bajo|tras|desde|hasta|contra|hacia|según|segun|ni|vs\.?)$/u;

/** Whether a word is read on: it is one thing with the next. */
export const goesOn = (word: string): boolean =>
  GOES_ON.test(word === 'X' ? '' : word.toLocaleLowerCase('es'));

/** Up to so many characters a name is one line. */
const ONE_LINE = 12;
/** Up to so many letters a word is no line beside another: "Ge & Hache", "Nómada & Co". */
const SHORT = 3;

const lengthOf = (words: readonly string[]): number => words.join(' ').length;

/** How many words are in each part that no line may cut: "Sin TACC", "x docena", "de la Abuela". */
function parts(words: readonly string[]): number[] {
  const found: number[] = [];
  let held = 0;
  words.forEach((word, at) => {
    held += 1;
    if (at < words.length - 1 && (goesOn(word) || staysWithNext(word))) return;
    found.push(held);
    held = 0;
  });
  return found;
}

/** The cut into two lines that leaves the longer one shortest. */
function evenest(words: readonly string[], counts: readonly number[]): number[] {
  const ends = counts
    .slice(0, -1)
    .map((_, at) => counts.slice(0, at + 1).reduce((sum, count) => sum + count));
  const longer = (end: number): number => Math.max(lengthOf(words.slice(0, end)), lengthOf(words.slice(end)));
  const end = ends.reduce(
    (best, next) => (longer(next) < longer(best) ? next : best),
    ends[0] ?? words.length,
  );
  return end === words.length ? [end] : [end, words.length - end];
}

/**
 * Words in each line of a name that would be parted wrongly by its widths alone: after a preposition or "Hnos.", before
 * the "&" of two short words, or among those who are enumerated. Empty where the widths do as well.
 */
export function ownLines(words: readonly string[]): readonly number[] {
  const [first = '', joint = '', last = '', more] = words;
  const isPair = more === undefined && isJoint(joint) && Math.min(first.length, last.length) <= SHORT;
  const isShort = lengthOf(words) <= ONE_LINE;
  if (isPair && isShort) return [3];
  // "Hnos. Peñalver": the shorter word would be the larger.
  if (/^hnos\.?$/iu.test(first) && words.length === 2) return [2];
  // "Bustamante, Leiva / & Asociados": who is enumerated stands in one line.
  if (words.length > 3 && first.endsWith(',') && words.some(isJoint)) return evenest(words, parts(words));
  if (!words.slice(0, -1).some(goesOn)) return [];
  return isShort ? [words.length] : evenest(words, parts(words));
}
