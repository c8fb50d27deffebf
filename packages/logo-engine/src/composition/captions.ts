import { isOptical, isRanked, type Proportioned } from '../direction/direction.js';
import { type Face, faceById } from '../fonts/faces.js';
import { CAP, type Line, shapeLine } from '../fonts/shape.js';
import { type Box, bottom, right, unionBoxes } from '../geometry/bounds.js';
import { breakLines } from './break-lines.js';
import { bodyOf } from './ideas/letters.js';
import { type Align, type BlockLine, placeLine } from './text-block.js';

/** Cap heights of a small line beside a name of 100: smaller is not read at 64 pixels, larger competes. */
const SMALLEST = 34;
/** What a line that would be too heavy is held to: it stays one to be read. */
const LEAST = 38;
const LARGEST = 43;
/** Small letters have less body than capitals. */
const LARGEST_LOWER = 47;
const TRACKING = { upper: 0.13, lower: 0.015 } as const;
/** Widest tracking by which capitals are spread to the width of the name. */
const SPREAD = 0.3;
/** Cap height of a small line that reaches the width of the name by that tracking when it is a little larger. */
const REACHING = 48;
/** From which width on a name has a larger small line, and how much larger at most; `ranked`, as much as it takes to be read. */
const GROWN = { from: 6.4 * CAP, most: 1.32, ranked: { from: 8 * CAP, most: 1.12 } } as const;
/** Narrowest tracking of a line that would be wider than the name. */
const TIGHT = 0.05;
/**
 * How much wider than the name a small line may be before it is broken; under a name in the middle of its lock-up one line
 * that stands out a little is better than two, and most of all under a short one.
 */
const OVERHANG = { beside: 1.18, centred: 1.5, ranked: 1.12 } as const;
const SHORT_NAME = 3.4 * CAP;
/** Least distance from the name's capitals, and from any of its ink. */
const GAP = 0.42 * CAP;
const INK_GAP = 0.2 * CAP;
const LEADING = 1.55;
/** How heavy the strokes of a small line may be beside those of the name: heavier, it speaks first. */
const STROKE = 0.62;
/** Cap height of a generic part on a line of its own, as a share of the name's: no trade is as loud as the name. */
const OWN_LINE = 0.7;

/** The name that a caption belongs to: its ink, and the lines of its capitals. */
export type Lead = { readonly box: Box; readonly capTop: number; readonly capBottom: number };
export type Side = 'above' | 'below';
/** Lines of a caption in place, and what they recover. */
export type Caption = {
  readonly lines: readonly BlockLine[];
  readonly cap: number;
  readonly box: Box;
  readonly recovered: string;
};

/** The face of small lines: display faces and scripts give way to a plain companion. */
export const captionFace = (face: Face): Face => (face.caption === undefined ? face : faceById(face.caption));

const isUpper = (text: string): boolean => text === text.toLocaleUpperCase('es');

/** Sets the lines at the size and tracking that bring them nearest to the width of the name. */
function fit(
  texts: readonly string[],
  face: Face,
  width: number,
  natural: boolean,
  /** Cap height from which on its strokes are too heavy beside the name's. */
  heavy: number,
  ranked: boolean,
): { lines: Line[]; cap: number } {
  const upper = texts.every(isUpper);
  const base = face.script ? 0 : upper ? TRACKING.upper : TRACKING.lower;
  const at = (cap: number, tracking: number): Line[] =>
    texts.map((text) => shapeLine(text, face, { tracking, cap }));
  // Under a long name a small line of the usual size is lost.
  const { from, most } = ranked ? GROWN.ranked : GROWN;
  const grown = Math.min(most, Math.max(1, width / from));
  const usual = upper ? LARGEST : LARGEST_LOWER;
  const largest = Math.min(usual * grown, Math.max(LEAST, heavy));
  const lines = at(largest, base);
  const widest = Math.max(...lines.map((line) => line.box.width));
  const [only] = lines;
  const gaps = (texts[0]?.length ?? 1) - 1;
  if (widest > width) {
    const cap = Math.max(SMALLEST, (width / widest) * largest);
    const set = at(cap, base);
    const [only] = set;
    if (!ranked || !upper || only === undefined || set.length > 1 || only.box.width <= width)
      return { lines: set, cap };
    const over = (only.box.width - width) / Math.max(1, (texts[0]?.length ?? 1) - 1) / only.em;
    return { lines: at(cap, Math.max(TIGHT, base - over)), cap };
  }
  if (natural || !upper || only === undefined || lines.length > 1 || gaps < 2) return { lines, cap: largest };
  for (const cap of ranked ? [largest] : [largest, Math.max(largest, REACHING)]) {
    const [line = only] = cap === largest ? lines : at(cap, base);
    const spread = base + (width - line.box.width) / gaps / line.em;
    if (spread >= base && spread <= SPREAD) return { lines: at(cap, spread), cap };
  }
  return { lines, cap: largest };
}

