import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, leaf, line, polar, rect, regular, sector } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** The pole before a barber's door. */
const barberPole = mark('barber-pole', ['marketing', 'healthcare'], () => {
  const glass = rect(30, 25, 40, 50, 3);
  const stripes = [18, 40, 62, 84].map((y) => corners(`26,${y} 74,${y - 24} 74,${y - 12} 26,${y + 12}`));
  const head = union(circle(50, 5, 9), parse('M25 21C25 14 35 10 50 10C65 10 75 14 75 21Z'));
  const foot = parse(
    'M25 79L75 79C75 90 66 96 57 97L57 101C57 103 55 105 53 105L47 105C45 105 43 103 43 101L43 97C34 96 25 90 25 79Z',
  );
  const bands = intersect(glass, union(...stripes));
  return [main(union(head)), main(foot), accent(bands)];
});

/** A chemist's mortar, with the cross cut out of it. */
const mortarCross = mark('mortar-cross', ['healthcare'], () => {
  const pestle = rotate(rect(59, -10, 17, 56, 8.5), 32, 67, 30);
  const rim = rect(1, 31, 98, 15, 7.5);
  const bowl = parse(
    'M9 40L91 40C91 62 82 76 68 83L68 89L75 89C79 89 82 92 82 96L82 103L18 103L18 96C18 92 21 89 25 89L32 89L32 83C18 76 9 62 9 40Z',
  );
  const cross = union(rect(44, 50, 12, 34, 1.5), rect(33, 61, 34, 12, 1.5));
  const vessel = union(rim, bowl);
  return [accent(apart(pestle, vessel)), main(subtract(vessel, cross), concat(vessel, cross))];
});

/** A link of sausage, scored for the grill. */
const sausage = mark(
  'sausage',
  ['food', 'gastronomy', 'livestock'],
  () => {
    const bend = parse('M18 22C14 58 42 86 78 82');
    const knots = union(corners('16,12 8,-4 28,-4', 3), corners('88,82 104,72 104,92', 3));
    const link = stroke(bend, 30);
    const scores = concat(line(17, 57, 35, 45), line(31, 76, 45, 60), line(51, 88, 58, 69));
    return [main(subtract(union(link, knots), stroke(scores, 6)), bend)];
  },
  { line: false },
);

/** What a grocer packs: greens, an apple and bread in a paper bag. */
const groceryBag = mark(
  'grocery-bag',
  ['food', 'agriculture'],
  () => {
    const bag = corners('14,50 23,43 32,50 41,43 50,50 59,43 68,50 77,43 86,50 86,104 14,104', 2.5);
    const greens = subtract(leaf(36, 62, 18, -3, 0.36), stroke(line(30, 40, 24, 16), 4.5));
    const apple = circle(50, 37, 15);
    const loaf = rotate(rect(68, -5, 20, 70, 10), 10, 76, 40);
    const cuts = [9, 21, 33].map((y) => rotate(stroke(line(73, y + 3, 83, y - 3), 5), 10, 76, 40));
    const heart = parse(
      'M50 93C40 85 33 80 33 71C33 65 37 62 41 62C45 62 48 64 50 68C52 64 55 62 59 62C63 62 67 65 67 71C67 80 60 85 50 93Z',
    );
    return [
      main(subtract(bag, heart)),
      main(apart(greens, bag, apple)),
      accent(apart(apple, bag)),
      main(subtract(apart(loaf, bag, apple), ...cuts)),
    ];
  },
  { line: false },
);

/** A pot of paint that runs over. */
const paintBucket = mark('paint-bucket', ['construction', 'art'], () => {
  const can = parse('M12 38L88 38L83 96C82.500 101 79 104 74 104L26 104C21 104 17.500 101 17 96Z');
  const paint = parse(
    'M4 32C4 27 8 24 13 24L87 24C92 24 96 27 96 32L96 37C96 42 92 45 87 45L80 45L80 60C80 70 66 70 66 60L66 52C66 45 56 45 56 52L56 76C56 86 42 86 42 76L42 45L13 45C8 45 4 42 4 37Z',
  );
  const handle = arc(50, 26, 28, 200, 340);
  return [main(stroke(handle, 7), handle), accent(paint), main(apart(can, paint))];
});

