/** Plates of who heals, vaccinates, mends ankles and irons. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** The bag of a doctor who calls. */
export const doctorBag: Plate = {
  about: ['doctor', 'stethoscope', 'cross-heart', 'vaccine-vial'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0.36, 0.34);
    const low = y1 + 0.04 * m;
    const body = parse(
      `M${x0 + 0.02 * m} ${y0}H${x1 - 0.02 * m}L${x1 + 0.14 * m} ${low - 0.12 * m}Q${x1 + 0.16 * m} ${low} ${x1 + 0.02 * m} ${low}H${x0 - 0.02 * m}Q${x0 - 0.16 * m} ${low} ${x0 - 0.14 * m} ${low - 0.12 * m}Z`,
    );
    const sill = y0 - gap;
    const top = sill - 0.5 * m;
    const flap = softened(
      parse(
        `M${x0} ${sill}C${x0 + 0.1 * m} ${sill - 0.24 * m} ${x0 + 0.2 * m} ${top} ${x0 + 0.4 * m} ${top}H${x1 - 0.4 * m}C${x1 - 0.2 * m} ${top} ${x1 - 0.1 * m} ${sill - 0.24 * m} ${x1} ${sill}Z`,
      ),
      4,
    );
    const grip = stroke(
      parse(
        `M${cx - 0.4 * m} ${top + 20}V${top - 0.16 * m}Q${cx - 0.4 * m} ${top - 0.32 * m} ${cx - 0.24 * m} ${top - 0.32 * m}H${cx + 0.24 * m}Q${cx + 0.4 * m} ${top - 0.32 * m} ${cx + 0.4 * m} ${top - 0.16 * m}V${top + 20}`,
      ),
      0.14 * m,
    );
    const c = 0.15 * m;
    const y = sill - 0.25 * m;
    const b = c / 3 + 1;
    const cross = union(rect(cx - c, y - b, c * 2, b * 2), rect(cx - b, y - c, b * 2, c * 2));
    const feet = [x0 + 0.06 * m, x1 - 0.26 * m].map((x) => rect(x, low - 4, 0.2 * m, 0.1 * m, 0.03 * m));
    return {
      plate: union(body, ...feet),
      second: subtract(union(flap, grip), cross),
    };
  },
};

/** A vial of vaccine that lies over a syringe, the name on its label. */
export const vaccineFlask: Plate = {
  about: ['vaccine-vial', 'syringe'],
  aspect: [1.1, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cy, wide, high: h, gap } = bodyAround(held, 0.4, 0.36);
    const [l, r] = [x0 - gap - 0.2 * h, x1 + gap];
    const neck = r + 0.3 * h;
    const glass = parse(
      `M${l + 0.16 * h} ${y0}H${r}C${r + 0.22 * h} ${y0} ${r + 0.16 * h} ${cy - 0.27 * h} ${neck} ${cy - 0.27 * h}V${cy + 0.27 * h}C${r + 0.16 * h} ${cy + 0.27 * h} ${r + 0.22 * h} ${y1} ${r} ${y1}H${l + 0.16 * h}Q${l} ${y1} ${l} ${y1 - 0.16 * h}V${y0 + 0.16 * h}Q${l} ${y0} ${l + 0.16 * h} ${y0}Z`,
    );
    const label = rect(x0, y0 - 0.02 * h, wide, h * 1.04);
    const collar = rect(neck + gap, cy - 0.37 * h, 0.22 * h, 0.74 * h, 0.04 * h);
    const stopper = rect(neck + gap * 1.9 + 0.22 * h, cy - 0.28 * h, 0.12 * h, 0.56 * h, 0.04 * h);
    // The syringe lies along the vial, its needle to the left.
    const end = neck + gap * 1.9 + 0.34 * h;
    const [u, y] = [Math.min(h, 190), y1 + gap * 1.4 + 0.22 * Math.min(h, 190)];
    const t = Math.max(11, 0.06 * u);
    const [tip, rear] = [l + 0.44 * u, end - 0.5 * u];
    const marks = [0.25, 0.45, 0.65].map((share) =>
      rect(tip + (rear - tip) * share, y - u, 11, u - 0.01 * u),
    );
    const syringe = union(
      stroke(line(l, y, tip, y), t),
      rect(tip - 0.12 * u, y - 0.08 * u, 0.16 * u, 0.16 * u, 0.02 * u),
      subtract(rect(tip, y - 0.2 * u, rear - tip, 0.4 * u, 0.04 * u), ...marks),
      rect(rear - 0.06 * u, y - 0.22 * u, 0.11 * u, 0.52 * u, 0.03 * u),
      rect(rear, y - 0.06 * u, 0.44 * u, 0.12 * u),
      rect(end - 0.11 * u, y - 0.22 * u, 0.11 * u, 0.44 * u, 0.03 * u),
    );
    return {
      plate: concat(label, subtract(glass, grow(label, gap))),
      second: concat(collar, stopper, syringe),
    };
  },
};

