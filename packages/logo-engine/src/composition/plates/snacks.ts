/** Plates of who sells what is eaten from a box or off the bone. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A drumstick that lies, its bone to the right. */
export const drumstickLying: Plate = {
  about: ['drumstick', 'roast-chicken', 'spit-chicken'],
  aspect: [1.1, 2.4],
  draw(held) {
    const m = 0.4 * held.height + 0.18 * held.width + 0.3 * CAP;
    const [cx, cy] = [centreX(held), centreY(held) - 0.02 * m];
    const rx = held.width * 0.58 + 0.4 * CAP;
    const far = (held.width / 2 + 0.14 * CAP) / rx;
    const ry = (held.height / 2 + 0.16 * CAP) / Math.sqrt(1 - far * far);
    const e = cx + rx;
    const neck = 0.22 * m;
    const [nx, ny] = [e + 0.62 * m, cy - 0.3 * m];
    const meat = union(
      ellipse(cx, cy, rx, ry),
      parse(
        `M${cx + 0.4 * rx} ${cy - ry * 0.92}C${cx + 0.86 * rx} ${cy - 0.72 * ry} ${e + 0.1 * m} ${ny - neck} ${nx} ${ny - neck}Q${nx + 0.14 * m} ${ny} ${nx + 0.06 * m} ${ny + 1.1 * neck}C${e + 0.2 * m} ${ny + 1.4 * neck} ${cx + 0.96 * rx} ${cy + 0.6 * ry} ${cx + 0.5 * rx} ${cy + 0.87 * ry}Z`,
      ),
    );
    const bone = rotate(
      union(
        rect(nx - 0.3 * m, ny - 0.12 * m, 0.74 * m, 0.24 * m),
        circle(nx + 0.5 * m, ny - 0.14 * m, 0.19 * m),
        circle(nx + 0.5 * m, ny + 0.16 * m, 0.19 * m),
      ),
      -10,
      nx,
      ny,
    );
    const shine = stroke(
      parse(
        `M${e - 0.06 * m} ${cy - 0.36 * m}Q${e + 0.14 * m} ${cy - 0.34 * m} ${e + 0.36 * m} ${ny - 0.02 * m}`,
      ),
      Math.max(13, 0.075 * m),
    );
    const clear = grow(rect(held.x, held.y, held.width, held.height), 34);
    return { plate: subtract(meat, subtract(shine, clear)), second: subtract(bone, grow(meat, GAP)) };
  },
};

/** A striped box that pops over. */
export const popcornBox: Plate = {
  about: ['popcorn'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, high } = bodyAround(held, 0.34, 0.4, 0.4);
    const lean = 0.1 * high;
    const wing = 0.5 * m;
    const side = (way: 1 | -1, from: number, to: number) => {
      const x = way === 1 ? x1 : x0;
      return polygon(
        [
          [x + way * (from * wing + lean), y0],
          [x + way * (to * wing + 1.7 * lean), y0],
          [x + way * (to * wing * 0.7 + 0.2 * lean), y1],
          [x + way * (from * wing * 0.8), y1],
        ],
        0.03 * m,
      );
    };
    const gap = 0.3;
    const panel = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.03 * m,
    );
    const stripes = ([1, -1] as const).map((way) => side(way, gap, 0.62));
    const [l, e] = [x0 - 0.62 * wing - 1.7 * lean, x1 + 0.62 * wing + 1.7 * lean];
    const floor = y0 - GAP;
    const r = 0.24 * m;
    const count = Math.max(4, Math.round((e - l) / (1.45 * r)));
    const step = (e - l - 2 * r) / (count - 1);
    const puff = (x: number, y: number, size: number, turn: number) =>
      rotate(
        union(
          ...[0, 120, 240].map((part) => {
            const a = (part * Math.PI) / 180;
            return circle(x + 0.5 * size * Math.cos(a), y + 0.5 * size * Math.sin(a), 0.58 * size);
          }),
        ),
        turn,
        x,
        y,
      );
    const rows = [0, 1, 2].flatMap((row) => {
      const n = count - row - (row === 2 ? 1 : 0);
      return Array.from({ length: Math.max(1, n) }, (_, i) =>
        puff(
          cx + (i - (n - 1) / 2) * step,
          floor - r * (0.5 + row * 1.08),
          r * (1.06 + 0.1 * ((i + row) % 2)),
          i * 47 + row * 31,
        ),
      );
    });
    let pile = rows[0] ?? panel;
    for (const each of rows.slice(1)) {
      const behind = subtract(each, grow(pile, 9));
      pile = concat(pile, behind);
    }
    const above = rect(l - m, floor - 9 * m, e - l + 2 * m, 9 * m);
    return { plate: concat(panel, ...stripes), second: intersect(pile, above) };
  },
};

/** A paper box of churros, one of them a loop. */
export const churroBox: Plate = {
  about: ['churro', 'churro-cone'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, high, wide } = bodyAround(held, 0.34, 0.36, 0.36);
    const lean = 0.1 * high;
    const box = parse(
      `M${x0 - lean} ${y0 - 0.16 * m}Q${cx} ${y0 + 0.06 * m} ${x1 + lean} ${y0 - 0.16 * m}L${x1 + 0.1 * lean} ${y1 - 0.06 * m}Q${x1} ${y1} ${x1 - 0.08 * m} ${y1}H${x0 + 0.08 * m}Q${x0} ${y1} ${x0 - 0.1 * lean} ${y1 - 0.06 * m}Z`,
    );
    const thick = 0.34 * m;
    const full = wide + 2 * lean - 0.24 * m;
    const n = Math.max(4, Math.round(full / (0.46 * m)));
    const slot = full / n;
    const lx = cx + slot * (n % 2 === 0 ? 0 : 0.5);
    const top = y0 - 1.02 * m;
    const ring = parse(
      `M${lx - 0.17 * m} ${y0 + 0.1 * m}C${lx - 0.2 * m} ${top + 0.62 * m} ${lx - 0.5 * m} ${top} ${lx} ${top}S${lx + 0.2 * m} ${top + 0.62 * m} ${lx + 0.17 * m} ${y0 + 0.1 * m}`,
    );
    const loop = subtract(stroke(ring, 0.29 * m, { cap: 'butt' }), stroke(ring, 11));
    const bar = thick / 3;
    const stick = (i: number) => {
      const x = cx + (i - (n - 1) / 2) * slot;
      const up = y0 - ([0.86, 1.08, 0.78, 0.98][i % 4] ?? 0.9) * m;
      const ridges = [-1, 0, 1].map((k) =>
        rect(x + k * bar - bar / 2 - 1, up + Math.abs(k) * 0.06 * m, bar + 2, y0 + 0.1 * m - up, bar / 2),
      );
      const seams = [-0.5, 0.5].map((k) => rect(x + k * bar - 4.5, up + 0.2 * m, 9, 2 * m, 4));
      return rotate(subtract(union(...ridges), ...seams), (i - (n - 1) / 2) * (22 / n), x, y0);
    };
    const clear = grow(loop, 11);
    const sticks: Path[] = [];
    for (let i = 0; i < n; i++) {
      const x = cx + (i - (n - 1) / 2) * slot;
      if (Math.abs(x - lx) > 0.8 * slot) sticks.push(subtract(stick(i), clear));
    }
    return { plate: box, second: subtract(concat(loop, ...sticks), grow(box, GAP)) };
  },
};
