import { parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { corners, ellipse } from '../../geometry/shapes.js';
import { both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A paw whose pad is a heart. */
const pawPrint = redrawing('paw-print', () => {
  const pad = parse(
    'M50 98C36 87 19 76 19 60C19 49 27 43 35 43C42 43 47 46 50 52C53 46 58 43 65 43C73 43 81 49 81 60C81 76 64 87 50 98Z',
  );
  const toes = both(
    concat(rotate(ellipse(9, 38, 11, 15), -24, 9, 38), rotate(ellipse(34, 17, 11, 16), -8, 34, 17)),
  );
  return [main(concat(pad, toes))];
});

/** A cat that is content. */
const cat = redrawing('cat', () => {
  const head = parse(
    'M13 4C19 2 33 14 38 19C46 17 54 17 62 19C67 14 81 2 87 4C92 6 93 36 96 54C98 80 75 97 50 97C25 97 2 80 4 54C7 36 8 6 13 4Z',
  );
  const eye = parse('M21 55C25 46 35 46 39 55');
  const mouth = parse('M38 73C40 81 49 80 50 73C51 80 60 81 62 73');
  const nose = corners('42,64 58,64 50,73', 2);
  const cuts = [stroke(eye, 7), stroke(both(eye), 7), stroke(mouth, 6), nose];
  return [main(subtract(head, ...cuts), concat(head, both(eye), mouth))];
});

export const REDRAWN_CREATURES: readonly Redrawing[] = [pawPrint, cat];
