/** Plates of who works fields with tractors and drones, and of who grinds the maize. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A tractor from the front, between its high wheels. */
export const tractorFront: Plate = {
  about: ['tractor', 'chisel-plough'],
  aspect: [1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.28, 0.28, 0.24);
    const [l, r, low] = [x0 - 0.06 * m, x1 + 0.06 * m, y1 + 0.06 * m];
    const bonnet = parse(
      `M${l} ${low}V${y0 + 0.04 * m}Q${l + 0.04 * m} ${y0 - 0.14 * m} ${l + 0.26 * m} ${y0 - 0.16 * m}Q${cx} ${y0 - 0.22 * m} ${r - 0.26 * m} ${y0 - 0.16 * m}Q${r - 0.04 * m} ${y0 - 0.14 * m} ${r} ${y0 + 0.04 * m}V${low}Q${r} ${low + 0.2 * m} ${r - 0.2 * m} ${low + 0.2 * m}H${l + 0.2 * m}Q${l} ${low + 0.2 * m} ${l} ${low}Z`,
    );
    const slot = rect(cx - 0.22 * wide, low - 0.005 * m, 0.44 * wide, Math.max(11, 0.08 * m), 0.03 * m);
    const lamps = [-1, 1].map((s) =>
      circle(cx + s * (0.22 * wide + 0.24 * m), low + 0.035 * m, Math.max(9, 0.075 * m)),
    );
    const half = Math.min(wide / 2 - 0.02 * m, 0.95 * m);
    const [roof, base] = [y0 - 1.2 * m, y0 - 0.2 * m - GAP];
    const frame = polygon(
      [
        [cx - half + 0.1 * m, roof],
        [cx + half - 0.1 * m, roof],
        [cx + half, base],
        [cx - half, base],
      ],
      0.05 * m,
    );
    const pane = polygon(
      [
        [cx - half + 0.26 * m, roof + 0.2 * m],
        [cx + half - 0.26 * m, roof + 0.2 * m],
        [cx + half - 0.2 * m, base - 0.14 * m],
        [cx - half + 0.2 * m, base - 0.14 * m],
      ],
      0.05 * m,
    );
    const cap = rect(cx - half - 0.06 * m, roof - 0.1 * m, 2 * half + 0.12 * m, 0.22 * m, 0.08 * m);
    const wt = 0.44 * m;
    const [top, foot] = [y0 - 0.26 * m, low + 0.52 * m];
    const lugs = Math.max(4, Math.round((foot - top) / (0.36 * m)));
    const step = (foot - top) / lugs;
    const tyre = subtract(
      rect(r + GAP, top, wt, foot - top, 0.16 * m),
      ...Array.from({ length: lugs - 1 }, (_, i) =>
        stroke(
          parse(
            `M${r + GAP + 0.14 * m} ${top + (i + 1.1) * step}L${r + GAP + wt + 0.1 * m} ${top + (i + 0.75) * step}`,
          ),
          Math.max(11, 0.075 * m),
        ),
      ),
    );
    const axle = rect(l + 0.2 * m, low + 0.1 * m, r - l - 0.4 * m, 0.26 * m, 0.06 * m);
    return {
      plate: concat(subtract(union(bonnet, axle), slot, ...lamps), tyre, mirror(tyre, cx)),
      second: subtract(union(frame, cap), pane),
    };
  },
};

/** A drone that sprays the rows of a field. */
export const sprayedRows: Plate = {
  about: ['crop-drone'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.3, 0.2, 0.2);
    const [l, r, low] = [x0 - 0.36 * m, x1 + 0.36 * m, y1 + 0.6 * m];
    const hill = softened(
      parse(
        `M${l - 0.5 * m} ${low}C${l - 0.26 * m} ${y1 - 0.2 * m} ${x0 - 0.46 * m} ${y0 + 0.14 * m} ${x0} ${y0 - 0.1 * m}C${x0 + 0.16 * wide} ${y0 - 0.2 * m} ${cx - 0.16 * wide} ${y0 - 0.26 * m} ${cx} ${y0 - 0.26 * m}` +
          `C${cx + 0.16 * wide} ${y0 - 0.26 * m} ${x1 - 0.16 * wide} ${y0 - 0.2 * m} ${x1} ${y0 - 0.1 * m}C${x1 + 0.46 * m} ${y0 + 0.14 * m} ${r + 0.26 * m} ${y1 - 0.2 * m} ${r + 0.5 * m} ${low}Z`,
      ),
      0.05 * m,
    );
    const rows = [-2, -1, 0, 1, 2].map((i) =>
      stroke(
        parse(`M${cx + i * 0.19 * wide} ${y1 + 0.14 * m}L${cx + i * 0.27 * wide} ${low + 0.1 * m}`),
        Math.max(12, 0.09 * m),
        { cap: 'butt' },
      ),
    );
    const y = y0 - 1.12 * m;
    const arm = stroke(parse(`M${cx - 0.86 * m} ${y - 0.1 * m}H${cx + 0.86 * m}`), 0.12 * m);
    const body = rect(cx - 0.42 * m, y - 0.26 * m, 0.84 * m, 0.5 * m, 0.18 * m);
    const rotors = [-1, 1].map((s) =>
      union(
        rect(cx + s * 0.86 * m - 0.42 * m, y - 0.4 * m, 0.84 * m, 0.1 * m, 0.05 * m),
        rect(cx + s * 0.86 * m - 0.06 * m, y - 0.36 * m, 0.12 * m, 0.4 * m, 0.05 * m),
      ),
    );
    const drops = [-1, 0, 1].map((s) =>
      stroke(parse(`M${cx + s * 0.3 * m} ${y + 0.42 * m}L${cx + s * 0.42 * m} ${y + 0.66 * m}`), 0.1 * m),
    );
    return { plate: subtract(hill, ...rows), second: concat(union(arm, body, ...rotors), ...drops) };
  },
};

