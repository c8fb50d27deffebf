import { subtract } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import { centred, inDisc, type Scene } from './scene.js';

/** Half the gap between the two sides. */
const GAP = 1.5;
const LIT = rect(50 - GAP, -20, 140, 140);
const SHADED = rect(-20, -20, 70 + GAP, 140);

/** Flat things and things with one face: light from a side makes nothing of them. */
const FLAT: readonly string[] =
  `receipt calculator clipboard-text device-mobile elevator speaker-hifi laptop oven printer ladder window credit-card
  seed-packet dumplings washing-machine clock watch target dots bricks tiles equalizer bars chart-pie globe wifi-high signal broadcast network
  users-three bus train gift fence trash tire car-battery plug lamp robot warehouse welding-mask shirt-folded backpack
  number-circle-eight cow pig goat bull cat dog sheep rabbit llama lock-key lock camera aperture drone mask-happy
  microphone door petals leaf-radial flower flower-lotus cake pants stamp fries crab candle slice sushi medal baby skyline cactus croissant popcorn eyeglasses scissors bicycle cpu code bezier play ticket footprints piano-keys envelope newspaper`.split(
    /\s+/,
  );

/** A thing that is its own mirror image, one side of it in the light and one in the shade. */
export const FACET: Scene = {
  suits: ({ upright, aspect, stroke, ink, parts }, id) =>
    !FLAT.includes(id) &&
    upright >= 0.95 &&
    aspect >= 0.55 &&
    aspect <= 1.45 &&
    stroke >= 11.5 &&
    ink >= 0.42 &&
    parts <= 9,
  encloses: true,
  draw: (symbol, { pale }) => {
    if (pale) {
      const cut = inDisc(symbol, 36, 50, 50);
      return { field: circle(50, 50, 50), cut: subtract(cut, rect(50 - GAP, -20, 2 * GAP, 140)) };
    }
    const whole = centred(symbol, 96, 96);
    return { bold: subtract(whole, LIT), second: subtract(whole, SHADED) };
  },
};
