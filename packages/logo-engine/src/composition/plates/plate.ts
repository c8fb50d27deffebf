import type { StyleId } from '../../brief/brief.js';
import type { Role } from '../../colour/palette.js';
import { isContrasting } from '../../direction/direction.js';
import { type Box, centreX, centreY } from '../../geometry/bounds.js';
import type { Path } from '../../geometry/path.js';
import type { Idea } from '../ideas/idea.js';
import { allGlyphs, textLayer } from '../ideas/ink.js';
import type { Inks } from '../ideas/inks.js';
import { cutOut } from '../ideas/label.js';
import { group, type Layer } from '../layer.js';
import type { NameGroup } from '../lockup.js';

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

/** What a thing is with the name in it, and the colour of its second part. */
type Held = { readonly layers: readonly Layer[]; readonly shown: Role };

const cutIn = (plate: Path, { layers }: NameGroup, inks: Inks): Held => ({
  layers: cutOut(plate, layers, inks).layers,
  shown: inks.shape ?? inks.plate,
});

/**
 * A ground in a bright colour is left out on dark and in one ink: the thing would be gone, and is deep. Its letters are
 * white where its small lines or its second part show the colour, else they are bright.
 */
function deep(plate: Path, name: NameGroup, inks: Inks, second: Path | undefined): Held {
  const { layers } = cutOut(plate, name.layers, { ...inks, plate: 'plate' });
  if (!isContrasting(name)) return { layers, shown: 'plate' };
  const shows = second !== undefined && inks.lost;
  const [, ...small] = name.layers;
  return {
    // The name comes first.
    layers: shows || small.length > 0 ? layers.slice(1) : layers,
    shown: shows ? 'main' : 'plate',
  };
}

/** The idea of a name that is cut out of a thing of its trade. */
export const plateIdea = ({ aspect, draw }: Plate): Idea => ({
  suits: (text) => text.length <= LONGEST,
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['wordmark'],
    open: true,
    arrange(_, name, inks) {
      const held = roomFor(name.box, aspect);
      if (held === null) return null;
      const { plate, second } = draw(held);
      const { layers, shown } =
        inks.plate === 'ground' ? deep(plate, name, inks, second) : cutIn(plate, name, inks);
      const drawn: Layer[] = second === undefined ? [] : [{ part: 'ornament', role: shown, path: second }];
      return group([...layers, ...drawn]);
    },
  },
});
