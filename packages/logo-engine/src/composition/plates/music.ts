/** Plates of who plays and who is heard. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polyline, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A piano, its keys below the name. */
export const piano: Plate = {
  about: ['piano-keys', 'grand-piano'],
  aspect: [1, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.34 * CAP];
    const long = Math.min(0.46 * (y1 - y0), 1.1 * CAP);
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
      foot(x0 + 0.16 * CAP),
      foot(x1 - 0.5 * CAP),
    );
    return { plate: concat(lid, subtract(body, whites)) };
  },
};

/** A drum from its side, its lacing in both rims, the sticks on it. */
export const drum: Plate = {
  about: ['drum', 'drum-kit'],
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
      const [x, y] = [cx + way * 0.62 * high, top - 0.3 * high];
      return union(
        stroke(line(cx - way * 0.34 * high, top - 0.1 * CAP - 0.03 * high, x, y), 0.06 * high),
        circle(x, y, 0.07 * high),
      );
    };
    return { plate: concat(hoop(top), shell, hoop(y1 + GAP)), second: union(stick(1), stick(-1)) };
  },
};

/** A radio with its aerial, the name where it sounds. */
export const radio: Plate = {
  about: ['radio', 'valve-radio'],
  aspect: [1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const high = y1 - y0;
    const side = Math.min(0.5 * high, 1.6 * CAP);
    const end = x1 + side;
    const cx = x1 + side * 0.42;
    const dial = Math.min(side * 0.36, 0.22 * high);
    const [upper, lower] = [y0 + high * 0.35, y0 + high * 0.73];
    const ring = subtract(circle(cx, upper, dial), circle(cx, upper, dial - Math.max(11, dial * 0.26)));
    const hand = rect(cx - 5, upper - dial * 0.5, 10, dial * 0.6, 4);
    const slots = [0, 1].map((i) => rect(cx - dial, lower - 16 + i * 21, dial * 2, 11, 5));
    const body = subtract(rect(x0, y0, end - x0, high, 0.3 * CAP), ring, hand, ...slots);
    const foot = (x: number) => rect(x, y1 - 10, 0.36 * CAP, 10 + 0.14 * CAP, 0.05 * CAP);
    const root = [end - 0.5 * CAP, y0 + 10] as const;
    const tip = [
      end - 0.5 * CAP - Math.min(1.1 * high, 2 * CAP),
      y0 - Math.min(0.42 * high, 0.9 * CAP),
    ] as const;
    const aerial = union(
      stroke(line(...root, ...tip), Math.max(12, 0.055 * high)),
      circle(...tip, 0.065 * high),
    );
    return { plate: union(body, foot(x0 + 0.3 * CAP), foot(end - 0.66 * CAP), aerial) };
  },
};

