import { isLinking, staysWithNext } from '../../brief/name.js';
import { CAP, type Glyph, shapeLine } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';

/** Air between two words that have all but become one: less than a blank, more than letters have. */
const GAP = 0.24 * CAP;

/** Two words without a blank between them, told apart by their weight, and by their colour when there is one. */
export const joinedWords: Idea = {
  suits: (text, face) => {
    const words = text.split(' ');
    return (
      face.light !== undefined &&
      words.length === 2 &&
      text.length < 16 &&
      !staysWithNext(words[0] ?? '') &&
      words.every((word) => word.length > 2 && !isLinking(word) && /^\p{Script=Latin}+$/u.test(word))
    );
  },
  draw(block, inks) {
    const { face } = block;
    if (block.rtl || face.light === undefined || block.lines.length > 2) return null;
    const [first, second] = block.recovered.split(' ');
    if (first === undefined || second === undefined) return null;
    const { tracking } = block;
    const bold = shapeLine(first, face, { tracking });
    const light = shapeLine(second, face, { tracking, weight: face.light });
    const width = bold.box.width + GAP + light.box.width;
    const left = block.align === 'left' ? block.box.x : block.box.x + (block.box.width - width) / 2;
    const at = (glyphs: readonly Glyph[], x: number) =>
      glyphs.map((glyph) => translate(glyph.path, x, block.capBottom));
    const heavy = at(bold.glyphs, left - bold.box.x);
    const fine = at(light.glyphs, left + right(bold.box) - bold.box.x + GAP - light.box.x);
    return [textPath(heavy, inks.base), textPath(fine, inks.letter ?? inks.base)];
  },
};
