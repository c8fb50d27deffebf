import { isLinking } from '../../brief/name.js';
import type { Glyph } from '../../fonts/shape.js';
import { bounds, centreX } from '../../geometry/bounds.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import type { BlockLine } from '../text-block.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { isCapitals, scaleAbout } from './letters.js';

/** A tall initial over the capitals that follow it. */
const TALL = 1.3;

/** The glyphs that begin a word that carries the name. */
function initialsOf(line: BlockLine): Set<Glyph> {
  const words = line.text.split(' ');
  const found = new Set<Glyph>();
  let word = 0;
  let begins = true;
  for (const glyph of line.glyphs) {
    if (glyph.text.trim() === '') {
      word += 1;
      begins = true;
    } else {
      if (begins && !isLinking(words[word] ?? '') && /^\p{L}/u.test(glyph.text)) found.add(glyph);
      begins = false;
    }
  }
  return found;
}

/** Sets one line with tall initials, centred where it was. */
function tall(line: BlockLine): Path {
  const initials = initialsOf(line);
  let dx = 0;
  const paths = line.glyphs.map((glyph) => {
    if (glyph.box === null || !initials.has(glyph)) return translate(glyph.path, dx, 0);
    const grown = scaleAbout(glyph.path, TALL, glyph.box.x, line.baseline);
    const placed = translate(grown, dx, 0);
    dx += glyph.box.width * (TALL - 1);
    return placed;
  });
  const path = concat(...paths);
  const box = bounds(path);
  return box === null ? path : translate(path, centreX(line.box) - centreX(box), 0);
}

/** Capitals whose words begin with a taller one, as on a brass plate. */
export const smallCapitals: Idea = {
  suits: (text, face) =>
    !face.script &&
    isCapitals(text) &&
    text.length > 3 &&
    text.length < 16 &&
    /^\p{L}+(?:[ '&-]+\p{L}+)*$/u.test(text),
  draw: (block, inks) => (block.rtl ? null : [textPath(block.lines.map(tall), inks.base)]),
};
