/** Plates of who sells coconuts, and of who makes the crates they go in. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A green coconut, cut open, with a straw. */
export const strawCoconut: Plate = {
  about: ['green-coconut', 'coconut'],
  aspect: [1, 2.9],
  draw(held) {
    const { cx, cy: middle, gap } = bodyAround(held, 0.1, 0.1);
    const rx = held.width * 0.59 + 0.12 * CAP;
    const ry = Math.max(held.height * 0.96 + 0.06 * CAP, rx * 0.68);
    const cy = middle - ry * 0.1;
    const m = (rx + ry) / 2;
    const p = (x: number, y: number) => `${cx + rx * x} ${cy + ry * y}`;
    const nut = parse(
      `M${p(-0.56, -0.84)}C${p(-0.86, -0.66)} ${p(-1.02, -0.3)} ${p(-1, 0.06)}C${p(-0.98, 0.66)} ${p(-0.56, 1.04)} ${p(0, 1.06)}C${p(0.56, 1.04)} ${p(0.98, 0.66)} ${p(1, 0.06)}C${p(1.02, -0.3)} ${p(0.86, -0.66)} ${p(0.56, -0.84)}Z`,
    );
    const top = cy - ry * 0.84;
    const [wide, deep] = [rx * 0.57, 0.23 * m];
    const husk = union(nut, ellipse(cx, top, wide, deep));
    const rim = Math.max(13, 0.075 * m);
    const flesh = ellipse(cx, top, wide - rim, deep - rim * 0.7);
    const white = Math.max(12, 0.07 * m);
    const milk = ellipse(cx, top, wide - rim - white, Math.max(10, deep - rim * 0.7 - white));
    const k = from(cx + rx * 0.16, top, m);
    const straw = stroke(parse(`M${k(0, 0)}L${k(0.16, -0.56)}L${k(0.46, -0.7)}`), Math.max(18, 0.13 * m), {
      cap: 'butt',
    });
    const f = [cx - rx * 0.42, top - 0.1 * m] as const;
    const petals = union(
      ...Array.from({ length: 5 }, (_, i) =>
        rotate(ellipse(f[0], f[1] - 0.16 * m, 0.125 * m, 0.16 * m), i * 72, ...f),
      ),
    );
    const flower = subtract(petals, circle(...f, 0.07 * m));
    const around = union(grow(petals, gap), grow(straw, gap * 0.8));
    return {
      plate: subtract(husk, flesh, around),
      second: concat(flower, subtract(union(milk, straw), grow(petals, gap))),
    };
  },
};

/** A crate of planks on its runners. */
export const plankCrate: Plate = {
  about: ['wooden-crate', 'pallet'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, high, size: m } = bodyAround(held, 0.34, 0.3);
    const [plank, post] = [0.3 * m, 0.24 * m];
    const [top, low] = [y0 - gap - plank, y1 + gap + plank];
    const rail = (y: number) => rect(x0, y, wide, plank, 0.02 * m);
    const nail = Math.max(6, 0.04 * m);
    const posts = [x0 - gap - post, x1 + gap].map((x) =>
      subtract(
        rect(x, top - 0.06 * m, post, low - top + 0.12 * m, 0.04 * m),
        ...[top + plank / 2, y0 + 0.16 * m, y1 - 0.16 * m, low - plank / 2].map((y) =>
          circle(x + post / 2, y, nail),
        ),
      ),
    );
    const ground = low + 0.06 * m + gap;
    const deck = rect(
      x0 - gap - post - 0.1 * m,
      ground,
      wide + 2 * (gap + post) + 0.2 * m,
      0.14 * m,
      0.02 * m,
    );
    const blocks = [0, 0.5, 1].map((t) =>
      rect(x0 - gap - post + (wide + 2 * gap + 2 * post - 0.4 * m) * t, ground, 0.4 * m, 0.36 * m, 0.03 * m),
    );
    return {
      plate: concat(rect(x0, y0, wide, high, 0.02 * m), rail(top), rail(y1 + gap), ...posts),
      second: union(deck, ...blocks),
    };
  },
};
