/** Plates of who sells tools, screws and paint. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A lying screw with its slotted head, the name on its shank. */
export const lyingScrew: Plate = {
  about: ['screw', 'nut', 'screwdriver'],
  aspect: [2, 4.4],
  draw(held) {
    const { x0, x1, y0, y1, high, cy, mean } = bodyAround(held, 0.4, 0.36);
    const u = Math.min(high * 0.9, mean * 0.6);
    const count = Math.max(4, Math.round((x1 - x0 - u * 0.2) / (u * 0.42)));
    const step = (x1 - x0 - u * 0.2) / count;
    const deep = Math.max(18, u * 0.17);
    const ridge = (x: number, y: number, way: number) =>
      polygon(
        [
          [x - step * 0.42, y - way * 10],
          [x - step * 0.42, y],
          [x - step * 0.04, y + way * deep],
          [x + step * 0.12, y + way * deep],
          [x + step * 0.42, y],
          [x + step * 0.42, y - way * 10],
        ],
        4,
      );
    const thread = Array.from({ length: count }, (_, i) => x0 + u * 0.2 + step * (i + 0.5)).flatMap((x) => [
      ridge(x, y0, -1),
      ridge(x - step * 0.3, y1, 1),
    ]);
    const tip = polygon(
      [
        [x1 - 10, y0],
        [x1, y0],
        [x1 + u * 0.46, cy - high * 0.2],
        [x1 + u * 0.94, cy],
        [x1 + u * 0.46, cy + high * 0.2],
        [x1, y1],
        [x1 - 10, y1],
      ],
      8,
    );
    const half = high * 0.5 + u * 0.34;
    const [l, flat] = [x0 - u * 0.56, x0 - u * 0.12];
    const cap = parse(
      `M${flat + 10} ${cy - half}H${flat}C${l + u * 0.1} ${cy - half} ${l} ${cy - half * 0.6} ${l} ${cy}C${l} ${cy + half * 0.6} ${l + u * 0.1} ${cy + half} ${flat} ${cy + half}H${flat + 10}Z`,
    );
    const slot = rect(l - 10, cy - u * 0.09, u * 0.3 + 10, u * 0.18, 4);
    const shank = rect(flat, y0, x1 - flat, high);
    return { plate: subtract(union(grow(shrink(union(cap, shank), 4), 4), tip, ...thread), slot) };
  },
};

/** A tin that paint runs down, the name on its front. */
export const paintTin: Plate = {
  about: ['paint-bucket', 'paint-roller', 'paint-brush-household', 'house-brush'],
  aspect: [1.05, 2.2],
  draw(held) {
    const { x0, x1, y0: over, y1, wide, mean } = bodyAround(held, 0.5, 0.44);
    const u = mean * 0.68;
    const y0 = over - u * 0.3;
    const edge = rect(x0 - u * 0.08, y0 - u * 0.18, wide + u * 0.16, u * 0.18, u * 0.06);
    const drip = (share: number, long: number) => {
      const w = u * 0.2;
      return rect(x0 + (wide - w) * share, y0 - u * 0.1, w, u * (0.1 + long), w / 2);
    };
    const drips = [drip(0.14, 0.3), drip(0.34, 0.18), drip(0.58, 0.27), drip(0.82, 0.16)];
    const runs = rect(x0 + wide * 0.1, y0 - 4, wide * 0.8, u * 0.1 + 4, 4);
    const paint = shrink(grow(union(edge, runs, ...drips), u * 0.03), u * 0.03);
    const body = rect(x0, y0 - 4, wide, y1 - y0 + 4, u * 0.05);
    const foot = rect(x0 - u * 0.04, y1 + 11, wide + u * 0.08, u * 0.12, u * 0.05);
    const [rx, top] = [wide * 0.5 + u * 0.02, y0 - u * 0.18];
    const mid = (x0 + x1) / 2;
    const [edgeX, t] = [rx - u * 0.03, Math.max(13, u * 0.1)];
    const bail = stroke(
      parse(
        `M${mid - edgeX} ${top + u * 0.04}C${mid - edgeX} ${top - u * 0.66} ${mid + edgeX} ${top - u * 0.66} ${mid + edgeX} ${top + u * 0.04}`,
      ),
      t,
      { cap: 'butt' },
    );
    const knob = (x: number) => circle(x, top - u * 0.02, u * 0.09);
    return {
      plate: concat(subtract(body, grow(paint, 11)), foot),
      second: union(paint, bail, knob(mid - edgeX), knob(mid + edgeX)),
    };
  },
};

/** A broad brush, the name on its bristles. */
export const broadBrush: Plate = {
  about: ['parquet', 'laid-board', 'paint-brush-household', 'house-brush'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.3, 0.24);
    const low = y1 + 0.06 * u;
    const count = Math.max(4, Math.round(wide / (0.36 * u)));
    const step = (wide + 0.12 * u) / count;
    const tufts = Array.from(
      { length: count },
      (_, i) => `q${-step / 2} ${(i % 2 === 0 ? 0.3 : 0.2) * u} ${-step} 0`,
    ).join('');
    const hair = parse(`M${x0} ${y0}H${x1}L${x1 + 0.06 * u} ${low}${tufts}Z`);
    const slits = Array.from({ length: count - 1 }, (_, i) => {
      const x = x1 + 0.06 * u - (i + 1) * step;
      return stroke(line(x, low + 0.02 * u, x, low + u), gap);
    });
    const ferrule = rect(x0 - 0.04 * u, y0 - gap - 0.3 * u, wide + 0.08 * u, 0.3 * u, 0.04 * u);
    const top = y0 - 2 * gap - 0.3 * u;
    const w = wide / 2;
    const handle = parse(
      `M${cx - w} ${top}C${cx - w} ${top - 0.24 * u} ${cx - 0.26 * u} ${top - 0.1 * u} ${cx - 0.18 * u} ${top - 0.36 * u}C${cx - 0.16 * u} ${top - 0.5 * u} ${cx - 0.24 * u} ${top - 0.6 * u} ${cx - 0.2 * u} ${top - 0.72 * u}Q${cx} ${top - 0.9 * u} ${cx + 0.2 * u} ${top - 0.72 * u}C${cx + 0.24 * u} ${top - 0.6 * u} ${cx + 0.16 * u} ${top - 0.5 * u} ${cx + 0.18 * u} ${top - 0.36 * u}C${cx + 0.26 * u} ${top - 0.1 * u} ${cx + w} ${top - 0.24 * u} ${cx + w} ${top}Z`,
    );
    const hole = circle(cx, top - 0.64 * u, 0.07 * u);
    return { plate: concat(subtract(hair, ...slits), subtract(handle, hole)), second: ferrule };
  },
};
