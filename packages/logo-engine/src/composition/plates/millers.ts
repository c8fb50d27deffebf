/** Plates of who mills grain and waters fields. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, leaf, line, polygon, rect, wave } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A field with seedlings, a sprinkler on it. */
export const sprinklerField: Plate = {
  about: ['sprinkler', 'drip-line'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.3, 0.26);
    const [l, r, low] = [x0 - 0.2 * m, x1 + 0.2 * m, y1 + 0.1 * m];
    const field = parse(
      `M${l} ${y0 + 0.06 * m}Q${cx} ${y0 - 0.3 * m} ${r} ${y0 + 0.06 * m}V${low - 0.14 * m}Q${r} ${low} ${r - 0.14 * m} ${low}H${l + 0.14 * m}Q${l} ${low} ${l} ${low - 0.14 * m}Z`,
    );
    const ground = y0 - 0.12 * m;
    const head = union(
      rect(cx - 0.075 * m, ground - 0.62 * m, 0.15 * m, 0.7 * m, 0.02 * m),
      rect(cx - 0.19 * m, ground - 0.72 * m, 0.38 * m, 0.2 * m, 0.06 * m),
    );
    const mouth = ground - 0.66 * m;
    const reach = (r - l) / 2;
    const t = 0.115 * m;
    const jet = (f: number, down: number) => {
      const [x, y] = [cx + 0.32 * m, mouth + down * m];
      const far = x + (reach * 0.98 - 0.32 * m) * f;
      return stroke(
        parse(
          `M${x} ${y}C${x + 0.3 * (far - x)} ${y - 0.3 * f * m} ${far} ${y - 0.26 * f * m} ${far} ${y + 0.36 * f * m}`,
        ),
        t,
      );
    };
    const jets = union(jet(1, -0.06), jet(0.56, 0.14));
    const seedling = (x: number) => {
      const y = y0 - 0.24 * m + 0.26 * m * ((x - cx) / reach) ** 2;
      return union(
        leaf(x, y, x - 0.2 * m, y - 0.2 * m, 0.26, 0.45),
        leaf(x, y, x + 0.2 * m, y - 0.2 * m, 0.26, 0.45),
        stroke(line(x, y, x, y + 0.2 * m), 0.07 * m),
      );
    };
    const plants = union(seedling(cx + reach * 0.42), seedling(cx + reach * 0.78));
    return {
      plate: union(field, head, plants, mirror(plants, cx)),
      second: concat(jets, mirror(jets, cx)),
    };
  },
};

/** A windmill: the cap and its sails over the house that bears the name. */
export const millTower: Plate = {
  about: ['windmill'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.26, 0.26);
    const low = y1 + 0.12 * m;
    const house = polygon(
      [
        [x0 - 0.02 * m, y0 - 0.02 * m],
        [x1 + 0.02 * m, y0 - 0.02 * m],
        [x1 + 0.16 * m, low],
        [x0 - 0.16 * m, low],
      ],
      0.05 * m,
    );
    const stage = y0 - 0.02 * m - GAP - 0.14 * m;
    const balcony = rect(x0 - 0.12 * m, stage, wide + 0.24 * m, 0.14 * m, 0.05 * m);
    const q = 0.76 * m;
    const top = stage - 0.94 * q;
    const [foot, neck] = [Math.min(0.4 * wide, 0.74 * q), Math.min(0.32 * wide, 0.56 * q)];
    const tower = parse(
      `M${cx - foot} ${stage + 2}L${cx - neck} ${top}H${cx - neck - 0.1 * q}C${cx - neck} ${top - 0.46 * q} ${cx - 0.3 * q} ${top - 0.68 * q} ${cx} ${top - 0.68 * q}S${cx + neck} ${top - 0.46 * q} ${cx + neck + 0.1 * q} ${top}H${cx + neck}L${cx + foot} ${stage + 2}Z`,
    );
    const hy = top - 0.16 * q;
    const long = 1.4 * q;
    const sail = (turn: number) =>
      rotate(
        union(
          rect(cx, hy - 0.055 * q, long, 0.11 * q, 0.03 * q),
          subtract(
            rect(cx + long * 0.5, hy - 0.02 * q, long * 0.49, 0.34 * q, 0.03 * q),
            ...[0.65, 0.82].map((f) => rect(cx + long * f - 6, hy + 0.055 * q, 12, 0.4 * q)),
          ),
        ),
        turn,
        cx,
        hy,
      );
    const sails = union(circle(cx, hy, 0.15 * q), ...[-32, 148, 29, 209].map(sail));
    const mill = softened(subtract(union(balcony, tower), grow(sails, GAP)), 5);
    return { plate: concat(house, mill), second: sails };
  },
};

/** A house with its water wheel. */
export const waterMill: Plate = {
  about: ['wheat'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.3, 0.2);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.1 * m];
    const low = y1 + 0.26 * m;
    const house = rect(l, y0, r - l, low - y0, 0.03 * m);
    const b0 = y0 - GAP;
    const rise = Math.min(0.72 * m, 0.34 * wide + 0.1 * m);
    const mx = (l + r) / 2;
    const roof = polygon(
      [
        [mx, b0 - rise],
        [r + 0.22 * m, b0],
        [l - 0.24 * m, b0],
      ],
      0.08 * m,
    );
    const pane = circle(mx, b0 - 0.36 * rise, 0.13 * m);
    const R = 0.5 * m;
    const [wx, wy] = [r + 0.6 * m, low - 0.44 * m];
    const spokes = [0, 45, 90, 135].map((turn) => {
      const a = (turn * Math.PI) / 180;
      const [c, d] = [Math.cos(a) * R, Math.sin(a) * R];
      return stroke(line(wx - c, wy - d, wx + c, wy + d), 0.085 * m);
    });
    const blades = Array.from({ length: 8 }, (_, i) => {
      const a = ((i * 45 + 22.5) * Math.PI) / 180;
      const at = (d: number) => [wx + d * Math.cos(a), wy + d * Math.sin(a)] as const;
      return stroke(line(...at(R - 0.02 * m), ...at(R + 0.13 * m)), 0.12 * m, { cap: 'butt' });
    });
    const wheel = union(
      subtract(circle(wx, wy, R), circle(wx, wy, R - 0.12 * m)),
      circle(wx, wy, 0.15 * m),
      ...spokes,
      ...blades,
    );
    const clear = circle(wx, wy, R + 0.13 * m + GAP);
    const s = low + GAP;
    const [a, b] = [l - 0.2 * m, wx + R + 0.2 * m];
    const stream = stroke(
      wave(a, s + 0.12 * m, b - a, 0.08 * m, Math.max(3, Math.round((b - a) / (0.6 * m)))),
      0.12 * m,
    );
    return {
      plate: concat(subtract(house, clear), subtract(roof, pane), wheel),
      second: subtract(stream, clear),
    };
  },
};
