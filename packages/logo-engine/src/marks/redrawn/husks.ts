/** Nuts with thick flesh: drawn anew, as no fruit with a stone. */
import { subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, ellipse } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A coconut and the half of another, its flesh a thick ring. */
const coconut = redrawing('coconut', () => {
  const turned = (rx: number, ry: number) => rotate(ellipse(40, 66, rx, ry), -30, 40, 66);
  const half = turned(50, 42);
  const nut = circle(66, 32, 42);
  const eyes = union(circle(66, 3, 5.4), circle(83, 5, 5.4), circle(91, 20, 5.4));
  return [
    main(apart(subtract(nut, eyes), half)),
    main(subtract(half, turned(41.5, 33.5))),
    accent(subtract(turned(36.5, 28.5), turned(23, 16))),
  ];
});

export const HUSKS: readonly Redrawing[] = [coconut].map(filling);
