/** Plates of pitches and boards, and of who trains. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A football pitch from above with its lines, its goals and their nets. */
export const footballPitch: Plate = {
  about: ['soccer-ball', 'goal'],
  aspect: [1.1, 3],
  draw(held) {
    const { y0, high: h, cy } = bodyAround(held, 0, 0.86 + 0.2 * (held.height / CAP));
    const end = 0.33 * h + 0.14 * CAP;
    const [x0, x1] = [held.x - 0.2 * CAP - end, held.x + held.width + 0.2 * CAP + end];
    const cx = (x0 + x1) / 2;
    const pen = Math.max(13, 0.042 * h);
    const inset = 0.08 * h;
    const grass = rect(x0, y0, x1 - x0, h, 0.07 * h);
    const field = rect(x0 + inset, y0 + inset, x1 - x0 - 2 * inset, h - 2 * inset);
    const frame = subtract(field, shrink(field, pen));
    const area = (way: 1 | -1) => {
      const edge = way > 0 ? x1 - inset : x0 + inset;
      const box = (deep: number, tall: number) =>
        rect(way > 0 ? edge - deep : edge - 1, cy - tall / 2, deep + 1, tall);
      const outline = (shape: ReturnType<typeof box>) => subtract(shape, shrink(shape, pen));
      return union(outline(box(0.2 * h, 0.54 * h)), outline(box(0.08 * h, 0.26 * h)));
    };
    const clear = rect(held.x, held.y - 22, held.width, held.height + 44);
    const middle = subtract(
      union(
        rect(cx - pen / 2, y0 + inset, pen, h - 2 * inset),
        stroke(circle(cx, cy, held.height / 2 + 22 + (h / 2 - inset - held.height / 2 - 22) * 0.7), pen),
      ),
      clear,
    );
    const goal = (way: 1 | -1) => {
      const [deep, tall, bar] = [0.2 * h, 0.46 * h, Math.max(11, 0.034 * h)];
      const x = way > 0 ? x1 + 11 : x0 - 11 - deep;
      const mesh = [0, 1].flatMap((i) =>
        [0, 1, 2, 3].map((j) =>
          rect(
            x + bar + (i * (deep - bar)) / 2,
            cy - tall / 2 + bar + (j * (tall - bar)) / 4,
            (deep - bar) / 2 - bar,
            (tall - bar) / 4 - bar,
          ),
        ),
      );
      return subtract(rect(x, cy - tall / 2, deep, tall, 0.04 * h), ...mesh);
    };
    return {
      plate: subtract(grass, union(frame, area(1), area(-1), intersect(middle, grass))),
      second: concat(goal(1), goal(-1)),
    };
  },
};

/** The shirt of a team, hoops on its sleeves. */
export const teamShirt: Plate = {
  about: ['soccer-ball', 'football-boot'],
  aspect: [1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.3, 0.26, 0.3);
    const top = y0 - 0.42 * m;
    const neck = 0.3 * m;
    const side = (way: 1 | -1): (readonly [number, number])[] => {
      const x = way > 0 ? x1 : x0;
      return [
        [cx + way * neck, top],
        [x + way * 0.04 * m, top + 0.12 * m],
        [x + way * 0.74 * m, y0 + 0.24 * m],
        [x + way * 0.42 * m, y0 + 0.62 * m],
        [x + way * 0.02 * m, y0 + 0.34 * m],
        [x + way * 0.02 * m, y1 + 0.34 * m],
      ];
    };
    const cloth = polygon([...side(1), ...side(-1).reverse()], 0.05 * m);
    const deep = Math.min(0.46 * m, held.y - 34 - top);
    const vee = polyline([
      [cx - neck * 1.2, top - 0.2 * deep],
      [cx, top + 0.8 * deep],
      [cx + neck * 1.2, top - 0.2 * deep],
    ]);
    const throat = polygon([
      [cx - neck * 1.2, top - 0.2 * deep],
      [cx, top + 0.8 * deep],
      [cx + neck * 1.2, top - 0.2 * deep],
    ]);
    const trim = 0.13 * m;
    const high = rect(cx - m, top - 0.03 * m, 2 * m, m);
    const collar = intersect(stroke(vee, trim, { cap: 'butt', join: 'miter' }), high);
    const hoop = (x: number, way: 1 | -1) =>
      stroke(line(x + way * 0.72 * m, y0 - 0.05 * m, x + way * 0.13 * m, y0 + 0.65 * m), trim, {
        cap: 'butt',
      });
    const hoops = concat(hoop(x0, -1), hoop(x1, 1));
    const hem = rect(x0 - m, y1 + 0.14 * m, x1 - x0 + 2 * m, 11);
    const cuts = grow(hoops, 10);
    return {
      plate: softened(
        subtract(cloth, throat, stroke(vee, trim + 20, { cap: 'butt', join: 'miter' }), cuts, hem),
        3,
      ),
      second: concat(collar, intersect(cloth, hoops)),
    };
  },
};

