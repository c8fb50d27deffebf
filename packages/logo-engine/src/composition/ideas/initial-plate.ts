import type { StyleId } from '../../brief/brief.js';
import { characters } from '../../brief/name.js';
import { CAP, type Glyph } from '../../fonts/shape.js';
import { centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { type Path, translate } from '../../geometry/path.js';
import { circle, rect, regular, squircle } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { stemOf, withLetters } from './letters.js';
import { respace } from './respace.js';

/** Half the side of the plate, and its distance from the second letter. */
const HALF = 0.92 * CAP;
const GAP = 0.2 * CAP;

const ring = (x: number, y: number, line: number): Path =>
  subtract(circle(x, y, HALF), circle(x, y, HALF - line));

/** The plate of a style; a line around the letter where a style is light. */
const PLATES: Readonly<Record<StyleId, (x: number, y: number, line: number) => Path>> = {
  modern: (x, y) => squircle(x, y, HALF, 0.9),
  minimal: ring,
  vintage: (x, y) => circle(x, y, HALF * 1.04),
  playful: (x, y) => circle(x, y, HALF * 1.06),
  corporate: (x, y) => rect(x - HALF, y - HALF, HALF * 2, HALF * 2),
  creative: (x, y) => regular(x, y, HALF * 1.16, 6, 14),
};

/** The first letter is cut out of a plate, or stands in a ring; the others follow. */
export const initialPlate: Idea = {
  suits: (text, face) => !face.script && characters(text).length > 3 && /^\p{Lu}\p{L}{2,9}$/u.test(text),
  draw(block, inks) {
    const [first, second] = inkGlyphs(block);
    if (first?.box == null || second?.box == null || block.rtl || block.lines.length > 1) return null;
    // A letter with an accent or a tail would come out of its plate.
    if (first.box.height > 1.12 * CAP || first.box.width > 1.25 * CAP) return null;
    const style = block.face.styles[0] ?? 'modern';
    const light = style === 'minimal';
    const cy = first.box.y + first.box.height / 2;
    const cx = centreX(first.box);
    const extra = cx + HALF + GAP - second.box.x;
    const others = respace(block, first, extra);
    const shift = block.align === 'left' ? HALF - first.box.width / 2 : -extra / 2;
    const dx = block.align === 'left' ? HALF + first.box.x - cx : shift;
    const letter = translate(first.path, dx, 0);
    const shape = PLATES[style](cx + dx, cy, stemOf(block.face) * 0.95);
    const back = block.align === 'left' ? dx : 0;
    const rest = new Map<Glyph, Path | null>(
      [...others].map(([glyph, path]) => [glyph, back === 0 ? path : translate(path, back, 0)]),
    );
    rest.set(first, light ? letter : null);
    const name = withLetters(block, inks, rest);
    if (light) return [name, { part: 'ornament', role: inks.shape ?? inks.base, path: shape }];
    const ground: Layer = { part: 'container', role: inks.plate, path: subtract(shape, letter) };
    return inks.plate === 'plate'
      ? [name, { part: 'ornament', role: 'inlay', path: letter }, ground]
      : [name, ground];
  },
};
