import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** A baguette cut open lengthwise, with its filling. */
const subSandwich = mark('sub-sandwich', ['gastronomy', 'food'], () => {
  const tilt = (path: Path): Path => translate(rotate(path, -24, 50, 50), -1, 0);
  const top = parse(
    'M-4 42C-5 23 22 11 50 11C78 11 103 23 102 42C102 45 100 46 97 46L1 46C-2 46 -4 45 -4 42Z',
  );
  const cuts = concat(line(22, 35, 33, 22), line(45, 34, 56, 20), line(68, 34, 79, 21));
  const lettuce = parse(
    'M3 52.500L95 52.500C102 52.500 103 61 97 62C93 63 91 69 85 69C79 69 77 64 72 64C67 64 65 69 59 69C53 69 51 64 46 64C41 64 39 69 33 69C27 69 25 64 20 64C15 64 13 68 8 66C1 65 -3 53 3 52.500Z',
  );
  const base = parse('M5 75L93 75C98 75 100 78 98 81C92 89 76 91 49 91C22 91 6 89 0 81C-2 78 0 75 5 75Z');
  return [
    main(tilt(subtract(top, inked(cuts, 6.5))), tilt(concat(top, cuts))),
    accent(tilt(softened(lettuce, 0.5))),
    main(tilt(base)),
  ];
});

/** A piping bag and the rosette of cream that comes out of it. */
const pastryBag = mark('pastry-bag', ['food', 'gastronomy'], () => {
  const tilt = (path: Path): Path => translate(scale(rotate(path, 36, 50, 50), 0.9), 1, 11);
  const bag = tilt(
    parse('M36 3L64 3C72 5 79 8 78 13L59 63C58 66 57 67 55 67L45 67C43 67 42 66 41 63L22 13C21 8 28 5 36 3Z'),
  );
  const tuft = tilt(corners('29,-18 40,-13 50,-18 60,-13 71,-18 63,-3 37,-3', 2));
  const creases = tilt(concat(line(37, 17, 43, 38), line(63, 17, 59, 33)));
  const nozzle = tilt(corners('41,73.5 59,73.5 54,86 46,86', 1.5));
  const cream = union(circle(26, 87, 9), rect(6, 83, 42, 13, 6), rect(-5, 92, 66, 13.5, 6.7));
  const grooves = concat(line(7, 109, 20, 91), line(28, 109, 41, 91), line(19, 94, 29, 82));
  return [
    main(softened(tuft, 0.5)),
    main(subtract(bag, inked(creases, 6)), concat(bag, creases)),
    main(nozzle),
    accent(softened(subtract(cream, grow(nozzle, 5.5), stroke(grooves, 4.5)), 1), apart(cream, nozzle)),
  ];
});

/** A cake on a stand under a bell of glass. */
const cakeStand = mark('cake-stand', ['food', 'gastronomy'], () => {
  const bell = parse('M7 73L7 51C7 26 26 12 50 12C74 12 93 26 93 51L93 73');
  const plate = rect(-5, 78, 110, 9, 4.5);
  const stem = corners('41,84 59,84 61,97 70,99 70,105.5 30,105.5 30,99 39,97', 2);
  const icing = parse(
    'M30 35C36 31 64 31 70 35C75 37 77 41 77 46L77 54C77 61 67 61 67 54C67 50 59 50 59 54L59 58C59 65 49 65 49 58L49 55C49 50 41 50 41 55C41 62 31 62 31 55L31 54C31 50 23 53 23 47C23 41 25 37 30 35Z',
  );
  const cake = rect(23, 48, 54, 25, 3);
  return [
    main(union(stroke(bell, 6.5), circle(50, 3, 8)), concat(bell, circle(50, 3, 7))),
    accent(icing),
    main(subtract(cake, grow(icing, 4.5), rect(0, 30, 100, 18))),
    main(union(plate, stem)),
  ];
});

