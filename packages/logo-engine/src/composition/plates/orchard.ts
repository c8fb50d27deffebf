/** Plates that grow out of the earth. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** Rounds the corners that stick out. */
const soft = (path: Path, r: number): Path => grow(shrink(path, r), r, { join: 'round' });

/** A tree, the name in its crown. */
export const tree: Plate = {
  about: ['tree', 'sapling', 'fruit-tree', 'acorn'],
  aspect: [1.1, 2.7],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const [w, h] = [held.width / 2 + 0.3 * CAP, held.height / 2 + 0.26 * CAP];
    const lobe = 0.22 * CAP + 0.26 * h + 0.08 * w;
    const count = Math.max(9, Math.round((Math.PI * (w + h)) / (lobe * 1.25)));
    const crown = union(
      rect(cx - w, cy - h, 2 * w, 2 * h, 0.3 * CAP),
      ellipse(cx, cy, w * 1.1, h * 1.22),
      ...Array.from({ length: count }, (_, i) => {
        const a = ((i + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const k = (Math.abs(c) ** 2.6 + Math.abs(s) ** 2.6) ** (-1 / 2.6);
        return circle(cx + c * k * w, cy + s * k * h, lobe);
      }),
    );
    const t = 0.16 * CAP + 0.2 * h + 0.1 * w;
    const top = cy + h;
    const foot = cy + h + lobe + 0.34 * CAP + 0.3 * h + 0.2 * w;
    const trunk = parse(
      `M${cx - t * 0.95} ${top} Q${cx - t * 0.5} ${foot - t * 1.1} ${cx - t * 0.55} ${foot - t * 0.7} Q${cx - t * 0.6} ${foot - t * 0.1} ${cx - t * 1.5} ${foot} L${cx + t * 1.5} ${foot} ` +
        `Q${cx + t * 0.6} ${foot - t * 0.1} ${cx + t * 0.55} ${foot - t * 0.7} Q${cx + t * 0.5} ${foot - t * 1.1} ${cx + t * 0.95} ${top}Z`,
    );
    return { plate: crown, second: soft(subtract(trunk, grow(crown, GAP)), 0.05 * CAP) };
  },
};

/** A cactus in its pot, the name on the pot. */
export const cactusPot: Plate = {
  about: ['cactus'],
  aspect: [1.2, 2.8],
  draw(held) {
    const size = 0.5 * held.height + 0.17 * held.width;
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.44 * CAP];
    const high = y1 - y0;
    const pot = polygon(
      [
        [x0 - high * 0.16, y0],
        [x1 + high * 0.16, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.14 * CAP,
    );
    const lip = 0.14 * CAP + 0.12 * size;
    const edge = rect(
      x0 - high * 0.16 - 0.14 * CAP,
      y0 - GAP - lip,
      x1 - x0 + high * 0.32 + 0.28 * CAP,
      lip,
      0.06 * CAP,
    );
    const cx = centreX(held);
    const s = 0.3 * CAP + 1.2 * size;
    const foot = y0 - 2 * GAP - lip;
    const Y = (v: number) => foot - v * s;
    const X = (v: number) => cx + v * s;
    const stem = parse(
      `M${X(-0.2)} ${foot} L${X(-0.2)} ${Y(0.72)} C${X(-0.2)} ${Y(1.0)} ${X(0.2)} ${Y(1.0)} ${X(0.2)} ${Y(0.72)} L${X(0.2)} ${foot}Z`,
    );
    const arms = stroke(
      parse(
        `M${X(0)} ${Y(0.24)} L${X(-0.3)} ${Y(0.24)} Q${X(-0.48)} ${Y(0.24)} ${X(-0.48)} ${Y(0.42)} L${X(-0.48)} ${Y(0.56)} M${X(0)} ${Y(0.38)} L${X(0.3)} ${Y(0.38)} Q${X(0.48)} ${Y(0.38)} ${X(0.48)} ${Y(0.54)} L${X(0.48)} ${Y(0.74)}`,
      ),
      s * 0.2,
      { cap: 'round', join: 'round' },
    );
    const rib = rect(cx - 0.055 * CAP, Y(0.76), 0.11 * CAP, s * 0.5, 0.05 * CAP);
    const bloom = union(
      ...[-50, 0, 50].map((turn) => {
        const a = (turn * Math.PI) / 180;
        return ellipse(X(0) + Math.sin(a) * s * 0.12, Y(1.04) - Math.cos(a) * s * 0.08, s * 0.075, s * 0.1);
      }),
    );
    return { plate: pot, second: concat(edge, subtract(union(stem, arms, bloom), rib)) };
  },
};

/** The earth that holds the name, and where a plant comes out of it. */
function earth(held: Box): { readonly hill: Path; readonly cx: number; readonly oy: number } {
  const [x0, x1] = [held.x - 0.55 * CAP, right(held) + 0.55 * CAP];
  const cx = centreX(held);
  const sag = 0.1 * CAP + 0.06 * held.width;
  const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.48 * CAP];
  const run = 0.1 * CAP + (y1 - y0) * 0.36;
  const hill = soft(
    parse(
      `M${x0 - run} ${y1} Q${x0 - run * 0.3} ${y0 + run * 1.2} ${x0} ${y0 + 0.1 * CAP} Q${cx} ${y0 - 2 * sag} ${x1} ${y0 + 0.1 * CAP} Q${x1 + run * 0.3} ${y0 + run * 1.2} ${x1 + run} ${y1}Z`,
    ),
    0.2 * CAP,
  );
  return { hill, cx, oy: y0 - sag * 0.8 };
}

/** An agave on its hill, the name in the earth. */
export const agave: Plate = {
  about: ['agave', 'mezcal-bottle', 'jicara'],
  aspect: [1.4, 3],
  draw(held) {
    const { hill, cx, oy } = earth(held);
    const s = 0.3 * CAP + 0.4 * held.height + 0.26 * held.width;
    const blade = (turn: number, long: number): Path => {
      const a = (turn * Math.PI) / 180;
      const at = (u: number, v: number) =>
        `${cx + (Math.sin(a) * u + Math.cos(a) * v) * s} ${oy + (-Math.cos(a) * u + Math.sin(a) * v) * s}`;
      const way = Math.sign(turn);
      const bend = (way * long * Math.abs(turn)) / 700;
      return parse(
        `M${at(0, -0.06)} C${at(long * 0.3, -0.16)} ${at(long * 0.7, -0.1 + bend * 0.4)} ${at(long, bend)} C${at(long * 0.7, 0.1 + bend * 0.4)} ${at(long * 0.3, 0.16)} ${at(0, 0.06)}Z`,
      );
    };
    const fan = [
      ...[-76, 76].map((turn) => blade(turn, 0.95)),
      ...[-50, 50].map((turn) => blade(turn, 1.05)),
      ...[-25, 25].map((turn) => blade(turn, 1.1)),
      blade(0, 1.16),
    ];
    const leaves = fan.reduce((all, next) =>
      union(subtract(all, grow(next, GAP * 0.85)), soft(next, 0.035 * CAP)),
    );
    return { plate: hill, second: subtract(leaves, grow(hill, GAP)) };
  },
};

/** A nopal with its fruit on a hill, the name in the earth. */
export const nopal: Plate = {
  about: ['nopal', 'prickly-pear', 'cochineal'],
  aspect: [1.4, 3],
  draw(held) {
    const { hill, cx, oy } = earth(held);
    const s = 0.34 * CAP + 0.42 * held.height + 0.26 * held.width;
    const pad = (x: number, y: number, turn: number, k: number, fruit: readonly number[]) => {
      const [px, py] = [cx + x * s, oy + y * s];
      const [rx, ry] = [0.27 * s * k, 0.36 * s * k];
      const mid = py - ry;
      const spots = [
        [0, -0.42],
        [-0.42, 0],
        [0.42, 0],
        [0, 0.42],
      ].map(([u = 0, v = 0]) => circle(px + u * rx, mid + v * ry, 0.055 * CAP + 0.008 * s));
      const tunas = fruit.map((spin) =>
        rotate(ellipse(px, mid - ry - 0.11 * s - GAP * 0.9, 0.08 * s, 0.11 * s), spin, px, mid),
      );
      const place = (path: Path) => rotate(path, turn, px, py);
      return {
        whole: place(ellipse(px, mid, rx, ry)),
        spotted: place(subtract(ellipse(px, mid, rx, ry), ...spots)),
        fruit: place(union(...tunas)),
      };
    };
    const trunk = pad(0, 0.08, 0, 1, []);
    const pads = [pad(-0.14, -0.5, -40, 0.82, [-22, 26]), pad(0.15, -0.5, 34, 0.95, [-24, 20])];
    const low = subtract(trunk.whole, grow(hill, GAP), ...pads.map(({ whole }) => grow(whole, GAP * 0.9)));
    return { plate: hill, second: concat(low, ...pads.flatMap(({ spotted, fruit }) => [spotted, fruit])) };
  },
};
