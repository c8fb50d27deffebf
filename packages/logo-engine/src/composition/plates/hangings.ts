/** Plates of who hangs cloth and paper: blinds, wallpaper, hammocks. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A roller blind let down, its hem scalloped. */
export const rollerBlind: Plate = {
  about: ['tied-curtain', 'blinds'],
  aspect: [0.9, 2.9],
  draw(held) {
    const { x0, y0, y1, wide: w, cx, size: m } = bodyAround(held, 0.44, 0.36, 0.3);
    const r = 0.17 * m;
    const roll = union(
      rect(x0 - 0.1 * m, y0 - GAP - 2 * r, w + 0.2 * m, 2 * r, r * 0.5),
      rect(x0 - 0.24 * m, y0 - GAP - 1.45 * r, w + 0.48 * m, 0.9 * r, r * 0.4),
    );
    const count = 2 * Math.round((w / (0.62 * m) - 1) / 2) + 1;
    const each = w / count;
    const hem = y1 + GAP;
    const scallops = Array.from({ length: count }, (_, i) =>
      intersect(
        ellipse(x0 + each * (i + 0.5), hem + 0.12 * m, each / 2 + 0.5, 0.3 * m),
        rect(x0 + each * i - 0.5, hem + 0.12 * m - 1, each + 1, m),
      ),
    );
    const edge = union(rect(x0, hem, w, 0.13 * m), ...scallops);
    const end = hem + 0.42 * m;
    const pull = union(
      rect(cx - 6, end - 4, 12, 0.26 * m),
      subtract(circle(cx, end + 0.36 * m, 0.15 * m), circle(cx, end + 0.36 * m, 0.075 * m)),
    );
    return {
      plate: concat(roll, rect(x0, y0, w, y1 - y0, 3)),
      second: union(edge, pull),
    };
  },
};

/** A curtain in folds whose pole goes in and out of its eyelets. */
export const eyeletCurtain: Plate = {
  about: ['tied-curtain'],
  aspect: [0.8, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, high, gap, size } = bodyAround(held, 0.42, 0.26, 0.26);
    const m = Math.min(size, 1.1 * high);
    const fold = 0.3 * m;
    const [l, r] = [x0 - 2 * fold, x1 + 2 * fold];
    const inner = 2 * Math.max(1, Math.round(wide / (0.5 * m) / 2)) + 1;
    const seams = [
      l,
      l + fold,
      ...Array.from({ length: inner + 1 }, (_, i) => x0 + (wide * i) / inner),
      r - fold,
      r,
    ];
    const pole = y0 - 0.3 * m;
    const [top, end] = [pole - 0.26 * m, y1 + 0.74 * m];
    const to = (x: number) => cx + (x - cx) * (1 + (0.16 * m) / (r - l));
    const hem = seams
      .slice(1)
      .map((x, i) => {
        const [a, b] = [to(seams[i] ?? x), to(x)];
        return `Q${(a + b) / 2} ${end + 0.16 * m} ${b} ${end}`;
      })
      .join('');
    const cloth = parse(`M${r} ${top}H${l}L${to(l)} ${end}${hem}Z`);
    const folds = seams.slice(1, -1).map((x) => {
      const beside = x < x0 + 1 || x > x1 - 1;
      return stroke(line(beside ? x : to(x), beside ? pole + 0.22 * m : y1 + 0.2 * m, to(x), end + 20), gap);
    });
    const eyes = seams.slice(1).map((x, i) => ((seams[i] ?? x) + x) / 2);
    const hole = 0.12 * m;
    const t = Math.max(13, 0.09 * m);
    const shown = eyes.slice(1).flatMap((x, i) => {
      const from = eyes[i] ?? x;
      return i % 2 === 1 ? [rect(from, pole - t / 2, x - from, t)] : [];
    });
    const ends = [-1, 1].map((way) => {
      const [x, far] = way > 0 ? [eyes.at(-1) ?? r, r] : [eyes[0] ?? l, l];
      return union(
        rect(Math.min(x, far + way * 0.26 * m), pole - t / 2, Math.abs(far + way * 0.26 * m - x), t),
        circle(far + way * 0.34 * m, pole, 0.16 * m),
      );
    });
    const bars = union(...shown, ...ends);
    return {
      plate: subtract(cloth, ...eyes.map((x) => circle(x, pole, hole)), ...folds, grow(bars, 9)),
      second: bars,
    };
  },
};

