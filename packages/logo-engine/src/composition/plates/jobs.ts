/** Plates of who lays floors, heats with wood, raises scaffolds and wires houses. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A joiner's mallet of wood. */
export const joinerMallet: Plate = {
  about: ['hammer', 'gouge', 'laid-board'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0.36, 0.3);
    const [top, low] = [y0 - 0.06 * m, y1 + 0.06 * m];
    const head = parse(
      `M${x0 - 0.04 * m} ${top + 0.1 * m}Q${cx} ${top - 0.16 * m} ${x1 + 0.04 * m} ${top + 0.1 * m}L${x1 - 0.06 * m} ${low}H${x0 + 0.06 * m}Z`,
    );
    const face = (side: number, x: number) =>
      parse(
        `M${x + side * (0.04 * m + gap)} ${top + 0.1 * m}L${x + side * (0.28 * m + gap)} ${top + 0.2 * m}L${x + side * (0.2 * m + gap)} ${low}H${x - side * (0.06 * m - gap)}Z`,
      );
    const shaft = parse(
      `M${cx - 0.19 * m} ${low + gap}H${cx + 0.19 * m}L${cx + 0.25 * m} ${low + 0.96 * m}Q${cx + 0.25 * m} ${low + 1.1 * m} ${cx + 0.08 * m} ${low + 1.1 * m}H${cx - 0.08 * m}Q${cx - 0.25 * m} ${low + 1.1 * m} ${cx - 0.25 * m} ${low + 0.96 * m}Z`,
    );
    const stub = rect(cx - 0.19 * m, top - 0.2 * m, 0.38 * m, 0.16 * m, 0.04 * m);
    const body = softened(head, 0.05 * m);
    return {
      plate: concat(body, softened(face(-1, x0), 0.03 * m), softened(face(1, x1), 0.03 * m)),
      second: concat(shaft, subtract(stub, grow(body, gap))),
    };
  },
};

/** A stove of cast iron that burns wood, its fire behind a pane. */
export const castStove: Plate = {
  about: ['wood-stove'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size: m } = bodyAround(held, 0.32, 0.22, 0.24);
    const top = y0 - 0.78 * m;
    const shell = rect(x0, top, wide, y1 - top, 0.06 * m);
    const leg = (side: number, x: number) =>
      parse(
        `M${x} ${y1 - 10}H${x - side * 0.26 * m}L${x - side * 0.12 * m} ${y1 + 0.3 * m}H${x + side * 0.06 * m}Z`,
      );
    const legs = [leg(-1, x0 + 0.04 * m), leg(1, x1 - 0.04 * m)];
    const lid = rect(x0 - 0.14 * m, top - gap - 0.16 * m, wide + 0.28 * m, 0.16 * m, 0.05 * m);
    const pipe = rect(cx - 0.17 * m, top - gap - 0.72 * m, 0.34 * m, 0.62 * m);
    const collar = rect(cx - 0.25 * m, top - gap - 0.78 * m, 0.5 * m, 0.14 * m, 0.04 * m);
    const half = Math.min(wide / 2 - 0.18 * m, 0.9 * m);
    const pane = rect(cx - half, top + 0.14 * m, 2 * half, 0.6 * m, 0.1 * m);
    const k = from(cx, top + 0.74 * m - gap, 0.5 * m);
    const fire = parse(
      `M${k(-1.05, 0)}C${k(-1.2, -0.36)} ${k(-0.8, -0.4)} ${k(-0.78, -0.72)}C${k(-0.5, -0.6)} ${k(-0.5, -0.44)} ${k(-0.46, -0.36)}C${k(-0.3, -0.5)} ${k(-0.2, -0.7)} ${k(-0.06, -1)}C${k(0.24, -0.8)} ${k(0.3, -0.56)} ${k(0.34, -0.36)}C${k(0.46, -0.4)} ${k(0.52, -0.5)} ${k(0.54, -0.68)}C${k(0.84, -0.44)} ${k(1.2, -0.36)} ${k(1.05, 0)}Z`,
    );
    return {
      plate: concat(union(subtract(shell, pane), ...legs), union(lid, pipe, collar)),
      second: softened(fire, 3),
    };
  },
};

/** A fuse box, its breakers in a row over the name. */
export const breakerPanel: Plate = {
  about: ['plug-bolt', 'plug', 'bulb-plug', 'circuit-breaker'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, y0, y1, cx, wide, gap, size: m } = bodyAround(held, 0.36, 0.2, 0.32);
    const top = y0 - 0.9 * m;
    const box = rect(x0, top, wide, y1 - top, 0.12 * m);
    const each = 0.42 * m;
    const count = Math.max(3, Math.floor((wide - 0.3 * m) / each));
    const left = cx - (count * each) / 2;
    const slots = Array.from({ length: count }, (_, i) =>
      rect(left + i * each + gap / 2, top + 0.16 * m, each - gap, 0.66 * m, 0.05 * m),
    );
    const levers = slots.map((_, i) =>
      rect(
        left + (i + 0.5) * each - 0.08 * m,
        top + (i === 1 ? 0.5 : 0.24) * m,
        0.16 * m,
        0.24 * m,
        0.03 * m,
      ),
    );
    const pipe = (x: number) =>
      union(
        rect(x - 0.1 * m, top - 0.46 * m, 0.2 * m, 0.5 * m),
        rect(x - 0.17 * m, top - 0.14 * m, 0.34 * m, 0.2 * m, 4),
      );
    return {
      plate: union(subtract(box, ...slots), pipe(cx - 0.34 * m), pipe(cx + 0.34 * m)),
      second: concat(...levers),
    };
  },
};
