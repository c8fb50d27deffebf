/** Second drawings of what is cooked and served: each as much its trade as the first. */
import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, inked, type Mark, main, mark, placed, softened } from './mark.js';

/** A piece of nigiri on its board. */
const nigiri = mark('nigiri', ['gastronomy', 'food'], () => {
  const fish = parse(
    'M-5 54C-5 32 20 8 54 8C84 8 105 26 105 46C105 54 99 57 92 55C78 50 66 48 51 48C33 48 18 53 6 61C0 65 -5 61 -5 54Z',
  );
  const rice = parse(
    'M11 69C23 60 37 56 51 56C66 56 80 58 91 62.5L93 76C93 83 89 87 82 87L19 87C12 87 9 83 9 77Z',
  );
  const grains = [
    rotate(ellipse(29, 73, 5, 2.6), -30, 29, 73),
    rotate(ellipse(52, 69, 5, 2.6), 20, 52, 69),
    rotate(ellipse(74, 75, 5, 2.6), -20, 74, 75),
  ];
  const up = (path: Path): Path => translate(path, 0, -6);
  const fat = stroke(parse('M41 0C33 16 27 34 25 62M63 0C55 16 49 34 47 60M85 4C77 18 71 34 69 60'), 5.5);
  return [
    accent(up(softened(subtract(fish, fat), 1))),
    main(up(subtract(rice, ...grains))),
    main(rect(-5, 88, 110, 10, 3.5)),
  ];
});

/** A roll of sushi between chopsticks. */
const makiChopsticks = mark('maki-chopsticks', ['gastronomy', 'food'], () => {
  const turned = (path: Path): Path => placed(translate(rotate(path, -42, 0, 0), 32, 68), 0.9, 0, 0.4, -3.8);
  const seam = (turn: number): Path => rotate(line(0, 0, 0, -20), turn, 0, 0);
  const core = subtract(circle(0, 0, 14.5), stroke(concat(seam(20), seam(140), seam(260)), 5));
  const rice = [0, 60, 120, 180, 240, 300].map((turn) => rotate(ellipse(21, 0, 2.2, 4.2), turn, 0, 0));
  const ring = subtract(circle(0, 0, 35), circle(0, 0, 26.5));
  const sticks = [-1, 1].map((s) => limb(`-16,${s * 44},3.4 88,${s * 13},4.6`));
  return [
    main(turned(union(ring, ...rice)), turned(concat(circle(0, 0, 35), circle(0, 0, 24)))),
    accent(turned(core), turned(circle(0, 0, 12))),
    main(
      softened(turned(union(...sticks)), 1.5),
      turned(concat(line(-14, -44, 86, -13), line(-14, 44, 86, 13))),
    ),
  ];
});

/** Two tacos, one behind the other. */
const twoTacos = mark('two-tacos', ['gastronomy', 'food'], () => {
  const shell = parse('M2 56C2 29 22 8 48 8C74 8 94 29 94 56C94 59 92 61 89 61L7 61C4 61 2 59 2 56Z');
  const bumps = union(
    ...[-166, -138, -110, -82, -54, -26].map((turn) => {
      const at = (turn * Math.PI) / 180;
      return circle(48 + 46 * Math.cos(at), 56 + 46 * Math.sin(at), 13);
    }),
  );
  const filling = subtract(bumps, rect(-20, 57, 140, 40), grow(shell, 5.6));
  const seeds = union(circle(30, 40, 4), circle(49, 28, 4), circle(66, 43, 4));
  const whole = union(shell, filling);
  const front = (path: Path): Path => placed(path, 0.76, -14, -9.5, 24);
  const back = (path: Path): Path => placed(path, 0.76, 14, 12, -1);
  const room = front(grow(whole, 6.5));
  return [
    main(front(subtract(shell, seeds))),
    accent(front(filling)),
    main(subtract(back(shell), room)),
    accent(subtract(back(filling), room)),
  ];
});

