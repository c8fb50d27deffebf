/** Plates of who bakes. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.12 * CAP;

/** Lengths of one drop after another, as shares of the longest. */
const DROPS = [0.5, 1, 0.12, 0.72, 0.3, 0.9, 0.2] as const;

/** What runs down from a line, in drops: those at both ends are flush with its sides. */
function drops(x0: number, x1: number, y: number, thick: number, long: number): Path {
  const times = Math.max(2, Math.round((x1 - x0 - thick) / (thick * 1.7)));
  const drop = (x1 - x0) / (1 + times * 1.7);
  const room = drop * 0.7;
  const lengths = Array.from({ length: times + 1 }, (_, i) => {
    const share = i === times ? 0.62 : (DROPS[i % DROPS.length] ?? 0);
    return y + room / 2 + share * (long - (drop + room) / 2);
  });
  const edge = lengths.map((low, i) => {
    const down = `V${low}a${drop / 2} ${drop / 2} 0 0 0 ${drop} 0`;
    return i === times ? down : `${down}V${y + room / 2}a${room / 2} ${room / 2} 0 0 1 ${room} 0`;
  });
  return parse(`M${x0} ${y - 2}${edge.join('')}V${y - 2}Z`);
}

/** A loaf with its crust risen over the tin, scored. */
export const loaf: Plate = {
  about: ['bread', 'bread-wheat'],
  aspect: [0.9, 6.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const [out, foot] = [0.1 * high, 0.12 * high];
    const top = y0 - 0.3 * high;
    const body = parse(
      [
        `M${x0 + foot} ${y1}Q${x0} ${y1} ${x0} ${y1 - foot}L${x0} ${y0 + 0.46 * high}`,
        `C${x0} ${y0 + 0.36 * high} ${x0 - out} ${y0 + 0.34 * high} ${x0 - out} ${y0 + 0.12 * high}`,
        `C${x0 - out} ${y0 - 0.14 * high} ${x0 + 0.1 * high} ${top + 0.02 * high} ${x0 + 0.34 * high} ${top}`,
        `Q${cx} ${top - 0.06 * high} ${x1 - 0.34 * high} ${top}`,
        `C${x1 - 0.1 * high} ${top + 0.02 * high} ${x1 + out} ${y0 - 0.14 * high} ${x1 + out} ${y0 + 0.12 * high}`,
        `C${x1 + out} ${y0 + 0.34 * high} ${x1} ${y0 + 0.36 * high} ${x1} ${y0 + 0.46 * high}`,
        `L${x1} ${y1 - foot}Q${x1} ${y1} ${x1 - foot} ${y1}Z`,
      ].join(''),
    );
    const thick = Math.max(13, 0.07 * high);
    const [from, to] = [held.y - 0.24 * CAP - thick / 2, top + 0.08 * high + thick / 2];
    const long = x1 - x0 > 2.7 * high;
    const step = Math.min((x1 - x0) / (long ? 5.6 : 3.5), 0.66 * high);
    const cuts = (long ? [-2, -1, 0, 1, 2] : [-1, 0, 1]).map((i) => {
      const x = cx + i * step;
      const lean = (from - to) * 0.5;
      return stroke(line(x - lean, from, x + lean, to), thick);
    });
    return { plate: subtract(body, ...cuts) };
  },
};

/** A rolling pin with a handle at both ends. */
export const rollingPin: Plate = {
  about: ['bread', 'bread-wheat', 'rolling-pin', 'pastry-bag', 'pasta', 'croissant', 'cinnamon-roll'],
  aspect: [1.5, 7.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const thick = Math.min(0.36 * high, 0.9 * CAP);
    const grips = [-1, 1].map((way) => {
      const x = (way < 0 ? x0 : x1) + way * GAP;
      const grip = parse(
        [
          `M${x} ${cy - 0.3 * thick}Q${x} ${cy - 0.38 * thick} ${x + way * 0.1 * thick} ${cy - 0.38 * thick}`,
          `C${x + way * 0.5 * thick} ${cy - 0.34 * thick} ${x + way * 0.6 * thick} ${cy - 0.5 * thick} ${x + way * 0.9 * thick} ${cy - 0.5 * thick}`,
          `C${x + way * 1.36 * thick} ${cy - 0.5 * thick} ${x + way * 1.36 * thick} ${cy + 0.5 * thick} ${x + way * 0.9 * thick} ${cy + 0.5 * thick}`,
          `C${x + way * 0.6 * thick} ${cy + 0.5 * thick} ${x + way * 0.5 * thick} ${cy + 0.34 * thick} ${x + way * 0.1 * thick} ${cy + 0.38 * thick}`,
          `Q${x} ${cy + 0.38 * thick} ${x} ${cy + 0.3 * thick}Z`,
        ].join(''),
      );
      return grip;
    });
    return { plate: rect(x0, y0, x1 - x0, high, 0.16 * high), second: concat(...grips) };
  },
};

