import { subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { inDisc, type Scene } from './scene.js';

const DISC = circle(50, 50, 50);
/** The mouth of the crescent: its middle, how wide it is, and how far a thing in it reaches. */
const AT = [63, 43] as const;
const MOUTH = 41;
const ROOM = 35;
const CRESCENT = subtract(DISC, circle(...AT, MOUTH));

/** A thing in the mouth of a crescent in the second ink, where its maker is called after the moon. */
export const MOON: Scene = {
  suits: ({ stroke, aspect, parts }, id) =>
    id !== 'moon-stars' && stroke >= 6 && aspect >= 0.4 && aspect <= 2 && parts <= 10,
  encloses: true,
  draw: (symbol, { pale }) => {
    const thing = inDisc(symbol, ROOM, ...AT);
    if (!pale) return { bold: thing, second: CRESCENT };
    const drawn = concat(thing, CRESCENT);
    return { field: circle(50, 50, 62), cut: drawn };
  },
};
