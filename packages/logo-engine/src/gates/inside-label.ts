import type { IdeaId } from '../direction/direction.js';
import type { Drawing } from '../drawing/drawing.js';
import { type Box, bounds } from '../geometry/bounds.js';
import { shrink, subtract } from '../geometry/kernel.js';
import { concat, contours, type Path } from '../geometry/path.js';

/** Everything stands in one shape, within its fine line. */
const LABELS: readonly IdeaId[] = ['label', 'oval-sign'];
/** A contour as large as the drawing is of the shape, and not of what it holds. */
const SHAPE = { width: 0.85, height: 0.7 } as const;

/** Air between the two, as a share of the drawing's height: letters that nearly touch the line look as if they did. */
const AIR = 0.05;

type Piece = { readonly contour: Path; readonly box: Box };

const areaOf = ({ box }: Piece): number => box.width * box.height;

/** Whether what a label holds stays within it: in a round one a wide last line runs into the line at its edge. */
export function staysInside({ direction, composition: { layers, ink } }: Drawing): boolean {
  if (!LABELS.includes(direction.idea)) return true;
  const pieces = layers.flatMap(({ path }) =>
    contours(path).flatMap((contour): Piece[] => {
      const box = bounds(contour);
      return box === null ? [] : [{ contour, box }];
    }),
  );
  const isShape = ({ box }: Piece): boolean =>
    box.width > ink.width * SHAPE.width && box.height > ink.height * SHAPE.height;
  const [innermost] = pieces.filter(isShape).sort((a, b) => areaOf(a) - areaOf(b));
  const held = pieces.filter((piece) => !isShape(piece)).map(({ contour }) => contour);
  return (
    innermost === undefined ||
    bounds(subtract({ ...concat(...held), evenOdd: true }, shrink(innermost.contour, AIR * ink.height))) ===
      null
  );
}
