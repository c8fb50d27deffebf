/** Plates of who roasts, grills and cooks. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, translate } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A roast chicken on its platter, a thigh before it and the other leg behind. */
export const roast: Plate = {
  about: ['roast-chicken', 'spit-chicken'],
  aspect: [1.6, 2.8],
  draw(held) {
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.4 * CAP];
    const h = y1 - y0;
    const [x0, x1] = [held.x - 0.42 * CAP - 0.06 * held.height, right(held) + 0.46 * CAP + 0.3 * h];
    const [top, w] = [y0 - 0.12 * h, x1 - x0];
    const body = parse(
      `M${x0 + 0.2 * h} ${y1}C${x0 - 0.12 * h} ${y1} ${x0 - 0.14 * h} ${y0 + 0.5 * h} ${x0 + 0.02 * h} ${y0 + 0.26 * h}C${x0 + 0.16 * h} ${y0 + 0.04 * h} ${x0 + 0.24 * w} ${top} ${x0 + 0.46 * w} ${top}` +
        `C${x0 + 0.7 * w} ${top} ${x1 - 0.1 * h} ${y0 - 0.04 * h} ${x1 + 0.12 * h} ${y0 + 0.2 * h}C${x1 + 0.34 * h} ${y0 + 0.44 * h} ${x1 + 0.3 * h} ${y1} ${x1} ${y1}Z`,
    );
    const [s, tx, ty] = [0.36 * h, x1 + 0.08 * h, y1 - 0.3 * h];
    const leg = union(
      parse(
        `M${tx - 0.9 * s} ${ty - 0.1 * s}C${tx - 0.9 * s} ${ty - 0.9 * s} ${tx - 0.1 * s} ${ty - 1.1 * s} ${tx + 0.5 * s} ${ty - 1.1 * s}C${tx + 0.9 * s} ${ty - 1.1 * s} ${tx + 1.2 * s} ${ty - 1.4 * s} ${tx + 1.36 * s} ${ty - 1.66 * s}L${tx + 1.84 * s} ${ty - 1.36 * s}C${tx + 1.5 * s} ${ty - 0.9 * s} ${tx + 1.3 * s} ${ty - 0.7 * s} ${tx + 1.1 * s} ${ty - 0.1 * s}C${tx + 0.9 * s} ${ty + 0.5 * s} ${tx + 0.5 * s} ${ty + 0.82 * s} ${tx} ${ty + 0.82 * s}C${tx - 0.56 * s} ${ty + 0.82 * s} ${tx - 0.9 * s} ${ty + 0.5 * s} ${tx - 0.9 * s} ${ty - 0.1 * s}Z`,
      ),
      stroke(line(tx + 1.4 * s, ty - 1.2 * s, tx + 1.86 * s, ty - 1.86 * s), 0.3 * s),
      circle(tx + 1.74 * s, ty - 2.02 * s, 0.26 * s),
      circle(tx + 2.06 * s, ty - 1.8 * s, 0.26 * s),
    );
    const behind = translate(leg, -0.62 * s, -0.5 * s);
    const deep = 0.1 * CAP + 0.12 * h;
    const [px0, px1, py] = [x0 - 0.3 * h, tx + 1.9 * s, y1 + 0.12 * CAP];
    const platter = parse(
      `M${px0 + 8} ${py}H${px1 - 8}a8 8 0 0 1 6 13C${px1 - 0.12 * h} ${py + 0.9 * deep} ${px1 - 0.2 * h} ${py + deep} ${px1 - 0.34 * h} ${py + deep}H${px0 + 0.34 * h}C${px0 + 0.2 * h} ${py + deep} ${px0 + 0.12 * h} ${py + 0.9 * deep} ${px0 + 2} ${py + 13}a8 8 0 0 1 6 -13Z`,
    );
    const room = grow(leg, 0.1 * CAP);
    return { plate: concat(subtract(union(body, behind), room), leg), second: platter };
  },
};

