/** Plates of who mends and sells devices. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The plug of a network cable from its front, its contacts in a row. */
export const netPlug: Plate = {
  about: ['network', 'router'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.26, 0.2);
    const [l, r, top] = [x0 - m * 0.04, x1 + m * 0.04, y0 - m * 0.4];
    const steps = [
      [0.36, 0.24],
      [0.22, 0.46],
    ].map(([share = 0, long = 0]) =>
      rect(cx - wide * share, y1 - m * 0.2, wide * share * 2, m * (0.2 + long), m * 0.06),
    );
    const count = Math.max(4, Math.round(wide / (m * 0.25)));
    const pitch = (wide - m * 0.12) / count;
    const slots = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * pitch;
      return rect(x - pitch * 0.29, top - m * 0.1, pitch * 0.58, m * 0.38, m * 0.03);
    });
    const body = union(rect(l, top, r - l, y1 - top, m * 0.1), ...steps);
    const end = y1 + m * 0.46;
    const cable = parse(
      `M${cx} ${end - m * 0.1}V${end + m * 0.1}C${cx} ${end + m * 0.42} ${cx + m * 0.1} ${end + m * 0.4} ${cx + m * 0.4} ${end + m * 0.4}H${r}`,
    );
    return {
      plate: subtract(body, ...slots),
      second: subtract(stroke(cable, m * 0.24), grow(body, gap)),
    };
  },
};

/** A memory stick without its cap. */
export const usbStick: Plate = {
  about: ['laptop-wrench', 'desktop-computer', 'usb-stick'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m, cy } = bodyAround(held, 0.46, 0.44);
    const far = x0 - m * 0.26;
    const hole = circle(far + m * 0.14, cy, Math.max(11, m * 0.08));
    const body = parse(
      `M${far + m * 0.24} ${y0}H${x1 - m * 0.06}Q${x1} ${y0} ${x1} ${y0 + m * 0.06}V${y1 - m * 0.06}Q${x1} ${y1} ${x1 - m * 0.06} ${y1}H${far + m * 0.24}C${far - m * 0.14} ${y1} ${far - m * 0.14} ${y0} ${far + m * 0.24} ${y0}Z`,
    );
    const metal = rect(x1 + gap, cy - high * 0.34, Math.min(m * 0.6, high * 0.8), high * 0.68, m * 0.04);
    const [hx, side] = [x1 + gap + Math.min(m * 0.6, high * 0.8) * 0.58, Math.max(20, high * 0.14)];
    const holes = [-1, 1].map((way) => rect(hx - side / 2, cy + way * high * 0.16 - side / 2, side, side, 3));
    return { plate: subtract(body, hole), second: subtract(metal, ...holes) };
  },
};

/** A rocket on its way, lying. */
export const lyingRocket: Plate = {
  about: ['rocket', 'trend', 'steps-flag'],
  styles: ['modern', 'playful', 'creative', 'minimal'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cy } = bodyAround(held, 0.36, 0.4);
    const tail = x0 - m * 0.06;
    const [a, tip] = [x1 - m * 0.04, x1 + m * 0.86];
    const hull = parse(
      `M${tail} ${cy - high * 0.4}Q${x0 + wide * 0.3} ${y0 - m * 0.06} ${x0 + wide * 0.62} ${y0 - m * 0.06}C${a + m * 0.3} ${y0 - m * 0.06} ${tip - m * 0.16} ${cy - m * 0.16} ${tip} ${cy}C${tip - m * 0.16} ${cy + m * 0.16} ${a + m * 0.3} ${y1 + m * 0.06} ${x0 + wide * 0.62} ${y1 + m * 0.06}Q${x0 + wide * 0.3} ${y1 + m * 0.06} ${tail} ${cy + high * 0.4}Z`,
    );
    const port = circle(x1 + m * 0.22, cy, Math.max(15, m * 0.12));
    const fin = (way: 1 | -1) => {
      const y = cy + way * high * 0.34;
      return parse(
        `M${x0 + m * 0.62} ${y}C${x0 + m * 0.4} ${cy + way * (high / 2 + m * 0.3)} ${x0 + m * 0.1} ${cy + way * (high / 2 + m * 0.36)} ${x0 - m * 0.26} ${cy + way * (high / 2 + m * 0.36)}C${x0 - m * 0.1} ${cy + way * (high / 2 + m * 0.1)} ${x0 - m * 0.04} ${cy + way * high * 0.4} ${x0} ${y}Z`,
      );
    };
    const clear = grow(hull, gap);
    const flame = parse(
      `M${tail - gap} ${cy - high * 0.3}C${tail - m * 0.3} ${cy - high * 0.34} ${tail - m * 0.34} ${cy - high * 0.12} ${tail - m * 0.66} ${cy}C${tail - m * 0.34} ${cy + high * 0.12} ${tail - m * 0.3} ${cy + high * 0.34} ${tail - gap} ${cy + high * 0.3}Z`,
    );
    return {
      plate: concat(subtract(hull, port), subtract(fin(-1), clear), subtract(fin(1), clear)),
      second: flame,
    };
  },
};

/** A mouse of a computer, seen from over it. */
export const cableMouse: Plate = {
  about: ['cursor-click', 'mouse', 'desktop-computer', 'laptop-wrench', 'gaming-tower'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m, cy } = bodyAround(held, 0.36, 0.46);
    const end = x1 - m * 0.2;
    const palm = parse(
      `M${x0} ${y0}H${end}C${end + m * 0.72} ${y0} ${end + m * 0.72} ${y1} ${end} ${y1}H${x0}Z`,
    );
    const k = x0 - gap;
    const deep = m * 0.56;
    const keys = parse(
      `M${k} ${y0}H${k - m * 0.1}C${k - deep} ${y0} ${k - deep} ${cy - high * 0.24} ${k - deep} ${cy}C${k - deep} ${cy + high * 0.24} ${k - deep} ${y1} ${k - m * 0.1} ${y1}H${k}Z`,
    );
    const split = rect(k - m, cy - gap / 2, m + 2, gap);
    const wheel = rect(k - deep * 0.66, cy - m * 0.075, deep * 0.44, m * 0.15, m * 0.075);
    const lead = k - deep - gap;
    const cable = stroke(
      parse(
        `M${lead} ${cy}H${lead - m * 0.1}C${lead - m * 0.34} ${cy} ${lead - m * 0.3} ${cy - m * 0.3} ${lead - m * 0.6} ${cy - m * 0.3}`,
      ),
      m * 0.11,
    );
    const bed = grow(wheel, gap);
    return {
      plate: concat(palm, subtract(keys, split, bed), wheel),
      second: subtract(cable, grow(keys, gap)),
    };
  },
};
