import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import {
  arc,
  band,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  rect,
  sector,
  wave,
} from '../geometry/shapes.js';
import { accent, apart, both, inked, type Mark, main, mark } from './mark.js';

const grapes = mark('grapes', ['agriculture', 'food', 'gastronomy'], () => {
  const berries = (r: number) =>
    concat(
      ...[3, 2, 1].flatMap((many, row) =>
        Array.from({ length: many }, (_, i) => circle(50 + (i - (many - 1) / 2) * 28, 39 + row * 24, r)),
      ),
    );
  const stem = parse('M50 22C50 14 47 8 42 3');
  const twig = stroke(stem, 5);
  return [
    main(berries(12.3), berries(14)),
    accent(apart(leaf(50, 22, 84, 4, 0.32, 0.5), twig)),
    main(twig, stem),
  ];
});

const corn = mark('corn', ['agriculture', 'food'], () => {
  const cob = parse('M50 2C66 2 72 22 72 42C72 64 64 84 50 92C36 84 28 64 28 42C28 22 34 2 50 2Z');
  const husk = parse('M6 40C24 46 38 60 47 98C22 96 4 74 6 40Z');
  const rows = [20, 34, 48].map((y) => rect(0, y, 100, 4));
  const columns = [37, 59].map((x) => rect(x, 0, 4, 100));
  return [
    accent(subtract(apart(cob, both(husk)), ...rows, ...columns), apart(cob, both(husk))),
    main(both(husk)),
  ];
});

const mushroom = mark('mushroom', ['agriculture', 'food', 'nature'], () => {
  const cap = parse('M50 4C78 4 97 26 97 48C97 54 93 57 87 57L13 57C7 57 3 54 3 48C3 26 22 4 50 4Z');
  const stem = parse(
    'M37 62L63 62C62 74 66 82 68 89C69 95 65 98 60 98L40 98C35 98 31 95 32 89C34 82 38 74 37 62Z',
  );
  const spots = [circle(50, 24, 8.5), circle(25, 38, 6.5), circle(75, 38, 6.5)];
  return [main(subtract(cap, ...spots), concat(cap, ...spots)), accent(stem)];
});

const pepper = mark('pepper', ['food', 'agriculture', 'gastronomy'], () => {
  const body = parse(
    'M20 34C20 26 26 22 34 24C40 26 46 26 52 22C60 20 66 26 66 36C66 60 76 78 97 88C62 104 20 78 20 34Z',
  );
  const shine = parse('M32 42C34 58 42 70 54 78');
  const stem = parse('M42 20C40 12 34 8 24 4');
  return [main(subtract(body, stroke(shine, 5)), body), accent(stroke(stem, 8.5), stem)];
});

const cheese = mark('cheese', ['food', 'livestock', 'gastronomy'], () => {
  const top = parse('M4 46L62 13C66 11 70 11 74 13C88 19 96 30 97 46Z');
  const side = rect(3, 51, 94, 38, 3);
  const holes = [circle(26, 68, 8), circle(57, 89, 10), circle(97, 66, 11), ellipse(62, 33, 9, 5.5)];
  return [accent(subtract(top, ...holes), top), main(subtract(side, ...holes))];
});

const cake = mark('cake', ['food', 'entertainment'], () => {
  const body = parse('M10 58L90 58L90 88C90 90 89 91 87 91L13 91C11 91 10 90 10 88Z');
  const icing = parse(
    'M22 34L78 34C86 34 92 40 92 48C92 60 78 64 74 54C70 66 54 66 50 54C46 66 30 66 26 54C22 64 8 60 8 48C8 40 14 34 22 34Z',
  );
  const flame = parse('M50 0C55 6 57 10 57 13C57 17 54 20 50 20C46 20 43 17 43 13C43 10 45 6 50 0Z');
  const plate = line(4, 97, 96, 97);
  return [
    main(apart(body, icing), apart(body, icing)),
    accent(icing),
    main(rect(47, 22, 6, 10), line(50, 25, 50, 32)),
    accent(flame),
    main(stroke(plate, 5), plate),
  ];
});

const iceCream = mark('ice-cream', ['food', 'gastronomy', 'entertainment'], () => {
  const scoop = parse(
    'M50 2C69 2 82 16 82 33L82 40C86 42 86 52 78 52C72 52 70 48 68 48C64 48 63 54 57 54C51 54 50 48 46 48C42 48 40 54 34 54C29 54 28 49 24 50C14 52 13 42 18 40L18 33C18 16 31 2 50 2Z',
  );
  const cone = apart(corners('22,50 78,50 54,100 46,100', 3), scoop);
  const waffle = [stroke(line(24, 88, 80, 48), 4.2), stroke(line(34, 100, 80, 68), 4.2)];
  return [accent(scoop), main(subtract(cone, ...waffle), cone)];
});

