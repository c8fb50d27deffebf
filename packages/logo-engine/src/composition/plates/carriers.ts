/** Plates of who brings water and firewood. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** The large bottle of a water dispenser: its ribs, its neck and cap. */
export const waterJug: Plate = {
  about: ['water-jug', 'water-dispenser', 'bottled-water'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.44, 0.34, 0.34);
    const gap = Math.max(11, m * 0.06);
    const rib = m * 0.17;
    const out = m * 0.04;
    const band = rect(x0, y0, wide, y1 - y0, m * 0.05);
    const r1 = rect(x0 - out, y1 + gap, wide + 2 * out, rib, rib * 0.42);
    const f0 = y1 + 2 * gap + rib;
    const foot = parse(
      `M${x0 - out} ${f0}H${x1 + out}V${f0 + rib * 0.5}Q${x1 + out} ${f0 + rib * 1.25} ${x1 - m * 0.16} ${f0 + rib * 1.25}H${x0 + m * 0.16}Q${x0 - out} ${f0 + rib * 1.25} ${x0 - out} ${f0 + rib * 0.5}Z`,
    );
    const s0 = y0 - gap;
    const neck = m * 0.2;
    const rise = m * 0.46;
    const shoulder = parse(
      `M${x0 - out} ${s0}C${x0 - out} ${s0 - rise * 0.95} ${cx - neck} ${s0 - rise * 0.6} ${cx - neck} ${s0 - rise}H${cx + neck}C${cx + neck} ${s0 - rise * 0.6} ${x1 + out} ${s0 - rise * 0.95} ${x1 + out} ${s0}Z`,
    );
    const c = s0 - rise - gap;
    const cap = rect(cx - neck * 1.3, c - m * 0.18, neck * 2.6, m * 0.18, m * 0.06);
    const shine = stroke(
      parse(
        `M${x0 + m * 0.16} ${s0 - m * 0.1}Q${x0 + m * 0.2} ${s0 - m * 0.24} ${x0 + m * 0.36} ${s0 - m * 0.3}`,
      ),
      Math.max(10, m * 0.055),
      { cap: 'round' },
    );
    return { plate: concat(band, r1, foot, subtract(shoulder, shine)), second: cap };
  },
};

/** An axe in the block that wood is split on. */
export const axeBlock: Plate = {
  about: ['axe-log', 'log-pile'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.46, 0.32, 0.4);
    const ry = m * 0.17;
    const flare = m * 0.13;
    const trunk = parse(
      `M${x0} ${y0 - ry * 0.8}H${x1}V${y1 - m * 0.2}C${x1} ${y1 - m * 0.06} ${x1 + flare} ${y1 - m * 0.04} ${x1 + flare * 1.6} ${y1 + m * 0.06}Q${x1 + flare} ${y1 + m * 0.12} ${x1 - m * 0.1} ${y1 + m * 0.05}Q${cx} ${y1 + m * 0.16} ${x0 + m * 0.1} ${y1 + m * 0.05}Q${x0 - flare} ${y1 + m * 0.12} ${x0 - flare * 1.6} ${y1 + m * 0.06}C${x0 - flare} ${y1 - m * 0.04} ${x0} ${y1 - m * 0.06} ${x0} ${y1 - m * 0.2}Z`,
    );
    const top = y0 - ry * 0.8;
    const face = ellipse(cx, top - GAP, wide / 2 + m * 0.02, ry);
    const body = subtract(trunk, grow(face, GAP));
    const b = from(cx - m * 0.02, top - GAP, m);
    const blade = parse(
      `M${b(-0.4, -0.06)}Q${b(-0.06, 0.09)} ${b(0.3, -0.1)}C${b(0.24, -0.26)} ${b(0.24, -0.36)} ${b(0.34, -0.62)}L${b(0, -0.7)}C${b(-0.08, -0.4)} ${b(-0.18, -0.22)} ${b(-0.4, -0.06)}Z`,
    );
    const helve = rotate(
      rect(cx, top - GAP - m * 0.68, m * 1.24, m * 0.16, m * 0.07),
      -22,
      cx + m * 0.2,
      top - GAP - m * 0.52,
    );
    const axe = union(blade, helve);
    return {
      plate: concat(body, subtract(face, grow(axe, GAP))),
      second: axe,
    };
  },
};
