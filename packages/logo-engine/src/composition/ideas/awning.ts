import { CAP } from '../../fonts/shape.js';
import { union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** Height of the cloth and of its rail, the air under it, and the width that a stripe is near. */
const CLOTH = 0.62 * CAP;
const RAIL = 0.1 * CAP;
const AIR = 0.26 * CAP;
const STRIPE = 0.5 * CAP;
/** How far it stands out at its foot, as a share of its width. */
const SPREAD = 0.03;

/** The striped awning of a shop over the name. */
export const awning: Idea = {
  suits: (text, face) => !face.script && text.length > 3 && text.length < 20,
  over: true,
  about: [
    'storefront',
    'basket',
    'shopping-cart',
    'shopping-bag',
    'bread',
    'croissant',
    'cheese',
    'apple',
    'carrot',
    'ice-cream',
    'popsicle',
    'cake',
    'cookie',
    'citrus',
    'flower-tulip',
    'cup',
  ],
  draw(block, inks) {
    if (block.rtl) return null;
    const { box } = block;
    const width = box.width;
    const count = Math.max(5, Math.round(width / STRIPE / 2) * 2 + 1);
    const low = box.y - AIR - (width / count) * 0.5;
    const top = low - CLOTH;
    const cx = box.x + width / 2;
    const at = (i: number, share: number): number =>
      cx + (i / count - 0.5) * width * (1 + SPREAD * 2 * (share - 1));
    const stripes = Array.from({ length: count }, (_, i) => {
      const [a, b] = [at(i, 1), at(i + 1, 1)];
      const cloth = polygon([
        [at(i, 0), top],
        [at(i + 1, 0), top],
        [b, low],
        [a, low],
      ]);
      return union(cloth, circle((a + b) / 2, low, (b - a) / 2));
    });
    const [left, end] = [at(0, 0), at(count, 0)];
    const rail = rect(left, top - RAIL, end - left, RAIL + 1);
    const strong = union(rail, ...stripes.filter((_, i) => i % 2 === 0));
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: 'ground', path: concat(...stripes.filter((_, i) => i % 2 === 1)) },
      { part: 'ornament', role: inks.plate === 'ground' ? (inks.shape ?? 'ink') : 'main', path: strong },
    ];
  },
};
