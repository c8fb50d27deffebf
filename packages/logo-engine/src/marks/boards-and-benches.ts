/** What those who teach, clean, mend teeth and bring people together go by. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, leaf, line, rect, star } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  filled,
  filleted,
  inked,
  type Mark,
  main,
  mark,
  softened,
  whole,
} from './mark.js';

/** The rook of a game of chess. */
const rookPiece = mark('rook-piece', ['entertainment'], () => {
  const crown = subtract(
    corners('13,-5 87,-5 87,19 73,36 27,36 13,19', 4),
    rect(30.5, -12, 11, 22, 2),
    rect(58.5, -12, 11, 22, 2),
  );
  const body = parse('M31 30L69 30C70 52 74 68 84 82L16 82C26 68 30 52 31 30Z');
  const foot = parse(
    'M16 88.500L84 88.500C92 88.500 96 94 97 101C97.500 103.500 96 105 93.500 105L6.500 105C4 105 2.500 103.500 3 101C4 94 8 88.500 16 88.500Z',
  );
  return filled([main(softened(filleted(union(crown, body), 3), 1.5)), accent(foot)]);
});

/** A molar that is cut down, and the crown that goes on it. */
const crownedMolar = mark('crowned-molar', ['healthcare'], () => {
  const molar = whole(
    parse(
      'M50 3C42 3 36 -5 22 -5C4 -5 -5 9 -5 27C-5 44 3 56 7 68C12 84 11 105 24 105C34 105 34 88 38 78C41 71 45 69 50 69Z',
    ),
  );
  const stump = parse('M27 62C28 46 30 33 37 30C43 28 46 34 50 34C54 34 57 28 63 30C70 33 72 46 73 62Z');
  const root = union(subtract(molar, rect(-20, -20, 140, 73)), stump);
  const cap = subtract(apart(intersect(molar, rect(-20, -20, 140, 66)), stump), stroke(stump, 9));
  return filled([accent(softened(cap, 2)), main(softened(filleted(root, 2), 1.5))]);
});

/** A heart that is half an orange. */
const orangeHeart = mark('orange-heart', ['marketing'], () => {
  const heart = whole(parse('M50 29C44 14 34 8 23 8C7 8 -5 20 -5 36C-5 64 30 86 50 105Z'));
  const seams = union(
    stroke(line(50, 0, 50, 130), 5.5),
    ...[62, 118].map((turn) => stroke(rotate(line(50, -40, 50, 140), turn, 50, 53), 5.5)),
  );
  const pulp = softened(subtract(shrink(heart, 14), seams), 2.5);
  const twig = leaf(48.5, 22, 66, -17, 0.34, 0.55);
  return filled([main(union(subtract(heart, shrink(heart, 9.5)), pulp)), accent(apart(twig, heart))]);
});

/** A firefly with its wing-cases open, its tail alight. */
const firefly = mark('firefly', ['technology', 'nature'], () => {
  const head = union(
    softened(parse('M24 24C24 4 34 -8 50 -8C66 -8 76 4 76 24C68 19 32 19 24 24Z'), 2),
    both(inked(parse('M42 -2C40 -16 32 -23 19 -23'), 7)),
  );
  const tail = parse('M50 42C60 56 70 68 70 86C70 98 61 107 50 107C39 107 30 98 30 86C30 68 40 56 50 42Z');
  const wing = parse('M47 26C26 22 -2 36 -10 66C-13 78 -6 86 5 82C28 74 46 52 47 26Z');
  const rays = both(union(inked(line(81, 97, 92, 105), 8.5), inked(line(66, 117, 70, 128), 8.5)));
  return filled([
    main(head),
    main(both(softened(subtract(wing, grow(tail, 5), rect(47.5, 0, 20, 120)), 1.5))),
    accent(tail),
    accent(rays),
  ]);
});

/** A present, a star for its bow. */
const starBox = mark('star-box', ['marketing'], () => {
  const bow = star(50, 6, 46, 24, 5, 5);
  const ribbon = rect(39.5, 46, 21, 72, 2);
  const lid = subtract(rect(-6, 46, 112, 24, 5), grow(ribbon, 5));
  const box = subtract(rect(3, 75, 94, 43, 6), grow(ribbon, 5));
  return filled([accent(bow), accent(ribbon), main(union(lid, box))]);
});

/** A shirt on its hanger, clean. */
const hangerShirt = mark('hanger-shirt', ['desing'], () => {
  const hanger = union(
    inked(parse('M50 27L50 18C50 13 54 13 57.500 11C69 4 65 -14 50 -14C42 -14 37 -9 36 -2'), 9),
    inked(parse('M8 50L50 25L92 50'), 10),
  );
  const shirt = whole(
    parse(
      'M50 73C34 73 24 62 19 42L8 47C0 50.500 -4 55 -7 63L-15 88C-16 91 -15 93 -12 94L3 99C6 100 8 99 9 96L13 86L13 120C13 123 15 125 18 125L50 125Z',
    ),
  );
  const shine = star(50, 98, 18, 7.5, 4, 1);
  return filled([
    accent(intersect(subtract(hanger, grow(shirt, 5)), rect(25, -40, 50, 120))),
    main(softened(subtract(shirt, shine), 1.5)),
  ]);
});

