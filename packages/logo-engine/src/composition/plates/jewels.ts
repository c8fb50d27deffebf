/** Plates of who sells and mends jewels and watches. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** The edges of what holds the name, with air around it, and the measure of its parts. */
function room(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  const [high, wide] = [y1 - y0, x1 - x0];
  return { x0, x1, y0, y1, high, wide, cx: centreX(held), cy: centreY(held), m: high * 0.5 + wide * 0.25 };
}

/** A cut gem that shines: facets over the name and under its girdle. */
export const cutGem: Plate = {
  about: ['gem', 'ring', 'earrings', 'necklace'],
  aspect: [1.7, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, m } = room(held, 0.42, 0.4);
    const out = m * 0.3;
    const [l, r] = [x0 - out, x1 + out];
    const crown = m * 0.36;
    const top = y0 - GAP - crown;
    const lean = m * 0.52;
    const wide = r - l;
    const tip = y1 + GAP + wide * 0.27;
    const table = polygon(
      [
        [l + lean, top],
        [r - lean, top],
        [r - GAP * 0.6, y0 - GAP],
        [l + GAP * 0.6, y0 - GAP],
      ],
      0.08 * CAP,
    );
    const [a, b] = [(x1 - x0) * 0.3, (x1 - x0) * 0.16];
    const facetCuts = [
      line(cx - a, y0 - GAP + 4, cx - b, top - 4),
      line(cx - b, top - 4, cx, y0 - GAP + 4),
      line(cx, y0 - GAP + 4, cx + b, top - 4),
      line(cx + b, top - 4, cx + a, y0 - GAP + 4),
    ].map((cut) => stroke(cut, 0.1 * CAP));
    const girdle = polygon(
      [
        [l, y0],
        [r, y0],
        [x1 + 0.04 * CAP, y1],
        [x0 - 0.04 * CAP, y1],
      ],
      0.1 * CAP,
    );
    const back = polygon(
      [
        [x0 + GAP * 0.6, y1 + GAP],
        [x1 - GAP * 0.6, y1 + GAP],
        [cx, tip],
      ],
      0.14 * CAP,
    );
    const inner = wide * 0.2;
    const low = rect(cx - wide, y1 - 1, wide * 2, (tip - y1) * 0.74);
    const cuts = [-1, 1].map((way) =>
      intersect(stroke(line(cx + way * inner, y1 - 20, cx, tip + 8), 0.1 * CAP), low),
    );
    return { plate: concat(girdle, subtract(table, ...facetCuts), subtract(back, ...cuts)) };
  },
};

/** A ring in its open box. */
export const ringBox: Plate = {
  about: ['ring', 'gem', 'earrings'],
  aspect: [1.2, 2.4],
  draw(held) {
    const { x0, x1, y0, wide, high, m, cx } = room(held, 0.6, 0.46);
    const front = union(rect(x0, y0, wide, high, 0.22 * CAP), rect(x0, y0, wide, high * 0.5, 0.05 * CAP));
    const base = y0 - GAP;
    const tall = m * 0.86;
    const lean = m * 0.1;
    const lid = polygon(
      [
        [x0 - lean, base - tall],
        [x1 + lean, base - tall],
        [x1, base],
        [x1 - 2, base + m],
        [x0 + 2, base + m],
        [x0, base],
      ],
      m * 0.2,
    );
    const r = m * 0.24;
    const ry = base - r * 0.62;
    const band = stroke(circle(cx, ry, r), m * 0.1);
    const gy = ry - r;
    const w = m * 0.19;
    const stone = polygon(
      [
        [cx - w * 0.55, gy - w * 1.2],
        [cx + w * 0.55, gy - w * 1.2],
        [cx + w, gy - w * 0.55],
        [cx, gy + w * 0.6],
        [cx - w, gy - w * 0.55],
      ],
      3,
    );
    const above = rect(x0 - CAP * 2, base - m * 4, wide + CAP * 4, m * 4);
    return { plate: concat(front, intersect(subtract(lid, union(band, stone)), above)) };
  },
};

/** A wristwatch: the name on its face. */
export const wristwatch: Plate = {
  about: ['watch', 'clock', 'pocket-watch'],
  aspect: [1.1, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, m, cx, cy } = room(held, 0.66, 0.66);
    const face = rect(x0, y0, wide, high, m * 0.36);
    const tick = (x: number, y: number, w: number, h: number) => rect(x - w / 2, y - h / 2, w, h, 4);
    const [t, long, near] = [0.12 * CAP, 0.22 * CAP, 0.25 * CAP];
    const ticks = [
      tick(cx, y0 + near, t, long),
      tick(cx, y1 - near, t, long),
      tick(x0 + near, cy, long, t),
      tick(x1 - near, cy, long, t),
    ];
    const [near2, far, tall] = [wide * 0.36, wide * 0.29, m * 0.42];
    const strap = (way: 1 | -1) => {
      const y = way > 0 ? y1 + GAP : y0 - GAP;
      return polygon(
        [
          [cx - near2, y],
          [cx + near2, y],
          [cx + far, y + way * tall],
          [cx - far, y + way * tall],
        ],
        0.08 * CAP,
      );
    };
    const crown = rect(x1 - 8, cy - m * 0.13, m * 0.14 + 8, m * 0.26, m * 0.05);
    const holes = [0.3, 0.66].map((share) => circle(cx, y1 + GAP + tall * share, m * 0.055));
    return {
      plate: concat(subtract(union(face, crown), ...ticks)),
      second: concat(strap(-1), subtract(strap(1), ...holes)),
    };
  },
};

/** A mantel clock, the name on its case. */
export const mantelClock: Plate = {
  about: ['clock', 'watch', 'pendulum-clock', 'pocket-watch'],
  aspect: [2.2, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, m, cx } = room(held, 0.5, 0.4);
    const R = m * 0.56;
    const cy = y0 - m * 0.2;
    const r = R * 0.74;
    const low = Math.min(y0 - 0.3 * CAP - r, cy);
    const side = Math.min((x1 - x0) * 0.5 - R, m * 0.9);
    const case_ = parse(
      `M${x0} ${y1}L${x0} ${y0 + m * 0.16}C${x0} ${y0 + m * 0.02} ${x0 + m * 0.1} ${y0} ${x0 + m * 0.22} ${y0}C${cx - R - side * 0.2} ${y0} ${cx - R} ${low + R * 0.7} ${cx - R} ${low}L${cx + R} ${low}C${cx + R} ${low + R * 0.7} ${cx + R + side * 0.2} ${y0} ${x1 - m * 0.22} ${y0}C${x1 - m * 0.1} ${y0} ${x1} ${y0 + m * 0.02} ${x1} ${y0 + m * 0.16}L${x1} ${y1}Z`,
    );
    const dial = circle(cx, low, r);
    const foot = rect(x0 - m * 0.16, y1 + GAP, x1 - x0 + m * 0.32, m * 0.17, 0.08 * CAP);
    const hand = (turn: number, long: number) =>
      stroke(line(cx, low, ...polar(cx, low, r * long, turn)), r * 0.17, { cap: 'round' });
    const hands = union(hand(-90, 0.68), hand(-20, 0.5));
    return {
      plate: concat(subtract(union(case_, circle(cx, low, R)), dial), foot),
      second: grow(hands, 0.5),
    };
  },
};
