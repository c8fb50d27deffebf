/** Plates of a mechanic's workshop. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { band, circle, polar, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A brake disc in its caliper, the name on its hub. */
export const brakeRotor: Plate = {
  about: ['brake-disc', 'clutch-disc', 'brake-light'],
  aspect: [1.1, 2.1],
  draw(held) {
    const { cx, cy } = bodyAround(held, 0, 0);
    const r = Math.max(Math.hypot(held.width, held.height) / 2 + 0.1 * CAP, held.width / 2 + 0.3 * CAP);
    const R = r * 1.4;
    const gap = Math.max(GAP, r * 0.05);
    const inner = r + gap;
    const drilled = Array.from({ length: 20 }, (_, i) => {
      const far = (inner + R) / 2 + (i % 2 === 0 ? 1 : -1) * (R - inner) * 0.2;
      return circle(...polar(cx, cy, far, 18 * i), r * 0.058);
    });
    const jaw = softened(band(cx, cy, R * 1.14, r * 1.12, -82, -2), 0.06 * r);
    const pin = band(cx, cy, R * 1.0, r * 1.26, -58, -26);
    const ring = subtract(circle(cx, cy, R), circle(cx, cy, inner), ...drilled, grow(jaw, gap));
    return { plate: concat(circle(cx, cy, r), ring), second: subtract(jaw, softened(pin, 0.03 * r)) };
  },
};

/** The lamp that tells of a fault in the engine, the name within it. */
export const engineLamp: Plate = {
  about: ['engine-light', 'engine'],
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

/** The oil can of a dashboard, its drop falling. */
export const oilLamp: Plate = {
  about: ['oil-can', 'oil-jug', 'oil-filter'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u } = bodyAround(held, 0.46, 0.42);
    const [lid, tip] = [x0 + 0.55 * u, x1 + 0.98 * u];
    const pan = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 + 0.12 * u, y0 + 0.1 * u],
        [x1 + 0.62 * u, y0 - 0.14 * u],
        [x1 + 0.72 * u, y0 + 0.08 * u],
        [x1 + 0.1 * u, y1],
        [x0, y1],
      ],
      0.07 * u,
    );
    const spout = polygon(
      [
        [x1 + 0.4 * u, y0 - 0.02 * u],
        [tip - 0.14 * u, y0 - 0.3 * u],
        [tip, y0 - 0.14 * u],
        [x1 + 0.56 * u, y0 + 0.22 * u],
      ],
      0.05 * u,
    );
    const cap = union(
      rect(lid - 0.06 * u, y0 - 0.24 * u, 0.12 * u, 0.3 * u),
      rect(lid - 0.3 * u, y0 - 0.32 * u, 0.6 * u, 0.15 * u, 0.06 * u),
    );
    const ear = stroke(
      parse(
        `M${x0 + 0.2 * u} ${y0 + 0.1 * u}H${x0 - 0.2 * u}Q${x0 - 0.34 * u} ${y0 + 0.1 * u} ${x0 - 0.32 * u} ${y0 + 0.24 * u}Q${x0 - 0.28 * u} ${y0 + h * 0.66} ${x0 + 0.1 * u} ${y0 + h * 0.66}`,
      ),
      0.13 * u,
    );
    const [dx, dy] = [tip + 0.02 * u, y0 + 0.12 * u];
    const drop = parse(
      `M${dx} ${dy}C${dx + 0.1 * u} ${dy + 0.16 * u} ${dx + 0.17 * u} ${dy + 0.24 * u} ${dx + 0.17 * u} ${dy + 0.34 * u}A${0.17 * u} ${0.17 * u} 0 0 1 ${dx - 0.17 * u} ${dy + 0.34 * u}C${dx - 0.17 * u} ${dy + 0.24 * u} ${dx - 0.1 * u} ${dy + 0.16 * u} ${dx} ${dy}Z`,
    );
    return { plate: filleted(union(pan, spout, cap, ear), 0.05 * u), second: drop };
  },
};