/** A domed oven of clay with its fire, on a bench over the wood. */
const clayOven = mark('clay-oven', ['food', 'gastronomy', 'construction'], () => {
  const dome = parse(
    'M-4 70C-4 34 18 14 50 14C82 14 104 34 104 70C104 73 102 74 100 74L0 74C-2 74 -4 73 -4 70Z',
  );
  const flue = rect(58, -5, 20, 32, 3);
  const mouth = parse('M24 80L24 62C24 47 35 37 50 37C65 37 76 47 76 62L76 80Z');
  const flame = parse(
    'M51 43C53 50 65 55 65 65C65 71 60 74 50 74C40 74 35 71 35 65C35 60 38 57 40 53C42 56 43 57 45 58C45 52 47 47 51 43Z',
  );
  const bench = rect(-5.5, 80, 111, 9.5, 3);
  const legs = both(rect(0, 86, 15, 19.5, 3));
  const logs = concat(circle(31, 99, 6.4), circle(50, 99, 6.4), circle(69, 99, 6.4));
  return [main(subtract(union(dome, flue), mouth)), accent(flame), main(union(bench, legs)), accent(logs)];
});

/** A cup seen from above, a leaf poured into its foam. */
const latteArt = mark('latte-art', ['gastronomy', 'food'], () => {
  const cup = circle(44, 56, 49.5);
  const ear = rotate(union(rect(88, 45, 27, 22, 9)), -40, 44, 56);
  const foam = circle(44, 56, 36);
  const tier = (y: number, w: number): Path =>
    parse(
      `M44 ${y + 13}C${44 - w * 0.55} ${y + 9} ${44 - w} ${y} ${44 - w * 0.75} ${y - 7}C${44 - w * 0.5} ${y - 12} ${44 - 4} ${y - 7} 44 ${y - 1}C48 ${y - 7} ${44 + w * 0.5} ${y - 12} ${44 + w * 0.75} ${y - 7}C${44 + w} ${y} ${44 + w * 0.55} ${y + 9} 44 ${y + 13}Z`,
    );
  const heart = tier(64, 27);
  const over = tier(44, 19);
  const top = leaf(44, 41, 44, 22, 0.3, 0.4);
  const art = union(apart(heart, over), apart(over, top), top);
  return [
    main(subtract(union(cup, ear), circle(44, 56, 40.5), rotate(rect(97, 51, 10, 10, 4), -40, 44, 56))),
    accent(subtract(foam, softened(art, 0.8)), concat(foam, art)),
  ];
});

/** Coffee that drips through a filter into its carafe. */
const pourOver = mark('pour-over', ['gastronomy', 'food'], () => {
  const cone = parse('M6 -5L74 -5C77 -5 78 -3 77 -1L56 30L24 30L3 -1C2 -3 3 -5 6 -5Z');
  const ribs = concat(line(26, 6, 33, 21), line(40, 6, 40, 21), line(54, 6, 47, 21));
  const brim = rect(13, 34.5, 54, 8.5, 4);
  const carafe = parse(
    'M22 47L58 47L58 54C66 60 80 73 80 89C80 99 74 105.500 65 105.500L15 105.500C6 105.500 0 99 0 89C0 73 14 60 22 54Z',
  );
  const ear = parse('M70 4C90 -2 92 16 66 20');
  const grip = parse('M60 54C96 48 106 66 82 92');
  const coffee = intersect(shrink(carafe, 11), rect(-10, 79, 120, 40));
  const drop = parse(
    'M40 50C43.500 56 47 59 47 64.500C47 69 44 72 40 72C36 72 33 69 33 64.500C33 59 36.500 56 40 50Z',
  );
  return [
    main(subtract(union(cone, stroke(ear, 7)), inked(ribs, 5.5)), concat(cone, ear)),
    main(brim),
    main(
      subtract(union(carafe, inked(grip, 7)), shrink(carafe, 6.5), rect(28.5, 40, 23, 20)),
      concat(carafe, grip),
    ),
    accent(drop),
    accent(softened(coffee, 2)),
  ];
});

