/** Plates of who serves cold drinks and sells what is poured. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, polar, polygon, polyline, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.12 * CAP;

/** A glass of juice with its straw and a slice of orange on the rim. */
export const juiceGlass: Plate = {
  about: ['juice', 'mason-jar', 'cane-juice', 'blender', 'fruit-water'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [0.9, 1.7],
  draw(held) {
    const m = (held.width + held.height) / 2 + CAP;
    const lean = 0.08 * m;
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const level = held.y - 0.34 * CAP - 0.04 * m;
    const [y0, y1] = [level - 0.27 * m, bottom(held) + 0.34 * CAP + 0.17 * m];
    const cx = centreX(held);
    const glass = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.3 * lean, y1],
        [x0 + 0.3 * lean, y1],
      ],
      0.09 * m,
    );
    const [fx, fy, r] = [x1 + 0.04 * m, y0 - 0.08 * m, 0.25 * m];
    const fruit = circle(fx, fy, r);
    const flesh = [0, 60, 120, 180, 240, 300].map((turn) => {
      const at = (far: number, degrees: number) => polar(fx, fy, far * r, degrees + turn);
      return polygon([at(0.18, 30), at(0.72, 8), at(0.76, 30), at(0.72, 52)], 0.05 * r);
    });
    const s = Math.max(14, 0.085 * m);
    const sx = cx - 0.12 * m;
    const straw = stroke(
      polyline([
        [sx + 0.1 * m, y0 + 0.3 * m],
        [sx - 0.06 * m, y0 - 0.4 * m],
        [sx - 0.34 * m, y0 - 0.5 * m],
      ]),
      s,
    );
    const [w, bow] = [(x1 - x0) / 2, 0.07 * m];
    const surface = stroke(
      parse(
        `M${x0 - m} ${level}H${x0 - lean}Q${x0 + 0.4 * w} ${level - bow} ${cx} ${level - 0.3 * bow}T${x1 + lean} ${level - 0.3 * bow}H${x1 + m}`,
      ),
      GAP,
    );
    const body = subtract(glass, surface, grow(fruit, GAP));
    const above = subtract(straw, rect(x0 - m, y0 - GAP, x1 - x0 + 2 * m, 2 * m));
    return { plate: body, second: concat(subtract(fruit, ...flesh), above) };
  },
};

/** A salt shaker under its cap with holes. */
export const saltShaker: Plate = {
  about: ['salt-shaker', 'salt-heap'],
  aspect: [0.75, 1.6],
  draw(held) {
    const m = (held.width + held.height) / 2 + CAP;
    const lean = 0.09 * m;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.54 * CAP];
    const cx = centreX(held);
    const body = polygon(
      [
        [x0 + 0.2 * lean, y0],
        [x1 - 0.2 * lean, y0],
        [x1 + lean, y1],
        [x0 - lean, y1],
      ],
      0.07 * m,
    );
    const [a, b] = [x0 + 0.2 * lean, x1 - 0.2 * lean];
    const low = y0 - GAP;
    const band = rect(a - 0.05 * m, low - 0.13 * m, b - a + 0.1 * m, 0.13 * m, 0.04 * m);
    const rim = low - 0.13 * m - 0.1 * CAP;
    const tall = 0.38 * m;
    const [l, e] = [a + 0.06 * m, b - 0.06 * m];
    const dome = parse(
      `M${l} ${rim - 0.03 * m}C${l} ${rim - 0.9 * tall} ${cx - 0.26 * (b - a)} ${rim - tall} ${cx} ${rim - tall}C${cx + 0.26 * (b - a)} ${rim - tall} ${e} ${rim - 0.9 * tall} ${e} ${rim - 0.03 * m}Q${e} ${rim} ${e - 0.03 * m} ${rim}H${l + 0.03 * m}Q${l} ${rim} ${l} ${rim - 0.03 * m}Z`,
    );
    const h = 0.055 * m;
    const holes = [
      circle(cx - 0.19 * m, rim - 0.42 * tall, h),
      circle(cx, rim - 0.42 * tall, h),
      circle(cx + 0.19 * m, rim - 0.42 * tall, h),
      circle(cx - 0.095 * m, rim - 0.74 * tall, h),
      circle(cx + 0.095 * m, rim - 0.74 * tall, h),
    ];
    return { plate: body, second: concat(band, subtract(dome, ...holes)) };
  },
};

