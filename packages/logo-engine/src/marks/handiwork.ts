import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, type Point, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A hammock that is tied to two palms. */
const hammock = mark('hammock', ['entertainment', 'art', 'nature'], () => {
  const trunk = parse('M1 105C6 80 9 54 19 22L27 24C20 54 17 80 15 105Z');
  const crown = union(
    parse('M22 28C16 14 2 14 -4 34C5 28 14 27 22 28Z'),
    parse('M22 27C21 10 8 0 -3 7C8 10 15 18 22 27Z'),
    parse('M22 27C17 12 22 -3 36 -5C30 4 27 14 22 27Z'),
    parse('M22 27C27 12 38 6 48 14C37 16 30 20 22 27Z'),
    parse('M22 28C31 18 44 24 46 40C38 32 30 29 22 28Z'),
  );
  const cloth = parse(
    'M7 53C9 50 13 50 16 52C27 66 37 72 50 72C63 72 73 66 84 52C87 50 91 50 93 53C94 56 93 58 91 60C84 84 69 98 50 98C31 98 16 84 9 60C7 58 6 56 7 53Z',
  );
  const stripe = stroke(parse('M23 72C31 80 40 84 50 84C60 84 69 80 77 72'), 4.6);
  return [main(both(apart(union(trunk, crown), cloth))), accent(subtract(cloth, stripe))];
});

/** A poncho with a woven band and a fringe. */
const poncho = mark('poncho', ['desing', 'art', 'livestock'], () => {
  const cut = corners('33,0 67,0 105.5,62 50,105 -5.5,62', 7);
  const between = (from: number, to: number): Path =>
    corners(
      `-20,${51 - from} 50,${105 - from} 120,${51 - from} 120,${51 - to} 50,${105 - to} -20,${51 - to}`,
    );
  const neck = corners('36,-10 64,-10 50,25', 2);
  const slits = [-1, 9.2, 19.4, 29.6, 39.8, 50].map((x) => rect(x - 2.3, 40 + x * 0.77 + 12, 4.6, 30));
  const woven = [22, 36, 50].map((x) => {
    const y = 105 - 37.5 - (50 - x) * 0.77;
    return corners(`${x},${y - 7} ${x + 6},${y} ${x},${y + 7} ${x - 6},${y}`);
  });
  const gaps = [...slits, ...slits.map((slit) => mirror(slit))];
  return [
    main(subtract(intersect(cut, between(54, 140)), neck)),
    accent(subtract(intersect(cut, between(27, 48)), ...woven, ...woven.map((d) => mirror(d)))),
    main(subtract(intersect(cut, between(-20, 21)), ...gaps)),
  ];
});

/** A dreamcatcher: the web in its hoop, and three feathers. */
const dreamcatcher = mark('dreamcatcher', ['art', 'entertainment', 'desing'], () => {
  const hoop = circle(50, 27, 28.5);
  const web = concat(
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      rotate(parse('M37.600 1.300C41 20 59 20 62.400 1.300'), (360 / 7) * i, 50, 27),
    ),
  );
  const feather = (x: number, y: number, length: number, half: number): Path => {
    const vane = leaf(x, y, x, y + length, half / length, 0.62);
    const notch = stroke(line(x, y + length * 0.62, x + half + 4, y + length * 0.62 - 9), 4.5);
    return subtract(vane, notch);
  };
  const feathers = union(feather(50, 68, 37.5, 10.5), feather(21.5, 58, 35, 9.5), feather(78.5, 58, 35, 9.5));
  const strings = concat(line(50, 56, 50, 62), line(21.5, 27, 21.5, 52), line(78.5, 27, 78.5, 52));
  return [
    main(union(stroke(hoop, 7), stroke(web, 5), stroke(strings, 5)), concat(hoop, web, strings)),
    accent(union(feathers, circle(50, 27, 4.5))),
  ];
});

