import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, bounds, centreX, centreY } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path, translate } from '../../geometry/path.js';
import type { Idea } from '../ideas/idea.js';
import { allGlyphs, textLayer, textPath } from '../ideas/ink.js';

/** A long thing of a trade that lies under the name, as wide as it, and holds the small line. */
export type Strip = {
  /** Symbols of the businesses that it speaks of: it is for those whose words call for one of them. */
  readonly about: readonly string[];
  /** How high the whole thing is, in cap heights of the words that it holds. */
  readonly high: number;
  /** Widths of the whole thing, in its heights: how far it can be stretched and still be itself. */
  readonly aspect: readonly [least: number, most: number];
  /** How much of its length is no room for words, in its heights. */
  readonly ends: number;
  /**
   * The thing, 100 high and about `wide` long, from 0, in one colour, and the room in it that nothing but words is cut out of. Its
   * contours do not overlap.
   */
  readonly draw: (wide: number) => { readonly strip: Path; readonly room: Box };
};

/** Height that a thing is drawn in. */
const HIGH = 100;
/** Air between the name and the thing. */
const AIR = 0.27 * CAP;
/** Least air at both ends of its words, in their cap heights. */
const PAD = 0.6;
/** How much wider than the name it may be to hold its words: more under two lines, which are a block. */
const WIDEST = { line: 1.3, block: 1.6 } as const;
/** How much wider its words may be. */
const OVERHANG = 1.3;
/** Characters of the name: over fewer a thing is a lump, over more a line. */
const CHARACTERS = { least: 4, most: 22 } as const;

/** The idea of a name over a long thing of its trade that holds the small line. */
export const stripIdea = ({ high, aspect: [least, most], ends, draw }: Strip): Idea => ({
  natural: true,
  overhang: OVERHANG,
  notBeside: true,
  suits: (text, face) => !face.script && text.length >= CHARACTERS.least && text.length < CHARACTERS.most,
  draw: (block, { base }) => (block.rtl ? null : [textLayer(allGlyphs(block), base)]),
  captions(captions, lead, inks) {
    const [caption, more] = captions;
    const [line, second] = caption?.lines ?? [];
    if (caption === undefined || line === undefined || more !== undefined || second !== undefined)
      return null;
    // Over the name it would be louder than that.
    if (line.baseline < lead.capBottom || inks.plate === 'plate') return null;
    const words = concat(...line.glyphs.map(({ path }) => path));
    const ink = bounds(words) ?? caption.box;
    const height = caption.cap * high;
    const width = Math.max(lead.box.width, ink.width + caption.cap * PAD * 2 + height * ends);
    const isBlock = lead.capBottom - lead.capTop > CAP * 1.5;
    const widest = lead.box.width * WIDEST[isBlock ? 'block' : 'line'];
    if (width > widest || width < height * least || width > height * most) return null;
    const k = height / HIGH;
    const thing = draw(width / k);
    const box = bounds(thing.strip);
    if (box === null) return null;
    // What the rounding of its tips took off its length is given back.
    const along = width / box.width;
    const [left, top] = [centreX(lead.box) - width / 2, Math.max(bottom(lead.box), lead.capBottom) + AIR];
    const x = (at: number): number => left + (at - box.x) * along;
    const y = (at: number): number => top + at * k;
    const strip = mapPoints(thing.strip, (px, py) => [x(px), y(py)]);
    // By its capitals the line stands in the middle: an accent does not push it down.
    const dy = y(centreY(thing.room)) + caption.cap / 2 - line.baseline;
    const placed = translate(words, x(centreX(thing.room)) - centreX(ink), dy);
    if (inks.plate === 'ground')
      return [{ part: 'container', role: 'ground', path: strip }, textPath([placed], inks.base)];
    return [{ part: 'container', role: 'main', path: subtract(strip, placed) }];
  },
});
