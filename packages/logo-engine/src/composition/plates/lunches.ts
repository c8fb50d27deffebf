/** Plates of who sells a lunch. */
import { grow, parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** Two slices of bread and what is between them. */
export const toastSandwich: Plate = {
  about: ['sandwich', 'melted-sandwich'],
  aspect: [1, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx } = bodyAround(held, 0.64, 0.5, 0.56);
    const ear = 0.3 * h;
    const slice = parse(
      `M${x0} ${y0 + 0.62 * ear}C${x0 - 0.2 * ear} ${y0 + 0.3 * ear} ${x0 - 0.1 * ear} ${y0 - 0.5 * ear} ${x0 + 0.9 * ear} ${y0 - 0.5 * ear}Q${cx} ${y0 - 0.4 * ear} ${x1 - 0.9 * ear} ${y0 - 0.5 * ear}C${x1 + 0.1 * ear} ${y0 - 0.5 * ear} ${x1 + 0.2 * ear} ${y0 + 0.3 * ear} ${x1} ${y0 + 0.62 * ear}V${y1 - 0.12 * h}Q${x1} ${y1} ${x1 - 0.12 * h} ${y1}H${x0 + 0.12 * h}Q${x0} ${y1} ${x0} ${y1 - 0.12 * h}Z`,
    );
    const crust = Math.max(13, 0.05 * m);
    const inside = shrink(slice, crust);
    const front: Path = concat(subtract(slice, inside), shrink(inside, 12));
    const ruffle = (shape: Path, r: number) => {
      const [dx, dy] = [0.1 * m + 12, -0.05 * m - 18];
      const far = Math.round((h + 0.2 * ear) / (1.5 * r));
      const beads = Array.from({ length: far + 1 }, (_, i) =>
        circle(x1 + dx, y0 + dy + (i / far) * (h - 0.02 * m) + 0.02 * m, r),
      );
      return union(translate(shape, dx, dy), ...beads);
    };
    const smooth = (part: Path) => grow(shrink(part, 4.5), 4.5);
    const filling = smooth(subtract(ruffle(slice, 0.1 * m), grow(slice, GAP)));
    const back = smooth(
      subtract(translate(slice, 0.25 * m + 26, -0.11 * m - 36), grow(union(slice, filling), GAP)),
    );
    return { plate: concat(front, back), second: filling };
  },
};

/** A roll in its seaweed, its rice and filling seen from above. */
export const makiRoll: Plate = {
  about: ['sushi', 'maki-chopsticks', 'nigiri'],
  aspect: [1.1, 2.1],
  draw(held) {
    const { x0, y0, y1, wide, size: m, cx } = bodyAround(held, 0.4, 0.4, 0.2);
    const [rx, ry] = [wide / 2, 0.13 * wide + 0.1 * m];
    const [top, low] = [y0 - 0.8 * ry, y1 - 0.3 * ry];
    const roll = union(
      rect(x0, top, wide, low - top),
      ellipse(cx, top, rx, ry),
      ellipse(cx, low, rx, 0.7 * ry),
    );
    const edge = Math.max(14, 0.06 * m);
    const grain = 0.085 * m;
    const count = 22;
    const [ax, ay] = [rx - edge - grain, ry - edge - 0.6 * grain];
    const rice = union(
      ellipse(cx, top, ax, ay),
      ...Array.from({ length: count }, (_, i) => {
        const turn = (2 * Math.PI * (i + 0.5)) / count;
        return ellipse(cx + Math.cos(turn) * ax, top + Math.sin(turn) * ay, grain, 0.6 * grain);
      }),
    );
    const [fx, fy] = [0.5 * rx, 0.5 * ry];
    const fish = rect(cx - fx, top - fy, 1.1 * fx - GAP / 2, 2 * fy, 0.4 * fy);
    const green = ellipse(cx + 0.56 * fx, top - 0.44 * fy, 0.42 * fx, 0.46 * fy);
    const pale = ellipse(cx + 0.56 * fx, top + 0.6 * fy, 0.42 * fx, 0.42 * fy);
    return { plate: subtract(roll, rice), second: concat(fish, green, pale) };
  },
};
