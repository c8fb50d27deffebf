import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { setCaption } from '../captions.js';
import type { Layer } from '../layer.js';
import { parted } from '../parted.js';
import { setName, type TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';
import { ruleOf } from './letters.js';

/** Shortest rule that is one, and its distance from the words. */
const SHORTEST = 0.55 * CAP;
const GAP = 0.2 * CAP;

/** One word large, the others on a small line as wide as it: tracked, and led to its edges by rules. */
function contrast(id: 'contrast-lines' | 'contrast-over'): Idea {
  return {
    withoutCaptions: true,
    suits: (text) => parted(id, text) !== null && text.length < 26,
    draw(block: TextBlock, inks: Inks): Layer[] | null {
      const split = parted(id, block.recovered);
      if (split === null || block.rtl) return null;
      const { face, tracking, align } = block;
      const [head, tail] = split.parts;
      const [large, small] = split.lead === 0 ? [head, tail] : [tail, head];
      const lead = setName(large, { face, tracking, align, widest: 40 });
      const caption = setCaption(small, face, lead, {
        side: split.lead === 0 ? 'below' : 'above',
        align,
        natural: false,
      });
      const [line, more] = caption.lines;
      if (line === undefined || more !== undefined || line.box.width > lead.box.width * 1.04) return null;
      const thick = Math.min(8, ruleOf(face));
      const y = line.baseline - caption.cap / 2 - thick / 2;
      const [left, end] = [line.box.x - GAP - lead.box.x, right(lead.box) - right(line.box) - GAP];
      const rules = [
        ...(left >= SHORTEST ? [rect(lead.box.x, y, left, thick)] : []),
        ...(end >= SHORTEST ? [rect(right(lead.box) - end, y, end, thick)] : []),
      ];
      const name = textLayer(allGlyphs(lead), inks.base);
      const words = textLayer([...line.glyphs], inks.letter ?? inks.base);
      const rule: Layer = { part: 'ornament', role: inks.shape ?? inks.base, path: concat(...rules) };
      return rules.length === 0 ? [name, words] : [name, words, rule];
    },
  };
}

/** The first word leads, the others stand under it. */
export const contrastLines: Idea = contrast('contrast-lines');
/** The last word leads, the others stand over it. */
export const contrastOver: Idea = contrast('contrast-over');
