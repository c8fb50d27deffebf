/** Plates of who sells bearings and who makes masks. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, subtract } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polar } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bearing, its balls about the name. */
export const ballBearing: Plate = {
  about: ['bearing'],
  aspect: [1.3, 2.1],
  draw(held) {
    const { cx, cy } = bodyAround(held, 0, 0);
    const inner = Math.hypot(held.width, held.height) / 2 + 0.14 * CAP;
    const gap = Math.max(11, inner * 0.045);
    const ball = inner * 0.12;
    const race = inner + gap + ball;
    const [ring, R] = [race + ball + gap, race + ball + gap + inner * 0.14];
    const balls = Array.from({ length: 20 }, (_, i) => circle(...polar(cx, cy, race, i * 18), ball));
    return {
      plate: concat(subtract(circle(cx, cy, R), circle(cx, cy, ring)), circle(cx, cy, inner)),
      second: concat(...balls),
    };
  },
};

/** A mask of the morenada under its feathers, the name on its brow. */
export const plumedMask: Plate = {
  about: ['morenada-mask'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size } = bodyAround(held, 0.36, 0.28);
    const brow = parse(
      `M${x0} ${y0}Q${cx} ${y0 - 0.2 * size} ${x1} ${y0}L${x1 - 0.06 * size} ${y1}Q${cx} ${y1 - 0.02 * size} ${x0 + 0.06 * size} ${y1}Z`,
    );
    const count = 5;
    const step = wide / count;
    const plumes = Array.from({ length: count }, (_, i) => {
      const t = (2 * (i + 0.5)) / count - 1;
      const x = x0 + (i + 0.5) * step;
      const half = Math.min(step * 0.5 - gap * 0.1, 0.36 * size);
      const tall = (0.9 - 0.26 * t * t) * size;
      const low = y0 + 0.1 * size;
      const plume = parse(
        `M${x - half * 0.6} ${low}C${x - half} ${low - tall * 0.6} ${x - half * 1.1} ${low - tall} ${x} ${low - tall - 0.1 * size}C${x + half * 1.1} ${low - tall} ${x + half} ${low - tall * 0.6} ${x + half * 0.6} ${low}Z`,
      );
      return subtract(rotate(plume, t * 24, x, low), grow(brow, gap));
    });
    const top = y1 + gap;
    const [cheek, chin] = [Math.min(wide * 0.46, 1.5 * size), top + 1.22 * size];
    const face = parse(
      `M${cx - cheek} ${top}H${cx + cheek}C${cx + cheek * 1.06} ${top + 0.5 * size} ${cx + cheek * 0.86} ${chin} ${cx} ${chin}C${cx - cheek * 0.86} ${chin} ${cx - cheek * 1.06} ${top + 0.5 * size} ${cx - cheek} ${top}Z`,
    );
    const eye = 0.27 * size;
    const apartBy = cheek * 0.5;
    const eyes = [-1, 1].map((way) => circle(cx + way * apartBy, top + 0.38 * size, eye));
    const pupils = [-1, 1].map((way) => circle(cx + way * apartBy, top + 0.38 * size, eye * 0.5));
    const nose = parse(
      `M${cx - 0.1 * size} ${top + 0.4 * size}H${cx + 0.1 * size}L${cx + 0.24 * size} ${top + 0.68 * size}Q${cx} ${top + 0.78 * size} ${cx - 0.24 * size} ${top + 0.68 * size}Z`,
    );
    const lips = top + 0.86 * size;
    const mouth = parse(
      `M${cx - cheek * 0.6} ${lips}Q${cx} ${lips - 0.06 * size} ${cx + cheek * 0.6} ${lips}Q${cx + cheek * 0.45} ${lips + 0.22 * size} ${cx} ${lips + 0.22 * size}Q${cx - cheek * 0.45} ${lips + 0.22 * size} ${cx - cheek * 0.6} ${lips}Z`,
    );
    const lick = 0.2 * size;
    const tongue = parse(
      `M${cx - lick} ${lips + 0.06 * size}H${cx + lick}V${chin + 0.1 * size}C${cx + lick} ${chin + 0.36 * size} ${cx - lick} ${chin + 0.36 * size} ${cx - lick} ${chin + 0.1 * size}Z`,
    );
    return {
      plate: concat(brow, subtract(face, ...eyes, nose, mouth, grow(tongue, gap)), ...pupils),
      second: concat(
        ...plumes.map((plume, i) =>
          i === 0 ? plume : subtract(plume, grow(plumes[i - 1] ?? plume, gap * 0.8)),
        ),
        tongue,
      ),
    };
  },
};
