// Marks drawn anew, each with one idea: what a desk, a shop and a laboratory have.
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { mirror, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A speech bubble that wears a headset. */
const headset = redrawing('headset', () => {
  const band = inked(arc(50, 48, 49, 180, 360), 10);
  const pads = both(rect(-9, 42, 24, 36, 9));
  const boom = inked(parse('M98 76C98 96 88 104 66 104'), 8.5);
  const mic = rect(48, 96.5, 26, 15, 7.5);
  const worn = union(band, pads, boom, mic);
  const bubble = union(circle(50, 50, 38), corners('16,98 22,64 60,80', 2));
  const dots = [32, 50, 68].map((x) => circle(x, 50, 6));
  return [main(worn), accent(softened(subtract(apart(bubble, worn), ...dots), 1.5))];
});

/** A set square with a house for its opening, and the pencil along it. */
const setSquare = redrawing('set-square', () => {
  const square = corners('-8,-4 -8,108 104,108', 4);
  const house = corners('28,48 50,69 50,95 6,95 6,69', 1.5);
  const door = rect(21.5, 74, 13, 30);
  const shaft = union(rect(-9, 25, 88, 25, 1), corners('84,25 106,37.5 84,50', 2));
  const cut = rect(-2, 20, 5, 40);
  const pencil = translate(rotate(subtract(softened(shaft, 2), cut), 45, 50, 50), 8, 9);
  return [main(softened(apart(subtract(square, subtract(house, door)), pencil), 0.8)), accent(pencil)];
});

/** A plug whose cable is a bolt. */
const plug = redrawing('plug', () => {
  const prong = rect(20, -12, 15, 40, 7);
  const body = parse(
    'M2 20L98 20C102 20 104 22 104 26L104 34C104 62 84 78 50 78C16 78 -4 62 -4 34L-4 26C-4 22 -2 20 2 20Z',
  );
  const bolt = corners('63,36 17,88 45,88 34,132 90,74 58,74', 2);
  return [main(apart(union(body, prong, mirror(prong)), grow(bolt, 1))), accent(bolt)];
});

export const DESK_WITH_AN_IDEA: readonly Redrawing[] = [headset, setSquare, plug].map(filling);
