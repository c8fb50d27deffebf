/** Plates of who grows garlic and berries, and of who shapes little trees. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, scale, translate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polygon, rect, star } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A head of garlic, its cloves to both sides of the name. */
export const garlicBulb: Plate = {
  about: ['garlic'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, y0, y1, high, cx, gap, size: m } = bodyAround(held, 0.3, 0.24, 0.24);
    const top = y0 - 0.98 * m;
    const half = parse(
      `M${cx - 0.14 * m} ${top}C${cx - 0.14 * m} ${y0 - 0.5 * m} ${cx - 0.3 * m} ${y0 - 0.36 * m} ${x0 - 0.04 * m} ${y0 - 0.16 * m}C${x0 - 0.34 * m} ${y0 + 0.02 * m} ${x0 - 0.5 * m} ${y0 + 0.3 * high} ${x0 - 0.5 * m} ${y0 + 0.56 * high}C${x0 - 0.5 * m} ${y1 + 0.2 * m} ${x0 - 0.1 * m} ${y1 + 0.36 * m} ${x0 + 0.16 * m} ${y1 + 0.28 * m}C${x0 + 0.3 * m} ${y1 + 0.42 * m} ${cx - 0.2 * m} ${y1 + 0.46 * m} ${cx} ${y1 + 0.4 * m}L${cx + 0.1 * m} ${y1 + 0.3 * m}V${top}Z`,
    );
    const clove = stroke(
      parse(
        `M${cx - 0.14 * m} ${y0 - 0.5 * m}C${cx - 0.34 * m} ${y0 - 0.24 * m} ${x0 - 0.2 * m} ${y0 - 0.24 * m} ${x0 - 0.18 * m} ${y0 + 0.54 * high}C${x0 - 0.16 * m} ${y1} ${x0 - 0.02 * m} ${y1 + 0.14 * m} ${x0 + 0.16 * m} ${y1 + 0.34 * m}`,
      ),
      gap,
      { cap: 'round' },
    );
    const whole = softened(union(half, mirror(half, cx)), 3);
    const roots = [-0.2, 0, 0.2].map((x) =>
      stroke(line(cx + 0.7 * x * m, y1 + 0.3 * m, cx + 1.5 * x * m, y1 + 0.58 * m), Math.max(10, 0.07 * m), {
        cap: 'round',
      }),
    );
    return { plate: union(subtract(whole, clove, mirror(clove, cx)), ...roots) };
  },
};

/** A blueberry with its crown, a leaf over it and another behind it. */
export const crownedBlueberry: Plate = {
  about: ['blueberry', 'berry-punnet'],
  aspect: [1, 1.9],
  draw(held) {
    const { wide, high, cx, cy: middle, gap, size: m } = bodyAround(held, 0.06, 0.06);
    const cy = middle - 0.16 * m;
    const [rx, ry] = [0.5 * wide * 1.2 + 0.1 * m, 0.5 * high * 1.36 + 0.46 * m];
    const big = ellipse(cx, cy, rx, ry);
    const crown = (x: number, y: number, r: number) =>
      translate(scale(subtract(star(0, 0, r, 0.6 * r, 5, 0.1 * r), circle(0, 0, 0.36 * r)), 1, 0.66), x, y);
    const [bx, by, r] = [cx + 0.86 * rx, cy + 0.6 * ry, 0.56 * m];
    const small = subtract(circle(bx, by, r), crown(bx + 0.14 * m, by + 0.02 * m, 0.3 * m), grow(big, gap));
    const top = cy - ry - gap;
    const leaves = [
      rotate(leaf(cx, top, cx, top - 0.7 * m, 0.32, 0.5), -64, cx, top),
      rotate(leaf(cx, top, cx, top - 0.8 * m, 0.3, 0.5), 40, cx, top),
    ];
    const vein = union(
      ...[-64, 40]
        .map((turn) => rotate(line(cx, top - 0.2 * m, cx, top - 0.52 * m), turn, cx, top))
        .map((path) => stroke(path, 10, { cap: 'round' })),
    );
    const green = subtract(union(...leaves), grow(big, gap), vein);
    return {
      plate: subtract(big, crown(cx + 0.06 * m, cy - ry + 0.32 * m, 0.44 * m)),
      second: concat(green, small),
    };
  },
};

