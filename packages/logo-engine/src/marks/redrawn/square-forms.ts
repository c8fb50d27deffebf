import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polar, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, fitted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A bottle of pills: a broad ribbed cap, a capsule on its front. */
const pillBottle = redrawing('pill-bottle', () => {
  const ribs = union(...[30, 43.3, 56.6, 70].map((x) => rect(x - 2.25, 5, 4.5, 12, 2)));
  const cap = subtract(rect(10, -4, 80, 25, 7), ribs);
  const body = filleted(union(rect(26, 25.5, 48, 30), rect(14, 34, 72, 70.5, 13)), 6);
  const turned = (path: Path): Path => rotate(path, 40, 50, 69);
  const capsule = rect(36.5, 40, 27, 58, 13.5);
  const half = subtract(capsule, rect(0, 69, 100, 60));
  const other = subtract(capsule, rect(0, 0, 100, 73.5));
  return [main(subtract(body, grow(turned(half), 4.5), turned(other))), main(cap), accent(turned(half))];
});

/** A shirt folded flat: its collar, its buttons, and the fold that shows below. */
const shirtFolded = redrawing('shirt-folded', () => {
  const body = corners('5,24 30,4 70,4 95,24 95,86 5,86', 5);
  const wings = both(corners('34,-3 47.7,19 33,44 12,17', 2));
  const under = subtract(rect(5, 50, 90, 55, 9), rect(-10, 0, 120, 90.5));
  const buttons = union(...[41, 57, 73].map((y) => circle(50, y, 4.2)));
  return fitted(
    [main(union(softened(subtract(apart(body, wings), buttons), 1), under)), accent(wings)],
    0.96,
  );
});

/** The sun with eight broad rays. */
const sun = redrawing('sun', () => {
  const wedge = subtract(corners('50,-7 63,20 37,20', 2.5), circle(50, 50, 33.5));
  const rays = concat(...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => rotate(wedge, n * 45)));
  return [main(circle(50, 50, 29)), accent(rays)];
});

/** A castle with its keep between two towers, its gate and its flag. */
const castleTurret = redrawing('castle-turret', () => {
  const tower = (x: number, y: number, width: number, tooth: number): Path =>
    subtract(
      union(rect(x - width / 2, y + 14, width, 105 - y - 14), rect(x - width / 2 - 4, y, width + 8, 22, 2)),
      ...[-1, 1].map((side) => rect(x + side * tooth - 3.2, y - 1, 6.4, 10)),
    );
  const towers = union(
    tower(50, 22, 38, 7.8),
    tower(9, 44, 20, 5.5),
    tower(91, 44, 20, 5.5),
    rect(10, 62, 80, 43),
  );
  const pole = rect(47, -5, 6, 40, 2);
  const flag = corners('57.5,-5 86,5 57.5,15', 1.5);
  const gate = union(circle(50, 74, 14.5), rect(35.5, 74, 29, 40));
  const slits = both(rect(7, 74, 6, 14, 3));
  return [
    main(subtract(union(towers, pole), grow(gate, 4.5), slits)),
    accent(concat(intersect(gate, rect(0, 0, 100, 105)), flag)),
  ];
});

/** A mixer on its way, the drum as large as the truck lets it. */
const mixerTruck = redrawing(
  'mixer-truck',
  () => {
    const drum = filleted(
      rotate(
        union(ellipse(33, 36, 32, 27), corners('20,14 68,24 68,48 20,58', 6), rect(-4, 25, 20, 22, 4)),
        -14,
        34,
        38,
      ),
      4,
    );
    const seams = concat(parse('M12 -10C26 14 26 50 14 90'), parse('M34 -10C50 14 50 50 38 90'));
    const cab = union(corners('70,34 90,34 105,56 105,84 70,84', 6), rect(-4, 72, 109, 14, 4));
    const pane = corners('79,43 87,43 95,56 79,56', 2);
    const wheels = [20, 84].map((x) => circle(x, 87, 15));
    return [
      main(
        union(
          subtract(apart(cab, ...wheels), grow(drum, 4.5), pane),
          ...[20, 84].map((x) => subtract(circle(x, 87, 15), circle(x, 87, 5.5))),
        ),
      ),
      accent(softened(subtract(drum, stroke(rotate(seams, -14, 34, 38), 4.5)), 1)),
    ];
  },
  { line: false },
);

