/** What moves: drawn anew, clearer. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, line, polar, polyline, rect, sector } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A coach that comes towards one, mountains in its windscreen. */
const coach = redrawing('coach', () => {
  const body = rect(8, -8, 84, 106, 14);
  const glass = rect(17, 4, 66, 58, 6);
  const peaks = intersect(shrink(glass, 4.5), corners('2,72 36,24 50,42 62,30 98,72', 2));
  const ear = union(inked(parse('M14 4L-2 4L-2 16'), 8), rect(-9, 14, 14, 32, 5));
  const wheels = both(rect(14, 88, 22, 20, 4));
  const lamps = both(rect(18, 72, 20, 11, 5));
  return [
    main(union(subtract(body, glass, lamps), both(ear), wheels)),
    accent(softened(peaks, 1)),
    accent(circle(66, 17, 8)),
  ];
});

/** A van that faces one, two-tone. */
const minibus = redrawing('minibus', () => {
  const body = whole(parse('M49 -5L70 -5C84 -5 90 2 92 14L97 46C99 56 99 66 98 86L49 86Z'));
  const dip = parse('M-10 42C18 50 40 62 50 84C60 62 82 50 110 42L110 -20L-10 -20Z');
  const pane = parse('M53.500 9L72 9C77 9 79 12 80 17L83 38C74 41 66 45 59 50L53.500 50Z');
  const flanks = intersect(subtract(body, stroke(dip, 12)), rect(-5, 44, 110, 42));
  const low = subtract(flanks, dip);
  const under = union(rect(-5, 90, 110, 8, 4), both(rect(6, 92, 20, 13, 4)));
  return [
    main(softened(subtract(intersect(body, dip), both(pane)), 1)),
    main(under),
    accent(subtract(low, both(circle(20, 68, 8.5)))),
  ];
});

/** A bus whose windscreen holds the sun that rises ahead. */
const bus = redrawing('bus', () => {
  const shell = union(rect(2, -8, 96, 102, 22), rect(7, 80, 26, 26, 6), rect(67, 80, 26, 26, 6));
  const mirrors = union(rect(-12, 26, 10.5, 34, 5), rect(101.5, 26, 10.5, 34, 5), rect(-8, 26, 116, 10, 4));
  const screen = rect(10.5, 4, 79, 55, 12);
  const rays = [-180, -144, -108, -72, -36].map((turn) => sector(50, 59, 90, turn, turn + 36));
  const cuts = [-144, -108, -72, -36].map((turn) => stroke(line(50, 59, ...polar(50, 59, 90, turn)), 6.5));
  const view = subtract(intersect(union(...rays), rect(15.5, 9, 69, 45, 8)), ...cuts, circle(50, 54, 20));
  const sun = intersect(circle(50, 54, 14.5), rect(30, 30, 40, 24));
  const lamps = both(circle(22, 75, 7));
  return [
    main(subtract(union(shell, mirrors), screen, lamps, rect(38, 71, 24, 8, 4))),
    accent(union(softened(view, 1), sun)),
  ];
});

/** A boat before the wind: its sails are full and its hull cuts the wave. */
const boat = redrawing('boat', () => {
  const jib = parse('M58 -20C100 2 114 36 106 68C90 62 72 60 52 62C64 38 66 8 58 -20Z');
  const sail = parse('M47 -10C54 20 48 46 38 63C22 65 6 68 -10 76C14 50 36 24 47 -10Z');
  const hull = parse('M-14 84C24 68 76 66 116 78C112 92 106 102 96 112L8 112C-2 106 -10 96 -14 84Z');
  const crest = 'M-30 112C-16 96 2 92 18 100C32 107 48 110 62 100C80 88 104 90 126 106';
  const sea = parse(`${crest}L126 124C104 110 84 110 68 119C50 129 30 126 14 118C0 112 -12 114 -24 124Z`);
  return [
    accent(softened(jib, 1)),
    main(softened(sail, 1)),
    main(softened(apart(hull, sea, parse(`${crest}L126 160L-30 160Z`)), 1)),
    accent(softened(sea, 1)),
  ];
});

