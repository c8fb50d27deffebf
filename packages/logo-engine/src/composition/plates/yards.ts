/** Plates of who builds for yards and roofs. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { ellipse, leaf, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A pergola on its deck: the name on a plank that hangs between its posts. */
export const pergola: Plate = {
  about: ['pergola'],
  aspect: [1.6, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.34, 0.3);
    const t = Math.max(20, 0.15 * m);
    const [l, r] = [x0 - gap - 0.1 * m - t, x1 + gap + 0.1 * m + t];
    const tail = 0.42 * m;
    const deep = 0.2 * m;
    const low = y0 - 0.2 * m;
    const top = low - deep;
    const beam = parse(
      `M${l - tail} ${top}H${r + tail}C${r + tail} ${top + deep * 0.5} ${r + tail * 0.6} ${top + deep * 0.45} ${r + tail * 0.45} ${top + deep * 0.8}Q${r + tail * 0.36} ${low} ${r + tail * 0.2} ${low}H${l - tail * 0.2}Q${l - tail * 0.36} ${low} ${l - tail * 0.45} ${top + deep * 0.8}C${l - tail * 0.6} ${top + deep * 0.45} ${l - tail} ${top + deep * 0.5} ${l - tail} ${top}Z`,
    );
    const span = r - l + 1.3 * tail;
    const count = Math.max(5, Math.round(span / (0.5 * m)) + 1);
    const laths = Array.from({ length: count }, (_, i) => {
      const x = cx - span / 2 + (i * span) / (count - 1);
      return rect(x - 0.06 * m, top - 0.17 * m, 0.12 * m, 0.2 * m, 0.02 * m);
    });
    const foot = y1 + 0.72 * m;
    const post = rect(l, top + 4, t, foot - top);
    const straps = [x0 + 0.2 * wide, x1 - 0.2 * wide].map((x) => rect(x - 9, low - 6, 18, y0 - low + 12));
    const deck = rect(l - 0.24 * m, foot, r - l + 0.48 * m, 0.13 * m, 0.04 * m);
    const ledge = foot - gap * 0.8;
    const px = l + t + 0.4 * m;
    const pot = polygon(
      [
        [px - 0.2 * m, ledge - 0.24 * m],
        [px + 0.2 * m, ledge - 0.24 * m],
        [px + 0.13 * m, ledge],
        [px - 0.13 * m, ledge],
      ],
      0.03 * m,
    );
    const leaves = [-0.28, 0, 0.28].map((out) =>
      leaf(px + out * 0.2 * m, ledge - 0.18 * m, px + out * m, ledge - (0.58 - Math.abs(out) * 0.5) * m, 0.3),
    );
    const plant = filleted(union(pot, ...leaves), 4);
    return {
      plate: union(
        beam,
        ...laths,
        post,
        mirror(post, cx),
        ...straps,
        rect(x0, y0, wide, y1 - y0, 0.05 * m),
        deck,
      ),
      second: concat(plant, mirror(plant, cx)),
    };
  },
};

/** A tower to play on with its slide and its ladder. */
export const playTower: Plate = {
  about: ['slide', 'swing-set', 'playhouse'],
  aspect: [1.1, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.36, 0.32);
    const ground = y1 + 0.5 * m;
    const eave = y0 - 0.38 * m;
    const peak = eave - 0.34 * m - 0.12 * wide;
    const t = 0.15 * m;
    const roof = polygon(
      [
        [x0 - 0.22 * m, eave],
        [cx, peak],
        [x1 + 0.22 * m, eave],
      ],
      0.06 * m,
    );
    const flag = parse(
      `M${cx} ${peak - 0.3 * m}L${cx + 0.34 * m} ${peak - 0.2 * m}L${cx} ${peak - 0.1 * m}Z`,
    );
    const mast = rect(cx - 0.035 * m, peak - 0.32 * m, 0.07 * m, 0.5 * m, 0.03 * m);
    const posts = [x0, x1 - t].map((x) => rect(x, eave + gap, t, ground - eave - gap, 4));
    const slide = stroke(
      parse(
        `M${x1 - 0.06 * m} ${y0 + 0.12 * m}H${x1 + 0.1 * m}C${x1 + 0.42 * m} ${y0 + 0.12 * m} ${x1 + 0.4 * m} ${ground - 0.12 * m} ${x1 + 0.72 * m} ${ground - 0.1 * m}H${x1 + 0.92 * m}`,
      ),
      0.2 * m,
    );
    const rail = rect(x0 - 0.44 * m, y0, 0.1 * m, ground - y0, 0.04 * m);
    const n = Math.max(3, Math.round((ground - y0) / (0.34 * m)));
    const rungs = Array.from({ length: n }, (_, i) =>
      rect(x0 - 0.4 * m, y0 + 0.1 * m + (i * (ground - y0 - 0.1 * m)) / n, 0.44 * m, 0.1 * m),
    );
    return {
      plate: union(rect(x0, y0, wide, y1 - y0, 6), ...posts, slide, rail, ...rungs),
      second: union(roof, mast, flag),
    };
  },
};

