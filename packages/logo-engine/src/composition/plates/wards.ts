/** Plates of who builds robots and keeps watch. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The head of a robot, the name under its eyes. */
export const robotFace: Plate = {
  about: ['robot'],
  styles: ['modern', 'minimal', 'playful', 'creative', 'vintage'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx, cy } = bodyAround(held, 0.52, 0.3, 0.42);
    const top = y0 - m * 0.46;
    const head = rect(x0, top, wide, y1 - top, m * 0.28);
    const eyes = [-1, 1].map((way) => {
      const x = cx + way * Math.max(m * 0.3, wide * 0.2);
      return subtract(circle(x, top + m * 0.32, m * 0.17), circle(x, top + m * 0.32, m * 0.08));
    });
    const bolts = [x0 - gap - m * 0.15, x1 + gap].map((x) =>
      rect(x, cy - high * 0.36, m * 0.15, high * 0.6, m * 0.06),
    );
    const stalk = union(
      rect(cx - m * 0.17, top - gap - m * 0.1, m * 0.34, m * 0.1, m * 0.03),
      rect(cx - m * 0.04, top - gap - m * 0.3, m * 0.08, m * 0.24),
      circle(cx, top - gap - m * 0.36, m * 0.12),
    );
    const neck = rect(cx - m * 0.34, y1 + gap, m * 0.68, m * 0.14, m * 0.05);
    return { plate: concat(subtract(head, ...eyes), neck), second: concat(stalk, ...bolts) };
  },
};

/** A torch, lying, its light before it. */
export const beamTorch: Plate = {
  about: ['security-guard'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m, cy } = bodyAround(held, 0.46, 0.4);
    const butt = x0 - m * 0.1;
    const barrel = parse(
      `M${butt + m * 0.1} ${y0}H${x1}V${y1}H${butt + m * 0.1}Q${butt} ${y1} ${butt} ${y1 - m * 0.1}V${y0 + m * 0.1}Q${butt} ${y0} ${butt + m * 0.1} ${y0}Z`,
    );
    const knob = rect(x1 - m * 0.5, y0 - gap - m * 0.09, m * 0.3, m * 0.09, m * 0.04);
    const flare = x1 + gap;
    const [deep, wing] = [m * 0.42, high / 2 + m * 0.2];
    const bell = parse(
      `M${flare} ${y0}L${flare + deep - m * 0.08} ${cy - wing}Q${flare + deep} ${cy - wing - m * 0.02} ${flare + deep} ${cy - wing + m * 0.08}V${cy + wing - m * 0.08}Q${flare + deep} ${cy + wing + m * 0.02} ${flare + deep - m * 0.08} ${cy + wing}L${flare} ${y1}Z`,
    );
    const rim = flare + deep + gap;
    const rays = [-1, 0, 1].map((way) =>
      stroke(
        line(
          rim + m * 0.16,
          cy + way * wing * 0.66,
          rim + m * 0.46,
          cy + way * wing * (way === 0 ? 0 : 0.98),
        ),
        m * 0.12,
      ),
    );
    return { plate: concat(barrel, knob, bell), second: union(...rays) };
  },
};