/** A bonsai in its tray, the name in its crown. */
export const trayBonsai: Plate = {
  about: ['bonsai'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.26, 0.22, 0.2);
    const puff = (x: number, y: number, rx: number, ry: number) => ellipse(x, y, rx, ry);
    const crown = union(
      rect(x0 - 0.1 * m, y0, wide + 0.2 * m, high + 0.1 * m, 0.2 * m),
      puff(x0 + 0.02 * m, y0 + 0.56 * high, 0.42 * m, 0.5 * high),
      puff(x1 - 0.02 * m, y0 + 0.6 * high, 0.46 * m, 0.46 * high),
      puff(x0 + 0.24 * wide, y0 + 0.06 * m, 0.26 * wide, 0.3 * m),
      puff(x0 + 0.56 * wide, y0 - 0.02 * m, 0.28 * wide, 0.4 * m),
      puff(x0 + 0.82 * wide, y0 + 0.12 * m, 0.2 * wide, 0.26 * m),
    );
    const low = y1 + 1.02 * m;
    const k = from(cx, low, m);
    const trunk = parse(
      `M${k(-0.42, 0.02)}C${k(-0.2, -0.1)} ${k(-0.1, -0.26)} ${k(-0.2, -0.5)}C${k(-0.28, -0.7)} ${k(-0.2, -0.9)} ${k(-0.06, -1.2)}H${cx + 0.3 * m}C${k(0.12, -0.84)} ${k(0.08, -0.66)} ${k(0.14, -0.5)}C${k(0.24, -0.2)} ${k(0.3, -0.06)} ${k(0.5, 0.02)}Z`,
    );
    const branch = stroke(
      parse(`M${k(0.06, -0.56)}C${k(0.3, -0.5)} ${k(0.4, -0.56)} ${k(0.6, -0.62)}`),
      0.13 * m,
    );
    const pad = union(
      puff(cx + 0.84 * m, low - 0.62 * m, 0.4 * m, 0.16 * m),
      puff(cx + 0.8 * m, low - 0.7 * m, 0.22 * m, 0.16 * m),
    );
    const wood = union(trunk, branch, pad);
    const w = Math.max(0.95 * m, 0.36 * wide);
    const pot = union(
      rect(cx - w - 0.08 * m, low + GAP, 2 * w + 0.16 * m, 0.14 * m, 0.05 * m),
      polygon(
        [
          [cx - w, low + GAP],
          [cx + w, low + GAP],
          [cx + w - 0.14 * m, low + GAP + 0.42 * m],
          [cx - w + 0.14 * m, low + GAP + 0.42 * m],
        ],
        0.08 * m,
      ),
      ...[-1, 1].map((side) =>
        rect(cx + side * (w - 0.34 * m) - 0.12 * m, low + GAP + 0.3 * m, 0.24 * m, 0.22 * m, 0.04 * m),
      ),
    );
    return {
      plate: filleted(union(crown, intersect(wood, rect(x0 - m, y1 - m, wide + 4 * m, low - y1 + m))), 6),
      second: pot,
    };
  },
};

/** A cart of a mine, heaped with ore. */
export const heapedMineCart: Plate = {
  about: ['mine-cart', 'pickaxe'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.36, 0.3, 0.28);
    const tub = polygon(
      [
        [x0 - 0.22 * m, y0],
        [x1 + 0.22 * m, y0],
        [x1 + 0.02 * m, y1],
        [x1 - 0.14 * m, y1 + 0.16 * m],
        [x0 + 0.14 * m, y1 + 0.16 * m],
        [x0 - 0.02 * m, y1],
      ],
      0.06 * m,
    );
    const rim = rect(x0 - 0.32 * m, y0 - 0.1 * m, wide + 0.64 * m, 0.18 * m, 0.06 * m);
    const wheelY = y1 + 0.42 * m;
    const R = 0.32 * m;
    const at = [cx - 0.29 * wide - 0.04 * m, cx + 0.29 * wide + 0.04 * m];
    const wheels = at.map((x) => subtract(circle(x, wheelY, R), circle(x, wheelY, 0.11 * m)));
    const floor = y0 - 0.1 * m - gap;
    const rail = rect(x0 - 0.44 * m, wheelY + R + gap, wide + 0.88 * m, 0.12 * m, 0.05 * m);
    const count = Math.max(3, Math.round(wide / (0.52 * m)));
    const step = (wide + 0.1 * m) / count;
    const lumps = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * step;
      const up = 1 - ((2 * i - (count - 1)) / count) ** 2 * 0.5;
      const [s, h] = [0.64 * step, (0.24 + 0.2 * up + (i % 2) * 0.12) * m];
      return polygon(
        [
          [x - s, floor + 0.4 * m],
          [x - 0.86 * s, floor - 0.5 * h],
          [x - 0.34 * s, floor - h],
          [x + 0.36 * s, floor - (i % 2 ? 0.86 : 0.96) * h],
          [x + 0.9 * s, floor - 0.42 * h],
          [x + s, floor + 0.4 * m],
        ],
        0.05 * m,
      );
    });
    // Every second lump lies before its neighbours.
    const front = union(...lumps.filter((_, i) => i % 2 === 0));
    const behind = union(...lumps.filter((_, i) => i % 2 === 1));
    const over = rect(x0 - 2 * m, floor - 4 * m, wide + 4 * m, 4 * m);
    const ore = intersect(concat(front, subtract(behind, grow(front, gap))), over);
    return {
      plate: concat(subtract(union(tub, rim), ...at.map((x) => circle(x, wheelY, R + gap))), ...wheels),
      second: concat(ore, rail),
    };
  },
};
