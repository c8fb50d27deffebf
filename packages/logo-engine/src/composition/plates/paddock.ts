/** Plates of who shoes and stables horses, keeps rabbits and bales hay. */

import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A horseshoe, its ends up, around the name. */
export const horseshoe: Plate = {
  about: ['horseshoe', 'horse'],
  aspect: [0.95, 1.6],
  draw(held) {
    const { y0, y1, wide, high, cx, cy, size: m } = bodyAround(held, 0.24, 0.24);
    const [half, low] = [wide / 2 + 0.06 * m, y1 + 0.2 * m];
    const top = y0 - 0.04 * m;
    const bow = (out: number, up: number) => {
      const w = half + out;
      const d = low + out;
      return parse(
        `M${cx - w * 0.92} ${up}C${cx - w} ${cy - 0.2 * high} ${cx - w} ${cy} ${cx - w} ${cy + 0.05 * high}C${cx - w} ${cy + (d - cy) * 0.72} ${cx - w * 0.66} ${d} ${cx} ${d}C${cx + w * 0.66} ${d} ${cx + w} ${cy + (d - cy) * 0.72} ${cx + w} ${cy + 0.05 * high}C${cx + w} ${cy} ${cx + w} ${cy - 0.2 * high} ${cx + w * 0.92} ${up}Z`,
      );
    };
    const t = 0.3 * m;
    const iron = subtract(bow(GAP + t, top - 0.24 * m), bow(GAP, top - m));
    const heels = [-1, 1].map((way) =>
      rect(cx + way * (half * 0.95 + GAP + t * 0.34) - t * 0.66, top - 0.3 * m, t * 1.32, 0.22 * m, 0.06 * m),
    );
    const nail = (x: number, y: number, turn: number) =>
      rotate(rect(x - 0.04 * m, y - 0.075 * m, 0.08 * m, 0.15 * m, 0.015 * m), turn, x, y);
    const w = half + GAP + t * 0.5;
    const nails = [-1, 1].flatMap((way) => [
      nail(cx + way * w, y0 + high * 0.14, 0),
      nail(cx + way * w, y0 + high * 0.52, 0),
      nail(cx + way * w * 0.87, y0 + high * 0.9 + 0.06 * m, way * 26),
      nail(cx + way * w * 0.5, low + GAP + t * 0.32, way * 68),
    ]);
    return {
      plate: concat(softened(bow(0, top), 8), subtract(union(softened(iron, 5), ...heels), ...nails)),
    };
  },
};

/** A horse that looks out over the door of its box. */
export const stableDoor: Plate = {
  about: ['horse', 'horseshoe'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.42, 0.36);
    const door = rect(x0, y0, wide, high, 0.03 * m);
    const post = 0.2 * m;
    const ledge = y0 - GAP - 0.15 * m;
    const posts = [x0 - GAP - post, x1 + GAP].map((x) =>
      rect(x, ledge - 0.1 * m, post, y1 - ledge + 0.26 * m, 0.04 * m),
    );
    const sill = rect(x0, ledge, wide, 0.15 * m, 0.03 * m);
    const hinges = [0.2, 0.8].map((f) => rect(x0 - GAP - 2, y0 + f * high - 0.07 * m, GAP + 4, 0.14 * m));
    const n = from(cx - 0.1 * m, ledge - GAP, m * 1.06);
    const head = parse(
      `M${n(0.66, 0)}C${n(0.7, -0.38)} ${n(0.54, -0.74)} ${n(0.26, -0.9)}L${n(0.25, -1.06)}Q${n(0.22, -1.14)} ${n(0.16, -1.07)}L${n(0.04, -0.93)}C${n(-0.06, -0.9)} ${n(-0.14, -0.8)} ${n(-0.22, -0.68)}L${n(-0.52, -0.34)}C${n(-0.6, -0.24)} ${n(-0.58, -0.1)} ${n(-0.48, -0.07)}C${n(-0.38, -0.04)} ${n(-0.32, -0.1)} ${n(-0.25, -0.19)}C${n(-0.18, -0.27)} ${n(-0.1, -0.3)} ${n(0, -0.33)}C${n(0.04, -0.2)} ${n(0.02, -0.1)} ${n(-0.06, 0)}Z`,
    );
    const t = Math.max(10, 0.055 * m);
    const mane = stroke(parse(`M${n(0.12, -0.78)}C${n(0.36, -0.66)} ${n(0.48, -0.34)} ${n(0.46, -0.12)}`), t);
    const strap = stroke(parse(`M${n(-0.52, -0.48)}Q${n(-0.3, -0.32)} ${n(-0.2, -0.08)}`), t);
    const k = (dx: number, dy: number, r: number) => {
      const [x = 0, y = 0] = n(dx, dy).split(' ').map(Number);
      return circle(x, y, r);
    };
    const eye = k(-0.06, -0.7, Math.max(8, 0.05 * m));
    const nose = k(-0.46, -0.21, Math.max(6, 0.032 * m));
    const stable = union(door, sill, ...posts, ...hinges);
    return { plate: concat(stable, subtract(head, mane, strap, eye, nose)) };
  },
};

