import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A lawnmower that is pushed into high grass. */
const lawnmower = mark('lawnmower', ['nature', 'agriculture', 'construction'], () => {
  const wheels = concat(circle(21, 83, 11), circle(72, 79.5, 14.5));
  const hubs = concat(circle(21, 83, 4.2), circle(72, 79.5, 5.5));
  const deck = parse(
    'M30 53L74 53C83 53 91 60 92 69C92 71 91 72 89 72L80 79L30 79L30 72L7 72C5 72 4 70 4.5 68C7 59 18 53 30 53Z',
  );
  const bar = parse('M78 60L92 16C94.5 9 96.5 7 101 7');
  const engine = union(
    parse('M24 49L24 43C24 36 29 32 36 32L52 32C59 32 64 36 64 43L64 49Z'),
    rect(35, 23, 18, 12, 4),
  );
  const grass = parse(
    'M-5 104C-5.5 84 -5 64 -3 44C1 56 3 70 3.5 82C5 90 7 94 9 98L88 98C90 92 93 87 97 82C97.5 87 98 90 98 94C99 92 101 90 103 88C105 93 105.5 98 105.5 104C105.5 105 105 105.5 104 105.5L-4 105.5C-4.7 105.5 -5 105 -5 104Z',
  );
  const chassis = apart(deck, wheels);
  return [
    main(
      union(chassis, apart(stroke(bar, 7.5), wheels), subtract(wheels, hubs)),
      concat(chassis, wheels, bar),
    ),
    accent(engine),
    main(apart(grass, wheels, deck)),
  ];
});

/** A guard: a peaked cap over the face, a tie and a badge. */
const securityGuard = mark('security-guard', ['construction', 'entertainment'], () => {
  const crown = parse(
    'M50 -5C64 -5 82 1 88 9C90 12 88 15 84 17C79 20 77 22 76 27L24 27C23 22 21 20 16 17C12 15 10 12 12 9C18 1 36 -5 50 -5Z',
  );
  const peak = parse(
    'M24 31L76 31C80 37 81 41 78 43C70 39 60 37.5 50 37.5C40 37.5 30 39 22 43C19 41 20 37 24 31Z',
  );
  const emblem = star(50, 11.5, 10.5, 5, 5, 1);
  const face = parse('M27 40L73 40L73 46C73 62 63 72 50 72C37 72 27 62 27 46Z');
  const coat = parse(
    'M33 72C42 80 58 80 67 72C90 76 105 84 105 100L105 103C105 105 104 105.5 103 105.5L-3 105.5C-4 105.5 -5 105 -5 103L-5 100C-5 84 10 76 33 72Z',
  );
  const tie = corners('44,81 56,81 53,87 58,105.5 42,105.5 47,87', 1);
  const badge = parse(
    'M78 81.5C81 83.5 84 84 88 84C88 91 85 96 78 99C71 96 68 91 68 84C72 84 75 83.5 78 81.5Z',
  );
  return [
    main(union(apart(crown, emblem), peak)),
    accent(emblem),
    accent(apart(face, peak)),
    main(apart(coat, face, tie, badge)),
    accent(union(tie, badge)),
  ];
});

/** A marquee: a swept roof with a finial, a scalloped edge and drapes that are tied back. */
const partyTent = mark('party-tent', ['entertainment', 'construction'], () => {
  const roof = parse('M50 0C57 22 78 36 105 40L105 43L-5 43L-5 40C22 36 43 22 50 0Z');
  const seams = concat(parse('M42 12C41 26 35 36 29 46'), parse('M58 12C59 26 65 36 71 46'));
  const knob = circle(50, 2, 7);
  const scallops = [-5, 13.33, 31.66, 50, 68.33, 86.66].map((x) =>
    union(rect(x, 47, 18.34, 6), ellipse(x + 9.17, 53, 9.17, 8)),
  );
  const edge = union(...scallops);
  const drape = parse('M1 54L44 54C42 68 31 78 13 81C15 86 16 92 16 98L20 105.5L1 105.5Z');
  return [
    main(union(subtract(roof, stroke(seams, 4.5)), knob)),
    accent(edge),
    main(both(apart(drape, edge))),
  ];
});

/** A plastic bottle between two arrows that go round. */
const petBottle = mark('pet-bottle', ['nature'], () => {
  const bottle = parse(
    'M42 9L58 9L58 17C58 26 71 29 71 43L71 53C71 57 67 58 67 61C67 64 71 65 71 69L71 95C71 101 67 105.5 60 105.5L40 105.5C33 105.5 29 101 29 95L29 69C29 65 33 64 33 61C33 58 29 57 29 53L29 43C29 29 42 26 42 17Z',
  );
  const cap = rect(38, -5, 24, 10, 3);
  const ribs = concat(line(39, 78, 61, 78), line(39, 90, 61, 90));
  const curve = arc(50, 50, 49, 132, 212);
  const head = rotate(corners('-12,50 14,50 1,27', 2), 30, 50, 50);
  const arrow = union(stroke(curve, 8, { cap: 'butt' }), head);
  const arrows = union(arrow, rotate(arrow, 180, 50, 50));
  return [
    main(subtract(bottle, stroke(ribs, 5)), concat(bottle, ribs)),
    accent(cap),
    accent(apart(arrows, bottle, cap)),
  ];
});

