/** Plates of who gives shows. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A ticket with its stub, to be torn off along the holes. */
export const ticket: Plate = {
  about: ['ticket', 'film-reel', 'movie-reel', 'theatre-curtain'],
  aspect: [1.3, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.72 * CAP, right(held) + 0.84 * CAP];
    const [y0, y1] = [held.y - 0.54 * CAP, bottom(held) + 0.54 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const stub = Math.max((x1 - x0) * 0.29, 0.42 * high);
    const end = x1 + stub;
    const notch = 0.1 * high;
    const teeth = 5;
    const pitch = high / teeth;
    const bites = [x0, end].flatMap((x) =>
      Array.from({ length: teeth }, (_, i) => circle(x, y0 + pitch * (i + 0.5), pitch * 0.27)),
    );
    const hole = Math.min(0.09 * high, 0.3 * CAP);
    const dashes = [-1.5, -0.5, 0.5, 1.5].map((i) =>
      rect(x1 - 6.5, cy + i * 0.185 * high - hole / 2, 13, hole, 6),
    );
    const r = Math.min(stub * 0.36, high * 0.26);
    return {
      plate: subtract(
        rect(x0, y0, end - x0, high, 0.1 * CAP),
        ...bites,
        circle(x1, y0, notch),
        circle(x1, y1, notch),
        ...dashes,
        star(x1 + (stub - pitch * 0.22) * 0.5 + 3, cy, r, r * 0.48, 5, 5),
      ),
    };
  },
};

/** A stage, its curtains drawn to both sides of the name. */
export const stage: Plate = {
  about: ['theatre-curtain', 'ballet-shoes', 'tutu', 'dancing-couple'],
  aspect: [1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.4 * CAP];
    const high = y1 - y0;
    const drape = Math.min(0.5 * high, 1.2 * CAP);
    const [left, end] = [x0 - drape * 0.72, x1 + drape * 0.72];
    const top = y0 - 0.3 * CAP;
    const tie = y0 + high * 0.62;
    const reach = (0.72 * drape + 0.16 * CAP) / drape;
    const curtain = (x: number, way: 1 | -1): ReturnType<typeof rect> => {
      const at = (share: number) => x + way * drape * share;
      return union(
        parse(
          `M${x} ${top}L${at(reach)} ${top}C${at(reach)} ${top + high * 0.5} ${at(0.8)} ${tie - high * 0.14} ${at(0.36)} ${tie}L${x} ${tie}Z`,
        ),
        parse(
          `M${x} ${tie - 1}L${at(0.36)} ${tie - 1}C${at(0.5)} ${tie + high * 0.1} ${at(0.62)} ${y1 - high * 0.1} ${at(0.62)} ${y1}L${x} ${y1}Z`,
        ),
      );
    };
    const curtains = union(curtain(left, 1), curtain(end, -1));
    const swags = Math.max(3, Math.round((end - left) / (0.62 * high)));
    const swag = (end - left) / swags;
    const depth = Math.min(0.2 * high, 0.36 * CAP);
    const arcs = Array.from({ length: swags }, (_, i) => {
      const [a, b] = [end - swag * i, end - swag * (i + 1)];
      return `C${a} ${top + depth} ${b} ${top + depth} ${b} ${top}`;
    });
    const rail = 0.26 * CAP;
    const valance = parse(
      `M${left - 8} ${top - rail}L${end + 8} ${top - rail}L${end + 8} ${top}L${end} ${top}${arcs.join('')}L${left - 8} ${top}Z`,
    );
    const floor = rect(left - 0.2 * CAP, y1 + GAP, end - left + 0.4 * CAP, 0.26 * CAP, 0.08 * CAP);
    const clear = grow(valance, GAP);
    const back = subtract(
      rect(left + drape * 0.2, top, end - left - drape * 0.4, y1 - top),
      clear,
      grow(curtains, GAP),
    );
    const fold = (x: number, way: 1 | -1) => {
      const at = (share: number) => x + way * drape * share;
      return stroke(
        parse(
          `M${at(0.46)} ${top}C${at(0.46)} ${top + high * 0.4} ${at(0.36)} ${tie - high * 0.24} ${at(0.14)} ${tie - high * 0.1}`,
        ),
        10,
      );
    };
    const drapes = subtract(curtains, clear, fold(left, 1), fold(end, -1));
    return { plate: concat(valance, floor, back), second: drapes };
  },
};

/** The big top of a circus, a flag on it. */
export const circusTent: Plate = {
  about: ['circus-tent', 'clown'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 3],
  draw(held) {
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.54 * CAP];
    const [y0, y1] = [held.y - 0.62 * CAP, bottom(held) + 0.58 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const flare = 0.2 * CAP;
    const [left, end] = [x0 - 0.34 * CAP, x1 + 0.34 * CAP];
    const eave = y0 - 0.06 * CAP;
    const rise = Math.min(0.62 * high, 1.5 * CAP);
    const peak = eave - rise;
    const flaps = end - left > 2.4 * high ? 7 : 5;
    const flap = (end - left) / flaps;
    const sag = Math.min(0.3 * CAP, flap * 0.5);
    const arcs = Array.from({ length: flaps }, (_, i) => {
      const [a, b] = [end - flap * i, end - flap * (i + 1)];
      return `C${a} ${eave + sag} ${b} ${eave + sag} ${b} ${eave}`;
    });
    const hollow = rise * 0.07;
    const cone = parse(
      `M${cx} ${peak}Q${(cx + end) / 2 - hollow} ${(peak + eave) / 2 + hollow} ${end} ${eave}${arcs.join('')}Q${(cx + left) / 2 + hollow} ${(peak + eave) / 2 + hollow} ${cx} ${peak}Z`,
    );
    const stripes = Array.from({ length: (flaps - 1) / 2 }, (_, i) =>
      polygon([
        [cx, peak + rise * 0.12],
        [left + flap * (2 * i + 2), eave],
        [left + flap * (2 * i + 1), eave],
      ]),
    );
    const cut = subtract(union(...stripes), rect(left, eave - 0.08 * CAP, end - left, CAP));
    const walls = polygon(
      [
        [x0, eave - 0.1 * CAP],
        [x1, eave - 0.1 * CAP],
        [x1 + flare, y1],
        [x0 - flare, y1],
      ],
      0.06 * CAP,
    );
    const mast = peak - 0.3 * CAP;
    const flag = union(
      rect(cx - 5, mast, 10, rise * 0.3 + 0.3 * CAP),
      polygon(
        [
          [cx - 5, mast - 0.06 * CAP],
          [cx + 0.66 * CAP, mast + 0.16 * CAP],
          [cx - 5, mast + 0.4 * CAP],
        ],
        5,
      ),
    );
    return { plate: concat(union(subtract(cone, cut), flag), subtract(walls, grow(cone, GAP))) };
  },
};