/** A cake whose icing runs down, on its stand, with a cherry. */
export const cake: Plate = {
  about: ['cake', 'birthday-cake', 'cheesecake', 'cake-stand', 'cupcake', 'pastry-bag'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [0.9, 5.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const y1 = bottom(held) + 0.4 * CAP;
    const u = Math.min(0.72 * CAP, Math.max(0.4 * CAP, held.height * 0.24));
    const low = held.y - 0.36 * CAP;
    const line0 = low - 1.1 * u;
    const [cx, top] = [centreX(held), line0 - 0.62 * u];
    const icing = union(
      rect(x0 - GAP, top, x1 - x0 + 2 * GAP, line0 - top + 1, 0.5 * u),
      rect(x0 - GAP, line0 - 0.1 * u, x1 - x0 + 2 * GAP, 0.1 * u),
      drops(x0 - GAP, x1 + GAP, line0, 0.8 * u, 1.1 * u),
    );
    const body = rect(x0, line0 - 0.2 * u, x1 - x0, y1 - line0 + 0.2 * u, 0.06 * CAP);
    const plate = rect(x0 - 0.6 * u, y1 + GAP, x1 - x0 + 1.2 * u, 0.36 * u, 0.18 * u);
    const foot = polygon(
      [
        [cx - 0.7 * u, y1 + GAP + 0.2 * u],
        [cx + 0.7 * u, y1 + GAP + 0.2 * u],
        [cx + 1.3 * u, y1 + GAP + 0.9 * u],
        [cx - 1.3 * u, y1 + GAP + 0.9 * u],
      ],
      6,
    );
    const r = 0.5 * u;
    const cherry = circle(cx, top - r * 0.8, r);
    const stalk = stroke(
      parse(`M${cx} ${top - 1.6 * r}Q${cx + 0.1 * r} ${top - 2.8 * r} ${cx + 1.1 * r} ${top - 3.1 * r}`),
      Math.max(11, 0.2 * u),
    );
    return {
      plate: concat(subtract(body, grow(icing, GAP)), union(plate, foot)),
      second: concat(subtract(icing, grow(cherry, 0.1 * CAP)), union(cherry, stalk)),
    };
  },
};

/** A glaze that runs down in drops. */
export const glaze: Plate = {
  about: [
    'honey-jar',
    'honeycomb',
    'honey-dipper',
    'chocolate',
    'bonbon-box',
    'waffle',
    'pancakes',
    'doughnut',
    'doughnut-stack',
    'cake',
    'cupcake',
    'ice-cream',
    'soft-serve',
  ],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 7.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.36 * CAP];
    const high = y1 - y0;
    const r = 0.3 * high;
    const body = union(rect(x0, y0, x1 - x0, high, r), rect(x0, y1 - r - 1, x1 - x0, r + 1));
    const thick = 0.25 * high;
    return { plate: union(body, drops(x0, x1, y1, thick, 0.44 * high)) };
  },
};

/** A cell of a honeycomb, as wide as it must be, that runs with honey. */
export const comb: Plate = {
  about: ['honey-jar', 'honeycomb', 'honey-dipper', 'beehive'],
  aspect: [0.9, 7.5],
  draw(held) {
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [x0, x1] = [held.x - 0.16 * CAP, right(held) + 0.16 * CAP];
    const point = Math.min(0.46 * high, 1.4 * CAP);
    const cell = polygon(
      [
        [x0 - point, cy],
        [x0, y0],
        [x1, y0],
        [x1 + point, cy],
        [x1, y1],
        [x0, y1],
      ],
      0.08 * high,
    );
    const [from, to] = [x0 + 0.2 * high, x0 + 0.2 * high + Math.min(0.95 * high, x1 - x0 - 0.4 * high)];
    const f = 0.09 * high;
    const fillets = [from, to].map((x, i) => {
      const out = i === 0 ? x - f : x + f;
      return subtract(rect(Math.min(x, out), y1 - 1, f, f + 1), circle(out, y1 + f, f));
    });
    return { plate: union(cell, drops(from, to, y1, 0.2 * high, 0.5 * high), ...fillets) };
  },
};
