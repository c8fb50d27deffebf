import { flatten } from '../../analysis/edges.js';
import { bounds, centreX, centreY } from '../../geometry/bounds.js';
import { contours, mapPoints, type Path } from '../../geometry/path.js';
import type { Figure } from '../looks/stroke.js';

/** Outlines of a symbol that is still one thing when it is as small as a letter. */
const MOST_CONTOURS = 6;

/** Whether a symbol can stand in the place of a letter: of few parts, and neither a stick nor a strip. */
export function isCompact(symbol: Path): boolean {
  const box = bounds(symbol);
  if (box === null || contours(symbol).length > MOST_CONTOURS) return false;
  const aspect = box.width / box.height;
  return aspect > 0.5 && aspect < 1.9;
}

/** Whether a symbol is still one thing when it is half as high as a letter: of bold strokes, or all silhouette. */
export const isSturdy = ({ stroke, shape, parts }: Figure): boolean =>
  shape !== 'stem' && (stroke >= 14 || (stroke >= 10 && parts < 3));

/** Letters whose outline a symbol may have: a round o, an A that comes to a peak, an upright stroke. */
export type LetterShape = 'round' | 'peak' | 'stem' | 'other';

/** Directions and heights at which an outline is looked at. */
const RAYS = 32;
const ROWS = 20;
/** How even the reach of a round thing is in all directions. */
const EVEN = 0.8;
/** How much taller than wide an upright one is. */
const UPRIGHT = 1.75;

type Point = readonly [number, number];

/** Points along the outline, so close that no ray misses it, on a square of -1 to 1. */
function pointsOf(symbol: Path): Point[] {
  const box = bounds(symbol);
  if (box === null) return [];
  const k = 2 / Math.max(box.width, box.height);
  const unit = mapPoints(symbol, (x, y) => [(x - centreX(box)) * k * 50, (y - centreY(box)) * k * 50]);
  const edges = flatten(unit, 1);
  const points: Point[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.slice(i, i + 4);
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 2);
    for (let s = 0; s < steps; s++)
      points.push([(x0 + ((x1 - x0) * s) / steps) / 50, (y0 + ((y1 - y0) * s) / steps) / 50]);
  }
  return points;
}

/** Whether an outline reaches equally far in every direction: a record, an orange, a wheel. */
function isRound(points: readonly Point[]): boolean {
  const reach = new Array<number>(RAYS).fill(0);
  for (const [x, y] of points) {
    const at = Math.floor(((Math.atan2(y, x) / Math.PI + 1) / 2) * RAYS) % RAYS;
    reach[at] = Math.max(reach[at] ?? 0, Math.hypot(x, y));
  }
  return Math.min(...reach) / Math.max(...reach) >= EVEN;
}

/** Whether an outline comes from a broad foot to a peak in the middle: a mountain, a roof, a tent. */
function isPeak(points: readonly Point[]): boolean {
  const top = Math.min(...points.map(([, y]) => y));
  const low = Math.max(...points.map(([, y]) => y));
  const rows = Array.from({ length: ROWS }, () => [Infinity, -Infinity] as [number, number]);
  for (const [x, y] of points) {
    const row = rows[Math.min(ROWS - 1, Math.floor(((y - top) / (low - top)) * ROWS))];
    if (row === undefined) continue;
    row[0] = Math.min(row[0], x);
    row[1] = Math.max(row[1], x);
  }
  const widths = rows.map(([left, end]) => Math.max(0, end - left));
  const foot = Math.max(...widths);
  const [head, waist] = [widths[1] ?? 0, widths[ROWS / 2] ?? 0];
  const apex = rows[1] ?? [0, 0];
  const centred = Math.abs((apex[0] + apex[1]) / 2) < 0.2;
  const aspect = foot / (low - top);
  const broad = widths.slice(-7, -2).every((width) => width > foot * 0.55);
  return centred && broad && head < foot * 0.4 && waist < foot * 0.82 && aspect > 0.62 && aspect < 1.5;
}

const shapes = new WeakMap<Path, LetterShape>();

/** The letter that a symbol looks like. */
export function letterShape(symbol: Path): LetterShape {
  const known = shapes.get(symbol);
  if (known !== undefined) return known;
  const box = bounds(symbol);
  const points = pointsOf(symbol);
  const found =
    box === null
      ? 'other'
      : box.height / box.width >= UPRIGHT
        ? 'stem'
        : isRound(points)
          ? 'round'
          : isPeak(points)
            ? 'peak'
            : 'other';
  shapes.set(symbol, found);
  return found;
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
