/** Plates of who cares for skin and legs, and of who bathes and tans people. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { arc, circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bath in which a woman lies, her smooth legs out of the water. */
export const bathLegs: Plate = {
  about: ['smooth-leg'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m, gap } = bodyAround(held, 0.4, 0.28, 0.26);
    const rim = rect(x0 - 0.3 * m, y0 - gap - 0.17 * m, x1 - x0 + 0.6 * m, 0.17 * m, 0.08 * m);
    const tub = parse(
      `M${x0 - 0.14 * m} ${y0}H${x1 + 0.14 * m}C${x1 + 0.14 * m} ${y0 + 0.5 * m} ${x1 + 0.02 * m} ${y1 + 0.08 * m} ${x1 - 0.4 * m} ${y1 + 0.08 * m}H${x0 + 0.4 * m}C${x0 - 0.02 * m} ${y1 + 0.08 * m} ${x0 - 0.14 * m} ${y0 + 0.5 * m} ${x0 - 0.14 * m} ${y0}Z`,
    );
    const claw = parse(
      `M${x1 - 0.62 * m} ${y1}C${x1 - 0.6 * m} ${y1 + 0.16 * m} ${x1 - 0.46 * m} ${y1 + 0.12 * m} ${x1 - 0.42 * m} ${y1 + 0.26 * m}C${x1 - 0.4 * m} ${y1 + 0.34 * m} ${x1 - 0.22 * m} ${y1 + 0.34 * m} ${x1 - 0.2 * m} ${y1 + 0.24 * m}C${x1 - 0.18 * m} ${y1 + 0.12 * m} ${x1 - 0.26 * m} ${y1 + 0.06 * m} ${x1 - 0.2 * m} ${y1 - 0.06 * m}Z`,
    );
    const top = y0 - 2 * gap - 0.17 * m;
    const leg = (x: number, turn: number) => {
      const at = (dx: number, dy: number) => `${x + m * dx} ${top + m * dy}`;
      return rotate(
        parse(
          `M${at(-0.2, 0.3)}C${at(-0.2, 0)} ${at(-0.24, -0.206)} ${at(-0.2, -0.378)}C${at(-0.16, -0.568)} ${at(-0.1, -0.688)} ${at(-0.08, -0.826)}C${at(-0.08, -0.912)} ${at(-0.14, -0.946)} ${at(-0.1, -1.015)}C${at(-0.06, -1.066)} ${at(0.02, -1.049)} ${at(0.06, -1.084)}L${at(0.3, -1.273)}C${at(0.38, -1.324)} ${at(0.46, -1.256)} ${at(0.4, -1.178)}C${at(0.3, -1.049)} ${at(0.14, -0.946)} ${at(0.1, -0.791)}C${at(0.08, -0.602)} ${at(0.2, -0.258)} ${at(0.2, 0.3)}Z`,
        ),
        turn,
        x,
        top,
      );
    };
    const lx = x1 - 0.62 * m;
    const front = leg(lx, 16);
    const back = subtract(leg(lx + 0.3 * m, 46), grow(front, gap));
    const water = grow(rim, gap);
    const hx = x0 + 0.3 * m;
    const head = union(
      circle(hx, top - 0.3 * m, 0.23 * m),
      circle(hx - 0.18 * m, top - 0.54 * m, 0.13 * m),
      rect(hx - 0.09 * m, top - 0.14 * m, 0.18 * m, 0.2 * m),
      ellipse(hx + 0.04 * m, top + 0.12 * m, 0.4 * m, 0.2 * m),
    );
    const above = rect(x0 - 3 * m, top - 3 * m, x1 - x0 + 6 * m, 3 * m);
    return {
      plate: concat(union(tub, claw, mirror(claw, cx)), rim),
      second: subtract(intersect(union(front, back, head), above), water),
    };
  },
};

