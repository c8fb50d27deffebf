/** Plates of who sews, embroiders and knits. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A needle whose eye is at a point, and whose tip is below it before it is turned. */
function needle(x: number, y: number, long: number, thick: number, turn: number): Path {
  const blade = parse(
    `M${x - thick} ${y}C${x - thick} ${y - thick * 1.9} ${x + thick} ${y - thick * 1.9} ${x + thick} ${y}L${x + thick * 0.4} ${y + long}C${x + thick * 0.4} ${y + long + thick * 0.8} ${x - thick * 0.4} ${y + long + thick * 0.8} ${x - thick * 0.4} ${y + long}Z`,
  );
  return rotate(subtract(blade, ellipse(x, y + thick * 0.4, thick * 0.42, thick * 1.1)), turn, x, y);
}

/** A sewing machine, the name on its arm. */
export const sewingMachine: Plate = {
  about: ['sewing-machine', 'needle', 'spool', 'mannequin', 'zipper', 'measuring-tape'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround({ ...held, width: held.width + 0.2 * CAP }, 0.5, 0.42);
    const floor = y1 + m * 0.5;
    const arm = rect(x0, y0, x1 - x0, y1 - y0, 0.3 * CAP);
    const head = rect(x0, y0 + m * 0.3, m * 0.4, y1 - y0 - m * 0.12, 0.14 * CAP);
    const pillar = parse(
      `M${x1 - m * 0.86} ${y1 - 6}C${x1 - m * 0.62} ${y1} ${x1 - m * 0.56} ${y1 + m * 0.1} ${x1 - m * 0.56} ${y1 + m * 0.26}L${x1 - m * 0.56} ${floor + 4}L${x1} ${floor + 4}L${x1} ${y0 + m * 0.4}L${x1 - m * 0.86} ${y0 + m * 0.4}Z`,
    );
    const bed = rect(x0 - m * 0.14, floor, x1 - x0 + m * 0.28, m * 0.24, 0.1 * CAP);
    const bar = rect(x0 + m * 0.13, y1 + m * 0.1, m * 0.14, m * 0.2, m * 0.04);
    const tip = polygon(
      [
        [x0 + m * 0.16, y1 + m * 0.2],
        [x0 + m * 0.24, y1 + m * 0.2],
        [x0 + m * 0.225, floor - m * 0.04],
        [x0 + m * 0.175, floor - m * 0.04],
      ],
      2,
    );
    const wy = y0 + (y1 - y0) * 0.42;
    const hub = rect(x1 - 6, wy - m * 0.1, m * 0.14 + 6, m * 0.2);
    const wheel = rect(x1 + m * 0.08, wy - m * 0.36, m * 0.17, m * 0.72, m * 0.07);
    const px = x0 + (x1 - x0) * 0.7;
    const pin = rect(px - m * 0.04, y0 - m * 0.1, m * 0.08, m * 0.16);
    const reel = union(
      rect(px - m * 0.17, y0 - m * 0.13, m * 0.34, m * 0.08, m * 0.03),
      rect(px - m * 0.11, y0 - m * 0.3, m * 0.22, m * 0.22),
      rect(px - m * 0.17, y0 - m * 0.37, m * 0.34, m * 0.08, m * 0.03),
    );
    return { plate: union(arm, head, pillar, bed, bar, tip, hub, wheel, pin, reel) };
  },
};

/** A spool of thread, whose end goes to a needle. */
export const threadSpool: Plate = {
  about: ['spool', 'lace-sun', 'needle', 'button', 'zipper', 'sewing-machine', 'embroidery-hoop'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, size: m, wide } = bodyAround(held, 0.46, 0.72);
    const bulge = m * 0.05;
    const wound = parse(
      `M${x0} ${y0}L${x1} ${y0}C${x1 + bulge} ${y0 + m * 0.3} ${x1 + bulge} ${y1 - m * 0.3} ${x1} ${y1}L${x0} ${y1}C${x0 - bulge} ${y1 - m * 0.3} ${x0 - bulge} ${y0 + m * 0.3} ${x0} ${y0}Z`,
    );
    const turns = [y0 + 0.24 * CAP, y1 - 0.24 * CAP].map((y) =>
      stroke(line(x0 - CAP, y + 0.09 * CAP, x1 + CAP, y - 0.09 * CAP), 0.09 * CAP),
    );
    const out = m * 0.16;
    const deep = m * 0.15;
    const ends = [y0 - GAP - deep, y1 + GAP].map((y) =>
      rect(x0 - out, y, wide + out * 2, deep, Math.min(deep * 0.5, 0.2 * CAP)),
    );
    const [nx, ny] = [x1 + out + m * 0.42, y0 + m * 0.02];
    const pin = needle(nx, ny, m * 1.05, m * 0.095, 14);
    const thread = stroke(
      parse(
        `M${x1 - 4} ${y1 - m * 0.12}C${x1 + m * 0.34} ${y1 - m * 0.1} ${x1 + m * 0.16} ${y0 - m * 0.2} ${nx} ${ny + m * 0.03}`,
      ),
      Math.max(9, m * 0.045),
    );
    return {
      plate: concat(
        union(subtract(wound, ...turns), subtract(thread, grow(pin, 9), circle(nx, ny, m * 0.12))),
        concat(...ends),
      ),
      second: pin,
    };
  },
};

