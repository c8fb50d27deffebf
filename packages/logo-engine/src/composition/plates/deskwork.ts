/** Plates of offices: what people sit at, on and around. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, rotate, translate } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A desk with drawers at one side, a lamp and a laptop on it, the name on its front. */
export const drawerDesk: Plate = {
  about: ['desk', 'swivel-chair'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, size: u } = bodyAround(held, 0.36, 0.36);
    const low = y1 + 0.1 * u;
    const [px, deep] = [x1 + gap, 0.62 * u];
    const end = px + deep;
    const each = (low - y0 - 2 * gap) / 3;
    const drawers = [0, 1, 2].map((i) => {
      const y = y0 + i * (each + gap);
      return subtract(
        rect(px, y, deep, each, 0.03 * u),
        rect(px + deep / 2 - 0.13 * u, y + each / 2 - 6, 0.26 * u, 12, 6),
      );
    });
    const front = rect(x0, y0, wide, low - y0, 0.03 * u);
    const foot = (x: number) => rect(x, low + gap, 0.24 * u, 0.12 * u, 0.04 * u);
    const top = y0 - gap - 0.16 * u;
    const slab = rect(x0 - 0.16 * u, top, end - x0 + 0.32 * u, 0.16 * u, 0.05 * u);
    const on = top - gap;
    const lx = x0 + 0.24 * u;
    const shade = polygon(
      [
        [lx + 0.12 * u, on - 0.64 * u],
        [lx + 0.3 * u, on - 0.688 * u],
        [lx + 0.64 * u, on - 0.496 * u],
        [lx + 0.22 * u, on - 0.368 * u],
      ],
      0.07 * u,
    );
    const lamp = union(
      rect(lx - 0.2 * u, on - 0.11 * u, 0.46 * u, 0.11 * u, 0.05 * u),
      stroke(
        polyline([
          [lx, on - 0.1 * u],
          [lx - 0.12 * u, on - 0.368 * u],
          [lx + 0.24 * u, on - 0.592 * u],
        ]),
        0.09 * u,
      ),
      shade,
    );
    const bx = end - 0.2 * u;
    const laptop = union(
      stroke(line(bx - 0.72 * u, on - 0.05 * u, bx - 0.1 * u, on - 0.05 * u), 0.1 * u),
      stroke(line(bx - 0.12 * u, on - 0.07 * u, bx + 0.06 * u, on - 0.432 * u), 0.1 * u),
    );
    return {
      plate: concat(front, ...drawers, foot(x0 + 0.06 * u), foot(end - 0.3 * u)),
      second: concat(slab, lamp, laptop),
    };
  },
};

/** An office chair from behind, the name on its back. */
export const swivelSeat: Plate = {
  about: ['desk', 'swivel-chair'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, wide, size: u } = bodyAround(held, 0.34, 0.36);
    const back = parse(
      `M${x0 + 0.26 * u} ${y0 - 0.04 * u}Q${cx} ${y0 - 0.12 * u} ${x1 - 0.26 * u} ${y0 - 0.04 * u}Q${x1 + 0.01 * u} ${y0 - 0.02 * u} ${x1 + 0.01 * u} ${y0 + 0.24 * u}` +
        `L${x1 - 0.02 * u} ${y1 - 0.2 * u}Q${x1 - 0.03 * u} ${y1 + 0.04 * u} ${x1 - 0.24 * u} ${y1 + 0.04 * u}H${x0 + 0.24 * u}Q${x0 + 0.03 * u} ${y1 + 0.04 * u} ${x0 + 0.02 * u} ${y1 - 0.2 * u}L${x0 - 0.01 * u} ${y0 + 0.24 * u}Q${x0 - 0.01 * u} ${y0 - 0.02 * u} ${x0 + 0.26 * u} ${y0 - 0.04 * u}Z`,
    );
    const seatTop = y1 + 0.04 * u + gap;
    const seat = rect(x0 - 0.02 * u, seatTop, wide + 0.04 * u, 0.24 * u, 0.11 * u);
    const armY = y1 - 0.42 * u;
    const arm = stroke(
      polyline([
        [x1 + gap + 0.1 * u, armY],
        [x1 + gap + 0.1 * u, seatTop + 0.14 * u],
        [x1 - 0.2 * u, seatTop + 0.14 * u],
      ]),
      0.1 * u,
    );
    const rest = rect(x1 + gap, armY - 0.1 * u, 0.2 * u, 0.36 * u, 0.09 * u);
    const hub = seatTop + 0.24 * u;
    const floor = hub + 0.34 * u;
    const reach = 0.7 * u;
    const leg = stroke(
      parse(
        `M${cx} ${floor - 0.06 * u}Q${cx + reach * 0.6} ${floor - 0.04 * u} ${cx + reach} ${floor + 0.12 * u}`,
      ),
      0.11 * u,
    );
    const wheel = (x: number, y: number) => circle(x, y, 0.1 * u);
    const base = union(
      rect(cx - 0.07 * u, hub - 4, 0.14 * u, 0.4 * u),
      leg,
      mirror(leg, cx),
      rect(cx - 0.05 * u, floor - 0.1 * u, 0.1 * u, 0.3 * u),
      wheel(cx - reach, floor + 0.2 * u),
      wheel(cx, floor + 0.22 * u),
      wheel(cx + reach, floor + 0.2 * u),
    );
    return {
      plate: back,
      second: union(seat, base, arm, rest, mirror(arm, cx), mirror(rest, cx)),
    };
  },
};

/** A table from above, chairs around it, the name on the table. */
export const meetingTable: Plate = {
  about: ['desk', 'swivel-chair'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, cx, cy, wide, high, gap, size: u } = bodyAround(held, 0.46, 0.38);
    const table = rect(x0, y0, wide, high, 0.26 * u);
    const [w, deep] = [0.54 * u, 0.27 * u];
    const chair = parse(
      `M${-w / 2} 0V${-deep * 0.4}C${-w / 2} ${-deep * 1.2} ${w / 2} ${-deep * 1.2} ${w / 2} ${-deep * 0.4}V0Z`,
    );
    const rounded = grow(shrink(chair, 5), 5);
    const span = wide - 0.3 * u;
    const count = Math.max(2, Math.floor(span / (w * 1.3)));
    const above = Array.from({ length: count }, (_, i) =>
      translate(rounded, x0 + 0.15 * u + (span * (i + 0.5)) / count, y0 - gap),
    );
    const below = above.map((seat) => mapPoints(seat, (x, y) => [x, 2 * cy - y]));
    const end = translate(rotate(rounded, 90, 0, 0), x1 + gap, cy);
    return { plate: table, second: concat(...above, ...below, end, mirror(end, cx)) };
  },
};
