import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, fitted, inked, main, placed, softened, whole } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A lettuce: one broad frilled leaf before two others. */
const lettuce = redrawing('lettuce', () => {
  const core = parse('M50 102C40 92 27 72 27 46C27 20 38 2 50 2C62 2 73 20 73 46C73 72 60 92 50 102Z');
  const edge = union(
    ...(
      [
        [40, 8, 9],
        [31, 21, 9.5],
        [26.5, 37, 10],
        [26.5, 54, 10],
        [32, 70, 9.5],
      ] as const
    ).map(([x, y, r]) => circle(x, y, r)),
  );
  const blade = filleted(union(core, both(edge), circle(50, 3, 9)), 2.5);
  const turned = (path: Path): Path => rotate(translate(scale(path, 0.9), 5, 10), 29, 50, 104);
  const rib = limb('50,106,6 50,70,4.2 50,22,1.6');
  const veins = both(parse('M50 78C53 68 58 61 65 56M50 54C52 46 55 41 60 36'));
  const behind = subtract(turned(blade), turned(limb('59,112,6 57,70,4.500 53,20,1.8')), grow(blade, 4.5));
  return fitted(
    [main(softened(both(behind), 0.8)), accent(subtract(blade, rib, inked(veins, 4.4)))],
    0.93,
    0,
    0.5,
  );
});

/** Half a sandwich: the cut slice above, one thick frilled filling, the slice below. */
const sandwich = redrawing('sandwich', () => {
  const top = corners('50,6 106,46 106,62 -6,62 -6,46', 6);
  const frill = parse(
    'M0 66.500L100 66.500C108 66.500 108 76 102 78C95 80 92 88 84 88C75 88 74 80 67 80C60 80 59 88 50 88C41 88 40 80 33 80C26 80 25 88 16 88C8 88 5 80 -2 78C-8 76 -8 66.500 0 66.500Z',
  );
  const bottom = subtract(rect(-6, 76, 112, 26, 8), grow(frill, 4.5), rect(-10, 60, 120, 20));
  return fitted([main(concat(top, softened(bottom, 1))), accent(frill)], 0.94, 0, -2);
});

/** A wall brush that comes out of the paint: the wet half of its bristles in the second colour. */
const houseBrush = redrawing('paint-brush-household', () => {
  const half = parse(
    'M50 -5C58 -5 62 0 62 7C62 18 58 20 58 27C58 33 62 35 70 35L80 35C86 35 89 38 89 44L89 54L50 54Z',
  );
  const handle = subtract(filleted(whole(half), 1), circle(50, 7.5, 4.8));
  const bristles = parse('M12 58.500L88 58.500C88 76 91 90 93 104L7 104C9 90 12 76 12 58.500Z');
  const wet = parse(
    'M-2 80C6 80 8 72 17 72C28 72 28 86 39 86C50 86 50 72 61 72C72 72 72 86 83 86C92 86 94 80 102 80L102 110L-2 110Z',
  );
  return fitted(
    [
      main(concat(handle, softened(apart(bristles, wet), 0.8))),
      accent(softened(intersect(bristles, wet), 2)),
    ],
    0.95,
    0,
    0.5,
  );
});

/** A telephone with a spanner let into it. */
const phoneWrench = redrawing('phone-wrench', () => {
  const slab = subtract(rect(13, -5, 74, 110, 15), rect(38, 3, 24, 6, 3));
  const jaw = subtract(circle(50, 32, 18.5), corners('42.500,8 57.500,8 57.500,29 50,35 42.500,29', 1.5));
  const spanner = rotate(filleted(union(jaw, rect(42, 44, 16, 47, 8)), 3), 26, 50, 54);
  const eye = rotate(circle(50, 83, 3.3), 26, 50, 54);
  const at = (path: Path): Path => placed(path, 1.06, 4, -2.5, 2);
  return fitted([main(apart(slab, at(spanner))), accent(at(subtract(softened(spanner, 1), eye)))], 0.96);
});

