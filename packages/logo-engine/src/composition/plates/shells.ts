/** Plates of what comes out of a shell. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, line } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A scallop's shell, its hinge below. */
export const scallop: Plate = {
  about: ['shell', 'mussel', 'oyster', 'half-oyster', 'mussel-pot'],
  aspect: [1.2, 2.3],
  draw(held) {
    const m = (held.height + held.width * 0.55) / 2;
    const cx = centreX(held);
    const [a, y0, y1] = [held.width / 2 + 0.5 * CAP + 0.2 * m, held.y - 0.34 * CAP, bottom(held) + 0.2 * CAP];
    const h = y1 - y0;
    const base = y1 + 0.34 * m;
    const neck = 0.3 * m;
    const top = y0 - 0.26 * m;
    const wide = y0 + 0.42 * h;
    const body = parse(
      `M${cx - a} ${wide}C${cx - a} ${top + 0.1 * h} ${cx - a * 0.6} ${top} ${cx} ${top}C${cx + a * 0.6} ${top} ${cx + a} ${top + 0.1 * h} ${cx + a} ${wide}` +
        `C${cx + a} ${y1 - 0.05 * h} ${cx + a * 0.62} ${y1 + 0.12 * m} ${cx + neck} ${base}H${cx - neck}C${cx - a * 0.62} ${y1 + 0.12 * m} ${cx - a} ${y1 - 0.05 * h} ${cx - a} ${wide}Z`,
    );
    const on = (turn: number, share: number) => {
      const angle = (turn * Math.PI) / 180;
      const n = 1 / (Math.abs(Math.sin(angle)) ** 2.1 + Math.abs(Math.cos(angle)) ** 2.1) ** (1 / 2.1);
      return [
        cx + a * share * n * Math.sin(angle),
        wide - (wide - top) * share * n * Math.cos(angle),
      ] as const;
    };
    const turns = [-96, -72, -48, -24, 0, 24, 48, 72, 96];
    const bumps = turns.map((turn) => circle(...on(turn, 0.93), 0.2 * m + 0.06 * CAP));
    const grooves = [-84, -60, -36, -12, 12, 36, 60, 84].map((turn) => {
      const [[x, y], [bx, by]] = [on(turn, 1.3), [cx, base + 0.1 * m]];
      const [ix, iy] = on(turn, 0.96);
      const long = Math.hypot(bx - ix, by - iy);
      return stroke(line(x, y, ix + ((bx - ix) / long) * 0.1 * m, iy + ((by - iy) / long) * 0.1 * m), 11);
    });
    const hinge = parse(
      `M${cx - neck - 0.16 * m} ${base - 0.04 * m}Q${cx} ${base - 0.12 * m} ${cx + neck + 0.16 * m} ${base - 0.04 * m}L${cx + neck + 0.1 * m} ${base + 0.14 * m}Q${cx} ${base + 0.24 * m} ${cx - neck - 0.1 * m} ${base + 0.14 * m}Z`,
    );
    const ribs = [-1, 0, 1].map((i) =>
      stroke(line(cx + i * 0.17 * m, base + 0.02 * m, cx + i * 0.34 * m, y1 + 0.08 * m), 11),
    );
    return { plate: subtract(union(body, ...bumps, hinge), ...ribs, ...grooves) };
  },
};
