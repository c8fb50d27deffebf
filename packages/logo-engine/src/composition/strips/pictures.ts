import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Strip } from './strip.js';

/** A strip of film with its perforations. */
export const film: Strip = {
  about: ['camera', 'film-strip', 'video-camera', 'film-slate', 'photo-strip'],
  high: 3.4,
  aspect: [2.4, 10],
  ends: 0,
  draw({ x, y, width, height }) {
    const count = Math.max(7, Math.round(width / (height * 0.27)));
    const step = width / count;
    const [wide, high] = [step * 0.5, height * 0.13];
    const holes = Array.from({ length: count }, (_, i) =>
      [height * 0.09, height * 0.91 - high].map((down) =>
        rect(x + step * (i + 0.25), y + down, wide, high, high * 0.2),
      ),
    ).flat();
    return {
      strip: subtract(rect(x, y, width, height, height * 0.06), ...holes),
      room: { x, y: y + height * 0.22, width, height: height * 0.56 },
    };
  },
};