/** A church window: its panes of coloured glass about a rosette. */
const stainedGlass = mark('stained-glass', ['art', 'desing', 'construction'], () => {
  const arch = parse('M6 105L6 50C6 24 24 4 50 -5C76 4 94 24 94 50L94 105Z');
  const panes = shrink(arch, 12);
  const rosette = union(...[0, 90, 180, 270].map((turn) => rotate(circle(50, 33, 10), turn, 50, 43)));
  const leads = concat(line(50, 0, 50, 110), line(0, 43, 100, 43), line(0, 73, 100, 73));
  return [
    main(subtract(arch, shrink(arch, 7.5))),
    main(apart(subtract(panes, stroke(leads, 4.6), rect(0, 73, 100, 40)), rosette)),
    accent(subtract(rosette, circle(50, 43, 5))),
    accent(both(rect(18, 75.3, 29.7, 17.7))),
  ];
});

/** A rag doll with hair of yarn. */
const doll = mark('doll', ['entertainment', 'art', 'marketing'], () => {
  const fringe = parse('M22 22C34 22 45 17 50 8C55 17 66 22 78 22L78 -10L22 -10Z');
  const skin = subtract(circle(50, 25, 19.5), fringe);
  const tuft = union(circle(11, 20, 10), circle(5, 32, 10), circle(17, 33, 10));
  const hair = union(subtract(ellipse(50, 20, 27, 25), rect(0, 30, 100, 30)), both(tuft));
  const eyes = both(circle(42, 27, 3.4));
  const smile = parse('M43 35C46 38.500 54 38.500 57 35');
  const dress = parse(
    'M41 49L59 49C62 49 64 51 65 54L77 79C78 84 72 87 68 83C64 87 59 87 56 83C53 87 47 87 44 83C41 87 36 87 32 83C28 87 22 84 23 79L35 54C36 51 38 49 41 49Z',
  );
  const arm = stroke(line(40, 56, 12, 63), 12);
  const cuff = stroke(line(19, 46, 24, 76), 4.5);
  const leg = union(rect(33, 90, 12.5, 15.5, 4), rect(27, 97, 18.5, 8.5, 4));
  const heart = parse('M50 77C44 73 41 70 41 66C41 60 48 60 50 64C52 60 59 60 59 66C59 70 56 73 50 77Z');
  return [
    accent(apart(hair, skin)),
    main(subtract(skin, eyes, stroke(smile, 4.5))),
    main(subtract(union(dress, both(subtract(arm, cuff))), heart)),
    main(both(leg)),
  ];
});

/** A bra with a trim of lace. */
const bra = mark('bra', ['marketing', 'desing', 'art'], () => {
  const cup = parse(
    'M51 57C40 56 32 44 27 28C26 25 22 25 20 28C16 40 8 48 -3 52C-5 53 -5.500 55 -5 57L-3 72C-2 75 0 76 3 76C10 91 40 92 47 77L51 76Z',
  );
  const seam = parse('M52 68C38 68 25 60 20 46C15 56 5 62 -20 64');
  const above = parse('M52 68C38 68 25 60 20 46C15 56 5 62 -20 64L-20 -20L52 -20Z');
  const trim = union(above, mirror(above));
  const strap = both(parse('M23.500 32C23 14 19 0 11 0C3 0 1 22 -1 54'));
  const whole = union(cup, mirror(cup));
  const cloth = subtract(whole, stroke(both(seam), 4.6));
  return [
    main(subtract(cloth, trim)),
    accent(intersect(cloth, trim)),
    main(apart(stroke(strap, 6.5), whole), strap),
  ];
});

/** The hat of a charro: its broad brim is embroidered, and pompons hang from it. */
const sombrero = mark('sombrero', ['entertainment', 'gastronomy', 'livestock'], () => {
  const crown = parse(
    'M27 52C31 40 33 24 36 10C38 0 43 -5 50 -5C57 -5 62 0 64 10C67 24 69 40 73 52C66 58 34 58 27 52Z',
  );
  const below = parse('M0 30C26 40 74 40 100 30L100 100L0 100Z');
  const brim = parse(
    'M-5 42C-6 32 5 29 10 37C20 53 34 58 50 58C66 58 80 53 90 37C95 29 106 32 105 42C102 74 80 90 50 90C20 90 -2 74 -5 42Z',
  );
  const zigzag = parse('M4 47L13 52L14 64L25 63L30 75L40 68L50 79');
  const pompons = [10, 29, 50, 71, 90].map((x) => circle(x, 98.5 - ((x - 50) / 50) ** 2 * 20, 6.5));
  const ribbon = intersect(crown, below);
  return [
    main(
      apart(crown, ribbon),
      parse('M26 54C30 40 32 24 34 10C36 -1 42 -5 50 -5C58 -5 64 -1 66 10C68 24 70 40 74 54'),
    ),
    accent(concat(apart(ribbon, brim), ...pompons), concat(parse('M31 34C43 38 57 38 69 34'), ...pompons)),
    main(subtract(apart(brim, ...pompons), stroke(both(zigzag), 4.6)), concat(grow(brim, 2), both(zigzag))),
  ];
});

