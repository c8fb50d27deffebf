import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, band, circle, corners, ellipse, line, polar, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** Three spears of asparagus, tied. */
const asparagus = mark('asparagus', ['agriculture', 'food', 'gastronomy'], () => {
  const spear = parse(
    'M50 -5C57 1 62.500 11 62.500 22C62.500 30 60 36 59.500 44L59.500 105.500L40.500 105.500L40.500 44C40 36 37.500 30 37.500 22C37.500 11 43 1 50 -5Z',
  );
  const buds = concat(
    parse('M33 17C42 15 48 20 50 29'),
    parse('M67 26C58 26 53 32 52 41'),
    line(45, 53, 50, 59),
  );
  const one = subtract(spear, stroke(buds, 4.6));
  const beside = (side: number): Path => translate(rotate(one, 4 * side, 50, 106), 23 * side, 16);
  const tie = rect(11, 76, 78, 12, 5);
  const sides = apart(union(beside(-1), beside(1)), spear);
  return [main(apart(intersect(union(one, sides), rect(-20, -20, 140, 125)), tie)), accent(tie)];
});

/** Half a papaya, with its seeds. */
const papaya = mark('papaya', ['food', 'agriculture', 'gastronomy'], () => {
  const lean = (path: Path): Path => translate(scale(rotate(path, 38, 50, 50), 0.97), 3, -1);
  const rind = parse(
    'M50 -12C60 -12 66 -4 70 10C76 32 92 46 92 72C92 96 74 112 50 112C26 112 8 96 8 72C8 46 24 32 30 10C34 -4 40 -12 50 -12Z',
  );
  const flesh = shrink(rind, 10);
  const hollow = parse('M50 30C58 42 68 54 68 70C68 82 60 90 50 90C40 90 32 82 32 70C32 54 42 42 50 30Z');
  const seeds = [
    [50, 50],
    [43, 61],
    [57, 61],
    [50, 71],
    [41, 76],
    [59, 76],
  ].map(([x = 0, y = 0]) => circle(x, y, 4.4));
  return [
    main(lean(subtract(rind, shrink(rind, 6)))),
    accent(lean(subtract(flesh, hollow))),
    main(lean(union(...seeds))),
  ];
});

/** A squid. */
const squid = mark('squid', ['fishing', 'food', 'gastronomy'], () => {
  const mantle = parse(
    'M50 -5C60 6 70 26 70 46C70 54 68 58 66 62C70 68 70 74 67 80L33 80C30 74 30 68 34 62C32 58 30 54 30 46C30 26 40 6 50 -5Z',
  );
  const fin = parse('M50 -5C66 0 84 16 90 34C84 38 76 38 68 36Z');
  const arms = both(
    parse(
      'M46 78C46 90 45 96 44 102M38 77C37 86 33 92 28 101M33 74C24 80 20 82 16 92C14 98 6 99 1 92C-2 86 4 80 8 82',
    ),
  );
  const eyes = both(circle(41, 66, 4.2));
  return [
    main(subtract(union(mantle, stroke(arms, 7)), eyes), concat(mantle, arms, eyes)),
    accent(apart(both(fin), mantle)),
  ];
});

/** A lifebuoy with its rope. */
const lifebuoy = mark('lifebuoy', ['fishing', 'entertainment', 'healthcare', 'transportation'], () => {
  const turns = [45, 135, 225, 315] as const;
  const ring = subtract(circle(50, 50, 44), circle(50, 50, 20));
  const bands = union(...turns.map((turn) => band(50, 50, 50, 17, turn - 18, turn + 18)));
  const seams = turns.flatMap((turn) =>
    [-20, 20].map((side) => polyline([polar(50, 50, 20, turn + side), polar(50, 50, 44, turn + side)])),
  );
  const rope = concat(...[0, 90, 180, 270].map((turn) => arc(50, 50, 52, turn - 21, turn + 21)));
  return [
    main(subtract(ring, grow(bands, 4)), concat(ring, ...seams)),
    accent(bands, null),
    main(stroke(rope, 6.4), rope),
  ];
});

