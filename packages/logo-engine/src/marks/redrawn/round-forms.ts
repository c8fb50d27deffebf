import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
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
  sector,
  star,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, fitted, inked, main, placed, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An excavator: the boom bends before the cab and ends in its bucket. */
const bulldozer = redrawing('bulldozer', () => {
  const track = subtract(rect(-3, 78, 63, 25, 12.5), rect(9, 87, 39, 7, 3.5));
  const cab = softened(
    filleted(union(corners('14,10 42,10 55,48 55,73.500 14,73.500', 4), rect(-1, 46, 50, 27.5, 5)), 2),
    1,
  );
  const glass = corners('23,19 36.500,19 45.500,45 23,45', 2.5);
  const boom = limb('60,66,7 64,40,7.5 70,10,6.5');
  const stick = limb('70,10,6.5 80,29,6 91,50,5');
  const arm = filleted(union(boom, stick, circle(60, 66, 7), circle(70, 10, 6.5), circle(91, 50, 5)), 2);
  const scoop = softened(
    parse('M78 49H104C106 64 103 80 94 92C85 96 74 95 65 90L70 82C79 80 84 72 78 49Z'),
    1.5,
  );
  return fitted(
    [main(track), main(subtract(apart(cab, arm), glass)), accent(union(arm, scoop))],
    0.95,
    -2,
    -2,
  );
});

/** A cross that holds a leaf. */
const crossLeaf = redrawing(
  'cross-leaf',
  () => {
    const cross = union(rect(28, 0, 44, 100, 9), rect(0, 28, 100, 44, 9));
    const blade = parse('M50 12C64 24 73 36 73 52C73 66 64 76 50 80C36 76 27 66 27 52C27 36 36 24 50 12Z');
    const rib = concat(line(50, 36, 50, 106), line(50, 64, 62, 52), line(50, 58, 38, 46));
    return [
      main(subtract(apart(cross, blade), stroke(line(50, 76, 50, 106), 5))),
      accent(subtract(blade, inked(rib, 4.5))),
    ];
  },
  { line: false },
);

/** A shopping bag that smiles: its handle ends in the eyes. */
const shoppingBag = redrawing('shopping-bag', () => {
  const bag = parse(
    'M15 26H85C88 26 89 28 89.500 31L97 93C97.500 99 94 102 89 102H11C6 102 2.500 99 3 93L10.500 31C11 28 12 26 15 26Z',
  );
  const handle = inked(parse('M33 46V18C33 7 40 1 50 1C60 1 67 7 67 18V46'), 9.5);
  const smile = inked(arc(50, 52, 26, 25, 155), 9);
  return fitted([main(subtract(apart(bag, handle), smile)), accent(handle)], 0.96, 0, 1);
});

/** A gate of iron between two pillars: its bars rise to the middle. */
const gate = redrawing('gate', () => {
  const pillar = filleted(union(rect(-3, 26, 17, 78, 2), rect(-6, 22, 23, 9, 2), circle(5.5, 13, 10)), 1.5);
  const bar = (x: number, top: number): Path =>
    corners(`${x},${top + 9} ${x + 3.75},${top} ${x + 7.5},${top + 9} ${x + 7.5},104 ${x},104`, 1);
  const leafOf = union(
    bar(18.5, 38),
    bar(29.25, 27),
    bar(40, 16),
    rect(18.5, 54, 29, 8),
    rect(18.5, 88, 29, 8),
  );
  return fitted([main(both(pillar)), accent(both(leafOf))], 0.96, 0, -3.2);
});

/** A sun that rises behind a panel of six cells. */
const solarPanel = redrawing('solar-panel', () => {
  const panel = softened(corners('20,53 80,53 102,105 -2,105', 2), 1);
  const joints = concat(line(0, 77, 100, 77), line(42, 48, 36, 108), line(58, 48, 64, 108));
  const above = rect(-10, -10, 120, 58.5);
  const disc = intersect(circle(50, 50, 27), above);
  const ray = corners('41,14 50,-6 59,14', 2);
  const rays = union(...[-76, -51, -25.5, 0, 25.5, 51, 76].map((turn) => rotate(ray, turn, 50, 50)));
  return fitted(
    [main(subtract(panel, stroke(joints, 4.5))), accent(disc), accent(intersect(rays, above))],
    0.97,
  );
});

