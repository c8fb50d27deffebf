/** Plates of where one lives in the country. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import { arched } from './dwellings.js';
import type { Plate } from './plate.js';

/** A cabin of logs, the name on its wall. */
export const cabin: Plate = {
  about: ['log-cabin', 'a-frame-cabin', 'cabin-and-pine'],
  aspect: [1.2, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.52 * CAP, right(held) + 0.52 * CAP];
    const [y0, y1] = [held.y - 0.1 * CAP, bottom(held) + 0.46 * CAP];
    const [cx, half, high] = [centreX(held), (x1 - x0) / 2, y1 - y0];
    const count = Math.max(4, Math.round(high / (0.2 * CAP + 0.16 * half)));
    const log = high / count;
    const pitch = 0.58;
    const ends = Array.from({ length: count }, (_, i) => {
      const y = y0 + (i + 0.5) * log;
      const out = log * (i % 2 === 0 ? 0.62 : 0.4);
      return rect(x0 - out, y - log / 2 + 4.5, x1 - x0 + 2 * out, log - 9, log / 2 - 4.5);
    });
    const rise = half * pitch;
    const gable = polygon([
      [x0, y0 + log * 0.5],
      [x0, y0],
      [cx, y0 - rise],
      [x1, y0],
      [x1, y0 + log * 0.5],
    ]);
    const wall = union(rect(x0 + log * 0.2, y0, x1 - x0 - log * 0.4, high - 4.5), gable, ...ends);
    const q = 0.08 * CAP + rise * 0.2;
    const [oy, bar] = [y0 - rise * 0.34, 0.1 * CAP];
    const window = subtract(
      rect(cx - q, oy - q, 2 * q, 2 * q, 0.04 * CAP),
      rect(cx - bar / 2, oy - q, bar, 2 * q),
      rect(cx - q, oy - bar / 2, 2 * q, bar),
    );
    const [out, thick] = [0.3 * CAP + log * 0.5, 0.1 * CAP + 0.1 * half];
    const lift = GAP * Math.hypot(1, pitch);
    const line = (by: number): [number, number][] => [
      [cx - half - out, y0 + pitch * out - by],
      [cx, y0 - rise - by],
      [cx + half + out, y0 + pitch * out - by],
    ];
    const under = polygon([...line(0), [x1 + out, y0 - 3 * rise], [x0 - out, y0 - 3 * rise]]);
    const roof = polygon([...line(lift), ...line(lift + thick).toReversed()], 0.05 * CAP);
    const at = cx - half * 0.62;
    const stack = 0.1 * CAP + 0.14 * half;
    const top = y0 - rise - thick * 0.9;
    const chimney = rect(at - stack / 2, top, stack, y0 - rise * 0.38 - lift - thick * 0.4 - top, 0.04 * CAP);
    const puff = stroke(
      parse(
        `M${at} ${top - GAP - stack * 0.3} q${stack * 0.1} ${-stack * 0.5} ${stack * 0.6} ${-stack * 0.6} q${stack * 0.6} ${-stack * 0.1} ${stack * 0.6} ${-stack * 0.6}`,
      ),
      Math.max(12, stack * 0.34),
      { cap: 'round', join: 'round' },
    );
    return { plate: subtract(wall, under, window), second: concat(union(roof, chimney), puff) };
  },
};

/** The front of a hacienda with its bell, the name over its arches. */
export const hacienda: Plate = {
  about: ['adobe-house'],
  aspect: [1.9, 3.2],
  draw(held) {
    const size = 0.4 * held.height + 0.2 * held.width;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const y0 = held.y - 0.4 * CAP;
    const arch = 0.1 * CAP + 0.62 * size;
    const y1 = bottom(held) + 0.42 * CAP + arch;
    const cx = centreX(held);
    const s = 0.34 * CAP + 0.68 * size;
    const gable = parse(
      `M${cx - s * 1.05} ${y0 + 0.1 * CAP} L${cx - s * 1.05} ${y0} C${cx - s * 0.7} ${y0} ${cx - s * 0.62} ${y0 - s * 0.2} ${cx - s * 0.6} ${y0 - s * 0.36} L${cx - s * 0.46} ${y0 - s * 0.36} ` +
        `C${cx - s * 0.42} ${y0 - s * 0.78} ${cx - s * 0.2} ${y0 - s * 0.92} ${cx} ${y0 - s * 0.92} C${cx + s * 0.2} ${y0 - s * 0.92} ${cx + s * 0.42} ${y0 - s * 0.78} ${cx + s * 0.46} ${y0 - s * 0.36} ` +
        `L${cx + s * 0.6} ${y0 - s * 0.36} C${cx + s * 0.62} ${y0 - s * 0.2} ${cx + s * 0.7} ${y0} ${cx + s * 1.05} ${y0} L${cx + s * 1.05} ${y0 + 0.1 * CAP}Z`,
    );
    const niche = arched(cx, y0 - s * 0.14, s * 0.52, s * 0.64);
    const b = s * 0.17;
    const bell = parse(
      `M${cx - b} ${y0 - s * 0.24} Q${cx - b * 0.62} ${y0 - s * 0.3} ${cx - b * 0.6} ${y0 - s * 0.42} Q${cx - b * 0.5} ${y0 - s * 0.56} ${cx} ${y0 - s * 0.56} Q${cx + b * 0.5} ${y0 - s * 0.56} ${cx + b * 0.6} ${y0 - s * 0.42} Q${cx + b * 0.62} ${y0 - s * 0.3} ${cx + b} ${y0 - s * 0.24}Z`,
    );
    const cap = 0.1 * CAP + 0.12 * size;
    const corners = [x0 - 0.06 * CAP, x1 + 0.06 * CAP - cap * 1.8].map((x) =>
      union(
        rect(x, y0 - cap * 0.5, cap * 1.8, y1 - y0 + cap * 0.5, 0.04 * CAP),
        circle(x + cap * 0.9, y0 - cap * 0.5, cap * 0.62),
      ),
    );
    const wide = x1 - x0 - 2 * cap * 1.5;
    const step = wide / 3;
    const openings = [0, 1, 2].map((i) =>
      arched(
        x0 + cap * 1.5 + step * (i + 0.5),
        y1 + 1,
        Math.min(step - 0.16 * CAP - 0.1 * size, arch * 1.3),
        arch,
      ),
    );
    const base = rect(x0 - 0.2 * CAP, y1 + GAP, x1 - x0 + 0.4 * CAP, 0.1 * CAP + 0.08 * size, 0.04 * CAP);
    const wall = union(rect(x0, y0, x1 - x0, y1 - y0), softened(gable, 0.03 * CAP), ...corners);
    return { plate: concat(subtract(wall, niche, ...openings), bell, base) };
  },
};
