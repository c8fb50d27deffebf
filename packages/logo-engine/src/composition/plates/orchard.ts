/** Plates that grow out of the earth. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A tree, the name in its crown. */
export const tree: Plate = {
  about: ['tree', 'sapling', 'fruit-tree', 'acorn', 'ceiba'],
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
    return { plate: crown, second: softened(subtract(trunk, grow(crown, GAP)), 0.05 * CAP) };
  },
};

/** A cactus in its pot, the name on the pot. */
export const cactusPot: Plate = {
  about: ['cactus'],
  aspect: [1.1, 2.4],
  draw(held) {
    const size = 0.5 * held.height + 0.2 * held.width;
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.6 * CAP];
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
    const s = 0.4 * CAP + 1.5 * size;
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

/** An agave, the name in its heart with the blades around. */
export const agave: Plate = {
  about: ['agave', 'mezcal-bottle', 'jicara', 'copita'],
  aspect: [1.2, 2.6],
  draw(held) {
    const cx = centreX(held);
    const y1 = bottom(held) + 0.46 * CAP;
    const [w, h] = [held.width / 2 + 0.62 * CAP + 0.16 * held.height, held.height + 1.16 * CAP];
    const heart = softened(
      parse(
        `M${cx - w} ${y1} C${cx - w * 1.16} ${y1 - h * 0.84} ${cx - w * 0.8} ${y1 - h} ${cx} ${y1 - h} C${cx + w * 0.8} ${y1 - h} ${cx + w * 1.16} ${y1 - h * 0.84} ${cx + w} ${y1}Z`,
      ),
      0.12 * CAP,
    );
    const s = 0.36 * CAP + 0.34 * held.height + 0.2 * held.width;
    const blade = (turn: number): Path => {
      const a = (turn * Math.PI) / 180;
      const [ox, oy] = [cx + Math.sin(a) * w * 0.82, y1 - 0.16 * h - Math.cos(a) * h * 0.62];
      const lean = a * 0.86;
      const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
      const at = (u: number, v: number) => `${ox + (sin * u + cos * v) * s} ${oy + (-cos * u + sin * v) * s}`;
      const long = 1.5 - 0.3 * Math.abs(Math.sin(a));
      const bend = -Math.sin(a) * 0.14;
      return softened(
        parse(
          `M${at(0, -0.3)} C${at(long * 0.4, -0.36)} ${at(long * 0.72, -0.2)} ${at(long, bend - 0.025)} L${at(long, bend + 0.025)} C${at(long * 0.72, 0.2)} ${at(long * 0.4, 0.36)} ${at(0, 0.3)}Z`,
        ),
        0.05 * CAP,
      );
    };
    const fan = [-100, 100, -72, 72, -48, 48, -24, 24, 0].map(blade);
    const leaves = fan.reduce((all, next) => union(subtract(all, grow(next, GAP * 0.9)), next));
    const ground = rect(cx - 4 * w, y1, 8 * w, 4 * w);
    return { plate: heart, second: subtract(leaves, grow(heart, GAP), ground) };
  },
};