/** A skateboard from under: its wheels at both sides, its bolts at both ends. */
export const skateDeck: Plate = {
  about: ['skateboard', 'sneaker-on-board'],
  aspect: [1.6, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cy, size: m } = bodyAround(held, 0.28, 0.34);
    const [l, r] = [x0 - 0.66 * h, x1 + 0.66 * h];
    const deck = parse(
      `M${x0} ${y0}H${x1}C${r - 0.2 * h} ${y0} ${r} ${y0 + 0.2 * h} ${r} ${cy}S${r - 0.2 * h} ${y1} ${x1} ${y1}H${x0}C${l + 0.2 * h} ${y1} ${l} ${y1 - 0.2 * h} ${l} ${cy}S${l + 0.2 * h} ${y0} ${x0} ${y0}Z`,
    );
    const at = [x0 - 0.3 * h, x1 + 0.3 * h];
    const [wide, deep] = [0.46 * h, 0.21 * h];
    const wheels = [x0, x1].flatMap((x) =>
      [y0 - 11 - deep, y1 + 11].map((y) => rect(x - wide / 2, y, wide, deep, 0.07 * m)),
    );
    const bolts = at.flatMap((x) =>
      [-0.1, 0.1].flatMap((dx) =>
        [-0.15, 0.15].map((dy) => circle(x + dx * h, cy + dy * h, Math.max(8, 0.042 * h))),
      ),
    );
    return { plate: subtract(deck, ...bolts), second: concat(...wheels) };
  },
};

/** A sports bag with its grips up. */
export const sportsBag: Plate = {
  about: ['barbell', 'tennis-ball', 'person-simple-run', 'skipping-rope'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, cx, size: m } = bodyAround(held, 0.22, 0.46, 0.36);
    const [l, r] = [x0 - 0.42 * m, x1 + 0.42 * m];
    const bag = parse(
      `M${l + 0.24 * h} ${y0}H${r - 0.24 * h}C${r - 0.04 * h} ${y0} ${r} ${y0 + 0.24 * h} ${r} ${y0 + 0.56 * h}C${r} ${y1 - 0.1 * h} ${r - 0.04 * h} ${y1} ${r - 0.18 * h} ${y1}H${l + 0.18 * h}C${l + 0.04 * h} ${y1} ${l} ${y1 - 0.1 * h} ${l} ${y0 + 0.56 * h}C${l} ${y0 + 0.24 * h} ${l + 0.04 * h} ${y0} ${l + 0.24 * h} ${y0}Z`,
    );
    const end = (x: number, way: 1 | -1) =>
      stroke(
        parse(
          `M${x + way * 0.14 * m} ${y0 - 5}C${x - way * 0.02 * m} ${y0 + 0.3 * h} ${x - way * 0.02 * m} ${y1 - 0.3 * h} ${x + way * 0.04 * m} ${y1 + 5}`,
        ),
        12,
      );
    const zip = stroke(line(x0 + 0.24 * m, y0 + 0.15 * CAP, x1 - 0.24 * m, y0 + 0.15 * CAP), 11);
    const reach = 0.24 * wide + 0.14 * m;
    const top = y0 - 0.52 * m;
    const grip = subtract(
      stroke(
        parse(
          `M${cx - reach} ${y0 + 0.1 * m}L${cx - reach + 0.1 * m} ${top + 0.2 * m}Q${cx - reach + 0.14 * m} ${top} ${cx - reach + 0.34 * m} ${top}H${cx + reach - 0.34 * m}Q${cx + reach - 0.14 * m} ${top} ${cx + reach - 0.1 * m} ${top + 0.2 * m}L${cx + reach} ${y0 + 0.1 * m}`,
        ),
        0.15 * m,
      ),
      bag,
    );
    const wrap = rect(cx - 0.22 * m, top - 0.13 * m, 0.44 * m, 0.26 * m, 0.08 * m);
    return {
      plate: subtract(
        union(bag, subtract(grip, grow(wrap, 9))),
        end(x0 - 0.1 * m, -1),
        end(x1 + 0.1 * m, 1),
        zip,
      ),
      second: wrap,
    };
  },
};