/** A silo for grain beside its barn. */
const silo = mark('silo', ['agriculture', 'livestock', 'construction'], () => {
  const drum = rect(-1, 26, 42, 79.5, 3);
  const ribs = concat(...[43, 58.5, 74, 89.5].map((y) => line(-10, y, 29, y)));
  const dome = parse('M-3 21.500C-3 5 8 -5 20 -5C32 -5 43 5 43 21.500Z');
  const barn = corners('46,66 55,50 75.5,40 96,50 105,66 105,105.5 46,105.5', 3);
  const door = rect(62, 76, 27, 40);
  const cross = intersect(
    door,
    concat(stroke(line(62, 76, 89, 105.5), 5), stroke(line(89, 76, 62, 105.5), 5)),
  );
  return [
    main(subtract(drum, stroke(ribs, 4.6, { cap: 'butt' })), concat(drum, ribs)),
    accent(dome),
    main(union(subtract(barn, door, circle(75.5, 60, 5)), intersect(cross, barn))),
  ];
});

/** The collar of a dog, with a bone for a tag. */
const dogCollar = mark('dog-collar', ['nature', 'livestock'], () => {
  const hoop = subtract(ellipse(50, 30, 55, 35), ellipse(50, 21, 42, 18));
  const eye = circle(50, 69, 8);
  const bone = union(rect(30, 83, 40, 13), ...[28, 72].flatMap((x) => [circle(x, 84, 9), circle(x, 96, 9)]));
  const studs = concat(
    ...[
      [50, 52],
      [31, 49.5],
      [69, 49.5],
      [14, 41],
      [86, 41],
    ].map(([x = 0, y = 0]) => circle(x, y, 4)),
  );
  return [main(subtract(union(hoop, eye), studs, circle(50, 69, 3))), accent(apart(bone, eye))];
});

/** The house of a dog. */
const dogHouse = mark('dog-house', ['nature', 'livestock', 'construction'], () => {
  const walls = corners('12,44 50,10 88,44 88,105 12,105', 3);
  const roof = stroke(parse('M1 48L50 3L99 48'), 11.8);
  const door = parse('M29 106L29 78C29 65 38 57 50 57C62 57 71 65 71 78L71 106Z');
  const bone = union(
    rect(40, 37, 20, 7),
    ...[39, 61].flatMap((x) => [circle(x, 37.5, 5), circle(x, 43.5, 5)]),
  );
  return [accent(roof), main(subtract(apart(walls, roof), door, bone))];
});

/** A carrier, and the cat in it. */
const petCarrier = mark('pet-carrier', ['nature', 'livestock', 'transportation'], () => {
  const box = parse(
    'M18 24L82 24C88 24 92 27 94 33L104 88C106 97 100 104 92 104L8 104C0 104 -6 97 -4 88L6 33C8 27 12 24 18 24Z',
  );
  const handle = stroke(parse('M30 28L33 9C34 3 37 0 43 0L57 0C63 0 66 3 67 9L70 28'), 9);
  const door = parse('M22 94L22 62C22 46 34 36 50 36C66 36 78 46 78 62L78 94Z');
  const cat = parse('M28 94L28 55C28 52 31 51 33 53L43 60C47 59 53 59 57 60L67 53C69 51 72 52 72 55L72 94Z');
  const eyes = both(circle(41, 74, 4));
  const nose = corners('45,81 55,81 50,87', 1.5);
  const vents = both(concat(line(12, 50, 11, 55), line(9, 66, 8, 71), line(6.5, 82, 5.5, 87)));
  return [main(union(subtract(box, door, stroke(vents, 5)), handle)), accent(subtract(cat, eyes, nose))];
});

export const KENNEL_AND_FIELD: readonly Mark[] = [
  asparagus,
  papaya,
  squid,
  lifebuoy,
  silo,
  dogCollar,
  dogHouse,
  petCarrier,
];