/** A drop of water with a car in its belly. */
const carWash = redrawing('car-wash', () => {
  const drop = whole(parse('M50 -6C56 12 94 34 94 64C94 88 74 106 50 106L50 -6Z'));
  const cab = filleted(
    union(
      corners('36,40 64,40 71,58 29,58', 6),
      rect(24, 55, 52, 26, 8),
      rect(27, 70, 13, 19, 4),
      rect(60, 70, 13, 19, 4),
    ),
    1,
  );
  const glass = corners('39.500,46 60.500,46 64,56 36,56', 2);
  const lamps = both(circle(34, 68, 4));
  return fitted([main(apart(drop, cab)), accent(subtract(cab, glass, lamps))], 0.98);
});

/** A cask on end with a glass of wine let into its staves. */
const wineBarrel = redrawing('wine-barrel', () => {
  const cask = softened(whole(parse('M50 -4L78 -4C90 14 96 32 96 50C96 68 90 86 78 104L50 104Z')), 5);
  const hoops = concat(parse('M-4 13Q50 20 104 13'), parse('M-4 87Q50 80 104 87'));
  const bowl = parse('M32 25L68 25C72 43 66 56 50 56C34 56 28 43 32 25Z');
  const glass = filleted(union(softened(bowl, 2), rect(46.2, 50, 7.6, 24), rect(35, 69, 30, 7, 3)), 2);
  return [main(subtract(cask, stroke(hoops, 4.6), grow(glass, 4.6))), accent(glass)];
});

/** A bowl of salad: two leaves and half a tomato. */
const saladBowl = redrawing('salad-bowl', () => {
  const bowl = union(
    softened(intersect(ellipse(50, 54, 54, 44), rect(-10, 56, 120, 60)), 3),
    rect(31, 92, 38, 12, 4),
  );
  const clear = rect(-10, 51.5, 120, 70);
  const blade = rotate(leaf(48, 92, 48, -6, 0.25, 0.5), -2, 48, 92);
  const low = rotate(leaf(42, 92, 42, 2, 0.25, 0.5), -27, 42, 92);
  const rib = rotate(limb('48,90,3.8 48,50,3 48,20,1.4'), -2, 48, 92);
  const tomato = circle(78, 46, 25);
  return [
    main(
      concat(
        softened(subtract(blade, rib, clear), 0.8),
        softened(subtract(low, clear, grow(blade, 4.5)), 0.8),
        bowl,
      ),
    ),
    accent(softened(subtract(tomato, clear, grow(blade, 4.5)), 0.8)),
  ];
});

/** A school with its clock tower, its two wings and a flag. */
const schoolhouse = redrawing('schoolhouse', () => {
  const tower = corners('50,18 82,46 78,52 72,48 72,104 28,104 28,48 22,52 18,46', 2);
  const wings = rect(-5, 58, 110, 46, 4);
  const windows = union(...[6, 82].map((x) => rect(x, 70, 13, 17, 2)));
  const door = union(rect(41, 84, 18, 30), circle(50, 84, 9));
  const clock = circle(50, 57, 10.5);
  const pole = rect(46.5, -5, 7, 30, 3);
  const flag = corners('58,-5 86,4 58,13', 1.5);
  const house = union(tower, wings, pole);
  return [main(subtract(house, windows, door, grow(clock, 4.5))), accent(concat(clock, flag))];
});

/** A car from the front with the letter of a learner on its bonnet. */
const learnerCar = redrawing('learner-car', () => {
  const cab = corners('24,4 76,4 90,46 10,46', 9);
  const body = filleted(
    union(cab, rect(-4, 38, 108, 53, 14), rect(2, 74, 24, 29, 7), rect(74, 74, 24, 29, 7)),
    2,
  );
  const glass = corners('30,13 70,13 78,36 22,36', 4);
  const lamps = both(circle(13, 58, 7));
  const letter = corners('38,47 48.500,47 48.500,69 63,69 63,79 38,79', 2);
  return [main(subtract(body, glass, lamps, grow(letter, 5))), accent(letter)];
});

