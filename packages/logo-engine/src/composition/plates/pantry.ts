/** Plates of a pantry: chilis, eggs and what comes from the sea. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A chili that lies, its stem to the left. */
export const chili: Plate = {
  about: ['chili', 'pepper', 'hot-sauce', 'chili-bunch', 'molcajete'],
  aspect: [1.5, 2.9],
  draw(held) {
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.4 * CAP];
    const [h, cy] = [y1 - y0, centreY(held)];
    const [left, x1] = [held.x - 0.6 * CAP - 0.3 * h, right(held) - 0.06 * h];
    const whole = parse(
      `M${left} ${cy}C${left} ${y0 + 0.24 * h} ${left + 0.12 * h} ${y0 - 0.04 * h} ${left + 0.56 * h} ${y0 - 0.04 * h}` +
        `C${left + 0.8 * h} ${y0 - 0.04 * h} ${x1 - 0.2 * h} ${y0 + 0.02 * h} ${x1 + 0.02 * h} ${y0 + 0.05 * h}` +
        `C${x1 + 0.4 * h} ${y0 + 0.1 * h} ${x1 + 0.66 * h} ${y0 + 0.08 * h} ${x1 + 0.84 * h} ${y0 - 0.2 * h}` +
        `C${x1 + 0.88 * h} ${y0 - 0.25 * h} ${x1 + 0.95 * h} ${y0 - 0.22 * h} ${x1 + 0.94 * h} ${y0 - 0.15 * h}` +
        `C${x1 + 0.88 * h} ${y0 + 0.42 * h} ${x1 + 0.5 * h} ${y1} ${x1 - 0.1 * h} ${y1 + 0.01 * h}` +
        `C${x1 - 0.4 * h} ${y1 + 0.04 * h} ${left + 0.8 * h} ${y1 + 0.04 * h} ${left + 0.56 * h} ${y1 + 0.04 * h}` +
        `C${left + 0.12 * h} ${y1 + 0.04 * h} ${left} ${y1 - 0.24 * h} ${left} ${cy}Z`,
    );
    const calyx = ellipse(left - 0.01 * h, cy, 0.12 * h, 0.3 * h);
    const stem = stroke(
      parse(
        `M${left + 0.05 * h} ${cy}C${left - 0.14 * h} ${cy} ${left - 0.26 * h} ${cy - 0.06 * h} ${left - 0.32 * h} ${cy - 0.26 * h}`,
      ),
      0.13 * h,
    );
    return {
      plate: grow(shrink(subtract(whole, grow(calyx, Math.max(0.12 * CAP, 0.06 * h))), 0.07 * h), 0.07 * h),
      second: union(calyx, stem),
    };
  },
};

/** A carton of eggs. */
export const eggs: Plate = {
  about: ['eggs', 'egg', 'hen-and-egg', 'hen'],
  aspect: [1.9, 3],
  draw(held) {
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.28 * CAP];
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [h, w, cx, gap] = [y1 - y0, x1 - x0, centreX(held), 0.12 * CAP];
    const count = w / h < 2.1 ? 4 : 5;
    const pitch = w / count;
    const r = (pitch - 0.14 * CAP) / 2;
    const lip = rect(x0 - 0.12 * CAP, y0, w + 0.24 * CAP, 0.22 * CAP, 0.08 * CAP);
    const foot = 0.04 * h;
    const tray = rect(x0 + 0.03 * h, y0, w - 0.06 * h, h, 0.08 * h);
    const cups = Array.from({ length: count }, (_, i) => {
      const step = (w - 0.06 * h) / count;
      return rect(
        x0 + 0.03 * h + i * step + step * 0.06,
        y1 - 0.12 * h,
        step * 0.88,
        0.24 * h + foot,
        0.13 * h,
      );
    });
    const floor = y0 - gap;
    const row = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * pitch;
      const [low, top] = [floor + 0.3 * r, floor - 1.3 * r];
      const egg = parse(
        `M${x - r} ${low}C${x - r} ${low - 0.86 * r} ${x - 0.52 * r} ${top} ${x} ${top}C${x + 0.52 * r} ${top} ${x + r} ${low - 0.86 * r} ${x + r} ${low}V${low + r}H${x - r}Z`,
      );
      const shine = stroke(
        parse(
          `M${x + 0.26 * r} ${floor - 0.92 * r}C${x + 0.46 * r} ${floor - 0.72 * r} ${x + 0.58 * r} ${floor - 0.52 * r} ${x + 0.62 * r} ${floor - 0.34 * r}`,
        ),
        Math.max(11, 0.15 * r),
      );
      return subtract(egg, shine, rect(x - 2 * r, floor, 4 * r, 3 * r));
    });
    return { plate: union(tray, lip, ...cups), second: concat(...row) };
  },
};

