/** Plates of who makes, sells and mends shoes. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { line } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** The upper of a shoe from its side, its laces cut into the instep, and its measures. */
function upper(
  held: Box,
  rise: number,
): { shoe: Path; x0: number; x1: number; y1: number; m: number; toe: number } {
  const [x0, xr] = [held.x - 0.5 * CAP, right(held)];
  const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.36 * CAP];
  const m = (y1 - y0) * 0.5 + (xr - x0) * 0.25;
  const x1 = xr + m * 0.92;
  const top = y0 - m * rise;
  const [throat, vamp] = [x0 + m * 0.95, xr + m * 0.06];
  const shoe = parse(
    `M${x0} ${y1}C${x0 - m * 0.08} ${y1 - m * 0.4} ${x0 + m * 0.06} ${y0 + m * 0.1} ${x0 - m * 0.02} ${top + m * 0.06}C${x0 - m * 0.03} ${top - m * 0.02} ${x0 + m * 0.06} ${top - m * 0.05} ${x0 + m * 0.12} ${top}C${x0 + m * 0.3} ${top + m * 0.2} ${x0 + m * 0.62} ${top + m * 0.22} ${throat - m * 0.12} ${top - m * 0.06}C${throat - m * 0.06} ${top - m * 0.14} ${throat} ${top - m * 0.1} ${throat + m * 0.06} ${top - m * 0.02}L${vamp} ${y0}C${vamp + m * 0.24} ${y0 + m * 0.16} ${vamp + m * 0.34} ${y1 - m * 0.66} ${vamp + m * 0.54} ${y1 - m * 0.58}C${x1 - m * 0.06} ${y1 - m * 0.48} ${x1} ${y1 - m * 0.28} ${x1} ${y1 - m * 0.1}C${x1} ${y1 - m * 0.03} ${x1 - m * 0.03} ${y1} ${x1 - m * 0.1} ${y1}Z`,
  );
  const [ax, ay] = [throat + m * 0.06, top - m * 0.02];
  const [dx, dy] = [vamp - ax, y0 - ay];
  const length = Math.hypot(dx, dy);
  const laces = [0.2, 0.45, 0.7].map((share) => {
    const [px, py] = [ax + dx * share, ay + dy * share];
    const deep = m * 0.17;
    return stroke(
      line(
        px + (dy / length) * 30,
        py - (dx / length) * 30,
        px - (dy / length) * deep - m * 0.05,
        py + (dx / length) * deep,
      ),
      0.1 * CAP,
      { cap: 'round' },
    );
  });
  return { shoe: subtract(shoe, ...laces), x0, x1, y1, m, toe: xr + m * 0.16 };
}

/** A trainer on its thick sole, the name on its side. */
export const trainer: Plate = {
  about: ['sneaker', 'high-top', 'sneaker-brush', 'sneaker-on-board'],
  aspect: [1.4, 2.6],
  draw(held) {
    const { shoe, x0, x1, y1, m, toe } = upper(held, 0.36);
    const cap = stroke(
      parse(
        `M${toe + m * 0.04} ${y1 - m * 1.6}C${toe + m * 0.3} ${y1 - m * 0.8} ${toe + m * 0.26} ${y1 - m * 0.3} ${toe + m * 0.12} ${y1 + 20}`,
      ),
      0.1 * CAP,
    );
    const y = y1 + GAP;
    const sole = parse(
      `M${x0 - m * 0.06} ${y}L${x1 + m * 0.02} ${y}C${x1 + m * 0.1} ${y} ${x1 + m * 0.1} ${y + m * 0.24} ${x1 - m * 0.1} ${y + m * 0.24}L${x0 + m * 0.02} ${y + m * 0.24}C${x0 - m * 0.1} ${y + m * 0.24} ${x0 - m * 0.12} ${y + m * 0.1} ${x0 - m * 0.06} ${y}Z`,
    );
    return { plate: subtract(shoe, cap), second: sole };
  },
};

/** A laced shoe on its heel, the name on its side. */
export const lacedShoe: Plate = {
  about: ['lace-up-shoe', 'shoe-repair', 'school-shoe', 'high-heel'],
  aspect: [1.4, 2.6],
  draw(held) {
    const { shoe, x0, x1, y1, m, toe } = upper(held, 0.3);
    const cap = stroke(line(toe + m * 0.2, y1 - m * 2, toe + m * 0.1, y1 + 20), 0.1 * CAP);
    const y = y1 + GAP;
    const thick = m * 0.12;
    const floor = y + thick + m * 0.16;
    const sole = parse(
      `M${x0 - m * 0.02} ${y}L${x1} ${y}C${x1 + m * 0.1} ${y} ${x1 + m * 0.08} ${floor} ${x1 - m * 0.14} ${floor}L${toe - m * 0.2} ${floor}C${toe - m * 0.6} ${floor} ${toe - m * 0.6} ${y + thick} ${toe - m * 1} ${y + thick}L${x0 + m * 0.82} ${y + thick}L${x0 + m * 0.76} ${floor - 5}C${x0 + m * 0.755} ${floor - 2} ${x0 + m * 0.75} ${floor} ${x0 + m * 0.73} ${floor}L${x0 + m * 0.05} ${floor}C${x0 + m * 0.01} ${floor} ${x0} ${floor - 2} ${x0} ${floor - 5}L${x0 - m * 0.06} ${y + 8}C${x0 - m * 0.06} ${y + 2} ${x0 - m * 0.05} ${y} ${x0 - m * 0.02} ${y}Z`,
    );
    return { plate: subtract(shoe, cap), second: sole };
  },
};
