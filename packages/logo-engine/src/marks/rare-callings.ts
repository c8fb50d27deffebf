import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, type Mark, main, mark, softened } from './mark.js';

/** An acrobat in the splits, high between two long cloths. */
const aerialSilks = mark('aerial-silks', ['entertainment', 'healthcare', 'art'], () => {
  const arms = both(union(limb('46,52,5 39,48,4.5 34,38,4 31,27,3.6'), circle(30.8, 26, 4.6)));
  const trunk = parse(
    'M42 48L58 48C61 55 56 62 60 71C60 80 55 80 50 80C45 80 40 80 40 71C44 62 39 55 42 48Z',
  );
  const legs = both(limb('52,73,7 36,73,6.5 20,67,5.2 -1,55,2.6'));
  const head = circle(50, 36, 8.5);
  const high = limb('46,-8,3.2 40,8,4 28,32,4.6 16,56,5');
  const low = limb('10,60,4.5 7,74,6 14,90,8 9,110,10');
  const body = softened(filleted(union(arms, trunk, legs), 1.5), 1);
  const cloths = intersect(both(union(high, low)), rect(-5, -5, 110, 110));
  const folds = parse('M46 -4C42 4 39 9 35 16M28 35L19 54M8 66C5 80 14 88 10 103');
  return [
    main(union(body, head), concat(body, head)),
    accent(softened(apart(cloths, body), 1.5), both(folds)),
  ];
});

/** A dancer who leans out from a pole, a knee hooked around it. */
const poleDancer = mark('pole-dancer', ['entertainment', 'healthcare', 'art'], () => {
  const pole = rect(20.5, -5.5, 7, 111, 3.5);
  const reach = union(limb('60,39,6 44,28,5.2 25,12,4.4'), circle(25, 12, 5.6));
  const trunk = limb('56,33,6 61,40,7.5 61,49,7 55,58,7 51,68,9 50,74,7');
  const standing = limb('51,66,9 47,82,7 40,94,5 33,103,2.5');
  const hooked = union(
    limb('52,67,8.8 34,61,7.3 13,57,6'),
    circle(12.5, 57, 6),
    limb('10.5,56,5.5 6,70,5.8 9,82,4 17,94,1.8'),
  );
  const out = limb('58,36,6 68,48,5 80,56,4.4 98,58,2.4');
  const head = circle(73, 21, 10);
  const hair = limb('75,15,5 86,11,6 96,14,5 105,24,0');
  const body = softened(filleted(union(reach, trunk, standing, hooked, out), 3), 1.5);
  const face = filleted(union(head, hair), 2);
  const seen = concat(line(24, -3.5, 24, 2), line(24, 22, 24, 46), line(24, 70, 24, 98));
  return [main(union(body, face), concat(body, face)), accent(softened(apart(pole, body), 1), seen)];
});

/** A page of panels, and the burst of a bang out of it. */
const comicBook = mark('comic-book', ['entertainment', 'art', 'marketing'], () => {
  const page = rect(-5, -3, 86, 108.5, 6);
  const gutters = concat(parse('M-10 73L110 61'), parse('M47 62L39 112'));
  const burst = corners(
    '66,-5.5 75,9 90,-2 91,14 105.5,15 97,29 105.5,42 91,44 90,58 77,51 61,62 58,50 42,55 44,42 27,36 39,27 28,14 44,13 46,-3 58,8',
    1.5,
  );
  const bang = union(corners('60,11 76,11 72,32 64,32', 2), circle(68, 41, 5));
  const eyes = concat(corners('3,82 17,89 16,95 5,92', 1.5), corners('37,79 22,88 22,95 33,91', 1.5));
  const room = shrink(grow(burst, 12), 8);
  const drawn = parse(
    'M40 -1L1 -1C-1.500 -1 -3 0.500 -3 3L-3 99C-3 102 -1.500 103.500 1 103.500L75 103.500C77.500 103.500 79 102 79 99L79 64L-3 72.500M45.500 68L40 103',
  );
  return [
    main(subtract(softened(subtract(page, room, stroke(gutters, 5)), 4), eyes), concat(drawn, eyes)),
    accent(subtract(burst, bang)),
  ];
});

/** A cup with a straw through its lid, and a box for food. */
const disposables = mark('disposables', ['gastronomy', 'food', 'marketing'], () => {
  const lid = parse(
    'M6 24C8 16 13 14 18 14L40 14C45 14 50 16 52 24L56 24C58 24 59 26 59 28L59 33L-1 33L-1 28C-1 26 0 24 2 24Z',
  );
  const cup = corners('3,37.5 55,37.5 49,105.5 9,105.5', 5);
  const straw = parse('M29 10L34 -2L50 -2');
  const base = corners('43,78 105.5,78 97,105.5 51.5,105.5', 4);
  const top = corners('53,48 96,48 105.5,73.5 43,73.5', 4);
  const tab = rect(65, 68, 18.5, 18, 4);
  const box = union(top, tab, subtract(base, grow(tab, 4.5)));
  return [
    main(apart(union(lid, cup), corners('53,48 96,48 106,76 97,106 51.5,106 43,76', 4))),
    accent(stroke(straw, 6.5), straw),
    accent(box),
  ];
});