/** A pail of suds that leaves things clean. */
const sudsBucket = mark('suds-bucket', ['construction', 'marketing'], () => {
  const pail = parse('M9 45L91 45L82 97C81 102 78 104 73 104L27 104C22 104 19 102 18 97Z');
  const suds = union(
    circle(18, 35, 9),
    circle(35, 28, 13),
    circle(56, 31, 12),
    circle(76, 33, 12),
    rect(9, 33, 82, 8, 4),
  );
  const bubbles = union(circle(64, 5, 9), circle(45, 1, 5));
  const bail = parse('M17 58C24 86 76 86 83 58');
  return [
    main(subtract(pail, stroke(bail, 6)), concat(pail, bail)),
    accent(suds),
    main(apart(bubbles, suds)),
  ];
});

/** Three eggs in their tray. */
const eggs = mark(
  'eggs',
  ['livestock', 'food', 'agriculture'],
  () => {
    const egg = (x: number, y: number, size: number) =>
      parse(
        `M${x} ${y - 30 * size}C${x + 15 * size} ${y - 30 * size} ${x + 22 * size} ${y - 6 * size} ${x + 22 * size} ${y + 6 * size}C${x + 22 * size} ${y + 20 * size} ${x + 12 * size} ${y + 27 * size} ${x} ${y + 27 * size}C${x - 12 * size} ${y + 27 * size} ${x - 22 * size} ${y + 20 * size} ${x - 22 * size} ${y + 6 * size}C${x - 22 * size} ${y - 6 * size} ${x - 15 * size} ${y - 30 * size} ${x} ${y - 30 * size}Z`,
      );
    const tray = parse(
      'M-3 58C10 58 10 70 20 70C31 70 30 58 35 58C40 58 39 70 50 70C61 70 60 58 65 58C70 58 69 70 80 70C90 70 90 58 103 58L95 90C94 94 91 96 87 96L13 96C9 96 6 94 5 90Z',
    );
    const middle = egg(50, 42, 1.02);
    const sides = both(egg(17, 45, 0.86));
    return [accent(apart(middle, tray)), main(apart(sides, tray, middle)), main(tray)];
  },
  { line: false },
);

/** Honey that runs over a jar, and a cell of the comb. */
const honeyJar = mark('honey-jar', ['agriculture', 'food'], () => {
  const jar = rect(12, 18, 76, 86, 20);
  const honey = parse(
    'M20 -4L80 -4C87 -4 92 1 92 8C92 15 87 20 80 20L79 20L79 40C79 49 66 49 66 40L66 34C66 26 55 26 55 34L55 37C55 45 43 45 43 37L43 20L20 20C13 20 8 15 8 8C8 1 13 -4 20 -4Z',
  );
  const cell = regular(50, 72, 19, 6, 2);
  return [accent(honey), main(subtract(apart(jar, honey), cell))];
});

/** The hook that a crane lifts with. */
const craneHook = mark('crane-hook', ['construction', 'transportation'], () => {
  const block = subtract(rect(27, -4, 46, 34, 9), circle(50, 13, 7));
  const shank = parse(
    'M43 28L57 28L57 46C70 50 80 60 80 74C80 91 67 104 50 104C33 104 20 91 20 76C20 72 23 69 27.500 69C32 69 35 72 35 76C35 84 41 90 50 90C59 90 65 84 65 75C65 66 58 59 50 58C46 58 43 55 43 51Z',
  );
  return [accent(block), main(apart(shank, block))];
});

