/** Plates of who builds stands for fairs and makes flags. */
import { intersect, parse, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { inked, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A stand at a fair: the name on its fascia, over its posts and its counter. */
export const fairBooth: Plate = {
  about: ['exhibition-stand'],
  aspect: [1.5, 3.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.4);
    const fascia = rect(x0 - 0.08 * m, y0, wide + 0.16 * m, y1 - y0, 0.06 * m);
    const floor = y1 + 1.02 * m;
    const post = Math.max(20, 0.15 * m);
    const posts = [x0, x1 - post].map((x) => rect(x, y1 - 10, post, floor - y1 + 14));
    const base = rect(x0 - 0.18 * m, floor, wide + 0.36 * m, Math.max(16, 0.1 * m), 6);
    const half = Math.min(wide * 0.3, 0.72 * m);
    const desk = union(
      rect(cx - half - 0.09 * m, floor - gap - 0.46 * m, 2 * half + 0.18 * m, 0.13 * m, 5),
      rect(cx - half, floor - gap - 0.4 * m, 2 * half, 0.4 * m, 4),
    );
    const head = floor - gap - 0.76 * m;
    const host = intersect(
      union(circle(cx, head, 0.13 * m), circle(cx, head + 0.4 * m, 0.24 * m)),
      rect(cx - m, head - m, 2 * m, m + floor - 2 * gap - 0.46 * m - head),
    );
    const lamps = [-0.32, 0, 0.32].map((at) => {
      const x = cx + at * wide;
      return softened(
        union(
          rect(x - 0.025 * m, y0 - 0.16 * m, 0.05 * m, 0.18 * m),
          polygon([
            [x - 0.07 * m, y0 - 0.24 * m],
            [x + 0.07 * m, y0 - 0.24 * m],
            [x + 0.14 * m, y0 - 0.09 * m],
            [x - 0.14 * m, y0 - 0.09 * m],
          ]),
        ),
        2,
      );
    });
    return { plate: concat(union(fascia, ...posts, base, ...lamps), host), second: desk };
  },
};

/** The wall of a stand on its feet under its lamps, a counter beside it. */
export const lampedWall: Plate = {
  about: ['exhibition-stand', 'photocall'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.44, 0.4, 0.36);
    const top = y0 - 0.06 * m;
    const floor = y1 + 0.2 * m;
    const base = Math.max(16, 0.1 * m);
    const wall = union(
      rect(x0, top, wide, floor - gap - top, 0.06 * m),
      ...[x0 + 0.2 * m, x1 - 0.5 * m].map((x) => rect(x, floor - gap - 4, 0.3 * m, gap + 8)),
    );
    const arm = Math.max(12, 0.075 * m);
    const lamps = [-0.36, 0, 0.36].map((at) => {
      const [x, y] = [cx + at * wide - 0.12 * m, top - 0.44 * m];
      return union(
        inked(
          parse(
            `M${x} ${top + 10}V${y + 0.14 * m}Q${x} ${y} ${x + 0.12 * m} ${y}Q${x + 0.24 * m} ${y} ${x + 0.24 * m} ${y + 0.12 * m}`,
          ),
          arm,
        ),
        softened(
          polygon([
            [x + 0.17 * m, y + 0.06 * m],
            [x + 0.31 * m, y + 0.06 * m],
            [x + 0.4 * m, y + 0.28 * m],
            [x + 0.08 * m, y + 0.28 * m],
          ]),
          3,
        ),
      );
    });
    const deskAt = x1 + gap + 0.06 * m;
    const end = deskAt + 0.86 * m;
    const ledge = floor - gap - 0.6 * m;
    const desk = union(
      rect(deskAt, ledge, 0.86 * m, 0.14 * m, 0.05 * m),
      rect(deskAt + 0.09 * m, ledge + 0.08 * m, 0.68 * m, 0.52 * m, 0.04 * m),
    );
    const mid = deskAt + 0.43 * m;
    const host = union(
      circle(mid, ledge - 0.62 * m, 0.16 * m),
      intersect(circle(mid, ledge - 0.08 * m, 0.3 * m), rect(mid - m, ledge - m, 2 * m, m - gap)),
    );
    const ground = rect(x0 - 0.1 * m, floor, end + 0.1 * m - x0 + 0.1 * m, base, base / 2);
    return { plate: concat(union(wall, ...lamps, ground), host), second: desk };
  },
};

/** A flag that waves from its pole. */
export const wavingFlag: Plate = {
  about: ['flying-flag'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, size: m } = bodyAround(held, 0.3, 0.4, 0.34);
    const a = 0.26 * m;
    const [l, r] = [x0 - 0.06 * m, x1 + 0.12 * m];
    const c = (r - l) / 3;
    const right = (y: number) => `C${l + c} ${y - a * 1.5} ${l + 2 * c} ${y + a * 1.3} ${r} ${y - a * 0.3}`;
    const left = (y: number) => `C${l + 2 * c} ${y + a * 1.3} ${l + c} ${y - a * 1.5} ${l} ${y}`;
    const strip = (from: number, to: number) =>
      softened(parse(`M${l} ${from}${right(from)}V${to - a * 0.3}${left(to)}Z`), 4);
    const [top, low, hem] = [y0 - 0.08 * m, y1 + 0.2 * m, Math.max(22, 0.2 * m)];
    const pole = Math.max(20, 0.13 * m);
    const px = l - gap - pole;
    return {
      plate: concat(
        strip(top, low),
        union(
          rect(px, top - 0.24 * m, pole, low - top + 1.05 * m, pole / 2),
          circle(px + pole / 2, top - 0.28 * m, pole * 0.95),
        ),
      ),
      second: strip(low + gap, low + gap + hem),
    };
  },
};

/** A pennant that hangs from its rod, with a fringe. */
export const fringedPennant: Plate = {
  about: ['flying-flag'],
  aspect: [0.9, 2.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.4, 0.4, 0.24);
    const tip = y1 + 0.44 * m;
    const cloth = softened(
      polygon([
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [cx, tip],
        [x0, y1],
      ]),
      4,
    );
    const half = Math.max(2, Math.round(wide / (0.5 * m)));
    const step = wide / 2 / half;
    const long = 0.26 * m;
    const fringe = Array.from({ length: 2 * half }, (_, i) => {
      const [from, to] = [x0 + i * step + 4, x0 + (i + 1) * step - 4];
      const edge = (x: number) => tip - (Math.abs(x - cx) / (wide / 2)) * (tip - y1) + gap;
      return polygon(
        [
          [from, edge(from)],
          [to, edge(to)],
          [to, edge(to) + long],
          [from, edge(from) + long],
        ],
        4,
      );
    });
    const rod = Math.max(18, 0.12 * m);
    const ry = y0 - gap - rod;
    const [l, r] = [x0 - 0.14 * m, x1 + 0.14 * m];
    const nail = ry - Math.min(0.52 * m, wide * 0.3);
    const cord = inked(
      polyline([
        [l + 0.06 * m, ry + rod / 2],
        [cx, nail],
        [r - 0.06 * m, ry + rod / 2],
      ]),
      Math.max(12, 0.055 * m),
    );
    const hanger = union(
      rect(l, ry, r - l, rod, rod / 2),
      circle(l, ry + rod / 2, rod * 0.85),
      circle(r, ry + rod / 2, rod * 0.85),
      cord,
      circle(cx, nail, 0.08 * m),
    );
    return { plate: concat(cloth, hanger), second: concat(...fringe) };
  },
};
