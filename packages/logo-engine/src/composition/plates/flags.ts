/** Plates of cloth: a flag and a banner. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A flag with two tails that waves from its pole, a stripe along both its edges. */
export const wavingFlag: Plate = {
  about: [],
  industries: [
    'entertainment',
    'transportation',
    'marketing',
    'technology',
    'art',
    'desing',
    'fishing',
    'automotive',
  ],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, cy, size: m } = bodyAround(held, 0.42, 0.44);
    const [far, sway, stripe] = [x1 + m * 0.44, m * 0.3, Math.max(13, m * 0.1)];
    const [a, b] = [x0 + (far - x0) * 0.3, x0 + (far - x0) * 0.66];
    const cloth = (by: number) => {
      const [top, low] = [y0 - by, y1 + by];
      return parse(
        `M${x0} ${top}C${a} ${top - sway} ${b} ${top + sway} ${far} ${top - sway * 0.2}L${far} ${low - sway * 0.2}C${b} ${low + sway} ${a} ${low - sway} ${x0} ${low}Z`,
      );
    };
    const out = gap + stripe;
    const notch = polygon([
      [far + 1, y0 - out - sway * 0.2],
      [far + 1, y1 + out - sway * 0.2],
      [x1 + m * 0.1, cy + sway * 0.05],
    ]);
    const flag = subtract(cloth(0), notch);
    const stripes = subtract(cloth(out), cloth(gap), notch);
    const pole = m * 0.13;
    const px = x0 - gap - pole;
    const top = y0 - out - m * 0.12;
    const staff = union(
      rect(px, top, pole, y1 - top + m * 0.72, pole * 0.3),
      circle(px + pole / 2, top - m * 0.08, m * 0.13),
    );
    const ties = [y0 - out, y1 + gap].map((y) => rect(px + 2, y, pole + gap + 2, stripe));
    return { plate: flag, second: union(staff, ...ties, stripes) };
  },
};

/** A banner that hangs from a rod on its cord, with a border that runs to a point. */
export const hungPennant: Plate = {
  about: [],
  industries: ['entertainment', 'art', 'desing', 'gastronomy', 'food', 'marketing', 'fishing'],
  styles: ['vintage', 'playful', 'creative', 'minimal'],
  aspect: [0.9, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.42, 0.4, 0.26);
    const point = m * 0.42;
    const hem = (y: number, deep: number) =>
      `L${x1} ${y}Q${cx + wide * 0.2} ${y + deep * 0.18} ${cx} ${y + deep}Q${cx - wide * 0.2} ${y + deep * 0.18} ${x0} ${y}`;
    const edge = m * 0.17;
    const cloth = parse(`M${x0} ${y0}L${x1} ${y0}${hem(y1, point)}Z`);
    const all = parse(`M${x0} ${y0}L${x1} ${y0}${hem(y1 + gap + edge, point)}Z`);
    const gone = parse(
      `M${x0 - 9} ${y0 - 9}L${x1 + 9} ${y0 - 9}L${x1 + 9} ${y1 + gap}${hem(y1 + gap, point)}L${x0 - 9} ${y1 + gap}Z`,
    );
    const border = subtract(all, gone);
    const rod = m * 0.13;
    const top = y0 - gap - rod;
    const [a, b] = [x0 - m * 0.12, x1 + m * 0.12];
    const bar = union(
      rect(a, top, b - a, rod, rod / 2),
      circle(a, top + rod / 2, m * 0.12),
      circle(b, top + rod / 2, m * 0.12),
    );
    const peak = top - m * 0.36;
    const cord = stroke(
      parse(`M${x0 + m * 0.1} ${top + 4}L${cx} ${peak}L${x1 - m * 0.1} ${top + 4}`),
      Math.max(12, m * 0.06),
    );
    const tassel = circle(cx, y1 + gap + edge + point + m * 0.1, m * 0.1);
    return { plate: cloth, second: union(border, bar, cord, circle(cx, peak, m * 0.09), tassel) };
  },
};
