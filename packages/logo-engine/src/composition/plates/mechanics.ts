/** Plates of a mechanic's workshop. */

import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A brake disc with its drilled rim, the calliper over it. */
export const brakeRotor: Plate = {
  about: ['brake-disc', 'clutch-disc', 'brake-light'],
  aspect: [1, 1.9],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const inner = Math.max(
      Math.hypot(held.width / 2, held.height / 2) + 0.06 * CAP,
      held.width / 2 + 0.22 * CAP,
    );
    const r = inner / 0.83;
    const mid = 0.92 * r;
    const jaw = union(
      stroke(arc(cx, cy, 1.04 * r, -80, -10), 0.3 * r, { cap: 'butt' }),
      stroke(arc(cx, cy, 1.17 * r, -66, -24), 0.16 * r),
      circle(...polar(cx, cy, 1.06 * r, -82), 0.12 * r),
      circle(...polar(cx, cy, 1.06 * r, -8), 0.12 * r),
    );
    const away = grow(jaw, 13);
    const holes = Array.from({ length: 20 }, (_, i) => i * 18 - 45).filter((turn) => turn > 9 && turn < 261);
    const spots = holes.map((turn) => circle(...polar(cx, cy, mid, turn), 0.042 * r));
    const bolts = [-82, -8].map((turn) => circle(...polar(cx, cy, 1.06 * r, turn), 0.05 * r));
    const slots = [
      [-68, -50],
      [-40, -22],
    ].map(([from = 0, to = 0]) => stroke(arc(cx, cy, 1.07 * r, from, to), 0.075 * r));
    return {
      plate: subtract(circle(cx, cy, r), away, ...spots),
      second: subtract(jaw, ...bolts, ...slots),
    };
  },
};

/** The lamp that tells of a fault in the engine, the name within it. */
export const engineLamp: Plate = {
  about: ['engine-light', 'engine', 'crankshaft', 'turbo'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u, cx, wide } = bodyAround(held, 0.42, 0.42);
    const block = polygon(
      [
        [x0, y0 + 0.16 * u],
        [x0 + 0.16 * u, y0],
        [x1 - 0.1 * u, y0],
        [x1 + 0.06 * u, y0 + 0.22 * u],
        [x1 + 0.3 * u, y0 + 0.22 * u],
        [x1 + 0.3 * u, y1 + 0.06 * u],
        [x1 + 0.06 * u, y1 + 0.06 * u],
        [x1 - 0.16 * u, y1 + 0.22 * u],
        [x0 + 0.34 * u, y1 + 0.22 * u],
        [x0, y1 - 0.04 * u],
      ],
      0.05 * u,
    );
    const t = 0.14 * u;
    const head = Math.min(wide * 0.36, 0.62 * u);
    const lid = union(
      rect(cx - head, y0 - 0.34 * u, 2 * head, t, 0.04 * u),
      rect(cx - t * 0.75, y0 - 0.3 * u, t * 1.5, 0.4 * u),
    );
    const mid = y0 + h * 0.52;
    const fan = union(
      rect(x0 - 0.36 * u, mid - h * 0.3, t, h * 0.6, 0.04 * u),
      rect(x0 - 0.3 * u, mid - t * 0.6, 0.4 * u, t * 1.2),
    );
    const drive = union(
      rect(x1 + 0.46 * u, y0 + 0.08 * u, t, h - 0.02 * u, 0.04 * u),
      rect(x1 + 0.2 * u, mid - t * 0.4, 0.34 * u, t * 1.2),
    );
    return { plate: union(block, lid, fan, drive) };
  },
};

/** A jug of motor oil, its grip in it and its cap off its middle. */
export const oilLamp: Plate = {
  about: ['oil-can', 'oil-jug', 'oil-filter'],
  aspect: [0.85, 2],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.3, 0.36);
    const [top, neck] = [y0 - 0.86 * m, 0.26 * m];
    const nx = x1 - 0.16 * m - neck;
    const body = parse(
      `M${x0} ${y1 - 0.14 * m}V${top + 0.3 * m}Q${x0} ${top} ${x0 + 0.3 * m} ${top}H${nx - neck - 0.34 * m}C${nx - neck - 0.16 * m} ${top} ${nx - neck - 0.14 * m} ${top - 0.1 * m} ${nx - neck} ${top - 0.1 * m}H${nx + neck}V${top + 0.1 * m}C${nx + neck + 0.06 * m} ${top + 0.3 * m} ${x1} ${top + 0.3 * m} ${x1} ${top + 0.62 * m}V${y1 - 0.14 * m}Q${x1} ${y1} ${x1 - 0.14 * m} ${y1}H${x0 + 0.14 * m}Q${x0} ${y1} ${x0} ${y1 - 0.14 * m}Z`,
    );
    const [hl, hr, ht, hb] = [x0 + 0.26 * m, nx - neck - 0.04 * m, top + 0.24 * m, y0 - 0.14 * m];
    const hole = polygon(
      [
        [hl, ht],
        [Math.max(hl + 0.3 * m, hr - 0.12 * m), ht],
        [Math.max(hl + 0.4 * m, hr + 0.06 * m), hb],
        [hl, hb],
      ],
      0.12 * m,
    );
    const cap = rect(
      nx - neck - 0.05 * m,
      top - 0.1 * m - 12 - 0.3 * m,
      2 * neck + 0.1 * m,
      0.3 * m,
      0.06 * m,
    );
    const r = 0.12 * m;
    const [dx, dy] = [nx + 0.04 * m, y0 - 0.28 * m];
    const drop = parse(
      `M${dx} ${dy - 2 * r}C${dx + 0.3 * r} ${dy - 1.3 * r} ${dx + r} ${dy - 0.7 * r} ${dx + r} ${dy}A${r} ${r} 0 0 1 ${dx - r} ${dy}C${dx - r} ${dy - 0.7 * r} ${dx - 0.3 * r} ${dy - 1.3 * r} ${dx} ${dy - 2 * r}Z`,
    );
    const foot = rect(x0 + 0.08 * m, y1 + 12, wide - 0.16 * m, 0.13 * m, 0.05 * m);
    return { plate: concat(subtract(body, hole, drop), foot), second: cap };
  },
};
