/** What those who change, lend and save money and who look after homes go by. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, filled, filleted, inked, type Mark, main, mark, placed, softened } from './mark.js';

/** The sign of the dollar about the middle of the square. */
const dollar = (width: number): Path =>
  union(
    inked(
      parse(
        'M62 39C59 33 55 31 50 31C43 31 38 35 38 41C38 53 62 47 62 59C62 65 57 69 50 69C45 69 41 67 38 61',
      ),
      width,
    ),
    inked(line(50, 23, 50, 77), width),
  );

/** Two arrows that pass each other, a currency on each. */
const turningCoin = mark('turning-coin', ['marketing'], () => {
  const arrow = softened(parse('M-12 -7L52 -7L52 -25L117 47.5L-12 47.5Z'), 3.5);
  const back = rotate(arrow, 180, 50, 50);
  const dollars = placed(dollar(11), 0.76, 0, -22, -29.7);
  const euro = union(
    inked(arc(74, 79.7, 14, 50, 310), 8.5),
    inked(line(53, 75.2, 72, 75.2), 5.5),
    inked(line(53, 84.2, 72, 84.2), 5.5),
  );
  return filled([main(subtract(arrow, dollars)), accent(subtract(back, euro))]);
});

/** A ring with a gem, the coin that is lent for it within its hoop. */
const gemCoin = mark('gem-coin', ['marketing', 'art'], () => {
  const gem = corners('50,31 9,-9 25,-31 75,-31 91,-9', 3.5);
  const facets = union(
    stroke(line(0, -9, 100, -9), 5),
    stroke(parse('M50 40L34.500 -9L42 -36M50 40L65.500 -9L58 -36'), 5, { join: 'round' }),
  );
  const hoop = subtract(circle(50, 68, 49), circle(50, 68, 37));
  const coin = subtract(circle(50, 68, 30), placed(dollar(10), 0.8, 0, 0, 18));
  return filled([
    main(softened(apart(hoop, gem), 1)),
    accent(union(softened(subtract(gem, facets), 0.8), coin)),
  ]);
});

/** A block of flats whose door is a keyhole, a lower house behind it. */
const keyholeBuilding = mark('keyhole-building', ['construction', 'marketing'], () => {
  const block = union(rect(-2, 0, 68, 105, 4), rect(-5, -5, 74, 13, 4));
  const panes = concat(...[18, 40].flatMap((y) => [8, 25.5, 43].map((x) => rect(x, y, 13, 14, 2.5))));
  const door = union(circle(32, 74, 11), corners('27,76 37,76 42,108 22,108', 0));
  const wing = rect(73.5, 38, 31, 67, 4);
  const lights = concat(rect(82, 50, 14, 13, 2.5), rect(82, 72, 14, 13, 2.5));
  return filled([main(subtract(block, panes, door)), accent(subtract(wing, lights))]);
});

/** Three bars that grow, a plant in the room that they leave. */
const sproutBars = mark('sprout-bars', ['marketing'], () => {
  const bars = concat(rect(-4, 80, 32, 28, 5), rect(34, 58, 32, 50, 5), rect(72, -4, 32, 112, 5));
  const stem = inked(parse('M12 75C12 58 16 48 24 38'), 9);
  const large = softened(parse('M22 43C16 12 34 -6 65 -5C69 25 54 48 22 43Z'), 1);
  const small = softened(parse('M12 63C-8 65 -15 45 -11 30C8 30 18 43 12 63Z'), 1);
  const rib = inked(parse('M34 31C40 23 46 17 52 12'), 5.5);
  return filled([main(bars), accent(apart(subtract(union(large, stem, small), rib), bars))]);
});

/** A gavel that comes down on a coin. */
const gavelCoin = mark('gavel-coin', ['marketing'], () => {
  const turn = (path: Path): Path => rotate(path, 40, 38, 32);
  const head = union(rect(20, -6, 44, 46, 2), rect(9, -24, 66, 21, 6), rect(9, 36, 66, 21, 6));
  const handle = rect(50, 7, 80, 20, 10);
  const gavel = turn(filleted(union(head, handle), 1.5));
  const coin = apart(circle(12, 92, 42), gavel);
  return filled([main(gavel), accent(subtract(softened(coin, 2), placed(dollar(10), 0.84, 0, -41, 46)))]);
});

/** The sign of what is registered, its ring a bulb. */
const registeredBulb = mark('registered-bulb', ['marketing', 'technology'], () => {
  const glass = union(circle(50, 36, 42), corners('28,60 72,60 67,84 33,84', 4));
  const hollow = circle(50, 36, 32.5);
  const letter = union(
    inked(parse('M40 54L40 19L51 19C66 19 66 39 51 39L40 39'), 9),
    inked(line(50, 39, 61, 54), 9),
  );
  const foot = union(rect(33, 88, 34, 8.5, 4), rect(38, 100, 24, 7, 3.5));
  return filled([main(subtract(filleted(glass, 4), hollow)), accent(intersect(letter, hollow)), main(foot)]);
});

export const SAVINGS_AND_KEYS: readonly Mark[] = [
  turningCoin,
  gemCoin,
  keyholeBuilding,
  sproutBars,
  gavelCoin,
  registeredBulb,
];
