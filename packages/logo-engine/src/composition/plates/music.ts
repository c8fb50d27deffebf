/** Plates of who plays and who is heard. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A piano, its keys below the name. */
export const piano: Plate = {
  about: ['piano-keys', 'grand-piano'],
  aspect: [1.4, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.46 * CAP];
    const long = Math.min(0.46 * (y1 - y0), 1.5 * CAP);
    const rim = 0.14 * CAP;
    const count = Math.max(5, Math.round((x1 - x0 - 2 * rim) / (long * 0.46)));
    const wide = (x1 - x0 - 2 * rim) / count;
    const keys = Array.from({ length: count }, (_, i) =>
      rect(x0 + rim + wide * i + 4.5, y1, wide - 9, long, 5),
    );
    const blacks = Array.from({ length: count - 1 }, (_, i) => i)
      .filter((i) => ![2, 6].includes(i % 7))
      .map((i) => rect(x0 + rim + wide * (i + 1) - wide * 0.29, y1 - 10, wide * 0.58, long * 0.62 + 10, 4));
    const whites = subtract(union(...keys), ...blacks);
    const lid = rect(x0 - 0.12 * CAP, y0 - GAP - 0.2 * CAP, x1 - x0 + 0.24 * CAP, 0.2 * CAP, 0.08 * CAP);
    const base = y1 + long + rim;
    const foot = (x: number) => rect(x, base - 12, 0.34 * CAP, 0.26 * CAP, 0.05 * CAP);
    const body = union(
      rect(x0, y0, x1 - x0, base - y0, 0.06 * CAP),
      rect(x0 - 0.24 * CAP, y1 - 0.1 * CAP, x1 - x0 + 0.48 * CAP, 0.3 * CAP, 0.08 * CAP),
      foot(x0 + 0.16 * CAP),
      foot(x1 - 0.5 * CAP),
    );
    return { plate: concat(lid, subtract(body, whites)) };
  },
};

/** A drum from its side, its lacing in both rims, the sticks on it. */
export const drum: Plate = {
  about: ['drum', 'drum-kit', 'maraca', 'tuba'],
  aspect: [1, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.72 * CAP, bottom(held) + 0.72 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const deep = Math.min(0.22 * high, 0.4 * CAP);
    const teeth = Math.max(4, Math.round((x1 - x0) / (deep * 2.4)));
    const wide = (x1 - x0) / teeth;
    const lace = (y: number, way: 1 | -1) =>
      stroke(
        polyline(
          Array.from({ length: teeth * 2 + 1 }, (_, i) => [
            x0 + (wide * i) / 2,
            y + (i % 2 === 0 ? 0 : way * deep),
          ]),
        ),
        10,
      );
    const rim = 0.24 * CAP;
    const hoop = (y: number) => rect(x0 - 0.14 * CAP, y, x1 - x0 + 0.28 * CAP, rim, 0.1 * CAP);
    const shell = subtract(rect(x0, y0, x1 - x0, high), lace(y0 + 2, 1), lace(y1 - 2, -1));
    const top = y0 - GAP - rim;
    const stick = (way: 1 | -1) => {
      const [x, y] = [cx + way * 0.62 * high, top - 0.36 * high];
      return union(
        stroke(line(cx - way * 0.24 * high, top - 0.02 * high, x, y), Math.max(13, 0.07 * high)),
        circle(x, y, 0.085 * high),
      );
    };
    return { plate: concat(hoop(top), shell, hoop(y1 + GAP)), second: union(stick(1), stick(-1)) };
  },
};

