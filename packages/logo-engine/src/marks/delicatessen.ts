import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A pot that brews coffee on the stove: eight facets, a beak, a handle. */
const mokaPot = mark('moka-pot', ['food', 'gastronomy'], () => {
  const upper = corners('14,18 74,18 65,51 23,51 18,35 -2,20', 2.5);
  const lid = union(corners('9,14 79,14 58,5 30,5', 2), rect(38, -5, 12, 14, 3));
  const belt = rect(18, 55, 52, 9, 3);
  const boiler = corners('22,68 66,68 77,105 11,105', 4);
  const facets = concat(
    line(37, 62, 33, 110),
    line(51, 62, 55, 110),
    line(37, 54, 33, 10),
    line(51, 54, 55, 10),
  );
  const handle = parse('M84 20L96 20C99.500 20 101 22 100 25L93 60');
  return [
    main(subtract(union(upper, boiler), stroke(facets, 4.5))),
    main(union(lid, belt)),
    accent(stroke(handle, 11), handle),
  ];
});

/** A mill for coffee: a crank over a box with a drawer. */
const coffeeGrinder = mark('coffee-grinder', ['food', 'gastronomy'], () => {
  const box = rect(10, 54, 80, 46, 3);
  const plate = union(rect(3, 50, 94, 9, 3), rect(-3, 96.5, 106, 9, 3));
  const drawer = rect(24, 67, 52, 21, 3);
  const dome = parse('M22 46C22 32 34 25 50 25C66 25 78 32 78 46Z');
  const crank = parse('M50 34L50 20C50 18 51 17 53 17L96 17');
  const knob = parse('M83 9.500C83 6 81 4 81 1C81 -3 85 -5 90 -5C95 -5 99 -3 99 1C99 4 97 6 97 9.500Z');
  return [
    main(subtract(union(box, plate), rect(20, 63, 60, 29, 5))),
    accent(subtract(drawer, circle(50, 77.5, 4.6))),
    main(union(dome, stroke(crank, 7))),
    accent(knob),
  ];
});

/** An espresso runs out of its filter holder into a cup. */
const portafilter = mark('portafilter', ['food', 'gastronomy'], () => {
  const rim = rect(-5, -1, 64, 11, 3);
  const filter = parse('M0 6L54 6L51 26C50 32 47 34 42 34L12 34C7 34 4 32 3 26Z');
  const spout = stroke(parse('M14 48L14 45C14 41 17 39 21 39L33 39C37 39 40 41 40 45L40 48'), 8, {
    cap: 'butt',
  });
  const neck = rect(50, 1, 16, 8, 2);
  const handle = parse(
    'M72 0C80 -1 90 0 98 3C104 5 106 10 104.500 15C103 20 97 22 91 19C85 16 78 13 72 12C70 11.500 69.500 11 69.500 9L69.500 3C69.500 1 70 0 72 0Z',
  );
  const drips = concat(rect(10.5, 52, 7, 12, 3.5), rect(36.5, 52, 7, 12, 3.5));
  const cup = parse('M-3 68L57 68L57 76C57 88 49 95.500 38 95.500L16 95.500C5 95.500 -3 88 -3 76Z');
  const ear = stroke(parse('M54 74L62 74C67 74 69 77 68 80C66 86 60 88 50 88'), 7);
  return [
    main(union(rim, filter, spout, neck, rect(19, 30, 16, 12))),
    accent(handle),
    accent(drips),
    main(union(cup, ear)),
    main(rect(-5, 99.5, 74, 6, 3)),
  ];
});

/** A wheel of cheese, cut into. */
const cheeseWheel = mark('cheese-wheel', ['food', 'gastronomy', 'livestock'], () => {
  const top = ellipse(50, 31, 55, 28);
  const sides = union(top, rect(-5, 31, 110, 40), translate(top, 0, 40));
  const lid = subtract(top, corners('50,31 120,55 120,160 20,160 20,69'));
  const rind = apart(subtract(sides, top, corners('50,31 96,46.500 96,140 29,140 29,57')), lid);
  const right = corners('52.200,31 96,46.500 96,88 52.200,72', 1);
  const left = corners('47.800,31 29,57 29,97 47.800,72', 1);
  const faces = apart(concat(right, left), lid, rind);
  return [main(lid), main(rind), accent(subtract(faces, circle(66, 55, 6), circle(81, 70, 6)))];
});