/** A face under a towel, which holds the name. */
export const toweledFace: Plate = {
  about: ['face-profile', 'glowing-face', 'skin-care'],
  aspect: [0.9, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, wide, size: m, gap } = bodyAround(held, 0.26, 0.2, 0.2);
    const towel = parse(
      `M${x0 + 0.1 * m} ${y1 + 0.06 * m}C${x0 - 0.16 * m} ${cy} ${x0 - 0.2 * m} ${y0 + 0.1 * m} ${x0 + 0.12 * m} ${y0 - 0.12 * m}C${x0 + 0.4 * m} ${y0 - 0.3 * m} ${cx - 0.3 * m} ${y0 - 0.3 * m} ${cx} ${y0 - 0.3 * m}C${cx + 0.3 * m} ${y0 - 0.3 * m} ${x1 - 0.4 * m} ${y0 - 0.3 * m} ${x1 - 0.12 * m} ${y0 - 0.12 * m}C${x1 + 0.2 * m} ${y0 + 0.1 * m} ${x1 + 0.16 * m} ${cy} ${x1 - 0.1 * m} ${y1 + 0.06 * m}Q${cx} ${y1 - 0.04 * m} ${x0 + 0.1 * m} ${y1 + 0.06 * m}Z`,
    );
    const top = y0 - 0.24 * m;
    const twist = parse(
      `M${cx + 0.3 * m} ${top + 0.1 * m}C${cx + 0.2 * m} ${top - 0.1 * m} ${cx - 0.1 * m} ${top - 0.5 * m} ${cx - 0.44 * m} ${top - 0.42 * m}C${cx - 0.7 * m} ${top - 0.34 * m} ${cx - 0.7 * m} ${top - 0.06 * m} ${cx - 0.5 * m} ${top + 0.1 * m}Z`,
    );
    const cut = Math.max(10, 0.055 * m);
    const half = wide / 2 - 0.16 * m;
    const chin = y1 + 1.08 * m;
    const face = parse(
      `M${cx - half} ${y1 - 0.1 * m}H${cx + half}V${y1 + 0.3 * m}C${cx + half} ${y1 + 0.7 * m} ${cx + half * 0.5} ${chin} ${cx} ${chin}C${cx - half * 0.5} ${chin} ${cx - half} ${y1 + 0.7 * m} ${cx - half} ${y1 + 0.3 * m}Z`,
    );
    const eyes = [-1, 1].map((way) => {
      const [ex, ey] = [cx + way * half * 0.48, y1 + 0.32 * m];
      const r = Math.min(0.24 * m, half * 0.3);
      return union(
        stroke(arc(ex, ey - 0.4 * r, r, 20, 160), cut, { cap: 'round' }),
        ...[40, 90, 140].map((turn) =>
          stroke(
            line(...polar(ex, ey - 0.4 * r, r, turn), ...polar(ex, ey - 0.4 * r, r * 1.45, turn)),
            cut * 0.85,
            {
              cap: 'round',
            },
          ),
        ),
      );
    });
    const mouth = stroke(arc(cx, y1 + 0.62 * m, 0.18 * m, 30, 150), cut, { cap: 'round' });
    const hood = grow(towel, gap);
    const fold = stroke(
      parse(
        `M${cx - 0.46 * m} ${top - 0.18 * m}C${cx - 0.2 * m} ${top - 0.24 * m} ${cx - 0.1 * m} ${top - 0.1 * m} ${cx} ${top + 0.1 * m}`,
      ),
      cut,
      { cap: 'round' },
    );
    return {
      plate: towel,
      second: concat(subtract(twist, hood, fold), subtract(face, hood, ...eyes, mouth)),
    };
  },
};

