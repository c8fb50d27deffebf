import { bounds } from '../../geometry/bounds.js';
import { grow, subtract } from '../../geometry/kernel.js';
import { turn } from '../../geometry/merge.js';
import { contours, EMPTY, type Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { centred, filled, type Scene } from './scene.js';

const GAP = 3.8;
/** The spot behind, and how far the thing reaches out of it. */
const RADIUS = 39;
const SIDE = 84;

/** What is round hides it but for a sliver, and through what is open it is seen as a thing. */
const ROUND: readonly string[] = [
  'waves-circle',
  'furrow-disc',
  'honeycomb',
  'cookie',
  'chart-pie',
  'sun',
  'horseshoe',
  'croissant',
  'drumstick',
];

/** The least that is seen of the spot, and below what share of that a piece is a sliver. */
const SEEN = 1050;
const SLIVER = 0.12;

const areaOf = (contour: Path): number => Math.abs(turn(contour)) / 2;

/** What is seen of the spot behind a thing, when that is one generous piece. */
function seenOf(bold: Path): Path | null {
  const { x, y, width, height } = bounds(bold) ?? { x: 0, y: 0, width: 100, height: 100 };
  const spot = circle(x + width * 0.6, y + height * 0.4, RADIUS);
  const [largest, ...others] = contours(subtract(spot, filled(grow(filled(bold), GAP)))).sort(
    (a, b) => areaOf(b) - areaOf(a),
  );
  if (largest === undefined || areaOf(largest) < SEEN) return null;
  return others.every((other) => areaOf(other) < areaOf(largest) * SLIVER) ? largest : null;
}

/** A thing before a spot of the second ink that it reaches out of, below and to the left. */
export const SPOT: Scene = {
  suits: ({ aspect, stroke, ink, parts, path }, id) =>
    !ROUND.includes(id) &&
    aspect >= 0.55 &&
    aspect <= 2 &&
    stroke >= 10.5 &&
    ink >= 0.36 &&
    ink <= 0.6 &&
    parts <= 7 &&
    seenOf(centred(path, SIDE, SIDE, 46, 54)) !== null,
  draw: (symbol, { pale }) => {
    const bold = centred(symbol, SIDE, SIDE, 46, 54);
    if (pale) return { field: circle(50, 50, 56), cut: bold };
    return { bold, second: seenOf(bold) ?? EMPTY };
  },
};
