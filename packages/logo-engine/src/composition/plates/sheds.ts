/** Plates of who fills tyres and flies helicopters. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An air compressor with its motor and hose, the name on its tank. */
export const airCompressor: Plate = {
  about: ['tire', 'rim', 'tire-stack', 'tire-nail'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, high, gap, size: u } = bodyAround(held, 0.24, 0.24);
    const bulge = 0.34 * u;
    const tank = parse(
      `M${x0} ${y0}H${x1}C${x1 + bulge * 1.3} ${y0} ${x1 + bulge * 1.3} ${y1} ${x1} ${y1}H${x0}C${x0 - bulge * 1.3} ${y1} ${x0 - bulge * 1.3} ${y0} ${x0} ${y0}Z`,
    );
    const base = y0 - gap - 0.1 * u;
    const deck = rect(cx - wide * 0.38, base, wide * 0.76, 0.1 * u, 0.03 * u);
    const wheelX = cx - Math.min(wide * 0.2, 0.5 * u);
    const flywheel = subtract(
      circle(wheelX, base - 0.28 * u, 0.34 * u),
      subtract(circle(wheelX, base - 0.28 * u, 0.22 * u), circle(wheelX, base - 0.28 * u, 0.1 * u)),
    );
    const mx = cx + Math.min(wide * 0.2, 0.5 * u);
    const fins = [0, 1, 2].map((i) =>
      rect(mx - 0.32 * u, base - 0.24 * u - i * (0.11 * u + gap), 0.64 * u, 0.11 * u, 0.04 * u),
    );
    const head = union(rect(mx - 0.2 * u, base - 0.5 * u, 0.4 * u, 0.54 * u), ...fins);
    const r = 0.2 * u;
    const foot = rect(x1 - 0.24 * u, y1 + 2, 0.18 * u, 0.3 * u, 0.03 * u);
    const axle = x0 - 0.06 * u;
    const ground = y1 + 0.16 * u;
    const grip = stroke(
      parse(`M${x1 + bulge * 0.5} ${y0 + high * 0.2}L${x1 + bulge + 0.28 * u} ${y0 - 0.14 * u}`),
      0.13 * u,
    );
    const tyre = subtract(circle(axle, ground, r), circle(axle, ground, r * 0.38));
    return {
      plate: concat(subtract(union(tank, grip, foot), circle(axle, ground, r + gap)), tyre),
      second: union(deck, flywheel, head),
    };
  },
};

/** A helicopter from the front, the name on its nose. */
export const helicopterNose: Plate = {
  about: ['helicopter', 'helicopter-front'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.2, 0.2);
    const [l, r, top, low] = [x0 - 0.2 * u, x1 + 0.2 * u, y0 - 0.46 * u, y1 + 0.16 * u];
    const cy = (y0 + y1) / 2;
    const bend = (r - l) * 0.3;
    const nose = parse(
      `M${cx} ${top}C${cx + bend} ${top} ${r} ${top + 0.1 * u} ${r} ${cy}C${r} ${low - 0.1 * u} ${cx + bend} ${low} ${cx} ${low}C${cx - bend} ${low} ${l} ${low - 0.1 * u} ${l} ${cy}C${l} ${top + 0.1 * u} ${cx - bend} ${top} ${cx} ${top}Z`,
    );
    const mast = polygon(
      [
        [cx - 0.34 * u, top + 0.1 * u],
        [cx - 0.18 * u, top - 0.2 * u],
        [cx + 0.18 * u, top - 0.2 * u],
        [cx + 0.34 * u, top + 0.1 * u],
      ],
      0.04 * u,
    );
    const half = wide * 0.5 + 0.52 * u;
    const ry = top - 0.2 * u - gap;
    const rotor = union(
      leaf(cx, ry - 0.07 * u, cx + half, ry - 0.07 * u, 0.13 * (u / half), 0.6),
      leaf(cx, ry - 0.07 * u, cx - half, ry - 0.07 * u, 0.13 * (u / half), 0.6),
      rect(cx - 0.17 * u, ry - 0.17 * u, 0.34 * u, 0.17 * u, 0.05 * u),
    );
    const brow = Math.min(wide * 0.38, 0.8 * u);
    const pane = parse(
      `M${cx + 0.05 * u} ${y0 - 0.1 * u}V${y0 - 0.32 * u}C${cx + brow * 0.5} ${y0 - 0.33 * u} ${cx + brow * 0.8} ${y0 - 0.28 * u} ${cx + brow} ${y0 - 0.1 * u}Z`,
    );
    const skidX = wide * 0.34 + 0.1 * u;
    const skid = union(
      stroke(line(cx + skidX * 0.7, low - 0.16 * u, cx + skidX, low + 0.26 * u), 0.11 * u),
      stroke(line(cx + skidX - 0.2 * u, low + 0.28 * u, cx + skidX + 0.2 * u, low + 0.28 * u), 0.13 * u),
    );
    return {
      plate: subtract(union(nose, mast, skid, mirror(skid, cx)), pane, mirror(pane, cx)),
      second: rotor,
    };
  },
};
