/** Plates of who washes dogs, and of who keeps fish and reptiles. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A bath on its feet, a dog with foam on its head in it. */
export const dogTub: Plate = {
  about: ['dog-bath', 'poodle', 'paw-comb'],
  aspect: [1.1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.5, 0.4, 0.44);
    const r = Math.min((y1 - y0) * 0.46, 1.05 * CAP);
    const flare = m * 0.1;
    const tub = parse(
      `M${x0 - flare} ${y0 - 1}H${x1 + flare}C${x1 + flare * 0.6} ${y0 + r * 0.6} ${x1} ${y1 - r} ${x1 - r * 0.22} ${y1 - r * 0.5}Q${x1 - r * 0.5} ${y1} ${x1 - r} ${y1}H${x0 + r}Q${x0 + r * 0.5} ${y1} ${x0 + r * 0.22} ${y1 - r * 0.5}C${x0} ${y1 - r} ${x0 - flare * 0.6} ${y0 + r * 0.6} ${x0 - flare} ${y0 - 1}Z`,
    );
    const lip = m * 0.16;
    const rim = rect(x0 - flare - m * 0.1, y0 - lip, wide + 2 * flare + m * 0.2, lip, lip / 2);
    const foot = union(
      rect(x0 + r * 0.7, y1 - m * 0.1, m * 0.15, m * 0.24, m * 0.05),
      ellipse(x0 + r * 0.7 + m * 0.03, y1 + m * 0.13, m * 0.14, m * 0.075),
    );
    const floor = y0 - lip - GAP;
    const n = from(cx - Math.min(wide * 0.16, m * 0.36), floor, m);
    const head = parse(
      `M${n(-0.34, 0.1)}C${n(-0.34, -0.12)} ${n(-0.3, -0.3)} ${n(-0.24, -0.4)}C${n(-0.14, -0.52)} ${n(0.14, -0.52)} ${n(0.24, -0.4)}C${n(0.3, -0.3)} ${n(0.34, -0.12)} ${n(0.34, 0.1)}Z`,
    );
    const ear = parse(
      `M${n(-0.24, -0.42)}C${n(-0.4, -0.5)} ${n(-0.54, -0.32)} ${n(-0.55, -0.14)}C${n(-0.56, -0.02)} ${n(-0.44, 0)} ${n(-0.4, -0.09)}C${n(-0.36, -0.2)} ${n(-0.3, -0.28)} ${n(-0.24, -0.42)}Z`,
    );
    const [hx = 0, hy = 0] = n(0, 0).split(' ').map(Number);
    const at = (dx: number, dy: number, size: number) => circle(hx + dx * m, hy + dy * m, size * m);
    const face = union(
      at(-0.13, -0.26, 0.042),
      at(0.13, -0.26, 0.042),
      ellipse(hx, hy - 0.12 * m, 0.085 * m, 0.06 * m),
    );
    const foam = union(at(-0.12, -0.5, 0.12), at(0.05, -0.56, 0.15), at(0.19, -0.48, 0.09));
    const suds = union(at(0.62, -0.02, 0.14), at(0.82, -0.1, 0.19), at(1.03, -0.02, 0.13));
    const over = rect(x0 - 2 * m, floor - 3 * m, wide + 4 * m, 3 * m);
    const dog = union(
      subtract(head, grow(ear, GAP * 0.7), mirror(grow(ear, GAP * 0.7), hx)),
      ear,
      mirror(ear, hx),
    );
    const bubbles = union(at(0.5, -0.5, 0.075), at(0.68, -0.68, 0.05));
    return {
      plate: concat(
        union(tub, rim, foot, mirror(foot, cx)),
        subtract(intersect(dog, over), face, grow(foam, GAP * 0.8)),
      ),
      second: concat(foam, intersect(suds, over), bubbles),
    };
  },
};

