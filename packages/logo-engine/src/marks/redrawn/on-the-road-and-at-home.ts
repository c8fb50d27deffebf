// Vehicles, and what keeps a body and a house well, each with one idea.
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { circle, corners, line, polar, polyline, rect, sector } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

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

/** An ambulance whose stripe is the beat of a heart. */
const ambulance = redrawing('ambulance', () => {
  const body = corners('-10,4 64,4 88,38 108,46 108,88 -10,88', 6);
  const pulse = stroke(
    polyline([
      [-20, 58],
      [10, 58],
      [20, 34],
      [34, 76],
      [44, 48],
      [50, 58],
      [120, 58],
    ]),
    7,
    { cap: 'butt', join: 'miter' },
  );
  const under = corners('-20,58 10,58 20,34 34,76 44,48 50,58 120,58 120,120 -20,120', 0);
  const glass = corners('62,15 77,37 77,43 56,43 56,15', 2);
  const wheels = union(circle(16, 90, 15), circle(82, 90, 15));
  const cut = subtract(apart(body, wheels), pulse, glass);
  const beacon = parse('M18 -2L18 -8C18 -20 46 -20 46 -8L46 -2Z');
  return [
    main(softened(subtract(cut, under), 0.8)),
    main(subtract(wheels, circle(16, 90, 5), circle(82, 90, 5))),
    accent(softened(intersect(cut, under), 0.8)),
    accent(beacon),
  ];
});

/** A back that stretches, its spine lit. */
const spine = redrawing('spine', () => {
  const back = softened(
    whole(
      parse(
        'M50 36C66 36 80 28 90 8L100 -12C106 -22 124 -14 120 -1C114 22 104 40 92 56C80 74 74 96 84 132C85 137 82 140 78 140L50 140Z',
      ),
    ),
    2,
  );
  const bones = [16, 15, 14, 13].map((half, i) => rect(50 - half, 48 + i * 22, 2 * half, 15.5, 6));
  const groove = filleted(grow(union(...bones), 4.6), 4);
  return [main(subtract(back, groove)), accent(union(...bones, circle(50, 6, 22)))];
});

/** A house and the heart in it in two ribbons that cross. */
const houseHeart = redrawing('house-heart', () => {
  const ribbon = stroke(
    parse(
      'M62 64C46 42 22 44 21 62C20 77 40 83 52 93C60 100 68 105 80 105L88 105C95 105 99 101 99 94L99 42L50 -1L38 -12',
    ),
    13,
    { cap: 'butt', join: 'round' },
  );
  const kept = subtract(ribbon, rect(-20, -40, 72.5, 70), rect(47.5, 30, 22, 43));
  return [main(kept), accent(apart(mirror(kept), kept))];
});

export const ON_THE_ROAD_AND_AT_HOME: readonly Redrawing[] = [bus, boat, ambulance, spine, houseHeart].map(
  filling,
);
