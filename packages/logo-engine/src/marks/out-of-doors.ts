/** Of gravel pits, plantations, guest rooms, pools and stages. */
import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filled, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** A belt that carries rock from its hopper and heaps it. */
const gravelConveyor = mark('gravel-conveyor', ['construction'], () => {
  const belt = stroke(line(-24, 84, 64, 0), 27, { cap: 'round' });
  const rollers = [0, 1, 2].map((i) => circle(-22 + i * 42, 82 - i * 40, 7));
  const frame = subtract(
    corners('-30,84 34,24 34,122 -30,122', 3),
    corners('-17,93 22,56 22,110 -17,110', 2),
  );
  const hopper = corners('-58,26 4,26 -12,66 -42,66', 5);
  const rocks = concat(
    corners('62,58 84,42 108,56 112,78 88,87 64,80', 5),
    corners('42,97 60,84.500 81,90.500 82,122 40,122', 5),
    corners('88,92.500 114,83 136,98 142,122 88,122', 5),
  );
  const falling = corners('88,-2 106,0 112,16 98,27 82,17', 4);
  return filled([
    main(concat(subtract(union(belt, frame), ...rollers), apart(hopper, belt))),
    accent(concat(rocks, falling)),
  ]);
});

/** A hand of bananas that hangs from its stalk and curves up. */
const bunch = mark('banana-bunch', ['agriculture', 'food'], () => {
  const outer = limb('18,-4,8 2,34,15 14,76,19 48,103,16 78,111,8.5 92,111,6');
  const middle = limb('27,-2,7 34,30,14 54,60,17 84,76,13 108,78,7.5 119,76,5.5');
  const inner = limb('36,-4,8 54,18,12.5 76,34,15 100,38,11.5 118,32,6.5 126,27,5');
  const stalk = softened(
    parse('M8 -34L28 -38C30 -24 36 -16 50 -8L46 4C34 8 22 10 6 12L2 0C10 -10 12 -20 8 -34Z'),
    2.5,
  );
  const hand = concat(middle, apart(outer, middle), apart(inner, middle));
  return filled([accent(softened(apart(hand, stalk), 1.5)), main(stalk)]);
});

/** An old key and its round tag, numbered. */
const roomKey = mark('room-key', ['entertainment', 'construction'], () => {
  const key = union(
    subtract(circle(26, 10, 26), circle(26, 10, 11.5)),
    rect(19, 30, 14, 82, 4),
    rect(-3, 80, 26, 11, 3),
    rect(3, 99, 20, 11, 3),
  );
  const tag = circle(80, 80, 32);
  const seven = inked(parse('M68 68L92 68L78 97'), 9.5);
  const string = inked(parse('M27 12C44 -8 78 0 80 54'), 6.5);
  return filled([
    main(subtract(key, grow(union(string, tag), 4.5))),
    accent(subtract(union(string, tag), seven)),
  ]);
});

/** A water slide of two humps, a striped ring over it, the pool below. */
const waterSlide = mark('water-slide', ['entertainment'], () => {
  const chute = stroke(parse('M19 8L24 8C54 8 44 38 68 42C94 46 84 76 112 77L138 77'), 23);
  const steps = union(
    rect(-22, -26, 11, 130, 4),
    ...[12, 35, 58].map((y) => rect(-20, y, 32, 10)),
    rect(7, 0, 11, 104, 3),
  );
  const rail = inked(parse('M-16.500 -20C-16.500 -34 -6 -34 4 -30C14 -26 18 -18 18 -6'), 10);
  const post = rect(62, 44, 12, 60, 3);
  const ring = subtract(circle(98, 2, 30), circle(98, 2, 12));
  const stripes = [0, 90].map((turn) => rotate(rect(93, -32, 10, 68), turn + 35, 98, 2));
  const water = inked(wave(-30, 110, 164, 13, 2.5), 16);
  return filled([
    main(subtract(softened(union(chute, steps, rail, post), 1), grow(union(water), 5))),
    accent(concat(subtract(ring, ...stripes), water)),
  ]);
});

