/** Plates of who cuts gears, of who marks roads, and of who hunts with falcons and hounds. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A cog of so many teeth. */
const cog = (x: number, y: number, r: number, tooth: number, teeth: number, turn: number): Path =>
  union(
    circle(x, y, r),
    ...Array.from({ length: teeth }, (_, i) => {
      const at = turn + (360 * i) / teeth;
      const half = (Math.PI * r * 0.5) / teeth;
      return rotate(
        polygon(
          [
            [x + r - 6, y - half * 1.25],
            [x + r + tooth, y - half * 0.78],
            [x + r + tooth, y + half * 0.78],
            [x + r - 6, y + half * 1.25],
          ],
          tooth * 0.2,
        ),
        at,
        x,
        y,
      );
    }),
  );

/** Two cogs that turn each other; the larger one holds the name. */
export const meshedCogs: Plate = {
  about: ['gear'],
  aspect: [0.9, 2],
  draw(held) {
    const { cx, cy, size: m, gap } = bodyAround(held, 0.3, 0.3);
    const R = Math.hypot(held.width * 0.5, held.height * 0.42) + 0.08 * m;
    const tooth = 0.16 * R;
    const large = cog(cx, cy, R, tooth, 14, 0);
    const turn = 38.6;
    const r = (R * 5) / 14;
    const [sx, sy] = polar(cx, cy, R + r + tooth + gap * 0.6, turn);
    const small = cog(sx, sy, r, tooth * 0.9, 6, 180 + turn + 30);
    return {
      plate: large,
      second: withoutCrumbs(subtract(small, circle(sx, sy, r * 0.4), grow(large, gap)), 40),
    };
  },
};

/** A barrier of road works: the name on its upper board, stripes on the lower one. */
export const roadBarrier: Plate = {
  about: ['crosswalk', 'traffic-cone'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m, gap } = bodyAround(held, 0.36, 0.28);
    const both = (part: Path) => [part, mirror(part, cx)];
    const board = rect(x0 - 0.1 * m, y0, wide + 0.2 * m, y1 - y0, 0.12 * m);
    const low = y1 + 0.22 * m;
    const lower = rect(x0 - 0.1 * m, low, wide + 0.2 * m, 0.4 * m, 0.1 * m);
    const count = Math.max(4, Math.round(wide / (0.55 * m)));
    const step = (wide + 0.2 * m) / count;
    const stripes = Array.from({ length: count + 1 }, (_, i) => {
      const x = x0 - 0.1 * m + step * (i - 0.5);
      return polygon([
        [x + 0.2 * m, low - 9],
        [x + 0.2 * m + step * 0.42, low - 9],
        [x - 0.2 * m + step * 0.42, low + 0.4 * m + 9],
        [x - 0.2 * m, low + 0.4 * m + 9],
      ]);
    });
    const px = x1 - 0.34 * m;
    const foot = low + 0.4 * m + 0.44 * m;
    const post = union(
      rect(px - 0.08 * m, y1 - 5, 0.16 * m, low - y1 + 10),
      rect(px - 0.08 * m, low + 0.4 * m - 5, 0.16 * m, 0.4 * m),
      polygon(
        [
          [px - 0.3 * m, foot],
          [px - 0.16 * m, foot - 0.16 * m],
          [px + 0.16 * m, foot - 0.16 * m],
          [px + 0.3 * m, foot],
        ],
        0.04 * m,
      ),
    );
    const lamp = union(
      rect(px - 0.18 * m, y0 - gap - 0.12 * m, 0.36 * m, 0.12 * m, 0.03 * m),
      intersect(circle(px, y0 - gap - 0.12 * m, 0.16 * m), rect(px - m, y0 - gap - 1.1 * m, 2 * m, m)),
      circle(px, y0 - gap - 0.24 * m, 0.16 * m),
    );
    return {
      plate: union(board, subtract(lower, ...stripes), ...both(post)),
      second: concat(...both(lamp)),
    };
  },
};

