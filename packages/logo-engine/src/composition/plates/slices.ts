/** Plates of who bakes what is eaten in slices and by the piece. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat, rotate, translate } from '../../geometry/path.js';
import { circle, leaf, line, polar, polygon, rect, sector } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.12 * CAP;

/** A round pizza, a slice of which is pulled out. */
export const pizza: Plate = {
  about: ['slice', 'pizza-whole', 'pizza-oven'],
  aspect: [1.35, 2.2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held) - 0.06 * CAP];
    const reach = Math.hypot(held.width / 2, held.height / 2) + 0.36 * CAP;
    const crust = Math.max(0.3 * CAP, 0.13 * reach);
    const r = reach + crust;
    const disc = circle(cx, cy, r);
    const seam = subtract(circle(cx, cy, r - crust), circle(cx, cy, r - crust - 0.11 * CAP));
    const room = r - crust - 0.11 * CAP - (held.height / 2 + 0.2 * CAP);
    const dot = Math.min(0.11 * r, 0.27 * room);
    const inner = r - crust - 0.11 * CAP - dot - 0.14 * CAP;
    const dots = [231, 257, 56, 90, 124].map((degrees, i) => {
      const [x, y] = polar(cx, cy, inner, degrees);
      if (i === 1 || i === 3) {
        const far = 1.3 * dot;
        return leaf(...polar(x, y, far, degrees + 60), ...polar(x, y, far, degrees - 120), 0.32);
      }
      return subtract(circle(x, y, dot), circle(x, y, 0.42 * dot));
    });
    const [ax, ay] = [cx + 0.06 * r, held.y - 0.34 * CAP];
    const piece = sector(ax, ay, 3 * r, -88, -22);
    const cut = sector(ax - 0.06 * CAP, ay, 3 * r, -91, -19);
    const whole = subtract(disc, seam, ...dots);
    const far = inner + dot - Math.hypot(ax - cx, ay - cy);
    const olive = circle(...polar(ax, ay, 0.56 * far, -55), Math.min(dot, 0.2 * far));
    const out = 0.17 * r;
    return {
      plate: subtract(whole, cut),
      second: translate(subtract(intersect(subtract(disc, seam), piece), olive), 0.59 * out, -0.81 * out),
    };
  },
};

/** A cupcake: a pleated paper cup, its cream whirled up in three turns, with a cherry. */
export const cupcake: Plate = {
  about: ['cupcake', 'pastry-bag', 'cake', 'birthday-cake'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.8 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, centreX(held)];
    const lean = 0.14 * high;
    const n = 6;
    const tooth = wide / n;
    const low = Array.from({ length: n }, (_, i): [number, number][] => [
      [x1 - i * tooth, y1 + 0.1 * CAP],
      [x1 - (i + 0.5) * tooth, y1 - 0.1 * CAP],
    ]).flat();
    const cup = polygon([[x0 - lean, y0], [x1 + lean, y0], ...low, [x0, y1 + 0.1 * CAP]], 0.06 * CAP);
    const pleats = Array.from({ length: n }, (_, i) => {
      const x = x0 + (i + 0.5) * tooth;
      const off = (x - cx) / wide;
      return stroke(line(x + off * 0.3 * lean, bottom(held) + 0.36 * CAP, x, y1 + CAP), 0.1 * CAP);
    });
    const u = wide + 2 * lean + 0.2 * high;
    const base = y0 - GAP;
    const tier = 0.14 * u;
    const turn = (i: number, share: number) => {
      const half = (u * share) / 2;
      const y = base - (i + 0.5) * tier - i * GAP;
      return rotate(rect(cx - half, y - tier / 2, 2 * half, tier, tier / 2), i === 0 ? 0 : -5, cx, y);
    };
    const first = turn(0, 1);
    const next = subtract(turn(1, 0.74), grow(first, GAP));
    const r = 0.1 * u;
    const peakY = base - 2 * tier - 2 * GAP;
    const peak = parse(
      `M${cx - 0.23 * u} ${peakY - 0.3 * tier}C${cx - 0.2 * u} ${peakY - tier} ${cx - 0.08 * u} ${peakY - 1.1 * tier} ${cx} ${peakY - 1.5 * tier}C${cx + 0.08 * u} ${peakY - 1.1 * tier} ${cx + 0.2 * u} ${peakY - tier} ${cx + 0.23 * u} ${peakY - 0.3 * tier}C${cx + 0.24 * u} ${peakY + 0.3 * tier} ${cx - 0.24 * u} ${peakY + 0.3 * tier} ${cx - 0.23 * u} ${peakY - 0.3 * tier}Z`,
    );
    const cherry = circle(cx, peakY - 1.32 * tier, r);
    const top = subtract(peak, grow(turn(1, 0.74), GAP), grow(cherry, 0.1 * CAP));
    return { plate: concat(subtract(cup, ...pleats), cherry), second: concat(first, next, top) };
  },
};
