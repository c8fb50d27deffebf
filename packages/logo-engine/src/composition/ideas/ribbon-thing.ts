import { CAP } from '../../fonts/shape.js';
import { bounds, centreX } from '../../geometry/bounds.js';
import { contours, type Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { isCapitals } from './letters.js';
import { onRibbon } from './ribbon.js';
import { fitsInRule, standing } from './symbol-shape.js';
import { thingLayers } from './thing.js';

/** Height of the thing, and the light between it and the ribbon. */
const SIZE = { plain: 1.7 * CAP, fine: 2 * CAP } as const;
const AIR = 0.24 * CAP;

/** The name on a ribbon, and a small thing of the trade on top of it. */
export const ribbonThing: Idea = {
  needsSymbol: true,
  ornament: true,
  natural: true,
  parted: true,
  capitals: true,
  over: true,
  notBeside: true,
  suits: (text, face) =>
    !face.script && !face.fancy && isCapitals(text) && /^[\p{Script=Latin}\p{N}' &.-]{4,14}$/u.test(text),
  bears: ({ stroke }) => stroke >= 6,
  draw(block, inks, symbol, _letters, parts) {
    const ribbon = onRibbon(block, inks);
    const band = bounds(ribbon?.find(({ part }) => part === 'container')?.path ?? symbol);
    if (ribbon === null || band === null || !fitsInRule(symbol, block)) return null;
    const size = contours(symbol).length < 3 ? SIZE.plain : SIZE.fine;
    const place = (part: Path): Path => standing(symbol, centreX(band), band.y - AIR, size, part);
    return [...ribbon, ...thingLayers(symbol, parts, inks.plate === 'ground' ? 'ink' : 'main', place)];
  },
};
