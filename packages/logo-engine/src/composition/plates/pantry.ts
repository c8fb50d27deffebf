/** Plates of a pantry: chilis, eggs and what comes from the sea. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A chili that lies, its stem to the left. */
export const chili: Plate = {
  about: ['chili', 'pepper', 'hot-sauce', 'chili-bunch', 'molcajete'],
  aspect: [1.3, 5.5],
  draw(held) {
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.38 * CAP];
    const [h, cy] = [y1 - y0, centreY(held)];
    const [left, x1] = [held.x - 0.44 * CAP - 0.22 * h, right(held) - 0.1 * h];
    const whole = parse(
      `M${left} ${cy}C${left} ${y0 + 0.12 * h} ${left + 0.14 * h} ${y0 - 0.02 * h} ${left + 0.44 * h} ${y0 - 0.02 * h}` +
        `C${left + 0.7 * h} ${y0 - 0.02 * h} ${x1 - 0.2 * h} ${y0 + 0.02 * h} ${x1 + 0.02 * h} ${y0 + 0.05 * h}` +
        `C${x1 + 0.4 * h} ${y0 + 0.1 * h} ${x1 + 0.6 * h} ${y0 + 0.08 * h} ${x1 + 0.74 * h} ${y0 - 0.12 * h}` +
        `C${x1 + 0.78 * h} ${y0 - 0.17 * h} ${x1 + 0.84 * h} ${y0 - 0.14 * h} ${x1 + 0.84 * h} ${y0 - 0.08 * h}` +
        `C${x1 + 0.84 * h} ${y0 + 0.5 * h} ${x1 + 0.46 * h} ${y1} ${x1 - 0.1 * h} ${y1 + 0.01 * h}` +
        `C${x1 - 0.4 * h} ${y1 + 0.02 * h} ${left + 0.7 * h} ${y1 + 0.02 * h} ${left + 0.44 * h} ${y1 + 0.02 * h}` +
        `C${left + 0.14 * h} ${y1 + 0.02 * h} ${left} ${y1 - 0.12 * h} ${left} ${cy}Z`,
    );
    const edge = left + 0.08 * h;
    const zone = union(
      rect(left - h, y0 - h, edge - left + h, 3 * h),
      ...[-0.33, 0, 0.33].map((t) => circle(edge, cy + t * h, 0.14 * h)),
    );
    const stem = stroke(
      parse(
        `M${left + 0.05 * h} ${cy}C${left - 0.14 * h} ${cy} ${left - 0.26 * h} ${cy - 0.06 * h} ${left - 0.32 * h} ${cy - 0.26 * h}`,
      ),
      0.13 * h,
    );
    const cap = union(intersect(whole, zone), stem);
    return { plate: subtract(whole, grow(zone, 0.11 * CAP)), second: cap };
  },
};

