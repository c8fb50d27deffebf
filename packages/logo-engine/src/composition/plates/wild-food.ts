/** Plates of what hops, swims and crows: grasshoppers, squid, roosters. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, type Point, polygon } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A grasshopper from the side, its hind leg drawn up. */
export const sideGrasshopper: Plate = {
  about: ['grasshopper'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, cy, size } = bodyAround(held, 0.4, 0.34);
    const m = Math.min(size, h);
    const nose = x0 - 0.52 * m;
    const body = parse(
      `M${nose} ${cy - 0.12 * h}C${nose} ${y0 - 0.06 * m} ${x0 - 0.2 * m} ${y0 - 0.06 * m} ${x0 + 0.06 * m} ${y0 - 0.04 * m}H${x1 - 0.1 * m}` +
        `C${x1 + 0.4 * m} ${y0 - 0.02 * m} ${x1 + 0.84 * m} ${y1 - 0.5 * h} ${x1 + 1.06 * m} ${y1 - 0.12 * m}Q${x1 + 1.12 * m} ${y1 + 0.03 * m} ${x1 + 0.96 * m} ${y1 + 0.03 * m}` +
        `H${x0 - 0.06 * m}C${x0 - 0.4 * m} ${y1 + 0.03 * m} ${nose} ${y1 - 0.2 * h} ${nose} ${cy - 0.12 * h}Z`,
    );
    const eye = ellipse(x0 - 0.27 * m, y0 + 0.28 * h, 0.085 * m, 0.11 * m);
    const floor = y1 + 0.46 * m;
    const feelers = [
      `M${nose + 0.12 * m} ${y0 + 0.14 * h}C${nose - 0.08 * m} ${y0 - 0.34 * m} ${nose - 0.24 * m} ${y0 - 0.5 * m} ${nose - 0.56 * m} ${y0 - 0.5 * m}`,
      `M${nose + 0.24 * m} ${y0 + 0.08 * h}C${nose + 0.2 * m} ${y0 - 0.3 * m} ${nose + 0.14 * m} ${y0 - 0.56 * m} ${nose - 0.12 * m} ${y0 - 0.78 * m}`,
    ].map((d) => stroke(parse(d), 0.075 * m));
    const front = [x0 + 0.05 * m, x0 + 0.5 * m].map((x) =>
      stroke(parse(`M${x} ${y1 - 0.04 * m}L${x - 0.1 * m} ${floor - 0.04 * m}H${x - 0.24 * m}`), 0.095 * m),
    );
    const knee: Point = [x1 + 0.86 * m, y0 - 0.52 * m];
    const thigh = union(
      leaf(x1 + 0.16 * m, y1 + 0.16 * m, ...knee, 0.16, 0.42),
      circle(...knee, 0.085 * m),
      circle(x1 + 0.23 * m, y1 + 0.07 * m, 0.12 * m),
    );
    const shin = stroke(
      parse(`M${knee[0]} ${knee[1]}L${x1 + 1.44 * m} ${floor - 0.04 * m}H${x1 + 1.66 * m}`),
      0.095 * m,
    );
    const leg = union(thigh, shin);
    return { plate: subtract(union(body, ...feelers, ...front), eye, grow(leg, gap)), second: leg };
  },
};

/** A squid that lies, its fins behind and its arms before it. */
export const lyingSquid: Plate = {
  about: ['squid'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, cy, size } = bodyAround(held, 0.4, 0.34);
    const m = Math.min(size, h);
    const tip = x0 - 0.98 * m;
    const mantle = parse(
      `M${tip} ${cy}C${tip + 0.3 * m} ${cy - 0.14 * h} ${x0 - 0.36 * m} ${y0 - 0.02 * m} ${x0 + 0.26 * m} ${y0 - 0.02 * m}H${x1 - 0.04 * m}` +
        `Q${x1 + 0.14 * m} ${cy} ${x1 - 0.04 * m} ${y1 + 0.02 * m}H${x0 + 0.26 * m}C${x0 - 0.36 * m} ${y1 + 0.02 * m} ${tip + 0.3 * m} ${cy + 0.14 * h} ${tip} ${cy}Z`,
    );
    const fin = (way: 1 | -1) => {
      const y = (t: number) => cy + way * (h / 2 + t * m);
      return parse(
        `M${tip + 0.06 * m} ${cy}C${tip + 0.02 * m} ${y(-0.1)} ${x0 - 0.76 * m} ${y(0.34)} ${x0 - 0.5 * m} ${y(0.42)}C${x0 - 0.26 * m} ${y(0.48)} ${x0 - 0.1 * m} ${y(0.2)} ${x0 + 0.3 * m} ${y(0.02)}V${cy}Z`,
      );
    };
    const hx = x1 + gap;
    const head = parse(
      `M${hx} ${cy - 0.4 * h}C${hx + 0.2 * m} ${cy - 0.48 * h} ${hx + 0.54 * m} ${cy - 0.48 * h} ${hx + 0.58 * m} ${cy - 0.28 * h}V${cy + 0.28 * h}C${hx + 0.54 * m} ${cy + 0.48 * h} ${hx + 0.2 * m} ${cy + 0.48 * h} ${hx} ${cy + 0.4 * h}Q${hx + 0.11 * m} ${cy} ${hx} ${cy - 0.4 * h}Z`,
    );
    const eye = circle(hx + 0.27 * m, cy - 0.17 * h, 0.085 * m);
    const arms = [-0.28, -0.1, 0.1, 0.28].map((t, i) => {
      const [x, y, out] = [hx + 0.42 * m, cy + t * h * 0.78, t * 1.8 * h];
      const long = i % 2 === 0 ? 0.66 : 0.82;
      return stroke(
        parse(
          `M${x} ${y}C${x + 0.3 * m} ${y} ${x + 0.34 * m} ${cy + out} ${x + long * 0.75 * m} ${cy + out}Q${x + long * m} ${cy + out} ${x + (long + 0.12) * m} ${cy + out - 0.12 * m}`,
        ),
        0.15 * m,
      );
    });
    return {
      plate: concat(
        mantle,
        ...[fin(1), fin(-1)].map((one) => softened(subtract(one, grow(mantle, gap)), 4)),
        subtract(union(head, ...arms), eye),
      ),
    };
  },
};

