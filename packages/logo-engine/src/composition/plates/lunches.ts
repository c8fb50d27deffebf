/** Plates of who fills bread, rolls rice and cooks in a pan or an iron. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, ellipse, line, polar, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** Two slices of bread and what is between them. */
export const toastSandwich: Plate = {
  about: ['sandwich', 'melted-sandwich'],
  aspect: [1, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx } = bodyAround(held, 0.64, 0.5, 0.56);
    const ear = 0.3 * h;
    const slice = parse(
      `M${x0} ${y0 + 0.62 * ear}C${x0 - 0.2 * ear} ${y0 + 0.3 * ear} ${x0 - 0.1 * ear} ${y0 - 0.5 * ear} ${x0 + 0.9 * ear} ${y0 - 0.5 * ear}Q${cx} ${y0 - 0.4 * ear} ${x1 - 0.9 * ear} ${y0 - 0.5 * ear}C${x1 + 0.1 * ear} ${y0 - 0.5 * ear} ${x1 + 0.2 * ear} ${y0 + 0.3 * ear} ${x1} ${y0 + 0.62 * ear}V${y1 - 0.12 * h}Q${x1} ${y1} ${x1 - 0.12 * h} ${y1}H${x0 + 0.12 * h}Q${x0} ${y1} ${x0} ${y1 - 0.12 * h}Z`,
    );
    const crust = Math.max(13, 0.05 * m);
    const inside = shrink(slice, crust);
    const front: Path = concat(subtract(slice, inside), shrink(inside, 12));
    const ruffle = (shape: Path, r: number) => {
      const [dx, dy] = [0.1 * m + 12, -0.05 * m - 18];
      const far = Math.round((h + 0.2 * ear) / (1.5 * r));
      const beads = Array.from({ length: far + 1 }, (_, i) =>
        circle(x1 + dx, y0 + dy + (i / far) * (h - 0.02 * m) + 0.02 * m, r),
      );
      return union(translate(shape, dx, dy), ...beads);
    };
    const smooth = (part: Path) => grow(shrink(part, 4.5), 4.5);
    const filling = smooth(subtract(ruffle(slice, 0.1 * m), grow(slice, GAP)));
    const back = smooth(
      subtract(translate(slice, 0.25 * m + 26, -0.11 * m - 36), grow(union(slice, filling), GAP)),
    );
    return { plate: concat(front, back), second: filling };
  },
};

/** A roll in its seaweed, its rice and filling seen from above. */
export const makiRoll: Plate = {
  about: ['sushi', 'maki-chopsticks', 'nigiri'],
  aspect: [1.1, 2.1],
  draw(held) {
    const { x0, y0, y1, wide, size: m, cx } = bodyAround(held, 0.4, 0.4, 0.2);
    const [rx, ry] = [wide / 2, 0.13 * wide + 0.1 * m];
    const [top, low] = [y0 - 0.8 * ry, y1 - 0.3 * ry];
    const roll = union(
      rect(x0, top, wide, low - top),
      ellipse(cx, top, rx, ry),
      ellipse(cx, low, rx, 0.7 * ry),
    );
    const edge = Math.max(14, 0.06 * m);
    const grain = 0.085 * m;
    const count = 22;
    const [ax, ay] = [rx - edge - grain, ry - edge - 0.6 * grain];
    const rice = union(
      ellipse(cx, top, ax, ay),
      ...Array.from({ length: count }, (_, i) => {
        const turn = (2 * Math.PI * (i + 0.5)) / count;
        return ellipse(cx + Math.cos(turn) * ax, top + Math.sin(turn) * ay, grain, 0.6 * grain);
      }),
    );
    const [fx, fy] = [0.5 * rx, 0.5 * ry];
    const fish = rect(cx - fx, top - fy, 1.1 * fx - GAP / 2, 2 * fy, 0.4 * fy);
    const green = ellipse(cx + 0.56 * fx, top - 0.44 * fy, 0.42 * fx, 0.46 * fy);
    const pale = ellipse(cx + 0.56 * fx, top + 0.6 * fy, 0.42 * fx, 0.42 * fy);
    return { plate: subtract(roll, rice), second: concat(fish, green, pale) };
  },
};