/** A tall hamburger with a flag on its pick. */
const tallBurger = mark('tall-burger', ['gastronomy', 'food'], () => {
  const bun = parse('M5 40C5 24 22 13 50 13C78 13 95 24 95 40C95 43 94 44 91 44L9 44C6 44 5 43 5 40Z');
  const cheese = corners('-1,64 101,64 101,71 80,71 64,83 48,71 -1,71', 2);
  const patties = union(rect(0, 49, 100, 10, 5), rect(0, 76, 100, 10, 5));
  const foot = parse(
    'M5 94C5 92 6 91 8 91L92 91C94 91 95 92 95 94C95 101 90 105 83 105L17 105C10 105 5 101 5 94Z',
  );
  const seeds = union(ellipse(30, 30, 4, 3), ellipse(51, 24, 4, 3), ellipse(70, 31, 4, 3));
  const pick = rect(47, -5, 6.5, 13, 2);
  return [
    main(union(subtract(bun, seeds), apart(patties, cheese), foot, pick)),
    accent(union(cheese, corners('58,-5 82,1.5 58,8', 1.5))),
  ];
});

/** A hot dog seen from the side, with a wave of sauce. */
const completo = mark('completo', ['gastronomy', 'food'], () => {
  const sausage = limb('-2,40,5 2,43,8.5 22,51,9.5 50,54,9.5 78,51,9.5 98,43,8.5 102,40,5');
  const bun = subtract(
    parse(
      'M9 50C24 62 34 64 50 64C66 64 76 62 91 50C97 60 98 72 92 80C84 90 68 93 50 93C32 93 16 90 8 80C2 72 3 60 9 50Z',
    ),
    grow(sausage, 5),
  );
  const sauce = parse(
    'M13 28C16 17 25 14 28 23C31 34 41 38 45 26C48 15 55 15 58 26C61 38 70 34 73 23C76 14 85 17 88 28',
  );
  return [main(softened(bun, 2)), accent(sausage), main(inked(sauce, 8.5), sauce)];
});

/** A bucket of fried chicken. */
const chickenBucket = mark('chicken-bucket', ['gastronomy', 'food'], () => {
  const tub = corners('8,58 92,58 81,105 19,105', 5);
  const stripes = union(corners('27,66 41,66 43,112 33,112', 0), corners('59,66 73,66 67,112 57,112', 0));
  const above = (path: Path): Path => subtract(path, rect(-20, 44, 140, 90));
  const leg = softened(limb('32,66,22 26,44,22 20,28,15 14,16,5.5'), 1);
  const bone = union(limb('14,17,4.6 9,5,4.6'), circle(4, 6, 6), circle(12, 0.8, 6));
  const nugget = parse('M34 50C32 38 36 22 44 20C48 12 58 14 60 21C68 24 68 38 66 50Z');
  return [
    main(subtract(union(tub, rect(-3, 49, 106, 12, 5)), stripes)),
    accent(above(both(leg))),
    main(both(apart(bone, leg))),
    main(above(apart(nugget, both(leg)))),
  ];
});

/** A chicken on the spit over the fire. */
const spitChicken = mark('spit-chicken', ['gastronomy', 'food'], () => {
  const fit = (path: Path): Path => translate(scale(path, 0.74), 13, -3);
  const body = parse('M8 76C-2 70 -6 58 -1 46C5 30 20 20 38 20C58 20 74 28 84 42C92 52 96 66 88 76Z');
  const thigh = parse(
    'M42 62C40 48 50 40 62 36C72 33 78 28 83 20L92 27C86 36 86 42 85 52C84 66 74 74 62 74C51 74 43 71 42 62Z',
  );
  const bone = union(stroke(line(84, 28, 93, 14), 9), circle(88.5, 4, 7.2), circle(98.6, 11, 6.9));
  const bird = softened(union(subtract(body, grow(thigh, 6), grow(bone, 6)), thigh), 1.5);
  const spit = union(rect(-5, 33, 110, 7, 3.5), rect(-5, 26, 7, 21, 3.5), rect(98, 26, 7, 21, 3.5));
  const whole = union(body, thigh, bone);
  const flame = parse(
    'M0 64C4 74 15 80 15 92C15 101 9 105.500 0 105.500C-9 105.500 -15 101 -15 92C-15 86 -10 84 -9 77C-5 79 -2 73 0 64Z',
  );
  return [
    main(fit(bird)),
    main(fit(subtract(bone, grow(thigh, 6)))),
    main(subtract(spit, fit(grow(whole, 5.5)))),
    accent(union(...[14, 50, 86].map((x) => translate(flame, x, 0)))),
  ];
});

