/** Plates of who makes trousers and buckles, and of who sells masks for the mouth. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, type Point, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** Trousers from the front, the name over their hips. */
export const waistTrousers: Plate = {
  about: ['pants'],
  aspect: [1, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.46, 0.66, 0.16);
    const low = y1 + 1.26 * m;
    const hem = 0.36 * wide;
    const legs = polygon(
      [
        [x0 + 0.04 * m, y0],
        [x1 - 0.04 * m, y0],
        [x1 + 0.06 * m, y1],
        [x1 - 0.02 * m, low],
        [x1 - 0.02 * m - hem, low],
        [cx, y1 + 0.2 * m],
        [x0 + 0.02 * m + hem, low],
        [x0 + 0.02 * m, low],
        [x0 - 0.06 * m, y1],
      ],
      0.06 * m,
    );
    const [top, under] = [y0 - gap - 0.26 * m, y0 - gap];
    const band = polygon(
      [
        [x0 + 0.08 * m, top],
        [x1 - 0.08 * m, top],
        [x1 - 0.05 * m, under],
        [x0 + 0.05 * m, under],
      ],
      0.04 * m,
    );
    const seams = [x0 + 0.3 * m, x0 + 0.48 * m, x1 - 0.48 * m, x1 - 0.3 * m].map((x) =>
      stroke(line(x, top - m, x, under + m), gap),
    );
    const button = circle(cx, (top + under) / 2, 0.075 * m);
    const cuff = stroke(line(x0 - m, low - 0.26 * m, x1 + m, low - 0.26 * m), gap);
    const pocket = stroke(
      parse(
        `M${x0 + 0.36 * m} ${y0 - gap}C${x0 + 0.36 * m} ${y0 + 0.1 * m} ${x0 + 0.2 * m} ${y0 + 0.18 * m} ${x0 - 0.2 * m} ${y0 + 0.2 * m}`,
      ),
      gap,
    );
    return {
      plate: subtract(legs, cuff, pocket, mirror(pocket, cx)),
      second: subtract(band, ...seams, button),
    };
  },
};

/** A pleated mask with its loops for the ears. */
export const pleatedMask: Plate = {
  about: ['face-mask'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size: m } = bodyAround(held, 0.52, 0.24, 0.24);
    const [top, low] = [y0 - 0.36 * m, y1 + 0.36 * m];
    const [l, r] = [x0 - 0.02 * m, x1 + 0.02 * m];
    const body = parse(
      `M${l} ${top + 0.2 * m}Q${l} ${top + 0.1 * m} ${l + 0.1 * m} ${top + 0.08 * m}C${x0 + 0.3 * wide} ${top - 0.08 * m} ${x1 - 0.3 * wide} ${top - 0.08 * m} ${r - 0.1 * m} ${top + 0.08 * m}Q${r} ${top + 0.1 * m} ${r} ${top + 0.2 * m}V${low - 0.24 * m}Q${r} ${low - 0.14 * m} ${r - 0.1 * m} ${low - 0.11 * m}C${x1 - 0.3 * wide} ${low + 0.11 * m} ${x0 + 0.3 * wide} ${low + 0.11 * m} ${l + 0.1 * m} ${low - 0.11 * m}Q${l} ${low - 0.14 * m} ${l} ${low - 0.24 * m}Z`,
    );
    const pleat = (y: number, sag: number) =>
      stroke(
        parse(
          `M${l - m} ${y}H${l}C${x0 + 0.3 * wide} ${y + sag} ${x1 - 0.3 * wide} ${y + sag} ${r} ${y}H${r + m}`,
        ),
        gap,
      );
    const tuck = (y: number) => [l, r].map((x, i) => stroke(line(x, y, x + (i === 0 ? 26 : -26), y), gap));
    const t = Math.max(10, 0.085 * m);
    const loop = stroke(
      parse(
        `M${r - 0.06 * m} ${top + 0.18 * m}C${r + 0.24 * m} ${top + 0.08 * m} ${r + 0.5 * m} ${y0 + 0.1 * high} ${r + 0.5 * m} ${y0 + 0.5 * high}C${r + 0.5 * m} ${y1 - 0.1 * high} ${r + 0.24 * m} ${low - 0.1 * m} ${r - 0.06 * m} ${low - 0.22 * m}`,
      ),
      t,
    );
    const cut = subtract(
      body,
      pleat(top + 0.28 * m, -0.12 * m),
      pleat(low - 0.3 * m, 0.14 * m),
      ...tuck(y0 + 0.32 * high),
      ...tuck(y0 + 0.68 * high),
    );
    return { plate: cut, second: concat(subtract(loop, body), mirror(subtract(loop, body), cx)) };
  },
};

