import type { Direction } from '../direction/direction.js';
import { type Box, bounds, centreX, centreY, unionBoxes } from '../geometry/bounds.js';
import { stroke, subtract, union } from '../geometry/kernel.js';
import { mapPoints, type Path } from '../geometry/path.js';
import { iconPath } from '../icons/icons.js';
import { containerOf } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Part } from '../marks/mark.js';
import { monogramPath } from '../marks/monogram.js';
import { type Group, group, type Layer } from './layer.js';

/** Line width of the line treatment, on the square of 100 that marks are drawn on. */
const LINE_WIDTH = 3.4;
/** Line width of open containers. */
const RING_WIDTH = 1.9;

const fill = (path: Path): Part[] => [{ role: 'main', path }];

function asLine(parts: readonly Part[], width: number): Part[] {
  const lines = parts
    .map((part) => (part.centre === null ? null : stroke(part.centre ?? part.path, width)))
    .filter((path) => path !== null);
  return fill(union(...lines));
}

function drawn(direction: Direction): readonly Part[] {
  const spec = direction.symbol;
  if (spec === null) return [];
  if (spec.kind === 'monogram') return fill(monogramPath(spec.text, direction.face).path);
  if (spec.kind === 'icon') return fill(iconPath(spec.id, direction.treatment === 'line'));
  const parts = markById(spec.id).draw(spec.params);
  if (direction.treatment === 'line') return asLine(parts, LINE_WIDTH);
  if (direction.treatment === 'plain' || direction.accent === 'none') {
    return parts.map((part) => (part.role === 'accent' ? { ...part, role: 'main' } : part));
  }
  return parts;
}

const boxOf = (parts: readonly Part[]): Box =>
  unionBoxes(parts.map((part) => bounds(part.path))) ?? { x: 0, y: 0, width: 1, height: 1 };

/** Scales parts so that their diagonal fits the room of a container, and centres them in it. */
function fit(parts: readonly Part[], room: number, [cx, cy]: readonly [number, number]): Part[] {
  const box = boxOf(parts);
  const half = Math.hypot(box.width, box.height) / 2;
  const k = (room * Math.SQRT2) / half;
  return parts.map((part) => ({
    ...part,
    path: mapPoints(part.path, (x, y) => [(x - centreX(box)) * k + cx, (y - centreY(box)) * k + cy]),
  }));
}

const layer = (part: Part, kind: Layer['part']): Layer => ({ part: kind, role: part.role, path: part.path });

/**
 * The symbol of a direction on a square of about 100 by 100: open, knocked out of a filled container as real
 * holes, or inside a line. A main colour too weak for white keeps its exact value on a dark container.
 */
export function drawSymbol(direction: Direction, weak: boolean): Group {
  const parts = drawn(direction);
  if (direction.container === 'none') return group(parts.map((part) => layer(part, 'symbol')));
  const container = containerOf(direction.container);
  const room = direction.symbol?.kind === 'monogram' ? container.room * 0.92 : container.room;
  const inside = fit(parts, room, container.centre);
  const shape = container.draw(RING_WIDTH);
  if (!container.filled) {
    return group([
      { part: 'container', role: 'main', path: shape },
      ...inside.map((part) => layer(part, 'symbol')),
    ]);
  }
  if (weak) {
    const all = union(...inside.map((part) => part.path));
    const plate = subtract(shape, all);
    return group([
      { part: 'container', role: 'ink', path: plate },
      { part: 'symbol', role: 'main', path: all },
    ]);
  }
  const holes = union(...inside.map((part) => part.path));
  return group([{ part: 'container', role: 'main', path: subtract(shape, holes) }]);
}