/** A router with one aerial, its waves rising from the tip. */
const router = redrawing('router', () => {
  const box = union(rect(-4, 66, 108, 34, 11), rect(45, 36, 10, 40, 4));
  const cuts = union(circle(16, 83, 4.5), circle(30, 83, 4.5), circle(44, 83, 4.5));
  const waves = concat(arc(50, 42, 23, -148, -32), arc(50, 42, 41, -143, -37));
  return [main(subtract(filleted(box, 4), cuts)), accent(inked(waves, 9.5), waves)];
});

/** An adding machine with the four signs on its keys, its strip of paper let into the top. */
const addingMachine = redrawing('adding-machine', () => {
  const body = corners('10,32 90,32 102,104 -2,104', 10);
  const strip = corners('26,-5 34,1 42,-5 50,1 58,-5 66,1 74,-5 74,43 26,43', 1);
  const sum = union(rect(35, 12, 30, 6.5, 3.2), rect(47, 25, 18, 6.5, 3.2));
  const cross = union(rect(-12, -3.7, 24, 7.4, 2), rect(-3.7, -12, 7.4, 24, 2));
  const signs = union(
    translate(cross, 30, 61),
    translate(rect(-12, -3.7, 24, 7.4, 2), 70, 61),
    translate(rotate(cross, 45, 0, 0), 28, 88),
    translate(rect(-12, -9, 24, 7, 2), 72, 88),
    translate(rect(-12, 2.5, 24, 7, 2), 72, 88),
  );
  return [main(subtract(apart(body, strip), signs)), accent(subtract(strip, sum))];
});

/** A petrol nozzle in one piece, a drop at its spout. */
const fuelNozzle = redrawing('fuel-nozzle', () => {
  const spout = limb('6,58,5.500 7,42,5.500 15,28,6 30,21,7 60,21,8');
  const head = corners('44,11 92,0 106,10 106,36 96,44 62,44 46,34', 8);
  const grip = union(limb('90,30,16 94,56,12 94,76,12 92,92,12'), circle(92, 92, 12));
  const guard = stroke(parse('M51 30C48 48 46 66 51 74C56 82 72 82 94 80'), 10);
  const drop = parse('M6 70C10 78 17 83 17 92C17 99 12 104 6 104C0 104 -5 99 -5 92C-5 83 2 78 6 70Z');
  return fitted([main(filleted(union(spout, head, grip, guard), 4)), accent(drop)], 0.98);
});

/** A till receipt with the sign of money at its middle. */
const receipt = redrawing('receipt', () => {
  const slip = corners('12,-5 88,-5 88,104 75.500,93 63,104 50,93 37,104 24.500,93 12,104', 1.5);
  const coin = circle(50, 34, 25);
  const sign = union(
    inked(
      parse(
        'M59 27C58 22 54 20.500 50 20.500C45 20.500 41 23 41 27C41 36 59 32 59 41C59 45 55 47.500 50 47.500C46 47.500 42 46 41 41',
      ),
      5.5,
    ),
    inked(concat(line(50, 15, 50, 20), line(50, 48, 50, 53)), 5.5),
  );
  const words = union(rect(26, 66, 48, 6.5, 3.2), rect(26, 78, 28, 6.5, 3.2));
  return [main(subtract(slip, grow(coin, 4.5), words)), accent(subtract(coin, sign))];
});

/** A bowl of noodles, three strands lifted by the chopsticks. */
const bowlChopsticks = redrawing('bowl-chopsticks', () => {
  const bowl = union(
    softened(intersect(ellipse(50, 56, 54, 42), rect(-10, 58, 120, 60)), 3),
    rect(31, 92, 38, 12, 4),
  );
  const strands = concat(
    ...[22, 36, 50].map((x, i) =>
      parse(`M${x} ${2 - i * 2}C${x + 9} ${12 - i} ${x + 9} 20 ${x} 29C${x - 8} 38 ${x - 8} 46 ${x} 60`),
    ),
  );
  const noodles = intersect(inked(strands, 8.6), rect(0, -10, 100, 63.5));
  const sticks = concat(stroke(line(4, 19, 101, -2), 8.5), stroke(line(5, 31, 101, 22), 8.5));
  return fitted([main(concat(bowl, apart(sticks, noodles))), accent(noodles)], 0.97);
});