/** A painting on its nail, its signature under a magnifying glass. */
const artAppraisal = mark('art-appraisal', ['art', 'marketing'], () => {
  const glass = circle(71, 68, 27);
  const handle = limb('89,86,6.5 100.5,97.5,6.5');
  const frame = subtract(rect(-5, 17, 92, 72, 5), rect(7, 29, 68, 48, 1.5));
  const wire = parse('M16 18L41 -2L66 18');
  const hills = parse(
    'M11.500 73L11.500 64L28 47C30 45 32 45 34 47L46 60L52 55C55 53 57 53 59 55L71 66L71 73Z',
  );
  const signature = parse(
    'M59.500 73C62 61 66 57 67.500 62C69 67 65 76 69 75C72 74 73 64 76 66C78 67.500 76 74 82 71',
  );
  const tool = union(subtract(glass, circle(71, 68, 20.5)), handle);
  const edge = parse(
    'M41 87L2 87C-1 87 -3 85 -3 82L-3 24C-3 21 -1 19 2 19L80 19C83 19 85 21 85 24L85 45M16 19L41 -2L66 19',
  );
  const slopes = concat(parse('M10 73L28 50C30 48 32 48 34 50L42 60'), circle(50, 39, 5));
  return [
    main(apart(union(frame, stroke(wire, 5.5)), glass), edge),
    main(softened(union(apart(hills, glass), circle(50, 40, 6)), 1), slopes),
    accent(tool, concat(circle(71, 68, 24), line(88, 85, 99, 96))),
    accent(stroke(signature, 5.2), signature),
  ];
});

/** A wild goose on the wing. */
const wildGoose = mark('wild-goose', ['nature', 'livestock', 'entertainment'], () => {
  const body = limb('-5,74,1.5 8,76,7 26,81,13.5 44,80,15 58,72,11 70,61,6.4 82,53,5.2 92,49,5');
  const head = union(ellipse(93, 48.5, 8.4, 7.4), corners('96,41.5 105.8,51.5 95,55', 2));
  const near = parse(
    'M62 64C62 50 59 36 52 25C46 15 36 7 23 2.500C20 7 20 12 22 16C17 14 11 14 7 16C7 22 10 27 14 31C9 31 5 32 1 35C3 46 13 52 18 60C20 66 23 72 28 76C40 82 60 78 62 64Z',
  );
  const far = parse('M70 58C60 42 66 18 88 2.500C91 7 92 11 91 15C95 15 99 16 102 19C99 30 88 42 74 52Z');
  const bird = union(body, head);
  const cleft = grow(near, 4.5);
  const flying = softened(subtract(bird, cleft), 0.6);
  return [
    main(subtract(flying, circle(93.5, 46.5, 2.7)), concat(grow(flying, 2), circle(93.5, 46.5, 1))),
    main(softened(subtract(far, cleft, grow(bird, 4.5)), 1)),
    accent(softened(near, 1)),
  ];
});

/** A flower of vanilla and two of its pods. */
const vanilla = mark('vanilla', ['food', 'gastronomy', 'agriculture'], () => {
  const turned = (turn: number, path: Path): Path => rotate(path, turn, 50, 32);
  const lip = parse(
    'M50 24C56 24 58 29 60 35C62 40 67 43 69 47C66 49 66 52 64 54C61 53 59 55 57 57C54 55 46 55 43 57C41 55 39 53 36 54C34 52 34 49 31 47C33 43 38 40 40 35C42 29 44 24 50 24Z',
  );
  const petals = union(
    turned(0, leaf(50, 36, 50, -5.5, 0.2, 0.5)),
    ...[-68, 68].map((turn) => turned(turn, leaf(50, 38, 50, -18, 0.2, 0.55))),
    ...[-128, 128].map((turn) => turned(turn, leaf(50, 38, 50, -14, 0.18, 0.55))),
  );
  const place = (path: Path): Path => translate(scale(rotate(path, -22, 50, 36), 0.9), -4, 6);
  const long = softened(limb('92,-4.5,2.6 96,12,4.8 93,36,6 79,62,6.2 58,84,5.6 36,98,4.2 22,101,2'), 1);
  const short = softened(limb('101.5,32,2.6 100,52,5.2 91,73,6 75,90,5.4 60,100,4.2 48,103,2'), 1);
  return [
    accent(apart(place(apart(petals, lip)), long)),
    main(place(subtract(lip, ellipse(50, 37, 4.5, 6.5))), place(concat(grow(lip, 2), line(50, 36, 50, 40)))),
    main(long),
    main(apart(short, long), parse('M103 36C102 66 86 97 50 102.500')),
  ];
});

