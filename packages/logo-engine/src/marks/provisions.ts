/** Second drawings of what is sold over the counter: each as much its trade as the first. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, inked, type Mark, main, mark, placed, softened } from './mark.js';

/** A butcher's cleaver. */
const cleaver = mark('cleaver', ['food', 'gastronomy'], () => {
  const turned = (path: Path): Path => placed(path, 0.97, -40, 10, 5);
  const blade = subtract(
    parse(
      'M-14 28C-14 25 -12 23 -9 23L58 23C61 23 63 25 63 28L63 62C63 66 61 68 57 68L-2 68C-9 68 -14 64 -14 57Z',
    ),
    circle(-1, 37, 5),
  );
  const edge = stroke(line(-20, 57, 70, 57), 4);
  const grip = subtract(
    parse('M68 25L110 25C115 25 118 28 118 33C118 39 115 42 110 42L68 42Z'),
    circle(80, 33.5, 3.4),
    circle(101, 33.5, 3.4),
  );
  return [main(turned(subtract(blade, edge))), accent(turned(softened(grip, 1.5)))];
});

/** A cow marked with a butcher's cuts. */
const beefCuts = mark('beef-cuts', ['food', 'gastronomy', 'livestock'], () => {
  const cow = parse(
    'M-4 35L8 25L4 15C9 15 13 18 15 22L23 20C30 22 36 23 44 23L88 23C99 23 105 30 105 42L105 66L100 66L99 46L96 60L96 92L83 92L82 70C74 73 52 73 42 69L41 92L28 92L27 66C21 62 18 56 17 49L4 50C-2 48 -5 40 -4 35Z',
  );
  const cuts = stroke(parse('M30 10L34 48L27 70M34 47L96 47M55 10L55 47M78 10L78 80M55 47L52 80'), 4.6);
  const beef = softened(subtract(softened(cow, 1.5), cuts, circle(12, 33, 2.6)), 0.8);
  const loin = rect(55, 10, 23, 37);
  return [main(subtract(beef, loin)), accent(intersect(beef, loin))];
});

/** A fish laid on ice, as a fishmonger shows it. */
const fishOnIce = mark('fish-on-ice', ['food', 'gastronomy', 'fishing'], () => {
  const body = parse(
    'M-5 30C10 8 44 2 74 24L92 10C96 7 101 10 100 15C98 23 98 37 100 45C101 50 96 53 92 50L74 36C44 58 10 52 -5 30Z',
  );
  const bands = stroke(parse('M27 4C35 16 35 42 27 56M71 -2C65 18 65 42 71 62'), 5);
  const fish = subtract(softened(body, 2), bands, circle(12, 26, 3.6));
  const right = rect(69, -10, 60, 80);
  const ice = [
    corners('2,64 22,58 29,79 9,85', 3),
    corners('36,60 57,60 57,82 36,82', 3),
    corners('66,60 86,64 82,86 62,82', 3),
  ];
  return [
    main(subtract(fish, right)),
    accent(intersect(fish, right)),
    main(union(...ice)),
    main(corners('-5,90 105,90 97,105.500 3,105.500', 4)),
  ];
});

/** A crate of vegetables. */
const produceCrate = mark('produce-crate', ['food', 'agriculture', 'gastronomy'], () => {
  const boards = union(rect(-5, 56, 110, 20, 3), rect(-5, 82, 110, 20, 3));
  const posts = union(
    rect(4, 62, 5, 8, 2),
    rect(91, 62, 5, 8, 2),
    rect(4, 88, 5, 8, 2),
    rect(91, 88, 5, 8, 2),
  );
  const above = (path: Path): Path => subtract(path, rect(-20, 50.5, 140, 80));
  const tomato = circle(20, 46, 23);
  const stem = parse('M20 31L12 27L17 23L17 15L23 15L23 23L28 27Z');
  const carrot = parse('M38 60L41 32C42 25 46 21 51 21C56 21 60 25 61 32L64 60Z');
  const fronds = union(leaf(51, 18, 51, -6, 0.26), leaf(49, 18, 36, 0, 0.24), leaf(53, 18, 66, 0, 0.24));
  const lettuce = union(
    circle(84, 42, 16),
    circle(74, 32, 9),
    circle(86, 25, 9),
    circle(97, 34, 8.5),
    rect(70, 40, 34, 20),
  );
  return [
    main(subtract(boards, posts)),
    main(above(subtract(apart(tomato, carrot), stem))),
    accent(above(carrot)),
    main(softened(apart(fronds, carrot), 0.8)),
    main(
      subtract(
        above(apart(softened(lettuce, 1), carrot)),
        stroke(parse('M85 52L85 34M85 46L78 39M85 46L92 39'), 4.5),
      ),
    ),
  ];
});

