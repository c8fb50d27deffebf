/** What hardware shops, yards and fields are fitted out with. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polar, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, both, filledMark, filleted, inked, type Mark, main, softened } from './mark.js';

/** A lorry from the front under three bubbles of foam. */
const truckSuds = filledMark('truck-suds', ['automotive', 'transportation'], () => {
  const body = union(rect(4, 24, 92, 72, 9), rect(-6, 80, 112, 19, 5), both(rect(-1, 92, 26, 22, 5)));
  const mirrors = both(union(rect(-15, 36, 13, 32, 5), rect(-6, 40, 16, 8)));
  const glass = both(rect(13, 34, 35, 26, 4));
  const grille = concat(rect(32, 68, 36, 6, 2), rect(32, 80, 36, 6, 2));
  const lamps = both(circle(13, 83, 6));
  const lorry = union(body, mirrors);
  const foam = union(circle(50, 0, 22), both(circle(11, 14, 19)));
  const glints = concat(arc(50, 0, 13, 190, 260), arc(11, 14, 10, 190, 260), arc(89, 14, 10, 190, 260));
  return [
    main(subtract(filleted(lorry, 1), glass, grille, lamps)),
    accent(subtract(softened(apart(foam, lorry), 1), inked(glints, 5))),
  ];
});

/** A round sieve over what it has let through. */
const sieve = filledMark('hoop-sieve', ['construction', 'agriculture', 'art'], () => {
  const held = (path: ReturnType<typeof rect>) => rotate(path, -12, 50, 30);
  const hoop = union(ellipse(50, 14, 64, 32), rect(-14, 14, 128, 16), ellipse(50, 30, 64, 32));
  const mouth = ellipse(50, 14, 53, 22);
  const mesh = union(
    ...[19, 40, 60, 81].map((x) => stroke(line(x, -24, x, 54), 5.5)),
    ...[6.5, 21.5].map((y) => stroke(line(-20, y, 120, y), 5.5)),
  );
  const grains = concat(circle(30, 82, 7), circle(51, 76, 7), circle(72, 79, 7));
  const heap = softened(parse('M-14 124C10 124 30 91 50 91C70 91 90 124 114 124Z'), 2);
  return [main(held(subtract(hoop, subtract(mouth, mesh)))), accent(union(apart(heap, grains), grains))];
});

/** A wind-driven vent on a roof. */
const roofTurbine = filledMark('roof-turbine', ['construction'], () => {
  const bulb = softened(
    parse('M50 0C92 0 112 22 112 42C112 62 94 76 78 80L22 80C6 76 -12 62 -12 42C-12 22 8 0 50 0Z'),
    4,
  );
  const vane = (top: number, belly: number, foot: number) =>
    stroke(parse(`M${top} -6C${belly} 18 ${belly} 56 ${foot} 90`), 5.5);
  const slits = union(vane(38, -10, 34), vane(47, 26, 45), vane(55, 64, 56), vane(63, 100, 68));
  const cap = rect(33, -11, 34, 14, 5);
  const neck = rect(20, 85, 60, 14, 3);
  return [
    main(union(subtract(bulb, slits), cap)),
    main(neck),
    accent(corners('8,103.5 92,103.5 106,124 -6,124', 4)),
  ];
});

/** Two crossed nails. */
const nails = filledMark('nails', ['construction'], () => {
  const nail = union(rect(25, -16, 50, 16, 6), corners('40.5,-4 59.5,-4 59.5,88 50,118 40.5,88', 1.5));
  const first = rotate(nail, 38, 50, 50);
  return [main(first), accent(softened(apart(rotate(nail, -38, 50, 50), first), 1))];
});

/** A starter motor: its body, its solenoid and its pinion. */
const starterMotor = filledMark('starter-motor', ['automotive'], () => {
  const body = union(rect(34, 46, 76, 56, 16), rect(28, 40, 15, 68, 5));
  const nose = softened(
    parse('M24 40L24 108L8 102L-10 98C-18 96 -20 90 -20 84L-20 66C-20 60 -18 55 -10 53L8 48Z'),
    2,
  );
  const window = rect(-12, 62, 30, 26, 4);
  const pinion = union(...[64, 72.5, 81].map((y) => rect(-10, y, 26, 5, 1.5)));
  const solenoid = union(rect(40, 8, 62, 33, 10), rect(94, 16, 20, 16, 5));
  return [
    main(subtract(body, rect(54, 40, 7, 70), rect(88, 40, 7, 70))),
    main(subtract(nose, subtract(window, pinion))),
    accent(solenoid),
  ];
});

/** Two circuit breakers beside each other. */
const breakers = filledMark('circuit-breaker', ['technology', 'construction'], () => {
  const pole = (x: number) =>
    subtract(
      rect(x, -6, 36, 112, 6),
      circle(x + 18, 11, 7),
      circle(x + 18, 89, 7),
      rect(x + 5, 26, 26, 48, 5),
    );
  const toggle = (x: number) => rect(x + 9, 30, 18, 24, 4);
  const at = [-9, 32, 73];
  return [main(concat(...at.map(pole))), accent(concat(...at.map(toggle)))];
});