/** A shaker for cocktails, shaken. */
const cocktailShaker = mark('cocktail-shaker', ['gastronomy', 'food', 'entertainment'], () => {
  const tilt = (path: Path): Path => translate(scale(rotate(path, 20, 50, 50), 0.96), 2, 2);
  const cap = tilt(parse('M42 -5L58 -5C62 -5 64 -3 64 1L65 13L35 13L36 1C36 -3 38 -5 42 -5Z'));
  const shoulder = tilt(parse('M35 18L65 18C67 26 76 30 77 40L23 40C24 30 33 26 35 18Z'));
  const body = tilt(corners('23,45 77,45 70,105 30,105', 5));
  const shine = tilt(line(37, 57, 41, 90));
  const swings = parse('M-2 29C-2 19 2 11 8 5M102 71C102 81 98 89 92 95');
  return [
    accent(cap),
    main(shoulder),
    main(subtract(body, inked(shine, 6.5)), concat(body, shine)),
    accent(inked(swings, 7), swings),
  ];
});

/** A pupusa pulled apart: the cheese inside draws threads. */
const pupusa = mark('pupusa', ['gastronomy', 'food'], () => {
  const disc = parse(
    'M52 12C57 20 49 26 53 35C57 43 49 50 53 58C57 66 50 73 54 88C49 91 43 92 37 92C13 92 -5.500 74 -5.500 51C-5.500 28 13 10 37 10C42 10 47 10.500 52 12Z',
  );
  const torn = parse(
    'M78 13C94 20 105.500 34 105.500 51C105.500 68 94 82 78 89C75 83 68 82 61 82C57.500 82 57.500 71 61 71.500C70 73 78 72 78 64C78 57 69 57 61 57.500C57.500 57.500 57.500 46 61 46C69 47 78 46 78 39C78 32 70 32 61 32C57.500 32 57.500 21 61 21C68 21 75 20 78 13Z',
  );
  const spots = concat(
    ellipse(17, 36, 9, 6.5),
    ellipse(36, 27, 5, 4.4),
    ellipse(32, 54, 10, 7.5),
    ellipse(12, 62, 5, 4.4),
    ellipse(29, 77, 7.5, 5.5),
    ellipse(93, 45, 5.5, 8.5),
  );
  return [
    main(softened(subtract(disc, spots), 0.8), disc),
    accent(subtract(softened(torn, 0.5), spots), torn),
  ];
});

/** Two roots of cassava, one cut to its white heart, and their leaf. */
const cassava = mark('cassava', ['agriculture', 'food', 'gastronomy'], () => {
  const place = (path: Path): Path => translate(scale(path, 0.95), -1, 6);
  const leaves = union(
    ...[-84, -42, 0, 42, 84].map((turn) =>
      rotate(leaf(66, 34, 66, turn === 0 ? -10 : -5, 0.16, 0.55), turn + 4, 66, 38),
    ),
  );
  const whole = limb('60,46,4 52,51,9 38,60,12.5 21,71,12.5 7,81,8 -3,90,2.5');
  const second = limb('72,47,4 74,56,10 73,68,15 69,84,16 67,91,16');
  const cut = rotate(ellipse(66, 91, 17.5, 12.5), 10, 66, 91);
  const heart = rotate(ellipse(66, 91, 10, 5.8), 10, 66, 91);
  const near = union(second, cut);
  const bark = concat(line(70, 58, 79, 59), line(66, 71, 75, 72), line(38, 58, 43, 66), line(21, 69, 26, 77));
  const neck = limb('64,38,4.4 68,44,4.6 72,51,5');
  return [
    main(place(softened(subtract(apart(whole, grow(near, 1.5)), inked(bark, 5.5)), 0.6)), place(whole)),
    main(place(subtract(union(near, neck), inked(bark, 5.5), heart)), place(concat(near, heart))),
    accent(place(softened(apart(leaves, union(neck, whole)), 0.4)), place(leaves)),
  ];
});

