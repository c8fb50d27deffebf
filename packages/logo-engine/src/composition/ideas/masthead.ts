import { isRanked, isSpare } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX, right } from '../../geometry/bounds.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer, textPath } from './ink.js';
import { ruleOver } from './letters.js';
import { fitsInRule, standing } from './symbol-shape.js';
import { backLayers, roomOf, ruleStart, thingLayers } from './thing.js';

/** Height of the thing in the upper rule, air between the rules and the name, beside what interrupts them. */
const SIZE = 1.5 * CAP;
const AIR = { y: 0.34 * CAP, x: 0.26 * CAP } as const;
/** Least air between the thing and the name under it. */
const OVER_NAME = { before: 0.22 * CAP, ranked: 0.42 * CAP } as const;
/** Shortest rule that is one. */
const SHORTEST = 0.6 * CAP;
/** Shortest rule beside a small line. */
const SHORTEST_BESIDE = { before: 0.3 * CAP, spare: 0.8 * CAP } as const;

/** The small line under a name, between two rules that end with it. */
export const ruledUnder: NonNullable<Idea['captions']> = ([caption, more], lead, inks, _face, block) => {
  const [first, second] = caption?.lines ?? [];
  if (caption === undefined || first === undefined || more !== undefined || second !== undefined) return null;
  if (first.baseline < block.capTop) return null;
  const line = ruleOver(block, lead.box.width);
  const low = Math.max(bottom(block.box), block.capBottom);
  const words = concat(...first.glyphs.map(({ path }) => path));
  const dy = low + AIR.y + caption.cap - first.baseline;
  const middle = low + AIR.y + caption.cap / 2;
  const reach = caption.box.x - AIR.x - lead.box.x;
  const rules =
    reach < SHORTEST_BESIDE[isSpare(block) ? 'spare' : 'before']
      ? []
      : [
          {
            part: 'ornament' as const,
            role: inks.shape ?? inks.base,
            path: concat(
              rect(lead.box.x, middle - line / 2, reach, line),
              rect(right(lead.box) - reach, middle - line / 2, reach, line),
            ),
          },
        ];
  return [textPath([translate(words, 0, dy)], inks.quiet), ...rules];
};

/** The name between two rules: a small thing of the trade interrupts the upper one, the small line the lower. */
export const masthead: Idea = {
  needsSymbol: true,
  ornament: true,
  natural: true,
  parted: true,
  notBeside: true,
  suits: (text) => text.length > 1 && text.length < 60,
  bears: ({ stroke }) => stroke >= 6,
  draw(block, inks, symbol, _letters, parts) {
    if (block.rtl || !fitsInRule(symbol, block) || block.lines.length > 3) return null;
    const { box } = block;
    const y = Math.min(box.y, block.capTop) - AIR.y - SIZE * 0.36;
    const place = (part: Path): Path => standing(symbol, centreX(box), y + SIZE / 2, SIZE, part);
    const own = bounds(place(symbol));
    if (own === null) return null;
    const room = roomOf(own, inks);
    const left = ruleStart(block, room, AIR.x);
    const line = ruleOver(block, (centreX(box) - left) * 2);
    const reach = room.x - AIR.x - left;
    if (reach < SHORTEST) return null;
    // What interrupts a rule may hang a little into the air over the name, and touches no letter.
    const air = OVER_NAME[isRanked(block) ? 'ranked' : 'before'];
    const lift = Math.min(0, Math.min(box.y, block.capTop) - air - bottom(room));
    const rules = concat(
      rect(left, y - line / 2 + lift, reach, line),
      rect(2 * centreX(box) - left - reach, y - line / 2 + lift, reach, line),
    );
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: rules },
      ...backLayers({ ...room, y: room.y + lift }, inks),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, (part) => translate(place(part), 0, lift)),
    ];
  },
  captions: ruledUnder,
};
