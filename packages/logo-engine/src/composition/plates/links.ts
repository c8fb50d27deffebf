/** Plates of who links people: networks and calls. */
import { CAP } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A router with its aerials, and the waves it sends. */
export const router: Plate = {
  about: ['router', 'wifi-high', 'fibre-optic', 'network'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.5, 0.48);
    const lip = Math.max(40, m * 0.19);
    const low = y1 + gap + lip;
    const shell = rect(x0, y0, wide, low - y0, m * 0.15);
    const seam = rect(x0 - 9, y1, wide + 18, gap);
    const [r, ly] = [Math.max(9, lip * 0.19), y1 + gap + lip * 0.48];
    const lights = [0, 1, 2].map((i) => circle(x1 - m * 0.17 - i * r * 3.2, ly, r));
    const slot = rect(x0 + m * 0.17, ly - r * 0.7, m * 0.4, r * 1.4, r * 0.7);
    const foot = rect(x0 + m * 0.16, low - 9, m * 0.24, m * 0.07 + 9, m * 0.025);
    const [ax, thick, tall] = [x0 + m * 0.2, m * 0.115, m * 0.66];
    const aerial = rotate(
      union(
        rect(ax - thick / 2, y0 - tall, thick, tall + m * 0.1, thick / 2),
        rect(ax - thick * 0.85, y0 - m * 0.16, thick * 1.7, m * 0.2, thick * 0.3),
      ),
      -11,
      ax,
      y0,
    );
    const dot = Math.max(11, m * 0.065);
    const wy = y0 - m * 0.13;
    const waves = [0.24, 0.42].map((at) =>
      stroke(arc(cx, wy, m * at, -135, -45), m * 0.085, { cap: 'round' }),
    );
    return {
      plate: subtract(
        union(shell, foot, mirror(foot, cx), aerial, mirror(aerial, cx)),
        seam,
        slot,
        ...lights,
      ),
      second: concat(circle(cx, wy, dot), ...waves),
    };
  },
};

/** A band over what wears it and a shell at each of its ears. */
function worn(body: Path, gap: number, thick: number, shell: { wide: number; high: number; y: number }) {
  const box = bounds(body);
  if (box === null) return { band: body, shells: body };
  const band = subtract(grow(body, gap + thick, { join: 'round' }), grow(body, gap, { join: 'round' }));
  const above = rect(box.x - CAP * 9, box.y - CAP * 9, box.width + CAP * 18, shell.y - box.y + CAP * 9);
  const left = rect(
    box.x - gap - shell.wide,
    shell.y - shell.high / 2,
    shell.wide,
    shell.high,
    shell.wide * 0.42,
  );
  return { band: intersect(band, above), shells: union(left, mirror(left, box.x + box.width / 2)) };
}

/** A bubble that wears a headset. */
export const headsetBubble: Plate = {
  about: ['headset', 'support-agent'],
  aspect: [1.2, 2.9],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx, cy } = bodyAround(held, 0.58, 0.58);
    const round = Math.min(high * 0.42, m * 0.42);
    const body = rect(x0, y0, wide, high, round);
    const tail = parse(
      `M${x0 + m * 0.3} ${y1 - m * 0.14}C${x0 + m * 0.32} ${y1 + m * 0.1} ${x0 + m * 0.24} ${y1 + m * 0.18} ${x0 + m * 0.13} ${y1 + m * 0.24}C${x0 + m * 0.09} ${y1 + m * 0.27} ${x0 + m * 0.11} ${y1 + m * 0.3} ${x0 + m * 0.15} ${y1 + m * 0.3}C${x0 + m * 0.42} ${y1 + m * 0.3} ${x0 + m * 0.62} ${y1 + m * 0.16} ${x0 + m * 0.7} ${y1 - m * 0.1}Z`,
    );
    const thick = m * 0.1;
    const { band, shells } = worn(body, gap, thick, {
      wide: m * 0.22,
      high: Math.min(high * 0.6, m * 0.62),
      y: cy,
    });
    const out = gap + thick / 2;
    const [mx, my] = [cx + Math.min(wide * 0.1, m * 0.3), y1 + out];
    const boom = stroke(
      parse(`M${x1 + out} ${cy + high * 0.1}V${y1 - round}Q${x1 + out} ${my} ${x1 - round} ${my}H${mx}`),
      thick * 0.8,
      { cap: 'round', join: 'round' },
    );
    const tip = rect(mx - m * 0.17, my - m * 0.095, m * 0.3, m * 0.19, m * 0.09);
    return {
      plate: subtract(union(body, tail), grow(tip, gap)),
      second: union(band, shells, subtract(boom, grow(body, gap)), tip),
    };
  },
};
