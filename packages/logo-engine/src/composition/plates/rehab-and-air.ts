/** Plates of who trains on a ball, cools rooms and sands floors. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A big soft ball, somebody arched back over it. */
export const archedBall: Plate = {
  about: ['pilates', 'pilates-reformer'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { y0, cx, cy, wide, high, gap, size: m } = bodyAround(held, 0.1, 0.1);
    const r = Math.hypot(wide, high) / 2;
    const ball = circle(cx, cy, r);
    const g = 0.13 * m + gap;
    const over = (from0: number, to: number) => {
      const at = (deg: number) => {
        const a = (deg * Math.PI) / 180;
        return `${cx + (r + g) * Math.cos(a)} ${cy + (r + g) * Math.sin(a)}`;
      };
      return parse(`M${at(from0)}A${r + g} ${r + g} 0 0 1 ${at(to)}`);
    };
    const trunk = stroke(over(-122, -48), 0.26 * m, { cap: 'round' });
    const a = (-48 * Math.PI) / 180;
    const k = from(cx + (r + g) * Math.cos(a), cy + (r + g) * Math.sin(a), m);
    const floor = cy + r;
    const knee = cx + r + 0.62 * m;
    const legs = union(
      stroke(parse(`M${k(0, 0)}L${knee} ${y0 + 0.1 * m}`), 0.24 * m, { cap: 'round' }),
      stroke(
        parse(`M${knee} ${y0 + 0.1 * m}L${knee - 0.06 * m} ${floor - 0.09 * m}H${knee + 0.22 * m}`),
        0.19 * m,
        { cap: 'round', join: 'round' },
      ),
    );
    const b = (-146 * Math.PI) / 180;
    const h = from(cx + (r + g + 0.06 * m) * Math.cos(b), cy + (r + g + 0.06 * m) * Math.sin(b), m);
    const [hx = 0, hy = 0] = h(0, 0).split(' ').map(Number);
    const arm = stroke(
      parse(`M${h(0.5, -0.36)}C${h(0.1, -0.56)} ${h(-0.46, -0.3)} ${h(-0.5, 0.72)}`),
      0.17 * m,
      { cap: 'round' },
    );
    const head = circle(hx, hy, 0.19 * m);
    return { plate: ball, second: concat(subtract(union(trunk, legs, arm), grow(head, gap)), head) };
  },
};

/** The outdoor unit of an air conditioner, its fan under a lid. */
export const outdoorCondenser: Plate = {
  about: ['split-unit', 'sun-snowflake'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, x1, y0, y1, gap, high, size: m } = bodyAround(held, 0.28, 0.36);
    const d = Math.min(high - 0.06 * m, 1.06 * m);
    const right = x1 + d + 0.1 * m;
    const box = rect(x0, y0, right - x0, high, 0.1 * m);
    const [fx, fy] = [x1 + d / 2 - 0.04 * m, (y0 + y1) / 2];
    const r = d / 2 - 0.02 * m;
    const t = Math.max(11, 0.075 * m);
    const rings = [0.8, 0.48].map((share) => stroke(circle(fx, fy, r * share), t));
    const bars = [30, 90, 150].map((turn) => rotate(rect(fx - r, fy - t / 2, 2 * r, t), turn, fx, fy));
    const guard = intersect(union(...rings, ...bars, circle(fx, fy, r * 0.22)), circle(fx, fy, r * 0.8));
    const lid = rect(x0 - 0.06 * m, y0 - gap - 0.13 * m, right - x0 + 0.12 * m, 0.13 * m, 0.05 * m);
    const feet = [x0 + 0.16 * m, right - 0.5 * m].map((x) => rect(x, y1 + gap, 0.34 * m, 0.14 * m, 0.03 * m));
    return { plate: concat(subtract(box, circle(fx, fy, r)), lid, ...feet), second: guard };
  },
};

/** A machine that sands a floor, its dust bag behind. */
export const floorSander: Plate = {
  about: ['parquet', 'laid-board'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, gap, size: m } = bodyAround(held, 0.32, 0.3, 0.36);
    const low = y1 + 0.08 * m;
    const back = x0 - 0.02 * m;
    const hood = parse(
      `M${back} ${low - 0.1 * m}V${y0 + 0.1 * m}Q${back} ${y0 - 0.04 * m} ${back + 0.14 * m} ${y0 - 0.04 * m}H${x1 - 0.1 * m}C${x1 + 0.3 * m} ${y0} ${x1 + 0.5 * m} ${y1 - 0.4 * m} ${x1 + 0.5 * m} ${low - 0.06 * m}Q${x1 + 0.5 * m} ${low} ${x1 + 0.42 * m} ${low}H${back + 0.1 * m}Q${back} ${low} ${back} ${low - 0.1 * m}Z`,
    );
    const [wx, wy, r] = [x0 + 0.04 * m, low + 0.16 * m, 0.28 * m];
    const drum = circle(x1 + 0.14 * m, low + 0.13 * m, 0.31 * m);
    const floor = low + 0.44 * m;
    const wheel = subtract(circle(wx, wy, r), circle(wx, wy, 0.09 * m));
    const b = from(x0, y0, m);
    const pole = stroke(parse(`M${b(0.2, 0.1)}L${b(-0.34, -0.86)}H${x0 - 0.66 * m}`), 0.15 * m, {
      cap: 'round',
      join: 'round',
    });
    const bag = parse(
      `M${b(0.2, -0.14)}C${b(0.1, -0.4)} ${b(0.06, -0.7)} ${b(0.3, -0.86)}C${b(0.6, -1)} ${b(1, -0.8)} ${b(1, -0.5)}C${b(1, -0.3)} ${b(0.8, -0.2)} ${b(0.6, -0.14)}Z`,
    );
    const board = rect(x0 - 0.5 * m, floor + gap, x1 - x0 + 1.1 * m, 0.18 * m, 0.03 * m);
    const joints = [x0 + 0.1 * m, x1 - 0.4 * m].map((x) => rect(x, floor, gap, 0.4 * m));
    const deep = subtract(union(hood, pole), grow(union(wheel, circle(wx, wy, r)), gap), grow(drum, gap));
    return {
      plate: concat(deep, wheel, subtract(drum, rect(x0, floor, x1, m)), subtract(board, ...joints)),
      second: subtract(bag, grow(union(hood, pole), gap)),
    };
  },
};
