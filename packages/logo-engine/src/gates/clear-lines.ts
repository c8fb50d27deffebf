import { type IdeaId, isPlate } from '../direction/direction.js';
import type { Drawing } from '../drawing/drawing.js';
import { type Box, bottom, bounds, centreX, centreY, right } from '../geometry/bounds.js';
import { contours } from '../geometry/path.js';

/** Least air between two lines, as a share of the higher of the two letters that meet: with less an accent lies on the line above it. */
const LEAST = 0.1;
/** An accent, a dot or a point beside its own letter is this much lower than it, and no wider. */
const ACCENT = { height: 0.45, width: 1.3 } as const;
/** Shape around letters: this much wider than any letter of it. */
const AROUND = 0.55;
/** An accent between two letters of the line above is as much among them as under one: so much wider, by the letter. */
const BETWEEN = 0.25;
/** How little two contours may share from left to right and still pass each other. */
const PASSING = 0.08;

/** Ideas with letters that are no lines: on their side, on a curve, one in another, or with a stroke close under them. */
const OTHERWISE: readonly IdeaId[] = [
  'spine',
  'arched',
  'bridge',
  'arch-over',
  'shared-stem',
  'nested',
  'tail',
];

type Piece = { readonly box: Box; readonly text: boolean };

const holds = (outer: Box, inner: Box): boolean =>
  outer !== inner &&
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  right(outer) >= right(inner) &&
  bottom(outer) >= bottom(inner);

/** Outer contours of letters and of what lies beside them; what is inside a letter is part of it. */
function pieces({ direction, composition: { layers, ink } }: Drawing): Piece[] {
  const drawn = layers.flatMap(({ part, path }) =>
    contours(path).flatMap((contour): Piece[] => {
      const box = bounds(contour);
      return box === null ? [] : [{ box, text: part === 'text' || part === 'container' }];
    }),
  );
  const shapes = drawn.filter(({ box }) => box.width > ink.width * AROUND);
  // What a thing has beside the room for the name, wheels or a handle, is no line.
  const all = isPlate(direction.idea)
    ? drawn.filter(({ box }) => shapes.some((shape) => holds(shape.box, box)))
    : drawn;
  const isShape = (piece: Piece): boolean =>
    shapes.includes(piece) && all.some(({ box }) => box !== piece.box && holds(piece.box, box));
  return all.filter(
    (piece) => !isShape(piece) && !all.some((other) => !isShape(other) && holds(other.box, piece.box)),
  );
}

/** An accent over its own letter, or the dot of an i: no line of its own. */
const isAccent = (above: Box, below: Box): boolean =>
  above.height < below.height * ACCENT.height &&
  above.width < below.width * ACCENT.width + below.height * 0.25;

const isAccentOf = (above: Box, below: Box): boolean =>
  bottom(above) < centreY(below) &&
  isAccent(above, below) &&
  Math.abs(centreX(above) - centreX(below)) < below.width;

/**
 * Whether the lines of a name keep their distance, ink from ink: accents from the feet of the line above, tails from
 * the line below, and both from what is drawn beside the letters.
 */
export function keepsLinesClear(drawing: Drawing): boolean {
  const { layout, idea } = drawing.direction;
  if (layout !== 'wordmark' || OTHERWISE.includes(idea)) return true;
  const all = pieces(drawing);
  const accents = new Set(
    all.filter(
      (piece) =>
        piece.text && all.some(({ box, text }) => text && box !== piece.box && isAccentOf(piece.box, box)),
    ),
  );
  return all.every(({ box: above, text: a }) =>
    all.every((piece) => {
      const { box: below, text: b } = piece;
      if (above === below || !(a || b)) return true;
      // On one line each reaches past the middle of the other.
      if (bottom(above) >= centreY(below) || below.y <= centreY(above)) return true;
      const side = a && accents.has(piece) ? above.height * BETWEEN : 0;
      const shared = Math.min(right(above), right(below) + side) - Math.max(above.x, below.x - side);
      if (shared <= Math.min(above.width, below.width) * PASSING) return true;
      if (isAccentOf(above, below)) return true;
      const higher = Math.max(a ? above.height : 0, b ? below.height : 0);
      return below.y - bottom(above) >= higher * LEAST;
    }),
  );
}
