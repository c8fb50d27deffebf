/** Plates of who lodges and entertains. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, ellipse, polygon, polyline, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** The key of a hotel room, the name on its fob. */
export const roomKey: Plate = {
  about: ['bed-moon', 'reception-bell', 'door-hanger'],
  aspect: [1.4, 3],
  draw(held) {
    const size = 0.5 * held.height + 0.17 * held.width;
    const cy = centreY(held);
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const half = held.height / 2 + 0.46 * CAP;
    const nose = 0.66 * size + 0.2 * CAP;
    const fob = polygon(
      [
        [x0, cy - half],
        [x1, cy - half],
        [x1 + nose, cy],
        [x1, cy + half],
        [x0, cy + half],
        [x0 - nose, cy],
      ],
      0.12 * CAP + 0.16 * size,
    );
    const hole = circle(x0 - nose * 0.42, cy, 0.06 * CAP + 0.1 * size);
    const q = 0.1 * CAP + 0.42 * size;
    const thick = 0.07 * CAP + 0.09 * size;
    const rx = x0 - nose * 0.42 - q;
    const ring = subtract(circle(rx, cy, q), circle(rx, cy, q - thick));
    const b = 0.08 * CAP + 0.36 * size;
    const [kx, ky] = [rx - q * 0.5, cy + q * 0.86 + b * 0.86];
    const foot = ky + b + 0.9 * size;
    const shaft = 0.07 * CAP + 0.12 * size;
    const key = union(
      subtract(circle(kx, ky, b), circle(kx, ky - b * 0.3, b * 0.32)),
      rect(kx - shaft / 2, ky + b * 0.8, shaft, foot - ky - b * 0.8, shaft * 0.2),
      rect(kx, foot - shaft * 1.1, 0.32 * size, shaft, shaft * 0.2),
      rect(kx, foot - shaft * 2.7, 0.24 * size, shaft, shaft * 0.2),
    );
    const loose = subtract(ring, grow(key, GAP));
    const body = subtract(fob, hole);
    return {
      plate: body,
      second: concat(subtract(loose, grow(fob, GAP * 0.9)), subtract(key, grow(fob, GAP))),
    };
  },
};

/** A bouncy castle, the name between its towers. */
export const bounceCastle: Plate = {
  about: ['bounce-castle', 'castle-turret'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.3, 2.8],
  draw(held) {
    const size = 0.5 * held.height + 0.18 * held.width;
    const [x0, x1] = [held.x - 0.48 * CAP, right(held) + 0.48 * CAP];
    const t = 0.12 * CAP + 0.46 * size;
    const y0 = held.y - 0.34 * CAP;
    const y1 = bottom(held) + 0.4 * CAP;
    const count = Math.max(3, Math.round((x1 - x0) / (0.62 * size)));
    const step = (x1 - x0) / count;
    const humps = Array.from({ length: count }, (_, i) => circle(x0 + (i + 0.5) * step, y0, step / 2 + 2));
    const up = y0 - 0.62 * size - 0.1 * CAP;
    const towers = [x0 - GAP - t, x1 + GAP].map((x) => rect(x, up, t, y1 - up, t * 0.24));
    const pad = 0.14 * CAP + 0.26 * size;
    const [b0, b1] = [x0 - t * 1.24, x1 + t * 1.24];
    const bed = rect(b0, y1 + GAP, b1 - b0, pad, pad / 2);
    const cones = [x0 - GAP - t * 0.5, x1 + GAP + t * 0.5].map((x) => {
      const tip = up - GAP - 0.9 * t;
      return union(
        polygon(
          [
            [x, tip],
            [x + t * 0.72, up - GAP],
            [x - t * 0.72, up - GAP],
          ],
          0.1 * t,
        ),
        rect(x - 0.055 * CAP, tip - 0.36 * t, 0.11 * CAP, 0.6 * t, 3),
        polygon(
          [
            [x, tip - 0.36 * t],
            [x + 0.5 * t, tip - 0.16 * t],
            [x, tip + 0.06 * t],
          ],
          0.04 * t,
        ),
      );
    });
    const body = concat(union(rect(x0, y0, x1 - x0, y1 - y0), ...humps), ...towers);
    const slits = [x0 - GAP - t * 0.5, x1 + GAP + t * 0.5].map((x) =>
      rect(x - 0.14 * t, up + 0.4 * t, 0.28 * t, 0.66 * t, 0.14 * t),
    );
    return { plate: concat(subtract(body, ...slits), bed), second: concat(...cones) };
  },
};

/** The edge of an envelope, which its seams may not part. */
const rim = (envelope: Path): Path => stroke(envelope, 0.24 * CAP);

/** A hot-air balloon with its basket, the name across it. */
export const airBalloon: Plate = {
  about: ['air-balloon'],
  aspect: [1.1, 1.9],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const r = Math.hypot(held.width / 2, held.height / 2) + 0.3 * CAP;
    const low = cy + r * 1.28;
    const neck = r * 0.26;
    const envelope = union(
      circle(cx, cy, r),
      parse(
        `M${cx - r * 0.93} ${cy + r * 0.36} C${cx - r * 0.74} ${cy + r * 0.86} ${cx - neck * 1.5} ${cy + r * 0.98} ${cx - neck} ${low} H${cx + neck} C${cx + neck * 1.5} ${cy + r * 0.98} ${cx + r * 0.74} ${cy + r * 0.86} ${cx + r * 0.93} ${cy + r * 0.36}Z`,
      ),
    );
    const half = held.height / 2 + 0.28 * CAP;
    const gore = (k: number) => stroke(ellipse(cx, cy + r * 0.1, r * k, r * 1.3), Math.max(10, r * 0.07));
    const room = rect(cx - 2 * r, cy - half, 4 * r, 2 * half);
    const seams = subtract(intersect(union(gore(0.36), gore(1e-3)), envelope), room);
    const g = GAP + 0.1 * r;
    const basket = polygon(
      [
        [cx - neck * 1.1, low + g + 0.12 * r],
        [cx + neck * 1.1, low + g + 0.12 * r],
        [cx + neck * 0.86, low + g + 0.46 * r],
        [cx - neck * 0.86, low + g + 0.46 * r],
      ],
      0.05 * r,
    );
    const ropes = [-1, 1].map((way) =>
      stroke(
        polyline([
          [cx + way * neck * 0.8, low + GAP],
          [cx + way * neck * 0.8, low + g + 0.2 * r],
        ]),
        Math.max(10, 0.07 * r),
      ),
    );
    return {
      plate: subtract(envelope, subtract(seams, rim(envelope))),
      second: union(basket, ...ropes),
    };
  },
};
