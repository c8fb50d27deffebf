/** Plates of who shows the stars, whales and rivers, and of who recycles. */

import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { arc, circle, ellipse, polar, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** An observatory: the telescope looks out of the slit in its dome. */
export const observatoryDome: Plate = {
  about: ['telescope-star', 'observatory'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.34, 0.32, 0.34);
    const wall = rect(x0, y0, wide, high, 0.04 * m);
    const step = rect(x0 - 0.14 * m, y1 + gap, wide + 0.28 * m, 0.15 * m, 0.05 * m);
    const foot = y0 - gap;
    const [a, b] = [wide / 2 + 0.1 * m, Math.min(wide * 0.46, 0.98 * m)];
    const rim = 0.14 * m;
    const dome = union(
      intersect(ellipse(cx, foot - rim, a - 0.08 * m, b), rect(cx - a, foot - rim - b, 2 * a, b)),
      rect(cx - a, foot - rim - 1, 2 * a, rim + 1, 0.04 * m),
    );
    const turn = -50;
    const edge = 1 / Math.hypot(Math.cos((turn * Math.PI) / 180) / a, Math.sin((turn * Math.PI) / 180) / b);
    const [hx, hy] = [cx, foot - rim];
    const tilt = (shape: ReturnType<typeof rect>) => rotate(shape, turn, hx, hy);
    const far = edge + 0.3 * m;
    const tube = tilt(
      union(
        rect(hx + edge * 0.4, hy - 0.11 * m, far - edge * 0.4, 0.22 * m, 0.03 * m),
        rect(hx + far - 0.04 * m, hy - 0.17 * m, 0.26 * m, 0.34 * m, 0.05 * m),
      ),
    );
    const slit = tilt(rect(hx + edge * 0.24, hy - 0.24 * m, 2 * edge, 0.48 * m, 0.08 * m));
    const stars = [
      [-0.62, 1.12, 0.17],
      [-0.2, 1.32, 0.11],
    ].map(([dx = 0, dy = 0, r = 0]) =>
      star(cx + dx * a, foot - dy * b - 0.1 * m, r * m, r * 0.42 * m, 4, 0.02 * m),
    );
    return {
      plate: concat(
        wall,
        step,
        subtract(dome, intersect(slit, rect(cx - 2 * a, hy - 3 * b, 4 * a, 3 * b - 10))),
      ),
      second: union(tube, ...stars),
    };
  },
};

