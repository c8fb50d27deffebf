/** Plates of who guards, imports and sets goals. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A guard's peaked cap: the name on its crown over its band, badge and peak. */
export const peakedCap: Plate = {
  about: ['security-guard'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.38, 0.26, 0.46);
    const out = m * 0.3;
    const sag = m * 0.14;
    const top = y0 - m * 0.3;
    const brow = y0 + high * 0.3;
    const crown = parse(
      `M${x0 + m * 0.04} ${y1 - sag * 0.5}C${x0 - m * 0.02} ${y1 - high * 0.2} ${x0 - out * 0.5} ${y1 - high * 0.36} ${x0 - out} ${brow + m * 0.1}Q${x0 - out - m * 0.12} ${brow - m * 0.06} ${x0 - out + m * 0.06} ${brow - m * 0.14}C${x0 + wide * 0.1} ${y0 - m * 0.1} ${cx - wide * 0.24} ${top} ${cx} ${top}` +
        `C${cx + wide * 0.24} ${top} ${x1 - wide * 0.1} ${y0 - m * 0.1} ${x1 + out - m * 0.06} ${brow - m * 0.14}Q${x1 + out + m * 0.12} ${brow - m * 0.06} ${x1 + out} ${brow + m * 0.1}C${x1 + out * 0.5} ${y1 - high * 0.36} ${x1 + m * 0.02} ${y1 - high * 0.2} ${x1 - m * 0.04} ${y1 - sag * 0.5}Q${cx} ${y1 + sag} ${x0 + m * 0.04} ${y1 - sag * 0.5}Z`,
    );
    const thick = m * 0.22;
    const edge = (y: number, x: number) => `${x} ${y - sag * 0.5}`;
    const [a, b] = [y1 + gap, y1 + gap + thick];
    const strip = parse(
      `M${edge(a, x0 + m * 0.04)}Q${cx} ${a + sag} ${edge(a, x1 - m * 0.04)}L${edge(b, x1 - m * 0.02)}Q${cx} ${b + sag} ${edge(b, x0 + m * 0.02)}Z`,
    );
    const c = b + gap;
    const peak = parse(
      `M${edge(c, x0 - m * 0.12)}Q${x0 - m * 0.02} ${c - sag * 0.42} ${x0 + m * 0.06} ${c - sag * 0.4}Q${cx} ${c + sag} ${x1 - m * 0.06} ${c - sag * 0.4}Q${x1 + m * 0.02} ${c - sag * 0.42} ${edge(c, x1 + m * 0.12)}C${x1 + m * 0.2} ${c + m * 0.02} ${x1 - m * 0.1} ${c + m * 0.44} ${cx} ${c + m * 0.46}C${x0 + m * 0.1} ${c + m * 0.44} ${x0 - m * 0.2} ${c + m * 0.02} ${edge(c, x0 - m * 0.12)}Z`,
    );
    const by = (a + b) / 2 + sag * 0.25;
    const badge = circle(cx, by, m * 0.2);
    const away = grow(badge, gap);
    return {
      plate: concat(subtract(crown, away), subtract(peak, away)),
      second: concat(subtract(strip, away), subtract(badge, star(cx, by, m * 0.13, m * 0.06, 5, 2))),
    };
  },
};

