/** Plates of who frames, paints, weaves cane and looks things up. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An oval frame that hangs from its bow. */
export const bowFrame: Plate = {
  about: ['picture-frame', 'hung-picture', 'mitred-frame'],
  aspect: [1, 2.1],
  draw(held) {
    const { cx, cy, gap } = bodyAround(held, 0.3, 0.3);
    const [rx, ry] = [held.width * 0.62 + 30, held.height * 0.66 + 30];
    const m = (rx + ry) / 2;
    const picture = ellipse(cx, cy, rx, ry);
    const [ox, oy] = [rx + gap + 0.2 * m, ry + gap + 0.2 * m];
    const count = 4 * Math.round((Math.PI * (ox + oy)) / (0.3 * m) / 4);
    const beads = Array.from({ length: count }, (_, i) => {
      const turn = ((i + 0.5) / count) * 2 * Math.PI;
      return circle(cx + ox * Math.cos(turn), cy + oy * Math.sin(turn), 0.1 * m);
    });
    const frame = subtract(union(ellipse(cx, cy, ox, oy), ...beads), grow(picture, gap));
    const knot = cy - oy - 0.36 * m;
    const loop = subtract(
      leaf(cx, knot, cx + 0.62 * m, knot - 0.12 * m, 0.4, 0.66),
      leaf(cx + 0.24 * m, knot - 0.04 * m, cx + 0.5 * m, knot - 0.09 * m, 0.3, 0.6),
    );
    const tail = polygon(
      [
        [cx + 0.01 * m, knot - 0.06 * m],
        [cx + 0.1 * m, knot - 0.06 * m],
        [cx + 0.44 * m, knot + 0.46 * m],
        [cx + 0.3 * m, knot + 0.42 * m],
        [cx + 0.22 * m, knot + 0.52 * m],
      ],
      0.01 * m,
    );
    const bow = union(loop, mirror(loop, cx), tail, mirror(tail, cx), circle(cx, knot, 0.13 * m));
    return { plate: concat(picture, subtract(frame, grow(bow, gap))), second: bow };
  },
};

/** Two pictures on a wall, the name in the wider. */
export const pictureWall: Plate = {
  about: ['picture-frame', 'hung-picture', 'mitred-frame'],
  aspect: [0.9, 2.4],
  draw(held) {
    const { x0, x1, y0, wide: w, high: h, gap, size: m } = bodyAround(held, 0.36, 0.34);
    const f = 0.13 * m;
    const edge = gap + f;
    const around = (by: number) => rect(x0 - by, y0 - by, w + 2 * by, h + 2 * by, 0.03 * m);
    const [sx, top, tall] = [x1 + edge + 0.16 * m, y0 - edge, h + 2 * edge];
    const side = 0.3 * tall + 0.5 * m;
    const [left, right, ground] = [sx + f, sx + side - f, top + tall - f];
    const room = rect(left, top + f, right - left, tall - 2 * f);
    const at = (x: number, y: number) => `${left + x * (right - left)} ${ground - y * (tall - 2 * f)}`;
    const hills = parse(
      `M${at(-0.1, 0.26)}L${at(0.3, 0.58)}Q${at(0.36, 0.62)} ${at(0.42, 0.57)}L${at(0.62, 0.34)}L${at(0.7, 0.4)}Q${at(0.76, 0.44)} ${at(0.82, 0.39)}L${at(1.1, 0.16)}V${ground + 2}H${left - 2}Z`,
    );
    const r = Math.min(0.15 * (right - left), 0.1 * tall);
    const sun = circle(right - 1.9 * r, top + f + 2.1 * r, r);
    const view = union(
      subtract(rect(sx, top, side, tall, 0.03 * m), room),
      intersect(hills, grow(room, 1)),
      sun,
    );
    return { plate: concat(subtract(around(edge), around(gap)), around(0)), second: view };
  },
};

