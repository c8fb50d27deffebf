import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, polygon, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, inked, type Mark, main, mark, value } from './mark.js';

const bars = mark(
  'bars',
  ['marketing', 'technology'],
  (p) => {
    const r = value(p, 'radius');
    return [
      main(concat(rect(4, 62, 26, 36, r), rect(37, 42, 26, 56, r))),
      accent(rect(70, 29, 26, 69, r)),
      accent(circle(83, 12, 12)),
    ];
  },
  { params: { radius: [3, 13, 0] } },
);

const megaphone = mark('megaphone', ['marketing'], () => {
  const horn = parse(
    'M66 8C71 5 76 8 76 14L76 72C76 78 71 81 66 78L42 64L16 64C8 64 3 58 3 50L3 36C3 28 8 22 16 22L42 22Z',
  );
  const grip = parse('M19 70L39 70L44 92C45 96 42 99 38 99L30 99C27 99 25 97 24 94Z');
  const sound = arc(74, 43, 19, -52, 52);
  return [main(horn), main(grip), accent(stroke(sound, 7), sound)];
});

const target = mark('target', ['marketing'], () => {
  const ring = arc(47, 53, 40, -28, 298);
  const mid = arc(47, 53, 19, -28, 298);
  const shaft = polyline([
    [47, 53],
    [84, 16],
  ]);
  const head = polygon(
    [
      [76, 24],
      [76, 10],
      [88, -2],
      [90, 10],
      [102, 12],
      [90, 24],
    ],
    1.5,
  );
  const arrow = union(stroke(shaft, 6), head);
  return [
    main(apart(stroke(concat(ring, mid), 11), arrow), concat(ring, mid)),
    accent(arrow, concat(shaft, head)),
  ];
});

const trend = mark('trend', ['marketing', 'technology'], () => {
  const path = polyline([
    [6, 80],
    [34, 50],
    [54, 66],
    [90, 22],
  ]);
  const head = polyline([
    [64, 18],
    [93, 18],
    [93, 47],
  ]);
  const arrow = stroke(head, 12.5, { join: 'round' });
  return [main(apart(stroke(path, 12.5, { join: 'round' }), arrow), path), accent(arrow, head)];
});

const bubble = mark('bubble', ['marketing', 'entertainment'], () => {
  const body = parse(
    'M24 6L76 6C88 6 97 15 97 27L97 55C97 67 88 76 76 76L50 76L28 95C25 98 21 96 21 92L21 76C11 75 3 66 3 55L3 27C3 15 12 6 24 6Z',
  );
  const bar = (x: number, y: number) => rect(x, y, 10, 58 - y, 5);
  const chart = [bar(28, 40), bar(45, 31), bar(62, 22)];
  return [main(subtract(body, ...chart), concat(body, ...chart))];
});

/** A survey: answers ticked on a clipboard, and the pencil that ticks them. */
const survey = mark('survey-clipboard', ['marketing'], () => {
  const board = rect(-5, 5, 80, 100, 9);
  const clip = parse(
    'M19 5C19 1 21 0 24 0L25 0C27 -7 45 -7 47 0L48 0C51 0 53 1 53 5L53 16C53 19 52 20 49 20L23 20C20 20 19 19 19 16Z',
  );
  const answer = (y: number): Path =>
    union(inked(parse(`M10 ${y}L18 ${y + 8}L32 ${y - 8}`), 8), rect(40, y - 4, 18, 8, 4));
  const pencil = rotate(union(rect(74, 16, 18, 64, 3), corners('74,82 92,82 83,104', 2)), 20, 83, 60);
  return [main(union(apart(subtract(board, answer(44), answer(76)), clip, pencil), clip)), accent(pencil)];
});

export const MARKETING: readonly Mark[] = [bars, megaphone, target, trend, bubble, survey];
