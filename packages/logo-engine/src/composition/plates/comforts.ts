/** Plates of who seats, hats and warms people. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** An upholstered armchair, buttons along the top of its back, which holds the name. */
export const wingChair: Plate = {
  about: ['padded-chair', 'armchair', 'buttoned-chair', 'reading-corner', 'couch-suds'],
  aspect: [0.9, 1.7],
  draw(held) {
    const m0 = held.height * 0.5 + held.width * 0.25;
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.4, 0.4 + (m0 * 0.36) / CAP, 0.36);
    const m = high * 0.42 + wide * 0.28;
    const rise = m * 0.2;
    const back = parse(
      `M${x0} ${y1}L${x0 - m * 0.06} ${y0 + m * 0.2}C${x0 - m * 0.1} ${y0 - m * 0.06} ${x0 + m * 0.12} ${y0} ${x0 + wide * 0.22} ${y0 - rise * 0.5}C${cx - wide * 0.16} ${y0 - rise * 1.1} ${cx + wide * 0.16} ${y0 - rise * 1.1} ${x1 - wide * 0.22} ${y0 - rise * 0.5}C${x1 - m * 0.12} ${y0} ${x1 + m * 0.1} ${y0 - m * 0.06} ${x1 + m * 0.06} ${y0 + m * 0.2}L${x1} ${y1}Z`,
    );
    const buttons = [-1, 0, 1].map((i) =>
      circle(cx + i * wide * 0.27, y0 + m * (i ? 0.16 : 0.08), m * 0.055),
    );
    const [arm, deep, rail] = [m * 0.34, m * 0.32, m * 0.16];
    const floor = y1 + GAP * 2 + deep + rail;
    const armTop = y1 - high * 0.34;
    const [l, r] = [x0 - GAP - arm, x1 + GAP];
    const side = (x: number) =>
      union(rect(x, armTop, arm, floor - armTop, arm * 0.48), rect(x, floor - arm, arm, arm, 0.06 * CAP));
    const seat = rect(x0, y1 + GAP, wide, deep, deep * 0.34);
    const foot = (x: number, way: 1 | -1) =>
      polygon(
        [
          [x - m * 0.1, floor - 6],
          [x + m * 0.1, floor - 6],
          [x + way * m * 0.1 + m * 0.05, floor + m * 0.2],
          [x + way * m * 0.1 - m * 0.05, floor + m * 0.2],
        ],
        3,
      );
    const frame = union(
      side(l),
      side(r),
      rect(l + arm * 0.5, floor - rail, r - l, rail),
      foot(l + arm * 0.5, -1),
      foot(r + arm * 0.5, 1),
    );
    const behind = subtract(back, grow(frame, GAP), ...buttons);
    return { plate: concat(behind, frame), second: seat };
  },
};

/** A hat box with its cord, a hat on its lid. */
export const hatBox: Plate = {
  about: ['fedora', 'cowboy-hat'],
  aspect: [1.3, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.5, 0.42, 0.36);
    const dip = m * 0.12;
    const box = parse(
      `M${x0} ${y0}L${x1} ${y0}L${x1} ${y1}C${x1 - m * 0.3} ${y1 + dip * 1.3} ${x0 + m * 0.3} ${y1 + dip * 1.3} ${x0} ${y1}Z`,
    );
    const [lid, out] = [m * 0.26, m * 0.1];
    const lidTop = y0 - GAP - lid;
    const cover = rect(x0 - out, lidTop, wide + out * 2, lid, m * 0.06);
    const low = lidTop - GAP;
    const half = Math.min(wide * 0.46, m * 0.86);
    const [ch, cw] = [m * 0.46, half * 0.54];
    const brim = parse(
      `M${cx - half} ${low - m * 0.13}C${cx - half * 0.7} ${low - m * 0.08} ${cx - half * 0.6} ${low - m * 0.1} ${cx - cw} ${low - m * 0.12}L${cx + cw} ${low - m * 0.12}C${cx + half * 0.6} ${low - m * 0.1} ${cx + half * 0.7} ${low - m * 0.08} ${cx + half} ${low - m * 0.13}C${cx + half * 1.06} ${low - m * 0.06} ${cx + half * 0.7} ${low} ${cx + half * 0.5} ${low}L${cx - half * 0.5} ${low}C${cx - half * 0.7} ${low} ${cx - half * 1.06} ${low - m * 0.06} ${cx - half} ${low - m * 0.13}Z`,
    );
    const ct = low - m * 0.12 - ch;
    const crown = parse(
      `M${cx - cw} ${low - m * 0.1}C${cx - cw * 0.96} ${ct + ch * 0.4} ${cx - cw * 0.9} ${ct} ${cx - cw * 0.5} ${ct}C${cx - cw * 0.26} ${ct} ${cx - cw * 0.2} ${ct + ch * 0.14} ${cx} ${ct + ch * 0.14}C${cx + cw * 0.2} ${ct + ch * 0.14} ${cx + cw * 0.26} ${ct} ${cx + cw * 0.5} ${ct}C${cx + cw * 0.9} ${ct} ${cx + cw * 0.96} ${ct + ch * 0.4} ${cx + cw} ${low - m * 0.1}Z`,
    );
    const band = rect(cx - half, low - m * 0.24, half * 2, Math.max(10, m * 0.05));
    return { plate: concat(box, cover), second: union(subtract(crown, band), brim) };
  },
};
