/** Plates of who dresses people and weddings. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A dress that hangs on its hanger: the name under its belt. */
export const hungDress: Plate = {
  about: [],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.4, 0.24, 0.46);
    const [lean, waist] = [m * 0.16, wide * 0.34];
    const seam = y0 - m * 0.28;
    const skirt = parse(
      `M${cx - waist} ${seam}L${cx + waist} ${seam}C${x1 - m * 0.14} ${seam + m * 0.04} ${x1 - m * 0.02} ${y0 - m * 0.1} ${x1 + m * 0.02} ${y0 + m * 0.1}L${x1 + lean} ${y1 - m * 0.06}C${x1 + lean} ${y1} ${x1 + lean - m * 0.02} ${y1} ${x1 + lean - m * 0.08} ${y1}L${x0 - lean + m * 0.08} ${y1}C${x0 - lean + m * 0.02} ${y1} ${x0 - lean} ${y1} ${x0 - lean} ${y1 - m * 0.06}L${x0 - m * 0.02} ${y0 + m * 0.1}C${x0 + m * 0.02} ${y0 - m * 0.1} ${x0 + m * 0.14} ${seam + m * 0.04} ${cx - waist} ${seam}Z`,
    );
    const belt = rect(cx - waist, seam - GAP - m * 0.12, waist * 2, m * 0.12, m * 0.04);
    const low = seam - GAP * 2 - m * 0.12;
    const top = low - m * 0.62;
    const [arm, neck] = [waist + m * 0.16, waist * 0.44];
    const bodice = parse(
      `M${cx - waist} ${low}C${cx - waist} ${low - m * 0.2} ${cx - waist + m * 0.06} ${low - m * 0.26} ${cx - waist - m * 0.02} ${low - m * 0.36}L${cx - arm - m * 0.06} ${low - m * 0.24}L${cx - arm - m * 0.2} ${low - m * 0.44}L${cx - neck} ${top}C${cx - neck * 0.7} ${top + m * 0.3} ${cx + neck * 0.7} ${top + m * 0.3} ${cx + neck} ${top}L${cx + arm + m * 0.2} ${low - m * 0.44}L${cx + arm + m * 0.06} ${low - m * 0.24}L${cx + waist + m * 0.02} ${low - m * 0.36}C${cx + waist - m * 0.06} ${low - m * 0.26} ${cx + waist} ${low - m * 0.2} ${cx + waist} ${low}Z`,
    );
    const thick = Math.max(11, m * 0.065);
    const peak = top - m * 0.12;
    const wire = stroke(
      parse(
        `M${cx - neck - m * 0.1} ${top + m * 0.06}L${cx} ${peak}L${cx + neck + m * 0.1} ${top + m * 0.06}M${cx} ${peak}L${cx} ${peak - m * 0.1}C${cx + m * 0.2} ${peak - m * 0.16} ${cx + m * 0.14} ${peak - m * 0.4} ${cx} ${peak - m * 0.38}C${cx - m * 0.08} ${peak - m * 0.37} ${cx - m * 0.12} ${peak - m * 0.31} ${cx - m * 0.12} ${peak - m * 0.26}`,
      ),
      thick,
      { cap: 'round', join: 'round' },
    );
    return { plate: concat(skirt, bodice), second: union(belt, subtract(wire, grow(bodice, GAP))) };
  },
};

/** A cake in tiers for a wedding, a heart on top. */
export const tieredCake: Plate = {
  about: ['wedding-cake'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.5, 1.02, 0.42);
    const tier = (y: number, half: number, tall: number) => {
      const count = Math.max(2, Math.round((half * 2) / (m * 0.36)));
      const step = (half * 2) / count;
      const drip = Math.min(m * 0.13, 0.28 * CAP);
      const body = rect(cx - half, y - tall, half * 2, tall, m * 0.08);
      const drops = Array.from({ length: count }, (_, i) => {
        const x = cx - half + step * (i + 0.5);
        return parse(
          `M${x - step * 0.5} ${y - tall + drip}C${x - step * 0.3} ${y - tall + drip * 2.4} ${x + step * 0.3} ${y - tall + drip * 2.4} ${x + step * 0.5} ${y - tall + drip}`,
        );
      });
      return subtract(body, ...drops.map((drop) => stroke(drop, 0.1 * CAP, { cap: 'square' })));
    };
    const plateRim = rect(x0 - m * 0.2, y1 + GAP, wide + m * 0.4, m * 0.13, m * 0.06);
    const low = tier(y1, wide / 2, y1 - y0);
    const second = tier(y0 - GAP, wide * 0.34, m * 0.5);
    const third = tier(y0 - GAP * 2 - m * 0.5, wide * 0.2, m * 0.44);
    const hy = y0 - GAP * 3 - m * 0.96;
    const heart = parse(
      `M${cx} ${hy}C${cx - m * 0.36} ${hy - m * 0.2} ${cx - m * 0.26} ${hy - m * 0.46} ${cx - m * 0.11} ${hy - m * 0.42}C${cx - m * 0.04} ${hy - m * 0.4} ${cx} ${hy - m * 0.36} ${cx} ${hy - m * 0.32}C${cx} ${hy - m * 0.36} ${cx + m * 0.04} ${hy - m * 0.4} ${cx + m * 0.11} ${hy - m * 0.42}C${cx + m * 0.26} ${hy - m * 0.46} ${cx + m * 0.36} ${hy - m * 0.2} ${cx} ${hy}Z`,
    );
    return { plate: concat(low, second, third, plateRim), second: heart };
  },
};

/** A dressmaker's tape: the name between its marks, its end still rolled. */
export const tapeRoll: Plate = {
  about: ['measuring-tape', 'suit', 'mannequin'],
  aspect: [1.6, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, size: m } = bodyAround(held, 0.3, 0.34, 0.74);
    const R = high * 0.5 + m * 0.1;
    const [rx, ry] = [x0 - R - GAP, y1 - R];
    const [r, thick] = [R * 0.62, Math.max(10, R * 0.1)];
    const ringed = subtract(circle(rx, ry, R), circle(rx, ry, r + GAP));
    const spool = subtract(circle(rx, ry, r), circle(rx, ry, r - thick * 1.7));
    const heart = circle(rx, ry, r - thick * 1.7 - GAP);
    const away = circle(rx, ry, R + GAP);
    const strip = rect(x0 - R, y0, wide + R + m * 0.08, high, 0.04 * CAP);
    const count = Math.max(7, Math.round(wide / (m * 0.17)));
    const pitch = wide / count;
    const marks = Array.from({ length: count }, (_, i) =>
      rect(x0 + pitch * (i + 0.5) - 0.05 * CAP, y1 - (i % 2 ? 0.26 : 0.42) * CAP, 0.1 * CAP, CAP),
    );
    const tip = subtract(
      rect(x1 + m * 0.08 + GAP, y0, m * 0.3, high, 0.06 * CAP),
      circle(x1 + m * 0.23 + GAP, y0 + high / 2, m * 0.07),
    );
    return {
      plate: concat(subtract(strip, away, ...marks), ringed, heart),
      second: concat(spool, tip),
    };
  },
};
