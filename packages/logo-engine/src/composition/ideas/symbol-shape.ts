import { flatten } from '../../analysis/edges.js';
import { isFirm, type Proportioned } from '../../direction/direction.js';
import { bounds, centreX, centreY } from '../../geometry/bounds.js';
import { contours, mapPoints, type Path } from '../../geometry/path.js';

/** What matters of a thing that is to be as small as a letter. */
export type Figure = {
  /** Mean width of its strokes on the square of 100: 50 for a disc, 5 for a line. */
  readonly stroke: number;
  readonly round: boolean;
  /** Its short side by its long one. */
  readonly slenderness: number;
  /** Outlines that it is made of, holes included. */
  readonly parts: number;
  /** Capitals that it is read as. */
  readonly letters: string;
};

/** Outlines of a symbol that is still one thing when it is as small as a letter. */
const MOST_CONTOURS = 6;

/** The same where it stands in a rule, half as large again. */
const MOST_IN_RULE = 14;

/** How much wider than high a thing is in the place of a letter, and in a rule, where there is room beside it. */
const LETTER = { least: 0.5, most: 1.9 } as const;
const IN_RULE = { least: 0.36, most: 2.5 } as const;

const isWithin = (symbol: Path, most: number, shape: { least: number; most: number } = LETTER): boolean => {
  const box = bounds(symbol);
  if (box === null || contours(symbol).length > most) return false;
  const aspect = box.width / box.height;
  return aspect > shape.least && aspect < shape.most;
};

/** Whether a symbol can stand in the place of a letter: of few parts, and neither a stick nor a strip. */
export const isCompact = (symbol: Path): boolean => isWithin(symbol, MOST_CONTOURS);

/** Whether it can interrupt a rule. */
export const fitsInRule = (symbol: Path, proportioned: Proportioned): boolean =>
  isWithin(symbol, MOST_IN_RULE, isFirm(proportioned) ? IN_RULE : LETTER);

/** Whether a symbol is still one thing when it is half as high as a letter: of bold strokes, or all silhouette. */
export const isSturdy = ({ stroke, parts }: Figure): boolean => stroke >= 14 || (stroke >= 10 && parts < 3);

/** Directions in which an outline is looked at. */
const RAYS = 32;
/** How even the reach of a round thing is in all directions. */
const EVEN = 0.8;

/** How far an outline reaches from its middle in every direction. */
function reaches(symbol: Path): number[] {
  const box = bounds(symbol);
  const reach = new Array<number>(RAYS).fill(0);
  if (box === null) return reach;
  const k = 100 / Math.max(box.width, box.height);
  const edges = flatten(
    mapPoints(symbol, (x, y) => [(x - centreX(box)) * k, (y - centreY(box)) * k]),
    1,
  );
  for (let i = 0; i < edges.length; i += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.slice(i, i + 4);
    // So close that no ray slips between two points.
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 2);
    for (let s = 0; s < steps; s++) {
      const [x, y] = [x0 + ((x1 - x0) * s) / steps, y0 + ((y1 - y0) * s) / steps];
      const at = Math.floor(((Math.atan2(y, x) / Math.PI + 1) / 2) * RAYS) % RAYS;
      reach[at] = Math.max(reach[at] ?? 0, Math.hypot(x, y));
    }
  }
  return reach;
}

/** Whether a symbol is as round as an o: a record, an orange, a wheel. */
export function isRound(symbol: Path): boolean {
  const reach = reaches(symbol);
  return Math.min(...reach) >= EVEN * Math.max(...reach, 1);
}

/** A symbol scaled so that it just fits into a circle, in its middle. */
export function inCircle(symbol: Path, cx: number, cy: number, r: number): Path {
  const box = bounds(symbol) ?? { x: 0, y: 0, width: 1, height: 1 };
  const k = (r * 2) / Math.hypot(box.width, box.height);
  return mapPoints(symbol, (x, y) => [(x - centreX(box)) * k + cx, (y - centreY(box)) * k + cy]);
}

/** A symbol as high as told, standing with its middle at x and its foot at y; or a part of one, in its place. */
export function standing(symbol: Path, cx: number, foot: number, height: number, part = symbol): Path {
  const box = bounds(symbol) ?? { x: 0, y: 0, width: 1, height: 1 };
  const k = height / box.height;
  return mapPoints(part, (x, y) => [(x - centreX(box)) * k + cx, (y - box.y - box.height) * k + foot]);
}
