import { isJoint, joinedOf } from '../../brief/partners.js';
import { CAP, type Line, shapeLine } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { ruleOf } from './letters.js';

/** Cap height of the word between the names, the air around it, and the shortest rule that is one. */
const SMALL = 0.54 * CAP;
const AIR = { x: 0.24 * CAP, y: 0.3 * CAP } as const;
const SHORTEST = 0.5 * CAP;
/** How much wider one half may be than the other: partners are alike, a thing is shorter than whose it is. */
const MOST = { partners: 2, phrase: 3.4 } as const;

const pathOf = (line: Line, cx: number, baseline: number): Path =>
  translate(concat(...line.glyphs.map(({ path }) => path)), cx - line.box.x - line.box.width / 2, baseline);

/** Two halves of a name in two lines of one size, and the word that joins them small between two rules. */
export const joint: Idea = {
  notBeside: true,
  // "Mareas / del / Sur" breaks a name that is one: only what weighs the same is set so.
  suits: (text, face) => !face.script && text.length < 26 && isJoint(joinedOf(text)?.joint ?? ''),
  draw({ recovered, face, tracking, rtl }, inks) {
    const parts = joinedOf(recovered);
    if (rtl || parts === null) return null;
    const first = shapeLine(parts.first, face, { tracking });
    const second = shapeLine(parts.second, face, { tracking });
    const small = shapeLine(parts.joint, face, { tracking: 0, cap: SMALL });
    const width = Math.max(first.box.width, second.box.width);
    const reach = width / 2 - small.box.width / 2 - AIR.x;
    const most = isJoint(parts.joint) ? MOST.partners : MOST.phrase;
    if (width > most * Math.min(first.box.width, second.box.width) || reach < SHORTEST) return null;
    const middle = bottom(first.box) + AIR.y + SMALL / 2;
    const baseline = middle + SMALL / 2 + AIR.y - Math.min(second.box.y, -CAP);
    const line = ruleOf(face);
    const rules = [-width / 2, width / 2 - reach].map((x) => rect(x, middle - line / 2, reach, line));
    return [
      textPath([pathOf(first, 0, 0)], inks.base),
      textPath([pathOf(small, 0, middle + SMALL / 2)], inks.letter ?? inks.base),
      textPath([pathOf(second, 0, baseline)], inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: concat(...rules) },
    ];
  },
};
