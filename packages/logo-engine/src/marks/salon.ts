import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, ellipse, leaf, line, type Point, polar, polyline, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** A pompon: a disc with a scalloped edge. */
const pompon = (cx: number, cy: number, r: number, lobes: number): Path =>
  union(
    circle(cx, cy, r * 0.86),
    ...Array.from({ length: lobes }, (_, i) =>
      circle(...polar(cx, cy, r * 0.7, (360 * i) / lobes - 90), r * 0.36),
    ),
  );

/** The tips of three fingers with long, painted nails. */
const paintedNails = mark('painted-nails', ['healthcare', 'marketing', 'art'], () => {
  const nail = parse('M-9 30C-9 38 -5 42 0 42C5 42 9 38 9 30L9 14C9 4 5 -4 0 -4C-5 -4 -9 4 -9 14Z');
  const tips: readonly Point[] = [
    [15, 26],
    [50, 0],
    [85, 16],
  ];
  const nails = union(...tips.map(([x, y]) => translate(nail, x, y)));
  const fingers = union(...tips.map(([x, y]) => rect(x - 15, y + 6, 30, 120, 15)));
  const low = rect(-6, 105, 112, 60);
  return [main(subtract(apart(fingers, nails), low)), accent(nails)];
});

/** A woman in profile, her eye closed, a leaf at her cheek. */
const faceProfile = mark('face-profile', ['healthcare', 'marketing', 'nature'], () => {
  const set = (path: Path): Path => translate(scale(path, 0.9), -1, 9.5);
  const face = parse(
    'M22 6C14 14 13 24 14 32C14 38 10 43 4 50C2 53 3 55 6 56C9 57 10 58 9 60C7 63 5 65 6.500 67C8 68.500 8 69.500 7 71C6 74 9 76 11 78C12 80 11 82 11 84C11 90 16 93 22 92C30 91 36 90 40 90L40 101C40 104 42 106 45 106L77 106C81 106 83 103 82 100C77 88 77 78 82 66C90 52 90 20 66 8Z',
  );
  const hair = parse(
    'M18 10C26 -4 46 -8 62 -4C86 0 98 18 96 38C94 54 84 62 80 76C72 78 64 72 62 62C60 54 62 48 58 40C52 28 34 24 18 10Z',
  );
  const bun = circle(92, 7, 17);
  const eye = parse('M20 42C24 47 31 47 35 43');
  const leaf = parse('M36 76C32 64 38 54 54 52C58 66 50 76 36 76Z');
  return [
    main(set(subtract(apart(face, hair, leaf), stroke(eye, 5.5)))),
    main(set(union(apart(hair, bun), bun))),
    accent(set(leaf)),
  ];
});

/** A poodle, clipped for the show. */
const poodle = mark('poodle', ['livestock', 'marketing', 'nature'], () => {
  const fluff = union(
    pompon(40, 51, 20, 9),
    pompon(30, 10, 15, 8),
    pompon(80, 58, 15, 8),
    pompon(38, 88, 10, 7),
    pompon(86, 88, 10, 7),
  );
  const ear = parse('M36 20C46 16 53 26 52 40C51 48 38 48 37 40C36 33 31 26 36 20Z');
  const head = union(
    parse('M24 14L40 14L44 34L24 36C16 36 8 37 0 36C-5 35 -5 29 -1 27C8 25 15 22 24 14Z'),
    limb('32,24,8 36,46,10'),
  );
  const trunk = limb('44,56,13 80,58,9');
  const legs = concat(
    polyline([
      [37, 66],
      [37, 101],
      [28, 101],
    ]),
    polyline([
      [80, 62],
      [86, 84],
      [86, 101],
      [77, 101],
    ]),
  );
  const tail = stroke(line(86, 52, 96, 30), 7);
  const bob = pompon(95, 22, 10, 7);
  const eye = circle(20, 27, 3);
  return [
    main(subtract(apart(union(head, trunk, stroke(legs, 8), tail, fluff), ear, bob), eye)),
    accent(union(ear, bob)),
  ];
});

