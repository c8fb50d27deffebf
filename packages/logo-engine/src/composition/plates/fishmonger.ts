/** Plates of who sells fish and shrimps. */
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, contours } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A box of fish: one lies across it on the ice. */
export const fishBox: Plate = {
  about: ['fish', 'fish-on-ice', 'hung-fish', 'fish-and-knife', 'salmon', 'trout'],
  aspect: [1.4, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.4 * CAP];
    const [h, w, gap] = [y1 - y0, x1 - x0, 0.11 * CAP];
    const m = (h + w * 0.5) / 2;
    const r = 0.1 * h;
    const slope = 0.05 * h;
    const box = parse(
      `M${x0} ${y0}H${x1}L${x1 - slope} ${y1 - r}Q${x1 - slope - 2} ${y1} ${x1 - slope - r} ${y1}H${x0 + slope + r}Q${x0 + slope + 2} ${y1} ${x0 + slope} ${y1 - r}Z`,
    );
    const rim = rect(x0 - 0.1 * CAP, y0 - 0.04 * CAP, w + 0.2 * CAP, 0.2 * CAP, 0.07 * CAP);
    const floor = y0 - 0.04 * CAP - gap;
    const [nose, tailX, fy, b] = [x0 - 0.02 * w, x1 + 0.02 * w, floor - 0.34 * m, 0.34 * m];
    const len = tailX - nose;
    const stalk = tailX - 0.46 * m;
    const fish = union(
      parse(
        `M${nose} ${fy + 0.02 * m}C${nose + 0.16 * m} ${fy - 0.24 * m} ${nose + 0.2 * len} ${fy - b} ${nose + 0.42 * len} ${fy - b}C${nose + 0.66 * len} ${fy - b} ${stalk - 0.2 * m} ${fy - 0.16 * m} ${stalk} ${fy - 0.07 * m}V${fy + 0.09 * m}C${stalk - 0.2 * m} ${fy + 0.2 * m} ${nose + 0.66 * len} ${fy + b} ${nose + 0.42 * len} ${fy + b}C${nose + 0.2 * len} ${fy + b} ${nose + 0.16 * m} ${fy + 0.24 * m} ${nose} ${fy + 0.02 * m}Z`,
      ),
      parse(
        `M${stalk - 0.06 * m} ${fy}C${stalk + 0.1 * m} ${fy - 0.1 * m} ${tailX - 0.2 * m} ${fy - 0.4 * m} ${tailX - 0.06 * m} ${fy - 0.42 * m}Q${tailX + 0.02 * m} ${fy - 0.42 * m} ${tailX} ${fy - 0.34 * m}C${tailX - 0.12 * m} ${fy - 0.12 * m} ${tailX - 0.12 * m} ${fy + 0.14 * m} ${tailX} ${fy + 0.36 * m}V${fy + 0.44 * m}H${tailX - 0.06 * m}C${tailX - 0.2 * m} ${fy + 0.4 * m} ${stalk + 0.1 * m} ${fy + 0.1 * m} ${stalk - 0.06 * m} ${fy}Z`,
      ),
      parse(
        `M${nose + 0.26 * len} ${fy - b * 0.8}C${nose + 0.34 * len} ${fy - b - 0.12 * m} ${nose + 0.42 * len} ${fy - b - 0.16 * m} ${nose + 0.5 * len} ${fy - b - 0.12 * m}C${nose + 0.6 * len} ${fy - b - 0.04 * m} ${nose + 0.66 * len} ${fy - b * 0.86} ${nose + 0.74 * len} ${fy - b * 0.5}Z`,
      ),
    );
    const eye = circle(nose + 0.26 * m, fy - 0.06 * m, Math.max(8, 0.05 * m));
    const gill = stroke(
      parse(
        `M${nose + 0.46 * m} ${fy - 0.2 * m}Q${nose + 0.58 * m} ${fy} ${nose + 0.46 * m} ${fy + 0.2 * m}`,
      ),
      Math.max(10, 0.045 * m),
    );
    const count = Math.max(4, Math.round(w / (0.42 * m)));
    const lumps = Array.from({ length: count }, (_, i) => {
      const half = (w / count) * 0.5;
      const x = x0 + half * (2 * i + 1);
      const tall = (0.2 + (i % 2) * 0.09) * m;
      const k = half - gap * 0.42;
      return parse(
        `M${x - k} ${floor}L${x - k * 0.82} ${floor - tall * 0.7}Q${x - k * 0.7} ${floor - tall} ${x - k * 0.3} ${floor - tall}L${x + k * 0.4} ${floor - tall * 1.06}Q${x + k * 0.7} ${floor - tall} ${x + k * 0.84} ${floor - tall * 0.6}L${x + k} ${floor}Z`,
      );
    });
    const ice = concat(...lumps);
    const shown = subtract(
      subtract(fish, eye, gill),
      grow(union(...lumps), gap * 0.9),
      rect(x0 - w, floor - 2, 3 * w, h),
    );
    const pieces = contours(shown).filter((piece) => (bounds(piece)?.width ?? 0) > 0.09 * m);
    return { plate: concat(union(box, rim), ...pieces), second: ice };
  },
};