/** Three loaves in a plaited basket. */
const baguetteBasket = redrawing('baguette-basket', () => {
  const loaf = (turn: number, x: number): Path => {
    const slashes = concat(...[9, 24, 39].map((y) => line(44, y + 5, 56, y - 5)));
    return rotate(translate(subtract(rect(37, -6, 26, 90, 13), inked(slashes, 4.6)), x, 0), turn, 50 + x, 90);
  };
  const rim = rect(-10, 51.5, 120, 70);
  const basket = union(rect(-5, 56, 110, 14, 5), corners('3,60 97,60 86,104 14,104', 6));
  const plait = parse('M20 95L35 75L50 95L65 75L80 95');
  const weave = union(inked(plait, 4.6), inked(parse('M20 75L35 95L50 75L65 95L80 75'), 4.6));
  return fitted(
    [main(subtract(basket, weave)), accent(subtract(union(loaf(0, 0), loaf(-7, -28), loaf(7, 28)), rim))],
    0.98,
  );
});

/** A spanner and a screwdriver, crossed. */
const tools = redrawing('tools', () => {
  const jaw = subtract(circle(50, 2, 21), corners('42,-30 58,-30 58,0 50,7 42,0', 1.5));
  const spanner = filleted(union(jaw, rect(41.5, 14, 17, 100, 8.5)), 3);
  const driver = filleted(
    union(
      rect(38, 60, 24, 58, 9),
      rect(44.5, 0, 11, 70),
      corners('44.500,6 40,-8 43,-20 57,-20 60,-8 55.500,6', 2),
    ),
    2,
  );
  const left = rotate(spanner, 45, 50, 50);
  const right = rotate(driver, -45, 50, 50);
  return [main(apart(left, right)), accent(right)];
});

/** A telephone with a dial, the receiver on its cradle. */
const phone = redrawing('phone', () => {
  const receiver = filleted(
    union(
      stroke(parse('M8 26C22 2 78 2 92 26'), 17, { cap: 'butt' }),
      rect(-6, 16, 29, 22, 7),
      rect(77, 16, 29, 22, 7),
    ),
    3,
  );
  const body = softened(corners('34,24 66,24 70,42 100,104 0,104 30,42', 5), 2);
  const dial = circle(50, 70, 19);
  return fitted(
    [
      main(concat(receiver, subtract(apart(body, receiver), grow(dial, 4.5)))),
      accent(subtract(dial, circle(50, 70, 7))),
    ],
    0.98,
  );
});

/** A storage unit, a big padlock before its shutter. */
const storage = redrawing('storage', () => {
  const front = corners('50,-6 106,22 106,105 -6,105 -6,22', 5);
  const gate = rect(9, 34, 82, 80, 4);
  const shutter = union(...[38.5, 54.5, 70.5, 86.5].map((y) => rect(13.5, y, 73, 11.5, 1.5)));
  const body = rect(26, 62, 48, 43, 8);
  const shackle = subtract(
    union(circle(50, 54, 18), rect(32, 54, 36, 20)),
    union(circle(50, 54, 8.5), rect(41.5, 54, 17, 30)),
  );
  const lock = subtract(
    union(body, shackle),
    circle(50, 79, 5.5),
    corners('47.500,80 52.500,80 55,94 45,94', 1),
  );
  const clear = grow(union(body, circle(50, 54, 18), rect(32, 54, 36, 20)), 4.5);
  return fitted([main(concat(subtract(front, gate), subtract(shutter, clear))), accent(lock)], 0.98);
});

