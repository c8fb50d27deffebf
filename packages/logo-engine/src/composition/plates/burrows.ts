/** Plates of who keeps snails, grows cactus and feeds dogs. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A snail under its shell. */
export const snailShell: Plate = {
  about: ['snail', 'snail-on-leaf', 'snail-bowl'],
  aspect: [0.9, 2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const m = 0.5 * held.height + 0.2 * held.width + 0.4 * CAP;
    const a = 0.58 * held.width + 0.3 * CAP;
    const far = (held.width / 2 + 0.1 * CAP) / a;
    const b = (held.height / 2 + 0.16 * CAP) / Math.sqrt(1 - far * far);
    const edge = 0.17 * m;
    const [A, B] = [a + edge, b + edge];
    const whorl = (rx: number, ry: number, from: number, to: number) =>
      mapPoints(arc(0, 0, 1, from, to), (x, y) => [cx + x * rx, cy + y * ry]);
    const groove = stroke(whorl(a + 7, b + 7, 36, 318), 14);
    const shell = subtract(ellipse(cx, cy, A, B), groove);
    const foot = cy + B + 0.2 * m;
    const [tail, nose] = [cx - A - 0.16 * m, cx + A + 0.3 * m];
    const top = foot - 1.15 * m;
    const body = parse(
      `M${tail} ${foot}C${tail + 0.2 * m} ${foot - 0.26 * m} ${cx - 0.8 * A} ${foot - 0.5 * m} ${cx} ${foot - 0.5 * m}C${cx + 0.8 * A} ${foot - 0.5 * m} ${nose - 0.36 * m} ${top + 0.6 * m} ${nose - 0.24 * m} ${top + 0.16 * m}` +
        `C${nose - 0.16 * m} ${top - 0.1 * m} ${nose + 0.24 * m} ${top - 0.06 * m} ${nose + 0.24 * m} ${top + 0.24 * m}C${nose + 0.22 * m} ${foot - 0.3 * m} ${nose - 0.1 * m} ${foot} ${nose - 0.5 * m} ${foot}Z`,
    );
    const horn = (x: number, lean: number) =>
      union(
        stroke(line(x, top + 0.16 * m, x + lean, top - 0.38 * m), 0.085 * m),
        circle(x + lean, top - 0.42 * m, 0.095 * m),
      );
    const smile = stroke(
      parse(`M${nose + 0.02 * m} ${top + 0.33 * m}q${0.08 * m} ${0.07 * m} ${0.26 * m} ${-0.03 * m}`),
      11,
    );
    const slug = subtract(
      union(body, horn(nose - 0.06 * m, -0.1 * m), horn(nose + 0.1 * m, 0.14 * m)),
      smile,
      grow(ellipse(cx, cy, A, B), GAP),
    );
    return { plate: shell, second: slug };
  },
};

