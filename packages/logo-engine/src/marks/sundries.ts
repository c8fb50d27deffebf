import { grow, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, type Mark, main, mark, softened } from './mark.js';

/** A cushion with tassels and a patterned middle. */
const cushion = mark('cushion', ['desing', 'art', 'construction'], () => {
  const pad = parse('M4 4C34 9 66 9 96 4C91 34 91 66 96 96C66 91 34 91 4 96C9 66 9 34 4 4Z');
  const tassels = [0, 90, 180, 270].map((turn) => rotate(circle(2.5, 2.5, 8), turn));
  const cover = filleted(union(softened(pad, 2), ...tassels), 2);
  const square = rotate(rect(29, 29, 42, 42, 3), 45);
  const inner = rotate(rect(40, 40, 20, 20, 2), 45);
  return [main(subtract(cover, grow(square, 5))), accent(subtract(square, inner))];
});

/** A quail: round, with the plume that nods over its bill. */
const quail = mark('quail', ['livestock', 'food', 'gastronomy'], () => {
  const body = limb('-4,84,2 8,78,11 26,68,24 48,60,30 66,50,24 76,36,15 80,24,13.5');
  const head = union(circle(79, 25, 14.5), corners('88,18 105,28 90,35', 2));
  const plume = limb('77,8,2.4 76.5,3,3.4 83,1,5.6 91,3,7 96,9,3');
  const wing = parse('M66 54C66 74 48 84 14 86C16 70 24 54 40 47C54 42 66 44 66 54Z');
  const legs = stroke(concat(parse('M42 82L42 102L53 102'), parse('M62 78L62 102L73 102')), 6.5);
  const bird = union(filleted(union(body, head), 5), legs);
  return [
    main(subtract(bird, grow(wing, 4.5), circle(82, 22, 3.6)), bird),
    accent(wing),
    accent(apart(plume, bird)),
  ];
});

/** A spark plug: its insulator, its nut, its thread and the hook over its electrode. */
const sparkPlug = mark('spark-plug', ['automotive'], () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, 40, 50, 50), 0.95), 2, 5.2);
  const terminal = rect(41.5, -24, 17, 13, 3);
  const porcelain = subtract(corners('39,-18 61,-18 68,25 32,25', 3), rect(20, -6, 60, 5.5));
  const nut = rect(22, 30.5, 56, 19, 4);
  const thread = concat(rect(32, 55, 36, 9.5, 2.5), rect(32, 69.5, 36, 9.5, 2.5));
  const hook = union(rect(32, 84, 36, 8, 2.5), stroke(parse('M63.800 88L63.800 105L44 105'), 8.4));
  return [main(turn(union(terminal, porcelain))), accent(turn(nut)), main(turn(union(thread, hook)))];
});

/** A collar and a striped tie. */
const necktie = mark('necktie', ['marketing', 'desing', 'art'], () => {
  const wing = parse('M50 12L26 -5L2 6C-2 8 -3 11 -1 15L20 49C22 52 26 52 28 49Z');
  const knot = corners('37,17 63,17 58,36 42,36', 3);
  const blade = corners('42,41 58,41 72,87 50,105.5 28,87', 2);
  const bands = concat(line(20, 69, 80, 49), line(20, 91, 80, 71));
  return [
    main(apart(both(softened(wing, 2)), knot, blade)),
    accent(knot),
    accent(subtract(blade, stroke(bands, 6))),
  ];
});

/** An aloe in its pot: fleshy leaves that curve outwards. */
const aloe = mark('aloe-vera', ['nature', 'healthcare', 'agriculture'], () => {
  const middle = limb('50,90,11 50,62,12.5 50,34,10 50,10,5 50,-5,0.8');
  const inner = limb('40,92,12 29,66,12 19,43,9.5 11,25,5 5,11,0.8');
  const outer = limb('33,92,9 18,82,10 6,69,7.5 -2,57,3.2 -5,48,0.6');
  const pot = union(corners('24,84 76,84 70,105.5 30,105.5', 4), rect(18, 76, 64, 11, 3));
  const clear = union(grow(pot, 4.5), rect(-10, 88, 120, 30));
  return [
    accent(softened(subtract(middle, clear), 0.5)),
    main(both(softened(subtract(apart(inner, middle), clear), 0.8))),
    main(both(softened(subtract(apart(outer, middle, inner), clear), 1))),
    main(pot),
  ];
});

/** A box for lunch with its handle, its clasps and an apple on it. */
const lunchbox = mark('lunchbox', ['food', 'gastronomy'], () => {
  const handle = stroke(parse('M33 16L33 6C33 1 36 -2 41 -2L59 -2C64 -2 67 1 67 6L67 16'), 7.5);
  const lid = parse('M-5 43L-5 34C-5 22 3 14 15 14L85 14C97 14 105 22 105 34L105 43Z');
  const base = parse('M-5 48L105 48L105 92C105 99 100 104 93 104L7 104C0 104 -5 99 -5 92Z');
  const clasps = both(rect(10, 36, 13, 20, 3));
  const apple = scale(
    parse(
      'M50 64C57 58 70 61 70 75C70 88 60 98 54 98C52 98 51.500 97 50 97C48.500 97 48 98 46 98C40 98 30 88 30 75C30 61 43 58 50 64Z',
    ),
    1,
  );
  const sprig = leaf(51, 59, 62, 50, 0.34);
  return [
    main(union(handle, apart(lid, clasps))),
    main(subtract(apart(base, clasps), union(apple, sprig))),
    accent(clasps),
    accent(softened(shrink(apple, 4.5), 1)),
  ];
});

export const SUNDRIES: readonly Mark[] = [cushion, quail, sparkPlug, necktie, aloe, lunchbox];