const croissant = mark('croissant', ['food'], () => {
  const outer = ellipse(50, 62, 49, 46);
  const crescent = subtract(outer, ellipse(50, 88, 31, 42));
  const cuts = [-144, -108, -72, -36].map((a) =>
    stroke(line(50, 96, ...polar(50, 96, 110, a)), 4.4, { cap: 'butt' }),
  );
  const pieces = subtract(crescent, ...cuts);
  const middle = corners('50,96 16.4,-10 83.6,-10');
  return [main(subtract(pieces, middle)), accent(intersect(pieces, middle))];
});

const taco = mark('taco', ['gastronomy', 'food'], () => {
  const shellOf = sector(50, 86, 44, 180, 360);
  const filling = union(
    ...[-162, -138, -114, -90, -66, -42, -18].map((a) => circle(...polar(50, 82, 41, a), 10.5)),
  );
  const front = translate(shellOf, 0, 4);
  const dots = [circle(36, 70, 4), circle(56, 62, 4), circle(66, 76, 4)];
  const above = subtract(filling, rect(-10, 84, 120, 40));
  return [accent(apart(above, front)), main(subtract(front, ...dots))];
});

/** A half moon with its twisted edge. */
const empanada = mark('empanada', ['gastronomy', 'food'], () => {
  const filled = intersect(circle(50, 76, 33), rect(0, 0, 100, 76));
  const rim = band(50, 76, 50, 37, 180, 360);
  const pleats = Array.from({ length: 8 }, (_, i) => {
    const at = 180 + (i + 0.72) * 20.5;
    return stroke(line(...polar(50, 76, 34, at - 5), ...polar(50, 76, 54, at + 7)), 4, { cap: 'butt' });
  });
  const cuts = [-13, 0, 13].map((d) => stroke(line(50 + d, 58, 50 + d * 1.25, 67), 4.6));
  return [main(subtract(filled, ...cuts), filled), accent(subtract(rim, ...pleats), rim)];
});

const hamburger = mark('hamburger', ['gastronomy', 'food'], () => {
  const top = parse('M6 42C6 20 24 6 50 6C76 6 94 20 94 42C94 45 92 46 90 46L10 46C8 46 6 45 6 42Z');
  const seeds = [ellipse(34, 26, 4, 2.8), ellipse(52, 19, 4, 2.8), ellipse(68, 28, 4, 2.8)];
  const lettuce = wave(6, 57, 88, 6, 3);
  const bottom = parse('M6 82L94 82C95 91 89 97 80 97L20 97C11 97 5 91 6 82Z');
  return [
    main(subtract(top, ...seeds), top),
    accent(stroke(lettuce, 7), lettuce),
    main(rect(3, 67, 94, 10, 5), line(6, 72, 94, 72)),
    main(bottom),
  ];
});

const cookie = mark('cookie', ['food'], () => {
  const disc = circle(50, 50, 48);
  const bites = union(circle(91, 14, 19), circle(70, 0, 12), circle(102, 38, 11));
  const chips = [circle(34, 36, 7.5), circle(60, 48, 6), circle(38, 68, 6.5), circle(67, 72, 7.5)];
  const round = subtract(disc, bites);
  return [main(subtract(round, ...chips), concat(round, ...chips))];
});

const avocado = mark('avocado', ['food', 'agriculture'], () => {
  const peel = parse(
    'M50 1C64 1 69 16 74 30C80 44 87 52 87 66C87 85 71 99 50 99C29 99 13 85 13 66C13 52 20 44 26 30C31 16 36 1 50 1Z',
  );
  const flesh = parse(
    'M50 11C57 11 60 22 65 35C70 47 77 54 77 66C77 79 65 89 50 89C35 89 23 79 23 66C23 54 30 47 35 35C40 22 43 11 50 11Z',
  );
  const pit = circle(50, 66, 16.5);
  return [main(subtract(peel, flesh), peel), accent(pit)];
});

const jar = mark('jar', ['food', 'agriculture'], () => {
  const body = parse(
    'M22 22L78 22C86 26 90 33 90 42L90 86C90 93 85 98 78 98L22 98C15 98 10 93 10 86L10 42C10 33 14 26 22 22Z',
  );
  const label = parse('M50 44C59 56 65 62 65 70C65 79 58 85 50 85C42 85 35 79 35 70C35 62 41 56 50 44Z');
  return [main(subtract(body, label), concat(body, label)), accent(rect(18, 3, 64, 14, 4))];
});

const beer = mark('beer-stein', ['gastronomy', 'food', 'entertainment'], () => {
  const mug = parse('M10 44L72 44L72 90C72 95 69 98 64 98L18 98C13 98 10 95 10 90Z');
  const handle = parse('M72 52L80 52C88 52 93 57 93 64L93 74C93 81 88 86 80 86L72 86');
  const foam = union(circle(18, 27, 14), circle(41, 17, 16), circle(64, 26, 14), rect(8, 25, 66, 14, 7));
  const ribs = [27, 41, 55].map((x) => rect(x - 3, 55, 6, 32, 3));
  return [
    main(subtract(union(mug, stroke(handle, 8, { cap: 'butt' })), ...ribs), concat(mug, handle, ...ribs)),
    accent(foam),
  ];
});

