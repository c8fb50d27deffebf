// Marks drawn anew, each of two things in one: what is loved, taught, signed, filmed and looked at.
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { corners, rect } from '../../geometry/shapes.js';
import { accent, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Blocks that build a house, the A its roof. */
const blocks = redrawing('abc-blocks', () => {
  const a = inked(parse('M31 40L50 4L69 40M38 29L62 29'), 8);
  const b = inked(parse('M12 70L12 95L24 95C35 95 35 82 24 82L12 82M12 70L22 70C33 70 33 82 22 82'), 8);
  const c = inked(parse('M90 73C80 66 68 71 68 82.5C68 94 80 99 90 92'), 8);
  return [
    accent(subtract(corners('50,-22 114,52 -14,52', 6), a)),
    main(concat(subtract(rect(-6, 57.5, 53.5, 51, 6), b), subtract(rect(52.5, 57.5, 53.5, 51, 6), c))),
  ];
});

/** A bottle of varnish with a flower of five nails. */
const polish = redrawing('nail-polish', () => {
  const cap = softened(corners('35,-34 65,-34 72,28 28,28', 0), 6);
  const bottle = union(rect(-2, 43, 104, 73, 30), rect(28, 33, 44, 20, 4));
  const nail = softened(whole(parse('M50 73C56 70 61.500 64 61.500 57C61.500 51 57 48 50 48Z')), 1);
  const nails = union(...[0, 72, 144, 216, 288].map((turn) => rotate(nail, turn, 50, 81)));
  return [accent(cap), main(subtract(bottle, nails))];
});

export const RIBBONS_AND_PAGES: readonly Redrawing[] = [blocks, polish].map(filling);