/** A sealed bag of coffee with a bean on it. */
export const coffeeBag: Plate = {
  about: ['coffee-bean', 'coffee-branch', 'coffee-grinder', 'latte-art', 'pour-over'],
  aspect: [0.75, 1.6],
  draw(held) {
    const m = (held.width + held.height) / 2 + CAP;
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [cx, wide] = [centreX(held), x1 - x0];
    const by = held.y - 0.34 * CAP - 0.21 * m;
    const [y0, y1] = [by - 0.24 * m, bottom(held) + 0.6 * CAP];
    const inset = 0.09 * m;
    const neck = y0 - 0.2 * m;
    const body = polygon(
      [
        [x0 + inset, neck],
        [x1 - inset, neck],
        [x1 - 0.2 * inset, y0 + 0.04 * m],
        [x1 + 0.3 * inset, y1],
        [x0 - 0.3 * inset, y1],
        [x0 + 0.2 * inset, y0 + 0.04 * m],
      ],
      0.07 * m,
    );
    const square = rect(x0 + inset, neck, wide - 2 * inset, 0.12 * m);
    const n = 9;
    const [left, step] = [x0 + inset, (wide - 2 * inset) / n];
    const low = neck - GAP;
    const teeth = Array.from({ length: n }, (_, i): [number, number][] => [
      [left + i * step, low - 0.17 * m],
      [left + (i + 0.5) * step, low - 0.17 * m - 0.45 * step],
    ]).flat();
    const seal = polygon([[left, low], ...teeth, [x1 - inset, low - 0.17 * m], [x1 - inset, low]], 4);
    const bean = ellipse(cx, by, 0.13 * m, 0.19 * m);
    const groove = stroke(
      parse(
        `M${cx + 0.02 * m} ${by - 0.24 * m}C${cx + 0.02 * m} ${by - 0.1 * m} ${cx - 0.06 * m} ${by - 0.07 * m} ${cx} ${by}S${cx - 0.02 * m} ${by + 0.1 * m} ${cx - 0.02 * m} ${by + 0.24 * m}`,
      ),
      Math.max(11, 0.05 * m),
    );
    const mark = rotate(subtract(bean, groove), 32, cx, by);
    return { plate: subtract(union(body, square), mark), second: seal };
  },
};

/** A glass of wine on its stem. */
export const wineGlass: Plate = {
  about: ['glass', 'wine', 'blown-glassware'],
  aspect: [1, 1.9],
  draw(held) {
    const m = (held.width + held.height) / 2 + CAP;
    const [x0, x1] = [held.x - 0.56 * CAP - 0.04 * m, right(held) + 0.56 * CAP + 0.04 * m];
    const [cx, wide] = [centreX(held), x1 - x0];
    const level = held.y - 0.42 * CAP;
    const y1 = bottom(held) + 0.44 * CAP + 0.12 * m;
    const top = level - 0.32 * m;
    const high = y1 - level;
    const inset = 0.07 * wide;
    const bowl = parse(
      `M${x0 + inset} ${top}H${x1 - inset}C${x1 - 0.5 * inset} ${top + 0.2 * m} ${x1} ${level + 0.02 * high} ${x1} ${level + 0.3 * high}C${x1} ${level + 0.78 * high} ${cx + 0.26 * wide} ${y1} ${cx} ${y1}C${cx - 0.26 * wide} ${y1} ${x0} ${level + 0.78 * high} ${x0} ${level + 0.3 * high}C${x0} ${level + 0.02 * high} ${x0 + 0.5 * inset} ${top + 0.2 * m} ${x0 + inset} ${top}Z`,
    );
    const t = Math.max(13, 0.055 * m);
    const air = parse(
      `M${x0 - m} ${top - m}H${x1 + m}V${level}H${x1}Q${cx + 0.22 * wide} ${level - 0.1 * m} ${cx} ${level}T${x0} ${level}H${x0 - m}Z`,
    );
    const s = 0.05 * m;
    const stem = parse(
      `M${cx - 0.2 * m} ${y1 - 0.08 * m}Q${cx - s} ${y1} ${cx - s} ${y1 + 0.1 * m}V${y1 + 0.3 * m}Q${cx - s} ${y1 + 0.37 * m} ${cx - 0.32 * m} ${y1 + 0.41 * m}Q${cx - 0.38 * m} ${y1 + 0.48 * m} ${cx - 0.3 * m} ${y1 + 0.48 * m}H${cx + 0.3 * m}Q${cx + 0.38 * m} ${y1 + 0.48 * m} ${cx + 0.32 * m} ${y1 + 0.41 * m}Q${cx + s} ${y1 + 0.37 * m} ${cx + s} ${y1 + 0.3 * m}V${y1 + 0.1 * m}Q${cx + s} ${y1} ${cx + 0.2 * m} ${y1 - 0.08 * m}Z`,
    );
    return { plate: union(subtract(bowl, intersect(shrink(bowl, t), air)), stem) };
  },
};
