/** Plates of who serves pasta, salads and sauces from the stone. */
import type { Box } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A round-bottomed bowl, and the sizes of what goes over it. */
function bowlAround(held: Box) {
  const around = bodyAround(held, 0.36, 0.36, 0.42);
  const { x0, x1, y0, y1, high: h, size: m, cx } = around;
  const lean = 0.14 * h + 0.1 * m;
  const [l, e] = [x0 - lean, x1 + lean];
  const bowl = parse(
    `M${l + 0.05 * m} ${y0}H${e - 0.05 * m}Q${e} ${y0} ${e} ${y0 + 0.07 * m}C${e - 0.02 * m} ${y0 + 0.6 * h} ${x1 - 0.02 * m} ${y1} ${x1 - 0.5 * m} ${y1}H${x0 + 0.5 * m}C${x0 + 0.02 * m} ${y1} ${l + 0.02 * m} ${y0 + 0.6 * h} ${l} ${y0 + 0.07 * m}Q${l} ${y0} ${l + 0.05 * m} ${y0}Z`,
  );
  const foot = rect(cx - 0.62 * m, y1 - 0.06 * m, 1.24 * m, 0.2 * m, 0.06 * m);
  return { ...around, l, e, bowl, foot, floor: y0 - GAP };
}

/** A bowl of spaghetti, a fork in it. */
export const pastaBowl: Plate = {
  about: ['pasta', 'spaghetti-plate'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { l, e, bowl, foot, floor, size: m, cx } = bowlAround(held);
    const [reach, thick] = [(e - l) / 2 - 0.1 * m, Math.max(15, 0.105 * m)];
    const step = thick + 9;
    const rings = (x: number, r: number, squash: number) => {
      const turns = Math.max(2, Math.floor(r / step));
      return {
        strands: union(
          ...Array.from({ length: turns }, (_, i) => {
            const size = r - thick / 2 - i * step;
            return stroke(ellipse(x, floor, size, size * squash), thick);
          }),
        ),
        whole: ellipse(x, floor, r, r * squash),
      };
    };
    const side = rings(cx + 0.56 * reach, 0.44 * reach, Math.min(1, (0.46 * m) / (0.44 * reach)));
    const middle = rings(cx, 0.52 * reach, Math.min(1.1, (0.72 * m) / (0.52 * reach)));
    const outer = subtract(side.strands, grow(middle.whole, 9));
    const nest = concat(middle.strands, outer, mirror(outer, cx));
    const above = rect(l, floor - 3 * m, e - l, 3 * m);
    const fx = cx + 0.5 * reach;
    const fork = rotate(rect(fx - 0.06 * m, floor - 1.3 * m, 0.13 * m, 1.4 * m, 0.06 * m), 28, fx, floor);
    const food = grow(union(middle.whole, side.whole), 11);
    return {
      plate: concat(union(bowl, foot), subtract(fork, food, rect(l, floor, e - l, m))),
      second: intersect(nest, above),
    };
  },
};

