/** Plates of who weaves baskets and makes lace. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A picnic hamper, its lid strapped down. */
export const strappedHamper: Plate = {
  about: ['wicker-basket'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, high: h, cx, size: m } = bodyAround(held, 0.3, 0.3, 0.26);
    const strap = 0.2 * m;
    const side = strap + 0.34 * m;
    const [l, r, low] = [x0 - side, x1 + side, y1 + 0.52 * m];
    const body = parse(
      `M${l} ${y0}H${r}L${r - 0.12 * m} ${low - 0.12 * m}Q${r - 0.14 * m} ${low} ${r - 0.26 * m} ${low}H${l + 0.26 * m}Q${l + 0.14 * m} ${low} ${l + 0.12 * m} ${low - 0.12 * m}Z`,
    );
    const lidTop = y0 - GAP - 0.34 * m;
    const lid = rect(l - 0.1 * m, lidTop, r - l + 0.2 * m, 0.34 * m, 0.12 * m);
    const count = Math.round((r - l) / (0.24 * m));
    const rows = [
      [lidTop + 0.08 * m, lidTop + 0.26 * m, 1],
      [y1 + 0.04 * m, y1 + 0.18 * m, -1],
      [y1 + 0.28 * m, y1 + 0.42 * m, 1],
    ].flatMap(([from = 0, to = 0, way = 1]) =>
      Array.from({ length: count }, (_, i) => {
        const x = l + ((r - l) / count) * (i + 0.5);
        return stroke(line(x - way * 0.06 * m, from, x + way * 0.06 * m, to), 12);
      }),
    );
    const belts = [x0 - 0.06 * m - strap, x1 + 0.06 * m].map((x) =>
      rect(x, lidTop - 0.06 * m, strap, 0.06 * m + 0.34 * m + GAP + 0.62 * h, 0.06 * m),
    );
    const buckles = belts.map((_, i) => {
      const x = i === 0 ? x0 - 0.06 * m - strap / 2 : x1 + 0.06 * m + strap / 2;
      return rect(x - 0.03 * m - 3, y0 + 0.16 * h, 0.06 * m + 6, 0.2 * m, 4);
    });
    const top = lidTop - 0.56 * m;
    const handle = stroke(
      parse(
        `M${cx - 0.24 * w - 0.2 * m} ${lidTop + 10}C${cx - 0.24 * w - 0.16 * m} ${top} ${cx - 0.1 * w} ${top} ${cx} ${top}S${cx + 0.24 * w + 0.16 * m} ${top} ${cx + 0.24 * w + 0.2 * m} ${lidTop + 10}`,
      ),
      0.16 * m,
    );
    const cut = belts.map((belt) => grow(belt, 10));
    return {
      plate: concat(
        subtract(body, ...cut, ...rows),
        union(subtract(lid, ...cut, ...rows), subtract(handle, rect(l - m, lidTop + 3, r - l + 2 * m, m))),
      ),
      second: subtract(union(...belts), ...buckles),
    };
  },
};

