/** Second drawings of what is drunk, sweet or passed around: each as much its trade as the first. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { accent, both, inked, type Mark, main, mark, softened } from './mark.js';

/** A birthday cake with its candles. */
const birthdayCake = mark('birthday-cake', ['food', 'entertainment', 'gastronomy'], () => {
  const icing = parse(
    'M2 54C2 46 8 40 16 40L84 40C92 40 98 46 98 54L98 62C98 68 95 71 91 71C86 71 84 67 82 63C80 67 76 77 71 77C66 77 63 68 60 63C58 67 55 71 51 71C46 71 43 67 40 63C38 68 35 79 29 79C24 79 21 68 19 63C17 67 14 71 9 71C5 71 2 68 2 62Z',
  );
  const base = subtract(rect(2, 50, 96, 42.5, 5), grow(union(icing, rect(2, 30, 96, 28)), 5));
  const stand = rect(-5, 98, 110, 7.5, 3);
  const candles = [22, 50, 78].map((x) => rect(x - 4, 18, 8, 17, 2));
  const flames = [22, 50, 78].map((x) =>
    translate(
      parse('M0 -5C4 1 6 4 6 7.500C6 11 3.500 13.500 0 13.500C-3.500 13.500 -6 11 -6 7.500C-6 4 -4 1 0 -5Z'),
      x,
      0,
    ),
  );
  return [accent(icing), main(base), main(stand), main(union(...candles)), accent(union(...flames))];
});

/** An alfajor, bitten. */
const alfajor = mark('alfajor', ['food', 'gastronomy'], () => {
  const layer = (y: number, height: number, reach: number): Path =>
    parse(
      `M${50 - reach} ${y}C${50 - reach} ${y + 16} ${50 - reach * 0.55} ${y + 24} 50 ${y + 24}C${50 + reach * 0.55} ${y + 24} ${50 + reach} ${y + 16} ${50 + reach} ${y}L${50 + reach} ${y + height}C${50 + reach} ${y + height + 16} ${50 + reach * 0.55} ${y + height + 24} 50 ${y + height + 24}C${50 - reach * 0.55} ${y + height + 24} ${50 - reach} ${y + height + 16} ${50 - reach} ${y + height}Z`,
    );
  const bite = union(
    circle(96, 6, 15),
    circle(104, 30, 15),
    circle(84, 20, 9),
    circle(98, 52, 13),
    circle(112, 72, 14),
  );
  const face = ellipse(50, 23, 51, 22);
  const flakes = union(
    rotate(rect(26, 20, 11, 5, 2.5), -25, 31, 22),
    rotate(rect(46, 13, 11, 5, 2.5), 20, 51, 15),
    rotate(rect(47, 29, 11, 5, 2.5), -15, 52, 31),
  );
  const cut = (path: Path): Path => softened(subtract(path, bite), 1.5);
  return [
    main(subtract(cut(union(face, layer(14, 17, 51))), flakes)),
    accent(cut(layer(40, 13, 55))),
    main(cut(layer(62, 18, 51))),
  ];
});

/** A box of chocolates. */
const bonbonBox = mark('bonbon-box', ['food', 'gastronomy'], () => {
  const box = subtract(rect(-5, -5, 110, 110, 12), rect(4, 4, 92, 92, 6));
  const drizzled = subtract(circle(28, 28, 18), stroke(parse('M6 34L34 6M14 43L43 14M24 50L52 22'), 4.6));
  const nutty = subtract(rotate(rect(58, 58, 28, 28, 5), 45, 72, 72), circle(72, 72, 6.5));
  const heart = parse(
    'M72 47C59 39 53 32 53 23C53 15 58 11 63 11C67 11 71 13 72 17C73 13 77 11 81 11C86 11 91 15 91 23C91 32 85 39 72 47Z',
  );
  const dome = subtract(
    rect(11, 55, 34, 34, 9),
    stroke(parse('M4 72C14 62 20 64 28 72C36 80 42 82 52 72'), 5),
  );
  return [main(union(box, drizzled, nutty, dome)), accent(heart)];
});

/** Coffee to go. */
const coffeeToGo = mark('coffee-to-go', ['gastronomy', 'food'], () => {
  const lid = parse(
    'M24 -5L76 -5C79 -5 81 -4 82 -1L85 8L90 8C92 8 93 9 93 11L93 18C93 20 92 21 90 21L10 21C8 21 7 20 7 18L7 11C7 9 8 8 10 8L15 8L18 -1C19 -4 21 -5 24 -5Z',
  );
  const cup = corners('13,27 87,27 78,105.500 22,105.500', 5);
  const sleeve = corners('7,42 93,42 87,83 13,83', 3);
  const bean = rotate(ellipse(50, 62.5, 11, 15.5), 28, 50, 62.5);
  const seam = stroke(rotate(parse('M50 44C43 54 57 70 50 81'), 28, 50, 62.5), 4.2);
  return [
    main(lid),
    main(subtract(cup, rect(-10, 37, 120, 51))),
    accent(subtract(sleeve, subtract(bean, seam))),
  ];
});

