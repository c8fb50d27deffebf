/** Plates of who finds people and customers, asks, plans and counts. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A staff badge that hangs from its lanyard: a face beside the name. */
export const staffBadge: Plate = {
  about: ['id-badge', 'users-three', 'person-lens'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.52, 0.36, 0.44);
    const r = m * 0.3;
    const [left, top] = [x0 - r * 2 - m * 0.22, y0 - m * 0.26];
    const cx = (left + x1) / 2;
    const card = rect(left, top, x1 - left, y1 - top, m * 0.16);
    const [px, py] = [left + m * 0.2 + r, y0 + high * 0.5 - m * 0.06];
    const person = union(
      circle(px, py - r * 0.6, r * 0.56),
      parse(
        `M${px - r} ${py + r * 1.3}V${py + r * 1.02}C${px - r} ${py - r * 0.08} ${px + r} ${py - r * 0.08} ${px + r} ${py + r * 1.02}V${py + r * 1.3}Q${px + r} ${py + r * 1.42} ${px + r * 0.88} ${py + r * 1.42}H${px - r * 0.88}Q${px - r} ${py + r * 1.42} ${px - r} ${py + r * 1.3}Z`,
      ),
    );
    const body = grow(circle(px, py - r * 0.6, r * 0.56), Math.max(9, r * 0.14));
    const face = union(circle(px, py - r * 0.6, r * 0.56), subtract(person, body));
    const clip = rect(cx - m * 0.12, top - m * 0.16, m * 0.24, m * 0.28, m * 0.06);
    const strap = (way: 1 | -1) =>
      polygon(
        [
          [cx + way * m * 0.02, top - m * 0.16],
          [cx - way * m * 0.11, top - m * 0.12],
          [cx + way * m * 0.2, top - m * 0.5],
          [cx + way * m * 0.42, top - m * 0.5],
        ],
        4,
      );
    return {
      plate: subtract(card, grow(clip, gap), face),
      second: union(clip, strap(1), strap(-1)),
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

/** A board on its stand: the name under bars that climb. */
export const chartBoard: Plate = {
  about: ['trend', 'presentation', 'bars', 'chart-pie'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { gap, x0, y0, y1, wide, size: m, cx } = bodyAround(held, 0.5, 0.3, 0.46);
    const rail = Math.max(26, m * 0.12);
    const rise = m * 0.36;
    const top = y0 - rise - m * 0.12;
    const sheet = union(rect(x0, top, wide, y1 - top, m * 0.08), rect(x0, top, wide, m * 0.2, 2));
    const bar = rect(x0 - m * 0.12, top - gap - rail, wide + m * 0.24, rail, rail / 2);
    const step = Math.min((wide - m * 0.5) / 5, m * 0.24);
    const columns = [0.3, 0.5, 0.42, 0.72, 1].map((tall, i) =>
      rect(cx + step * (i - 2.34), y0 - rise * tall, step * 0.68, rise * tall, step * 0.16),
    );
    const leg = (way: 1 | -1) =>
      polygon(
        [
          [cx + way * m * 0.06, y1 - 6],
          [cx + way * m * 0.27, y1 - 6],
          [cx + way * m * 0.54, y1 + m * 0.36],
          [cx + way * m * 0.33, y1 + m * 0.36],
        ],
        m * 0.03,
      );
    return { plate: subtract(union(sheet, leg(-1), leg(1)), ...columns), second: bar };
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
