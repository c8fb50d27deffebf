import { intersect, parse, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, inked, type Mark, main, mark, softened } from './mark.js';

/** A card reader in hand: a screen, its keys, and the card behind it. */
const cardReader = mark('card-reader', ['technology', 'marketing'], () => {
  const body = rect(-4, -5, 66, 110, 12);
  const screen = rect(8, 8, 42, 27, 4);
  const keys = concat(...[50, 66, 82].flatMap((y) => [7.5, 23.5, 39.5].map((x) => rect(x, y, 11, 9.5, 3))));
  const card = subtract(rect(36, 32, 69, 48, 7), rect(30, 43, 80, 10));
  return [main(subtract(body, screen, keys)), accent(apart(card, body))];
});

/** A jug, and a bowl on its plate. */
const tableware = mark('tableware', ['art', 'desing', 'gastronomy'], () => {
  const pot = parse(
    'M10 3L42 3L48 -3C51 -3 53 0 52 4C50 12 47 20 48 30C50 42 58 52 58 72C58 86 54 97 47 105L15 105C8 97 4 86 4 72C4 52 14 42 15 30C15.500 20 13 12 10 3Z',
  );
  const handle = inked(parse('M14 22C-4 22 -4 58 9 60'), 7.5);
  const glaze = parse(
    'M-10 62C4 54 18 70 32 62C46 54 52 68 68 60L68 66C52 75 46 61 32 69C18 77 4 61 -10 69Z',
  );
  const bowl = parse('M53 55L105 55C105 73 98 84 88 86L70 86C60 84 54 73 53 55Z');
  const plate = corners('54,92 105,92 97,105 62,105', 3);
  const jug = union(pot, handle);
  return [main(subtract(jug, glaze)), accent(apart(concat(bowl, plate), pot))];
});

/** A motorcycle without an exhaust: its battery in the frame, a bolt in that. */
const electricMotorcycle = mark('electric-motorcycle', ['automotive', 'transportation', 'technology'], () => {
  const wheels = concat(circle(14, 82, 19), circle(86, 82, 19));
  const hubs = concat(circle(14, 82, 7), circle(86, 82, 7));
  const fork = union(inked(parse('M44 4L59 4L86 82'), 8), circle(73, 20, 8.5));
  const saddle = parse(
    'M-1 20C7 27 14 29 22 29L31 29C34 22 41 18 49 18C57 18 62 22 65 28L68 36L22 36C12 36 4 34 -2 29C-5 26 -4 18 -1 20Z',
  );
  const battery = corners('25,44 64,44 71,66 61,90 38,90', 5);
  const bolt = corners('53,47 37,70 47,70 43,87 60,63 50,63', 0.6);
  const cell = apart(battery, fork, wheels);
  return [main(subtract(union(wheels, fork, apart(saddle, fork)), hubs)), accent(subtract(cell, bolt))];
});

/** A pair of sandals of crossed straps, seen from above. */
const huaraches = mark('huaraches', ['art', 'desing', 'marketing'], () => {
  const sole = parse(
    'M22 -5C38 -5 46 8 46 26C46 42 39 52 39 66C39 84 40 105 23 105C6 105 5 84 5 68C5 54 -3 46 -3 28C-3 10 8 -5 22 -5Z',
  );
  const crossed = union(
    inked(line(-12, 8, 56, 46), 11),
    inked(line(56, 8, -12, 46), 11),
    rect(-12, 73, 70, 11),
  );
  const straps = intersect(sole, crossed);
  const foot = softened(apart(sole, straps), 2);
  return [main(both(foot)), accent(both(straps))];
});

/** A watch for the pocket: its crown, the bow of its chain, its hours on the face. */
const pocketWatch = mark('pocket-watch', ['art', 'desing', 'marketing'], () => {
  const shell = subtract(circle(50, 65, 40), circle(50, 65, 31));
  const bow = subtract(circle(50, 9, 14), circle(50, 9, 7));
  const crown = rect(41, 19, 18, 12, 3);
  const face = circle(50, 65, 27);
  const hands = inked(parse('M50 48L50 66L62 73'), 6);
  const hours = concat(circle(50, 85.5, 2.8), circle(29.5, 65, 2.8), circle(70.5, 65, 2.8));
  return [main(union(shell, bow, crown)), accent(subtract(face, hands, hours))];
});

export const TILL_AND_TABLE: readonly Mark[] = [
  cardReader,
  tableware,
  electricMotorcycle,
  huaraches,
  pocketWatch,
];
