/** Plates of who grinds, engraves and inks: blades, laser, tattoos. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, translate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A penknife, its blade and its opener half out. */
export const openPenknife: Plate = {
  about: ['grindstone'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, high: h, cy, size: m } = bodyAround(held, 0.2, 0.32, 0.32);
    const [l, r] = [x0 - 0.5 * h, x1 + 0.5 * h];
    const handle = rect(l, y0, r - l, h, 0.42 * h);
    const pins = [circle(x0 - 0.12 * h, cy, 0.075 * h), circle(x1 + 0.12 * h, cy, 0.075 * h)];
    const blade = (x: number, long: number, deep: number, turn: number) => {
      const y = y0 + 0.16 * h;
      const edge = parse(
        `M${x - 0.2 * m} ${y + deep}V${y - deep * 0.5}Q${x - 0.2 * m} ${y - deep} ${x} ${y - deep}H${x + long * 0.6}C${x + long * 0.8} ${y - deep} ${x + long * 0.94} ${y - deep * 0.3} ${x + long} ${y + deep}Z`,
      );
      const nick = stroke(line(x + long * 0.5, y - deep * 0.36, x + long * 0.66, y - deep * 0.36), 11, {
        cap: 'round',
      });
      return rotate(subtract(edge, nick), turn, x, y);
    };
    const long = 0.8 * (r - l);
    const rise = (Math.asin(Math.min(0.5, (1.3 * m) / long)) * 180) / Math.PI;
    const blades = union(
      blade(l + 0.36 * h, long, 0.2 * m, -rise),
      mirror(blade(r - 0.36 * h, 0.8 * m, 0.14 * m, -58), r - 0.36 * h),
    );
    return { plate: subtract(handle, ...pins), second: subtract(blades, grow(handle, GAP)) };
  },
};

/** A grindstone with its crank over a trough. */
export const troughGrindstone: Plate = {
  about: ['grindstone'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide: w, size: m } = bodyAround(held, 0.36, 0.3, 0.32);
    const trough = parse(
      `M${x0 - 0.3 * m} ${y0}H${x1 + 0.3 * m}L${x1 + 0.1 * m} ${y1 - 0.06 * m}Q${x1 + 0.08 * m} ${y1} ${x1} ${y1}H${x0}Q${x0 - 0.08 * m} ${y1} ${x0 - 0.1 * m} ${y1 - 0.06 * m}Z`,
    );
    const rim = rect(x0 - 0.42 * m, y0 - GAP - 0.18 * m, w + 0.84 * m, 0.18 * m, 0.05 * m);
    const legs = [-1, 1].map((way) => {
      const x = cx + way * (w / 2 - 0.16 * m);
      return polygon(
        [
          [x - 0.12 * m, y1 - 4],
          [x + 0.12 * m, y1 - 4],
          [x + way * 0.1 * m + 0.12 * m, y1 + 0.44 * m],
          [x + way * 0.1 * m - 0.12 * m, y1 + 0.44 * m],
        ],
        4,
      );
    });
    const wy = y0 - GAP * 2 - 0.3 * m;
    const r = 0.82 * m;
    const below = rect(cx - 2 * m, y0 - 2 * GAP - 0.18 * m, 4 * m, m);
    const [kx, ky] = [cx + 0.96 * m, wy - 0.5 * m];
    const crank = union(
      circle(cx, wy, 0.2 * m),
      stroke(line(cx, wy, kx, ky), 0.15 * m, { cap: 'round' }),
      circle(kx, ky, 0.17 * m),
    );
    const wheel = subtract(circle(cx, wy, r), grow(crank, 12));
    const axle = circle(cx, wy, 0.07 * m);
    return {
      plate: concat(union(trough, ...legs), rim),
      second: subtract(union(wheel, subtract(crank, axle)), below),
    };
  },
};

