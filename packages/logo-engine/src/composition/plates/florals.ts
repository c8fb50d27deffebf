/** Plates of who ties and waters flowers. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, leaf, polar, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A tulip whose foot is at a point, before it is turned. */
const tulip = (x: number, y: number, s: number): Path =>
  parse(
    `M${x} ${y}C${x - s * 0.62} ${y} ${x - s * 0.56} ${y - s * 0.6} ${x - s * 0.5} ${y - s}L${x - s * 0.2} ${y - s * 0.68}L${x} ${y - s * 1.06}L${x + s * 0.2} ${y - s * 0.68}L${x + s * 0.5} ${y - s}C${x + s * 0.56} ${y - s * 0.6} ${x + s * 0.62} ${y} ${x} ${y}Z`,
  );

/** A bunch of flowers in its paper: the name on the wrap, a bow where it is tied. */
export const wrappedBouquet: Plate = {
  about: ['bouquet', 'flower', 'flower-tulip', 'daisy'],
  aspect: [1.2, 2.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.52 * CAP, bottom(held) + 0.2 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, centreX(held)];
    const m = high * 0.5 + wide * 0.25;
    const out = m * 0.34;
    const [l, r, top] = [x0 - out, x1 + out, y0 + m * 0.02];
    const [neck, tieY] = [m * 0.16, y1 + m * 0.62];
    const paper = parse(
      `M${l} ${top - m * 0.3}L${cx - wide * 0.3} ${top}Q${cx} ${top + m * 0.06} ${cx + wide * 0.3} ${top}L${r} ${top - m * 0.3}C${r + m * 0.06} ${top - m * 0.28} ${r + m * 0.03} ${top - m * 0.1} ${x1 + m * 0.08} ${y0 + high * 0.74}C${x1 - m * 0.04} ${y1 + m * 0.2} ${cx + neck + m * 0.2} ${tieY - m * 0.22} ${cx + neck} ${tieY}L${cx - neck} ${tieY}C${cx - neck - m * 0.2} ${tieY - m * 0.22} ${x0 + m * 0.04} ${y1 + m * 0.2} ${x0 - m * 0.08} ${y0 + high * 0.74}C${l - m * 0.03} ${top - m * 0.1} ${l - m * 0.06} ${top - m * 0.28} ${l} ${top - m * 0.3}Z`,
    );
    const foot = tieY + GAP * 2 + m * 0.1;
    const skirt = polygon(
      [
        [cx - neck, foot],
        [cx + neck, foot],
        [cx + neck + m * 0.3, foot + m * 0.34],
        [cx, foot + m * 0.26],
        [cx - neck - m * 0.3, foot + m * 0.34],
      ],
      m * 0.04,
    );
    const by = tieY + GAP + m * 0.05;
    const loop = (way: 1 | -1) =>
      parse(
        `M${cx} ${by - m * 0.03}C${cx + way * m * 0.14} ${by - m * 0.2} ${cx + way * m * 0.44} ${by - m * 0.24} ${cx + way * m * 0.46} ${by - m * 0.08}C${cx + way * m * 0.48} ${by + m * 0.16} ${cx + way * m * 0.14} ${by + m * 0.16} ${cx} ${by + m * 0.03}Z`,
      );
    const bow = union(loop(-1), loop(1), circle(cx, by, m * 0.1));
    const off = grow(bow, GAP);
    const rose = (x: number, y: number, q: number) =>
      union(
        circle(x, y, q * 0.6),
        ...Array.from({ length: 5 }, (_, i) => circle(...polar(x, y, q * 0.56, -90 + i * 72), q * 0.52)),
      );
    const brow = top - m * 0.1;
    const spread = wide * 0.5;
    const turned = (way: 1 | -1) => {
      const [x, y] = [cx + way * spread * 0.54, brow + m * 0.08];
      return rotate(tulip(x, y, m * 0.56), way * 16, x, y);
    };
    const q = m * 0.42;
    const front = rose(cx, brow - m * 0.32, q);
    const sides = [turned(-1), turned(1)];
    const greens = ([-1, 1] as const).flatMap((way) => [
      leaf(cx + way * spread * 0.2, brow + m * 0.2, cx + way * spread * 0.4, brow - m * 0.92, 0.2, 0.5),
      leaf(cx + way * spread * 0.6, brow + m * 0.3, cx + way * (spread + m * 0.1), brow - m * 0.6, 0.26, 0.5),
    ]);
    const sheet = grow(paper, GAP);
    const near = grow(front, GAP);
    const all = concat(
      subtract(union(...greens), ...sides.map((head) => grow(head, GAP)), near),
      ...sides.map((head) => subtract(head, near)),
      subtract(front, circle(cx, brow - m * 0.32, q * 0.3)),
    );
    const behind = subtract(intersect(all, rect(l - m, top - m * 3, wide + m * 4, m * 3.2)), sheet);
    return {
      plate: concat(subtract(paper, off), subtract(skirt, off)),
      second: concat(behind, bow),
    };
  },
};

