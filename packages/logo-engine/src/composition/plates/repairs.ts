/** Plates of who hangs gates and sets bones. */
import { grow, intersect, parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, translate } from '../../geometry/path.js';
import { circle, ellipse, type Point, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A gate of two leaves between pillars with lamps, bars under its arch, the name on its sheet. */
export const pillaredGate: Plate = {
  about: ['gate'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, wide, size: u } = bodyAround(held, 0.34, 0.26);
    const [l, r, low] = [x0 - 0.02 * u, x1 + 0.02 * u, y1 + 0.06 * u];
    const [edge, crown] = [y0 - 0.36 * u, y0 - 0.86 * u];
    const leaves = parse(
      `M${l} ${low}V${edge}C${l + wide * 0.2} ${edge} ${cx - wide * 0.22} ${crown} ${cx} ${crown}S${r - wide * 0.2} ${edge} ${r} ${edge}V${low}Z`,
    );
    const inside = shrink(leaves, 0.12 * u);
    const pitch = Math.max(0.2 * u, 24);
    const count = 2 * Math.max(2, Math.round(wide / (2 * pitch)) - 1);
    const slot = Math.max(12, 0.1 * u);
    const slots = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * ((wide - 0.3 * u) / count);
      return rect(x - slot / 2, crown, slot, y0 - 0.04 * u - crown);
    });
    const panes = slots.map((cut) =>
      subtract(cut, subtract(rect(l - u, crown - u, wide + 2 * u, 3 * u), inside)),
    );
    const pillar = union(
      rect(r + gap, edge - 0.06 * u, 0.34 * u, low - edge + 0.06 * u, 0.02 * u),
      rect(r + gap - 0.04 * u, edge - 0.18 * u, 0.42 * u, 0.13 * u, 0.03 * u),
      circle(r + gap + 0.17 * u, edge - 0.32 * u, 0.16 * u),
    );
    return {
      plate: subtract(leaves, ...panes),
      second: concat(pillar, mirror(pillar, cx)),
    };
  },
};

/** A thigh bone broken near its knee, the name along its shaft. */
export const crackedBone: Plate = {
  about: ['broken-bone'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, cy, high: h } = bodyAround(held, 0.26, 0.26);
    const l = x0 - 0.1 * h;
    const hip = union(
      circle(l - 0.36 * h, y0 + 0.02 * h, 0.33 * h),
      polygon([
        [l - 0.4 * h, y0 - 0.08 * h],
        [l + 0.3 * h, y0],
        [l + 0.2 * h, y0 + 0.6 * h],
        [l - 0.44 * h, y0 + 0.24 * h],
      ]),
      circle(l - 0.06 * h, y1 - 0.14 * h, 0.26 * h),
    );
    const knee = x1 + 1.02 * h;
    const condyles = [cy - 0.38 * h, cy + 0.4 * h].map((y) => ellipse(knee, y, 0.3 * h, 0.34 * h));
    const shaft = rect(l, y0, knee - l, h);
    const smooth = filleted(
      union(shaft, hip, ...condyles, rect(knee - 0.1 * h, cy - 0.4 * h, 0.3 * h, 0.8 * h)),
      0.16 * h,
    );
    const edge: Point[] = [
      [x1 + 0.3 * h, y0 - 0.6 * h],
      [x1 + 0.2 * h, y0 + 0.16 * h],
      [x1 + 0.34 * h, y0 + 0.34 * h],
      [x1 + 0.18 * h, cy + 0.1 * h],
      [x1 + 0.36 * h, y1 - 0.24 * h],
      [x1 + 0.26 * h, y1 + 0.6 * h],
    ];
    const beyond = polygon([...edge, [x1 + 4 * h, y1 + h], [x1 + 4 * h, y0 - h]]);
    const broken = rotate(translate(intersect(smooth, beyond), 0.12 * h, 0.05 * h), 9, x1 + 0.3 * h, cy);
    return { plate: subtract(smooth, beyond), second: subtract(broken, grow(subtract(smooth, beyond), 13)) };
  },
};
