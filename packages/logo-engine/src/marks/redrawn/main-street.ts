import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, corners, leaf, line, polyline, rect, regular } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A drawing that is longer than its square on the slant, made to fit: its middle comes to the middle. */
const fitted = (path: Path, x: number, y: number): Path =>
  mapPoints(path, (px, py) => [50 + (px - x) * 0.92, 50 + (py - y) * 0.92]);

/** A dog that is glad, its ears folded. */
const dog = redrawing('dog', () => {
  const skull = parse(
    'M50 5C72 5 84 17 86 34C88 47 90 59 86 72C81 89 67 97 50 97C33 97 19 89 14 72C10 59 12 47 14 34C16 17 28 5 50 5Z',
  );
  const ear = parse(
    'M74 4C88 2 100 17 103 38C105 54 103 67 96 68C88 69 88 56 84 44C81 34 76 26 70 18C65 11 67 5 74 4Z',
  );
  const ears = concat(mirror(ear), ear);
  const head = apart(skull, ears);
  const eyes = both(circle(35, 45, 6.5));
  const nose = parse('M38 57C38 53 42 51 50 51C58 51 62 53 62 57C62 64 55 69 50 69C45 69 38 64 38 57Z');
  const mouth = parse('M33 76C37 86 48 85 50 76C52 85 63 86 67 76');
  const cuts = [eyes, nose, stroke(mouth, 6.5), stroke(line(50, 66, 50, 78), 6)];
  return [main(subtract(head, ...cuts), concat(head, eyes, nose, mouth)), accent(ears)];
});

/** A horse by its straight face, its round jaw and a mane in locks. */
const horse = redrawing('horse', () => {
  const head = parse(
    'M50 -3C57 3 61 11 62 19C77 31 82 60 80 98L32 98C31 82 43 76 48 60C42 63 37 64 32 66L21 76C16 80 9 80 5 75L1 68C-2 64 -2 60 1 56L25 25C31 18 38 16 46 14C46 8 47 2 50 -3Z',
  );
  const crest = parse('M62 0C92 6 107 46 103 98L70 98L56 20Z');
  const locks = concat(line(60, 38, 112, 22), line(66, 70, 118, 56));
  const eye = circle(40, 34, 4.6);
  return [main(subtract(head, eye), head), accent(subtract(apart(crest, head), stroke(locks, 5.5)))];
});

/** A boletus, which is eaten: a cap with light on it and a stem that swells. */
const mushroom = redrawing('mushroom', () => {
  const cap = parse(
    'M0 49C0 22 22 2 50 2C78 2 100 22 100 49C100 57 94 61 87 59C63 52 37 52 13 59C6 61 0 57 0 49Z',
  );
  const light = arc(50, 50, 33, 196, 250);
  const stem = parse(
    'M36 46L64 46C63 64 68 74 73 85C77 94 73 99 64 99L36 99C27 99 23 94 27 85C32 74 37 64 36 46Z',
  );
  return [main(subtract(cap, stroke(light, 8)), concat(cap, light)), accent(apart(stem, cap))];
});

/** A net in the shape of what it catches. */
const fishingNet = redrawing(
  'fishing-net',
  () => {
    const fish = parse('M-3 50C10 24 30 14 48 14C66 14 78 30 85 50C78 70 66 86 48 86C30 86 10 76 -3 50Z');
    const head = intersect(fish, circle(0, 50, 31));
    const meshes = concat(
      ...[
        [49, 25],
        [49, 50],
        [49, 75],
        [61.5, 37.5],
        [61.5, 62.5],
        [73, 50],
      ].map(([x = 0, y = 0]) => regular(x, y, 8, 4, 1)),
    );
    const tail = corners('89,50 105,22 105,78', 3);
    return [
      main(concat(subtract(head, circle(15, 45, 4.8)), subtract(apart(fish, head), meshes))),
      accent(apart(tail, fish)),
    ];
  },
  { line: false },
);

/** A hammer with a claw that pulls. */
const hammer = redrawing('hammer', () => {
  const turn = (path: Path) => fitted(rotate(path, 40, 50, 50), 52, 36);
  const claw = parse('M30 7C40 7 44 3 58 3C81 3 98 16 102 46C91 37 78 36 62 37C48 37 40 33 30 33Z');
  const head = union(rect(-4, 0, 19, 40, 4), rect(10, 7, 28, 26), claw);
  return [main(turn(head)), accent(turn(rect(36, 40, 19, 66, 7)))];
});

