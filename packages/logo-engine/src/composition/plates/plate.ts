import type { StyleId } from '../../brief/brief.js';
import { type Box, centreX, centreY } from '../../geometry/bounds.js';
import type { Path } from '../../geometry/path.js';
import type { Idea } from '../ideas/idea.js';
import { allGlyphs, textLayer } from '../ideas/ink.js';
import { cutOut } from '../ideas/label.js';

/** A thing of a trade that holds the whole name, which is cut out of it. */
export type Plate = {
  /**
   * Symbols of the businesses that it speaks of: it is for those whose words call for one of them. None where it is drawn for logos
   * that have it, and chosen no more.
   */
  readonly about: readonly string[];
  /** Styles whose tone it has; all when absent. */
  readonly styles?: readonly StyleId[];
  /** Widths of what it holds, in its heights: how far the thing can be stretched and still be itself. */
  readonly aspect: readonly [least: number, most: number];
  /**
   * The thing around what it holds. Capitals are 100 high; its contours do not overlap, as letters are holes in them.
   * `second` is what of it has the second colour, apart from the plate.
   */
  readonly draw: (held: Box) => { readonly plate: Path; readonly second?: Path };
};

/** Characters from which on a thing is only long. */
const LONGEST = 32;

/** How much larger the room may be than a long line is high, or a short one wide: in more, letters are lost. */
const AIRIEST = { high: 2.2, wide: 1.6 } as const;

/** The room for what a thing holds, in a shape that the thing can have; null when it would be lost in it. */
function roomFor(box: Box, [least, most]: Plate['aspect']): Box | null {
  const width = Math.max(box.width, box.height * least);
  const height = Math.max(box.height, box.width / most);
  if (width > box.width * AIRIEST.wide || height > box.height * AIRIEST.high) return null;
  return { x: centreX(box) - width / 2, y: centreY(box) - height / 2, width, height };
}

/** The idea of a name that is cut out of a thing of its trade. */
export const plateIdea = ({ aspect, draw }: Plate): Idea => ({
  suits: (text) => text.length <= LONGEST,
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['wordmark'],
    open: true,
    arrange(_, { layers, box }, inks) {
      const held = roomFor(box, aspect);
      if (held === null) return null;
      const { plate, second } = draw(held);
      // A ground in a bright colour is left out on dark and in one ink: the thing would be gone, and is deep with bright letters.
      const isBright = inks.plate === 'ground';
      const cut = cutOut(plate, layers, isBright ? { ...inks, plate: 'plate' } : inks);
      if (second === undefined) return cut;
      const role = isBright ? 'plate' : (inks.shape ?? inks.plate);
      return { ...cut, layers: [...cut.layers, { part: 'ornament', role, path: second }] };
    },
  },
});
