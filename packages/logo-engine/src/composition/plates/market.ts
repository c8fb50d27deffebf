/** Plates of the stalls of a market. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A fish that swims to the left. */
export const fish: Plate = {
  about: [
    'fish',
    'fish-on-ice',
    'trout',
    'salmon',
    'goldfish',
    'fish-pen',
    'hung-fish',
    'fish-and-knife',
    'fish-and-lime',
    'fish-on-a-plate',
    'fishing-rod',
    'angler',
    'marlin',
    'fish-tin',
    'tuna-tin',
    'hook',
  ],
  aspect: [1.3, 2.9],
  draw(held) {
    const cy = centreY(held);
    const half = held.height / 2 + 0.4 * CAP;
    const h = 2 * half;
    const [x0, x1] = [held.x - 0.24 * CAP - 0.16 * h, right(held) + 0.26 * CAP];
    const w = x1 - x0;
    const [nose, stalk] = [x0 - 0.5 * h, x1 + 0.44 * h];
    const side = (u: 1 | -1) => {
      const y = (share: number) => cy + u * share * h;
      return (
        `M${nose} ${cy}C${nose + 0.02 * h} ${y(0.12)} ${x0 - 0.22 * h} ${y(0.44)} ${x0 + 0.16 * w} ${y(0.53)}` +
        `C${x0 + 0.4 * w} ${y(0.61)} ${x1 - 0.2 * w} ${y(0.58)} ${x1 + 0.02 * h} ${y(0.42)}C${x1 + 0.16 * h} ${y(0.32)} ${stalk - 0.16 * h} ${y(0.13)} ${stalk + 0.06 * h} ${y(0.11)}V${cy}Z`
      );
    };
    const tip = stalk + 0.44 * h;
    const tail = parse(
      `M${stalk - 0.06 * h} ${cy}C${stalk + 0.04 * h} ${cy - 0.14 * h} ${stalk + 0.1 * h} ${cy - 0.5 * h} ${tip - 0.06 * h} ${cy - 0.58 * h}Q${tip + 0.02 * h} ${cy - 0.6 * h} ${tip + 0.01 * h} ${cy - 0.52 * h}` +
        `C${tip - 0.14 * h} ${cy - 0.22 * h} ${tip - 0.14 * h} ${cy + 0.22 * h} ${tip + 0.01 * h} ${cy + 0.52 * h}Q${tip + 0.02 * h} ${cy + 0.6 * h} ${tip - 0.06 * h} ${cy + 0.58 * h}` +
        `C${stalk + 0.1 * h} ${cy + 0.5 * h} ${stalk + 0.04 * h} ${cy + 0.14 * h} ${stalk - 0.06 * h} ${cy}Z`,
    );
    const fin = (u: 1 | -1, from: number, to: number, tall: number) => {
      const y = (share: number) => cy + u * share * h;
      const long = to - from;
      return parse(
        `M${from} ${y(0.4)}C${from + 0.02 * long} ${y(0.6)} ${from + 0.1 * long} ${y(0.62 + tall)} ${from + 0.3 * long} ${y(0.61 + tall)}` +
          `C${from + 0.56 * long} ${y(0.6 + tall)} ${from + 0.7 * long} ${y(0.56)} ${to} ${y(0.2)}Z`,
      );
    };
    const fins = [
      fin(-1, x0 + 0.2 * w, x1 + 0.16 * h, 0.12),
      fin(1, x1 - 0.5 * h, x1 + 0.2 * h, 0.06),
      fin(1, x0 + 0.04 * h, x0 + 0.56 * h, 0.12),
    ];
    const eye = circle(x0 - 0.2 * h, cy - 0.1 * h, Math.max(9, 0.055 * h));
    const gill = stroke(
      parse(
        `M${x0 - 0.02 * h} ${cy - 0.28 * h}C${x0 + 0.1 * h} ${cy - 0.1 * h} ${x0 + 0.1 * h} ${cy + 0.12 * h} ${x0 - 0.02 * h} ${cy + 0.28 * h}`,
      ),
      Math.max(11, 0.045 * h),
    );
    const mouth = stroke(
      line(nose - 0.1 * h, cy + 0.05 * h, nose + 0.15 * h, cy + 0.11 * h),
      Math.max(11, 0.04 * h),
    );
    return { plate: subtract(union(parse(side(-1)), parse(side(1)), tail, ...fins), eye, gill, mouth) };
  },
};

