import { concat } from '../../geometry/path.js';
import { band, circle, polar } from '../../geometry/shapes.js';
import { inDisc, type Scene } from './scene.js';

/** The ring, where it is open, and the body in its opening. */
const OUTER = 50;
const INNER = 44.5;
const AT = -45;
const OPEN = 17;
const BODY = 7.5;

/** A ring around the symbol with a body that travels on it. */
export const ORBIT: Scene = {
  suits: ({ aspect, stroke, ink, parts }) =>
    aspect >= 0.5 && aspect <= 1.9 && stroke >= 8 && ink >= 0.25 && parts <= 8,
  draw: (symbol, { pale }) => {
    const ring = band(50, 50, OUTER, INNER, AT + OPEN, AT + 360 - OPEN);
    const body = circle(...polar(50, 50, (OUTER + INNER) / 2, AT), BODY);
    const bold = concat(ring, inDisc(symbol, 34, 50, 50));
    if (!pale) return { bold, second: body };
    return { field: circle(50, 50, 62), cut: concat(bold, body) };
  },
};
