import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, sector, wave } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const doughnut = mark('doughnut', ['food', 'gastronomy'], () => {
  const hole = circle(50, 50, 13);
  const ring = subtract(circle(50, 50, 49), hole);
  const lobes = Array.from({ length: 9 }, (_, i) => circle(...polar(50, 50, 29, 40 * i - 90), 10.4));
  const icing = union(circle(50, 50, 32), ...lobes);
  const sprinkles = [10, 62, 118, 170, 236, 292].map((a, i) => {
    const [x, y] = polar(50, 50, i % 2 === 0 ? 25 : 27.5, a);
    return stroke(rotate(line(x - 3, y, x + 3, y), a * 2 + 30, x, y), 5);
  });
  return [
    main(subtract(ring, grow(icing, 4)), circle(50, 50, 49)),
    accent(subtract(icing, hole, ...sprinkles), concat(icing, hole)),
  ];
});

const olive = mark('olive', ['agriculture', 'food', 'gastronomy'], () => {
  const stem = parse('M62 2C58 16 50 26 38 36');
  const twig = stroke(stem, 6);
  const fruit = rotate(ellipse(36, 66, 27, 33), 16, 36, 66);
  const shine = parse('M20 64C20 54 25 47 32 44');
  const leaves = concat(leaf(58, 22, 99, 48, 0.24, 0.45), leaf(52, 20, 8, 14, 0.24, 0.45));
  return [
    accent(apart(leaves, twig, fruit)),
    main(apart(twig, fruit), stem),
    main(subtract(fruit, stroke(shine, 5.5)), fruit),
  ];
});

const strawberry = mark('strawberry', ['food', 'agriculture'], () => {
  const body = parse('M50 26C70 20 92 28 92 48C92 70 66 92 50 99C34 92 8 70 8 48C8 28 30 20 50 26Z');
  const crown = union(
    leaf(50, 24, 12, 26, 0.3, 0.45),
    leaf(50, 24, 88, 26, 0.3, 0.45),
    leaf(50, 22, 28, 44, 0.24, 0.5),
    leaf(50, 22, 72, 44, 0.24, 0.5),
    stroke(parse('M50 24C50 14 53 7 58 3'), 6.5),
  );
  const seeds = [
    [27, 56],
    [50, 52],
    [73, 56],
    [39, 70],
    [61, 70],
    [50, 84],
  ] as const;
  return [
    main(subtract(apart(body, crown), ...seeds.map(([x, y]) => ellipse(x, y, 2.8, 4.4)))),
    accent(crown),
  ];
});

/** Two that hang together, with the star that their flower leaves. */
const blueberry = mark('blueberry', ['agriculture', 'food'], () => {
  const star = (x: number, y: number, radius: number): Path =>
    corners(
      Array.from({ length: 10 }, (_, i) =>
        polar(x, y, i % 2 === 0 ? radius : radius * 0.46, 36 * i - 90).join(),
      ).join(' '),
      1.5,
    );
  const front = circle(36, 66, 33);
  const back = circle(74, 56, 25);
  const leaves = leaf(48, 31, 90, 2, 0.34, 0.45);
  return [
    accent(apart(leaves, front)),
    main(subtract(apart(back, front, leaves), star(81, 54, 10.5))),
    main(subtract(front, star(37, 63, 16.5))),
  ];
});

/** Drupelets in rows, each a little smaller than the one above. */
const raspberry = mark('raspberry', ['agriculture', 'food'], () => {
  const rows = [
    [3, 44, 12.6],
    [4, 58, 12.4],
    [3, 73, 11.8],
    [2, 86, 11],
  ] as const;
  const drupelets = rows.flatMap(([count, y, radius]) =>
    Array.from({ length: count }, (_, i) => circle(50 + (i - (count - 1) / 2) * 22.5, y, radius - 2.4)),
  );
  const crown = union(
    leaf(50, 28, 12, 26, 0.3, 0.45),
    leaf(50, 28, 88, 26, 0.3, 0.45),
    leaf(50, 28, 26, 6, 0.26, 0.45),
    leaf(50, 28, 74, 6, 0.26, 0.45),
    stroke(line(50, 26, 50, 3), 6.5),
  );
  return [main(apart(concat(...drupelets), crown)), accent(crown)];
});

