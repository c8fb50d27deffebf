/** Plates of who makes cakes for a feast. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A birthday cake of two tiers, three candles lit on it. */
export const candleCake: Plate = {
  about: ['cake', 'birthday-cake', 'cake-stand', 'pastry-bag'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 2.8],
  draw(held) {
    const m = (held.height + 0.4 * held.width) / 2 + 0.5 * CAP;
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.54 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const [cx, wide] = [centreX(held), x1 - x0];
    const body = union(
      rect(x0, y0, wide, y1 - y0, 0.09 * m),
      rect(x0, y1 - 0.2 * m, wide, 0.2 * m, 0.04 * m),
    );
    const plate = rect(x0 - 0.22 * m, y1 + GAP, wide + 0.44 * m, 0.14 * m, 0.07 * m);
    const [tw, tall] = [0.68 * wide, 0.5 * m];
    const [l, t0] = [cx - tw / 2, y0 - GAP - tall];
    const n = 5;
    const f = tw / n;
    const edge = Array.from({ length: n }, (_, i) => {
      const far = i % 2 === 0 ? 0.1 * m : 0;
      return `V${t0 + 0.12 * m + far}a${f / 2} ${Math.min(f / 2, 0.11 * m)} 0 0 0 ${f} 0`;
    });
    const icing = parse(
      `M${l} ${t0 + 0.1 * m}${edge.join('')}V${t0 + 0.1 * m}Q${l + tw} ${t0} ${l + tw - 0.1 * m} ${t0}H${l + 0.1 * m}Q${l} ${t0} ${l} ${t0 + 0.1 * m}Z`,
    );
    const tier = subtract(rect(l, t0 + 0.1 * m, tw, tall - 0.1 * m), grow(icing, 0.1 * CAP));
    const [cw, long, step] = [0.13 * m, 0.28 * m, 0.27 * tw];
    const candles = [-1, 0, 1].map((i) => {
      const [x, top] = [cx + i * step, t0 - GAP - long];
      return rect(x - cw / 2, top, cw, long, 0.03 * m);
    });
    const flames = [-1, 0, 1].map((i) => {
      const [x, y, r] = [cx + i * step, t0 - 2 * GAP - long - 0.09 * m, 0.09 * m];
      return parse(
        `M${x} ${y - 2.1 * r}C${x + 0.4 * r} ${y - 1.3 * r} ${x + r} ${y - 0.8 * r} ${x + r} ${y}a${r} ${r} 0 0 1 ${-2 * r} 0C${x - r} ${y - 0.8 * r} ${x - 0.4 * r} ${y - 1.3 * r} ${x} ${y - 2.1 * r}Z`,
      );
    });
    return { plate: concat(body, plate, tier, ...candles), second: concat(icing, ...flames) };
  },
};

/** A slice of layer cake, its icing over the edge, a strawberry on it. */
export const cakeSlice: Plate = {
  about: ['cake', 'cheesecake', 'birthday-cake', 'cake-stand', 'pastry-bag'],
  styles: ['playful', 'creative', 'modern', 'vintage', 'minimal'],
  aspect: [1.3, 2.6],
  draw(held) {
    const m = (held.height + 0.4 * held.width) / 2 + 0.5 * CAP;
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.58 * CAP, bottom(held) + 0.4 * CAP];
    const wide = x1 - x0;
    const base = rect(x0, y1 + GAP, wide, 0.16 * m, 0.05 * m);
    const low = y0 - GAP;
    const band = 0.16 * m;
    const tall = 0.5 * m;
    const n = Math.round(wide / (0.34 * m)) | 1;
    const drop = wide / n;
    const cream = union(
      rect(x0, low - band, wide, band, 0.05 * m),
      ...Array.from({ length: n }, (_, i) =>
        rect(
          x0 + i * drop,
          low - 0.6 * band,
          drop,
          0.6 * band + (i % 2 === 0 ? 0.3 : 0.1) * CAP,
          Math.min(drop / 2, 0.2 * CAP),
        ),
      ),
    );
    const face = subtract(rect(x0, low - band, wide, y1 - low + band, 0.05 * m), grow(cream, 0.1 * CAP));
    const t0 = low - band - GAP;
    const top = polygon(
      [
        [x0 - 0.02 * m, t0],
        [x1 - 0.5 * m, t0 - tall],
        [x1 - 0.12 * m, t0 - 0.84 * tall],
        [x1, t0 - 0.5 * tall],
        [x1, t0],
      ],
      0.06 * m,
    );
    const [sx, sy, r] = [x1 - 0.5 * m, t0 - 0.62 * tall, 0.24 * m];
    const berry = parse(
      `M${sx} ${sy + 0.5 * r}C${sx - 0.7 * r} ${sy + 0.5 * r} ${sx - 1.05 * r} ${sy} ${sx - 0.9 * r} ${sy - 0.6 * r}C${sx - 0.7 * r} ${sy - 1.3 * r} ${sx - 0.3 * r} ${sy - 1.9 * r} ${sx} ${sy - 1.9 * r}C${sx + 0.3 * r} ${sy - 1.9 * r} ${sx + 0.7 * r} ${sy - 1.3 * r} ${sx + 0.9 * r} ${sy - 0.6 * r}C${sx + 1.05 * r} ${sy} ${sx + 0.7 * r} ${sy + 0.5 * r} ${sx} ${sy + 0.5 * r}Z`,
    );
    const seeds = [
      [-0.36, -0.5],
      [0.36, -0.5],
      [0, -1.1],
      [0, 0],
    ].map(([x = 0, y = 0]) => circle(sx + x * r, sy + y * r, 0.15 * r));
    return {
      plate: concat(face, subtract(top, grow(berry, GAP)), base),
      second: concat(cream, subtract(berry, ...seeds)),
    };
  },
};
