/** Plates of who bakes. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect, regular } from '../../geometry/shapes.js';
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
  about: ['bread', 'bread-wheat', 'gluten-free-loaf', 'grains-slash'],
  aspect: [1, 2.9],
  draw(held) {
    const [x0, x1] = [held.x - 0.58 * CAP, right(held) + 0.58 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.44 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const [out, foot] = [0.1 * high, 0.12 * high];
    const top = y0 - 0.34 * high;
    const body = parse(
      [
        `M${x0 + foot} ${y1}Q${x0} ${y1} ${x0} ${y1 - foot}L${x0} ${y0 + 0.46 * high}`,
        `C${x0} ${y0 + 0.36 * high} ${x0 - out} ${y0 + 0.34 * high} ${x0 - out} ${y0 + 0.12 * high}`,
        `C${x0 - out} ${y0 - 0.14 * high} ${x0 + 0.1 * high} ${top + 0.02 * high} ${x0 + 0.34 * high} ${top}`,
        `Q${cx} ${top - 0.1 * high} ${x1 - 0.34 * high} ${top}`,
        `C${x1 - 0.1 * high} ${top + 0.02 * high} ${x1 + out} ${y0 - 0.14 * high} ${x1 + out} ${y0 + 0.12 * high}`,
        `C${x1 + out} ${y0 + 0.34 * high} ${x1} ${y0 + 0.36 * high} ${x1} ${y0 + 0.46 * high}`,
        `L${x1} ${y1 - foot}Q${x1} ${y1} ${x1 - foot} ${y1}Z`,
      ].join(''),
    );
    const thick = Math.max(14, 0.075 * high);
    const [from, to] = [held.y - 0.4 * CAP - thick / 2, top + 0.07 * high + thick / 2];
    const step = Math.min((x1 - x0) / 3.4, 0.72 * high);
    const cuts = [-1, 0, 1].map((i) => {
      const x = cx + i * step;
      const lean = (from - to) * 0.6;
      return stroke(line(x - lean, from, x + lean, to), thick);
    });
    return { plate: subtract(body, ...cuts) };
  },
};

/** A rolling pin with a turned handle at both ends. */
export const rollingPin: Plate = {
  about: [
    'bread',
    'bread-wheat',
    'gluten-free-loaf',
    'rolling-pin',
    'pastry-bag',
    'pasta',
    'croissant',
    'cinnamon-roll',
    'pie',
    'empanada-tray',
    'bread-of-the-dead',
    'palmier',
  ],
  aspect: [2.6, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const long = Math.min(0.56 * high, 0.17 * (x1 - x0));
    const grips = ([-1, 1] as const).map((way) => {
      const x = (way < 0 ? x0 : x1) - way * 2;
      const at = (along: number, off: number) => `${x + way * along * long} ${cy + off * high}`;
      return parse(
        [
          `M${at(0, -0.1)}C${at(0.14, -0.09)} ${at(0.26, -0.1)} ${at(0.4, -0.14)}`,
          `C${at(0.6, -0.2)} ${at(1, -0.2)} ${at(1, 0)}C${at(1, 0.2)} ${at(0.6, 0.2)} ${at(0.4, 0.14)}`,
          `C${at(0.26, 0.1)} ${at(0.14, 0.09)} ${at(0, 0.1)}Z`,
        ].join(''),
      );
    });
    return { plate: union(rect(x0, y0, x1 - x0, high, 0.14 * high), ...grips) };
  },
};

/** A cake whose icing runs down, on its stand, with a cherry. */
export const cake: Plate = {
  about: ['cake', 'birthday-cake', 'cheesecake', 'cake-stand', 'cupcake', 'pastry-bag'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [0.9, 2.9],
  draw(held) {
    const [x0, x1] = [held.x - 0.58 * CAP, right(held) + 0.58 * CAP];
    const y1 = bottom(held) + 0.44 * CAP;
    const u = Math.min(0.72 * CAP, Math.max(0.4 * CAP, held.height * 0.24));
    const low = held.y - 0.5 * CAP;
    const line0 = low - 1.1 * u;
    const [cx, top] = [centreX(held), line0 - 0.62 * u];
    const icing = union(
      rect(x0 - GAP, top, x1 - x0 + 2 * GAP, 0.62 * u, 0.31 * u),
      rect(x0 - GAP, top + 0.31 * u, x1 - x0 + 2 * GAP, 0.31 * u),
      drops(x0 - GAP, x1 + GAP, line0, 0.8 * u, 1.1 * u),
    );
    const body = rect(x0, line0 - 0.2 * u, x1 - x0, y1 - line0 + 0.2 * u, 0.1 * CAP);
    const plate = rect(x0 - 0.6 * u, y1 + GAP, x1 - x0 + 1.2 * u, 0.36 * u, 0.18 * u);
    const under = y1 + GAP + 0.36 * u;
    const wide = x1 - x0;
    const foot = union(
      parse(
        `M${cx - 0.24 * wide} ${under - 0.1 * u}Q${cx - 0.15 * wide} ${under + 0.3 * u} ${cx - 0.2 * wide} ${under + 0.72 * u}H${cx + 0.2 * wide}Q${cx + 0.15 * wide} ${under + 0.3 * u} ${cx + 0.24 * wide} ${under - 0.1 * u}Z`,
      ),
      rect(cx - 0.24 * wide, under + 0.58 * u, 0.48 * wide, 0.34 * u, 0.17 * u),
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

/** A wide cell of a honeycomb, small ones built on to it. */
export const comb: Plate = {
  about: ['honey-jar', 'honeycomb', 'honey-dipper', 'beehive'],
  aspect: [0.9, 2.4],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const flat = Math.sqrt(3) / 2;
    const tall = Math.max(held.height / 2 + 0.5 * CAP, 0.36 * held.width);
    const slope = tall / (2 * flat);
    const half = held.width / 2 + 0.36 * CAP + (slope * held.height) / (2 * tall);
    const cell = polygon(
      [
        [cx - half, cy],
        [cx - half + slope, cy - tall],
        [cx + half - slope, cy - tall],
        [cx + half, cy],
        [cx + half - slope, cy + tall],
        [cx - half + slope, cy + tall],
      ],
      0.12 * tall,
    );
    const r = 0.33 * tall;
    const step = 2 * flat * r + GAP;
    const small = (x: number, y: number) => regular(x, y, r, 6, 0.1 * r, 30);
    const edge = (way: 1 | -1): readonly [number, number] =>
      polar(cx + way * (half - 0.4 * slope), cy - way * 0.4 * tall, flat * r + GAP, way > 0 ? -30 : 150);
    const [ax, ay] = edge(1);
    const [bx, by] = edge(-1);
    const d = 0.34 * r;
    const drop = parse(
      `M${ax} ${ay - 1.7 * d}C${ax + 0.3 * d} ${ay - 0.9 * d} ${ax + d} ${ay - 0.4 * d} ${ax + d} ${ay + 0.35 * d}a${d} ${d} 0 0 1 ${-2 * d} 0C${ax - d} ${ay - 0.4 * d} ${ax - 0.3 * d} ${ay - 0.9 * d} ${ax} ${ay - 1.7 * d}Z`,
    );
    return {
      plate: cell,
      second: concat(
        subtract(small(ax, ay), drop),
        small(ax, ay - step),
        small(bx, by),
        small(bx, by + step),
      ),
    };
  },
};