/** A round bowl of water, a goldfish that leaps out of it. */
export const fishBowl: Plate = {
  about: ['goldfish'],
  aspect: [1, 2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const [a, b] = [(held.width / 2 + 0.2 * CAP) / 0.8, (held.height / 2 + 0.22 * CAP) / 0.74];
    const m = (a + b) / 2;
    const [glass, gap] = [m * 0.085, Math.max(11, m * 0.06)];
    const round = (by: number) => {
      const [w, h, k] = [a + by, b + by, 0.66];
      return parse(
        `M${cx - w * 0.7} ${cy - h * 1.12}C${cx - w * 0.98} ${cy - h * 0.8} ${cx - w} ${cy - h * 0.3} ${cx - w} ${cy}C${cx - w} ${cy + h * k} ${cx - w * k} ${cy + h} ${cx - w * 0.4} ${cy + h}H${cx + w * 0.4}C${cx + w * k} ${cy + h} ${cx + w} ${cy + h * k} ${cx + w} ${cy}C${cx + w} ${cy - h * 0.3} ${cx + w * 0.98} ${cy - h * 0.8} ${cx + w * 0.7} ${cy - h * 1.12}Z`,
      );
    };
    const outer = gap + glass;
    const top = cy - (b + outer) * 1.12;
    const surface = cy - b * 0.84;
    const sway = m * 0.07;
    const q = a / 2;
    const above = parse(
      `M${cx - 2 * a} ${top - m}H${cx + 2 * a}V${surface}q${-q / 2} ${-sway * 2} ${-q} 0t${-q} 0t${-q} 0t${-q} 0t${-q} 0t${-q} 0t${-q} 0t${-q} 0Z`,
    );
    const water = subtract(round(0), above);
    const lip = [-1, 1].map((way) =>
      stroke(
        parse(`M${cx + way * ((a + outer) * 0.7 - glass * 0.3)} ${top + glass * 0.5}h${way * m * 0.14}`),
        glass * 1.25,
        { cap: 'round' },
      ),
    );
    const ring = subtract(round(outer), round(gap), rect(cx - a * 0.66, top - m, a * 1.32, m * 1.3));
    const n = from(cx - m * 0.04, surface - m * 0.24, m * 1.06);
    const [hx = 0, hy = 0] = n(0, 0).split(' ').map(Number);
    const at = (dx: number, dy: number, r: number) => circle(hx + dx * m, hy + dy * m, r * m);
    const body = parse(
      `M${n(0.46, -0.2)}C${n(0.38, -0.44)} ${n(0.14, -0.56)} ${n(-0.08, -0.5)}C${n(-0.2, -0.46)} ${n(-0.28, -0.38)} ${n(-0.34, -0.28)}C${n(-0.44, -0.36)} ${n(-0.6, -0.36)} ${n(-0.7, -0.28)}C${n(-0.62, -0.2)} ${n(-0.58, -0.14)} ${n(-0.58, -0.02)}C${n(-0.58, 0.06)} ${n(-0.54, 0.12)} ${n(-0.5, 0.16)}C${n(-0.4, 0.08)} ${n(-0.32, 0.02)} ${n(-0.3, -0.1)}C${n(-0.1, 0)} ${n(0.3, 0.06)} ${n(0.46, -0.2)}Z`,
    );
    const fin = parse(
      `M${n(-0.1, -0.46)}C${n(-0.06, -0.66)} ${n(0.14, -0.7)} ${n(0.26, -0.6)}L${n(0.2, -0.42)}Z`,
    );
    const gill = stroke(
      parse(`M${n(0.16, -0.5)}Q${n(0.08, -0.28)} ${n(0.18, -0.06)}`),
      Math.max(9, m * 0.05),
    );
    const fish = subtract(union(body, fin), gill, at(0.32, -0.3, 0.045));
    return {
      plate: concat(water, union(ring, ...lip)),
      second: subtract(fish, stroke(union(ring, ...lip), GAP * 2)),
    };
  },
};

/** A tortoise on its four legs: the name on its shell. */
export const tortoise: Plate = {
  about: ['turtle'],
  aspect: [1.1, 2.5],
  draw(held) {
    const { y0, y1, cx } = bodyAround(held, 0.3, 0.24, 0.3);
    const [a, b] = [(held.width / 2 + 0.26 * CAP) / 0.77, (y1 - y0) / 0.83];
    const m = Math.min(a, b) * 0.5 + (a + b) * 0.25;
    const [l, r, top] = [cx - a, cx + a, y1 - b];
    const k = 0.72;
    const shell = parse(
      `M${l} ${y1}C${l} ${y1 - k * b} ${cx - k * a} ${top} ${cx} ${top}C${cx + k * a} ${top} ${r} ${y1 - k * b} ${r} ${y1}Z`,
    );
    const edge = y1 + GAP;
    const belly = rect(l - m * 0.1, edge, 2 * a + m * 0.2, m * 0.2, m * 0.1);
    const n = from(r, edge, m);
    const head = parse(
      `M${n(-0.16, 0.16)}L${n(-0.2, 0.04)}C${n(0.06, 0.02)} ${n(0.14, -0.1)} ${n(0.16, -0.28)}C${n(0.18, -0.5)} ${n(0.34, -0.6)} ${n(0.5, -0.58)}C${n(0.68, -0.56)} ${n(0.74, -0.42)} ${n(0.7, -0.32)}C${n(0.66, -0.2)} ${n(0.52, -0.2)} ${n(0.44, -0.18)}C${n(0.42, 0)} ${n(0.3, 0.2)} ${n(0.04, 0.2)}Z`,
    );
    const [hx = 0, hy = 0] = n(0.5, -0.42).split(' ').map(Number);
    const foot = (x: number) => {
      const p = from(x, edge, m);
      return parse(
        `M${p(-0.22, 0.08)}L${p(-0.2, 0.42)}Q${p(-0.2, 0.5)} ${p(-0.12, 0.5)}H${x + m * 0.2}Q${p(0.28, 0.5)} ${p(0.26, 0.42)}C${p(0.22, 0.3)} ${p(0.2, 0.2)} ${p(0.22, 0.08)}Z`,
      );
    };
    const tail = parse(
      `M${l + m * 0.1} ${edge}L${l - m * 0.34} ${edge + m * 0.3}Q${l - m * 0.1} ${edge + m * 0.28} ${l + m * 0.2} ${edge + m * 0.2}Z`,
    );
    const body = union(belly, head, tail, foot(l + a * 0.38), foot(r - a * 0.42));
    const clear = grow(shell, GAP);
    const smooth = grow(shrink(subtract(body, clear), 4), 4, { join: 'round' });
    return { plate: shell, second: subtract(smooth, circle(hx, hy, Math.max(7, m * 0.05))) };
  },
};
