import { CAP, type Glyph } from '../../fonts/shape.js';
import { type Box, bounds, centreX, centreY, isInside } from '../../geometry/bounds.js';
import { stroke } from '../../geometry/kernel.js';
import { concat, contours, type Path, rotate, translate } from '../../geometry/path.js';
import type { TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { cutOut, together } from './label.js';
import { bodyOf } from './letters.js';

/** How far the sticker reaches beyond the letters. */
const REACH = 0.24 * CAP;
/** Notches narrower than twice this are closed. */
const SMOOTH = 0.38 * CAP;
/** How far letters step up and down, and lean, in turn. */
const STEP = 0.045 * CAP;
const LEAN = 4;

/** Least strokes of letters that bear a sticker. */
const BODY = 0.19 * CAP;

/** The contours of a shape that lie in no other, or those that do, each filled. */
function contoursOf(path: Path, which: 'outer' | 'inner'): Path {
  const all = contours(path).flatMap((contour) => {
    const box = bounds(contour);
    return box === null ? [] : [{ contour, box }];
  });
  const found = all.filter(
    ({ box }) => all.some((other) => isInside(box, other.box)) === (which === 'inner'),
  );
  return { ...concat(...found.map(({ contour }) => contour)), evenOdd: true };
}

/** A shape without holes that follows an outline at a distance: the outer edge of a line along it. */
const around = (path: Path, by: number): Path => contoursOf(stroke(path, by * 2), 'outer');

/** The same, its narrow notches closed: a little too large, and back along its inner edge. */
const smoothAround = (path: Path, by: number): Path =>
  contoursOf(stroke(around(contoursOf(path, 'outer'), by + SMOOTH), SMOOTH * 2), 'inner');

/** Letters that hop: one up, one down, each leaning a little the other way. */
function hopping(block: TextBlock): Path[] {
  return block.lines.flatMap((line) =>
    line.glyphs
      .filter((glyph): glyph is Glyph & { box: Box } => glyph.box !== null)
      .map(({ path, box }, i) => {
        const way = i % 2 === 0 ? 1 : -1;
        return translate(rotate(path, way * -LEAN, centreX(box), centreY(box)), 0, way * STEP);
      }),
  );
}

/** Heavy letters that hop, on a sticker that follows their outline. */
export const sticker: Idea = {
  suits: (text, face) =>
    bodyOf(face) > BODY && !face.script && face.styles.includes('playful') && text.length < 18,
  draw: (block, { base }) => (block.rtl ? null : [textPath(hopping(block), base)]),
  lockup: {
    layouts: ['horizontal', 'stacked', 'wordmark'],
    open: true,
    thing: true,
    arrange(symbol, name, inks) {
      const { layers } = together(symbol, name);
      const shape = smoothAround(concat(...layers.map(({ path }) => path)), REACH);
      return cutOut(shape, layers, inks);
    },
  },
};

/** Distance of a line around the letters from them, and its width. */
const LINE = { air: 0.1 * CAP, width: 0.1 * CAP } as const;

/** Heavy letters that hop, and a thick line in the second colour that follows their outline. */
export const outlined: Idea = {
  notBeside: true,
  suits: sticker.suits ?? (() => true),
  draw(block, inks) {
    if (block.rtl || inks.shape === null) return null;
    const letters = hopping(block);
    const inner = smoothAround(concat(...letters), LINE.air);
    const ring: Path = { ...concat(around(inner, LINE.width), inner), evenOdd: true };
    return [textPath(letters, inks.base), { part: 'ornament', role: inks.shape, path: ring }];
  },
};
