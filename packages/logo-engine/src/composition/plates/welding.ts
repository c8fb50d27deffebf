/** Plates of who welds and builds of steel. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, line, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A welder's helmet, the name under its window. */
export const welderHelmet: Plate = {
  about: ['welding-mask', 'welding-torch'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, mean } = bodyAround(held, 0.4, 0.34, 0.26);
    const u = mean * 0.62;
    const [top, chin, brow] = [y0 - u * 0.84, y1 + u * 0.46, y0 - u * 0.2];
    const out = u * 0.02;
    const [jaw, slope] = [Math.min(wide * 0.22, u * 0.6), u * 0.06];
    const shell = parse(
      `M${x0 - out} ${brow}C${x0 - out} ${top + u * 0.2} ${x0 + wide * 0.14} ${top} ${cx} ${top}C${x1 - wide * 0.14} ${top} ${x1 + out} ${top + u * 0.2} ${x1 + out} ${brow}L${x1 + slope * 0.2} ${y1 - u * 0.1}Q${x1 - slope * 0.4} ${y1 + u * 0.06} ${x1 - u * 0.14} ${y1 + u * 0.12}L${cx + jaw} ${chin - u * 0.04}Q${cx + jaw - u * 0.1} ${chin} ${cx + jaw - u * 0.2} ${chin}H${cx - jaw + u * 0.2}Q${cx - jaw + u * 0.1} ${chin} ${cx - jaw} ${chin - u * 0.04}L${x0 + u * 0.14} ${y1 + u * 0.12}Q${x0 + slope * 0.4} ${y1 + u * 0.06} ${x0 - slope * 0.2} ${y1 - u * 0.1}Z`,
    );
    const half = Math.min(wide * 0.38, u * 1.2);
    const [wy, tall] = [y0 - u * 0.58, u * 0.5];
    const pane = rect(cx - half, wy, half * 2, tall, u * 0.09);
    const glass = rect(cx - half + 13, wy + 13, half * 2 - 26, tall - 26, u * 0.04);
    const glint = [0, u * 0.2].map((dx) =>
      stroke(line(cx - half * 0.5 + dx, wy + tall + 8, cx - half * 0.5 + dx + u * 0.3, wy - 8), 11, {
        cap: 'butt',
      }),
    );
    const knob = (x: number) => circle(x, brow, u * 0.17);
    const spark = star(x1 + u * 0.2, y1 + u * 0.3, u * 0.3, u * 0.12, 8, u * 0.02);
    return {
      plate: subtract(
        union(shell, knob(x0), knob(x1)),
        pane,
        ...[x0, x1].map((x) => circle(x, brow, u * 0.065)),
      ),
      second: concat(subtract(glass, ...glint), spark),
    };
  },
};

/** A steel beam that hangs from a hook, the name on its web. */
export const hungBeam: Plate = {
  about: ['steel-beam', 'welding-torch', 'crane-hook', 'crane-truck'],
  aspect: [2, 4.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.44, 0.34);
    const u = mean * 0.62;
    const gap = 11;
    const f = Math.max(24, high * 0.16);
    const [dx, dy] = [high * 0.56, high * 0.2];
    const [top, low] = [y0 - gap - f, y1 + gap];
    const slab = (y: number) => rect(x0, y, wide, f);
    // The end of the beam goes back to the left: two flanges and the web between their middles.
    const far = x0 - gap;
    const end = (y: number) =>
      polygon([
        [far, y],
        [far, y + f],
        [far - dx, y + f - dy],
        [far - dx, y - dy],
      ]);
    const w = high * 0.075;
    const web = polygon([
      [far - dx / 2 - w, top + f / 2 - dy / 2],
      [far - dx / 2 + w, top + f / 2 - dy / 2],
      [far - dx / 2 + w, low + f / 2 - dy / 2],
      [far - dx / 2 - w, low + f / 2 - dy / 2],
    ]);
    const mid = (x0 + x1) / 2 - dx * 0.3;
    const roof = top;
    const peak = roof - u * 0.56;
    const reach = Math.min(wide * 0.32, u * 1.05);
    const rope = (way: number) => stroke(line(mid, peak, mid + way * reach, roof), 17, { cap: 'round' });
    const hook = stroke(arc(mid, peak - u * 0.16, u * 0.15, -90, 170), u * 0.09);
    const shank = rect(mid - u * 0.1, peak - u * 0.5, u * 0.2, u * 0.24, 5);
    const slings = union(rope(-1), rope(1));
    return {
      plate: concat(
        rect(x0, y0, wide, high),
        slab(low),
        union(end(top), end(low), web),
        union(slab(top), subtract(slings, grow(union(hook, shank), 9))),
      ),
      second: union(hook, shank),
    };
  },
};
