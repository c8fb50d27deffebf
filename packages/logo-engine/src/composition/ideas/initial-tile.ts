import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isHeavy, moveBy } from './letters.js';

/** Air around the letter, and between the tile and the rest of the word. */
const PAD = 0.3 * CAP;
const GAP = 0.12 * CAP;

/** The first letter stands in a solid tile and is cut out of it; the word goes on beside it. One line. */
export const initialTile: Idea = {
  suits: (text, face) => isHeavy(face) && /^[A-HK-PR-Z0-9]\p{L}{2}/u.test(text) && text.length < 13,
  draw(block, inks) {
    const [first, ...rest] = inkGlyphs(block);
    if (first?.box == null || rest.length < 2 || block.lines.length > 1 || block.rtl) return null;
    const { box } = first;
    const side = Math.max(CAP + PAD * 2, box.width + PAD * 1.6);
    const round = block.face.styles.some((style) => style === 'corporate' || style === 'vintage')
      ? 0
      : 0.2 * CAP;
    const middle = -CAP / 2;
    const tile = rect(centreX(box) - side / 2, middle - side / 2, side, side, round);
    const letter = translate(first.path, 0, middle - centreY(box));
    const dx = centreX(box) + side / 2 + GAP - (rest[0]?.box?.x ?? right(box));
    const ground: Layer = { part: 'container', role: inks.plate, path: subtract(tile, letter) };
    const inlay: Layer[] = inks.plate === 'plate' ? [{ part: 'ornament', role: 'inlay', path: letter }] : [];
    if (bottom(box) > 0.05 * CAP || box.y < -1.08 * CAP) return null;
    return [...inlay, ground, textPath(moveBy(rest, dx), inks.base === 'main' ? 'ink' : inks.base)];
  },
};
