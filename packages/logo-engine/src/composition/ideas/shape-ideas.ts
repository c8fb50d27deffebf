/** Ideas that change the letters' own shape or weight. */
import { isLinking } from '../../brief/name.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, centreX } from '../../geometry/bounds.js';
import { CLOSE, type Command, CUBIC, LINE, mapPoints, type Path, QUAD } from '../../geometry/path.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { inkGlyphs, textLayer, textPath } from './ink.js';
import type { Inks } from './inks.js';
import { isCapitals } from './letters.js';

/** Cuts straight lines and long curves into short cubics, so that a bend has points to move. */
function refine(path: Path): Path {
  const out: Command[] = [];
  let x = 0;
  let y = 0;
  for (const c of path.commands) {
    const ex = c.at(-2) ?? x;
    const ey = c.at(-1) ?? y;
    if (c[0] === LINE) {
      const parts = Math.max(1, Math.ceil(Math.abs(ex - x) / 16));
      for (let i = 1; i <= parts; i++)
        out.push([LINE, x + ((ex - x) * i) / parts, y + ((ey - y) * i) / parts]);
    } else out.push(c);
    if (c[0] === LINE || c[0] === QUAD || c[0] === CUBIC || (c[0] !== CLOSE && c.length > 2))
      [x, y] = [ex, ey];
  }
  return { commands: out, evenOdd: path.evenOdd };
}

/**
 * Bends the name upward by a vertical warp: letters stay upright. Tops rise, baselines rise less,
 * so that the middle letters are the tallest, as on a sign.
 */
export function arch(block: TextBlock, { base }: Inks): Layer[] | null {
  const letters = block.recovered.length;
  if (block.lines.length > 1 || letters < 5 || letters > 18 || block.face.script || block.rtl) return null;
  const cx = centreX(block.box);
  const half = block.box.width / 2;
  const rise = Math.min(0.62 * CAP, block.box.width * 0.1);
  const paths = inkGlyphs(block).map((glyph) =>
    mapPoints(refine(glyph.path), (x, y) => {
      const t = (x - cx) / half;
      const lift = rise * (1 - t * t);
      return [x, y - lift * (0.62 + 0.38 * Math.min(1.2, -y / CAP))];
    }),
  );
  return [textPath(paths, base)];
}

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
  // Capitals bear more contrast of size than small letters, whose bodies differ as well.
  if (ratio > (isCapitals(block.recovered) ? 2.6 : 1.7) || ratio < 1.08) return null;
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