/** A slice with its crust, what is on it and cheese that runs. */
const slice = redrawing('slice', () => {
  const crust = stroke(parse('M5 19C31 3 69 3 95 19'), 16);
  const cheese = parse(
    'M8 30C34 19 66 19 92 30L77 58L77 71C77 75 74 78 70.500 78C67 78 64.500 75 63 73L54 97C52 101 48 101 46 97Z',
  );
  const toppings = concat(circle(37, 42, 8.5), circle(64, 46, 8.5), circle(48, 68, 7));
  return [accent(crust), main(subtract(apart(cheese, crust), toppings), concat(cheese, toppings))];
});

/** A house that a key opens. */
const house = redrawing('house', () => {
  const roof = polyline([
    [3, 48],
    [50, 8],
    [97, 48],
  ]);
  const tiles = stroke(roof, 13, { join: 'round' });
  const walls = parse('M17 40L50 12L83 40L83 92C83 96 81 98 77 98L23 98C19 98 17 96 17 92Z');
  const keyhole = union(circle(50, 58, 10.5), corners('47,60 53,60 59,84 41,84', 2));
  return [accent(tiles, roof), main(subtract(apart(walls, tiles), keyhole), concat(walls, keyhole))];
});

/** The glass that is in the bottle. */
const wine = redrawing('wine', () => {
  const bottle = parse(
    'M40.500 10L59.500 10L59.500 24C59.500 34 76 36 76 51L76 95C76 101 73 104 67 104L33 104C27 104 24 101 24 95L24 51C24 36 40.500 34 40.500 24Z',
  );
  const glass = parse(
    'M36 51L64 51C67 66 64 76 53.500 78.500L53.500 87L62 87L62 93.500L38 93.500L38 87L46.500 87L46.500 78.500C36 76 33 66 36 51Z',
  );
  return [accent(rect(37.5, -5, 25, 11, 4)), main(subtract(bottle, glass), concat(bottle, glass))];
});

/** Round spectacles, and light on them. */
const eyeglasses = redrawing('eyeglasses', () => {
  const rims = both(subtract(circle(23, 52, 24), circle(23, 52, 15.5)));
  const bridge = parse('M43 47C45 40 55 40 57 47');
  const ends = both(line(3, 43, -1, 40));
  const glints = both(parse('M18.500 56.500L27.500 47.500'));
  return [
    main(
      union(rims, stroke(bridge, 8.5, { cap: 'butt' }), stroke(ends, 8.5)),
      concat(both(circle(23, 52, 20)), bridge, ends),
    ),
    accent(stroke(glints, 7), glints),
  ];
});

const guitar = redrawing(
  'guitar',
  () => {
    const turn = (path: Path) => fitted(rotate(path, 42, 50, 50), 51, 50);
    const body = parse(
      'M50 40C64 38 73 46 72 57C72 64 69 67 73 73C82 82 84 94 77 103C71 111 61 114 50 114C39 114 29 111 23 103C16 94 18 82 27 73C31 67 28 64 28 57C27 46 36 38 50 40Z',
    );
    const neck = union(rect(44, -8, 12, 60), rect(39.5, -21, 21, 22, 5));
    const hole = circle(50, 70, 9.5);
    const bridge = rect(36, 91, 28, 8, 4);
    return [
      main(turn(subtract(apart(body, neck), hole, bridge))),
      accent(turn(subtract(neck, grow(hole, 4)))),
    ];
  },
  { line: false },
);

/** A round loaf, scored with three leaves. */
const bread = redrawing('bread', () => {
  const loaf = parse('M17 90C5 90 -2 80 -1 66C1 37 23 18 50 18C77 18 99 37 101 66C102 80 95 90 83 90Z');
  const scores = union(leaf(14, 72, 34, 33, 0.17), leaf(41, 74, 59, 29, 0.15), leaf(68, 74, 82, 40, 0.17));
  return [main(subtract(loaf, scores), concat(loaf, scores))];
});

/** A book with the ribbon that keeps the page. */
const bookOpen = redrawing('book-open', () => {
  const page = parse('M-1 20C-1 17 1 15 4 15C22 14 38 16 47 24L47 92C37 85 22 82 4 83C1 83 -1 81 -1 78Z');
  const ribbon = parse('M67 4L85 4L85 52L76 44L67 52Z');
  const pages = both(page);
  return [main(apart(pages, ribbon)), accent(ribbon)];
});

export const REDRAWN_MAIN_STREET: readonly Redrawing[] = [
  dog,
  horse,
  mushroom,
  fishingNet,
  hammer,
  slice,
  house,
  wine,
  eyeglasses,
  guitar,
  bread,
  bookOpen,
];