/** A whale that blows: the name on its side. */
export const whaleBody: Plate = {
  about: ['whale', 'whale-tail'],
  aspect: [1.2, 2.9],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, cx, size: m } = bodyAround(held, 0.2, 0.2, 0.1);
    const n = from(x1, y1, m);
    const low = y1 + 0.34 * m;
    const left = x0 - 0.42 * m;
    const body = parse(
      `M${left} ${y0 + high * 0.5}C${left} ${y0 + high * 0.1} ${x0 - 0.06 * m} ${y0 - 0.26 * m} ${x0 + 0.3 * m} ${y0 - 0.28 * m}C${cx} ${y0 - 0.34 * m} ${x1 - 0.4 * m} ${y0 - 0.16 * m} ${x1} ${y0 + 0.02 * m}C${x1 + 0.24 * m} ${y0 + 0.12 * m} ${x1 + 0.44 * m} ${y0 - 0.06 * m} ${x1 + 0.5 * m} ${y0 - 0.36 * m}L${x1 + 0.66 * m} ${y0 - 0.36 * m}C${x1 + 0.84 * m} ${y0 + 0.3 * m} ${x1 + 0.4 * m} ${low} ${x1 - 0.5 * m} ${low}H${x0 + 0.2 * m}C${left + 0.2 * m} ${low} ${left} ${y1} ${left} ${y0 + high * 0.5}Z`,
    );
    const [tx, ty] = [x1 + 0.58 * m, y0 - 0.3 * m];
    const lobe = parse(
      `M${tx - 2} ${ty + 0.16 * m}C${tx + 0.12 * m} ${ty + 0.1 * m} ${tx + 0.5 * m} ${ty + 0.04 * m} ${tx + 0.56 * m} ${ty - 0.34 * m}C${tx + 0.36 * m} ${ty - 0.4 * m} ${tx + 0.1 * m} ${ty - 0.3 * m} ${tx} ${ty - 0.16 * m}H${tx - 2}Z`,
    );
    const tail = union(lobe, mirror(lobe, tx));
    const mouth = stroke(
      parse(
        `M${left - 4} ${y1 - 0.04 * m}C${x0 - 0.3 * m} ${y1 + 0.14 * m} ${x0 - 0.1 * m} ${y1 + 0.24 * m} ${x0 + 0.36 * m} ${y1 + 0.15 * m}`,
      ),
      gap,
    );
    const eye = circle(x0 - 0.14 * m, y1 - 0.2 * m, Math.max(8, 0.055 * m));
    const fin = parse(
      `M${n(-0.9, 0.16)}C${n(-0.86, 0.5)} ${n(-0.66, 0.64)} ${n(-0.42, 0.66)}Q${n(-0.34, 0.66)} ${n(-0.36, 0.58)}C${n(-0.4, 0.44)} ${n(-0.42, 0.34)} ${n(-0.4, 0.16)}Z`,
    );
    const [sx, sy] = [x0 + 0.34 * m, y0 - 0.28 * m - GAP];
    const jet = parse(
      `M${sx} ${sy}C${sx + 0.02 * m} ${sy - 0.3 * m} ${sx + 0.12 * m} ${sy - 0.5 * m} ${sx + 0.3 * m} ${sy - 0.5 * m}C${sx + 0.48 * m} ${sy - 0.5 * m} ${sx + 0.54 * m} ${sy - 0.34 * m} ${sx + 0.5 * m} ${sy - 0.2 * m}`,
    );
    const spout = stroke(jet, 0.14 * m);
    return {
      plate: union(subtract(union(body, tail), mouth, eye), subtract(fin, grow(body, gap))),
      second: subtract(union(spout, mirror(spout, sx)), grow(body, GAP)),
    };
  },
};

/** A life vest with a buckled belt, a paddle at its foot. */
export const lifeVest: Plate = {
  about: ['kayak', 'kayaker', 'raft', 'lifebuoy'],
  aspect: [1, 2.3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.26, 0.4);
    const tall = 0.15 * m;
    const strap = Math.max(0.46 * m, wide * 0.26);
    const inner = x1 - strap;
    const top = y0 - 0.62 * m;
    const low = y1 + tall + 3 * gap + 0.28 * m;
    const side = x1 + 0.12 * m;
    const half = parse(
      `M${cx - 2} ${y0 - 0.04 * m}H${cx}C${cx + 0.5 * (inner - cx)} ${y0 - 0.04 * m} ${inner - 0.02 * m} ${y0 - 0.16 * m} ${inner} ${top + 0.1 * m}Q${inner + 0.02 * m} ${top} ${inner + 0.14 * m} ${top}H${inner + strap - 0.2 * m}Q${inner + strap - 0.02 * m} ${top} ${inner + strap - 0.02 * m} ${top + 0.18 * m}C${x1 - 0.06 * m} ${y0 - 0.12 * m} ${x1 - 0.02 * m} ${y0 + 0.06 * m} ${side} ${y0 + 0.16 * m}V${low - 0.2 * m}Q${side} ${low} ${side - 0.2 * m} ${low}H${cx - 2}Z`,
    );
    const vest = union(half, mirror(half, cx));
    const b = y1 + gap;
    const buckle = rect(cx - 0.2 * m, b - 0.04 * m, 0.4 * m, tall + 0.12 * m, 0.05 * m);
    const belt = rect(x0 - 0.16 * m, b + 0.02 * m, wide + 0.32 * m, tall, 0.03 * m);
    const worn = union(subtract(belt, grow(buckle, gap)), buckle);
    const clear = union(rect(x0 - m, b + 0.02 * m - gap, wide + 2 * m, tall + 2 * gap), grow(buckle, gap));
    const seam = rect(cx - gap / 2, b + tall, gap, low - b);
    const blade = (way: number) => {
      const x = cx + way * (wide / 2 + 0.1 * m);
      return parse(
        `M${x - way * 0.3 * m} ${low + gap + 0.14 * m}C${x - way * 0.14 * m} ${low + gap - 0.04 * m} ${x + way * 0.34 * m} ${low + gap - 0.04 * m} ${x + way * 0.4 * m} ${low + gap + 0.1 * m}Q${x + way * 0.42 * m} ${low + gap + 0.36 * m} ${x + way * 0.1 * m} ${low + gap + 0.34 * m}Q${x - way * 0.14 * m} ${low + gap + 0.32 * m} ${x - way * 0.3 * m} ${low + gap + 0.22 * m}Z`,
      );
    };
    const paddle = union(rect(cx - wide / 2, low + gap + 0.13 * m, wide, 0.1 * m), blade(1), blade(-1));
    const patch = rect(inner + 0.02 * m, y0 - 0.42 * m, strap, gap);
    return {
      plate: subtract(vest, clear, seam, patch, mirror(patch, cx)),
      second: concat(worn, paddle),
    };
  },
};