/** A launch out of the water, on the trestles of the yard. */
const boatOnStocks = mark('boat-on-stocks', ['fishing', 'transportation'], () => {
  const hull = softened(parse('M-18 28C18 38 66 36 126 4C120 40 106 64 86 78L2 78C-10 68 -18 50 -18 28Z'), 3);
  const cabin = softened(parse('M0 24L12 -14L50 -14C66 -14 76 0 84 18L60 40L4 40Z'), 4);
  const glass = union(corners('19,-3 35,-3 35,19 13,19', 3), parse('M42 -3L49 -3C57 -3 63 4 68 14L42 19Z'));
  const stripe = stroke(parse('M-30 47C16 56 70 54 130 26'), 7);
  const trestle = subtract(
    corners('-4,83.500 30,83.500 43,120 -17,120', 3),
    corners('13,97 25,126 1,126', 2),
  );
  return filled([
    main(softened(subtract(union(hull, cabin), glass, stripe), 1)),
    accent(concat(trestle, translate(trestle, 66, 0))),
  ]);
});

/** A guanaco that looks out over the steppe. */
const guanaco = mark('guanaco', ['livestock', 'nature'], () => {
  const body = parse(
    'M62 -12L56 -26C55 -32 59 -34 63 -30L71 -20L75 -30C77 -34 82 -33 82 -28L83 -17C91 -15 103 -11 106 -4C109 3 104 9 96 8L84 7C81 20 84 32 88 42C91 52 89 60 82 66C70 74 60 70 52 67C40 62 30 64 22 70C8 74 -6 68 -8 54C-10 42 0 34 14 33L46 34C58 34 63 22 64 8Z',
  );
  const legs = union(
    limb('4,56,12 -4,74,7.5 2,90,5.6 -1,114,5.6'),
    limb('16,60,10 23,78,7 27,92,5.6 25,114,5.6'),
    limb('60,58,10 55,80,6.5 55,94,5.6 53,114,5.6'),
    limb('76,56,11 80,80,6.5 81,94,5.6 81,114,5.6'),
  );
  const tail = inked(parse('M2 44C-9 44 -15 48 -17 60'), 10.5);
  const animal = softened(filleted(union(body, legs, tail), 2), 2.5);
  const tuft = union(
    ...[-38, 0, 38].map((turn) => rotate(leaf(112, 124, 112, 92, 0.19, 0.5), turn, 112, 124)),
  );
  const ground = union(rect(-32, 119, 162, 13, 6.5), subtract(tuft, rect(-50, 128, 200, 40)));
  return filled([main(subtract(apart(animal, ground), circle(85, -5, 4))), accent(ground)]);
});

/** A stage under its truss, a beam of light on it. */
const stageTruss = mark('stage-truss', ['entertainment', 'technology'], () => {
  const arch = subtract(rect(-14, -10, 128, 106, 5), rect(10, 14, 80, 100));
  const across = [0, 1, 2, 3, 4].map((i) => {
    const x = 6 + i * 17;
    return i % 2 === 0
      ? corners(`${x},8.5 ${x + 20},8.5 ${x + 10},-4`, 1)
      : corners(`${x},-4.5 ${x + 20},-4.5 ${x + 10},8`, 1);
  });
  const down = [0, 1, 2, 3].map((i) => {
    const y = 14 + i * 18;
    return i % 2 === 0
      ? corners(`-8.5,${y} -8.5,${y + 21} 4,${y + 10.5}`, 1)
      : corners(`4.5,${y} 4.5,${y + 21} -8,${y + 10.5}`, 1);
  });
  const lamp = softened(corners('39,12 61,12 66,36 34,36', 3), 1);
  const beam = corners('34,41.5 66,41.5 86,96 14,96', 2.5);
  return filled([
    main(concat(subtract(union(arch, lamp), ...across, both(union(...down))), rect(-20, 101, 140, 14, 4))),
    accent(subtract(beam, rect(-14, 0, 29, 120), rect(85, 0, 29, 120))),
  ]);
});

/** A pine that falls from its stump. */
const felling = mark('tree-felling', ['nature', 'construction'], () => {
  const tier = (y: number, half: number, high: number): Path =>
    corners(`50,${y - high} ${50 + half},${y} ${50 - half},${y}`, 6);
  const crown = union(tier(-30, 34, 46), tier(0, 46, 54), tier(36, 58, 66));
  const pine = rotate(union(crown, rect(34, 30, 32, 45, 1)), 38, 34, 75);
  const stump = softened(
    parse('M8 72L36 72L60 92L60 102C62 113 72 119 88 124L-20 124C-4 119 6 113 8 102Z'),
    2.5,
  );
  return filled([main(apart(pine, grow(stump, 1))), accent(stump)]);
});

