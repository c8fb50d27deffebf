import { flatten } from '../../analysis/edges.js';
import { isTurned } from '../../direction/direction.js';
import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, LINE, MOVE, type Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { allGlyphs, textPath } from './ink.js';
import { bodyOf } from './letters.js';

/** Letters that end in a stroke along the baseline. */
const LAST = /[aehiklmnrtuáéíú]$/u;
/** Distance of the tail from the letters, its thickness where it is fullest, how far it hangs. */
const AIR = 0.17 * CAP;
const FULL = 0.17 * CAP;

/** Where the last letter touches its baseline farthest to the right. */
function footOf({ path }: Glyph, baseline: number): number | null {
  const edges = flatten(path, 1);
  let found = -Infinity;
  for (let i = 0; i < edges.length; i += 4) {
    const [x = 0, y = 0] = edges.slice(i, i + 2);
    if (y > baseline - 0.16 * CAP && y < baseline + 0.05 * CAP) found = Math.max(found, x);
  }
  return Number.isFinite(found) ? found : null;
}

/** From the end of the word round and back under it, to a point: one stroke of the pen. */
function stroke(x0: number, x1: number, baseline: number, low: number, pen: number): Path {
  const w = x1 - x0;
  const x = x1 - pen * 0.7;
  const bulge = 0.3 * CAP + (low - baseline) * 0.15;
  return {
    commands: [
      [MOVE, x, baseline - pen],
      [
        CUBIC,
        x1 + bulge * 1.3,
        baseline - pen * 1.1,
        x1 + bulge * 1.5,
        low + FULL * 0.9,
        x1 - 0.08 * w,
        low + FULL,
      ],
      [CUBIC, x0 + w * 0.6, low + FULL * 1.1, x0 + w * 0.3, low + FULL * 0.9, x0, low + FULL * 1.15],
      [CUBIC, x0 + w * 0.3, low + FULL * 0.1, x0 + w * 0.62, low + FULL * 0.16, x1 - 0.1 * w, low],
      [CUBIC, x1 + bulge * 0.85, low - FULL * 0.1, x1 + bulge * 0.7, baseline, x, baseline],
      [CLOSE],
    ],
    evenOdd: false,
  };
}

/** As it was drawn before `turned`: its inner edge began as the outer one, so that it was pinched where it turns. */
function pinchedStroke(x0: number, x1: number, baseline: number, low: number, pen: number): Path {
  const w = x1 - x0;
  const turn = (low - baseline) / 2;
  const bulge = 0.3 * CAP + turn * 0.3;
  return {
    commands: [
      [MOVE, x1 - pen * 0.7, baseline - pen],
      [CUBIC, x1 + bulge * 0.75, baseline - pen * 1.1, x1 + bulge, low - FULL * 0.1, x1 - 0.1 * w, low],
      [CUBIC, x0 + w * 0.62, low + FULL * 0.16, x0 + w * 0.3, low + FULL * 0.1, x0, low + FULL * 1.15],
      [CUBIC, x0 + w * 0.3, low + FULL * 0.9, x0 + w * 0.6, low + FULL * 1.1, x1 - 0.08 * w, low + FULL],
      [
        CUBIC,
        x1 + bulge * 1.5,
        low + FULL * 0.6,
        x1 + bulge * 1.25,
        baseline - pen * 0.6,
        x1 - pen * 0.7,
        baseline,
      ],
      [LINE, x1 - pen * 0.7, baseline - pen],
      [CLOSE],
    ],
    evenOdd: false,
  };
}

/** The last letter of joined writing runs on, turns and underlines the word. */
export const tail: Idea = {
  suits: (text, face) => face.script === true && LAST.test(text) && text.length > 3 && text.length < 15,
  draw(block, inks) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl) return null;
    const glyphs = allGlyphs(block).filter(({ box }) => box !== null);
    const last = glyphs.at(-1);
    const foot = last === undefined ? null : footOf(last, line.baseline);
    if (foot === null || bottom(line.box) > line.baseline + 0.3 * CAP) return null;
    const low = Math.max(bottom(line.box), line.baseline) + AIR;
    const pen = Math.min(0.16 * CAP, bodyOf(block.face) * 0.8);
    const under = (isTurned(block) ? stroke : pinchedStroke)(
      line.box.x + line.box.width * 0.08,
      Math.min(foot, right(line.box)),
      line.baseline,
      low,
      pen,
    );
    return [textPath([union(...glyphs.map(({ path }) => path), under)], inks.base)];
  },
};
