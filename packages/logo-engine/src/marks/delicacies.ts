import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** Two stalks of sugar cane, cut, with their long leaves. */
const sugarCane = mark('sugar-cane', ['agriculture', 'food'], () => {
  const joint = (x: number, y: number, h: number) =>
    parse(
      `M${x + 2} ${y}Q${x} ${y} ${x} ${y + 3}Q${x + 4.5} ${y + h / 2} ${x} ${y + h - 3}Q${x} ${y + h} ${x + 2} ${y + h}L${x + 20} ${y + h}Q${x + 22} ${y + h} ${x + 22} ${y + h - 3}Q${x + 17.5} ${y + h / 2} ${x + 22} ${y + 3}Q${x + 22} ${y} ${x + 20} ${y}Z`,
    );
  const tall = union(joint(27, 30, 22), joint(27, 56.5, 22), joint(27, 83, 22));
  const low = union(subtract(joint(57, 46, 30), corners('50,40 90,40 57,62 50,62')), joint(57, 80.5, 24.5));
  const leaves = union(
    parse('M30 25C28 10 16 2 -4 8C8 10 16 16 24 25Z'),
    parse('M33 25C30 12 34 2 42 -5.500C46 4 46 14 44 25Z'),
    parse('M47 25C50 4 72 -6 92 6C102 12 105 24 104 38C96 22 84 14 72 16C62 17 56 20 53 25Z'),
  );
  const left = parse('M26 74C22 58 10 50 -5 54C4 58 8 66 12 74C16 80 22 84 26 82Z');
  const right = parse('M80 94C80 76 88 62 105 58C99 66 98 76 94 86C91 94 86 99 80 100Z');
  return [main(leaves), main(apart(union(left, right), tall, low)), accent(union(tall, low))];
});

/** A snow cone: shaved ice with syrup in a paper cone, and a straw. */
const snowCone = mark('snow-cone', ['food', 'gastronomy', 'entertainment'], () => {
  const ice = parse('M8 46C2 46 1 42 2 37C6 17 22 0 47 0C72 0 88 17 92 37C93 42 92 46 86 46Z');
  const syrup = parse(
    'M-4 -5L100 -5L100 28L92 28C86 28 84 28 84 32C84 38 72 38 72 32C72 26 63 26 63 32L63 34C63 41 51 41 51 34L51 28C51 22 42 22 42 28C42 35 31 35 31 29C31 24 22 24 22 29L22 31C22 38 11 38 10 31L-4 31Z',
  );
  const straw = parse('M68 22L77 -1.500L98 -1.500');
  const tube = stroke(straw, 7);
  const cup = parse(
    'M12 50.500L82 50.500C86 50.500 87 53 85.500 56L53 102C50 106.500 44 106.500 41 102L8.500 56C7 53 8 50.500 12 50.500Z',
  );
  const folds = concat(line(34, 44, 20, 74), line(63, 44, 38, 98));
  const flakes = concat(line(28, 19, 34, 13), line(46, 15, 51, 10));
  const top = intersect(ice, syrup);
  return [
    accent(subtract(apart(top, tube), stroke(flakes, 5)), apart(top, tube)),
    main(tube, straw),
    main(apart(ice, top, tube)),
    main(subtract(cup, stroke(folds, 5)), cup),
  ];
});

/** An open sack of grain: its edge is rolled, and there is an ear on it. */
const grainSack = mark('grain-sack', ['agriculture', 'food', 'livestock'], () => {
  const heap = parse('M14 22C20 8 34 -5 50 -5C66 -5 80 8 86 22Z');
  const seeds = [leaf(28, 18, 38, 7, 0.28), leaf(46, 12, 56, 1, 0.28), leaf(62, 17, 73, 9, 0.28)];
  const roll = parse(
    'M12 22C22 20 32 26 50 26C68 26 78 20 88 22C97 23 97 39 88 40C78 41 68 44 50 44C32 44 22 41 12 40C3 39 3 23 12 22Z',
  );
  const sack = parse(
    'M12 40L88 40C92 52 98 62 99 76C99.500 86 101 94 104 101C105 104 103 105.500 100 105C94 104 90 104 84 104L16 104C10 104 6 104 0 105C-3 105.500 -5 104 -4 101C-1 94 0.500 86 1 76C2 62 8 52 12 40Z',
  );
  const ear = union(leaf(50, 71, 50, 53, 0.3), ...[82, 97].map((y) => both(leaf(52.5, y, 68, y - 15, 0.25))));
  return [
    accent(subtract(apart(heap, roll), ...seeds), heap),
    main(roll),
    main(subtract(apart(sack, roll), ear)),
  ];
});

