import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An ear from the side, the hearing aid behind it and its tube that leads into it. */
const hearingAid = redrawing('hearing-aid', () => {
  const ear = parse(
    'M91 44C93 22 80 7 61 7C42 7 29 21 31 41C33 57 43 64 47 78C50 95 57 105.500 70 105.500C81 105.500 87 97 85 87C83 77 89 70 90 60Z',
  );
  const fold = parse('M75 32C64 21 48 27 49 43C50 55 61 59 64 74');
  const tube = parse('M20 40C21 14 40 -1.750 61 -1.750C85 -1.750 100 16 99 36C98 48 91 55 80 56');
  const body = parse(
    'M17 30C4 32 -1.500 50 3 67C6 78 11 87 18 94C24 99 33 96 36 90C38.500 85 37 79 34 73C29 62 25 50 24 37C23.700 33 21 29.500 17 30Z',
  );
  const aid = union(inked(tube, 6.5), body, circle(79, 56, 7));
  return [main(softened(subtract(apart(ear, aid), inked(fold, 6.5)), 1.5)), accent(aid)];
});

/** A bull that looks on calmly: gentle horns over its ears, a broad brow, a round muzzle. */
const bull = redrawing('bull', () => {
  const horn = parse('M46 10C29 14 13 9 6 -3C4.500 -5.500 1.500 -6 0 -3.500C-9 15 4 36 30 37Z');
  const ear = parse('M26 43C15 40 3 45 -4 55C-5 57 -4.500 58.500 -3 59C8 65 21 64 30 57Z');
  const skull = parse(
    'M50 5C70 5 84 15 83 32C82 47 76 57 76 70C76 77 77 80 77 86C77 99 65 105.500 50 105.500C35 105.500 23 99 23 86C23 80 24 77 24 70C24 57 18 47 17 32C16 15 30 5 50 5Z',
  );
  const brow = union(ellipse(50, 40, 70, 35), rect(0, 0, 100, 40));
  const muzzle = softened(subtract(skull, brow), 2);
  const head = filleted(union(intersect(skull, rect(0, 0, 100, 80)), both(union(horn, ear))), 2.5);
  const face = softened(subtract(head, grow(subtract(skull, brow), 4.5)), 1.5);
  return [
    main(subtract(face, both(circle(33, 49, 4.8)))),
    accent(subtract(muzzle, both(rotate(ellipse(39, 89.5, 4, 5.2), 28, 39, 89.5)))),
  ];
});

/** A brain from above: two halves that mirror each other, each with a few folds. */
const brain = redrawing('brain', () => {
  const lobes = union(
    ellipse(50, 50, 42, 48),
    circle(34, 12, 16),
    circle(14, 28, 16),
    circle(10, 54, 15),
    circle(16, 76, 15),
    circle(36, 90, 15),
  );
  const half = subtract(filleted(lobes, 4), rect(47.5, -20, 80, 140));
  const folds = concat(
    parse('M50 32C40 30 34 34 32 42'),
    parse('M-8 42C8 38 18 44 20 54C21 60 27 63 33 61'),
    parse('M50 74C42 76 38 72 34 78C32 82 27 84 22 82'),
  );
  const left = softened(subtract(half, stroke(folds, 5.5)), 1.5);
  return [main(left), accent(mirror(left))];
});