/** A kettle grill on its legs. */
export const kettle: Plate = {
  about: ['grill', 'grill-tools', 'skewer'],
  aspect: [1.2, 2.3],
  draw(held) {
    const m = (held.height + held.width * 0.55) / 2;
    const side = 0.5 * CAP + 0.22 * held.height;
    const [cx, half] = [centreX(held), held.width / 2 + side];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.3 * CAP];
    const [x0, x1, h] = [cx - half, cx + half, y1 - y0];
    const top = y0 - 0.06 * h;
    const lid = parse(
      `M${x0 + 8} ${y1}Q${x0} ${y1} ${x0} ${y1 - 8}C${x0} ${top + 0.02 * h} ${x0 + half * 0.3} ${top} ${cx} ${top}C${x1 - half * 0.3} ${top} ${x1} ${top + 0.02 * h} ${x1} ${y1 - 8}Q${x1} ${y1} ${x1 - 8} ${y1}Z`,
    );
    const grip = subtract(
      rect(cx - 0.24 * m, top - 0.13 * m, 0.48 * m, 0.3 * m, 0.07 * m),
      rect(cx - 0.15 * m, top - 0.045 * m, 0.3 * m, 0.3 * m, 0.02 * m),
    );
    const b0 = y1 + 0.11 * CAP;
    const deep = 0.12 * CAP + 0.3 * m;
    const bowl = parse(
      `M${x0 + 8} ${b0}H${x1 - 8}Q${x1} ${b0} ${x1} ${b0 + 8}C${x1 - 0.06 * m} ${b0 + deep * 0.75} ${cx + half * 0.62} ${b0 + deep} ${cx + half * 0.3} ${b0 + deep}` +
        `H${cx - half * 0.3}C${cx - half * 0.62} ${b0 + deep} ${x0 + 0.06 * m} ${b0 + deep * 0.75} ${x0} ${b0 + 8}Q${x0} ${b0} ${x0 + 8} ${b0}Z`,
    );
    const floor = b0 + deep + 0.52 * m;
    const thick = 0.13 * m;
    const foot = half * 0.42 + 0.22 * m;
    const legs = [-1, 1].map((u) =>
      stroke(line(cx + u * half * 0.42, b0 + deep * 0.7, cx + u * foot, floor), thick, { cap: 'butt' }),
    );
    const [wx, wr] = [cx + foot, 0.19 * m];
    const wheel = circle(wx, floor - 0.02 * m, wr);
    const hub = circle(wx, floor - 0.02 * m, Math.max(7, wr * 0.38));
    const bar = line(cx - foot + 0.06 * m, floor - 0.16 * m, cx + foot, floor - 0.16 * m);
    const ear = rect(x1 - 6, b0 + 0.02 * m, 0.2 * m, 0.1 * m, 0.045 * m);
    return {
      plate: concat(
        union(lid, subtract(grip, rect(cx - m, top + 6, 2 * m, m))),
        subtract(union(bowl, ...legs, wheel, stroke(bar, thick * 0.8), ear, mirror(ear, cx)), hub),
      ),
    };
  },
};

/** A chef's hat. */
export const toque: Plate = {
  about: ['chef-hat', 'chef-crossed', 'canapes', 'cloche'],
  aspect: [1.1, 2.4],
  draw(held) {
    const m = (held.height + held.width * 0.5) / 2;
    const cx = centreX(held);
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.16 * CAP, bottom(held) + 0.34 * CAP];
    const [h, w] = [y1 - y0, x1 - x0];
    const r = 0.27 * h + 0.08 * w;
    const out = 0.1 * m;
    const tower = parse(
      `M${x0 - out} ${y0 + 0.1 * h}H${x1 + out}C${x1} ${y0 + 0.4 * h} ${x1} ${y0 + 0.6 * h} ${x1} ${y1 - 6}Q${x1} ${y1} ${x1 - 6} ${y1}H${x0 + 6}Q${x0} ${y1} ${x0} ${y1 - 6}C${x0} ${y0 + 0.6 * h} ${x0} ${y0 + 0.4 * h} ${x0 - out} ${y0 + 0.1 * h}Z`,
    );
    const side = 0.86 * r;
    const puffs = union(
      circle(x0 + side - 0.28 * m, y0 + 0.2 * h, side),
      circle(x1 - side + 0.28 * m, y0 + 0.2 * h, side),
      circle(cx - w * 0.19, y0 + 0.02 * h, r * 0.94),
      circle(cx + w * 0.19, y0 + 0.02 * h, r * 0.94),
      circle(cx, y0 - 0.1 * h, r),
    );
    const b0 = y1 + 0.11 * CAP;
    const strip = rect(x0, b0, w, 0.12 * CAP + 0.18 * m, 0.06 * CAP);
    return { plate: union(tower, puffs), second: strip };
  },
};