/** A rooster that stands, its tail in sickles. */
export const proudRooster: Plate = {
  about: ['rooster'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, cx, size } = bodyAround(held, 0.42, 0.34);
    const m = Math.min(size, 1.05 * h);
    const [hx, hy, r] = [x0 + 0.02 * m, y0 - 0.52 * m, 0.21 * m];
    const low = y1 + 0.14 * m;
    const body = parse(
      `M${hx - r} ${hy}C${hx - r} ${hy + 0.34 * m} ${x0 - 0.34 * m} ${y0 + 0.02 * h} ${x0 - 0.34 * m} ${y0 + 0.42 * h}C${x0 - 0.34 * m} ${low - 0.1 * h} ${x0 + 0.06 * m} ${low} ${x0 + 0.5 * m} ${low}` +
        `H${x1 - 0.5 * m}C${x1 + 0.06 * m} ${low} ${x1 + 0.3 * m} ${y1 - 0.3 * h} ${x1 + 0.34 * m} ${y0 + 0.3 * h}L${x1 + 0.1 * m} ${y0 - 0.14 * m}` +
        `C${x1 - 0.2 * m} ${y0 - 0.06 * m} ${hx + r + 0.5 * m} ${y0 + 0.02 * m} ${hx + r + 0.26 * m} ${y0 - 0.1 * m}C${hx + r + 0.06 * m} ${y0 - 0.22 * m} ${hx + r} ${hy + 0.16 * m} ${hx + r} ${hy}A${r} ${r} 0 0 0 ${hx - r} ${hy}Z`,
    );
    const sickles = [
      [0.16, -0.62, 0.62, -0.86, 0.94, -0.5],
      [0.3, -0.3, 0.72, -0.48, 0.98, -0.1],
      [0.4, 0.0, 0.72, -0.12, 0.9, 0.28],
    ].map(([ax = 0, ay = 0, bx = 0, by = 0, ex = 0, ey = 0]) =>
      stroke(
        parse(
          `M${x1 + 0.08 * m} ${y0 + 0.3 * h}C${x1 + ax * m} ${y0 + ay * m} ${x1 + bx * m} ${y0 + by * m} ${x1 + ex * m} ${y0 + ey * m}`,
        ),
        0.21 * m,
      ),
    );
    const floor = low + 0.36 * m;
    const legs = [-0.26, 0.2].flatMap((t) => {
      const x = cx + t * m;
      return [
        stroke(line(x, low - 10, x, floor), 0.1 * m),
        stroke(parse(`M${x - 0.2 * m} ${floor}H${x + 0.14 * m}`), 0.09 * m),
        stroke(line(x, floor - 0.16 * m, x + 0.14 * m, floor - 0.2 * m), 0.075 * m),
      ];
    });
    const eye = circle(hx - 0.05 * m, hy - 0.02 * m, Math.max(8, 0.036 * m));
    const beak = polygon(
      [
        [hx - r - 0.02 * m, hy - 0.11 * m],
        [hx - r - 0.25 * m, hy + 0.05 * m],
        [hx - r - 0.02 * m, hy + 0.1 * m],
      ],
      7,
    );
    const comb = union(
      polygon(
        [
          [hx - 0.3 * m, hy - 0.44 * m],
          [hx - 0.13 * m, hy - 0.3 * m],
          [hx - 0.06 * m, hy - 0.56 * m],
          [hx + 0.07 * m, hy - 0.34 * m],
          [hx + 0.2 * m, hy - 0.54 * m],
          [hx + 0.26 * m, hy - 0.26 * m],
          [hx + 0.46 * m, hy - 0.3 * m],
          [hx + 0.3 * m, hy],
          [hx - 0.16 * m, hy],
        ],
        0.06 * m,
      ),
    );
    const wattle = ellipse(hx - r - 0.05 * m, hy + 0.27 * m, 0.085 * m, 0.13 * m);
    const apart = grow(body, gap * 0.85);
    return {
      plate: subtract(union(body, ...sickles, ...legs), eye),
      second: concat(subtract(comb, apart), subtract(beak, apart), subtract(wattle, apart, grow(beak, 5))),
    };
  },
};
