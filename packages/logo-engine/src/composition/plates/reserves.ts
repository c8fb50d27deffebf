/** Plates of who brings gas and keeps water. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, scale, translate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { DROP } from './fittings.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A squat cylinder of gas, its valve within its guard. */
export const gasCylinder: Plate = {
  about: ['gas-cylinder', 'gas-cylinders'],
  aspect: [0.8, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.42, 0.34);
    const bend = Math.min(0.5 * m, wide * 0.4);
    const [top, low] = [y0 - gap, y1 + gap];
    const dome = (y: number, rise: number) =>
      parse(
        `M${x0} ${y}C${x0} ${y - rise * 0.7} ${x0 + bend * 0.4} ${y - rise} ${x0 + bend} ${y - rise}H${x1 - bend}C${x1 - bend * 0.4} ${y - rise} ${x1} ${y - rise * 0.7} ${x1} ${y}Z`,
      );
    const waist = rect(x0 - 0.03 * m, y0, wide + 0.06 * m, y1 - y0, 0.04 * m);
    const half = Math.min(0.42 * m, wide * 0.34);
    const peak = top - 0.34 * m;
    const t = Math.max(14, 0.09 * m);
    const guard = subtract(
      rect(cx - half, peak - 0.42 * m, 2 * half, 0.5 * m, 0.1 * m),
      rect(cx - half + t, peak - 0.42 * m + t, 2 * (half - t), 0.42 * m - t, 0.05 * m),
    );
    const foot = polygon(
      [
        [cx - wide * 0.3, low + 0.2 * m],
        [cx + wide * 0.3, low + 0.2 * m],
        [cx + wide * 0.32, low + 0.4 * m],
        [cx - wide * 0.32, low + 0.4 * m],
      ],
      0.03 * m,
    );
    const valve = union(
      rect(cx - 0.07 * m, peak - 0.16 * m, 0.14 * m, 0.16 * m - gap, 0.02 * m),
      rect(cx - 0.17 * m, peak - 0.24 * m, 0.34 * m, 0.11 * m, 0.05 * m),
    );
    return {
      plate: concat(waist, union(dome(top, 0.34 * m), guard), union(dome(low, -0.26 * m), foot)),
      second: valve,
    };
  },
};

/** A small cylinder that stands on a lorry. */
const bottle = (x: number, foot: number, w: number): Path =>
  union(
    rect(x, foot - 1.16 * w, w, 1.16 * w, 0.3 * w),
    rect(x + 0.1 * w, foot - 0.3 * w, 0.8 * w, 0.3 * w, 0.06 * w),
    subtract(
      rect(x + 0.24 * w, foot - 1.48 * w, 0.52 * w, 0.5 * w, 0.1 * w),
      rect(x + 0.39 * w, foot - 1.33 * w, 0.22 * w, 0.15 * w, 0.03 * w),
    ),
  );

/** The cab of a small lorry, beside a body between two heights. */
export function cabOf(cab: number, y0: number, y1: number, u: number) {
  const h = y1 - y0;
  const [front, top, low] = [cab + 0.72 * u, y0 - 0.4 * u, y1 + 0.16 * u];
  const nose = polygon(
    [
      [cab, top],
      [cab + 0.4 * u, top],
      [front - 0.12 * u, y0 + h * 0.36],
      [front, y0 + h * 0.46],
      [front, low],
      [cab, low],
    ],
    0.09 * u,
  );
  const pane = polygon(
    [
      [cab + 0.14 * u, top + 0.14 * u],
      [cab + 0.34 * u, top + 0.14 * u],
      [front - 0.27 * u, y0 + h * 0.32],
      [cab + 0.14 * u, y0 + h * 0.32],
    ],
    0.04 * u,
  );
  return { nose: subtract(nose, pane), front, low };
}

/** A lorry with its load on it: the body is its side. */
export function loadedLorry({ x0, x1, y0, y1, wide, gap, size: u }: ReturnType<typeof bodyAround>): Path {
  const { nose, front, low } = cabOf(x1 + gap, y0, y1, u);
  const side = rect(x0, y0, wide, low - y0, 0.05 * u);
  const r = 0.25 * u;
  const bed = rect(x1 - 20, y1 - 4, gap + 40, low - y1 + 4);
  return onWheels(union(nose, side, bed), r, low + r * 0.24, x0 + 0.44 * u, front - 0.38 * u);
}

/** A lorry that brings cylinders of gas, the name on its side. */
export const gasLorry: Plate = {
  about: ['gas-cylinders'],
  aspect: [1.5, 3.2],
  draw(held) {
    const body = bodyAround(held, 0.36, 0.34);
    const { x0, y0, wide, gap, size: u } = body;
    const count = Math.max(2, Math.round(wide / (0.56 * u)));
    const step = wide / count;
    const w = step - gap;
    const row = Array.from({ length: count }, (_, i) => bottle(x0 + gap / 2 + i * step, y0 - gap, w));
    return { plate: loadedLorry(body), second: concat(...row) };
  },
};