/** A mug of tea, the bag on its string over the rim. */
const teaBag = redrawing('tea-bag', () => {
  const cup = union(
    intersect(ellipse(42, 10, 47, 88), rect(-6, 10, 100, 100)),
    inked(arc(80, 38, 19, -110, 110), 11),
    rect(14, 92, 56, 12.5, 5),
  );
  const tag = union(corners('34,36 50,36 58,45 58,74 26,74 26,45', 4), rect(39.5, 2, 5, 40, 2.5));
  return fitted([main(softened(apart(cup, tag), 1)), accent(subtract(tag, circle(42, 47, 3.2)))], 0.98);
});

/** A removal truck whose load is a house. */
const truckHouse = redrawing('truck-house', () => {
  const wheels = [18, 84].map((x) => circle(x, 90, 14.5));
  const house = corners('-4,36 30,2 64,36 64,68 -4,68', 4);
  const pane = subtract(rect(19, 33, 22, 22, 2), rect(28.25, 30, 3.5, 30), rect(15, 42.25, 30, 3.5));
  const cab = union(corners('68.5,32 88,32 105,56 105,88 68.5,88', 6), rect(-5, 72.5, 109, 15.5, 4));
  const window = corners('78,42 85,42 94,56 78,56', 2);
  return [
    main(
      union(
        subtract(apart(cab, ...wheels), window),
        ...wheels.map((wheel, i) => subtract(wheel, circle(i ? 84 : 18, 90, 5.2))),
      ),
    ),
    accent(subtract(house, pane)),
  ];
});

/** A bowl of something hot, a wave round it. */
const bowl = redrawing('bowl', () => {
  const body = softened(
    union(intersect(ellipse(50, 40, 54, 58), rect(-5, 40, 110, 60)), rect(31, 92, 38, 12.5, 4)),
    1.5,
  );
  const course = parse('M-14 58C10 72 26 52 50 62C74 72 90 52 114 66');
  const ring = stroke(course, 9.5);
  const curl = parse('M49 35C33 27 34 14 45 7C52 3 52 0 49 -5C66 1 67 13 56 20C49 25 46 29 49 35Z');
  return [main(subtract(body, grow(ring, 4.5))), accent(union(intersect(body, ring), softened(curl, 1)))];
});

/** Half a sun and half a snowflake about one disc, their rays of one length. */
const sunSnowflake = redrawing('sun-snowflake', () => {
  const wedge = subtract(corners('50,-6 62,21 38,21', 2), circle(50, 50, 29));
  const arm = union(inked(line(50, 30, 50, -0.5), 8), inked(parse('M37 5L50 17L63 5'), 7.5));
  const disc = circle(50, 50, 24.5);
  const at = (path: Path, turns: readonly number[]): Path =>
    union(...turns.map((turn) => rotate(path, turn)));
  const arms = intersect(at(arm, [22, 90, 158]), rect(52.25, -10, 70, 120));
  return [
    main(union(intersect(disc, rect(52.25, -10, 60, 120)), arms)),
    accent(
      union(
        intersect(disc, rect(-10, -10, 57.75, 120)),
        intersect(at(wedge, [-22.5, -67.5, -112.5, -157.5]), rect(-10, -10, 57.75, 120)),
      ),
    ),
  ];
});

/** A set square whose long side is a pencil. */
const setSquare = redrawing('set-square', () => {
  const square = subtract(corners('-5,18 81,104.5 -5,104.5', 4), corners('12,58.5 41,87.5 12,87.5', 2));
  const upright = [rect(39, -14, 22, 12.5, 4), rect(39, 3, 22, 82), corners('39,89.5 61,89.5 50,127', 2)];
  const pencil = upright.map((path) => translate(rotate(path, -45), 1.5, -0.5));
  return [main(square), accent(concat(...pencil))];
});

/** A boat from ahead, on one long wave. */
const boatBow = redrawing('boat-bow', () => {
  const swell = parse('M-20 84C-6 84 -2 96 13 96C28 96 32 84 50 84C68 84 72 96 87 96C102 96 106 84 120 84');
  const hull = parse('M50 36C64 36 86 32 105 26C102 58 84 92 50 118C16 92 -2 58 -5 26C14 32 36 36 50 36Z');
  const cabin = corners('30,-5 70,-5 79,28 21,28', 5);
  const deck = parse('M-10 20C14 32 36 36 50 36C64 36 86 32 110 20L110 -20L-10 -20Z');
  const panes = both(corners('33,4 47.750,4 47.750,16 30,16', 2));
  const water = intersect(stroke(swell, 9), rect(-5, 70, 110, 40));
  const above = subtract(
    hull,
    grow(intersect(stroke(swell, 9), rect(-20, 70, 140, 40)), 4.5),
    rect(-5, 92, 110, 40),
    stroke(line(50, 48, 50, 120), 5),
  );
  return [
    main(union(softened(above, 1), subtract(apart(cabin, subtract(hull, deck)), panes))),
    accent(water),
  ];
});