/** A wizard's tall hat, its tip bent, with one large star. */
const wizardHat = redrawing('wizard-hat', () => {
  const cone = parse(
    'M12 88C22 62 28 36 36 20C44 5 60 -5 75 -5C88 -5 97 2 102 14C103 18 101 20.500 97 20C88 18 81 19 77 25C74 31 77 38 79 46C82 58 84 72 88 88Z',
  );
  const brim = parse(
    'M12 74C28 88 72 88 88 74C98 76 105.500 82 105.500 88C105.500 99 80 105.500 50 105.500C20 105.500 -5.500 99 -5.500 88C-5.500 82 2 76 12 74Z',
  );
  const large = softened(star(52, 54, 20.5, 9.2, 5), 1.2);
  const fold = inked(parse('M76 26C71 21 64 19 57 21'), 5);
  return fitted([main(subtract(apart(cone, brim, large), fold)), accent(large), main(brim)], 0.96);
});

/** A parquet of planks laid crosswise, on its point. */
const parquet = redrawing('parquet', () => {
  const w = 15;
  const gap = 4.5;
  const floor = rect(12.5, 12.5, 75, 75);
  const plank = (x: number, y: number, width: number, height: number): Path =>
    intersect(
      rect((x + 2) * w + 12.5 + gap / 2, y * w + 12.5 + gap / 2, width * w - gap, height * w - gap, 0.8),
      floor,
    );
  const at = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6].flatMap((k) =>
    [-2, -1, 0, 1, 2].map((n) => [k + 3 * n, k - 3 * n] as const),
  );
  const across = union(...at.map(([x, y]) => plank(x, y, 3, 1)));
  const along = union(...at.map(([x, y]) => plank(x + 3, y - 2, 1, 3)));
  return [main(rotate(across, 45)), accent(rotate(along, 45))];
});

/** A cow's white blaze, and in it the cross of who heals her. */
const cowCross = redrawing('cow-cross', () => {
  const ear = parse('M27 31C17 23 3 25 -5.500 36C-1 49 14 53 29 46Z');
  const horn = parse('M35 21C20 20 10 9 13 -5.500C20 3 30 5 44 6Z');
  const skull = parse(
    'M50 5C65 5 80 12 81 28C82 43 77 54 74 67C72 79 72.500 84 70 93C68 101 60 105.500 50 105.500C40 105.500 32 101 30 93C27.500 84 28 79 26 67C23 54 18 43 19 28C20 12 35 5 50 5Z',
  );
  const cross = union(rect(45, 19, 10, 28, 1.5), rect(36, 28, 28, 10, 1.5));
  const eyes = both(ellipse(29.5, 53, 4, 5.2));
  const muzzle = parse(
    'M50 69C66 69 75 77 75 88C75 99 64 105.500 50 105.500C36 105.500 25 99 25 88C25 77 34 69 50 69Z',
  );
  const nostrils = both(rotate(ellipse(39, 86, 4, 5.6), 20, 39, 86));
  const blaze = union(circle(50, 33, 19), parse('M43 44H57L63 80H37Z'));
  const head = union(skull, both(ear), both(horn));
  return [
    main(subtract(apart(head, muzzle), eyes, filleted(blaze, 3))),
    accent(cross),
    main(subtract(muzzle, nostrils)),
  ];
});

