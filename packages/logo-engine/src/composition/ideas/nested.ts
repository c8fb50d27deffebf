import type { Face } from '../../fonts/faces.js';
import { CAP, shapeLine } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import type { BlockLine, TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { bodyOf, isCapitals, isSans } from './letters.js';

/** Size of a letter that stands on the foot of an L, and the air around it. */
const SIZE = 0.6;
const AIR = 0.1 * CAP;
const BLANK = 0.14 * CAP;
const NEST = /(?:^| )L[AO]/;
/** Heavier letters leave no air on the foot. */
const BODY = 15;

/** The weight whose strokes, in the smaller size, are nearest to those of the name. */
function bolder(face: Face): number {
  const off = (weight: number): number => Math.abs(bodyOf(face, weight) * SIZE - bodyOf(face));
  return (face.weights ?? [face.weight]).reduce((best, weight) => (off(weight) < off(best) ? weight : best));
}

const lineOutline = ({ glyphs }: BlockLine): Path => concat(...glyphs.map(({ path }) => path));

/** One line with every such letter on the foot before it, its middle where it was; null when it has none. */
function nestedLine(line: BlockLine, { face, tracking, align }: TextBlock): Path | null {
  const small = { tracking, cap: CAP * SIZE, weight: bolder(face) };
  const paths: Path[] = [];
  let dx = 0;
  let found = false;
  line.glyphs.forEach((glyph, i) => {
    const [before, l] = [line.glyphs[i - 2], line.glyphs[i - 1]];
    const begins = l?.text === 'L' && (before === undefined || before.box === null);
    const [own] = begins && /^[AO]$/.test(glyph.text) ? shapeLine(glyph.text, face, small).glyphs : [];
    if (own?.box == null || glyph.box === null || l?.box == null) {
      paths.push(translate(glyph.path, dx, 0));
      return;
    }
    found = true;
    const { x, width } = own.box;
    const left = l.box.x + bodyOf(face) * 1.05 + AIR + dx;
    paths.push(translate(own.path, left - x, line.baseline - CAP + SIZE * CAP));
    const gap = glyph.box.x - right(l.box);
    dx = Math.max(left + width, right(l.box) + dx) - right(glyph.box) + Math.max(0, AIR - gap);
    // A small letter before a blank leaves more of it than a large one.
    if (line.glyphs[i + 1]?.box === null) dx -= BLANK;
  });
  const back = align === 'left' ? 0 : align === 'right' ? -dx : -dx / 2;
  return found ? translate(concat(...paths), back, 0) : null;
}

/** The letter after an L that begins a word stands small on its foot, as stone-cutters and sign painters save room. */
export const nested: Idea = {
  capitals: true,
  suits: (text, face) =>
    isSans(face) && bodyOf(face) <= BODY && isCapitals(text) && NEST.test(text) && text.length < 16,
  draw(block, inks) {
    if (block.rtl) return null;
    const paths = block.lines.map((line) => nestedLine(line, block));
    return paths.every((path) => path === null)
      ? null
      : [
          textPath(
            block.lines.map((line, i) => paths[i] ?? lineOutline(line)),
            inks.base,
          ),
        ];
  },
};