/** A spatula and a fork, crossed under a flame. */
const grillTools = mark('grill-tools', ['gastronomy', 'food'], () => {
  const turner = subtract(
    union(rect(38, -4, 24, 36, 4), limb('50,30,6 50,46,3.6 50,62,3.6'), rect(44.5, 62, 11, 44, 5)),
    union(rect(44.5, 4, 3.8, 20, 1.5), rect(51.7, 4, 3.8, 20, 1.5)),
  );
  const fork = union(
    inked(parse('M41 0L41 22C41 30 45 34 50 34C55 34 59 30 59 22L59 0'), 6.5),
    rect(46.5, 33, 7, 30),
    rect(44.5, 62, 11, 44, 5),
  );
  const left = translate(rotate(turner, -45, 50, 60), 0, 5);
  const right = translate(rotate(fork, 45, 50, 60), 0, 5);
  const flame = parse(
    'M50 2C53 12 64 17 64 30C64 39 58 45 50 45C42 45 36 39 36 30C36 23 41 21 42 15C46 17 48 10 50 2Z',
  );
  return [main(left), main(apart(right, left)), accent(translate(scale(flame, 0.9), 5, -3))];
});

/** A bowl of ceviche: a shrimp over the rim, lime and chilli. */
const cevicheBowl = mark('ceviche-bowl', ['gastronomy', 'food', 'fishing'], () => {
  const bowl = parse(
    'M-2 58L102 58C104 58 105 59.500 105 61C104 82 89 98 68 100L68 105L32 105L32 100C11 98 -4 82 -5 61C-5 59.500 -4 58 -2 58Z',
  );
  const cuts = [0, 60, 120].map((turn) => rotate(line(40, 32, 112, 32), turn + 15, 76, 32));
  const wheel = union(
    subtract(circle(76, 32, 28), circle(76, 32, 21.5)),
    subtract(circle(76, 32, 17.5), stroke(concat(...cuts), 4)),
  );
  const above = (path: Path): Path => subtract(path, rect(-20, 53, 140, 80));
  const shrimp = limb('44,60,9 46,38,11 36,18,11 18,14,9 6,22,5 2,30,1');
  const rings = stroke(parse('M30 46L64 44M36 34L56 18M26 28L24 0M14 26L6 4'), 4.6);
  return [main(bowl), accent(above(apart(wheel, shrimp))), main(above(subtract(shrimp, rings)))];
});

/** A plate between a fork and a knife. */
const placeSetting = mark('place-setting', ['gastronomy', 'food'], () => {
  const plate = subtract(circle(50, 50, 30), subtract(circle(50, 50, 22), circle(50, 50, 16.5)));
  const fork = union(
    inked(parse('M-1.500 4L-1.500 24C-1.500 36 12.500 36 12.500 24L12.500 4M5.500 4L5.500 30'), 5),
    limb('5.5,30,4 5.5,50,3.6 5.5,97,4.8'),
    circle(5.5, 97, 4.8),
  );
  const knife = parse('M88 1C98 6 103 22 103 40C103 50 101 57 98 58L98 97C98 104 88 104 88 97Z');
  return [main(fork), accent(plate), main(softened(knife, 1.5))];
});

