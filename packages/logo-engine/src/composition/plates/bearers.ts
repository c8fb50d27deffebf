/** Plates of who sews bears, mends knees, houses birds and floods a rink. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bear of plush that sits behind a banner and holds it. */
export const bannerBear: Plate = {
  about: ['teddy-bear'],
  aspect: [1, 3],
  draw(held) {
    const { x0, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.36, 0.42, 0.3);
    const m = Math.min(size, 1.1 * h);
    const banner = rect(x0, y0, wide, h, 0.1 * m);
    const hy = y0 - 0.47 * m;
    const ear = subtract(
      circle(cx - 0.46 * m, hy - 0.4 * m, 0.24 * m),
      circle(cx - 0.47 * m, hy - 0.41 * m, 0.1 * m),
    );
    const skull = ellipse(cx, hy, 0.62 * m, 0.56 * m);
    const shoulders = ellipse(cx, y0 + 0.3 * m, 0.9 * m, 0.5 * m);
    const muzzle = ellipse(cx, hy + 0.1 * m, 0.25 * m, 0.2 * m);
    const nose = ellipse(cx, hy + 0.04 * m, 0.11 * m, 0.08 * m);
    const eye = circle(cx - 0.27 * m, hy - 0.1 * m, 0.065 * m);
    const head = union(
      subtract(union(skull, ear, mirror(ear, cx)), eye, mirror(eye, cx), subtract(muzzle, nose)),
      subtract(shoulders, grow(skull, gap)),
    );
    const px = Math.min(cx - 0.84 * m, x0 + 0.22 * m);
    const paw = rect(px - 0.2 * m, y0 - 0.3 * m, 0.4 * m, 0.38 * m, 0.19 * m);
    const fx = Math.min(cx - 0.5 * m, x0 + 0.44 * m);
    const foot = subtract(
      ellipse(fx, y1 + 0.2 * m, 0.36 * m, 0.34 * m),
      ellipse(fx, y1 + 0.25 * m, 0.15 * m, 0.13 * m),
    );
    const paws = [paw, mirror(paw, cx)];
    const cloth = subtract(banner, ...paws.map((one) => grow(one, gap)));
    const behind = subtract(head, grow(banner, gap), ...paws.map((one) => grow(one, gap)));
    const feet = [foot, mirror(foot, cx)].map((one) => subtract(one, grow(banner, gap)));
    return { plate: cloth, second: concat(behind, ...paws, ...feet) };
  },
};

/** A leg that is bent, rays at its knee. */
export const bentKnee: Plate = {
  about: ['knee-joint'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size } = bodyAround(held, 0.3, 0.3);
    const m = Math.min(size, 1.05 * h);
    const [left, knee] = [x0 - 0.62 * m, x1 + 0.42 * m];
    const calf = 0.62 * h;
    const ankle = y1 + 0.9 * m;
    const floor = ankle + 0.36 * m;
    const back = knee - 0.08 * m - calf;
    const limb = parse(
      `M${left} ${y0 - 0.1 * m}L${x1 - 0.1 * m} ${y0}C${knee - 0.14 * m} ${y0} ${knee} ${y0 + 0.2 * h} ${knee} ${y0 + 0.44 * h}C${knee} ${y1} ${knee - 0.1 * m} ${y1 + 0.2 * m} ${knee - 0.14 * m} ${ankle - 0.1 * m}` +
        `Q${knee - 0.14 * m} ${ankle + 0.04 * m} ${knee + 0.06 * m} ${ankle + 0.08 * m}L${knee + 0.36 * m} ${ankle + 0.16 * m}Q${knee + 0.5 * m} ${ankle + 0.2 * m} ${knee + 0.5 * m} ${floor - 0.06 * m}Q${knee + 0.5 * m} ${floor} ${knee + 0.44 * m} ${floor}H${back + 0.2 * m}Q${back + 0.06 * m} ${floor} ${back + 0.1 * m} ${floor - 0.16 * m}L${back + 0.16 * m} ${ankle - 0.1 * m}C${back + 0.1 * m} ${y1 + 0.5 * m} ${back - 0.06 * m} ${y1 + 0.3 * m} ${back - 0.04 * m} ${y1 + 0.04 * m}H${left}Z`,
    );
    const hem = rect(x0 - 0.1 * m - gap, y0 - m, gap, h + 1.6 * m);
    const rays = [-74, -38, -2].map((turn) => {
      const a = (turn * Math.PI) / 180;
      const [cx, cy] = [knee - 0.3 * m, y0 + 0.32 * m];
      const at = (d: number) => [cx + d * m * Math.cos(a), cy + d * m * Math.sin(a)] as const;
      const [from, to] = [at(0.52), at(0.82)];
      return stroke(line(from[0], from[1], to[0], to[1]), 0.12 * m);
    });
    return { plate: subtract(filleted(limb, 0.12 * m), hem), second: concat(...rays) };
  },
};

