import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A claw hammer: a face on its neck, one claw, and a handle through the head. */
const hammer = redrawing('hammer', () => {
  const aslant = (path: Path): Path =>
    mapPoints(rotate(path, 36, 50, 50), (x, y) => [48 + (x - 50) * 0.92, 58 + (y - 50) * 0.92]);
  const head = parse(
    'M0 7L15 7C18 7 19 10 22 10L54 10C78 10 95 23 100 47C91 36 78 30 62 31L24 31C20 31 18 36 15 36L0 36C-2 36 -3 35 -3 33L-3 10C-3 8 -2 7 0 7Z',
  );
  const handle = rect(37, 20, 16, 86, 6);
  return [main(aslant(head)), accent(aslant(apart(handle, head)))];
});

/** A slotted head, and a shank whose thread is cut into it. */
const screw = redrawing('screw', () => {
  const head = subtract(parse('M16 20C16 6 32 -3 50 -3C68 -3 84 6 84 20L84 26L16 26Z'), rect(43, -8, 14, 18));
  const shank = corners('35,32 65,32 65,78 50,104 35,78', 1.5);
  const thread = concat(line(26, 52, 74, 42), line(26, 66, 74, 56), line(26, 80, 74, 70));
  return [main(subtract(shank, stroke(thread, 5)), shank), accent(head)];
});

/** A car with bonnet and lamp over an open-ended spanner. */
const carWrench = redrawing('car-wrench', () => {
  const body = parse(
    'M-3 42C-3 35 2 32 10 30L24 12C27 8 31 6 36 6L58 6C63 6 67 8 71 12L83 27L97 31C102 33 104 37 104 42L104 50C104 53 102 55 99 55L2 55C-1 55 -3 53 -3 50Z',
  );
  const windows = concat(
    parse('M25 28L35 16C36 15 38 14 40 14L46 14L46 28Z'),
    parse('M53 14L58 14C60 14 62 15 64 17L72 28L53 28Z'),
  );
  const arches = concat(circle(23, 56, 15), circle(79, 56, 15));
  const wheels = concat(circle(23, 56, 10.5), circle(79, 56, 10.5));
  const spanner = subtract(
    union(circle(10, 88, 13), rect(10, 83, 82, 10), circle(92, 88, 11)),
    rect(-8, 83.5, 20, 9),
    circle(92, 88, 4.6),
  );
  return [main(subtract(body, windows, arches)), main(wheels), accent(spanner)];
});

export const REDRAWN_HARDWARE: readonly Redrawing[] = [hammer, screw, carWrench];
