/** Plates of who sells tools, welds, drives a taxi and glazes. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A pouch with tools in it, the name on the pouch. */
export const toolPouch: Plate = {
  about: ['hammer', 'tools', 'screw', 'toolbox', 'nails'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.36, 0.3);
    const low = y1 + 0.16 * u;
    const pouch = parse(
      `M${x0 - 0.08 * u} ${y0}H${x1 + 0.08 * u}L${x1 + 0.02 * u} ${low - 0.3 * u}Q${x1} ${low} ${x1 - 0.3 * u} ${low}H${x0 + 0.3 * u}Q${x0} ${low} ${x0 - 0.02 * u} ${low - 0.3 * u}Z`,
    );
    const belt = rect(x0 - 0.24 * u, y0 - gap - 0.2 * u, wide + 0.48 * u, 0.2 * u, 0.06 * u);
    const base = y0 - 2 * gap - 0.2 * u;
    const [a, c] = [cx - wide * 0.3, cx + wide * 0.32];
    const hammer = union(
      rect(a - 0.08 * u, base - 0.5 * u, 0.16 * u, 0.5 * u),
      parse(
        `M${a - 0.1 * u} ${base - 0.46 * u}V${base - 0.74 * u}H${a + 0.14 * u}L${a + 0.2 * u} ${base - 0.78 * u}H${a + 0.4 * u}V${base - 0.42 * u}H${a + 0.2 * u}L${a + 0.14 * u} ${base - 0.46 * u}Z`,
      ),
      parse(
        `M${a - 0.06 * u} ${base - 0.74 * u}C${a - 0.26 * u} ${base - 0.76 * u} ${a - 0.38 * u} ${base - 0.66 * u} ${a - 0.44 * u} ${base - 0.44 * u}C${a - 0.3 * u} ${base - 0.54 * u} ${a - 0.2 * u} ${base - 0.54 * u} ${a - 0.06 * u} ${base - 0.5 * u}Z`,
      ),
    );
    const driver = union(
      rect(cx - 0.05 * u, base - 0.24 * u, 0.1 * u, 0.24 * u),
      polygon(
        [
          [cx - 0.09 * u, base - 0.2 * u],
          [cx - 0.16 * u, base - 0.34 * u],
          [cx - 0.14 * u, base - 0.78 * u],
          [cx + 0.14 * u, base - 0.78 * u],
          [cx + 0.16 * u, base - 0.34 * u],
          [cx + 0.09 * u, base - 0.2 * u],
        ],
        0.08 * u,
      ),
    );
    const jaw = { x: c, y: base - 0.6 * u, r: 0.25 * u };
    const spanner = subtract(
      union(rect(c - 0.1 * u, base - 0.46 * u, 0.2 * u, 0.46 * u), circle(jaw.x, jaw.y, jaw.r)),
      rect(c - 0.1 * u, jaw.y - 0.4 * u, 0.2 * u, 0.44 * u, 0.07 * u),
    );
    return { plate: concat(pouch, hammer, driver, spanner), second: belt };
  },
};

/** A welding set with its handle, dials and leads, the name on its case. */
export const weldingSet: Plate = {
  about: ['welding-mask', 'welding-torch'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.34, 0.28);
    const low = y1 + 0.5 * u;
    const shell = rect(x0, y0 - 0.04 * u, wide, low - y0 + 0.04 * u, 0.14 * u);
    const half = Math.min(wide * 0.3, 0.7 * u);
    const handle = stroke(
      parse(
        `M${cx - half} ${y0}V${y0 - 0.2 * u}Q${cx - half} ${y0 - 0.32 * u} ${cx - half + 0.12 * u} ${y0 - 0.32 * u}H${cx + half - 0.12 * u}Q${cx + half} ${y0 - 0.32 * u} ${cx + half} ${y0 - 0.2 * u}V${y0}`,
      ),
      0.15 * u,
    );
    const row = y1 + 0.22 * u;
    const [left, right] = [x0 + 0.32 * u, x1 - 0.32 * u];
    const knob = stroke(line(cx, row, cx + 0.09 * u, row - 0.11 * u), 11);
    const sockets = [left, right].map((x) => circle(x, row, 0.17 * u));
    const feet = [left, right].map((x) => rect(x - 0.16 * u, low - 10, 0.32 * u, 0.1 * u + 10, 0.03 * u));
    const lead = stroke(
      parse(
        `M${right} ${row}C${right + 0.1 * u} ${row + 0.5 * u} ${x1 + 0.5 * u} ${low + 0.1 * u} ${x1 + 0.42 * u} ${y1 - 0.1 * u}`,
      ),
      0.1 * u,
    );
    const [hx, hy] = [x1 + 0.42 * u, y1 - 0.14 * u];
    const holder = union(
      polygon(
        [
          [hx - 0.11 * u, hy],
          [hx - 0.08 * u, hy - 0.42 * u],
          [hx + 0.12 * u, hy - 0.42 * u],
          [hx + 0.11 * u, hy],
        ],
        0.05 * u,
      ),
      stroke(line(hx - 0.02 * u, hy - 0.4 * u, hx + 0.14 * u, hy - 0.82 * u), Math.max(11, 0.07 * u)),
    );
    const body = subtract(
      union(shell, handle, ...feet),
      stroke(circle(cx, row, 0.17 * u + gap / 2), gap),
      knob,
      ...sockets,
      grow(intersect(lead, shell), gap),
    );
    return { plate: concat(body, circle(left, row, 0.17 * u - gap)), second: union(lead, holder) };
  },
};

