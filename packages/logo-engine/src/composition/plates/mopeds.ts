/** Plates of who sells mopeds, refills extinguishers and fits tills. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { band, circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { filleted, inked, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An electric moped from its side, the name on its tail under the seat. */
export const mopedFlank: Plate = {
  about: ['electric-moped'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.46, 0.3, 0.36);
    const wheel = 0.36 * m;
    const low = y1 + 0.12 * m;
    const hub = low + 0.25 * m;
    const tip = x0 - 0.46 * m;
    const tail = softened(
      parse(
        `M${tip} ${y0}H${x1 - 0.08 * m}C${x1 + 0.04 * m} ${y0} ${x1 + 0.04 * m} ${y0 + high * 0.5} ${x1 + 0.12 * m} ${y1 - 0.06 * m}H${x1 + 0.74 * m}V${low}H${x0 + 0.02 * m}C${x0 - 0.12 * m} ${low} ${x0 - 0.04 * m} ${y0 + high * 0.6} ${tip} ${y0 + 0.34 * m}Z`,
      ),
      0.1 * m,
    );
    const s = x1 + 0.44 * m;
    const floor = rect(x1 - 0.1 * m, low - 0.18 * m, 0.7 * m, 0.18 * m);
    const top = y0 - 0.34 * m;
    const shield = softened(
      parse(
        `M${s - 0.16 * m} ${top}H${s + 0.12 * m}C${s + 0.24 * m} ${top + 0.3 * m} ${s + 0.24 * m} ${y0 + high * 0.4} ${s + 0.36 * m} ${low}H${s - 0.02 * m}C${s - 0.16 * m} ${y0 + high * 0.5} ${s - 0.18 * m} ${y0} ${s - 0.16 * m} ${top}Z`,
      ),
      0.05 * m,
    );
    const bar = inked(
      polyline([
        [s - 0.02 * m, top - 0.04 * m],
        [s - 0.36 * m, top - 0.14 * m],
      ]),
      0.11 * m,
    );
    const head = softened(
      parse(
        `M${s - 0.18 * m} ${top + 0.06 * m}V${top - 0.24 * m}H${s + 0.16 * m}Q${s + 0.32 * m} ${top - 0.2 * m} ${s + 0.3 * m} ${top}L${s + 0.2 * m} ${top + 0.06 * m}Z`,
      ),
      0.04 * m,
    );
    const [rx, fx] = [x0 + 0.2 * m, s + 0.54 * m];
    const guard = band(fx, hub, wheel + gap + 0.13 * m, wheel + gap - 4, -170, -25);
    const bx = s + 0.03 * m;
    const by = y0 + 0.12 * m;
    const bolt = polygon(
      [
        [0.06, -0.28],
        [-0.12, 0.05],
        [0, 0.05],
        [-0.06, 0.28],
        [0.13, -0.06],
        [0.01, -0.06],
      ].map(([x = 0, y = 0]): [number, number] => [bx + x * m * 1.15, by + y * m * 1.25]),
    );
    const frame = filleted(union(tail, floor, shield, guard, bar, head), 0.05 * m);
    const tyre = (x: number) => subtract(circle(x, hub, wheel), circle(x, hub, wheel * 0.38));
    const wells = [rx, fx].map((x) => circle(x, hub, wheel + gap));
    const sy = y0 - gap;
    const seat = softened(
      parse(
        `M${x0 - 0.34 * m} ${sy}C${x0 - 0.42 * m} ${sy - 0.3 * m} ${x0 - 0.1 * m} ${sy - 0.3 * m} ${x0 + 0.1 * m} ${sy - 0.28 * m}C${x0 + wide * 0.3} ${sy - 0.26 * m} ${x0 + wide * 0.34} ${sy - 0.16 * m} ${x0 + wide * 0.5} ${sy - 0.15 * m}H${x1 - 0.26 * m}Q${x1 - 0.04 * m} ${sy - 0.16 * m} ${x1 - 0.06 * m} ${sy}Z`,
      ),
      4,
    );
    return { plate: concat(subtract(frame, ...wells, bolt), tyre(rx), tyre(fx)), second: seat };
  },
};

