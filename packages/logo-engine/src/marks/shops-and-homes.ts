import { intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, scale, translate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A coffin from above: a cross lies on its lid. */
const coffin = mark('coffin', ['marketing', 'art'], () => {
  const box = corners('35,-5 65,-5 90,25 71,105 29,105 10,25', 4);
  const lid = shrink(box, 11.5);
  const cross = union(rect(45, 19, 10, 60, 2), rect(32, 32, 36, 10, 2));
  return [main(union(subtract(box, shrink(box, 7)), apart(lid, cross)), concat(box)), accent(cross)];
});

/** A price tag on its string. */
const priceTag = mark('price-tag', ['marketing', 'desing', 'art'], () => {
  const body = corners('27,17 60,17 106,63 63,106 17,60 17,27', 6);
  const hole = circle(36, 36, 8);
  const string = parse('M36 36C30 30 27 26 24 20C16 2 5 -3 0.500 0.500C-3 5 2 16 20 24C26 27 30 30 36 36Z');
  const thread = stroke(string, 6);
  const lines = concat(line(45, 61, 61, 45), line(57, 73, 73, 57));
  return [main(subtract(apart(body, thread), hole, stroke(lines, 6))), accent(thread, string)];
});

/** A worktop with its sink and tap, on a kitchen cupboard. */
const worktop = mark('worktop', ['construction', 'desing'], () => {
  const slab = rect(-5, 41, 110, 13, 3);
  const tap = parse('M62 37L62 12C62 3 56 -1 48 -1C40 -1 35 4 35 11L35 18');
  const lever = line(62, 25, 76, 19);
  const cupboard = rect(0, 58, 100, 47, 3);
  const sink = parse('M22 58L78 58L78 74C78 80 74 83 69 83L31 83C26 83 22 80 22 74Z');
  const front = subtract(apart(cupboard, sink), rect(47.7, 80, 4.6, 40));
  return [
    main(union(stroke(tap, 9, { cap: 'butt' }), stroke(lever, 7)), concat(tap, lever)),
    accent(slab),
    main(union(subtract(front, both(circle(41, 95, 3))), sink)),
  ];
});

/** A set table: a long cloth, a second one over it, and flowers. */
const tablecloth = mark('tablecloth', ['marketing', 'desing', 'gastronomy'], () => {
  const over = parse(
    'M6 40L94 40C97 40 99 41 99 44L104 66C105 72 98 77 92 72C86 80 76 80 71 73C66 80 55 80 50 73C45 80 34 80 29 73C24 80 14 80 8 72C2 77 -5 72 -4 66L1 44C1 41 3 40 6 40Z',
  );
  const long = parse('M4 60L96 60L101 101C101 104 100 105.500 97 105.500L3 105.500C0 105.500 -1 104 -1 101Z');
  const folds = concat(...[22, 50, 78].map((x) => line(x, 60, x + (x - 50) * 0.12, 110)));
  const glass = parse(
    'M18 -5L46 -5C49 11 45 20 35 22L35 29L41 29C43 29 44 30 44 32L44 35.500L20 35.500L20 32C20 30 21 29 23 29L29 29L29 22C19 20 15 11 18 -5Z',
  );
  return [
    main(both(glass)),
    accent(over),
    main(subtract(apart(long, over), stroke(folds, 5)), concat(apart(long, over), folds)),
  ];
});

/** A fence of wire: a mesh of diamonds between two posts. */
const chainLink = mark('chain-link-fence', ['construction', 'livestock'], () => {
  const posts = both(union(rect(-4, 4, 12, 101, 2), circle(2, 1, 6.5)));
  const [w, h] = [36, 30];
  const cells = [14, 50].flatMap((x) =>
    [12, 42, 72].map((y) => concat(line(x, y, x + w, y + h), line(x + w, y, x, y + h))),
  );
  const tips = [14, 50, 86].flatMap((x) => [
    ...(x > 14 ? [line(x, 12, x - 7, 6)] : []),
    ...(x < 86 ? [line(x, 12, x + 7, 6)] : []),
  ]);
  const mesh = concat(...cells, ...tips);
  return [main(intersect(stroke(mesh, 6.5), rect(12, 0, 76, 105)), mesh), accent(posts)];
});

/** A roll of roofing membrane that is laid with a torch. */
const membraneRoll = mark('membrane-roll', ['construction'], () => {
  const roll = parse(
    'M-1 99.500L64 99.500C87 99.500 101 82 101 61C101 39 86 22.500 65 22.500C44 22.500 30 39 30 57C30 74 44 86 62 86C77 86 88 75 88 61C88 46 78 35.500 65 35.500C52 35.500 43 45 43 56C43 66 51 73 61 73C69 73 75 68 75 61',
  );
  const flame = parse(
    'M14 40C18 52 30 58 29 73C28 84 20 91 11 91C1 91 -5 84 -5 75C-5 67 0 63 2 56C5 59 6 62 6 65C12 59 15 50 14 40Z',
  );
  return [main(stroke(roll, 8), roll), accent(apart(translate(scale(flame, 0.9), -0.5, 9), stroke(roll, 8)))];
});

/** Bank notes. */
const bankNotes = mark('bank-notes', ['marketing', 'technology'], () => {
  const note = rect(-5, 38, 96, 56, 7);
  const behind = rect(9, 10, 96, 56, 7);
  const seal = circle(43, 66, 15);
  const ends = concat(circle(12, 66, 4.5), circle(74, 66, 4.5));
  return [
    main(union(subtract(note, seal, ends), circle(43, 66, 8)), concat(note, seal)),
    accent(apart(behind, note)),
  ];
});

/** Boxes on a pallet. */
const pallet = mark('pallet', ['transportation', 'construction', 'marketing'], () => {
  const box = (x: number, y: number) => subtract(rect(x, y, 50, 37, 4), rect(x + 19, y - 2, 12, 15));
  const boards = union(
    rect(-5, 80, 110, 8, 2),
    rect(-5, 97, 110, 8, 2),
    rect(-2, 84, 20, 18),
    rect(40, 84, 20, 18),
    rect(82, 84, 20, 18),
  );
  return [accent(box(25, -4)), main(concat(box(-2.3, 38), box(52.3, 38))), main(boards)];
});

/** An office chair on castors. */
const swivelChair = mark('swivel-chair', ['desing', 'marketing'], () => {
  const back = parse(
    'M36 -5L64 -5C73 -5 78 1 77 10L74 34C73 40 69 43 64 43L36 43C31 43 27 40 26 34L23 10C22 1 27 -5 36 -5Z',
  );
  const seat = rect(20, 48, 60, 15, 7);
  const arms = both(parse('M24 60L11 60C8 60 6 58 6 55L6 40'));
  const pads = both(rect(-1, 31, 16, 8, 4));
  const legs = concat(line(50, 60, 50, 95), parse('M10 95C14 84 30 82 50 80C70 82 86 84 90 95'));
  const castors = concat(circle(10, 98.5, 6.5), circle(50, 98.5, 6.5), circle(90, 98.5, 6.5));
  return [
    accent(back),
    main(union(seat, stroke(arms, 6.5), pads, stroke(legs, 7), castors), concat(seat, arms, legs, castors)),
  ];
});

/** Shelves with boxes. */
const shelfUnit = mark('shelf-unit', ['marketing', 'construction', 'transportation'], () => {
  const posts = both(rect(-5, -5, 9, 110, 2));
  const boards = concat(rect(0, 25, 100, 7), rect(0, 60, 100, 7), rect(0, 94, 100, 7));
  const large = concat(rect(10, -3, 32, 23.5, 3), rect(57, 38, 32, 17.5, 3), rect(10, 73, 40, 16.5, 3));
  const small = concat(
    rect(66, 3, 22, 17.5, 3),
    rect(11, 41, 18, 14.5, 3),
    rect(34, 37, 16, 18.5, 3),
    rect(67, 73, 20, 16.5, 3),
  );
  return [main(union(posts, boards)), accent(large), main(small)];
});

export const SHOPS_AND_HOMES: readonly Mark[] = [
  coffin,
  priceTag,
  worktop,
  tablecloth,
  chainLink,
  membraneRoll,
  bankNotes,
  pallet,
  swivelChair,
  shelfUnit,
];