/** Three mushrooms that grow from one foot. */
const mushroomCluster = mark('mushroom-cluster', ['food', 'gastronomy', 'nature'], () => {
  const cap = parse(
    'M0 -1C.58 -1 1 -.5 1 .02C1 .12 .94 .18 .84 .16C.6 .1 .3 .08 0 .08C-.3 .08 -.6 .1 -.84 .16C-.94 .18 -1 .12 -1 .02C-1 -.5 -.58 -1 0 -1Z',
  );
  const at = (x: number, y: number, r: number, h: number, turn: number): Path =>
    translate(rotate(scale(cap, r, h), turn, 0, 0), x, y);
  const caps = union(at(50, 34, 40, 39, 0), at(16.5, 72, 21.5, 25, -10), at(84, 70, 21, 25, 10));
  const trunk = parse(
    'M39 30L61 30C60 62 61 84 67 101C68 104 66 105.500 63 105.500L37 105.500C34 105.500 32 104 33 101C39 84 40 62 39 30Z',
  );
  const left = parse('M8 70L26 66C27 80 30 90 38 98L34 105.500L26 105.500C14 100 8 88 8 70Z');
  const right = parse('M74 66L92 70C92 88 86 100 74 105.500L66 105.500L62 98C70 90 73 80 74 66Z');
  const light = parse('M22 24C25 14 32 8 40 6');
  return [
    main(subtract(caps, stroke(light, 5)), concat(grow(caps, 2), light)),
    accent(apart(trunk, caps)),
    accent(apart(union(left, right), trunk, caps)),
  ];
});

/** A fish on a round plate, with lemon. */
const fishPlate = mark('fish-on-a-plate', ['fishing', 'food', 'gastronomy'], () => {
  const plate = circle(50, 50, 55);
  const laid = (path: Path): Path => translate(rotate(scale(path, 0.92), -30, 46, 42), 0, 1);
  const body = parse(
    'M10 46C20 30 34 25 46 25C58 25 68 33 76 41C80 35 86 31 93 29C88 40 88 52 93 63C86 61 80 57 76 51C68 59 58 67 46 67C34 67 20 62 10 46Z',
  );
  const gill = parse('M32 27C40 39 40 53 32 65');
  const fish = laid(subtract(body, stroke(gill, 4.5), circle(22, 43, 3.2)));
  const lemon = circle(69, 73, 15.5);
  const cuts = concat(...[0, 60, 120].map((turn) => rotate(line(69, 62.5, 69, 83.5), turn + 15, 69, 73)));
  return [
    main(subtract(plate, shrink(plate, 6)), circle(50, 50, 52)),
    main(apart(fish, lemon)),
    accent(subtract(lemon, stroke(cuts, 4.5)), lemon),
  ];
});

/** What is left of a fish: its head, its bones, its tail. */
const fishBones = mark('fish-skeleton', ['fishing', 'food', 'gastronomy'], () => {
  const head = parse(
    'M-5 54C3 36 16 28 30 27C32 27 33 28 33 30C36 44 36 60 33 74C33 76 32 77 30 77C18 76 10 73 4 68L14 62C8 62 0 60 -5 54Z',
  );
  const spine = line(30, 52, 82, 52);
  const ribs = concat(line(50, 30, 46, 74), line(63, 35, 60, 69), line(75, 40, 73, 64));
  const tail = parse('M86 52C92 44 98 36 105 30C100 45 100 59 105 74C98 68 92 60 86 52Z');
  return [
    main(subtract(union(head, stroke(spine, 7)), circle(18, 46, 5)), concat(head, spine)),
    main(stroke(ribs, 7), ribs),
    accent(apart(tail, stroke(spine, 7)), tail),
  ];
});

/** A corkscrew, and the cork that it draws. */
const corkscrew = mark('corkscrew', ['gastronomy', 'food'], () => {
  const handle = parse(
    'M10 -5C24 -5 34 -2 50 -2C66 -2 76 -5 90 -5C99 -5 104 0 104 7C104 14 99 19 90 19C76 19 66 16 50 16C34 16 24 19 10 19C1 19 -4 14 -4 7C-4 0 1 -5 10 -5Z',
  );
  const worm = polyline([
    [50, 10],
    [50, 27],
    [64, 33],
    [36, 43],
    [64, 53],
    [50, 59],
    [50, 76],
  ]);
  const cork = corners('25,64 75,64 70,105 30,105', 6);
  const drawn = stroke(worm, 7);
  const flecks = concat(circle(38, 84, 3), circle(60, 92, 3));
  return [main(union(handle, drawn), concat(handle, worm)), accent(subtract(apart(cork, drawn), flecks))];
});

/** A barrel of wine, and a glass. */
const wineBarrel = mark('wine-barrel', ['gastronomy', 'food', 'livestock'], () => {
  const rim = subtract(circle(42, 46, 47), circle(42, 46, 38));
  const head = circle(42, 46, 33.5);
  const staves = concat(line(31, 0, 31, 100), line(53, 0, 53, 100));
  const bowl = parse('M66 48L102 48C106 68 98 80 84 80C70 80 62 68 66 48Z');
  const stem = union(rect(80.5, 78, 7, 24), rect(67, 98.5, 34, 7, 3));
  const wine = intersect(bowl, rect(50, 60, 60, 60));
  return [
    main(apart(union(rim, subtract(head, stroke(staves, 4.5))), union(bowl, stem))),
    accent(wine),
    main(apart(stem, wine)),
  ];
});

