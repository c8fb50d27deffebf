/** Plates of boards, rolls and closets. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, type Point, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A chopping board, a knife along it. */
export const handledBoard: Plate = {
  about: ['charcuterie-board'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, high, cy, size: m } = bodyAround(held, 0.38, 0.32);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const board = union(
      rect(l, y0, r - l, high, 0.2 * m),
      parse(
        `M${r - 0.1 * m} ${cy - 0.36 * high}C${r + 0.12 * m} ${cy - 0.3 * high} ${r + 0.08 * m} ${cy - 0.17 * m} ${r + 0.3 * m} ${cy - 0.17 * m}H${r + 0.5 * m}A1 1 0 0 1 ${r + 0.5 * m} ${cy + 0.17 * m}H${r + 0.3 * m}C${r + 0.08 * m} ${cy + 0.17 * m} ${r + 0.12 * m} ${cy + 0.3 * high} ${r - 0.1 * m} ${cy + 0.36 * high}Z`,
      ),
      circle(r + 0.5 * m, cy, 0.2 * m),
    );
    const hole = circle(r + 0.52 * m, cy, Math.max(10, 0.085 * m));
    const by = y0 - GAP - 0.02 * m;
    const [kl, kr] = [l + 0.1 * m, r + 0.5 * m];
    const neck = kl + (kr - kl) * 0.62;
    const blade = parse(
      `M${neck} ${by}H${kl + 0.5 * m}C${kl + 0.2 * m} ${by} ${kl} ${by - 0.12 * m} ${kl - 0.06 * m} ${by - 0.28 * m}H${neck}Z`,
    );
    const handle = rect(neck + GAP, by - 0.29 * m, kr - neck - GAP, 0.19 * m, 0.09 * m);
    return { plate: concat(subtract(board, hole), blade), second: handle };
  },
};

/** A cinnamon roll with icing, the name on its side. */
export const icedRoll: Plate = {
  about: ['cinnamon-roll'],
  aspect: [1.2, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.5, 0.3);
    const [l, r, low] = [x0 - 0.08 * m, x1 + 0.08 * m, y1 + 0.12 * m];
    const [rx, ry] = [(r - l) / 2, 0.42 * m];
    const top = y0 - 0.48 * m;
    const dough = parse(
      `M${l} ${top}C${l - 0.08 * m} ${y0 + 0.3 * m} ${l - 0.06 * m} ${y1 - 0.1 * m} ${l + 0.04 * m} ${y1 - 0.06 * m}C${l + 0.2 * m} ${low} ${cx - 0.2 * wide} ${low + 0.06 * m} ${cx} ${low + 0.06 * m}C${cx + 0.2 * wide} ${low + 0.06 * m} ${r - 0.2 * m} ${low} ${r - 0.04 * m} ${y1 - 0.06 * m}C${r + 0.06 * m} ${y1 - 0.1 * m} ${r + 0.08 * m} ${y0 + 0.3 * m} ${r} ${top}Z`,
    );
    const lid = ellipse(cx, top, rx, ry);
    const turns = 2.25;
    const points = Array.from({ length: 90 }, (_, i): Point => {
      const share = i / 89;
      const angle = share * turns * 2 * Math.PI + 0.4;
      return [cx + 0.8 * rx * share * Math.cos(angle), top + 0.78 * ry * share * Math.sin(angle)];
    });
    const swirl = stroke(polyline(points), 14);
    const drips = [-0.72, -0.3, 0.16, 0.62].map((at, i) => {
      const y = top + ry * Math.sqrt(1 - at * at) - 0.1 * m;
      return rect(cx + at * rx - 0.1 * m, y, 0.2 * m, (i % 2 === 0 ? 0.22 : 0.15) * m, 0.1 * m);
    });
    const icing = union(lid, ...drips);
    return { plate: subtract(dough, grow(icing, GAP)), second: subtract(icing, swirl) };
  },
};

/** A wardrobe whose doors stand open, hangers over the name. */
export const openWardrobe: Plate = {
  about: ['open-wardrobe'],
  aspect: [1, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.3, 0.36);
    const [top, low] = [y0 - 0.56 * m, y1 + 0.06 * m];
    const back = rect(x0, top, wide, low - top);
    const cornice = rect(x0 - 0.08 * m, top - 0.12 * m, wide + 0.16 * m, 0.16 * m, 0.05 * m);
    const rail = rect(x0 + 0.1 * m, top + 0.12 * m, wide - 0.2 * m, 10, 5);
    const count = Math.max(3, Math.round(wide / (0.72 * m)));
    const hangers = Array.from({ length: count }, (_, i) => {
      const x = cx + ((i - (count - 1) / 2) * (wide - 0.16 * m)) / count;
      const y = top + 0.14 * m;
      const arms = polyline([
        [x, y + 0.1 * m],
        [x + 0.2 * m, y + 0.27 * m],
        [x - 0.2 * m, y + 0.27 * m],
        [x, y + 0.1 * m],
      ]);
      return union(stroke(arms, 11), rect(x - 5, y, 10, 0.12 * m));
    });
    const door = polygon(
      [
        [x1 + GAP, top],
        [x1 + GAP + 0.36 * m, top + 0.16 * m],
        [x1 + GAP + 0.36 * m, low + 0.14 * m],
        [x1 + GAP, low - 0.02 * m],
      ],
      0.03 * m,
    );
    const knob = circle(x1 + GAP + 0.25 * m, (top + low) / 2 + 0.1 * m, Math.max(7, 0.05 * m));
    const wing = subtract(door, knob);
    const feet = [x0 + 0.06 * m, x1 - 0.24 * m].map((x) => rect(x, low - 2, 0.18 * m, 0.14 * m, 0.03 * m));
    return {
      plate: subtract(union(back, cornice, ...feet), rail, ...hangers),
      second: concat(wing, mirror(wing, cx)),
    };
  },
};