/** A hearing aid behind the ear, and the sound that comes in. */
const hearingAid = mark('hearing-aid', ['healthcare'], () => {
  const body = parse(
    'M52 4C72 4 86 20 86 42C86 62 80 82 68 96C62 103 50 98 52 89C55 77 62 66 62 54C62 44 58 38 52 34C40 26 34 4 52 4Z',
  );
  const tube = parse('M44 12C24 14 14 28 14 46C14 56 18 62 24 68');
  const dome = circle(27, 76, 14);
  return [main(body), accent(apart(union(stroke(tube, 9), dome), body))];
});

/** A van whose load is the parcel, tape and all. */
const parcelVan = mark(
  'parcel-van',
  ['transportation'],
  () => {
    const parcel = parse('M4 14L58 14C61 14 63 16 63 19L63 78L4 78C0 78 -4 75 -4 71L-4 22C-4 17 0 14 4 14Z');
    const cab = parse(
      'M67 28L83 28C87 28 90 30 92 33L102 51C104 54 105 57 105 60L105 72C105 76 102 78 98 78L67 78Z',
    );
    const pane = parse('M74 36L82 36C84 36 85 37 86 38L92 49C93 51 92 53 90 53L74 53Z');
    const wheels = union(circle(20, 80, 13), circle(83, 80, 13));
    const tape = corners('23,12 36,12 36,42 29.500,36 23,42');
    return [
      main(apart(subtract(parcel, tape), wheels)),
      accent(apart(subtract(cab, pane), wheels)),
      main(wheels),
    ];
  },
  { line: false },
);

/** An abacus, counted up to something. */
const abacus = mark(
  'abacus',
  ['entertainment', 'marketing'],
  () => {
    const bead = (x: number, y: number): Path => rect(x - 5.5, y - 9, 11, 18, 5.5);
    const rods = [28, 50, 72].map((y) => rect(6, y - 2.5, 88, 5));
    const beads = union(
      ...[19, 33, 47].map((x) => bead(x, 28)),
      ...[19, 67, 81].map((x) => bead(x, 50)),
      ...[19, 33, 81].map((x) => bead(x, 72)),
    );
    const frame = subtract(rect(-2, 2, 104, 96, 12), rect(10, 14, 80, 72, 4));
    return [main(union(frame, apart(union(...rods), beads))), accent(beads)];
  },
  { line: false },
);

/** A disc with its hub and the caliper that holds it. */
const brakeDisc = mark('brake-disc', ['automotive'], () => {
  const disc = circle(46, 54, 46);
  const caliper = subtract(
    union(
      sector(46, 54, 57, -66, 12),
      circle(...polar(46, 54, 45, -66), 12),
      circle(...polar(46, 54, 45, 12), 12),
    ),
    circle(46, 54, 33),
  );
  const vents = Array.from({ length: 6 }, (_, i) => circle(...polar(46, 54, 35, 58 + 37 * i), 4.6));
  const hub = subtract(circle(46, 54, 19), circle(46, 54, 6.5));
  const plate = subtract(disc, circle(46, 54, 24), ...vents);
  return [main(apart(plate, caliper)), main(hub), accent(caliper)];
});

/** Twenty litres of water upside down or on the shoulder: a neck, a handle's ridges and a drop. */
const waterJug = mark('water-jug', ['food'], () => {
  const body = union(
    rect(14, 26, 72, 75, 13),
    parse('M38 12L62 12L62 20C62 25 86 27 86 42L14 42C14 27 38 25 38 20Z'),
  );
  const ridges = [rect(5, 45, 90, 5), rect(5, 83, 90, 5)];
  const drop = parse(
    'M50 53C56 60 60 64 60 69C60 75 55.500 79 50 79C44.500 79 40 75 40 69C40 64 44 60 50 53Z',
  );
  return [accent(rect(34, -2, 32, 11, 4)), main(subtract(body, ...ridges, drop))];
});

export const CORNER_SHOPS: readonly Mark[] = [
  barberPole,
  mortarCross,
  sausage,
  groceryBag,
  paintBucket,
  sudsBucket,
  eggs,
  honeyJar,
  craneHook,
  hearingAid,
  parcelVan,
  abacus,
  brakeDisc,
  waterJug,
];
