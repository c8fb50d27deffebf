import { CAP, type Glyph, shapeLine } from '../../fonts/shape.js';
import { bottom, bounds } from '../../geometry/bounds.js';
import { contours, type Path } from '../../geometry/path.js';
import type { TextBlock } from '../text-block.js';

/** The contours of a glyph that float above its base letter: the tilde of ñ, an acute, the dot of i. */
export function floating(glyph: Glyph, block: TextBlock): { marks: Path[]; rest: Path[] } | null {
  const base = glyph.text.normalize('NFD')[0] ?? '';
  const stem = base === 'i' ? 'ı' : base === 'j' ? 'ȷ' : base;
  if (!/^\p{Script=Latin}$/u.test(stem)) return null;
  const reference = shapeLine(stem, block.face, { tracking: 0 });
  const line = block.lines.find((item) => item.glyphs.includes(glyph));
  const top = (line?.baseline ?? 0) + reference.box.y;
  const isMark = (path: Path): boolean => {
    const box = bounds(path);
    return box !== null && bottom(box) <= top + 0.02 * CAP;
  };
  const pieces = contours(glyph.path);
  const marks = pieces.filter(isMark);
  const rest = pieces.filter((piece) => !isMark(piece));
  return marks.length > 0 && rest.length > 0 ? { marks, rest } : null;
}