/** A basket of sewn coils under its braided handle. */
export const coilBasket: Plate = {
  about: ['wicker-basket', 'woven-bowl', 'basket'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size } = bodyAround(held, 0.3, 0.24, 0.24);
    const m = Math.min(size, 1.1 * high);
    const [coil, gap] = [0.23 * m, 10];
    const row = (y: number, far: number, tall = coil) => rect(x0 - far, y, wide + 2 * far, tall, tall / 2);
    const sewn = (y: number, far: number, way: 1 | -1) => {
      const long = wide + 2 * far - 0.3 * m;
      const count = Math.round(long / (0.24 * m));
      const stitches = Array.from({ length: count + 1 }, (_, i) => {
        const x = cx - long / 2 + (long * i) / count;
        return stroke(line(x - way * 0.05 * m, y + 0.27 * coil, x + way * 0.05 * m, y + 0.73 * coil), 10);
      });
      return subtract(row(y, far), ...stitches);
    };
    const count = Math.max(3, Math.round(high / coil));
    const tall = high / count;
    const taper = (y: number) => 0.34 * m - 0.22 * m * Math.max(0, (y - y0) / high) ** 2;
    const belly = union(
      rect(x0, y0, wide, high),
      ...Array.from({ length: count }, (_, i) =>
        row(y0 + tall * i - 1, taper(y0 + tall * (i + 0.5)), tall + 2),
      ),
    );
    const seams = Array.from({ length: count - 1 }, (_, i) => y0 + tall * (i + 1)).flatMap((y) =>
      [-1, 1].map((way) => {
        const x = way > 0 ? x1 : x0;
        return stroke(line(x + way * 0.03 * m, y, x + way * m, y), 10);
      }),
    );
    const low = y1 + gap;
    const rim = y0 - gap - 1.1 * coil;
    const edge = rect(x0 - 0.44 * m, rim, wide + 0.88 * m, 1.1 * coil, 0.5 * coil);
    const marks = Math.round((wide + 0.6 * m) / (0.26 * m));
    const plait = Array.from({ length: marks + 1 }, (_, i) => {
      const x = cx - (wide + 0.5 * m) / 2 + ((wide + 0.5 * m) * i) / marks;
      return stroke(
        polyline([
          [x - 0.04 * m, rim + 0.28 * coil],
          [x + 0.05 * m, rim + 0.55 * coil],
          [x - 0.04 * m, rim + 0.82 * coil],
        ]),
        10,
      );
    });
    const [reach, up] = [Math.min(wide / 2 + 0.16 * m, 1.5 * m), 0.86 * m];
    const arch = (far: number, rise: number) =>
      parse(
        `M${cx - far} ${rim + 2}C${cx - far} ${rim - rise * 1.32} ${cx + far} ${rim - rise * 1.32} ${cx + far} ${rim + 2}Z`,
      );
    const handle = subtract(
      arch(reach, up),
      arch(reach - 0.2 * m, up - 0.2 * m),
      rect(cx - 2 * reach, rim - gap, 4 * reach, m),
    );
    return {
      plate: concat(
        subtract(belly, ...seams),
        sewn(low, 0, 1),
        sewn(low + coil + gap, -0.18 * m, -1),
        handle,
      ),
      second: subtract(edge, ...plait),
    };
  },
};

/** A doily: scallops and eyelets about the name. */
export const laceDoily: Plate = {
  about: ['lace-sun'],
  aspect: [1, 2.4],
  draw(held) {
    const { cx, cy, wide: w, high: h, size: m } = bodyAround(held, 0.3, 0.3);
    const grown = 1.36;
    const [rx, ry] = [(w / 2) * grown, (h / 2) * grown];
    const around = (a: number, far: number): [number, number] => [
      cx + (rx + far) * Math.cos(a),
      cy + (ry + far) * Math.sin(a),
    ];
    const length = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
    const count = 2 * Math.round(length / (0.46 * m) / 2);
    const samples = Array.from({ length: 721 }, (_, i) => (i * Math.PI) / 360);
    const lengths: number[] = [];
    let total = 0;
    for (const [i, a] of samples.entries()) {
      const [px, py] = around(samples[i - 1] ?? a, 0.2 * m);
      const [qx, qy] = around(a, 0.2 * m);
      total += Math.hypot(qx - px, qy - py);
      lengths.push(total);
    }
    const angles = Array.from(
      { length: count },
      (_, i) => samples[lengths.findIndex((sum) => sum >= ((i + 0.5) * total) / count)] ?? 0,
    );
    const each = total / count;
    const rim = union(
      ellipse(cx, cy, rx + 0.2 * m, ry + 0.2 * m),
      ...angles.map((a) => circle(...around(a, 0.2 * m), each * 0.54)),
    );
    const eyes = angles.map((a) => circle(...around(a, 0.2 * m), Math.max(7, each * 0.24)));
    const dots = angles.map((a, i) => {
      const next = angles[(i + 1) % count] ?? a;
      return circle(
        ...around((a + next + (next < a ? 2 * Math.PI : 0)) / 2, 0.04 * m),
        Math.max(7, 0.05 * m),
      );
    });
    return { plate: subtract(rim, ...eyes, ...dots) };
  },
};
