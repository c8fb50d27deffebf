/** Plates of who registers brands, sells bearings and fights fire. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, type Point, polar, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A scalloped seal on its two ribbons. */
export const ribbonSeal: Plate = {
  about: ['trademark', 'seal-check', 'certificate'],
  aspect: [1, 2],
  draw(held) {
    const { gap, wide, high, cx, cy, size: m } = bodyAround(held, 0.3, 0.24, 0.24);
    const [rx, ry] = [wide / 2 + 0.14 * m, high / 2 + 0.32 * m];
    const fuller = (v: number) => Math.sign(v) * Math.abs(v) ** 0.86;
    const edge = Array.from({ length: 721 }, (_, i): Point => {
      const [px, py] = polar(0, 0, 1, i / 2 - 90);
      return [cx + fuller(px) * rx, cy + fuller(py) * ry];
    });
    const far = edge.reduce<number[]>((sums, [x, y], i) => {
      const [px, py] = edge[i - 1] ?? [x, y];
      sums.push((sums.at(-1) ?? 0) + Math.hypot(x - px, y - py));
      return sums;
    }, []);
    const whole = far.at(-1) ?? 0;
    const count = 2 * Math.round(whole / (0.6 * m));
    const points = Array.from(
      { length: count },
      (_, i): Point => edge[far.findIndex((at) => at >= (whole * i) / count)] ?? [cx, cy],
    );
    const scallops = points.map(([x, y]) => circle(x, y, 0.17 * m));
    const seal = filleted(union(polygon(points), ...scallops), 3);
    const foot = cy + ry;
    const tail = polygon([
      [cx - 0.72 * m, foot - 0.4 * m],
      [cx - 0.1 * m, foot - 0.4 * m],
      [cx - 0.14 * m, foot + 0.62 * m],
      [cx - 0.46 * m, foot + 0.46 * m],
      [cx - 0.82 * m, foot + 0.62 * m],
    ]);
    const ribbons = softened(union(tail, mirror(tail, cx)), 3);
    return { plate: seal, second: subtract(ribbons, grow(seal, gap)) };
  },
};

/** A bearing in its block with the feet that are bolted down, the name under it. */
export const bearingBlock: Plate = {
  about: ['bearing'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.28, 0.3);
    const r = 0.58 * m;
    const oy = y0 - 0.66 * m;
    const foot = 0.2 * m;
    const block = filleted(
      union(
        circle(cx, oy, r + 0.2 * m),
        rect(x0, y0, wide, y1 - y0, 0.1 * m),
        rect(x0 - 0.3 * m, y1 - foot, wide + 0.6 * m, foot, 0.06 * m),
      ),
      0.12 * m,
    );
    const bore = circle(cx, oy, r);
    const balls = Array.from({ length: 8 }, (_, i) => circle(...polar(cx, oy, r * 0.62, 45 * i), 0.105 * m));
    const ring = subtract(circle(cx, oy, r - gap), circle(cx, oy, 0.17 * m), ...balls);
    return { plate: subtract(block, bore), second: ring };
  },
};

/** A fireman's helmet from its side: its comb, its long brim behind and its shield before. */
export const fireHelmet: Plate = {
  about: ['fire-extinguisher', 'fire-engine', 'hydrant'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.3, 0.28);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.5 * m];
    const mid = (l + r) / 2 - 0.04 * m;
    const half = (r - l) / 2;
    const top = y0 - 0.46 * m;
    const arch = (d: number, up = d) =>
      `C${l - d} ${y0 - 0.1 * m - up} ${mid - half * 0.62} ${top - up} ${mid} ${top - up}C${mid + half * 0.62} ${top - up} ${r + d} ${y0 - 0.1 * m - up} ${r + d} ${y1}`;
    const dome = parse(`M${l} ${y1}${arch(0)}Z`);
    const over = parse(`M${l - gap} ${y1}${arch(gap)}Z`);
    const crest = parse(`M${l - gap - 0.2 * m} ${y1}${arch(gap + 0.2 * m, gap + 0.26 * m)}Z`);
    const comb = softened(
      subtract(intersect(crest, rect(l - m, top - m, r - l + m, m + y0 - 0.16 * m - top)), over),
      5,
    );
    const ribs = [-0.5, 0.06].map((x) =>
      stroke(
        parse(
          `M${mid + x * half} ${top - 9}Q${mid + x * half * 1.16} ${top + 0.14 * m} ${mid + x * half * 1.22} ${y0 - 0.12 * m}`,
        ),
        Math.max(12, 0.07 * m),
      ),
    );
    const by = y1 + gap;
    const brim = softened(
      parse(
        `M${l - 0.04 * m} ${by}H${r + 0.08 * m}C${r + 0.26 * m} ${by} ${r + 0.44 * m} ${by + 0.02 * m} ${r + 0.5 * m} ${by + 0.2 * m}C${r + 0.3 * m} ${by + 0.24 * m} ${cx + wide * 0.2} ${by + 0.22 * m} ${cx} ${by + 0.24 * m}C${l + 0.3 * m} ${by + 0.28 * m} ${l - 0.3 * m} ${by + 0.5 * m} ${l - 0.78 * m} ${by + 0.86 * m}C${l - 0.98 * m} ${by + 0.6 * m} ${l - 0.5 * m} ${by + 0.02 * m} ${l - 0.04 * m} ${by}Z`,
      ),
      5,
    );
    const [sx, sy] = [r + 0.04 * m, y1 - 0.5 * m];
    const at = (dx: number, dy: number) => `${sx + dx * 1.16 * m} ${sy + dy * 1.22 * m}`;
    const leaning = (d: string) => rotate(parse(d), -8, sx, sy);
    const whole = softened(
      leaning(
        `M${at(0, -0.46)}Q${at(0.18, -0.32)} ${at(0.36, -0.34)}C${at(0.38, 0.06)} ${at(0.28, 0.3)} ${at(0, 0.46)}C${at(-0.28, 0.3)} ${at(-0.38, 0.06)} ${at(-0.36, -0.34)}Q${at(-0.18, -0.32)} ${at(0, -0.46)}Z`,
      ),
      4,
    );
    const flame = leaning(
      `M${at(0.03, -0.24)}C${at(0.06, -0.08)} ${at(0.2, -0.02)} ${at(0.17, 0.12)}C${at(0.13, 0.27)} ${at(-0.13, 0.27)} ${at(-0.17, 0.1)}C${at(-0.19, 0)} ${at(-0.13, -0.06)} ${at(-0.11, -0.11)}C${at(-0.09, -0.03)} ${at(-0.05, -0.01)} ${at(-0.03, -0.03)}C${at(0.01, -0.08)} ${at(-0.02, -0.16)} ${at(0.03, -0.24)}Z`,
    );
    const halo = grow(whole, gap);
    return {
      plate: concat(subtract(dome, halo, ...ribs), subtract(brim, halo), subtract(comb, halo)),
      second: subtract(whole, flame),
    };
  },
};
