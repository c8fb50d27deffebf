import { characters, isIgnorable } from '../brief/name.js';
import { bounds } from '../geometry/bounds.js';
import type { FontRef } from './faces.js';
import { type Font, openFont } from './font.js';

export type Run = { readonly text: string; readonly font: Font; readonly rtl: boolean };

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const STRONG = /\p{L}/u;

const open = ({ family, subset, weight }: FontRef): Font => openFont(family, subset, weight);

function refFor(character: string, stack: readonly FontRef[]): FontRef | undefined {
  const points = Array.from(character, (c) => c.codePointAt(0) ?? 0).filter((point) => !isIgnorable(point));
  return stack.find((ref) => points.every((point) => open(ref).covers(point)));
}

const fontFor = (character: string, stack: readonly FontRef[]): Font | null => {
  const ref = refFor(character, stack);
  return ref === undefined ? null : open(ref);
};

/** True when some file of the stack draws this code point. */
export function stackCovers(codePoint: number, stack: readonly FontRef[]): boolean {
  return stack.some((ref) => openFont(ref.family, ref.subset, ref.weight).covers(codePoint));
}

/** True when some file of the stack draws this code point as something to be seen, or as a blank of some width. */
export function stackInks(codePoint: number, stack: readonly FontRef[]): boolean {
  const ref = stack.find((item) => stackCovers(codePoint, [item]));
  if (ref === undefined || /[\s\p{M}]/u.test(String.fromCodePoint(codePoint))) return ref !== undefined;
  const font = openFont(ref.family, ref.subset, ref.weight);
  const glyph = font.shaper.nominalGlyph(codePoint);
  return glyph !== undefined && bounds(font.outline(glyph)) !== null;
}

/** Whether the text is read from right to left: its first letter decides. */
export const isRtl = (text: string): boolean => RTL.test(Array.from(text).find((c) => STRONG.test(c)) ?? '');

const HAN = /\p{Script=Han}/u;

/** Ideographs come in one national style: the file that has all of the text's goes first. */
function preferOneForHan(text: string, stack: readonly FontRef[]): readonly FontRef[] {
  const ideographs = Array.from(text).filter((c) => HAN.test(c));
  if (ideographs.length === 0) return stack;
  const whole = stack.find((ref) => ideographs.every((c) => stackCovers(c.codePointAt(0) ?? 0, [ref])));
  return whole === undefined ? stack : [...stack.slice(0, 2), whole, ...stack.slice(2)];
}

/** Families of the files that a text is drawn with. */
export function familiesOf(text: string, stack: readonly FontRef[]): Set<string> {
  const preferred = preferOneForHan(text, stack);
  const visible = characters(text).filter((character) => character.trim() !== '');
  return new Set(visible.flatMap((character) => refFor(character, preferred)?.family ?? []));
}

/**
 * Splits a line into runs of one font and one direction, in visual order. A blank stays with the run before
 * it. Covers what names hold (a few words, one embedding), not the whole bidirectional algorithm.
 */
export function itemise(text: string, given: readonly FontRef[]): Run[] {
  const stack = preferOneForHan(text, given);
  const base = isRtl(text);
  const runs: { text: string; font: Font; rtl: boolean }[] = [];
  for (const character of characters(text)) {
    const last = runs.at(-1);
    const strong = STRONG.test(character) || /\p{N}/u.test(character);
    const rtl = strong ? RTL.test(character) : (last?.rtl ?? base);
    if (last !== undefined && character === ' ' && last.font.covers(0x20)) {
      last.text += character;
      continue;
    }
    // A blank takes its width from whatever font there is.
    const font = fontFor(character, stack) ?? last?.font;
    if (font === undefined) continue;
    if (last !== undefined && last.font === font && last.rtl === rtl) last.text += character;
    else runs.push({ text: character, font, rtl });
  }
  return base ? runs.reverse() : runs;
}
