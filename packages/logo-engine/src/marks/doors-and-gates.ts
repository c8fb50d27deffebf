/** What keeps a house, a ranch and a night's sleep: doors, walls, stoves, gates, and who guards them. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filledMark, filleted, inked, type Mark, main, softened } from './mark.js';

/** An armoured door bolted into its frame, a shield for its lock. */
const vaultDoor = filledMark('vault-door', ['construction', 'technology'], () => {
  const frame = subtract(rect(-4, -14, 108, 128, 7), rect(9, -1, 82, 130, 3));
  const panel = rect(14, 4, 72, 110, 4);
  const bolts = union(...[17, 50, 83].map((y) => rect(80, y, 16, 14, 2)));
  const shield = parse(
    'M50 14C59 21 68 24 77 24L77 46C77 62 67 73 50 81C33 73 23 62 23 46L23 24C32 24 41 21 50 14Z',
  );
  const keyhole = union(circle(50, 39, 9.5), corners('45.5,42 54.5,42 58.5,62 41.5,62', 2));
  const lever = union(inked(line(56, 96, 73, 96), 8), circle(73, 96, 6.5));
  return [
    main(subtract(union(frame, panel, bolts), grow(shield, 4.8), lever)),
    accent(subtract(shield, keyhole)),
  ];
});

/** A wide knife that fills the joint between two boards. */
const jointKnife = filledMark('joint-knife', ['construction'], () => {
  const blade = softened(parse('M38 34L62 34C64 46 72 52 92 54L92 78L8 78L8 54C28 52 36 46 38 34Z'), 1);
  const neck = rect(38, 22, 24, 18, 2);
  const grip = subtract(
    parse('M39 22L37 -2C36 -12 35 -18 37 -26C39 -36 61 -36 63 -26C65 -18 64 -12 63 -2L61 22Z'),
    circle(50, -22, 5),
  );
  const knife = union(blade, neck, grip);
  const boards = union(rect(-14, 30, 61.5, 86, 5), rect(52.5, 30, 61.5, 86, 5));
  const screws = union(...[44, 101].flatMap((y) => [circle(0, y, 5), circle(100, y, 5)]));
  return [
    main(softened(apart(subtract(boards, screws), union(knife, rect(40, -40, 20, 80))), 1)),
    accent(subtract(knife, rect(20, 21, 60, 5))),
  ];
});

/** A spray bottle whose body is an office block. */
const cleanTower = filledMark('clean-tower', ['nature', 'construction'], () => {
  const block = softened(
    parse('M36 24L66 24L66 32C66 38 90 40 90 56L90 114L12 114L12 56C12 40 36 38 36 32Z'),
    3,
  );
  const panes = union(
    ...[55, 75].flatMap((y) => [23, 44, 65].map((x) => rect(x, y, 14, 12, 2))),
    rect(23, 95, 14, 30, 2),
    rect(44, 95, 14, 30, 2),
    rect(65, 95, 14, 30, 2),
  );
  const feet = subtract(panes, union(rect(20, 107, 21, 30), rect(61, 107, 21, 30)));
  const head = filleted(
    union(
      softened(parse('M24 -16L66 -16C80 -16 87 -4 87 9L68 9L66 20L36 20L36 9L24 9Z'), 2),
      rect(10, -14, 18, 21, 3),
      inked(parse('M30 6C30 18 26 25 18 29'), 9.5),
    ),
    1.5,
  );
  const spray = union(
    inked(line(-1, -3.5, -14, -3.5), 8.5),
    inked(line(-1, -18, -13, -25), 8.5),
    inked(line(-1, 11, -13, 18), 8.5),
  );
  return [main(subtract(block, feet)), accent(concat(apart(head, block), spray))];
});

/** A stove of cast iron, its pipe and the fire behind its glass. */
const woodStove = filledMark('wood-stove', ['construction'], () => {
  const body = rect(0, 26, 100, 74, 9);
  const top = rect(-9, 17, 118, 15, 6);
  const flue = union(rect(38, -11, 24, 36), rect(31, -15, 38, 13, 3));
  const legs = both(corners('8,94 28,94 22,114 7,114', 3));
  const glass = parse(
    'M15 86L15 66C15 47 31 40 50 40C69 40 85 47 85 66L85 86C85 89 83 91 80 91L20 91C17 91 15 89 15 86Z',
  );
  const fire = parse(
    'M54 45C56 56 73 58 73 73C73 82 63 86 50 86C37 86 27 82 27 73C27 65 33 62 35 54C40 56 43 59 44 63C50 57 54 52 54 45Z',
  );
  return [main(subtract(union(body, top, flue, legs), glass)), accent(fire)];
});

