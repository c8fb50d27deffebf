import { CAP, shapeLine } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { type Path, translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { allGlyphs, textPath } from './ink.js';

/** Fewest weights that make a rise, and letters that show it: of fewer it is a word cut into two weights. */
const LEAST = 5;
const LETTERS = /^(?=.{7,13}$)\p{Script=Latin}+(?: \p{Script=Latin}+)?$/u;

/** Every letter is a little heavier than the one before it. */
export const crescendo: Idea = {
  suits: (text, face) => (face.weights?.length ?? 0) >= LEAST && !face.narrow && LETTERS.test(text),
  draw(block, inks) {
    const { face, tracking } = block;
    const weights = face.weights ?? [];
    const glyphs = allGlyphs(block).filter(({ box }) => box !== null);
    if (block.rtl || block.lines.length > 1 || glyphs.length < 4) return null;
    const paths: Path[] = [];
    let x = block.box.x;
    let gap = 0;
    for (const [i, glyph] of glyphs.entries()) {
      const share = i / (glyphs.length - 1);
      const weight = weights[Math.round(share * (weights.length - 1))] ?? face.weight;
      const own = shapeLine(glyph.text, face, { tracking, weight });
      const next = glyphs[i + 1];
      paths.push(...own.glyphs.map(({ path }) => translate(path, x - own.box.x, block.capBottom)));
      // The air between two letters is what the face gives them.
      gap = next?.box == null || glyph.box === null ? 0 : next.box.x - right(glyph.box);
      x += own.box.width + Math.max(gap, 0.02 * CAP);
    }
    return [textPath(paths, inks.base)];
  },
};
