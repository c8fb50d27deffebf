/** Plates of who guards, imports, celebrates and sets goals. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A guard's peaked cap: the name on its crown under a badge. */
export const peakedCap: Plate = {
  about: ['security-guard'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.44, 0.3, 0.36);
    const rise = m * 0.46;
    const [out, top] = [m * 0.3, y0 - rise];
    const side = (way: 1 | -1) => {
      const [x, half] = [way > 0 ? x1 : x0, (way * wide) / 2];
      const at = (more: number) => x + way * more;
      return parse(
        `M${cx} ${y1}H${at(-m * 0.02)}C${at(out * 0.2)} ${y1 - high * 0.26} ${at(out * 0.6)} ${y1 - high * 0.4} ${at(out * 0.92)} ${y0 + high * 0.34}` +
          `C${at(out * 1.3)} ${y0 + high * 0.16} ${at(out * 1.1)} ${y0 - m * 0.02} ${at(out * 0.6)} ${y0 - m * 0.06}C${cx + half * 0.6} ${y0 - m * 0.16} ${cx + half * 0.4} ${top} ${cx} ${top}Z`,
      );
    };
    const crown = union(side(-1), side(1), rect(cx - 4, top + 6, 8, y1 - top - 6));
    const badge = star(cx, y0 - m * 0.15, m * 0.23, m * 0.11, 5, 4);
    const [from, thick] = [y1 + gap, m * 0.2];
    const band = rect(x0 + m * 0.02, from, wide - m * 0.04, thick, m * 0.03);
    const dip = from + thick + gap;
    const visor = parse(
      `M${x0 - m * 0.02} ${dip}H${x1 + m * 0.02}C${x1 + m * 0.1} ${dip + m * 0.06} ${x1 + m * 0.12} ${dip + m * 0.2} ${x1 + m * 0.02} ${dip + m * 0.22}C${cx + wide * 0.32} ${dip + m * 0.28} ${cx + wide * 0.26} ${dip + m * 0.34} ${cx} ${dip + m * 0.34}C${cx - wide * 0.26} ${dip + m * 0.34} ${cx - wide * 0.32} ${dip + m * 0.28} ${x0 - m * 0.02} ${dip + m * 0.22}C${x0 - m * 0.12} ${dip + m * 0.2} ${x0 - m * 0.1} ${dip + m * 0.06} ${x0 - m * 0.02} ${dip}Z`,
    );
    return { plate: concat(subtract(crown, badge), visor), second: band };
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

/** A flag that flies on a summit. */
export const summitFlag: Plate = {
  about: ['steps-flag'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.5, 0.5);
    const sway = Math.min(high * 0.16, m * 0.16);
    const cloth = parse(
      `M${x0} ${y0}C${x0 + wide * 0.25} ${y0 - sway * 1.6} ${x0 + wide * 0.4} ${y0 - sway * 1.2} ${x0 + wide * 0.55} ${y0}C${x0 + wide * 0.7} ${y0 + sway * 0.7} ${x0 + wide * 0.85} ${y0 + sway * 0.4} ${x1 + m * 0.12} ${y0 - sway * 0.6}V${y1 - sway * 0.2}` +
        `C${x0 + wide * 0.85} ${y1 + sway} ${x0 + wide * 0.7} ${y1 + sway * 1.3} ${x0 + wide * 0.55} ${y1 + sway * 0.6}C${x0 + wide * 0.4} ${y1 - sway * 0.3} ${x0 + wide * 0.25} ${y1 - sway * 0.5} ${x0} ${y1 + sway * 0.4}Z`,
    );
    const [px, thick] = [x0 - gap - m * 0.07, m * 0.14];
    const low = y1 + m * 0.92;
    const pole = union(
      rect(px - thick / 2, y0 - m * 0.16, thick, low - y0),
      circle(px, y0 - m * 0.2, m * 0.13),
    );
    const far = x1 + m * 0.12;
    const span = far - px;
    const hill = polygon(
      [
        [px - m * 0.66, low],
        [px, low - m * 0.62],
        [px + span * 0.3, low - m * 0.22],
        [px + span * 0.52, low - m * 0.42],
        [far, low],
      ],
      m * 0.06,
    );
    return { plate: concat(cloth, subtract(pole, grow(hill, gap))), second: hill };
  },
};
