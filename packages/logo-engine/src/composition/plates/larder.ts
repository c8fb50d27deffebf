/** Plates of who puts up and who sells what keeps. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A jar of honey that runs over its rim, the dipper in it. */
export const jar: Plate = {
  about: ['honey-jar', 'honeycomb', 'honey-dipper', 'beehive'],
  aspect: [0.9, 1.7],
  draw(held) {
    const m = (held.height + held.width) / 2 + CAP;
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.52 * CAP - 0.06 * m, bottom(held) + 0.5 * CAP];
    const wide = x1 - x0;
    const body = rect(x0, y0, wide, y1 - y0, 0.16 * m);
    const [l, e, deep] = [x0 + 0.06 * m, x1 - 0.06 * m, 0.16 * m];
    const rimTop = y0 - 0.04 * m - deep;
    const free = held.y - 0.34 * CAP - (rimTop + deep);
    const run = (at: number, thick: number, far: number) =>
      rect(l + at * (e - l), rimTop + 0.4 * deep, thick * m, 0.6 * deep + far, (thick * m) / 2);
    const rim = union(
      rect(l, rimTop, e - l, deep, 0.07 * m),
      run(0.12, 0.15, 0.7 * free),
      run(0.36, 0.11, 0.34 * free),
      run(0.62, 0.17, free),
    );
    const [dx, dy] = [centreX(held) + 0.1 * wide, rimTop - 0.36 * m];
    const grooves = [-1, 0, 1].map((i) => rect(dx - m, dy + i * 0.12 * m - 5, 2 * m, 10));
    const dipper = rotate(
      union(
        subtract(ellipse(dx, dy, 0.19 * m, 0.26 * m), ...grooves.slice(0, 3)),
        rect(dx - 0.035 * m, dy - 0.24 * m, 0.07 * m, 0.9 * m),
      ),
      24,
      dx,
      dy,
    );
    const shown = subtract(dipper, rect(x0 - m, rimTop - GAP, wide + 2 * m, 3 * m));
    return { plate: subtract(body, grow(rim, GAP)), second: concat(rim, shown) };
  },
};

/** A jar of preserves, a cloth tied over its lid. */
export const preserve: Plate = {
  about: ['jar', 'honey-jar', 'honeycomb', 'honey-dipper', 'beehive', 'candy-jar', 'jar-of-pickles'],
  aspect: [0.8, 1.7],
  draw(held) {
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.54 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.64 * CAP];
    const high = y1 - y0;
    const [left, end] = [x0 - 0.02 * high, x1 + 0.02 * high];
    const n = Math.max(4, Math.round((end - left) / (0.3 * high)));
    const pitch = (end - left) / n;
    const low = y0 - GAP - 0.36 * pitch;
    const tie = low - 0.13 * high;
    const hem = `a${pitch * 0.54} ${pitch * 0.54} 0 0 1 ${-pitch} 0`.repeat(n);
    const skirt = parse(
      `M${x0 + 0.14 * high} ${tie}H${x1 - 0.14 * high}Q${x1 - 0.02 * high} ${tie + 0.04 * high} ${end} ${low}${hem}Q${x0 + 0.02 * high} ${tie + 0.04 * high} ${x0 + 0.14 * high} ${tie}Z`,
    );
    const top = tie - GAP;
    const dome = parse(
      `M${x0 + 0.14 * high} ${top}C${x0 + 0.06 * high} ${top - 0.21 * high} ${x0 + 0.2 * high} ${top - 0.21 * high} ${x0 + 0.36 * high} ${top - 0.22 * high}H${x1 - 0.36 * high}C${x1 - 0.2 * high} ${top - 0.21 * high} ${x1 - 0.06 * high} ${top - 0.21 * high} ${x1 - 0.14 * high} ${top}Z`,
    );
    const r = 0.18 * high;
    const cx = (x0 + x1) / 2;
    const bow = union(
      ...[-1, 1].flatMap((way) => [
        polygon(
          [
            [cx, tie - 0.5 * GAP],
            [cx + way * 0.3 * high, tie - 0.5 * GAP - 0.15 * high],
            [cx + way * 0.3 * high, tie - 0.5 * GAP + 0.14 * high],
          ],
          0.06 * high,
        ),
      ]),
      circle(cx, tie - 0.5 * GAP, 0.075 * high),
    );
    const body = union(rect(x0, y0, x1 - x0, high, r), rect(x0, low, x1 - x0, y1 - low - r));
    const cloth = subtract(concat(skirt, dome), grow(bow, 0.1 * CAP));
    return { plate: subtract(body, grow(skirt, GAP), grow(bow, GAP)), second: concat(cloth, bow) };
  },
};

