/** Plates of who runs rides and rents jet-skis. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, scale, translate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, polyline, rect, wave } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A horse of a merry-go-round that leaps to the left, in a square of 100. */
const leaper = (): Path =>
  filleted(
    union(
      ellipse(54, 46, 27, 14),
      stroke(line(34, 44, 26, 20), 19),
      stroke(line(25, 18, 9, 29), 13),
      polygon([
        [22, 18],
        [27, 2],
        [35, 16],
      ]),
      stroke(
        polyline([
          [36, 52],
          [20, 60],
          [24, 76],
        ]),
        11,
      ),
      stroke(
        polyline([
          [44, 54],
          [34, 70],
          [40, 84],
        ]),
        11,
      ),
      stroke(
        polyline([
          [70, 50],
          [82, 64],
          [76, 80],
        ]),
        11,
      ),
      stroke(
        polyline([
          [66, 52],
          [66, 70],
          [57, 82],
        ]),
        11,
      ),
      stroke(parse('M78 42C88 36 97 44 96 62'), 11),
    ),
    2,
  );

/** A merry-go-round, horses under its roof. */
export const horseCarousel: Plate = {
  about: ['carousel', 'ferris-wheel'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.34, 0.28, 0.24);
    const m = Math.min(size, 1.1 * h);
    const [left, right] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const count = Math.max(5, 2 * Math.round((right - left) / (0.8 * m)) + 1);
    const pitch = (right - left) / count;
    const scallops = Array.from({ length: count }, (_, i) =>
      ellipse(left + (i + 0.5) * pitch, y1, pitch / 2, 0.2 * m),
    );
    const drum = union(rect(left, y0, right - left, h, 0.05 * m), ...scallops);
    const eaves = y0 - gap;
    const peak = eaves - 0.36 * m - 0.1 * wide;
    const roof = parse(
      `M${left - 0.14 * m} ${eaves}C${left + 0.24 * wide} ${eaves - 0.1 * m} ${cx - 0.14 * wide} ${peak + 0.16 * m} ${cx - 0.1 * m} ${peak}H${cx + 0.1 * m}C${cx + 0.14 * wide} ${peak + 0.16 * m} ${right - 0.24 * wide} ${eaves - 0.1 * m} ${right + 0.14 * m} ${eaves}Z`,
    );
    const ribs = [-1, 1].map((way) =>
      stroke(
        parse(
          `M${cx + way * 0.05 * m} ${peak - 0.1 * m}Q${cx + way * 0.1 * wide} ${eaves - 0.3 * m} ${cx + way * 0.19 * wide} ${eaves + 0.1 * m}`,
        ),
        13,
      ),
    );
    const ball = circle(cx, peak - 0.06 * m, 0.12 * m);
    const flag = union(
      rect(cx - 0.035 * m, peak - 0.5 * m, 0.07 * m, 0.5 * m),
      polygon(
        [
          [cx, peak - 0.52 * m],
          [cx + 0.36 * m, peak - 0.38 * m],
          [cx, peak - 0.24 * m],
        ],
        0.02 * m,
      ),
    );
    const low = y1 + 0.2 * m;
    const s = 0.86 * m;
    const riders = Math.max(2, Math.min(4, Math.round(wide / (1.15 * m))));
    const herd = Array.from({ length: riders }, (_, i) => {
      const x = x0 + (wide * (i + 0.5)) / riders;
      const rise = (i % 2) * 0.06 * m;
      return union(
        translate(scale(leaper(), s / 100), x - s * 0.53, low + 0.1 * m - rise),
        rect(x - 0.045 * m, low - 0.1 * m, 0.09 * m, 1.02 * m),
      );
    });
    const deck = rect(left - 0.06 * m, low + 0.88 * m, right - left + 0.12 * m, 0.17 * m, 0.06 * m);
    const under = subtract(union(...herd, deck), grow(drum, gap));
    return { plate: concat(union(subtract(roof, ...ribs), ball, flag), drum), second: softened(under, 1.5) };
  },
};

/** A jet-ski that rides to the right over a wave. */
export const wavedJetSki: Plate = {
  about: ['jet-ski'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cy, size } = bodyAround(held, 0.36, 0.3, 0.24);
    const m = Math.min(size, h);
    const stern = x0 - 0.36 * m;
    const bow = x1 + 1.1 * m;
    const dash = x1 - 0.04 * m;
    const seat = Math.max(x0 + 0.8 * m, x0 + 0.56 * wide);
    const body = parse(
      `M${stern} ${y1}L${stern + 0.02 * m} ${y0 + 0.16 * m}Q${stern + 0.04 * m} ${y0 - 0.06 * m} ${stern + 0.2 * m} ${y0 - 0.12 * m}L${x0 + 0.12 * m} ${y0 - 0.3 * m}` +
        `Q${x0 + 0.24 * m} ${y0 - 0.36 * m} ${x0 + 0.4 * m} ${y0 - 0.34 * m}L${seat - 0.1 * m} ${y0 - 0.24 * m}C${seat + 0.1 * m} ${y0 - 0.2 * m} ${seat + 0.06 * m} ${y0 - 0.06 * m} ${seat + 0.24 * m} ${y0 - 0.06 * m}` +
        `C${dash - 0.24 * m} ${y0 - 0.06 * m} ${dash - 0.2 * m} ${y0 - 0.42 * m} ${dash} ${y0 - 0.42 * m}C${dash + 0.3 * m} ${y0 - 0.4 * m} ${bow - 0.3 * m} ${y0 + 0.16 * h} ${bow} ${cy - 0.06 * h}L${x1 + 0.5 * m} ${y1}Z`,
    );
    const keel = y1 + gap;
    const hull = polygon(
      [
        [stern + 0.02 * m, keel],
        [x1 + 0.5 * m - 0.02 * m, keel],
        [x1 + 0.1 * m, keel + 0.24 * m],
        [stern + 0.1 * m, keel + 0.24 * m],
      ],
      0.07 * m,
    );
    const bars = union(
      stroke(line(dash + 0.06 * m, y0 - 0.34 * m, dash - 0.14 * m, y0 - 0.66 * m), 0.15 * m),
      stroke(line(dash - 0.34 * m, y0 - 0.66 * m, dash + 0.02 * m, y0 - 0.7 * m), 0.13 * m),
    );
    const floor = keel + 0.24 * m + gap + 0.16 * m;
    const length = bow - stern;
    const water = stroke(
      wave(stern - 0.2 * m, floor, length, 0.12 * m, Math.max(3, Math.round(length / (0.9 * m)))),
      0.13 * m,
    );
    const spray = [0, 1].map((i) =>
      stroke(
        parse(
          `M${stern - 0.16 * m} ${y1 - (0.1 + 0.22 * i) * m}Q${stern - (0.4 - 0.06 * i) * m} ${y1 - (0.16 + 0.26 * i) * m} ${stern - (0.5 - 0.1 * i) * m} ${y1 - (0.36 + 0.28 * i) * m}`,
        ),
        0.12 * m,
      ),
    );
    return {
      plate: concat(filleted(union(softened(body, 0.04 * m), bars), 0.02 * m), hull),
      second: concat(water, ...spray),
    };
  },
};
