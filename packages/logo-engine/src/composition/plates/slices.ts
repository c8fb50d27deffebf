/** Plates of who bakes what is eaten in slices and by the piece. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, translate } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect, sector } from '../../geometry/shapes.js';
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
    const dots = [231, 256, 58, 90, 122].map((degrees, i) =>
      circle(...polar(cx, cy, inner, degrees), dot * (i === 1 || i === 3 ? 0.8 : 1)),
    );
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

/** A cupcake: a pleated paper cup, its cream whirled up, with a cherry. */
export const cupcake: Plate = {
  about: ['cupcake', 'pastry-bag', 'cake', 'birthday-cake'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.72 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, centreX(held)];
    const lean = 0.12 * high;
    const cup = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.08 * high,
    );
    const n = 7;
    const pleats = Array.from({ length: n - 1 }, (_, i) => {
      const t = (i + 1) / n;
      return stroke(line(x0 + wide * t, bottom(held) + 0.32 * CAP, x0 + wide * t, y1 + CAP), 0.11 * CAP);
    });
    const u = wide + 2 * lean + 0.24 * high;
    const low = y0 - GAP;
    const tier = 0.13 * u;
    const layer = (i: number, share: number, lift: number) =>
      rect(cx - (u * share) / 2, low - (i + 1) * tier - lift, u * share, tier + lift, 0.5 * tier);
    const cream = union(layer(0, 1, 0), layer(1, 0.74, 0), layer(2, 0.44, 0));
    const whirl = [0, 1].map((i) => {
      const half = (u * (i === 0 ? 0.87 : 0.6)) / 2;
      const y = low - (i + 1) * tier;
      return stroke(
        parse(`M${cx - half} ${y + 0.16 * tier}Q${cx} ${y + 0.3 * tier} ${cx + half} ${y - 0.3 * tier}`),
        0.1 * CAP,
      );
    });
    const r = 0.1 * u;
    const cherry = circle(cx, low - 3 * tier - 0.62 * r, r);
    return {
      plate: concat(subtract(cup, ...pleats), cherry),
      second: subtract(cream, grow(cherry, 0.1 * CAP), ...whirl),
    };
  },
};
