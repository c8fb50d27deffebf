import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { arc, circle, corners, leaf, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A milk churn: broad shoulders, a neck, and two rings to carry it by. */
const milkCan = redrawing('milk-can', () => {
  const can = parse(
    'M29 19L71 19C73 19 74 20 74 22L74 24C74 27 69 28 69 31C69 37 86 41 86 58L86 96C86 101 82 104 77 104L23 104C18 104 14 101 14 96L14 58C14 41 31 37 31 31C31 28 26 27 26 24L26 22C26 20 27 19 29 19Z',
  );
  const ring = stroke(parse('M70 34C76 28 88 27 91 34C94 41 89 48 82 50'), 7);
  const hoops = union(rect(0, 58, 100, 5), rect(0, 87, 100, 5));
  const lid = union(rect(24, 4, 52, 11, 4), rect(35, -5, 30, 14, 5));
  return [main(subtract(union(can, both(ring)), hoops)), accent(lid)];
});

/** A scooter that delivers: the box rests on its rack. */
const moped = redrawing('moped', () => {
  const wheels = concat(circle(21.5, 87, 16), circle(81.5, 87, 16));
  const hubs = concat(circle(21.5, 87, 6), circle(81.5, 87, 6));
  const saddle = union(rect(-5, 42, 44, 7, 3), rect(24, 41, 32, 12, 6));
  const cowl = parse('M-2 82C-2 64 4 54 13 46L51 46C50 58 54 67 63 67L72 67L72 82L30 82Z');
  const shield = parse('M59 15L69 13C72 30 75 48 80 66C80 72 72 76 64 76C67 66 65 44 59 15Z');
  const bar = stroke(parse('M49 8L60 8C63 8 64.5 9.5 65 13L66 20'), 9.5);
  const fender = parse('M58 82C59 70 69 62 81.5 62C94 62 104 70 105 82Z');
  const body = union(saddle, cowl, shield, bar, fender, circle(75, 27, 8));
  return [main(apart(body, wheels)), main(subtract(wheels, hubs), wheels), accent(rect(-5, 3, 36, 35, 5))];
});

/** A parcel, seen by a corner: the tape runs over the lid and down its side. */
const parcel = redrawing('package', () => {
  const side = corners('1,25 47.5,49 47.5,104 1,79', 4);
  const lid = corners('50,-5 98,19.5 50,44 2,19.5', 4);
  const tape = corners('68.5,4 82,11 32,37 32,63 18,56 18,30', 1.5);
  return [main(union(apart(union(side, lid), tape), mirror(side))), accent(tape)];
});

/** A fish hook: an eye, one smooth bend, and a barb on the inside. */
const hook = redrawing('hook', () => {
  const shank = parse('M74 18L74 68C74 86 60 99 43 99C26 99 12 86 12 70L12 62');
  const barb = parse('M7 68L7 58C7 46 8.5 38 12 28C17 38 23 47 32 55C24 55 17 59 17 68Z');
  const eye = circle(74, 7, 8.5);
  return [
    main(
      union(stroke(shank, 10, { cap: 'butt' }), stroke(eye, 7), barb),
      concat(shank, eye, parse('M12 64L12 34C16 43 21 49 28 54')),
    ),
  ];
});

/** Two open hands that hold a heart. */
const handHeart = redrawing(
  'hand-heart',
  () => {
    const heart = parse(
      'M50 58C34 47 21 37 21 20C21 8 29 0 38 0C44 0 48 4 50 8C52 4 56 0 62 0C71 0 79 8 79 20C79 37 66 47 50 58Z',
    );
    const hand = parse(
      'M-4 42C-4 37 -1 34 3.5 34C8 34 11 37 11 42L11 56C14 53 20 53 24 57L41 74C45 78 46.5 82 46.5 88L46.5 104L20 104L20 98C20 92 -4 84 -4 66Z',
    );
    const crease = stroke(parse('M13.4 49C10.8 59 13 65 18.5 70.5L30 82'), 4.6);
    return [accent(heart), main(both(subtract(hand, crease)))];
  },
  { line: false },
);

/** A petal of a lotus, as it stands upright on its foot. */
const petal = (length: number, half: number, turn: number): Path => {
  const one = parse('M0 0C-1 -.25 -1.25 -.62 0 -1C1.25 -.62 1 -.25 0 0Z');
  return rotate(translate(scale(one, half, length), 50, 92), turn, 50, 92);
};

/** A lotus of five whole petals. */
const lotus = redrawing('flower-lotus', () => {
  const middle = petal(97, 22, 0);
  const inner = petal(88, 22, -32);
  const outer = petal(62, 20, -64);
  return [accent(middle), main(both(apart(inner, middle))), main(both(apart(outer, inner, middle)))];
});

/** A fish of the sea, that swims: its fins lie back. */
const fish = redrawing('fish', () => {
  const body = parse(
    'M-5 54C7 37 24 30 42 30C62 30 76 43 86 52C87 53.5 87 54.5 86 56C76 66 62 78 42 78C24 78 7 71 -5 54Z',
  );
  const tail = parse('M80 54C90 48 97 36 105.5 25C99 44 99 64 105.5 83C97 72 90 60 80 54Z');
  const back = parse('M18 32C27 20 42 14 65 15C60 20 61 28 71 39L40 50Z');
  const belly = parse('M38 70L66 66C63 74 65 81 70 86C57 88 46 84 40 76Z');
  const gill = arc(-4, 54, 34, -50, 50);
  const scales = concat(
    ...[
      [37, 43.5],
      [37, 64.5],
      [54, 54],
    ].map(([x = 0, y = 0]) => arc(x, y, 9, -52, 52)),
  );
  const eye = circle(14, 49, 5);
  return [
    main(
      subtract(body, stroke(gill, 5), stroke(scales, 5), eye),
      concat(body, arc(-4, 54, 34, -33, 33), circle(14, 49, 2)),
    ),
    accent(apart(union(tail, back, belly), body)),
  ];
});

/** A clapperboard that is open: its stick turns on the hinge, which is let into the board. */
const filmSlate = redrawing('film-slate', () => {
  const board = rect(-2, 40, 104, 62, 7);
  const opened = (path: Path): Path => rotate(path, -12, 6, 36);
  const holes = [30, 56, 82].map((x) => corners(`${x},19 ${x + 13},19 ${x + 5},31 ${x - 8},31`, 1));
  const slants = concat(...[26, 50, 74].map((x) => line(x + 8, 16, x - 4, 34)));
  const hinge = corners('-2,20 14,30 22,52 -2,52', 3);
  const clapper = union(opened(rect(0, 14, 104, 22, 4)), hinge);
  const pivot = circle(8, 42, 3.8);
  const playing = corners('42,58 42,90 70,74', 3);
  return [
    main(subtract(apart(board, clapper), playing)),
    accent(subtract(clapper, pivot, ...holes.map(opened)), concat(grow(clapper, 2), opened(slants))),
  ];
});

/** A newspaper: its title, a picture and text, and the page behind. */
const newspaper = redrawing('newspaper', () => {
  const page = rect(-5, -2, 86, 104, 6);
  const behind = parse('M85 22L99 22C103 22 105 24 105 28L105 91C105 98 101 102 95 102C89 102 85 98 85 91Z');
  const title = rect(7, 9, 62, 15, 2);
  const photo = rect(7, 36, 34, 30, 2);
  const hill = corners('3,72 21,46 31,58 35,54 46,72', 1.5);
  const lines = [39, 51, 63].map((y) => line(53, y, 66, y));
  const below = [77, 90].map((y) => line(10, y, 66, y));
  const text = concat(...lines, ...below);
  return [
    main(subtract(page, title, subtract(photo, hill), stroke(text, 6)), concat(page, title, photo, text)),
    accent(behind),
  ];
});

/** An oven, and the loaf that is baked in it. */
const oven = redrawing('oven', () => {
  const body = union(rect(-2, -4, 104, 102, 10), both(rect(8, 90, 18, 14, 4)));
  const knobs = concat(circle(16, 14, 6.5), circle(36, 14, 6.5), rect(54, 8, 34, 12, 6));
  const glass = rect(11, 33, 78, 54, 8);
  const rack = rect(5, 76, 90, 6);
  const bread = parse(
    'M27 72C25 72 23.5 70.5 23.5 68C23.5 53 34 43 50 43C66 43 76.5 53 76.5 68C76.5 70.5 75 72 73 72Z',
  );
  const cuts = [40, 54].map((x) => stroke(line(x, 60, x + 6, 49), 5));
  return [main(union(subtract(body, knobs, glass), rack)), accent(subtract(bread, ...cuts))];
});

/** A jar of jam: a cloth is tied over its lid. */
const jar = redrawing('jar', () => {
  const cloth = parse('M24 9C22 0 30 -5 40 -5L60 -5C70 -5 78 0 76 9Z');
  const frill = parse(
    'M26 23L74 23C78 29 86 35 96 37C93 46 84 47 79 42C75 49 65 49 61 43C58 49 42 49 39 43C35 49 25 49 21 42C16 47 7 46 4 37C14 35 22 29 26 23Z',
  );
  const string = rect(21, 13, 58, 6, 3);
  const glass = parse(
    'M20 30L80 30C88 36 92 44 92 52L92 91C92 99 86 105 78 105L22 105C14 105 8 99 8 91L8 52C8 44 12 36 20 30Z',
  );
  const label = rect(24, 58, 52, 36, 6);
  const berry = union(circle(50, 79, 10), leaf(50, 70, 62, 62, 0.3, 0.5));
  return [
    accent(union(cloth, frill)),
    main(string),
    main(apart(subtract(glass, label), frill)),
    accent(berry, null),
  ];
});

/** Somebody who leaps for joy. */
const person = redrawing('person-arms-spread', () => {
  const head = circle(44, 9, 13);
  const arms = stroke(parse('M4 26C16 38 28 42 46 42C66 42 80 28 96 4'), 13);
  const trunk = parse('M30 39L66 38C61 48 61 58 64 68L43 72C43 60 40 50 30 39Z');
  const legs = [
    stroke(parse('M50 66C44 78 36 88 18 97.5'), 14),
    stroke(parse('M56 65C70 70 78 74 84 78C82 88 80 93 76 98'), 14),
  ];
  return [accent(head), main(apart(union(arms, trunk, ...legs), head))];
});

/** A layer cake: icing runs down it, and a cherry is on top. */
const cake = redrawing('cake', () => {
  const icing = parse(
    'M16 26L84 26C93 26 98 32 98 40L98 52C98 62 84 62 84 52C84 46 76 46 76 52L76 56C76 66 62 66 62 56L62 51C62 45 54 45 54 51L54 52C54 62 40 62 40 52C40 46 32 46 32 52L32 58C32 68 18 68 18 58L18 54C18 48 2 55 2 43L2 40C2 32 7 26 16 26Z',
  );
  const cherry = circle(50, 16, 12);
  const stem = parse('M50 7C51 0 57 -2.5 63 -2.5');
  const layers = union(rect(3, 40, 94, 33), rect(3, 77.5, 94, 12), rect(-5, 94, 110, 10, 5));
  return [
    accent(apart(icing, cherry)),
    accent(union(cherry, stroke(stem, 5)), concat(grow(cherry, 2), stem)),
    main(apart(layers, icing)),
  ];
});

/** A bee from above: two pairs of wings. */
const bee = redrawing('bee', () => {
  const abdomen = parse('M50 33C66 33 74 45 74 59C74 79 62 94 50 105C38 94 26 79 26 59C26 45 34 33 50 33Z');
  const head = union(circle(50, 18, 11.5), stroke(both(parse('M44 8C42 2 38 -2 32 -2')), 5.5));
  const wing = parse('M58 44C60 26 76 9 92 8C102 8 107 18 104 28C100 42 78 48 58 44Z');
  const hind = parse('M62 52C76 48 93 52 99 61C104 69 98 77 88 77C77 77 67 67 62 52Z');
  const edge = parse('M76 52C88 50 98 54 101 60C106 69 99 79 88 79C81 79 76 76 72 72');
  const bands = [rect(0, 53, 100, 11), rect(0, 83, 100, 30)];
  const dark = union(rect(0, 0, 100, 48.5), rect(0, 68.5, 100, 10));
  return [
    main(union(head, intersect(abdomen, dark))),
    accent(intersect(abdomen, union(...bands))),
    accent(apart(both(wing), abdomen)),
    accent(both(apart(hind, union(abdomen, wing))), both(edge)),
  ];
});

/** A carrot with three full leaves. */
const carrot = redrawing('carrot', () => {
  const root = parse('M50 105C43 105 20 74 20 52C20 40 31 35 50 35C69 35 80 40 80 52C80 74 57 105 50 105Z');
  const cuts = concat(line(12, 58, 39, 58), line(90, 73, 55, 73));
  const tall = leaf(50, 33, 50, -5, 0.27, 0.5);
  const side = parse('M47 32C26 34 14 24 13 4C32 4 48 12 47 32Z');
  return [
    accent(subtract(root, stroke(cuts, 5)), concat(root, line(24, 58, 39, 58), line(74, 73, 55, 73))),
    main(union(tall, apart(both(side), tall))),
  ];
});

export const REDRAWN_MARKET: readonly Redrawing[] = [
  milkCan,
  moped,
  parcel,
  hook,
  handHeart,
  lotus,
  fish,
  filmSlate,
  newspaper,
  oven,
  jar,
  person,
  cake,
  bee,
  carrot,
];