/** An embroidery hoop with its screw, the name on its cloth. */
export const hoop: Plate = {
  about: ['embroidery-hoop'],
  aspect: [1, 1.9],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const [rx, ry] = [held.width * 0.66 + 0.2 * CAP, held.height * 0.735 + 0.16 * CAP];
    const m = (rx + ry) / 2;
    const cloth = ellipse(cx, cy, rx, ry);
    const thick = m * 0.13;
    const ring = subtract(
      ellipse(cx, cy, rx + GAP + thick, ry + GAP + thick),
      ellipse(cx, cy, rx + GAP, ry + GAP),
    );
    const top = cy - ry - GAP - thick;
    const slot = rect(cx - m * 0.035, top - m * 0.3, m * 0.07, m * 0.3 + thick * 0.5);
    const lugs = subtract(rect(cx - m * 0.2, top - m * 0.24, m * 0.4, m * 0.32, m * 0.05), slot);
    const screw = union(
      rect(cx - m * 0.3, top - m * 0.16, m * 0.62, m * 0.1),
      rect(cx + m * 0.3, top - m * 0.26, m * 0.18, m * 0.3, m * 0.05),
    );
    return { plate: concat(cloth, union(ring, lugs, screw)) };
  },
};

/** A ball of wool in its paper band, two needles stuck in it, its end let go. */
export const skein: Plate = {
  about: ['yarn', 'crochet-hook', 'loom', 'beanie', 'alpaca', 'poncho', 'baby-bootie'],
  aspect: [1.1, 2.2],
  draw(held) {
    const { y0, y1, cx, cy } = bodyAround(held, 0.3, 0.34);
    const R = Math.hypot(held.width * 0.5, held.height * 0.4) + 0.36 * CAP;
    const ball = circle(cx, cy, R);
    const strip = (from: number, to: number) => rect(cx - R * 2, from, R * 4, to - from);
    const [dx, dy] = [cx + R * 0.5, cy - R * 1.05];
    const rings = (x: number, y: number, radii: readonly number[]) =>
      radii.map((r) => stroke(circle(x, y, R * r), Math.max(10, R * 0.05)));
    const front = circle(dx, dy, R * 0.76);
    const strands = [
      ...rings(dx, dy, [0.76, 0.55, 0.34]),
      ...rings(cx - R * 0.9, cy + R * 0.3, [0.76, 1.02, 1.28]).map((cut) => subtract(cut, front)),
    ];
    const under = rings(cx - R * 0.42, cy + R * 1.12, [0.48, 0.74]);
    const over = rings(cx + R * 1.1, cy + R * 0.1, [0.78, 1.04]).map((cut) =>
      subtract(cut, circle(cx - R * 0.42, cy + R * 1.12, R * 0.74)),
    );
    const thick = R * 0.09;
    const pins = [-128, -52].map((turn) =>
      union(
        stroke(line(cx, cy, ...polar(cx, cy, R * 1.36, turn)), thick),
        circle(...polar(cx, cy, R * 1.38, turn), R * 0.12),
      ),
    );
    const tail = stroke(
      parse(
        `M${cx} ${cy + R - thick / 2}C${cx + R * 0.7} ${cy + R - thick / 2} ${cx + R * 0.9} ${cy + R * 0.78} ${cx + R * 1.14} ${cy + R * 0.84}C${cx + R * 1.3} ${cy + R * 0.88} ${cx + R * 1.24} ${cy + R * 1.02} ${cx + R * 1.4} ${cy + R - thick / 2}`,
      ),
      thick,
      { cap: 'round' },
    );
    const smooth = (part: Path) => grow(shrink(part, 5), 5, { join: 'round' });
    const upper = smooth(subtract(intersect(ball, strip(cy - R * 1.5, y0 - GAP)), ...strands));
    const lower = smooth(subtract(intersect(ball, strip(y1 + GAP, cy + R * 1.5)), ...under, ...over));
    return {
      plate: intersect(ball, strip(y0, y1)),
      second: concat(
        upper,
        subtract(union(...pins), grow(ball, GAP)),
        union(lower, subtract(tail, circle(cx, cy, R - 2))),
      ),
    };
  },
};
