/** Plates of who makes flans, doughnuts and fritters. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { CUBIC, concat, contours, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, type Point, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A flan on its dish, caramel running down from its top. */
export const mouldedFlan: Plate = {
  about: ['flan'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.2, 0.22);
    const [top, low] = [y0 - 0.62 * m, y1 + 0.04 * m];
    const body = polygon(
      [
        [x0 + 0.02 * m, top],
        [x1 - 0.02 * m, top],
        [x1 + 0.26 * m, low],
        [x0 - 0.26 * m, low],
      ],
      0.22 * m,
    );
    const n = 2 * Math.max(2, Math.round(wide / (0.62 * m))) + 1;
    const step = (wide + m) / n;
    const line = y0 - 0.26 * m;
    const drips = Array.from({ length: n }, (_, i) => {
      const deep = (i % 2 === 0 ? 0.17 : -0.12) * m;
      return `q0 ${deep} ${-step / 2} ${deep}t${-step / 2} ${-deep}`;
    }).join('');
    const over = parse(`M${x0 - 0.5 * m} ${line}V${top - m}H${x1 + 0.5 * m}V${line}${drips}Z`);
    const caramel = intersect(body, over);
    const by = low + GAP;
    const [l, r] = [x0 - 0.62 * m, x1 + 0.62 * m];
    const dish = parse(
      `M${l} ${by}H${r}Q${r + 0.02 * m} ${by + 0.1 * m} ${r - 0.16 * m} ${by + 0.16 * m}L${r - 0.5 * m} ${by + 0.24 * m}H${l + 0.5 * m}L${l + 0.16 * m} ${by + 0.16 * m}Q${l - 0.02 * m} ${by + 0.1 * m} ${l} ${by}Z`,
    );
    return {
      plate: concat(softened(subtract(body, grow(over, GAP)), 4), softened(dish, 3)),
      second: softened(caramel, 4),
    };
  },
};

/** A doughnut that is seen from a little above, glaze and sprinkles down its front. */
export const glazedDoughnut: Plate = {
  about: ['doughnut', 'doughnut-stack'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, high: h, size: m } = bodyAround(held, 0.2, 0.12, 0.16);
    const [l, r] = [x0 - 0.3 * h - 0.2 * m, x1 + 0.3 * h + 0.2 * m];
    const [top, low] = [y0 - 0.86 * m, y1 + 0.44 * m];
    const [half, cy] = [(r - l) / 2, (top + low) / 2 + 0.06 * m];
    const ring = parse(
      `M${l} ${cy}C${l} ${cy - 0.72 * (cy - top)} ${cx - 0.66 * half} ${top} ${cx} ${top}S${r} ${cy - 0.72 * (cy - top)} ${r} ${cy}S${cx + 0.7 * half} ${low} ${cx} ${low}S${l} ${cy + 0.72 * (low - cy)} ${l} ${cy}Z`,
    );
    const hw = 0.36 * half;
    const hy = y0 - 0.4 * m;
    const hole = ellipse(cx, hy, hw, 0.2 * m);
    const n = 2 * Math.max(2, Math.round((r - l) / (0.8 * m))) + 1;
    const step = (r - l + 0.2 * m) / n;
    const edge = y1 + 0.06 * m;
    const drips = Array.from({ length: n }, (_, i) => {
      const deep = (i % 2 === 0 ? 0.3 : -0.02) * m;
      return `q0 ${deep} ${-step / 2} ${deep}t${-step / 2} ${-deep}`;
    }).join('');
    const over = parse(`M${l - 0.1 * m} ${edge}V${top - m}H${r + 0.1 * m}V${edge}${drips}Z`);
    const glaze = intersect(ring, over);
    const sprinkle = (x: number, y: number, turn: number) =>
      rotate(rect(x - 0.12 * m, y - 0.045 * m, 0.24 * m, 0.09 * m, 0.045 * m), turn, x, y);
    const at = (u: number, v: number, turn: number) => sprinkle(cx + u * half, hy + v * m, turn);
    const sprinkles = [
      at(-0.52, -0.16, -50),
      at(-0.6, 0.18, 20),
      at(0.5, -0.2, 40),
      at(0.62, 0.14, -30),
      at(-0.24, -0.32, 12),
      at(0.2, -0.33, -20),
      sprinkle(l + 0.26 * m, cy + 0.02 * m, 70),
      sprinkle(r - 0.26 * m, cy - 0.1 * m, -60),
    ];
    return {
      plate: subtract(softened(glaze, 4), hole, ...sprinkles),
      second: softened(subtract(ring, grow(over, GAP)), 5),
    };
  },
};

