import { ROLES, type Role } from '../colour/palette.js';
import type { Direction } from '../direction/direction.js';
import { type Box, bounds, centreX, centreY, unionBoxes } from '../geometry/bounds.js';
import { stroke, subtract, union } from '../geometry/kernel.js';
import { concat, contours, mapPoints, type Path } from '../geometry/path.js';
import { iconPath } from '../icons/icons.js';
import { containerOf } from '../marks/containers.js';
import { markById } from '../marks/index.js';
import type { Part } from '../marks/mark.js';
import { monogramPath } from '../marks/monogram.js';
import { type Group, group, type Layer } from './layer.js';

/**
 * Line widths on the square of 100 that marks are drawn on. Beside a name they answer its stems; a symbol alone
 * must hold at 16 pixels; inside a container a mark is drawn smaller, so its line is thicker to look the same.
 */
const LINE = { above: 3.5, beside: 4.2, alone: 4.3, inside: 1.5 } as const;
const RING = { above: 2.4, beside: 3, alone: 2.7 } as const;

/** Beside a name a symbol is smaller than above it, and its lines are thicker. */
const size = ({ layout }: Direction): 'alone' | 'above' | 'beside' =>
  layout === 'symbol' ? 'alone' : layout === 'horizontal' ? 'beside' : 'above';

type Piece = { readonly role: Role; readonly path: Path };

/** Symbols depend on few choices and cost the most to draw: the last ones are kept. */
const cache = new Map<string, Group>();
const CACHE_SIZE = 512;

/** Holes that a thick line all but closes, and dots, print as dirt: smaller than this in both directions. */
const SPECK = 2.4;

function withoutSpecks(path: Path): Path {
  const kept = contours(path).filter((contour) => {
    const box = bounds(contour);
    return box !== null && (box.width >= SPECK || box.height >= SPECK);
  });
  return { ...concat(...kept), evenOdd: path.evenOdd };
}

function drawMark(direction: Direction, id: string, params: Readonly<Record<string, number>>): Piece[] {
  const parts = markById(id).draw(params);
  if (direction.treatment === 'line') {
    const width = LINE[size(direction)] * (direction.container === 'none' ? 1 : LINE.inside);
    const lines = parts.flatMap((part) =>
      part.centre === null ? [] : [stroke(part.centre ?? part.path, width)],
    );
    return [{ role: 'main', path: withoutSpecks(union(...lines)) }];
  }
  if (direction.treatment === 'plain' || direction.accent === 'none') return plain(parts);
  // With a second colour the dark tone is the name's own ink, so that a logo never has four colours.
  return parts.map(({ role, path }) => ({ role: role === 'deep' ? 'ink' : role, path }));
}

const plain = (parts: readonly Part[]): Piece[] => parts.map(({ path }) => ({ role: 'main', path }));

function pieces(direction: Direction): Piece[] {
  const spec = direction.symbol;
  if (spec === null) return [];
  if (spec.kind === 'mark') return drawMark(direction, spec.id, spec.params);
  const path =
    spec.kind === 'monogram'
      ? monogramPath(spec.text, direction.face).path
      : iconPath(spec.id, direction.treatment === 'line');
  return [{ role: 'main', path }];
}

const boxOf = (parts: readonly Piece[]): Box =>
  unionBoxes(parts.map((part) => bounds(part.path))) ?? { x: 0, y: 0, width: 1, height: 1 };

/** Scales pieces so that they fill the room of a container without coming near its edge, and centres them. */
function fit(parts: readonly Piece[], room: number, [cx, cy]: readonly [number, number]): Piece[] {
  const box = boxOf(parts);
  const half = Math.hypot(box.width, box.height) / 2;
  const k = Math.min((room * Math.SQRT2) / half, (room * 2.1) / Math.max(box.width, box.height));
  return parts.map((part) => ({
    ...part,
    path: mapPoints(part.path, (x, y) => [(x - centreX(box)) * k + cx, (y - centreY(box)) * k + cy]),
  }));
}

/** One layer for each role, in a fixed order. */
function byRole(parts: readonly Piece[], part: Layer['part']): Layer[] {
  return ROLES.flatMap((role) => {
    const paths = parts.filter((piece) => piece.role === role).map((piece) => piece.path);
    return paths.length === 0 ? [] : [{ part, role, path: concat(...paths) }];
  });
}

function build(direction: Direction, weak: boolean): Group {
  const parts = pieces(direction);
  if (direction.container === 'none') return group(byRole(parts, 'symbol'));
  const container = containerOf(direction.container);
  const room = direction.symbol?.kind === 'monogram' ? container.room * 0.9 : container.room;
  const inside = fit(parts, room, container.centre);
  const shape = container.draw(RING[size(direction)]);
  if (!container.filled) {
    return group([{ part: 'container', role: 'main', path: shape }, ...byRole(inside, 'symbol')]);
  }
  const all = union(...inside.map((part) => part.path));
  const cut = subtract(shape, all);
  if (!weak) return group([{ part: 'container', role: 'main', path: cut }]);
  return group([
    { part: 'container', role: 'plate', path: cut },
    { part: 'symbol', role: 'inlay', path: all },
  ]);
}

/**
 * The symbol of a direction on a square of about 100 by 100: open, knocked out of a filled container as real
 * holes, or inside a line. A main colour too weak for white keeps its exact value inside a dark container.
 */
export function drawSymbol(direction: Direction, weak: boolean): Group {
  const { symbol, container, treatment, accent, face } = direction;
  // Only initials are drawn in the name's face.
  const own = symbol?.kind === 'monogram' ? face : '';
  const key = JSON.stringify([symbol, size(direction), container, treatment, accent === 'none', weak, own]);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const drawn = build(direction, weak);
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? key);
  cache.set(key, drawn);
  return drawn;
}