/** An espadrille: canvas on a wedge of rope, tied about the ankle. */
const espadrille = mark('espadrille', ['desing', 'marketing', 'art'], () => {
  const sole = parse(
    'M0 66C18 66 30 72 44 80C58 87 80 90 99 90C104 90 105.500 92 105.500 96C105.500 101 103 104 98 104L2 104C-3 104 -5 102 -5 97L-5 71C-5 68 -3 66 0 66Z',
  );
  const twists = [2, 18, 34, 50, 66, 82, 98].map((x) => stroke(line(x - 16, 110, x + 12, 60), 4.6));
  const counter = parse(
    'M-4 62C-6 50 -4 38 0 24L15 25C16 42 24 56 40 66C44 69 42 72 39 71C28 65 14 62 -4 62Z',
  );
  const vamp = parse('M46 76C48 64 54 55 62 50C66 48 69 49 71 52C79 64 101 66 104 86C82 86 62 84 46 76Z');
  const tie = ellipse(26, 17, 26, 12);
  const bow = union(corners('46,25 28,12 28,38', 4), corners('46,25 64,12 64,38', 4), circle(46, 25, 5.5));
  return [
    main(apart(union(counter, vamp, stroke(tie, 6.5)), bow)),
    accent(bow),
    accent(subtract(apart(sole, counter, vamp), ...twists)),
  ];
});

/** A woman from the side, with a long plait. */
const braid = mark('braid', ['marketing', 'art', 'desing'], () => {
  const face = parse(
    'M10 24C6 34 4 40 2 46L-4 57C-5 59 -4 60.500 -1 61L0 66C-2 68 -1 69.500 0 70.500C-1 72 0 73 1 74C0 82 4 85 10 85L20 83L22 94C22 98 20 102 17 105L56 105C50 98 48 92 48 84L48 20Z',
  );
  const hair = parse(
    'M9 20C13 6 24 -4 40 -4C54 -4 64 5 68 16C70 24 68 36 62 46C58 54 53 62 49 72C42 72 36 70 34 64C30 56 32 48 28 42C22 36 14 32 9 20Z',
  );
  const lobes = Array.from({ length: 6 }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const x = 83 + side * 5 + ([-7, -2, 2, 3, 2, 0][i] ?? 0);
    return rotate(ellipse(x, 16 + i * 10.5, 14, 9), side * -40, x, 16 + i * 10.5);
  });
  const ribbon = union(corners('83,82 68,74 68,90', 3), corners('83,82 98,74 98,90', 3), circle(83, 82, 5));
  const plait = lobes.map((lobe, i) => apart(lobe, ...lobes.slice(i + 1, i + 3), hair, ribbon));
  const tuft = parse('M79 86L87 86C93 94 92 101 86 105.500C78 103 74 96 79 86Z');
  return [
    main(hair),
    accent(apart(face, hair)),
    ...plait.map((lobe) => main(lobe)),
    main(apart(tuft, ribbon)),
    accent(ribbon),
  ];
});

/** Two rings that are linked: one bears a stone. */
const weddingRings = mark('wedding-rings', ['marketing', 'desing', 'entertainment'], () => {
  const left = circle(30, 71, 29);
  const right = circle(70, 71, 29);
  const [one, other] = [stroke(left, 9.5), stroke(right, 9.5)];
  const [above, below] = [rect(38, 30, 24, 40), rect(38, 72, 24, 40)];
  const stone = corners('16,-1 44,-1 54,12 30,37 6,12', 2);
  const facets = concat(line(0, 12, 60, 12), parse('M20 12L30 34L40 12'));
  return [
    main(apart(one, intersect(other, below), stone), left),
    accent(apart(other, intersect(one, above)), right),
    accent(subtract(stone, stroke(facets, 4.5)), concat(grow(stone, 2), line(4, 12, 56, 12))),
  ];
});

