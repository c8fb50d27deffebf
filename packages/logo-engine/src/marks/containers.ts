import { parse, subtract, union } from '../geometry/kernel.js';
import type { Path } from '../geometry/path.js';
import { circle, polar, polygon, rect, regular, squircle } from '../geometry/shapes.js';

export const CONTAINERS = [
  'none',
  'circle',
  'squircle',
  'hexagon',
  'shield',
  'drop',
  'arch',
  'pebble',
  'scallop',
  'seal',
  'ring',
  'double-ring',
  'square-line',
  'diamond',
] as const;
export type ContainerId = (typeof CONTAINERS)[number];

type Container = {
  /** Filled containers carry the symbol as a hole; lines carry it inside. */
  readonly filled: boolean;
  /** Half the side of the square that the symbol may fill. */
  readonly room: number;
  readonly centre: readonly [number, number];
  readonly draw: (lineWidth: number) => Path;
};

const ring = (r: number, width: number): Path => subtract(circle(50, 50, r), circle(50, 50, r - width));

function scallop(): Path {
  const lobes = 12;
  const around = Array.from({ length: lobes }, (_, i) =>
    circle(...polar(50, 50, 40.5, (360 * i) / lobes), 10.6),
  );
  return union(circle(50, 50, 42), ...around);
}

function seal(): Path {
  const teeth = 32;
  return polygon(
    Array.from({ length: teeth * 2 }, (_, i) => polar(50, 50, i % 2 === 0 ? 50 : 46, (180 * i) / teeth)),
    1.6,
  );
}

const shapes: Readonly<Record<Exclude<ContainerId, 'none'>, Container>> = {
  circle: { filled: true, room: 31, centre: [50, 50], draw: () => circle(50, 50, 50) },
  squircle: { filled: true, room: 32, centre: [50, 50], draw: () => squircle(50, 50, 47, 0.86) },
  hexagon: { filled: true, room: 29, centre: [50, 50], draw: () => regular(50, 50, 52, 6, 9) },
  shield: {
    filled: true,
    room: 28,
    centre: [50, 46],
    draw: () =>
      parse('M50 0C62 8 76 12 92 12L92 50C92 76 74 92 50 102C26 92 8 76 8 50L8 12C24 12 38 8 50 0Z'),
  },
  drop: {
    filled: true,
    room: 30,
    centre: [50, 51],
    draw: () => union(circle(50, 50, 49), rect(50, 1, 49, 49, 7)),
  },
  arch: {
    filled: true,
    room: 29,
    centre: [50, 54],
    draw: () => parse('M8 100L8 44C8 19 26 0 50 0C74 0 92 19 92 44L92 100Z'),
  },
  pebble: {
    filled: true,
    room: 30,
    centre: [50, 50],
    draw: () => parse('M54 1C80 2 99 20 99 48C99 78 82 99 51 99C22 99 2 82 2 53C2 24 24 0 54 1Z'),
  },
  scallop: { filled: true, room: 30, centre: [50, 50], draw: scallop },
  seal: { filled: true, room: 29, centre: [50, 50], draw: seal },
  diamond: { filled: true, room: 26, centre: [50, 50], draw: () => regular(50, 50, 56, 4, 9) },
  ring: { filled: false, room: 28, centre: [50, 50], draw: (w) => ring(50, w) },
  'double-ring': {
    filled: false,
    room: 27,
    centre: [50, 50],
    draw: (w) => union(ring(50, w * 1.5), ring(50 - w * 3.1, w * 0.7)),
  },
  'square-line': {
    filled: false,
    room: 29,
    centre: [50, 50],
    draw: (w) => subtract(rect(4, 4, 92, 92), rect(4 + w, 4 + w, 92 - w * 2, 92 - w * 2)),
  },
};

export const containerOf = (id: Exclude<ContainerId, 'none'>): Container => shapes[id];