/** Two mushrooms, the small one before the tall one. */
const mushroomCluster = redrawing('mushroom-cluster', () => {
  const cap = (x: number, y: number, r: number): Path =>
    softened(intersect(ellipse(x, y, r, r * 0.95), rect(-20, -20, 140, y + 20)), 4);
  const stem = (x: number, y: number, w: number): Path =>
    parse(
      `M${x - w * 0.75} ${y}L${x + w * 0.75} ${y}C${x + w * 0.75} ${y + 14} ${x + w} 92 ${x + w} 105L${x - w} 105C${x - w} 92 ${x - w * 0.75} ${y + 14} ${x - w * 0.75} ${y}Z`,
    );
  const tallCap = cap(40, 46, 46);
  const tallStem = stem(38, 50.5, 18);
  const lowCap = cap(76, 76, 30);
  const lowStem = stem(76, 80.5, 13);
  const front = union(lowCap, lowStem);
  const spots = union(circle(28, 22, 7), circle(50, 28, 5), circle(70, 60, 4.5));
  return [
    main(subtract(concat(apart(tallCap, front), lowCap), spots)),
    accent(softened(concat(apart(tallStem, front), lowStem), 2)),
  ];
});

/** A double burger: round bun, two thick patties, cheese that hangs over the lower one. */
const tallBurger = redrawing('tall-burger', () => {
  const top = softened(intersect(ellipse(50, 40, 52, 46), rect(-10, -20, 120, 58)), 5);
  const seeds = union(ellipse(32, 20, 5, 3.6), ellipse(50, 11, 5, 3.6), ellipse(68, 20, 5, 3.6));
  const patty = rect(-4, 42.5, 108, 14, 7);
  const cheese = softened(corners('-5,61 105,61 105,68 84,68 64,84 44,68 -5,68', 1), 1);
  const second = subtract(rect(-4, 66, 108, 15, 7), grow(cheese, 4.5));
  const base = subtract(rect(-2, 82, 104, 23, 12), rect(-10, 80, 120, 4.5), grow(cheese, 4.5));
  return [main(concat(subtract(top, seeds), patty, softened(second, 1), softened(base, 2))), accent(cheese)];
});

/** A hot dog from the side, the sauce in waves along its sausage. */
const completo = redrawing('completo', () => {
  const sausage = inked(parse('M8 41C22 52 78 52 92 41'), 26.5);
  const sauce = inked(
    parse('M13 42C19 34 24 57 32 53C40 48 42 37 50 48C58 59 60 43 68 47C76 57 81 35 87 42'),
    5.5,
  );
  const back = parse('M2 40C2 18 14 12 30 12L70 12C86 12 98 18 98 40Z');
  const front = parse('M-3 56L103 56C103 78 91 87 72 87L28 87C9 87 -3 78 -3 56Z');
  return [
    main(concat(softened(apart(back, sausage), 2), softened(apart(front, sausage), 2))),
    accent(subtract(sausage, sauce)),
  ];
});

/** A hand truck that leans back with one big box. */
const handTruck = redrawing('hand-truck', () => {
  const frame = union(inked(parse('M0 4L14 4L34 88'), 11), inked(line(36, 90, 100, 76), 11));
  const wheel = circle(36, 88, 17);
  const box = rotate(rect(32, 16, 60, 56, 5), -12.5, 60, 44);
  const tape = rotate(rect(54, 10, 16, 26, 1), -12.5, 60, 44);
  return [
    main(subtract(union(frame, wheel), circle(36, 88, 6.5))),
    accent(softened(subtract(apart(box, union(frame, wheel)), tape), 1)),
  ];
});

/** A car from the front under three bubbles of foam. */
const carSuds = redrawing('car-suds', () => {
  const cab = corners('26,36 74,36 88,66 12,66', 8);
  const body = filleted(
    union(cab, rect(-4, 60, 108, 35, 12), rect(1, 80, 24, 25, 6), rect(75, 80, 24, 25, 6)),
    2,
  );
  const glass = corners('31,44 69,44 76,60 24,60', 3);
  const lamps = both(circle(13, 77, 6.5));
  const top = circle(50, 14, 20);
  const sides = both(circle(12, 32, 17.5));
  const glints = concat(arc(50, 14, 11.5, 190, 260), arc(12, 32, 9, 190, 260), arc(88, 32, 9, 190, 260));
  return fitted(
    [
      main(subtract(body, glass, lamps)),
      accent(subtract(apart(union(top, sides), body), inked(glints, 4.6))),
    ],
    0.98,
  );
});

