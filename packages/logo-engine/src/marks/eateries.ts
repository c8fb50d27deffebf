import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { polar, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** Spaghetti wound on a fork. */
const pasta = mark('pasta', ['gastronomy', 'food'], () => {
  const strands = concat(
    parse('M33 52C44 56 58 54 67 47'),
    parse('M19 65C38 73 64 70 81 57'),
    parse('M13 79C36 88 68 84 88 70'),
    parse('M30 94C50 98 70 95 84 86C91 81 97 86 95 94'),
  );
  const head = parse('M26 60L26 27C26 19 32 15 41 15L59 15C68 15 74 19 74 27L74 60Z');
  const gaps = [35.2, 47.4, 59.6].map((x) => rect(x, 23, 5.2, 40));
  const fork = union(subtract(head, ...gaps), rect(43.6, -1, 12.8, 24, 6));
  const below = parse('M10 49C40 57 58 54 76 40L90 100L10 100Z');
  return [
    main(subtract(fork, stroke(parse('M10 49C40 57 58 54 76 40'), 16), below), fork),
    accent(stroke(strands, 9.4, { cap: 'round' }), strands),
  ];
});

/** Sixteen wells and a pat of butter. */
const waffle = mark(
  'waffle',
  ['gastronomy', 'food'],
  () => {
    const body = rect(3, 3, 94, 94, 24);
    const wells = [15, 34, 53, 72].flatMap((x) => [15, 34, 53, 72].map((y) => rect(x, y, 13, 13, 3)));
    const butter = polygon(
      [0, 90, 180, 270].map((at) => polar(50, 50, 20, at)),
      4,
    );
    return [main(apart(subtract(body, ...wells), butter)), accent(butter)];
  },
  { line: false },
);

/** A stack under butter and syrup. */
const pancakes = mark('pancakes', ['gastronomy', 'food'], () => {
  const stack = concat(rect(2, 46, 96, 20, 10), rect(6, 71, 88, 18, 9));
  const syrup = parse(
    'M18 20L82 20C92 20 98 26 96 33C94 41 84 37 82 42C80 43 83 52 76 52C69 52 72 43 68 39C64 36 60 38 59 44C58 54 60 66 52 66C44 66 46 54 45 46C44 39 39 37 36 40C33 43 35 54 28 54C21 54 24 44 21 39C18 36 6 41 4 33C2 26 8 20 18 20Z',
  );
  const butter = rect(36, 1, 28, 15, 4);
  const plate = rect(14, 93, 72, 7, 3.5);
  return [main(union(apart(stack, syrup), plate), concat(stack, plate)), accent(concat(syrup, butter))];
});

/** What is served at the table. */
export const EATERIES: readonly Mark[] = [pasta, waffle, pancakes];
