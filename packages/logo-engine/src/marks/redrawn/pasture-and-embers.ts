/** Marks of what is grazed, grown and grilled: each says two things of its trade in one shape. */
import { parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate, translate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An olive bough, its leaves up and its fruit heavy. */
const oliveBranch = redrawing('olive-branch', () => {
  const bough = inked(parse('M6 112C-6 66 24 22 84 2'), 8.5);
  const blade = (x0: number, y0: number, x1: number, y1: number): Path => leaf(x0, y0, x1, y1, 0.23, 0.5);
  const leaves = union(
    blade(76, 6, 120, -18),
    blade(54, 16, 44, -30),
    blade(26, 40, -12, 2),
    blade(8, 74, -32, 46),
    blade(54, 18, 112, 26),
  );
  const stalks = union(inked(line(38, 30, 58, 46), 7.5), inked(line(6, 82, 30, 74), 7.5));
  const olive = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 20, 26), turn, x, y);
  const olives = union(olive(80, 64, -40), olive(47, 94, -40));
  const green = filleted(union(bough, leaves, stalks), 1.5);
  return [main(softened(apart(green, olives), 1)), accent(olives)];
});

/** A cleaver that says whose meat it cuts. */
const cleaver = redrawing('cleaver', () => {
  const blade = softened(parse('M4 -12L84 -12C98 16 98 48 88 76L4 76Z'), 4);
  const half = parse('M50 18L58 18C64 18 69 14 69 5C80 12 80 27 65 31L71 36L62 40L57 56C56 60 53 61 50 61Z');
  const steer = translate(whole(half), -2, 0);
  const handle = union(rect(4, 66, 27, 60, 7));
  const turn = (path: Path): Path => rotate(path, 32);
  return [main(turn(subtract(blade, steer))), accent(turn(apart(handle, blade)))];
});

/** A chicken on its spit in the flame that roasts it. */
const spitChicken = redrawing('spit-chicken', () => {
  const flame = parse(
    'M42 -16C60 -2 66 14 62 28C70 22 72 12 70 2C92 18 106 42 106 68C106 98 82 118 50 118C18 118 -6 98 -6 68C-6 46 6 32 12 14C20 20 24 28 26 38C38 24 44 4 42 -16Z',
  );
  const bird = filleted(
    union(
      ellipse(44, 76, 29, 22),
      limb('58,70,14 74,58,8 84,50,4.5'),
      circle(84, 43, 5.5),
      circle(90, 50, 5.5),
    ),
    3,
  );
  const spit = rect(-20, 74, 140, 8.5, 3);
  const meat = union(bird, spit);
  return [accent(softened(apart(flame, meat), 1)), main(meat)];
});

export const PASTURE_AND_EMBERS: readonly Redrawing[] = [oliveBranch, cleaver, spitChicken].map(filling);