/** A heart under a ribbon with even ends. */
const tattooHeart = redrawing('tattoo-heart', () => {
  const heart = whole(parse('M50 104C22 80 4 60 4 31C4 11 17 -3 31 -3C40 -3 47 3 50 11Z'));
  const ribbon = parse('M-6 30Q50 52 106 30L97 43L106 56Q50 78 -6 56L3 43Z');
  return [main(softened(apart(heart, ribbon), 1)), accent(softened(ribbon, 1))];
});

/** A jar with one big wrapped sweet let into it. */
const candyJar = redrawing('candy-jar', () => {
  const lid = union(rect(22, 4, 56, 15, 6), circle(50, 2, 8));
  const jar = rect(4, 24, 92, 81, 22);
  const sweet = rotate(
    union(circle(50, 64, 18), corners('44,64 18,50 24,64 18,78', 3), corners('56,64 82,50 76,64 82,78', 3)),
    -24,
    50,
    64,
  );
  const swirl = rotate(parse('M41 56C48 60 50 68 59 72'), 20, 50, 64);
  return fitted(
    [main(concat(lid, apart(jar, sweet))), accent(subtract(filleted(sweet, 1.5), inked(swirl, 4.6)))],
    0.98,
  );
});

/** A skateboard, its wheels tucked under the deck. */
const skateboard = redrawing('skateboard', () => {
  const at = (path: Path): Path => rotate(path, -14, 50, 50);
  const deck = inked(parse('M-1 31C8 42 14 46 24 46L76 46C86 46 92 42 101 31'), 16);
  const wheels = union(circle(26, 66, 16), circle(74, 66, 16));
  const trucks = union(corners('16,48 38,48 34,66 20,66', 3), corners('62,48 84,48 80,66 66,66', 3));
  return fitted(
    [
      main(at(subtract(union(deck, trucks), grow(wheels, 4.5)))),
      accent(at(subtract(wheels, circle(26, 66, 5.5), circle(74, 66, 5.5)))),
    ],
    0.95,
    3.8,
    -1,
  );
});

/** A bridge of three arches over the river. */
const bridge = redrawing('bridge', () => {
  const deck = parse('M-6 36C20 12 80 12 106 36L106 110L-6 110Z');
  const arches = union(
    ...(
      [
        [50, 50, 17],
        [13, 56, 12],
        [87, 56, 12],
      ] as const
    ).map(([x, y, r]) => union(circle(x, y, r), rect(x - r, y, 2 * r, 60))),
  );
  const flow =
    'M-6 82C2 82 6 76 14 76C24 76 28 88 38 88C48 88 52 76 62 76C72 76 76 88 86 88C94 88 98 82 106 82';
  const water = parse(`${flow}L106 104L-6 104Z`);
  const above = parse(`${flow}L106 -20L-6 -20Z`);
  return fitted(
    [
      main(softened(subtract(intersect(subtract(deck, arches), above), stroke(parse(flow), 9.2)), 1)),
      accent(softened(water, 2)),
    ],
    0.98,
  );
});

/** A candle in its glass with a lotus cut into the side. */
const scentedCandle = redrawing('scented-candle', () => {
  const glass = rect(0, 45, 100, 60, 14);
  const flame = whole(parse('M50 -6C54 6 68 17 68 33C68 44 60 52 50 52Z'));
  const core = whole(parse('M50 24C52 29 57 33 57 38C57 42 54 45 50 45Z'));
  const petal = leaf(50, 96, 50, 62, 0.28, 0.5);
  const near = rotate(leaf(50, 96, 50, 62, 0.26, 0.5), 44, 50, 96);
  const far = intersect(rotate(leaf(50, 96, 50, 62, 0.22, 0.5), 78, 50, 96), rect(-10, 0, 120, 97));
  const lotus = union(petal, both(subtract(near, grow(petal, 4.2))), both(subtract(far, grow(near, 4.2))));
  return fitted(
    [main(subtract(apart(glass, flame), softened(lotus, 0.8))), accent(subtract(flame, core))],
    0.98,
  );
});

