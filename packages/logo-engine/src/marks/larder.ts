import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, leaf, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A salt shaker, tipped: salt falls out of its cap. */
const saltShaker = mark('salt-shaker', ['food', 'gastronomy'], () => {
  const tip = (path: Path) => translate(rotate(scale(path, 0.88), -135, 44, 40), 15.5, 1.5);
  const cap = parse('M26 22C26 6 36 -5 50 -5C64 -5 74 6 74 22C74 24 73 25 71 25L29 25C27 25 26 24 26 22Z');
  const glass = parse('M29 29.5L71 29.5L81 82C82 88 78 92 72 92L28 92C22 92 18 88 19 82Z');
  const facets = concat(line(42, 43, 39, 78), line(58, 43, 61, 78));
  const holes = [circle(38, 15, 3.6), circle(50, 5.5, 3.6), circle(62, 15, 3.6)];
  const grains = (r: number) =>
    concat(
      ...[
        [3, 76],
        [21, 80],
        [6, 93],
        [24, 98],
      ].map(([x = 0, y = 0]) => circle(x, y, r)),
    );
  return [
    main(tip(subtract(glass, stroke(facets, 5.5))), tip(concat(glass, facets))),
    accent(tip(subtract(cap, ...holes)), tip(grow(cap, 1.5))),
    accent(grains(5), grains(2.2)),
  ];
});

/** A frying pan from above, with a fried egg. */
const fryingPan = mark('frying-pan', ['gastronomy', 'food'], () => {
  const turn = (path: Path) => rotate(path, -45, 36, 64);
  const pan = union(circle(36, 64, 41), turn(rect(70, 57, 60, 14, 6.5)));
  const eye = turn(rect(113, 61, 10, 6, 3));
  const white = parse(
    'M33 34C44 30 53 38 57 46C61 53 68 58 66 69C63 80 54 77 48 84C41 92 28 96 20 88C14 81 18 75 12 69C6 60 8 49 17 46C25 44 25 37 33 34Z',
  );
  return [main(subtract(pan, white, eye), concat(pan, white)), accent(circle(38, 62, 14))];
});

/** A paella from above, in a pan with two handles: a prawn fills it. */
const paellaPan = mark('paella-pan', ['gastronomy', 'food'], () => {
  const small = (path: Path) => translate(scale(path, 0.61), 19, 20);
  const rim = subtract(circle(50, 50, 45), circle(50, 50, 38.8));
  const loop = parse('M86 36L96.500 36C100 36 102 37.500 102 41L102 59C102 62.500 100 64 96.500 64L86 64');
  const within = circle(54, 62, 24);
  const curl = subtract(circle(48, 52, 48), within, corners('54,61 170,-20 170,160 66,140'));
  const head = subtract(parse('M46 4C72 2 92 14 105 36C92 45 72 46 56 45Z'), within);
  const joints = (from: number, to: number) =>
    concat(...[250, 207, 168, 130].map((a) => line(...polar(53, 61, from, a), ...polar(53, 61, to, a))));
  const tail = [-38, 0, 36].map((a) => leaf(57, 88, ...polar(57, 88, a > 20 ? 26 : 40, a), 0.19, 0.6));
  const outline = union(curl, head, ...tail);
  const prawn = subtract(outline, stroke(joints(10, 80), 7.4), circle(77, 25, 5));
  const limbs = concat(line(50, 38, 45, 56), line(66, 38, 62, 58), parse('M100 37C108 46 108 58 101 66'));
  return [
    main(union(rim, stroke(both(loop), 6.5)), concat(circle(50, 50, 42), both(loop))),
    accent(small(union(prawn, stroke(limbs, 7.8))), small(concat(outline, joints(25, 44)))),
  ];
});

/** A molcajete of lava stone on its three feet, and the pestle. */
const molcajete = mark('molcajete', ['gastronomy', 'food'], () => {
  const bowl = union(
    parse(
      'M1 38L99 38C103 38 105.500 40 105.500 44C105.500 70 90 90 50 90C10 90 -5.500 70 -5.500 44C-5.500 40 -3 38 1 38Z',
    ),
    corners('42,82 58,82 56,104 44,104', 4),
    both(corners('10,70 38,80 24,104 12,104', 4)),
  );
  const pits = [
    [14, 54],
    [33, 63],
    [54, 54],
    [72, 65],
    [88, 53],
    [50, 76],
  ].map(([x = 0, y = 0]) => circle(x, y, 3.6));
  const pestle = rotate(parse('M33 60L40 4C42 -8 60 -8 62 4L69 60Z'), 27, 50, 50);
  return [main(subtract(bowl, ...pits), bowl), accent(apart(translate(pestle, -3, 0), bowl))];
});

