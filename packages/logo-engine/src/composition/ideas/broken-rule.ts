import { flatten } from '../../analysis/edges.js';
import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Distance of the line from the baseline, its air beside a descender, and the shortest piece of it. */
const UNDER = 0.15 * CAP;
const AIR = 0.09 * CAP;
const SHORTEST = 0.3 * CAP;

/** A strong line runs close under the name, and makes way for what hangs down. */
export const brokenRule: Idea = {
  suits: (text, face) => !face.script && /[gjpqyQ]/.test(text) && text.length > 3 && text.length < 14,
  draw(block, inks) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl) return null;
    const thick = Math.max(7, Math.min(15, bodyOf(block.face) * 0.8));
    const top = line.baseline + UNDER;
    const low = top + thick;
    const hanging: [number, number][] = [];
    for (const { path, box } of line.glyphs) {
      if (box === null) continue;
      const edges = flatten(path, 1);
      let [from, to] = [Infinity, -Infinity];
      for (let i = 0; i < edges.length; i += 4) {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.slice(i, i + 4);
        if (Math.max(y0, y1) < top - AIR || Math.min(y0, y1) > low + AIR) continue;
        from = Math.min(from, x0, x1);
        to = Math.max(to, x0, x1);
      }
      if (to > from) hanging.push([from - AIR, to + AIR]);
    }
    if (hanging.length === 0 || hanging.length > 2) return null;
    const pieces = [line.box.x, ...hanging.flat(), right(line.box)];
    const rules = Array.from({ length: pieces.length / 2 }, (_, i) => [
      pieces[i * 2] ?? 0,
      pieces[i * 2 + 1] ?? 0,
    ])
      .filter(([from = 0, to = 0]) => to - from >= SHORTEST)
      .map(([from = 0, to = 0]) => rect(from, top, to - from, thick));
    if (rules.length < 1) return null;
    const rule: Layer = { part: 'ornament', role: inks.shape ?? inks.base, path: concat(...rules) };
    return [textLayer(allGlyphs(block), inks.base), rule];
  },
};