/** A salmon in its wedding dress: a hooked jaw, a hump, a red side. */
const salmon = mark('salmon', ['fishing', 'food', 'gastronomy'], () => {
  const laid = (path: Path): Path => translate(rotate(scale(path, 0.86, 0.74), -33, 50, 50), 20.5, -2);
  const body = parse(
    'M0 44C14 45 28 34 44 26C60 18 74 20 84 28C96 33 106 40 110 48C112 53 111 58 108 62C105 60 103 58 99 58L88 60C93 64 99 66 101 62C104 62 106 66 105 70C103 75 94 77 84 76C64 80 46 76 30 68C18 62 10 59 0 59Z',
  );
  const tail = parse(
    'M8 42C-4 38 -14 28 -20 18C-21 34 -16 44 -10 51C-16 58 -21 70 -20 86C-14 76 -4 65 8 60Z',
  );
  const split = parse('M78 10C90 30 90 60 76 90L-40 90L-40 10Z');
  const fins = union(
    parse('M32 38C31 25 36 13 46 6C50 13 57 18 67 21L56 36Z'),
    parse('M22 42C21 35 16 29 9 27C9 34 10 40 14 46Z'),
    parse('M60 70C60 82 55 91 46 96C42 89 41 80 42 68Z'),
    parse('M34 62C34 72 29 80 20 84C16 78 16 70 18 60Z'),
  );
  const eye = circle(92, 44, 3.6);
  const pectoral = parse('M76 60C66 56 55 60 48 70C60 74 71 71 76 60Z');
  const seam = parse('M78 10C90 30 90 60 76 90');
  const side = intersect(body, split);
  return [
    main(laid(subtract(body, split, eye))),
    accent(laid(subtract(side, stroke(seam, 9), pectoral))),
    main(laid(apart(union(tail, fins), side))),
  ];
});

/** The teaser of pilates: legs and back up in a V. */
const pilates = mark('pilates', ['healthcare', 'entertainment', 'marketing'], () => {
  const body = polyline([
    [20, 37],
    [45, 81],
    [100, 17],
  ]);
  const arms = line(25, 43, 62, 17);
  return [
    main(circle(9, 15, 12.5)),
    main(stroke(concat(body, arms), 10.5), concat(body, arms)),
    accent(rect(-5, 94, 110, 9, 4.5)),
  ];
});

/** A grown-up who holds a child. */
const adultAndChild = mark('adult-and-child', ['healthcare', 'marketing', 'entertainment'], () => {
  const adult = parse(
    'M34 25C16 25 4 42 4 66L4 99C4 103 6 105 10 105L42 105C46 105 48 103 48 99L48 66C52 56 56 44 52 36C48 28 42 25 34 25Z',
  );
  const reach = parse('M30 46C32 62 40 71 52 74C66 77 78 77 90 73');
  const arm = stroke(reach, 11.5);
  const crease = parse(
    'M54 66.500C43 64 38.500 57 37.700 46C37 36.500 23 36.500 22.300 46C24 66 36 79.500 54 82.500',
  );
  const face = circle(71, 37, 13);
  const robe = parse('M71 50C84 50 93 60 93 76L93 99C93 103 91 105 87 105L48 105L48 78C50 60 58 50 71 50Z');
  return [
    main(circle(34, 8, 13.5)),
    main(apart(union(subtract(adult, stroke(crease, 4.5)), arm), face)),
    accent(face),
    accent(apart(robe, adult, arm, face)),
  ];
});

/** A lamb that stands. */
const lamb = mark('lamb', ['livestock', 'food', 'gastronomy'], () => {
  const fleece = union(
    ellipse(66, 50, 30, 18),
    ...Array.from({ length: 12 }, (_, i) => {
      const [x, y] = polar(0, 0, 1, i * 30 + 15);
      return circle(66 + 27 * x, 50 + 15 * y, 9);
    }),
  );
  const xs = [46, 59, 78, 91];
  const legs = union(...xs.map((x) => rect(x - 4.5, 52, 9, 39)));
  const hooves = union(...xs.map((x) => rect(x - 4.5, 95.5, 9, 9.5, 2.5)));
  const tail = pompon(98, 44, 8, 6);
  const tuft = union(circle(28, 4, 9), circle(17, 9, 7.5), circle(39, 9, 7.5), circle(28, 13, 7));
  const face = parse('M28 6C42 6 46 18 44 32C43 45 37 55 28 55C19 55 13 45 12 32C10 18 14 6 28 6Z');
  const ears = concat(leaf(40, 20, 60, 28, 0.34), leaf(16, 20, -4, 28, 0.34));
  const front = union(face, ears);
  const eyes = concat(circle(20.5, 30, 3.2), circle(35.5, 30, 3.2));
  const nose = parse('M23 42L33 42L28 48Z');
  return [
    accent(subtract(apart(front, tuft), eyes, nose)),
    main(apart(union(fleece, legs, tail), union(front, tuft))),
    main(tuft),
    accent(hooves),
  ];
});

/** The Southern Cross. */
const southernCross = mark('southern-cross', ['nature', 'entertainment', 'transportation'], () => {
  const glint = parse(
    'M0 -1C.16 -.34 .34 -.16 1 0C.34 .16 .16 .34 0 1C-.16 .34 -.34 .16 -1 0C-.34 -.16 -.16 -.34 0 -1Z',
  );
  const at = (x: number, y: number, r: number): Path => translate(scale(glint, r), x, y);
  return [
    main(union(at(63, 17, 22.5), at(16, 42, 21), at(85, 48, 20), at(67, 72, 11))),
    accent(at(36, 79, 26.5)),
  ];
});

export const SALON: readonly Mark[] = [
  paintedNails,
  faceProfile,
  poodle,
  salmon,
  pilates,
  adultAndChild,
  lamb,
  southernCross,
];
