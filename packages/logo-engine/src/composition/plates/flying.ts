/** Plates of who flies without a pilot. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  const gap = Math.min(14, Math.max(10, high * 0.045));
  return {
    gap,
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    mean: Math.sqrt(wide * high),
    cx: centreX(held),
    cy: centreY(held),
  };
};

/** A drone with its rotors and its camera. */
export const drone: Plate = {
  about: ['drone', 'crop-drone'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = around(held, 0.48, 0.48);
    const pad = mean * 0.1;
    const body = rect(x0 - pad, y0, wide + pad * 2, high, high * 0.36);
    const side = (way: 1 | -1) => {
      const edge = way > 0 ? x1 + pad : x0 - pad;
      const [px, py] = [edge + way * mean * 0.2, y0 - mean * 0.12];
      const arm: Path = {
        commands: [
          [MOVE, edge - way * mean * 0.2, y0 + high * 0.42],
          [LINE, px - way * mean * 0.06, y0 + high * 0.3],
          [LINE, px, y0 + high * 0.1],
          [LINE, px, py],
        ],
        evenOdd: false,
      };
      const mast = stroke(arm, Math.max(24, mean * 0.085), { cap: 'butt', join: 'round' });
      const rotor = rect(px - mean * 0.33, py - gap - mean * 0.075, mean * 0.66, mean * 0.075, mean * 0.0375);
      const hub = rect(px - mean * 0.075, py - 4, mean * 0.15, mean * 0.14, mean * 0.03);
      return { solid: union(mast, hub), rotor };
    };
    const [l, r] = [side(-1), side(1)];
    const skid = (way: 1 | -1) => {
      const path: Path = {
        commands: [
          [MOVE, cx + way * wide * 0.24, y1 - 12],
          [LINE, cx + way * (wide * 0.24 + mean * 0.1), y1 + mean * 0.2],
          [LINE, cx + way * (wide * 0.24 + mean * 0.22), y1 + mean * 0.2],
        ],
        evenOdd: false,
      };
      return stroke(path, Math.max(20, mean * 0.06), { cap: 'round', join: 'round' });
    };
    const eye = subtract(
      circle(cx, y1 + gap + mean * 0.11, mean * 0.12),
      circle(cx, y1 + gap + mean * 0.11, mean * 0.045),
    );
    const solid = union(body, l.solid, r.solid, skid(-1), skid(1));
    return {
      plate: subtract(solid, grow(circle(cx, y1 + gap + mean * 0.11, mean * 0.12), gap)),
      second: concat(l.rotor, r.rotor, eye),
    };
  },
};
