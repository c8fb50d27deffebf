import type { StyleId } from '../../brief/brief.js';
import { mainWords } from '../../brief/name.js';
import { partnersOf } from '../../brief/partners.js';
import { CAP, shapeLine } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOf } from './letters.js';

/** Cap height of the initial, half the height of its shape, and the distance of that from the name. */
const LETTER = 0.92 * CAP;
/** Cap height of the initials of two partners. */
const LETTERS = 0.56 * CAP;
const REACH = 0.98 * CAP;
const OVER = 0.42 * CAP;

/** Shapes that the initial is cut out of; the other styles have a ring. */
const SOLID: Readonly<Partial<Record<StyleId, number>>> = {
  modern: 0.3,
  corporate: 0.08,
  playful: 1,
  creative: 1,
};

const initialOf = (text: string): string =>
  /\p{L}/u
    .exec(mainWords(text)[0] ?? text)?.[0]
    ?.normalize('NFD')[0]
    ?.toLocaleUpperCase('es') ?? '';

/** The initial stands over the name, in a ring or cut out of a shape: a seal for those who sign with their name. */
export const initialCrest: Idea = {
  over: true,
  suits: (text, face) =>
    !face.script && /^\p{L}/u.test(text) && !/^[IJijl]/.test(text) && text.length > 3 && text.length < 30,
  draw(block, inks) {
    const style = block.face.styles[0] ?? 'modern';
    const partners = partnersOf(block.recovered);
    const first =
      partners === null
        ? initialOf(block.recovered)
        : `${initialOf(partners.first)}&${initialOf(partners.second)}`;
    const letter = shapeLine(first, block.face, { tracking: 0, cap: partners === null ? LETTER : LETTERS });
    const corner = SOLID[style];
    if (block.rtl || first === '' || inks.plate === 'plate' || block.box.width < 2.6 * CAP) return null;
    const cx = centreX(block.box);
    const cy = block.box.y - OVER - REACH;
    const initial: Path = translate(
      concat(...letter.glyphs.map(({ path }) => path)),
      cx - centreX(letter.box),
      cy - centreY(letter.box),
    );
    const name = textLayer(allGlyphs(block), inks.base);
    const layer = (path: Path, part: Layer['part'], role: Layer['role']): Layer => ({ part, role, path });
    const ring = subtract(circle(cx, cy, REACH), circle(cx, cy, REACH - ruleOf(block.face)));
    // In the dark there is no ground, and the ring is what holds the letter.
    if (inks.plate === 'ground')
      return [
        layer(circle(cx, cy, REACH), 'container', 'ground'),
        name,
        layer(concat(ring, initial), 'ornament', inks.base),
      ];
    if (corner === undefined) {
      const role = inks.shape ?? inks.base;
      return [name, layer(ring, 'ornament', role), layer(initial, 'ornament', role)];
    }
    const side = REACH * 1.86;
    const shape = rect(cx - side / 2, cy - side / 2, side, side, (corner * side) / 2);
    return [name, { part: 'ornament', role: 'main', path: subtract(shape, initial) }];
  },
};
