/** Plates of who makes instruments and who teaches them. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** An amplifier, the name on its head over the cones of its cabinet. */
export const amplifier: Plate = {
  about: ['speaker-hifi', 'equalizer', 'valve-radio'],
  aspect: [1.5, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.54 * CAP];
    const [wide, size] = [x1 - x0, (held.height + held.width * 0.4) / 2 + 0.3 * CAP];
    const panel = 0.34 * size;
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP + panel];
    const r = 0.085 * size;
    const mid = y1 - panel * 0.62;
    const knobs = [0, 1, 2, 3].map((i) => circle(x0 + 0.34 * size + i * r * 3.2, mid, r));
    const light = rect(x1 - 0.24 * size - r * 4, mid - r * 0.7, r * 4, r * 1.4, r * 0.5);
    const grip = 0.2 * size;
    const cx = (x0 + x1) / 2;
    const thick = Math.max(14, 0.1 * size);
    const handle = subtract(
      rect(cx - 0.5 * size, y0 - grip, size, grip * 3, 0.12 * size),
      rect(cx - 0.5 * size + thick, y0 - grip + thick, size - 2 * thick, grip * 3, 0.06 * size),
    );
    const head = union(
      rect(x0, y0, wide, y1 - y0, 0.14 * size),
      subtract(handle, rect(x0, y0 + 4, wide, size)),
    );
    const top = y1 + GAP;
    const count = Math.max(2, Math.round(wide / (1.35 * size)));
    const [rim, apart] = [0.16 * size, 0.12 * size];
    const cone = (wide - 2 * rim - (count - 1) * apart) / count / 2;
    const high = 2 * cone + 2 * rim;
    const cones = Array.from({ length: count }, (_, i) => {
      const [x, y] = [x0 + rim + cone + i * (2 * cone + apart), top + rim + cone];
      return subtract(
        circle(x, y, cone),
        subtract(circle(x, y, cone - Math.max(11, 0.2 * cone)), circle(x, y, cone * 0.48)),
        circle(x, y, cone * 0.2),
      );
    });
    const foot = (x: number) => rect(x, top + high - 10, 0.26 * size, 10 + 0.1 * size, 5);
    const cabinet = union(
      rect(x0, top, wide, high, 0.1 * size),
      foot(x0 + 0.16 * size),
      foot(x1 - 0.42 * size),
    );
    return { plate: concat(subtract(head, ...knobs, light), subtract(cabinet, ...cones)) };
  },
};

/** An accordion half open, the name between the pleats of its bellows. */
export const accordion: Plate = {
  about: ['accordion'],
  aspect: [1.3, 3],
  draw(held) {
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const s = (high + held.width * 0.4) / 2;
    const pleat = Math.max(26, 0.17 * s);
    const [x0, x1] = [held.x - 0.46 * CAP - 2 * pleat, right(held) + 0.46 * CAP + 2 * pleat];
    const fold = 0.1 * s;
    const count = Math.max(8, Math.round((x1 - x0) / pleat));
    const wide = (x1 - x0) / count;
    const zigzag = (y: number, way: 1 | -1) =>
      Array.from({ length: count }, (_, i) => {
        const x = way < 0 ? x0 + wide * i : x1 - wide * i;
        const step = way < 0 ? wide : -wide;
        return [
          [x, y],
          [x + step * 0.5, y + way * fold],
        ] as const;
      }).flat();
    const last = [
      [x1, y0],
      [x1, y1],
    ] as const;
    const bellows = polygon([...zigzag(y0, -1), ...last, ...zigzag(y1, 1).slice(1), [x0, y1]], 4);
    const pleats = [1, 2, count - 2, count - 1].map((i) =>
      rect(x0 + wide * i - 5, y0 + 0.04 * high, 10, 0.92 * high, 5),
    );
    const [top, low] = [y0 - 0.22 * s, y1 + 0.22 * s];
    const box = 0.6 * s;
    const left = x0 - GAP - box;
    const number = 6;
    const key = (low - top - 0.2 * s) / number;
    const at = (i: number) => top + 0.1 * s + key * i;
    const whites = Array.from({ length: number }, (_, i) =>
      rect(left + 0.09 * s, at(i) + 4.5, 0.34 * s, key - 9, 4),
    );
    const blacks = [1, 2, 4, 5].map((i) =>
      rect(left + 0.24 * s, at(i) - key * 0.29, 0.24 * s, key * 0.58, 4),
    );
    const r = Math.max(6.5, 0.06 * s);
    const buttons = [-1.5, -0.5, 0.5, 1.5].flatMap((i) =>
      [0.32, 0.68].map((share) => circle(x1 + GAP + box * 0.8 * share, cy + (i * (low - top)) / 5, r)),
    );
    return {
      plate: concat(
        subtract(bellows, ...pleats),
        subtract(rect(left, top, box, low - top, 0.12 * s), subtract(union(...whites), ...blacks)),
        subtract(rect(x1 + GAP, top, box * 0.8, low - top, 0.12 * s), ...buttons),
      ),
    };
  },
};

/** A microphone that lies, the name on its grip. */
export const handMicrophone: Plate = {
  about: ['microphone', 'stage-microphone', 'lectern-talk'],
  aspect: [2.2, 4.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.36 * CAP];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.34 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [tail, slim] = [x0 - 0.5 * high, 0.32 * high];
    const grip = union(
      parse(
        `M${x1} ${y0 - 0.1 * high}L${x1} ${y1 + 0.1 * high}L${x0} ${y1}C${x0 - 0.2 * high} ${y1 - 0.04 * high} ${tail + 0.1 * high} ${cy + slim} ${tail} ${cy + slim}Q${tail - 0.1 * high} ${cy + slim} ${tail - 0.1 * high} ${cy + slim - 0.1 * high}L${tail - 0.1 * high} ${cy - slim + 0.1 * high}Q${tail - 0.1 * high} ${cy - slim} ${tail} ${cy - slim}C${tail + 0.1 * high} ${cy - slim} ${x0 - 0.2 * high} ${y0 + 0.04 * high} ${x0} ${y0}Z`,
      ),
    );
    const ring = 0.15 * high;
    const collar = rect(x1 + GAP, cy - 0.7 * high, ring, 1.4 * high, 0.06 * high);
    const from = x1 + GAP * 2 + ring;
    const r = 0.72 * high;
    const cx = from + 0.3 * high;
    const cut = (x: number) => rect(cx - 2 * r, cy - r * 1.1, x - cx + 2 * r, 2.2 * r);
    const ball = subtract(circle(cx, cy, r), cut(from));
    const core = subtract(circle(cx, cy, r * 0.82), cut(from + 0.11 * high));
    const thin = Math.max(9, 0.055 * high);
    const mesh = [-0.72, -0.24, 0.24, 0.72].flatMap((d) =>
      [1, -1].map((way) =>
        stroke(line(cx + (d - 1) * r, cy - way * r, cx + (d + 1) * r, cy + way * r), thin),
      ),
    );
    return { plate: concat(grip, collar, subtract(ball, intersect(core, union(...mesh)))) };
  },
};