/** A cruise ship in one piece with her funnels, the swell along her hull. */
const cruiseShip = redrawing('cruise-ship', () => {
  const hull = parse('M-5 53H105C101 72 93 87 80 100H14C2 92 -4 74 -5 53Z');
  const house = softened(
    union(
      corners('4,32 78,32 92,48.500 4,48.500', 2),
      corners('14,14 58,14 72,36 14,36', 2),
      corners('22,-6 36,-6 33,20 19,20', 1.5),
      corners('43,-6 57,-6 54,20 40,20', 1.5),
    ),
    1,
  );
  const ports = concat(...[19, 35, 51, 67].map((x) => circle(x, 37, 4)));
  const swell = parse('M-10 79C0 68 10 68 20 77C30 86 40 86 50 77C60 68 70 68 80 77C90 86 100 84 110 75');
  return fitted([accent(subtract(house, ports)), main(subtract(hull, stroke(swell, 5)))], 0.97, 0, 3);
});

/** A toolbox whose lid shuts upon a spanner. */
const toolbox = redrawing('toolbox', () => {
  const box = union(
    rect(-4, 22, 108, 80, 10),
    subtract(rect(27, -1, 46, 44, 11), rect(37.5, 9.5, 25, 44, 3)),
  );
  const jaws = subtract(circle(22, 54, 15.5), rect(2, 48.5, 18, 11, 3));
  const ring = subtract(circle(80, 54, 14), circle(80, 54, 5.5));
  const bar = subtract(rect(22, 47.5, 58, 13), circle(80, 54, 10), circle(20, 54, 5));
  const spanner = softened(filleted(union(bar, jaws, ring), 3), 0.8);
  return [main(apart(filleted(box, 2), union(spanner, circle(80, 54, 12)))), accent(spanner)];
});

/** Two instant photographs, one upon the other: the one in front shows a sun over hills. */
const instantPhotos = redrawing('instant-photos', () => {
  const card = rect(20, 6, 60, 76, 4);
  const view = rect(27.5, 13.5, 45, 45, 2);
  const front = (path: Path): Path => placed(path, 1.14, 8, 12, 18);
  const back = (path: Path): Path => placed(path, 1.08, -10, -16, 2);
  const inner = shrink(view, 4.3);
  const hills = parse('M20 58L39 34C41 31.500 44 31.500 46 34L54 44L58 40C60 38 63 38 65 40L84 62H20Z');
  const scene = intersect(union(circle(60, 26, 6), hills), inner);
  const covered = grow(front(card), 4.5);
  return fitted(
    [
      main(front(subtract(card, view))),
      accent(front(scene)),
      main(subtract(back(subtract(card, view)), covered)),
      accent(subtract(back(inner), covered)),
    ],
    0.96,
    1.5,
    -4.1,
  );
});

/** A parcel with two broad wings behind it. */
const wingedParcel = redrawing('winged-parcel', () => {
  const box = rect(25, 30, 50, 62, 5);
  const tape = corners('41,24 59,24 59,60 50,52 41,60', 1);
  const wing = parse('M30 84C18 82 11 75 9 66C1 62 -4 55 -5 46C-10 34 -10 14 -6 2C2 18 14 26 30 30Z');
  const slits = concat(parse('M-8 45C4 51 14 51 24 47'), parse('M7 66.500C13 69 20 68 28 64'));
  const feathers = apart(subtract(wing, stroke(slits, 4.5)), box);
  return fitted(
    [main(apart(box, tape)), accent(softened(both(feathers), 1)), accent(intersect(tape, box))],
    0.92,
    0,
    2,
  );
});

/** A dial with its needle near the end. */
const gauge = redrawing('gauge', () => {
  const dial = band(50, 56, 55, 36, 150, 390);
  const ticks = [210, 270, 330].map((turn) =>
    stroke(line(...polar(50, 56, 30, turn), ...polar(50, 56, 60, turn)), 4.8),
  );
  const rest = subtract(dial, ...ticks);
  const last = sector(50, 56, 60, 330, 392);
  const needle = union(rotate(corners('48,24 52,24 61,56 39,56', 2), 30, 50, 56), circle(50, 56, 12.5));
  return fitted(
    [main(softened(subtract(rest, last), 1)), accent(softened(union(intersect(rest, last), needle), 0.8))],
    0.96,
    0,
    6,
  );
});

