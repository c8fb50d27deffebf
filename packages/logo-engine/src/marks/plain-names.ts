import { intersect, parse, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, leaf, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** A filter that is screwed on: its rim, a fluted foot, and a drop of oil. */
const oilFilter = mark('oil-filter', ['automotive', 'transportation'], () => {
  const rim = rect(10, -5, 80, 17, 5);
  const foot = parse('M17 72L83 72L83 86C83 97 76 105.5 65 105.5L35 105.5C24 105.5 17 97 17 86Z');
  const flutes = [30.5, 43.5, 56.5, 69.5].map((x) => rect(x - 2.5, 76, 5, 20, 2.5));
  const body = union(rect(17, 16.5, 66, 62, 4), foot);
  const drop = parse('M50 27C58 36 64 42 64 50C64 58 58 64 50 64C42 64 36 58 36 50C36 42 42 36 50 27Z');
  return [main(rim), main(softened(subtract(apart(body, drop), ...flutes), 0.8)), accent(drop)];
});

/** A tin of fish, its lid rolled up. */
const fishTin = mark('fish-tin', ['fishing', 'food', 'gastronomy'], () => {
  const tin = rect(-5, 33, 110, 66, 20);
  const room = rect(4, 42, 92, 48, 12);
  const roll = rect(3, 6, 94, 22, 11);
  const spiral = rect(14, 14.5, 72, 5, 2.5);
  const fish = (turn: boolean, y: number): Path => {
    const one = union(
      leaf(10, 0, 68, 0, 0.17, 0.45),
      leaf(10, 0, 68, 0, -0.17, 0.45),
      corners('60,0 84,-9 79,0 84,9', 2),
    );
    const seen = subtract(one, circle(21, -1.5, 2.6));
    return translate(turn ? rotate(seen, 180, 48, 0) : seen, 2, y);
  };
  return [
    main(subtract(roll, spiral)),
    main(subtract(tin, room)),
    accent(fish(false, 54.5)),
    accent(fish(true, 77.5)),
  ];
});

/** A caiman on its feet: a long jaw, plates along the back, and a raised tail. */
const caiman = mark('caiman', ['nature', 'entertainment', 'gastronomy'], () => {
  const tail = limb('32,62,13 17,61,10 5,52,7.5 0.5,39,5.5 2,24,3 8,13,1');
  const trunk = parse('M14 60C20 48 40 45 58 48C68 50 72 54 72 62C72 72 62 77 46 77C30 77 16 72 14 60Z');
  const head = parse('M54 54C57 42 68 37 75 43C83 48 92 49 100 49C107 49 108 60 101 61L72 62L58 66Z');
  const jaw = parse('M60 68L99 69C105 69 105 78 99 78L66 80C58 80 54 76 56 70Z');
  const legs = union(
    corners('22,68 39,68 38,89 44,98 25,98 21,88', 2.5),
    corners('50,68 66,68 65,89 71,98 52,98 48,88', 2.5),
  );
  const body = filleted(union(tail, trunk, head, jaw, legs), 1.5);
  const plates = corners('6,58 14,34 24,45 31,27 39,42 47,27 57,52', 1.5);
  return [
    main(subtract(body, circle(68, 49.5, 2.8))),
    accent(softened(apart(plates, union(body, trunk)), 0.8)),
  ];
});

/** An empty basket of wicker, woven in and out. */
const wickerBasket = mark('wicker-basket', ['art', 'desing'], () => {
  const shape = parse(
    'M3 50L97 50L87 100C86.500 103.500 84 105.500 80 105.500L20 105.500C16 105.500 13.500 103.500 13 100Z',
  );
  const row = (y: number, from: number): Path =>
    union(...[0, 1, 2, 3, 4].map((i) => rect(from + i * 26 - 26, y, 21, 13, 5)));
  const woven = intersect(shape, union(row(52, 3), row(70, 16), row(88, 3)));
  const rim = rect(-5, 36, 110, 11.5, 5.5);
  const handle = subtract(inked(parse('M14 36C14 -12 86 -12 86 36'), 9.5), rect(-10, 34, 120, 30));
  return [main(handle), accent(rim), main(softened(woven, 1))];
});

export const PLAIN_NAMES: readonly Mark[] = [wickerBasket, oilFilter, fishTin, caiman];
