import { isLinking, staysWithNext } from '../brief/name.js';
import { areOthers, isJoint, isShared } from '../brief/partners.js';
import type { Parted } from './two-parts.js';

/** Shorter names are taken apart by their first word, and longer ones are a sentence. */
const SHORTEST = 17;
const LONGEST = 38;
/** Characters of the words that lead, and of the others for each of these: more make a line too small to be read. */
const LEAD = { least: 4, most: 14 } as const;
/** Characters of words that lead on two lines, one of which is hardly longer than the other. */
const TWO = { most: 22, apart: 1.5 } as const;
const SHORT_RATIO = 0.7;
const RATIO = { least: 0.85, most: 3.5 } as const;

/** Words that a line may not part: "La Casa", "del Queso". */
function phrases(words: readonly string[]): string[] {
  const found: string[] = [];
  let held = '';
  for (const word of words) {
    held = held === '' ? word : `${held} ${word}`;
    if (staysWithNext(word)) continue;
    found.push(held);
    held = '';
  }
  return held === '' ? found : [...found, held];
}

const firstOf = (phrase: string): string => phrase.split(' ')[0] ?? '';
const isAfter = (phrase: string): boolean => /^(?:del?|al|con|en|para|por)$/iu.test(firstOf(phrase));

/** Two things and who sells them, "Faros y Boyas / Atlántico": a plural is what these are like, and no name. */
function owner(found: readonly string[]): Parted | null {
  const [last = '', before = ''] = [found.at(-1), found.at(-2)];
  if (found.length < 3 || !isJoint(firstOf(before)) || last.includes(' ') || /s$/iu.test(last)) return null;
  if (areOthers(before.split(' '))) return null;
  return { parts: [found.slice(0, -1).join(' '), last], lead: 1 };
}

/** What a name is, and of what or whose: "Caracoles / de la Abuela Inés". */
function phrase(found: readonly string[]): Parted | null {
  const at = found.findIndex((item, i) => i > 0 && isAfter(item));
  if (at < 1 || isShared(found.slice(0, at).join(' ').split(' '))) return null;
  return { parts: [found.slice(0, at).join(' '), found.slice(at).join(' ')], lead: 0 };
}

/** The lines of the words that lead: one, or two that are nearly as long as each other; null when they are neither. */
export function headLines(lead: string): readonly string[] | null {
  if (lead.length >= LEAD.least && lead.length <= LEAD.most) return [lead];
  const lines = phrases(lead.split(' '));
  const [first = '', second = ''] = lines;
  const apart = Math.max(first.length, second.length) / Math.min(first.length, second.length);
  return lines.length === 2 && lead.length <= TWO.most && apart <= TWO.apart ? lines : null;
}

function isHeadline(lead: string, rest: string): boolean {
  const lines = headLines(lead);
  if (lines === null) return false;
  const ratio = rest.length / Math.max(...lines.map((line) => line.length));
  return ratio >= (lines.length > 1 ? SHORT_RATIO : RATIO.least) && ratio <= RATIO.most;
}

/** A name of many words as a headline: its strongest words, and all the others as one quiet line. */
export function headlineOf(words: readonly string[]): Parted | null {
  const length = words.join(' ').length;
  if (words.length < 3 || length < SHORTEST || length > LONGEST) return null;
  const found = phrases(words);
  const split = owner(found) ?? phrase(found);
  if (split === null) return null;
  const [lead, rest] = split.lead === 0 ? split.parts : [split.parts[1], split.parts[0]];
  if (!isHeadline(lead, rest)) return null;
  return rest.split(' ').every(isLinking) ? null : split;
}
