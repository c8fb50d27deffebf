import type { StyleId } from '../../brief/brief.js';
import { isLinking, staysWithNext } from '../../brief/name.js';
import { CAP, type Line, shapeLine } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';

/** Room in the tag around its word, the air before it, and the longest word that it holds. */
const PAD = { x: 0.26 * CAP, y: 0.28 * CAP } as const;
const GAP = 0.24 * CAP;
const LONGEST = 9;

/** Roundness of the tag's corners, as a share of its height. */
const CORNERS: Readonly<Partial<Record<StyleId, number>>> = {
  modern: 0.18,
  playful: 0.36,
  corporate: 0.06,
  creative: 0.24,
};

const pathOf = (line: Line, x: number, y: number): Path =>
  translate(concat(...line.glyphs.map(({ path }) => path)), x - line.box.x, y);

/** Two words on a line, the second in a filled tag. */
export const wordTag: Idea = {
  suits: (text, face) => {
    const words = text.split(' ');
    return (
      !face.script &&
      words.length === 2 &&
      text.length < 16 &&
      !staysWithNext(words[0] ?? '') &&
      words.every((word) => word.length > 1 && word.length <= LONGEST && !isLinking(word))
    );
  },
  draw({ recovered, face, tracking, rtl, box: block, align, capBottom }, inks) {
    const [first, second] = recovered.split(' ');
    if (rtl || first === undefined || second === undefined) return null;
    const [word, tagged] = [first, second].map((text) => shapeLine(text, face, { tracking }));
    if (word === undefined || tagged === undefined) return null;
    const width = word.box.width + GAP + tagged.box.width + PAD.x * 2;
    const left = align === 'left' ? block.x : block.x + (block.width - width) / 2;
    const x = left + word.box.width + GAP;
    // As high over the capitals as under the baseline, unless a stroke or an accent reaches farther.
    const over = Math.max(CAP, -tagged.box.y) + PAD.y;
    const under = Math.max(PAD.y, bottom(tagged.box) + PAD.y * 0.7);
    const height = over + under;
    const corner = CORNERS[face.styles[0] ?? 'modern'] ?? 0;
    const shape = rect(
      x,
      capBottom - over,
      right(tagged.box) - tagged.box.x + PAD.x * 2,
      height,
      corner * height,
    );
    const name = textPath([pathOf(word, left, capBottom)], inks.base);
    const letters = pathOf(tagged, x + PAD.x, capBottom);
    const tag = (role: Layer['role'], path: Path): Layer => ({ part: 'container', role, path });
    // On a bright tag letters are dark: as holes they would be white.
    if (inks.plate === 'ground') return [tag('ground', shape), name, textPath([letters], inks.base)];
    const ground = tag(inks.plate, subtract(shape, letters));
    return inks.plate === 'plate'
      ? [name, { part: 'ornament', role: 'inlay', path: letters }, ground]
      : [name, ground];
  },
};