/** Two blueberries, the crown of the one in front, and a leaf. */
const blueberry = redrawing('blueberry', () => {
  const front = circle(40, 61, 42);
  const behind = circle(81, 76, 23);
  const spray = leaf(42, 14, 100, 4, 0.3, 0.55);
  const crown = rotate(star(36, 54, 25, 17.5, 6, 4), 12, 36, 54);
  const eye = circle(36, 54, 11.5);
  return fitted(
    [
      main(subtract(front, subtract(crown, eye))),
      main(apart(behind, front)),
      accent(subtract(apart(spray, front), inked(line(54, 12.5, 84, 9), 4))),
    ],
    0.945,
    -1,
    3,
  );
});

/** A candle with its wick in the flame, wax running down. */
const candle = redrawing('candle', () => {
  const flame = parse('M50 -6C58 7 69 17 69 31C69 43 61 50 50 50C39 50 31 43 31 31C31 17 42 7 50 -6Z');
  const wick = inked(line(50, 33, 50, 62), 6.5);
  const wax = filleted(
    union(
      rect(20, 54.5, 60, 16, 6),
      rect(20, 58, 13, 25, 6.5),
      rect(43, 58, 13, 36, 6.5),
      rect(67, 58, 13, 19, 6.5),
    ),
    4,
  );
  const body = apart(rect(22, 60, 56, 46, 5), wax);
  return fitted([main(union(wax, wick)), main(softened(body, 1)), accent(apart(flame, wick))], 0.95);
});

/** Three gusts that curl into one. */
const wind = redrawing('wind', () => {
  const gust = (r: number, from: number, to: number): Path =>
    union(inked(line(from, 44 + r, 62, 44 + r), 10.5), inked(arc(62, 44, r, 90, to), 10.5));
  return fitted(
    [main(gust(42, 4, -150)), accent(gust(26.5, -6, -160)), main(gust(11, 10, -160))],
    0.88,
    0.8,
    5.3,
  );
});

/** A glass of mezcal: the agave in it, a slice of orange on the rim. */
const copita = redrawing(
  'copita',
  () => {
    const glass = softened(corners('8,14 82,14 71,105 19,105', 5), 1);
    const slice = circle(80, 20, 24);
    const cuts = concat(...[0, 60, 120].map((turn) => rotate(line(80, -10, 80, 50), turn, 80, 20)));
    const pulp = subtract(circle(80, 20, 15.5), stroke(cuts, 4));
    const peel = subtract(slice, circle(80, 20, 19.5));
    const level = parse('M0 43C16 36 30 37 44 43C58 49 72 50 100 41');
    const blades = union(
      leaf(45, 96, 45, 54, 0.13, 0.4),
      leaf(45, 96, 28, 59, 0.13, 0.4),
      leaf(45, 96, 62, 59, 0.13, 0.4),
      leaf(45, 96, 20, 74, 0.15, 0.4),
      leaf(45, 96, 70, 74, 0.15, 0.4),
    );
    const agave = intersect(blades, rect(0, 0, 100, 93));
    return fitted(
      [main(subtract(apart(glass, slice), stroke(level, 4.8), agave)), accent(union(peel, pulp))],
      0.97,
      -4.5,
      0,
    );
  },
  { line: false },
);

/** A bed seen from its foot, the moon in its headboard. */
const bedMoon = redrawing('bed-moon', () => {
  const board = parse('M4 66V38C4 12 24 -4 50 -4C76 -4 96 12 96 38V66Z');
  const moon = subtract(circle(50, 20, 16.5), circle(57.5, 15, 13.5));
  const pillow = rect(17, 47, 30, 20, 7);
  const pillows = both(pillow);
  const quilt = union(
    rect(-4, 71, 108, 22, 9),
    rect(-4, 80, 108, 16, 4),
    rect(2, 85, 14, 20, 4),
    rect(84, 85, 14, 20, 4),
  );
  return fitted(
    [
      main(apart(subtract(board, grow(pillows, 4.5), rect(40, 56, 20, 20)), moon)),
      accent(moon),
      main(subtract(pillows, rect(0, 66.5, 100, 10))),
      main(filleted(quilt, 2)),
    ],
    0.96,
  );
});

