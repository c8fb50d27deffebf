import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { polar, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** Spaghetti wound on a fork: its tips stand out above, its handle below. */
const pasta = mark('pasta', ['gastronomy', 'food'], () => {
  const strands = concat(
    parse('M26 33C40 39 60 37 73 28'),
    parse('M15 47C36 56 66 53 85 39'),
    parse('M16 62C38 71 66 68 87 54'),
    parse('M31 79C48 83 68 80 80 72C89 66 97 72 94 82'),
  );
  const tines = [28, 40.7, 53.3, 66].map((x) => rect(x, -2, 8, 40, 4));
  const handle = rect(44, 66, 12, 38, 6);
  const fork = concat(...tines, handle);
  const nest = parse('M21 26C40 33 58 31 76 20L92 52L94 76L78 82C62 89 46 89 26 86L8 60Z');
  return [main(subtract(fork, nest), null), accent(stroke(strands, 9.6, { cap: 'round' }), strands)];
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