/** A lobster from above: two large claws, a body with short legs, a tail of segments and its fan. */
const lobster = redrawing('lobster', () => {
  const claw = parse(
    'M13 40C2 37 -5 28 -5.500 17C-6 6 0 -2 9 -5C12 -5.500 13.500 -4 13 -1C12 4 12.500 8 14.500 12C16 5 20 0 26 -2C29 -2.500 30 -1 30.500 2C32 16 31 30 23 37C20 40 16 41 13 40Z',
  );
  const arm = inked(parse('M16 34C20 44 30 44 40 38'), 8.5);
  const shell = parse(
    'M50 14C58 18 67 26 67 38C67 46 66 51 63 55C56 58 44 58 37 55C34 51 33 46 33 38C33 26 42 18 50 14Z',
  );
  const legs = union(
    inked(parse('M38 47C26 46 16 48 8 54'), 6.5),
    inked(parse('M38 51C28 52 18 56 11 65'), 6.5),
    inked(parse('M39 53C32 56 24 63 20 74'), 6.5),
  );
  const feelers = inked(parse('M47 24C46 14 44 6 40 -2'), 6);
  const body = filleted(union(shell, both(claw), both(arm), both(legs), both(feelers)), 1);
  const rings = concat(
    corners('34.500,62 65.500,62 63.500,71 36.500,71', 3.5),
    corners('37,75.500 63,75.500 61,84 39,84', 3.5),
  );
  const middle = corners('44,88.500 56,88.500 59.500,105.500 40.500,105.500', 4.5);
  const lobe = parse(
    'M39 88.500C34 84 24 85 17 92C12 97 9 101 11 103.500C13 106 22 106 29 104C35 102 36.500 98 37 95Z',
  );
  return [main(body), accent(concat(apart(rings, body), middle, both(softened(lobe, 1))))];
});

/** A tooth, and the slim mirror that leans over it. */
const dentalMirror = redrawing('dental-mirror', () => {
  const tooth = parse(
    'M28 38C20 30 -5.500 29 -5.500 54C-5.500 66 1 72 3 85C5 97 8 105.500 14 105.500C22 105.500 19 84 28 84C37 84 34 105.500 42 105.500C48 105.500 51 97 53 85C55 72 61.500 66 61.500 54C61.500 29 36 30 28 38Z',
  );
  const turn = (path: Path): Path => rotate(path, -19, 64, 17);
  const head = circle(64, 17, 22.5);
  const handle = union(inked(line(64, 30, 64, 104), 6), rect(58.5, 64, 11, 43, 5.5));
  const mirror = turn(union(head, handle));
  const rim = subtract(circle(64, 17, 17), circle(64, 17, 12));
  return [main(softened(apart(tooth, mirror), 1.5)), accent(subtract(mirror, rim))];
});

/** A kettlebell in one piece, the foot of its ball set off. */
const kettlebell = redrawing('kettlebell', () => {
  const ball = subtract(circle(50, 66.5, 39), rect(0, 101.5, 100, 20));
  const loop = parse('M31 56L26 16C25 6 30 1 39 1L61 1C70 1 75 6 74 16L69 56');
  const whole = filleted(union(ball, stroke(loop, 12)), 1.5);
  const foot = rect(0, 82, 100, 30);
  return [
    main(softened(subtract(whole, rect(0, 77.5, 100, 40)), 1)),
    accent(softened(intersect(ball, foot), 1)),
  ];
});

/** A gavel in one piece over the block that it strikes. */
const gavel = redrawing('gavel', () => {
  const turn = (path: Path): Path => translate(rotate(path, 40, 38, 32), 0, 2.5);
  const head = union(rect(22, 8, 33, 46, 2), rect(15, -2, 47, 14, 5), rect(15, 50, 47, 14, 5));
  const handle = rect(50, 25, 70, 13.5, 6.75);
  const block = union(rect(-1, 82, 46, 16, 5), rect(-5.5, 92, 60, 13.5, 4));
  return [main(turn(filleted(union(head, handle), 1.5))), accent(filleted(block, 1))];
});

