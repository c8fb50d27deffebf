/** Plates of who brings light. */
import { CAP } from '../../fonts/shape.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A light bulb, the name in its globe. */
export const bulb: Plate = {
  about: ['lightbulb', 'bulb-plug', 'book-bulb', 'registered-bulb'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { gap, cx, cy } = bodyAround(held, 0.4, 0.4);
    const [w, h] = [held.width / 2, held.height / 2];
    const rx = Math.hypot(w, h * 0.85) + 0.42 * CAP;
    const ry = Math.max(rx * 0.84, Math.hypot(w * 0.4, h) + 0.42 * CAP);
    const neck = rx * 0.36;
    const low = cy + ry + rx * 0.14;
    const k = 0.5523;
    const glass: Path = {
      commands: [
        [MOVE, cx - rx, cy],
        [CUBIC, cx - rx, cy - ry * k, cx - rx * k, cy - ry, cx, cy - ry],
        [CUBIC, cx + rx * k, cy - ry, cx + rx, cy - ry * k, cx + rx, cy],
        [CUBIC, cx + rx, cy + ry * 0.72, cx + neck, cy + ry * 0.72, cx + neck, low],
        [LINE, cx - neck, low],
        [CUBIC, cx - neck, cy + ry * 0.72, cx - rx, cy + ry * 0.72, cx - rx, cy],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const thick = Math.max(24, rx * 0.13);
    const ring = (i: number, half: number) =>
      rect(cx - half, low + gap + i * (thick + gap), half * 2, thick, thick * 0.42);
    const rays = [-64, -32, 0, 32, 64].map((turn) =>
      rotate(rect(cx - rx * 0.05, cy - ry - rx * 0.36, rx * 0.1, rx * 0.22, rx * 0.05), turn, cx, cy),
    );
    return {
      plate: concat(glass, ring(0, neck * 1.04), ring(1, neck * 1.04), ring(2, neck * 0.6)),
      second: concat(...rays),
    };
  },
};