type CaptionOptions = Proportioned & {
  readonly side: Side;
  readonly align: Align;
  readonly natural: boolean;
  /** How much wider than the name it may be before it is broken, where what it stands in says so. */
  readonly overhang?: number | undefined;
};

/** Sets a small line over or under a name; two lines when it would stand out on both sides. */
export function setCaption(
  text: string,
  nameFace: Face,
  lead: Lead,
  { side, align, natural, overhang, proportions }: CaptionOptions,
): Caption {
  const face = captionFace(nameFace);
  const { width } = lead.box;
  const heavy = ((STROKE * bodyOf(nameFace)) / bodyOf(face)) * CAP;
  const ranked = isRanked({ proportions });
  const one = fit([text], face, width, natural, heavy, ranked);
  const wide = isOptical({ proportions }) && align === 'centre' ? OVERHANG.centred : OVERHANG.beside;
  const most = overhang ?? (ranked && width > SHORT_NAME ? OVERHANG.ranked : wide);
  const isWide = (one.lines[0]?.box.width ?? 0) > width * most;
  const halves = isWide ? breakLines(text, face, TRACKING.upper, 0, 2) : [];
  const set =
    halves.length === 2
      ? fit(
          halves.map((line) => line.text),
          face,
          width,
          natural,
          heavy,
          ranked,
        )
      : one;
  const step = set.cap * LEADING;
  const ink = unionBoxes(set.lines.map((line, i) => ({ ...line.box, y: line.box.y + step * i }))) ?? lead.box;
  // Measured from the capitals, and kept off any descender or accent of either.
  const first =
    side === 'above'
      ? Math.min(lead.capTop - GAP - step * (set.lines.length - 1), lead.box.y - INK_GAP - bottom(ink))
      : Math.max(lead.capBottom + GAP + set.cap, bottom(lead.box) + INK_GAP - ink.y);
  const lines = set.lines.map((line, i) => {
    const free = width - line.box.width;
    const x = lead.box.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    return placeLine(line, x, first + step * i);
  });
  return {
    lines,
    cap: set.cap,
    box: unionBoxes(lines.map((line) => line.box)) ?? lead.box,
    recovered: set.lines.map((line) => line.recovered).join(' '),
  };
}

/**
 * Sets the generic part as large as the name: before or after it on its line when both fit, else on a line of its own
 * over or under it.
 */
export function setQuiet(
  text: string,
  face: Face,
  lead: Lead & { readonly lines: number; readonly tracking: number },
  { last, align, widest, weight }: { last: boolean; align: Align; widest: number; weight: number },
): Caption {
  const full = shapeLine(text, face, { tracking: lead.tracking, weight });
  const gap = (0.42 + Math.max(0, lead.tracking)) * CAP;
  const { box } = lead;
  const beside = lead.lines === 1 && box.width + gap + full.box.width <= widest * CAP;
  // On a line of its own it is smaller than the name, and never wider.
  const cap = beside ? CAP : Math.max(0.46, Math.min(OWN_LINE, box.width / full.box.width)) * CAP;
  const line = beside ? full : shapeLine(text, face, { tracking: lead.tracking, weight, cap });
  const free = box.width - line.box.width;
  const x = box.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
  const over = Math.min(lead.capTop - 0.4 * CAP, box.y - INK_GAP - bottom(line.box));
  const under = Math.max(lead.capBottom + 0.4 * CAP + cap, bottom(box) + INK_GAP - line.box.y);
  const placed = beside
    ? placeLine(line, last ? right(box) + gap : box.x - gap - line.box.width, lead.capBottom)
    : placeLine(line, x, last ? under : over);
  return { lines: [placed], cap, box: placed.box, recovered: line.recovered };
}
