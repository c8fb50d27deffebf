/** Plates of who rides and who swims. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The front of a motorcycle, the name on its fairing. */
export const fairingFront: Plate = {
  about: ['motorcycle', 'motorcycle-front', 'motorcycle-helmet'],
  aspect: [1.3, 2.9],
  draw(held) {
    const { x1, y0, y1, cx, wide, gap, size: u } = bodyAround(held, 0.26, 0.2, 0.3);
    const top = y0 - 0.5 * u;
    const low = y1 + 0.22 * u;
    const half = parse(
      `M${cx} ${top}H${cx + 0.2 * wide}C${cx + 0.34 * wide} ${top} ${x1 + 0.02 * u} ${top + 0.06 * u} ${x1 + 0.3 * u} ${top + 0.34 * u}C${x1 + 0.24 * u} ${y0 + 0.2 * u} ${x1 + 0.1 * u} ${y1 - 0.2 * u} ${x1 - 0.04 * u} ${y1}C${x1 - 0.12 * u} ${y1 + 0.14 * u} ${x1 - 0.24 * u} ${low} ${x1 - 0.4 * u} ${low}H${cx}Z`,
    );
    const ex = cx + 0.12 * wide;
    const far = x1 + 0.04 * u;
    const eye = grow(
      shrink(
        polygon([
          [ex, y0 - 0.04 * u],
          [ex + 0.06 * u, y0 - 0.2 * u],
          [far, y0 - 0.3 * u],
          [far - 0.12 * u, y0 - 0.04 * u],
        ]),
        0.03 * u,
      ),
      0.04 * u,
    );
    const eyes = union(eye, mirror(eye, cx));
    const fairing = subtract(union(half, mirror(half, cx)), eyes);
    const rim = top - gap;
    const pane = 0.26 * wide;
    const screen = parse(
      `M${cx - pane} ${rim}C${cx - 0.8 * pane} ${rim - 0.46 * u} ${cx - 0.3 * pane} ${rim - 0.5 * u} ${cx} ${rim - 0.5 * u}S${cx + 0.8 * pane} ${rim - 0.46 * u} ${cx + pane} ${rim}Z`,
    );
    const glass = rect(x1 + 0.02 * u, top - 0.4 * u, 0.56 * u, 0.27 * u, 0.11 * u);
    const stalk = stroke(line(x1 - 0.02 * u, top + 0.26 * u, x1 + 0.22 * u, top - 0.26 * u), 0.12 * u);
    const side = union(glass, stalk);
    const tyre = rect(cx - 0.32 * u, low + gap, 0.64 * u, 0.74 * u, 0.24 * u);
    const tread = [0.26, 0.48].map((at) =>
      stroke(
        parse(`M${cx - u} ${low + (at + 0.3) * u}L${cx} ${low + at * u}L${cx + u} ${low + (at + 0.3) * u}`),
        gap,
      ),
    );
    const fork = rect(cx + 0.32 * u + gap, low - 0.1 * u, 0.19 * u, 0.6 * u, 0.06 * u);
    return {
      plate: concat(union(fairing, side, mirror(side, cx), fork, mirror(fork, cx)), subtract(tyre, ...tread)),
      second: screen,
    };
  },
};