/** A bolt of cloth on its tube, rolled out a little. */
const fabricRoll = mark('fabric-roll', ['desing', 'art', 'marketing'], () => {
  const tilted = (x: number, y: number, rx: number, ry: number): Path =>
    rotate(ellipse(x, y, rx, ry), -20, x, y);
  const fit = (path: Path): Path => translate(scale(path, 0.955), 2, 4.6);
  const end = tilted(10, 36, 13.5, 20);
  const roll = union(corners('3.3,17.5 80.3,-10.5 93.7,26.5 16.7,54.5'), tilted(87, 8, 12, 19.7));
  const pinked = Array.from({ length: 11 }, (_, i): Point => {
    const along = 1 - i / 10;
    return [27 + along * 78 - (i % 2) * 2, 105 - along * 28.5 - (i % 2) * 8];
  });
  const cloth = polygon([[18, 50], [96, 22], ...pinked], 1.5);
  const row = (many: number, x: number, y: number): Path[] =>
    Array.from({ length: many }, (_, i) => circle(x + 19 * i, y - 7 * i, 4.5));
  const dots = [...row(4, 36, 65), ...row(3, 47, 79)];
  return [
    main(fit(subtract(end, tilted(10, 36, 5, 8)))),
    main(fit(apart(roll, end))),
    accent(fit(subtract(apart(cloth, roll, end), ...dots))),
  ];
});

/** A zip that is half open: its tab stands up. */
const zipper = mark('zipper', ['desing', 'marketing', 'art'], () => {
  const tape = parse('M-5 -5L5 -5C9 20 33 30 33 62L33 105L-5 105Z');
  const teeth = [
    [13, 10, 24],
    [21, 21, 34],
    [28, 32, 28],
    [33, 43, 16],
  ].map(([x = 0, y = 0, turn = 0]) => rotate(rect(x - 8, y - 3.2, 16, 6.4, 2), -turn, x, y));
  const closed = [71, 82, 93].map((y) => rect(37.5, y, 25, 6.5, 2));
  const slider = union(
    corners('35,46 65,46 60,66 40,66', 4),
    subtract(rect(41, 8, 18, 44, 7), rect(46.5, 14, 7, 14, 3)),
  );
  return [main(both(apart(union(tape, ...teeth), slider))), main(concat(...closed)), accent(slider)];
});

/** The shears for the fleece, open: two blades on one spring. */
const sheepShears = mark('sheep-shears', ['livestock', 'agriculture', 'art'], () => {
  const opened = (path: Path): Path => rotate(path, -8, 50, 98);
  const blade = opened(
    parse('M45 -4C45.500 -6 48 -6 48 -4L48 46C48 48 47 50 45 50L22 45C16 44 14 39 16 34Z'),
  );
  const half = opened(parse('M40.500 42L40.500 58C40.500 70 26 72 26 86'));
  const spring = union(
    both(stroke(half, 9.5)),
    stroke(
      parse('M24.600 89.500C25.600 96.500 38 100.500 50 100.500C62 100.500 74.400 96.500 75.400 89.500'),
      9.5,
    ),
  );
  return [main(both(apart(blade, spring))), accent(spring)];
});

/** A dressmaker's form on its stand. */
const mannequin = mark('mannequin', ['desing', 'art', 'marketing'], () => {
  const half = parse(
    'M40 6L58 6C58 14 64 16 72 18C79 20 82 26 81 34C80 43 69 47 68 55C68 63 80 68 82 80L40 80Z',
  );
  const torso = union(half, mirror(half));
  const seams = concat(line(50, -10, 50, 100), parse('M20 55.5C34 60 66 60 80 55.5'));
  const knob = rect(38, -5, 24, 7, 3);
  const feet = parse('M22 102C28 94 38 93 50 93C62 93 72 94 78 102');
  const stand = union(rect(45, 84, 10, 12), stroke(feet, 7));
  return [main(subtract(torso, stroke(seams, 4.5))), accent(union(knob, stand))];
});

export const HANDIWORK: readonly Mark[] = [
  hammock,
  poncho,
  dreamcatcher,
  stainedGlass,
  doll,
  bra,
  sombrero,
  espadrille,
  braid,
  weddingRings,
  fabricRoll,
  zipper,
  sheepShears,
  mannequin,
];
