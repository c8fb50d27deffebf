import type { StyleId } from '../../brief/brief.js';
import type { Glyph } from '../../fonts/shape.js';
import { bounds, centreX, centreY, unionBoxes } from '../../geometry/bounds.js';
import { concat, type Path } from '../../geometry/path.js';
import { leaf, polygon, rect, regular, star } from '../../geometry/shapes.js';
import { floating } from './floating.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { withLetters } from './letters.js';

/** A figure that fits the style, in place of a dot of this radius. */
const FIGURES: Readonly<Record<StyleId, (x: number, y: number, r: number) => Path>> = {
  modern: (x, y, r) => regular(x, y, r * 1.5, 4),
  minimal: (x, y, r) =>
    polygon([
      [x, y - r * 1.3],
      [x + r * 1.3, y + r],
      [x - r * 1.3, y + r],
    ]),
  vintage: (x, y, r) => star(x, y, r * 1.9, r * 0.75, 4),
  playful: (x, y, r) => star(x, y, r * 1.7, r * 0.85, 5, r * 0.2),
  corporate: (x, y, r) => rect(x - r * 1.15, y - r * 1.15, r * 2.3, r * 2.3),
  creative: (x, y, r) => leaf(x - r * 1.2, y + r * 1.5, x + r * 1.4, y - r * 1.5, 0.34),
};

/** The dots of i and j are small figures in the second colour. One or two of them. */
export const dotShape: Idea = {
  suits: (text, face) => !face.script && /^[^ij]*[ij][^ij]*(?:[ij][^ij]*)?$/.test(text) && text.length > 2,
  draw(block, inks) {
    const dotted = inkGlyphs(block).filter((glyph) => /^[ij]$/.test(glyph.text));
    const changed = new Map<Glyph, Path>();
    const figures = dotted.flatMap((glyph) => {
      const split = floating(glyph, block);
      const box = split === null ? null : unionBoxes(split.marks.map(bounds));
      if (split === null || box === null) return [];
      changed.set(glyph, concat(...split.rest));
      const style = block.face.styles[0] ?? 'modern';
      return [
        FIGURES[style](centreX(box), centreY(box) - box.height * 0.12, Math.min(box.width, box.height) / 2),
      ];
    });
    if (figures.length === 0) return null;
    return [
      withLetters(block, inks, changed),
      { part: 'text', role: inks.letter ?? inks.base, path: concat(...figures) },
    ];
  },
};
