import { CAP } from '../../fonts/shape.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { inkGlyphs, textPath } from './ink.js';
import type { Inks } from './inks.js';

/** The name parted by a cut: what is outside a shape in the base colour, what is inside it in the second one. */
export function halves(block: TextBlock, inks: Inks, gap: Path, under: Path): Layer[] | null {
  if (inks.letter === null) return null;
  const letters = inkGlyphs(block).map((glyph) => subtract(union(glyph.path), gap));
  return [
    textPath(
      letters.map((path) => subtract(path, under)),
      inks.base,
    ),
    textPath(
      letters.map((path) => intersect(path, under)),
      inks.letter,
    ),
  ];
}

/** Width of such a cut. */
export const CUT = 0.055 * CAP;