const sandwich = mark('sandwich', ['gastronomy', 'food'], () => {
  const top = parse('M2 40C2 24 14 14 32 14L68 14C86 14 98 24 98 40C98 43 96 44 94 44L6 44C4 44 2 43 2 40Z');
  const cuts = [28, 50, 72].map((x) => stroke(line(x - 4, 34, x + 4, 23), 5));
  const lettuce = wave(6, 55, 88, 7, 4);
  const ham = rect(3, 64.5, 94, 8.5, 4);
  const base = parse(
    'M6 77.500L94 77.500C96 77.500 98 79 98 81C98 88 92 92 84 92L16 92C8 92 2 88 2 81C2 79 4 77.500 6 77.500Z',
  );
  return [
    main(subtract(top, ...cuts), concat(top)),
    accent(stroke(lettuce, 7), lettuce),
    main(ham, line(6, 68.5, 94, 68.5)),
    main(base),
  ];
});

const hotDog = mark('hot-dog', ['gastronomy', 'food'], () => {
  const bun = rect(5, 26, 90, 48, 24);
  const sausage = rect(-3, 40, 106, 20, 10);
  const mustard = wave(8, 50, 84, 5.5, 4);
  const turn = (path: typeof bun) => rotate(path, -32);
  return [main(turn(apart(bun, sausage))), accent(turn(subtract(sausage, stroke(mustard, 4.4))))];
});

const cocktail = mark('martini', ['gastronomy', 'entertainment'], () => {
  const bowl = corners('3,12 97,12 50,64', 4);
  const stem = union(rect(46, 56, 8, 38), rect(24, 90, 52, 8, 4));
  const olive = circle(45, 38, 8.5);
  const stick = line(45, 38, 66, 1);
  const garnish = union(olive, stroke(stick, 4.6));
  const surface = stroke(line(0, 24, 100, 24), 4.4);
  return [
    main(
      subtract(apart(union(bowl, stem), garnish), surface),
      concat(bowl, line(50, 64, 50, 94), line(27, 94, 73, 94), line(16, 25, 84, 25)),
    ),
    accent(garnish, null),
  ];
});

const shrimp = mark('shrimp', ['fishing', 'gastronomy', 'food'], () => {
  const crescent = subtract(circle(50, 54, 44), circle(57, 57, 22), corners('57,57 120,10 120,130 64,130'));
  const cuts = [118, 156, 194, 232].map((a) =>
    stroke(line(...polar(56, 57, 14, a), ...polar(56, 57, 70, a)), 4),
  );
  const head = parse('M52 10C70 10 84 20 92 34C82 44 70 44 58 36Z');
  const tail = union(leaf(58, 88, 92, 72, 0.26, 0.55), leaf(58, 90, 88, 98, 0.26, 0.55));
  const feelers = parse('M76 14C84 8 92 6 100 8');
  const body = union(crescent, head);
  return [
    main(subtract(apart(body, tail), circle(74, 28, 3.6), ...cuts)),
    main(stroke(feelers, 4.4), feelers),
    accent(tail),
  ];
});

const teaPot = mark('teapot', ['gastronomy', 'food'], () => {
  const body = parse(
    'M20 40L74 40C82 48 86 56 86 66C86 82 78 94 64 94L32 94C18 94 10 82 10 66C10 56 14 48 20 40Z',
  );
  const spout = parse('M72 58C84 56 82 36 91 27L100 35C95 46 97 68 74 80Z');
  const handle = parse('M16 48C2 46 -2 60 2 68C5 76 10 78 16 78');
  const lid = union(parse('M26 35C28 24 36 18 47 18C58 18 66 24 68 35Z'), circle(47, 11, 6.5));
  return [main(union(body, spout, stroke(handle, 7)), concat(body, spout, handle)), accent(lid)];
});

const popsicle = mark('popsicle', ['food', 'gastronomy'], () => {
  const ice = parse(
    'M22 32C22 14 34 2 50 2C66 2 78 14 78 32L78 68C78 71 76 72 74 72L26 72C24 72 22 71 22 68Z',
  );
  const stick = rect(42, 76, 16, 23, 6);
  const grooves = [line(40, 26, 40, 54), line(60, 26, 60, 54)];
  return [main(subtract(ice, ...grooves.map((g) => stroke(g, 6))), concat(ice, ...grooves)), accent(stick)];
});

const fries = mark('fries', ['gastronomy', 'food'], () => {
  const sticks = [
    rotate(rect(14, 10, 11, 50, 2), -7, 20, 50),
    rect(30, 3, 11, 50, 2),
    rect(45, 12, 11, 40, 2),
    rect(60, 1, 11, 50, 2),
    rotate(rect(76, 10, 11, 50, 2), 7, 80, 50),
  ];
  const box = parse(
    'M9 44C22 44 30 60 50 60C70 60 78 44 91 44L84 94C83 97 81 99 78 99L22 99C19 99 17 97 16 94Z',
  );
  return [accent(apart(concat(...sticks), box)), main(box)];
});

