import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

const skateboard = mark('skateboard', ['entertainment'], () => {
  const deck = stroke(parse('M6 36C11 45 17 50 27 50L73 50C83 50 89 45 94 36'), 14, {
    cap: 'round',
    join: 'round',
  });
  const wheels = concat(circle(28, 75, 13.5), circle(72, 75, 13.5));
  const hubs = concat(circle(28, 75, 5), circle(72, 75, 5));
  const turn = (path: Path) => rotate(path, -14, 50, 55);
  return [main(turn(deck)), accent(turn(apart(subtract(wheels, hubs), deck)))];
});

/** A skittle on its foot, 100 high, with bands around its neck. */
function skittle(): Path {
  const outline = parse(
    'M50 0C59 0 65 7 64 16C63 24 59 30 60 38C61 48 70 56 70 70C70 84 64 92 61 100L39 100C36 92 30 84 30 70C30 56 39 48 40 38C41 30 37 24 36 16C35 7 41 0 50 0Z',
  );
  return subtract(outline, union(rect(20, 27, 60, 4.5), rect(20, 36, 60, 4.5)));
}

const skittles = mark('skittles', ['entertainment'], () => {
  const ball = circle(28, 71, 27);
  const holes = concat(circle(22, 60, 4.2), circle(34, 58, 4.2), circle(31, 69, 4.2));
  const pin = translate(skittle(), 20, -1);
  const behind = rotate(translate(scale(skittle(), 0.8), -11, 2), -10, 30, 60);
  return [main(apart(pin, ball)), main(apart(behind, ball, pin)), accent(subtract(ball, holes))];
});

export const PASTIMES: readonly Mark[] = [skateboard, skittles];