/** Pods of tamarind: one whole, one cracked so that its pulp shows. */
const tamarind = mark('tamarind', ['food', 'agriculture', 'gastronomy'], () => {
  const beads = (...points: readonly (readonly [number, number, number])[]): Path =>
    filleted(union(...points.map(([x, y, r]) => circle(x, y, r))), 9);
  const pod = (dx: number): Path =>
    translate(
      union(
        beads([34, 12, 11], [19, 29, 14.5], [12.5, 52, 15.5], [19, 75, 14.5], [35, 92, 11]),
        limb('33,12,5 42,1,3.6 50,-3,3'),
      ),
      dx,
      0,
    );
  const shell = pod(53);
  const gap = corners(
    '50,48 62,52 69,44 77,52 84,44 106,52 106,57 84,49.5 77,57.5 69,49.5 62,57.5 50,53.5',
    0,
  );
  const upper = intersect(shell, corners('40,-10 110,-10 110,52 84,44 77,52 69,44 62,52 40,48', 0));
  const lower = subtract(shell, grow(upper, 5.5), gap);
  const seeds = concat(ellipse(66, 65, 4, 5.2), ellipse(75, 82, 5, 4.4));
  const furrow = parse('M13 36C9 44 9 55 11 62');
  return [
    main(subtract(pod(0), inked(furrow, 6.5)), concat(pod(0), furrow)),
    main(softened(upper, 0.8)),
    accent(softened(subtract(shrink(lower, 0.5), seeds), 0.8), concat(lower, seeds)),
  ];
});

/** Prawns that hang over the rim of a glass, about a slice of lemon. */
const shrimpCocktail = mark('shrimp-cocktail', ['gastronomy', 'fishing', 'food'], () => {
  const bowl = parse(
    'M19 51L81 51C83 51 84 53 84 55C82 71 72 80 56 82L56 95L70 97C75 98 75 105.500 70 105.500L30 105.500C25 105.500 25 98 30 97L44 95L44 82C28 80 18 71 16 55C16 53 17 51 19 51Z',
  );
  const inward = (path: Path): Path => translate(path, 3, 1);
  const tail = inward(limb('28,46,9.5 28,34,10 20,23,10 8,24,8.5 3,36,6.5 2,46,4'));
  const fan = inward(union(leaf(2, 44, -4.5, 64, 0.32, 0.6), leaf(2, 44, 10, 64, 0.32, 0.6)));
  const rings = inward(
    concat(line(14, 39, 44, 37), line(15, 36, 34, 10), line(15, 36, 6, 6), line(14, 36, -12, 28)),
  );
  const prawn = union(softened(subtract(tail, stroke(rings, 4.5)), 0.8), fan);
  const slice = apart(subtract(circle(50, 20, 25.5), rect(0, 45, 100, 40)), both(tail));
  const wedges = [-90, -32, -148].map((turn) =>
    rotate(corners('54,20 68,11.500 68,28.500', 3), turn, 50, 20),
  );
  return [
    main(bowl),
    accent(both(apart(prawn, bowl)), both(apart(union(tail, fan), bowl))),
    main(softened(subtract(slice, ...wedges), 0.6), slice),
  ];
});

/** Three cubes of ice in a heap. */
const iceCubes = mark('ice-cubes', ['food', 'gastronomy'], () => {
  const cube = (x: number, y: number, turn: number): readonly [face: Path, shine: Path] => {
    const at = (path: Path): Path => rotate(translate(path, x, y), turn, x, y);
    return [at(rect(-23.5, -23.5, 47, 47, 9)), at(parse('M-12 3L-12 -7C-12 -10 -10 -12 -7 -12L3 -12'))];
  };
  const parts = [cube(52, 22, 12), cube(21, 78, -7), cube(79, 78, 7)].map(
    ([face, shine]) => [subtract(face, inked(shine, 6.5)), concat(face, shine)] as const,
  );
  return parts.map(([face, seen], at) => (at === 0 ? accent(face, seen) : main(face, seen)));
});