/** A prickly pear in one piece, an open flower on its tallest pad, fruit on the other. */
const nopalFlower = mark('nopal-flower', ['agriculture', 'food', 'nature'], () => {
  const base = subtract(ellipse(44, 84, 35, 41), rect(-20, 116, 140, 40));
  const right = rotate(ellipse(86, 26, 27, 35), 34, 86, 26);
  const left = rotate(ellipse(1, 30, 25, 31), -34, 1, 30);
  const plant = filleted(union(base, right, left), 1.5);
  const petals = rotate(
    union(
      leaf(86, 2, 86, -46, 0.24, 0.6),
      ...[-1, 1].map((s) => rotate(leaf(86, 2, 86, -42, 0.22, 0.6), s * 44, 86, 2)),
    ),
    34,
    86,
    26,
  );
  const fruit = (turn: number): Path => rotate(ellipse(1, -10, 10.5, 14), turn, 1, 30);
  const fruits = union(fruit(-62), fruit(-8));
  const prick = (x: number, y: number, turn: number): Path =>
    rotate(rect(x - 3.25, y - 7, 6.5, 14, 3.25), turn, x, y);
  const spines = [
    prick(44, 64, 0),
    prick(27, 84, 0),
    prick(61, 84, 0),
    prick(44, 103, 0),
    prick(74, 28, 34),
    prick(97, 40, 34),
    prick(-8, 24, -34),
    prick(10, 38, -34),
  ];
  return filled([
    main(subtract(plant, ...spines, grow(union(petals, fruits), 4.5))),
    accent(union(petals, fruits)),
  ]);
});

/** A dog out for a walk, its leash a heart. */
const heartLeash = mark('heart-leash', ['livestock', 'entertainment'], () => {
  const dog = union(
    limb('12,72,13 30,70,15 50,69,15 64,66,13'),
    circle(13, 72, 13),
    limb('56,70,16 67,50,12 73,34,11'),
    circle(76, 26, 15.5),
    limb('78,27,14.5 96,34,10 106,36,8'),
    circle(106.5, 36, 8),
    limb('10,74,13 2,94,7.6 -3,114,6.6'),
    limb('20,76,11 27,96,7.4 29,114,6.6'),
    limb('58,74,11 57,94,7.4 55,114,6.6'),
    limb('66,66,12 80,92,7.4 87,114,6.4'),
    ...[-3, 29, 55, 87].map((x) => inked(line(x, 114, x + 7, 114), 12.5)),
    inked(parse('M6 66C-8 62 -15 52 -16 40'), 10.5),
  );
  const ear = limb('68,14,3 59,22,7.5 55,36,8.5 58,48,4');
  const heart = stroke(
    parse('M24 36C2 20 -4 8 4 -4C12 -14 24 -8 24 2C24 -8 36 -14 44 -4C52 8 46 20 24 36Z'),
    8.5,
  );
  const lead = inked(parse('M24 36C32 46 44 48 56 51C68 55 80 59 100 62'), 9);
  const strap = subtract(lead, subtract(rect(56, 0, 90, 120), grow(filleted(dog, 3), 0.5)));
  const worn = union(heart, strap);
  const fold = stroke(parse('M72 12C65 22 68 36 65 46'), 4.5);
  return filled([
    main(softened(subtract(apart(union(filleted(dog, 3), ear), worn), circle(84, 24, 3.8), fold), 1.8)),
    accent(worn),
  ]);
});

/** A rhea that runs, its neck stretched out. */
const rhea = mark('running-rhea', ['nature', 'livestock'], () => {
  const body = parse('M20 30C34 8 68 6 82 26C90 40 80 60 60 64C38 68 8 62 -18 84C-16 58 2 46 20 30Z');
  const neck = limb('66,42,17 88,32,10 97,12,8 108,-2,7');
  const beak = union(circle(109, -4, 11), limb('108,-4,9 121,-1,6 133,4,2'));
  const legs = union(
    inked(parse('M58 52L82 74L106 80L114 92'), 11.5),
    inked(parse('M40 54L36 82L8 92L-4 108'), 11.5),
  );
  const wing = parse('M30 36C44 22 62 24 68 34C62 50 38 52 14 58C16 50 22 42 30 36Z');
  return filled([
    main(subtract(filleted(union(body, neck, beak, legs), 3), circle(110, -5, 4), grow(wing, 5))),
    accent(wing),
  ]);
});

export const OUT_OF_DOORS: readonly Mark[] = [
  gravelConveyor,
  bunch,
  roomKey,
  waterSlide,
  boatOnStocks,
  guanaco,
  heartLeash,
  rhea,
  stageTruss,
  felling,
  nopalFlower,
];