/** An ear of corn that lies in its husk. */
export const corn: Plate = {
  about: ['corn', 'corn-on-a-stick', 'corn-cup', 'tortillas', 'tamale-steamer', 'comal'],
  aspect: [1.2, 5.5],
  draw(held) {
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.34 * CAP];
    const [h, cy] = [y1 - y0, centreY(held)];
    const [x0, x1] = [held.x - 0.46 * CAP - 0.16 * h, right(held) + 0.08 * CAP];
    const tip = x1 + 0.56 * h;
    const k = 0.11 * h;
    const half = (u: 1 | -1) => {
      const curve = (t: number) => {
        const s = 1 - t;
        const mix = (a: number, b: number, c: number, d: number) =>
          s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
        return circle(
          mix(x1, x1 + 0.24 * h, tip - 0.16 * h, tip - k),
          cy + u * mix(h / 2 - k, h / 2 - k, 0.3 * h, 0.04 * h),
          k,
        );
      };
      const count = Math.ceil((x1 - x0) / (1.6 * k));
      const row = Array.from({ length: count }, (_, i) =>
        circle(x0 + ((x1 - x0) * i) / count, cy + u * (h / 2 - k), k),
      );
      return [...row, ...[0, 0.22, 0.44, 0.68, 1].map(curve)];
    };
    const core = parse(
      `M${x0} ${y0 + k}H${x1}C${x1 + 0.24 * h} ${y0 + k} ${tip - 0.16 * h} ${cy - 0.3 * h} ${tip - k} ${cy}C${tip - 0.16 * h} ${cy + 0.3 * h} ${x1 + 0.24 * h} ${y1 - k} ${x1} ${y1 - k}H${x0}Z`,
    );
    const stalk = x0 - 0.42 * h;
    const husk = (u: 1 | -1) => {
      const y = (share: number) => cy + u * share * h;
      return parse(
        `M${stalk} ${y(0)}C${stalk + 0.1 * h} ${y(0.36)} ${x0 - 0.1 * h} ${y(0.62)} ${x0 + 0.6 * h} ${y(0.68)}C${x0 + 0.26 * h} ${y(0.58)} ${x0 - 0.02 * h} ${y(0.44)} ${x0 - 0.06 * h} ${y(0)}Z`,
      );
    };
    const leaves = union(
      husk(-1),
      husk(1),
      rect(stalk - 0.14 * h, cy - 0.07 * h, 0.3 * h, 0.14 * h, 0.05 * h),
    );
    const left = rect(x0 - h, y0 - h, h - 0.04 * h, 3 * h);
    const ear = subtract(union(core, ...half(-1), ...half(1)), grow(leaves, 0.11 * CAP), left);
    return { plate: ear, second: leaves };
  },
};

/** A carton of eggs. */
export const eggs: Plate = {
  about: ['eggs', 'egg', 'hen-and-egg', 'hen', 'chick'],
  aspect: [1, 5],
  draw(held) {
    const [y0, y1] = [held.y - 0.32 * CAP, bottom(held) + 0.34 * CAP];
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [h, w, gap] = [y1 - y0, x1 - x0, 0.11 * CAP];
    const slope = 0.05 * h;
    const want = 0.24 * CAP + 0.12 * h;
    const count = Math.max(2, Math.round((w - gap) / (2 * want + gap)));
    const pitch = (w - 0.1 * CAP) / count;
    const r = (pitch - gap) / 2;
    const lip = rect(x0 - 0.1 * CAP, y0, w + 0.2 * CAP, 0.2 * CAP, 0.08 * CAP);
    const foot = 0.12 * h;
    const cups = Array.from({ length: count }, (_, i) => {
      const x = x1 - slope - ((w - 2 * slope) / count) * i;
      const step = (w - 2 * slope) / count;
      return `L${x - step * 0.06} ${y1}C${x - step * 0.14} ${y1 + foot} ${x - step * 0.2} ${y1 + foot} ${x - step * 0.3} ${y1 + foot}H${x - step * 0.7}C${x - step * 0.8} ${y1 + foot} ${x - step * 0.86} ${y1 + foot} ${x - step * 0.94} ${y1}`;
    }).join('');
    const tray = parse(`M${x0} ${y0}H${x1}L${x1 - slope} ${y1}${cups}L${x0 + slope} ${y1}Z`);
    const floor = y0 - gap;
    const tall = r * 1.15;
    const row = Array.from({ length: count }, (_, i) => {
      const x = centreX(held) + (i - (count - 1) / 2) * pitch;
      return parse(
        `M${x - r} ${floor}C${x - r} ${floor - tall * 0.55} ${x - r * 0.5} ${floor - tall} ${x} ${floor - tall}C${x + r * 0.5} ${floor - tall} ${x + r} ${floor - tall * 0.55} ${x + r} ${floor}Z`,
      );
    });
    return { plate: union(tray, lip), second: concat(...row) };
  },
};

/** A crab with its claws up. */
export const crab: Plate = {
  about: ['shrimp', 'crab', 'lobster', 'king-crab', 'prawn', 'shrimp-cocktail'],
  aspect: [1, 5.2],
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
    const stalk = union(
      rect(cx + 0.165 * h, y0 - 0.12 * h, 0.08 * h, 0.2 * h),
      circle(cx + 0.205 * h, y0 - 0.13 * h, 0.085 * h),
    );
    return { plate: union(shell, side, mirror(side, cx), stalk, mirror(stalk, cx)) };
  },
};
