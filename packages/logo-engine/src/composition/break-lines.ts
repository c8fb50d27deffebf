import { characters, isLinking } from '../brief/name.js';
import type { Face } from '../fonts/faces.js';
import { CAP, shapeLine } from '../fonts/shape.js';

/** A word longer than this is cut, as nothing else would keep the drawing from becoming a thread. */
const LONGEST_WORD = 26;
const MOST_LINES = 8;
/** What a line that ends on a linking word costs: more than any width. */
const DANGLING = 100 * CAP;

export type Line = {
  readonly text: string /** Joined to the next line without a blank. */;
  readonly cut: boolean;
};

type Piece = { readonly text: string; readonly cut: boolean };

function pieces(name: string): Piece[] {
  return name.split(' ').flatMap((word) => {
    const letters = characters(word);
    if (letters.length <= LONGEST_WORD) return [{ text: word, cut: false }];
    const parts = Math.ceil(letters.length / LONGEST_WORD);
    const size = Math.ceil(letters.length / parts);
    return Array.from({ length: parts }, (_, i) => ({
      text: letters.slice(i * size, (i + 1) * size).join(''),
      cut: i < parts - 1,
    }));
  });
}

/** Fewest lines that keep within the width; among those the most even, never ending on a linking word. */
export function breakLines(name: string, face: Face, tracking: number, widest: number, most = 4): Line[] {
  const words = pieces(name);
  const widths = words.map((word) => shapeLine(word.text, face, { tracking }).box.width);
  const blank = 0.3 * CAP + tracking * CAP;
  const span = (from: number, to: number): number =>
    widths.slice(from, to).reduce((sum, width) => sum + width + blank, -blank);
  const linesAllowed = words.length > most * 2 ? MOST_LINES : most;
  // A word that is wider than the limit sets the limit: more lines would not make the block narrower.
  const limit = Math.max(widest, Math.max(...widths) * 1.2);
  for (let count = 1; count <= Math.min(words.length, linesAllowed); count++) {
    const cuts = evenest(words, span, count);
    const worst = Math.max(...cuts.map(([from, to]) => span(from, to)));
    if (worst <= limit || count === Math.min(words.length, linesAllowed)) {
      return cuts.map(([from, to]) => join(words.slice(from, to)));
    }
  }
  return [join(words)];
}

function join(words: readonly Piece[]): Line {
  const text = words
    .map((word, i) => (i < words.length - 1 && !word.cut ? `${word.text} ` : word.text))
    .join('');
  return { text, cut: words.at(-1)?.cut ?? false };
}

/** Splits the words into `count` lines so that the widest is as narrow as can be (dynamic programming). */
function evenest(
  words: readonly Piece[],
  span: (from: number, to: number) => number,
  count: number,
): [number, number][] {
  const n = words.length;
  const best: { cost: number; cuts: [number, number][] }[][] = [];
  for (let lines = 1; lines <= count; lines++) {
    const row: { cost: number; cuts: [number, number][] }[] = [];
    for (let to = 0; to <= n; to++) {
      row[to] = { cost: Infinity, cuts: [] };
      for (let from = lines - 1; from < to; from++) {
        const before =
          lines === 1 ? (from === 0 ? { cost: 0, cuts: [] } : undefined) : best[lines - 2]?.[from];
        if (before === undefined) continue;
        const dangling = to < n && isLinking(words[to - 1]?.text ?? '') ? DANGLING : 0;
        const cost = Math.max(before.cost, span(from, to) + dangling);
        if (cost < (row[to]?.cost ?? Infinity)) row[to] = { cost, cuts: [...before.cuts, [from, to]] };
      }
    }
    best.push(row);
  }
  return best.at(-1)?.at(-1)?.cuts ?? [[0, n]];
}
