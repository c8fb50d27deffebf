/** Plates of who leads windows, minds small children and shoots paint. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { band, circle, line, polar, polygon, rect, sector } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A leaded window: a sun in its arch, the name on the pane under it. */
export const leadedWindow: Plate = {
  about: ['stained-glass', 'rose-window', 'leaded-panel'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.44, 0.4);
    const gap = Math.max(11, 0.05 * m);
    const half = wide / 2;
    const rise = Math.min(half, 0.84 * m);
    const foot = y0 - gap;
    const bend = (x: number, y: number): [number, number] => [cx + x * half, foot + y * rise];
    const core = 0.36;
    const rays = 5;
    const spokes = Array.from({ length: rays - 1 }, (_, i) => {
      const [px, py] = polar(0, 0, 1.2, 180 + (180 * (i + 1)) / rays);
      return stroke(line(cx, foot, ...bend(px, py)), gap, { cap: 'butt' });
    });
    const hub = stroke(mapPoints(band(0, 0, core + 0.001, core, 180, 360), bend), 2 * gap);
    const ray = (i: number) =>
      subtract(
        mapPoints(band(0, 0, 1, core, 180 + (180 * i) / rays, 180 + (180 * (i + 1)) / rays), bend),
        hub,
        ...spokes,
      );
    const sun = mapPoints(sector(0, 0, core, 180, 360), bend);
    const count = Math.max(3, Math.round(wide / (0.6 * m)));
    const step = (wide + gap) / count;
    const tall = 0.4 * m;
    const [low, each] = [y1 + gap, step - gap];
    const rhombs = Array.from({ length: count }, (_, i) => {
      const x = x0 + i * step + each / 2;
      return polygon([
        [x, low],
        [x + each / 2, low + tall / 2],
        [x, low + tall],
        [x - each / 2, low + tall / 2],
      ]);
    });
    const corners = subtract(
      rect(x0, low, wide, tall),
      ...rhombs.map((rhomb) => grow(rhomb, gap, { join: 'miter' })),
    );
    return {
      plate: concat(rect(x0, y0, wide, high), ray(0), ray(2), ray(4), corners),
      second: concat(sun, ray(1), ray(3), ...rhombs),
    };
  },
};

/** A pram, its hood up. */
export const pram: Plate = {
  about: ['adult-and-child', 'pacifier', 'baby-carriage', 'baby', 'nursing-mother'],
  aspect: [1.1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.4, 0.32, 0.34);
    const round = 0.44 * m;
    const low = y1 + 0.1 * m;
    const out = 0.12 * m;
    const tub = parse(
      `M${x0 - out} ${y0}H${x1 + out}V${y0 + 0.3 * high}C${x1 + out} ${low - 0.1 * m} ${x1 - round * 0.4} ${low} ${x1 - round} ${low}H${x0 + round}C${x0 + round * 0.4} ${low} ${x0 - out} ${low - 0.1 * m} ${x0 - out} ${y0 + 0.3 * high}Z`,
    );
    const r = Math.min(0.66 * (x1 - x0 + 2 * out), 1.02 * m);
    const [hx, hy] = [x1 + out - r, y0 - GAP];
    const ribs = [-60, -30].map((turn) =>
      stroke(line(hx, hy, ...polar(hx, hy, 2 * r, turn)), 11, { cap: 'butt' }),
    );
    const hood = subtract(sector(hx, hy, r, -90, 0), ...ribs);
    const bar = stroke(
      parse(
        `M${x0 - out + 8} ${y0 + 0.2 * m}C${x0 - out - 0.18 * m} ${y0 + 0.06 * m} ${x0 - out - 0.1 * m} ${y0 - 0.34 * m} ${x0 - out - 0.36 * m} ${y0 - 0.42 * m}`,
      ),
      0.12 * m,
    );
    const w = 0.3 * m;
    const wy = low + GAP + 0.7 * w;
    const wheel = (x: number) => subtract(circle(x, wy, w), circle(x, wy, w * 0.36));
    const wheels = [x0 + 0.34 * m, x1 - 0.34 * m].map(wheel);
    const room = [x0 + 0.34 * m, x1 - 0.34 * m].map((x) => circle(x, wy, w + 11));
    return { plate: concat(subtract(union(tub, bar), ...room), ...wheels), second: hood };
  },
};

/** What a ball of paint leaves. */
export const paintSplat: Plate = {
  about: ['paintball-marker'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, y0, wide, high, cx, cy, size: m } = bodyAround(held, 0.38, 0.34);
    const core = rect(x0, y0, wide, high, 0.34 * high);
    const swell = mapPoints(circle(0, 0, 1), (x, y) => [cx + x * 0.6 * wide, cy + y * 0.62 * high]);
    const spurts: [turn: number, far: number, thick: number][] = [
      [-164, 0.34, 0.2],
      [-137, 0.52, 0.26],
      [-106, 0.3, 0.18],
      [-72, 0.46, 0.24],
      [-38, 0.4, 0.2],
      [-8, 0.5, 0.26],
      [26, 0.3, 0.18],
      [52, 0.5, 0.24],
      [84, 0.32, 0.2],
      [118, 0.5, 0.26],
      [150, 0.34, 0.18],
      [176, 0.5, 0.22],
    ];
    const from = (turn: number, far: number): [number, number] => {
      const [x, y] = polar(0, 0, 1, turn);
      return [cx + x * (0.56 * wide + far * m), cy + y * (0.56 * high + far * m)];
    };
    const arms = spurts.map(([turn, far, thick]) =>
      union(
        stroke(line(cx, cy, ...from(turn, far)), thick * m * 0.62),
        circle(...from(turn, far), thick * m * 0.52),
      ),
    );
    const drops = [
      [-122, 0.66, 0.08],
      [-55, 0.62, 0.09],
      [10, 0.72, 0.08],
      [100, 0.6, 0.07],
      [160, 0.72, 0.09],
    ].map(([turn = 0, far = 0, r = 0]) => circle(...from(turn, far), r * m));
    const soft = 0.11 * m;
    const blot = shrink(grow(union(core, swell, ...arms), soft), soft);
    return { plate: blot, second: concat(...drops.map((each) => subtract(each, grow(blot, 10)))) };
  },
};