/** A bag of ice, tied. */
const iceBag = mark('ice-bag', ['food', 'gastronomy'], () => {
  const bag = parse(
    'M37 22L63 22C80 23 99 30 99 46L101 94C101 101 97 105.500 91 105.500L9 105.500C3 105.500 -1 101 -1 94L1 46C1 30 20 23 37 22Z',
  );
  const tuft = corners('27,-5 39,0 50,-5.5 61,0 73,-5 63,12 37,12', 2);
  const tie = rect(33, 10, 34, 9, 4);
  const bit = (x: number, y: number, turn: number): Path =>
    rotate(rect(x - 12, y - 12, 24, 24, 4), turn, x, y);
  const ice = concat(bit(29, 49, -10), bit(71, 48, 12), bit(28, 84, 7), bit(70, 84, -6));
  return [main(union(tuft, tie)), main(apart(bag, tie, grow(ice, 0.5))), accent(ice)];
});

/** A bottle of water and the drop on it. */
const bottledWater = mark('bottled-water', ['food', 'gastronomy'], () => {
  const cap = rect(36, -5.5, 28, 13, 3);
  const bottle = parse(
    'M39 12L61 12L61 18C61 25 79 29 79 44L79 75C79 78 75 78 75 81C75 84 79 84 79 87L79 97C79 102 75 105.500 70 105.500L30 105.500C25 105.500 21 102 21 97L21 87C21 84 25 84 25 81C25 78 21 78 21 75L21 44C21 29 39 25 39 18Z',
  );
  const drop = parse('M50 32C57 43 64 49 64 59C64 67 58 73 50 73C42 73 36 67 36 59C36 49 43 43 50 32Z');
  const rib = line(33, 91, 67, 91);
  return [main(cap), main(subtract(bottle, grow(drop, 5.5), inked(rib, 6))), accent(drop)];
});

/** A scoop of grains. */
const grainScoop = mark('grain-scoop', ['food', 'agriculture'], () => {
  const tilt = (path: Path): Path => translate(rotate(path, -24, 50, 50), -3.6, 3);
  const scoop = parse(
    'M1 53L60 53C66 53 70 57 70 63L70 77C70 83 66 87 60 87L22 87C8 87 -3 70 -4 58C-4.500 55 -2 53 1 53Z',
  );
  const grip = rect(64, 61.5, 41, 17, 8.5);
  const bead = (x: number, y: number): Path => ellipse(x, y, 8.4, 6.6);
  const heap = concat(bead(13, 40), bead(36, 40), bead(59, 40), bead(25, 23), bead(48, 23), bead(37, 6));
  return [main(tilt(union(scoop, grip))), accent(tilt(heap))];
});

/** A swing-top bottle of something fermented: a leaf, and bubbles that rise. */
const kombucha = mark('kombucha', ['food', 'gastronomy', 'healthcare'], () => {
  const bottle = parse(
    'M40 14L60 14L60 28C60 38 86 43 86 61L86 95C86 102 82 105.500 76 105.500L24 105.500C18 105.500 14 102 14 95L14 61C14 43 40 38 40 28Z',
  );
  const stopper = rect(37, -5.5, 26, 14.5, 5);
  const wire = parse('M70 2C80 3 80 22 69 26L60 28');
  const sprig = leaf(40, 97, 71, 65, 0.32, 0.5);
  const vein = line(45, 91, 58, 79);
  const bubbles = concat(circle(31, 67, 5.5), circle(45, 53, 5));
  return [
    main(
      subtract(union(bottle, apart(inked(wire, 6.5), stopper)), grow(sprig, 5), bubbles),
      concat(bottle, bubbles),
    ),
    accent(subtract(sprig, inked(vein, 5)), sprig),
    accent(stopper),
  ];
});

