import type { Role } from '../colour/palette.js';
import { type Box, bounds, unionBoxes } from '../geometry/bounds.js';
import { mapPoints, type Path } from '../geometry/path.js';

/** One outline in one colour; layers are painted in order. */
export type Layer = {
  readonly part: 'text' | 'symbol' | 'container' | 'ornament';
  readonly role: Role;
  readonly path: Path;
};

/** Layers that belong together, and the bounds of their ink. */
export type Group = { readonly layers: readonly Layer[]; readonly box: Box };

/** A finished drawing: origin at the top left of the canvas. */
export type Composition = {
  readonly layers: readonly Layer[];
  readonly width: number;
  readonly height: number;
  /**
   * What is said, in reading order, as recovered from the shaped glyphs: the text gate compares it with `drawnText`.
   * Empty without a name.
   */
  readonly recovered: string;
  /** Whether every visible character of the lines has ink. */
  readonly inked: boolean;
  /** Bounds of all ink on the canvas. */
  readonly ink: Box;
  /** Cap height of its smallest line on the canvas; infinite where it has no small line. */
  readonly smallest: number;
  /** Cap height of the smallest of all its lines on the canvas, those of the name and of a ring among them; infinite without any. */
  readonly letters: number;
  /** How alike in width the lines of its centred name are, 0 to 1; 1 where nothing tells them apart. */
  readonly even: number;
};

/** Cap height of the smallest line, or null where there is none: what JSON can say. */
export const smallestLineOf = ({ letters }: Composition): number | null =>
  Number.isFinite(letters) ? letters : null;

export const layersBox = (layers: readonly Layer[]): Box | null =>
  unionBoxes(layers.map((l) => bounds(l.path)));

/** A group from layers; an empty list has an empty box. */
export function group(layers: readonly Layer[]): Group {
  const kept = layers.filter((layer) => layer.path.commands.length > 0);
  return { layers: kept, box: layersBox(kept) ?? { x: 0, y: 0, width: 0, height: 0 } };
}

/** Moves and scales layers: scaled about the origin first, then moved. */
export function place(layers: readonly Layer[], dx: number, dy: number, factor = 1): Layer[] {
  return layers.map((layer) => ({
    ...layer,
    path: mapPoints(layer.path, (x, y) => [x * factor + dx, y * factor + dy]),
  }));
}