/** A branch of coffee; the cleft of the bean is seen in its cherries. */
const coffeeBranch = mark('coffee-branch', ['agriculture', 'nature'], () => {
  const twig = parse('M-1 101C20 90 44 68 60 40');
  const leaves = [
    leaf(58, 44, 101, -5, 0.27, 0.5),
    leaf(42, 62, -4, 16, 0.27, 0.5),
    leaf(26, 81, 97, 95, 0.22, 0.5),
  ];
  const veins = concat(line(64, 37, 90, 8), line(37, 57, 9, 29), line(67, 89, 83, 92));
  const spots: [number, number, number][] = [
    [45, 29, -25],
    [86, 44, 50],
    [60, 67, 10],
  ];
  const fruit = spots.map(([x, y, turn]) => rotate(ellipse(x, y, 13, 16), turn, x, y));
  const clefts = spots.map(([x, y, turn]) =>
    rotate(translate(parse('M1 -17C-5 -8 5 4 -1 17'), x, y), turn, x, y),
  );
  return [
    main(apart(union(subtract(union(...leaves), stroke(veins, 4.5)), stroke(twig, 7)), ...fruit)),
    accent(subtract(union(...fruit), stroke(concat(...clefts), 4.5))),
  ];
});

/** A scratching post: a cat sits on top, and a ball hangs beside the rope. */
const catTree = mark('cat-tree', ['livestock'], () => {
  const cat = parse(
    'M26 -5L37 3C41.5 2 46.5 2 51 3L62 -5C63 -5.5 64 -5 64 -4L64 13C64 20 61 25 56 28C66 33 71 42 71 53L17 53C17 42 22 33 32 28C27 25 24 20 24 13L24 -4C24 -5 25 -5.5 26 -5Z',
  );
  const eyes = concat(circle(36.5, 14, 3.3), circle(51.5, 14, 3.3));
  const tail = parse('M66 48.8C78 49 88 43 88 31');
  const planks = union(rect(-2, 57, 98, 10, 3.5), rect(2, 95, 96, 10.5, 3.5));
  const post = rect(31, 62, 26, 38);
  const wraps = concat(...[76, 86.5, 97].map((y) => line(25, y, 63, y - 9)));
  const cord = line(77, 64, 77, 72);
  return [
    accent(
      union(subtract(cat, eyes), stroke(tail, 8)),
      concat(cat, circle(37, 14, 1), circle(51, 14, 1), parse('M71 50C80 50 88 43 88 31')),
    ),
    main(
      union(
        planks,
        subtract(intersect(post, rect(0, 62, 100, 36)), stroke(wraps, 4.5)),
        stroke(cord, 6, { cap: 'butt' }),
      ),
    ),
    accent(circle(77, 83.5, 7.5)),
  ];
});

/** The curtains of a theatre, parted over a lit stage. */
const theatreCurtain = mark('theatre-curtain', ['entertainment', 'art'], () => {
  const valance = parse(
    'M-2 -5L102 -5C104 -5 105 -4 105 -2L105 14C98 25 75 25 68.5 14C62 25 38 25 31.5 14C25 25 2 25 -5 14L-5 -2C-5 -4 -4 -5 -2 -5Z',
  );
  const side = parse('M-5 10L36 10C36 36 26 56 6 64C14 70 18 80 19 92L-5 92Z');
  const hem = parse('M35 23C32 42 22 57 6 64C14 70 18 80 19 89L-3 89L-3 22');
  const fold = parse('M17 18C17 36 10 48 -6 56');
  const stage = parse(
    'M-3 96L103 96C104.5 96 105.5 97 105.5 98.5L105.5 103C105.5 104.5 104.5 105.5 103 105.5L-3 105.5C-4.5 105.5 -5.5 104.5 -5.5 103L-5.5 98.5C-5.5 97 -4.5 96 -3 96Z',
  );
  const beam = subtract(corners('43,22 57,22 78,92 22,92', 3), star(50, 68, 14, 6.2, 5, 1.5));
  return [
    main(valance),
    main(
      both(subtract(apart(side, valance), stroke(fold, 4.5))),
      both(concat(hem, parse('M17 26C16 39 10 48 -3 54'))),
    ),
    main(stage),
    accent(apart(beam, both(side), valance)),
  ];
});

/** Billiard balls in their rack, the cue beside them. */
const billiardRack = mark('billiard-rack', ['entertainment'], () => {
  const spots = corners('38,46 60,84 16,84');
  const rack = subtract(grow(spots, 21.5), grow(spots, 14.5));
  const centres = [
    [38, 46],
    [27, 65],
    [49, 65],
    [16, 84],
    [38, 84],
    [60, 84],
  ];
  const balls = union(...centres.map(([x = 0, y = 0]) => circle(x, y, 8.75)));
  const cue = corners('42,-2 47,-5 105.5,97 97,102', 2);
  return [
    accent(rack, grow(spots, 19.5)),
    main(subtract(balls, circle(38, 46, 4)), concat(...centres.map(([x = 0, y = 0]) => circle(x, y, 6.5)))),
    main(cue, line(46, -1, 101, 98)),
  ];
});

export const GROUNDS: readonly Mark[] = [
  lawnmower,
  securityGuard,
  partyTent,
  petBottle,
  coffeeBranch,
  catTree,
  theatreCurtain,
  billiardRack,
];