/** A tank for water as it stands on a roof: ribs, shoulders and a lid. */
export const roofTank: Plate = {
  about: ['water-tank'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.36, 0.34);
    const rib = (y: number, out: number) => rect(x0 - out, y, wide + 2 * out, 0.15 * m, 0.075 * m);
    const rise = 0.44 * m;
    const lid = Math.min(0.4 * m, wide * 0.3);
    const top = y0 - 2 * gap - 0.15 * m;
    const shoulder = parse(
      `M${x0} ${top}C${x0} ${top - 0.16 * m} ${x0 + 0.1 * m} ${top - 0.2 * m} ${x0 + 0.22 * m} ${top - 0.24 * m}L${cx - lid} ${top - rise}H${cx + lid}L${x1 - 0.22 * m} ${top - 0.24 * m}C${x1 - 0.1 * m} ${top - 0.2 * m} ${x1} ${top - 0.16 * m} ${x1} ${top}Z`,
    );
    const cover = union(
      rect(cx - lid - 0.05 * m, top - rise - gap - 0.15 * m, 2 * lid + 0.1 * m, 0.15 * m, 0.06 * m),
      rect(cx - lid * 0.4, top - rise - gap - 0.22 * m, lid * 0.8, 0.14 * m, 0.05 * m),
    );
    const below = y1 + gap;
    const base = rect(x0, below + 0.15 * m + gap, wide, 0.2 * m, 0.06 * m);
    const t = 0.13 * m;
    const drop = translate(scale(DROP, (0.27 * m) / 100), cx - 0.135 * m, top - 0.07 * m - 0.27 * m);
    const elbow = union(
      stroke(parse(`M${x1 - 0.1 * m} ${y1 - 0.2 * m}H${x1 + 0.2 * m}V${below + 0.3 * m + gap}`), t, {
        cap: 'butt',
      }),
      rect(x1 + 0.09 * m, y1 - 0.02 * m, 0.22 * m, 0.12 * m, 0.03 * m),
    );
    return {
      plate: concat(
        union(rect(x0, y0, wide, y1 - y0, 0.05 * m), elbow),
        rib(y0 - gap - 0.15 * m, 0.05 * m),
        rib(below, 0.05 * m),
        subtract(shoulder, drop),
        base,
      ),
      second: cover,
    };
  },
};

/** A tower that holds water over a village: hoops, a drop, braced legs. */
export const waterTower: Plate = {
  about: ['water-tank'],
  aspect: [1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.34, 0.3);
    const eave = y0 - gap;
    const rise = 0.42 * m + 0.06 * wide;
    const roof = parse(
      `M${x0 - 0.12 * m} ${eave}C${x0 + wide * 0.16} ${eave - 0.16 * m} ${cx - wide * 0.14} ${eave - rise * 0.7} ${cx} ${eave - rise}C${cx + wide * 0.14} ${eave - rise * 0.7} ${x1 - wide * 0.16} ${eave - 0.16 * m} ${x1 + 0.12 * m} ${eave}Z`,
    );
    const knob = circle(cx, eave - rise, 0.09 * m);
    const hoop = rect(x0 - 0.06 * m, y1 + gap, wide + 0.12 * m, 0.13 * m, 0.05 * m);
    const low = y1 + 2 * gap + 0.13 * m;
    const deep = 0.6 * m;
    const bowl = parse(
      `M${x0} ${low}H${x1}C${x1 - 0.04 * m} ${low + deep * 0.6} ${cx + wide * 0.3} ${low + deep} ${cx} ${low + deep}S${x0 + 0.04 * m} ${low + deep * 0.6} ${x0} ${low}Z`,
    );
    const size = 0.3 * m;
    const drop = translate(scale(DROP, size / 100), cx - size / 2, low + 0.1 * m);
    const foot = low + 1.16 * m;
    const t = Math.max(14, 0.11 * m);
    const [top, base] = [x0 + 0.14 * m, x0 - 0.06 * m];
    const leg = stroke(line(top, low + 0.06 * m, base, foot), t);
    const brace = stroke(line(x0 + 0.1 * m, low + 0.36 * m, x1, foot - 0.06 * m), t * 0.72, { cap: 'butt' });
    const ground = rect(x0 - 0.26 * m, foot - t / 2, wide + 0.52 * m, t, t / 2);
    const frame = union(leg, mirror(leg, cx), brace, mirror(brace, cx), ground);
    return {
      plate: concat(
        rect(x0, y0, wide, y1 - y0),
        union(subtract(bowl, drop), subtract(frame, bowl, rect(x0 - m, low - m, wide + 2 * m, m))),
      ),
      second: concat(union(roof, knob), hoop),
    };
  },
};
