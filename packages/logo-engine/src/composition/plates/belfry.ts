/** Plates of who casts bells and keeps churches. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A church bell under its yoke. */
export const yokedBell: Plate = {
  about: ['bell'],
  aspect: [0.8, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, high: h, cx, size: m } = bodyAround(held, 0.34, 0.2, 0.3);
    const top = y0 - 0.4 * m;
    const [lip, foot] = [y1 + 0.34 * m, 0.44 * m];
    const half = (way: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      const at = (dx: number, y: number) => `${x + way * dx * m} ${y}`;
      return parse(
        `M${cx - way} ${top}L${at(-0.2 * (w / m) - 0.1, top)}C${at(-0.1, top)} ${at(-0.02, y0 - 0.1 * m)} ${at(0, y0 + 0.12 * h)}C${at(0.03, y1 - 0.4 * h)} ${at(0.1, y1 - 0.1 * h)} ${at(0.32, y1 + 0.06 * m)}C${at(0.4, y1 + 0.12 * m)} ${at(foot / m, lip - 0.12 * m)} ${at(foot / m, lip - 0.06 * m)}Q${at(foot / m, lip)} ${at(foot / m - 0.08, lip)}H${cx - way}Z`,
      );
    };
    const rim = stroke(parse(`M${x0 - m} ${y1 + 0.1 * m}H${x1 + m}`), 12);
    const shell = union(half(1), half(-1));
    const [yt, yb] = [top - GAP - 0.42 * m, top - GAP];
    const [yl, yr] = [cx - 0.36 * w - 0.1 * m, cx + 0.36 * w + 0.1 * m];
    const yoke = parse(
      `M${yl} ${yb}Q${yl - 0.12 * m} ${yb} ${yl - 0.1 * m} ${yb - 0.14 * m}C${yl + 0.1 * m} ${yt + 0.14 * m} ${cx - 0.5 * m} ${yt} ${cx - 0.2 * m} ${yt}H${cx + 0.2 * m}C${cx + 0.5 * m} ${yt} ${yr - 0.1 * m} ${yt + 0.14 * m} ${yr + 0.1 * m} ${yb - 0.14 * m}Q${yr + 0.12 * m} ${yb} ${yr} ${yb}Z`,
    );
    const axle = rect(yl - 0.34 * m, yb - 0.16 * m, yr - yl + 0.68 * m, 0.1 * m, 5);
    const straps = [-0.24, 0.24].map((d) => rect(cx + d * m - 6, yt - 5, 12, 0.6 * m));
    const clapper = subtract(
      ellipse(cx, lip + 0.04 * m, 0.26 * m, 0.26 * m),
      rect(cx - m, lip - m, 2 * m, m + GAP),
    );
    return {
      plate: subtract(shell, rim),
      second: concat(subtract(union(yoke, axle), ...straps), clapper),
    };
  },
};

/** A church wall that holds its bell over it, a cross on top. */
export const bellGable: Plate = {
  about: ['church', 'bell'],
  aspect: [1, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, high, cx, size } = bodyAround(held, 0.56, 0.36, 0.38);
    const m = 0.78 * Math.min(size, 1.15 * high);
    const ledge = y0 - GAP;
    const half = 0.56 * m;
    const shoulder = ledge - 0.15 * m;
    const eave = ledge - 0.86 * m;
    const peak = eave - 0.42 * m;
    const side = (way: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      const t = (d: number) => cx + way * d;
      const room = w / 2 - half;
      const reach = half + Math.min(0.72 * room, 0.7 * m);
      return parse(
        `M${cx - way} ${ledge}H${x + way * 0.1 * m}V${shoulder}H${t(reach)}C${t(half + 0.1 * m)} ${shoulder} ${t(half)} ${shoulder - 0.12 * m} ${t(half)} ${shoulder - 0.42 * m}V${eave}H${t(half + 0.13 * m)}V${eave - 0.12 * m}L${cx} ${peak}H${cx - way}Z`,
      );
    };
    const post = (way: 1 | -1) => {
      const x = (way > 0 ? x1 : x0) - way * 0.1 * m;
      return polygon(
        [
          [x - 0.13 * m, shoulder + 4],
          [x - 0.13 * m, shoulder - 0.14 * m],
          [x, shoulder - 0.42 * m],
          [x + 0.13 * m, shoulder - 0.14 * m],
          [x + 0.13 * m, shoulder + 4],
        ],
        0.02 * m,
      );
    };
    const thick = 0.11 * m;
    const cross = union(
      rect(cx - thick / 2, peak - 0.46 * m, thick, 0.6 * m),
      rect(cx - 0.17 * m, peak - 0.34 * m, 0.34 * m, thick),
    );
    const r = 0.35 * m;
    const [spring, sill] = [ledge - 0.52 * m, ledge - 0.06 * m];
    const opening = union(circle(cx, spring, r), rect(cx - r, spring, 2 * r, sill - spring));
    const at = (x: number, y: number) => `${cx + x * m} ${spring + y * m}`;
    const bell = parse(
      `M${at(-0.06, -0.27)}H${cx + 0.06 * m}C${at(0.19, -0.2)} ${at(0.12, 0.08)} ${at(0.25, 0.23)}V${spring + 0.3 * m}H${cx - 0.25 * m}V${spring + 0.23 * m}C${at(-0.12, 0.08)} ${at(-0.19, -0.2)} ${at(-0.06, -0.27)}Z`,
    );
    const clapper = circle(cx, spring + 0.33 * m, 0.07 * m);
    return {
      plate: concat(
        rect(x0, y0, w, high),
        subtract(union(side(1), side(-1), post(1), post(-1), cross), opening),
        rect(x0 - 0.1 * m, y1 + GAP, w + 0.2 * m, 0.15 * m, 4),
      ),
      second: union(bell, clapper, rect(cx - 6, spring - r - 1, 12, 0.2 * m)),
    };
  },
};
