/** Plates of who weaves, frames and wears what is made by hand. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A woven rug, a row of rhombs before the fringe at both ends. */
export const rug: Plate = {
  about: ['rug', 'rolled-rug', 'unrolled-rug', 'rug-suds', 'loom'],
  aspect: [1, 2.1],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.62 * CAP, bottom(held) + 0.62 * CAP];
    const [high, wide] = [y1 - y0, x1 - x0];
    const m = high * 0.5 + wide * 0.25;
    const gap = 0.1 * CAP;
    const [border, long] = [m * 0.3, m * 0.26];
    const count = Math.max(3, Math.round(high / (border * 0.86)));
    const pitch = high / count;
    const end = (way: 1 | -1) => {
      const near = way > 0 ? x1 + gap : x0 - gap - border;
      const rhombs = Array.from({ length: count }, (_, i) => {
        const [x, y] = [near + border / 2, y0 + pitch * (i + 0.5)];
        const rhomb = (k: number) =>
          polygon([
            [x - border * k, y],
            [x, y - pitch * k],
            [x + border * k, y],
            [x, y + pitch * k],
          ]);
        return subtract(rhomb(0.4), rhomb(0.17));
      });
      const strip = subtract(rect(near, y0, border, high), ...rhombs);
      const hemX = way > 0 ? near + border + gap : near - gap - m * 0.09;
      const hem = rect(hemX, y0, m * 0.09, high);
      const threads = Math.round(high / (m * 0.105));
      const each = high / (threads - 0.5);
      const tufts = Array.from({ length: threads }, (_, i) =>
        rect(way > 0 ? hemX : hemX + m * 0.09 - long, y0 + each * i, long, each * 0.5, each * 0.2),
      );
      return concat(strip, union(hem, ...tufts));
    };
    const lines = [y0 + 0.2 * CAP, y1 - 0.3 * CAP].map((y) => rect(x0 - 1, y, wide + 2, gap));
    return { plate: subtract(rect(x0, y0, wide, high), ...lines), second: concat(end(-1), end(1)) };
  },
};

/** A picture in its mitred frame, hung by a cord. */
export const pictureFrame: Plate = {
  about: ['picture-frame', 'hung-picture', 'mitred-frame', 'image'],
  aspect: [1, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const [gap, bar] = [0.11 * CAP, 0.14 * CAP + high * 0.06 + (x1 - x0) * 0.03];
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
    const half = (x1 - x0) * 0.4;
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

/** A low felt hat with a wide brim: the name on its crown, over the band. */
export const hat: Plate = {
  about: ['fedora', 'cowboy-hat', 'detective'],
  aspect: [1.7, 3],
  draw(held) {
    const [x0, x1] = [held.x - 0.44 * CAP, right(held) + 0.44 * CAP];
    const [y0, y1] = [held.y - 0.26 * CAP, bottom(held) + 0.34 * CAP];
    const [high, cx, gap] = [y1 - y0, centreX(held), 0.11 * CAP];
    const m = high * 0.5 + (x1 - x0) * 0.22;
    const [lean, rise] = [m * 0.07, m * 0.3];
    const round = Math.min((x1 - x0) * 0.26, m * 0.62);
    const crown = parse(
      `M${x0 - lean} ${y1}C${x0 - lean * 0.6} ${y0 + high * 0.4} ${x0 - lean * 0.4} ${y0} ${x0 + round * 0.2} ${y0 - rise * 0.6}C${x0 + round * 0.5} ${y0 - rise * 1.1} ${x0 + round * 0.8} ${y0 - rise * 1.1} ${x0 + round * 1.1} ${y0 - rise}C${cx - round * 0.6} ${y0 - rise * 0.86} ${cx - round * 0.4} ${y0 - rise * 0.5} ${cx} ${y0 - rise * 0.5}C${cx + round * 0.4} ${y0 - rise * 0.5} ${cx + round * 0.6} ${y0 - rise * 0.86} ${x1 - round * 1.1} ${y0 - rise}C${x1 - round * 0.8} ${y0 - rise * 1.1} ${x1 - round * 0.5} ${y0 - rise * 1.1} ${x1 - round * 0.2} ${y0 - rise * 0.6}C${x1 + lean * 0.4} ${y0} ${x1 + lean * 0.6} ${y0 + high * 0.4} ${x1 + lean} ${y1}Z`,
    );
    const [bandTop, bandLow] = [y1 + gap, y1 + gap + m * 0.2];
    const band = parse(
      `M${x0 - lean} ${bandTop}L${x1 + lean} ${bandTop}L${x1 + lean * 1.5} ${bandLow}L${x0 - lean * 1.5} ${bandLow}Z`,
    );
    const out = m * 0.78;
    const [bl, br, by, thick] = [x0 - out, x1 + out, bandLow + gap, m * 0.2];
    const brim = parse(
      `M${bl} ${by - thick * 0.4}C${bl + out * 0.5} ${by} ${x0 - lean} ${by} ${x0 + lean} ${by}L${x1 - lean} ${by}C${x1 + lean} ${by} ${br - out * 0.5} ${by} ${br} ${by - thick * 0.4}C${br + thick * 0.3} ${by + thick * 0.5} ${x1 + lean} ${by + thick} ${x1 - out * 0.4} ${by + thick}L${x0 + out * 0.4} ${by + thick}C${x0 - lean} ${by + thick} ${bl - thick * 0.3} ${by + thick * 0.5} ${bl} ${by - thick * 0.4}Z`,
    );
    return { plate: concat(crown, brim), second: band };
  },
};

/** A suitcase with a handle and two straps. */
export const suitcase: Plate = {
  about: ['suitcase', 'airplane-tilt', 'globe-plane', 'reception-bell'],
  aspect: [1, 2.7],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const m = high * 0.5 + (x1 - x0) * 0.25;
    const [strap, end] = [0.08 * CAP + m * 0.07, m * 0.15];
    const out = strap + end + gap * 2;
    const shell = rect(x0 - out, y0, x1 - x0 + out * 2, high, 0.34 * CAP);
    const slots = [x0 - gap * 2 - strap, x1].map((x) => rect(x, y0 - 1, strap + gap * 2, high + 2));
    const straps = [x0 - gap - strap, x1 + gap].map((x) =>
      rect(x, y0 - 0.08 * CAP, strap, high + 0.16 * CAP, 0.08 * CAP),
    );
    const half = m * 0.4;
    const [bar, tall] = [0.05 * CAP + m * 0.07, m * 0.3];
    const grip = subtract(
      rect(cx - half, y0 - tall, half * 2, tall + 0.3 * CAP, 0.26 * CAP),
      rect(cx - half + bar, y0 - tall + bar, half * 2 - bar * 2, tall + 0.5 * CAP, 0.12 * CAP),
    );
    const handle = subtract(grip, rect(cx - half, y0 + 2, half * 2, high));
    return { plate: union(subtract(shell, ...slots), handle), second: concat(...straps) };
  },
};
