/** Plates of what measures, plays back and seals: a dial, a cassette, a cartridge. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect, star } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** The dial of an instrument, its needle over the name. */
export const needleDial: Plate = {
  about: ['gauge', 'speed'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.2, 0.3);
    const hub = y0 - 0.14 * m;
    const [rx, ry] = [wide / 2 + 0.2 * m, Math.min(1.3 * m, wide / 2 + 0.2 * m)];
    const low = y1 + 0.04 * m;
    const k = 0.5523;
    const dial = parse(
      `M${cx - rx} ${hub}C${cx - rx} ${hub - k * ry} ${cx - k * rx} ${hub - ry} ${cx} ${hub - ry}C${cx + k * rx} ${hub - ry} ${cx + rx} ${hub - k * ry} ${cx + rx} ${hub}V${low - 0.16 * m}Q${cx + rx} ${low} ${cx + rx - 0.16 * m} ${low}H${cx - rx + 0.16 * m}Q${cx - rx} ${low} ${cx - rx} ${low - 0.16 * m}Z`,
    );
    const at = (degrees: number, share: number) => {
      const turn = (degrees * Math.PI) / 180;
      return [cx + share * rx * Math.cos(turn), hub - share * ry * Math.sin(turn)] as const;
    };
    const ticks = [8, 35.3, 62.7, 90, 117.3, 144.7, 172].map((turn) =>
      stroke(line(...at(turn, 0.74), ...at(turn, 0.86)), 15),
    );
    const [nx, ny] = at(48, 0.66);
    const [dx, dy] = [(ny - hub) / Math.hypot(nx - cx, ny - hub), (cx - nx) / Math.hypot(nx - cx, ny - hub)];
    const needle = union(
      polygon(
        [
          [cx + 0.075 * m * dx, hub - 0.06 * m + 0.075 * m * dy],
          [nx, ny],
          [cx - 0.075 * m * dx, hub - 0.06 * m - 0.075 * m * dy],
        ],
        5,
      ),
      circle(cx, hub - 0.06 * m, 0.12 * m),
    );
    const rim = subtract(grow(dial, 0.13 * m + 12), grow(dial, 12));
    return { plate: subtract(dial, ...ticks, needle), second: rim };
  },
};

/** A cassette, its reels in the window under the name. */
export const videoCassette: Plate = {
  about: ['cassette-tape'],
  aspect: [1.3, 2.9],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.42, 0.34);
    const [wy, low] = [y1 + 0.3 * m, y1 + m];
    const body = rect(x0 - 0.06 * m, y0, wide + 0.12 * m, low - y0, 0.12 * m);
    const reach = Math.min(wide / 2 - 0.42 * m, 0.72 * m);
    const window = rect(cx - reach - 0.4 * m, wy - 0.29 * m, 2 * reach + 0.8 * m, 0.58 * m, 0.1 * m);
    const reel = (x: number) =>
      subtract(circle(x, wy, 0.23 * m), star(x, wy, 0.15 * m, 0.085 * m, 6, 0.02 * m));
    const foot = polyline([
      [cx - reach - 0.36 * m, low],
      [cx - reach - 0.24 * m, low - 0.24 * m],
      [cx + reach + 0.24 * m, low - 0.24 * m],
      [cx + reach + 0.36 * m, low],
    ]);
    return {
      plate: subtract(body, window, stroke(foot, 12)),
      second: concat(reel(cx - reach), reel(cx + reach)),
    };
  },
};

/** A cartridge of sealant, a drop at its nozzle. */
export const sealantCartridge: Plate = {
  about: ['caulking-gun'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cy, size: m } = bodyAround(held, 0.3, 0.28);
    const r = x1 + 0.1 * m;
    const tube = rect(x0, y0, r - x0, high, 0.06 * m);
    const end = rect(x0 - GAP - 0.15 * m, y0 - 0.07 * m, 0.15 * m, high + 0.14 * m, 0.05 * m);
    const shoulder = polygon(
      [
        [r + GAP, y0 + 0.04 * m],
        [r + GAP + 0.1 * m, y0 + 0.04 * m],
        [r + GAP + 0.2 * m, cy - 0.34 * m],
        [r + GAP + 0.2 * m, cy + 0.34 * m],
        [r + GAP + 0.1 * m, y1 - 0.04 * m],
        [r + GAP, y1 - 0.04 * m],
      ],
      0.03 * m,
    );
    const nx = r + 0.2 * m + 2 * GAP;
    const nozzle = union(
      rect(nx, cy - 0.3 * m, 0.14 * m, 0.6 * m, 0.04 * m),
      polygon(
        [
          [nx + 0.06 * m, cy - 0.21 * m],
          [nx + 0.92 * m, cy - 0.075 * m],
          [nx + 0.83 * m, cy + 0.085 * m],
          [nx + 0.06 * m, cy + 0.21 * m],
        ],
        0.02 * m,
      ),
    );
    const [dx, dy] = [nx + 0.9 * m, cy + 0.34 * m];
    const drop = parse(
      `M${dx} ${dy - 0.2 * m}C${dx + 0.04 * m} ${dy - 0.1 * m} ${dx + 0.12 * m} ${dy - 0.04 * m} ${dx + 0.12 * m} ${dy + 0.06 * m}C${dx + 0.12 * m} ${dy + 0.13 * m} ${dx + 0.07 * m} ${dy + 0.18 * m} ${dx} ${dy + 0.18 * m}C${dx - 0.07 * m} ${dy + 0.18 * m} ${dx - 0.12 * m} ${dy + 0.13 * m} ${dx - 0.12 * m} ${dy + 0.06 * m}C${dx - 0.12 * m} ${dy - 0.04 * m} ${dx - 0.04 * m} ${dy - 0.1 * m} ${dx} ${dy - 0.2 * m}Z`,
    );
    return { plate: concat(tube, end, shoulder), second: concat(nozzle, drop) };
  },
};