/** A dairy cow that looks at who reads. */
export const cow: Plate = {
  about: ['dairy-cow', 'cow', 'cattle-rosette'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.44 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.46 * CAP];
    const [high, wide] = [y1 - y0, x1 - x0];
    const m = Math.min(1.1 * high, 0.5 * high + 0.25 * wide);
    const body = parse(
      [
        `M${x0} ${y0 + 0.2 * high}Q${x0} ${y0} ${x0 + 0.2 * high} ${y0}Q${x0 + wide / 2} ${y0 + 0.1 * high} ${x1 - 0.1 * high} ${y0}`,
        `L${x1 + 0.3 * m} ${y0}V${y0 + 0.5 * high}L${x1} ${y1 - 0.1 * high}L${x1 - 0.06 * high} ${y1}`,
        `Q${x0 + wide / 2} ${y1 + 0.14 * high} ${x0 + 0.06 * high} ${y1}Q${x0} ${y1 - 0.2 * high} ${x0} ${y1 - 0.4 * high}Z`,
      ].join(''),
    );
    const leg = (x: number) =>
      polygon(
        [
          [x - 0.11 * m, y1 - 0.2 * high],
          [x + 0.11 * m, y1 - 0.2 * high],
          [x + 0.085 * m, y1 + 0.38 * m],
          [x - 0.085 * m, y1 + 0.38 * m],
        ],
        0.03 * m,
      );
    const legs = [x0 + 0.12 * m, x0 + 0.4 * m, x1 - 0.4 * m, x1 - 0.12 * m].map(leg);
    const ux = x0 + 0.66 * m;
    const udder = union(
      ellipse(ux, y1 + 0.04 * m, 0.15 * m, 0.14 * m),
      rect(ux - 0.1 * m, y1, 0.07 * m, 0.24 * m, 0.035 * m),
      rect(ux + 0.03 * m, y1, 0.07 * m, 0.24 * m, 0.035 * m),
    );
    const [hx, hy] = [x1 + 0.36 * m, y0 + 0.02 * m];
    const face = parse(
      `M${hx - 0.2 * m} ${hy - 0.2 * m}Q${hx} ${hy - 0.28 * m} ${hx + 0.2 * m} ${hy - 0.2 * m}Q${hx + 0.24 * m} ${hy} ${hx + 0.17 * m} ${hy + 0.24 * m}Q${hx} ${hy + 0.34 * m} ${hx - 0.17 * m} ${hy + 0.24 * m}Q${hx - 0.24 * m} ${hy} ${hx - 0.2 * m} ${hy - 0.2 * m}Z`,
    );
    const muzzle = ellipse(hx, hy + 0.36 * m, 0.25 * m, 0.165 * m);
    const pair = [-1, 1].flatMap((way) => [
      stroke(
        parse(
          `M${hx + way * 0.12 * m} ${hy - 0.2 * m}C${hx + way * 0.2 * m} ${hy - 0.26 * m} ${hx + way * 0.24 * m} ${hy - 0.32 * m} ${hx + way * 0.2 * m} ${hy - 0.42 * m}`,
        ),
        0.08 * m,
      ),
      rotate(
        ellipse(hx + way * 0.31 * m, hy - 0.1 * m, 0.15 * m, 0.085 * m),
        way * 14,
        hx + way * 0.31 * m,
        hy - 0.1 * m,
      ),
    ]);
    const spots = [-1, 1].flatMap((way) => [
      ellipse(hx + way * 0.095 * m, hy + 0.02 * m, 0.042 * m, 0.056 * m),
      ellipse(hx + way * 0.1 * m, hy + 0.36 * m, 0.05 * m, 0.04 * m),
    ]);
    const head = union(face, muzzle, ...pair);
    const tail = stroke(
      parse(
        `M${x0 + 0.12 * m} ${y0 + 0.07 * m}C${x0 - 0.14 * m} ${y0} ${x0 - 0.2 * m} ${y0 + 0.3 * m} ${x0 - 0.14 * m} ${y0 + 0.5 * m}`,
      ),
      0.08 * m,
    );
    const tuft = ellipse(x0 - 0.14 * m, y0 + 0.6 * m, 0.08 * m, 0.15 * m);
    const beast = subtract(union(body, ...legs, udder, tail, tuft), grow(head, GAP));
    const mouth = stroke(
      parse(`M${hx - 0.26 * m} ${hy + 0.2 * m}Q${hx} ${hy + 0.26 * m} ${hx + 0.26 * m} ${hy + 0.2 * m}`),
      10,
    );
    return { plate: concat(beast, subtract(head, mouth, ...spots)) };
  },
};

/** A wedge of cheese with its holes. */
export const cheese: Plate = {
  about: ['cheese', 'cheese-wheel'],
  aspect: [1.2, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.62 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.66 * CAP];
    const [high, wide] = [y1 - y0, x1 - x0];
    const m = Math.min(1.2 * high, 0.5 * high + 0.25 * wide);
    const low = y0 - GAP;
    const tall = 0.62 * m;
    const top = polygon(
      [
        [x0 - 0.1 * m, low],
        [x1 - 0.42 * m, low - tall],
        [x1 - 0.06 * m, low - 0.86 * tall],
        [x1, low],
      ],
      0.07 * m,
    );
    const face = rect(x0, y0, wide, high, 0.08 * m);
    const holes = [
      ellipse(x1 - 0.52 * m, low - 0.42 * tall, 0.19 * m, 0.1 * m),
      ellipse(x1 - 0.98 * m, low - 0.16 * tall, 0.09 * m, 0.045 * m),
      circle(x0 + 0.4 * m, y1 + 0.06 * CAP, Math.min(0.17 * m, 0.44 * CAP)),
      circle(x0 + 0.8 * m, y1 + 0.02 * CAP, Math.min(0.08 * m, 0.24 * CAP)),
      circle(x1 + 0.02 * m, y1 - 0.02 * m, Math.min(0.2 * m, 0.4 * CAP)),
    ];
    return { plate: subtract(concat(face, top), ...holes) };
  },
};