/** The cone of a hop under its leaves. */
const hop = mark('hop', ['gastronomy', 'food', 'nature'], () => {
  const bract = parse('M0 0C-13 4 -16 20 0 40C16 20 13 4 0 0Z');
  const rows: readonly (readonly [number, number, number])[] = [
    [50, 17, 0],
    [33, 21, 12],
    [67, 21, -12],
    [41, 38, 4],
    [59, 38, -4],
    [26, 42, 2],
    [74, 42, -2],
    [50, 53, 0],
    [34, 57, -4],
    [66, 57, 4],
    [50, 65, 0],
  ];
  const bracts = rows.map(([x, y, turn]) => rotate(translate(bract, x, y), turn, x, y));
  const shown = bracts.map((one, i) => apart(one, ...bracts.slice(0, i)));
  const cone = union(...shown);
  const blade = parse('M57 17C58 2 72 -6 88 -4C92 4 98 10 105 14C100 22 94 30 84 34C80 24 70 18 57 17Z');
  const vein = both(parse('M57 17C68 11 78 10 88 12'));
  const stem = line(50, 20, 50, -2);
  const leaves = apart(both(blade), cone, stroke(stem, 6));
  return [
    ...shown.map((one) => main(one)),
    main(stroke(stem, 6), line(50, 13, 50, -2)),
    accent(subtract(leaves, stroke(vein, 4.5)), grow(leaves, 2)),
  ];
});

/** A tap for beer, and a mug that it fills. */
const beerTap = mark('beer-tap', ['gastronomy', 'food'], () => {
  const flange = union(rect(88, 4, 9, 32, 4), rect(42, 15, 50, 10, 3));
  const faucet = union(rect(28, 11, 22, 18, 7), stroke(line(39, 24, 39, 38), 11, { cap: 'butt' }));
  const lever = corners('33,7 29,-5.500 49,-5.500 45,7', 3);
  const foam = union(
    circle(16, 52, 9),
    circle(31, 51, 9),
    circle(47, 51, 9),
    circle(60, 52, 9),
    rect(7, 50, 62, 11, 5),
    rect(50, 52, 12, 26, 6),
  );
  const ribs = concat(line(25, 76, 26, 92), line(40, 76, 40, 92));
  const mug = parse(
    'M10 65.500L66 65.500L63 101C62.500 104 61 105.500 58 105.500L18 105.500C15 105.500 13.500 104 13 101Z',
  );
  const ear = stroke(parse('M60 71.500L74 71.500C80 71.500 83 75 83 80L83 83C83 89 79 93 72 93L60 93'), 8);
  return [
    main(union(flange, faucet)),
    accent(union(lever, apart(foam, faucet))),
    main(apart(subtract(union(mug, ear), stroke(ribs, 5.5)), foam)),
  ];
});

/** A basket full of baguettes. */
const baguetteBasket = mark('baguette-basket', ['food', 'gastronomy'], () => {
  const loaf = rect(40, -5, 20, 80, 10);
  const slits = concat(line(45, 12, 55, 6), line(45, 26, 55, 20), line(45, 40, 55, 34));
  const bread = subtract(loaf, stroke(slits, 4.5));
  const rim = rect(-5, 54, 110, 11, 4);
  const body = parse('M2 69.500L98 69.500L91 99C90 103 88 105 84 105L16 105C12 105 10 103 9 99Z');
  const weave = concat(
    line(0, 87, 100, 87),
    line(28, 60, 30, 87),
    line(50, 60, 50, 87),
    line(72, 60, 70, 87),
    line(40, 87, 40, 110),
    line(60, 87, 60, 110),
  );
  const leaning = (turn: number, x: number): Path => translate(rotate(bread, turn, 50, 70), x, 4);
  const middle = bread;
  const sides = concat(leaning(-20, -12), leaning(20, 12));
  return [
    main(union(rim, subtract(body, stroke(weave, 4.5)))),
    accent(apart(union(middle, apart(sides, loaf)), rect(-20, 54, 140, 60))),
  ];
});

export const DELICATESSEN: readonly Mark[] = [
  mokaPot,
  coffeeGrinder,
  portafilter,
  cheeseWheel,
  mushroomCluster,
  fishPlate,
  fishBones,
  corkscrew,
  wineBarrel,
  hop,
  beerTap,
  baguetteBasket,
];
