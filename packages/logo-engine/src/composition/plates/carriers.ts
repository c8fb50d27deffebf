/** Plates of who brings water and firewood. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A large bottle of a water dispenser, the name on its side. */
export const waterJug: Plate = {
  about: ['water-jug', 'water-dispenser', 'bottled-water'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.3, 0.3);
    const gap = Math.max(11, m * 0.06);
    const out = m * 0.05;
    const band = rect(x0, y0, wide, y1 - y0, m * 0.06);
    const f = y1 + gap;
    const deep = m * 0.25;
    const foot = parse(
      `M${x0 - out + 8} ${f}H${x1 + out - 8}Q${x1 + out} ${f} ${x1 + out} ${f + 8}V${f + deep * 0.4}Q${x1 + out} ${f + deep} ${x1 - m * 0.16} ${f + deep}H${x0 + m * 0.16}Q${x0 - out} ${f + deep} ${x0 - out} ${f + deep * 0.4}V${f + 8}Q${x0 - out} ${f} ${x0 - out + 8} ${f}Z`,
    );
    const s = y0 - gap;
    const neck = m * 0.2;
    const rise = m * 0.52;
    const shoulder = parse(
      `M${x0 - out + 8} ${s}Q${x0 - out} ${s} ${x0 - out} ${s - 8}C${x0 - out} ${s - rise * 0.9} ${cx - neck} ${s - rise * 0.56} ${cx - neck} ${s - rise}H${cx + neck}C${cx + neck} ${s - rise * 0.56} ${x1 + out} ${s - rise * 0.9} ${x1 + out} ${s - 8}Q${x1 + out} ${s} ${x1 + out - 8} ${s}Z`,
    );
    const c = s - rise - gap;
    const cap = rect(cx - neck * 1.35, c - m * 0.17, neck * 2.7, m * 0.17, m * 0.06);
    const d = m * 0.105;
    const oy = s - rise * 0.36;
    const drop = parse(
      `M${cx} ${oy - 1.6 * d}C${cx + 0.5 * d} ${oy - 0.7 * d} ${cx + d} ${oy - 0.2 * d} ${cx + d} ${oy + 0.35 * d}A${d} ${d} 0 0 1 ${cx - d} ${oy + 0.35 * d}C${cx - d} ${oy - 0.2 * d} ${cx - 0.5 * d} ${oy - 0.7 * d} ${cx} ${oy - 1.6 * d}Z`,
    );
    const shine = stroke(
      parse(
        `M${x0 + m * 0.14} ${s - m * 0.12}Q${x0 + m * 0.17} ${s - m * 0.22} ${x0 + m * 0.32} ${s - m * 0.28}`,
      ),
      Math.max(10, m * 0.055),
      { cap: 'round' },
    );
    return { plate: concat(band, foot, subtract(shoulder, shine, drop)), second: cap };
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
