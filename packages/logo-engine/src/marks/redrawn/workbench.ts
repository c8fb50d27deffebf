import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A tool drawn upright that is longer than its square, laid on the slant and made to fit. */
const slanted = (path: Path, degrees: number, size: number, x: number, y: number): Path =>
  mapPoints(rotate(path, degrees), (px, py) => [50 + (px - x) * size, 50 + (py - y) * size]);

/** A claw hammer: its handle goes through the head, and ends in a grip. */
const hammer = redrawing('hammer', () => {
  const lay = (path: Path) => slanted(path, 42, 0.93, 58.8, 37.5);
  const face = union(rect(3, -6, 16, 36, 4), rect(14, 2, 30, 20));
  const claw = parse('M56 -6C78 -6 94 3 101 23C102 27 98 30 95 27C87 19 76 18 56 22Z');
  const head = union(face, rect(36, -6, 29, 34, 3), claw);
  const shaft = rect(42, -14, 17, 68);
  const grip = rect(39, 58.5, 23, 47.5, 9);
  return [main(lay(union(head, shaft))), accent(lay(grip))];
});

/** The strut of a car: a spring that winds between its seats, and an eye at either end of the shock absorber. */
const coilSpring = redrawing('coil-spring', () => {
  const lay = (path: Path) => slanted(path, 32, 0.89, 50, 50);
  const end = (y: number, rod: Path, seat: Path) =>
    subtract(union(circle(50, y, 12.5), rod, seat), circle(50, y, 5));
  const top = end(-8, rect(42, -6, 16, 16), corners('21,6 79,6 79,13 21,21', 3));
  const bottom = end(108, rect(36, 74, 28, 26, 3), corners('21,77 79,69 79,84 21,84', 3));
  const coils = [28.6, 45, 61.4].map((y) => line(26, y + 3.6, 74, y - 3.6));
  return [main(lay(concat(top, bottom))), accent(lay(stroke(concat(...coils), 9.5)))];
});

/** A tyre on its alloy wheel, whose spokes run into the rim. */
const rim = redrawing('rim', () => {
  const tyre = subtract(circle(50, 50, 51), circle(50, 50, 41));
  const spokes = [0, 1, 2, 3, 4].map((i) => rotate(corners('44,38 56,38 54,14 46,14'), i * 72));
  const openings = subtract(circle(50, 50, 30), circle(50, 50, 13), ...spokes);
  const windows = grow(shrink(openings, 2.2), 2.2);
  return [main(tyre), accent(subtract(circle(50, 50, 37), windows, circle(50, 50, 5)))];
});

/** A nut that lies on the bench: its corners, three of its sides, and the hole for the bolt. */
const nut = redrawing('nut', () => {
  const top = corners('-2,34 24,6 76,6 102,34 76,62 24,62', 2);
  const left = corners('-2,40.500 22,66 22,98 -2,72', 2);
  const front = corners('26,67 74,67 74,98 26,98', 2);
  const hole = ellipse(50, 34, 28, 17);
  return [main(subtract(top, hole)), accent(concat(left, front, mirror(left)))];
});

/** Blades of steel that cross in one screw, and the handles that they are held by. */
const shears = (spread: number): { readonly blades: Path; readonly handles: Path } => {
  const fit = (path: Path) => mapPoints(path, (x, y) => [50 + (x - 50) * 0.93, 50 + (y - 52) * 0.93]);
  const blade = rotate(parse('M45 60L45 -8C54 2 59 14 59 30L57 60Z'), spread, 50, 56);
  const blades = fit(subtract(union(blade, mirror(blade), circle(50, 56, 10.5)), circle(50, 56, 4)));
  const ring = subtract(ellipse(44, 94, 16, 19), ellipse(44, 94, 7, 10));
  const handle = rotate(union(rect(43, 58, 12.5, 24, 3), ring), spread, 50, 56);
  return { blades, handles: apart(fit(both(handle)), blades, rect(49.9, 56, 0.2, 60)) };
};

const scissors = redrawing('scissors', () => {
  const { blades, handles } = shears(28);
  return [main(blades), accent(handles)];
});

/** A pair of scissors and a comb beside it. */
const scissorsComb = redrawing(
  'scissors-comb',
  () => {
    const { blades, handles } = shears(21);
    const teeth = [0, 1, 2, 3, 4, 5, 6].map((i) => rect(2, i * 15.6 - 3, 30, 8.4, 4));
    const comb = union(rect(-4, -3, 14, 102, 5), ...teeth);
    return [main(translate(union(blades, handles), 21, 0)), accent(comb)];
  },
  { line: false },
);

/** An open razor: the hollow of its blade, the notch at its end, the handle that it folds into. */
const razor = redrawing('razor', () => {
  const open = (path: Path) => rotate(path, -54, 18, 80);
  const blade = parse(
    'M14 73L40 73C44 73 45 67 49 67L106 67C103 77 105 87 112 95L112 100L58 100C50 100 48 92 43 88L14 88Z',
  );
  const hollow = line(57, 78, 96, 78);
  const handle = stroke(parse('M14 84C42 98 68 100 98 86.500'), 15);
  return [
    main(apart(subtract(open(blade), stroke(open(hollow), 5)), handle)),
    accent(subtract(handle, circle(16, 85.2, 3.6))),
  ];
});

/** A lorry that carries a home. */
const truckHouse = redrawing(
  'truck-house',
  () => {
    const wheels = both(circle(21, 80, 14));
    const hubs = both(circle(21, 80, 5.4));
    const home = corners('29,15 54,36 47.500,41 47.500,56 10.500,56 10.500,41 4,36', 1.5);
    const load = subtract(rect(-4, 5, 66, 73, 7), home);
    const cab = subtract(
      parse('M68 29L84 29C87 29 89.500 30 91 33L102.500 51C103.500 53 104 54 104 56L104 78L68 78Z'),
      parse('M76 38L83 38L92 52L76 52Z'),
    );
    return [main(apart(load, wheels)), accent(apart(cab, wheels)), main(subtract(wheels, hubs))];
  },
  { line: false },
);

/** A parcel, seen by a corner, with the tape that closes it. */
const parcel = redrawing('package', () => {
  const side = corners('4,31 47.500,52 47.500,104 4,82', 3);
  const lid = corners('50,-4 97,22 50,47 3,22', 3);
  const tape = union(
    corners('15.500,34.300 26.500,40.200 98,1 87,-4.900'),
    corners('21,30 32,35 32,65 21,59.700'),
  );
  return [main(concat(subtract(side, tape), mirror(side))), accent(subtract(lid, tape))];
});

/** A plug and its cord. */
const plug = redrawing('plug', () => {
  const body = parse(
    'M14 40L86 40C89 40 91 42 91 45C91 66 76 79 57 81L57 97C57 100 55 102 52 102L48 102C45 102 43 100 43 97L43 81C24 79 9 66 9 45C9 42 11 40 14 40Z',
  );
  const collar = rect(4, 25, 92, 11, 4);
  const prongs = both(rect(22, -2, 14, 34, 6));
  return [main(body), accent(union(collar, prongs))];
});

export const REDRAWN_WORKBENCH: readonly Redrawing[] = [
  hammer,
  coilSpring,
  rim,
  nut,
  scissors,
  scissorsComb,
  razor,
  truckHouse,
  parcel,
  plug,
];
