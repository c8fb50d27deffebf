import { flatten } from '../../analysis/edges.js';
import { bounds, centreX } from '../../geometry/bounds.js';
import { grow, shrink } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { monogramPath } from '../../marks/monogram.js';
import { middleOf } from './initial.js';
import { centred, filled, inDisc, type Scene } from './scene.js';

/** Things with one plain body that is large enough for a letter. */
const BODIES: readonly string[] =
  'tooth egg heart jar pin t-shirt balloon shield-check bread cloud drop-half milk-bottle perfume vase chef-hat'.split(
    ' ',
  );

/** How far the body closes over the gaps between its parts: the nicks that they leave in the outline go too. */
const CLOSING = 7;
/** A letter's reach, of the largest circle in the body. */
const SHARE = 0.8;
const FACE = 'montserrat-700';

const solid = (symbol: Path): Path => filled(shrink(filled(grow(filled(symbol), CLOSING)), CLOSING));

/** The initial of the proper name, cut out of the solid body of a thing. */
export const LETTER: Scene = {
  suits: ({ stroke }, id) => BODIES.includes(id) && stroke >= 9,
  encloses: true,
  draw: (symbol, { letter }) => {
    const body = centred(solid(symbol), 98, 98);
    if (letter === null) return { field: body };
    const box = bounds(body) ?? { x: 0, y: 0, width: 100, height: 100 };
    const { y, r } = middleOf(flatten(body, 1), box);
    // Each is its own mirror image, or nearly.
    return { field: body, cut: inDisc(monogramPath(letter, FACE).path, r * SHARE, centreX(box), y) };
  },
};
