/** Long things of who plays, sings, speaks and shows. */
import { intersect, subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { CUT, evenly, roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** Which white keys of an octave have a black one at their right. */
const BLACK = [true, true, false, true, true, true, false];

/** The keys of a piano under its fallboard. */
export const pianoKeys: Strip = {
  about: ['piano-keys', 'grand-piano', 'piano-dolly', 'pipe-organ', 'treble-clef', 'music-notes'],
  high: 3.7,
  aspect: [2.2, 10],
  ends: 0,
  draw(w) {
    const count = Math.max(8, Math.round((w - 8) / 27));
    const step = (w - 8) / count;
    const whites = Array.from({ length: count }, (_, i) => rect(8 + step * i, 53, step - 8, 40, 2));
    const blacks = Array.from({ length: count - 1 }, (_, i) => i)
      .filter((i) => BLACK[i % 7])
      .map((i) => rect(4 + step * (i + 1) - 9, 40, 18, 36, 2));
    return {
      strip: union(subtract(rect(0, 0, w, 100, 8), ...whites), ...blacks),
      room: roomWithin(0, w, 2, 50),
    };
  },
};

/** A microphone, lying. */
export const microphone: Strip = {
  about: ['microphone', 'stage-microphone', 'hand-microphone', 'lectern', 'lectern-talk', 'radio'],
  high: 2.4,
  aspect: [2.4, 8],
  ends: 1.01,
  draw(w) {
    const mesh = [-1, 0, 1].flatMap((i) =>
      [45, -45].map((turn) => rotate(rect(-10, 50 + i * 24 - 3.5, 120, 7), turn)),
    );
    const head = subtract(
      circle(50, 50, 50),
      intersect(circle(50, 50, 39), rect(0, 0, 72, 100), union(...mesh)),
      rect(79, 0, 22, 100),
    );
    return {
      strip: union(
        head,
        rect(86, 6, 11, 88, 3),
        polygon(
          [
            [104, 8],
            [w, 16],
            [w, 84],
            [104, 92],
          ],
          14,
        ),
      ),
      room: roomWithin(101, w, 10, 90),
    };
  },
};

/** A ticket: notched ends, and a stub with a star. */
export const ticket: Strip = {
  about: [
    'ticket',
    'film-slate',
    'movie-reel',
    'theatre-curtain',
    'mask-happy',
    'puppet',
    'carousel',
    'ferris-wheel',
    'roller-coaster',
    'circus-tent',
    'clover',
    'airplane-tilt',
    'globe-plane',
  ],
  high: 2.5,
  aspect: [2.2, 8],
  ends: 0.95,
  draw(w) {
    const bites = evenly(3, 22, 78).flatMap((y) => [circle(0, y, 9), circle(w, y, 9)]);
    const dashes = evenly(5, 0, 100).map((y) => rect(w - 70 - CUT, y - 7, CUT, 14, 3));
    return {
      strip: subtract(rect(0, 0, w, 100, 6), ...bites, ...dashes, star(w - 38, 52, 22, 10, 5, 2)),
      room: roomWithin(10, w - 74),
    };
  },
};

/** A garland: its ribbon, and a row of pennants under it. */
export const garland: Strip = {
  about: [
    'pennant-string',
    'confetti',
    'balloon',
    'balloon-bunch',
    'balloon-arch',
    'balloon-dog',
    'party-hat',
    'party-tent',
    'pinata',
    'bounce-castle',
    'carousel',
    'ferris-wheel',
  ],
  high: 3.3,
  aspect: [2.2, 10],
  ends: 0,
  draw(w) {
    const count = Math.max(5, Math.round(w / 50));
    const step = (w + 7) / count;
    const pennants = Array.from({ length: count }, (_, i) => {
      const x = i * step;
      return polygon(
        [
          [x, 59],
          [x + step - 7, 59],
          [x + (step - 7) / 2, 101.6],
        ],
        5,
      );
    });
    return { strip: union(rect(0, 0, w, 52, 8), ...pennants), room: roomWithin(0, w, 0, 52) };
  },
};

/** A cassette: its label over its two reels. */
export const cassette: Strip = {
  about: [
    'cassette-tape',
    'radio',
    'valve-radio',
    'vinyl-record',
    'headphones',
    'equalizer',
    'speaker-hifi',
    'dj-turntable',
    'dj-booth',
  ],
  high: 3.7,
  aspect: [2, 6],
  ends: 0,
  draw(w) {
    const reach = Math.min(w * 0.24, 70);
    const reels = [-reach, reach].map((at) =>
      subtract(circle(w / 2 + at, 72, 12), circle(w / 2 + at, 72, 5)),
    );
    return {
      strip: union(
        subtract(
          rect(0, 0, w, 100, 12),
          rect(w / 2 - reach - 21, 53, reach * 2 + 42, 38, 19),
          ...[14, w - 14].flatMap((x) => [circle(x, 86, 5)]),
        ),
        ...reels,
        rect(w / 2 - reach + 22, 63, reach * 2 - 44, 18, 3),
      ),
      room: roomWithin(0, w, 0, 50),
    };
  },
};