/** An iron on its hot sole. */
export const clothesIron: Plate = {
  about: ['iron', 'washer-suds'],
  aspect: [1.3, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, gap, size: m } = bodyAround(held, 0.3, 0.3);
    const b = from(x1, y0, m);
    const nose = x1 + 0.86 * m;
    const shell = parse(
      `M${x0 - 0.08 * m} ${y1}V${y0 + 0.1 * m}Q${x0 - 0.08 * m} ${y0 - 0.12 * m} ${x0 + 0.14 * m} ${y0 - 0.12 * m}H${x1 - 0.2 * m}C${b(0.3, -0.12)} ${nose - 0.24 * m} ${y1 - 0.5 * m} ${nose} ${y1}Z`,
    );
    const t = 0.22 * m;
    const [top, back, front] = [y0 - 0.66 * m, x0 + 0.1 * m, x1 - 0.16 * m];
    const grip = stroke(
      parse(
        `M${back} ${y0}V${top + 0.16 * m}Q${back} ${top} ${back + 0.16 * m} ${top}H${front - 0.34 * m}C${front - 0.06 * m} ${top} ${front} ${top + 0.3 * m} ${front + 0.06 * m} ${y0}`,
      ),
      t,
    );
    const sole = parse(
      `M${x0 - 0.18 * m} ${y1 + gap}H${nose + 0.1 * m}Q${nose + 0.2 * m} ${y1 + gap + 0.19 * m} ${nose} ${y1 + gap + 0.19 * m}H${x0 - 0.1 * m}Q${x0 - 0.18 * m} ${y1 + gap + 0.19 * m} ${x0 - 0.18 * m} ${y1 + gap + 0.1 * m}Z`,
    );
    const k = from(back - t / 2, y0, m);
    const cord = stroke(
      parse(`M${k(0.1, -0.56)}C${k(-0.3, -0.56)} ${k(-0.2, -0.96)} ${k(-0.56, -0.92)}`),
      Math.max(13, 0.085 * m),
    );
    return { plate: union(filleted(union(softened(shell, 0.05 * m), grip), 4), cord), second: sole };
  },
};

/** A walking brace for an ankle: straps round its leg and foot, toes out of its front, a sole that rocks. */
export const strappedBoot: Plate = {
  about: ['ankle-brace', 'prosthesis'],
  aspect: [0.9, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, gap, size: m } = bodyAround(held, 0.34, 0.3);
    const strap = 0.2 * m;
    const top = y0 - 2 * gap - strap - 0.18 * m;
    const ground = y1 + 0.98 * m;
    const toe = x1 + 0.86 * m;
    const shell = parse(
      `M${x0 + 0.08 * m} ${top}H${x1 - 0.06 * m}Q${x1 + 0.06 * m} ${top} ${x1 + 0.05 * m} ${top + 0.12 * m}L${x1 + 0.02 * m} ${y1 - 0.16 * m}C${x1 + 0.02 * m} ${y1 + 0.16 * m} ${x1 + 0.16 * m} ${y1 + 0.3 * m} ${x1 + 0.4 * m} ${y1 + 0.38 * m}L${toe - 0.12 * m} ${y1 + 0.52 * m}Q${toe} ${y1 + 0.56 * m} ${toe} ${y1 + 0.66 * m}V${ground}H${x0 + 0.2 * m}C${x0} ${ground} ${x0 - 0.12 * m} ${ground - 0.16 * m} ${x0 - 0.08 * m} ${ground - 0.42 * m}L${x0 - 0.02 * m} ${y1}V${top + 0.1 * m}Q${x0 - 0.02 * m} ${top} ${x0 + 0.08 * m} ${top}Z`,
    );
    const slot = (x: number, y: number) =>
      rect(x - 0.07 * m, y - 0.05 * m, 0.14 * m, Math.max(11, 0.1 * m), 0.02 * m);
    const calf = subtract(
      rect(x0 - 0.1 * m, y0 - gap - strap, x1 - x0 + 0.3 * m, strap, 0.06 * m),
      slot(x1 - 0.06 * m, y0 - gap - strap / 2),
    );
    const shin = rect(x0 - m, y0 - 2 * gap - strap, x1 - x0 + 3 * m, strap + 2 * gap);
    // One strap from the heel round the ankle, one over the toes' roots.
    const [hx, hy, ix, iy] = [x0 - 0.1 * m, y1 + 0.62 * m, x1 + 0.2 * m, y1 + 0.2 * m];
    const round = stroke(
      parse(`M${hx} ${hy}C${x0 + 0.3 * m} ${hy - 0.04 * m} ${ix - 0.5 * m} ${iy + 0.3 * m} ${ix} ${iy}`),
      strap,
    );
    const front = stroke(line(x1 + 0.62 * m, y1 + 0.4 * m, x1 + 0.36 * m, ground + 0.2 * m), strap, {
      cap: 'butt',
    });
    const over = subtract(front, rect(x0, ground, toe - x0, m));
    const toes = subtract(
      union(
        circle(toe + 0.13 * m, ground - 0.19 * m, 0.19 * m),
        circle(toe + 0.05 * m, ground - 0.38 * m, 0.11 * m),
      ),
      grow(shell, gap),
      rect(toe - m, ground, 3 * m, m),
    );
    const under = ground + gap;
    const sole = parse(
      `M${x0 - 0.14 * m} ${under}H${toe + 0.36 * m}C${toe + 0.32 * m} ${under + 0.16 * m} ${toe + 0.04 * m} ${under + 0.24 * m} ${toe - 0.2 * m} ${under + 0.24 * m}H${x0 + 0.24 * m}C${x0 + 0.06 * m} ${under + 0.24 * m} ${x0 - 0.1 * m} ${under + 0.16 * m} ${x0 - 0.14 * m} ${under}Z`,
    );
    return {
      plate: concat(subtract(shell, shin, grow(round, gap), grow(over, gap)), toes),
      second: concat(calf, round, subtract(over, grow(round, gap)), softened(sole, 4)),
    };
  },
};
