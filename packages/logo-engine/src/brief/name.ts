import { lastAnswers } from '../cache/last-answers.js';

/** No name is drawn beyond this many characters (grapheme clusters). */
export const MAX_CHARACTERS = 200;
/** A letter under more marks than any writing needs is decoration that no logo can hold. */
const MAX_CODE_POINTS_PER_CHARACTER = 8;

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Text whose every unit is a character of its own: no marks to join, no pairs. Nearly every name, and far faster. */
const ONE_UNIT_EACH = /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u02FF]*$/;

/** Segmenting is slow, and one brief asks for the same few words again and again. */
const segmented = lastAnswers(
  100,
  (text: string) => text,
  (text): readonly string[] => Array.from(segmenter.segment(text), (s) => s.segment),
);

/** Splits text into what a person calls characters. */
export const characters = (text: string): readonly string[] =>
  ONE_UNIT_EACH.test(text) ? text.split('') : segmented(text);

const IGNORABLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u;
const EMOJI = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u;
const BLANK = /^[\s\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zs}\p{Zl}\p{Zp}]+$/u;

/** True for code points that shape their neighbours and have no ink of their own. */
export const isIgnorable = (codePoint: number): boolean => IGNORABLE.test(String.fromCodePoint(codePoint));

/** The part of a name that is looked at: a character is rarely more than a few code units. */
const MOST_CODE_UNITS = MAX_CHARACTERS * 16;

/**
 * A name with its letters of another form as plain ones, where no face has them and faces have those: the ligature of
 * "\uFB02or" is "fl", and letters that are mathematical signs are letters. All else of it stays as it was typed: emoji,
 * and signs that stand for several words.
 */
export function plainlySpelt(name: string, covers: (codePoint: number) => boolean): string {
  const plain = (given: string): string => {
    const letters = given.normalize('NFKC');
    const points = Array.from(letters, (c) => c.codePointAt(0) ?? 0);
    return /\s/u.test(letters) || !points.every(covers) ? given : letters;
  };
  const read = name.slice(0, MOST_CODE_UNITS);
  if (read.normalize('NFKC') === read) return name;
  const spelt = characters(read).map((character) =>
    BLANK.test(character) || EMOJI.test(character)
      ? character
      : Array.from(character, (c) => (covers(c.codePointAt(0) ?? 0) ? c : plain(c))).join(''),
  );
  return spelt.join('') + name.slice(MOST_CODE_UNITS);
}

/**
 * The part of a name that can be drawn: composed (NFC), blanks collapsed, and without emoji, controls and
 * characters that no font has. An empty result means that there is nothing to draw.
 */
export function drawableName(name: string, covers: (codePoint: number) => boolean): string {
  // Bounded before any work.
  const composed = name
    .slice(0, MOST_CODE_UNITS)
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC');
  const kept = characters(composed.replace(/[\s\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' '))
    .map((character) => {
      if (character === ' ') return ' ';
      if (BLANK.test(character) || EMOJI.test(character)) return '';
      const points = Array.from(character).slice(0, MAX_CODE_POINTS_PER_CHARACTER);
      const point = (c: string): number => c.codePointAt(0) ?? 0;
      const base = points.find((c) => !isIgnorable(point(c)));
      // A letter that no face has is left out whole; of the marks on a letter, those that no face has.
      if (base === undefined || !covers(point(base))) return '';
      // A blank that joiners and marks cling to is a blank all the same.
      if (BLANK.test(base)) return ' ';
      return points.filter((c) => isIgnorable(point(c)) || covers(point(c))).join('');
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  return characters(kept).slice(0, MAX_CHARACTERS).join('').trim();
}

/** Small words that belong to the one after them. */
const LINKING = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'al',
  'en',
  'con',
  'por',
  'para',
  'un',
  'una',
  'y',
  'e',
  'o',
  '&',
  'd',
  'da',
  'do',
  'of',
  'the',
  'and',
]);

/** The words that carry the name ("Pesquera", "Faro" of "Pesquera El Faro"). */
export function mainWords(name: string): string[] {
  const words = name.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  const main = words.filter((word) => !LINKING.has(word.toLocaleLowerCase('es')));
  return main.length > 0 ? main : words;
}

/** Forms of address: they stay with the name that they go before. */
const TITLES = new Set(
  'don doña san santa santo sor fray mi mis tu tus su sus a lo sr. sra. dr. dra. - — +'.split(' '),
);

/** True when a line must not end with this word. */
export const staysWithNext = (word: string): boolean =>
  isLinking(word) || TITLES.has(word.toLocaleLowerCase('es'));

/** True for articles, prepositions and conjunctions. */
export const isLinking = (word: string): boolean => LINKING.has(word.toLocaleLowerCase('es'));
