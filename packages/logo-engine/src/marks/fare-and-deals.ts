/** What is served, dealt in and spoken of, a lily and a hare. */
import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filled, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** A bowl of poke with a wave on it: dice of salmon with sesame, half an avocado, chopsticks. */
const pokeBowl = mark(
  'poke-bowl',
  ['gastronomy', 'food'],
  () => {
    const bowl = parse(
      'M-16 55L118 55C121 55 122.500 57 122 60C119 82 102 98 78 103L75 109L27 109L24 103C0 98 -17 82 -20 60C-20.500 57 -19 55 -16 55Z',
    );
    const swell = stroke(
      parse('M-30 74C-14 66 4 68 17 78C30 88 40 88 51 78C62 68 74 68 86 78C98 88 112 86 132 72'),
      6.5,
    );
    const above = (path: Path): Path => subtract(path, rect(-30, 50, 160, 80));
    const die = (x: number, y: number, turn: number): Path =>
      rotate(rect(x - 19, y - 19, 38, 38, 6), turn, x, y);
    const seed = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 5, 3), turn, x, y);
    const [top, left, right] = [die(52, -12, 10), die(31, 34, -3), die(74, 34, 3)];
    const dice = union(top, left, right);
    const salmon = union(top, apart(left, top), apart(right, top, left));
    const seeds = [
      seed(46, -19, 50),
      seed(58, -7, -20),
      seed(24, 28, 37),
      seed(38, 38, -33),
      seed(67, 28, 43),
      seed(81, 38, -27),
    ];
    const avocado = rotate(ellipse(0, 32, 22, 34), -20, 0, 32);
    const sticks = union(limb('88,60,5.5 108,-22,4.5'), limb('105,60,5.5 125,-16,4.5'));
    return filled([
      main(subtract(bowl, swell)),
      accent(above(subtract(salmon, ...seeds))),
      main(above(subtract(apart(avocado, dice), circle(-4, 30, 9)))),
      main(above(apart(sticks, dice))),
    ]);
  },
  { line: false },
);

/** A chivito, its bun lifted from the fried egg on the steak. */
const chivito = mark('chivito', ['gastronomy', 'food'], () => {
  const lid = rotate(
    parse('M-6 30C-6 8 20 -8 50 -8C80 -8 106 8 106 30C106 34 104 36 100 36L0 36C-4 36 -6 34 -6 30Z'),
    -13,
    0,
    36,
  );
  const yolk = parse('M38 53C38 36 50 29 63 29C76 29 88 36 88 53Z');
  const white = softened(
    parse(
      'M4 57L98 57C109 57 111 71 101 72C94 72 90 70 86 72C80 76 72 74 66 72C58 70 54 74 51 78C46 90 30 90 26 78C24 72 16 73 8 72C-5 71 -7 57 4 57Z',
    ),
    1.5,
  );
  const steak = rect(-6, 64, 112, 23, 10);
  const foot = parse(
    'M0 92L100 92C103 92 104 94 104 97C103 107 95 113 86 113L14 113C5 113 -3 107 -4 97C-4 94 -3 92 0 92Z',
  );
  return filled([main(lid), accent(yolk), main(white), main(softened(apart(steak, white), 1.5)), main(foot)]);
});

/** Two phones that change hands. */
const phoneSwap = mark('phone-swap', ['technology'], () => {
  const phone = (x: number, y: number): Path =>
    subtract(rect(x, y, 48, 80, 11), rect(x + 8, y + 8, 32, 54, 4), circle(x + 24, y + 71, 4.2));
  const over = union(inked(parse('M56 0C74 -2 84 4 84 12'), 9), corners('68,8 100,8 84,27', 2));
  const under = rotate(over, 180, 50, 50);
  return filled([main(phone(-8, -8)), accent(phone(60, 28)), main(union(over)), accent(under)]);
});

