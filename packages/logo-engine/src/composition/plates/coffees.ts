/** Plates of who makes and serves coffee. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A stove-top coffee pot, waisted, with its lid, spout and handle. */
export const mokaPot: Plate = {
  about: ['moka-pot'],
  aspect: [0.9, 1.8],
  draw(held) {
    const m = (held.width + held.height) / 2 + CAP;
    const lean = 0.1 * m;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.48 * CAP];
    const [cx, high] = [centreX(held), y1 - y0];
    const jug = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.05 * m,
    );
    const spout = polygon(
      [
        [x0 - 0.4 * lean, y0],
        [x0 - lean, y0 + 0.3 * high],
        [x0 - 2.9 * lean, y0],
      ],
      0.02 * m,
    );
    const b0 = y1 + GAP;
    const ring = rect(x0 - 0.3 * lean, b0, x1 - x0 + 0.6 * lean, 0.1 * m, 0.04 * m);
    const deep = 0.38 * m;
    const f0 = b0 + 0.1 * m + GAP;
    const boiler = polygon(
      [
        [x0 - 0.1 * lean, f0],
        [x1 + 0.1 * lean, f0],
        [x1 + 1.5 * lean, f0 + deep],
        [x0 - 1.5 * lean, f0 + deep],
      ],
      0.06 * m,
    );
    const valve = circle(cx, f0 + 0.5 * deep, 0.075 * m);
    const l0 = y0 - GAP;
    const lid = union(
      polygon(
        [
          [cx - 0.16 * m, l0 - 0.18 * m],
          [cx + 0.16 * m, l0 - 0.18 * m],
          [x1 + 0.9 * lean, l0],
          [x0 - 1.4 * lean, l0],
        ],
        0.03 * m,
      ),
      rect(cx - 0.055 * m, l0 - 0.26 * m, 0.11 * m, 0.2 * m),
      rect(cx - 0.12 * m, l0 - 0.36 * m, 0.24 * m, 0.14 * m, 0.06 * m),
    );
    const grip = stroke(
      parse(
        `M${x1 + 0.4 * lean} ${y0 + 0.12 * m}H${x1 + 0.34 * m}Q${x1 + 0.44 * m} ${y0 + 0.12 * m} ${x1 + 0.43 * m} ${y0 + 0.24 * m}L${x1 + 0.36 * m} ${y0 + 0.84 * high}`,
      ),
      0.12 * m,
    );
    return {
      plate: concat(union(jug, spout, subtract(grip, rect(x0, y0, x1 - x0, high))), subtract(boiler, valve)),
      second: concat(lid, ring),
    };
  },
};

/** A paper cup of coffee under its lid, in a sleeve. */
export const paperCup: Plate = {
  about: ['coffee-to-go', 'vending-machine', 'disposables'],
  aspect: [0.9, 1.8],
  draw(held) {
    const m = (held.width + held.height) / 2 + CAP;
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [a, b] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const slope = 0.1;
    const at = (y: number) => slope * (b - y);
    const part = (top: number, low: number, more: number, soft: number) =>
      polygon(
        [
          [x0 - at(top) - more, top],
          [x1 + at(top) + more, top],
          [x1 + at(low) + more, low],
          [x0 - at(low) - more, low],
        ],
        soft,
      );
    const sleeve = part(a, b, 0.05 * m, 0.045 * m);
    const over = part(a - GAP - 0.2 * m, a - GAP, 0, 0.02 * m);
    const under = union(
      part(b + GAP, b + GAP + 0.16 * m, 0, 0.02 * m),
      part(b + GAP + 0.06 * m, b + GAP + 0.27 * m, 0, 0.06 * m),
    );
    const rim = a - 2 * GAP - 0.2 * m;
    const far = at(rim) + 0.07 * m;
    const lid = union(
      rect(x0 - far, rim - 0.13 * m, x1 - x0 + 2 * far, 0.13 * m, 0.05 * m),
      polygon(
        [
          [x0 - 0.3 * far, rim - 0.28 * m],
          [x1 + 0.3 * far, rim - 0.28 * m],
          [x1 + 0.5 * far, rim - 0.06 * m],
          [x0 - 0.5 * far, rim - 0.06 * m],
        ],
        0.05 * m,
      ),
    );
    return { plate: concat(sleeve, subtract(concat(over, under), grow(sleeve, 1))), second: lid };
  },
};

/** A coffee mill with its crank and drawer. */
export const handGrinder: Plate = {
  about: ['coffee-grinder', 'coffee-bean', 'pour-over', 'latte-art', 'coffee-branch'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, y0, y1, high: h, size: m, cx, wide } = bodyAround(held, 0.34, 0.34, 0.34);
    const box = rect(x0, y0, wide, h, 0.05 * m);
    const slab = rect(x0 - 0.12 * m, y0 - 0.1 * m, wide + 0.24 * m, 0.17 * m, 0.06 * m);
    const b = y1 + GAP;
    const drawer = subtract(rect(x0, b, wide, 0.36 * m, 0.05 * m), circle(cx, b + 0.18 * m, 0.09 * m));
    const base = rect(x0 - 0.12 * m, b + 0.36 * m - 0.04 * m, wide + 0.24 * m, 0.16 * m, 0.06 * m);
    const t = y0 - 0.1 * m - GAP;
    const half = Math.min(0.36 * wide, 0.6 * m);
    const dome = parse(
      `M${cx - half} ${t}C${cx - half} ${t - 0.5 * m} ${cx - 0.5 * half} ${t - 0.6 * m} ${cx} ${t - 0.6 * m}S${cx + half} ${t - 0.5 * m} ${cx + half} ${t}Z`,
    );
    const arm = stroke(parse(`M${cx} ${t - 0.5 * m}V${t - 0.8 * m}H${cx + half + 0.5 * m}`), 0.11 * m);
    const knob = union(
      circle(cx + half + 0.5 * m, t - 1.02 * m, 0.15 * m),
      rect(cx + half + 0.43 * m, t - 1.02 * m, 0.14 * m, 0.24 * m, 0.03 * m),
    );
    return { plate: concat(union(box, slab), union(drawer, base)), second: union(dome, arm, knob) };
  },
};