/** A plump pillow on its mattress. */
const pillowMattress = filledMark('pillow-mattress', ['desing'], () => {
  const held = (path: Path): Path => translate(rotate(path, -10, 42, 30), 6, -4);
  const mattress = rect(-16, 58, 132, 52, 13);
  const seams = union(rect(-20, 70, 140, 5.5), rect(-20, 92.5, 140, 5.5));
  const pillow = held(
    parse(
      'M-6 -4C8 3 22 0 42 0C62 0 76 3 90 -4C98 -7 104 -1 100 8C94 22 94 36 100 50C104 58 98 65 90 62C76 55 62 58 42 58C22 58 8 55 -6 62C-14 65 -20 58 -16 50C-10 36 -10 22 -16 8C-20 -1 -14 -7 -6 -4Z',
    ),
  );
  const folds = held(union(inked(line(74, 12, 86, 8), 5.5), inked(line(76, 24, 85, 23), 5.5)));
  return [main(apart(subtract(mattress, seams), pillow)), accent(subtract(pillow, folds))];
});

/** A jug of soap for the wash, its bubbles on it. */
const detergentJug = filledMark('detergent-jug', ['nature', 'desing'], () => {
  const jug = parse(
    'M18 14L46 14C48 22 54 26 62 28C82 33 94 46 94 66L94 98C94 105 89 110 82 110L14 110C7 110 2 105 2 98L2 46C2 34 8 30 14 26C17 24 18 20 18 14Z',
  );
  const grip = parse('M58 42C70 44 80 53 80 66L80 72C80 80 69 80 68 72C67 63 62 57 54 55C46 53 48 40 58 42Z');
  const cap = rect(11, -15, 42, 24, 5);
  const drop = parse('M30 48C34 58 46 66 46 80C46 90 39 96 30 96C21 96 14 90 14 80C14 66 26 58 30 48Z');
  const bubbles = concat(circle(76, 4, 14), circle(101, 25, 8));
  return [main(subtract(jug, grip, drop)), accent(concat(cap, bubbles))];
});

/** A wide gate of rails that hangs on its posts. */
const fieldGate = filledMark('field-gate', ['livestock', 'agriculture'], () => {
  const post = softened(parse('M-30 112L-30 -2L-16 -16L-2 -2L-2 112Z'), 2.5);
  const rails = union(
    ...[8, 41, 74].map((y) => rect(2.5, y, 95, 14, 2)),
    rect(2.5, 8, 14, 80, 3),
    rect(83.5, 8, 14, 80, 3),
    rect(-16, 8, 60, 14, 7),
    rect(-16, 74, 60, 14, 7),
    rect(60, 41, 56, 14, 7),
  );
  const brace = intersect(stroke(line(6, 86, 94, 10), 12), rect(2.5, 8, 95, 80));
  const gate = filleted(union(rails, brace), 1);
  return [main(softened(apart(both(post), gate), 1)), accent(gate)];
});

/** A post and the barbed wire that runs past it. */
const wireFence = filledMark('wire-fence', ['livestock', 'agriculture'], () => {
  const post = softened(parse('M31 116L31 -4L50 -22L69 -4L69 116Z'), 2.5);
  const barb = (x: number, y: number): Path =>
    union(
      limb(`${x - 15},${y - 21},1.8 ${x},${y},4.8 ${x + 15},${y + 21},1.8`),
      limb(`${x + 15},${y - 21},1.8 ${x},${y},4.8 ${x - 15},${y + 21},1.8`),
    );
  const wires = union(...[20, 76].flatMap((y) => [inked(line(-28, y, 128, y), 9), barb(1, y), barb(99, y)]));
  return [main(softened(apart(post, wires), 1)), accent(softened(wires, 0.8))];
});

