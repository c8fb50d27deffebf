/** Long things of who heals people and animals. */
import { grow, intersect, shrink, subtract, union } from '../../geometry/kernel.js';
import { CUBIC, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { CUT, evenly, outline, roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A sticking plaster: its pad between two perforated ends. */
export const plaster: Strip = {
  about: [
    'bandaids',
    'first-aid-kit',
    'cross-heart',
    'stethoscope',
    'doctor',
    'nurse',
    'cap-heart',
    'house-cross',
    'bear-cross',
    'syringe',
    'vaccine-vial',
    'mortar-cross',
    'ambulance',
  ],
  high: 2.3,
  aspect: [2.4, 9],
  ends: 1,
  draw(w) {
    const holes = [
      [18, 50],
      [35, 29],
      [35, 71],
    ].flatMap(([x = 0, y = 0]) => [circle(x, y, 6.5), circle(w - x, y, 6.5)]);
    return {
      strip: subtract(
        rect(0, 0, w, 100, 46),
        ...holes,
        rect(49, 0, CUT, 100),
        rect(w - 49 - CUT, 0, CUT, 100),
      ),
      room: roomWithin(53, w - 53),
    };
  },
};

/** A toothbrush, its bristles down. */
export const toothbrush: Strip = {
  about: ['toothbrush', 'tooth', 'dental-mirror', 'tooth-braces', 'smile'],
  high: 2.3,
  aspect: [2.6, 9],
  ends: 1.06,
  draw(w) {
    const neck = w - 108;
    const handle: Path = outline([
      [MOVE, 30, 0],
      [LINE, neck - 16, 0],
      [CUBIC, neck + 4, 0, neck + 4, 8, neck + 22, 8],
      [LINE, w - 14, 8],
      [CUBIC, w, 8, w, 40, w - 14, 40],
      [LINE, neck + 28, 40],
      [CUBIC, neck + 4, 40, neck + 8, 72, neck - 16, 72],
      [LINE, 30, 72],
      [CUBIC, -10, 72, -10, 0, 30, 0],
    ]);
    const slits = evenly(4, w - 73, w - 20).map((x) => rect(x - CUT / 2, 58, CUT, 60, 3));
    return {
      strip: union(handle, subtract(rect(w - 90, 47, 87, 53, 6), ...slits)),
      room: roomWithin(2, neck + 4, 0, 72),
    };
  },
};

/** A capsule, its cap over its body. */
export const capsule: Strip = {
  about: ['capsule', 'pill-bottle', 'mortar-cross'],
  high: 2.2,
  aspect: [2.4, 7],
  ends: 1.06,
  draw(w) {
    const seam = w - 102;
    const bowed = (x: number): Path =>
      outline([
        [MOVE, -200, -10],
        [LINE, x, -10],
        [CUBIC, x + 22, 20, x + 22, 80, x, 110],
        [LINE, -200, 110],
      ]);
    return {
      strip: union(
        intersect(rect(0, 6, w - 40, 88, 43), bowed(seam - CUT)),
        subtract(rect(seam - 60, 0, w - seam + 60, 100, 49), bowed(seam), rect(w - 70, 20, 44, CUT, 4)),
      ),
      room: roomWithin(4, seam),
    };
  },
};

/** A bone. */
export const bone: Strip = {
  about: [
    'bone',
    'pet-bowl',
    'dog',
    'dog-and-cat',
    'dog-house',
    'dog-under-roof',
    'kibble-sack',
    'dog-collar',
    'dog-on-leash',
    'heart-leash',
    'dog-bath',
    'poodle',
    'paw-comb',
    'paw-print',
    'paw-house',
    'vet',
  ],
  high: 2.7,
  aspect: [2.2, 8],
  ends: 0.8,
  draw(w) {
    const knobs = [29, 71].flatMap((y) => [circle(29, y, 29), circle(w - 29, y, 29)]);
    return {
      strip: shrink(grow(union(rect(24, 18, w - 48, 64), ...knobs), 9), 9),
      room: roomWithin(36, w - 36, 18, 82),
    };
  },
};
