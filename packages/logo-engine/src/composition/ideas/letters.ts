/** What the ideas that work on single letters ask of them. */

import { edgeLength, flatten } from '../../analysis/edges.js';
import { isFirm } from '../../direction/direction.js';
import type { Face } from '../../fonts/faces.js';
import { CAP, type Glyph, shapeLine } from '../../fonts/shape.js';
import { type Box, bounds, isInside } from '../../geometry/bounds.js';
import { turn } from '../../geometry/merge.js';
import { contours, mapPoints, type Path } from '../../geometry/path.js';
import type { Layer } from '../layer.js';
import type { BlockLine, TextBlock } from '../text-block.js';
import { textPath } from './ink.js';
import type { Inks } from './inks.js';

/** Faces of one weight whose letters are as heavy as a bold. */
const HEAVY =
  /^(?:abril-fatface|alfa-slab-one|titan-one|lilita-one|paytone-one|chango|righteous|yeseva-one|limelight|bevan|bowlby-one|shrikhand|caprasimo|bungee)-/;

/** Whether letters have enough body to be cut. */
export const isHeavy = (face: Face): boolean => !face.script && (face.weight >= 600 || HEAVY.test(face.id));

const sans = new Map<string, boolean>();

/** Whether the letters have no serifs: an I is hardly wider than its stroke. */
export function isSans(face: Face): boolean {
  const known = sans.get(face.id);
  if (known !== undefined) return known;
  const { width } = shapeLine('I', face, { tracking: 0 }).box;
  const found = width < Math.max(0.3 * CAP, bodyOf(face) * 1.4);
  sans.set(face.id, found);
  return found;
}

/** Whether a text is set in capitals alone. */
export const isCapitals = (text: string): boolean =>
  text === text.toLocaleUpperCase('es') && text !== text.toLocaleLowerCase('es');

/** The closed inner spaces of a letter. */
export function countersOf(glyph: Glyph): { readonly path: Path; readonly box: Box }[] {
  const all = contours(glyph.path).flatMap((path) => {
    const box = bounds(path);
    return box === null ? [] : [{ path, box, turn: turn(path) }];
  });
  return all.filter((item) =>
    all.some((other) => isInside(item.box, other.box) && item.turn * other.turn < 0),
  );
}

/** The width of an upright stroke: of a small l, unless it has feet. */
export const stemOf = (face: Face): number =>
  Math.min(shapeLine('l', face, { tracking: 0 }).box.width, (0.06 + face.weight / 4500) * CAP);

/** Mean width of the strokes of an H: of a band with this area and this much edge, in hundredths of the cap height. */
const bodies = new Map<string, number>();
export function bodyOf(face: Face, weight = face.weight): number {
  const key = `${face.id} ${weight}`;
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const { path } = textPath(
    shapeLine('H', face, { tracking: 0, weight }).glyphs.map((glyph) => glyph.path),
    'ink',
  );
  const area = Math.abs(contours(path).reduce((sum, contour) => sum + turn(contour), 0)) / 2;
  const body = (2 * area) / edgeLength(flatten(path, 1));
  bodies.set(key, body);
  return body;
}

/** Width of a rule beside letters: as strong as their thin strokes look, and never a hairline. */
export const ruleOf = (face: Face): number => Math.max(7, Math.min(12, bodyOf(face) * 0.55));

/** Least width of a rule by the width that it goes over: of a wide name in thin letters it is else a hairline. */
const LEAST_RULE = 0.0078;

/** The width of a rule over a name of some width, or under it. */
export const ruleOver = (
  { face, proportions }: Pick<TextBlock, 'face' | 'proportions'>,
  width: number,
): number => Math.max(ruleOf(face), isFirm({ proportions }) ? width * LEAST_RULE : 0);

/** A glyph scaled about a point. */
export const scaleAbout = (path: Path, k: number, cx: number, cy: number): Path =>
  mapPoints(path, (x, y) => [cx + (x - cx) * k, cy + (y - cy) * k]);

/** The name in the base colour with some of its letters drawn otherwise. */
export function withLetters(block: TextBlock, inks: Inks, changed: ReadonlyMap<Glyph, Path | null>): Layer {
  const paths = block.lines.flatMap((line) =>
    line.glyphs.flatMap((glyph) => {
      const other = changed.get(glyph);
      return other === undefined ? [glyph.path] : other === null ? [] : [other];
    }),
  );
  return textPath(paths, inks.base);
}

/** The line that a glyph stands on. */
export const lineOf = (block: TextBlock, glyph: Glyph): BlockLine | undefined =>
  block.lines.find((line) => line.glyphs.includes(glyph));
