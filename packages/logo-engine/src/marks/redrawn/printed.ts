import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, corners, line, polar, rect, star } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Flyers in a fan, an offer on the first. */
const flyer = redrawing('flyer', () => {
  const sheet = rect(28, 4, 70, 101, 7);
  const burst = star(63, 40, 29, 22, 12, 2);
  const percent = union(
    circle(54, 32, 5.5),
    circle(72, 48, 5.5),
    stroke(line(73, 29, 53, 51), 5.5, { cap: 'round' }),
  );
  const offer = subtract(burst, percent);
  const lines = concat(line(44, 80, 82, 80), line(52, 93, 74, 93));
  const back = rotate(rect(8, 14, 62, 85, 7), -12, 40, 57);
  return [
    main(subtract(sheet, offer, stroke(lines, 7, { cap: 'round' })), concat(sheet, burst, lines)),
    accent(apart(back, sheet)),
  ];
});

/** A 3D printer: the nozzle on its gantry over a cube, on the bed. */
const printer3d = redrawing('printer-3d', () => {
  const post = rect(2, -5.5, 12, 95, 4);
  const head = union(rect(30, 4, 40, 22, 4), corners('37,22 63,22 63,27 54,38 46,38 37,27', 2));
  const base = union(rect(-5.5, 89, 111, 16.5, 6), both(post), rect(8, 9, 84, 10), head);
  const top = corners('50,42 72,52 50,62 28,52', 1.5);
  const side = corners('28,56.5 47.7,65.5 47.7,84.5 28,75.5', 1.5);
  return [main(base), accent(concat(top, both(side)))];
});

/** The seal of what was checked: few broad scallops, and a tick that fills it. */
const sealCheck = redrawing('seal-check', () => {
  const scallops = Array.from({ length: 10 }, (_, i) => circle(...polar(50, 50, 40, 36 * i - 90), 15.4));
  const seal = union(circle(50, 50, 42), ...scallops);
  const tick = parse('M27 52L43 68L74 34');
  return [main(subtract(seal, inked(tick, 14)), concat(seal, tick))];
});

export const PRINTED: readonly Redrawing[] = [flyer, printer3d, sealCheck];
