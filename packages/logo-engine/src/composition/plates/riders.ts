/** Plates of who rides out, walks and watches birds. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, leaf, line, polar, polygon } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A plump bird on its branch. */
export const plumpBird: Plate = {
  about: ['bird', 'binoculars'],
  styles: ['modern', 'minimal', 'vintage', 'playful', 'creative'],
  aspect: [1, 2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const [a, b] = [(held.width / 2 + 0.22 * CAP) / 0.78, (held.height / 2 + 0.2 * CAP) / 0.74];
    const m = (a + b) / 2;
    const k = 0.64;
    const [l, r, top, low] = [cx - a, cx + a, cy - b, cy + b];
    const h = from(r - m * 0.36, top + m * 0.12, m);
    const trunk = parse(
      `M${r} ${cy}C${r} ${cy + b * k} ${cx + a * k} ${low} ${cx} ${low}C${cx - a * k} ${low} ${l} ${cy + b * k} ${l} ${cy}C${l} ${cy - b * k} ${cx - a * k} ${top} ${cx} ${top}C${cx + a * k} ${top} ${r} ${cy - b * k} ${r} ${cy}Z`,
    );
    const head = circle(r - m * 0.36, top + m * 0.12, m * 0.44);
    const neck = parse(
      `M${h(-0.4, -0.18)}Q${h(-0.56, 0.02)} ${h(-1, -0.06)}L${h(-0.4, 0.6)}L${h(0.36, 0.7)}L${h(0.42, 0.1)}Z`,
    );
    const bill = parse(`M${h(0.3, -0.22)}L${h(0.7, 0.04)}L${h(0.36, 0.22)}Z`);
    const eye = circle(r - m * 0.26, top + m * 0.04, Math.max(7, m * 0.06));
    const t = from(l, cy - b * 0.1, m);
    const tail = parse(
      `M${t(0.3, -0.3)}L${t(-0.52, -0.52)}Q${t(-0.6, -0.54)} ${t(-0.56, -0.46)}L${t(-0.44, -0.3)}L${t(-0.6, -0.2)}Q${t(-0.66, -0.15)} ${t(-0.58, -0.13)}L${t(0.14, 0.34)}Z`,
    );
    const foot = low + m * 0.2;
    const legs = [-0.16, 0.16].map((dx) =>
      stroke(line(cx + dx * m, low - m * 0.1, cx + dx * m, foot + 2), m * 0.08),
    );
    const perch = union(
      stroke(
        parse(
          `M${l - m * 0.1} ${foot + m * 0.12}Q${cx} ${foot - m * 0.02} ${r + m * 0.2} ${foot + m * 0.06}`,
        ),
        m * 0.13,
        { cap: 'round' },
      ),
      leaf(r - m * 0.08, foot + m * 0.02, r + m * 0.3, foot - m * 0.28, 0.26),
    );
    const body = grow(shrink(union(trunk, head, neck, tail), 6), 6, { join: 'round' });
    return {
      plate: union(
        subtract(body, eye, grow(bill, GAP * 0.8)),
        ...legs.map((leg) => subtract(leg, grow(perch, GAP * 0.6))),
      ),
      second: concat(subtract(bill, circle(r - m * 0.36, top + m * 0.12, m * 0.3)), perch),
    };
  },
};

