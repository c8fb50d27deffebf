import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, corners, line } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** With its head on its shoulders. */
const eagle = redrawing('eagle', () => {
  const wing = parse(
    'M50 40C38 42 20 34 -4 7C-4 23 1 33 9 39L1 38C5 50 12 55 21 57L14 58C20 68 29 71 38 68C42 73 46 75 50 75Z',
  );
  const tail = corners('50,60 41,62 31,97 42,93 50,103', 2);
  const head = parse('M40 46C38 26 44 12 57 12C68 12 74 18 75 30C69 26 64 27 61 31C59 36 60 41 61 46Z');
  return [main(subtract(union(both(wing), both(tail), head), circle(58, 21, 2.8)))];
});

/** One silhouette from the top to the trunk. */
const pine = redrawing('pine', () => {
  const side = '50,-3 73,29 63,29 84,57 73,57 96,87 57,87 57,103';
  const tree = corners(`${side} 43,103 43,87 4,87 27,57 16,57 37,29 27,29`, 2);
  return [main(tree)];
});

/** A road machine: tank, seat and engine between two wheels. */
const motorcycle = redrawing('motorcycle', () => {
  const wheels = concat(circle(18, 72, 22), circle(82, 72, 22));
  const hubs = concat(circle(18, 72, 11), circle(82, 72, 11));
  const fork = stroke(parse('M56 14L66 14L82 72'), 7, { cap: 'round', join: 'round' });
  const lamp = circle(76, 34, 8);
  const seat = parse('M-3 36C8 34 18 40 28 41L46 41L40 54L22 54C10 54 0 46 -3 36Z');
  const tank = parse('M44 43C46 32 60 28 70 36L72 52L60 58L42 56Z');
  const engine = corners('34,52 62,52 60,74 54,82 40,82 36,72', 4);
  const arm = stroke(line(18, 72, 44, 66), 8, { cap: 'round' });
  const body = union(seat, tank, engine, fork, lamp, arm);
  return [main(body), accent(subtract(apart(wheels, body), hubs), wheels)];
});

export const REDRAWN_OUTDOORS: readonly Redrawing[] = [eagle, pine, motorcycle];