/** A football boot: its sole in one piece with three studs. */
const footballBoot = redrawing('football-boot', () => {
  const upper = parse(
    'M-2 29C-2 23 3 20 8 21C19 24 29 21 36 14C39 11 43 12 46 15L68 40C77 49 91 50 99 56C105 60.500 107 66 106 74H1C-3 60 -2 44 -2 29Z',
  );
  const laces = concat(line(39, 39, 54, 26), line(50.5, 50.5, 65, 37.5), line(62, 61, 76, 48.5));
  const heel = parse('M-8 50C9 52 21 61 25 80');
  const stud = (x: number): Path => corners(`${x - 11},86 ${x + 11},86 ${x + 6.5},104 ${x - 6.5},104`, 2);
  const sole = filleted(
    union(parse('M2 78.500H106C106 87 101 92 93 92H14C6 92 2 87 2 78.500Z'), stud(20), stud(53), stud(86)),
    3,
  );
  return fitted([main(subtract(upper, inked(laces, 5), stroke(heel, 4.8))), accent(sole)], 0.97, -2, -7.8);
});

/** A board on its post: a house is cut out of it. */
const estateSign = redrawing('estate-sign', () => {
  const post = union(rect(-3, -5, 13, 110, 4), rect(-3, 6, 108, 13, 4));
  const board = rect(20, 24, 80, 72, 6);
  const house = corners('60,32 90,59 81.500,59 81.500,87 38.500,87 38.500,59 30,59', 2);
  const door = union(rect(53, 68, 14, 20), circle(60, 68, 7));
  return fitted([main(filleted(post, 2)), accent(subtract(board, subtract(house, door)))], 0.95);
});

/** A first-aid kit: one large cross in a calm case. */
const firstAidKit = redrawing('first-aid-kit', () => {
  const grip = subtract(rect(27, 0, 46, 50, 12), rect(38, 11, 24, 50, 4));
  const box = filleted(union(rect(-4, 22, 108, 82, 14), grip), 3);
  const cross = union(rect(40, 34, 20, 58, 3), rect(21, 53, 58, 20, 3));
  return fitted([main(apart(box, cross)), accent(cross)], 0.97, 0, -2);
});

/** A birthday cake with one candle; the icing runs. */
const birthdayCake = redrawing('birthday-cake', () => {
  const drop = (x: number, to: number): Path => rect(x, 48, 17, to - 48, 8.5);
  const icing = filleted(
    union(rect(0, 44, 100, 22, 10), drop(0, 82), drop(27.667, 76), drop(55.333, 86), drop(83, 76)),
    5,
  );
  const cake = apart(rect(3, 50, 94, 56, 6), icing);
  const stick = union(rect(43, 24, 14, 26, 3), inked(line(50, 14, 50, 26), 5.5));
  const flame = parse('M50 -14C56 -6 64 1 64 10C64 17 58 22 50 22C42 22 36 17 36 10C36 1 44 -6 50 -14Z');
  return fitted(
    [main(union(icing, stick)), accent(softened(cake, 1)), accent(apart(flame, stick))],
    0.885,
    0,
    3.5,
  );
});

/** Two thick books, one upon the other, their backs to either side. */
const bookStack = redrawing('book-stack', () => {
  const cover = (y: number): Path =>
    softened(
      parse(
        `M20 ${y}H105V${y + 11}H28C22 ${y + 11} 18 ${y + 16} 18 ${y + 23}C18 ${y + 30} 22 ${y + 35} 28 ${y + 35}H105V${y + 46}H20C4 ${y + 46} -5 ${y + 36} -5 ${y + 23}C-5 ${y + 10} 4 ${y} 20 ${y}Z`,
      ),
      1.5,
    );
  const pages = (y: number): Path =>
    parse(
      `M29 ${y + 15.5}H97V${y + 30.5}H29C25 ${y + 30.5} 22.500 ${y + 27.5} 22.500 ${y + 23}C22.500 ${y + 18.5} 25 ${y + 15.5} 29 ${y + 15.5}Z`,
    );
  return [main(cover(2)), accent(pages(2)), main(mirror(cover(52.5))), accent(mirror(pages(52.5)))];
});

