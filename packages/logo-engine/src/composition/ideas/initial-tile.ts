import type { StyleId } from '../../brief/brief.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf } from './letters.js';

/** Height of the tile, and its distance from the letter after it. */
const SIDE = 1.66 * CAP;
const GAP = 0.2 * CAP;
/** Least strokes of a letter that is a hole. */
const BODY = 9;

/** Roundness of the tile's corners, as a share of its side; a style that is not named has a disc. */
const CORNERS: Readonly<Partial<Record<StyleId, number>>> = {
  modern: 0.22,
  minimal: 0,
  corporate: 0.07,
  creative: 0.3,
};

/** The initial is cut out of a solid tile, and the other letters go on beside it. */
export const initialTile: Idea = {
  capitals: true,
  notBeside: true,
  suits: (text, face) =>
    !face.script &&
    !face.fancy &&
    bodyOf(face) >= BODY &&
    /^(?![IJLOQÍÓ])\p{Lu}[\p{Script=Latin}\p{N}]{2,11}$/u.test(text),
  draw(block, inks) {
    const [initial, ...others] = inkGlyphs(block);
    const [next] = others;
    if (initial?.box == null || next?.box == null || block.rtl || block.lines.length > 1) return null;
    if (initial.box.width > SIDE * 0.78 || initial.box.height > CAP * 1.16) return null;
    const middle = block.capTop + CAP / 2;
    const corner = CORNERS[block.face.styles[0] ?? 'modern'];
    const left = initial.box.x;
    const shape =
      corner === undefined
        ? circle(left + SIDE / 2, middle, SIDE / 2)
        : rect(left, middle - SIDE / 2, SIDE, SIDE, corner * SIDE);
    const own = bounds(initial.path) ?? initial.box;
    const letter = translate(initial.path, left + SIDE / 2 - (own.x + own.width / 2), 0);
    const rest: Path = translate(
      concat(...others.map(({ path }) => path)),
      left + SIDE + GAP - next.box.x,
      0,
    );
    // The whole stays where the name was aligned.
    const wider = left + SIDE + GAP - next.box.x;
    const back = block.align === 'left' ? 0 : block.align === 'right' ? -wider : -wider / 2;
    const tile = (role: Layer['role'], path: Path): Layer => ({
      part: 'container',
      role,
      path: translate(path, back, 0),
    });
    const name = textPath([translate(rest, back, 0)], inks.base);
    if (right(block.box) - left < 2.4 * CAP) return null;
    if (inks.plate === 'ground')
      return [tile('ground', shape), textPath([translate(letter, back, 0)], inks.base), name];
    const ground = tile(inks.plate, subtract(shape, letter));
    return inks.plate === 'plate'
      ? [{ part: 'ornament', role: 'inlay', path: translate(letter, back, 0) }, ground, name]
      : [ground, name];
  },
};
