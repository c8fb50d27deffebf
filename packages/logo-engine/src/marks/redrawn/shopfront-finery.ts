import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, polyline, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A gown: the overskirt parts in front of the skirt. */
const dress = redrawing('dress', () => {
  const bodice = parse(
    'M28 -5L35 -5L37 8C42 11 47 12 50 17C53 12 58 11 63 8L65 -5L72 -5L74 12C71 22 65 30 64 40L36 40C35 30 29 22 26 12Z',
  );
  const over = parse('M36 44.500L47 44.500C46 62 34 86 24 104C13 103 3 98 -5 91C14 79 31 66 36 44.500Z');
  const under = parse(
    'M50 47C56 66 66 88 75 103C68 107 59 106 50 101C41 106 32 107 25 103C34 88 44 66 50 47Z',
  );
  return [main(union(bodice, both(over))), accent(apart(under, both(over)))];
});

/** A handbag with a stiff handle and a flap that is locked. */
const handbag = redrawing('handbag', () => {
  const handle = stroke(parse('M27 32L27 22C27 6 36 0 50 0C64 0 73 6 73 22L73 32'), 9.5, { cap: 'butt' });
  const body = parse('M7 36L93 36L105 93C106 100 101 105 95 105L5 105C-1 105 -6 100 -5 93Z');
  const flap = parse(
    'M13 36L87 36C91 36 93 39 92 43C88 59 74 67 59 69L59 80C59 87 41 87 41 80L41 69C26 67 12 59 8 43C7 39 9 36 13 36Z',
  );
  return [main(union(handle, apart(body, flap))), accent(subtract(flap, circle(50, 74, 4.5)))];
});

/** A stiletto, its sole and its heel of another colour. */
const highHeel = redrawing('high-heel', () => {
  const upper = parse(
    'M0 5C6 -2 15 -1 19 9C26 32 44 50 65 57C84 63 97 73 105 85.500C106.500 88 105 89.500 101 89.500L74 89.500C60 89.500 50 80 41 67C32 55 22 46 8 43C3 30 -4 16 0 5Z',
  );
  const sole = parse(
    'M7 48C20 51 29 59 37 70C47 84 58 94 74 94L102 94C105 94 106 97 105 100C104 103 102 104 98 104L71 104C53 104 43 95 32 81C28 76 25 73 21 72C18 81 16.500 91 16 100C15.500 105.500 8 105.500 8 100C8 83 10 65 7 48Z',
  );
  return [main(upper), accent(sole)];
});

/** The two masks of the theatre: the one that laughs is in front of the one that weeps. */
const masks = redrawing('mask-happy', () => {
  const face = parse('M5 10C30 0 70 0 95 10C101 52 88 90 50 102C12 90 -1 52 5 10Z');
  const at = (path: Path, x: number, y: number, turn: number): Path =>
    rotate(
      mapPoints(path, (px, py) => [x + (px - 50) * 0.66, y + (py - 50) * 0.68]),
      turn,
      x,
      y,
    );
  const behind = (path: Path): Path => at(path, 67.5, 33.5, 12);
  const before = (path: Path): Path => at(path, 30, 66, -10);
  const smiling = both(parse('M17 44C22 29 39 29 43 43'));
  const laugh = parse('M17 57C36 66 64 66 83 57C82 79 68 89 50 89C32 89 18 79 17 57Z');
  const weeping = both(parse('M18 43C28 43 37 38 43 28'));
  const frown = parse('M31 79C35 59 65 59 69 79');
  const happy = subtract(face, stroke(smiling, 10), laugh);
  const sad = subtract(face, stroke(weeping, 10), stroke(frown, 10.5));
  return [main(before(happy)), accent(apart(behind(sad), before(face)))];
});

/** A comb with coarse teeth; its grip is set off. */
const comb = redrawing(
  'comb',
  () => {
    const turn = (path: Path): Path => translate(rotate(path, -36, 46, 52), 9.5, 0);
    const back = parse('M-12 41C-13 27 -2 19 14 19L56 19L56 39L-12 39Z');
    const teeth = [-12, 2, 14.5, 27, 39.5].map((x, i) => rect(x, 33, i === 0 ? 9.5 : 8, 43 - i, 4));
    const grip = parse(
      'M60.500 19C80 19 94 25 109 29.500C116 32 116 41 109 41.500C96 42.500 86 39 60.500 39Z',
    );
    return [main(turn(union(back, ...teeth))), accent(turn(grip))];
  },
  { line: false },
);

