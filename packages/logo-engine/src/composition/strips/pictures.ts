import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A strip of film with its perforations. */
export const film: Strip = {
  about: ['camera', 'film-strip', 'video-camera', 'film-slate', 'photo-strip'],
  high: 3.4,
  aspect: [2.4, 10],
  ends: 0,
  draw(wide) {
    const { places, step } = row(0, wide, 27, 7);
    const holes = places.flatMap((x) => [9, 78].map((y) => rect(x + step * 0.25, y, step * 0.5, 13, 2.6)));
    return {
      strip: subtract(rect(0, 0, wide, 100, 6), ...holes),
      room: { x: 0, y: 22, width: wide, height: 56 },
    };
  },
};