/** A swimmer's head over the water, the name on the cap. */
export const capSwimmer: Plate = {
  about: ['swimmer', 'swim-goggles', 'person-simple-swim'],
  aspect: [1.2, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, gap, size: u } = bodyAround(held, 0.34, 0.26, 0.38);
    const dome = 0.3 * u;
    const out = 0.12 * u;
    const cap = parse(
      `M${x0 - out} ${y1}C${x0 - out} ${y0 - 0.12 * high} ${x0 + 0.1 * wide} ${y0 - dome} ${cx} ${y0 - dome}S${x1 + out} ${y0 - 0.12 * high} ${x1 + out} ${y1}Q${cx} ${y1 - 0.1 * u} ${x0 - out} ${y1}Z`,
    );
    const brow = y1 + gap;
    const sea = brow + 0.6 * u;
    const [ex, rx] = [0.26 * wide, 0.17 * wide + 0.06 * u];
    const lens = ellipse(cx + ex, brow + 0.24 * u, rx, 0.21 * u);
    const goggles = union(
      lens,
      mirror(lens, cx),
      stroke(
        parse(
          `M${cx - ex + rx} ${brow + 0.22 * u}Q${cx} ${brow + 0.08 * u} ${cx + ex - rx} ${brow + 0.22 * u}`,
        ),
        0.1 * u,
      ),
    );
    const strap = rect(x0 - out, brow + 0.16 * u, wide + 2 * out, 0.12 * u);
    const head = parse(
      `M${x0 - 0.02 * u} ${brow}Q${cx} ${brow - 0.1 * u} ${x1 + 0.02 * u} ${brow}C${x1 + 0.02 * u} ${brow + 0.4 * u} ${x1 - 0.1 * u} ${sea} ${x1 - 0.2 * u} ${sea + 0.4 * u}H${x0 + 0.2 * u}C${x0 + 0.1 * u} ${sea} ${x0 - 0.02 * u} ${brow + 0.4 * u} ${x0 - 0.02 * u} ${brow}Z`,
    );
    const waves = Math.max(3, Math.round(wide / (0.8 * u)));
    const water = (y: number) => stroke(wave(x0 - 0.36 * u, y, wide + 0.72 * u, 0.12 * u, waves), 0.14 * u);
    const deep = union(water(sea), rect(x0 - u, sea + 0.04 * u, wide + 2 * u, 2 * u));
    const eyes = subtract(goggles, grow(deep, gap));
    return {
      plate: concat(cap, subtract(head, strap, grow(goggles, gap), grow(deep, gap)), eyes),
      second: concat(water(sea), water(sea + 0.26 * u)),
    };
  },
};

/** The front of a bicycle with its basket, the name on the basket. */
export const bikeBasket: Plate = {
  about: ['bicycle', 'pannier-bike', 'bike-courier', 'spoked-wheel'],
  aspect: [1.2, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size: u } = bodyAround(held, 0.4, 0.26, 0.3);
    const low = y1 + 0.36 * u;
    const basket = polygon(
      [
        [x0 - 0.14 * u, y0],
        [x1 + 0.14 * u, y0],
        [x1 - 0.02 * u, low],
        [x0 + 0.02 * u, low],
      ],
      0.14 * u,
    );
    const thin = Math.max(9, 0.05 * u);
    const count = Math.round(wide / (0.3 * u));
    const weave = union(
      rect(x0 - u, y1 + 0.01 * u, wide + 2 * u, thin),
      rect(x0 - u, y1 + 0.2 * u, wide + 2 * u, thin),
      ...Array.from({ length: count - 1 }, (_, i) =>
        rect(x0 + ((i + 1) * wide) / count - thin / 2, y1 + 0.03 * u, thin, 0.2 * u),
      ),
    );
    const rim = rect(x0 - 0.24 * u, y0 - gap - 0.13 * u, wide + 0.48 * u, 0.13 * u, 0.06 * u);
    const bar = y0 - gap - 0.34 * u;
    const half = 0.5 * wide + 0.02 * u;
    const arm = stroke(
      parse(
        `M${cx} ${bar + 0.08 * u}C${cx + 0.3 * u} ${bar + 0.08 * u} ${cx + 0.3 * u} ${bar - 0.08 * u} ${cx + 0.56 * u} ${bar - 0.08 * u}H${cx + half}`,
      ),
      0.11 * u,
    );
    const stem = rect(cx - 0.09 * u, bar + 0.06 * u, 0.18 * u, 0.3 * u);
    const grip = rect(cx + half - 0.1 * u, bar - 0.18 * u, 0.4 * u, 0.2 * u, 0.09 * u);
    const tyre = rect(cx - 0.12 * u, low + gap, 0.24 * u, 0.66 * u, 0.12 * u);
    const fork = stroke(parse(`M${cx + 0.12 * u + gap + 0.05 * u} ${low - 8}V${low + 0.42 * u}`), 0.1 * u);
    const seat = bar - 0.135 * u;
    const [bx, r] = [cx + 0.58 * u, 0.19 * u];
    const bell = union(
      intersect(circle(bx, seat - gap, r), rect(bx - u, seat - gap - u, 2 * u, u)),
      rect(bx - 0.035 * u, seat - gap - r - 0.07 * u, 0.07 * u, 0.14 * u, 0.03 * u),
      rect(bx - 0.05 * u, seat - gap - 0.02 * u, 0.1 * u, gap + 0.02 * u),
    );
    return {
      plate: concat(
        union(subtract(basket, weave), fork, mirror(fork, cx)),
        union(rim, stem, arm, mirror(arm, cx), grip, mirror(grip, cx)),
        tyre,
      ),
      second: bell,
    };
  },
};
