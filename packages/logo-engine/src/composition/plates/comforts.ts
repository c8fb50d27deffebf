/** Plates of who seats, hats and warms people. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** The edges of what holds the name, with air around it, and the measure of its parts. */
function room(held: Box, across: number, over: number, under: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - over * CAP, bottom(held) + under * CAP];
  const [high, wide] = [y1 - y0, x1 - x0];
  return { x0, x1, y0, y1, high, wide, cx: centreX(held), m: high * 0.5 + wide * 0.25 };
}

/** An upholstered armchair, buttons along the top of its back, which holds the name. */
export const wingChair: Plate = {
  about: ['padded-chair', 'armchair', 'buttoned-chair', 'reading-corner'],
  aspect: [0.9, 1.7],
  draw(held) {
    const m0 = held.height * 0.5 + held.width * 0.25;
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.4, 0.4 + (m0 * 0.36) / CAP, 0.36);
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
  about: ['fedora', 'cowboy-hat', 'top-hat'],
  aspect: [1.3, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, m } = room(held, 0.5, 0.42, 0.36);
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

/** A thick candle that drips, its flame alight. */
export const litCandle: Plate = {
  about: ['candle'],
  aspect: [0.9, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, m } = room(held, 0.42, 0.7, 0.46);
    const deep = m * 0.2;
    const top = y0 - deep;
    const body = rect(x0, top, wide, y1 - top, m * 0.1);
    const at = (share: number) => x0 + wide * share;
    const edge = parse(
      `M${x0 - 20} ${y0 + 0.1 * CAP}C${at(0.04)} ${y0 + 0.4 * CAP} ${at(0.1)} ${y0 + 0.4 * CAP} ${at(0.16)} ${y0 - deep * 0.2}C${at(0.24)} ${y0 - deep * 0.5} ${at(0.32)} ${y0 + 0.2 * CAP} ${at(0.42)} ${y0 + 0.1 * CAP}C${at(0.5)} ${y0} ${at(0.52)} ${y0 - deep * 0.4} ${at(0.6)} ${y0 - deep * 0.2}C${at(0.7)} ${y0 + 0.34 * CAP} ${at(0.76)} ${y0 + 0.34 * CAP} ${at(0.82)} ${y0 - deep * 0.2}C${at(0.88)} ${y0 - deep * 0.4} ${at(0.94)} ${y0 + 0.1 * CAP} ${x1 + 20} ${y0}`,
    );
    const wick = stroke(line(cx, top + 6, cx, top - m * 0.16), m * 0.07);
    const fy = top - m * 0.14;
    const flame = (k: number) =>
      parse(
        `M${cx} ${fy}C${cx - m * 0.34 * k} ${fy} ${cx - m * 0.34 * k} ${fy - m * 0.36 * k} ${cx - m * 0.14 * k} ${fy - m * 0.58 * k}C${cx - m * 0.06 * k} ${fy - m * 0.68 * k} ${cx} ${fy - m * 0.78 * k} ${cx + m * 0.03 * k} ${fy - m * 0.92 * k}C${cx + m * 0.2 * k} ${fy - m * 0.7 * k} ${cx + m * 0.32 * k} ${fy - m * 0.5 * k} ${cx + m * 0.31 * k} ${fy - m * 0.3 * k}C${cx + m * 0.3 * k} ${fy - m * 0.1 * k} ${cx + m * 0.16 * k} ${fy} ${cx} ${fy}Z`,
      );
    const dish = rect(x0 - m * 0.2, y1 + GAP, wide + m * 0.4, m * 0.14, m * 0.06);
    const blaze = subtract(flame(1), flame(0.42));
    return {
      plate: concat(
        union(subtract(body, stroke(edge, 0.1 * CAP)), subtract(wick, grow(flame(1), GAP * 0.9))),
        dish,
      ),
      second: blaze,
    };
  },
};