/** A watering can: the name on its body, drops from its rose. */
export const gardenCan: Plate = {
  about: ['watering-can', 'plant', 'potted-plant', 'sapling', 'garden-tools', 'wall-pots'],
  aspect: [1.1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.44 * CAP, right(held) + 0.44 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.42 * CAP];
    const [high, wide] = [y1 - y0, x1 - x0];
    const m = high * 0.5 + wide * 0.25;
    const lean = m * 0.07;
    const body = polygon(
      [
        [x0 + lean * 0.3, y0],
        [x1 - lean * 0.3, y0],
        [x1 + lean, y1],
        [x0 - lean, y1],
      ],
      m * 0.1,
    );
    const rimHigh = m * 0.13;
    const rim = rect(x0 - m * 0.02, y0 - GAP - rimHigh, wide + m * 0.04, rimHigh, m * 0.04);
    const thick = m * 0.13;
    const back = stroke(
      parse(
        `M${x1 - 10} ${y0 + high * 0.78}C${x1 + m * 0.62} ${y0 + high * 0.74} ${x1 + m * 0.66} ${y0 - m * 0.1} ${x1 + m * 0.2} ${y0 - m * 0.42}C${x1 - m * 0.1} ${y0 - m * 0.62} ${x0 + wide * 0.5} ${y0 - m * 0.66} ${x0 + wide * 0.36} ${y0 - GAP - rimHigh * 0.5}`,
      ),
      thick,
    );
    const [sx, sy] = [x0 - m * 0.62, y0 - m * 0.06];
    const spout = polygon(
      [
        [x0 + 12, y0 + high * 0.48],
        [x0 + 12, y0 + high * 0.86],
        [x0 - m * 0.14, y0 + high * 0.74],
        [sx - m * 0.05, sy + m * 0.06],
        [sx + m * 0.12, sy - m * 0.06],
      ],
      m * 0.03,
    );
    const rose = polygon(
      [
        [sx + m * 0.08, sy - m * 0.32],
        [sx + m * 0.2, sy - m * 0.2],
        [sx - m * 0.24, sy + m * 0.2],
        [sx - m * 0.36, sy + m * 0.08],
      ],
      m * 0.05,
    );
    const drops = [
      [-0.46, 0.3],
      [-0.26, 0.5],
      [-0.54, 0.66],
    ].map(([dx = 0, dy = 0]) => {
      const [x, y, d] = [sx + m * dx, sy + m * dy, m * 0.09];
      return parse(
        `M${x} ${y - d * 1.7}C${x + d * 0.4} ${y - d} ${x + d} ${y - d * 0.4} ${x + d} ${y + d * 0.1}C${x + d} ${y + d * 1.4} ${x - d} ${y + d * 1.4} ${x - d} ${y + d * 0.1}C${x - d} ${y - d * 0.4} ${x - d * 0.4} ${y - d} ${x} ${y - d * 1.7}Z`,
      );
    });
    const can = union(
      body,
      spout,
      subtract(rose, body),
      subtract(union(back, rim), rect(x0, y0 - GAP, wide - m * 0.02, GAP)),
    );
    return { plate: can, second: concat(...drops) };
  },
};
