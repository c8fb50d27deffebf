import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A laughing mask with eyes that laugh too. */
const mask = redrawing('mask-happy', () => {
  const face = parse('M5 10C30 0 70 0 95 10C101 52 88 90 50 102C12 90 -1 52 5 10Z');
  const eyes = both(parse('M18 44C22 30 40 30 44 44'));
  const mouth = parse('M20 57C36 66 64 66 80 57C79 78 67 88 50 88C33 88 21 78 20 57Z');
  return [main(subtract(face, stroke(eyes, 7.5, { cap: 'round' }), mouth))];
});

/** A puppet that dances on its strings. */
const puppet = redrawing('puppet', () => {
  const bar = rect(12, -3, 76, 9, 4.5);
  const strings = concat(line(20, 4, 12, 50), line(80, 4, 90, 42), line(50, 4, 50, 20));
  const head = subtract(
    circle(50, 31, 15),
    both(circle(44, 28, 2.6)),
    stroke(parse('M42 35C45 40 55 40 58 35'), 3.6, { cap: 'round' }),
  );
  const limbs = concat(
    parse('M42 56L28 62L12 54'),
    parse('M58 56L74 58L90 46'),
    parse('M44 78L36 90L38 101'),
    parse('M56 78L64 88L76 98'),
  );
  const dress = parse('M42 50L58 50L67 82L33 82Z');
  const doll = union(dress, stroke(limbs, 8.5, { cap: 'round', join: 'round' }));
  return [main(union(apart(doll, head), head, bar, stroke(strings, 3.6)))];
});

export const REDRAWN_STAGE: readonly Redrawing[] = [mask, puppet];
