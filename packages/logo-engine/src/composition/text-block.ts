import { isOptical, type Proportioned } from '../direction/direction.js';
import type { Face } from '../fonts/faces.js';
import { CAP, type Glyph, type Line, shapeLine } from '../fonts/shape.js';
import { type Box, bottom, right, unionBoxes } from '../geometry/bounds.js';
import { translate } from '../geometry/path.js';
import { breakLines } from './break-lines.js';
import { toldLines } from './told-lines.js';

export type Align = 'left' | 'centre' | 'right';

/** A line of a block, its glyphs in place. */
export type BlockLine = {
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  readonly box: Box;
  readonly baseline: number;
};

/** The proper name set in lines. The first baseline is y = 0 and cap height is 100, unless the block was scaled. */
export type TextBlock = Proportioned & {
  readonly lines: readonly BlockLine[];
  readonly box: Box;
  /** From the top of the first line's capitals to the last baseline: what a symbol is centred on. */
  readonly capTop: number;
  readonly capBottom: number;
  /** Name as recovered from the glyphs. */
  readonly recovered: string;
  readonly inked: boolean;
  readonly face: Face;
  readonly tracking: number;
  readonly rtl: boolean;
  readonly align: Align;
  /** Number of lines, small ones included. */
  readonly count: number;
};

type BlockOptions = Proportioned & {
  readonly face: Face;
  readonly tracking: number;
  readonly align: Align;
  /** Widest line before the name is broken, in cap heights. */
  readonly widest: number;
  readonly most?: number;
  /** Words in each line, where they are told. */
  readonly told?: readonly number[] | undefined;
  /** Baseline distance in cap heights. */
  readonly leading?: number;
  /** Least distance between the ink of two lines, in cap heights. */
  readonly lineGap?: number | undefined;
};

function shift(glyph: Glyph, dx: number, dy: number): Glyph {
  const box = glyph.box === null ? null : { ...glyph.box, x: glyph.box.x + dx, y: glyph.box.y + dy };
  return { ...glyph, path: translate(glyph.path, dx, dy), box };
}

/** Puts a shaped line where its ink begins at x and its baseline is y. */
export function placeLine(line: Line, x: number, baseline: number): BlockLine {
  const dx = x - line.box.x;
  return {
    text: line.text,
    glyphs: line.glyphs.map((glyph) => shift(glyph, dx, baseline)),
    box: { ...line.box, x, y: line.box.y + baseline },
    baseline,
  };
}

/** How near in x two glyphs of neighbouring lines may come before one must clear the other. */
const BESIDE = 0.08 * CAP;

/** The one distance of all baselines at which no glyph comes too near to one of the next line. */
function evenStep(lines: readonly Line[], width: number, { align, leading, lineGap }: BlockOptions): number {
  const inked = lines.map((line) => {
    const free = width - line.box.width;
    const dx = (align === 'left' ? 0 : align === 'right' ? free : free / 2) - line.box.x;
    return line.glyphs.flatMap(({ box }) => (box === null ? [] : [{ ...box, x: box.x + dx }]));
  });
  const gap = (lineGap ?? 0.16) * CAP;
  const needed = inked
    .slice(1)
    .flatMap((low, i) =>
      (inked[i] ?? []).flatMap((over) =>
        low
          .filter((under) => over.x - BESIDE < right(under) && under.x - BESIDE < right(over))
          .map((under) => bottom(over) + gap - under.y),
      ),
    );
  return Math.max((leading ?? 1.42) * CAP, ...needed);
}

/** Sets a name: broken into lines, aligned by ink, lines as close as their ink allows. */
export function setName(name: string, options: BlockOptions): TextBlock {
  const { face, tracking, align } = options;
  const broken =
    toldLines(name, options.told) ?? breakLines(name, face, tracking, options.widest * CAP, options.most);
  const shaped = broken.map((line) => shapeLine(line.text, face, { tracking }));
  const width = Math.max(...shaped.map((line) => line.box.width));
  const even = isOptical(options) ? evenStep(shaped, width, options) : null;
  let baseline = 0;
  let previousBottom = -Infinity;
  const lines = shaped.map((line, i): BlockLine => {
    if (i > 0 && even !== null) baseline += even;
    else if (i > 0) {
      const step = (options.leading ?? 1.42) * CAP;
      baseline = Math.max(baseline + step, previousBottom + (options.lineGap ?? 0.16) * CAP - line.box.y);
    }
    previousBottom = baseline + bottom(line.box);
    const free = width - line.box.width;
    return placeLine(line, align === 'left' ? 0 : align === 'right' ? free : free / 2, baseline);
  });
  const last = lines.at(-1);
  return {
    lines,
    box: unionBoxes(lines.map((line) => line.box)) ?? { x: 0, y: 0, width: 0, height: 0 },
    capTop: -CAP,
    capBottom: last?.baseline ?? 0,
    recovered: shaped
      .map((line, i) => line.recovered + (broken[i]?.cut || i === broken.length - 1 ? '' : ' '))
      .join(''),
    inked: shaped.every((line) => allInked(line.glyphs)),
    face,
    tracking,
    align,
    rtl: shaped[0]?.rtl ?? false,
    count: lines.length,
    proportions: options.proportions,
  };
}

/** Every visible character must have ink in at least one glyph of its cluster. */
export function allInked(glyphs: readonly Glyph[]): boolean {
  const inkOf = new Map<string, boolean>();
  for (const glyph of glyphs) inkOf.set(glyph.text, (inkOf.get(glyph.text) ?? false) || glyph.box !== null);
  return [...inkOf].every(([text, ink]) => ink || /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text));
}
