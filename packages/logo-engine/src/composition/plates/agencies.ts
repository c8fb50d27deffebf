/** Plates of who finds people and customers, asks, plans and counts. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, line, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A staff badge that hangs from its strap: a face over the name. */
export const staffBadge: Plate = {
  about: ['id-badge', 'users-three', 'person-lens'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, y0, y1, wide, size: m, cx } = bodyAround(held, 0.5, 0.34, 0.5);
    const r = m * 0.34;
    const top = y0 - r * 2 - m * 0.32;
    const card = rect(x0, top, wide, y1 - top, m * 0.15);
    const py = y0 - r;
    const disc = circle(cx, py, r);
    const person = union(
      circle(cx, py - r * 0.24, r * 0.34),
      parse(
        `M${cx - r * 0.68} ${py + r}C${cx - r * 0.7} ${py + r * 0.1} ${cx + r * 0.7} ${py + r * 0.1} ${cx + r * 0.68} ${py + r}Z`,
      ),
    );
    const clip = rect(cx - m * 0.13, top - m * 0.2, m * 0.26, m * 0.38, m * 0.07);
    const strap = rect(cx - m * 0.24, top - m * 0.62, m * 0.48, m * 0.5, m * 0.05);
    const hole = rect(cx - m * 0.05, top - m * 0.02, m * 0.1, m * 0.1, m * 0.04);
    return {
      plate: subtract(card, grow(clip, gap), subtract(disc, person)),
      second: subtract(union(clip, strap), hole),
    };
  },
};

/** A clipboard with its clip: the name over what has been ticked. */
export const surveyBoard: Plate = {
  about: ['survey-clipboard'],
  aspect: [1.1, 2.9],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.5, 0.46);
    const low = y1 + m * 0.6;
    const board = rect(x0, y0 - m * 0.16, wide, low - y0 + m * 0.16, m * 0.12);
    const lid = y0 - m * 0.16;
    const half = Math.min(wide * 0.3, m * 0.46);
    const clip = union(
      rect(cx - half, lid - m * 0.1, half * 2, m * 0.24, m * 0.07),
      circle(cx, lid - m * 0.1, m * 0.15),
    );
    const thick = Math.max(14, m * 0.07);
    const rows = [0, 1].flatMap((i) => {
      const y = y1 + m * 0.12 + i * m * 0.28;
      const x = x0 + m * 0.2;
      const tick = polyline([
        [x, y],
        [x + m * 0.065, y + m * 0.065],
        [x + m * 0.19, y - m * 0.075],
      ]);
      const to = x1 - m * 0.2 - (i === 1 ? wide * 0.2 : 0);
      return [
        stroke(tick, thick, { cap: 'round', join: 'round' }),
        rect(x + m * 0.34, y - thick / 2, to - x - m * 0.34, thick, thick / 2),
      ];
    });
    return {
      plate: subtract(board, grow(clip, gap), ...rows),
      second: subtract(clip, circle(cx, lid - m * 0.11, Math.max(9, m * 0.055))),
    };
  },
};

/** A board on its stand: the name under a line that climbs. */
export const chartBoard: Plate = {
  about: ['trend', 'presentation', 'bars', 'chart-pie'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { gap, x0, y0, y1, wide, size: m, cx } = bodyAround(held, 0.52, 0.36, 0.44);
    const rail = Math.max(30, m * 0.13);
    const rise = m * 0.62;
    const top = y0 - rise;
    const sheet = union(rect(x0, top, wide, y1 - top, m * 0.07), rect(x0, top, wide, m * 0.2, 2));
    const bar = rect(x0 - m * 0.12, top - gap - rail, wide + m * 0.24, rail, rail / 2);
    const ring = rect(cx - m * 0.05, top - gap - rail - m * 0.1, m * 0.1, m * 0.16, m * 0.03);
    const count = Math.max(4, Math.min(7, Math.round(wide / (m * 0.5))));
    const inner = wide - m * 0.5;
    const step = inner / count;
    const columns = Array.from({ length: count }, (_, i) => {
      const high = rise * (0.2 + (0.56 * i) / (count - 1));
      return rect(
        x0 + m * 0.25 + step * (i + 0.16),
        y0 - m * 0.02 - high,
        step * 0.68,
        high,
        Math.min(step * 0.2, 9),
      );
    });
    const leg = (way: 1 | -1) =>
      stroke(line(cx + way * m * 0.1, y1 + gap + m * 0.07, cx + way * m * 0.36, y1 + m * 0.48), m * 0.11, {
        cap: 'round',
      });
    const stand = union(leg(-1), leg(1), rect(cx - m * 0.24, y1 + gap, m * 0.48, m * 0.11, m * 0.04));
    return { plate: concat(subtract(sheet, ...columns), stand), second: union(bar, ring) };
  },
};

/** A calendar with its rings: the name over its days, one of them ticked. */
export const calendar: Plate = {
  about: ['calendar-check', 'calendar-plus'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.48, 0.42, 0.4);
    const head = m * 0.36;
    const top = y0 - gap - head;
    const low = y1 + m * 0.42;
    const whole = rect(x0, top, wide, low - top, m * 0.17);
    const ringAt = Math.min(wide * 0.27, m * 0.62);
    const [rw, rh] = [m * 0.12, m * 0.36];
    const ring = rect(cx - ringAt - rw / 2, top - rh * 0.5, rw, rh, rw / 2);
    const rings = [ring, mirror(ring, cx)];
    const seam = rect(x0 - 9, y0 - gap, wide + 18, gap);
    const r = m * 0.31;
    const [bx, by] = [x1 - m * 0.14, low - m * 0.08];
    const badge = circle(bx, by, r);
    const count = Math.max(3, Math.floor((wide - m * 0.66) / (m * 0.32)));
    const days = Array.from({ length: count }, (_, i) =>
      rect(x0 + m * 0.19 + i * m * 0.32, y1 + m * 0.06, m * 0.18, m * 0.16, m * 0.035),
    );
    const tick = stroke(
      polyline([
        [bx - r * 0.44, by + r * 0.04],
        [bx - r * 0.1, by + r * 0.36],
        [bx + r * 0.46, by - r * 0.32],
      ]),
      r * 0.24,
      { cap: 'round', join: 'round' },
    );
    const room = grow(badge, gap);
    return {
      plate: concat(subtract(whole, seam, room, ...days, ...rings.map((each) => grow(each, gap))), ...rings),
      second: subtract(badge, tick),
    };
  },
};

/** A magnifying glass, the name in its lens. */
export const lens: Plate = {
  about: ['person-lens', 'magnifying-glass', 'detective', 'fingerprint'],
  aspect: [1, 2.3],
  draw(held) {
    const { gap, cx, cy } = bodyAround(held, 0.3, 0.34);
    const R = Math.hypot(held.width * 0.5, held.height * 0.42) + 0.2 * CAP;
    const rim = R * 0.14;
    const far = R + gap + rim;
    const ring = subtract(circle(cx, cy, far), circle(cx, cy, R + gap));
    const neck = rect(cx + far - 6, cy - R * 0.08, R * 0.16, R * 0.16);
    const grip = rect(cx + far + R * 0.1, cy - R * 0.16, R * 0.72, R * 0.32, R * 0.12);
    const turned = [neck, grip].map((part) => rotate(part, 42, cx, cy));
    return {
      plate: concat(circle(cx, cy, R), union(ring, turned[0] ?? ring)),
      second: turned[1] ?? grip,
    };
  },
};
