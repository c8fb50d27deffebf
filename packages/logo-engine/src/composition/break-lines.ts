import { characters, staysWithNext } from '../brief/name.js';
import type { Face } from '../fonts/faces.js';
import { CAP, shapeLine } from '../fonts/shape.js';

/** A word longer than this is cut, as nothing else would keep the drawing from becoming a thread. */
const LONGEST_WORD = 26;
const MOST_LINES = 8;
/** A block of the fewest lines may be this wide, in cap heights, before it gets more: smaller beats taller. */
const WIDEST_BLOCK = 21;

export type Line = {
  readonly text: string /** Joined to the next line without a blank. */;
  readonly cut: boolean;
};

/** Words that a line may not part: "de Inés", "& Hijos", "Don Anselmo". */
type Unit = { readonly text: string; readonly cut: boolean };

function cutWord(word: string): Unit[] {
  if (word.length <= LONGEST_WORD) return [{ text: word, cut: false }];
  const letters = characters(word);
  if (letters.length <= LONGEST_WORD) return [{ text: word, cut: false }];
  const parts = Math.ceil(letters.length / LONGEST_WORD);
  const size = Math.ceil(letters.length / parts);
  return Array.from({ length: parts }, (_, i) => ({
    text: letters.slice(i * size, (i + 1) * size).join(''),
    cut: i < parts - 1,
  }));
}

/** A last word that is too short for a line of its own. */
const SHORT = 4;

const isLinked = (text: string): boolean => text.includes(' ') && staysWithNext(text.split(' ')[0] ?? '');

function unitsOf(name: string): Unit[] {
  const units: Unit[] = [];
  let held = '';
  const words = name.split(' ');
  words.forEach((word, i) => {
    if (i < words.length - 1 && staysWithNext(word) && held.length + word.length < LONGEST_WORD) {
      held += `${word} `;
      return;
    }
    const [first = { text: '', cut: false }, ...rest] = cutWord(word);
    // "de la Abuela" and a short last word are one thing: "Tere" is no line.
    const previous = units.at(-1);
    const isLast = i === words.length - 1 && words.length > 2;
    if (isLast && held === '' && word.length <= SHORT && previous && !previous.cut && isLinked(previous.text))
      units[units.length - 1] = { ...first, text: `${previous.text} ${first.text}` };
    else units.push({ ...first, text: held + first.text }, ...rest);
    held = '';
  });
  return units;
}

/** Fewest lines that keep within the width; among those the most even, broken between units of meaning alone. */
export function breakLines(name: string, face: Face, tracking: number, widest: number, most = 3): Line[] {
  const units = unitsOf(name);
  if (units.length === 1) return [join(units)];
  const widths = units.map((unit) => shapeLine(unit.text, face, { tracking }).box.width);
  const blank = 0.3 * CAP + tracking * CAP;
  const span = (from: number, to: number): number =>
    widths.slice(from, to).reduce((sum, width) => sum + width + blank, -blank);
  // A unit that is wider than the limit sets the limit: more lines would not make the block narrower.
  const limit = Math.max(widest, Math.max(...widths) * 1.2);
  const lines = Math.min(units.length, MOST_LINES);
  for (let count = 1; count <= lines; count++) {
    const cuts = evenest(units.length, span, count);
    const worst = Math.max(...cuts.map(([from, to]) => span(from, to)));
    const enough = count >= most && worst <= Math.max(limit, WIDEST_BLOCK * CAP);
    if (worst <= limit || enough || count === lines)
      return cuts.map(([from, to]) => join(units.slice(from, to)));
  }
  return [join(units)];
}

function join(units: readonly Unit[]): Line {
  const text = units
    .map((unit, i) => (i < units.length - 1 && !unit.cut ? `${unit.text} ` : unit.text))
    .join('');
  return { text, cut: units.at(-1)?.cut ?? false };
}

/** Splits `n` units into `count` lines so that the widest is as narrow as can be (dynamic programming). */
function evenest(n: number, span: (from: number, to: number) => number, count: number): [number, number][] {
  const best: { cost: number; cuts: [number, number][] }[][] = [];
  for (let lines = 1; lines <= count; lines++) {
    const row: { cost: number; cuts: [number, number][] }[] = [];
    for (let to = 0; to <= n; to++) {
      row[to] = { cost: Infinity, cuts: [] };
      for (let from = lines - 1; from < to; from++) {
        const before =
          lines === 1 ? (from === 0 ? { cost: 0, cuts: [] } : undefined) : best[lines - 2]?.[from];
        if (before === undefined) continue;
        const cost = Math.max(before.cost, span(from, to));
        if (cost < (row[to]?.cost ?? Infinity)) row[to] = { cost, cuts: [...before.cuts, [from, to]] };
      }
    }
    best.push(row);
  }
  return best.at(-1)?.at(-1)?.cuts ?? [[0, n]];
}
