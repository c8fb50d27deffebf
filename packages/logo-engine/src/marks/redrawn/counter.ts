import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A mug whose foam runs over its rim. */
const beerStein = redrawing('beer-stein', () => {
  const foam = union(
    circle(16, 22, 14),
    circle(39, 13, 17),
    circle(62, 21, 14),
    rect(2, 20, 74, 17, 8),
    rect(54, 24, 15, 34, 7.5),
  );
  const glass = parse('M7 26L71 26L67 96C67 100 64 103 60 103L18 103C14 103 11 100 11 96Z');
  const handle = stroke(parse('M68 50L80 50C89 50 94 55 94 63L94 73C94 81 89 86 80 86L66 86'), 9);
  const flutes = concat(line(28, 52, 29.5, 86), line(45, 52, 45, 86));
  const mug = subtract(union(glass, handle), stroke(flutes, 6, { cap: 'round' }));
  return [main(apart(mug, foam), apart(union(glass, handle), foam)), accent(foam)];
});

/** A cup on its saucer, and steam that thins out. */
const cup = redrawing('cup', () => {
  const body = parse(
    'M0 36C0 34 2 32 4 32L76 32C78 32 80 34 80 36C80 54 79 64 74 74C68 86 56 91 40 91C24 91 12 86 6 74C1 64 0 54 0 36Z',
  );
  const handle = stroke(parse('M78 42C98 36 106 68 72 74'), 8.5);
  const bean = rotate(
    parse('M40 46C50 46 54 54 54 62C54 70 50 78 40 78C30 78 26 70 26 62C26 54 30 46 40 46Z'),
    28,
    40,
    62,
  );
  const seam = rotate(stroke(parse('M41 44C34 54 46 68 39 80'), 5), 28, 40, 62);
  const steam = (x: number) =>
    parse(
      `M${x} 26C${x - 9} 18 ${x + 4} 10 ${x - 2} -4C${x + 11} 4 ${x + 11} 15 ${x + 5} 20C${x + 3} 22 ${x + 1} 24 ${x} 26Z`,
    );
  const saucer = rect(-2, 95, 84, 8, 4);
  return [
    main(union(subtract(union(body, handle), subtract(bean, seam)), saucer)),
    accent(concat(steam(27), steam(47))),
  ];
});

/** A jar with its lid, and a drop of what it holds. */
const honeyJar = redrawing('honey-jar', () => {
  const lid = rect(16, -3, 68, 18, 5);
  const jar = parse(
    'M24 19L76 19C84 24 92 32 92 44L92 88C92 97 86 103 77 103L23 103C14 103 8 97 8 88L8 44C8 32 16 24 24 19Z',
  );
  const drop = parse('M50 36C58 48 68 57 68 69C68 80 60 87 50 87C40 87 32 80 32 69C32 57 42 48 50 36Z');
  return [main(subtract(jar, drop)), accent(lid)];
});

export const REDRAWN_COUNTER: readonly Redrawing[] = [beerStein, cup, honeyJar];