/** A screen that has the net. */
const wifiScreen = mark('wifi-screen', ['technology'], () => {
  const waves = union(...[15, 29].map((r) => inked(arc(50, 68, r, 225, 315), 7.5)), circle(50, 67, 6));
  const awning = union(
    rect(-5, -5, 110, 18, 5),
    ...[-5, 22.5, 50, 77.5].map((x) => rect(x, -5, 27.5, 34, 13.5)),
  );
  const slits = union(...[22.5, 50, 77.5].map((x) => stroke(line(x, 6, x, 40), 4.5)));
  const screen = subtract(rect(3, 12, 94, 71, 7), waves);
  const foot = union(rect(42, 80, 16, 20), rect(25, 95, 50, 10, 5));
  return filled([accent(subtract(awning, slits)), main(union(apart(screen, awning), apart(foot, screen)))]);
});

/** An atom about the sign of pi. */
const piAtom = mark('pi-atom', ['entertainment', 'technology'], () => {
  const pi = union(
    inked(parse('M10 26C16 10 24 10 34 10L92 10'), 15),
    inked(parse('M36 12C37 50 34 76 20 97'), 15),
    inked(parse('M69 12L69 80C69 98 82 101 91 88'), 15),
  );
  const orbit = (from: number, to: number): Path =>
    stroke(scale(arc(0, 0, 58, from, to), 1, 0.36), 8, { cap: 'round' });
  const path = union(orbit(-34, 214), translate(scale(circle(0, 0, 10), 1), 49, -15));
  const round = translate(rotate(path, -22, 0, 0), 50, 54);
  return filled([main(softened(apart(pi, round), 1.5)), accent(round)]);
});

/** The model of a house and a tree, on the rule of its scale. */
const modelHouse = mark('model-house', ['desing', 'construction'], () => {
  const roof = union(inked(parse('M-2 38L34 5L70 38'), 11), rect(50, -3, 13, 29, 2));
  const walls = corners('34,16 61,42 61,80 7,80 7,42', 2);
  const door = softened(rect(26, 52, 16, 40), 2);
  const tree = union(circle(97, 46, 17), rect(92.5, 46, 9, 34, 1));
  const ticks = union(...[10, 26, 42, 58, 74, 90].map((x, i) => rect(x - 0.5, 78, 5, i % 2 ? 23 : 17, 1.5)));
  const rule = subtract(rect(-9, 85, 124, 29, 5), ticks);
  return filled([main(union(subtract(apart(walls, roof), door), roof)), main(tree), accent(rule)]);
});

/** A bottle of oxygen on its trolley. */
const oxygenTank = mark('oxygen-tank', ['healthcare'], () => {
  const tank = union(
    rect(0, 18, 56, 60, 26),
    rect(0, 44, 56, 20),
    rect(0, 56, 56, 40, 6),
    rect(21, 4, 14, 22),
    rect(10, -8, 36, 12, 6),
  );
  const sign = union(
    subtract(circle(19.5, 62, 14), circle(19.5, 62, 6.5)),
    inked(parse('M38 68C39 64 46 64 45.500 69C45 72.500 40 75 38 79L46.500 79'), 4.8),
  );
  const wheel = subtract(circle(78, 96, 19), circle(78, 96, 7));
  const cart = union(
    inked(parse('M95 -3L84 -3C74 -3 67 3 67 13L67 106L-2 106'), 10),
    inked(line(67, 96, 78, 96), 10),
  );
  return filled([main(subtract(tank, sign)), accent(union(apart(cart, circle(78, 96, 19)), wheel))]);
});

/** A needle of acupuncture, its handle wound, that stands in a lotus. */
const needleLotus = mark('needle-lotus', ['healthcare'], () => {
  const windings = union(...[-21, -4.5, 12].map((y) => stroke(line(30, y + 6, 70, y - 6), 4.8)));
  const needle = union(subtract(rect(43, -38, 14, 64, 7), windings), rect(47, 20, 6, 92, 2));
  const room = union(rect(38, -40, 24, 71, 7), rect(42, 20, 16, 110));
  const inner = parse('M42 112C20 100 4 62 17 16C34 30 44 52 44 80L44 112Z');
  const outer = parse('M46 112C10 116 -22 88 -28 42C-10 46 6 56 16 72C26 86 36 100 46 112Z');
  const front = subtract(inner, room);
  return filled([accent(needle), main(softened(union(both(front), both(apart(outer, inner, room))), 1.2))]);
});

export const BOARDS_AND_BENCHES: readonly Mark[] = [
  rookPiece,
  crownedMolar,
  orangeHeart,
  firefly,
  starBox,
  hangerShirt,
  wifiScreen,
  piAtom,
  modelHouse,
  oxygenTank,
  needleLotus,
];