/** Points around a box with round corners, so far apart. */
function around(x: number, y: number, wide: number, high: number, r: number, apart: number): Point[] {
  const parts: { readonly long: number; readonly at: (t: number) => Point }[] = [];
  const side = (long: number, at: (t: number) => Point) => parts.push({ long, at });
  const bend = (cx: number, cy: number, start: number) =>
    side((Math.PI * r) / 2, (t) => polar(cx, cy, r, start + (t / r) * (180 / Math.PI)));
  side(wide - 2 * r, (t) => [x + r + t, y]);
  bend(x + wide - r, y + r, -90);
  side(high - 2 * r, (t) => [x + wide, y + r + t]);
  bend(x + wide - r, y + high - r, 0);
  side(wide - 2 * r, (t) => [x + wide - r - t, y + high]);
  bend(x + r, y + high - r, 90);
  side(high - 2 * r, (t) => [x, y + high - r - t]);
  bend(x + r, y + r, 180);
  const all = parts.reduce((sum, { long }) => sum + long, 0);
  const count = Math.round(all / apart / 4) * 4;
  return Array.from({ length: count }, (_, i) => {
    let left = ((i + 0.5) * all) / count;
    const part = parts.find(({ long }) => {
      if (left <= long) return true;
      left -= long;
      return false;
    });
    return part?.at(left) ?? [x, y];
  });
}

/** A big buckle with a roped rim, its belt to both sides. */
export const ropedBuckle: Plate = {
  about: ['belt'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, wide, high, cy, gap, size: m } = bodyAround(held, 0.5, 0.36, 0.36);
    const r = 0.35 * high;
    const inner = rect(x0, y0, wide, high, r);
    const d = gap + 0.1 * m;
    const bead = 0.095 * m;
    const rope = around(x0 - d, y0 - d, wide + 2 * d, high + 2 * d, r + d, 1.72 * bead).map(([x, y]) =>
      circle(x, y, bead),
    );
    const rim = subtract(
      union(stroke(rect(x0 - d, y0 - d, wide + 2 * d, high + 2 * d, r + d), 0.1 * m), ...rope),
      grow(inner, gap),
    );
    const edge = d + bead;
    const tall = 0.36 * high;
    const far = 0.44 * m;
    const left = rect(x0 - edge - far, cy - tall, far + 2 * m, 2 * tall, 0.04 * m);
    const right_ = polygon(
      [
        [x1 - m, cy - tall],
        [x1 + edge + far - 0.2 * m, cy - tall],
        [x1 + edge + far + 0.12 * m, cy],
        [x1 + edge + far - 0.2 * m, cy + tall],
        [x1 - m, cy + tall],
      ],
      0.08 * m,
    );
    const hole = circle(x1 + edge + 0.5 * far - 0.02 * m, cy, 0.08 * m);
    const buckle = grow(union(inner, rim, rect(x0 - d, y0 - d, wide + 2 * d, high + 2 * d, r + d)), gap);
    return {
      plate: concat(inner, rim),
      second: concat(
        subtract(left, buckle, rect(x1 - 0.5 * wide, y0 - m, 9 * m + wide, high + 2 * m)),
        subtract(right_, buckle, hole, rect(x0 - 9 * m, y0 - m, 9 * m + 0.5 * wide, high + 2 * m)),
      ),
    };
  },
};