/** A bin on wheels, the recycling arrows under its lid. */
export const wheelieBin: Plate = {
  about: ['recycling-bin'],
  aspect: [0.8, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.36, 0.3, 0.2);
    const lean = 0.1 * m;
    const R = 0.27 * m;
    const mark = { x: cx, y: y1 + 0.42 * m, r: 0.38 * m };
    const low = mark.y + mark.r + 0.1 * m;
    const tub = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.04 * m, low],
        [x0 + 0.04 * m, low],
      ],
      0.08 * m,
    );
    const t = Math.max(14, 0.115 * m);
    const mid = mark.r - t * 0.8;
    const arrow = union(
      stroke(arc(mark.x, mark.y, mid, -68, -2), t, { cap: 'butt' }),
      polygon([
        polar(mark.x, mark.y, mid - t * 1.05, -6),
        polar(mark.x, mark.y, mid + t * 1.05, -6),
        polar(mark.x, mark.y, mid, 24),
      ]),
    );
    const arrows = [0, 120, 240].map((turn) => rotate(arrow, turn, mark.x, mark.y));
    const wy = low - 0.04 * m;
    const wx = x0 + 0.14 * m;
    const wheel = subtract(circle(wx, wy, R), circle(wx, wy, 0.42 * R));
    const wheels = concat(wheel, mirror(wheel, cx));
    const clear = [circle(wx, wy, R + 1.5 * gap), circle(2 * cx - wx, wy, R + 1.5 * gap)];
    const top = y0 - gap;
    const lid = parse(
      `M${x0 - lean - 0.14 * m} ${top}V${top - 0.08 * m}C${x0 - lean - 0.1 * m} ${top - 0.26 * m} ${x0 + 0.1 * m} ${top - 0.34 * m} ${cx} ${top - 0.34 * m}S${x1 + lean + 0.1 * m} ${top - 0.26 * m} ${x1 + lean + 0.14 * m} ${top - 0.08 * m}V${top}Z`,
    );
    const grip = stroke(
      parse(
        `M${cx - 0.34 * m} ${top - 0.24 * m}V${top - 0.46 * m}Q${cx - 0.34 * m} ${top - 0.56 * m} ${cx - 0.24 * m} ${top - 0.56 * m}H${cx + 0.24 * m}Q${cx + 0.34 * m} ${top - 0.56 * m} ${cx + 0.34 * m} ${top - 0.46 * m}V${top - 0.24 * m}`,
      ),
      0.12 * m,
    );
    return {
      plate: concat(subtract(tub, ...arrows, ...clear), wheels),
      second: union(lid, grip),
    };
  },
};
