/** Long things of who teaches, writes, measures and paints. */
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { CUBIC, LINE, MOVE, type Path, QUAD } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { CUT, evenly, outline, roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** An open line of three scallops down a pencil, each bulging to its tip. */
const scallops = (x: number): Path =>
  outline([
    [MOVE, x - 2, -12],
    [QUAD, x + 14, 10, x, 26],
    [QUAD, x + 30, 50, x, 74],
    [QUAD, x + 14, 90, x - 2, 112],
  ]);

/** A sharpened pencil: rubber, ferrule, body, bare wood and lead. */
export const pencil: Strip = {
  about: [
    'pencil',
    'pencil-cup',
    'notebook-pencil',
    'notebook',
    'pencil-ruler',
    'exam-sheet',
    'graduation-cap',
    'schoolhouse',
    'blackboard',
    'backpack',
    'abacus',
    'math-operations',
    'pen',
    'nib',
    'comic-book',
    'set-square',
    'compass-tool',
    'floor-plan',
    'bezier',
    'swatch-fan',
  ],
  high: 2.3,
  aspect: [2.4, 9],
  ends: 1.04,
  draw: (w) => ({
    strip: subtract(
      union(
        rect(0, 0, 60, 100, 22),
        rect(40, 0, w - 40 - 64, 100),
        polygon(
          [
            [w - 66, 0],
            [w - 63, 0],
            [w + 4, 50],
            [w - 63, 100],
            [w - 66, 100],
          ],
          12,
        ),
        rect(w - 82, 0, 18, 100),
      ),
      rect(20, 0, CUT, 100),
      rect(42, 0, CUT, 100),
      stroke(scallops(w - 62), CUT),
      stroke(
        outline([
          [MOVE, w - 25, 20],
          [QUAD, w - 15, 50, w - 25, 80],
        ]),
        CUT,
      ),
    ),
    room: roomWithin(44, w - 60),
  }),
};

/** A ruler, its divisions along the upper edge. */
export const ruler: Strip = {
  about: [
    'set-square',
    'pencil-ruler',
    'compass-tool',
    'floor-plan',
    'model-house',
    'theodolite',
    'caliper',
    'math-operations',
    'abacus',
    'pencil-cup',
    'notebook-pencil',
    'hand-plane',
    'handsaw',
    'open-wardrobe',
  ],
  high: 3.2,
  aspect: [2.2, 10],
  ends: 0,
  draw(w) {
    const count = Math.max(2, Math.round((w - 30) / 88)) * 4 + 1;
    const ticks = evenly(count, 17, w - 17).map((x, i) =>
      rect(x - CUT / 2, -20, CUT, i % 4 === 0 ? 58 : i % 2 === 0 ? 46 : 38, 3),
    );
    return {
      strip: subtract(rect(0, 0, w, 100, 10), ...ticks),
      room: roomWithin(0, w, 40, 98),
    };
  },
};

/** Two books lying: the spine of one, the pages of the other. */
export const books: Strip = {
  about: [
    'book-stack',
    'book-open',
    'leaning-books',
    'stitched-book',
    'book-bulb',
    'book-shield',
    'book-sprout',
    'law-book',
    'scales',
    'gavel',
    'graduation-cap',
    'diploma',
    'typewriter',
    'inkwell',
  ],
  high: 3,
  aspect: [2.2, 9],
  ends: 0.7,
  draw(w) {
    const bands = [12, 28].flatMap((x) => [rect(x, 0, CUT, 60), rect(w - x - CUT, 0, CUT, 60)]);
    return {
      strip: union(
        subtract(rect(0, 0, w, 54, 10), ...bands),
        subtract(
          union(rect(12, 61, 60, 39, 12), rect(40, 61, w - 58, 39, 3)),
          rect(30, 70, w, CUT - 1, 3),
          rect(30, 84, w, CUT - 1, 3),
          rect(w - 34, 70, w, 20),
        ),
      ),
      room: roomWithin(36, w - 36, 0, 54),
    };
  },
};

/** A paintbrush: bristles, ferrule, handle. */
export const artistBrush: Strip = {
  about: ['brush', 'palette', 'easel', 'watercolour-brush', 'signwriting', 'restored-saint'],
  high: 2.6,
  aspect: [2.6, 9],
  ends: 1,
  draw: (w) => ({
    strip: union(
      outline([
        [MOVE, 54, 16],
        [CUBIC, 36, 6, 28, 40, 5, 53],
        [CUBIC, -2, 58, -2, 66, 5, 70],
        [CUBIC, 20, 88, 40, 90, 54, 84],
      ]),
      polygon([
        [62, 16],
        [84, 10],
        [84, 90],
        [62, 84],
      ]),
      outline([
        [MOVE, 92, 8],
        [CUBIC, 112, 3, 130, 0, 150, 0],
        [LINE, w - 84, 0],
        [CUBIC, w - 36, 0, w, 20, w, 50],
        [CUBIC, w, 80, w - 36, 100, w - 84, 100],
        [LINE, 150, 100],
        [CUBIC, 130, 100, 112, 97, 92, 92],
      ]),
    ),
    room: roomWithin(93, w - 8),
  }),
};