/** Pads of prickly pear with fruit on their rims, the name on the lowest. */
export const nopalPaddle: Plate = {
  about: ['nopal', 'prickly-pear', 'nopal-flower'],
  aspect: [0.8, 1.7],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held) - 0.08 * CAP];
    const a = 0.54 * held.width + 0.3 * CAP;
    const b = Math.max(0.5 * held.height + 0.62 * CAP, 0.92 * a);
    const m = (a + b) / 2;
    const egg = (x: number, y: number, rx: number, ry: number) => {
      const low = y + ry;
      return parse(
        `M${x} ${y - ry}C${x + 0.62 * rx} ${y - ry} ${x + rx} ${y - 0.62 * ry} ${x + rx} ${y - 0.08 * ry}C${x + rx} ${y + 0.4 * ry} ${x + 0.72 * rx} ${y + 0.82 * ry} ${x + 0.34 * rx} ${low}H${x - 0.34 * rx}C${x - 0.72 * rx} ${y + 0.82 * ry} ${x - rx} ${y + 0.4 * ry} ${x - rx} ${y - 0.08 * ry}C${x - rx} ${y - 0.62 * ry} ${x - 0.62 * rx} ${y - ry} ${x} ${y - ry}Z`,
      );
    };
    const main = egg(cx, cy + 0.06 * b, a, 1.08 * b);
    const grown = (at: number, up: number, lean: number, rx: number, ry: number) => {
      const [jx, jy] = [cx + at * a, cy - up * b];
      const tilt = (shape: Path) => rotate(shape, lean, jx, jy);
      const fruit = (turn: number) =>
        tilt(rotate(ellipse(jx, jy - ry * 1.92 - 0.1 * m, 0.13 * m, 0.17 * m), turn, jx, jy - ry));
      return { pad: tilt(egg(jx, jy - ry * 0.9, rx, ry)), fruit: union(fruit(-32), fruit(24)) };
    };
    const left = grown(-0.46, 0.86, -30, 0.54 * m, 0.62 * m);
    const right = grown(0.56, 0.8, 36, 0.46 * m, 0.54 * m);
    const bud = ellipse(cx + 0.14 * a, cy - 1.02 * b - 0.12 * m, 0.12 * m, 0.16 * m);
    const t = Math.max(10, 0.04 * m);
    const spine = (x: number, y: number) =>
      stroke(line(x, y - 0.05 * m, x, y + 0.05 * m), t, { cap: 'round' });
    const [up, down] = [cy - 0.5 * held.height - 0.26 * CAP, cy + 0.5 * held.height + 0.5 * CAP];
    const spines = [
      spine(cx - 0.34 * a, up),
      spine(cx + 0.02 * a, up - 0.06 * m),
      spine(cx + 0.38 * a, up),
      spine(cx - 0.26 * a, down),
      spine(cx + 0.26 * a, down),
      spine(cx, down + 0.08 * m),
    ];
    const young = subtract(union(left.pad, right.pad), grow(main, GAP));
    const pads = union(main, left.pad, right.pad);
    return {
      plate: concat(subtract(main, ...spines), young),
      second: subtract(union(left.fruit, right.fruit, bud), grow(pads, GAP)),
    };
  },
};

/** A bowl of kibble with a bone on top. */
export const dogBowl: Plate = {
  about: ['pet-bowl', 'kibble-sack', 'bone'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, wide } = bodyAround(held, 0.4, 0.3, 0.36);
    const lean = 0.2 * h;
    const bowl = parse(
      `M${x0} ${y0}H${x1}L${x1 + lean} ${y1 - 0.09 * h}Q${x1 + 1.1 * lean} ${y1} ${x1 + 0.6 * lean} ${y1}H${x0 - 0.6 * lean}Q${x0 - 1.1 * lean} ${y1} ${x0 - lean} ${y1 - 0.09 * h}Z`,
    );
    const rim = rect(x0 - 0.12 * m, y0 - 0.12 * m, wide + 0.24 * m, 0.2 * m, 0.1 * m);
    const floor = y0 - 0.12 * m - GAP;
    const r = 0.15 * m;
    const count = Math.max(4, Math.round(wide / (1.9 * r)));
    const step = (wide - 2 * r) / (count - 1);
    const heap = Array.from({ length: count }, (_, i) => {
      const x = x0 + r + i * step;
      const share = (x - cx) / (wide / 2);
      return circle(x, floor - 0.2 * m * (1 - share * share), r * (i % 2 === 0 ? 1.12 : 1));
    });
    const hill = parse(`M${x0 + 0.06 * m} ${floor}Q${cx} ${floor - 0.62 * m} ${x1 - 0.06 * m} ${floor}Z`);
    const by = floor - 0.56 * m;
    const half = 0.36 * m;
    const knob = union(
      circle(cx + half, by - 0.115 * m, 0.15 * m),
      circle(cx + half, by + 0.115 * m, 0.15 * m),
    );
    const bone = rotate(
      union(rect(cx - half, by - 0.1 * m, 2 * half, 0.2 * m), knob, mirror(knob, cx)),
      -24,
      cx,
      by,
    );
    const clear = rect(x0 - m, floor, wide + 2 * m, 3 * m);
    const food = subtract(union(hill, ...heap), clear, grow(bone, GAP));
    return { plate: union(bowl, rim), second: concat(food, bone) };
  },
};
