/** What a house has: drawn anew, clearer. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A mop on its way, the bucket behind it. */
const mop = redrawing('mop-bucket', () => {
  const bucket = softened(corners('22,36 122,36 110,112 34,112', 0), 6);
  const bail = inked(parse('M30 40C30 -8 114 -8 114 40'), 8);
  const turned = (path: Path): Path => translate(rotate(path, 36, 50, 50), -18, 10);
  const stick = union(rect(45, -84, 10, 130, 5), softened(corners('36,30 64,30 72,48 28,48', 0), 2));
  const strand = (x: number): Path => inked(line(50 + x * 0.62, 60, 50 + x, 96 - Math.abs(x) * 0.25), 14);
  const head = union(
    ...[-34, -17, 0, 17, 34].map(strand),
    softened(corners('26,53 74,53 78,70 22,70', 0), 2),
  );
  const cuts = union(
    ...[-25, -8.5, 8.5, 25].map((x) => inked(line(50 + x * 0.75, 72, 50 + x * 1.02, 120), 4.4)),
  );
  const yarn = turned(softened(subtract(head, cuts), 1));
  return [main(apart(union(bucket, bail), turned(stick), turned(head))), main(turned(stick)), accent(yarn)];
});

/** A bar of soap, and the bubbles that it makes. */
const bubbles = redrawing('bubbles', () => {
  const balls = [circle(34, 36, 32), circle(90, 44, 20), circle(82, 4, 14)];
  const glints = union(inked(arc(34, 36, 18, 185, 260), 7.5), inked(arc(90, 44, 9, 190, 255), 5.5));
  const bar = rect(-8, 60, 116, 48, 14);
  const worn = subtract(rect(6, 74, 88, 24, 12), rect(11, 79, 78, 14, 7));
  return [
    main(subtract(apart(bar, ...balls), apart(worn, ...balls.map((ball) => grow(ball, 5))))),
    accent(subtract(concat(...balls), glints)),
  ];
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

/** A window of two leaves, and the light that falls across both. */
const slidingWindow = redrawing('sliding-window', () => {
  const frame = union(subtract(rect(-2, -8, 104, 106, 5), rect(7, 1, 86, 88, 1)), rect(-10, 95, 120, 14, 4));
  const panes = concat(rect(12, 6, 35, 78), rect(53, 6, 35, 78));
  const light = corners('-20,92 38,92 120,10 120,-48');
  const glass = subtract(panes, grow(light, 4.4));
  return [main(concat(frame, softened(glass, 0.5))), accent(softened(intersect(panes, light), 0.5))];
});

/** A house and the heart in it in two ribbons that cross. */
const houseHeart = redrawing('house-heart', () => {
  const ribbon = stroke(
    parse(
      'M62 64C46 42 22 44 21 62C20 77 40 83 52 93C60 100 68 105 80 105L88 105C95 105 99 101 99 94L99 42L50 -1L38 -12',
    ),
    13,
    { cap: 'butt', join: 'round' },
  );
  const kept = subtract(ribbon, rect(-20, -40, 72.5, 70), rect(47.5, 30, 22, 43));
  return [main(kept), accent(apart(mirror(kept), kept))];
});

/** Waves that go out from a house in the country. */
const wifi = redrawing('wifi-high', () => {
  const house = corners('50,37 90,70 90,80 78,80 78,112 22,112 22,80 10,80 10,70', 3);
  const door = union(circle(50, 86, 8.5), rect(41.5, 86, 17, 40));
  return [
    main(inked(arc(50, 80, 80, -138, -42), 16)),
    main(inked(arc(50, 80, 54, -136, -44), 15)),
    accent(subtract(house, door)),
  ];
});

/** A network plug whose cable turns about it into an at sign. */
const network = redrawing('network', () => {
  const cable = inked(
    parse('M50 74C50 108 99 104 99 50C99 23 77 1 50 1C23 1 1 23 1 50C1 68 10 83 24 92'),
    11,
  );
  const plug = union(rect(27, 24, 46, 34, 4), rect(35, 54, 30, 13, 3), rect(43.5, 64, 13, 12, 2));
  const pins = concat(...[0, 1, 2].map((i) => rect(35 + i * 12, 31, 6, 13, 1)));
  return [main(subtract(apart(filleted(plug, 1), cable), pins)), accent(cable)];
});

/** A padlock that is the bow of its own key. */
const lockKey = redrawing('lock-key', () => {
  const shackle = stroke(parse('M26 30L26 19C26 -13 74 -13 74 19L74 30'), 13, { cap: 'butt' });
  const hole = union(circle(50, 43, 8.5), corners('46,43 54,43 57.5,62 42.5,62', 1));
  const bits = union(rect(42.5, 60, 15, 54, 3), rect(50, 81, 32, 12, 3), rect(50, 100, 24, 14, 3));
  const lock = union(rect(3, 23, 94, 52, 12), bits);
  return [accent(apart(shackle, lock)), main(subtract(lock, hole))];
});

export const CLEAR_HOUSE: readonly Redrawing[] = [
  filling(mop),
  filling(bubbles),
  filling(plug),
  filling(slidingWindow),
  filling(houseHeart),
  filling(wifi),
  filling(network),
  filling(lockKey),
];