/** A car that wears its windscreen as sunglasses. */
const carShades = redrawing('car-shades', () => {
  const cabin = parse('M32 -2H68C75 -2 79 1 82 8L96 44H4L18 8C21 1 25 -2 32 -2Z');
  const body = rect(-3, 38, 106, 52, 14);
  const wheels = both(rect(4, 80, 21, 22, 6));
  const lens = parse('M12 12C24 9 38 9 47 13C48 32 43 46 29 46C16 46 11 30 12 12Z');
  const glasses = filleted(union(both(lens), rect(40, 11, 20, 9)), 2);
  const lamps = both(circle(16, 64, 8));
  const grin = inked(arc(50, 50, 25, 50, 130), 7);
  const car = filleted(union(cabin, body, wheels), 2);
  return fitted([main(subtract(apart(car, glasses), lamps, grin)), accent(glasses)], 0.95);
});

/** A bracelet of beads on their string, closed by a heart. */
const bracelet = redrawing('bracelet', () => {
  const at = (turn: number, r = 42) => polar(50, 46, r, turn);
  const turns = [140, 172.5, 205, 237.5, 270, 302.5, 335, 367.5, 400];
  const beads = union(...turns.map((turn) => circle(...at(turn), 10)));
  const string = stroke(arc(50, 46, 42, 140, 400), 5.5);
  const heart = parse(
    'M50 106C40 97 28 90 28 78C28 70 34 65 40 65C44 65 48 67 50 71C52 67 56 65 60 65C66 65 72 70 72 78C72 90 60 97 50 106Z',
  );
  return fitted([main(apart(union(beads, string), heart)), accent(heart)], 0.96);
});

/** An ice lolly whose round top is half an orange. */
const fruitPopsicle = redrawing('fruit-popsicle', () => {
  const half = rect(0, -20, 100, 52);
  const rind = intersect(subtract(circle(50, 32, 37), circle(50, 32, 30)), half);
  const flesh = intersect(circle(50, 32, 25.5), half);
  const cuts = concat(...[-45, 0, 45].map((turn) => rotate(line(50, 40, 50, -20), turn, 50, 32)));
  const bar = parse('M13 36.500H87V72C87 77 84 80 79 80H21C16 80 13 77 13 72Z');
  const stick = rect(41, 74, 18, 32, 8);
  const lines = concat(line(34, 48, 34, 68), line(50, 48, 50, 68), line(66, 48, 66, 68));
  return fitted(
    [
      accent(rind),
      accent(subtract(flesh, stroke(cuts, 4.5))),
      main(subtract(filleted(union(bar, stick), 2), inked(lines, 5))),
    ],
    0.96,
  );
});

/** A washing machine: its wide drum holds two waves. */
const washingMachine = redrawing('washing-machine', () => {
  const body = rect(4, -5, 92, 110, 13);
  const drum = circle(50, 57, 37);
  const water = circle(50, 57, 32);
  const swell = (y: number): Path =>
    parse(`M10 ${y}C24 ${y - 9} 36 ${y - 9} 50 ${y}C64 ${y + 9} 76 ${y + 9} 90 ${y}V120H10Z`);
  const upper = subtract(intersect(water, swell(54)), grow(swell(71), 4.5));
  const lower = intersect(water, swell(71));
  const knob = circle(21, 11, 6);
  return [main(subtract(body, drum, knob)), accent(softened(union(upper, lower), 0.8))];
});

