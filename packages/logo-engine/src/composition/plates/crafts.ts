/** Plates of who weaves, frames and wears what is made by hand. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polyline, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A rug with a zigzag before the fringes at both ends. */
export const rug: Plate = {
  about: ['rug', 'rolled-rug', 'unrolled-rug', 'rug-suds', 'loom', 'poncho'],
  aspect: [1, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const high = y1 - y0;
    const [tooth, long, teeth, count] = [high * 0.1, high * 0.17, 5, 10];
    const whole = tooth * 2.5;
    const pitch = high / (count - 0.46);
    const zigzag = (x: number, way: 1 | -1) =>
      stroke(
        polyline(
          Array.from({ length: teeth * 2 + 3 }, (_, i) => [
            x + way * tooth * (i % 2 ? 0.2 : 1.1),
            y0 + (high / (teeth * 2)) * (i - 1),
          ]),
        ),
        high * 0.06,
        { join: 'miter' },
      );
    const fringe = (x: number, way: 1 | -1) =>
      Array.from({ length: count }, (_, i) =>
        rect(way > 0 ? x - 5 : x - long, y0 + pitch * i, long + 5, pitch * 0.54, pitch * 0.2),
      );
    const body = subtract(
      rect(x0 - whole, y0, x1 - x0 + whole * 2, high),
      zigzag(x0 - tooth * 0.4, -1),
      zigzag(x1 + tooth * 0.4, 1),
    );
    return { plate: union(body, ...fringe(x0 - whole, -1), ...fringe(x1 + whole, 1)) };
  },
};

/** A picture in its mitred frame, hung by a cord. */
export const pictureFrame: Plate = {
  about: ['picture-frame', 'hung-picture', 'image', 'standing-mirror', 'hand-mirror'],
  aspect: [1, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const [gap, bar] = [0.11 * CAP, 0.12 * CAP + high * 0.06];
    const by = gap + bar;
    const [l, t, r, b] = [x0 - by, y0 - by, x1 + by, y1 + by];
    const frame = subtract(
      rect(l, t, r - l, b - t, 0.08 * CAP),
      rect(x0 - gap, y0 - gap, x1 - x0 + gap * 2, high + gap * 2),
      ...[
        [l, t, 1, 1],
        [r, t, -1, 1],
        [l, b, 1, -1],
        [r, b, -1, -1],
      ].map(([x = 0, y = 0, h = 1, v = 1]) =>
        stroke(parse(`M${x - h * by} ${y - v * by}L${x + h * by * 1.2} ${y + v * by * 1.2}`), 0.09 * CAP),
      ),
    );
    const half = Math.min((x1 - x0) * 0.36, high * 0.62);
    const peak = t - high * 0.23;
    const cord = stroke(parse(`M${cx - half} ${t + 2}L${cx} ${peak}L${cx + half} ${t + 2}`), 0.11 * CAP, {
      cap: 'butt',
      join: 'round',
    });
    const nail = circle(cx, peak, high * 0.065);
    const above = subtract(union(cord, nail), rect(l, t, r - l, high));
    return { plate: concat(union(frame, above), rect(x0, y0, x1 - x0, high, 0.03 * CAP)) };
  },
};