/** A roof with its gutter and a pipe whose cowl turns in the wind. */
export const cowledRoof: Plate = {
  about: ['chimney-cowl', 'chimney', 'roof-turbine'],
  aspect: [1.2, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, size: m } = bodyAround(held, 0.34, 0.34, 0.3);
    const eave = y1 + 0.06 * m;
    const slant = 0.42 * m;
    const count = Math.max(5, Math.round((wide + 2 * slant) / (0.36 * m)));
    const pace = (wide + 2 * slant) / count;
    const scallops = Array.from({ length: count }, (_, i) => {
      const x = x0 - slant + i * pace;
      return `C${x + pace * 0.1} ${eave + 0.14 * m} ${x + pace * 0.9} ${eave + 0.14 * m} ${x + pace} ${eave}`;
    });
    const roof = parse(`M${x0 - slant} ${eave}${scallops.join('')}L${x1 + 0.02 * m} ${y0}H${x0 - 0.02 * m}Z`);
    const ridge = rect(x0 - 0.12 * m, y0 - 0.1 * m, wide + 0.24 * m, 0.16 * m, 0.08 * m);
    const gy = eave + 0.11 * m + gap;
    const [gl, gr] = [x0 - slant - 0.06 * m, x1 + slant + 0.06 * m];
    const pipeAt = gr - 0.2 * m;
    const gutter = softened(
      union(
        rect(gl, gy, gr - gl, 0.19 * m, 0.07 * m),
        stroke(
          parse(
            `M${pipeAt} ${gy + 0.1 * m}V${gy + 0.3 * m}L${pipeAt - 0.2 * m} ${gy + 0.46 * m}V${gy + 0.6 * m}`,
          ),
          0.19 * m,
          { cap: 'butt', join: 'miter' },
        ),
      ),
      2,
    );
    const px = x1 - 0.66 * m;
    const stack = union(
      rect(px - 0.22 * m, y0 - 0.42 * m, 0.44 * m, 0.4 * m),
      rect(px - 0.32 * m, y0 - 0.17 * m, 0.64 * m, 0.12 * m, 0.03 * m),
    );
    const rim = y0 - 0.42 * m - gap;
    const [rx, ry] = [0.47 * m, 0.38 * m];
    const by = rim - 0.3 * m;
    const ball = intersect(ellipse(px, by, rx, ry), rect(px - rx, by - ry, 2 * rx, ry + 0.3 * m));
    const vanes = [-0.6, -0.04, 0.52].map((x) =>
      stroke(
        parse(
          `M${px + (x * 0.6 + 0.02) * rx} ${by - ry * 1.1}Q${px + (x * 1.1 + 0.34) * rx} ${by} ${px + (x * 0.9 + 0.04) * rx} ${by + ry * 1.1}`,
        ),
        Math.max(11, 0.075 * m),
      ),
    );
    const knob = rect(px - 0.26 * m, by - ry - 0.06 * m, 0.52 * m, 0.14 * m, 0.06 * m);
    return {
      plate: concat(union(roof, ridge, stack), gutter),
      second: union(subtract(ball, ...vanes), knob),
    };
  },
};
