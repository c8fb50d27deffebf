import { parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, both, filleted, inked, main, placed } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A full-face helmet from the front: two stripes, the visor, the chin and its vents. */
const motorcycleHelmet = redrawing('motorcycle-helmet', () => {
  const shell = parse(
    'M50 -5.500C82 -5.500 103 16 103 46C103 56 100 62 98 69C95 79 93 88 87 95C80 103 70 105.500 62 105.500L38 105.500C30 105.500 20 103 13 95C7 88 5 79 2 69C0 62 -3 56 -3 46C-3 16 18 -5.500 50 -5.500Z',
  );
  const opening = parse(
    'M18 33C38 27 62 27 82 33C88 35 91 39 91 45C90 54 87 62 82 67C78 70 74 70 70 68C60 63 40 63 30 68C26 70 22 70 18 67C13 62 10 54 9 45C9 39 12 35 18 33Z',
  );
  const stripes = both(corners('39,-8 46,-8 47,22 41,23', 0));
  const vents = concat(rect(38, 83, 24, 8, 4), both(rotate(rect(14, 78, 15, 7, 3.5), 40, 21, 81)));
  const glint = inked(parse('M24 52C23 49 22 46 23 44'), 5);
  return [main(subtract(shell, opening, stripes, vents)), accent(subtract(shrink(opening, 5), glint))];
});

/** A water pump with its handle, and the water that leaves its spout. */
const waterPump = redrawing('water-pump', () => {
  const barrel = union(rect(38, 30, 30, 66, 4), rect(32, 22, 42, 13, 4), rect(28, 94, 50, 11.5, 3));
  const spout = inked(parse('M44 48L26 48C17 48 12 53 12 62'), 14);
  const mouth = rect(1.5, 60, 21, 9.5, 3);
  const rod = union(rect(48.5, 4, 9, 22, 2), circle(53, 4, 8.5));
  const handle = limb('53,3,5 74,8,5.5 90,22,5.5 98,42,5.5 100,62,6');
  const drop = parse(
    'M12 77.500C17 84 21.500 88.500 21.500 95C21.500 101.500 17.500 105.500 12 105.500C6.500 105.500 2.500 101.500 2.500 95C2.500 88.500 7 84 12 77.500Z',
  );
  return [main(filleted(union(barrel, spout, mouth, rod, handle, circle(100, 62, 5.5)), 1.5)), accent(drop)];
});

/** The lance of a pressure washer: grip, trigger, tube and its jet. */
const pressureLance = redrawing('pressure-lance', () => {
  const turned = (path: Path): Path => placed(path, 0.735, -42, 1.8, -3.5);
  const grip = corners('90,40 112,40 122,80 105,84 96,62', 4);
  const gun = union(rect(66, 32, 46, 23, 6), grip, rect(24, 38, 50, 11, 3), rect(16, 33.5, 15, 20, 3.5));
  const trigger = inked(parse('M80 54C80 62 86 68 93 69'), 7.5);
  const jet = concat(line(4, 43.5, -25, 43.5), line(4, 32, -22, 22), line(4, 55, -22, 65));
  return [main(turned(union(gun, trigger))), accent(turned(inked(jet, 9)), turned(jet))];
});

export const REDRAWN_YARD_AND_ROAD: readonly Redrawing[] = [motorcycleHelmet, waterPump, pressureLance];