/** A radio with its aerial, its loudspeaker and its scale, the name above the scale. */
export const radio: Plate = {
  about: ['radio', 'valve-radio'],
  aspect: [1.1, 2.5],
  draw(held) {
    const size = (held.height + held.width * 0.45) / 2 + 0.3 * CAP;
    const [x0, x1] = [held.x - 0.6 * CAP, right(held) + 0.56 * CAP];
    const strip = 0.26 * size;
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.36 * CAP + strip];
    const high = y1 - y0;
    const r = Math.min(0.31 * size, 0.4 * high);
    const end = x1 + 2 * r + 0.3 * CAP;
    const [cx, cy] = [x1 + r, y0 + high * 0.46];
    const thick = Math.max(11, r * 0.17);
    const count = Math.max(2, Math.floor(r / (thick * 1.9)));
    const slots = Array.from({ length: count * 2 - 1 }, (_, i) => {
      const y = ((i - count + 1) * r * 0.98) / count;
      const half = Math.sqrt(Math.max(0, r * r - y * y));
      return rect(cx - half, cy + y - thick / 2, half * 2, thick, thick / 2);
    });
    const low = y1 - strip * 0.72;
    const scale = rect(x0 + 0.3 * CAP, low - 5.5, end - x0 - 0.6 * CAP, 11, 5);
    const mark = x0 + (end - x0) * 0.64;
    const hand = rect(mark - 7, low - strip * 0.42, 14, strip * 0.84, 5);
    const body = subtract(
      rect(x0, y0, end - x0, high, 0.26 * size),
      ...slots,
      subtract(scale, grow(hand, 10)),
      hand,
    );
    const foot = (x: number) => rect(x, y1 - 10, 0.3 * size, 10 + 0.12 * size, 0.05 * CAP);
    const knob = (x: number) => rect(x, y0 - 0.13 * size, 0.3 * size, 0.2 * size, 0.05 * size);
    const root = [end - 0.36 * size, y0 + 10] as const;
    const tip = [end - 1.5 * size, y0 - 0.78 * size] as const;
    const aerial = union(
      stroke(line(...root, ...tip), Math.max(14, 0.085 * size)),
      circle(...tip, 0.11 * size),
    );
    return {
      plate: union(body, foot(x0 + 0.24 * size), foot(end - 0.54 * size), aerial, knob(x0 + 0.3 * size)),
    };
  },
};

/** A music player with its handle and keys, the name between its two speakers. */
export const boombox: Plate = {
  about: ['speaker-hifi', 'dj-booth', 'street-dancer'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 2.4],
  draw(held) {
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const r = Math.min(0.38 * high, 1.3 * CAP);
    const gap = 0.42 * CAP;
    const [left, end] = [held.x - gap - r, right(held) + gap + r];
    const rim = r + 0.24 * CAP;
    const [x0, x1] = [left - rim, end + rim];
    const thin = Math.max(11, r * 0.15);
    const speaker = (x: number) =>
      subtract(
        circle(x, cy, r),
        subtract(circle(x, cy, r - thin), circle(x, cy, r * 0.42)),
        circle(x, cy, r * 0.17),
      );
    const body = subtract(rect(x0, y0, x1 - x0, high, 0.34 * CAP), speaker(left), speaker(end));
    const thick = Math.max(16, 0.085 * high);
    const grip = Math.min(0.42 * high, 1.1 * CAP);
    const handle = subtract(
      rect(left, y0 - grip, end - left, grip + 0.2 * CAP, 0.3 * CAP),
      rect(left + thick, y0 - grip + thick, end - left - 2 * thick, grip + CAP, 0.16 * CAP),
    );
    const wide = Math.min(0.36 * CAP, (end - left - 2 * thick) / 8);
    const keys = [-2, -1, 0, 1, 2].map((i) =>
      rect((left + end) / 2 + i * (wide + GAP) - wide / 2, y0 - 0.18 * CAP, wide, 0.3 * CAP, 5),
    );
    const foot = (x: number) => rect(x, y1 - 10, 0.36 * CAP, 10 + 0.14 * CAP, 0.05 * CAP);
    return { plate: union(body, handle, ...keys, foot(x0 + 0.4 * CAP), foot(x1 - 0.76 * CAP)) };
  },
};

/** A record that is drawn out of its sleeve. */
export const record: Plate = {
  about: ['vinyl-record', 'dj-turntable', 'gramophone', 'dj-booth'],
  aspect: [0.9, 1.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.6 * CAP, bottom(held) + 0.6 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const r = 0.48 * high;
    const cx = x1 + 0.3 * high;
    const sleeve = rect(x0, y0, x1 - x0, high, 0.08 * CAP);
    const thick = Math.max(10, 0.03 * high);
    const label = 0.17 * high;
    const ring = (at: number) => subtract(circle(cx, cy, at), circle(cx, cy, at - thick));
    const corner = (way: 1 | -1) =>
      polygon([
        [cx, cy],
        [cx + way * 1.5 * r, cy - way * 0.5 * r],
        [cx + way * 0.5 * r, cy - way * 1.5 * r],
      ]);
    const shines = [0.8, 0.6].map((share) =>
      subtract(
        ring(share * r),
        subtract(circle(cx, cy, 2 * r), union(corner(1), rotate(corner(1), 90, cx, cy))),
      ),
    );
    const hidden = rect(x0, y0 - 9, x1 + GAP - x0, high + 18);
    const disc = subtract(
      circle(cx, cy, r),
      ring(label + thick),
      circle(cx, cy, Math.max(7, 0.035 * high)),
      ...shines,
      hidden,
    );
    return { plate: concat(sleeve, disc) };
  },
};