/** A hen that stands. */
export const hen: Plate = {
  about: ['hen', 'chick', 'hen-and-egg', 'egg', 'eggs'],
  aspect: [1.2, 2.3],
  draw(held) {
    const m = (held.height + held.width * 0.5) / 2 + 0.3 * CAP;
    const [x0, x1] = [held.x - 0.52 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.6 * CAP];
    const [h, w, cx] = [y1 - y0, x1 - x0, (x0 + x1) / 2];
    const [hx, hy, r] = [x0 + 0.06 * m, y0 - 0.17 * m, 0.19 * m];
    const low = y1 + 0.03 * h;
    const body = parse(
      `M${hx - r} ${hy}C${hx - r} ${hy + 0.26 * m} ${x0 - 0.15 * m} ${y0 + 0.16 * h} ${x0 - 0.15 * m} ${y0 + 0.46 * h}C${x0 - 0.15 * m} ${y1 - 0.06 * h} ${x0 + 0.1 * w} ${low} ${x0 + 0.4 * w} ${low}` +
        `H${x0 + 0.56 * w}C${x1 - 0.04 * w} ${low} ${x1 + 0.24 * m} ${y1 - 0.2 * h} ${x1 + 0.26 * m} ${y0 + 0.2 * h}L${x1 + 0.06 * m} ${y0 - 0.08 * h}` +
        `C${x1 - 0.06 * w} ${y0 + 0.01 * h} ${x1 - 0.16 * w} ${y0 + 0.02 * h} ${x1 - 0.3 * w} ${y0 + 0.02 * h}H${hx + r + 0.4 * m}C${hx + r + 0.14 * m} ${y0 + 0.02 * h} ${hx + r} ${hy + 0.12 * m} ${hx + r} ${hy}A${r} ${r} 0 0 0 ${hx - r} ${hy}Z`,
    );
    const feathers = [
      [0.18, -0.32],
      [0.4, -0.2],
      [0.5, 0.04],
    ].map(([dx = 0, dy = 0]) =>
      stroke(line(x1 - 0.02 * m, y0 + 0.34 * h, x1 + dx * m, y0 + dy * m), 0.23 * m),
    );
    const legs = [-0.3, 0.2].flatMap((t) => {
      const [x, floor] = [cx + t * m, low + 0.21 * m];
      return [
        stroke(line(x, low - 10, x, floor), 0.1 * m),
        stroke(line(x - 0.16 * m, floor, x + 0.09 * m, floor), 0.09 * m),
      ];
    });
    const eye = circle(hx - 0.05 * m, hy - 0.03 * m, Math.max(8, 0.034 * m));
    const beak = polygon(
      [
        [hx - r - 0.03 * m, hy - 0.08 * m],
        [hx - r - 0.18 * m, hy + 0.03 * m],
        [hx - r - 0.03 * m, hy + 0.09 * m],
      ],
      7,
    );
    const comb = union(
      ...[-0.6, 0, 0.6].map((t) => circle(hx + t * r * 1.2, hy - r * (1.28 - Math.abs(t) / 2), 0.105 * m)),
    );
    const wattle = circle(hx - r - 0.045 * m, hy + 0.21 * m, 0.07 * m);
    const apart = grow(body, 0.085 * CAP);
    return {
      plate: subtract(union(body, ...feathers, ...legs), eye),
      second: concat(subtract(comb, apart), beak, subtract(wattle, apart)),
    };
  },
};