/** A shipping container that hangs from its crane. */
export const hungContainer: Plate = {
  about: ['shipping-container', 'cargo-ship', 'container-stack'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m, cx } = bodyAround(held, 0.4, 0.34);
    const rib = Math.max(19, m * 0.085);
    const [l, r] = [x0 - (gap + rib) * 2, x1 + (gap + rib) * 2];
    const frame = Math.max(22, m * 0.09);
    const shell = rect(l - frame, y0 - frame, r - l + frame * 2, high + frame * 2, m * 0.05);
    const slits = [0, 1].map((i) =>
      rect(x0 - (gap + 3) - i * (gap + rib), y0 + 4, gap + 3, high - 8, (gap + 3) / 2),
    );
    const corner = (x: number, y: number) => rect(x - frame * 0.2, y, frame * 1.5, frame * 1.15, 4);
    const feet = [corner(l - frame * 1.1, y1 + frame * 0.2)];
    const top = y0 - frame - gap;
    const beam = rect(l - frame * 0.4, top - m * 0.13, r - l + frame * 0.8, m * 0.13, m * 0.04);
    const hook = { y: top - m * 0.62 };
    const reach = Math.min((r - l) * 0.36, m * 0.85);
    const rope = stroke(line(cx, hook.y, cx - reach, top - m * 0.08), m * 0.075, { cap: 'round' });
    const ball = circle(cx, hook.y, m * 0.14);
    const tackle = union(
      beam,
      rope,
      mirror(rope, cx),
      ball,
      rect(cx - m * 0.05, hook.y - m * 0.24, m * 0.1, m * 0.2, 3),
    );
    const cuts = slits.flatMap((slit) => [slit, mirror(slit, cx)]);
    return {
      plate: subtract(union(shell, ...feet, ...feet.map((foot) => mirror(foot, cx))), ...cuts),
      second: subtract(tackle, circle(cx, hook.y, m * 0.055)),
    };
  },
};

/** A flag that flies on a summit with snow. */
export const summitFlag: Plate = {
  about: ['steps-flag'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.42, 0.36);
    const sway = Math.min(high * 0.16, m * 0.15);
    const far = x1 + m * 0.06;
    const cloth = parse(
      `M${x0} ${y0 - sway * 0.2}C${x0 + wide * 0.2} ${y0 - sway * 1.3} ${x0 + wide * 0.4} ${y0 - sway * 1.1} ${x0 + wide * 0.55} ${y0 - sway * 0.2}C${x0 + wide * 0.7} ${y0 + sway * 0.5} ${x0 + wide * 0.85} ${y0 + sway * 0.2} ${far} ${y0 - sway * 0.7}V${y1 - sway * 0.1}` +
        `C${x0 + wide * 0.85} ${y1 + sway * 0.8} ${x0 + wide * 0.7} ${y1 + sway * 1.1} ${x0 + wide * 0.55} ${y1 + sway * 0.5}C${x0 + wide * 0.4} ${y1 - sway * 0.1} ${x0 + wide * 0.2} ${y1 - sway * 0.3} ${x0} ${y1 + sway * 0.6}Z`,
    );
    const [px, thick] = [x0 - gap - m * 0.06, m * 0.12];
    const peak = y1 + m * 0.2;
    const low = peak + m * 0.8;
    const pole = union(
      rect(px - thick / 2, y0 - m * 0.2, thick, peak - y0 + m * 0.3),
      circle(px, y0 - m * 0.22, m * 0.11),
    );
    const half = m * 0.72;
    const mount = polygon(
      [
        [px - half, low],
        [px, peak],
        [px + half * 0.66, peak + m * 0.54],
        [px + half * 1.1, peak + m * 0.3],
        [px + half * 1.95, low],
      ],
      m * 0.04,
    );
    const brim = peak + m * 0.36;
    const [z, deep] = [m * 0.1, m * 0.1];
    const snow = stroke(
      parse(
        `M${px - half} ${brim}L${px - z * 2.6} ${brim - deep * 0.6}L${px - z * 1.3} ${brim + deep}L${px} ${brim - deep * 0.6}L${px + z * 1.3} ${brim + deep}L${px + z * 2.6} ${brim - deep * 0.6}L${px + half} ${brim}`,
      ),
      Math.max(12, m * 0.06),
    );
    const left = rect(px - half, peak, half * 1.62, m * 2);
    return {
      plate: concat(cloth, subtract(pole, grow(mount, gap))),
      second: subtract(mount, intersect(snow, left)),
    };
  },
};
