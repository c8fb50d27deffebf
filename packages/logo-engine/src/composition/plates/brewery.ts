/** Plates of who brews beer. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { circle, polar, star } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A crown cap, fluted all around. */
export const crownCap: Plate = {
  about: ['beer-stein', 'cheers', 'hop', 'beer-bottle', 'beer-tap'],
  aspect: [1.1, 2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const reach = Math.hypot(held.width / 2, held.height / 2) + 0.28 * CAP;
    const ring = Math.max(12, 0.045 * reach);
    const inner = reach + ring;
    const r = inner + 0.14 * reach;
    const n = 21;
    const flutes = Array.from({ length: n }, (_, i) =>
      circle(...polar(cx, cy, r, (360 / n) * i - 90), (Math.PI * r * 0.62) / n),
    );
    const dents = Array.from({ length: n }, (_, i) =>
      circle(...polar(cx, cy, r * 1.075, (360 / n) * (i + 0.5) - 90), (Math.PI * r * 0.42) / n),
    );
    const cap = subtract(union(circle(cx, cy, r), ...flutes), ...dents);
    const seam = subtract(circle(cx, cy, inner), circle(cx, cy, reach));
    const room = reach - held.height / 2;
    const s = Math.min(0.26 * room, 0.16 * reach);
    const stars = [-1, 1].map((way) =>
      star(cx, cy + way * (held.height / 2 + 0.56 * room), s, 0.5 * s, 5, 0.12 * s),
    );
    return { plate: subtract(cap, seam, ...stars) };
  },
};