/** A bowl of fruit. */
const fruitBowl = mark('fruit-bowl', ['food', 'gastronomy', 'agriculture'], () => {
  const bowl = parse(
    'M-2 60L102 60C104 60 105 61 105 63C103 82 90 94 70 96L70 98L78 105.500L22 105.500L30 98L30 96C10 94 -3 82 -5 63C-5 61 -4 60 -2 60Z',
  );
  const above = (path: Path): Path => subtract(path, rect(-20, 54.5, 140, 80));
  const apple = parse(
    'M50 22C56 16 75 16 77 36C78 50 71 62 62 66L38 66C29 62 22 50 23 36C25 16 44 16 50 22Z',
  );
  const pear = parse(
    'M81 4C89 4 91 12 92 20C94 28 103 34 103 48C103 62 93 70 81 70C69 70 59 62 59 48C59 34 68 28 70 20C71 12 73 4 81 4Z',
  );
  return [
    main(bowl),
    accent(above(apple)),
    main(softened(apart(leaf(50, 16, 66, -4, 0.34), apple), 0.8)),
    main(above(apart(circle(14, 43, 19), apple))),
    main(softened(above(apart(pear, apple, leaf(50, 16, 66, -4, 0.34))), 1)),
  ];
});

/** A shop's basket, full. */
const shoppingBasket = mark('shopping-basket', ['food', 'gastronomy'], () => {
  const tub = corners('1,60 99,60 89,105.500 11,105.500', 6);
  const rim = rect(-5, 50, 110, 13, 4.5);
  const slots = [27, 42.5, 57.5, 73].map((x) =>
    rotate(rect(x - 3.2, 71, 6.4, 24, 3), (50 - x) * 0.18, x, 83),
  );
  const above = (path: Path): Path => subtract(path, rect(-20, 44.5, 140, 80));
  const milk = union(corners('10,20 38,20 38,60 10,60', 3), corners('14,1 34,1 38,16 10,16', 2));
  const bottle = parse(
    'M50 -5L60 -5C62 -5 63 -4 63 -2L62 12C63 19 69 21 69 30L69 60L41 60L41 30C41 21 47 19 48 12L47 -2C47 -4 48 -5 50 -5Z',
  );
  const apple = circle(86, 38, 18);
  const stalk = leaf(86, 20, 97, 6, 0.3);
  return [
    main(subtract(union(tub, rim), ...slots)),
    main(above(apart(subtract(milk, rect(0, 15.5, 60, 5)), bottle))),
    accent(above(bottle)),
    main(above(apart(apple, bottle))),
    main(apart(stalk, apple)),
  ];
});

/** Three bottles: wine, spirits and beer. */
const threeBottles = mark('three-bottles', ['food', 'gastronomy'], () => {
  const wine = parse(
    'M44 -5.500L56 -5.500C58 -5.500 59 -4 59 -2L58 22C59 34 68 36 68 50L68 101C68 104 66 105.500 63 105.500L37 105.500C34 105.500 32 104 32 101L32 50C32 36 41 34 42 22L41 -2C41 -4 42 -5.500 44 -5.500Z',
  );
  const beer = parse(
    'M80 23L90 23C92 23 92.500 24 92.500 26L93 40C94 50 102 53 102 64L102 101C102 104 100 105.500 97 105.500L77 105.500C74.500 105.500 74 104 74 101L74 55C76 51 77 47 77.500 40L78 26C78 24 78.500 23 80 23Z',
  );
  const flask = parse(
    'M5 34L18 34C20 34 21 35 21 37L21 48C22 52 26 53 26 58L26 101C26 104 25 105.500 22 105.500L1 105.500C-3 105.500 -5 104 -5 101L-5 60C-5 53 1 52 2 48L2 37C2 35 3 34 5 34Z',
  );
  const seal = rect(30, 4, 40, 5);
  const label = rect(32, 60, 36, 26);
  return [
    main(subtract(flask, rect(-10, 43.5, 40, 5), rect(3, 68, 15, 22, 3))),
    main(subtract(wine, seal, grow(label, 4))),
    accent(rect(32, 61, 36, 24, 1.5)),
    main(subtract(beer, rect(70, 32, 40, 5), rect(81, 70, 14, 20, 3))),
  ];
});

/** A dispenser with its bottle of water. */
const waterDispenser = mark('water-dispenser', ['food', 'gastronomy'], () => {
  const bottle = parse(
    'M27 -5.500L73 -5.500C78 -5.500 81 -2 81 3L81 24C81 32 76 36 68 38L62 40L62 44L38 44L38 40L32 38C24 36 19 32 19 24L19 3C19 -2 22 -5.500 27 -5.500Z',
  );
  const body = rect(16, 49, 68, 56.5, 5);
  const bay = rect(27, 60, 46, 45.5, 4);
  const glass = corners('37,75 63,75 60,95.5 40,95.5', 2.5);
  const tap = union(rect(45.5, 55, 9, 18, 2), rect(38, 60, 24, 7, 2));
  const ribs = union(rect(10, 6.5, 80, 5), rect(10, 19, 80, 5));
  return [
    accent(subtract(bottle, ribs)),
    main(union(subtract(body, bay), tap, rect(10, 100, 80, 5.5, 2))),
    accent(glass),
  ];
});

