import { CAP, type Glyph } from '../../fonts/shape.js';
import { type Box, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';

/** Side of a block, the way to the next, the roundness of its corners, and how far it leans. */
const SIDE = 1.5 * CAP;
const STEP = 1.6 * CAP;
const CORNER = 0.3 * CAP;
const LEAN = 4;
/** More letters than this stand in two rows. */
const ROW = 5;

/** Every letter on a toy block, in two colours in turn. */
export const blocks: Idea = {
  withoutCaptions: true,
  suits: (text, face) =>
    !face.script && face.styles.includes('playful') && /^\p{L}{3,8}$/u.test(text) && !/[ÁÉÍÓÚÑ]/iu.test(text),
  draw(block, inks) {
    const glyphs = inkGlyphs(block).filter((glyph): glyph is Glyph & { box: Box } => glyph.box !== null);
    if (block.lines.length > 1 || block.rtl || inks.plate !== 'main') return null;
    if (glyphs.some(({ box }) => box.width > SIDE * 0.82)) return null;
    const row = glyphs.length > ROW ? Math.ceil(glyphs.length / 2) : glyphs.length;
    const second = inks.base === 'main' ? (inks.shape ?? 'main') : 'ink';
    const drawn = glyphs.map(({ path, box }, i) => {
      const [column, line] = [i % row, Math.floor(i / row)];
      const short = line === 1 ? (row * 2 - glyphs.length) / 2 : 0;
      const [cx, cy] = [(column + short) * STEP, line * STEP];
      const letter = translate(path, cx - centreX(box), cy + CAP / 2);
      const tile = subtract(rect(cx - SIDE / 2, cy - SIDE / 2, SIDE, SIDE, CORNER), letter);
      const odd = (column + line) % 2 === 1;
      return { odd, path: rotate(tile, odd ? LEAN : -LEAN, cx, cy) };
    });
    const layer = (odd: boolean): Layer => ({
      part: 'container',
      role: odd ? second : 'main',
      path: concat(...drawn.filter((item) => item.odd === odd).map((item): Path => item.path)),
    });
    return [layer(false), layer(true)];
  },
};