/** A tube of oil paint, pressed. */
export const pressedPaintTube: Plate = {
  about: ['palette', 'brush', 'easel', 'paint-tube'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cy, gap, size: m } = bodyAround(held, 0.36, 0.34);
    const body = polygon(
      [
        [x0, y0 - 0.14 * m],
        [x1, y0],
        [x1 + 0.12 * m + gap, y0],
        [x1 + 0.34 * m + gap, cy - 0.26 * h],
        [x1 + 0.34 * m + gap, cy + 0.26 * h],
        [x1 + 0.12 * m + gap, y1],
        [x1, y1],
        [x0, y1 + 0.14 * m],
      ],
      0.04 * m,
    );
    const cut = rect(x1, y0 - m, gap, h + 2 * m);
    const fold = (x: number, out: number) => rect(x, y0 - out * m, 0.2 * m, h + 2 * out * m, 0.06 * m);
    const crimp = union(fold(x0 - gap - 0.2 * m, 0.18), fold(x0 - 2 * gap - 0.4 * m, 0.22));
    const n = x1 + 0.34 * m + 2 * gap;
    const neck = subtract(
      rect(n, cy - 0.22 * h, 0.3 * m, 0.44 * h, 0.04 * m),
      rect(n + 0.15 * m - 5.5, cy - h, 11, 2 * h),
    );
    const p = n + 0.3 * m + gap;
    const paint = union(
      stroke(
        parse(
          `M${p + 0.2 * m} ${cy}H${p + 0.36 * m}C${p + 0.84 * m} ${cy} ${p + 0.5 * m} ${y1 - 0.02 * m} ${p + 0.94 * m} ${y1 - 0.02 * m}`,
        ),
        0.4 * m,
      ),
      parse(
        `M${p + 0.94 * m} ${y1 - 0.22 * m}C${p + 1.2 * m} ${y1 - 0.22 * m} ${p + 1.3 * m} ${y1 - 0.34 * m} ${p + 1.44 * m} ${y1 - 0.46 * m}Q${p + 1.54 * m} ${y1 - 0.5 * m} ${p + 1.54 * m} ${y1 - 0.36 * m}C${p + 1.52 * m} ${y1 - 0.1 * m} ${p + 1.3 * m} ${y1 + 0.18 * m} ${p + 0.94 * m} ${y1 + 0.18 * m}Z`,
      ),
    );
    return { plate: concat(subtract(body, cut), crimp, neck), second: paint };
  },
};

/** A cradle of wicker with its hood, on rockers. */
export const wickerCradle: Plate = {
  about: ['wicker-basket'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, gap, size: m } = bodyAround(held, 0.36, 0.3, 0.26);
    const low = y1 + 0.08 * m;
    const side = (dx: number, y: number) => `${x1 + dx * m} ${y}`;
    const body = parse(
      `M${x0 - 0.24 * m} ${y0}H${x1 + 0.24 * m}C${side(0.22, y0 + 0.5 * (low - y0))} ${side(0.1, low)} ${side(-0.16, low)}H${x0 + 0.16 * m}C${x0 - 0.1 * m} ${low} ${x0 - 0.22 * m} ${y0 + 0.5 * (low - y0)} ${x0 - 0.24 * m} ${y0}Z`,
    );
    const [rim, left, right] = [y0 - gap - 0.26 * m, x0 - 0.36 * m, x1 + 0.36 * m];
    const count = Math.round((right - left) / (0.3 * m));
    const step = (right - left) / count;
    const braid = subtract(
      rect(left, rim, right - left, 0.26 * m, 0.12 * m),
      ...Array.from({ length: count - 1 }, (_, i) => {
        const x = left + step * (i + 1);
        return stroke(line(x - 0.07 * m, rim - 8, x + 0.07 * m, rim + 0.26 * m + 8), 10, { cap: 'butt' });
      }),
    );
    const [hx, base, r] = [left + 0.04 * m, rim - gap, 0.94 * m];
    const dome = parse(
      `M${hx} ${base}C${hx - 0.06 * m} ${base - 0.6 * r} ${hx + 0.3 * r} ${base - 1.06 * r} ${hx + 0.86 * r} ${base - 1.02 * r}Q${hx + 1.0 * r} ${base - 1.0 * r} ${hx + 0.98 * r} ${base - 0.86 * r}C${hx + 0.86 * r} ${base - 0.5 * r} ${hx + 0.92 * r} ${base - 0.2 * r} ${hx + 1.02 * r} ${base}Z`,
    );
    const ribs = [0.36, 0.68].map((k) =>
      stroke(
        parse(
          `M${hx + k * r} ${base + 4}C${hx + (k - 0.1) * r} ${base - 0.4 * r} ${hx + k * r} ${base - 0.8 * r} ${hx + 0.9 * r} ${base - 1.12 * r}`,
        ),
        11,
      ),
    );
    const rocker = stroke(
      parse(`M${x0 - 0.1 * m} ${low + 0.2 * m}Q${cx} ${low + 0.62 * m} ${x1 + 0.1 * m} ${low + 0.2 * m}`),
      0.16 * m,
    );
    const feet = [x0 + 0.3 * m, x1 - 0.3 * m].map((x) => rect(x - 0.1 * m, low - 0.1 * m, 0.2 * m, 0.5 * m));
    const stand = union(rocker, ...feet.map((foot) => subtract(foot, rect(x0, low + 0.36 * m, w, m))));
    return { plate: concat(union(body, stand), subtract(dome, ...ribs)), second: braid };
  },
};
