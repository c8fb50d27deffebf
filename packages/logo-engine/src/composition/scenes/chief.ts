import { intersect, parse, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect, star } from '../../geometry/shapes.js';
import { inDisc, type Scene } from './scene.js';

const SHIELD = parse('M8 2L92 2L92 50C92 77 74 92 50 102C26 92 8 77 8 50Z');
/** The line between the head of the shield and its field. */
const LINE = 25;
const GAP = 3.6;
const STARS = concat(...[27, 50, 73].map((x) => star(x, LINE / 2 + 1.4, 7.2, 3.2, 5)));

/** A shield whose head is set apart and bears three stars. */
export const CHIEF: Scene = {
  suits: ({ aspect, stroke, ink, parts }) =>
    aspect >= 0.5 && aspect <= 1.8 && stroke >= 9 && ink >= 0.3 && parts <= 10,
  encloses: true,
  draw: (symbol) => ({
    field: concat(intersect(SHIELD, rect(0, 0, 100, LINE)), subtract(SHIELD, rect(0, 0, 100, LINE + GAP))),
    cut: concat(STARS, inDisc(symbol, 27, 50, 57)),
  }),
};
