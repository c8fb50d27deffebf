/** Plates of who steams dumplings, bakes pasties and shades tables by the sea. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { heaped } from './puddings.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A steamer of bamboo, filled buns in it. */
export const bambooSteamer: Plate = {
  about: ['dumplings', 'noodle-box', 'bowl-chopsticks'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, wide, gap } = bodyAround(held, 0.68, 0.3, 0.32);
    const wall = rect(x0, y0, wide, h, 0.06 * m);
    const band = (y: number) => rect(x0 - 0.08 * m, y, wide + 0.16 * m, 0.16 * m, 0.05 * m);
    const foot = band(y1 + gap);
    const rim = band(y0 - gap - 0.16 * m);
    const floor = y0 - 2 * gap - 0.16 * m;
    const count = Math.max(2, Math.round(wide / (1.06 * m)));
    const slot = (wide - 0.06 * m) / count;
    const buns = Array.from({ length: count }, (_, i) => {
      const [x, r] = [x0 + 0.03 * m + (i + 0.5) * slot, (slot - gap) / 2];
      const high = Math.min(0.62 * m, 1.1 * r);
      const bun = parse(
        `M${x - r} ${floor}C${x - r - 0.02 * m} ${floor - 0.8 * high} ${x - 0.36 * r} ${floor - 0.8 * high} ${x - 0.14 * r} ${floor - high}Q${x} ${floor - high - 0.1 * m} ${x + 0.14 * r} ${floor - high}C${x + 0.36 * r} ${floor - 0.8 * high} ${x + r + 0.02 * m} ${floor - 0.8 * high} ${x + r} ${floor}Z`,
      );
      const pleats = [-1, 0, 1].map((k) =>
        stroke(
          parse(
            `M${x + 0.12 * k * r} ${floor - 0.82 * high}Q${x + 0.3 * k * r} ${floor - 0.66 * high} ${x + 0.4 * k * r} ${floor - 0.42 * high}`,
          ),
          11,
        ),
      );
      return subtract(bun, ...pleats);
    });
    const slats = [x0 + 28, x1 - 28].map((x) => rect(x - gap / 2, y0 - m, gap, h + 2 * m));
    return { plate: concat(subtract(wall, ...slats), rim, foot), second: concat(...buns) };
  },
};

/** A beach parasol over the sand. */
export const beachShade: Plate = {
  about: ['beach-parasol'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, gap } = bodyAround(held, 0.24, 0.2, 0.16);
    const b = 0.4 * h;
    const [l, e, top] = [x0 - b, x1 + b, y0 - 0.34 * m];
    const half = (e - l) / 2;
    const tall = y1 - top;
    const canopy = parse(
      `M${l} ${y1}C${l + 0.02 * half} ${y1 - 0.7 * tall} ${cx - 0.6 * half} ${top} ${cx} ${top}C${cx + 0.6 * half} ${top} ${e - 0.02 * half} ${y1 - 0.7 * tall} ${e} ${y1}Z`,
    );
    const count = 2 * Math.round((e - l) / (1.4 * m)) + 1;
    const slot = (e - l) / count;
    const fringe = Array.from({ length: count }, (_, i) =>
      parse(
        `M${l + i * slot} ${y1 - 1}H${l + (i + 1) * slot}C${l + (i + 0.94) * slot} ${y1 + 0.36 * m} ${l + (i + 0.06) * slot} ${y1 + 0.36 * m} ${l + i * slot} ${y1 - 1}Z`,
      ),
    );
    const tip = rect(cx - 0.07 * m, top - 0.2 * m, 0.14 * m, 0.4 * m, 0.07 * m);
    const low = y1 + 0.84 * m;
    const shade = union(canopy, tip, ...fringe);
    const pole = rect(cx - 0.09 * m, y1, 0.18 * m, low - y1 + 0.1 * m);
    const sand = parse(
      `M${cx - 0.8 * half} ${low + 0.2 * m}Q${cx - 0.4 * half} ${low - 0.04 * m} ${cx} ${low - 0.04 * m}T${cx + 0.8 * half} ${low + 0.2 * m}Z`,
    );
    const bx = cx + Math.min(0.44 * half, 0.9 * m);
    const ball = circle(bx, low - 0.2 * m, 0.25 * m);
    const seams = [0.12, -0.12].map((at) =>
      stroke(
        parse(
          `M${bx - 0.4 * m} ${low + (1.5 * at - 0.2) * m}Q${bx} ${low + (0.1 * at - 0.2) * m} ${bx + 0.4 * m} ${low + (1.5 * at - 0.2) * m}`,
        ),
        10,
      ),
    );
    return {
      plate: subtract(filleted(union(shade, pole, softened(sand, 3)), 4), grow(ball, gap)),
      second: subtract(ball, ...seams),
    };
  },
};

/** A shallow tray of whole pasties that lean on each other, their edges crimped. */
export const pastyTray: Plate = {
  about: ['empanada', 'empanada-tray'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, size: m, wide, gap } = bodyAround(held, 0.3, 0.2, 0.24);
    const [l, e] = [x0 - 0.16 * m, x1 + 0.16 * m];
    const tray = softened(
      union(
        polygon(
          [
            [l, y0 - 0.04 * m],
            [e, y0 - 0.04 * m],
            [x1, y1],
            [x0, y1],
          ],
          0.16 * m,
        ),
        rect(l - 0.34 * m, y0 - 0.1 * m, e - l + 0.68 * m, 0.2 * m, 0.1 * m),
      ),
      3,
    );
    const floor = y0 - 0.1 * m;
    const count = Math.max(2, Math.round((e - l) / (0.98 * m)));
    const slot = (e - l + 0.1 * m) / count;
    const [a, b] = [0.56 * slot, Math.min(0.6 * slot, 0.72 * m)];
    const moon = (i: number) => {
      const x = l - 0.05 * m + (i + 0.5) * slot;
      const y = floor - 0.02 * m;
      const crimps = Math.max(7, Math.round((Math.PI * (a + b)) / 2 / (0.2 * m)));
      const edge = Array.from({ length: crimps }, (_, k) => {
        const t = Math.PI * (0.02 + (0.96 * k) / (crimps - 1));
        return circle(x - a * 0.92 * Math.cos(t), y - b * 0.9 * Math.sin(t), 0.12 * m);
      });
      const body = parse(
        `M${x - a} ${y}C${x - a} ${y - 1.26 * b} ${x + a} ${y - 1.26 * b} ${x + a} ${y}Q${x} ${y + 0.2 * b} ${x - a} ${y}Z`,
      );
      const seam = stroke(
        parse(
          `M${x - 0.76 * a} ${y - 0.1 * b}C${x - 0.66 * a} ${y - 0.9 * b} ${x + 0.66 * a} ${y - 0.9 * b} ${x + 0.76 * a} ${y - 0.1 * b}`,
        ),
        Math.max(11, 0.06 * m),
      );
      const turn = i % 2 === 0 ? -20 : 16;
      return { whole: rotate(union(body, ...edge), turn, x, y), seam: rotate(seam, turn, x, y) };
    };
    const moons = Array.from({ length: count }, (_, i) => moon(i));
    const front = heaped(
      moons.map(({ whole }) => whole),
      tray,
    );
    const above = rect(l - m, y0 - 4 * m, wide + 4 * m, 4 * m - 0.1 * m - gap);
    return {
      plate: tray,
      second: withoutCrumbs(softened(intersect(subtract(front, ...moons.map(({ seam }) => seam)), above), 3)),
    };
  },
};