/** A cup of coffee and a croissant. */
const cupCroissant = mark('cup-croissant', ['gastronomy', 'food'], () => {
  const arch = softened(
    parse(
      'M70 53C91 53 105 70 105 91C105 97 99 102 93.500 100C87 98 86 86 70 86C54 86 53 98 46.500 100C41 102 35 97 35 91C35 70 49 53 70 53Z',
    ),
    1,
  );
  const folds = concat(
    line(59, 48, 62, 92),
    line(81, 48, 78, 92),
    line(30, 70, 56, 94),
    line(110, 70, 84, 94),
  );
  const cup = parse(
    'M-2 30L66 30C68 30 69 31 69 33L69 52C69 75 57 87 41 87L23 87C7 87 -5 75 -5 52L-5 33C-5 31 -4 30 -2 30Z',
  );
  const handle = parse('M66 38L77 38C86 38 88 44 87 50');
  const saucer = rect(-5, 93, 60, 9, 4.5);
  const steam = parse('M22 20C14 11 30 5 22 -2M43 20C35 11 51 5 43 -2');
  const near = grow(arch, 1.5);
  return [
    main(apart(union(cup, stroke(handle, 7)), near), apart(cup, near)),
    main(softened(apart(saucer, near), 1.5)),
    accent(inked(steam, 7), steam),
    accent(softened(subtract(arch, stroke(folds, 4.5)), 1), arch),
  ];
});

/** A roll of cinnamon: its turns from above, over its side. */
const cinnamonRoll = mark('cinnamon-roll', ['food', 'gastronomy'], () => {
  const flat = (path: Path): Path => translate(scale(path, 1, 0.7), 0, 3);
  const top = flat(circle(50, 50, 55));
  const turns = flat(
    parse(
      'M106 64C84 100 22 96 17 52C14 20 52 6 74 26C94 46 80 78 54 74C34 70 34 44 50 43C56 43 60 47 60 52',
    ),
  );
  const side = subtract(
    parse('M-5 50L105 50L105 66C105 87 82 102 50 102C18 102 -5 87 -5 66Z'),
    flat(circle(50, 50, 63)),
    rect(-10, -10, 120, 60),
  );
  return [main(subtract(top, inked(turns, 7.5)), concat(top, turns)), accent(softened(side, 1.5))];
});

/** Rounds of dough that toast on a griddle, seen from above. */
const comal = mark('comal', ['gastronomy', 'food'], () => {
  const pan = union(circle(43, 57, 48.5), rotate(rect(78, 47, 44, 19, 8), -45, 43, 57));
  const hole = rotate(rect(106, 53, 9, 7, 3.5), -45, 43, 57);
  const rounds = [
    [43, 32],
    [20, 70.5],
    [66, 70.5],
  ] as const;
  const disc = (x: number, y: number, r: number): Path => circle(x, y, r);
  const scorch = ([x, y]: readonly [number, number]): Path =>
    concat(ellipse(x - 5, y - 4, 3.6, 2.8), ellipse(x + 5, y + 1, 4, 3), ellipse(x - 3, y + 6.5, 2.8, 2.4));
  return [
    main(subtract(pan, hole, ...rounds.map(([x, y]) => disc(x, y, 20.5)))),
    ...rounds.map((at) => accent(subtract(disc(at[0], at[1], 16), scorch(at)), disc(at[0], at[1], 16))),
  ];
});

/** Two doughnuts, one on the other, the upper one glazed. */
const doughnutStack = mark('doughnut-stack', ['food', 'gastronomy'], () => {
  const glaze = parse(
    'M50 -3C82 -3 104 10 104 29C104 38 101 44 95 45C89 46 88 38 82 39C76 40 77 53 69 54C61 55 62 45 55 45C48 45 49 58 41 58C33 58 34 46 28 44C22 42 21 49 14 47C4 44 -4 38 -4 28C-4 10 18 -3 50 -3Z',
  );
  const hole = ellipse(50, 20, 17, 7.5);
  const sprinkles = concat(
    line(18, 22, 24, 17),
    line(80, 16, 86, 21),
    line(30, 33, 37, 35),
    line(70, 35, 76, 32),
    line(36, 6, 42, 5),
  );
  const under = parse(
    'M-4 38C6 52 26 68 50 68C74 68 94 52 104 38L104 44C104 62 84 73 50 73C16 73 -4 62 -4 44Z',
  );
  const lower = parse(
    'M-1 65C10 76 28 80 50 80C72 80 90 76 101 65C104 68 105 72 105 77C105 94 84 104 50 104C16 104 -5 94 -5 77C-5 72 -4 68 -1 65Z',
  );
  return [
    accent(subtract(glaze, hole, inked(sprinkles, 5)), concat(glaze, hole)),
    main(softened(subtract(under, grow(glaze, 5)), 1)),
    main(lower),
  ];
});

