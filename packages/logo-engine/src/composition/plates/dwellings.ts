/** Plates of where one lives. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** An opening with an arch over it. */
const arched = (cx: number, foot: number, wide: number, high: number): Path =>
  union(
    rect(cx - wide / 2, foot - high + wide / 2, wide, high - wide / 2),
    circle(cx, foot - high + wide / 2, wide / 2),
  );

/** A house whose big roof holds the name, over its door and windows. */
export const bigRoof: Plate = {
  about: [
    'roofs',
    'house',
    'tiled-roof',
    'roof-drops',
    'house-pin',
    'house-heart',
    'house-shield',
    'downpipe',
    'solar-house',
  ],
  aspect: [1.6, 3.6],
  draw(held) {
    const size = 0.45 * held.height + 0.17 * held.width;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.42 * CAP];
    const cx = centreX(held);
    const run = (y1 - y0) * 0.3;
    const roof = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 + run, y1],
        [x0 - run, y1],
      ],
      0.12 * CAP,
    );
    const stack = 0.14 * CAP + 0.2 * size;
    const at = x1 - stack * 2.2;
    const chimney = union(
      rect(at, y0 - size * 0.42, stack, size * 0.42 + 0.2 * CAP),
      rect(at - 0.08 * CAP, y0 - size * 0.42, stack + 0.16 * CAP, 0.14 * CAP + 0.04 * size, 0.04 * CAP),
    );
    const foot = y1 + GAP + 0.22 * CAP + 0.66 * size;
    const wall = rect(x0 - 0.02 * CAP, y1 + GAP, x1 - x0 + 0.04 * CAP, foot - y1 - GAP, 0.05 * CAP);
    const tall = (foot - y1 - GAP) * 0.78;
    const door = arched(cx, foot + 1, tall * 0.62, tall);
    const pane = tall * 0.58;
    const side = (x1 - x0) * 0.3;
    const windows = [cx - side, cx + side].flatMap((x) =>
      [-1, 1].map((way) =>
        rect(x + (way * pane) / 3.4 - pane * 0.24, foot - tall * 0.92, pane * 0.48, pane, 0.03 * CAP),
      ),
    );
    return { plate: concat(union(roof, chimney), subtract(wall, door, ...windows)) };
  },
};

/** A sign of a house for sale, hung from a post with a house on its top. */
export const yardSign: Plate = {
  about: ['house-pin', 'estate-sign'],
  aspect: [1.5, 3.4],
  draw(held) {
    const size = 0.5 * held.height + 0.16 * held.width;
    const thick = 0.16 * CAP + 0.2 * size;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const board = rect(x0, y0, x1 - x0, y1 - y0, 0.18 * CAP);
    const hang = 0.1 * CAP + 0.14 * size;
    const arm = y0 - hang - thick * 0.8;
    const px = x0 - GAP - 0.08 * CAP - thick;
    const foot = y1 + 0.2 * CAP + 0.55 * size;
    const links = [x0 + (x1 - x0) * 0.18, x1 - (x1 - x0) * 0.18].map((x) =>
      rect(x - thick * 0.36, arm + thick * 0.4, thick * 0.72, hang + thick * 0.4 + 2),
    );
    const s = 0.3 * CAP + 0.85 * size;
    const hx = px + thick / 2;
    const hy = arm - GAP;
    const house = subtract(
      union(
        rect(hx - s * 0.4, hy - s * 0.5, s * 0.8, s * 0.5, s * 0.03),
        polygon(
          [
            [hx - s * 0.62, hy - s * 0.44],
            [hx, hy - s],
            [hx + s * 0.62, hy - s * 0.44],
          ],
          s * 0.07,
        ),
        rect(hx + s * 0.2, hy - s * 0.92, s * 0.16, s * 0.4, s * 0.02),
      ),
      arched(hx, hy + 1, s * 0.26, s * 0.4),
    );
    const ends = s * 0.5;
    const beam = rect(hx - ends, arm, x1 + 0.04 * CAP - hx + ends, thick * 0.8, 0.05 * CAP);
    const post = rect(px, arm, thick, foot - arm, 0.05 * CAP);
    return { plate: union(board, ...links, beam, post), second: house };
  },
};

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