/** A tin of fish with its lid rolled back. */
const fishTin = redrawing('fish-tin', () => {
  const tin = rect(-5, 48, 110, 56.5, 14);
  const tail = filleted(union(leaf(64, 76, 94, 60, 0.25, 0.6), leaf(64, 76, 94, 92, 0.25, 0.6)), 2);
  const fish = union(leaf(8, 76, 76, 76, 0.27, 0.45), tail);
  const eye = circle(23, 73, 3.2);
  const gill = stroke(arc(20, 76, 15, -50, 50), 4.2);
  const turns = [arc(78, 18, 7, 180, 360), arc(71.5, 18, 13.5, 0, 180), arc(78, 18, 20, 180, 450)];
  const lid = concat(...turns, line(78, 38, -1, 38));
  return [main(apart(tin, fish)), main(inked(lid, 8), lid), accent(subtract(fish, eye, gill))];
});

/** Two languages in one bubble, each with its letter. */
const twoTongues = redrawing('two-tongues', () => {
  const tails = both(corners('14,66 40,66 40,79.5 13,104.5', 3));
  const bubble = filleted(union(rect(-5, -3, 110, 83, 26), tails), 2);
  const seam = parse('M53 -10C44 18 56 54 47 110');
  const left = intersect(bubble, parse('M53 -10C44 18 56 54 47 110L-20 120L-20 -10Z'));
  const a = stroke(parse('M8 62L23 18L38 62M14 49L32 49'), 8);
  const n = union(
    stroke(parse('M62 62L62 32M62 45C64 30 87 28 87 46L87 62'), 8),
    inked(parse('M63 21C66 14 72 14 75 17.5C78 21 84 21 87 14'), 5.5),
  );
  const gap = stroke(seam, 4.5);
  return [main(subtract(left, gap, a)), accent(subtract(bubble, left, gap, n))];
});

/** A bathing suit in one piece, a sash about its waist. */
const swimsuit = redrawing('swimsuit', () => {
  const half = parse(
    'M50 32C39 32 34 18 34 -5L20 -5C20 12 15 22 8 30C15 42 20 50 17 62C15 72 10 78 4 84C24 86 37 94 41 105L50 105Z',
  );
  const suit = softened(whole(half), 1.5);
  const sash = stroke(parse('M-5 50C30 60 70 60 105 50'), 13);
  return [main(subtract(suit, grow(sash, 4.5))), accent(intersect(suit, sash))];
});

/** A jar with a plant that fills it. */
const terrarium = redrawing('terrarium', () => {
  const jar = filleted(union(rect(-2, 26, 104, 79, 22), rect(16, 12, 68, 30, 4)), 6);
  const inside = subtract(jar, stroke(jar, 14));
  const soil = parse('M-10 84C20 77 34 85 50 85C66 85 82 79 110 83L110 120L-10 120Z');
  const ground = intersect(jar, soil);
  const cork = rect(18, -5, 64, 12.5, 5);
  const top = leaf(50, 62, 50, 25, 0.28, 0.5);
  const sides = both(union(leaf(50, 80, 15, 50, 0.25, 0.6)));
  const stem = rect(47, 58, 6, 32);
  return [
    main(union(subtract(jar, inside), ground, cork)),
    accent(apart(union(top, subtract(sides, grow(top, 4)), stem), ground)),
  ];
});

/** A quill that stands in its bottle of ink. */
const inkwell = redrawing('inkwell', () => {
  const bottle = filleted(
    union(rect(-4, 72, 86, 33, 12), rect(20, 58, 38, 30), rect(12, 54, 54, 12.5, 5)),
    3,
  );
  const spine = parse('M33 90C40 60 58 26 92 4');
  const vane = parse(
    'M46 50C36 24 56 2 106 -5C108 16 102 26 95 34L86 32L90 40C84 46 78 50 71 53L63 48L65 55C58 57 51 56 46 50Z',
  );
  const quill = union(softened(vane, 1), inked(parse('M33 90C36 76 42 62 50 48'), 7));
  const rib = subtract(inked(spine, 4.5), rect(0, 44, 100, 70), rect(84, -10, 30, 40));
  return [main(apart(bottle, quill)), accent(subtract(quill, rib))];
});