/** A chain that snaps in its middle link. */
const brokenChain = mark('broken-chain', ['marketing'], () => {
  const turned = (path: Path): Path => rotate(path, -45, 50, 50);
  const around = (path: Path): Path => rotate(path, 180, 50, 50);
  const bar = rect(-44, 41.5, 46, 17, 8.5);
  const half = apart(inked(parse('M33 23L4 23C-14 23 -22 35 -22 50C-22 65 -14 77 4 77L33 77'), 17), bar);
  const ray = inked(line(50, 24, 50, 2), 11);
  return filled([
    main(turned(union(half, around(half)))),
    main(turned(union(bar, around(bar)))),
    accent(turned(union(ray, around(ray)))),
  ]);
});

/** A speaker behind a lectern, what is said in a bubble. */
const lecternTalk = mark('lectern-talk', ['marketing', 'entertainment'], () => {
  const head = circle(26, 6, 18);
  const shoulders = parse('M-10 70C-12 42 0 29 26 29C52 29 64 42 62 70Z');
  const desk = union(
    corners('-14,54 66,54 62,68 -10,68', 4),
    corners('6,60 46,60 42,104 10,104', 1),
    rect(-4, 97, 60, 12, 4),
  );
  const bubble = union(rect(52, -12, 58, 46, 12), corners('60,26 86,26 60,50', 2));
  const words = union(inked(line(65, 3, 97, 3), 7), inked(line(65, 18, 84, 18), 7));
  return filled([
    main(apart(head, bubble)),
    main(softened(apart(shoulders, desk, bubble, head), 1)),
    main(filleted(desk, 3)),
    accent(subtract(bubble, words)),
  ]);
});

/** A lily that opens its trumpet, its stamens above the petals. */
const trumpetLily = mark('trumpet-lily', ['nature', 'art', 'healthcare'], () => {
  const petal = parse('M50 82C36 70 31 54 36 42C40 34 46 30 50 22C54 30 60 34 64 42C69 54 64 70 50 82Z');
  const wing = parse(
    'M46 88C24 84 12 66 12 44C12 30 4 18 -12 14C8 2 32 10 35 30C30 40 26 50 31 64C34 74 40 80 46 88Z',
  );
  const blade = leaf(50, 120, 98, 90, 0.26);
  const stem = union(rect(45.5, 80, 9, 40), blade, mirror(blade));
  const stamen = (x: number, y: number): Path =>
    union(inked(line(50, 50, x, y), 4.5), rotate(ellipse(x, y, 8, 5), (x - 50) * 1.6, x, y));
  const stamens = union(stamen(50, -6), stamen(34, 0), stamen(66, 0));
  const cup = union(petal, wing, mirror(wing));
  return filled([
    main(union(apart(wing, petal), mirror(apart(wing, petal)))),
    main(petal),
    main(apart(stem, cup)),
    accent(apart(stamens, cup)),
  ]);
});

/** A hare in full leap. */
const leapingHare = mark('leaping-hare', ['marketing', 'nature'], () => {
  const end = (points: string, x: number, y: number, r: number): Path => union(limb(points), circle(x, y, r));
  const body = union(limb('8,58,17 34,44,22 62,46,18 84,36,12'), circle(10, 60, 18));
  const head = union(ellipse(94, 30, 16, 13), circle(104, 35, 8));
  const ears = union(
    end('95,26,7 86,-4,9.5 76,-24,4.5', 76, -24, 4.5),
    end('82,30,7 60,6,9.5 40,-8,4.5', 40, -8, 4.5),
  );
  const hind = union(
    end('14,62,18 0,82,9 -18,98,6', -18, 98, 6),
    end('28,60,16 22,84,7.5 6,102,5.5', 6, 102, 5.5),
  );
  const fore = union(
    end('70,54,11 92,68,6.5 114,76,5', 114, 76, 5),
    end('60,56,11 78,78,6.5 96,92,5', 96, 92, 5),
  );
  const hare = filleted(union(body, head, ears, hind, fore), 3);
  return filled([main(subtract(hare, circle(97, 27, 4))), accent(apart(circle(-13, 44, 12), hare))]);
});

export const FARE_AND_DEALS: readonly Mark[] = [
  pokeBowl,
  chivito,
  phoneSwap,
  brokenChain,
  lecternTalk,
  trumpetLily,
  leapingHare,
];