/** A hat with a wide brim; its band is the name's. */
export const hat: Plate = {
  about: ['fedora', 'cowboy-hat', 'top-hat'],
  aspect: [1.1, 4.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.36 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const lean = high * 0.06;
    const band = parse(`M${x0} ${y0}L${x1} ${y0}L${x1 + lean} ${y1}L${x0 - lean} ${y1}Z`);
    const base = y0 - gap;
    const rise = high * 0.31;
    const [l, r] = [x0 + lean * 0.2, x1 - lean * 0.2];
    const round = Math.min((r - l) * 0.25, high * 0.5);
    const crown = parse(
      `M${l} ${base}C${l + round * 0.1} ${base - rise * 0.9} ${l + round * 0.4} ${base - rise * 1.1} ${l + round} ${base - rise}C${cx - round * 0.6} ${base - rise * 0.9} ${cx - round * 0.3} ${base - rise * 0.6} ${cx} ${base - rise * 0.6}C${cx + round * 0.3} ${base - rise * 0.6} ${cx + round * 0.6} ${base - rise * 0.9} ${r - round} ${base - rise}C${r - round * 0.4} ${base - rise * 1.1} ${r - round * 0.1} ${base - rise * 0.9} ${r} ${base}Z`,
    );
    const out = high * 0.5;
    const [bl, br, by] = [x0 - out, x1 + out, y1 + gap];
    const thick = high * 0.2;
    const brim = parse(
      `M${bl} ${by - thick * 0.5}C${bl + out * 0.5} ${by} ${x0 - lean} ${by} ${x0 + lean} ${by}L${x1 - lean} ${by}C${x1 + lean} ${by} ${br - out * 0.5} ${by} ${br} ${by - thick * 0.5}C${br + thick * 0.2} ${by + thick * 0.6} ${x1 + lean} ${by + thick} ${x1 - out * 0.4} ${by + thick}L${x0 + out * 0.4} ${by + thick}C${x0 - lean} ${by + thick} ${bl - thick * 0.2} ${by + thick * 0.6} ${bl} ${by - thick * 0.5}Z`,
    );
    return { plate: concat(band, crown, brim) };
  },
};

/** A belt in its buckle. */
export const belt: Plate = {
  about: ['belt', 'shoe-repair', 'leather-jacket', 'wallet'],
  aspect: [1.6, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.26 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const gap = 0.11 * CAP;
    const bar = 0.05 * CAP + high * 0.07;
    const wide = high * 0.56;
    const [bx, by] = [x0 - gap - wide, y0 - gap - bar];
    const tall = high + (gap + bar) * 2;
    const frame = rect(bx, by, wide, tall, 0.34 * CAP);
    const ring = subtract(frame, rect(bx + bar, by + bar, wide - bar * 2, tall - bar * 2, 0.2 * CAP));
    const prong = rect(bx + bar * 0.5, cy - bar * 0.5, wide - bar * 0.6, bar, bar * 0.2);
    const tip = high * 0.36;
    const strap = parse(
      `M${bx + bar + gap} ${y0}L${x1} ${y0}C${x1 + tip * 0.8} ${y0} ${x1 + tip * 1.2} ${cy - high * 0.2} ${x1 + tip * 1.2} ${cy}C${x1 + tip * 1.2} ${cy + high * 0.2} ${x1 + tip * 0.8} ${y1} ${x1} ${y1}L${bx + bar + gap} ${y1}Z`,
    );
    const buckle = union(ring, prong);
    const hole = circle(x1 + tip * 0.5, cy, high * 0.06);
    return { plate: subtract(strap, grow(buckle, gap), hole), second: buckle };
  },
};

/** A suitcase with a handle and two straps. */
export const suitcase: Plate = {
  about: ['suitcase', 'airplane-tilt', 'globe-plane', 'reception-bell'],
  aspect: [1, 5.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.34 * CAP, right(held) + 0.34 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const [strap, end] = [0.08 * CAP + high * 0.07, high * 0.14];
    const out = strap + end + gap * 2;
    const shell = rect(x0 - out, y0, x1 - x0 + out * 2, high, 0.34 * CAP);
    const slots = [x0 - gap * 2 - strap, x1].map((x) => rect(x, y0 - 1, strap + gap * 2, high + 2));
    const straps = [x0 - gap - strap, x1 + gap].map((x) =>
      rect(x, y0 - 0.08 * CAP, strap, high + 0.16 * CAP, 0.08 * CAP),
    );
    const half = Math.min((x1 - x0) * 0.26, high * 0.36);
    const [bar, tall] = [0.05 * CAP + high * 0.06, high * 0.25];
    const grip = subtract(
      rect(cx - half, y0 - tall, half * 2, tall + 0.3 * CAP, 0.26 * CAP),
      rect(cx - half + bar, y0 - tall + bar, half * 2 - bar * 2, tall + 0.5 * CAP, 0.12 * CAP),
    );
    const handle = subtract(grip, rect(cx - half, y0 + 2, half * 2, high));
    return { plate: union(subtract(shell, ...slots), handle), second: concat(...straps) };
  },
};
