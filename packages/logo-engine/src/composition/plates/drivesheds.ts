/** Plates of who cools goods and of who carries sightseers. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A cold lorry with its cooler over the cab, the name on its box beside a snowflake. */
export const coldLorry: Plate = {
  about: ['refrigerated-truck', 'reefer-doors', 'frozen-carrot'],
  aspect: [1.1, 2.7],
  draw(held) {
    const { x0: side, x1, y0, y1, cy, gap, size: u } = bodyAround(held, 0.32, 0.34);
    const x0 = side - 0.64 * u;
    const r = 0.21 * u;
    const box = rect(x0, y0, x1 - x0, y1 - y0, 0.07 * u);
    const [mx, arm, thick] = [side - 0.27 * u, 0.26 * u, Math.max(11, 0.055 * u)];
    const ray = union(
      stroke(line(mx - arm, cy, mx + arm, cy), thick),
      ...[-1, 1].flatMap((way) => [
        stroke(line(mx + way * arm * 0.56, cy, mx + way * arm * 0.94, cy - arm * 0.36), thick),
        stroke(line(mx + way * arm * 0.56, cy, mx + way * arm * 0.94, cy + arm * 0.36), thick),
      ]),
    );
    const flake = union(...[30, 90, 150].map((turn) => rotate(ray, turn, mx, cy)));
    const cab = x1 + gap;
    const [roof, front, low] = [y0 + 0.3 * u, cab + 0.68 * u, y1 + gap + 0.12 * u];
    const sill = roof + (low - roof) * 0.46;
    const nose = polygon(
      [
        [cab, roof],
        [cab + 0.42 * u, roof],
        [front - 0.04 * u, sill],
        [front, sill + 0.12 * u],
        [front, low],
        [cab, low],
      ],
      0.07 * u,
    );
    const pane = polygon(
      [
        [cab + 0.14 * u, roof + 0.13 * u],
        [cab + 0.36 * u, roof + 0.13 * u],
        [front - 0.18 * u, sill],
        [cab + 0.14 * u, sill],
      ],
      0.03 * u,
    );
    const bed = rect(x0 + 0.06 * u, y1 + gap, cab - x0, 0.12 * u, 0.03 * u);
    const cooler = rect(cab, y0, 0.36 * u, roof - gap - y0, 0.07 * u);
    const [rear, at] = [x0 + 0.1 * u + r * 1.4, low + r * 0.3];
    return {
      plate: concat(
        subtract(box, flake, circle(rear, at, r + 11)),
        onWheels(union(subtract(nose, pane), bed), r, at, rear, cab + 0.34 * u),
      ),
      second: cooler,
    };
  },
};

/** An open carriage of a sightseers' train, the name on its side. */
export const openCarriage: Plate = {
  about: ['little-train'],
  aspect: [1.5, 3.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, size: u } = bodyAround(held, 0.38, 0.28);
    const low = y1 + 0.06 * u;
    const side = parse(
      `M${x0 - 0.06 * u} ${y0}H${x1 + 0.06 * u}C${x1 + 0.06 * u} ${y1 - 0.1 * u} ${x1} ${low} ${x1 - 0.12 * u} ${low}H${x0 + 0.12 * u}C${x0} ${low} ${x0 - 0.06 * u} ${y1 - 0.1 * u} ${x0 - 0.06 * u} ${y0}Z`,
    );
    const bays = Math.max(2, Math.round(wide / (0.9 * u)));
    const [open, thick] = [0.5 * u, Math.max(12, 0.1 * u)];
    const eave = y0 - open;
    const posts = Array.from({ length: bays + 1 }, (_, i) =>
      rect(x0 + (i * (wide - thick)) / bays, eave - 10, thick, open + 20),
    );
    const seats = Array.from({ length: bays }, (_, i) => {
      const x = x0 + ((i + 0.5) * wide) / bays;
      return rect(x - 0.17 * u, y0 - 0.26 * u, 0.34 * u, 0.4 * u, 0.1 * u);
    });
    const roof = parse(
      `M${x0 - 0.2 * u} ${eave}C${x0 - 0.2 * u} ${eave - 0.2 * u} ${x0} ${eave - 0.24 * u} ${x0 + 0.3 * u} ${eave - 0.24 * u}H${x1 - 0.3 * u}C${x1} ${eave - 0.24 * u} ${x1 + 0.2 * u} ${eave - 0.2 * u} ${x1 + 0.2 * u} ${eave}Z`,
    );
    const scallops = 2 * Math.round((wide + 0.4 * u) / (0.6 * u)) + 1;
    const step = (wide + 0.4 * u) / scallops;
    const fringe = Array.from({ length: scallops }, () => `a${step / 2} ${0.13 * u} 0 0 1 ${-step} 0`).join(
      '',
    );
    const valance = parse(`M${x1 + 0.2 * u} ${eave - 2}${fringe}Z`);
    const canopy = union(roof, valance);
    const r = 0.24 * u;
    const bar = rect(x0 - 0.34 * u, low + 0.02 * u, wide + 0.68 * u, 0.13 * u, 0.05 * u);
    const at = low + 0.2 * u;
    const body = union(side, ...seats, ...posts);
    return {
      plate: onWheels(
        union(subtract(body, stroke(canopy, 2 * gap), canopy), bar),
        r,
        at,
        x0 + 0.42 * u,
        x1 - 0.42 * u,
      ),
      second: canopy,
    };
  },
};
