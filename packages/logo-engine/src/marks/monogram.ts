import { characters, mainWords } from '../brief/name.js';
import { parseName } from '../brief/parse-name.js';
import { faceById } from '../fonts/faces.js';
import { shapeLine } from '../fonts/shape.js';
import { type Box, bounds } from '../geometry/bounds.js';
import { union } from '../geometry/kernel.js';
import type { Path } from '../geometry/path.js';
import { isTradeWord } from '../lexicon/find.js';

/** Letters that are a bare stroke and say nothing alone. */
const THIN = /^[IJijl1|.,'"-]$/;
const LATIN = /^[\p{Script=Latin}\p{N}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** Pairs that are read as something else, and that nobody wants on a sign. */
const UNFIT = /^(?:SS|HH|KK|PP|WC)$/;

/** The words of the proper name, without those of the trade that open it: nobody is known by the D of "Dental". */
function properWords(name: string): readonly string[] {
  // The "a" between two words joins them: "Bit a Bit" is BB.
  const words = mainWords(parseName(name).proper).filter((word, i) => i === 0 || word !== 'a');
  const own = words.findIndex((word) => !isTradeWord(word));
  return own > 0 ? words.slice(own) : words;
}

/** One or two initials of the proper part of a name, or null when they would say nothing. */
export function initials(name: string, most: 1 | 2): string | null {
  const words = properWords(name);
  const first = words.map((word) => characters(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '');
  const letters = first
    .filter((letter) => letter !== '')
    .slice(0, most)
    .map((letter) => letter.toLocaleUpperCase('es'));
  if (
    letters.length === 0 ||
    letters.some((letter) => THIN.test(letter.normalize('NFD').charAt(0)) || !LATIN.test(letter))
  )
    return null;
  const text = letters.join('');
  return UNFIT.test(text) ? (letters[0] ?? null) : text;
}

/** The outline of a monogram and its bounds, cap height 100. */
export function monogramPath(text: string, face: string): { path: Path; box: Box } {
  const line = shapeLine(text, faceById(face), { tracking: characters(text).length > 1 ? -0.02 : 0 });
  const path = union(...line.glyphs.map((glyph) => glyph.path));
  return { path, box: bounds(path) ?? { x: 0, y: 0, width: 1, height: 1 } };
}