/** A bowl of salad with its leaves, a tomato and the servers. */
export const saladBowlHeaped: Plate = {
  about: ['salad-bowl', 'leaf-fork', 'vegan-sign'],
  aspect: [1.1, 3],
  draw(held) {
    const { l, e, bowl, foot, floor, size: m, cx } = bowlAround(held);
    const half = (e - l) / 2 - 0.12 * m;
    const blade = (x: number, lean: number, tall: number) => {
      const shape = leaf(x, floor + 0.2 * m, x, floor - tall, 0.3, 0.5);
      const vein = stroke(line(x, floor, x, floor - 0.6 * tall), 10);
      return { shape: rotate(shape, lean, x, floor), vein: rotate(vein, lean, x, floor) };
    };
    const leaves = [
      blade(cx - 0.62 * half, -38, 0.66 * m),
      blade(cx + 0.1 * half, 12, 0.92 * m),
      blade(cx - 0.28 * half, -14, 0.94 * m),
    ];
    const [tx, r] = [cx + 0.58 * half, 0.38 * m];
    const seeds = [-50, 0, 50].map((turn) =>
      rotate(ellipse(tx, floor - 0.22 * m, 0.045 * m, 0.075 * m), turn, tx, floor - 0.04 * m),
    );
    const tomato = circle(tx, floor - 0.04 * m, r);
    let heap = subtract(tomato, ...seeds);
    let before = tomato;
    for (const each of [...leaves].reverse()) {
      heap = concat(heap, subtract(each.shape, each.vein, grow(before, GAP)));
      before = union(before, each.shape);
    }
    const handle = (x: number, lean: number) =>
      rotate(
        union(
          rect(x - 0.055 * m, floor - 1.1 * m, 0.11 * m, 1.1 * m, 0.05 * m),
          ellipse(x, floor - 1.06 * m, 0.09 * m, 0.16 * m),
        ),
        lean,
        x,
        floor,
      );
    const server = subtract(handle(cx + 0.56 * half, 34), grow(before, GAP));
    const above = rect(l - m, floor - 3 * m, e - l + 2 * m, 3 * m);
    return { plate: concat(union(bowl, foot), intersect(server, above)), second: intersect(heap, above) };
  },
};

/** A mortar of volcanic stone on its three feet. */
export const molcajeteBowl: Plate = {
  about: ['molcajete', 'taco', 'two-tacos', 'pastor-spit'],
  aspect: [1, 2.6],
  draw(held) {
    const { l, e, bowl, floor, y1, x0, x1, size: m, cx, y0, high: h } = bowlAround(held);
    const leg = (x: number, out: number) =>
      polygon(
        [
          [x - 0.24 * m, y1 - 0.3 * m],
          [x + 0.24 * m, y1 - 0.3 * m],
          [x + out + 0.11 * m, y1 + 0.3 * m],
          [x + out - 0.11 * m, y1 + 0.3 * m],
        ],
        0.06 * m,
      );
    const legs = union(leg(x0 + 0.4 * m, -0.16 * m), leg(cx, 0), leg(x1 - 0.4 * m, 0.16 * m));
    const pits = [
      [x0 - 0.08 * m, y0 + 0.3 * h],
      [x0 - 0.02 * m, y0 + 0.56 * h],
      [x1 + 0.08 * m, y0 + 0.26 * h],
      [x1 + 0.03 * m, y0 + 0.5 * h],
    ].map(([x = 0, y = 0]) => circle(x, y, Math.max(7, 0.045 * m)));
    const rim = rect(l - 0.06 * m, y0 - 0.06 * m, e - l + 0.12 * m, 0.17 * m, 0.08 * m);
    const px = cx + 0.16 * (e - l);
    const pestle = rotate(
      parse(
        `M${px - 0.13 * m} ${floor - 0.5 * m}C${px - 0.13 * m} ${floor - 0.7 * m} ${px + 0.13 * m} ${floor - 0.7 * m} ${px + 0.13 * m} ${floor - 0.5 * m}L${px + 0.27 * m} ${floor + 0.3 * m}H${px - 0.27 * m}Z`,
      ),
      30,
      px,
      floor,
    );
    const top = y0 - 0.06 * m - GAP;
    const salsa = parse(
      `M${l + 0.14 * m} ${top}C${l + 0.3 * m} ${top - 0.3 * m} ${cx - 0.5 * m} ${top - 0.22 * m} ${cx - 0.2 * m} ${top - 0.3 * m}S${e - 0.3 * m} ${top - 0.26 * m} ${e - 0.14 * m} ${top}Z`,
    );
    const cut = rect(l - m, top, e - l + 2 * m, m);
    return {
      plate: concat(subtract(union(bowl, legs, rim), ...pits), subtract(pestle, cut)),
      second: subtract(salsa, grow(pestle, GAP)),
    };
  },
};
