/** Plates of who sells fuel and oil. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A station's canopy over its pumps, the name on the canopy. */
export const stationCanopy: Plate = {
  about: ['gas-pump', 'fuel-nozzle'],
  aspect: [2, 4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, high, gap, size: u } = bodyAround(held, 0.42, 0.36);
    const roof = rect(x0, y0, wide, high, 0.1 * high);
    const stripe = rect(x0 + 0.06 * u, y1 + gap, wide - 0.12 * u, 0.1 * u, 0.03 * u);
    const top = y1 + 2 * gap + 0.1 * u;
    const tall = 0.7 * u;
    const post = 0.16 * u;
    const posts = [x0 + 0.3 * u, x1 - 0.3 * u - post].map((x) => rect(x, top, post, tall + 8));
    const island = rect(x0 - 0.04 * u, top + tall, wide + 0.08 * u, 0.11 * u, 0.04 * u);
    const pump = (x: number) => {
      const y = top + 0.1 * u;
      const hose = stroke(
        parse(
          `M${x + 0.2 * u} ${y + 0.4 * u}H${x + 0.27 * u}V${y + 0.46 * u}Q${x + 0.27 * u} ${y + 0.53 * u} ${x + 0.33 * u} ${y + 0.53 * u}Q${x + 0.39 * u} ${y + 0.53 * u} ${x + 0.39 * u} ${y + 0.46 * u}V${y + 0.16 * u}L${x + 0.32 * u} ${y + 0.08 * u}`,
        ),
        0.06 * u,
      );
      return union(
        subtract(
          rect(x - 0.22 * u, y, 0.44 * u, tall - 0.1 * u + 8, 0.06 * u),
          rect(x - 0.13 * u, y + 0.09 * u, 0.26 * u, 0.16 * u, 0.03 * u),
        ),
        hose,
      );
    };
    const pumps = wide > 2.6 * u ? [cx - 0.56 * u, cx + 0.4 * u] : [cx - 0.08 * u];
    return { plate: concat(roof, union(island, ...posts, ...pumps.map(pump))), second: stripe };
  },
};

/** A fuel can with its handles and its spout. */
export const jerrycan: Plate = {
  about: ['gas-pump', 'gas-can', 'fuel-nozzle'],
  aspect: [0.9, 1.7],
  draw(held) {
    const { x0, x1, y0: over, y1: under, gap, size: u } = bodyAround(held, 0.42, 0.3);
    const [y0, y1] = [over - 0.22 * u, under + 0.22 * u];
    const can = polygon(
      [
        [x0, y0],
        [x1 - 0.46 * u, y0],
        [x1, y0 + 0.4 * u],
        [x1, y1],
        [x0, y1],
      ],
      0.13 * u,
    );
    const handle = subtract(
      rect(x0 + 0.1 * u, y0 - 0.32 * u, x1 - x0 - 0.72 * u, 0.5 * u, 0.12 * u),
      rect(x0 + 0.25 * u, y0 - 0.18 * u, x1 - x0 - 1.02 * u, 0.18 * u - gap * 0.4, 0.06 * u),
    );
    const tilted = (x: number, y: number, wide: number, tall: number, r: number) =>
      rotate(rect(x - wide / 2, y - tall / 2, wide, tall, r), 41, x, y);
    const neck = tilted(x1 - 0.16 * u, y0 + 0.12 * u, 0.34 * u, 0.24 * u, 4);
    const spout = tilted(x1 - 0.02 * u, y0 - 0.04 * u, 0.44 * u, 0.24 * u, 0.05 * u);
    const ridge = Math.max(12, 0.075 * u);
    const at = (x: number, y: number, sx: number, sy: number) =>
      stroke(line(x + sx * 0.13 * u, y + sy * 0.13 * u, x + sx * 0.3 * u, y + sy * 0.27 * u), ridge);
    const marks = [at(x0, y1, 1, -1), at(x1, y1, -1, -1)];
    return { plate: union(subtract(can, ...marks), handle, subtract(neck, grow(spout, gap))), second: spout };
  },
};

/** A steel drum of oil. */
export const oilDrum: Plate = {
  about: ['oil-can', 'oil-jug', 'oil-filter'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, y0, y1, wide, high, cx, gap, size: u } = bodyAround(held, 0.36, 0.34);
    const hoop = (y: number) => rect(x0 - 0.06 * u, y, wide + 0.12 * u, 0.1 * u, 0.05 * u);
    const ry = 0.15 * u;
    const part = 0.26 * u;
    const upper = y0 - 2 * gap - 0.1 * u;
    const lower = y1 + 2 * gap + 0.1 * u;
    const lid = ellipse(cx, upper - part, wide / 2, ry);
    const head = subtract(union(rect(x0, upper - part, wide, part), lid), grow(lid, 0.01));
    const foot = union(
      rect(x0, lower, wide, part * 0.7),
      intersect(
        ellipse(cx, lower + part * 0.7, wide / 2, ry * 0.8),
        rect(x0, lower + part * 0.7 - 2, wide, u),
      ),
    );
    const bung = ellipse(cx + 0.24 * wide, upper - part - 0.01 * u, 0.13 * u, 0.055 * u);
    return {
      plate: concat(
        rect(x0, y0, wide, high, 3),
        hoop(y0 - gap - 0.1 * u),
        hoop(y1 + gap),
        subtract(head, grow(lid, gap)),
        foot,
      ),
      second: subtract(lid, bung),
    };
  },
};
