import { isLinking } from '../../brief/name.js';
import { isJoint } from '../../brief/partners.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, centreX, centreY } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { BlockLine } from '../text-block.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';

/** Room in the bar around its letters, and the air over it. */
const PAD = { x: 0.3 * CAP, y: 0.3 * CAP } as const;
const GAP = 0.2 * CAP;
/** How much larger one line may be than the other. */
const MOST = 2.1;

/** A line scaled to a width, its middle where the line's middle was and its ink's top at y. */
function scaled(line: BlockLine, width: number, cx: number, top: number): Path {
  const k = width / line.box.width;
  const path = concat(...line.glyphs.map((glyph) => glyph.path));
  return mapPoints(path, (x, y) => [(x - centreX(line.box)) * k + cx, (y - line.box.y) * k + top]);
}

/** Two lines of one width, the second cut out of a solid bar. */
export const wordBar: Idea = {
  suits: (text, face) => {
    const words = text.split(' ');
    const main = words.filter((word) => !isLinking(word));
    // Of two partners neither is the one in the bar.
    if (words.some(isJoint)) return false;
    return !face.script && main.length > 1 && words.length < 5 && text.length < 26;
  },
  draw(block, inks) {
    const [one, two] = block.lines;
    if (one === undefined || two === undefined || block.lines.length > 2 || block.rtl) return null;
    const width = Math.max(one.box.width, two.box.width + PAD.x * 2);
    const [k1, k2] = [width / one.box.width, (width - PAD.x * 2) / two.box.width];
    if (Math.max(k1, k2) / Math.min(k1, k2) > MOST || Math.max(k1, k2) > MOST) return null;
    const cx = block.align === 'left' ? block.box.x + width / 2 : centreX(block.box);
    const first = scaled(one, width, cx, 0);
    const box = bounds(first);
    if (box === null) return null;
    const top = box.height + GAP;
    const second = scaled(two, width - PAD.x * 2, cx, top + PAD.y);
    const low = bounds(second);
    if (low === null) return null;
    const bar = rect(cx - width / 2, top, width, low.height + PAD.y * 2);
    // By their ink the letters stand in the middle of the bar.
    const dy = centreY(bounds(bar) ?? low) - centreY(low);
    const words = mapPoints(second, (x, y) => [x, y + dy]);
    const name = textPath([first], inks.base);
    // On a bright bar letters are dark: as holes they would be white.
    if (inks.plate === 'ground')
      return [{ part: 'container', role: 'ground', path: bar }, name, textPath([words], inks.base)];
    const ground = { part: 'container', role: inks.plate, path: subtract(bar, words) } as const;
    return inks.plate === 'plate'
      ? [name, { part: 'ornament', role: 'inlay', path: words }, ground]
      : [name, ground];
  },
};
