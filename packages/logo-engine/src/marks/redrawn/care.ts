import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, translate } from '../../geometry/path.js';
import { circle, leaf, line, polar, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A molar that smiles. */
const tooth = redrawing('tooth', () => {
  const body = parse(
    'M50 15C42 7 33 3 25 3C12 3 3 14 3 30C3 47 11 54 15 69C18 82 20 98 30 98C42 98 37 71 50 71C63 71 58 98 70 98C80 98 82 82 85 69C89 54 97 47 97 30C97 14 88 3 75 3C67 3 58 7 50 15Z',
  );
  const smile = parse('M27 36C36 51 64 51 73 36');
  return [main(subtract(body, stroke(smile, 9)), concat(body, smile))];
});

/** Scissors that are open, the same on both sides. */
const scissors = redrawing(
  'scissors',
  () => {
    const blade = parse('M43 80L43 16C43 6 46 -2 51 -8C55 0 57 10 57 18L57 80Z');
    const ring = subtract(circle(50, 88, 15), circle(50, 88, 6.5));
    const half = rotate(subtract(union(blade, ring), circle(50, 88, 6.5)), 29, 50, 46);
    return [main(half), accent(apart(mirror(half), half))];
  },
  { line: false },
);

/** A heart at the end of a tube. */
const stethoscope = redrawing('stethoscope', () => {
  const tube = concat(
    parse('M10 6L8 6L8 32C8 46 18 54 30 54C42 54 52 46 52 32L52 6L50 6'),
    parse('M30 54L30 72C30 86 40 94 52 94C65 94 75 86 75 74L75 66'),
  );
  const heart = parse(
    'M75 61C66 55 55 47 55 37C55 29 61 25 66 25C70 25 73 27 75 31C77 27 80 25 84 25C89 25 95 29 95 37C95 47 84 55 75 61Z',
  );
  return [main(stroke(tube, 9.5), tube), accent(apart(heart, stroke(tube, 9.5)))];
});

const flowerLotus = redrawing('flower-lotus', () => {
  const middle = leaf(50, 92, 50, 2, 0.2, 0.5);
  const side = leaf(50, 93, 17, 20, 0.28, 0.55);
  const low = leaf(50, 94, 2, 54, 0.28, 0.6);
  return [accent(middle), main(both(apart(side, middle))), main(both(apart(low, side, middle)))];
});

/** A comb with few teeth and a handle to hold it by. */
const comb = redrawing(
  'comb',
  () => {
    const back = parse(
      'M-5 38C-5 28 1 22 11 22L58 22C72 22 92 29 106 33C112 34 112 43 106 44C92 45 74 46 64 46L-5 46Z',
    );
    const teeth = [-5, 9, 22.5, 36, 49.5].map((x, i) => rect(x, 40, i === 0 ? 9 : 8.4, 40, 4));
    return [main(rotate(union(back, ...teeth), -32, 52, 48))];
  },
  { line: false },
);

/** A razor that stands open. */
const razor = redrawing(
  'razor',
  () => {
    const blade = translate(
      rotate(
        parse('M-8 -6L18 -6L26 -16L80 -16C87 -16 90 -11 90 -5C84 -3 82 4 86 12L26 12L18 6L-8 6Z'),
        -40,
        0,
        0,
      ),
      20,
      70,
    );
    const handle = stroke(parse('M10 78C40 92 70 95 98 84'), 15);
    return [main(handle), accent(apart(blade, handle))];
  },
  { line: false },
);

const barbell = redrawing('barbell', () => {
  const turn = (x: number, y: number, w: number, h: number, r: number) => rotate(rect(x, y, w, h, r), -40);
  const side = concat(turn(11, 19, 17, 62, 6));
  const other = turn(72, 19, 17, 62, 6);
  return [
    main(union(side, other, turn(20, 43, 60, 14, 0))),
    accent(concat(turn(-8, 29, 15, 42, 6), turn(93, 29, 15, 42, 6))),
  ];
});

const snowflake = redrawing('snowflake', () => {
  const arms = [0, 60, 120].map((a) => line(...polar(50, 50, 46, a - 90), ...polar(50, 50, -46, a - 90)));
  const tips = [0, 60, 120, 180, 240, 300].map((a) => rotate(parse('M35 10L50 23L65 10'), a));
  const strokes = concat(...arms, ...tips);
  return [main(union(...[...arms, ...tips].map((each) => stroke(each, 8.6))), strokes)];
});

/** A ball of wool, wound one way. */
const yarn = redrawing('yarn', () => {
  const ball = circle(46, 46, 47);
  const turns = concat(
    parse('M-2 62C14 26 46 6 84 8'),
    parse('M6 82C20 42 54 22 98 28'),
    parse('M26 96C36 62 62 44 98 48'),
  );
  const end = parse('M58 98C76 104 88 92 100 98');
  return [
    main(subtract(ball, stroke(turns, 6.6)), concat(ball, turns)),
    accent(apart(stroke(end, 8.4), ball), end),
  ];
});

/** Kelp that stands in its water. */
const seaweed = redrawing(
  'seaweed',
  () => {
    const stalk = parse('M50 82C42 66 58 52 50 36C46 28 48 20 50 14');
    const blades = [
      leaf(48, 76, 8, 58, 0.26),
      leaf(52, 66, 92, 48, 0.26),
      leaf(50, 50, 12, 28, 0.26),
      leaf(50, 40, 86, 18, 0.26),
      leaf(49, 32, 51, -2, 0.26),
    ];
    const water = parse('M2 91C13 82 22 82 34 91C46 100 54 100 66 91C78 82 88 82 98 91');
    const weed = union(stroke(stalk, 9), ...blades);
    return [main(apart(weed, stroke(water, 9))), accent(stroke(water, 9), water)];
  },
  { line: false },
);

export const REDRAWN_CARE: readonly Redrawing[] = [
  tooth,
  scissors,
  stethoscope,
  flowerLotus,
  comb,
  razor,
  barbell,
  snowflake,
  yarn,
  seaweed,
];
