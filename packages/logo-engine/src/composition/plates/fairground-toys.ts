/** Plates of who turns spinning tops, spins sugar and beats drums. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A wooden top that spins on its point, its string beside it. */
export const woodenTop: Plate = {
  about: ['spinning-top'],
  aspect: [1.1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size: m } = bodyAround(held, 0.3, 0.24, 0.2);
    const [l, r] = [x0 - 0.16 * m, x1 + 0.16 * m];
    const low = y1 + 0.92 * m;
    const body = parse(
      `M${cx} ${y0 - 0.34 * m}C${cx + 0.3 * wide} ${y0 - 0.34 * m} ${r} ${y0 - 0.12 * m} ${r} ${y0 + 0.46 * high}C${r} ${y1 + 0.16 * m} ${cx + 0.24 * wide} ${y1 + 0.5 * m} ${cx + 0.12 * m} ${low}H${cx - 0.12 * m}C${cx - 0.24 * wide} ${y1 + 0.5 * m} ${l} ${y1 + 0.16 * m} ${l} ${y0 + 0.46 * high}C${l} ${y0 - 0.12 * m} ${cx - 0.3 * wide} ${y0 - 0.34 * m} ${cx} ${y0 - 0.34 * m}Z`,
    );
    const groove = (y: number) =>
      stroke(parse(`M${l - m} ${y - 0.1 * m}H${l}Q${cx} ${y + 0.14 * m} ${r} ${y - 0.1 * m}H${r + m}`), gap);
    const knob = rect(cx - 0.2 * m, y0 - 0.34 * m - gap - 0.2 * m, 0.4 * m, 0.2 * m, 0.08 * m);
    const point = polygon(
      [
        [cx - 0.11 * m, low + gap],
        [cx + 0.11 * m, low + gap],
        [cx, low + gap + 0.34 * m],
      ],
      0.02 * m,
    );
    const whirl = (x: number, y: number, long: number) =>
      stroke(parse(`M${x - long} ${y}Q${x} ${y + 0.16 * m} ${x + long} ${y}`), 0.1 * m, { cap: 'round' });
    return {
      plate: subtract(body, groove(y1 + 0.2 * m), groove(y1 + 0.44 * m)),
      second: concat(
        knob,
        point,
        whirl(cx + 0.62 * m, low + 0.3 * m, 0.26 * m),
        whirl(cx - 0.62 * m, low + 0.3 * m, 0.26 * m),
      ),
    };
  },
};

/** Candy floss on its cone. */
export const conedFloss: Plate = {
  about: ['candy-floss'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size: m } = bodyAround(held, 0.2, 0.16, 0.24);
    const puff = union(
      rect(x0 - 0.1 * m, y0 - 0.06 * m, wide + 0.2 * m, high + 0.12 * m, 0.3 * m),
      ellipse(x0 + 0.06 * m, y0 + 0.4 * high, 0.42 * m, 0.46 * high),
      ellipse(x1 - 0.02 * m, y0 + 0.34 * high, 0.4 * m, 0.42 * high),
      ellipse(x0 + 0.14 * m, y1 - 0.2 * high, 0.4 * m, 0.36 * high),
      ellipse(x1 - 0.12 * m, y1 - 0.16 * high, 0.44 * m, 0.36 * high),
      ellipse(x0 + 0.26 * wide, y0 - 0.02 * m, 0.3 * wide, 0.36 * m),
      ellipse(x0 + 0.66 * wide, y0 - 0.1 * m, 0.36 * wide, 0.46 * m),
      ellipse(x0 + 0.3 * wide, y1 + 0.04 * m, 0.3 * wide, 0.3 * m),
      ellipse(x0 + 0.7 * wide, y1 + 0.06 * m, 0.26 * wide, 0.3 * m),
    );
    const curl = stroke(
      parse(
        `M${cx - 0.1 * wide} ${y0 - 0.2 * m}C${cx - 0.02 * wide} ${y0 - 0.5 * m} ${cx + 0.3 * wide} ${y0 - 0.46 * m} ${cx + 0.32 * wide} ${y0 - 0.2 * m}`,
      ),
      gap,
      { cap: 'round' },
    );
    const swirl = stroke(
      parse(
        `M${x0 + 0.3 * wide} ${y1 + 0.1 * m}C${x0 + 0.44 * wide} ${y1 + 0.24 * m} ${x0 + 0.62 * wide} ${y1 + 0.24 * m} ${x0 + 0.78 * wide} ${y1 + 0.08 * m}`,
      ),
      gap,
      { cap: 'round' },
    );
    const low = y1 + 1.42 * m;
    const cone = polygon(
      [
        [cx - 0.5 * m, y1],
        [cx + 0.5 * m, y1],
        [cx + 0.06 * m, low],
        [cx - 0.06 * m, low],
      ],
      0.04 * m,
    );
    const stripes = [0.5, 0.82].map((y) =>
      stroke(line(cx - m, y1 + y * m + 0.26 * m, cx + m, y1 + y * m - 0.26 * m), gap),
    );
    return { plate: subtract(puff, curl, swirl), second: subtract(cone, grow(puff, gap), ...stripes) };
  },
};

/** A drum kit from the front, the name on its bass drum. */
export const frontDrumKit: Plate = {
  about: ['drum-kit'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { wide, high, cx, cy, gap, size: m } = bodyAround(held, 0.1, 0.06);
    const r = Math.hypot(wide, high) / 2 + 0.02 * m;
    const R = r + gap + 0.11 * r;
    const skin = circle(cx, cy, r + gap);
    const claws = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      rotate(rect(cx - 0.06 * r, cy - R - 0.04 * r, 0.12 * r, 0.3 * r, 0.02 * r), 45 * i + 22.5, cx, cy),
    );
    const out = grow(circle(cx, cy, R), gap);
    const tom = (side: number) => {
      const [x, y] = [cx + side * 0.47 * R, cy - 1.18 * R];
      const shell = rect(x - 0.39 * R, y - 0.3 * R, 0.78 * R, 0.6 * R, 0.06 * R);
      return subtract(rotate(subtract(shell, rect(x - R, y - 0.15 * R, 2 * R, gap)), side * 7, x, y), out);
    };
    const toms = [tom(-1), tom(1)];
    const side = (way: number) => {
      const [x, y] = [cx + way * 1.04 * R, cy - 1.36 * R];
      const cymbal = union(
        rotate(ellipse(x, y, 0.42 * R, 0.09 * R), way * 14, x, y),
        circle(x, y - 0.07 * R, 0.08 * R),
      );
      const pole = rect(x - 0.05 * R, y, 0.1 * R, 2.3 * R, 0.04 * R);
      const foot = polygon(
        [
          [x, cy + 0.6 * R],
          [x + 0.26 * R, cy + 0.94 * R],
          [x - 0.26 * R, cy + 0.94 * R],
        ],
        0.04 * R,
      );
      return subtract(union(cymbal, pole, foot), out, ...toms.map((one) => grow(one, gap)));
    };
    return {
      plate: concat(circle(cx, cy, r), subtract(union(circle(cx, cy, R), ...claws), skin)),
      second: concat(...toms, side(-1), side(1)),
    };
  },
};