/** A cruet of olive oil with a sprig. */
const oliveOil = mark('olive-oil', ['food', 'agriculture', 'gastronomy'], () => {
  const bottle = parse(
    'M24 8L40 8L40 26C41 36 58 42 58 58L58 98C58 103 55 105.500 50 105.500L14 105.500C9 105.500 6 103 6 98L6 58C6 42 23 36 24 26Z',
  );
  const drop = parse(
    'M32 64C36 70 42 75 42 81.500C42 87.500 37.500 91 32 91C26.500 91 22 87.500 22 81.500C22 75 28 70 32 64Z',
  );
  const cork = rect(22, -5.5, 20, 9, 2.5);
  const twig = parse('M84 0C86 24 84 44 72 62');
  const leaves = union(leaf(84, 30, 104, 12, 0.26), leaf(82, 14, 62, -4, 0.26), leaf(82, 42, 58, 24, 0.24));
  const fruit = [rotate(ellipse(95, 62, 10, 13), -16, 95, 62), rotate(ellipse(76, 84, 10.5, 14), 8, 76, 84)];
  return [
    main(cork),
    main(subtract(bottle, grow(drop, 5.5))),
    accent(drop),
    main(softened(apart(union(stroke(twig, 5), leaves), bottle), 0.8)),
    accent(apart(union(...fruit), stroke(twig, 5))),
  ];
});

/** A pet's bowl, full. */
const petBowl = mark('pet-bowl', ['food', 'livestock', 'nature'], () => {
  const bowl = parse(
    'M14 50L86 50C89 50 91 51 92 54L105 96C106 101 104 104.500 99 104.500L1 104.500C-4 104.500 -6 101 -5 96L8 54C9 51 11 50 14 50Z',
  );
  const bone = union(
    rect(32, 71.5, 36, 11, 4),
    circle(31, 71, 8),
    circle(31, 83, 8),
    circle(69, 71, 8),
    circle(69, 83, 8),
  );
  const food = union(
    circle(21, 38, 11),
    circle(79, 38, 11),
    circle(31, 21, 12),
    circle(50, 15, 13),
    circle(69, 21, 12),
    rect(22, 24, 56, 30),
  );
  return [main(subtract(bowl, bone)), accent(subtract(food, rect(-10, 44.5, 120, 40)))];
});

/** A sack of food for pets. */
const kibbleSack = mark('kibble-sack', ['food', 'livestock', 'nature'], () => {
  const top = parse('M14 -5.500L86 -5.500C88 -5.500 89 -4 89 -3L87 9L13 9L11 -3C11 -4 12 -5.500 14 -5.500Z');
  const sack = parse(
    'M12 15L88 15C92 32 96 50 96 72L94 99C94 103 91 105.500 87 105.500L13 105.500C9 105.500 6 103 6 99L4 72C4 50 8 32 12 15Z',
  );
  const pad = parse(
    'M50 62C58 62 70 74 70 83C70 90 64 92 60 91C56 90 53 89 50 89C47 89 44 90 40 91C36 92 30 90 30 83C30 74 42 62 50 62Z',
  );
  const toes = [rotate(ellipse(26, 60, 6.5, 8.5), -24, 26, 60), rotate(ellipse(40, 45, 7, 9.5), -8, 40, 45)];
  const paw = union(pad, both(union(...toes)));
  return [main(top), main(subtract(sack, shrink(grow(paw, 9), 3.5))), accent(paw)];
});

/** The ring and the leafy letter of vegan food. */
const veganSign = mark('vegan-sign', ['food', 'gastronomy', 'healthcare'], () => {
  const ring = subtract(circle(50, 50, 55.5), circle(50, 50, 46.5));
  const v = parse('M22 34L45 78L62 44');
  const blade = parse('M58 42C53 22 66 12 91 11C93 36 80 48 63 45Z');
  const nerve = stroke(parse('M60 46C66 35 72 29 80 23'), 4.5);
  return [
    main(subtract(ring, grow(blade, 5))),
    main(apart(inked(v, 13), blade), v),
    accent(subtract(blade, nerve)),
  ];
});

/** A pod, open on its beans. */
const pod = mark('pod', ['agriculture', 'food', 'nature'], () => {
  const shell = parse('M-12 50C2 22 26 16 50 16C74 16 98 22 112 50C98 78 74 84 50 84C26 84 2 78 -12 50Z');
  const room = parse('M6 50C16 34 32 28 50 28C68 28 84 34 94 50C84 66 68 72 50 72C32 72 16 66 6 50Z');
  const beans = [23, 50, 77].map((x, i) => circle(x, 50, i === 1 ? 15.5 : 10.5));
  const stem = inked(parse('M112 50L122 50'), 8);
  const fit = (path: Path): Path => translate(scale(rotate(path, -38, 50, 50), 0.86), 7, 7);
  return [main(fit(union(subtract(shell, room), stem))), accent(fit(union(...beans)))];
});

export const PROVISIONS: readonly Mark[] = [
  pod,
  cleaver,
  beefCuts,
  fishOnIce,
  produceCrate,
  fruitBowl,
  shoppingBasket,
  threeBottles,
  waterDispenser,
  oliveOil,
  petBowl,
  kibbleSack,
  veganSign,
];
