/** Plates of who sets up fairs and of who records voices. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A gate of truss, a banner hung in it. */
export const trussGate: Plate = {
  about: ['exhibition-stand', 'stage-truss', 'photocall'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.36);
    const t = 0.4 * m;
    const rail = 0.085 * m;
    const space = 0.1 * m;
    const [l, r] = [x0 - space - t, x1 + space + t];
    const top = y0 - space - t;
    const floor = y1 + 0.36 * m;
    const lattice = (length: number) => Math.max(2, Math.round(length / (0.46 * m)));
    const holes = (ax: number, ay: number, bx: number, by: number) => {
      const [dx, dy] = [bx - ax, by - ay];
      const length = Math.hypot(dx, dy);
      const count = lattice(length);
      const [ux, uy] = [dx / length, dy / length];
      const each = length / count;
      const inner = t / 2 - rail;
      const gap = 0.075 * m;
      const put = (along: number, out: number): [number, number] => [
        ax + ux * along - uy * out,
        ay + uy * along + ux * out,
      ];
      return Array.from({ length: count }, (_, i) => {
        const s = i % 2 === 0 ? 1 : -1;
        return polygon([
          put(each * i - each * 0.5 + gap + (i === 0 ? each * 0.5 : 0), s * inner),
          put(each * (i + 1.5) - gap - (i === count - 1 ? each * 0.5 : 0), s * inner),
          put(each * (i + 0.5), -s * inner),
        ]);
      });
    };
    const beam = rect(l, top, r - l, t, 4);
    const leg = (x: number) => rect(x, top, t, floor - top, 4);
    const foot = (x: number) => rect(x - 0.16 * m, floor, t + 0.32 * m, 0.12 * m, 4);
    const frame = subtract(
      union(beam, leg(l), leg(r - t), foot(l), foot(r - t)),
      ...holes(l + t, top + t / 2, r - t, top + t / 2),
      ...holes(l + t / 2, top + t, l + t / 2, floor),
      ...holes(r - t / 2, top + t, r - t / 2, floor),
    );
    const ties = [y0 + 0.08 * m, y1 - 0.2 * m].map((y) => rect(l + t - 4, y, r - l - 2 * t + 8, 0.12 * m));
    return {
      plate: rect(x0, y0, wide, y1 - y0),
      second: union(frame, subtract(union(...ties), rect(x0 - 8, y0, wide + 16, y1 - y0))),
    };
  },
};

/** A broadcaster's microphone in its fork, on its arm. */
export const boomMic: Plate = {
  about: ['microphone', 'headphones', 'stage-microphone'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cx, size: m } = bodyAround(held, 0.36, 0.4);
    const cap = x1 + GAP;
    const barrel = parse(
      `M${x0 - 0.1 * m} ${y0 + 0.2 * h}Q${x0 - 0.1 * m} ${y0} ${x0 - 0.1 * m + 0.2 * h} ${y0}H${x1}V${y1}H${x0 - 0.1 * m + 0.2 * h}Q${x0 - 0.1 * m} ${y1} ${x0 - 0.1 * m} ${y1 - 0.2 * h}Z`,
    );
    const foam = parse(
      `M${cap} ${y0 - 0.07 * m}H${cap + 0.2 * m}C${cap + 0.7 * m} ${y0 - 0.07 * m} ${cap + 0.86 * m} ${y0 + 0.3 * h} ${cap + 0.86 * m} ${(y0 + y1) / 2}C${cap + 0.86 * m} ${y1 - 0.3 * h} ${cap + 0.7 * m} ${y1 + 0.07 * m} ${cap + 0.2 * m} ${y1 + 0.07 * m}H${cap}Z`,
    );
    const slots = [0.18, 0.4, 0.62].map((d) =>
      stroke(
        line(cap + d * m, y0 + (0.06 + 0.24 * d * d) * h, cap + d * m, y1 - (0.06 + 0.24 * d * d) * h),
        14,
        { cap: 'round' },
      ),
    );
    const t = 0.16 * m;
    const fork = stroke(
      parse(
        `M${x0 + 0.14 * m} ${y1 + GAP + 0.02 * m}V${y1 + 0.2 * m}Q${x0 + 0.14 * m} ${y1 + 0.36 * m} ${x0 + 0.3 * m} ${y1 + 0.36 * m}H${x1 - 0.24 * m}Q${x1 - 0.1 * m} ${y1 + 0.36 * m} ${x1 - 0.1 * m} ${y1 + 0.2 * m}V${y1 + GAP + 0.02 * m}`,
      ),
      t,
    );
    const base = y1 + 0.8 * m;
    const stand = union(
      fork,
      circle(cx, y1 + 0.36 * m, 0.17 * m),
      rect(cx - t / 2, y1 + 0.36 * m, t, base - y1 - 0.36 * m),
      parse(
        `M${cx - 0.5 * m} ${base + 0.12 * m}Q${cx - 0.44 * m} ${base - 0.08 * m} ${cx} ${base - 0.08 * m}Q${cx + 0.44 * m} ${base - 0.08 * m} ${cx + 0.5 * m} ${base + 0.12 * m}Z`,
      ),
    );
    return { plate: concat(barrel, stand), second: subtract(foam, ...slots) };
  },
};
