import { stroke, subtract, union } from '../geometry/kernel.js';
import { line, regular } from '../geometry/shapes.js';
import { type Mark, value } from './mark.js';

const cube: Mark = {
  id: 'cube',
  industries: ['construction', 'technology'],
  params: { gap: [4] },
  line: true,
  contained: true,
  draw: (p) => {
    const hexagon = regular(50, 50, 48, 6, 2);
    const cuts = union(
      stroke(line(50, 50, 50, 110), value(p, 'gap'), { cap: 'butt' }),
      stroke(line(50, 50, -10, 15.4), value(p, 'gap'), { cap: 'butt' }),
      stroke(line(50, 50, 110, 15.4), value(p, 'gap'), { cap: 'butt' }),
    );
    const pieces = subtract(hexagon, cuts);
    return [{ role: 'main', path: pieces }];
  },
};
export const TECHNOLOGY: readonly Mark[] = [cube];
