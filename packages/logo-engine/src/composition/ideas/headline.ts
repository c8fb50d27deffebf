import { CAP, type Line, shapeLine } from '../../fonts/shape.js';
import { type Box, bottom, bounds } from '../../geometry/bounds.js';
import { concat, mapPoints, type Path, translate } from '../../geometry/path.js';
import { captionFace } from '../captions.js';
import { headLines, headlineOf } from '../headline.js';
import { setName, type TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { bodyOf, isCapitals } from './letters.js';

/** Cap heights of the quiet line: smaller is lost beside letters of 100, larger competes with them. */
const SMALL = { least: 0.29 * CAP, most: 0.5 * CAP } as const;
/** Tracking of the quiet line, and the widest that still reads as a line: small letters bear hardly any. */
const TRACKING = { upper: [0.03, 0.26], lower: [0, 0.05] } as const;
/** Air between the capitals of the lines, and between any of their ink. */
const AIR = 0.3 * CAP;
const INK_AIR = 0.16 * CAP;
/** How much larger one of two lines may be, so that their strokes still match, and the air between them. */
const GROWTH = { upper: 1.32, lower: 1.12 } as const;
const LINE_AIR = 0.24 * CAP;
/** Letters that lead have a body: thin ones are only larger. */
const BODY = 9;

type Lead = { readonly path: Path; readonly box: Box; readonly foot: number };

/** The line in the size and tracking that make it as wide as the words that lead; null when none does. */
function spread(text: string, set: (cap: number, tracking: number) => Line, width: number): Line | null {
  const [close, wide] = isCapitals(text) ? TRACKING.upper : TRACKING.lower;
  const gaps = Array.from(text).length - 1;
  const most = set(SMALL.most, close);
  const cap = Math.min(SMALL.most, (width / most.box.width) * SMALL.most);
  if (cap < SMALL.least) return null;
  const line = set(cap, close);
  const tracking = close + (width - line.box.width) / Math.max(1, gaps) / line.em;
  return tracking > wide ? null : set(cap, tracking);
}

/** The words that lead, on one line or on two of one width; the first baseline is 0. */
function leadOf(text: string, { face, tracking, align }: TextBlock): Lead | null {
  const [first, second] = headLines(text) ?? [];
  if (first === undefined) return null;
  if (second === undefined) {
    const { lines, box } = setName(text, { face, tracking, align, widest: 40 });
    const path = concat(...lines.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.path)));
    return lines.length > 1 ? null : { path, box, foot: 0 };
  }
  const set = [first, second].map((line) => shapeLine(line, face, { tracking }));
  const width = Math.max(...set.map((line) => line.box.width));
  // Of small letters the bodies differ with the size.
  const growth = isCapitals(text) ? GROWTH.upper : GROWTH.lower;
  if (set.some((line) => width / line.box.width > growth)) return null;
  let foot = 0;
  const paths = set.map(({ glyphs, box }, i) => {
    const k = width / box.width;
    if (i > 0) foot += Math.max(LINE_AIR + k * CAP, INK_AIR - k * box.y);
    return mapPoints(concat(...glyphs.map((glyph) => glyph.path)), (x, y) => [(x - box.x) * k, y * k + foot]);
  });
  const path = concat(...paths);
  const box = bounds(path);
  return box === null ? null : { path, box, foot };
}

/** The strongest words of a long name large, all others on one quiet line that is exactly as wide. */
export const headline: Idea = {
  withoutCaptions: true,
  suits: (text, face) => !face.script && bodyOf(face) >= BODY && headlineOf(text.split(' ')) !== null,
  draw(block, inks) {
    const { face } = block;
    const split = headlineOf(block.recovered.split(' '));
    if (split === null || block.rtl) return null;
    const [head, tail] = split.parts;
    const [large, small] = split.lead === 0 ? [head, tail] : [tail, head];
    const lead = leadOf(large, block);
    if (lead === null) return null;
    const own = captionFace(face);
    const line = spread(
      small,
      (cap, spaced) => shapeLine(small, own, { tracking: spaced, cap }),
      lead.box.width,
    );
    if (line === null) return null;
    const cap = (CAP * line.em) / shapeLine(small, own, { tracking: 0 }).em;
    const baseline =
      split.lead === 0
        ? Math.max(lead.foot + AIR + cap, bottom(lead.box) + INK_AIR - line.box.y)
        : Math.min(-CAP - AIR, lead.box.y - INK_AIR - bottom(line.box));
    const words = line.glyphs.map(({ path }) => translate(path, lead.box.x - line.box.x, baseline));
    return [textPath([lead.path], inks.base), textPath(words, inks.letter ?? inks.base)];
  },
};
