import { bounds } from '../../geometry/bounds.js';
import { grow, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { filled, inDisc, type Scene, standing } from './scene.js';

const FOOT = 94;
const GAP = 4;
/** The middle one, and those beside it: how high and how wide they are, and how far apart. */
const TALL = { height: 88, width: 50 };
const SMALL = { height: 62, width: 36 };
/** Share of a small one that is hidden behind the tall one. */
const HIDDEN = 0.22;

/** What stands upright by the dozen, solid and simple: what is hidden of it is missed by nobody. */
const BY_THE_DOZEN: readonly string[] =
  `pine wheat beer-bottle flower-tulip cactus carrot chess-pawn popsicle mushroom candle house castle-turret acorn perfume balloon`.split(
    /\s+/,
  );

/** Three of a kind, the middle one before two in the second ink. */
export const TRIO: Scene = {
  suits: ({ aspect, stroke }, id) => BY_THE_DOZEN.includes(id) && aspect <= 1.05 && stroke >= 8,
  encloses: true,
  draw: (symbol, { pale }) => {
    const bold = standing(symbol, TALL.width, TALL.height, FOOT);
    const around = filled(grow(filled(bold), GAP));
    const middle = bounds(bold) ?? { width: 50 };
    const beside = [-1, 1].map((side) => {
      const small = standing(symbol, SMALL.width, SMALL.height, FOOT);
      const { width } = bounds(small) ?? { width: 30 };
      return subtract(
        standing(
          symbol,
          SMALL.width,
          SMALL.height,
          FOOT,
          50 + side * (middle.width / 2 + width * (0.5 - HIDDEN)),
        ),
        around,
      );
    });
    if (pale) return { field: circle(50, 50, 50), cut: inDisc(concat(bold, ...beside), 41, 50, 50) };
    return { bold, second: concat(...beside) };
  },
};