/** A board under a laser, which has cut a star out of its corner. */
export const laserBoard: Plate = {
  about: ['laser-engraver', 'laser-head'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, size: m } = bodyAround(held, 0.4, 0.4, 0.36);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const tooth = (y1 - y0) / 5;
    const teeth = [1, 3].flatMap((i) => [
      rect(l - 1, y0 + tooth * i, 0.15 * m, tooth),
      rect(r - 0.15 * m + 1, y0 + tooth * i, 0.15 * m, tooth),
    ]);
    const board = softened(
      subtract(
        rect(l - 0.15 * m, y0, r - l + 0.3 * m, y1 - y0),
        ...teeth.map((t, i) => translate(t, i % 2 === 0 ? -0.15 * m : 0.15 * m, 0)),
      ),
      4,
    );
    const hx = cx + 0.2 * w;
    const tip = y0 - 0.3 * m;
    const head = polygon(
      [
        [hx - 0.3 * m, tip - 0.86 * m],
        [hx + 0.3 * m, tip - 0.86 * m],
        [hx + 0.3 * m, tip - 0.26 * m],
        [hx + 0.1 * m, tip],
        [hx - 0.1 * m, tip],
        [hx - 0.3 * m, tip - 0.26 * m],
      ],
      0.05 * m,
    );
    const rail = rect(l - 0.1 * m, tip - 0.7 * m, r - l + 0.2 * m, 0.2 * m, 0.06 * m);
    const posts = [l - 0.15 * m, r - 0.05 * m].map((x) =>
      rect(x, tip - 0.84 * m, 0.2 * m, 0.48 * m, 0.05 * m),
    );
    const beam = rect(hx - 6, tip + 8, 12, y0 - tip - 4);
    const sparks = [-62, -30, 30, 62].map((turn) =>
      stroke(rotate(line(hx, y0 - 0.14 * m, hx, y0 - 0.3 * m), turn, hx, y0), 11),
    );
    const kerf = rect(hx - 16, y0 - 20, 32, 34);
    return {
      plate: concat(subtract(board, kerf), union(head, rail, ...posts)),
      second: union(beam, ...sparks.map((s) => subtract(s, grow(head, 6)))),
    };
  },
};

/** A swallow over a ribbon. */
export const swallowRibbon: Plate = {
  about: ['tattoo-machine', 'tattoo-heart'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cx, size: m } = bodyAround(held, 0.36, 0.28, 0.3);
    const sag = 0.16 * m;
    const band = parse(
      `M${x0} ${y0}Q${cx} ${y0 - sag} ${x1} ${y0}V${y1}Q${cx} ${y1 - sag * 0.6} ${x0} ${y1}Z`,
    );
    const tail = (way: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      const at = (d: number) => x + way * d * m;
      return parse(
        `M${at(-0.2)} ${y0 + 0.3 * h}H${at(0.52)}L${at(0.32)} ${y0 + 0.68 * h}L${at(0.52)} ${y1 + 0.26 * h}H${at(-0.3)}V${y1}Z`,
      );
    };
    const s = 1.05 * m;
    const [bx, by] = [cx, y0 - 0.72 * m];
    const p = (x: number, y: number) => `${bx + s * x} ${by + s * y}`;
    const bird = parse(
      `M${p(0.62, -0.3)}C${p(0.5, -0.36)} ${p(0.36, -0.36)} ${p(0.24, -0.2)}C${p(0.1, -0.5)} ${p(-0.2, -0.82)} ${p(-0.66, -0.86)}C${p(-0.44, -0.62)} ${p(-0.36, -0.3)} ${p(-0.14, 0)}C${p(-0.4, 0.16)} ${p(-0.6, 0.24)} ${p(-0.98, 0.24)}C${p(-0.8, 0.32)} ${p(-0.56, 0.34)} ${p(-0.34, 0.28)}C${p(-0.5, 0.44)} ${p(-0.68, 0.54)} ${p(-0.84, 0.6)}C${p(-0.5, 0.6)} ${p(-0.2, 0.46)} ${p(0.04, 0.24)}C${p(0.3, 0.3)} ${p(0.66, 0.26)} ${p(0.98, 0.06)}C${p(0.74, 0.06)} ${p(0.54, 0.02)} ${p(0.4, -0.06)}C${p(0.46, -0.14)} ${p(0.48, -0.2)} ${p(0.62, -0.3)}Z`,
    );
    const eye = circle(bx + s * 0.4, by - s * 0.22, 6);
    return {
      plate: concat(
        subtract(band, grow(bird, GAP)),
        ...[tail(1), tail(-1)].map((t) => softened(subtract(t, grow(band, GAP)), 3)),
      ),
      second: subtract(bird, eye),
    };
  },
};
