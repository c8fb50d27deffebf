/** Plates of what shines and opens: a sunflower, a paper lantern, the sun that rises. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { circle, ellipse, leaf, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A sunflower: the name on its seeds, petals all around. */
export const sunflowerHead: Plate = {
  about: ['sunflower'],
  aspect: [1, 3],
  draw(held) {
    const { wide, high, cx, cy, size: m } = bodyAround(held, 0.12, 0.14);
    const [rx, ry] = [wide * 0.66, high * 0.7];
    const seeds = ellipse(cx, cy, rx, ry);
    const count = 18;
    const petals = Array.from({ length: count }, (_, i) => {
      const turn = ((i + 0.5) / count) * Math.PI * 2;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const away = Math.hypot(x * ry, y * rx);
      const [nx, ny] = [(x * ry) / away, (y * rx) / away];
      const [px, py] = [cx + rx * x, cy + ry * y];
      const long = m * 0.5;
      return leaf(px - nx * long * 0.3, py - ny * long * 0.3, px + nx * long, py + ny * long, 0.3, 0.5);
    });
    return { plate: seeds, second: softened(subtract(union(...petals), grow(seeds, GAP)), 3) };
  },
};

/** A lantern of red paper: its ribs over and under the name, a tassel. */
export const roundLantern: Plate = {
  about: ['paper-lantern'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.16, 0.26);
    const [top, low, neck] = [y0 - 0.34 * m, y1 + 0.34 * m, wide * 0.28];
    const out = 0.24 * m;
    const half = parse(
      `M${cx} ${top}H${cx - neck}C${cx - neck - wide * 0.14} ${top} ${x0 - out} ${top + (low - top) * 0.2} ${x0 - out} ${(top + low) / 2}C${x0 - out} ${low - (low - top) * 0.2} ${cx - neck - wide * 0.14} ${low} ${cx - neck} ${low}H${cx + 1}V${top}Z`,
    );
    const thick = Math.max(11, 0.07 * m);
    const rib = (y: number, bow: number) =>
      stroke(parse(`M${x0 - m} ${y - bow}Q${cx} ${y + bow} ${x1 + m} ${y - bow}`), thick);
    const body = subtract(
      union(half, mirror(half, cx)),
      rib(y0 - 0.08 * m, -0.16 * m),
      rib(y1 + 0.08 * m, 0.16 * m),
    );
    const cap = neck + 0.06 * m;
    const over = rect(cx - cap, top - GAP - 0.2 * m, cap * 2, 0.2 * m, 0.06 * m);
    const hook = subtract(
      circle(cx, top - GAP - 0.24 * m, 0.16 * m),
      circle(cx, top - GAP - 0.24 * m, 0.07 * m),
    );
    const base = low + GAP;
    const under = rect(cx - cap, base, cap * 2, 0.2 * m, 0.06 * m);
    const cord = rect(cx - 0.06 * m, base + 0.1 * m, 0.12 * m, 0.2 * m);
    const knot = circle(cx, base + 0.3 * m, 0.13 * m);
    const tassel = parse(
      `M${cx - 0.1 * m} ${base + 0.36 * m}L${cx + 0.1 * m} ${base + 0.36 * m}L${cx + 0.2 * m} ${base + 0.84 * m}L${cx - 0.2 * m} ${base + 0.84 * m}Z`,
    );
    return { plate: body, second: union(over, hook, under, cord, knot, tassel) };
  },
};

/** The sun that comes up over the line of the sea, its rays around the name. */
export const risingSun: Plate = {
  about: ['sun', 'sun-and-shades'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y1, wide, high, cx, size: m } = bodyAround(held, 0.2, 0.12, 0.4);
    const [rx, ry] = [wide * 0.7, high * 1.42];
    const disc = subtract(ellipse(cx, y1, rx, ry), rect(cx - rx * 2, y1, rx * 4, ry * 2));
    const count = 9;
    const thick = 0.18 * m;
    const rays = Array.from({ length: count }, (_, i) => {
      const turn = -Math.PI * (0.06 + (0.88 * i) / (count - 1));
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const away = Math.hypot(x * ry, y * rx);
      const [nx, ny] = [(x * ry) / away, (y * rx) / away];
      const [px, py] = [cx + rx * x, y1 + ry * y];
      const [a, b] = [0.2 * m, i % 2 === 0 ? 0.5 * m : 0.36 * m];
      return stroke(parse(`M${px + nx * a} ${py + ny * a}L${px + nx * b} ${py + ny * b}`), thick, {
        cap: 'round',
      });
    });
    const sea = y1 + GAP;
    const horizon = rect(x0 - 0.5 * m, sea, x1 - x0 + m, 0.16 * m, 0.08 * m);
    const water = rect(x0 - 0.06 * m, sea + 0.16 * m + GAP, x1 - x0 + 0.12 * m, 0.16 * m, 0.08 * m);
    return { plate: union(disc, horizon, water), second: union(...rays) };
  },
};