/** A cup of tea with the tag of its bag. */
const teaBag = mark('tea-bag', ['gastronomy', 'food'], () => {
  const cup = parse(
    'M-2 40L76 40C78 40 79 41 79 43L79 58C79 78 66 90 48 90L26 90C8 90 -5 78 -5 58L-5 43C-5 41 -4 40 -2 40Z',
  );
  const handle = stroke(parse('M77 48L87 48C95 48 99 53 99 60C99 68 94 74 86 74L76 74'), 8);
  const saucer = rect(-5, 97, 96, 8, 4);
  const thread = line(28, 40, 28, 52);
  const tag = corners('28,50 41,58 41,80 15,80 15,58', 2.5);
  const sprout = union(leaf(28, 76, 28, 60, 0.3));
  const steam = parse('M24 30C15 20 33 14 24 0M50 30C41 20 59 14 50 0');
  return [
    main(subtract(union(cup, handle), grow(union(tag, stroke(thread, 3)), 4.5))),
    accent(union(subtract(tag, sprout), stroke(thread, 4))),
    main(saucer),
    main(inked(steam, 7), steam),
  ];
});

/** A jar with a handle, full of smoothie. */
const masonJar = mark('mason-jar', ['gastronomy', 'food'], () => {
  const jar = parse(
    'M12 34L70 34C76 38 78 42 78 48L78 93C78 101 73 105.500 66 105.500L16 105.500C9 105.500 4 101 4 93L4 48C4 42 6 38 12 34Z',
  );
  const hollow = parse(
    'M15 42L67 42C69 44 70 46 70 49L70 92C70 96 68 98 64 98L18 98C14 98 12 96 12 92L12 49C12 46 13 44 15 42Z',
  );
  const handle = parse('M74 52L86 52C94 52 99 57 99 64L99 78C99 85 94 90 86 90L74 90');
  const drink = parse(
    'M17 66C26 58 33 72 41 66C49 58 56 72 65 66L65 89C65 92 64 93 61 93L21 93C18 93 17 92 17 89Z',
  );
  const lid = rect(6, 19, 70, 10, 3.5);
  const straw = parse('M40 20L47 -1L62 -1');
  return [
    main(subtract(union(jar, stroke(handle, 9)), hollow)),
    accent(drink),
    main(union(lid, inked(straw, 7))),
  ];
});

/** Two tankards that clink. */
const cheers = mark('cheers', ['gastronomy', 'food', 'entertainment'], () => {
  const glass = parse('M14 42L52 42L52 92C52 97 49 100 44 100L22 100C17 100 14 97 14 92Z');
  const slots = union(rect(24, 54, 6, 34, 3), rect(36.5, 54, 6, 34, 3));
  const handle = stroke(parse('M18 52L9 52C2 52 -2 56 -2 62L-2 76C-2 82 2 86 9 86L18 86'), 7.5);
  const foam = parse('M14 36C5 36 3 23 12 20C14 9 28 7 33 15C41 8 53 13 52 22C59 25 58 36 51 36Z');
  const left = (path: Path): Path => translate(rotate(scale(path, 0.84), 14, 30, 60), -0.5, 16);
  const half = rect(-20, -20, 67.5, 140);
  return [
    main(both(left(subtract(union(glass, handle), slots)))),
    accent(both(softened(intersect(left(foam), half), 1.5))),
    accent(
      inked(parse('M50 -1.500L50 10M31 1L37 11M69 1L63 11'), 6.5),
      parse('M50 -1.500L50 10M31 1L37 11M69 1L63 11'),
    ),
  ];
});

/** A gourd of mate beside its flask. */
const mateFlask = mark('mate-flask', ['food', 'gastronomy'], () => {
  const flask = parse(
    'M64 26L96 26C101 28 105 32 105 38L105 98C105 103 102 105.500 98 105.500L62 105.500C58 105.500 55 103 55 98L55 38C55 32 59 28 64 26Z',
  );
  const cap = parse(
    'M70 -5.500L90 -5.500C93 -5.500 95 -4 95 -1L95 20L65 20L65 -1C65 -4 67 -5.500 70 -5.500Z',
  );
  const band = rect(50, 50, 60, 6);
  const gourd = parse(
    'M3 60L41 60C47 66 49 74 49 82C49 96 40 105.500 22 105.500C4 105.500 -5 96 -5 82C-5 74 -3 66 3 60Z',
  );
  const rim = rect(-3, 46, 50, 9.5, 4);
  const straw = parse('M22 37L31 14L42 10');
  return [
    main(subtract(flask, band, rect(50, 88, 60, 6))),
    main(cap),
    accent(gourd),
    main(rim),
    main(inked(straw, 6.5), straw),
  ];
});

/** Canapés on a tray. */
const canapes = mark('canapes', ['gastronomy', 'food', 'entertainment'], () => {
  const tray = parse(
    'M-3 84L103 84C105 84 106 86 105 88L101 95C99 98 97 99 94 99L6 99C3 99 1 98 -1 95L-5 88C-6 86 -5 84 -3 84Z',
  );
  const slices = [15, 50, 85].map((x) => rect(x - 14.5, 68, 29, 10.5, 4));
  const cheese = corners('1,46 29,46 29,62 1,62', 3);
  const olive = subtract(ellipse(50, 49, 14, 13), circle(50, 49, 4.5));
  const tomato = parse('M71 62C69 48 76 40 85 40C94 40 101 48 99 62Z');
  const picks = [
    [15, 41],
    [50, 31],
    [85, 35],
  ].map(([x = 0, y = 0]) => union(rect(x - 2.8, 8, 5.6, y - 8), circle(x, 8, 6.5)));
  return [
    main(tray),
    main(union(...slices)),
    accent(union(cheese, olive, softened(tomato, 2))),
    main(union(...picks)),
  ];
});

export const REFRESHMENTS: readonly Mark[] = [
  birthdayCake,
  alfajor,
  bonbonBox,
  coffeeToGo,
  teaBag,
  masonJar,
  cheers,
  mateFlask,
  canapes,
];
