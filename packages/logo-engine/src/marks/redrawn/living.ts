import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A dairy cow: a tuft between short horns, ears that hang, a blaze, and a broad muzzle. */
const cow = redrawing('cow', () => {
  const horn = parse('M33 20C20 18 13 8 17 -5C22 3 30 7 42 8Z');
  const ear = parse('M30 29C20 21 4 21 -5 31C-3 45 14 54 31 46Z');
  const skull = parse('M50 9C66 9 77 18 77 32L74 66L26 66L23 32C23 18 34 9 50 9Z');
  const blaze = parse('M50 23C55 32 58 46 58 70L42 70C42 46 45 32 50 23Z');
  const muzzle = parse('M50 60C69 60 83 68 83 82C83 96 69 105 50 105C31 105 17 96 17 82C17 68 31 60 50 60Z');
  const eyes = both(circle(34, 43, 5));
  const nostrils = both(rotate(ellipse(37, 80, 4.6, 6.4), 14, 37, 80));
  const smile = stroke(parse('M41 93C46 96.5 54 96.5 59 93'), 4.6);
  return [
    main(apart(subtract(union(skull, both(horn), both(ear)), blaze, eyes), muzzle)),
    accent(subtract(muzzle, nostrils, smile)),
  ];
});

/** A bull that stands its ground: wide horns, a heavy brow, and a ring through its nose. */
const bull = redrawing('bull', () => {
  const horn = parse('M50 13L38 13C20 13 9 7 6 -5C-10 10 -7 33 15 37C25 39 34 38 50 38Z');
  const ear = parse('M30 43C18 42 7 47 0 57C9 65 22 65 32 58Z');
  const face = parse(
    'M50 10C67 10 79 20 78 36C77 47 73 55 73 64C78 69 80 77 77 84C73 92 62 95 50 95C38 95 27 92 23 84C20 77 22 69 27 64C27 55 23 47 22 36C21 20 33 10 50 10Z',
  );
  const eye = subtract(circle(36.5, 48.5, 5.8), corners('26,30 50,30 50,50 26,41'));
  const ring = arc(50, 87, 14, -16, 196);
  const head = subtract(union(face, both(horn), both(ear)), both(eye));
  return [main(grow(shrink(apart(head, stroke(ring, 7)), 2), 2)), accent(stroke(ring, 7), ring)];
});

/** A hen: a tail of three feathers, comb and wattle, and feet that scratch. */
const hen = redrawing('hen', () => {
  const body = parse(
    'M68 12C78 12 84 19 84 28C84 36 88 42 88 53C88 75 71 89 50 89C29 89 16 76 12 58L24 42C30 46 38 46 44 41C50 36 52 30 53 25C55 17 60 12 68 12Z',
  );
  const tail = union(
    leaf(46, 66, -5, 46, 0.22, 0.6),
    leaf(44, 66, 0, 26, 0.2, 0.6),
    leaf(40, 60, 15, 12, 0.2, 0.6),
  );
  const skull = circle(68, 28, 16);
  const comb = union(circle(54, 10, 7), circle(65, 2, 7.2), circle(78, 6, 7), circle(68, 14, 10));
  const beak = corners('76,18 105,32 78,41', 2.5);
  const wattle = parse(
    'M91 43C96 46 101 52 101 58C101 62.500 98 65 94.500 65C90 65 87.500 62 87.500 57C87.500 52 88 46 91 43Z',
  );
  const wing = stroke(parse('M31 56C42 60 52 59 63 54C63 68 56 75 47 75C38 75 33 67 31 56Z'), 5);
  const legs = concat(
    line(41, 84, 41, 101),
    line(59, 84, 59, 101),
    line(41, 101, 50, 101),
    line(59, 101, 68, 101),
  );
  const red = union(apart(union(comb, beak), skull), wattle);
  return [
    main(union(subtract(apart(union(body, tail), red), wing, circle(71, 26, 3.8)), stroke(legs, 6.5))),
    accent(red),
  ];
});

/** A cup of coffee on its saucer: a bean is cut into it, and steam curls up. */
const cup = redrawing('cup', () => {
  const bowl = parse(
    'M4 37L76 37C79 37 80 38 80 41L80 52C80 74 66 87 48 87L32 87C14 87 0 74 0 52L0 41C0 38 1 37 4 37Z',
  );
  const handle = stroke(parse('M76 47L84 47C94 47 100 51 100 58C100 67 90 73 72 73'), 9);
  const bean = ellipse(40, 61, 12.5, 17.5);
  const crease = stroke(parse('M40 40C33 52 47 70 40 82'), 5);
  const saucer = rect(-5, 93, 90, 11, 5.5);
  const wisp = parse('M-2 31C-13 23 -9 13 -2 7C2 3 3 0 1 -5C13 2 13 13 6 19C1 23 -1 27 -2 31Z');
  return [
    main(union(subtract(bowl, rotate(subtract(bean, crease), 32, 40, 61)), handle, saucer)),
    accent(concat(translate(wisp, 26, 0), translate(wisp, 54, 0))),
  ];
});

