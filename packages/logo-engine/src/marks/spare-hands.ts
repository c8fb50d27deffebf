import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, rect, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filleted, inked, type Mark, main, mark, softened, whole } from './mark.js';

/** A nurse in her cap. */
const nurse = mark('nurse', ['healthcare'], () => {
  const cap = whole(parse('M50 -5.5C62 -5.5 72 -4.5 80 -3C86 -2 88 2 86 7L80 25C70 22 60 21 50 21Z'));
  const cross = union(rect(46, -1, 8, 19, 1), rect(40.5, 4.5, 19, 8, 1));
  const hair = parse(
    'M18 30C38 24 62 24 82 30C88 44 86 56 90 66C84 70 76 70 70 66C74 60 76 52 76 44C62 44 50 42 42 36C38 42 32 44 24 44C24 52 26 60 30 66C24 70 16 70 10 66C14 56 12 44 18 30Z',
  );
  const face = parse('M29 49C35 48 40 46 43 43C50 47 60 49 71 49C71 64 62 76 50 76C38 76 29 64 29 49Z');
  const dress = whole(parse('M50 83C56 83 62 81 67 78C86 81 96 90 97 105L50 105Z'));
  return [accent(subtract(cap, cross)), main(concat(hair, dress)), accent(face)];
});

/** A camera in a dome under the ceiling. */
const domeCamera = mark('dome-camera', ['technology', 'construction', 'marketing'], () => {
  const plate = rect(-5, 4, 110, 33, 10);
  const dome = parse('M7 43L93 43C93 72 74 96 50 96C26 96 7 72 7 43Z');
  const lens = subtract(circle(50, 64, 13), circle(54, 60, 4));
  return [main(concat(plate, subtract(dome, circle(50, 64, 20)))), accent(lens)];
});

/** A welder's torch and its spark. */
const weldingTorch = mark('welding-torch', ['construction', 'automotive', 'art'], () => {
  const nozzle = rotate(rect(31, 30, 21, 27, 3), 28, 41, 44);
  const grip = union(rotate(rect(66, -2, 39, 25, 7), -8, 86, 11), inked(parse('M73 22L79 36L94 31'), 7));
  const torch = union(limb('40,46,7 49,28,8.5 64,16,9.5 80,12,10'), nozzle, grip);
  const spark = subtract(star(24, 68, 29, 11, 8, 1.5), rect(-10, 88, 120, 40));
  return [
    main(filleted(torch, 1.5)),
    accent(softened(apart(spark, nozzle), 0.5)),
    main(rect(-5, 95, 110, 9, 3)),
  ];
});

/** A shop's sign on its bracket. */
const hangingSign = mark('hanging-sign', ['desing', 'marketing', 'art'], () => {
  const arm = inked(parse('M0 -1L0 60M0 8L101 8M0 38C16 38 24 28 24 8'), 8.5);
  const rings = stroke(parse('M42 8L42 30M86 8L86 30'), 7);
  const letter = subtract(
    corners('46,94 60,46 68,46 82,94 73.5,94 70.5,83 57.5,83 54.5,94', 1),
    corners('60,75 68,75 64,59', 0.5),
  );
  return [main(filleted(union(arm, rings), 1)), accent(subtract(rect(23, 35, 82, 70, 8), letter))];
});

/** A megaphone that comes out of a telephone. */
const phoneMegaphone = mark('phone-megaphone', ['marketing', 'technology'], () => {
  const phone = subtract(rect(-4, -5.5, 60, 111, 11), rect(5, 9, 42, 74, 3), circle(26, 94, 4.5));
  const horn = parse(
    'M18 37L40 37C60 37 80 28 94 12C98 8 104 10 104 16L104 80C104 86 98 88 94 84C80 68 60 59 40 59L18 59Z',
  );
  const whole = union(softened(horn, 3), corners('28,55 40,55 46,79 34,79', 2));
  return [main(apart(phone, whole)), accent(whole)];
});

/** A spanner and a screwdriver on the screen of a computer. */
const monitorTools = mark('monitor-tools', ['technology'], () => {
  const turn = (path: Path, by: number): Path => rotate(path, by, 50.5, 40);
  const bit = union(rect(47, 32, 7, 30), corners('45,62 56,62 53,75 48,75', 1));
  const driver = turn(union(rect(43, 3, 15, 31, 5), bit), 45);
  const heads = union(circle(50.5, 16, 11.5), circle(50.5, 66, 10.5), rect(46, 26, 9, 34, 3));
  const spanner = turn(subtract(heads, rect(46.5, 0, 8, 15, 1), circle(50.5, 67, 4)), -45);
  const screen = subtract(rect(-5, 0, 110, 80, 8), rect(4, 9, 92, 62, 3));
  return [
    main(union(screen, rect(42, 76, 16, 20), rect(24, 94, 52, 11, 4))),
    accent(union(apart(spanner, driver), driver)),
  ];
});

export const SPARE_HANDS: readonly Mark[] = [
  nurse,
  domeCamera,
  weldingTorch,
  hangingSign,
  phoneMegaphone,
  monitorTools,
];
