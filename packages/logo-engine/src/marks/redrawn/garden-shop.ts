import { parse, subtract, union } from '../../geometry/kernel.js';
import { line, rect } from '../../geometry/shapes.js';
import { accent, both, inked, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A plump sack, tied at its neck, with a pair of leaves on it. */
const fertiliserSack = redrawing('fertiliser-sack', () => {
  const ruff = parse(
    'M33 14L24 1C22 -2 24 -5.500 28 -5.500C35 -5.500 36 -1 43 -1C47 -1 47 -4 50 -4C53 -4 53 -1 57 -1C64 -1 65 -5.500 72 -5.500C76 -5.500 78 -2 76 1L67 14Z',
  );
  const tie = rect(27, 18.5, 46, 8.5, 4.25);
  const body = parse(
    'M33 31.500L67 31.500C86 41 105.500 60 105.500 83C105.500 98 98 105.500 84 105.500L16 105.500C2 105.500 -5.500 98 -5.500 83C-5.500 60 14 41 33 31.500Z',
  );
  const blade = parse('M50 84C50 65 61 53 84 52C85 73 73 84 50 84Z');
  const sprout = union(both(blade), inked(line(50, 80, 50, 95), 7));
  return [main(ruff), accent(tie), main(subtract(body, sprout))];
});

export const GARDEN_SHOP: readonly Redrawing[] = [fertiliserSack];
