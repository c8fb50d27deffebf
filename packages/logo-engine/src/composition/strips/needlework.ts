/** Long things of who sews, embroiders and weaves. */
import { subtract, union } from '../../geometry/kernel.js';
import { circle, rect, regular } from '../../geometry/shapes.js';
import { CUT, evenly, roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A label sewn on with long stitches. */
export const patch: Strip = {
  about: [
    'sewing-machine',
    'needle',
    'button',
    'spool',
    'zipper',
    'embroidery-hoop',
    'mannequin',
    'suit',
    'handbag',
    'wallet',
    'belt',
    'leather-jacket',
    'saddle',
    'shoe-repair',
    'buttoned-chair',
    'quilted-seat',
    'coat-hanger',
    'clothes-rack',
    't-shirt',
    'shirt-folded',
    'pants',
    'hoodie',
    'baseball-cap',
    'tote-bag',
    'dungarees',
  ],
  high: 2.9,
  aspect: [2.2, 9],
  ends: 0.5,
  draw(w) {
    const inset = 12;
    const across = Math.round((w - inset * 2 - 18) / 26);
    const step = (w - inset * 2 - 18) / across;
    const along = Array.from({ length: across }, (_, i) => inset + 9 + step * (i + 0.5)).flatMap((x) =>
      [inset, 100 - inset].map((y) => rect(x - 8.5, y - CUT / 2, 17, CUT, CUT / 2)),
    );
    const down = [33, 67].flatMap((y) =>
      [inset, w - inset].map((x) => rect(x - CUT / 2, y - 8.5, CUT, 17, CUT / 2)),
    );
    return {
      strip: subtract(rect(0, 0, w, 100, 18), ...along, ...down),
      room: roomWithin(inset + 6, w - inset - 6, 16, 84),
    };
  },
};

/** A rug with fringes and a band of diamonds at each end. */
export const rug: Strip = {
  about: ['rug', 'unrolled-rug', 'rolled-rug', 'rug-suds', 'loom', 'poncho', 'huipil'],
  high: 2.4,
  aspect: [2.4, 9],
  ends: 1.12,
  draw(w) {
    const lines = [33, w - 33 - CUT].map((x) => rect(x, 0, CUT, 100));
    const diamonds = [55, w - 55].flatMap((x) => [20, 50, 80].map((y) => regular(x, y, 11, 4)));
    const fringe = evenly(6, 6, 94).flatMap((y) => [0, w - 32].map((x) => rect(x, y - 5, 32, 10, 5)));
    return {
      strip: subtract(union(rect(24, 0, w - 48, 100, 2), ...fringe), ...lines, ...diamonds),
      room: roomWithin(61, w - 61),
    };
  },
};

/** A tailor's tape: its divisions between two ends of metal. */
export const tape: Strip = {
  about: [
    'measuring-tape',
    'sewing-machine',
    'mannequin',
    'suit',
    'button',
    'spool',
    'needle',
    'fabric-roll',
    'tied-curtain',
    'curtain',
    'blinds',
    'apple-tape',
    'bathroom-scale',
  ],
  high: 2.9,
  aspect: [2.4, 9],
  ends: 0.9,
  draw(w) {
    const count = Math.max(4, Math.round((w - 100) / 22));
    const ticks = evenly(count, 62, w - 62).map((x, i) =>
      rect(x - CUT / 2, i % 2 === 0 ? 68 : 78, CUT, 60, 3),
    );
    const end = (x: number) => subtract(rect(x, 0, 36, 100, 9), circle(x + 18, 50, 9));
    return {
      strip: union(end(0), end(w - 36), subtract(rect(43, 0, w - 86, 100), ...ticks)),
      room: roomWithin(43, w - 43, 2, 66),
    };
  },
};