/** A fire extinguisher: its lever, its hose and its horn. */
export const stoutExtinguisher: Plate = {
  about: ['fire-extinguisher'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.32, 0.3);
    const shoulder = 0.34 * m;
    const tank = parse(
      `M${x0} ${y0 + 0.06 * m}C${x0} ${y0 - shoulder} ${cx - wide * 0.2} ${y0 - shoulder} ${cx} ${y0 - shoulder}C${cx + wide * 0.2} ${y0 - shoulder} ${x1} ${y0 - shoulder} ${x1} ${y0 + 0.06 * m}V${y1}Q${x1} ${y1 + 0.12 * m} ${x1 - 0.12 * m} ${y1 + 0.12 * m}H${x0 + 0.12 * m}Q${x0} ${y1 + 0.12 * m} ${x0} ${y1}Z`,
    );
    const foot = rect(x0 + 0.02 * m, y1 + 0.12 * m + gap, wide - 0.04 * m, 0.13 * m, 0.03 * m);
    const top = y0 - shoulder;
    const valve = union(
      rect(cx - 0.17 * m, top - 0.16 * m, 0.34 * m, 0.2 * m),
      rect(cx - 0.22 * m, top - 0.36 * m, 0.44 * m, 0.24 * m, 0.05 * m),
      inked(
        polyline([
          [cx + 0.1 * m, top - 0.26 * m],
          [cx + 0.66 * m, top - 0.2 * m],
        ]),
        0.11 * m,
      ),
      inked(
        polyline([
          [cx - 0.12 * m, top - 0.36 * m],
          [cx + 0.12 * m, top - 0.46 * m],
          [cx + 0.68 * m, top - 0.5 * m],
        ]),
        0.11 * m,
      ),
    );
    const hx = x0 - 0.26 * m;
    const hose = inked(
      parse(
        `M${cx - 0.2 * m} ${top - 0.25 * m}H${x0 + 0.1 * m}C${hx} ${top - 0.25 * m} ${hx} ${y0} ${hx} ${y0 + 0.3 * m}V${y1 - 0.4 * m}`,
      ),
      0.12 * m,
    );
    const horn = softened(
      polygon([
        [hx - 0.07 * m, y1 - 0.5 * m],
        [hx + 0.07 * m, y1 - 0.5 * m],
        [hx + 0.17 * m, y1 + 0.1 * m],
        [hx - 0.17 * m, y1 + 0.1 * m],
      ]),
      0.03 * m,
    );
    const gauge = circle(cx, top - 0.24 * m, 0.07 * m);
    const tube = union(hose, horn);
    return {
      plate: concat(subtract(union(tank, valve), grow(tube, gap), gauge), subtract(foot, grow(tube, gap))),
      second: subtract(tube, rect(cx - 0.22 * m - gap, top - m, m, m)),
    };
  },
};

/** A till: its display, its keys and its drawer, the name on its front. */
export const shopTill: Plate = {
  about: ['cash-register', 'card-reader'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.36, 0.26, 0.28);
    const rise = 0.5 * m;
    const slant = 0.16 * m;
    const front = softened(
      polygon([
        [x0, y1],
        [x0, y0],
        [x0 + slant, y0 - rise],
        [x1 - slant, y0 - rise],
        [x1, y0],
        [x1, y1],
      ]),
      0.06 * m,
    );
    const keysWide = wide - 2 * slant - 0.3 * m;
    const count = Math.max(3, Math.round(keysWide / (0.36 * m)));
    const keys = [0.15, 0.37].flatMap((up) =>
      Array.from({ length: count }, (_, i) => {
        const x = cx + (i - (count - 1) / 2) * (keysWide / (count - 1 + 0.8));
        return rect(x - 0.1 * m, y0 - up * m - 0.06 * m, 0.2 * m, 0.12 * m, 0.03 * m);
      }),
    );
    const drawer = subtract(
      rect(x0 - 0.12 * m, y1 + gap, wide + 0.24 * m, 0.34 * m, 0.06 * m),
      rect(cx - 0.2 * m, y1 + gap + 0.11 * m, 0.4 * m, 0.11 * m, 0.055 * m),
    );
    const top = y0 - rise;
    const px = x1 - slant - 0.42 * m;
    const display = union(
      rect(px - 0.07 * m, top - 0.2 * m, 0.14 * m, 0.26 * m),
      subtract(
        rect(px - 0.44 * m, top - 0.5 * m, 0.88 * m, 0.36 * m, 0.07 * m),
        rect(px - 0.3 * m, top - 0.38 * m, 0.6 * m, 0.12 * m, 0.03 * m),
      ),
    );
    const rx = x0 + slant + 0.14 * m;
    const slipTop = top - gap - 0.42 * m;
    const slip = polygon([
      [rx, top - gap],
      [rx, slipTop + 0.08 * m],
      [rx + 0.1 * m, slipTop],
      [rx + 0.2 * m, slipTop + 0.08 * m],
      [rx + 0.3 * m, slipTop],
      [rx + 0.4 * m, slipTop + 0.08 * m],
      [rx + 0.4 * m, top - gap],
    ]);
    return { plate: concat(subtract(union(front, display), ...keys), drawer), second: slip };
  },
};
