/** Plates of who writes to people, speaks for them and is liked by them. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

const heart = (x: number, y: number, r: number) =>
  parse(
    `M${x} ${y + 0.9 * r}C${x - 0.5 * r} ${y + 0.5 * r} ${x - r} ${y + 0.15 * r} ${x - r} ${y - 0.28 * r}C${x - r} ${y - 0.95 * r} ${x - 0.2 * r} ${y - 1.02 * r} ${x} ${y - 0.45 * r}` +
      `C${x + 0.2 * r} ${y - 1.02 * r} ${x + r} ${y - 0.95 * r} ${x + r} ${y - 0.28 * r}C${x + r} ${y + 0.15 * r} ${x + 0.5 * r} ${y + 0.5 * r} ${x} ${y + 0.9 * r}Z`,
  );

/** A letter that comes out of its envelope. */
export const openedLetter: Plate = {
  about: ['envelope'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean: m, cx } = bodyAround(held, 0.46, 0.44, 0.3);
    const out = 0.09 * m;
    const [l, r, top] = [x0 - gap - out, x1 + gap + out, y1 - 0.06 * m];
    const deep = 0.3 * m;
    const low = y1 + 0.44 * m;
    const pocket = polygon(
      [
        [l, top],
        [x0 - gap, top + 0.05 * m],
        [cx, y1 + deep],
        [x1 + gap, top + 0.05 * m],
        [r, top],
        [r, low],
        [l, low],
      ],
      0.035 * m,
    );
    const seam = (x: number, way: number) =>
      stroke(line(x, low, x + way * 0.34 * (r - l), y1 + 0.56 * deep), gap);
    const sheet = subtract(rect(x0, y0, x1 - x0, y1 + deep - y0, 0.05 * m), grow(pocket, gap));
    return { plate: sheet, second: subtract(pocket, seam(l, 1), seam(r, -1)) };
  },
};

/** A letter box on its post at the roadside, its flag up. */
export const ruralMailbox: Plate = {
  about: ['envelope'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m, cx } = bodyAround(held, 0.42, 0.44);
    const [rx, ry] = [0.24 * high, 0.44 * high];
    const [l, r] = [x0 - 2 * rx - gap, x1 + 0.08 * m];
    const body = parse(
      `M${l + 0.05 * m} ${y1}Q${l} ${y1} ${l} ${y1 - 0.05 * m}V${y0 + ry}C${l} ${y0 + 0.4 * ry} ${l + 0.4 * rx} ${y0} ${l + rx} ${y0}` +
        `H${r - rx}C${r - 0.3 * rx} ${y0} ${r} ${y0 + 0.4 * ry} ${r} ${y0 + ry}V${y1 - 0.05 * m}Q${r} ${y1} ${r - 0.05 * m} ${y1}Z`,
    );
    const edge = stroke(
      parse(
        `M${l + 2 * rx} ${y1 + m}V${y0 + ry}C${l + 2 * rx} ${y0 + 0.4 * ry} ${l + 1.6 * rx} ${y0 - 0.01 * m} ${l + rx} ${y0 - 0.01 * m}L${l + 0.8 * rx} ${y0 - 0.3 * m}`,
      ),
      gap,
    );
    const knob = rect(l + rx - 0.028 * m, y0 + 0.42 * high, 0.056 * m, 0.17 * m, 0.028 * m);
    const post = union(
      rect(cx - 0.13 * m, y1 + gap, 0.26 * m, 0.46 * m, 0.03 * m),
      rect(cx - 0.4 * m, y1 + gap, 0.8 * m, 0.13 * m, 0.03 * m),
    );
    const fx = x1 - 0.34 * m;
    const flag = union(
      rect(fx, y0 - gap - 0.42 * m, 0.09 * m, 0.42 * m, 0.02 * m),
      rect(fx, y0 - gap - 0.42 * m, 0.34 * m, 0.22 * m, 0.03 * m),
    );
    return { plate: concat(subtract(body, edge, knob), post), second: flag };
  },
};

/** What is said and liked: a bubble with a heart at its corner. */
export const likedBubble: Plate = {
  about: ['bubble-heart'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.52, 0.56);
    const bubble = rect(x0, y0, wide, high, 0.34 * high);
    const tail = parse(
      `M${x0 + 0.26 * m} ${y1 - 0.2 * m}L${x0 + 0.2 * m} ${y1 + 0.22 * m}Q${x0 + 0.2 * m} ${y1 + 0.28 * m} ${x0 + 0.26 * m} ${y1 + 0.25 * m}L${x0 + 0.72 * m} ${y1 - 0.04 * m}Z`,
    );
    const r = 0.32 * m;
    const love = heart(x1 + 0.1 * m, y0 - 0.08 * m, r);
    return { plate: subtract(union(bubble, tail), grow(love, gap)), second: love };
  },
};

/** A globe on its stand, the name around its middle. */
export const deskGlobe: Plate = {
  about: ['translate', 'two-tongues'],
  aspect: [1.1, 2.2],
  draw(held) {
    const { y0, y1, cx, cy } = bodyAround(held, 0.3, 0.3);
    const R = Math.hypot(held.width * 0.5, held.height * 0.42) + 0.4 * CAP;
    const ball = circle(cx, cy, R);
    const cut = Math.max(11, 0.05 * R);
    const strip = (from: number, to: number) => rect(cx - 2 * R, from, 4 * R, to - from);
    const lines = union(stroke(ellipse(cx, cy, 0.48 * R, R), cut), stroke(line(cx, cy - R, cx, cy + R), cut));
    const caps = subtract(
      union(intersect(ball, strip(cy - 2 * R, y0 - cut)), intersect(ball, strip(y1 + cut, cy + 2 * R))),
      lines,
    );
    const far = 1.15 * R;
    const bow = stroke(arc(cx, cy, far, -62, 118), 0.11 * R);
    const pin = (turn: number) => circle(...polar(cx, cy, far, turn), 0.11 * R);
    const low = cy + far;
    const foot = union(
      rect(cx - 0.1 * R, low, 0.2 * R, 0.24 * R),
      parse(
        `M${cx - 0.5 * R} ${low + 0.38 * R}Q${cx - 0.5 * R} ${low + 0.2 * R} ${cx - 0.2 * R} ${low + 0.2 * R}H${cx + 0.2 * R}Q${cx + 0.5 * R} ${low + 0.2 * R} ${cx + 0.5 * R} ${low + 0.38 * R}Z`,
      ),
    );
    return {
      plate: concat(intersect(ball, strip(y0, y1)), subtract(caps, circle(cx, cy, 1))),
      second: subtract(union(bow, foot, pin(-62), pin(118)), circle(cx, cy, R + GAP * 0.6)),
    };
  },
};
