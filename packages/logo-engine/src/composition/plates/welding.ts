/** Plates of who welds and builds of steel. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, line, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A welder's helmet, the name under its window. */
export const welderHelmet: Plate = {
  about: ['welding-mask', 'welding-torch'],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, mean } = bodyAround(held, 0.46, 0.34);
    const u = mean * 0.62;
    const [top, chin, brow] = [y0 - u * 1.06, y1 + u * 0.5, y0 - u * 0.3];
    const [out, jaw] = [u * 0.14, wide * 0.24];
    const shell = grow(
      shrink(
        parse(
          `M${x0 - out} ${brow}C${x0 - out} ${top + u * 0.16} ${x0 + wide * 0.16} ${top} ${cx} ${top}C${x1 - wide * 0.16} ${top} ${x1 + out} ${top + u * 0.16} ${x1 + out} ${brow}L${x1 - u * 0.02} ${y1 - u * 0.02}L${cx + jaw} ${chin}H${cx - jaw}L${x0 + u * 0.02} ${y1 - u * 0.02}Z`,
        ),
        u * 0.06,
      ),
      u * 0.06,
    );
    const half = Math.min(wide * 0.34, u * 1.05);
    const [wy, tall] = [y0 - u * 0.72, u * 0.58];
    const pane = rect(cx - half, wy, half * 2, tall, u * 0.07);
    const glass = rect(cx - half + 13, wy + 13, half * 2 - 26, tall - 26, u * 0.03);
    const glint = stroke(line(cx - half * 0.2, wy + tall + 8, cx + half * 0.2, wy - 8), 12, { cap: 'butt' });
    const knob = (x: number) => circle(x, brow - u * 0.02, u * 0.19);
    const spark = star(x1 + u * 0.06, y1 + u * 0.36, u * 0.4, u * 0.17, 8, u * 0.03);
    return {
      plate: subtract(union(shell, knob(x0 - out), knob(x1 + out)), pane, grow(spark, 11)),
      second: concat(subtract(glass, glint), spark),
    };
  },
};

/** A steel beam that hangs from a hook, the name on its web. */
export const hungBeam: Plate = {
  about: ['steel-beam', 'welding-torch'],
  aspect: [2, 4.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.4, 0.34);
    const u = mean * 0.62;
    const f = Math.max(24, high * 0.17);
    const face = high * 0.5;
    const [top, low] = [y0 - 11 - f, y1 + 11];
    const far = x0 - 11 - face;
    const flange = (y: number) => rect(x0, y, wide, f, 4);
    const profile = union(
      rect(far, top, face, f, 4),
      rect(far, low, face, f, 4),
      rect(far + face / 2 - f * 0.45, top + 4, f * 0.9, low - top),
    );
    const mid = (far + x1) / 2;
    const peak = top - u * 0.5;
    const reach = Math.min(wide * 0.32, u * 1.05);
    const rope = (way: number) => stroke(line(mid, peak, mid + way * reach, top + 6), 18, { cap: 'butt' });
    const lug = (way: number) => rect(mid + way * reach - u * 0.1, top - u * 0.07, u * 0.2, u * 0.12, 4);
    const ring = subtract(
      circle(mid, peak - u * 0.04, u * 0.15),
      circle(mid, peak - u * 0.04, u * 0.15 - 13),
    );
    const hook = stroke(arc(mid, peak - u * 0.28, u * 0.15, -90, 170), u * 0.09);
    const shank = rect(mid - u * 0.1, peak - u * 0.62, u * 0.2, u * 0.24, 5);
    const slings = subtract(union(rope(-1), rope(1), ring), circle(mid, peak - u * 0.04, u * 0.15 - 13));
    return {
      plate: concat(
        rect(x0, y0, wide, high, 4),
        union(flange(top), lug(-1), lug(1), subtract(slings, grow(union(hook, shank), 9)), profile),
        flange(low),
      ),
      second: union(hook, shank),
    };
  },
};