/** The case of a guitar, lying, its neck to the right. */
export const guitarCase: Plate = {
  about: ['guitar', 'headstock'],
  aspect: [1, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.1 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const bulge = 0.1 * high;
    const tail = x0 - 0.2 * high;
    const waist = x0 + (x1 - x0) * 0.58;
    const neck = 0.24 * high;
    const side = (way: 1 | -1, edge: number) => ({
      bout: edge + way * bulge,
      edge,
      neck: cy + way * neck,
    });
    const [t, b] = [side(-1, y0), side(1, y1)];
    const lower = x0 + (waist - x0) * 0.4;
    const upper = x1 - 0.06 * high;
    const turn = x1 + 0.3 * high;
    const head = x1 + 0.86 * high;
    const shape = parse(
      `M${tail} ${cy}C${tail} ${cy - high * 0.36} ${x0} ${t.bout} ${lower} ${t.bout}C${lower + (waist - lower) * 0.6} ${t.bout} ${waist - (waist - lower) * 0.4} ${t.edge} ${waist} ${t.edge}C${waist + (upper - waist) * 0.4} ${t.edge} ${waist + (upper - waist) * 0.5} ${t.edge - bulge * 0.7} ${upper} ${t.edge - bulge * 0.7}C${upper + 0.28 * high} ${t.edge - bulge * 0.7} ${turn - 0.16 * high} ${t.neck} ${turn + 0.1 * high} ${t.neck}L${head - 0.1 * high} ${t.neck}Q${head} ${t.neck} ${head} ${t.neck + 0.1 * high}L${head} ${b.neck - 0.1 * high}Q${head} ${b.neck} ${head - 0.1 * high} ${b.neck}L${turn + 0.1 * high} ${b.neck}C${turn - 0.16 * high} ${b.neck} ${upper + 0.28 * high} ${b.edge + bulge * 0.7} ${upper} ${b.edge + bulge * 0.7}C${waist + (upper - waist) * 0.5} ${b.edge + bulge * 0.7} ${waist + (upper - waist) * 0.4} ${b.edge} ${waist} ${b.edge}C${waist - (waist - lower) * 0.4} ${b.edge} ${lower + (waist - lower) * 0.6} ${b.bout} ${lower} ${b.bout}C${x0} ${b.bout} ${tail} ${cy + high * 0.36} ${tail} ${cy}Z`,
    );
    const grip = 0.34 * CAP;
    const handle = subtract(
      rect(waist - grip * 1.4, y0 - grip, grip * 2.8, grip + 0.3 * CAP, 0.16 * CAP),
      rect(waist - grip * 1.4 + 14, y0 - grip + 14, grip * 2.8 - 28, grip + CAP, 0.06 * CAP),
    );
    const latch = (x: number) => rect(x, cy - neck - 2, 12, neck * 2 + 4);
    return { plate: union(subtract(shape, latch(head - 0.24 * high)), subtract(handle, grow(shape, 0.1))) };
  },
};

/** A music player with its handle, the name between its two speakers. */
export const boombox: Plate = {
  about: ['speaker-hifi', 'dj-turntable', 'dj-booth', 'sound-car', 'radio'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 4.5],
  draw(held) {
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const r = Math.min(0.3 * high, 0.78 * CAP);
    const gap = 0.3 * CAP;
    const [left, end] = [held.x - gap - r, right(held) + gap + r];
    const rim = r + 0.28 * CAP;
    const [x0, x1] = [left - rim, end + rim];
    const line = Math.max(10, r * 0.2);
    const speaker = (x: number) =>
      subtract(circle(x, cy, r), subtract(circle(x, cy, r - line), circle(x, cy, r * 0.3)));
    const body = subtract(rect(x0, y0, x1 - x0, high, 0.34 * CAP), speaker(left), speaker(end));
    const thick = Math.max(14, 0.09 * high);
    const grip = Math.min(0.32 * high, 0.8 * CAP);
    const inset = 0.5 * CAP;
    const handle = subtract(
      rect(x0 + inset, y0 - grip, x1 - x0 - 2 * inset, grip + 0.2 * CAP, 0.2 * CAP),
      rect(x0 + inset + thick, y0 - grip + thick, x1 - x0 - 2 * (inset + thick), grip + CAP, 0.1 * CAP),
    );
    const foot = (x: number) => rect(x, y1 - 10, 0.36 * CAP, 10 + 0.14 * CAP, 0.05 * CAP);
    return { plate: union(body, handle, foot(x0 + 0.4 * CAP), foot(x1 - 0.76 * CAP)) };
  },
};

/** A record that looks out of its sleeve. */
export const record: Plate = {
  about: ['vinyl-record', 'dj-turntable'],
  aspect: [0.8, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.6 * CAP, bottom(held) + 0.6 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const sleeve = rect(x0, y0, x1 - x0, high, 0.08 * CAP);
    const cx = x1 + 0.23 * high;
    const r = 0.47 * high;
    const label = subtract(circle(cx, cy, 0.2 * high), circle(cx, cy, 0.13 * high));
    const hidden = rect(x0, y0, x1 + GAP - x0, high);
    const disc = subtract(circle(cx, cy, r), label, circle(cx, cy, Math.max(6, 0.035 * high)), hidden);
    return { plate: concat(sleeve, disc) };
  },
};