/** A plump quail, its plume curled over the brow. */
const quail = redrawing('quail', () => {
  const body = union(ellipse(44, 64, 36, 29), limb('-6,68,0.8 6,58,10 30,60,24'));
  const neck = limb('52,56,24 68,42,17 77,30,14');
  const head = union(circle(77, 28, 15), corners('88,20 106,31 88,38', 2));
  const plume = softened(union(limb('73,18,4 68,8,4 70,-1,5 79,-3,6.5'), circle(81, -2, 7.5)), 2);
  const wing = parse('M62 52C67 70 52 83 20 77C20 64 28 53 41 49C50 47 59 46 62 52Z');
  const legs = union(...[36, 56].map((x) => inked(parse(`M${x} 84L${x} 102L${x + 10} 102`), 7)));
  const bird = union(filleted(union(body, neck, head, plume), 3), legs);
  return fitted([main(subtract(apart(bird, wing), circle(80, 25, 3.8))), accent(wing)], 0.94, 0.5, 1.6);
});

/** A jug of kombucha with a large leaf, its stopper on. */
const kombucha = redrawing('kombucha', () => {
  const bottle = parse(
    'M35 13H59V24C59 35 88 41 88 62V94C88 101 83 105.500 76 105.500H18C11 105.500 6 101 6 94V62C6 41 35 35 35 24Z',
  );
  const ear = inked(parse('M56 19.500H75C90 19.500 95 36 84 50'), 9.5);
  const stopper = rect(30, -6, 34, 14.5, 5);
  const sprig = leaf(26, 95, 68, 53, 0.34, 0.5);
  const vein = inked(line(36, 85, 56, 65), 5);
  const jug = filleted(union(bottle, ear), 1.5);
  return fitted([main(apart(jug, sprig)), accent(subtract(sprig, vein)), accent(stopper)], 0.97, 0.5);
});

/** A runner who leans into the stride. */
const personSimpleRun = redrawing('person-simple-run', () => {
  const head = circle(77, 8, 13);
  const limbs = [
    '64,31,9.5 54,46,9.5 45,62,9.5',
    '47,62,9.5 60,67,8.5 71,76,7.5',
    '71,76,7.5 66,89,6.5 61,104,5',
    '44,63,9.5 36,76,8 26,85,6.5',
    '26,85,6.5 14,86,5.5 0,82,4.5',
    '62,29,7.5 48,27,6.5 35,31,6',
    '35,31,6 29,41,5.5 24,53,4.5',
    '66,33,7.5 70,43,6.5 77,51,6',
    '77,51,6 88,49,5.5 100,42,4.5',
  ].map((points) => {
    const ends = points.split(' ').map((point) => point.split(',').map(Number));
    return union(limb(points), ...ends.map(([x = 0, y = 0, r = 0]) => circle(x, y, r)));
  });
  return fitted([main(apart(filleted(union(...limbs), 2), head)), accent(head)], 0.93, 0, -1.8);
});

/** A donkey for the party: bands of fringe, and hooves in the second colour. */
const pinata = redrawing('pinata', () => {
  const trunk = rect(4, 34, 66, 48, 5);
  const neck = corners('44,44 60,6 84,18 72,60', 4);
  const head = union(limb('62,14,13 80,22,12 94,31,9.5'), circle(94.5, 31.5, 9.5));
  const ears = union(leaf(60, 16, 50, -8, 0.24, 0.4), leaf(72, 12, 72, -12, 0.24, 0.4));
  const legs = union(rect(4, 50, 22, 56, 3), rect(48, 50, 22, 56, 3));
  const donkey = filleted(union(trunk, neck, head, ears), 2);
  const under = (y: number): Path =>
    polygon([
      ...Array.from({ length: 17 }, (_, i): [number, number] => [-29 + i * 11, y + (i % 2 === 0 ? 0 : 8)]),
      [150, 130],
      [-29, 130],
    ]);
  const upper = subtract(donkey, under(36), circle(76, 20, 3.8));
  const middle = subtract(intersect(trunk, under(40.5)), under(58));
  const lower = subtract(intersect(legs, under(62.5)), under(80));
  const hooves = intersect(legs, under(84.5));
  return fitted([main(upper), accent(middle), main(lower), accent(hooves)], 0.93, -2.5, 3);
});