/** An alpaca: a fleecy body on sturdy legs, a woolly topknot before its ears, a band about its neck. */
const alpaca = redrawing('alpaca', () => {
  const animal = parse(
    'M86 9C92 8 98 12 100 16C103 22 101 28 95 28.500L83 30A9 9 0 0 1 82 44A9 9 0 0 1 83 58A11 11 0 0 1 88 73A11 11 0 0 1 85 86L85 102C85 104 84 105.500 82 105.500L77 105.500C75 105.500 74 104 74 102L74 90L68 90L68 102C68 104 67 105.500 65 105.500L60 105.500C58 105.500 57 104 57 102L57 89.500C51 91.500 45 91.500 39 89.500L39 102C39 104 38 105.500 36 105.500L31 105.500C29 105.500 28 104 28 102L28 90L22 90L22 102C22 104 21 105.500 19 105.500L14 105.500C12 105.500 11 104 11 102L11 89A11 11 0 0 1 4 74A11 11 0 0 1 11 59A12 12 0 0 1 30 54A12 12 0 0 1 51 55C57 54 60 51 60 45A9 9 0 0 1 59 31A9 9 0 0 1 60 17C55 13 51 7 50.500 0C50.500 -3 53 -4 55.500 -2C60 1 63 4 65.500 7C64.500 3 65 -1 67 -4C68.500 -6 71 -5.500 72 -3C73 -1 74 1 74 3A8 8 0 0 1 86 9Z',
  );
  const fleecy = softened(filleted(animal, 1.5), 1);
  const collar = rotate(rect(55.5, 37.5, 31, 9, 4.5), 2, 71, 42);
  return [main(subtract(apart(fleecy, collar), circle(86, 18, 3.4))), accent(collar)];
});

/** A llama that stands, a blanket over its back. */
const llama = redrawing('llama', () => {
  const animal = parse(
    'M80 9C88 10 95 13 99 18C102 22 101 28 95 29.500C90 31 85 30 82.500 34C80 43 85 52 85 63C85 71 83 76 82 83L82 102C82 104 81 105.500 79 105.500L73 105.500C71 105.500 70 104 70 102L69 84L64.500 84L65 102C65 104 64 105.500 62 105.500L56 105.500C54 105.500 53 104 53 102L52 80C46 78 41 79 37 81C37 88 38 95 38 102C38 104 37 105.500 35 105.500L29.500 105.500C27.500 105.500 26.500 104 26.500 102L25.500 87L21.500 85L21 102C21 104 20 105.500 18 105.500L12 105.500C10 105.500 9 104 9 102C9 92 8 86 6 79C3 71 3 60 6 52C1 50 -5 45 -5.500 38C-5.500 34 -1 33 1 36C3 39 8 40 13 40C25 41 45 43 55 41C63 39 64 32 63 24C62.500 20 63 17 64 14C60 8 58 2 58.500 -2C59 -5 62 -5.500 64 -3C67 1 69 5 70.500 8C71 4 72 0 74 -3C76 -5.500 79 -4.500 79 -1.500C79 2 79.500 6 80 9Z',
  );
  const blanket = softened(parse('M22 36L46 36C48 47 49 57 48.500 69L20 69C19 57 20 47 22 36Z'), 2);
  return [
    main(subtract(softened(filleted(apart(animal, blanket), 1), 1), circle(83, 19, 3.2))),
    accent(softened(subtract(blanket, stroke(line(10, 56, 60, 56), 4.5)), 1)),
  ];
});

/** A western saddle from the side: horn, seat and cantle over its flap, a stirrup on its strap. */
const saddle = redrawing('saddle', () => {
  const seat = parse(
    'M13 4C13 14 2 20 0 34C28 43 70 43 99 34C97 26 101 20 102 11C103 6 101 3 97 2C93 1 89 3 87 8C82 20 70 27 54 27C38 27 26 20 25 4Z',
  );
  const horn = rotate(rect(6, -4.5, 26, 10.5, 5.2), -6, 19, 1);
  const flap = parse(
    'M-2 39C28 48 70 48 101 39C105 44 106 51 103 58C99 67 90 70 80 70L22 70C11 70 1 67 -3 58C-6 51 -5.500 44 -2 39Z',
  );
  const strap = rect(45.5, 50, 11, 32, 4);
  const outer = parse(
    'M51 76C61 76 66 80 67.500 88L70 100C70.500 103.500 69 105.500 66 105.500L36 105.500C33 105.500 31.500 103.500 32 100L34.500 88C36 80 41 76 51 76Z',
  );
  const inner = parse('M51 83C56 83 58.500 85 59.500 89L61 97L41 97L42.500 89C43.500 85 46 83 51 83Z');
  const hanging = union(strap, outer);
  const upper = softened(filleted(union(seat, horn), 2.5), 1.2);
  return [
    main(union(upper, softened(apart(flap, hanging), 1.2))),
    accent(subtract(hanging, softened(inner, 1.5))),
  ];
});

