/** Plates of who works on the pavement: by bicycle, with shoes, at a counter. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A bicycle that carries a box before its rider. */
export const cargoBike: Plate = {
  about: ['bicycle', 'bike-courier', 'pannier-bike'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.42, 0.36, 0.46);
    const t = 0.12 * m;
    const r = 0.42 * m;
    const flare = 0.1 * m;
    const box = polygon(
      [
        [x0 - flare, y0],
        [x1 + flare, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.09 * m,
    );
    const ground = y1 + 0.58 * m;
    const fr = 0.31 * m;
    const [rx, ry] = [x0 - 0.68 * m, ground - r];
    const [fx, fy] = [x1 - 0.46 * m, ground - fr];
    const ring = (x: number, y: number, size: number) =>
      subtract(circle(x, y, size), circle(x, y, size - 0.14 * m));
    const [cx, cy] = [x0 - 0.16 * m, ground - 0.3 * m];
    const [sx, sy] = [x0 - 0.5 * m, y0 + 0.24 * m];
    const frame = union(
      stroke(parse(`M${rx} ${ry}L${cx} ${cy}L${sx} ${sy}M${cx} ${cy}L${x0 + 0.16 * m} ${y1 - 0.04 * m}`), t, {
        join: 'round',
      }),
      circle(cx, cy, 0.17 * m),
    );
    const bars = stroke(
      parse(
        `M${x0 + 0.1 * m} ${y0 + 0.2 * m}L${x0 - 0.12 * m} ${y0 - 0.24 * m}Q${x0 - 0.16 * m} ${y0 - 0.32 * m} ${x0 - 0.26 * m} ${y0 - 0.3 * m}L${x0 - 0.38 * m} ${y0 - 0.26 * m}`,
      ),
      t,
      { cap: 'round', join: 'round' },
    );
    const saddle = parse(
      `M${sx - 0.32 * m} ${sy - 0.1 * m}Q${sx - 0.3 * m} ${sy - 0.18 * m} ${sx - 0.2 * m} ${sy - 0.16 * m}L${sx + 0.24 * m} ${sy - 0.11 * m}Q${sx + 0.3 * m} ${sy - 0.05 * m} ${sx + 0.22 * m} ${sy - 0.02 * m}L${sx - 0.08 * m} ${sy + 0.06 * m}Q${sx - 0.3 * m} ${sy + 0.08 * m} ${sx - 0.32 * m} ${sy - 0.1 * m}Z`,
    );
    const inside = circle(rx, ry, r - 0.07 * m);
    const whole = union(
      subtract(union(box, frame, bars), grow(saddle, GAP), inside),
      ring(rx, ry, r),
      circle(rx, ry, 0.1 * m),
    );
    return {
      plate: concat(subtract(whole, circle(fx, fy, fr + GAP)), ring(fx, fy, fr), circle(fx, fy, 0.1 * m)),
      second: saddle,
    };
  },
};

/** A box that shoes are shined on, a rest for the foot on top. */
export const shineBox: Plate = {
  about: ['shoe-repair'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.38, 0.36);
    const box = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 + 0.16 * m, y1],
        [x0 - 0.16 * m, y1],
      ],
      0.05 * m,
    );
    const base = rect(x0 - 0.3 * m, y1 + GAP, x1 - x0 + 0.6 * m, 0.15 * m, 0.04 * m);
    const lid = rect(x0 - 0.14 * m, y0 - GAP - 0.14 * m, x1 - x0 + 0.28 * m, 0.14 * m, 0.04 * m);
    const up = y0 - GAP - 0.14 * m;
    const post = parse(
      `M${cx - 0.34 * m} ${up + 4}L${cx - 0.16 * m} ${up - 0.36 * m}H${cx + 0.16 * m}L${cx + 0.34 * m} ${up + 4}Z`,
    );
    const sole = up - 0.36 * m - GAP;
    const k = 0.86 * m;
    const shoe = parse(
      `M${cx - 0.66 * k} ${sole}V${sole - 0.56 * k}Q${cx - 0.66 * k} ${sole - 0.66 * k} ${cx - 0.56 * k} ${sole - 0.66 * k}Q${cx - 0.36 * k} ${sole - 0.58 * k} ${cx - 0.12 * k} ${sole - 0.66 * k}C${cx - 0.02 * k} ${sole - 0.5 * k} ${cx + 0.16 * k} ${sole - 0.4 * k} ${cx + 0.42 * k} ${sole - 0.36 * k}C${cx + 0.66 * k} ${sole - 0.32 * k} ${cx + 0.78 * k} ${sole - 0.2 * k} ${cx + 0.78 * k} ${sole}H${cx - 0.24 * k}V${sole - 0.07 * k}H${cx - 0.36 * k}V${sole}Z`,
    );
    const laces = [0, 1, 2].map((i) =>
      stroke(
        line(
          cx - 0.04 * k + i * 0.13 * k,
          sole - 0.36 * k + i * 0.06 * k,
          cx + 0.06 * k + i * 0.13 * k,
          sole - 0.62 * k + i * 0.09 * k,
        ),
        10,
      ),
    );
    return { plate: concat(box, base, union(lid, post)), second: subtract(shoe, ...laces) };
  },
};

/** A promoter's counter under its sign. */
export const promoCounter: Plate = {
  about: ['exhibition-stand', 'roll-up-banner'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.4, 0.4);
    const belly = 0.16 * m;
    const front = parse(`M${x0} ${y0}H${x1}V${y1}Q${cx} ${y1 + belly * 2} ${x0} ${y1}Z`);
    const top = parse(`M${x0 - 0.2 * m} ${y0 - GAP - 0.15 * m}H${x1 + 0.2 * m}V${y0 - GAP}H${x0 - 0.2 * m}Z`);
    const poleTop = y0 - GAP - 0.15 * m - 0.36 * m;
    const sign = parse(
      `M${x0 - 0.1 * m} ${poleTop}V${poleTop - 0.34 * m}Q${cx} ${poleTop - 0.68 * m} ${x1 + 0.1 * m} ${poleTop - 0.34 * m}V${poleTop}Z`,
    );
    const count = 2 * Math.round(wide / (0.6 * m)) + 1;
    const bulbs = Array.from({ length: count }, (_, i) => {
      const share = (2 * (i + 0.5)) / count - 1;
      return circle(cx + (share * wide) / 2, poleTop - 0.17 * m - 0.085 * m * (1 - share * share), 0.06 * m);
    });
    const poles = [x0 + 0.2 * m, x1 - 0.2 * m].map((x) =>
      rect(x - 0.05 * m, poleTop - 4, 0.1 * m, 0.36 * m + 8),
    );
    return {
      plate: concat(front, union(top, ...poles)),
      second: subtract(sign, ...bulbs),
    };
  },
};
