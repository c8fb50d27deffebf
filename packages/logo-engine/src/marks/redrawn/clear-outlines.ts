import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import {
  arc,
  band,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  polygon,
  rect,
  regular,
  sector,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, fitted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Half a walnut in its shell. */
const walnut = redrawing('walnut', () => {
  const shell = filleted(union(ellipse(50, 54, 48, 51), corners('50,-5 58,8 42,8', 2)), 10);
  const half = union(
    circle(37, 34.5, 13.5),
    circle(30.5, 55, 13.5),
    circle(37, 75.5, 13.5),
    rect(36, 26, 20, 58),
  );
  const folds = concat(line(16, 43.5, 36, 47.5), line(16, 66.5, 36, 62.5));
  const lobe = subtract(half, inked(folds, 5), rect(47.4, 0, 60, 110));
  return [main(subtract(shell, ellipse(50, 55, 38.5, 41.5))), accent(both(softened(lobe, 2)))];
});

/** A cabin of round logs below its roof, the door open to the ground. */
const logCabin = redrawing('log-cabin', () => {
  const roof = parse('M-1 46L50 3L101 46');
  const eaves = inked(roof, 12.5);
  const gable = subtract(
    corners('50,12 110,62.500 -10,62.500', 0),
    grow(eaves, 4.5),
    rect(-20, 47.5, 140, 60),
  );
  const logs = [52, 69.5, 87].map((y) => rect(4, y, 92, 13, 6.5));
  const door = union(rect(37, 62, 26, 38), ellipse(50, 62, 13, 13));
  return [main(concat(eaves, softened(gable, 1.5), apart(concat(...logs), door))), accent(door)];
});

/** A cup of juice with its straw, a round of orange for its front. */
const juice = redrawing('juice', () => {
  const cup = corners('8,34 92,34 81,105 19,105', 7);
  const rim = rect(3, 24, 94, 14, 7);
  const straw = inked(parse('M54 30L60 0L82 -1'), 9.5);
  const cuts = [0, 60, 120].map((turn) => rotate(rect(20, 66, 60, 5), turn, 50, 68.5));
  return [
    main(subtract(union(cup, rim, straw), circle(50, 68.5, 27.5))),
    accent(softened(subtract(circle(50, 68.5, 22.5), ...cuts), 1.5)),
  ];
});

/** Half an avocado: skin, flesh and a large stone. */
const avocado = redrawing('avocado', () => {
  const half = parse('M50 -5C65 -5 71 7 76 23C81 39 93 46 93 66C93 89 75 105 50 105Z');
  const fruit = whole(half);
  const stone = circle(50, 66, 18.5);
  return [
    main(subtract(fruit, shrink(fruit, 8))),
    accent(subtract(shrink(fruit, 12), circle(50, 66, 22.5))),
    main(subtract(stone, inked(arc(50, 66, 10.5, 185, 250), 5))),
  ];
});

/** A sound tooth with a sparkle set in it. */
const tooth = redrawing('tooth', () => {
  const half = parse(
    'M50 5C42 1 31 -4 19 0C2 5 -4 23 0 40C3 54 11 62 13 78C15 96 19 105 27 105C38 105 35 74 50 74Z',
  );
  const spark = parse('M50 18C52 32 57 37 71 39C57 41 52 46 50 60C48 46 43 41 29 39C43 37 48 32 50 18Z');
  return [main(subtract(whole(half), inked(spark, 9), spark)), accent(spark)];
});

/** A car from the front: a spanner for its grille, the rings for its lamps. */
const carWrench = redrawing('car-wrench', () => {
  const cabin = corners('26,3 74,3 87,46 13,46', 9);
  const glass = corners('33,12.500 67,12.500 74,34 26,34', 3);
  const body = rect(-3, 36, 106, 50, 16);
  const wheels = both(rect(4, 70, 23, 29, 6));
  const wrench = union(rect(20, 56, 60, 9), both(circle(20.5, 60.5, 13.5)));
  const bolts = both(regular(20.5, 60.5, 7, 6));
  return [
    main(subtract(filleted(union(cabin, body, wheels), 2), glass, grow(filleted(wrench, 4), 4.5))),
    accent(subtract(filleted(wrench, 4), bolts)),
  ];
});

/** A carton of fries with the hamburger cut out of its front. */
const burgerFries = redrawing('burger-fries', () => {
  const carton = whole(parse('M50 48C36 48 22 44 4 36L15 99C15.500 103 18 105 22 105L50 105Z'));
  const outer = rotate(rect(10, 8, 14, 60, 2), -4, 16, 60);
  const sticks = [
    outer,
    rect(27.2, 0, 14, 60, 2),
    rect(45.6, -5, 14, 60, 2),
    rect(63.4, 4, 14, 60, 2),
    translate(mirror(outer), 3.5, 4),
  ];
  const bun = intersect(ellipse(50, 76, 28, 21), rect(0, 40, 100, 33));
  const base = intersect(rect(23, 70, 54, 27.5, 9), rect(0, 87, 100, 30));
  const burger = [softened(bun, 2), rect(20, 77.2, 60, 5.6, 2.8), softened(base, 2)];
  return [
    main(subtract(softened(carton, 3), ...burger)),
    accent(intersect(apart(concat(...sticks), carton), rect(-6, -6, 112, 58))),
  ];
});

/** A dome over its tray. */
const cloche = redrawing('cloche', () => {
  const dome = intersect(ellipse(50, 80, 50, 60), rect(-6, -6, 112, 80));
  const knob = union(circle(50, 9, 11.5), rect(42.5, 12, 15, 14));
  const lid = softened(filleted(union(dome, knob), 1.5), 2);
  return [main(subtract(lid, inked(arc(50, 78, 35, 198, 240), 7))), accent(rect(-5, 78.5, 110, 16, 8))];
});

/** A piston on its connecting rod. */
const engine = redrawing('engine', () => {
  const crown = rect(7, -5, 86, 56, 8);
  const rod = union(limb('50,38,12 50,56,10 50,82,11'), circle(50, 38, 12), circle(50, 80, 25));
  const grooves = both(concat(rect(0, 8, 33, 5), rect(0, 20, 33, 5)));
  const solid = softened(subtract(crown, grooves), 1);
  return [main(apart(solid, rod)), accent(subtract(filleted(rod, 4), circle(50, 80, 11)))];
});

/** The face of a baby with its curl and its dummy. */
const baby = redrawing('baby', () => {
  const face = union(circle(50, 60, 43), both(circle(6, 62, 10)));
  const curl = inked(parse('M48 22C58 6 46 -8 34 -4C24 0 26 13 36 11'), 8.5);
  const shield = ellipse(50, 74, 21, 9.5);
  const dummy = union(shield, circle(50, 84, 12.5));
  const eyes = both(circle(29, 53, 6.5));
  return [
    main(subtract(union(face, curl), eyes, grow(dummy, 4.5))),
    accent(subtract(dummy, circle(50, 85.5, 6))),
  ];
});

/** A present: one broad ribbon about it, tied in a full bow. */
const gift = redrawing('gift', () => {
  const loop = subtract(
    rotate(ellipse(27, 13, 24, 15), 24, 27, 13),
    rotate(ellipse(27, 13.5, 11, 4.5), 24, 27, 13),
  );
  const bow = union(both(loop), rect(41, 20, 18, 85, 2));
  const box = concat(rect(-2, 34, 104, 23, 5), rect(5, 61.5, 90, 43.5, 6));
  return [main(softened(apart(box, filleted(bow, 1)), 0.8)), accent(softened(filleted(bow, 1.5), 1))];
});

/** A price tag with the car in it. */
const carPrice = redrawing('car-price', () => {
  const tag = corners('50,-8 97,33 97,105 3,105 3,33', 9);
  const cabin = corners('34,41 66,41 75,64 25,64', 5);
  const car = union(cabin, rect(17, 59, 66, 26, 8), both(rect(21, 76, 14, 18, 4)));
  const holes = [corners('38,47.500 62,47.500 66,59 34,59', 1.5), both(circle(29, 72, 4.8))];
  return [main(subtract(tag, circle(50, 20, 8), grow(car, 4.5))), accent(subtract(car, ...holes))];
});

/** Two coins that turn into each other: a dollar and a euro. */
const currencyExchange = redrawing('currency-exchange', () => {
  const disc = circle(50, 50, 54);
  const upper = union(intersect(disc, rect(-10, -10, 120, 60)), circle(23, 50, 27));
  const left = subtract(upper, circle(77, 50, 27));
  const right = subtract(disc, left);
  const dollar = union(
    inked(parse('M33 41C31 36 15 35 14 43C13 52 33 48 32 57C31 65 15 64 13 59'), 6),
    inked(line(23, 32, 23, 68), 6),
  );
  const euro = union(
    inked(arc(80, 50, 13, 60, 300), 6),
    inked(line(62, 46, 78, 46), 4.5),
    inked(line(62, 54, 78, 54), 4.5),
  );
  return [
    main(softened(subtract(shrink(left, 2.4), dollar), 0.8)),
    accent(softened(subtract(shrink(right, 2.4), euro), 0.8)),
  ];
});

/** A helicopter from the side, its cockpit lit. */
const helicopter = redrawing('helicopter', () => {
  const hull = parse(
    'M-5 61C-5 43 12 33 32 33L52 33C64 33 66 44 78 45L92 46L95 31C96 28 104 28 104 32L104 52C104 57 100 59 96 59L74 62C68 76 58 84 44 84L24 84C6 84 -5 74 -5 61Z',
  );
  const mast = rect(38, 8, 11, 30);
  const blades = rect(-4, 4, 95, 10.5, 5.25);
  const skid = union(rect(4, 96, 72, 9.5, 4.75), rect(20, 80, 9, 20), rect(50, 80, 9, 20));
  const glass = intersect(shrink(hull, 8), rect(-10, 30, 42, 36));
  const body = softened(filleted(union(hull, mast, blades, skid), 2), 1);
  return [main(subtract(body, grow(glass, 4.5))), accent(softened(glass, 2))];
});

/** An empanada with its rope of an edge. */
const empanada = redrawing('empanada', () => {
  const turned = (path: Path): Path => rotate(path, -14, 50, 52);
  const folds = Array.from({ length: 9 }, (_, i) => circle(...polar(50, 80, 43, 183 + i * 21.75), 12.5));
  const rim = union(...folds, band(50, 80, 46, 30, 180, 360));
  const under = parse('M-10 81L2 81C16 92 84 92 98 81L110 81L110 -20L-10 -20Z');
  const edge = intersect(subtract(rim, circle(50, 84, 42)), rect(-20, 0, 140, 81.5));
  const belly = intersect(circle(50, 84, 37.5), under);
  return [main(turned(softened(edge, 2.5))), accent(turned(softened(belly, 3)))];
});

/** A bicycle on two broad tyres. */
const bicycle = redrawing('bicycle', () => {
  const wheels = concat(...[21, 79].map((x) => subtract(circle(x, 70, 27), circle(x, 70, 17))));
  const tubes = [
    line(21, 70, 50, 70),
    line(50, 70, 70, 38),
    line(70, 38, 41, 38),
    line(41, 38, 21, 70),
    line(50, 70, 38, 26),
    line(79, 70, 67, 24),
  ];
  const frame = union(
    ...tubes.map((tube) => inked(tube, 7.5)),
    inked(line(29, 25, 47, 25), 9),
    inked(parse('M67 24L65 16L80 15'), 8),
  );
  const between = corners('34,70 50,70 70,38 41,38', 0);
  return [main(softened(subtract(apart(wheels, frame), between), 0.8)), accent(frame)];
});

/** Three tyres in a pile, each on its rim. */
const tireStack = redrawing('tire-stack', () => {
  const middles = [
    [22, 77.5],
    [78, 77.5],
    [50, 29],
  ] as const;
  const tyre = ([x, y]: readonly [number, number]): Path => subtract(circle(x, y, 26.5), circle(x, y, 17));
  const rim = ([x, y]: readonly [number, number]): Path =>
    subtract(
      circle(x, y, 13),
      ...Array.from({ length: 5 }, (_, i) => circle(...polar(x, y, 7.4, i * 72 - 90), 2.7)),
    );
  return [main(concat(...middles.map(tyre))), accent(concat(...middles.map(rim)))];
});

/** A claw hammer with a broad grip. */
const hammer = redrawing('hammer', () => {
  const turned = (path: Path): Path => rotate(path, 38, 50, 50);
  const head = parse(
    'M6 2L20 2C22 7 26 8 32 8L60 6C80 5 96 15 103 38C90 28 78 29 66 34L32 34C26 34 22 35 20 40L6 40C4 40 2 38 2 36L2 6C2 4 4 2 6 2Z',
  );
  const handle = corners('37,26 61,26 62,110 36,110', 6);
  const grip = rect(20, 66, 60, 60);
  const hammerPath = filleted(union(head, handle), 3);
  return fitted(
    [
      main(turned(softened(subtract(hammerPath, grow(grip, 4.5)), 1))),
      accent(turned(softened(intersect(handle, grip), 4))),
    ],
    0.92,
    2,
    0,
  );
});

/** One great bloom in its paper. */
const bouquet = redrawing('bouquet', () => {
  const petals = Array.from({ length: 6 }, (_, i) => circle(...polar(50, 27, 19, i * 60 + 30), 13));
  const bloom = filleted(union(...petals, circle(50, 27, 19)), 1.5);
  const cone = softened(
    parse('M-2 47C18 52 34 56 50 66C66 56 82 52 102 47L56 104C53 107 47 107 44 104Z'),
    2.5,
  );
  const fold = line(50, 64, 32, 92);
  const leaves = both(leaf(44, 52, -2, 22, 0.3, 0.5));
  const paper = subtract(apart(cone, bloom), stroke(fold, 5));
  return [
    main(softened(concat(paper, apart(leaves, bloom, cone)), 1.2)),
    accent(subtract(bloom, circle(50, 27, 8.5))),
  ];
});

/** Three long churros in a paper cone. */
const churroCone = redrawing('churro-cone', () => {
  const cuts = [9, 25, 41].map((y) => line(30, y + 7, 70, y - 7));
  const churro = softened(subtract(rect(39, -6, 22, 100, 11), stroke(concat(...cuts), 4.5)), 1.5);
  const solid = rect(39, -6, 22, 100, 11);
  const sides = union(
    translate(rotate(churro, -12, 50, 106), -9, 7),
    translate(rotate(churro, 12, 50, 106), 9, 7),
  );
  const above = rect(-10, 50, 120, 60);
  const cone = softened(corners('6,54 94,54 50,111', 0), 2.5);
  return [
    main(subtract(cone, stroke(line(26, 43, 70, 100), 5))),
    accent(
      concat(softened(subtract(churro, above), 0.8), softened(subtract(apart(sides, solid), above), 1.2)),
    ),
  ];
});

/** A painter's easel, a flower on its canvas. */
const easel = redrawing('easel', () => {
  const legs = inked(parse('M18 101L50 -1L82 101'), 9.5);
  const canvas = rect(2, 14, 96, 58, 5);
  const ledge = rect(-4, 67, 108, 12, 4);
  const petals = Array.from({ length: 5 }, (_, i) => circle(...polar(50, 42, 11, -90 + i * 72), 8));
  const flower = subtract(union(...petals, circle(50, 42, 8)), circle(50, 42, 4.5));
  return [
    main(subtract(union(legs, canvas, ledge), grow(union(...petals, circle(50, 42, 8)), 4.5))),
    accent(flower),
  ];
});

/** A branch of olive, its leaves in pairs and two olives on it. */
const oliveBranch = redrawing('olive-branch', () => {
  const turned = (path: Path): Path => rotate(path, 42);
  const stem = inked(line(50, 20, 50, 118), 7);
  const pair = both(leaf(49, 0, 90, -28, 0.21, 0.5));
  const leaves = union(leaf(50, 26, 50, -14, 0.26, 0.5), translate(pair, 0, 42), translate(pair, 0, 112));
  const olives = both(rotate(ellipse(72.5, 59, 11, 15), 62, 72.5, 59));
  return [main(turned(apart(union(stem, leaves), olives))), accent(turned(olives))];
});

/** A crate with three oranges on top. */
const fruitCrate = redrawing('fruit-crate', () => {
  const crate = subtract(rect(-4, 58, 108, 46, 6), rect(31, 71, 38, 10, 5));
  const fruit = circle(50, 35, 25);
  const sides = both(circle(15, 42, 19));
  const foliage = leaf(50, 10, 80, -2, 0.34, 0.5);
  return [
    main(concat(crate, apart(foliage, fruit))),
    accent(concat(apart(fruit, crate), apart(sides, fruit, crate))),
  ];
});

/** A crate of vegetables: a carrot between two heads of broccoli. */
const produceCrate = redrawing('produce-crate', () => {
  const crate = subtract(rect(-4, 65, 108, 39, 6), rect(9, 82, 82, 5, 2.5));
  const above = rect(-20, 65, 140, 45);
  const carrot = rect(34, 31, 32, 60, 14);
  const frond = leaf(50, 38, 50, -6, 0.17, 0.6);
  const fronds = union(frond, rotate(frond, -38, 50, 34), rotate(frond, 38, 50, 34));
  const head = union(circle(4, 51, 10.5), circle(14, 40, 11.5), circle(27, 48, 12), rect(-2, 50, 34, 30, 8));
  const heads = both(apart(head, carrot, above, fronds));
  return [main(union(crate, softened(heads, 0.8), apart(fronds, carrot))), accent(apart(carrot, above))];
});

/** A whole pizza in slices, one of them drawn out. */
const pizzaWhole = redrawing(
  'pizza-whole',
  () => {
    const slice = (i: number): { crust: Path; top: Path } => {
      const out = i === 7 ? 9 : 0;
      const [dx, dy] = polar(0, 0, out, i * 45 + 22.5 - 90 + 45);
      const at = (path: Path): Path => translate(path, dx - 3, dy + 3);
      const from = i * 45 - 45;
      const edges = concat(
        line(50, 50, ...polar(50, 50, 70, from)),
        line(50, 50, ...polar(50, 50, 70, from + 45)),
      );
      const cut = stroke(edges, 5, { cap: 'round' });
      const spot =
        i % 2 === 0
          ? circle(...polar(50, 50, 28, from + 22.5), 6.5)
          : circle(...polar(50, 50, 33, from + 22.5), 5.5);
      return {
        crust: at(softened(subtract(band(50, 50, 51, 41, from, from + 45), cut), 1.5)),
        top: at(softened(subtract(sector(50, 50, 36.5, from, from + 45), cut, spot), 0.8)),
      };
    };
    const slices = Array.from({ length: 8 }, (_, i) => slice(i));
    return [
      main(concat(...slices.map(({ crust }) => crust))),
      accent(concat(...slices.map(({ top }) => top))),
    ];
  },
  { line: false },
);

/** A disc jockey: headphones on, a record for the shoulders. */
const djBooth = redrawing('dj-booth', () => {
  const head = ellipse(50, 26, 18, 20);
  const phones = union(stroke(arc(50, 24, 25, 180, 360), 8, { cap: 'butt' }), both(rect(15, 18, 14, 26, 7)));
  const disc = intersect(circle(50, 108, 56), rect(-10, 0, 120, 104));
  const label = intersect(circle(50, 108, 20), rect(-10, 0, 120, 104));
  const grooves = concat(
    inked(arc(50, 108, 32, 196, 236), 4.5),
    inked(arc(50, 108, 44, 196, 236), 4.5),
    inked(arc(50, 108, 32, 304, 344), 4.5),
    inked(arc(50, 108, 44, 304, 344), 4.5),
  );
  return [
    main(concat(subtract(disc, grow(label, 4.5), grooves), apart(head, phones))),
    accent(concat(phones, subtract(label, circle(50, 104, 5)))),
  ];
});

/** A heart that speaks: its point is the tail of the bubble. */
const bubbleHeart = redrawing('bubble-heart', () => {
  const heart = parse(
    'M50 15C57 2 68 -4 79 -4C95 -4 105 9 105 27C105 56 78 84 50 92C40 100 28 105 16 105C24 98 28 92 28 83C10 72 -5 50 -5 27C-5 9 5 -4 21 -4C32 -4 43 2 50 15Z',
  );
  const dots = concat(...[24, 50, 76].map((x) => circle(x, 40, 6.8)));
  return [main(subtract(softened(heart, 1.5), grow(dots, 4.2))), accent(dots)];
});

/** A plate with fork and knife cut out of it. */
const placeSetting = redrawing('place-setting', () => {
  const plate = circle(50, 50, 41.5);
  const rim = subtract(circle(50, 50, 55), circle(50, 50, 46));
  const fork = union(
    ...[25.5, 33.5, 41.5].map((x) => rect(x - 2.2, 20, 4.4, 24, 2.2)),
    intersect(rect(23.3, 30, 20.4, 22, 10), rect(0, 40, 100, 30)),
    rect(30, 46, 7, 36, 3.5),
  );
  const knife = union(parse('M59 20C70 20 76 34 76 54L59 54Z'), rect(59, 40, 7, 42, 3.5));
  return [main(subtract(plate, fork, softened(knife, 1.5))), accent(rim)];
});

/** Three people close together, a heart between them. */
const usersThree = redrawing('users-three', () => {
  const side = union(circle(15, 33, 14.5), rect(-5, 52, 42, 52, 20), rect(-5, 74, 42, 30, 5));
  const head = circle(50, 13, 18);
  const body = union(rect(23, 36, 54, 68, 26), rect(23, 76, 54, 28, 5));
  const heart = parse('M50 95C35 83 29 75 31 66C34 57 46 57 50 65C54 57 66 57 69 66C71 75 65 83 50 95Z');
  return [main(apart(both(side), body, head)), accent(concat(subtract(body, heart), head))];
});

/** Three broad arrows that chase each other round. */
const recycle = redrawing('recycle', () => {
  const one = (turn: number): Path => {
    const [ax, ay] = polar(50, 50, 57, turn + 62);
    const [bx, by] = polar(50, 50, 14, turn + 62);
    const [tx, ty] = polar(50, 50, 40, turn + 112);
    const head = corners(`${ax},${ay} ${tx},${ty} ${bx},${by}`, 3);
    return union(band(50, 50, 45.5, 26.5, turn, turn + 66), head);
  };
  const arrows = [0, 120, 240].map((turn) => one(turn - 150));
  const cut = (i: number): Path => apart(arrows[i] as Path, arrows[(i + 2) % 3] as Path);
  return fitted(
    [main(concat(softened(cut(0), 1), softened(cut(1), 1))), accent(softened(cut(2), 1))],
    1,
    0,
    2,
  );
});

/** A shopping basket, an apple under its handle. */
const shoppingBasket = redrawing('shopping-basket', () => {
  const basket = union(rect(-4, 59, 108, 14, 6), corners('5,62 95,62 86,105 14,105', 7));
  const slots = concat(...[29, 50, 71].map((x) => inked(line(x, 82, 50 + (x - 50) * 0.94, 93.5), 7)));
  const handle = subtract(ellipse(50, 61, 51, 66), ellipse(50, 61, 41.5, 56.5), rect(-20, 63, 140, 80));
  const apple = filleted(union(ellipse(39.5, 48, 18, 23), ellipse(60.5, 48, 18, 23)), 2);
  const stalk = leaf(49, 23, 64, 11, 0.34, 0.5);
  return [main(union(subtract(union(basket, handle), slots), stalk)), accent(apart(apple, basket, stalk))];
});

/** A checkered flag in the wind. */
const flagCheckered = redrawing('flag-checkered', () => {
  const at = (u: number, v: number): readonly [number, number] => [
    -2 + u * 107,
    15 + v * 66 - 9 * Math.sin(u * Math.PI * 2) - u * 2,
  ];
  const run = (u0: number, v0: number, u1: number, v1: number) =>
    Array.from({ length: 24 }, (_, i) => at(u0 + ((u1 - u0) * i) / 24, v0 + ((v1 - v0) * i) / 24));
  const cell = (u0: number, v0: number, u1: number, v1: number): Path =>
    polygon([...run(u0, v0, u1, v0), ...run(u1, v0, u1, v1), ...run(u1, v1, u0, v1), ...run(u0, v1, u0, v0)]);
  const u = (i: number): number => 0.1 + i * 0.214;
  const v = (i: number): number => 0.075 + i * 0.2835;
  const cells = Array.from({ length: 12 }, (_, i) => [i % 4, Math.floor(i / 4)] as const)
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(([x, y]) => softened(shrink(cell(u(x), v(y), u(x + 1), v(y + 1)), 0.8), 1.5));
  const pole = inked(line(3, 24, 3, 101), 10);
  const flag = union(cell(0, 0, 1, 1), pole);
  return [main(subtract(filleted(softened(flag, 2.5), 2), ...cells)), accent(circle(3, 0.5, 7.5))];
});

/** A sprinkler in the grass, its water in five great drops. */
const sprinkler = redrawing(
  'sprinkler',
  () => {
    const drop = parse(
      'M50 -4C57.500 -4 60.500 3 59 10C57 18 53 28 50 37C47 28 43 18 41 10C39.500 3 42.500 -4 50 -4Z',
    );
    const water = concat(...[-72, -36, 0, 36, 72].map((turn) => rotate(drop, turn, 50, 53)));
    const head = union(corners('33,46 67,46 59,60 41,60', 4), rect(43, 54, 14, 51));
    const blades = both(
      union(
        leaf(6, 108, -4, 76, 0.2, 0.4),
        leaf(18, 108, 13, 66, 0.18, 0.4),
        leaf(30, 108, 33, 74, 0.2, 0.4),
      ),
    );
    const grass = intersect(union(blades, rect(0, 94, 100, 11)), rect(-10, 0, 120, 105));
    return [main(filleted(union(head, grass), 2)), accent(apart(water, head))];
  },
  { line: false },
);

/** A lasso, its loop open and its end free. */
const lasso = redrawing('lasso', () => {
  const loop = stroke(ellipse(53, 34, 45, 32), 14);
  const tail = inked(parse('M16 58C4 72 14 89 34 89C56 89 72 76 98 97'), 14);
  const twists = Array.from({ length: 14 }, (_, i) => {
    const turn = (i * 360) / 14 + 4;
    const x = 53 + 45 * Math.cos((turn * Math.PI) / 180);
    const y = 34 + 32 * Math.sin((turn * Math.PI) / 180);
    const [dx, dy] = polar(0, 0, 3.4, turn + 48);
    return [x, y, dx, dy] as const;
  }).filter(([x, y]) => x > 36 || y < 40);
  const ends = [
    [32, 89.5],
    [49, 87],
    [66, 84.5],
    [83, 88],
  ].map(([x = 0, y = 0]) => [x, y, 2.2, -2.6] as const);
  const cuts = [...twists, ...ends].map(([x, y, dx, dy]) => line(x - dx, y - dy, x + dx, y + dy));
  const knot = rotate(rect(4, 46, 30, 21, 8), -38, 19, 57);
  return [
    main(softened(apart(subtract(union(loop, tail), inked(concat(...cuts), 4.2)), knot), 0.8)),
    accent(knot),
  ];
});

/** A bent arm that lifts a dumbbell. */
const armCurl = redrawing('arm-curl', () => {
  const fist = rect(28, 8, 32, 31, 12);
  const arm = union(
    rect(14, 79, 74, 25),
    circle(14, 91.5, 12.5),
    circle(86, 84.5, 19.5),
    ellipse(58, 77, 20, 16),
    corners('1.5,92 29,34 55,34 26.5,92', 0),
    fist,
  );
  const bar = union(rect(4, 18.5, 80, 10), rect(-1, 2, 18, 43, 6), rect(71, 2, 18, 43, 6));
  const clear = apart(bar, fist);
  return [main(softened(apart(filleted(arm, 4), clear), 1)), accent(clear)];
});

/** A canapé: an olive on its pick over ham and bread. */
const canapes = redrawing('canapes', () => {
  const bread = rect(-2, 74, 104, 30, 12);
  const folds = [18, 50, 82].map((x) => ellipse(x, 72, 17, 13));
  const ham = filleted(union(rect(1, 58, 98, 15, 6), ...folds), 2);
  const olive = circle(50, 29, 24.5);
  const pick = union(inked(line(50, 29, 88, 1), 7), circle(89, 1, 7));
  const topping = subtract(union(olive, pick), circle(43, 34, 8));
  const crumb = subtract(bread, grow(ham, 4.5), rect(-10, 40, 120, 26));
  return [main(union(softened(crumb, 1.5), topping)), accent(ham)];
});

/** A house over a solar panel, the sun under its gable. */
const solarHouse = redrawing('solar-house', () => {
  const roof = inked(parse('M2 49L50 5L98 49'), 12.5);
  const sun = intersect(circle(50, 57, 20), rect(0, 0, 100, 57));
  const panel = softened(corners('12,61.500 88,61.5 100,106 0,106', 0), 2);
  const grid = concat(line(37.5, 50, 32, 120), line(62.5, 50, 68, 120), line(-20, 83, 120, 83));
  return [main(concat(roof, softened(subtract(panel, stroke(grid, 4.5)), 1))), accent(softened(sun, 1))];
});

export const CLEAR_OUTLINES: readonly Redrawing[] = [
  walnut,
  logCabin,
  juice,
  avocado,
  tooth,
  carWrench,
  burgerFries,
  cloche,
  engine,
  baby,
  gift,
  carPrice,
  currencyExchange,
  helicopter,
  empanada,
  bicycle,
  tireStack,
  hammer,
  bouquet,
  churroCone,
  easel,
  oliveBranch,
  fruitCrate,
  produceCrate,
  pizzaWhole,
  djBooth,
  bubbleHeart,
  placeSetting,
  usersThree,
  recycle,
  shoppingBasket,
  flagCheckered,
  sprinkler,
  lasso,
  armCurl,
  canapes,
  solarHouse,
].map(filling);