/** Three flowers in a cone of paper, tied with a ribbon. */
const bouquet = redrawing('bouquet', () => {
  const flower = (x: number, y: number, size: number, turn: number): Path => {
    const petals = [0, 72, 144, 216, 288].map((at) =>
      rotate(circle(x, y - size * 0.55, size * 0.45), at + turn, x, y),
    );
    return subtract(union(circle(x, y, size * 0.6), ...petals), circle(x, y, size * 0.26));
  };
  const side = flower(11.5, 27, 17, 36);
  const paper = softened(
    parse(
      'M3 50C3 47 5 46 8 47L50 57L92 47C95 46 97 47 97 50C97 52 96 54 95 55.500L58.500 90L66 105.500L34 105.500L41.500 90L5 55.500C4 54 3 52 3 50Z',
    ),
    1.5,
  );
  const fold = intersect(stroke(line(84, 43, 46, 91), 4.6), rect(0, 0, 100, 86));
  const ribbon = rect(31, 82, 38, 9.5, 4.7);
  return [
    main(softened(subtract(apart(paper, ribbon), fold), 1.2)),
    accent(union(flower(50, 18.5, 23, 0), both(softened(apart(side, paper), 1)), ribbon)),
  ];
});

/** A dog that sits, and a cat before it seen from behind. */
const sittingPets = redrawing('sitting-pets', () => {
  const dog = parse(
    'M38 -5C46 -5 52 -1 54 5L70 9C73 10 74.500 12 74 15C73 22 67 26.500 60 26.500L53 27C54 37 59 46 60 58L60 101C60 104 58 105.500 55 105.500L22 105.500C12 105.500 8 97 8 87C8 66 17 54 20 36C21 30 20 22 20 16C20 4 28 -5 38 -5Z',
  );
  const ear = parse('M22 1C12 5 7 18 10 29C12 36 20 36 24 30C29 22 32 13 30 4C29 0 26 -1 22 1Z');
  const tail = inked(parse('M22 101.700C8 102 -1.900 98 -1.900 84'), 7.5);
  const eye = circle(45, 10, 3.4);
  const cat = parse(
    'M58 41C58 37.500 61.500 36.500 64 39L71.500 45C75 44 81 44 84.500 45L92 39C94.500 36.500 98 37.500 98 41L99 57C99 64 95.500 68 95.500 72C95.500 78 105 88 105 96C105 102 102 105.500 96 105.500L62 105.500C56 105.500 52 102 52 96C52 88 60.500 78 60.500 72C60.500 68 57 64 57 57Z',
  );
  const sat = union(subtract(apart(dog, ear), eye), ear, tail);
  const before = (path: Path): Path => softened(apart(path, cat), 1.5);
  const lines = concat(before(union(dog, ear, tail)), parse('M30 3C32 13 29 22 24 30'), circle(45, 10, 1.5));
  return [main(before(sat), lines), accent(cat)];
});

/** A well under its roof, the crank and the bucket that hangs from its rope. */
const well = redrawing('well', () => {
  const roof = softened(corners('50,-6 107,19 -7,19', 3), 2);
  const posts = both(rect(12, 23.5, 9, 48));
  const crank = parse('M16 32L102 32L102 47');
  const pail = softened(corners('35,51 65,51 61.5,66 38.5,66'), 2);
  const bail = parse('M38 53L50 42L62 53');
  const rope = rect(47, 30, 6, 14);
  const rim = rect(-5.5, 70, 111, 12, 4);
  const wall = rect(2, 86.5, 96, 19, 3);
  const seams = concat(rect(31, 80, 4.6, 30), rect(64.4, 80, 4.6, 30));
  const frame = union(posts, inked(crank, 6.5), pail, inked(bail, 5), rope, rim);
  const lines = concat(both(line(16.5, 24, 16.5, 70)), crank, line(50, 32, 50, 42), bail, pail, rim, wall);
  return [main(union(frame, softened(subtract(wall, seams), 1.5)), lines), accent(roof)];
});