/** A crib whose rail is hollowed to hold the moon. */
const crib = redrawing('crib', () => {
  const posts = both(rect(-5, 24, 15, 81, 6));
  const rail = stroke(arc(50, 14, 43, 24, 156), 10);
  const foot = rect(0, 86, 100, 11);
  const below = subtract(rect(0, 20, 100, 75), circle(50, 14, 43));
  const bars = concat(...[23, 41, 59, 77].map((x) => rect(x - 4.5, 20, 9, 70)));
  const moon = rotate(subtract(circle(50, 14, 33.5), circle(57, 2, 29)), -10, 50, 14);
  return fitted(
    [
      main(filleted(union(posts, intersect(rail, rect(0, 0, 100, 100)), foot, intersect(bars, below)), 1)),
      accent(softened(moon, 1)),
    ],
    0.93,
    0,
    2,
  );
});

/** A speech bubble whose bars rise; the last one counts. */
const bubble = redrawing('bubble', () => {
  const body = parse(
    'M22 -4H78C94 -4 105 8 105 22V58C105 73 94 84 78 84H52L28 103C24 106 20 104 20 99V84C6 83 -5 73 -5 58V22C-5 8 6 -4 22 -4Z',
  );
  const bar = (x: number, y: number): Path => rect(x, y, 15, 66 - y, 4);
  return fitted(
    [main(subtract(apart(body, bar(67, 13)), bar(18, 42), bar(42.5, 28))), accent(bar(67, 13))],
    0.95,
  );
});

/** A head in its headset, with a smile. */
const supportAgent = redrawing('support-agent', () => {
  const face = ellipse(50, 53, 31, 37);
  const bow = stroke(parse('M8 54C6 20 24 0 50 0C76 0 94 20 92 54'), 11);
  const cups = both(rect(-5, 42, 22, 34, 9));
  const boom = inked(parse('M90 70C90 88 80 100 62 101'), 7.5);
  const mic = rect(42, 95, 25, 12, 6);
  const smile = inked(arc(50, 55, 15, 30, 150), 6);
  return fitted(
    [main(subtract(apart(face, boom, mic), smile)), accent(filleted(union(bow, cups, boom, mic), 2))],
    0.96,
  );
});

/** A head in profile that speaks. */
const speakingHead = redrawing(
  'speaking-head',
  () => {
    const head = parse(
      'M34 -5C54 -5 68 8 69 27C69 34 70 38 74 45C76 49 75 51.500 71 52.500L68 53.500C67 56 68 58 69 60L54 66L69 71C70 74 68 76 68 79C68 88 62 91 50 89.500C48 94 49 100 51 106H8C10 96 8 89 4 81C-3 70 -6 56 -5 40C-4 12 12 -5 34 -5Z',
    );
    const sounds = [28, 45].map((r) => inked(arc(58, 74, r, -32, 26), 9));
    return fitted([main(softened(filleted(head, 2), 1.2)), accent(concat(...sounds))], 0.93, -1, -0.5);
  },
  { line: false },
);

export const ROUND_FORMS: readonly Redrawing[] = [
  bulldozer,
  crossLeaf,
  shoppingBag,
  gate,
  solarPanel,
  wizardHat,
  parquet,
  cowCross,
  cruiseShip,
  toolbox,
  instantPhotos,
  wingedParcel,
  gauge,
  blueberry,
  candle,
  wind,
  copita,
  bedMoon,
  footballBoot,
  estateSign,
  firstAidKit,
  birthdayCake,
  bookStack,
  carShades,
  bracelet,
  fruitPopsicle,
  washingMachine,
  quail,
  kombucha,
  crib,
  pinata,
  bubble,
  supportAgent,
  speakingHead,
  personSimpleRun,
];
