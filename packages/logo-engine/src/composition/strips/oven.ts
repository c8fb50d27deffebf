import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { leaf, line, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A long loaf, its crust scored aslant along the top. */
export const baguette: Strip = {
  about: ['bread', 'bread-wheat', 'baguette-basket', 'gluten-free-loaf', 'sub-sandwich'],
  high: 3.5,
  aspect: [2.6, 9],
  ends: 0.7,
  draw(long) {
    const crust = parse(
      `M0,58C0,22 46,0 110,0H${long - 110}C${long - 46},0 ${long},22 ${long},58C${long},88 ${long - 40},100 ${long - 90},100H90C40,100 0,88 0,58Z`,
    );
    const { step, places } = row(0, long - 120, 62, 3);
    const scores = places.map((at) =>
      leaf(60 + at + step * 0.5 - 26, 35, 60 + at + step * 0.5 + 26, 8, 0.13),
    );
    return { strip: subtract(crust, ...scores), room: { x: 35, y: 46, width: long - 70, height: 48 } };
  },
};

/** Icing, or honey, that runs down from an edge. */
export const icing: Strip = {
  about: [
    'cake',
    'birthday-cake',
    'wedding-cake',
    'cheesecake',
    'cake-stand',
    'cupcake',
    'pastry-bag',
    'piping-nozzle',
    'cinnamon-roll',
    'doughnut',
    'doughnut-stack',
    'flan',
    'chocolate',
    'bonbon-box',
    'pancakes',
    'waffle',
    'ice-cream',
    'ice-cream-cup',
    'soft-serve',
    'milkshake',
    'parfait',
    'honey-jar',
    'honeycomb',
    'honey-dipper',
    'beehive',
    'bee',
  ],
  high: 3.4,
  aspect: [2.2, 9],
  ends: 0,
  draw(long) {
    const falls = [24, 10, 32, 14, 38, 10, 20];
    const gap = 10;
    const { step, places } = row(0, long + gap, 40, 5);
    const wide = step - gap;
    const drips = places.map((at, i) => rect(at, 22, wide, 40 + (falls[i % falls.length] ?? 0), wide / 2));
    // Round between two drips as they are round at their ends.
    const notches = places.map((at) => rect(at - gap, 53, gap, 60, gap / 2)).slice(1);
    const slab = parse(`M14,0H${long - 14}Q${long},0 ${long},14V58H0V14Q0,0 14,0Z`);
    return {
      strip: union(subtract(slab, ...notches), ...drips),
      room: { x: 0, y: 2, width: long, height: 51 },
    };
  },
};

/** A rolling pin. */
export const rollingPin: Strip = {
  about: [
    'rolling-pin',
    'whisk',
    'bread',
    'bread-wheat',
    'baguette-basket',
    'gluten-free-loaf',
    'pasta',
    'spaghetti-plate',
    'empanada',
    'empanada-tray',
    'empanada-oven',
    'slice',
    'pizza-whole',
    'pizza-oven',
    'croissant',
    'cinnamon-roll',
    'pie',
    'pastry-bag',
    'cookie',
    'cookie-jar',
    'alfajor',
    'tequenos',
    'dumplings',
  ],
  high: 2.4,
  aspect: [2.6, 9],
  ends: 1.15,
  draw(long) {
    const grip = parse('M0,50C0,28 12,21 26,23C38,25 42,33 51,34V66C42,67 38,75 26,77C12,79 0,72 0,50Z');
    return {
      strip: concat(rect(58, 0, long - 116, 100, 16), grip, mirror(grip, long / 2)),
      room: { x: 58, y: 0, width: long - 116, height: 100 },
    };
  },
};

/** A sweet in its twisted paper. */
export const sweet: Strip = {
  about: ['candy', 'candy-jar', 'lollipop', 'bonbon-box'],
  high: 2.5,
  aspect: [2.4, 8],
  ends: 1,
  draw(long) {
    const pleats = subtract(
      parse('M62,42C40,36 22,20 10,2Q4,-2 2,6L8,30Q0,40 0,50T8,70L2,94Q4,102 10,98C22,80 40,64 62,58Z'),
      ...[-1, 1].map((way) => stroke(line(2, 50 + 18 * way, 34, 50 + 8 * way), 7)),
    );
    return {
      strip: union(rect(50, 0, long - 100, 100, 36), pleats, mirror(pleats, long / 2)),
      room: { x: 52, y: 0, width: long - 104, height: 100 },
    };
  },
};
