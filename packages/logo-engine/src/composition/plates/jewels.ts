/** Plates of who sells and mends jewels and watches. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A cut gem that shines: facets over the name and under its girdle. */
export const cutGem: Plate = {
  about: ['gem', 'ring', 'earrings', 'necklace'],
  aspect: [1.7, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.42, 0.4);
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
    const low = rect(cx - wide, y1 - 1, wide * 2, (tip - y1) * 0.66);
    const cuts = [-1, 1].map((way) =>
      intersect(
        stroke(line(cx + way * a, y1 + GAP - 4, cx + way * a * 0.12, tip - (tip - y1) * 0.2), 0.1 * CAP),
        low,
      ),
    );
    return { plate: concat(girdle, subtract(table, ...facetCuts), subtract(back, ...cuts)) };
  },
};

/** A ring in its open box. */
export const ringBox: Plate = {
  about: ['ring', 'gem', 'wedding-rings'],
  aspect: [1.2, 2.4],
  draw(held) {
    const { x0, x1, y0, wide, high, size: m, cx } = bodyAround(held, 0.6, 0.46);
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

/** A wristwatch in its round case: the name on its face. */
export const wristwatch: Plate = {
  about: ['watch', 'pocket-watch'],
  aspect: [1.1, 1.8],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const r = Math.max(
      Math.hypot(held.width / 2, held.height / 2) + 0.08 * CAP,
      Math.max(held.width, held.height) / 2 + 0.34 * CAP,
    );
    const [bezel, tall] = [r * 0.1, r * 0.46];
    const R = r + GAP + bezel;
    const half = R * 0.54;
    const tick = (way: 1 | -1) =>
      stroke(line(cx, cy + way * (r - 0.12 * CAP), cx, cy + way * (r - 0.12 * CAP - r * 0.1)), r * 0.07);
    const crown = rect(cx + R - 8, cy - r * 0.12, r * 0.16 + 8, r * 0.24, r * 0.05);
    const end = cy - R - r * 0.06;
    const lugs = [-1, 1].map((way) =>
      rect(cx + way * half * 0.74 - half * 0.26, end, half * 0.52, R, r * 0.05),
    );
    const lower = lugs.map((lug) => rotate(lug, 180, cx, cy));
    const bezelRing = subtract(union(circle(cx, cy, R), crown, ...lugs, ...lower), circle(cx, cy, r + GAP));
    const strap = polygon(
      [
        [cx - half * 0.92, cy - R * 0.6],
        [cx + half * 0.92, cy - R * 0.6],
        [cx + half * 0.92, end - r * 0.1],
        [cx + half * 0.7, end - tall],
        [cx - half * 0.7, end - tall],
        [cx - half * 0.92, end - r * 0.1],
      ],
      r * 0.06,
    );
    const away = subtract(strap, grow(union(circle(cx, cy, R), ...lugs), GAP));
    const holes = [0.24, 0.46].map((share) => circle(cx, 2 * cy - end + tall * share, r * 0.055));
    return {
      plate: concat(subtract(circle(cx, cy, r), tick(-1), tick(1)), bezelRing),
      second: concat(away, subtract(rotate(away, 180, cx, cy), ...holes)),
    };
  },
};

/** A mantel clock, the name on its case. */
export const mantelClock: Plate = {
  about: ['clock', 'pendulum-clock', 'pocket-watch'],
  aspect: [2.2, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx } = bodyAround(held, 0.5, 0.4);
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
