/** What is mended or sold where cars, boats and trailers stand. */
import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, filled, filleted, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** An outboard motor from the side: its hood, its leg, and the propeller behind. */
const outboardMotor = mark('outboard-motor', ['fishing', 'automotive', 'transportation'], () => {
  const hood = softened(parse('M6 22C0 -14 10 -28 34 -28L58 -28C84 -28 94 -12 88 22Z'), 5);
  const stripe = inked(line(28, 0, 68, 0), 9);
  const leg = corners('8,27 86,27 78,44 64,50 64,100 36,100 36,50 20,44', 3);
  const clamp = inked(parse('M24 38L-10 38L-10 66'), 13);
  const plate = rect(40, 58, 62, 10, 5);
  const hull = parse('M8 102C14 92 28 88 40 88L66 88L66 116L40 116C28 116 14 112 8 102Z');
  const keel = corners('30,108 66,108 58,142 46,142', 3);
  const lower = filleted(union(leg, clamp, plate, hull, keel), 3);
  const blade = parse('M76 102C72 88 74 73 86 73C98 73 99 88 90 102Z');
  const prop = union(
    blade,
    rotate(mirror(blade, 82.5), 180, 82.5, 102),
    corners('71,94 84,94 106,102 84,110 71,110', 3),
  );
  return filled([main(subtract(hood, stripe)), main(lower), accent(apart(prop, lower))]);
});

/** The gate of an automatic gearbox, its lever at drive. */
const autoSelector = mark('auto-selector', ['automotive'], () => {
  const gate = rect(-8, -12, 116, 124, 20);
  const round = { join: 'round' } as const;
  const letters = union(
    stroke(parse('M75 18L75 1L81 1A5 5 0 0 1 81 11L75 11'), 6.5, round),
    stroke(parse('M75 43L75 26L81 26A5 5 0 0 1 81 36L75 36M81 36L87 43'), 6.5, round),
    stroke(parse('M75 69L75 51L88 69L88 51'), 6.5, round),
    stroke(parse('M76 78L76 92L78 92C89 92 89 78 78 78Z'), 6.5),
  );
  const slot = inked(line(32, 6, 32, 94), 13);
  const knob = rect(7, 57, 50, 28, 11);
  return filled([
    main(subtract(gate, letters, slot, grow(knob, 5))),
    accent(subtract(knob, inked(line(23, 71, 41, 71), 6.5))),
  ]);
});

/** A car that has been hit: its front crumpled, the bang about it. */
const crashedCar = mark('crashed-car', ['automotive'], () => {
  const body = parse(
    'M-34 86L-34 58C-34 48 -28 43 -20 42L-8 40L8 13C11 7 16 4 23 4L52 4C58 4 62 6 66 11L83 36L97 16L101 42L88 55L103 65L91 74L95 88L-26 88C-31 88 -34 88 -34 86Z',
  );
  const bang = corners(
    '82,-12 100,4 114,-24 116,8 142,0 128,25 150,38 128,49 146,74 120,73 122,100 104,87 84,92 70,40',
    2.5,
  );
  const wells = concat(circle(-4, 86, 24), circle(65, 86, 24));
  const panes = union(corners('6,40 21,15 35,15 35,40', 2.5), corners('44,15 55,15 72,40 44,40', 2.5));
  const wheel = (x: number): Path => subtract(circle(x, 86, 19), circle(x, 86, 7));
  const car = softened(subtract(body, wells), 1);
  return filled([
    main(subtract(car, panes)),
    main(concat(wheel(-4), wheel(65))),
    accent(softened(apart(bang, grow(union(body, circle(65, 86, 19)), 1)), 1)),
  ]);
});

/** A trailer for horses, one of them at its window. */
const horseTrailer = mark('horse-trailer', ['livestock', 'transportation', 'automotive'], () => {
  const box = parse('M-14 -4C-14 -9 -11 -12 -6 -12L66 -12C78 -12 86 -6 90 8L98 40L98 80L-14 80Z');
  const hitch = union(inked(line(92, 75, 114, 75), 10), circle(116, 75, 8));
  const wells = concat(circle(21, 82, 21), circle(63, 82, 21));
  const head = parse(
    'M50 -3C57 3 61 11 62 19C77 31 82 60 80 104L32 104C31 82 43 76 48 60C42 63 37 64 32 66L21 76C16 80 9 80 5 75L1 68C-2 64 -2 60 1 56L25 25C31 18 38 16 46 14C46 8 47 2 50 -3Z',
  );
  const horse = union(translate(scale(head, 0.56), 18, -3), rect(-14, 49, 130, 6));
  const wheel = (x: number): Path => subtract(circle(x, 82, 17), circle(x, 82, 6.5));
  return fitted(
    [
      main(subtract(filleted(union(softened(box, 3), hitch), 3), wells, horse)),
      accent(concat(wheel(21), wheel(63))),
    ],
    0.782,
    -3.9,
    5.1,
  );
});

/** A head lamp that is swept back, and its beams. */
const headLamp = mark('head-lamp', ['automotive', 'technology'], () => {
  const lamp = softened(
    parse('M34 2C20 24 20 76 32 98C70 104 112 74 126 18C130 2 122 -6 106 -8C82 -10 54 -6 34 2Z'),
    6,
  );
  const lens = circle(58, 48, 19);
  const glow = inked(parse('M84 72C98 60 107 42 111 18'), 8);
  const beams = concat(...[-26, 0, 26].map((y) => inked(line(8, 50 + y, -22, 50 + y * 1.35), 12)));
  return filled([main(subtract(lamp, circle(58, 48, 25), glow)), accent(concat(lens, beams))]);
});

export const GARAGE_AND_DOCK: readonly Mark[] = [
  outboardMotor,
  autoSelector,
  crashedCar,
  horseTrailer,
  headLamp,
];
