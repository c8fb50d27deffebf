/** A name that rises in an arch over its small line, which stays straight: the heads of old shop fronts and caps. */
import { CAP } from '../../fonts/shape.js';
import { centreX } from '../../geometry/bounds.js';
import { concat, type Path } from '../../geometry/path.js';
import type { Caption, Lead } from '../captions.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { allGlyphs, textPath } from './ink.js';
import type { Inks } from './inks.js';
import { bodyOf, isCapitals } from './letters.js';
import { warped } from './warp.js';

/** Height of an arch as a share of its width, and at most, in units. */
const RISE = { share: 0.13, most: 0.72 * CAP } as const;
/** How much of the width the small line may take, and its distance from the letters over it. */
const INSIDE = 0.7;
const AIR = 0.36 * CAP;
/** Small lines in a hollow are as large as it lets them be. */
const CAPS = { least: 34, most: 56 } as const;
/** Least strokes of letters that stand on a slope. */
const BODY = 13;

const riseOf = (width: number): number => Math.min(RISE.share * width, RISE.most);

const suits: Idea['suits'] = (text, face) =>
  !face.script &&
  !face.fancy &&
  bodyOf(face) >= BODY &&
  isCapitals(text) &&
  /^[\p{Script=Latin}\p{N}' &.-]{5,14}$/u.test(text);

/** How far a point of a line is from its middle, -1 to 1. */
const across = (x: number, { box }: TextBlock): number => (x - centreX(box)) / (box.width / 2);

function drawn(block: TextBlock, inks: Inks, bend: (path: Path) => Path): Layer[] | null {
  if (block.rtl || block.lines.length > 1 || block.box.width < 3.6 * CAP) return null;
  return [textPath([bend(concat(...allGlyphs(block).map(({ path }) => path)))], inks.base)];
}

/** Sets the small line in the hollow, under the edge that `topAt` tells for its half width. */
function inHollow(
  captions: readonly Caption[],
  lead: Lead,
  inks: Inks,
  topAt: (half: number) => number,
): Layer[] | null {
  if (captions.length === 0) return [];
  const [caption, more] = captions;
  const [line, second] = caption?.lines ?? [];
  if (caption === undefined || line === undefined || more !== undefined || second !== undefined) return null;
  const room = (lead.box.width * INSIDE) / line.box.width;
  const k = Math.min(room, CAPS.most / caption.cap);
  if (k * caption.cap < CAPS.least) return null;
  const path = concat(...line.glyphs.map((glyph) => glyph.path));
  const cap = caption.cap * k;
  // Accents stay clear of the letters over them as well.
  const over = Math.max(cap, (line.baseline - line.box.y) * k);
  const baseline = topAt((line.box.width * k) / 2 / (lead.box.width / 2)) + AIR + over;
  const cx = centreX(line.box);
  const placed = warped(path, (x, y) => [
    (x - cx) * k + centreX(lead.box),
    (y - line.baseline) * k + baseline,
  ]);
  return [textPath([placed], inks.quiet)];
}

/** The letters keep their height and stand on an arch. */
export const arched: Idea = {
  capitals: true,
  notBeside: true,
  natural: true,
  alone: true,
  suits,
  draw(block, inks) {
    const rise = riseOf(block.box.width);
    return drawn(block, inks, (path) => warped(path, (x, y) => [x, y - rise * (1 - across(x, block) ** 2)]));
  },
  captions(captions, lead, inks) {
    const rise = riseOf(lead.box.width);
    return inHollow(captions, lead, inks, (half) => lead.capBottom - rise * (1 - half ** 2));
  },
};

/** How much taller the first and the last letter are than those in the middle. */
const LONGER = 0.5;

/** Heads in a straight line, feet on an arch: the first and the last letter reach down beside the small line. */
export const bridge: Idea = {
  capitals: true,
  notBeside: true,
  natural: true,
  alone: true,
  suits,
  draw: (block, inks) =>
    drawn(block, inks, (path) =>
      warped(path, (x, y) => {
        const top = block.capTop;
        return [x, y <= top ? y : top + (y - top) * (1 + LONGER * across(x, block) ** 2)];
      }),
    ),
  captions(captions, lead, inks) {
    return inHollow(captions, lead, inks, (half) => lead.capTop + CAP * (1 + LONGER * half ** 2));
  },
};