/** Wallpaper that comes off its roll, sprigs along its edges. */
export const wallpaperRoll: Plate = {
  about: ['wallpaper'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.4, 0.84, 0.84);
    const r = 0.27 * m;
    const cx = x0 - r - 0.02 * m;
    const [lidY, floor] = [y0 - 0.06 * m, y1 + 0.1 * m];
    const far = x1 + 0.16 * m;
    const sheet = parse(
      `M${cx} ${y0}H${far}C${far - 0.16 * m} ${y0 + 0.3 * high} ${far + 0.1 * m} ${y1 - 0.3 * high} ${far} ${y1}H${cx}Z`,
    );
    const lid = ellipse(cx, lidY, r, 0.15 * m);
    const hole = ellipse(cx, lidY, r * 0.42, 0.055 * m);
    const body = union(rect(cx - r, lidY, 2 * r, floor - lidY), ellipse(cx, floor, r, 0.15 * m));
    const count = Math.max(2, Math.round(wide / (2 * 0.5 * CAP)));
    const step = wide / count;
    const sprig = (x: number, y: number) => {
      const s = 0.26 * CAP;
      return [
        leaf(x, y + s, x, y - s, 0.26),
        leaf(x - 0.2 * s, y + s, x - 1.25 * s, y - 0.2 * s, 0.26),
        leaf(x + 0.2 * s, y + s, x + 1.25 * s, y - 0.2 * s, 0.26),
      ];
    };
    const sprigs = Array.from({ length: count }, (_, i) => x0 + step * (i + 0.5)).flatMap((x) => [
      ...sprig(x, y0 + 0.36 * CAP),
      ...sprig(x, y1 - 0.38 * CAP),
    ]);
    return {
      plate: subtract(sheet, grow(union(body, lid), GAP), ...sprigs),
      second: concat(subtract(body, grow(lid, 10)), subtract(lid, hole)),
    };
  },
};

/** A hammock between two palms. */
export const slungHammock: Plate = {
  about: ['hammock'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, high: h, size: m } = bodyAround(held, 0.16, 0.28, 0.26);
    const [l, r] = [x0 - 0.36 * m, x1 + 0.36 * m];
    const top = y0 - 0.3 * m;
    const cloth = parse(
      `M${l} ${top}C${x0 + 0.2 * m} ${y0 + 0.06 * m} ${x1 - 0.2 * m} ${y0 + 0.06 * m} ${r} ${top}C${r - 0.06 * m} ${y1 - 0.3 * h} ${x1 + 0.02 * m} ${y1} ${x1 - 0.3 * m} ${y1 + 0.04 * m}H${x0 + 0.3 * m}C${x0 - 0.02 * m} ${y1} ${l + 0.06 * m} ${y1 - 0.3 * h} ${l} ${top}Z`,
    );
    const [foot, crown] = [y1 + 0.42 * m, y0 - 0.66 * m];
    const px = r + 0.26 * m;
    const trunk = parse(
      `M${px - 0.14 * m} ${foot}C${px - 0.06 * m} ${y1 - 0.2 * h} ${px - 0.08 * m} ${y0} ${px - 0.02 * m} ${crown}H${px + 0.12 * m}C${px + 0.08 * m} ${y0} ${px + 0.1 * m} ${y1 - 0.2 * h} ${px + 0.2 * m} ${foot}Z`,
    );
    const fronds = [-170, -125, -68, -20, 20].map((turn) =>
      rotate(leaf(px, crown, px + 0.7 * m, crown + 0.06 * m, 0.18, 0.5), turn, px + 0.05 * m, crown),
    );
    const leaves = union(...fronds);
    const ropes = [0, 0.16].map((d) =>
      stroke(line(r - 0.05 * m, top + (0.03 + d) * m, px, y0 - 0.46 * m), 12),
    );
    const side = union(subtract(trunk, grow(leaves, GAP)), ...ropes);
    const stripes = [-1, 1].map((way) => {
      const x = way > 0 ? x1 : x0;
      return stroke(
        parse(
          `M${x + way * 0.17 * m} ${y0 - 0.02 * m}C${x + way * 0.16 * m} ${y1 - 0.5 * h} ${x + way * 0.12 * m} ${y1 - 0.3 * h} ${x + way * 0.04 * m} ${y1 - 0.12 * h}`,
        ),
        11,
      );
    });
    return {
      plate: subtract(union(cloth, side, mirror(side, cx)), ...stripes),
      second: concat(leaves, mirror(leaves, cx)),
    };
  },
};