/** A blade fuse. */
const bladeFuse = filledMark('blade-fuse', ['automotive', 'technology'], () => {
  const cap = union(rect(-8, -4, 116, 30, 7), rect(2, 10, 96, 42, 6));
  const wire = inked(parse('M22 38L22 24C22 12 40 12 44 22L56 30C62 40 78 38 78 26L78 14'), 7);
  return [accent(subtract(cap, wire)), main(both(corners('6,56.5 38,56.5 38,100 32,110 12,110 6,100', 2)))];
});

/** A brush cutter: its engine, its shaft and its toothed blade. */
const brushCutter = filledMark('brush-cutter', ['agriculture', 'nature'], () => {
  const teeth = polygon(
    Array.from({ length: 16 }, (_, i) => polar(-10, 50, i % 2 ? 28 : 41, i * 22.5 - (i % 2 ? 14 : 0))),
    1.5,
  );
  const blade = subtract(softened(teeth, 1), circle(-10, 50, 9));
  const engine = union(rect(108, 18, 40, 50, 9), rect(118, 58, 44, 26, 9));
  const bar = union(inked(parse('M70 50L70 16'), 11), inked(line(54, 13, 86, 13), 15));
  const guard = corners('24,50 52,50 44,78 30,78', 4);
  const tool = filleted(union(stroke(line(6, 50, 116, 50), 13), engine, bar, guard), 2);
  const held = (path: ReturnType<typeof rect>) => rotate(path, -44, 50, 50);
  return [main(held(softened(apart(tool, teeth), 1.5))), accent(held(blade))];
});

/** A chisel plough in the soil. */
const plough = filledMark('chisel-plough', ['agriculture'], () => {
  const mast = subtract(corners('30,-22 62,-22 84,20 8,20', 5), corners('40,-9 52,-9 62,10 30,10', 2));
  const bar = union(rect(-16, 14, 130, 18, 5), mast);
  const shank = stroke(parse('M6 24L18 24C34 34 34 56 14 78'), 13);
  const share = softened(parse('M22 74L32 84C24 96 8 108 -14 110C-6 98 0 86 8 72Z'), 1.5);
  const row = (path: ReturnType<typeof rect>) => [-4, 38, 80].map((x) => translate(path, x, 0));
  const shares = union(...row(share));
  return [main(apart(union(bar, ...row(shank)), shares)), accent(shares)];
});

/** A shade net on posts over what grows. */
const shadeNet = filledMark('shade-net', ['agriculture', 'construction'], () => {
  const house = corners('50,-16 116,24 116,110 -16,110 -16,24', 7);
  const door = union(rect(8, 44, 84, 80, 26));
  const hole = (x: number, y: number) =>
    corners(`${x},${y - 7.5} ${x + 7.5},${y} ${x},${y + 7.5} ${x - 7.5},${y}`, 1);
  const holes = concat(
    hole(50, 4),
    ...[37.5, 62.5].map((x) => hole(x, 16)),
    ...[0, 25, 50, 75, 100].map((x) => hole(x, 28)),
    ...[-2, 102].flatMap((x) => [hole(x, 52), hole(x, 74), hole(x, 96)]),
  );
  const leaf = softened(parse('M50 86C48 66 36 56 18 56C18 76 30 88 50 86Z'), 1.5);
  const plant = union(stroke(line(50, 78, 50, 110), 10), both(leaf));
  return [main(subtract(house, door, holes)), accent(plant)];
});

/** A skipping rope that crosses itself. */
const rope = filledMark('skipping-rope', ['healthcare', 'entertainment'], () => {
  const grips = both(rect(10, 70, 24, 48, 9));
  const strand = parse('M22 60C22 28 108 44 108 8C108 -8 78 -14 50 -14');
  const over = inked(strand, 11);
  const under = inked(parse('M78 60C78 28 -8 44 -8 8C-8 -8 22 -14 50 -14'), 11);
  const bridge = intersect(stroke(strand, 20), rect(-20, 20, 140, 50));
  return [main(union(over, subtract(under, bridge))), accent(grips)];
});

/** A park bench. */
const bench = filledMark('park-bench', ['construction', 'desing'], () => {
  const slats = concat(rect(2, 6, 96, 17, 5), rect(2, 28, 96, 17, 5), rect(2, 62, 96, 18, 5));
  const side = union(rect(-16, 40, 14, 70, 4), rect(-20, 36, 21, 14, 6), rect(-20, 100, 22, 11, 4));
  return [accent(apart(slats, both(side))), main(union(both(side), rect(-10, 84, 120, 8)))];
});

export const YARD_AND_HARDWARE: readonly Mark[] = [
  truckSuds,
  sieve,
  roofTurbine,
  nails,
  starterMotor,
  breakers,
  bladeFuse,
  brushCutter,
  plough,
  shadeNet,
  rope,
  bench,
];