/** An oil filter: holes about its mouth, a drop on its wrap. */
const oilFilter = redrawing('oil-filter', () => {
  const drum = (y: number): Path => union(ellipse(50, y, 52, 25), rect(-2, y - 200, 104, 200));
  const lid = ellipse(50, 20, 52, 25);
  const holes = [0, 60, 120, 180, 240, 300].map((turn) => {
    const [x, y] = polar(0, 0, 1, turn);
    return ellipse(50 + x * 36, 20 + y * 16.5, 7.8, 4.4);
  });
  const drop = parse('M50 46C53 55 61 60 61 68C61 75.5 56 80 50 80C44 80 39 75.5 39 68C39 60 47 55 50 46Z');
  const wrap = subtract(drum(62), grow(drum(20), 4.5), drop);
  const foot = subtract(drum(80), grow(drum(62), 4.5));
  return [main(union(subtract(lid, ...holes, ellipse(50, 20, 15, 7.5)), foot)), accent(wrap)];
});

/** Pasta wound round a fork, one end of it loose. */
const pasta = redrawing('pasta', () => {
  const tines = [28, 42.7, 57.3, 72].map((x) => rect(x - 4.9, -5, 9.8, 60, 4.9));
  const root = intersect(ellipse(50, 50, 27, 34), rect(0, 50, 100, 60));
  const fork = union(...tines, filleted(union(root, rect(43.5, 60, 13, 45, 6.5)), 6));
  const strand = (y: number, from: number, to: number): Path =>
    parse(`M${from} ${y + 2}Q${(from + to) / 2} ${y + 9} ${to} ${y - 4}`);
  const strands = [strand(23.5, 18, 82), strand(37, 5, 95), strand(50.5, 5, 95)];
  const loose = parse('M20 66Q50 72 72 62C86 56 96 60 95 71C94 78 96 81 100 82');
  const inks = union(...[...strands, loose].map((path) => inked(path, 9.5)));
  const nest = filleted(union(...[...strands, strand(64, 20, 80)].map((path) => inked(path, 9.5))), 6);
  return fitted([main(apart(fork, nest)), accent(inks)], 0.97);
});

/** A slice of cheesecake under one run of glaze, a cherry on it. */
const cheesecake = redrawing('cheesecake', () => {
  const side = rect(-5, 50, 110, 55, 4);
  const glaze = parse(
    'M-5 53L62 29C90 22 105 34 105 50L105 60C105 70 90 70 88 62C86 55 76 55 74 64C72 77 54 77 52 64C50 56 42 56 40 62C38 70 24 70 22 63C20 57 11 57 8 60C5 63 -5 63 -5 57Z',
  );
  const crust = stroke(line(-10, 90, 110, 90), 4.5);
  const cherry = circle(72, 21, 17);
  const glint = inked(arc(72, 21, 9, 190, 250), 4.5);
  const stalk = inked(parse('M72 8C72 0 66 -4 58 -6'), 5.5);
  return [
    main(union(subtract(apart(side, glaze), crust), subtract(union(cherry, stalk), glint))),
    accent(softened(apart(glaze, cherry), 1)),
  ];
});

/** An abacus: three rods of broad beads, those that are counted picked out. */
const abacus = redrawing(
  'abacus',
  () => {
    const frame = subtract(rect(-5, -5, 110, 110, 12), rect(4.5, 4.5, 91, 91, 4));
    const bead = (n: number, y: number): Path => ellipse(16 + n * 17, y, 6.8, 12);
    const rows: readonly (readonly [y: number, free: number])[] = [
      [21.2, 2],
      [50, 1],
      [78.8, 3],
    ];
    const counted = rows.flatMap(([y, free]) =>
      [0, 1, 2, 3, 4].filter((n) => n < free).map((n) => bead(n, y)),
    );
    const rest = rows.flatMap(([y, free]) => [0, 1, 2, 3, 4].filter((n) => n > free).map((n) => bead(n, y)));
    const rods = rows.map(([y, free]) => rect(16 + free * 17 - 8.5, y - 3, 100 - 16 - free * 17 + 8.5, 6));
    const framed = union(frame, ...rest, ...rods);
    return [main(apart(framed, ...counted)), accent(union(...counted))];
  },
  { line: false },
);

/** Drawings made calmer and bolder: one silhouette and one idea that belongs to the thing. */
export const SQUARE_FORMS: readonly Redrawing[] = [
  shirtFolded,
  pasta,
  inkwell,
  pillBottle,
  bowl,
  sun,
  castleTurret,
  mixerTruck,
  teaBag,
  truckHouse,
  sunSnowflake,
  twoTongues,
  setSquare,
  boatBow,
  abacus,
  fishTin,
  terrarium,
  swimsuit,
  oilFilter,
  cheesecake,
].map(filling);
