/** Plates of who builds pools and wells. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polar, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The water of a swimming pool, its ladder and a ball, the name in it. */
export const poolLadder: Plate = {
  about: ['swimming-pool', 'pool-skimmer'],
  aspect: [1.8, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high, mean } = bodyAround(held, 0.5, 0.34, 0.32);
    const u = mean * 0.62;
    const [l, r] = [x0 - u * 0.16, x1 + u * 0.16];
    const periods = Math.max(3, Math.round((r - l) / (u * 0.74)));
    const step = (r - l) / periods;
    const a = u * 0.085;
    const crest = (from: number, way: 1 | -1) =>
      Array.from({ length: periods }, (_, i) => {
        const x = (t: number) => from + way * (i + t) * step;
        return [
          [x(0.18), -a * way],
          [x(0.32), -a * way],
          [x(0.5), 0],
          [x(0.68), a * way],
          [x(0.82), a * way],
          [x(1), 0],
        ] as const;
      });
    const edge = (from: number, y: number, way: 1 | -1) =>
      crest(from, way)
        .map((p) => {
          const q = p.map(([x = 0, dy = 0]) => `${x} ${y + dy}`);
          return `C${q.slice(0, 3).join(' ')}C${q.slice(3).join(' ')}`;
        })
        .join('');
    const [top, low] = [y0 - u * 0.06, y1 + u * 0.06];
    const layer = (y: number, deep: number) =>
      parse(`M${l} ${y}${edge(l, y, 1)}V${y + deep}${edge(r, y + deep, -1)}Z`);
    const water = layer(top, low - top);
    const gap = Math.max(13, u * 0.08);
    const swell = layer(low + gap, u * 0.15);
    const t = Math.max(17, u * 0.12);
    const bend = u * 0.2;
    const peak = top - u * 0.46;
    const rail = (x: number) =>
      stroke(
        parse(
          `M${x} ${top + u * 0.1}V${peak}A${bend} ${bend} 0 0 1 ${x + bend * 2} ${peak}V${peak + u * 0.1}`,
        ),
        t,
      );
    const lx = x1 - u * 1.02;
    const rung = (y: number) => rect(lx, y, u * 0.62, t);
    const ladder = union(rail(lx), rail(lx + u * 0.62), rung(peak + u * 0.02), rung(top - u * 0.2));
    const wet = union(water, subtract(ladder, rect(x0, y0, x1 - x0, high)));
    const [br, bx] = [u * 0.36, x0 + Math.min((x1 - x0) * 0.22, u * 0.7)];
    const by = top - u * 0.26;
    const turn = -18;
    const rays = [0, 1, 2, 3, 4, 5].map((i) =>
      stroke(
        parse(
          `M${polar(bx, by, br * 0.2, turn + i * 60).join(' ')}Q${polar(bx, by, br * 0.7, turn + i * 60 - 16).join(' ')} ${polar(bx, by, br * 1.1, turn + i * 60 + 10).join(' ')}`,
        ),
        Math.max(9, u * 0.05),
      ),
    );
    const ball = subtract(circle(bx, by, br), ...rays);
    return { plate: wet, second: concat(subtract(ball, grow(water, gap * 0.8)), swell) };
  },
};

/** A well under its roof, with its bucket on its winch, the name on its stones. */
export const roofedWell: Plate = {
  about: ['well-bore', 'water-pump', 'well'],
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
