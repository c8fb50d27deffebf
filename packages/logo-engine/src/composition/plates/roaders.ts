/** Plates of who carries people, loads and lunches on the road. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

const wheel = (x: number, y: number, r: number) => subtract(circle(x, y, r), circle(x, y, r * 0.4));

/** A sightseeing bus with an open upper deck, the name on its side. */
export const openTopBus: Plate = {
  about: ['bus', 'coach'],
  aspect: [1.8, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, gap, size: u } = bodyAround(held, 0.5, 0.34, 0.3);
    const [low, front] = [y1 + 0.4 * u, x1 + 0.26 * u];
    const body = polygon(
      [
        [x0, y0],
        [front - 0.14 * u, y0],
        [front, y1],
        [front, low],
        [x0, low],
      ],
      0.09 * u,
    );
    const [pane, span] = [0.26 * u, front - x0];
    const door = 0.3 * u;
    const panes = Math.max(2, Math.round((span - door) / (0.46 * u)));
    const step = (span - door - 0.2 * u) / panes;
    const glass = Array.from({ length: panes }, (_, i) =>
      rect(x0 + 0.1 * u + i * step, y1, step - 0.09 * u, pane, 0.04 * u),
    );
    const entry = rect(front - door - 0.02 * u, y1, door + 0.1 * u, pane, 0.04 * u);
    const r = 0.19 * u;
    const axles = [x0 + 0.42 * u, front - 0.5 * u];
    const at = low + 0.02 * u;
    const screen = stroke(line(front - 0.19 * u, y0 + 0.1 * u, front - 0.3 * u, y0 - 0.26 * u), 0.08 * u);
    const floor = y0 - gap;
    const riders = Math.max(3, Math.round((span - 0.5 * u) / (0.44 * u)));
    const between = (span - 0.5 * u) / riders;
    const heads = Array.from({ length: riders }, (_, i) => {
      const x = x0 + 0.06 * u + (i + 0.5) * between;
      const chest = intersect(ellipse(x, floor, 0.17 * u, 0.13 * u), rect(x - u, floor - u, 2 * u, u));
      return union(chest, circle(x, floor - 0.22 * u, 0.1 * u));
    });
    return {
      plate: concat(
        union(subtract(body, ...glass, entry, ...axles.map((x) => circle(x, at, r + gap))), screen),
        ...axles.map((x) => wheel(x, at, r)),
      ),
      second: concat(...heads),
    };
  },
};

/** A scooter with a box for what it brings, the name on the box. */
export const boxScooter: Plate = {
  about: ['moped'],
  aspect: [1.1, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size: u } = bodyAround(held, 0.42, 0.4);
    const box = rect(x0, y0, wide, high, 0.1 * u);
    const ground = y1 + 0.78 * u;
    const r = 0.24 * u;
    const [rear, fore] = [x0 + 0.3 * wide, x1 + 0.46 * u];
    const seat = y1 + gap;
    const shell = parse(
      `M${x0 + 0.04 * wide} ${seat}H${x1 - 0.02 * u}C${x1 + 0.02 * u} ${seat + 0.2 * u} ${x1 - 0.2 * u} ${ground - r - 0.16 * u} ${x1 - 0.14 * u} ${ground - r - 0.1 * u}` +
        `H${x1 + 0.12 * u}V${ground - r + 0.08 * u}H${x0 + 0.12 * wide}C${x0 + 0.02 * wide} ${ground - r - 0.1 * u} ${x0} ${seat + 0.16 * u} ${x0 + 0.04 * wide} ${seat}Z`,
    );
    const bar = y0 + high - 0.62 * u;
    const column = stroke(
      parse(
        `M${x1 + 0.1 * u} ${ground - r - 0.02 * u}C${x1 + 0.36 * u} ${ground - r - 0.02 * u} ${x1 + 0.34 * u} ${y1 - 0.1 * u} ${x1 + 0.24 * u} ${bar + 0.06 * u}`,
      ),
      0.2 * u,
    );
    const grip = stroke(line(x1 + 0.08 * u + gap, bar - 0.02 * u, x1 + 0.32 * u, bar + 0.04 * u), 0.11 * u);
    const lamp = circle(x1 + 0.42 * u, bar + 0.16 * u, 0.11 * u);
    const guard = stroke(
      parse(
        `M${fore - 0.16 * u} ${ground - r - 0.36 * u}Q${fore + 0.22 * u} ${ground - r - 0.4 * u} ${fore + 0.34 * u} ${ground - r - 0.06 * u}`,
      ),
      0.13 * u,
    );
    const tyres = [rear, fore].map((x) => circle(x, ground - r, r + gap));
    return {
      plate: concat(
        box,
        subtract(union(shell, column, grip, lamp, guard), ...tyres, grow(box, gap * 0.99)),
        ...[rear, fore].map((x) => wheel(x, ground - r, r)),
      ),
    };
  },
};