/** A cook's hat over a crossed fork and knife. */
const chefCrossed = mark('chef-crossed', ['gastronomy', 'food'], () => {
  const hat = parse(
    'M27 52L27 39C14 38 7 29 7 20C7 9 16 2 27 4C32 -2 41 -5.500 50 -5.500C59 -5.500 68 -2 73 4C84 2 93 9 93 20C93 29 86 38 73 39L73 52C73 54 72 55 70 55L30 55C28 55 27 54 27 52Z',
  );
  const folds = concat(line(41, 27, 41, 41), line(59, 27, 59, 41));
  const turned = (path: Path, turn: number): Path => rotate(path, turn, 50, 81);
  const fork = turned(
    union(
      rect(46, 80, 8, 51, 4),
      subtract(rect(39, 36, 22, 48, 9), rect(44.2, 20, 3.6, 40, 1.8), rect(52.2, 20, 3.6, 40, 1.8)),
    ),
    64,
  );
  const knife = turned(union(rect(45.5, 82, 9, 49, 4.5), parse('M45 34C55 38 59 54 58 84L45 84Z')), -64);
  return [
    main(subtract(hat, inked(folds, 6)), concat(hat, folds)),
    accent(apart(fork, knife)),
    accent(knife),
  ];
});

/** A fish on the fishmonger's board, and his knife. */
const fishAndKnife = mark('fish-and-knife', ['fishing', 'food', 'gastronomy'], () => {
  const body = parse(
    'M-5.500 30C6 10 24 0 43 0C59 0 71 10 80 22C86 14 94 7 105 4C101 20 101 40 105 56C94 53 86 46 80 38C71 50 59 60 43 60C24 60 6 50 -5.500 30Z',
  );
  const gill = parse('M27 12C35 22 35 38 27 48');
  const scales = concat(line(46, 21, 46, 39), line(60, 25, 60, 35));
  const blade = parse('M-5 76L62 76L62 98C30 104 6 98 -5 80C-6 78 -6 76 -5 76Z');
  const grip = rect(68, 76, 37, 14, 6);
  const rivets = concat(circle(78, 83, 2.6), circle(94, 83, 2.6));
  return [
    main(subtract(body, circle(14, 25, 4), inked(gill, 5.5), inked(scales, 5.5)), concat(body, gill)),
    accent(blade),
    accent(subtract(grip, rivets), grip),
  ];
});

/** An ear of wheat that a bar strikes out: made without gluten. */
const grainsSlash = mark('grains-slash', ['food', 'gastronomy', 'healthcare'], () => {
  const grains = [84, 62, 40].map((y) => leaf(50, y, 82, y - 30, 0.25, 0.46));
  const right = subtract(
    union(...grains.map((grain, i) => apart(grain, ...grains.slice(0, i)))),
    rect(47.5, 0, 5, 75),
  );
  const top = apart(leaf(50, 33, 50, -5.5, 0.28, 0.5), both(right));
  const stalk = inked(line(50, 78, 50, 102), 7);
  const bar = line(3, 15, 97, 93);
  const band = inked(bar, 10);
  return [accent(subtract(union(both(right), top, stalk), grow(band, 5))), main(band, bar)];
});

export const TABLE_FARE: readonly Mark[] = [
  subSandwich,
  pastryBag,
  cakeStand,
  clayOven,
  latteArt,
  pourOver,
  cocktailShaker,
  pupusa,
  cassava,
  tamarind,
  shrimpCocktail,
  iceCubes,
  iceBag,
  bottledWater,
  grainScoop,
  kombucha,
  cupCroissant,
  cinnamonRoll,
  comal,
  doughnutStack,
  chefCrossed,
  fishAndKnife,
  grainsSlash,
];
