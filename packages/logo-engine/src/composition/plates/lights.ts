/** Plates of who brings light. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  const gap = Math.min(14, Math.max(10, high * 0.045));
  return {
    gap,
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    mean: Math.sqrt(wide * high),
    cx: centreX(held),
    cy: centreY(held),
  };
};

/** A light bulb, lying for a long name and standing for a short one. */
export const bulb: Plate = {
  about: ['lightbulb', 'lightning', 'bulb-plug', 'plug-bolt', 'book-bulb'],
  aspect: [0.9, 2.7],
  draw(held) {
    const { gap, cx, cy } = around(held, 0.4, 0.4);
    const lying = held.width / held.height > 1.8;
    const [long, across] = lying ? [held.width, held.height] : [held.height, held.width];
    const half = across / 2 + 0.5 * CAP + long * 0.1;
    const front = long / 2 + 0.2 * CAP + half * (lying ? 0.32 : 0.5);
    const back = -long / 2 - (lying ? 0.42 : 0.5) * CAP;
    const neck = half * 0.5;
    const end = back - half * 0.5;
    const put = (x: number, y: number): [number, number] => (lying ? [cx + x, cy + y] : [cx + y, cy - x]);
    const bend = front - half;
    const k = 0.5523;
    const waist = Math.min(bend, back + half * 0.3);
    const glass: Path = {
      commands: [
        [MOVE, ...put(end, -neck)],
        [
          CUBIC,
          ...put(end + half * 0.3, -neck),
          ...put(back - half * 0.1, -half),
          ...put(waist + half * 0.3, -half),
        ],
        [LINE, ...put(Math.max(bend, waist + half * 0.31), -half)],
        [CUBIC, ...put(bend + half * k, -half), ...put(front, -half * k), ...put(front, 0)],
        [
          CUBIC,
          ...put(front, half * k),
          ...put(bend + half * k, half),
          ...put(Math.max(bend, waist + half * 0.31), half),
        ],
        [LINE, ...put(waist + half * 0.3, half)],
        [CUBIC, ...put(back - half * 0.1, half), ...put(end + half * 0.3, neck), ...put(end, neck)],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const ring = (i: number, wide: number, thick: number) => {
      const at = end - gap - i * (thick + gap);
      const points = [put(at, -wide), put(at, wide), put(at - thick, wide), put(at - thick, -wide)];
      return polygon(points, thick * 0.4);
    };
    const thick = Math.max(26, half * 0.17);
    const rays = [-52, -26, 0, 26, 52].map((turn) => {
      const ray = lying
        ? rect(cx + front + half * 0.2, cy - half * 0.06, half * 0.3, half * 0.12, half * 0.06)
        : rect(cx - half * 0.06, cy - front - half * 0.5, half * 0.12, half * 0.3, half * 0.06);
      const [px, py] = put(bend, 0);
      return rotate(ray, turn, px, py);
    });
    return {
      plate: glass,
      second: concat(
        ring(0, neck * 1.04, thick),
        ring(1, neck * 1.04, thick),
        ring(2, neck * 0.6, thick),
        ...rays,
      ),
    };
  },
};
