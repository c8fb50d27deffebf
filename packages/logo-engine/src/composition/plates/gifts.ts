/** Plates of who sells presents, fits out nurseries and surfs. */

import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A paper bag for a present, tissue out of its top. */
export const giftBag: Plate = {
  about: ['gift'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.34, 0.36, 0.46);
    const [top, low, deep] = [y0 - m * 0.1, y1 + m * 0.14, m * 0.36];
    const front = rect(x0, top, wide, low - top, m * 0.03);
    const s = x1 + gap;
    const side = polygon(
      [
        [s, top],
        [s + deep, top - m * 0.1],
        [s + deep, low - m * 0.16],
        [s, low],
      ],
      m * 0.03,
    );
    const crease = stroke(
      polyline([
        [s + deep * 0.5, top - m * 0.2],
        [s + deep * 0.5, low - m * 0.42],
      ]),
      Math.max(11, gap),
    );
    const span = Math.min(wide * 0.24, m * 0.5);
    const cord = stroke(
      parse(
        `M${cx - span} ${top + 4}V${top - m * 0.3}C${cx - span} ${top - m * 0.86} ${cx + span} ${top - m * 0.86} ${cx + span} ${top - m * 0.3}V${top + 4}`,
      ),
      Math.max(14, m * 0.085),
      { cap: 'butt' },
    );
    const count = Math.max(3, Math.round((wide + deep) / (m * 0.55)));
    const step = (wide + deep * 0.7 - m * 0.1) / count;
    const peaks = Array.from({ length: count }, (_, i) => {
      const x = x0 + m * 0.06 + step * i;
      const up = i % 2 === 0 ? 0.4 : 0.54;
      const way = i % 2 === 0 ? 0.24 : 0.7;
      return polygon(
        [
          [x, top + m],
          [x - m * 0.02, top - m * 0.06],
          [x + step * way, top - m * up],
          [x + step + m * 0.02, top - m * 0.06],
          [x + step, top + m],
        ],
        m * 0.02,
      );
    });
    const bag = union(front, side);
    const tissue = subtract(
      union(...peaks),
      grow(union(bag, rect(x0, top, wide, low - top)), gap),
      grow(cord, gap),
      rect(x0 - m, top, wide + 2 * m, 2 * m),
    );
    return { plate: union(front, cord, subtract(side, crease)), second: tissue };
  },
};

/** A cot, its bars over the panel that bears the name. */
export const slattedCot: Plate = {
  about: ['crib'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.4, 0.34);
    const panel = rect(x0, y0, wide, high, m * 0.04);
    const bar = Math.max(14, m * 0.11);
    const [rail, tall] = [m * 0.14, m * 0.42];
    const top = y0 - GAP - tall - rail;
    const count = Math.max(4, Math.round(wide / (bar * 2.5)));
    const step = wide / count;
    const slats = Array.from({ length: count }, (_, i) =>
      rect(x0 + step * (i + 0.5) - bar / 2, top + rail - 2, bar, tall + 2, 3),
    );
    const post = m * 0.2;
    const low = y1 + m * 0.27;
    const posts = [x0 - GAP - post, x1 + GAP].map((x) =>
      rect(x, top - m * 0.16, post, low - top + m * 0.16, post * 0.3),
    );
    const knobs = [x0 - GAP - post / 2, x1 + GAP + post / 2].map((x) =>
      circle(x, top - m * 0.16 - GAP - post * 0.55, post * 0.62),
    );
    const beam = rect(x0 - GAP - 2, top, wide + GAP * 2 + 4, rail);
    return { plate: concat(panel, union(beam, ...slats, ...posts)), second: concat(...knobs) };
  },
};

/** A van of who goes to the waves, the board on its roof. */
export const surfVan: Plate = {
  about: ['breaker'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.4, 0.28, 0.3);
    const pane = m * 0.42;
    const top = y0 - GAP - pane - m * 0.22;
    const low = y1 + m * 0.3;
    const [nose, tail] = [x0 - m * 0.3, x1 + m * 0.16];
    const body = parse(
      `M${nose} ${low}C${nose - m * 0.08} ${low} ${nose - m * 0.1} ${low - m * 0.06} ${nose - m * 0.1} ${low - m * 0.2}L${nose - m * 0.06} ${y0 + m * 0.04}C${nose} ${top + m * 0.3} ${nose + m * 0.16} ${top} ${x0 + m * 0.3} ${top}H${tail - m * 0.3}C${tail - m * 0.04} ${top} ${tail} ${top + m * 0.2} ${tail} ${top + m * 0.4}V${low - m * 0.1}Q${tail} ${low} ${tail - m * 0.1} ${low}Z`,
    );
    const [px, py] = [x0 + m * 0.1, top + m * 0.2];
    const span = tail - m * 0.2 - px;
    const count = Math.max(3, Math.round(span / (m * 0.72)));
    const each = (span + GAP * 1.2) / count;
    const windows = Array.from({ length: count }, (_, i) =>
      i === 0
        ? polygon(
            [
              [px, py],
              [px + each - GAP * 1.2, py],
              [px + each - GAP * 1.2, py + pane],
              [px - m * 0.2, py + pane],
            ],
            m * 0.07,
          )
        : rect(px + each * i, py, each - GAP * 1.2, pane, m * 0.08),
    );
    const r = m * 0.29;
    const wheels = [x0 + m * 0.22, x1 - m * 0.28].map((x) => ({
      room: circle(x, low, r + GAP),
      wheel: subtract(circle(x, low, r), circle(x, low, r * 0.4)),
    }));
    const [by, b] = [top - GAP - m * 0.2, m * 0.15];
    const mid = (nose + tail) / 2;
    const reach = wide * 0.4 + m * 0.3;
    const board = parse(
      `M${mid - reach} ${by}C${mid - reach * 0.6} ${by - b * 1.1} ${mid + reach * 0.5} ${by - b * 1.3} ${mid + reach} ${by - b * 0.4}Q${mid + reach * 1.03} ${by} ${mid + reach} ${by + b * 0.4}C${mid + reach * 0.5} ${by + b * 1.3} ${mid - reach * 0.6} ${by + b * 1.1} ${mid - reach} ${by}Z`,
    );
    const racks = [-0.5, 0.5].map((x) => rect(mid + reach * x - m * 0.05, by, m * 0.1, top - by + 6));
    const rack = subtract(union(...racks), grow(board, 10));
    return {
      plate: concat(
        subtract(union(body, rack), ...windows, ...wheels.map(({ room }) => room)),
        ...wheels.map(({ wheel }) => wheel),
      ),
      second: board,
    };
  },
};