/** Balls or sticks that are heaped behind a wall, the front ones whole. */
export function heaped(parts: readonly Path[], wall: Path): Path {
  let heap = subtract(parts[0] ?? wall, grow(wall, GAP));
  let before = union(wall, parts[0] ?? wall);
  for (const part of parts.slice(1)) {
    heap = concat(heap, subtract(part, grow(before, GAP)));
    before = union(before, part);
  }
  return heap;
}

/** Round fritters in a paper boat. */
export const fritterBoat: Plate = {
  about: ['fritter-balls'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.3, 0.26, 0.2);
    const [l, r, low] = [x0 - 0.1 * m, x1 + 0.1 * m, y1 + 0.06 * m];
    const boat = softened(
      polygon(
        [
          [l - 0.36 * m, y0 - 0.2 * m],
          [l + 0.04 * m, y0],
          [r - 0.04 * m, y0],
          [r + 0.36 * m, y0 - 0.2 * m],
          [r - 0.02 * m, low],
          [l + 0.02 * m, low],
        ],
        0.04 * m,
      ),
      6,
    );
    const n = Math.max(3, Math.round((wide - 0.1 * m) / (0.56 * m)));
    const step = (wide + 0.02 * m) / n;
    const R = 0.53 * step;
    const row = (count: number, y: number) =>
      Array.from({ length: count }, (_, i) => circle(cx + (i - (count - 1) / 2) * step, y, R));
    const heap = heaped([...row(n, y0 - 0.62 * R), ...row(n - 1, y0 - 1.9 * R)], boat);
    const shine = [...Array(n - 1).keys()].map((i) => {
      const x = cx + (i - (n - 2) / 2) * step;
      const y = y0 - 1.9 * R;
      return stroke(
        parse(
          `M${x - 0.5 * R} ${y - 0.1 * R}Q${x - 0.42 * R} ${y - 0.46 * R} ${x - 0.06 * R} ${y - 0.52 * R}`,
        ),
        Math.max(10, 0.2 * R),
        { cap: 'round' },
      );
    });
    return { plate: boat, second: subtract(heap, ...shine) };
  },
};

/** Points along a closed line, so far apart or a little less. */
export function spacedOn(path: Path, apart: number): Point[] {
  const fine =
    contours(path)[0]?.commands.flatMap((command, i, all): Point[] => {
      const [fromX = 0, fromY = 0] = all[i - 1]?.slice(-2) ?? [];
      const [, ax = fromX, ay = fromY, bx = ax, by = ay, x = bx, y = by] = command;
      if (command[0] !== CUBIC) return command.length > 1 ? [[x, y]] : [];
      return Array.from({ length: 60 }, (_, k): Point => {
        const t = (k + 1) / 60;
        const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
        return [p * fromX + q * ax + r * bx + s * x, p * fromY + q * ay + r * by + s * y];
      });
    }) ?? [];
  const far = fine.reduce<number[]>((sums, [x, y], i) => {
    const [px, py] = fine[i - 1] ?? [x, y];
    return sums.concat((sums[i - 1] ?? 0) + Math.hypot(x - px, y - py));
  }, []);
  const long = far.at(-1) ?? 0;
  const count = Math.ceil(long / apart);
  return Array.from(
    { length: count },
    (_, i) => fine[far.findIndex((d) => d >= (i * long) / count)] ?? [0, 0],
  );
}
