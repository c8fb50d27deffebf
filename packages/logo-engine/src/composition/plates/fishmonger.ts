/** Plates of who sells fish and shrimps. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, line } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A shrimp: feelers before it, legs under it, its tail a fan. */
export const shrimp: Plate = {
  about: ['shrimp', 'prawn', 'shrimp-cocktail'],
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
