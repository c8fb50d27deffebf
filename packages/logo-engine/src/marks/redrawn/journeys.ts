import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Between two whole wheels: tank and seat in one line. */
const motorcycle = redrawing('motorcycle', () => {
  const wheels = concat(circle(18, 74, 22), circle(82, 74, 22));
  const hubs = concat(circle(18, 74, 10), circle(82, 74, 10));
  const fork = stroke(parse('M54 12L66 12L80 60'), 7.5, { cap: 'round', join: 'round' });
  const seat = parse(
    'M-3 34C8 31 18 38 28 39L44 39C48 30 60 28 70 36L73 50L62 58L46 58L22 55C10 54 0 46 -3 34Z',
  );
  const engine = corners('38,52 64,52 62,78 56,84 44,84 38,76', 4);
  const body = union(seat, engine, fork, circle(77, 33, 8));
  return [main(apart(body, wheels)), accent(subtract(wheels, hubs), wheels)];
});

/** A motor scooter: a shield that sweeps into its footboard, and the box of who delivers. */
const moped = redrawing('moped', () => {
  const wheels = concat(circle(21, 85, 16), circle(82, 85, 16));
  const cowl = parse('M0 78C-1 60 9 50 24 50L47 50C50 50 52 52 52 55C53 64 57 70 64 70L72 70L72 80L0 80Z');
  const shield = stroke(parse('M48 9L60 9C64 9 65 11 66 14L75 68'), 9, { cap: 'round', join: 'round' });
  const fender = parse('M60 82C60 70 70 62 81 62C93 62 102 70 103 82Z');
  const body = union(cowl, rect(14, 41, 38, 12, 6), shield, fender, circle(74, 24, 7));
  return [
    main(apart(body, wheels)),
    main(subtract(wheels, circle(21, 85, 6), circle(82, 85, 6)), wheels),
    accent(rect(-2, 10, 32, 26, 5)),
  ];
});

/** An anchor whose flukes are points, and whose crown is one. */
const anchor = redrawing('anchor', () => {
  const ring = subtract(circle(50, 10, 13), circle(50, 10, 5.6));
  const arm = parse('M-4 72L7 45L28 62L18 65C23 79 34 87 48 89L52 89L52 103L48 103C25 101 8 88 4 70Z');
  const shank = union(rect(45.5, 20, 9, 78), rect(27, 29, 46, 9, 4.5), corners('36,92 64,92 50,105', 1));
  return [main(union(ring, shank, both(arm)))];
});

/** A boot for the hills: its laces lie on it, its sole follows it. */
const boot = redrawing('boot', () => {
  const upper = parse(
    'M18 -1C18 -3 20 -4 22 -4L54 1C57 1 59 3 59 6L61 34C66 47 82 51 94 57C102 61 105 68 105 79L3 79C3 66 16 58 17 42Z',
  );
  const sole = union(rect(-1, 84, 106, 9, 3), ...[0, 22, 44, 66, 88].map((x) => rect(x, 87, 16, 15, 3)));
  const laces = concat(line(33, 15, 49, 17), line(34, 28, 51, 30), line(36, 41, 56, 44));
  const toe = stroke(parse('M86 50C77 58 74 66 75 84'), 4.6);
  return [
    main(subtract(upper, stroke(laces, 5.6, { cap: 'round' }), toe), concat(upper, laces)),
    accent(sole),
  ];
});

/** A peak with its snow before another. */
const mountain = redrawing('mountain', () => {
  const peak = corners('37,4 80,98 -4,98', 2);
  const snow = corners('37,-4 66,50 56,54 46,44 37,56 28,44 18,54 8,50', 2);
  const other = corners('72,36 104,98 46,98', 2);
  const foot = subtract(peak, snow);
  const cap = subtract(peak, foot);
  return [main(apart(foot, cap)), accent(cap), main(apart(other, peak))];
});

export const REDRAWN_JOURNEYS: readonly Redrawing[] = [motorcycle, moped, anchor, boot, mountain];
