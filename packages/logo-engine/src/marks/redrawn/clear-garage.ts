/** What is mended with and built with: drawn anew, clearer. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { band, circle, corners, ellipse, line, rect, star } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A brake disc, its caliper on it. */
const brakeLight = redrawing('brake-light', () => {
  const slots = [0, 135, 180, 225, 270, 315].map((turn) =>
    inked(rotate(parse('M50 3C56 7 60 12 61 19'), turn, 50, 50), 7),
  );
  const disc = subtract(circle(50, 50, 54), circle(50, 50, 26), ...slots);
  const hub = subtract(circle(50, 50, 20.5), circle(50, 50, 7));
  const caliper = softened(band(50, 50, 62, 31, -62, 34), 5);
  return [main(softened(apart(disc, caliper), 1)), main(hub), accent(caliper)];
});

/** Three tyres, the uppermost seen from above. */
const tires = redrawing('tire-stack', () => {
  const slab = (y: number): Path =>
    union(ellipse(50, y, 60, 22), rect(-10, y, 120, 20), ellipse(50, y + 20, 60, 22));
  const groove = (x: number, y: number): Path =>
    inked(parse(`M${x - 9} ${y}L${x} ${y + 9}L${x - 9} ${y + 18}`), 6.5);
  const at = [6, 28, 50, 72, 94];
  const grooves = (y: number): Path =>
    union(...at.map((x) => groove(x + 4, y + 22 - ((x - 50) / 60) ** 2 * 18)));
  const ring = subtract(ellipse(50, 4, 60, 25), ellipse(50, 4, 27, 10));
  const second = subtract(apart(slab(22), ellipse(50, 4, 60, 25)), grooves(22));
  const third = subtract(apart(slab(60), slab(22)), grooves(60));
  return [accent(ring), main(softened(second, 1)), main(softened(third, 1))];
});

/** A can of motor oil, a drop its label. */
const oil = redrawing('oil-can', () => {
  const can = parse('M60 -4L92 -4L108 24L108 112L-8 112L-8 44C-8 14 10 4 28 4L58 4Z');
  const grip = softened(
    parse('M10 40C10 28 18 22 28 22L46 22L46 36L28 36C24 36 24 38 24 42L24 58L10 58Z'),
    3,
  );
  const cap = rect(57, -30, 38, 20, 5);
  const drop = parse('M62 34C67 50 88 60 88 80C88 95 77 104 62 104C47 104 36 95 36 80C36 60 57 50 62 34Z');
  return [main(subtract(apart(softened(can, 5), drop), grip)), accent(cap), accent(drop)];
});

/** A battery that a bolt parts into its two poles. */
const carBattery = redrawing('car-battery', () => {
  const block = union(rect(-5, 16, 110, 86, 12), rect(7, -1, 26, 30, 6), rect(67, -1, 26, 30, 6));
  const bolt = corners('82,-20 24,65 48,65 18,138 76,53 52,53');
  const left = corners('82,-20 52,53 76,53 18,138 -40,138 -40,-20');
  const plus = union(rect(13, 33, 7, 23), rect(5, 41, 23, 7));
  return [
    main(subtract(intersect(block, left), bolt, plus)),
    accent(subtract(block, left, bolt, rect(72, 41, 23, 7))),
  ];
});

/** A steering wheel whose lower spoke is the road to the horizon. */
const steering = redrawing('steering', () => {
  const rim = subtract(circle(50, 50, 54), circle(50, 50, 40));
  const spokes = intersect(
    circle(50, 50, 50),
    whole(parse('M50 34C66 34 82 38 110 36L110 56C88 54 74 55 66 62L50 62Z')),
  );
  const road = intersect(corners('41,44 59,44 84,110 16,110'), circle(50, 50, 54));
  const horizon = rect(-10, -10, 120, 68);
  const lane = subtract(road, horizon);
  const dashes = concat(
    corners('48,66 52,66 53,77 47,77', 0.5),
    corners('46.5,86 53.5,86 55,102 45,102', 0.5),
  );
  return [main(filleted(apart(union(rim, spokes), lane), 1)), accent(subtract(lane, dashes))];
});

/** A dial whose needle is a spanner. */
const gauge = redrawing('gauge', () => {
  const ring = band(50, 58, 57, 38, 152, 388);
  const ticks = union(...[-140, -95].map((at) => rotate(rect(84, 55, 40, 6), at, 50, 58)));
  const jaw = subtract(circle(100, 58, 19), rotate(rect(97, 49.5, 40, 17, 1), 10, 100, 58));
  const spanner = rotate(
    subtract(filleted(union(circle(50, 58, 17), rect(50, 50.5, 44, 15), jaw), 3), circle(50, 58, 7)),
    -44,
    50,
    58,
  );
  return [main(softened(apart(subtract(ring, ticks), spanner), 1.5)), accent(softened(spanner, 1))];
});

/** A welder's mask; the arc flashes in its glass. */
const weldingMask = redrawing('welding-mask', () => {
  const shell = whole(
    parse('M50 -14L72 -14C92 -14 102 -2 102 18L100 66L76 110C74 113 72 114 68 114L50 114Z'),
  );
  const glass = rect(10, 12, 80, 50, 5);
  const flash = star(58, 37, 27, 8, 8);
  const creases = both(inked(line(112, 64, 70, 84), 5));
  const chin = inked(line(30, 84, 70, 84), 5);
  return [
    main(softened(subtract(shell, grow(glass, 5), creases, chin), 0.6)),
    accent(subtract(glass, intersect(flash, rect(14.6, 16.6, 70.8, 40.8)))),
  ];
});

/** A trowel in two facets, lit from one side. */
const trowel = redrawing('trowel', () => {
  const turned = (path: Path): Path => rotate(path, 42);
  const blade = softened(corners('50,112 4,34 16,18 84,18 96,34', 0), 3);
  const tool = union(rect(43.5, -10, 13, 40, 3), rect(35, -48, 30, 46, 13));
  const lit = intersect(blade, corners('52.500,0 130,0 130,130 52.500,130'));
  const shade = subtract(intersect(blade, corners('47.500,0 -30,0 -30,130 47.500,130')), grow(tool, 0));
  return [main(turned(union(shade, tool))), accent(turned(apart(lit, tool)))];
});

/** A roller, and the coat it has laid. */
const paintRoller = redrawing('paint-roller', () => {
  const roll = rect(-5, -5, 94, 32, 6);
  const frame = inked(parse('M86 11L100.500 11L100.500 50L42 50L42 64'), 9);
  const grip = rect(32, 63, 20, 42, 7);
  const coat = union(rect(0, 32, 84, 46), rect(0, 40, 26, 65, 13), rect(58, 40, 26, 54, 13));
  const tool = union(frame, grip);
  return [main(union(roll, tool)), accent(softened(filleted(apart(coat, tool), 1), 2.5))];
});

export const CLEAR_GARAGE: readonly Redrawing[] = [
  filling(brakeLight),
  filling(tires),
  filling(oil),
  filling(carBattery),
  filling(steering),
  filling(gauge),
  filling(weldingMask),
  filling(trowel),
  paintRoller,
];
