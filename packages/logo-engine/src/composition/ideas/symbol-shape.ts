import { bounds, centreX, centreY } from '../../geometry/bounds.js';
import { contours, mapPoints, type Path } from '../../geometry/path.js';

/** Outlines of a symbol that is still one thing when it is as small as a letter. */
const MOST_CONTOURS = 6;

/** Whether a symbol can stand in the place of a letter: of few parts, and neither a stick nor a strip. */
export function isCompact(symbol: Path): boolean {
  const box = bounds(symbol);
  if (box === null || contours(symbol).length > MOST_CONTOURS) return false;
  const aspect = box.width / box.height;
  return aspect > 0.5 && aspect < 1.9;
}

/** A symbol scaled so that it just fits into a circle, in its middle. */
export function inCircle(symbol: Path, cx: number, cy: number, r: number): Path {
  const box = bounds(symbol) ?? { x: 0, y: 0, width: 1, height: 1 };
  const k = (r * 2) / Math.hypot(box.width, box.height);
  return mapPoints(symbol, (x, y) => [(x - centreX(box)) * k + cx, (y - centreY(box)) * k + cy]);
}

/** A symbol as high as told, standing with its middle at x and its foot at y. */
export function standing(symbol: Path, cx: number, foot: number, height: number): Path {
  const box = bounds(symbol) ?? { x: 0, y: 0, width: 1, height: 1 };
  const k = height / box.height;
  return mapPoints(symbol, (x, y) => [(x - centreX(box)) * k + cx, (y - box.y - box.height) * k + foot]);
}
