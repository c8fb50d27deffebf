import { parse, shrink, subtract, union } from '../geometry/kernel.js';
import type { Path } from '../geometry/path.js';
import { circle, polar, polygon, rect, regular, squircle } from '../geometry/shapes.js';

/** A symbol and its ground as one drawing (`composition/scenes`). */
export const SCENES = [
  'rooted',
  'rising',
  'horizon',
  'silhouette',
  'keyline',
  'sun',
  'halves',
  'waterline',
  'rosette',
  'pair',
  'through',
  'initial',
  'laurel',
  'rays',
  'chief',
  'fold',
  'orbit',
  'layers',
  'wheel',
  'facet',
  'crop',
  'quarter',
  'landscape',
  'host',
  'letter',
  'spot',
  'trio',
  'moon',
  'sunburst',
  'blaze',
  'peak',
  'emblem',
  'counter',
  'counter-plate',
  'double',
  'triple',
  'crowned',
  'leafed',
  'roofed',
  'speeding',
  'afloat',
  'top-hatted',
  'cowboy-hatted',
  'chef-hatted',
  'smiling',
  'in-sun',
  'in-heart',
  'in-flower',
  'in-tree',
] as const;
export type SceneId = (typeof SCENES)[number];

/** Shapes that stand around any symbol. */
const SHAPES = [
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
  'octagon',
  'leaf',
  'arch-line',
  'hexagon-line',
  'shield-line',
  'roundel',
  'tile',
] as const;
type ShapeId = (typeof SHAPES)[number];

export const CONTAINERS = ['none', ...SHAPES, ...SCENES] as const;
export type ContainerId = (typeof CONTAINERS)[number];

export const isScene = (id: ContainerId): id is SceneId => (SCENES as readonly ContainerId[]).includes(id);

type Container = {
  /** Filled containers carry the symbol as a hole; lines carry it inside. */
  readonly filled: boolean;
  /** Half the side of the square that the symbol may fill: never less than 55 % of the shape. */
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

const toothed = (): Path => {
  const teeth = 32;
  return polygon(
    Array.from({ length: teeth * 2 }, (_, i) => polar(50, 50, i % 2 === 0 ? 50 : 46, (180 * i) / teeth)),
    1.6,
  );
};

const seal = (): Path => subtract(toothed(), ring(42.6, 1.8));

const shield = (): Path =>
  parse('M50 0C62 8 76 12 92 12L92 50C92 76 74 92 50 102C26 92 8 76 8 50L8 12C24 12 38 8 50 0Z');
const arch = (): Path => parse('M8 100L8 44C8 19 26 0 50 0C74 0 92 19 92 44L92 100Z');
const hexagon = (): Path => regular(50, 50, 52, 6, 9);

/** A line along the inside of a shape. */
const lined =
  (shape: () => Path) =>
  (width: number): Path =>
    subtract(shape(), shrink(shape(), width));

const shapes: Readonly<Record<ShapeId, Container>> = {
  circle: { filled: true, room: 31.5, centre: [50, 50], draw: () => circle(50, 50, 50) },
  squircle: { filled: true, room: 31, centre: [50, 50], draw: () => squircle(50, 50, 47, 0.86) },
  // Straight sides: a super-ellipse at the size of a logo looks blown up.
  tile: { filled: true, room: 31, centre: [50, 50], draw: () => rect(3, 3, 94, 94, 20) },
  roundel: {
    filled: true,
    room: 28.5,
    centre: [50, 50],
    draw: () => subtract(circle(50, 50, 50), ring(45, 3.4)),
  },
  hexagon: { filled: true, room: 29.5, centre: [50, 50], draw: hexagon },
  shield: { filled: true, room: 28, centre: [50, 46], draw: shield },
  drop: {
    filled: true,
    room: 30,
    centre: [50, 51],
    draw: () => parse('M50 1L91 1C96 1 99 4 99 9L99 50C99 77 77 99 50 99C23 99 1 77 1 50C1 23 23 1 50 1Z'),
  },
  arch: { filled: true, room: 29, centre: [50, 54], draw: arch },
  pebble: {
    filled: true,
    room: 30,
    centre: [50, 50],
    draw: () => parse('M56 1C83 3 99 22 99 49C99 78 79 99 50 99C21 99 1 80 1 53C1 22 26 -1 56 1Z'),
  },
  scallop: { filled: true, room: 30, centre: [50, 50], draw: scallop },
  seal: { filled: true, room: 26.5, centre: [50, 50], draw: seal },
  diamond: { filled: true, room: 26.5, centre: [50, 50], draw: () => regular(50, 50, 56, 4, 9) },
  octagon: { filled: true, room: 31, centre: [50, 50], draw: () => regular(50, 50, 53, 8, 5, 22.5) },
  leaf: {
    filled: true,
    room: 30,
    centre: [50, 50],
    draw: () => parse('M1 1L58 1C81 1 99 19 99 42L99 99L42 99C19 99 1 81 1 58Z'),
  },
  'arch-line': { filled: false, room: 26.5, centre: [50, 54], draw: lined(arch) },
  'hexagon-line': { filled: false, room: 27, centre: [50, 50], draw: lined(hexagon) },
  'shield-line': { filled: false, room: 26.5, centre: [50, 46], draw: lined(shield) },
  ring: { filled: false, room: 30, centre: [50, 50], draw: (w) => ring(50, w) },
  'double-ring': {
    filled: false,
    room: 26.5,
    centre: [50, 50],
    draw: (w) => union(ring(50, w * 1.5), ring(50 - w * 2.6, w * 0.7)),
  },
  'square-line': {
    filled: false,
    room: 29,
    centre: [50, 50],
    draw: (w) => subtract(rect(4, 4, 92, 92), rect(4 + w, 4 + w, 92 - w * 2, 92 - w * 2)),
  },
};

/** A seal whose fine line would be lost: the symbol has its place. */
const plainSeal: Container = { filled: true, room: 30, centre: [50, 50], draw: toothed };

/** The shape around a symbol, `optical` without lines that are lost at 64 pixels. */
export const containerOf = (id: ShapeId, optical = false): Container =>
  optical && id === 'seal' ? plainSeal : shapes[id];

/** Whether what stands around a symbol carries a colour by itself, as a scene does. */
export const isFilled = (id: ContainerId): boolean => id !== 'none' && (isScene(id) || shapes[id].filled);