/** A shrimp: feelers before it, legs under it, its tail a fan. */
export const shrimp: Plate = {
  about: ['shrimp', 'prawn', 'shrimp-cocktail', 'lobster'],
  aspect: [1.4, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.36 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.4 * CAP];
    const [h, w] = [y1 - y0, x1 - x0];
    const m = (h + w * 0.5) / 2;
    const p = (x: number, y: number) => `${x} ${y}`;
    const rise = 0.22 * m;
    const shell = parse(
      `M${p(x0 - 0.62 * m, y0 + 0.16 * h)}C${p(x0 - 0.3 * m, y0 + 0.02 * h)} ${p(x0, y0 - rise * 0.4)} ${p(x0 + 0.24 * w, y0 - rise)}C${p(x0 + 0.5 * w, y0 - rise * 1.3)} ${p(x1 - 0.1 * w, y0 - rise * 0.8)} ${p(x1 + 0.2 * m, y0 + 0.3 * h)}C${p(x1 + 0.42 * m, y0 + 0.66 * h)} ${p(x1 + 0.4 * m, y1 + 0.1 * m)} ${p(x1 + 0.2 * m, y1 + 0.42 * m)}` +
        `L${p(x1 - 0.06 * m, y1 + 0.36 * m)}C${p(x1, y1 + 0.16 * m)} ${p(x1 - 0.16 * m, y1 + 0.02 * m)} ${p(x1 - 0.4 * m, y1)}L${p(x0 + 0.3 * m, y1)}C${p(x0 - 0.1 * m, y1)} ${p(x0 - 0.34 * m, y0 + 0.7 * h)} ${p(x0 - 0.44 * m, y0 + 0.4 * h)}L${p(x0 - 0.62 * m, y0 + 0.26 * h)}Q${p(x0 - 0.68 * m, y0 + 0.2 * h)} ${p(x0 - 0.62 * m, y0 + 0.16 * h)}Z`,
    );
    const eye = circle(x0 - 0.2 * m, y0 + 0.3 * h, Math.max(8, 0.055 * m));
    const cuts = [0.3, 0.56, 0.82].map((t) => {
      const x = x0 + t * w;
      return stroke(line(x + 0.04 * m, y0 - 0.5 * m, x, y0 - 0.04 * CAP), Math.max(10, 0.045 * m));
    });
    const ring = stroke(
      line(x1 - 0.16 * m, y1 - 0.02 * m, x1 + 0.6 * m, y1 - 0.1 * m),
      Math.max(10, 0.045 * m),
    );
    const fan = [-34, 0, 34].map((turn) => {
      const [bx, by] = [x1 + 0.05 * m, y1 + 0.4 * m + 0.1 * CAP];
      const a = ((turn + 100) * Math.PI) / 180;
      const at = (d: number, side: number) =>
        p(bx + m * (d * Math.cos(a) - side * Math.sin(a)), by + m * (d * Math.sin(a) + side * Math.cos(a)));
      return parse(
        `M${at(0, 0)}C${at(0.1, -0.12)} ${at(0.3, -0.12)} ${at(0.36, -0.02)}Q${at(0.38, 0.02)} ${at(0.34, 0.05)}C${at(0.26, 0.12)} ${at(0.1, 0.1)} ${at(0, 0)}Z`,
      );
    });
    const legCount = Math.max(4, Math.round((w - 0.7 * m) / (0.3 * m)));
    const legs = Array.from({ length: legCount }, (_, i) => {
      const x = x0 + 0.26 * m + ((w - 0.76 * m) * i) / (legCount - 1);
      return stroke(
        parse(`M${p(x, y1 - 0.1 * m)}Q${p(x - 0.02 * m, y1 + 0.12 * m)} ${p(x - 0.14 * m, y1 + 0.2 * m)}`),
        Math.max(11, 0.075 * m),
      );
    });
    const feelers = [
      `M${p(x0 - 0.44 * m, y0 + 0.2 * h)}C${p(x0 - 0.7 * m, y0 - 0.3 * m)} ${p(x0 - 0.3 * m, y0 - 0.52 * m)} ${p(x0 + 0.2 * m, y0 - 0.46 * m)}`,
      `M${p(x0 - 0.46 * m, y0 + 0.3 * h)}C${p(x0 - 0.86 * m, y0 + 0.3 * h)} ${p(x0 - 0.92 * m, y0 + 0.8 * h)} ${p(x0 - 0.66 * m, y1)}`,
    ].map((d) => stroke(parse(d), Math.max(12, 0.065 * m)));
    return {
      plate: subtract(union(shell, ...legs, ...feelers), eye, ring, ...cuts),
      second: union(...fan),
    };
  },
};
