/** Plates of who lets oxygen, heals lungs and measures sugar. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, scale, translate } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { DROP } from './fittings.js';
import type { Plate } from './plate.js';

/** A gas cylinder laid down: a long shoulder, a regulator of two gauges, its hose along the ground. */
export const lyingCylinder: Plate = {
  about: ['oxygen-tank', 'welding-torch'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cy, high: h, gap } = bodyAround(held, 0.3, 0.34);
    const [l, r] = [x0 - 0.06 * h, x1 - 0.02 * h];
    const neck = r + 0.54 * h;
    const body = parse(
      `M${l + 0.16 * h} ${y0}H${r}C${r + 0.3 * h} ${y0} ${r + 0.3 * h} ${cy - 0.17 * h} ${neck} ${cy - 0.17 * h}V${cy + 0.17 * h}C${r + 0.3 * h} ${cy + 0.17 * h} ${r + 0.3 * h} ${y1} ${r} ${y1}H${l + 0.16 * h}Q${l} ${y1} ${l} ${y1 - 0.16 * h}V${y0 + 0.16 * h}Q${l} ${y0} ${l + 0.16 * h} ${y0}Z`,
    );
    const start = neck + gap;
    const t = Math.max(13, 0.1 * h);
    const [gr, gy] = [0.19 * h, cy - 0.46 * h];
    const dials = [start + 0.02 * h, start + 0.02 * h + 2 * gr + gap].map((x) => ({
      x,
      stem: rect(x - t / 2, gy, t, cy - gy),
    }));
    const needles = dials.map(({ x }) =>
      stroke(line(x - 0.04 * h, gy + 0.05 * h, x + 0.06 * h, gy - 0.07 * h), Math.max(10, 0.055 * h)),
    );
    const last = (dials[1]?.x ?? start) + 0.1 * h;
    const ground = y1 + gap + t / 2;
    const hose = stroke(
      parse(
        `M${last - 0.14 * h} ${cy}V${ground - 0.24 * h}Q${last - 0.14 * h} ${ground} ${last - 0.38 * h} ${ground}H${l + 0.1 * h}`,
      ),
      t,
    );
    const regulator = subtract(
      union(
        rect(start, cy - 0.2 * h, 0.16 * h, 0.4 * h, 0.04 * h),
        rect(start, cy - 0.12 * h, last - start + 0.06 * h, 0.24 * h, 0.06 * h),
        ...dials.map(({ stem }) => stem),
        ...dials.map(({ x }) => circle(x, gy, gr)),
        hose,
      ),
      grow(body, gap),
      ...needles,
    );
    return { plate: body, second: regulator };
  },
};

