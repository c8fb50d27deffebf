/** Plates of who mills grain. */
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A house with its water wheel. */
export const waterMill: Plate = {
  about: ['wheat'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.3, 0.2);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.1 * m];
    const low = y1 + 0.26 * m;
    const house = rect(l, y0, r - l, low - y0, 0.03 * m);
    const b0 = y0 - GAP;
    const rise = Math.min(0.72 * m, 0.34 * wide + 0.1 * m);
    const mx = (l + r) / 2;
    const roof = polygon(
      [
        [mx, b0 - rise],
        [r + 0.22 * m, b0],
        [l - 0.24 * m, b0],
      ],
      0.08 * m,
    );
    const pane = circle(mx, b0 - 0.36 * rise, 0.13 * m);
    const R = 0.5 * m;
    const [wx, wy] = [r + 0.6 * m, low - 0.44 * m];
    const spokes = [0, 45, 90, 135].map((turn) => {
      const a = (turn * Math.PI) / 180;
      const [c, d] = [Math.cos(a) * R, Math.sin(a) * R];
      return stroke(line(wx - c, wy - d, wx + c, wy + d), 0.085 * m);
    });
    const blades = Array.from({ length: 8 }, (_, i) => {
      const a = ((i * 45 + 22.5) * Math.PI) / 180;
      const at = (d: number) => [wx + d * Math.cos(a), wy + d * Math.sin(a)] as const;
      return stroke(line(...at(R - 0.02 * m), ...at(R + 0.13 * m)), 0.12 * m, { cap: 'butt' });
    });
    const wheel = union(
      subtract(circle(wx, wy, R), circle(wx, wy, R - 0.12 * m)),
      circle(wx, wy, 0.15 * m),
      ...spokes,
      ...blades,
    );
    const clear = circle(wx, wy, R + 0.13 * m + GAP);
    const s = low + GAP;
    const [a, b] = [l - 0.2 * m, wx + R + 0.2 * m];
    const stream = stroke(
      wave(a, s + 0.12 * m, b - a, 0.08 * m, Math.max(3, Math.round((b - a) / (0.6 * m)))),
      0.12 * m,
    );
    return {
      plate: concat(subtract(house, clear), subtract(roof, pane), wheel),
      second: subtract(stream, clear),
    };
  },
};
