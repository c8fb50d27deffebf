import { type Word, wordsOf } from './words.js';

/** How many of a thing can be drawn and told at a glance. */
export type Count = 2 | 3;

const COUNTS: Readonly<Record<string, Count>> = { dos: 2, two: 2, '2': 2, tres: 3, three: 3, '3': 3 };

const isNext = ({ starts, joint }: Word): boolean => !starts && joint === '';

/**
 * What the words of a name count, and how many: the spoons of "Heladería Tres Cucharitas"; null for most. A name that counts
 * things is called after them.
 */
export function countedIn(name: string): { readonly count: Count; readonly thing: string } | null {
  const words = wordsOf(name);
  const found = words.flatMap((word, at) => {
    const [count, next] = [COUNTS[word.text], words[at + 1]];
    return count !== undefined && next !== undefined && isNext(next) ? [{ count, thing: next.text }] : [];
  });
  return found[0] ?? null;
}
