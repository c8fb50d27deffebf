/** What stands in a house and lets its water run: drawn anew in one piece. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A drop between its point and its round end. */
const drop = (x: number, top: number, bottom: number, half: number): Path => {
  const tall = bottom - top;
  return parse(
    `M${x} ${top}C${x + half * 0.35} ${top + tall * 0.24} ${x + half} ${top + tall * 0.4} ${x + half} ${bottom - half}C${x + half} ${bottom - half * 0.45} ${x + half * 0.55} ${bottom} ${x} ${bottom}C${x - half * 0.55} ${bottom} ${x - half} ${bottom - half * 0.45} ${x - half} ${bottom - half}C${x - half} ${top + tall * 0.4} ${x - half * 0.35} ${top + tall * 0.24} ${x} ${top}Z`,
  );
};

/** A chest of drawers on splayed legs. */
const dresser = redrawing('dresser', () => {
  const slab = rect(-6, -6, 112, 14, 5);
  const upper = union(rect(0, 13, 47.5, 22, 3), rect(52.5, 13, 47.5, 22, 3));
  const lower = union(
    rect(0, 67, 100, 23, 3),
    corners('4,80 28,80 18,108 5,108', 2.5),
    corners('96,80 72,80 82,108 95,108', 2.5),
  );
  const handle = (y: number): Path => inked(line(40, y, 60, y), 6.5);
  const knobs = union(circle(23.75, 24, 4.5), circle(76.25, 24, 4.5), handle(78.5));
  return [
    main(subtract(union(slab, upper, filleted(lower, 2)), knobs)),
    accent(subtract(rect(0, 40, 100, 22, 3), handle(51))),
  ];
});

/** A pump that is worked by hand, a drop at its spout. */
const pump = redrawing('water-pump', () => {
  const column = union(
    rect(-20, -36, 40, 92, 5),
    rect(-27, -40, 54, 14, 5),
    rect(-33, 44, 66, 16, 6),
    rect(-7, -66, 14, 34, 5),
  );
  const spout = union(
    stroke(parse('M0 -12L-34 -12C-46 -12 -52 -5 -52 4'), 19, { cap: 'butt' }),
    rect(-65.5, -2, 27, 10, 4),
  );
  const lever = inked(parse('M-14 -60C14 -66 34 -58 46 -34C53 -20 56 -8 57 14'), 15);
  return [main(filleted(union(column, spout, lever), 2)), accent(drop(-54, 13, 52, 14.5))];
});

/** A round pie, one slice drawn out of it. */
const pie = redrawing('chart-pie', () => {
  const cuts = union(line(50, 50, 50, -20), line(50, 50, 120, 50), line(50, 50, 8, 110));
  const disc = circle(50, 50, 50);
  const slice = parse('M57 43L57 -9C86 -9 109 14 109 43Z');
  const rest = subtract(disc, stroke(cuts, 7), parse('M50 50L50 -10L110 -10L110 50Z'));
  return [main(softened(rest, 3)), accent(softened(slice, 3))];
});

export const DRAWERS_AND_PUMPS: readonly Redrawing[] = [dresser, pump, pie].map(filling);
