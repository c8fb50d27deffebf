import type { Glyph } from '../../fonts/shape.js';
import { subtract } from '../../geometry/kernel.js';
import { CLOSE, LINE, MOVE, type Path } from '../../geometry/path.js';
import { type Point, polygon } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { countersOf, isCapitals, isSans, lineOf, withLetters } from './letters.js';

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

/** Every A in capitals stands without its bar: a peak, a roof, a tent. */
export const barlessA: Idea = {
  suits: (text, face) => !face.script && isCapitals(text) && /A/.test(text) && text.length > 2,
  draw(block, inks) {
    // With serifs the open foot is a wound.
    if (!isSans(block.face)) return null;
    const changed = new Map<Glyph, Path>();
    for (const glyph of inkGlyphs(block)) {
      const path = glyph.text === 'A' ? withoutBar(glyph, lineOf(block, glyph)?.baseline ?? 0) : null;
      if (path !== null) changed.set(glyph, path);
    }
    return changed.size === 0 ? null : [withLetters(block, inks, changed)];
  },
};
