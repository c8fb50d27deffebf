// Marks drawn anew: what flies, heals, builds up, is reared and is sewn.
import { parse, subtract, union } from '../../geometry/kernel.js';
import { limb } from '../limb.js';
import { accent, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A bride's dress on its bust, a sweetheart neckline where they part. */
const mannequin = redrawing('mannequin', () => {
  const bust = whole(parse('M50 -34L60 -34L58 -16C62 -8 76 -6 86 0C86 12 82 18 79 27C70 16 58 17 50 29Z'));
  const bodice = whole(parse('M50 37C58 24 70 24 78 35C78 46 66 54 65 64L50 64Z'));
  const skirt = whole(parse('M50 70L65 70C70 86 100 94 112 116C96 126 74 129 50 129Z'));
  const folds = union(limb('42,82,2 35,104,3.4 20,142,5'), limb('58,82,2 65,104,3.4 80,142,5'));
  return [accent(softened(bust, 1)), main(softened(bodice, 1)), main(softened(subtract(skirt, folds), 1))];
});

export const FLIGHTS_AND_LAYERS: readonly Redrawing[] = [mannequin].map(filling);