/** A whole ham on its stand, the cut face in the second colour. */
const hamStand = redrawing('ham-stand', () => {
  const ham = filleted(
    union(limb('20,62,24 32,54,28 48,41,24 64,27,13 78,15,8 96,2,8'), circle(24, 59, 27)),
    6,
  );
  const hoof = rotate(rect(84, -8, 24, 20, 5), -39, 96, 2);
  const face = rotate(ellipse(26, 58, 18, 13), -35, 26, 58);
  const post = rect(66, 20, 15, 74, 2);
  const base = rect(-6, 92, 112, 13, 5);
  const leg = subtract(ham, grow(hoof, 4.5), rotate(rect(92, -20, 40, 40), -39, 96, 2));
  return fitted(
    [
      main(concat(subtract(softened(leg, 1), grow(face, 4.6)), softened(union(apart(post, ham), base), 1))),
      accent(concat(subtract(face, circle(30, 55, 4.5)), softened(hoof, 1))),
    ],
    0.94,
    -1,
    2,
  );
});

/** A couple that turns: his arm and hers meet over their heads. */
const dancingCouple = redrawing(
  'dancing-couple',
  () => {
    const him = filleted(
      union(
        limb('34,31,9 34,46,10 32,62,9 24,82,7 14,100,5.500'),
        limb('36,54,9 42,72,8 44,88,6.500 43,100,5.500'),
        limb('36,34,9 43,22,6 46,8,5 46.500,0,5'),
        circle(34, 33, 9),
        circle(14, 100, 5.5),
        circle(43, 100, 5.5),
        circle(46.5, 0, 5),
      ),
      2,
    );
    const her = filleted(
      union(
        limb('70,34,8 66,46,7.500 66,54,7'),
        parse('M60 52L73 52C78 66 94 72 106 72C106 90 92 104 66 104C58 104 54 100 55 94C58 80 62 66 60 52Z'),
        limb('72,36,7 67,25,5.800 59,12,5 56.500,0,5'),
        circle(56.5, 0, 5),
        inked(parse('M74 34C84 38 92 36 100 28'), 9),
      ),
      3,
    );
    const heads = [circle(24, 12, 10.5), circle(81, 17, 10)] as const;
    return fitted(
      [main(concat(apart(heads[0], him), apart(him, her))), accent(concat(apart(heads[1], her), her))],
      0.98,
    );
  },
  { line: false },
);

/** A broad kitchen knife with a fish let into its blade. */
const fishAndKnife = redrawing('fish-and-knife', () => {
  const at = (path: Path): Path => rotate(path, -24, 50, 50);
  const blade = parse('M72 20L72 78C72 83 69 86 64 86C34 88 8 68 -6 28C-8 22 -6 20 -2 20Z');
  const grip = rect(60, 20, 52, 21, 9);
  const fish = filleted(
    union(
      parse('M12 43C20 33 30 31 38 34C46 37 50 42 54 49C47 57 42 61 35 61C26 61 18 53 12 43Z'),
      corners('50,49 64,37 60.500,50 64,63', 2),
    ),
    2,
  );
  const eye = circle(25, 45, 3.2);
  const gill = inked(arc(22, 47, 13, -38, 40), 4);
  return fitted(
    [
      main(at(subtract(filleted(union(blade, grip), 3), grow(fish, 4.6), circle(100, 30.5, 4.2)))),
      accent(at(subtract(softened(fish, 0.8), eye, gill))),
    ],
    0.92,
    4.5,
    4,
  );
});

export const BROAD_STROKES: readonly Redrawing[] = [
  lettuce,
  sandwich,
  houseBrush,
  phoneWrench,
  carWash,
  wineBarrel,
  saladBowl,
  schoolhouse,
  learnerCar,
  router,
  addingMachine,
  fuelNozzle,
  receipt,
  bowlChopsticks,
  baguetteBasket,
  tools,
  phone,
  storage,
  mushroomCluster,
  tallBurger,
  completo,
  handTruck,
  carSuds,
  tattooHeart,
  candyJar,
  skateboard,
  bridge,
  scentedCandle,
  hamStand,
  dancingCouple,
  fishAndKnife,
];