/** A crab with its claws up. */
export const crab: Plate = {
  about: ['crab', 'king-crab'],
  aspect: [1, 2.6],
  draw(held) {
    const [cx, m] = [centreX(held), held.height];
    const [x0, x1] = [held.x - 0.4 * CAP - 0.06 * m, right(held) + 0.4 * CAP + 0.06 * m];
    const [y0, y1] = [held.y - 0.36 * CAP - 0.04 * m, bottom(held) + 0.36 * CAP + 0.04 * m];
    const [h, w] = [y1 - y0, x1 - x0];
    const mid = y0 + 0.42 * h;
    const [s, t] = [0.3 * h, 0.36 * h];
    const shell = parse(
      `M${x0} ${mid}C${x0} ${y0 + 0.1 * h} ${x0 + s * 0.4} ${y0} ${x0 + s + 0.1 * h} ${y0}C${cx - w * 0.1} ${y0 - 0.03 * h} ${cx + w * 0.1} ${y0 - 0.03 * h} ${x1 - s - 0.1 * h} ${y0}` +
        `C${x1 - s * 0.4} ${y0} ${x1} ${y0 + 0.1 * h} ${x1} ${mid}C${x1} ${y1 - 0.16 * h} ${x1 - t * 0.4} ${y1} ${x1 - t - 0.1 * h} ${y1}H${x0 + t + 0.1 * h}C${x0 + t * 0.4} ${y1} ${x0} ${y1 - 0.16 * h} ${x0} ${mid}Z`,
    );
    const leg = (from: number, out: number, to: number) =>
      stroke(
        parse(
          `M${x1 - 0.12 * h} ${y0 + from * h}Q${x1 + out * h} ${y0 + (from + 0.02) * h} ${x1 + (out + 0.02) * h} ${y0 + to * h}`,
        ),
        0.09 * h,
      );
    const claw = { x: x1 + 0.12 * h, y: y0 - 0.14 * h };
    const arm = stroke(
      parse(
        `M${x1 - 0.14 * h} ${y0 + 0.3 * h}Q${x1 + 0.24 * h} ${y0 + 0.36 * h} ${claw.x + 0.03 * h} ${claw.y + 0.12 * h}`,
      ),
      0.13 * h,
    );
    const pincer = subtract(
      parse(
        `M${claw.x} ${claw.y + 0.22 * h}C${claw.x - 0.24 * h} ${claw.y + 0.16 * h} ${claw.x - 0.28 * h} ${claw.y - 0.14 * h} ${claw.x - 0.04 * h} ${claw.y - 0.26 * h}` +
          `C${claw.x + 0.24 * h} ${claw.y - 0.22 * h} ${claw.x + 0.3 * h} ${claw.y + 0.12 * h} ${claw.x} ${claw.y + 0.22 * h}Z`,
      ),
      polygon([
        [claw.x - 0.01 * h, claw.y + 0.05 * h],
        [claw.x - 0.24 * h, claw.y - 0.36 * h],
        [claw.x + 0.03 * h, claw.y - 0.36 * h],
      ]),
    );
    const side = union(arm, pincer, leg(0.52, 0.2, 0.7), leg(0.68, 0.17, 0.92), leg(0.82, 0.07, 1.09));
    const stalk = subtract(
      union(
        rect(cx + 0.165 * h, y0 - 0.14 * h, 0.08 * h, 0.22 * h),
        circle(cx + 0.205 * h, y0 - 0.16 * h, 0.11 * h),
      ),
      circle(cx + 0.19 * h, y0 - 0.16 * h, Math.max(8, 0.045 * h)),
    );
    return { plate: union(shell, side, mirror(side, cx), stalk, mirror(stalk, cx)) };
  },
};
