import type { IndustryId, StyleId } from '../brief/brief.js';
import type { Role } from '../colour/palette.js';
import { bounds, centreX, centreY, unionBoxes } from '../geometry/bounds.js';
import { grow, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';

/** A part of a symbol, in the colour of one role. Parts never touch: gaps between them are real. */
export type Part = {
  readonly role: Extract<Role, 'main' | 'accent' | 'deep'>;
  readonly path: Path;
  /**
   * What the line treatment strokes instead of the outline of `path`: the centre line of a thin part,
   * or `null` to leave the part out.
   */
  readonly centre?: Path | null;
};

/**
 * How a symbol is rendered.
 *
 * `solid`: its parts in two colours. `plain`: in the main colour. `line`: an even line. In a filled container only:
 * `two-tone`: cut out of it, the second colour in the holes; `swapped`: cut out of one in the second colour, the main one in the
 * holes; `tint`: in the main colour on a pale one. `inset`: its parts in two colours wherever it stands, also cut out of a sign
 * or in the ring of a badge.
 */
export const TREATMENTS = ['solid', 'plain', 'line', 'two-tone', 'swapped', 'tint', 'inset'] as const;
export type Treatment = (typeof TREATMENTS)[number];

export type Params = Readonly<Record<string, number>>;

/** A parametric drawing on a square of 100 by 100. */
export type Mark = {
  readonly id: string;
  readonly industries: readonly IndustryId[];
  /** Styles that it suits; all when absent. */
  readonly styles?: readonly StyleId[];
  /** Values that each parameter may take; the first is the plainest. */
  readonly params: Readonly<Record<string, readonly number[]>>;
  /** Whether it may be drawn as a line. */
  readonly line: boolean;
  /** Whether it reads when knocked out of a container at a small size. */
  readonly contained: boolean;
  readonly draw: (params: Params) => readonly Part[];
  /** What it was before it was redrawn: recipes from then keep it. */
  readonly earlier?: Mark;
};

/** Reads a parameter that `params` of the mark declares. */
export const value = (params: Params, name: string): number => params[name] ?? 0;

/** Width of the gaps that keep parts apart, on the square of 100. */
export const GAP = 4;

/** What is left of a path at the distance of a gap from others. */
export const apart = (path: Path, ...others: readonly Path[]): Path =>
  subtract(path, ...others.map((other) => grow(other, GAP)));

/** A path and its mirror image. */
export const both = (path: Path): Path => concat(path, mirror(path));

/** A half and its mirror image in one piece. */
export const whole = (half: Path): Path => union(half, mirror(half));

/** Takes the points off the corners that stand out. */
export const softened = (path: Path, by: number): Path => grow(shrink(path, by), by);

/** Fills the corners that go in. */
export const filleted = (path: Path, by: number): Path => shrink(grow(path, by), by);

/** A line with round ends and corners. */
export const inked = (path: Path, width: number): Path =>
  stroke(path, width, { cap: 'round', join: 'round' });

/** A path scaled and turned about the middle of the square, then moved. */
export const placed = (path: Path, size: number, turn: number, dx: number, dy: number): Path =>
  translate(rotate(translate(scale(path, size), 50 - 50 * size, 50 - 50 * size), turn), dx, dy);

/** Parts made smaller or larger about the middle of the square, then moved. */
export const fitted = (parts: readonly Part[], size: number, dx = 0, dy = 0): Part[] => {
  const at = (path: Path): Path => placed(path, size, 0, dx, dy);
  return parts.map(({ role, path, centre }) => ({
    role,
    path: at(path),
    ...(centre !== undefined && { centre: centre && at(centre) }),
  }));
};

/** The longer side of most drawings, on the square of 100: marks reach a little beyond it. */
const SIDE = 108;

/** The same drawing in the middle of its square, as large as others are. */
export function filled(parts: readonly Part[]): readonly Part[] {
  const box = unionBoxes(parts.map(({ path }) => bounds(path)));
  if (box === null) return parts;
  const size = SIDE / Math.max(box.width, box.height);
  return fitted(parts, size, (50 - centreX(box)) * size, (50 - centreY(box)) * size);
}

export const main = (path: Path, centre?: Path | null): Part =>
  centre === undefined ? { role: 'main', path } : { role: 'main', path, centre };
export const accent = (path: Path, centre?: Path | null): Part =>
  centre === undefined ? { role: 'accent', path } : { role: 'accent', path, centre };
export const deep = (path: Path, centre?: Path | null): Part =>
  centre === undefined ? { role: 'deep', path } : { role: 'deep', path, centre };

type Options = Partial<Pick<Mark, 'styles' | 'params' | 'line' | 'contained'>>;

/** Drawing costs booleans, and a mark has few parameters: what was drawn is kept. */
function kept(draw: Mark['draw'], names: readonly string[]): Mark['draw'] {
  const drawn = new Map<string, readonly Part[]>();
  return (params) => {
    const key = names.map((name) => value(params, name)).join();
    const parts = drawn.get(key) ?? draw(params);
    drawn.set(key, parts);
    return parts;
  };
}

/** Declares a mark; it may be drawn as a line and inside a container unless told otherwise. */
export const mark = (
  id: string,
  industries: readonly IndustryId[],
  draw: Mark['draw'],
  options: Options = {},
): Mark => ({
  id,
  industries,
  draw: kept(draw, Object.keys(options.params ?? {})),
  params: {},
  line: true,
  contained: true,
  ...options,
});

/** A mark whose parts are moved and scaled to where those of others are. */
export const filledMark = (
  id: string,
  industries: readonly IndustryId[],
  draw: () => readonly Part[],
): Mark => mark(id, industries, () => filled(draw()));
