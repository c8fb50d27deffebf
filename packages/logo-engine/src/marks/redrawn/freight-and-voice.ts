/** Marks of freight, offices and voices: each says two things of its trade in one shape. */
import { intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A lorry whose box is a land with a road that winds to its horizon. */
const truck = redrawing('truck', () => {
  const box = rect(-8, 4, 72, 72, 5);
  const road = parse(
    'M-4 90C-4 58 41 60 40 45C39 36 17 37 18 22C18 12 22 6 28 0L37 0C34 8 31 13 32 20C33 29 56 28 57 45C58 64 30 64 30 90Z',
  );
  const cab = parse('M70 26L89 26C94 26 97 28 99 32L108 50C110 53 111 56 111 60L111 84L70 84Z');
  const pane = softened(corners('78,34 89,34 99,54 78,54'), 2);
  const bed = rect(14, 81, 97, 10, 2);
  const wheels = union(circle(14, 91, 16), circle(87, 91, 16));
  return [
    accent(softened(subtract(apart(box, wheels), road), 1)),
    main(softened(apart(subtract(union(cab, bed), pane), wheels), 0.6)),
    main(subtract(wheels, circle(14, 91, 5.5), circle(87, 91, 5.5))),
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

/** A calculator whose keys are bars that rise. */
const calculator = redrawing('calculator', () => {
  const body = rect(6, -5, 88, 110, 12);
  const key = (column: number, row: number): Path =>
    intersect(rect(6 + column * 31.7, 82 - row * 26, 24.6, 23, 4), body);
  const steps = corners('-2,78 33,78 33,52 64.700,52 64.700,26 110,26 110,120 -2,120');
  const display = rect(16, 5, 68, 11, 4);
  const keys = [0, 1, 2].flatMap((column) => [0, 1, 2].slice(0, column + 1).map((row) => key(column, row)));
  return [main(softened(subtract(body, steps, display), 2)), accent(union(...keys))];
});

/** A microphone whose head is the beat of what it hears. */
const microphone = redrawing('microphone', () => {
  const bar = (x: number, half: number): Path => rect(x - 5.5, 32 - half, 11, 2 * half, 5.5);
  const beat = union(bar(50, 41), both(bar(66.5, 33)), both(bar(83, 17)));
  const cradle = inked(parse('M-2 32C-2 103 102 103 102 32'), 10);
  const stand = union(rect(44, 88, 12, 24), rect(18, 103, 64, 12, 5));
  return [main(filleted(union(cradle, stand), 3)), accent(beat)];
});

/** A megaphone that grows with every ring of its sound. */
const megaphone = redrawing('megaphone', () => {
  const cone = parse('M8 36L112 -8L112 108L8 64Z');
  const ring = (x: number): Path => ellipse(x - 60, 50, 60, 110);
  const slice = (from: number, to: number): Path =>
    softened(subtract(intersect(cone, ring(to)), ring(from)), 3.5);
  const grip = inked(parse('M26 64L32 98L46 98'), 12);
  const knob = rect(-9, 31, 12, 38, 5);
  const turn = (path: Path): Path => rotate(path, -14);
  return [
    main(turn(knob)),
    main(turn(union(slice(9, 44), grip))),
    main(turn(slice(51, 68))),
    accent(turn(slice(75, 92))),
    accent(turn(slice(99, 116))),
  ];
});

/** Two containers on each other: the ribs of one point there, those of the other back. */
const container = redrawing('shipping-container', () => {
  const posts = union(rect(-4, -2, 12, 12, 2), rect(-4, 40, 12, 12, 2));
  const box = union(rect(-2, 0, 104, 50, 1), both(posts));
  const ribs = union(
    ...[10, 25.5, 41, 56.5, 72].map((x) =>
      corners(`${x},9 ${x + 7.5},9 ${x + 17},25 ${x + 7.5},41 ${x},41 ${x + 9.5},25`),
    ),
  );
  const there = subtract(box, ribs);
  return [accent(there), main(translate(mirror(there), 0, 60))];
});

export const FREIGHT_AND_VOICE: readonly Redrawing[] = [
  truck,
  parcel,
  calculator,
  microphone,
  megaphone,
  container,
].map(filling);
