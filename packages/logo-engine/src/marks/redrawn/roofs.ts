import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A roof of round tiles over its walls, and a chimney. */
const tiledRoof = redrawing('tiled-roof', () => {
  const width = 18;
  const slope = corners('20,11 80,11 104,65 -4,65', 3);
  const eaves = [5, 23, 41, 59, 77, 95].map((x) => circle(x, 64, width / 2));
  const course = (y: number, middles: readonly number[]) =>
    concat(...middles.map((x) => arc(x, y, width / 2, 0, 180)));
  const courses = concat(course(25, [32, 50, 68]), course(44.5, [23, 41, 59, 77]));
  const roof = union(slope, ...eaves);
  const chimney = union(rect(66, -5, 16, 29, 1.5), rect(63, -5, 22, 8, 2));
  const walls = subtract(union(rect(10, 60, 80, 45, 3)), parse('M40 106L40 92C40 81 60 81 60 92L60 106Z'));
  return [
    main(subtract(roof, stroke(courses, 5, { cap: 'round' }))),
    accent(apart(union(walls, chimney), roof)),
  ];
});

export const REDRAWN_ROOFS: readonly Redrawing[] = [tiledRoof];