/** A rabbit from behind: its ears, its round back and its tail. */
export const rabbitBack: Plate = {
  about: ['rabbit', 'rabbit-face'],
  styles: ['modern', 'minimal', 'playful', 'creative', 'vintage'],
  aspect: [0.9, 2.5],
  draw(held) {
    const { y0, y1, wide, cx, size: m } = bodyAround(held, 0.24, 0.16, 0.16);
    const half = wide / 2 + 0.12 * m;
    const tail = y1 + 0.23 * m + 32 - 0.16 * CAP;
    const low = tail + 0.06 * m;
    const mid = (y0 + y1) / 2 + 0.1 * m;
    const top = y0 - 0.2 * m;
    const back = parse(
      `M${cx} ${top}C${cx + half * 0.98} ${top} ${cx + half + 0.14 * m} ${mid - 0.44 * m} ${cx + half + 0.14 * m} ${mid + 0.06 * m}C${cx + half + 0.14 * m} ${low - 0.16 * m} ${cx + half - 0.06 * m} ${low} ${cx + half - 0.36 * m} ${low}H${cx - half + 0.36 * m}C${cx - half + 0.06 * m} ${low} ${cx - half - 0.14 * m} ${low - 0.16 * m} ${cx - half - 0.14 * m} ${mid + 0.06 * m}C${cx - half - 0.14 * m} ${mid - 0.44 * m} ${cx - half * 0.98} ${top} ${cx} ${top}Z`,
    );
    const wideHead = Math.min(0.66 * m, 0.34 * wide + 0.16 * m);
    const head = y0 - 0.36 * m;
    const body = filleted(union(back, ellipse(cx, head, wideHead, 0.42 * m)), 0.12 * m);
    const turned = (x: number, y: number, rx: number, ry: number) =>
      rotate(ellipse(cx + x * m, head - y * m, rx * m, ry * m), 12, cx + 0.26 * m, head);
    const ear = turned(0.3, 0.56, 0.18, 0.42);
    const inner = turned(0.3, 0.6, 0.065, 0.24);
    const foot = ellipse(cx + half - 0.22 * m, low - 0.1 * m, 0.44 * m, 0.17 * m);
    const fluff = union(
      circle(cx, tail, 0.16 * m),
      ...Array.from({ length: 9 }, (_, i) => circle(...polar(cx, tail, 0.15 * m, 40 * i - 90), 0.075 * m)),
    );
    const main = union(body, ear, mirror(ear, cx), foot, mirror(foot, cx));
    return { plate: subtract(main, inner, mirror(inner, cx), grow(fluff, GAP)), second: fluff };
  },
};

/** A bale of hay under two strings, straws at its ends. */
export const strungBale: Plate = {
  about: ['hay-bale', 'square-bale'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.24, 0.34, 0.3);
    const [l, r] = [x0 - 0.34 * m, x1 + 0.34 * m];
    const string = Math.max(11, 0.065 * m);
    const [rise, lean] = [0.3 * m, 0.26 * m];
    const base = y0 - GAP;
    const top = polygon([
      [l, base],
      [l + lean, base - rise],
      [r - lean, base - rise],
      [r, base],
    ]);
    // Ends of straw all along an edge make it rough.
    const straw = (x: number, y: number, turn: number, i: number) => {
      const long = (0.07 + 0.025 * ((i * 2) % 3)) * m;
      const slant = (((i * 3) % 5) - 2) * 0.025 * m;
      const end = polygon([
        [x - 0.06 * m, y + 4],
        [x + slant - 0.012 * m, y - long],
        [x + slant + 0.012 * m, y - long],
        [x + 0.06 * m, y + 4],
      ]);
      return rotate(end, turn, x, y);
    };
    const along = (from: number, to: number, at: (v: number, i: number) => Path) => {
      const count = Math.round((to - from) / (0.11 * m));
      return Array.from({ length: count }, (_, i) => at(from + ((i + 0.5) * (to - from)) / count, i));
    };
    const straws = [
      ...along(y0 + 0.05 * m, y1, (y, i) => straw(l, y, -90, i)),
      ...along(y0 + 0.05 * m, y1, (y, i) => straw(r, y, 90, i + 2)),
      ...along(l, r, (x, i) => straw(x, y1, 180, i)),
    ];
    const crown = along(x0 + lean, x1 - lean, (x, i) => straw(x, base - rise, 0, i + 1));
    const cords = [x0 - 0.08 * m, x1 + 0.08 * m].map((x, side) => {
      const inner = x + (side === 0 ? 1 : -1) * lean * 0.8;
      return union(
        rect(x - string / 2, y0 - 1, string, y1 - y0 + 0.3 * m),
        stroke(line(x, base + 2, inner, base - rise - 0.2 * m), string, { cap: 'square' }),
      );
    });
    const blades = along(l + 1.6 * lean, r - 1.6 * lean, (x, i) => {
      const y = base - rise * (i % 2 === 0 ? 0.32 : 0.68);
      return stroke(line(x - 0.09 * m, y + 0.02 * m, x + 0.09 * m, y - 0.02 * m), 0.8 * string);
    }).filter((_, i) => i % 3 === 1);
    const sides = [0.22, 0.5, 0.78].flatMap((at, i) => {
      const y = y0 + at * (y1 - y0);
      const far = (0.1 + 0.03 * (i % 2)) * m;
      return [
        stroke(line(l + 0.05 * m, y, l + far + 0.05 * m, y - 0.03 * m), 0.8 * string),
        stroke(line(r - 0.05 * m, y, r - far - 0.05 * m, y + 0.03 * m), 0.8 * string),
      ];
    });
    const front = subtract(union(rect(l, y0, r - l, y1 - y0), ...straws), ...sides);
    return { plate: subtract(front, ...cords), second: subtract(union(top, ...crown), ...cords, ...blades) };
  },
};