/** Dumplings in a steamer of bamboo. */
const dumplings = mark('dumplings', ['gastronomy', 'food'], () => {
  const at = (x: number, y: number, k: number, path: Path) => translate(scale(path, k), x, y);
  const bun = parse(
    'M-6 2C-6 -2 6 -2 6 2C6 6 12 8 18 13C26 19 28 27 28 36C28 44 24 50 14 50L-14 50C-24 50 -28 44 -28 36C-28 27 -26 19 -18 13C-12 8 -6 6 -6 2Z',
  );
  const pleats = concat(
    parse('M-5 16C-11 20 -14 26 -15 33'),
    parse('M0 19L0 32'),
    parse('M5 16C11 20 14 26 15 33'),
    both(parse('M-36 33C-38 36 -39 39 -39 42')),
  );
  const front = at(50, -4, 1.05, bun);
  const side = at(18.5, 12, 0.85, bun);
  const rim = rect(-5.5, 54.5, 111, 14, 5);
  const wall = rect(0, 73, 100, 32, 6);
  const slots = concat(...[14, 42, 70].map((x) => line(x, 89, x + 16, 89)));
  const folds = stroke(concat(at(50, -4, 1.05, pleats), both(parse('M16 27C10 31 8 36 8 41'))), 4.6);
  return [
    accent(
      subtract(union(front, both(apart(side, front))), folds, rect(-20, 50.5, 140, 60)),
      subtract(union(front, both(apart(side, front))), rect(-20, 50.5, 140, 60)),
    ),
    main(rim),
    main(subtract(wall, stroke(slots, 6)), concat(wall, slots)),
  ];
});

/** Noodles in a box to take away, with chopsticks. */
const noodleBox = mark('noodle-box', ['gastronomy', 'food'], () => {
  const box = parse(
    'M0 45C0 42 3 41 6 42L22 47C36 51 64 51 78 47L94 42C97 41 100 42 100 45L86 100C85 104 83 105.500 79 105.500L21 105.500C17 105.500 15 104 14 100Z',
  );
  const nest = (x: number) => concat(...[6, 16.5, 27].map((r) => arc(x, 42, r, 180, 360)));
  const right = stroke(nest(67), 6, { cap: 'butt' });
  const left = stroke(nest(33), 6, { cap: 'butt' });
  const sticks = concat(line(61, 30, 79, -2), line(75, 34, 98, -1));
  const wood = stroke(sticks, 6.4);
  const strands = concat(
    arc(33, 42, 27, 180, 296),
    arc(33, 42, 15, 180, 300),
    arc(67, 42, 27, 180, 256),
    arc(67, 42, 27, 326, 360),
    arc(67, 42, 15, 180, 230),
  );
  const noodles = union(right, subtract(left, circle(67, 42, 34.5)));
  return [
    main(subtract(box, circle(50, 77, 16.5)), box),
    accent(circle(50, 77, 11.5)),
    accent(apart(noodles, wood, box), strands),
    main(wood, sticks),
  ];
});

/** A roast chicken on a platter. */
const roastChicken = mark('roast-chicken', ['gastronomy', 'food', 'livestock'], () => {
  const body = parse('M8 76C-2 70 -6 58 -1 46C5 30 20 20 38 20C58 20 74 28 84 42C92 52 96 66 88 76Z');
  const thigh = parse(
    'M42 62C40 48 50 40 62 36C72 33 78 28 83 20L92 27C86 36 86 42 85 52C84 66 74 74 62 74C51 74 43 71 42 62Z',
  );
  const bone = union(stroke(line(84, 28, 93, 14), 9), circle(88.5, 4, 7.2), circle(98.6, 11, 6.9));
  const wing = parse('M12 52C16 46 24 48 29 54C34 60 34 66 28 66');
  const platter = union(rect(-5, 80, 110, 10, 5), rect(20, 86, 60, 14, 5));
  return [
    accent(union(subtract(apart(body, thigh, bone), stroke(wing, 5)), thigh)),
    main(apart(bone, thigh)),
    main(platter),
  ];
});

export const LARDER: readonly Mark[] = [
  saltShaker,
  fryingPan,
  paellaPan,
  molcajete,
  dumplings,
  noodleBox,
  roastChicken,
];