/** A pickup on high wheels with a roll bar over its open bed, the name on its side. */
export const highPickup: Plate = {
  about: ['jeep', 'pickup', 'tow-ball'],
  aspect: [2, 3.5],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, mean } = bodyAround(held, 0.36, 0.3, 0.3);
    const u = mean * 0.62;
    const [back, front] = [x0 - 0.3 * u, x1 + 0.62 * u];
    const low = y1 + 0.16 * u;
    const body = polygon(
      [
        [back, y0],
        [x1 + 0.2 * u, y0],
        [front - 0.04 * u, y0 + 0.1 * u],
        [front, y0 + 0.22 * u],
        [front, low],
        [back, low],
      ],
      0.09 * u,
    );
    const [a, d] = [x0 + 0.42 * wide, x1 + 0.06 * u];
    const roof = y0 - 0.62 * u;
    const cab = polygon(
      [
        [a, y0 + 20],
        [a, roof],
        [d - 0.42 * u, roof],
        [d, y0],
        [d, y0 + 20],
      ],
      0.12 * u,
    );
    const e = 0.12 * u;
    const mid = (a + d) / 2 - 0.12 * u;
    const panes = [
      rect(a + e, roof + e, mid - a - 1.5 * e, 0.62 * u - e - 0.02 * u, 0.05 * u),
      polygon(
        [
          [mid + 0.5 * e, roof + e],
          [d - 0.42 * u - 0.3 * e, roof + e],
          [d - 1.4 * e, y0 - 0.02 * u],
          [mid + 0.5 * e, y0 - 0.02 * u],
        ],
        0.05 * u,
      ),
    ];
    const bar = a - gap - 0.14 * u;
    const hoop = stroke(parse(`M${bar} ${y0 + 10}V${roof + 0.2 * u}L${bar - 0.5 * u} ${y0 + 10}`), 0.13 * u);
    const lights = [0.1, 0.4, 0.7].map((t) =>
      rect(a + t * (d - 0.42 * u - a), roof - gap - 0.14 * u, 0.22 * (d - 0.42 * u - a), 0.14 * u, 0.05 * u),
    );
    const r = 0.42 * u;
    const axles = [x0 + 0.26 * u, x1 + 0.06 * u];
    const at = low + 0.22 * u;
    const bumper = rect(front - 0.3 * u, low - 0.17 * u, 0.46 * u, 0.2 * u, 0.06 * u);
    const rear = rect(back - 0.14 * u, low - 0.17 * u, 0.4 * u, 0.2 * u, 0.06 * u);
    const lamp = circle(front - 0.2 * u, y0 + 0.34 * u, 0.11 * u);
    return {
      plate: concat(
        subtract(
          union(body, cab, hoop, bumper, rear),
          ...panes,
          lamp,
          ...axles.map((x) => circle(x, at, r + gap)),
        ),
        ...axles.map((x) => wheel(x, at, r)),
      ),
      second: concat(...lights),
    };
  },
};