/** A car that wears the cap of a graduate. */
const learnerCar = redrawing('learner-car', () => {
  const board = corners('50,-18 110,4 50,26 -10,4', 4);
  const tassel = union(stroke(line(99, 2, 99, 26), 7), limb('99,24,4 99,36,7 99,42,8'));
  const cabin = softened(corners('18,10 82,10 96,66 4,66', 0), 3);
  const glass = softened(corners('30,34 70,34 78,56 22,56', 0), 2);
  const body = union(rect(-8, 58, 116, 42, 15), both(rect(-2, 86, 24, 30, 6)), cabin);
  const cut = union(glass, both(circle(14, 78, 8.5)), rect(33, 75, 34, 7, 3.5));
  const cap = union(board, tassel);
  return [main(softened(subtract(apart(body, cap), cut), 1)), accent(cap)];
});

/** A taxi from the side, a broad band of checks along it. */
const cabSide = redrawing('cab-side', () => {
  const shell = parse(
    'M-16 88L-16 58C-16 47 -12 41 -2 40L18 37L33 18C36 15 40 13 45 13L77 13C83 13 87 15 91 19L107 37L114 40C117 42 118 46 118 52L118 88C118 91 116 93 113 93L-11 93C-14 93 -16 91 -16 88Z',
  );
  const panes = union(
    softened(corners('40,22 55,22 55,41 26,41', 0), 2),
    softened(corners('62,22 81,22 97,41 62,41', 0), 2),
  );
  const wheels = concat(circle(14, 93, 16), circle(88, 93, 16));
  const checks = Array.from({ length: 12 }, (_, i) =>
    rect(-16 + i * 11.2, i % 2 === 0 ? 53 : 64.2, 11.2, 11.2),
  );
  const roofSign = rect(42, -6, 36, 14.5, 4);
  const holes = concat(circle(14, 93, 5.5), circle(88, 93, 5.5));
  return [
    main(subtract(apart(shell, wheels), panes, rect(-20, 50, 150, 28))),
    accent(subtract(union(...checks), grow(wheels, 4))),
    main(subtract(wheels, holes)),
    accent(roofSign),
  ];
});

/** A hand truck that carries a whole house. */
const handTruck = redrawing('hand-truck', () => {
  const turned = (path: Path): Path => rotate(path, -14, 50, 50);
  const rail = inked(
    polyline([
      [4, -6],
      [22, -6],
      [22, 95],
      [102, 95],
    ]),
    12,
  );
  const wheel = circle(24, 95, 17);
  const home = corners('68,2 104,38 96,45 94,45 94,85 42,85 42,45 40,45 33,38', 3);
  return [
    main(turned(subtract(union(rail, wheel), circle(24, 95, 6.5)))),
    accent(turned(subtract(home, rect(60, 58, 16, 40, 2)))),
  ];
});

/** A parcel that flies: one face of it is a wing. */
const parcel = redrawing('package', () => {
  const top = corners('50,46 3,22 50,-2 97,22', 2);
  const tape = corners('20.500,31 29.500,35.600 76.500,11.600 67.500,7');
  const right = corners('54,54 101,30 101,82 54,106', 2);
  const feather = (y: number, long: number): Path =>
    parse(
      `M46 ${y}L46 ${y + 13}C${46 - long * 0.5} ${y + 2} ${46 - long * 0.8} ${y - 10} ${46 - long} ${y - long * 0.51 - 12}C${46 - long * 0.92} ${y - long * 0.51} ${46 - long * 0.7} ${y - long * 0.36} 46 ${y}Z`,
    );
  const wing = union(feather(54, 70), feather(74, 58), feather(93, 44));
  return [main(subtract(top, tape)), main(right), accent(softened(wing, 1))];
});

export const CLEAR_ROAD: readonly Redrawing[] = [
  filling(coach),
  minibus,
  filling(bus),
  filling(boat),
  filling(learnerCar),
  filling(cabSide),
  filling(handTruck),
  filling(parcel),
];