/** A table lamp on a round foot of glazed pottery. */
const lamp = redrawing('lamp', () => {
  const shade = parse(
    'M34 -5L66 -5C69 -5 71 -3 72 0L89 39C90 42 88 44 85 44L15 44C12 44 10 42 11 39L28 0C29 -3 31 -5 34 -5Z',
  );
  const foot = parse(
    'M45 48.500L55 48.500C55 51 58 51 58 54C58 56 56 57 57 59C68 61 78 67 78 77C78 86 71 92 64 95.500L73 95.500C76 95.500 77 97 77 100C77 103 76 105 73 105L27 105C24 105 23 103 23 100C23 97 24 95.500 27 95.500L36 95.500C29 92 22 86 22 77C22 67 32 61 43 59C44 57 42 56 42 54C42 51 45 51 45 48.500Z',
  );
  const shine = stroke(parse('M33 78C33 73 37 70 42 68.500'), 5);
  return [accent(shade), main(subtract(foot, shine), foot)];
});

/** An amphora, and the zigzag that is painted around it. */
const vase = redrawing('vase', () => {
  const half = parse(
    'M50 -5L66 -5C69 -5 70 1 67 3C61 8 60 13 61 20C63 27 90 32 90 54C90 74 68 84 62 95L68 95C71 95 72 98 72 100C72 103 71 105 68 105L50 105Z',
  );
  const ear = stroke(parse('M63 7C86 0 98 17 84 36'), 8.5);
  const pot = union(half, mirror(half), ear, mirror(ear));
  const zigzag = polyline([-4, 14, 32, 50, 68, 86, 104].map((x, i) => [x, i % 2 === 0 ? 47 : 63]));
  const band = intersect(stroke(zigzag, 12, { join: 'miter' }), pot);
  return [main(apart(pot, band)), accent(band)];
});

/** A bone that is a present: a ribbon is tied around it. */
const bone = redrawing('bone', () => {
  const end = union(circle(9, 62, 14), circle(9, 87, 14));
  const turn = (path: Path): Path =>
    mapPoints(rotate(path, -12, 50, 55), (x, y) => [50 + (x - 54) * 0.96, 50 + (y - 60) * 0.96]);
  const whole = union(end, mirror(end), rect(9, 62, 82, 25), both(corners('20,56 30,62 30,87 20,93')));
  const band = rect(42.5, 62, 15, 25);
  const loop = parse('M50 60C38 57 15 46 16 26C17 6 42 18 52 46Z');
  const hole = parse('M40 44C33 41 24 35 24.500 27C25 20 35 28 40 44Z');
  const half = subtract(loop, hole);
  const bow = union(half, mirror(half), circle(50, 50, 8.5));
  return [main(apart(turn(whole), turn(union(band, bow)))), accent(turn(union(band, bow)))];
});

/** The print of a paw whose ball is a heart. */
const pawPrint = redrawing('paw-print', () => {
  const pad = parse(
    'M50 105C35 93 16 81 16 63C16 51 25 44 34 44C41 44 47 47 50 54C53 47 59 44 66 44C75 44 84 51 84 63C84 81 65 93 50 105Z',
  );
  const toes = both(
    concat(
      rotate(ellipse(7.5, 37, 12, 16.5), -24, 7.5, 37),
      rotate(ellipse(33, 13.5, 12, 17.5), -8, 33, 13.5),
    ),
  );
  return [main(toes), accent(pad)];
});

/** A cat that is content, with its bow tie. */
const cat = redrawing('cat', () => {
  const head = parse(
    'M13 4C19 2 33 14 38 19C46 17 54 17 62 19C67 14 81 2 87 4C92 6 93 36 96 54C98 80 75 97 50 97C25 97 2 80 4 54C7 36 8 6 13 4Z',
  );
  const small = (path: Path): Path => mapPoints(path, (x, y) => [50 + (x - 50) * 0.98, (y - 4) * 0.88 - 5]);
  const eye = parse('M20 53C24 43 36 43 40 53');
  const mouth = parse('M38 73C40 81 49 80 50 73C51 80 60 81 62 73');
  const nose = corners('42,64 58,64 50,73', 2);
  const cuts = [stroke(eye, 7.5), stroke(both(eye), 7.5), stroke(mouth, 6.5), nose];
  const wing = parse('M50 86L73 75.500C77 74.500 80 76.500 80 80L80 100C80 104 77 105.500 73 104.500L50 94Z');
  const tie = union(wing, mirror(wing), rect(42, 80.5, 16, 19, 6));
  return [main(apart(small(subtract(head, ...cuts)), tie)), accent(tie)];
});

export const SHOPFRONT_FINERY: readonly Redrawing[] = [
  dress,
  handbag,
  highHeel,
  masks,
  comb,
  lamp,
  vase,
  bone,
  pawPrint,
  cat,
];