/** A wide pan of rice with its two handles, seen from above: prawns and peas on it. */
export const paella: Plate = {
  about: ['paella-pan', 'paella-fire'],
  aspect: [1, 2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const k = 0.8;
    const rx = Math.hypot(held.width / 2, held.height / 2 / k) + 0.48 * CAP;
    const ry = k * rx;
    const edge = Math.max(15, 0.07 * rx);
    const [ox, oy] = [rx + GAP + edge, ry + GAP + edge];
    const bow = stroke(ellipse(cx + ox + 0.02 * rx, cy, 0.15 * rx, 0.24 * rx), Math.max(17, 0.085 * rx));
    const handles = subtract(union(bow, mirror(bow, cx)), ellipse(cx, cy, ox - 4, oy - 4));
    const free = ry - held.height / 2;
    const r = 0.43 * free;
    const [x, y] = [cx, cy - ry + 0.52 * free];
    const cuts = [222, 262, 302].map((turn) =>
      stroke(line(...polar(x, y + 0.2 * r, 0.2 * r, turn), ...polar(x, y + 0.2 * r, 1.5 * r, turn)), 10),
    );
    const prawn = subtract(prawnAt(x, y, r), ...cuts);
    const peas = [-0.5, -0.36, 0.36, 0.5].map((at, i) =>
      circle(cx + at * rx, y - (i % 3 === 0 ? -0.16 : 0.04) * free, Math.max(8, 0.09 * free)),
    );
    const garnish = concat(prawn, ...peas);
    return {
      plate: concat(
        subtract(ellipse(cx, cy, rx, ry), garnish, rotate(garnish, 180, cx, cy)),
        union(subtract(ellipse(cx, cy, ox, oy), ellipse(cx, cy, rx + GAP, ry + GAP)), handles),
      ),
    };
  },
};

/** A curled prawn, its head to the right. */
function prawnAt(x: number, y: number, r: number) {
  const at = (dx: number, dy: number) => `${x + dx * r} ${y + dy * r}`;
  return parse(
    `M${at(1.02, 0.56)}C${at(1.2, -0.3)} ${at(0.6, -0.8)} ${at(0, -0.78)}C${at(-0.66, -0.76)} ${at(-1.04, -0.2)} ${at(-0.98, 0.28)}` +
      `L${at(-1.3, 0.62)}L${at(-0.92, 0.62)}L${at(-0.66, 0.8)}L${at(-0.7, 0.3)}` +
      `C${at(-0.62, -0.04)} ${at(-0.36, -0.2)} ${at(0, -0.16)}C${at(0.26, -0.12)} ${at(0.3, 0.2)} ${at(0.36, 0.42)}Q${at(0.6, 0.94)} ${at(1.02, 0.56)}Z`,
  );
}

/** A square waffle with butter on it. */
export const waffleGrid: Plate = {
  about: ['waffle'],
  aspect: [1, 2.4],
  draw(held) {
    const { size: m, x0, x1, y0, wide, high } = bodyAround(held, 0.26, 0.22);
    const p = 0.23 * m;
    const columns = Math.round(wide / p) + 4;
    const rows = Math.round(high / p) + 4;
    const [px, py] = [wide / (columns - 4), high / (rows - 4)];
    const [l, t] = [x0 - 2 * px, y0 - 2 * py];
    const [w, h] = [columns * px, rows * py];
    const bump = 0.2 * p;
    const lobes = [
      ...Array.from({ length: columns }, (_, i) =>
        rect(l + (i + 0.06) * px, t - bump, 0.88 * px, h + 2 * bump, 0.36 * px),
      ),
      ...Array.from({ length: rows }, (_, i) =>
        rect(l - bump, t + (i + 0.06) * py, w + 2 * bump, 0.88 * py, 0.36 * py),
      ),
    ];
    const pockets = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)])
      .filter(([x = 0, y = 0]) => x < 2 || y < 2 || x >= columns - 2 || y >= rows - 2)
      .map(([x = 0, y = 0]) => rect(l + (x + 0.2) * px, t + (y + 0.2) * py, 0.6 * px, 0.6 * py, 0.14 * p));
    const [bx, by, b] = [x1 + 0.7 * px, y0 - 0.7 * py, 1.9 * p];
    const butter = rotate(rect(bx - b / 2, by - b / 2, b, b, 0.26 * b), 14, bx, by);
    const dough = subtract(union(rect(l, t, w, h, 0.3 * p), ...lobes), ...pockets);
    return { plate: subtract(dough, grow(butter, GAP)), second: butter };
  },
};