/** A quinoa plant: its plumes of grain, and goosefoot leaves. */
const quinoa = mark('quinoa', ['agriculture', 'food', 'nature'], () => {
  const plume = union(
    leaf(50, 66, 50, -2, 0.2, 0.4),
    circle(50, 1, 6.5),
    ...[
      [43.5, 10, 7],
      [41.5, 22, 8],
      [39.5, 35, 8.6],
      [40.5, 48, 8.6],
    ].map(([x = 0, y = 0, r = 0]) => both(circle(x, y, r))),
    both(circle(45, 59, 7)),
  );
  const small = rotate(translate(scale(plume, 0.72), 14, 17), 34, 50, 82);
  const seeds = [
    [49, 12],
    [44, 26],
    [57, 31],
    [48, 42],
    [58, 52],
  ].map(([x = 0, y = 0]) => circle(x, y, 3));
  const stem = stroke(line(50, 71, 50, 102), 7);
  const foot = parse('M50 102C56 92 62 88 70 86C74 78 84 74 100 76C100 86 96 92 88 94C82 102 66 106 50 104Z');
  const grain = union(plume, both(apart(small, plume)));
  return [accent(subtract(grain, ...seeds), grain), main(union(stem, both(foot)))];
});

/** A cigar with its band, across a leaf of tobacco. */
const cigar = mark('cigar', ['agriculture', 'art', 'entertainment'], () => {
  const blade = parse(
    'M50 -5.500C58 8 74 14 84 30C94 48 90 74 72 88C66 93 58 96 54 97L54 103C54 106 46 106 46 103L46 97C42 96 34 93 28 88C10 74 6 48 16 30C26 14 42 8 50 -5.500Z',
  );
  const veins = concat(
    line(50, 12, 50, 100),
    both(concat(parse('M50 32C56 26 64 23 72 22'), parse('M50 52C60 44 72 40 92 40'))),
  );
  const turn = (path: Path) => rotate(path, -24, 50, 70);
  const roll = turn(
    parse(
      'M0 60L84 59C96 59 104 64 107 70C104 76 96 81 84 81L0 80C-5 80 -8 78 -8 74L-8 66C-8 62 -5 60 0 60Z',
    ),
  );
  const band = turn(rect(56, 40, 17, 60));
  const ash = turn(rect(-30, 40, 38, 60));
  return [
    main(subtract(apart(blade, roll), stroke(veins, 4.8))),
    accent(apart(roll, band, ash)),
    main(union(intersect(roll, band), intersect(roll, ash))),
  ];
});

/** A lobster from above, its claws raised. */
const lobster = mark('lobster', ['fishing', 'gastronomy', 'food'], () => {
  const shell = parse(
    'M50 17C60 17 66 28 66 40C66 50 64 57 60 62L40 62C36 57 34 50 34 40C34 28 40 17 50 17Z',
  );
  const rings = [
    corners('39,66.5 61,66.5 59.5,75 40.5,75', 3),
    corners('40,79.5 60,79.5 58.5,88 41.5,88', 3),
  ];
  const middle = parse(
    'M44.500 92L55.500 92L57 102C57 104.500 54 105.500 50 105.500C46 105.500 43 104.500 43 102Z',
  );
  const lobe = parse('M60 91.500C67 87 76 88 82 94C79 101 70 105 61.500 104.500Z');
  const claw = parse(
    'M80 41C69 37 64 26 69 13C73 3 81 -4 90 -5.500C86 2 86 8 88 14C92 10 96 5 97 -2C105 8 107 23 100 33C96 40 88 44 80 41Z',
  );
  const arm = parse('M58 46C67 55 80 56 84 49');
  const legs = concat(parse('M60 52L82 60L92 72'), parse('M60 60L76 72L81 84'));
  const feeler = parse('M55 24C55 12 58 4 63 -2');
  const limbs = both(union(stroke(arm, 7), stroke(legs, 5.6), stroke(feeler, 5.4)));
  const bare = [
    'M66 50.5C70 53 76 53 80 50',
    'M67 55L82 60L92 72',
    'M66 65L76 72L81 84',
    'M55.5 14C56 8 59 2 63 -2',
  ].map((d) => both(parse(d)));
  return [
    main(union(shell, apart(limbs, both(claw), ...rings)), concat(grow(shell, 2), ...bare)),
    ...rings.map((ring) => main(ring)),
    main(union(middle, both(lobe))),
    accent(both(claw)),
  ];
});

/** A sea urchin, open: the five tongues of its roe. */
const seaUrchin = mark('sea-urchin', ['fishing', 'gastronomy', 'food'], () => {
  const turns = Array.from({ length: 24 }, (_, i) => [15 * i, 50 - ([55, 48, 53, 45][i % 4] ?? 50)] as const);
  const spines = turns.map(([turn, far]) => rotate(corners(`46,20 48,${far} 52,${far} 54,20`, 2), turn));
  const needles = turns.map(([turn, far]) => rotate(line(50, 17, 50, far + 3), turn));
  const shell = subtract(union(circle(50, 50, 35), ...spines), circle(50, 50, 28.5));
  const tongue = parse(
    'M50 43.500C47 43.500 42.500 36 42.500 32C42.500 28 45.500 25.500 50 25.500C54.500 25.500 57.500 28 57.500 32C57.500 36 53 43.500 50 43.500Z',
  );
  const roe = concat(...[0, 72, 144, 216, 288].map((turn) => rotate(tongue, turn)));
  return [main(shell, concat(circle(50, 50, 33), ...needles)), accent(roe, roe)];
});

export const DELICACIES: readonly Mark[] = [
  sugarCane,
  snowCone,
  grainSack,
  quinoa,
  cigar,
  lobster,
  seaUrchin,
];
