import { bounds } from '../../geometry/bounds.js';
import { grow, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { EMPTY, type Path } from '../../geometry/path.js';
import { GAP, type Part } from '../../marks/mark.js';
import { withoutSpecks } from './piece.js';

/** Half the width of the widest cut in a mark that is a line when drawn as one. */
const CUT = 2.5;

/** What is drawn of a shape as a line: its edge, half a gap outside, and the cuts within it. */
type Edges = { readonly edge: Path; readonly cuts: Path };

/** Marks keep what they draw, and this costs the most of a line: it is found once for each shape. */
const known = new WeakMap<Path, Edges>();

/**
 * The edge is drawn outside by half a gap: where a gap keeps two shapes apart, their edges are then one line in the
 * middle and not a double one.
 */
function edgesOf(path: Path): Edges {
  const found = known.get(path);
  if (found !== undefined) return found;
  const cuts = subtract(shrink(grow(path, CUT), CUT + 0.3), path);
  // What is wider than a cut is none, but an edge that the kernel lost.
  const lost = cuts.commands.length > 0 && bounds(shrink(cuts, CUT * 2)) !== null;
  const edges = { edge: grow(path, GAP / 2), cuts: lost ? EMPTY : cuts };
  known.set(path, edges);
  return edges;
}

/** A symbol as an even line: the edges of its parts, or their centre lines, and its cuts. */
export function lined(parts: readonly Part[], width: number): Path {
  const wider = Math.max(0.01, (width - GAP) / 2);
  const lines = parts.flatMap(({ path, centre }) => {
    if (centre === null) return [];
    if (centre !== undefined) return [stroke(centre, width)];
    const { edge, cuts } = edgesOf(path);
    const line = stroke(edge, width);
    return cuts.commands.length === 0 ? [line] : [union(line, grow(cuts, wider))];
  });
  return withoutSpecks(union(...lines));
}