/** The glove of a falconer, a falcon on its fist. */
export const falconerGlove: Plate = {
  about: ['falcon', 'hooded-falcon'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cy, cx, high: h, size: m, gap } = bodyAround(held, 0.32, 0.28);
    const n = (x: number, y: number) => `${x0 + m * x} ${cy + m * y}`;
    const cuff = parse(
      `M${x0 - 0.16 * m} ${y0 + 0.04 * h}C${cx} ${y0} ${x1 - 0.3 * m} ${y0 - 0.04 * h} ${x1 + 0.12 * m} ${y0 - 0.12 * h}Q${x1 + 0.26 * m} ${cy} ${x1 + 0.12 * m} ${y1 + 0.12 * h}C${x1 - 0.3 * m} ${y1 + 0.04 * h} ${cx} ${y1} ${x0 - 0.16 * m} ${y1 - 0.04 * h}Z`,
    );
    const fist = parse(
      `M${x0} ${y0 + 0.06 * h}C${n(-0.3, -0.44)} ${n(-0.5, -0.5)} ${n(-0.76, -0.42)}C${n(-1.06, -0.36)} ${n(-1.06, 0.2)} ${n(-0.9, 0.38)}C${n(-0.7, 0.56)} ${n(-0.3, 0.5)} ${x0} ${y1 - 0.06 * h}Z`,
    );
    const cut = Math.max(11, 0.06 * m);
    const fingers = [-0.14, 0.08, 0.3].map((y) =>
      stroke(parse(`M${n(-1.2, y - 0.04)}Q${n(-0.8, y - 0.06)} ${n(-0.64, y)}`), cut, { cap: 'round' }),
    );
    const fringe = [-0.36, -0.12, 0.12, 0.36].map((at) =>
      rect(x1 + 0.25 * m, cy + at * h * 1.1 - 0.05 * h, 0.3 * m, 0.1 * h, 0.03 * m),
    );
    const [fx, fy] = [x0 - 0.62 * m, cy - 0.44 * m - gap];
    const f = (x: number, y: number) => `${fx + m * x} ${fy + m * y}`;
    const falcon = parse(
      `M${f(-0.16, 0.06)}C${f(-0.4, -0.1)} ${f(-0.44, -0.5)} ${f(-0.34, -0.74)}C${f(-0.38, -0.8)} ${f(-0.46, -0.8)} ${f(-0.52, -0.76)}C${f(-0.54, -0.88)} ${f(-0.46, -0.95)} ${f(-0.38, -0.98)}C${f(-0.24, -1.1)} ${f(0.04, -1.06)} ${f(0.06, -0.84)}C${f(0.08, -0.7)} ${f(0.3, -0.6)} ${f(0.4, -0.3)}C${f(0.46, -0.12)} ${f(0.52, 0)} ${f(0.62, 0.14)}L${f(0.44, 0.14)}C${f(0.3, 0.04)} ${f(0.2, 0.02)} ${f(0.14, 0.06)}Z`,
    );
    const eye = circle(fx - 0.24 * m, fy - 0.88 * m, Math.max(7, 0.045 * m));
    const wing = stroke(
      parse(`M${f(-0.1, -0.6)}C${f(-0.08, -0.34)} ${f(0.04, -0.16)} ${f(0.26, -0.1)}`),
      Math.max(10, 0.055 * m),
      { cap: 'round' },
    );
    const glove = union(cuff, fist);
    return {
      plate: subtract(glove, ...fingers),
      second: concat(
        subtract(falcon, eye, wing, grow(glove, gap)),
        ...fringe.map((each) => subtract(each, grow(cuff, gap))),
      ),
    };
  },
};

/** An oak, a truffle at its roots. */
export const truffleOak: Plate = {
  about: ['truffle'],
  aspect: [1, 2.4],
  draw(held) {
    const { cx, cy, y1, wide, high, size: m, gap } = bodyAround(held, 0.2, 0.2);
    const [rx, ry] = [wide * 0.54, high * 0.58];
    const count = Math.round((Math.PI * (rx + ry)) / (0.62 * m));
    const leaves = Array.from({ length: count }, (_, i) => {
      const turn = (2 * Math.PI * (i + 0.25)) / count;
      return circle(cx + rx * Math.cos(turn), cy + ry * Math.sin(turn), 0.34 * m);
    });
    const ground = y1 + 0.86 * m;
    const trunk = parse(
      `M${cx - 0.17 * m} ${y1}C${cx - 0.15 * m} ${ground - 0.3 * m} ${cx - 0.24 * m} ${ground - 0.08 * m} ${cx - 0.6 * m} ${ground}H${cx + 0.6 * m}C${cx + 0.24 * m} ${ground - 0.08 * m} ${cx + 0.15 * m} ${ground - 0.3 * m} ${cx + 0.17 * m} ${y1}Z`,
    );
    const crown = union(ellipse(cx, cy, rx + 0.1 * m, ry + 0.1 * m), ...leaves);
    const far = rx + 0.3 * m;
    const soil = rect(cx - far, ground + gap, 2 * far, 0.13 * m, 0.06 * m);
    const finds = [-0.5, 0.04, 0.5].map((at, i) => {
      const [x, y, r] = [
        cx + at * far,
        ground + 2 * gap + (i === 1 ? 0.4 : 0.32) * m,
        (i === 1 ? 0.23 : 0.16) * m,
      ];
      return polygon(
        Array.from({ length: 7 }, (_, k) => polar(x, y, r * (k % 2 === 0 ? 1.1 : 0.94), 20 + (360 * k) / 7)),
        r * 0.5,
      );
    });
    return { plate: union(crown, trunk), second: concat(soil, ...finds) };
  },
};
