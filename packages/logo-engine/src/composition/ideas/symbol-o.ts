import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import type { Inks } from './inks.js';
import { isHeavy, stemOf, withLetters } from './letters.js';
import { ownShift, respace } from './respace.js';
import { inCircle, isCompact, isRound, standing } from './symbol-shape.js';

/** An O that is narrower than this is no circle. */
const ROUND = 0.62;
/** Least diameter, in cap heights and as a share of the name's width: a smaller disc has no room for a drawing. */
const LEAST = { height: 0.68 * CAP, share: 0.15 } as const;
/** A round thing is all drawing, and may be smaller. */
const LEAST_THING = { height: 0.6 * CAP, share: 0.1 } as const;
/** A disc looks smaller than the letters beside it. */
const GROWN = 1.04;
/** How much of a disc the symbol fills, and of the inside of a ring. */
const ROOM = { disc: 0.76, ring: 0.86 } as const;
/** Least strokes of a symbol that is cut out of a letter, and of one that is the letter. */
const BOLD = 18;
const BOLD_THING = 8;

/** The O that is drawn as the thing: the largest, the first of equals. Without its first letter a name is not read. */
function theO(glyphs: readonly Glyph[]): Glyph | undefined {
  const round = glyphs.slice(1).filter((glyph) => /^[oO0]$/.test(glyph.text) && glyph.box !== null);
  return round.sort((a, b) => (b.box?.height ?? 0) - (a.box?.height ?? 0))[0];
}

const suits: Idea['suits'] = (text, face) =>
  !face.script && /.[oO0]/.test(text) && text.length > 2 && text.length < 17 && !/[oO0]{2}/.test(text);

/** The place of the O once the letters beside it have made room for a circle. */
function placeOf(block: TextBlock, { height, share }: { height: number; share: number }) {
  const glyph = theO(inkGlyphs(block));
  if (glyph?.box == null || block.rtl || block.lines.length > 2) return null;
  const { box } = glyph;
  const diameter = box.height * GROWN;
  if (box.width / box.height < ROUND) return null;
  if (diameter < Math.max(height, block.box.width * share)) return null;
  const extra = diameter - box.width;
  return {
    glyph,
    diameter,
    others: respace(block, glyph, extra),
    cx: centreX(box) + extra / 2 + ownShift(block, extra),
    cy: bottom(box) - box.height / 2,
  };
}

const rest = (block: TextBlock, inks: Inks, glyph: Glyph, others: ReadonlyMap<Glyph, Path | null>): Layer =>
  withLetters(block, inks, new Map<Glyph, Path | null>([...others, [glyph, null]]));

/** An O is a disc with the business's symbol cut out of it, or in light faces a ring that holds the symbol. */
export const symbolO: Idea = {
  needsSymbol: true,
  // In the ring that a light face has for an O a thing is a crumb.
  suits: (text, face) => isHeavy(face) && suits(text, face),
  bears: ({ stroke, round }) => stroke >= BOLD && !round,
  draw(block, inks, symbol) {
    const place = placeOf(block, LEAST);
    if (place === null || !isCompact(symbol)) return null;
    const { cx, cy } = place;
    const r = place.diameter / 2;
    const disc = circle(cx, cy, r);
    const name = rest(block, inks, place.glyph, place.others);
    if (isHeavy(block.face)) {
      const path = subtract(disc, inCircle(symbol, cx, cy, r * ROOM.disc));
      return [name, { part: 'ornament', role: inks.shape ?? inks.base, path }];
    }
    const inner = r - stemOf(block.face) * 1.05;
    const thing: Layer = {
      part: 'ornament',
      role: inks.shape ?? inks.base,
      path: inCircle(symbol, cx, cy, inner * ROOM.ring),
    };
    return [name, textPath([subtract(disc, circle(cx, cy, inner))], inks.base), thing];
  },
};

/** A round thing is the O itself: a record, an orange, a wheel. */
export const symbolRound: Idea = {
  needsSymbol: true,
  suits,
  bears: ({ stroke, round }) => stroke >= BOLD_THING && round,
  draw(block, inks, symbol) {
    const place = placeOf(block, LEAST_THING);
    if (place === null || !isRound(symbol)) return null;
    const { cx, cy, diameter } = place;
    const box = bounds(symbol);
    if (box === null) return null;
    const height = (diameter * box.height) / Math.max(box.width, box.height);
    const path = standing(symbol, cx, cy + height / 2, height);
    return [
      rest(block, inks, place.glyph, place.others),
      { part: 'ornament', role: inks.shape ?? inks.base, path },
    ];
  },
};