/** Three stones on each other and a leaf, the name on the lowest. */
export const cairn: Plate = {
  about: ['stones', 'lotus-pose', 'stones-in-hands'],
  aspect: [1.3, 3.2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const [a, b] = [(held.width / 2 + 0.24 * CAP) / 0.84, (held.height / 2 + 0.16 * CAP) / 0.72];
    const m = b * 0.6 + a * 0.25;
    const low = cy + b * 0.94;
    const base = parse(
      `M${cx - a} ${cy + b * 0.16}C${cx - a * 1.02} ${cy - b * 0.5} ${cx - a * 0.82} ${cy - b * 0.92} ${cx - a * 0.3} ${cy - b}C${cx + a * 0.2} ${cy - b * 1.06} ${cx + a * 0.78} ${cy - b * 0.98} ${cx + a * 0.95} ${cy - b * 0.4}C${cx + a * 1.08} ${cy + b * 0.06} ${cx + a * 1.03} ${cy + b * 0.62} ${cx + a * 0.86} ${cy + b * 0.82}Q${cx + a * 0.74} ${low} ${cx + a * 0.5} ${low}H${cx - a * 0.6}C${cx - a * 0.88} ${low} ${cx - a * 0.98} ${cy + b * 0.6} ${cx - a} ${cy + b * 0.16}Z`,
    );
    const stone = (x: number, y: number, w: number, h: number, turn: number) =>
      rotate(
        parse(
          `M${x - w} ${y + h * 0.16}C${x - w} ${y - h * 0.5} ${x - w * 0.6} ${y - h} ${x - w * 0.04} ${y - h}C${x + w * 0.62} ${y - h} ${x + w} ${y - h * 0.66} ${x + w} ${y + h * 0.06}C${x + w} ${y + h * 0.72} ${x + w * 0.66} ${y + h} ${x + w * 0.1} ${y + h}C${x - w * 0.6} ${y + h} ${x - w} ${y + h * 0.7} ${x - w} ${y + h * 0.16}Z`,
        ),
        turn,
        x,
        y,
      );
    const w1 = Math.min(a * 0.62, m * 1.02);
    const [h1, h2] = [m * 0.31, m * 0.24];
    const y1 = cy - b * 0.98 - h1 - GAP * 0.7;
    const y2 = y1 - h1 - h2 - GAP * 0.7;
    const apart = grow(base, GAP * 0.8);
    const middle = subtract(stone(cx - m * 0.14, y1 + 3, w1, h1, 3), apart);
    const upper = subtract(stone(cx + m * 0.04, y2 + 3, w1 * 0.6, h2, -4), grow(middle, GAP * 0.8));
    const lx = cx - m * 0.14 + w1 + m * 0.02;
    const blade = subtract(
      leaf(lx, y1 + h1 * 0.9, lx + m * 0.62, y1 - h1 * 1.1, 0.24, 0.5),
      stroke(line(lx - 4, y1 + h1 * 0.95, lx + m * 0.4, y1 - h1 * 0.4), Math.max(9, m * 0.045)),
    );
    return {
      plate: concat(base, upper),
      second: concat(middle, subtract(blade, grow(union(base, middle), GAP))),
    };
  },
};

/** Wind turbines on a hill. */
export const windHill: Plate = {
  about: ['wind-turbine'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.3, 0.44);
    const out = m * 0.56;
    const dome = m * 0.34;
    const [l, r] = [x0 - out, x1 + out];
    const hill = parse(
      `M${l} ${y1}Q${l - m * 0.1} ${y1 - m * 0.02} ${l - m * 0.02} ${y1 - m * 0.1}C${x0 - out * 0.4} ${y0 + m * 0.1} ${x0 + wide * 0.1} ${y0 - dome * 0.72} ${cx} ${y0 - dome * 0.72}C${x1 - wide * 0.1} ${y0 - dome * 0.72} ${x1 + out * 0.4} ${y0 + m * 0.1} ${r + m * 0.02} ${y1 - m * 0.1}Q${r + m * 0.1} ${y1 - m * 0.02} ${r} ${y1}Z`,
    );
    const mill = (x: number, ground: number, tall: number, turn: number) => {
      const hub = ground - tall;
      const s = tall * 0.78;
      const mast = polygon([
        [x - tall * 0.05, hub],
        [x + tall * 0.05, hub],
        [x + tall * 0.085, ground + m * 0.3],
        [x - tall * 0.085, ground + m * 0.3],
      ]);
      const blades = [0, 120, 240].map((by) => {
        const [bx, bz] = polar(x, hub, s, turn + by);
        return leaf(x, hub, bx, bz, 0.115, 0.32);
      });
      const eye = circle(x, hub, tall * 0.11);
      return { mast: subtract(mast, grow(union(...blades, eye), GAP * 0.5)), rotor: union(...blades, eye) };
    };
    const far = Math.min(wide * 0.42, m * 1.02);
    const mills = [
      mill(cx, y0 - dome * 0.6, m * 0.86, -90),
      mill(cx - far, y0 - dome * 0.2, m * 0.6, -70),
      mill(cx + far, y0 - dome * 0.2, m * 0.6, -110),
    ];
    return {
      plate: union(hill, ...mills.map(({ mast }) => mast)),
      second: concat(...mills.map(({ rotor }) => rotor)),
    };
  },
};