/** Two lungs under their windpipe, the name across both. */
export const lungPair: Plate = {
  about: ['lungs', 'oxygen-tank'],
  aspect: [1, 2.8],
  draw(held) {
    const { x1, y0, y1, cx, wide, high, size: u } = bodyAround(held, 0.22, 0.26);
    const [top, low] = [y0 - 0.72 * u, y1 + 0.5 * u];
    const [half, cleft] = [wide / 2, Math.max(9, 0.06 * u)];
    const lung = (notch: number) =>
      parse(
        `M${cx - 2} ${y0 - 0.4 * u}L${cx + 0.16 * u} ${y0 - 0.36 * u}C${cx + 0.18 * u} ${y0 - 0.5 * u} ${cx + 0.1 * u + half * 0.24} ${top} ${cx + 0.06 * u + half * 0.42} ${top}` +
          `C${cx + half * 0.86} ${top + 0.04 * u} ${x1 + 0.24 * u} ${y0 - 0.1 * high} ${x1 + 0.32 * u} ${y1}C${x1 + 0.36 * u} ${low - 0.2 * u} ${x1 + 0.34 * u} ${low + 0.04 * u} ${x1 + 0.16 * u} ${low}` +
          `C${x1 - 0.1 * u} ${low - 0.1 * u} ${cx + half * 0.6} ${low - 0.2 * u} ${cx + half * 0.42 + notch * 0.2 * u} ${low - 0.22 * u}C${cx + (0.2 + notch * 0.4) * u} ${low - 0.24 * u} ${cx + cleft + (0.06 + notch * 0.1) * u} ${y1 + 0.14 * u} ${cx + cleft} ${y1}H${cx - 2}Z`,
      );
    const pipe = union(
      stroke(line(cx, top - 0.3 * u, cx, y0 - 0.46 * u), 0.2 * u, { cap: 'butt' }),
      stroke(
        parse(
          `M${cx} ${y0 - 0.52 * u}C${cx} ${y0 - 0.34 * u} ${cx + 0.16 * u} ${y0 - 0.36 * u} ${cx + 0.34 * u} ${y0 - 0.24 * u}`,
        ),
        0.15 * u,
      ),
      stroke(
        parse(
          `M${cx} ${y0 - 0.52 * u}C${cx} ${y0 - 0.34 * u} ${cx - 0.16 * u} ${y0 - 0.36 * u} ${cx - 0.34 * u} ${y0 - 0.24 * u}`,
        ),
        0.15 * u,
      ),
    );
    const cut = Math.max(10, 0.05 * u);
    const rings = [0.16, 0.38].map((at) => rect(cx - u, top - 0.3 * u + at * u, 2 * u, cut));
    const lungs = subtract(
      union(lung(0), mirror(lung(1), cx)),
      grow(pipe, Math.max(12, 0.07 * u)),
      rect(cx - 0.14 * u, top, 0.28 * u, y0 - 0.46 * u - top),
    );
    return { plate: softened(lungs, 4), second: subtract(pipe, ...rings) };
  },
};

/** A meter of blood sugar that reads 98, a drop at the tip of its strip. */
export const sugarMeter: Plate = {
  about: ['glucose-meter'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, wide, size: u } = bodyAround(held, 0.46, 0.3);
    const [t, b] = [y0 - 0.94 * u, y1 + 0.12 * u];
    const shell = rect(x0, t, wide, b - t, 0.3 * u);
    const half = Math.min(wide * 0.36, 0.86 * u);
    const [sy, tall] = [t + 0.18 * u, 0.68 * u];
    const screen = rect(cx - half, sy, half * 2, tall, 0.1 * u);
    const pen = 0.085 * u;
    const [nine, eight] = [cx - 0.2 * u, cx + 0.2 * u];
    const digits = union(
      stroke(circle(nine, sy + 0.24 * u, 0.1 * u), pen),
      stroke(
        parse(
          `M${nine + 0.1 * u} ${sy + 0.24 * u}V${sy + 0.34 * u}C${nine + 0.1 * u} ${sy + 0.5 * u} ${nine + 0.02 * u} ${sy + 0.54 * u} ${nine - 0.1 * u} ${sy + 0.53 * u}`,
        ),
        pen,
      ),
      stroke(circle(eight, sy + 0.22 * u, 0.088 * u), pen),
      stroke(circle(eight, sy + 0.42 * u, 0.112 * u), pen),
    );
    const room = wide / 2 - half;
    const keys =
      room > 0.5 * u
        ? [-1, 1].map((way) => circle(cx + way * (half + room / 2), sy + tall / 2, 0.12 * u))
        : [];
    const y = y1 - 0.34 * u;
    const tip = x1 + 0.74 * u;
    const strip = subtract(
      rect(x1 - 0.1 * u, y - 0.16 * u, 0.84 * u, 0.32 * u, 0.05 * u),
      grow(shell, gap),
      rect(x1 + 0.42 * u, y - 0.05 * u, 0.18 * u, Math.max(11, 0.1 * u)),
    );
    const size = 0.6 * u;
    const drop = translate(scale(DROP, size / 100), tip - 0.04 * u - size / 2, y + 0.16 * u + gap * 0.7);
    return {
      plate: concat(subtract(shell, screen, ...keys), digits),
      second: concat(strip, drop),
    };
  },
};