/** An apple: round shoulders about its hollow, a bent stem and one full leaf. */
const apple = redrawing('apple', () => {
  const side = parse('M50 36C40 27 30 25 22 26C6 28 -4 42 -4 60C-4 84 12 105 32 105C40 105 44 101 50 101Z');
  const shine = stroke(parse('M11 62C11 50 16 43 24 40'), 6);
  const stem = parse('M50 38C50 24 46 14 39 7');
  const blade = parse('M55 22C54 4 68 -6 91 -5C92 15 78 26 55 22Z');
  return [
    main(union(subtract(union(side, mirror(side)), shine), stroke(stem, 7))),
    accent(apart(blade, stroke(stem, 7))),
  ];
});

/** A bunch of grapes under a leaf of the vine. */
const grapes = redrawing('grapes', () => {
  const rows = [[9, 91], [23, 50, 77], [36.5, 63.5], [50]];
  const berries = rows.flatMap((row, i) => row.map((x) => circle(x, 33.5 + i * 20.1, 11.5)));
  const half = corners('50,6 58,-5 72,-5 71,6 86,4 78,15 79,26 67,22 61,32 50,41', 2.5);
  const vine = union(half, mirror(half));
  return [main(apart(union(...berries), vine)), accent(vine)];
});

/** A sprout that breaks the ground: two leaves, a rib in the larger one. */
const sprout = redrawing('sprout', () => {
  const large = parse('M51 58C45 24 66 -2 105 -5C109 34 86 62 51 58Z');
  const small = parse('M45 70C44 44 26 28 -4 30C-4 58 16 76 45 70Z');
  const rib = stroke(parse('M63 45C69 34 76 26 86 17'), 5);
  const stem = stroke(parse('M58 52C53 62 50 76 50 96'), 8.5);
  const ground = parse('M14 105C14 94 30 88 50 88C70 88 86 94 86 105Z');
  return [main(union(subtract(large, rib), stem, ground)), accent(apart(small, stem))];
});

/** A massif: a lower peak before the higher one, with snow on both, and a face in the shade. */
const mountain = redrawing('mountain', () => {
  const high = corners('61,-6 75,18 82,24 106,102 14,102', 3);
  const low = corners('25,38 36,55 42,59 66,102 -6,102', 3);
  const firn = parse('M30 44L46 37L54 47L62 34L71 46L82 35L100 40L100 -20L30 -20Z');
  const field = parse('M0 70L14 62L22 70L28 60L36 69L50 62L50 20L0 20Z');
  const back = apart(high, low);
  const snow = union(intersect(back, firn), intersect(low, field));
  const rock = union(apart(back, firn), apart(low, field));
  const ridge = stroke(parse('M71 44L77 62L72 72L84 106'), 4.6);
  return [main(subtract(rock, ridge)), accent(snow)];
});

/** A sprig of olive: two fruits under narrow leaves. */
const olive = redrawing('olive', () => {
  const twig = parse('M100 1C78 10 58 20 43 40');
  const fruit = rotate(ellipse(33, 72, 25, 33), 18, 33, 72);
  const shine = stroke(parse('M20 74C20 64 25 56 33 52'), 6);
  const far = apart(rotate(ellipse(82, 70, 20, 27), -14, 82, 70), fruit);
  const leaves = union(
    leaf(74, 14, 22, 1, 0.17, 0.5),
    leaf(50, 34, -5, 27, 0.16, 0.5),
    leaf(78, 12, 104.5, 46, 0.2, 0.5),
  );
  const stalk = stroke(parse('M70 16C74 26 76 34 76 46'), 6);
  const sprig = apart(union(stroke(twig, 7), leaves, stalk), fruit, far);
  return [main(sprig), accent(concat(subtract(fruit, shine), far))];
});

