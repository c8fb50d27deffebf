/** Things of the cellar, the studio and the laboratory that each are two things at once. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, polyline, rect } from '../../geometry/shapes.js';
import { accent, apart, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Three test tubes whose levels rise as one curve. */
const testTube = redrawing('test-tube', () => {
  const below = parse('M-10 82C20 80 36 62 52 50C70 37 84 34 112 30L112 120L-10 120Z');
  const tubes = concat(
    ...[11.5, 50, 88.5].map((x) => union(rect(x - 16.5, -5, 33, 14, 4.5), rect(x - 13.5, 0, 27, 106, 13.5))),
  );
  return [main(apart(tubes, below)), accent(intersect(tubes, below))];
});

/** A padlock that is the bow of its own key. */
const lockKey = redrawing('lock-key', () => {
  const shackle = stroke(parse('M26 30L26 19C26 -13 74 -13 74 19L74 30'), 13, { cap: 'butt' });
  const hole = union(circle(50, 43, 8.5), corners('46,43 54,43 57.5,62 42.5,62', 1));
  const bits = union(rect(42.5, 60, 15, 54, 3), rect(50, 81, 32, 12, 3), rect(50, 100, 24, 14, 3));
  const lock = union(rect(3, 23, 94, 52, 12), bits);
  return [accent(apart(shackle, lock)), main(subtract(lock, hole))];
});

/** A laptop, its screen parted by the prompt that waits. */
const laptop = redrawing('laptop', () => {
  const lid = rect(6, 4, 88, 70, 9);
  const prompt = stroke(
    polyline([
      [16, -22],
      [54, 39],
      [16, 100],
    ]),
    9,
    { join: 'miter' },
  );
  const start = subtract(intersect(lid, corners('16,-22 54,39 16,100 -30,39')), prompt);
  const rest = subtract(lid, prompt, corners('16,-22 54,39 16,100 -30,39'), rect(61, 54, 22, 9));
  const base = parse('M-6 80L106 80C106 91 100 96 91 96L9 96C0 96 -6 91 -6 80Z');
  return [accent(start), main(rest), main(base)];
});

/** A trowel in two facets, lit from one side. */
const trowel = redrawing('trowel', () => {
  const turned = (path: Path): Path => rotate(path, 42);
  const blade = softened(corners('50,112 4,34 16,18 84,18 96,34', 0), 3);
  const tool = union(rect(43.5, -10, 13, 40, 3), rect(35, -48, 30, 46, 13));
  const lit = intersect(blade, corners('52.500,0 130,0 130,130 52.500,130'));
  const shade = subtract(intersect(blade, corners('47.500,0 -30,0 -30,130 47.500,130')), grow(tool, 0));
  return [main(turned(union(shade, tool))), accent(turned(apart(lit, tool)))];
});

export const CELLAR_AND_STUDIO: readonly Redrawing[] = [testTube, lockKey, laptop, trowel].map(filling);