/** A pin of a map with the chequers of a taxi, the name in its round head. */
export const checkeredPin: Plate = {
  about: ['taxi', 'cab-side', 'taxi-pin'],
  aspect: [0.8, 1.7],
  draw(held) {
    const { wide, high, cx, cy, y1, gap, size: u } = bodyAround(held, 0.08, 0.02);
    const r = Math.hypot(wide, high) / 2 + 0.04 * u;
    const tip = cy + 1.46 * r;
    const pin = union(
      circle(cx, cy, r),
      parse(
        `M${cx - 0.95 * r} ${cy + 0.3 * r}C${cx - 0.8 * r} ${cy + 0.86 * r} ${cx - 0.34 * r} ${cy + 1.1 * r} ${cx - 0.08 * r} ${tip}Q${cx} ${tip + 0.08 * r} ${cx + 0.08 * r} ${tip}C${cx + 0.34 * r} ${cy + 1.1 * r} ${cx + 0.8 * r} ${cy + 0.86 * r} ${cx + 0.95 * r} ${cy + 0.3 * r}Z`,
      ),
    );
    const c = 0.17 * r;
    const from = Math.max(y1 + 0.06 * u, cy + 0.5 * r);
    const checks = Array.from({ length: 13 }, (_, i) =>
      rect(cx + (i - 6.5) * c, from + (i % 2 === 0 ? 0 : c), c, c),
    );
    const inlay = intersect(union(...checks), shrink(pin, 0.08 * r));
    const spot = subtract(ellipse(cx, tip + 0.02 * r, 0.44 * r, 0.13 * r), grow(pin, gap));
    return { plate: subtract(pin, inlay), second: spot };
  },
};

/** A window with its shutters open, the name on its panes. */
export const shutteredWindow: Plate = {
  about: ['glass-pane', 'window', 'sliding-window'],
  aspect: [1.1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.42, 0.28, 0.36);
    const light = 0.4 * u;
    const top = y0 - gap - light;
    const count = Math.max(2, Math.round(wide / (0.72 * u)));
    const step = (wide + gap) / count;
    const lights = Array.from({ length: count }, (_, i) =>
      rect(x0 + i * step, top, step - gap, light, 0.02 * u),
    );
    const pane = rect(x0, y0, wide, y1 - y0, 0.02 * u);
    const frame = subtract(
      rect(
        x0 - gap - 0.12 * u,
        top - gap - 0.12 * u,
        wide + 2 * gap + 0.24 * u,
        y1 - top + gap + 0.12 * u,
        0.03 * u,
      ),
      rect(x0 - gap, top - gap, wide + 2 * gap, y1 - top + 2 * gap),
    );
    const [leaf, from] = [0.56 * u, x1 + 2 * gap + 0.12 * u];
    const head = top - gap - 0.12 * u;
    const slats = 2 * Math.round((y1 - head) / (0.42 * u));
    const pitch = (y1 - head - 0.2 * u) / slats;
    const cuts = Array.from({ length: slats }, (_, i) =>
      rect(from + 0.12 * u, head + 0.1 * u + (i + 0.5) * pitch - 6, leaf - 0.24 * u, 12, 4),
    );
    const shutter = subtract(rect(from, head, leaf, y1 - head, 0.05 * u), ...cuts);
    const sill = rect(x0 - leaf * 0.66, y1 + gap, wide + leaf * 1.32, 0.18 * u, 0.05 * u);
    return {
      plate: concat(pane, ...lights, frame, sill),
      second: concat(shutter, mirror(shutter, cx)),
    };
  },
};
