import { parse, subtract, union } from '../../geometry/kernel.js';
import { rotate, translate } from '../../geometry/path.js';
import { leaf, line, rect } from '../../geometry/shapes.js';
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

/** A packet of seeds that hangs from its top, a seedling on it. */
const seedPacket = redrawing('seed-packet', () => {
  const top = subtract(rect(9, -5.5, 82, 21, 4), rect(38, 1.5, 24, 7, 3.5));
  const body = rect(9, 20, 82, 85.5, 6);
  const blade = parse('M50 59C50 42 60 31 82 29C83 50 70 59 50 59Z');
  const sprout = union(both(blade), inked(line(50, 56, 50, 69), 7));
  const seed = leaf(50, 78, 50, 98, 0.33);
  const seeds = [-26, 0, 26].map((dx) =>
    translate(rotate(seed, -dx, 50, 88), dx * 0.85, Math.abs(dx) * -0.15),
  );
  return [accent(top), main(subtract(body, sprout, ...seeds))];
});

export const GARDEN_SHOP: readonly Redrawing[] = [fertiliserSack, seedPacket];
