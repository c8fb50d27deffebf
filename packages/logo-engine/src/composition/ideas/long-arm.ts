import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf, isCapitals, isSans } from './letters.js';

/** Air between the arm and the letters that it carries, and between the initial's stem and them. */
const AIR = 0.13 * CAP;
/** How far the arm must reach beyond the letter's own. */
const LEAST = 0.5 * CAP;

/** Faces whose strokes swell towards their ends: a straight arm is none of theirs. */
const FLARED = /^(?:marcellus|tenor-sans|forum)-/;

/** The width of a letter's own arm: how far its inner corner is from the edge that it runs along. */
function armOf(path: Path, edge: number): number | null {
  const ways = path.commands.flatMap((c) => (c.length < 3 ? [] : [Math.abs((c.at(-1) ?? 0) - edge)]));
  const arm = Math.min(...ways.filter((way) => way > 2));
  return arm < CAP / 3 ? arm : null;
}

/** The foot of an initial L runs on under the other letters, the head of a T over them, where no accent stands. */
export const longArm: Idea = {
  capitals: true,
  suits: (text, face) =>
    isSans(face) && !FLARED.test(face.id) && isCapitals(text) && /^(?:L\p{Lu}{3,9}|T[A-Z]{3,9})$/u.test(text),
  draw(block, inks) {
    const [line, more] = block.lines;
    const [first, ...rest] = inkGlyphs(block);
    const [next] = rest;
    if (line === undefined || more !== undefined || first?.box == null || next?.box == null || block.rtl)
      return null;
    const foot = first.text === 'L';
    const arm = armOf(first.path, foot ? line.baseline : line.baseline - CAP) ?? bodyOf(block.face) * 0.92;
    const k = (CAP - arm - AIR) / CAP;
    const base = foot ? line.baseline - arm - AIR : line.baseline;
    const stem = first.text === 'T' ? first.box.x + first.box.width / 2 + arm / 2 : first.box.x + arm;
    const left = stem + AIR * 1.3;
    const others = mapPoints(concat(...rest.map(({ path }) => path)), (x, y) => [
      (x - (next.box?.x ?? 0)) * k + left,
      (y - line.baseline) * k + base,
    ]);
    const end = left + (right(line.box) - next.box.x) * k;
    if (end - right(first.box) < LEAST) return null;
    const y = foot ? line.baseline - arm : line.baseline - CAP;
    const initial = union(first.path, rect(stem - arm / 2, y, end - stem + arm / 2, arm));
    return [
      textPath([initial], inks.base === 'ink' ? (inks.letter ?? 'ink') : inks.base),
      textPath([others], inks.base),
    ];
  },
};
