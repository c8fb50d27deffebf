/** Plates of who makes, sells and mends shoes. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { line } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** The long low upper of a shoe from its side, its laces cut into the instep, and its measures. */
function upper(
  held: Box,
  { rise, toeHigh }: { rise: number; toeHigh: number },
): { shoe: Path; x0: number; x1: number; y1: number; m: number; toe: number } {
  const [x0, xr] = [held.x - 0.5 * CAP, right(held) + 0.12 * CAP];
  const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.34 * CAP];
  const [high, wide] = [y1 - y0, xr - x0];
  const m = high * 0.5 + wide * 0.2;
  const x1 = xr + m * 0.95;
  const [heel, tongue] = [y0 - m * rise, y0 - m * (rise + 0.22)];
  const throat = x0 + wide * 0.46;
  const shoe = parse(
    `M${x0} ${y1}C${x0 - m * 0.1} ${y1 - high * 0.4} ${x0 + m * 0.04} ${y0 + high * 0.1} ${x0 - m * 0.05} ${heel + m * 0.08}C${x0 - m * 0.08} ${heel - m * 0.02} ${x0 + m * 0.04} ${heel - m * 0.07} ${x0 + m * 0.11} ${heel}C${x0 + m * 0.3} ${y0 + m * 0.02} ${throat - m * 0.42} ${y0 + m * 0.02} ${throat - m * 0.22} ${tongue + m * 0.06}C${throat - m * 0.16} ${tongue - m * 0.07} ${throat} ${tongue - m * 0.06} ${throat + m * 0.06} ${tongue + m * 0.04}L${throat + m * 0.1} ${heel - m * 0.04}L${xr} ${y0 + m * 0.02}C${xr + m * 0.24} ${y0 + m * 0.14} ${xr + m * 0.34} ${y1 - high * toeHigh} ${xr + m * 0.56} ${y1 - high * toeHigh}C${x1 - m * 0.1} ${y1 - high * toeHigh} ${x1 + m * 0.02} ${y1 - high * toeHigh * 0.6} ${x1} ${y1 - m * 0.08}C${x1} ${y1 - m * 0.02} ${x1 - m * 0.03} ${y1} ${x1 - m * 0.1} ${y1}Z`,
  );
  const [ax, ay] = [throat + m * 0.1, heel - m * 0.04];
  const [dx, dy] = [xr - ax, y0 + m * 0.02 - ay];
  const length = Math.hypot(dx, dy);
  const laces = [0.08, 0.3, 0.52].map((share) => {
    const [px, py] = [ax + dx * share, ay + dy * share];
    const deep = m * (0.2 - share * 0.1);
    return stroke(
      line(
        px + (dy / length) * 40 + m * 0.04,
        py - (dx / length) * 40,
        px - (dy / length) * deep - m * 0.1,
        py + (dx / length) * deep,
      ),
      Math.max(10, m * 0.06),
      { cap: 'round' },
    );
  });
  return { shoe: subtract(shoe, ...laces), x0, x1, y1, m, toe: xr + m * 0.2 };
}

/** A trainer on its thick shaped sole, the name on its side. */
export const trainer: Plate = {
  about: ['sneaker', 'high-top', 'sneaker-brush', 'sneaker-on-board'],
  aspect: [1.9, 3.2],
  draw(held) {
    const { shoe, x0, x1, y1, m, toe } = upper(held, { rise: 0.3, toeHigh: 0.52 });
    const cap = stroke(
      parse(
        `M${toe + m * 0.1} ${y1 - m * 1.6}C${toe + m * 0.36} ${y1 - m * 0.8} ${toe + m * 0.3} ${y1 - m * 0.3} ${toe + m * 0.1} ${y1 + 20}`,
      ),
      0.11 * CAP,
    );
    const [y, low] = [y1 + GAP, y1 + GAP + m * 0.3];
    const at = (share: number) => x0 + (x1 - x0) * share;
    const sole = parse(
      `M${x0 - m * 0.08} ${y}L${x1 + m * 0.02} ${y}C${x1 + m * 0.14} ${y} ${x1 + m * 0.1} ${low - m * 0.04} ${x1 - m * 0.22} ${low}L${at(0.6)} ${low}C${at(0.53)} ${low} ${at(0.53)} ${low - m * 0.09} ${at(0.47)} ${low - m * 0.09}C${at(0.4)} ${low - m * 0.09} ${at(0.4)} ${low} ${at(0.33)} ${low}L${x0 + m * 0.06} ${low}C${x0 - m * 0.1} ${low} ${x0 - m * 0.1} ${y + m * 0.16} ${x0 - m * 0.14} ${y + m * 0.08}C${x0 - m * 0.16} ${y + m * 0.03} ${x0 - m * 0.13} ${y} ${x0 - m * 0.08} ${y}Z`,
    );
    return { plate: subtract(shoe, cap), second: sole };
  },
};

/** A laced shoe on its heel, the name on its side. */
export const lacedShoe: Plate = {
  about: ['lace-up-shoe', 'shoe-repair', 'school-shoe'],
  aspect: [1.9, 3.2],
  draw(held) {
    const { shoe, x0, x1, y1, m, toe } = upper(held, { rise: 0.2, toeHigh: 0.46 });
    const cap = stroke(line(toe + m * 0.34, y1 - m * 2, toe + m * 0.1, y1 + 20), 0.1 * CAP);
    const y = y1 + GAP;
    const thick = m * 0.12;
    const floor = y + thick + m * 0.16;
    const sole = parse(
      `M${x0 - m * 0.02} ${y}L${x1} ${y}C${x1 + m * 0.1} ${y} ${x1 + m * 0.08} ${floor} ${x1 - m * 0.14} ${floor}L${toe - m * 0.2} ${floor}C${toe - m * 0.6} ${floor} ${toe - m * 0.6} ${y + thick} ${toe - m * 1} ${y + thick}L${x0 + m * 0.82} ${y + thick}L${x0 + m * 0.76} ${floor - 5}C${x0 + m * 0.755} ${floor - 2} ${x0 + m * 0.75} ${floor} ${x0 + m * 0.73} ${floor}L${x0 + m * 0.05} ${floor}C${x0 + m * 0.01} ${floor} ${x0} ${floor - 2} ${x0} ${floor - 5}L${x0 - m * 0.06} ${y + 8}C${x0 - m * 0.06} ${y + 2} ${x0 - m * 0.05} ${y} ${x0 - m * 0.02} ${y}Z`,
    );
    return { plate: subtract(shoe, cap), second: sole };
  },
};