const bean = mark('coffee-bean', ['gastronomy', 'food', 'agriculture'], () => {
  const oval = ellipse(50, 50, 35, 48);
  const crease = parse('M50 -6C30 24 70 60 50 106');
  const left = parse('M50 -6C30 24 70 60 50 106L-20 106L-20 -6Z');
  const gap = stroke(crease, 5.4);
  const turn = (path: typeof oval) => rotate(path, 34);
  return [main(turn(subtract(intersect(oval, left), gap))), accent(turn(subtract(oval, left, gap)))];
});

/** The high shoulders of a claret. */
const bottle = mark('wine', ['gastronomy', 'food', 'agriculture'], () => {
  const glassOf = parse(
    'M42 19L58 19L58 32C58 39 72 40 72 51L72 93C72 97 70 99 66 99L34 99C30 99 28 97 28 93L28 51C28 40 42 39 42 32Z',
  );
  const label = rect(20, 58, 60, 25);
  return [
    main(subtract(glassOf, label), glassOf),
    accent(rect(28, 62, 44, 17), null),
    accent(rect(41, 0, 18, 15, 2)),
  ];
});

const pot = mark('cooking-pot', ['gastronomy', 'food'], () => {
  const body = parse('M14 48L86 48L86 80C86 90 79 97 69 97L31 97C21 97 14 90 14 80Z');
  const ears = both(line(6, 57, 6, 66));
  const lid = parse('M12 43C13 28 28 20 50 20C72 20 87 28 88 43Z');
  return [main(body), main(stroke(ears, 8), ears), accent(lid), main(circle(50, 10, 6.5))];
});

const pineapple = mark('pineapple', ['food', 'agriculture', 'gastronomy'], () => {
  const body = parse('M50 37C69 37 79 51 79 68C79 86 67 98 50 98C33 98 21 86 21 68C21 51 31 37 50 37Z');
  const cuts = [-44, -22, 0, 22, 44].flatMap((d) => [
    stroke(line(8 + d, 30, 92 + d, 108), 3.4),
    stroke(line(92 + d, 30, 8 + d, 108), 3.4),
  ]);
  const crown = [
    leaf(50, 33, 50, 0, 0.22, 0.45),
    leaf(44, 32, 24, 8, 0.22, 0.5),
    leaf(56, 32, 76, 8, 0.22, 0.5),
  ];
  return [accent(subtract(body, ...cuts), body), main(concat(...crown))];
});

const knife = mark('knife', ['gastronomy', 'food'], () => {
  const blade = parse('M-6 30C10 28 40 28 66 28L66 56C36 60 8 52 -6 30Z');
  const handle = rect(70, 28, 38, 16, 7);
  const rivets = [82, 96].map((x) => circle(x, 36, 2.8));
  const turn = (path: typeof blade) => rotate(path, -40, 50, 42);
  return [main(turn(blade)), accent(turn(subtract(handle, ...rivets)), turn(handle))];
});

/** A handle that widens towards its end. */
const cutleryHandle = (top: number): Path =>
  parse(
    `M45.500 ${top}L54.500 ${top}L57.500 98C57.500 103 54.500 105 50 105C45.500 105 42.500 103 42.500 98Z`,
  );

/** A spoon from above, light along its bowl. */
const spoon = mark(
  'spoon',
  ['gastronomy', 'food'],
  () => {
    const bowl = parse('M50 -5C63 -5 71 9 71 25C71 41 61 51 50 51C39 51 29 41 29 25C29 9 37 -5 50 -5Z');
    const glint = arc(52, 24, 14, 200, 285);
    return [main(subtract(bowl, inked(glint, 5))), accent(apart(cutleryHandle(40), bowl))];
  },
  { contained: false },
);

/** A fork from above. */
const fork = mark(
  'fork',
  ['gastronomy', 'food'],
  () => {
    const head = parse('M29 0L71 0L71 30C71 43 61 51 50 51C39 51 29 43 29 30Z');
    const tines = union(head, rect(29, -5, 42, 30, 4));
    const gaps = [39.7, 50, 60.3].map((x) => rect(x - 2.2, -12, 4.4, 36, 2.2));
    return [main(subtract(tines, ...gaps)), accent(apart(cutleryHandle(40), tines))];
  },
  { contained: false },
);

const acorn = mark('acorn', ['food', 'nature', 'agriculture'], () => {
  const cap = parse('M8 46C8 28 26 16 50 16C74 16 92 28 92 46C92 50 90 52 86 52L14 52C10 52 8 50 8 46Z');
  const nut = parse('M16 57L84 57C84 78 68 90 50 99C32 90 16 78 16 57Z');
  const stem = line(50, 12, 54, 3);
  return [main(cap), accent(nut), main(apart(stroke(stem, 8), cap), stem)];
});

export const PANTRY: readonly Mark[] = [
  grapes,
  corn,
  mushroom,
  pepper,
  cheese,
  cake,
  iceCream,
  croissant,
  taco,
  empanada,
  hamburger,
  cookie,
  avocado,
  jar,
  beer,
  bean,
  bottle,
  pot,
  pineapple,
  knife,
  spoon,
  fork,
  acorn,
];