/** A hand mill for maize, its hopper full. */
export const cornMill: Plate = {
  about: ['corn', 'tortillas', 'metate'],
  aspect: [1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.26, 0.24, 0.18);
    const [l, r] = [x0 - 0.3 * m, x1 + 0.32 * m];
    const neck = Math.min(0.4 * m, 0.3 * wide);
    const low = y1 + 0.3 * m;
    const rim = rect(l - 0.1 * m, y0 - 0.16 * m, r - l + 0.2 * m, 0.24 * m, 0.1 * m);
    const hopper = parse(
      `M${l} ${y0}H${r}C${r} ${y0 + 0.2 * m} ${x1 + 0.2 * m} ${y1 + 0.06 * m} ${x1 - 0.1 * m} ${y1 + 0.1 * m}C${cx + neck + 0.1 * m} ${y1 + 0.14 * m} ${cx + neck} ${low - 0.16 * m} ${cx + neck} ${low}H${cx - neck}C${cx - neck} ${low - 0.16 * m} ${cx - neck - 0.1 * m} ${y1 + 0.14 * m} ${x0 + 0.1 * m} ${y1 + 0.1 * m}C${x0 - 0.2 * m} ${y1 + 0.06 * m} ${l} ${y0 + 0.2 * m} ${l} ${y0}Z`,
    );
    const axis = low + 0.2 * m;
    const barrel = rect(cx - neck - 0.3 * m, low - 0.14 * m, 2 * neck + 0.5 * m, 0.66 * m, 0.16 * m);
    const disc = rect(cx - neck - 0.46 * m, low - 0.26 * m, 0.24 * m, 0.9 * m, 0.1 * m);
    const foot = union(
      rect(cx - 0.13 * m, axis + 0.2 * m, 0.3 * m, 0.3 * m),
      rect(cx - 0.4 * m, axis + 0.4 * m, 0.84 * m, 0.2 * m, 0.07 * m),
    );
    const hand = [cx + neck + 1.02 * m, axis - 0.3 * m] as const;
    const crank = union(
      stroke(parse(`M${cx + neck} ${axis}H${cx + neck + 0.56 * m}L${hand[0]} ${hand[1]}`), 0.16 * m),
      rect(hand[0] - 0.13 * m, hand[1] - 0.46 * m, 0.26 * m, 0.52 * m, 0.12 * m),
    );
    const floor = y0 - 0.16 * m - GAP;
    const cob = (x: number, tall: number, turn: number) => {
      const t = Math.max(12, 0.06 * m);
      const ear = ellipse(x, floor - 0.4 * tall, 0.36 * m, 0.6 * tall);
      const lines = [-0.12, 0.12].map((dx) => rect(x + dx * m - t / 2, floor - 2 * m, t, 3 * m));
      const rows = [0.2, 0.48, 0.76].map((dy) => rect(x - m, floor - dy * tall - t / 2, 2 * m, t));
      return rotate(subtract(ear, ...lines, ...rows), turn, x, floor);
    };
    const [mid, ...beside] = [
      cob(cx, 0.92 * m, 0),
      cob(cx - 0.66 * m, 0.7 * m, -20),
      cob(cx + 0.66 * m, 0.7 * m, 20),
    ];
    const before = ellipse(cx, floor - 0.37 * m, 0.36 * m + GAP, 0.55 * m + GAP);
    const heap = union(mid, ...beside.map((each) => subtract(each, before)));
    return {
      plate: union(softened(hopper, 3), rim, barrel, disc, foot, crank),
      second: intersect(heap, rect(l - m, floor - 2 * m, r - l + 2 * m, 2 * m)),
    };
  },
};
