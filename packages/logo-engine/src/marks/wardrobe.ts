import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, translate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A dinner jacket with its lapels, and a bow tie. */
const suit = mark('suit', ['marketing', 'desing', 'art'], () => {
  const half = parse('M32 -5L50 74L50 105L3 105C-2 105 -5 102 -5 97L-5 36C-5 24 0 17 8 12Z');
  const jacket = subtract(half, stroke(parse('M14 -4L7 33L19 41L14 48L50 84'), 4.6), rect(47.7, 78, 10, 40));
  const tie = union(both(corners('54,13 35,1 35,27', 4)), rect(43.5, 6.5, 13, 15, 4));
  const studs = concat(circle(50, 36, 3.8), circle(50, 51, 3.8));
  return [main(both(apart(jacket, tie))), accent(tie), main(studs)];
});

/** A safety vest with reflecting bands. */
const safetyVest = mark('safety-vest', ['construction', 'transportation'], () => {
  const half = parse(
    'M33 -5C36 10 41 22 47.700 32L47.700 105L3 105C0 105 -2 103 -2 100L-2 50C6 40 8 24 4 5C3 1 5 -1 8 -2L20 -5Z',
  );
  const bands = union(rect(16, -8, 10, 68), rect(-10, 56, 70, 9.5), rect(-10, 82, 70, 9.5));
  return [main(both(apart(half, bands))), accent(both(intersect(half, bands)))];
});

/** A biker's jacket of leather. */
const leatherJacket = mark('leather-jacket', ['marketing', 'desing', 'art'], () => {
  const trunk = parse('M30 6L70 6L78 14L76 105L24 105L22 14Z');
  const sleeve = parse(
    'M17.500 14C8 18 5 24 3 34L-5 88C-5 91 -4 92 -2 92.500L11 95C13 95 14 94 14.500 92L19 58Z',
  );
  const lapels = union(
    both(corners('38,-5 30,2 21,27 31,31 29,38 47,58 50,40 37,4', 3)),
    parse('M37 -5L63 -5L66 3C60 8 40 8 34 3Z'),
  );
  const neck = corners('40,4 60,4 50.500,40 49.500,40', 1);
  const zip = apart(stroke(line(48, 52, 40.5, 87), 6.5), lapels);
  const belt = rect(10, 88, 80, 4.6);
  const buckle = rect(42, 94, 16, 11, 2);
  const pocket = line(60, 70, 68, 58);
  const body = subtract(apart(trunk, lapels, zip, buckle), neck, belt, stroke(pocket, 4.6));
  return [main(union(body, lapels)), main(both(sleeve)), accent(concat(zip, buckle))];
});

/** A knitted jumper with ribbed edges. */
const jumper = mark('jumper', ['marketing', 'desing', 'art'], () => {
  const knit = parse(
    'M31 3C34 20 66 20 69 3L81 8C88 11 91 16 93 23L105 76L87 81L78 46L78 86L22 86L22 46L13 81L-5 76L7 23C9 16 12 11 19 8Z',
  );
  const collar = stroke(parse('M33 -1C36 13 64 13 67 -1'), 7, { cap: 'butt' });
  const cuffs = both(corners('-3.500,80.500 12.500,85 9,98 -5,94', 2));
  const hem = rect(22, 90.5, 56, 14.5, 3);
  const ribs = concat(...[33, 44.3, 55.7, 67].map((x) => rect(x - 2.3, 88, 4.6, 20)));
  const zigzag = parse('M16 70L27.300 58L38.700 70L50 58L61.300 70L72.700 58L84 70');
  const inside = intersect(stroke(zigzag, 6), rect(20, 50, 60, 36));
  return [
    main(apart(subtract(knit, inside), collar)),
    accent(collar),
    accent(cuffs),
    accent(subtract(hem, ribs)),
  ];
});

/** Flip-flops. */
const flipFlops = mark('flip-flops', ['marketing', 'desing'], () => {
  const sole = parse(
    'M79 -5C95 -5 105 9 105 28C105 46 99 58 98 72C97 82 98 105 79 105C60 105 62 82 60 72C58 58 53 46 53 28C53 9 63 -5 79 -5Z',
  );
  const thong = parse('M50 64C57 44 66 32 79 23C92 32 101 44 108 64');
  const strap = intersect(stroke(thong, 9), sole);
  return [main(both(apart(sole, strap))), accent(both(strap))];
});

/** A pair of rubber boots. */
const rubberBoots = mark('rubber-boots', ['marketing', 'livestock', 'construction'], () => {
  const boot = parse(
    'M0 14L36 14C36 30 36 42 38 50C41 62 52 64 62 68C73 72 77 78 77 90L0 90C3 70 2 40 0 14Z',
  );
  const sole = parse(
    'M-1 94.500L79 94.500L79 99C79 103 77 105.500 73 105.500L42 105.500L39 100.500L26 100.500L26 105.500L5 105.500C1 105.500 -1 103 -1 99Z',
  );
  const cuff = rect(-4, -4, 44, 14, 4);
  const whole = union(boot, sole, cuff);
  const second = translate(whole, 26, 0);
  return [main(boot), main(sole), main(cuff), accent(apart(second, whole, rect(0, 10, 36, 100)))];
});

/** A ribbon in a loop, worn for a cause. */
const awarenessRibbon = mark('awareness-ribbon', ['healthcare', 'marketing'], () => {
  const strand = parse('M50 5C34 5 27 14 28 26C30 44 58 70 77 98.5');
  const other = parse('M50 5C66 5 73 14 72 26C70 44 42 70 23 98.5');
  const tail = rect(-20, 40, 70, 80);
  const front = stroke(strand, 19, { cap: 'butt' });
  const back = stroke(other, 19, { cap: 'butt' });
  const crossing = stroke(parse('M28 22C30 44 58 70 77 98.5'), 19, { cap: 'square' });
  const rest = apart(back, crossing);
  const loop = union(front, subtract(rest, tail));
  const end = intersect(rest, tail);
  return [main(loop, grow(loop, 2.1)), accent(end, grow(end, 2.1))];
});

export const WARDROBE: readonly Mark[] = [
  suit,
  safetyVest,
  leatherJacket,
  jumper,
  flipFlops,
  rubberBoots,
  awarenessRibbon,
];
