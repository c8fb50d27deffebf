/** Plates of who looks after feet, of who takes X-rays, and of who lays cable. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The print of a bare foot, its toes in front. */
export const bareFoot: Plate = {
  about: ['foot', 'toe-nails', 'insole'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { gap, x0, x1, high, cy, size: m } = bodyAround(held, 0.3, 0.24);
    const [heel, ball] = [high / 2 + 0.14 * m, high / 2 + 0.28 * m];
    const [back, mid] = [x0 - 0.4 * m, (x0 + x1) / 2];
    const sole = parse(
      `M${back} ${cy}C${back} ${cy - 0.66 * heel} ${back + 0.24 * m} ${cy - heel} ${x0 + 0.2 * m} ${cy - heel}C${mid} ${cy - heel} ${x1 - 0.7 * m} ${cy - ball} ${x1 - 0.16 * m} ${cy - ball}` +
        `C${x1 + 0.16 * m} ${cy - ball} ${x1 + 0.36 * m} ${cy - 0.5 * ball} ${x1 + 0.44 * m} ${cy}S${x1 + 0.5 * m} ${cy + ball} ${x1 + 0.06 * m} ${cy + ball}` +
        `C${x1 - 0.5 * m} ${cy + ball} ${mid + 0.3 * m} ${cy + high / 2 - 0.02 * m} ${mid} ${cy + high / 2 - 0.02 * m}S${x0 + 0.6 * m} ${cy + heel} ${x0 + 0.2 * m} ${cy + heel}C${back + 0.24 * m} ${cy + heel} ${back} ${cy + 0.66 * heel} ${back} ${cy}Z`,
    );
    const s = 2 * ball;
    const toes = [
      [0.32, 0.33, 0.25, 0.175, 0],
      [0.42, 0.04, 0.16, 0.098, -6],
      [0.35, -0.175, 0.145, 0.09, -14],
      [0.235, -0.365, 0.13, 0.082, -24],
      [0.1, -0.505, 0.12, 0.075, -36],
    ].map(([dx = 0, dy = 0, rx = 0, ry = 0, turn = 0]) => {
      const [x, y] = [x1 + 0.16 * m + dx * s, cy + dy * s];
      return rotate(ellipse(x, y, rx * s, ry * s), turn, x, y);
    });
    return { plate: sole, second: subtract(concat(...toes), grow(sole, gap)) };
  },
};

/** An X-ray film on its clips, ribs on it. */
export const ribFilm: Plate = {
  about: ['chest-xray', 'broken-bone'],
  aspect: [1, 2.1],
  draw(held) {
    const { gap, x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.38, 0.26, 0.36);
    const bone = Math.max(13, 0.1 * m);
    const top = y0 - 1.24 * m;
    const film = rect(x0, top, wide, y1 - top, 0.14 * m);
    const far = Math.min(0.78 * m, wide * 0.4);
    const rib = (i: number) => {
      const y = top + (0.34 + 0.26 * i) * m;
      const reach = far * (1 - 0.12 * (2 - i) ** 1.3);
      return stroke(
        parse(
          `M${cx + 0.2 * m} ${y}C${cx + reach * 0.6} ${y - 0.14 * m} ${cx + reach} ${y - 0.02 * m} ${cx + reach} ${y + 0.28 * m}`,
        ),
        bone,
      );
    };
    const ribs = union(rib(0), rib(1), rib(2));
    const spine = [0, 1, 2, 3].map((i) =>
      rect(cx - 0.07 * m, top + (0.17 + 0.25 * i) * m, 0.14 * m, 0.17 * m, 0.03 * m),
    );
    const clip = rect(x0 + 0.24 * wide - 0.14 * m, top - 0.16 * m, 0.28 * m, 0.26 * m, 0.05 * m);
    const clips = union(clip, mirror(clip, cx));
    return {
      plate: subtract(film, ribs, mirror(ribs, cx), ...spine, grow(clips, gap)),
      second: clips,
    };
  },
};

/** A drum of cable, its end coming off with a light in it. */
export const cableDrum: Plate = {
  about: ['fibre-optic', 'copper-coil'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, cy, high, size: m } = bodyAround(held, 0.3, 0.3);
    const [rx, ry] = [0.27 * m, high / 2 + 0.46 * m];
    const right = x1 + 0.3 * m;
    const near = ellipse(right, cy, rx, ry);
    const hub = ellipse(right, cy, 0.42 * rx, 0.28 * ry);
    const turns = Math.max(3, Math.round((right - x0) / (0.34 * m)));
    const step = (right - x0) / turns;
    const edge = 0.16 * m;
    const wound = union(
      rect(x0, y0 - edge + step * 0.3, right - x0, high + 2 * edge - step * 0.6),
      ellipse(x0 + 0.02 * m, cy, 0.2 * m, high / 2 + edge * 0.7),
      ...Array.from({ length: turns }, (_, i) =>
        rect(x0 + i * step, y0 - edge, step, high + 2 * edge, step * 0.5),
      ),
    );
    const far = subtract(ellipse(x0 - 0.04 * m, cy, rx + 0.04 * m, ry), grow(wound, gap));
    const body = subtract(wound, grow(near, gap));
    const t = 0.19 * m;
    const low = cy + ry + gap + 0.14 * m;
    const [start, end] = [x0 + 0.5 * m, right - 0.2 * m];
    const cable = stroke(
      parse(
        `M${start} ${y1}C${start - 0.02 * m} ${y1 + 0.4 * m} ${start - 0.1 * m} ${low} ${start + 0.4 * m} ${low}H${end}`,
      ),
      t,
      { cap: 'butt' },
    );
    const plug = union(
      rect(end - 0.06 * m, low - 0.19 * m, 0.4 * m, 0.38 * m, 0.06 * m),
      rect(end + 0.28 * m, low - 0.11 * m, 0.2 * m, 0.22 * m, 0.03 * m),
    );
    const ray = (turn: number) =>
      rotate(rect(end + 0.64 * m, low - 0.065 * m, 0.26 * m, 0.13 * m, 0.06 * m), turn, end + 0.4 * m, low);
    return {
      plate: concat(far, body, subtract(near, hub)),
      second: concat(subtract(union(cable, plug), grow(union(body, near), gap)), ray(-40), ray(0), ray(40)),
    };
  },
};
