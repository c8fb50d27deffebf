/** Plates of who keeps boats and yachts. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { polygon, rect, wave } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A motor yacht on the water. */
export const motorYacht: Plate = {
  about: ['anchor'],
  aspect: [1.6, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.26, 0.22);
    const [stern, stem] = [x0 - 0.5 * m, x1 + 1.1 * m];
    const low = y1 + 0.16 * m;
    const hull = softened(
      parse(
        `M${stern} ${y0}H${x1}Q${x1 + 0.6 * m} ${y0 - 0.02 * m} ${stem} ${y0 - 0.1 * m}C${stem - 0.3 * m} ${y0 + 0.3 * m} ${x1 + 0.5 * m} ${y1} ${x1 + 0.1 * m} ${low}H${stern - 0.2 * m}V${y1 - 0.16 * m}H${stern + 0.04 * m}L${stern + 0.2 * m} ${y0}Z`,
      ),
      4,
    );
    const deck = y0 + 2;
    const tall = 0.4 * m;
    const [a, b] = [stern + 0.6 * m, x1 + 0.36 * m];
    const house = parse(
      `M${a} ${deck}L${a - 0.12 * m} ${deck - tall}H${b - 0.96 * m}C${b - 0.66 * m} ${deck - tall} ${b - 0.3 * m} ${deck - 0.22 * m} ${b} ${deck}Z`,
    );
    const t = Math.max(13, 0.13 * m);
    const glass = deck - 0.14 * m;
    const pane = softened(
      parse(
        `M${a + 0.2 * m} ${glass}L${a + 0.16 * m} ${glass - t}H${b - 0.94 * m}Q${b - 0.72 * m} ${glass - t} ${b - 0.48 * m} ${glass}Z`,
      ),
      2,
    );
    const u = deck - tall + 2;
    const e = b - 1.04 * m;
    const c = a + 0.1 * wide + 0.1 * m;
    const bridge = softened(
      parse(
        `M${c} ${u}L${c - 0.1 * m} ${u - 0.1 * m}L${c - 0.16 * m} ${u - 0.26 * m}H${e - 0.4 * m}Q${e - 0.16 * m} ${u - 0.22 * m} ${e + 0.1 * m} ${u}Z`,
      ),
      2,
    );
    const mast = polygon(
      [
        [c + 0.08 * m, u - 0.2 * m],
        [c - 0.06 * m, u - 0.56 * m],
        [c + 0.1 * m, u - 0.56 * m],
        [c + 0.4 * m, u - 0.2 * m],
      ],
      0.03 * m,
    );
    const [w0, w1] = [stern - 0.3 * m, stem - 0.16 * m];
    const sea = stroke(
      wave(w0, low + 0.02 * m, w1 - w0, 0.09 * m, Math.max(3, Math.round((w1 - w0) / (0.74 * m)))),
      0.12 * m,
    );
    const under = rect(w0 - m, low + 0.02 * m, w1 - w0 + 2 * m, m);
    const boat = filleted(union(hull, house, bridge, mast), 3);
    return { plate: subtract(boat, pane, under, grow(sea, GAP)), second: sea };
  },
};

/** A boat with its wheelhouse, on the waves. */
export const cabinBoat: Plate = {
  about: ['boat', 'helm', 'whale-tail', 'motorboat', 'boat-bow'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.26, 0.24);
    const deck = y0 - 0.24 * m;
    const low = y1 + 0.26 * m;
    const [stern, stem] = [x0 - 0.2 * m, x1 + 0.84 * m];
    const hull = parse(
      `M${stern} ${deck}C${cx} ${deck + 0.04 * m} ${x1} ${deck - 0.02 * m} ${stem} ${deck - 0.26 * m}C${stem - 0.14 * m} ${y0 + 0.1 * m} ${x1 + 0.44 * m} ${low - 0.06 * m} ${x1 + 0.12 * m} ${low}H${x0 + 0.12 * m}C${x0} ${low} ${stern + 0.08 * m} ${y1 - 0.1 * m} ${stern} ${deck}Z`,
    );
    const t = Math.max(11, 0.05 * m);
    const wale = stroke(
      parse(
        `M${stern - 0.2 * m} ${y0 - 0.06 * m}C${cx} ${y0 - 0.04 * m} ${x1} ${y0 - 0.08 * m} ${stem + 0.2 * m} ${deck - 0.12 * m}`,
      ),
      t,
    );
    const hx = x0 + 0.1 * wide;
    const hw = Math.min(1.1 * m, 0.5 * wide);
    const roof = deck - GAP - 0.6 * m;
    const house = union(
      polygon(
        [
          [hx, deck - GAP],
          [hx, roof],
          [hx + hw, roof],
          [hx + hw + 0.1 * m, deck - GAP],
        ],
        0.04 * m,
      ),
      rect(hx - 0.1 * m, roof - 0.02 * m, hw + 0.26 * m, 0.13 * m, 0.06 * m),
      rect(hx + hw * 0.3, roof - 0.36 * m, 0.1 * m, 0.44 * m, 0.04 * m),
    );
    const pane = (hw - 0.36 * m) / 2;
    const panes = [0, 1].map((i) =>
      rect(hx + 0.12 * m + i * (pane + 0.12 * m), roof + 0.2 * m, pane, 0.2 * m, 0.04 * m),
    );
    const post = rect(stem - 0.42 * m, deck - 0.42 * m, 0.1 * m, 0.4 * m, 0.04 * m);
    const [w0, w1] = [stern - 0.3 * m, stem + 0.02 * m];
    const sea = stroke(
      wave(w0, low - 0.02 * m, w1 - w0, 0.09 * m, Math.max(3, Math.round((w1 - w0) / (0.72 * m)))),
      0.12 * m,
    );
    const under = rect(w0 - m, low, w1 - w0 + 2 * m, m);
    return {
      plate: concat(subtract(union(hull, post), wale, under, grow(sea, GAP)), subtract(house, ...panes)),
      second: sea,
    };
  },
};