/** A rider on a bicycle with a box on the back. */
const bikeCourier = mark('bike-courier', ['transportation', 'gastronomy', 'food'], () => {
  const wheels = concat(circle(15, 85, 17), circle(85, 85, 17));
  const stays = parse('M37 60L15 85L48 85');
  const fork = line(85, 85, 76, 45);
  const rider = union(
    limb('37,47,9 46,36,8.5 54,27,8'),
    circle(54, 27, 8),
    limb('56,26,6 65,38,5.2 80,42,4.6'),
    circle(80, 42, 4.6),
    circle(38, 49, 9.5),
    limb('37,50,9 62,60,6.5'),
    circle(62, 60, 6.5),
    limb('62,60,6.5 57,74,5.2 54,88,4.5'),
    limb('52,88,4.6 66,88,4.6'),
    circle(66, 88, 4.6),
  );
  const head = union(circle(69, 13, 9.5), parse('M58 11C58 1 64 -3 70 -3C77 -3 82 3 83 10Z'));
  const box = rotate(rect(0.5, 3, 33, 33, 5), 36, 17, 19);
  return [
    main(apart(stroke(wheels, 6.5), rider), wheels),
    main(softened(apart(stroke(stays, 6), rider), 1.5), parse('M34 62L15 85L46 85')),
    main(union(rider, head), concat(rider, head)),
    main(stroke(fork, 6), line(85, 85, 78, 54)),
    accent(apart(box, rider)),
  ];
});

/** A bottle that pours cider from on high into a tilted glass, beside an apple. */
const cider = mark('cider', ['food', 'gastronomy', 'agriculture'], () => {
  const tilt = (path: Path): Path => translate(rotate(path, 116, 32, 20), 2, 2);
  const bottle = tilt(
    parse(
      'M26 -32C26 -34 28 -36 30 -36L36 -36C38 -36 40 -34 40 -32L38.500 -27L38.500 -14C39 -4 48 2 48 14L48 46C48 49 46 51 43 51L23 51C20 51 18 49 18 46L18 14C18 2 27 -4 27.500 -14L27.500 -27Z',
    ),
  );
  const glass = corners('50,58 105.5,58 97,105.5 58.5,105.5', 5);
  const inner = corners('56,46 99.5,46 91.5,100 64,100', 2);
  const level = rect(40, 73, 80, 40);
  const fall = line(79, 57, 79, 84);
  const drink = union(intersect(shrink(inner, 4), level), stroke(fall, 6.5));
  const fruit = parse(
    'M22 64C30 58 45 62 44 80C43 95 34 105.500 27 105.500C25 105.500 24 104 21 104C18 104 17 105.500 15 105.500C8 105.500 -2 95 -3 80C-4 62 12 58 20 64Z',
  );
  const sprig = leaf(21, 60, 36, 46, 0.3);
  return [
    main(bottle),
    main(subtract(glass, union(inner, rect(54, 40, 52, 18))), parse('M53 61L61.500 103L94 103L102.500 61')),
    accent(apart(drink, bottle), concat(line(79, 58, 79, 76), line(58, 76, 98, 76))),
    main(fruit),
    accent(apart(sprig, fruit, bottle)),
  ];
});

/** A tax form: lines to fill in, and a percent sign. */
const taxForm = mark('tax-form', ['marketing', 'technology'], () => {
  const sheet = parse(
    'M8 -5.500L48 -5.500L48 17C48 22 51 25 56 25L78 25L78 100C78 103 76 105.500 73 105.500L8 105.500C5 105.500 2 103 2 100L2 1C2 -3 5 -5.500 8 -5.500Z',
  );
  const fold = corners('53,-3 53,20 76,20', 3);
  const lines = concat(line(15, 38, 52, 38), line(15, 56, 37, 56), line(15, 74, 33, 74));
  const coin = circle(74, 74, 31);
  const percent = union(circle(63, 63.5, 6.2), circle(85, 84.5, 6.2), stroke(line(86, 62, 62, 86), 6.5));
  return [main(subtract(apart(sheet, coin), stroke(lines, 7))), main(fold), accent(subtract(coin, percent))];
});

/** Two like keys on a ring. */
const keyCopies = mark('key-copies', ['construction', 'automotive', 'technology'], () => {
  const hung = (path: Path): Path => rotate(path, -30, 50, 18);
  const bow = circle(50, 54, 16);
  const blade = union(rect(44.5, 61, 11, 47, 3), rect(50, 81, 15, 8, 2), rect(50, 94, 15, 8, 2));
  const key = hung(subtract(union(bow, blade), circle(50, 48, 6.2)));
  const ring = subtract(stroke(circle(50, 21, 17), 7), rect(40, 26, 20, 30));
  return [main(both(key)), accent(apart(ring, both(hung(bow))), arc(50, 21, 17, 158, 382))];
});

export const RARE_CALLINGS: readonly Mark[] = [
  aerialSilks,
  poleDancer,
  comicBook,
  disposables,
  artAppraisal,
  wildGoose,
  vanilla,
  bikeCourier,
  cider,
  taxForm,
  keyCopies,
];
