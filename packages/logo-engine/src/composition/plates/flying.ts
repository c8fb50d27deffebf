/** Plates of who flies without a pilot. */
import { CAP } from '../../fonts/shape.js';
import { intersect, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A drone with its four rotors and its camera, the name on its body. */
export const drone: Plate = {
  about: ['drone', 'crop-drone'],
  aspect: [2.2, 3.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = bodyAround(held, 0.52, 0.5);
    const body = union(
      rect(x0 - high * 0.1, y0, wide + high * 0.2, high, high * 0.3),
      rect(x0 + high * 0.25, y0, wide - high * 0.5, high, 0),
    );
    const thick = Math.max(22, mean * 0.1);
    const arm = y0 + high * 0.3;
    const side = (way: 1 | -1) => {
      const edge = way > 0 ? x1 + high * 0.1 : x0 - high * 0.1;
      const end = edge + way * mean * 0.34;
      const near = rect(
        Math.min(edge - way * 40, end),
        arm - thick / 2,
        Math.abs(end - edge) + 40,
        thick,
        thick / 2,
      );
      const motor = rect(
        end - thick * 0.75,
        arm - mean * 0.17,
        thick * 1.5,
        mean * 0.17 + thick * 0.9,
        thick * 0.3,
      );
      const far = cx + way * wide * 0.27;
      const stalk = rect(far - thick * 0.5, y0 - mean * 0.1, thick, mean * 0.1 + 20, 0);
      const blade = (x: number, y: number, half: number) =>
        rect(x - half, y - gap - thick * 0.62, half * 2, thick * 0.62, thick * 0.31);
      return {
        solid: union(near, motor, stalk),
        rotors: union(blade(end, arm - mean * 0.17, mean * 0.33), blade(far, y0 - mean * 0.1, mean * 0.26)),
      };
    };
    const [l, r] = [side(-1), side(1)];
    const skid = (way: 1 | -1) => {
      const from = cx + way * wide * 0.3;
      const path: Path = {
        commands: [
          [MOVE, from, y1 - 14],
          [LINE, from + way * mean * 0.08, y1 + mean * 0.2],
          [LINE, from + way * mean * 0.24, y1 + mean * 0.2],
        ],
        evenOdd: false,
      };
      return stroke(path, thick * 0.8, { cap: 'round', join: 'round' });
    };
    const at = y1 + mean * 0.13;
    const eye = subtract(circle(cx, at, mean * 0.16), circle(cx, at, mean * 0.06));
    const solid = union(body, l.solid, r.solid, skid(-1), skid(1));
    return {
      plate: subtract(
        solid,
        intersect(circle(cx, at, mean * 0.16 + gap), rect(x0, y1 - 0.24 * CAP, wide, high)),
      ),
      second: concat(l.rotors, r.rotors, eye),
    };
  },
};
