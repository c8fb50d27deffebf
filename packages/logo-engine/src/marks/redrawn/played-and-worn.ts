// Marks drawn anew, each of two things in one: what is played, lifted and worn.
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { accent, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A clef on a sun of staff lines. */
const trebleClef = redrawing('treble-clef', () => {
  const spine = parse(
    'M50 73C38 71 36 57 49 55C64 53 77 61 76 74C75 88 61 93 47 90C26 87 16 70 22 54C28 36 60 24 62 4C63 -6 60 -12 55 -12C47 -12 44 0 46 12L60 100C62 110 50 116 41 109',
  );
  const clef = inked(spine, 11.5);
  const around = union(grow(clef, 5), ellipse(48, 73, 28, 18), ellipse(54, 0, 8, 14));
  const lines = union(...[0, 1, 2, 3, 4].map((i) => rect(-20, -4 + i * 21.5, 140, 13.5)));
  return [main(clef), accent(softened(subtract(intersect(circle(48, 46, 58), lines), around), 1))];
});

/** Two pieces that fit are two people who hold hands. */
const puzzlePiece = redrawing('puzzle-piece', () => {
  const figure = (x: number): Path =>
    subtract(
      union(rect(x, 32, 50, 70, 3), rect(x + 18, 22, 14, 20), circle(x + 25, 14, 16)),
      union(circle(x + 25, 94, 12), rect(x + 18, 92, 14, 20)),
    );
  const tab = (x: number): Path => union(circle(x + 13, 58, 10), rect(x - 4, 52, 12, 12));
  const left = subtract(union(figure(-6), tab(44)), tab(-10));
  const right = subtract(figure(48.5), grow(tab(44), 4.5));
  return [main(softened(left, 1)), accent(softened(right, 1))];
});

export const PLAYED_AND_WORN: readonly Redrawing[] = [trebleClef, puzzlePiece].map(filling);