/** The sun in dark glasses. */
export const shadedSun: Plate = {
  about: ['sun-and-shades', 'sun'],
  aspect: [0.9, 2],
  draw(held) {
    const { y0, y1, cx, wide, size: m, gap } = bodyAround(held, 0.24, 0.2, 0.3);
    const top = y0 - 0.84 * m;
    const [mid, ry] = [(top + y1 + 0.34 * m) / 2, (y1 + 0.34 * m - top) / 2];
    const rx = Math.max(wide * 0.64, ry * 1.06);
    const ring = (r: number) => (turn: number) =>
      [cx + (rx + r) * Math.cos(turn), mid + (ry + r) * Math.sin(turn)] as const;
    const count = 2 * Math.round((Math.PI * (rx + ry)) / (2 * 0.44 * m));
    const rays = Array.from({ length: count }, (_, i) => {
      const turn = (2 * Math.PI * (i + 0.5)) / count;
      const half = (Math.PI / count) * 0.66;
      return polygon(
        [ring(gap + 2)(turn - half), ring(gap + 0.34 * m)(turn), ring(gap + 2)(turn + half)],
        0.04 * m,
      );
    });
    const n = 60;
    const disc = polygon(
      Array.from({ length: n }, (_, i) => ring(0)((2 * Math.PI * i) / n)),
      4,
    );
    const gy = top + 0.36 * m;
    const lens = (way: number) =>
      parse(
        `M${cx + way * 0.09 * m} ${gy}H${cx + way * 0.74 * m}C${cx + way * 0.76 * m} ${gy + 0.46 * m} ${cx + way * 0.14 * m} ${gy + 0.48 * m} ${cx + way * 0.09 * m} ${gy}Z`,
      );
    const bar = rect(cx - 0.85 * m, gy - 0.08 * m, 1.7 * m, 0.13 * m, 0.05 * m);
    return { plate: subtract(disc, union(lens(-1), lens(1), bar)), second: concat(...rays) };
  },
};

/** A tub of staves in which the water steams. */
export const steamingTub: Plate = {
  about: ['hot-spring'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m, gap } = bodyAround(held, 0.3, 0.26);
    const [hoop, rim] = [Math.max(14, 0.1 * m), 0.14 * m];
    const over = y0 - gap - hoop;
    const under = y1 + gap + hoop;
    const wall = polygon(
      [
        [x0 - 0.06 * m, over - 0.17 * m],
        [x1 + 0.06 * m, over - 0.17 * m],
        [x1 - 0.04 * m, under + 0.18 * m],
        [x0 + 0.04 * m, under + 0.18 * m],
      ],
      0.04 * m,
    );
    const cut = Math.max(9, 0.05 * m);
    const count = Math.max(5, Math.round(wide / (0.34 * m)));
    const staves = Array.from({ length: count - 1 }, (_, i) => {
      const x = x0 + (wide * (i + 1)) / count;
      return [line(x, over - CAP, x, over), line(x, under, x, under + CAP)].map((each) => stroke(each, cut));
    }).flat();
    const bands = [over, y1 + gap].map((y) => [
      rect(x0 - CAP, y - gap * 0.5, wide + 2 * CAP, gap),
      rect(x0 - CAP, y + hoop + (y === over ? -gap * 0.1 : 0), wide + 2 * CAP, gap),
    ]);
    const tub = subtract(wall, ...staves, ...bands.flat());
    const edge = rect(x0 - 0.16 * m, over - 0.17 * m - gap - rim, wide + 0.32 * m, rim, 0.06 * m);
    const line0 = over - 0.17 * m - 2 * gap - rim;
    const head = (x: number) => circle(x, line0 - 0.48 * m, 0.2 * m);
    const bust = (x: number) =>
      intersect(circle(x, line0 + 0.12 * m, 0.38 * m), rect(x - m, line0 - m, 2 * m, m));
    const steam = [-0.74, 0.74].map((x) =>
      stroke(
        parse(
          `M${cx + x * m} ${line0 - 0.06 * m}c${-0.16 * m} ${-0.16 * m} ${0.16 * m} ${-0.3 * m} 0 ${-0.46 * m}`,
        ),
        Math.max(13, 0.085 * m),
        { cap: 'round' },
      ),
    );
    return { plate: tub, second: concat(edge, head(cx), bust(cx), ...steam) };
  },
};
