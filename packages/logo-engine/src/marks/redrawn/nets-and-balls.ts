/** What is aimed at: thick posts, wide meshes, a large ball. */
import { intersect, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, line, polar, rect, regular } from '../../geometry/shapes.js';
import { accent, apart, filleted, inked, main, type Part, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A football with one patch in the middle and five within its edge. */
const ball = (x: number, y: number, r: number): Path => {
  const fifths = [0, 1, 2, 3, 4].map((i) => -90 + i * 72);
  const edge = fifths.map((at) => regular(...polar(x, y, r * 0.98, at), r * 0.34, 5, 0, at - 90));
  const seams = fifths.map((at) => inked(line(x, y, ...polar(x, y, r * 0.75, at)), r * 0.13));
  const patches = intersect(union(regular(x, y, r * 0.36, 5), ...seams, ...edge), circle(x, y, r * 0.87));
  return subtract(circle(x, y, r), softened(patches, 0.8));
};

/** A goal with a net of wide meshes, which ends at a cord around the ball. */
const goalAround = (x: number, y: number, r: number): readonly Part[] => {
  const mesh = 88 / 3;
  const cords = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => {
    const from = -44 + i * mesh;
    return [line(from, -34, from + 90, 56), line(from, -34, from - 90, 56)].map((cord) => inked(cord, 6.5));
  });
  const net = intersect(union(...cords, circle(x, y, r + 10)), rect(-52, -42, 104, 82));
  const posts = union(rect(-58, -46, 116, 14, 6), rect(-58, -46, 14, 100, 6), rect(44, -46, 14, 100, 6));
  return [
    main(softened(apart(filleted(union(posts, net), 1.6), circle(x, y, r)), 1.5)),
    accent(ball(x, y, r)),
  ];
};

/** The ball before its goal. */
const goal = redrawing('goal', () => goalAround(0, 26, 31));

/** The ball in the angle of the goal. */
const topCorner = redrawing('top-corner', () => goalAround(26, -24, 34));

export const NETS_AND_BALLS: readonly Redrawing[] = [goal, topCorner].map(filling);