/** A plate of spaghetti under its sauce. */
const spaghettiPlate = mark('spaghetti-plate', ['gastronomy', 'food'], () => {
  const dish = parse(
    'M-3 70L103 70C105 70 105.500 72 105 74C101 92 88 102 70 102L30 102C12 102 -1 92 -5 74C-5.500 72 -5 70 -3 70Z',
  );
  const strands = [47, 35.5, 24, 12.5].map((r) => subtract(circle(50, 65, r), circle(50, 65, r - 7)));
  const heap = subtract(union(...strands), rect(-20, 64.5, 140, 60));
  const sauce = parse(
    'M50 10C66 10 80 20 82 31C83 37 75 38 72 33C70 38 69 46 63 46C57 46 58 37 54 34C51 38 50 41 46 41C41 41 42 36 39 33C37 38 36 44 31 44C26 44 27 37 25 34C20 37 17 34 18 30C21 19 34 10 50 10Z',
  );
  const basil = union(leaf(48, 4, 29, -1, 0.3), leaf(52, 4, 71, -1, 0.3));
  return [main(dish), accent(apart(heap, sauce)), main(sauce), main(apart(basil, sauce))];
});

/** A bowl of salad. */
const saladBowl = mark('salad-bowl', ['gastronomy', 'food', 'healthcare'], () => {
  const bowl = parse(
    'M-2 55L102 55C104 55 105 56.500 105 58C104 82 89 98 68 100L68 105L32 105L32 100C11 98 -4 82 -5 58C-5 56.500 -4 55 -2 55Z',
  );
  const above = (path: Path): Path => subtract(path, rect(-20, 49.5, 140, 80));
  const tomato = circle(76, 36, 23);
  const core = union(...[0, 120, 240].map((turn) => rotate(ellipse(76, 25.5, 7, 5), turn, 76, 36)));
  const frond = (turn: number, size: number): Path => {
    const blade = union(leaf(36, 66, 36, 66 - size, 0.34, 0.55));
    return rotate(subtract(blade, stroke(line(36, 70, 36, 66 - size * 0.66), 4.5)), turn, 36, 66);
  };
  const tall = frond(6, 71);
  const side = frond(-35, 58);
  return [
    main(bowl),
    main(above(tall)),
    main(above(apart(side, rotate(leaf(36, 66, 36, -5, 0.34, 0.55), 6, 36, 66)))),
    accent(above(apart(subtract(tomato, core), rotate(leaf(36, 66, 36, -5, 0.34, 0.55), 6, 36, 66)))),
  ];
});

/** A clay pot of something thick, and its wooden spoon. */
const clayPot = mark('clay-pot', ['gastronomy', 'food'], () => {
  const rim = rect(3, 38, 94, 11, 5);
  const belly = parse(
    'M14 44L86 44C92 52 94 60 94 68C94 92 78 105.500 50 105.500C22 105.500 6 92 6 68C6 60 8 52 14 44Z',
  );
  const ears = both(stroke(parse('M12 58L4 58C-4 58 -4 80 4 80L14 80'), 7));
  const sauce = parse(
    'M18 49L82 49L82 58C82 66 72 66 72 59C70 58 67 59 66 62L66 76C66 85 55 85 55 76L55 66C55 61 49 61 48 65C47 73 37 73 36 65C35 60 31 58 29 60C28 67 18 66 18 58Z',
  );
  const spoon = union(limb('56,36,5 68,16,4.2 78,-1,5'), circle(78, -1, 3.6));
  const steam = parse('M22 30C14 21 31 15 22 2M42 30C34 21 51 15 42 2');
  return [
    main(subtract(union(belly, ears), grow(sauce, 5), rect(-10, 38, 120, 16))),
    main(rim),
    accent(subtract(sauce, rect(0, 40, 100, 14))),
    main(subtract(spoon, rect(0, 33, 100, 20))),
    accent(inked(steam, 7), steam),
  ];
});

export const SECOND_HELPINGS: readonly Mark[] = [
  nigiri,
  makiChopsticks,
  twoTacos,
  tallBurger,
  completo,
  chickenBucket,
  spitChicken,
  grillTools,
  cevicheBowl,
  placeSetting,
  spaghettiPlate,
  saladBowl,
  clayPot,
];
