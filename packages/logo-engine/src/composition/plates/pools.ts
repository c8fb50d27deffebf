/** Plates of who builds pools and wells. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A swimming pool with its ladder, the name in its water. */
export const poolLadder: Plate = {
  about: ['swimming-pool', 'pool-skimmer'],
  aspect: [1.6, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.4, 0.36);
    const u = mean * 0.62;
    const wall = Math.max(20, u * 0.14);
    const top = y0 - u * 0.08;
    const periods = Math.max(2, Math.round(wide / (u * 0.7)));
    const step = wide / periods;
    const crests = Array.from({ length: periods }, (_, i) => {
      const x = x0 + i * step;
      return `C${x + step * 0.18} ${top - u * 0.1} ${x + step * 0.32} ${top - u * 0.1} ${x + step * 0.5} ${top}C${x + step * 0.68} ${top + u * 0.1} ${x + step * 0.82} ${top + u * 0.1} ${x + step} ${top}`;
    }).join('');
    const round = u * 0.05;
    const water = parse(
      `M${x0} ${top}${crests}V${y1 - round}Q${x1} ${y1} ${x1 - round} ${y1}H${x0 + round}Q${x0} ${y1} ${x0} ${y1 - round}Z`,
    );
    const lip = u * 0.5;
    const rim = y0 - u * 0.24;
    const outer = union(
      rect(x0 - 11 - wall, rim, wide + 22 + wall * 2, y1 - rim + 11 + wall, round + wall),
      rect(x0 - 11 - lip, rim, wide + 22 + lip * 2, wall, 5),
    );
    const hole = union(
      rect(x0 - 11, rim + 40, wide + 22, y1 + 11 - rim - 40, round + 11),
      rect(x0 - 11, rim - 10, wide + 22, high * 0.6),
    );
    const basin = subtract(outer, hole);
    const t = Math.max(16, u * 0.11);
    const r = u * 0.2;
    const rail = (x: number) =>
      stroke(
        parse(
          `M${x} ${y0}V${rim - u * 0.36}A${r} ${r} 0 0 1 ${x + r * 2} ${rim - u * 0.36}V${rim - u * 0.24}`,
        ),
        t,
      );
    const a = x1 - u * 0.96;
    const rung = (y: number) => rect(a, y, u * 0.62, t);
    const ladder = union(rail(a), rail(a + u * 0.62), rung(rim - u * 0.34), rung(rim - u * 0.04));
    const bx = x0 + Math.min(wide * 0.26, u * 0.8);
    const br = u * 0.38;
    const by = top - u * 0.3;
    const ball = subtract(
      circle(bx, by, br),
      stroke(arc(bx - br * 1.1, by, br * 1.1, -70, 70), 11),
      stroke(arc(bx + br * 1.1, by, br * 1.1, 110, 250), 11),
    );
    const wet = union(water, subtract(ladder, rect(x0, y0 - 4, wide, high)));
    return {
      plate: concat(wet, basin),
      second: subtract(ball, grow(water, 11)),
    };
  },
};

/** A well under its roof, with its bucket on its winch, the name on its stones. */
export const roofedWell: Plate = {
  about: ['well-bore', 'water-pump'],
  aspect: [1.3, 2.4],
  draw(held) {
    const { x0, x1, y0, wide, high, cx, mean } = bodyAround(held, 0.34, 0.3);
    const u = mean * 0.62;
    const rows = high > 260 ? 5 : 3;
    const course = (high + 11) / rows;
    const sides = Array.from({ length: rows }, (_, i) => {
      const w = i % 2 === 0 ? u * 0.3 : u * 0.16;
      const y = y0 + i * course;
      return [rect(x0 - 11 - w, y, w, course - 11, 5), rect(x1 + 11, y, w, course - 11, 5)];
    }).flat();
    const rim = y0 - 11 - u * 0.19;
    const [from, span] = [x0 - 11 - u * 0.38, wide + 22 + u * 0.76];
    const count = Math.max(4, Math.round(span / (u * 0.62)));
    const each = (span + 11) / count;
    const coping = Array.from({ length: count }, (_, i) =>
      rect(from + i * each, rim, each - 11, u * 0.19, 5),
    );
    const half = Math.min(wide * 0.36, u * 0.9);
    const top = rim - u * 0.8;
    const post = (x: number) => rect(x - u * 0.08, top, u * 0.16, rim - 11 - top, 3);
    const roof = polygon(
      [
        [cx, top - u * 0.52],
        [cx + half + u * 0.44, top + u * 0.02],
        [cx + half + u * 0.36, top + u * 0.14],
        [cx - half - u * 0.36, top + u * 0.14],
        [cx - half - u * 0.44, top + u * 0.02],
      ],
      u * 0.05,
    );
    const axle = top + u * 0.32;
    const crank = stroke(
      polyline([
        [cx - half, axle],
        [cx + half + u * 0.26, axle],
        [cx + half + u * 0.26, axle + u * 0.2],
        [cx + half + u * 0.42, axle + u * 0.2],
      ]),
      Math.max(14, u * 0.085),
    );
    const reel = rect(cx - u * 0.24, axle - u * 0.09, u * 0.48, u * 0.18, u * 0.04);
    const low = rim - 11;
    const bucket = polygon(
      [
        [cx - u * 0.25, low - u * 0.27],
        [cx + u * 0.25, low - u * 0.27],
        [cx + u * 0.19, low],
        [cx - u * 0.19, low],
      ],
      u * 0.04,
    );
    const rope = rect(cx - 7, axle, 14, low - u * 0.27 - 9 - axle);
    return {
      plate: concat(
        rect(x0, y0, wide, high, 5),
        ...sides,
        ...coping,
        union(post(cx - half), post(cx + half), roof, crank, reel, rope),
      ),
      second: bucket,
    };
  },
};