/** An ovenbird at the door of its nest of mud, on a post. */
const ovenbird = filledMark('ovenbird', ['nature', 'livestock'], () => {
  const nest = softened(parse('M-12 102C-20 62 8 30 48 30C88 30 116 62 108 102Z'), 4);
  const door = parse('M52 96L52 78C52 66 60 58 71 58C82 58 90 66 90 78L90 96Z');
  const bird = softened(
    parse(
      'M84 -18L102 -11L85 -6C84 14 72 32 50 32C42 32 36 30 30 27L-6 24L22 8C30 2 38 0 44 -7C48 -19 57 -26 68 -26C76 -26 82 -23 84 -18Z',
    ),
    1.5,
  );
  const post = rect(26, 107, 44, 20, 3);
  return [main(subtract(apart(nest, bird), door)), accent(subtract(bird, circle(69, -12, 5))), main(post)];
});

/** A shepherd dog on guard, its collar on. */
const guardDog = filledMark('guard-dog', ['nature', 'technology'], () => {
  const head = parse(
    'M47 -22C54 -10 60 3 63 15C73 17 81 22 87 31L114 37C121 39 124 43 123 49L121 61C119 70 112 76 102 77L86 79C81 86 75 91 67 95L0 78C-8 56 -4 34 9 20C9 6 12 -10 17 -20C19 -23 22 -22 24 -20L35 -4C37 -11 40 -18 43 -22C44 -24 46 -24 47 -22Z',
  );
  const crease = inked(parse('M36 -6C40 3 42 11 42 20'), 5);
  const jaw = inked(line(128, 57, 94, 61), 5.5);
  const eye = rotate(ellipse(76, 38, 6, 4.4), 14, 76, 38);
  const collar = softened(stroke(line(-9, 89, 68, 109), 22), 3);
  const studs = union(...[0.2, 0.5, 0.8].map((t) => circle(-9 + 77 * t, 89 + 20 * t, 5)));
  const chest = parse('M-14 92L66 115L72 138L-32 138C-28 118 -22 102 -14 92Z');
  return [
    main(softened(subtract(apart(head, collar), eye, jaw, crease), 1)),
    accent(subtract(collar, studs)),
    main(softened(apart(chest, collar), 2)),
  ];
});

/** The blossom of an orange tree. */
const orangeBlossom = filledMark('orange-blossom', ['nature'], () => {
  const petal = softened(
    parse('M50 50C34 42 22 24 27 6C31 -8 42 -12 50 -18C58 -12 69 -8 73 6C78 24 66 42 50 50Z'),
    3,
  );
  const seams = union(
    ...[36, 108, 180, 252, 324].map((turn) => rotate(stroke(line(50, 52, 50, -20), 6), turn, 50, 52)),
  );
  const petals = subtract(union(...[0, 72, 144, 216, 288].map((turn) => rotate(petal, turn, 50, 52))), seams);
  const heart = union(
    circle(50, 52, 12),
    ...[0, 72, 144, 216, 288].flatMap((turn) => [
      rotate(stroke(line(50, 52, 50, 30), 6.5), turn, 50, 52),
      rotate(circle(50, 27, 6.5), turn, 50, 52),
    ]),
  );
  return [main(softened(apart(petals, heart), 1)), accent(heart)];
});

/** A cuckoo clock: its roof, its dial, its pendulum. */
const cuckooClock = filledMark('cuckoo-clock', ['art', 'desing'], () => {
  const roof = inked(parse('M0 30L50 -12L100 30'), 15);
  const house = parse('M16 32L50 4L84 32L84 76L16 76Z');
  const face = circle(50, 44, 24);
  const dial = subtract(face, inked(parse('M50 29L50 45L60 51'), 6.5));
  const weights = both(union(rect(19, 81, 7, 20), ellipse(22.5, 107, 10, 14)));
  const bob = union(rect(46, 81, 8, 26), circle(50, 116, 14));
  return [main(apart(house, roof, face)), main(roof), accent(dial), main(weights), accent(bob)];
});

export const DOORS_AND_GATES: readonly Mark[] = [
  vaultDoor,
  jointKnife,
  cleanTower,
  woodStove,
  pillowMattress,
  detergentJug,
  fieldGate,
  wireFence,
  ovenbird,
  guardDog,
  orangeBlossom,
  cuckooClock,
];
