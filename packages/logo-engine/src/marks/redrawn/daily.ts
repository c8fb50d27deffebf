import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A country loaf from the side: its cuts have opened the crust, so that three humps tell it from a stone. */
const bread = redrawing('bread', () => {
  const loaf = parse(
    'M-5 64C-9 38 12 18 50 18C88 18 109 38 105 64C104 75 97 81 86 81L14 81C3 81 -4 75 -5 64Z',
  );
  const cuts = concat(...[22, 47, 72].map((x) => parse(`M${x} 58C${x + 1} 42 ${x + 7} 26 ${x + 15} 10`)));
  return [main(subtract(loaf, stroke(cuts, 7, { cap: 'round' })), concat(loaf, cuts))];
});

/** A claw hammer: the handle is wedged into the head, and ends in a grip. */
const hammer = redrawing('hammer', () => {
  const aslant = (path: Path): Path =>
    mapPoints(rotate(path, 38, 50, 50), (x, y) => [48 + (x - 50) * 0.9, 55 + (y - 50) * 0.9]);
  const head = parse(
    'M2 4L14 4C17 4 19 8 22 8L56 8C74 8 88 15 96 31C84 25 74 25 64 31L24 31C20 31 18 35 14 35L2 35C0 35 -2 33 -2 31L-2 8C-2 6 0 4 2 4Z',
  );
  const handle = rect(36, 26, 17, 36, 2);
  const grip = rect(34, 67, 21, 39, 7);
  return [main(aslant(union(head, handle))), accent(aslant(grip))];
});

/** A ball that is wound one way; its thread runs out along the ground. */
const yarn = redrawing('yarn', () => {
  const ball = circle(46, 46, 46);
  const thread = parse('M56 88C68 89 76 86 84 87.5C91 89 96 89 101 87');
  const turns = concat(
    parse('M-4 60C14 24 46 4 84 8'),
    parse('M4 80C20 42 54 22 98 30'),
    parse('M22 96C34 64 60 46 98 52'),
  );
  return [
    main(
      union(subtract(ball, stroke(turns, 6)), stroke(thread, 8, { cap: 'round' })),
      concat(ball, turns, thread),
    ),
  ];
});

/** A balloon that is tied, on its string. */
const balloon = redrawing('balloon', () => {
  const body = parse('M50 -4C72 -4 87 11 87 32C87 52 71 66 56 75L44 75C29 66 13 52 13 32C13 11 28 -4 50 -4Z');
  const knot = corners('50,68 59,83 41,83', 2.5);
  const light = arc(50, 33, 23, 188, 250);
  const whole = union(body, knot);
  return [
    main(subtract(whole, stroke(light, 6, { cap: 'round' })), concat(whole, light)),
    accent(apart(stroke(parse('M50 84C50 91 57 92 55 102.5'), 6, { cap: 'round' }), whole)),
  ];
});

/** A taxi from the front, on its wheels, with its sign. */
const taxi = redrawing('taxi', () => {
  const body = parse(
    'M26 20L74 20C78 20 80 22 82 26L90 48C97 50 101 55 101 62L101 84C101 86 99 88 97 88L3 88C1 88 -1 86 -1 84L-1 62C-1 55 3 50 10 48L18 26C20 22 22 20 26 20Z',
  );
  const wheels = [rect(5, 80, 20, 22, 5), rect(75, 80, 20, 22, 5)];
  const pane = corners('30,29 70,29 77,48 23,48', 2);
  const squares = [rect(34, 62, 8, 8), rect(50, 62, 8, 8), rect(42, 70, 8, 8), rect(58, 70, 8, 8)];
  const lamps = [circle(17, 67, 7), circle(83, 67, 7)];
  return [
    main(subtract(union(body, ...wheels), pane, ...lamps, ...squares), body),
    accent(rect(33, -2, 34, 16, 5)),
  ];
});

/** A plant in its pot: three full leaves that end in points. */
const plant = redrawing('plant', () => {
  const pot = corners('24,68 76,68 69,100 31,100', 4);
  const tall = parse('M50 70C30 48 31 18 50 -4C69 18 70 48 50 70Z');
  const low = union(
    parse('M50 70C22 68 2 52 -4 16C26 20 46 40 50 70Z'),
    parse('M50 70C78 68 98 52 104 16C74 20 54 40 50 70Z'),
  );
  const crown = union(apart(low, tall), tall);
  return [main(subtract(crown, rect(-10, 63, 120, 40))), accent(pot)];
});

/** An alpaca: a long neck, a fringe over the eye, and fleece that is not shorn. */
const llama = redrawing('llama', () => {
  const fleece = union(
    ...[
      [42, 54, 15],
      [58, 50, 15],
      [74, 52, 15],
      [86, 60, 13],
      [80, 70, 14],
      [62, 71, 15],
      [44, 70, 15],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r)),
  );
  const neck = stroke(parse('M26 22C26 38 30 52 40 62'), 20, { cap: 'round' });
  const head = union(
    stroke(parse('M10 25L25 21'), 16, { cap: 'round' }),
    circle(29, 11, 11),
    circle(19, 10, 8),
  );
  const ear = parse('M34 8C36 0 41 -4 45 -5C46 2 44 9 39 15Z');
  const legs = [34, 47, 68, 81].map((x) => rect(x, 72, 9.5, 32, 3));
  const whole = union(fleece, neck, head, ear, ...legs);
  return [main(subtract(whole, circle(19, 22, 3.4)), whole)];
});

export const REDRAWN_DAILY: readonly Redrawing[] = [bread, hammer, yarn, balloon, taxi, plant, llama];
