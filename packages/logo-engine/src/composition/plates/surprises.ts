/** Plates of who sends people off, gives, frames and racks. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A plane from above that flies to the right, in a square of 100. */
const plane = (): Path =>
  softened(
    union(
      parse('M2 50C2 45 8 43 14 43H78C90 43 98 46 98 50C98 54 90 57 78 57H14C8 57 2 55 2 50Z'),
      parse('M36 46L52 46L68 46L46 6H34L44 46Z'),
      parse('M36 54L52 54L68 54L46 94H34L44 54Z'),
      parse('M4 50L2 28H11L24 46V54L11 72H2Z'),
    ),
    1.5,
  );

/** A boarding pass, a plane on its stub. */
export const boardingPass: Plate = {
  about: ['airplane-tilt', 'globe-plane'],
  aspect: [1.4, 4],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.44, 0.3);
    const top = y0 - 0.34 * m;
    const tall = y1 - top;
    const stub = Math.max(0.8 * m, 0.22 * wide);
    const r = 0.14 * m;
    const main = rect(x0, top, wide, tall, 0.14 * m);
    const sx = x1 + GAP;
    const tear = (x: number) => [circle(x, top, r), circle(x, y1, r)];
    const right = subtract(rect(sx, top, stub, tall, 0.14 * m), ...tear(sx - GAP / 2));
    const size = Math.min(0.72 * stub, 0.5 * tall);
    const [px, py] = [sx + stub / 2, top + 0.08 * tall + 0.5 * size + 0.04 * m];
    const jet = translate(
      rotate(scale(plane(), size / 100), -45, size / 2, size / 2),
      px - size / 2,
      py - size / 2,
    );
    const code = [0.2, 0.36, 0.48, 0.64].map((at, i) =>
      rect(sx + stub * at, y1 - 0.3 * tall, stub * (i % 2 ? 0.06 : 0.11), 0.17 * tall),
    );
    return {
      plate: subtract(main, rect(x0 - 1, top + 0.22 * m, wide + 2, 0.08 * m + 3), ...tear(x1 + GAP / 2)),
      second: subtract(right, jet, ...code),
    };
  },
};

/** A present with its ribbon, the lid going up. */
export const openedPresent: Plate = {
  about: ['gift'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, gap, size: u } = bodyAround(held, 0.36, 0.34);
    const [tape, end] = [0.28 * u, x1 + 0.62 * u];
    const box = rect(x0, y0, end - x0, y1 - y0, 0.08 * u);
    const rx = x1 + gap + tape / 2;
    const strip = (by: number) => rect(rx - tape / 2 - by, y0 - u, tape + 2 * by, y1 - y0 + 2 * u);
    const deep = 0.28 * u;
    const ly = y0 - gap - deep;
    const turn = (path: Path) => rotate(path, 7, end, ly + deep);
    const cover = rect(x0 - 0.09 * u, ly, end - x0 + 0.18 * u, deep, 0.07 * u);
    const loop = subtract(
      leaf(rx, ly - gap - 0.08 * u, rx + 0.62 * u, ly - gap - 0.3 * u, 0.42, 0.64),
      leaf(rx + 0.24 * u, ly - gap - 0.165 * u, rx + 0.5 * u, ly - gap - 0.26 * u, 0.26, 0.6),
    );
    const knot = rect(rx - 0.13 * u, ly - gap - 0.22 * u, 0.26 * u, 0.22 * u, 0.07 * u);
    const bow = union(subtract(union(loop, mirror(loop, rx)), rect(rx - u, ly - gap, 2 * u, u)), knot);
    return {
      plate: concat(subtract(box, strip(gap)), turn(subtract(cover, strip(gap)))),
      second: concat(intersect(box, strip(0)), turn(concat(intersect(cover, strip(0)), bow))),
    };
  },
};

/** A frame with carved scrolls at its corners and a crest. */
export const scrollFrame: Plate = {
  about: ['picture-frame', 'hung-picture', 'mitred-frame'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, cy, size: m } = bodyAround(held, 0.4, 0.32);
    const f = 0.3 * m;
    const outer = rect(x0 - f, y0 - f, wide + 2 * f, high + 2 * f, 0.06 * m);
    const corner = (x: number, y: number) => circle(x, y, 0.3 * m);
    const four = (make: (x: number, y: number) => Path, d: number) =>
      [x0 - d, x1 + d].flatMap((x) => [y0 - d, y1 + d].map((y) => make(x, y)));
    const crest = (y: number, way: 1 | -1, k: number) =>
      union(
        circle(cx, y + way * 0.16 * m * k, 0.26 * m * k),
        circle(cx - 0.32 * m * k, y + way * 0.04 * m, 0.2 * m * k),
        circle(cx + 0.32 * m * k, y + way * 0.04 * m, 0.2 * m * k),
      );
    const sides = [x0 - f, x1 + f].map((x) => circle(x, cy, 0.15 * m));
    const frame = union(
      outer,
      ...four(corner, 0.7 * f),
      crest(y0 - f, -1, 1),
      crest(y1 + f, 1, 0.8),
      ...sides,
    );
    const picture = rect(x0, y0, wide, high, 0.04 * m);
    const eye = circle(cx, y0 - f - 0.14 * m, 0.1 * m);
    const curls = four((x, y) => subtract(circle(x, y, 0.17 * m), circle(x, y, 0.085 * m)), 0.78 * f);
    return {
      plate: concat(
        subtract(
          frame,
          eye,
          grow(picture, GAP),
          ...curls.map((curl) => subtract(curl, grow(picture, GAP + 8))),
        ),
        picture,
      ),
    };
  },
};

/** A fob of leather on a ring, a key beside it. */
export const ringedFob: Plate = {
  about: ['key-ring', 'key'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cy, size: m } = bodyAround(held, 0.4, 0.32);
    const nose = x0 - 0.56 * m;
    const fob = polygon(
      [
        [nose, cy - 0.26 * m],
        [x0 - 0.08 * m, y0],
        [x1 + 0.06 * m, y0],
        [x1 + 0.06 * m, y1],
        [x0 - 0.08 * m, y1],
        [nose, cy + 0.26 * m],
      ],
      0.2 * m,
    );
    const eye = circle(nose + 0.3 * m, cy, 0.13 * m);
    const r = 0.46 * m;
    const rx = nose + 0.3 * m - r;
    const ring = subtract(circle(rx, cy, r + 0.065 * m), circle(rx, cy, r - 0.065 * m));
    const over = intersect(ring, rect(rx - m, cy - m, 2 * m, m));
    const behind = subtract(ring, over, grow(fob, GAP * 0.7));
    const kx = rx - 0.2 * m;
    const ky = cy + r * 0.9;
    const key = rotate(
      subtract(
        union(
          circle(kx, ky + 0.2 * m, 0.32 * m),
          rect(kx - 0.09 * m, ky + 0.3 * m, 0.18 * m, 1.0 * m, 0.05 * m),
          rect(kx, ky + 0.86 * m, 0.27 * m, 0.14 * m, 0.03 * m),
          rect(kx, ky + 1.1 * m, 0.22 * m, 0.14 * m, 0.03 * m),
        ),
        circle(kx, ky + 0.12 * m, 0.12 * m),
      ),
      18,
      kx,
      ky,
    );
    const open = subtract(union(over, behind), grow(key, 0.07 * m));
    return { plate: subtract(fob, eye, grow(over, 0.07 * m)), second: union(open, key) };
  },
};