/** A bar of chocolate half out of its paper. */
const chocolate = mark('chocolate', ['food', 'gastronomy'], () => {
  const turn = (path: Path) => rotate(path, 14);
  const bar = rect(17, 4, 66, 56, 5);
  const paper = parse(
    'M15 53L27 47L40 55L54 47L67 55L85 47L85 90C85 93 83 95 80 95L20 95C17 95 15 93 15 90Z',
  );
  const grooves = [line(39, -4, 39, 60), line(61, -4, 61, 60), line(10, 26, 90, 26)];
  return [
    main(turn(subtract(apart(bar, paper), ...grooves.map((g) => stroke(g, 4.2))))),
    accent(turn(paper)),
  ];
});

/** A leg of chicken. */
const drumstick = mark('drumstick', ['gastronomy', 'food'], () => {
  const meat = parse(
    'M60 2C82 2 98 18 98 40C98 62 80 76 62 78C52 79 46 82 40 76L24 60C18 54 21 48 22 38C24 20 40 2 60 2Z',
  );
  const bone = union(stroke(line(36, 64, 16, 84), 11, { cap: 'butt' }), circle(9, 80, 9), circle(20, 91, 9));
  const shine = parse('M38 36C40 26 48 18 58 16');
  return [main(subtract(meat, stroke(shine, 6)), concat(meat, shine)), accent(apart(bone, meat))];
});

const watermelon = mark('watermelon', ['food', 'agriculture'], () => {
  const turn = (path: Path) => rotate(path, -14, 50, 50);
  const rind = subtract(sector(50, 24, 51, 0, 180), sector(50, 24, 42, 0, 180), rect(8, 10, 84, 15));
  const flesh = sector(50, 24, 38, 0, 180);
  const seeds = [
    [30, 34],
    [50, 34],
    [70, 34],
    [40, 48],
    [60, 48],
  ] as const;
  return [accent(turn(rind)), main(turn(subtract(flesh, ...seeds.map(([x, y]) => ellipse(x, y, 2.8, 4.4)))))];
});

/** A tall glass with a straw and a slice on its rim. */
const juice = mark('juice', ['gastronomy', 'food', 'healthcare'], () => {
  const glass = corners('14,30 74,30 66,99 22,99', 4);
  const level = stroke(parse('M0 50C16 44 28 44 44 50C60 56 72 56 90 50'), 4.4);
  const straw = parse('M46 28L54 4L70 4');
  const slice = circle(78, 30, 19);
  const rind = subtract(slice, circle(78, 30, 15));
  return [
    main(subtract(apart(glass, slice), level)),
    main(apart(stroke(straw, 6.5, { join: 'round' }), slice, glass), straw),
    accent(
      union(
        rind,
        subtract(
          circle(78, 30, 11),
          ...[0, 60, 120].map((a) =>
            stroke(line(...polar(78, 30, 20, a), ...polar(78, 30, 20, a + 180)), 3.4),
          ),
        ),
      ),
      slice,
    ),
  ];
});

/** Six arms that curl outward. */
const octopus = mark('octopus', ['fishing', 'gastronomy', 'nature'], () => {
  const head = parse('M50 1C70 1 83 15 83 34C83 46 77 53 72 60L28 60C23 53 17 46 17 34C17 15 30 1 50 1Z');
  const arms = both(
    concat(
      parse('M43 56C43 72 44 82 36 92'),
      parse('M33 56C32 70 28 80 16 84C8 86 4 80 7 75'),
      parse('M25 50C22 58 14 62 7 59C1 56 1 48 7 47'),
    ),
  );
  const eyes = both(circle(38, 36, 5));
  return [main(subtract(union(head, stroke(arms, 9.5)), eyes))];
});

/** A sweet in its paper. */
const candy = mark('candy', ['food', 'gastronomy', 'entertainment'], () => {
  const turn = (path: Path) => rotate(path, -38);
  const sweet = circle(50, 50, 27);
  const swirl = [stroke(parse('M40 18C49 40 49 60 40 82'), 5), stroke(parse('M60 18C69 40 69 60 60 82'), 5)];
  const wing = parse('M71 50L96 27C100 32 100 37 97 41L103 50L97 59C100 63 100 68 96 73Z');
  const wings = union(wing, mirror(wing));
  return [main(turn(subtract(sweet, ...swirl))), accent(turn(apart(wings, sweet)))];
});

export const TREATS: readonly Mark[] = [
  doughnut,
  olive,
  strawberry,
  blueberry,
  raspberry,
  sandwich,
  hotDog,
  cocktail,
  shrimp,
  teaPot,
  popsicle,
  fries,
  chocolate,
  drumstick,
  watermelon,
  juice,
  octopus,
  candy,
];