/** A palm: two pairs of fronds with their teeth, one that stands, and a trunk in rings. */
const treePalm = redrawing('tree-palm', () => {
  const frond = parse('M50 32C44 10 20 0 -5 21C3 20 8 23 9 30C15 26 20 27 24 32C29 28 36 29 50 40Z');
  const hanging = parse('M54 32C28 26 8 44 8 76C14 67 20 65 27 67C26 58 31 54 38 55C38 48 44 44 54 44Z');
  const top = parse('M44 36C42 18 50 2 68 -5C70 8 68 24 56 38Z');
  const trunk = parse('M44 40L58 40C59 58 63 82 73 105L45 105C48 80 47 60 44 40Z');
  const rings = [63, 77.5, 92].map((y) => stroke(line(30, y + 3, 90, y - 3), 4.6));
  const crown = union(frond, hanging, mirror(frond), mirror(hanging), top);
  const stem = apart(trunk, crown);
  return [main(crown), accent(subtract(stem, ...rings), stem)];
});

/** A rabbit that sits, its ears laid back. */
const rabbit = redrawing('rabbit', () => {
  const body = parse(
    'M83 104L28 104C16 104 10 92 12 80C15 60 32 47 54 46L75 40C85 52 87 66 83 80C83 88 87 92 93 94C99 96 99 104 93 104Z',
  );
  const head = parse(
    'M63 30C69 22 83 22 92 30C99 36 106 44 104.500 51C103 58 95 61 85 61C71 61 59 54 59 42C59 37 60 33 63 30Z',
  );
  const ears = union(leaf(71, 36, 36, -3, 0.2, 0.62), leaf(79, 32, 65, -5, 0.2, 0.62));
  const haunch = stroke(arc(42, 82, 20, -120, 60), 5);
  return [
    main(subtract(union(body, head, ears), haunch, circle(87, 40, 4.2))),
    accent(apart(circle(8, 86, 13), body)),
  ];
});

/** An ear of maize: kernels in rows, and the husk that opens about them. */
const corn = redrawing('corn', () => {
  const cob = parse('M50 -5C66 -5 76 14 76 42C76 62 66 84 50 92C34 84 24 62 24 42C24 14 34 -5 50 -5Z');
  const kernels = [0, 1, 2, 3].flatMap((row) =>
    [22, 42, 62].map((x) => rect(x, -6 + row * 20.5, 15.7, 16, 5)),
  );
  const husk = parse('M48 105C48 70 64 48 101 36C107 74 86 102 48 105Z');
  const husks = union(husk, mirror(husk));
  const seam = stroke(line(50, 70, 50, 94), 4.6);
  return [
    main(subtract(husks, seam)),
    accent(apart(intersect(cob, union(...kernels)), husks), apart(cob, husks)),
  ];
});

/** A crab that raises its claws. */
const crab = redrawing('crab', () => {
  const shell = parse('M50 44C72 44 88 52 88 66C88 82 68 97 50 97C32 97 12 82 12 66C12 52 28 44 50 44Z');
  const claw = parse(
    'M17 41C2 38 -7 26 -5 13C-3 3 6 -4 17 -5C10 4 13 11 18 17C22 14 27 12 33 12C36 24 31 40 17 41Z',
  );
  const legs = [
    parse('M18 62C8 60 2 64 -1 71'),
    parse('M18 76C8 76 3 82 1 90'),
    parse('M30 88C20 90 17 95 16 101'),
  ];
  const arm = stroke(parse('M16 40C15 50 18 56 26 58'), 9);
  const eyes = both(circle(38, 62, 5));
  const smile = stroke(parse('M40 78C45 83 55 83 60 78'), 5);
  const half = union(arm, ...legs.map((leg) => stroke(leg, 7.5)));
  return [main(subtract(apart(union(shell, both(half)), both(claw)), smile, eyes)), accent(both(claw))];
});

/** A drake that swims: the ring about its neck, a folded wing, and the curl of its tail. */
const duck = redrawing('duck', () => {
  const head = parse('M66 -5C80 -5 88 5 87 17C86 26 82 31 83 38L50 38C53 31 47 26 47 15C47 3 55 -5 66 -5Z');
  const bill = parse('M86 8C93 14 100 15 105 18C107 24 103 30 95 30C90 30 84 29 80 27Z');
  const body = parse(
    'M49 43L84 43C92 50 97 60 97 70C97 90 80 104 54 104L40 104C16 104 0 88 -5 56C-5 50 0 48 4 51C14 59 26 60 36 56C43 53 47 49 49 43Z',
  );
  const wing = stroke(parse('M24 70C40 76 54 75 70 68C70 82 60 90 47 90C36 90 27 82 24 70Z'), 5);
  const eye = circle(70, 13, 4.4);
  return [main(union(subtract(apart(head, bill), eye), subtract(body, wing))), accent(bill)];
});

export const REDRAWN_LIVING: readonly Redrawing[] = [
  cow,
  bull,
  hen,
  cup,
  apple,
  grapes,
  sprout,
  mountain,
  olive,
  treePalm,
  rabbit,
  corn,
  crab,
  duck,
];
