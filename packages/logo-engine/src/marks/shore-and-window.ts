/** What comes from the shore, hangs in the window and is walked in. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filled, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** A salt shaker with the sea in it. */
const seaSalt = mark('sea-salt', ['food', 'gastronomy', 'fishing'], () => {
  const jar = corners('18,22 82,22 95,112 5,112', 10);
  const sea = parse(
    'M-20 84C6 84 18 70 27 58C36 44 54 40 66 48C75 54 76 65 68 70C67 61 56 59 52 67C48 77 60 85 74 84C86 83 94 77 120 70L120 140L-20 140Z',
  );
  const water = softened(intersect(jar, sea), 1.5);
  const cap = parse('M18 16C18 -10 32 -22 50 -22C68 -22 82 -10 82 16Z');
  const holes = concat(circle(50, -9, 4.8), circle(34, 4, 4.8), circle(66, 4, 4.8), circle(50, 7, 4.8));
  return filled([
    main(subtract(softened(cap, 4), holes)),
    main(softened(apart(jar, grow(water, 1)), 1.5)),
    accent(water),
  ]);
});

/** A clownfish: three white bands between its colours. */
const clownfish = mark('clownfish', ['nature', 'fishing', 'healthcare'], () => {
  const body = parse(
    'M-14 54C-6 32 16 18 42 18C64 18 78 34 92 42C100 36 108 28 118 28C126 28 128 36 124 44C121 50 121 58 124 64C128 72 126 80 118 80C108 80 100 72 92 66C78 74 64 90 42 90C16 90 -6 76 -14 54Z',
  );
  const bands = ['M22 -10C36 30 36 78 22 118', 'M60 -10C52 34 52 74 60 118', 'M90 20C85 40 85 68 90 88'];
  const white = union(...bands.map((band) => inked(parse(band), 9)));
  const fish = softened(subtract(body, white, circle(7, 46, 6.5)), 1.5);
  const dorsal = parse('M16 48C12 12 26 -6 46 -6C66 -6 82 10 86 28C87 38 84 50 80 60L30 60Z');
  const belly = parse('M26 60C24 92 34 110 48 110C60 110 74 96 78 80L70 60Z');
  const fins = softened(apart(union(dorsal, belly), body), 3);
  return filled([main(fish), accent(fins)]);
});

/** A window between two curtains that are tied back. */
const tiedCurtain = mark('tied-curtain', ['desing', 'construction', 'art'], () => {
  const rod = rect(-12, -16, 124, 13, 6.5);
  const drape = parse('M-6 3L47.500 3C47.500 30 32 52 8 65C17 75 22 92 22 114L-6 114Z');
  const fold = inked(parse('M22 3C22 22 16 36 4 48'), 7);
  const tie = inked(parse('M-16 68C-4 70 4 69 18 63'), 7);
  const drapes = both(drape);
  const bars = union(rect(47, 0, 6, 130), rect(0, 66, 100, 6));
  const panes = subtract(apart(rect(14, 26, 72, 88), grow(drapes, 1)), bars);
  return filled([
    main(union(rod, both(softened(subtract(drape, fold, tie), 1.5)))),
    accent(softened(panes, 2)),
  ]);
});

/** A wooden spoon across a wooden spatula. */
const woodenSpoon = mark('wooden-spoon', ['gastronomy', 'food', 'art'], () => {
  const leaning = (path: Path, turn: number): Path => rotate(path, turn, 50, 62);
  const handle = limb('50,34,12 50,70,9 50,100,10 50,128,12');
  const end = circle(50, 128, 12);
  const spoon = filleted(union(ellipse(50, 0, 31, 40), handle, end), 8);
  const hollow = inked(parse('M35 0C34 -14 40 -23 49 -25'), 8);
  const paddle = softened(
    parse('M24 -32C40 -42 66 -42 80 -24C82 -4 76 20 60 42L40 42C26 22 22 -6 24 -32Z'),
    5,
  );
  const slots = [39, 52, 65].map((x) => inked(line(x, -16, 50 + (x - 50) * 0.75, 16), 6.5));
  const front = leaning(spoon, 42);
  const back = leaning(subtract(filleted(union(paddle, handle, end), 8), ...slots), -42);
  return filled([main(subtract(front, leaning(hollow, 42))), accent(softened(apart(back, front), 1))]);
});

/** A coat hanger within two arrows that run round: clothes that are worn again. */
const hangerArrows = mark('hanger-arrows', ['desing', 'marketing', 'art'], () => {
  const head = translate(corners('-11,-17 17,0 -11,17', 3), 109, 50);
  const half = union(stroke(arc(50, 50, 59, 214, 352), 13, { cap: 'round' }), rotate(head, 80, 109, 50));
  const turning = rotate(half, -10, 50, 50);
  const hanger = union(
    inked(parse('M38.500 22C38.500 5 62.500 5 62.500 21C62.500 32 50 31 50 43'), 10.5),
    inked(parse('M50 43L77 62C83 67 81 74 74 74L26 74C19 74 17 67 23 62Z'), 10.5),
  );
  return filled([main(hanger), accent(union(turning, rotate(turning, 180, 50, 50)))]);
});

/** A house on a shopping bag, its cord before it. */
const houseBag = mark('house-bag', ['marketing', 'desing', 'entertainment'], () => {
  const bag = corners('-6,10 106,10 112,120 -12,120', 9);
  const cord = inked(parse('M17 30L17 8C17 -32 83 -32 83 8L83 30'), 9);
  const house = union(corners('50,38 89,72 80,72 80,108 20,108 20,72 11,72', 3.5), rect(67, 49, 12, 22, 2));
  const door = rect(42, 82, 16, 40, 4);
  return filled([
    main(softened(subtract(bag, grow(cord, 5), grow(house, 5)), 1)),
    accent(concat(cord, subtract(house, door))),
  ]);
});

export const SHORE_AND_WINDOW: readonly Mark[] = [
  seaSalt,
  clownfish,
  tiedCurtain,
  woodenSpoon,
  hangerArrows,
  houseBag,
];
