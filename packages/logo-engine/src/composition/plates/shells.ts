/** Plates of what comes out of a shell. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A scallop's shell, its hinge below. */
export const scallop: Plate = {
  about: ['shell', 'oyster', 'half-oyster'],
  aspect: [1.2, 2.3],
  draw(held) {
    const m = (held.height + held.width * 0.55) / 2;
    const cx = centreX(held);
    const [a, y0, y1] = [
      held.width / 2 + 0.66 * CAP + 0.22 * m,
      held.y - 0.34 * CAP,
      bottom(held) + 0.2 * CAP,
    ];
    const h = y1 - y0;
    const base = y1 + 0.3 * m;
    const neck = 0.3 * m;
    const top = y0 - 0.3 * m;
    const wide = y0 + 0.4 * h;
    const body = parse(
      `M${cx - a} ${wide}C${cx - a} ${top + 0.1 * h} ${cx - a * 0.6} ${top} ${cx} ${top}C${cx + a * 0.6} ${top} ${cx + a} ${top + 0.1 * h} ${cx + a} ${wide}` +
        `C${cx + a} ${wide + 0.4 * h} ${cx + a * 0.7} ${y1 + 0.06 * m} ${cx + neck} ${base}H${cx - neck}C${cx - a * 0.7} ${y1 + 0.06 * m} ${cx - a} ${wide + 0.4 * h} ${cx - a} ${wide}Z`,
    );
    const on = (turn: number, share: number) => {
      const angle = (turn * Math.PI) / 180;
      return [cx + a * share * Math.sin(angle), wide - (wide - top) * share * Math.cos(angle)] as const;
    };
    const bumps = [-92, -69, -46, -23, 0, 23, 46, 69, 92].map((turn) =>
      circle(...on(turn, 0.96), 0.2 * m + 0.08 * CAP),
    );
    const hub = [cx, base + 0.5 * m] as const;
    const calm = grow(rect(held.x, held.y, held.width, held.height), 36);
    const under = rect(cx - a, held.y + held.height * 0.5, 2 * a, base - held.y);
    const ribs = [-57.5, -34.5, -11.5, 11.5, 34.5, 57.5].map((turn) => {
      const [x, y] = on(turn, 1.34);
      return stroke(line(x, y, ...hub), Math.max(11, 0.05 * m), { cap: 'butt' });
    });
    const rays = [-0.3, 0, 0.3].map((t) =>
      stroke(
        line(hub[0] + t * m * 0.4, base, hub[0] + t * m * 1.1, bottom(held) + 20),
        Math.max(11, 0.05 * m),
      ),
    );
    const grooves = [subtract(union(...ribs), calm, under), subtract(union(...rays), calm)];
    const foot = base - 0.02 * m;
    const hinge = parse(
      `M${cx - neck - 0.26 * m} ${foot - 0.12 * m}Q${cx - neck - 0.32 * m} ${foot - 0.13 * m} ${cx - neck - 0.31 * m} ${foot - 0.07 * m}L${cx - neck - 0.24 * m} ${foot + 0.1 * m}Q${cx} ${foot + 0.16 * m} ${cx + neck + 0.24 * m} ${foot + 0.1 * m}L${cx + neck + 0.31 * m} ${foot - 0.07 * m}Q${cx + neck + 0.32 * m} ${foot - 0.13 * m} ${cx + neck + 0.26 * m} ${foot - 0.12 * m}Z`,
    );
    return { plate: subtract(union(body, ...bumps, hinge), ...grooves) };
  },
};
