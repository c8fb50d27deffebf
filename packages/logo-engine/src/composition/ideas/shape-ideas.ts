/** Ideas that change the letters' own shape or weight. */
import { isLinking } from '../../brief/name.js';
import { CAP } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { mapPoints } from '../../geometry/path.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { textLayer } from './ink.js';
import type { Inks } from './inks.js';
import { isCapitals } from './letters.js';

/** Sizes that differ by less look like a slip. */
const LEAST_RATIO = 1.35;

/** Two lines set to the same width, the shorter one larger: a block of type. */
export function justified(block: TextBlock, { base }: Inks): Layer[] | null {
  if (block.lines.length !== 2 || block.rtl) return null;
  // The larger line must be one that carries the name.
  const second = block.lines[1]?.text.split(' ')[0] ?? '';
  const grows = (block.lines[1]?.box.width ?? 0) < (block.lines[0]?.box.width ?? 0);
  if (grows && isLinking(second)) return null;
  const widths = block.lines.map((line) => line.box.width);
  const widest = Math.max(...widths);
  const ratio = widest / Math.min(...widths);
  // Of small letters the bodies differ as well as the sizes.
  if (!isCapitals(block.recovered) || ratio > 2.6 || ratio < LEAST_RATIO) return null;
  let y = 0;
  const layers = block.lines.map((line): Layer => {
    const k = widest / line.box.width;
    const top = line.box.y - line.baseline;
    const path = mapPoints(textLayer(line.glyphs, base).path, (px, py) => [
      (px - line.box.x) * k,
      (py - line.baseline - top) * k + y,
    ]);
    y += (bounds(path)?.height ?? 0) + 0.24 * CAP;
    return { part: 'text', role: base, path };
  });
  return layers;
}