/** A house for birds, one of them on its roof. */
export const gabledNest: Plate = {
  about: ['nest', 'bird'],
  aspect: [0.9, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.34, 0.26);
    const m = Math.min(size, 1.05 * h);
    const rise = 0.52 * m + 0.13 * wide;
    const ridge = y0 - rise;
    const [left, right] = [x0 - 0.04 * m, x1 + 0.04 * m];
    const low = y1 + 0.1 * m;
    const thick = 0.2 * m;
    const slope = rise / (cx - left);
    const over = 0.26 * m;
    const rafters = stroke(
      parse(
        `M${left - over} ${y0 + over * slope - 0.04 * m}L${cx} ${ridge - 0.04 * m}L${right + over} ${y0 + over * slope - 0.04 * m}`,
      ),
      thick,
    );
    const wall = subtract(
      polygon(
        [
          [left, y0],
          [cx, ridge],
          [right, y0],
          [right, low],
          [left, low],
        ],
        0.05 * m,
      ),
      grow(rafters, gap),
      circle(cx, y0 - 0.2 * m, 0.2 * m),
    );
    const floor = rect(left - 0.14 * m, low + gap, right - left + 0.28 * m, 0.15 * m, 0.06 * m);
    const t = 0.42;
    const [bx, by] = [cx + t * (right - cx), ridge + t * rise - thick / 2 - 0.04 * m];
    const bird = filleted(
      union(
        parse(
          `M${bx - 0.4 * m} ${by - 0.36 * m}C${bx - 0.36 * m} ${by - 0.02 * m} ${bx - 0.1 * m} ${by + 0.06 * m} ${bx + 0.1 * m} ${by}C${bx + 0.3 * m} ${by - 0.06 * m} ${bx + 0.4 * m} ${by - 0.2 * m} ${bx + 0.66 * m} ${by - 0.44 * m}L${bx + 0.24 * m} ${by - 0.4 * m}C${bx + 0.1 * m} ${by - 0.4 * m} ${bx + 0.02 * m} ${by - 0.44 * m} ${bx - 0.02 * m} ${by - 0.5 * m}Z`,
        ),
        circle(bx - 0.2 * m, by - 0.48 * m, 0.21 * m),
        polygon([
          [bx - 0.36 * m, by - 0.58 * m],
          [bx - 0.58 * m, by - 0.46 * m],
          [bx - 0.36 * m, by - 0.4 * m],
        ]),
      ),
      0.03 * m,
    );
    const eye = circle(bx - 0.25 * m, by - 0.53 * m, 0.05 * m);
    return { plate: concat(wall, floor), second: union(rafters, subtract(bird, eye)) };
  },
};

/** A skate for ice, fur at its ankle. */
export const furredSkate: Plate = {
  about: ['ice-skate'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size } = bodyAround(held, 0.36, 0.3, 0.26);
    const m = Math.min(size, 1.05 * h);
    const toe = x1 + 0.54 * m;
    const [back, mouth] = [x0 - 0.1 * m, x0 + 0.84 * m];
    const top = y0 - 0.4 * m;
    const boot = parse(
      `M${back - 0.06 * m} ${y1}C${back - 0.08 * m} ${y1 - 0.4 * h} ${back + 0.06 * m} ${y0 + 0.1 * m} ${back} ${top}H${mouth}C${mouth} ${y0 - 0.1 * m} ${mouth + 0.3 * m} ${y0} ${Math.max(x1, mouth + 0.4 * m)} ${y0 + 0.04 * m}C${x1 + 0.34 * m} ${y0 + 0.1 * m} ${toe} ${y1 - 0.6 * h} ${toe} ${y1 - 0.06 * m}Q${toe} ${y1} ${toe - 0.06 * m} ${y1}Z`,
    );
    const laces = [0.02, 0.26].map((t) =>
      stroke(line(mouth - 0.14 * m, top + (0.16 + t) * m, mouth + 0.16 * m, top + (0.1 + t) * m), 13),
    );
    const puffs = [0.02, 0.28, 0.54, 0.8].map((t) =>
      circle(back + t * (mouth - back) + 0.06 * m, top - gap - 0.14 * m, 0.2 * m),
    );
    const low = y1 + gap;
    const sole = rect(back - 0.1 * m, low, toe - back + 0.12 * m, 0.13 * m, 0.05 * m);
    const heel = polygon(
      [
        [back - 0.08 * m, low],
        [back + 0.5 * m, low],
        [back + 0.44 * m, low + 0.24 * m],
        [back - 0.04 * m, low + 0.24 * m],
      ],
      0.03 * m,
    );
    const posts = [back + 0.2 * m, toe - 0.5 * m].map((x) =>
      polygon([
        [x - 0.15 * m, low + 0.1 * m],
        [x + 0.15 * m, low + 0.1 * m],
        [x + 0.1 * m, low + 0.52 * m],
        [x - 0.1 * m, low + 0.52 * m],
      ]),
    );
    const runner = stroke(
      parse(
        `M${back - 0.24 * m} ${low + 0.54 * m}H${toe - 0.08 * m}C${toe + 0.2 * m} ${low + 0.54 * m} ${toe + 0.28 * m} ${low + 0.36 * m} ${toe + 0.14 * m} ${low + 0.26 * m}`,
      ),
      0.13 * m,
    );
    return {
      plate: concat(subtract(boot, ...laces), filleted(union(sole, heel, ...posts, runner), 0.03 * m)),
      second: subtract(
        union(...puffs, rect(back, top - gap - 0.24 * m, mouth - back, 0.2 * m)),
        rect(back - m, top - gap, 4 * m, m),
      ),
    };
  },
};
