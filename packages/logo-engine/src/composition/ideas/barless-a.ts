import type { Glyph } from '../../fonts/shape.js';
import { subtract } from '../../geometry/kernel.js';
import { CLOSE, LINE, MOVE, type Path } from '../../geometry/path.js';
import { type Point, polygon } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { countersOf, isCapitals, lineOf, withLetters } from './letters.js';

/** Takes the bar away: the two edges of the inner triangle go on down to the baseline. */
function withoutBar(glyph: Glyph, baseline: number): Path | null {
  const [counter] = countersOf(glyph);
  if (counter?.path.commands.some((c) => c[0] !== MOVE && c[0] !== LINE && c[0] !== CLOSE) ?? true)
    return null;
  const points =
    counter?.path.commands.flatMap((c): Point[] => (c.length < 3 ? [] : [[c.at(-2) ?? 0, c.at(-1) ?? 0]])) ??
    [];
  const ys = points.map(([, y]) => y);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  const among = (y: number): number[] => points.filter((p) => Math.abs(p[1] - y) < 1.5).map(([x]) => x);
  const [tops, lows] = [among(top), among(low)];
  if (tops.length === 0 || lows.length < 2 || low - top < 10) return null;
  const [tl, tr, bl, br] = [Math.min(...tops), Math.max(...tops), Math.min(...lows), Math.max(...lows)];
  const end = baseline + 2;
  const along = (from: number, to: number): number => from + ((to - from) * (end - top)) / (low - top);
  return subtract(
    glyph.path,
    polygon([
      [tl, top],
      [tr, top],
      [along(tr, br), end],
      [along(tl, bl), end],
    ]),
  );
}

/** Faces whose A is two straight strokes: elsewhere an A without a bar is a slip of the hand. */
const BARE = [
  'jost',
  'josefin-sans',
  'raleway',
  'montserrat',
  'urbanist',
  'outfit',
  'sora',
  'league-spartan',
];
/** Letters with a peak, accents and all. */
const PEAK = /[AÁÀÂÃÄ]/gu;
const MOST = 2;

/** Whether there are few enough of them: three in a word are a riddle. */
const hasFew = (text: string): boolean => {
  const found = text.normalize('NFC').match(PEAK)?.length ?? 0;
  return found > 0 && found <= MOST;
};

/** Every A in capitals stands without its bar, one with an accent too: a peak, a roof, a tent. */
export const barlessA: Idea = {
  suits: (text, face) => BARE.includes(face.family) && isCapitals(text) && hasFew(text) && text.length > 2,
  draw(block, inks) {
    const changed = new Map<Glyph, Path>();
    for (const glyph of inkGlyphs(block)) {
      if (glyph.text.normalize('NFC').search(PEAK) < 0) continue;
      const path = withoutBar(glyph, lineOf(block, glyph)?.baseline ?? 0);
      // A barred letter beside one without a bar is two faces in one word.
      if (path === null) return null;
      changed.set(glyph, path);
    }
    return changed.size === 0 ? null : [withLetters(block, inks, changed)];
  },
};