/** A snail that creeps: its foot in one piece, the shell on its back. */
const snail = redrawing('snail', () => {
  const shell = circle(58, 41, 42);
  const coil = parse('M50 43A8 8 0 0 1 66 43A16 16 0 0 1 34 43A24 24 0 0 1 82 43A32 32 0 0 1 50 75');
  const body = parse(
    'M6 45C-2 48 -5 54 -4 62C-2 88 14 103 36 103L102 103C105.500 103 106 100 103 98C94 92 86 87 74 88L40 88C28 88 22 81 22 69L22 54C21 46 13 43 6 45Z',
  );
  const horns = union(inked(parse('M5 51L0 31'), 6.5), inked(parse('M15 51L18 31'), 6.5));
  const slug = filleted(union(body, horns), 1);
  return [main(softened(subtract(apart(shell, slug), inked(coil, 6)), 1)), accent(slug)];
});

/** A boxing glove with its thumb before it, and the cuff. */
const boxingGlove = redrawing('boxing-glove', () => {
  const glove = parse(
    'M56 -5C82 -5 100 8 100 30C100 44 94 54 90 62L86.500 70C85.500 72 84 73 82 73L46 73C22 73 -1 54 -1 30C-1 23 4 18 10.500 18C17 18 21 22 24 30C23 8 36 -5 56 -5Z',
  );
  const crease = inked(parse('M20 12C24 34 30 48 54 49'), 5.5);
  const cuff = rect(29, 79, 60, 26.5, 7);
  return [main(softened(subtract(glove, crease), 1.5)), accent(cuff)];
});

/** A house under rows of tiles. */
const tiledRoof = redrawing('tiled-roof', () => {
  const slope = parse('M23 2L77 2L104 64L-4 64Z');
  const row = (y: number, tiles: number): Path =>
    stroke(
      parse(
        `M120 ${y}L${59 + tiles * 9} ${y}a9 8 0 0 1 -9 -8${'a9 8 0 0 1 -18 0'.repeat(tiles)}a9 8 0 0 1 -9 8L-20 ${y}`,
      ),
      4.6,
    );
  const chimney = rect(58, -5.5, 16, 30, 1.5);
  const roof = subtract(union(slope, chimney), row(23, 3), row(44, 4));
  const wall = subtract(rect(10, 68.5, 80, 37, 2), rect(42, 80, 16, 30));
  return [main(softened(roof, 1.2)), accent(wall)];
});

/** A scallop: ribs that part as they rise from the hinge. */
const shell = redrawing('shell', () => {
  const fan = parse(
    'M-1 60C-8 46 -4 32 7 27A19 19 0 0 1 34 5A18.500 18.500 0 0 1 66 5A19 19 0 0 1 93 27C104 32 108 46 101 60C94 74 79 84 63 93L37 93C21 84 6 74 -1 60Z',
  );
  const rib = (x: number, y: number): Path => inked(line(x, y, x + (50 - x) * 0.74, y + (100 - y) * 0.74), 5);
  const ribs = both(union(rib(7, 27), rib(34, 5)));
  const hinge = parse(
    'M39 85L61 85C64 85 66 87 67 89L74 101C75.500 103.500 74 105.500 71 105.500L29 105.500C26 105.500 24.500 103.500 26 101L33 89C34 87 36 85 39 85Z',
  );
  return [main(softened(subtract(apart(fan, hinge), ribs), 1.2)), accent(hinge)];
});

export const FRESH_LOOK: readonly Redrawing[] = [
  hearingAid,
  bull,
  brain,
  lobster,
  dentalMirror,
  kettlebell,
  gavel,
  alpaca,
  llama,
  saddle,
  bouquet,
  sittingPets,
  well,
  snail,
  boxingGlove,
  tiledRoof,
  shell,
];
