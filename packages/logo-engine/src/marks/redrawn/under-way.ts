/** What sails, drives, rises and pays, with one idea each. */
import { grow, subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, corners, rect } from '../../geometry/shapes.js';
import { accent, main } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A sheet of per cent; the stroke is a pen. */
const taxForm = redrawing('tax-form', () => {
  const sheet = corners('-4,-6 92,-6 92,114 76,103 60,114 44,103 28,114 12,103 -4,114', 3);
  const pen = rotate(
    union(rect(38, -34, 22, 98, 4), corners('38,66 60,66 49,92', 1.5), rect(38, 56, 22, 11)),
    40,
    49,
    46,
  );
  const rings = union(circle(19, 22, 15), circle(68, 78, 15));
  const eyes = union(circle(19, 22, 5.5), circle(68, 78, 5.5));
  return [main(union(subtract(sheet, grow(pen, 5), rings), eyes)), accent(pen)];
});

export const UNDER_WAY: readonly Redrawing[] = [taxForm].map(filling);
