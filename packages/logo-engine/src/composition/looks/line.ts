import { bounds } from '../../geometry/bounds.js';
import { grow, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { GAP, type Part } from '../../marks/mark.js';
import { withoutSpecks } from './piece.js';

/** Half the width of the widest cut in a mark that is a line when drawn as one. */
const CUT = 2.5;

/**
 * The edge of a shape as an even line. It is drawn outside by half a gap: where a gap keeps two shapes apart, their
 * edges are then one line in the middle and not a double one. A cut within a shape is a line itself.
 */
function edge(path: Path, width: number): Path {
  const outline = stroke(grow(path, GAP / 2), width);
  const cuts = subtract(shrink(grow(path, CUT), CUT + 0.3), path);
  // What is wider than a cut is none, but an edge that the kernel lost.
  const lost = bounds(shrink(cuts, CUT * 2)) !== null;
  return lost ? outline : union(outline, grow(cuts, Math.max(0.01, (width - GAP) / 2)));
}

/** A symbol as an even line. */
export function lined(parts: readonly Part[], width: number): Path {
  const lines = parts.flatMap(({ path, centre }) =>
    centre === null ? [] : [centre === undefined ? edge(path, width) : stroke(centre, width)],
  );
  return withoutSpecks(union(...lines));
}
