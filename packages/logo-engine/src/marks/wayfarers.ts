import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A camper van of the sixties, a surfboard on its roof. */
const camper = mark('camper', ['transportation', 'automotive', 'entertainment'], () => {
  const body = parse(
    'M12 21L78 21C87 21 92 25 94.500 34L100 55C104 60 105 65 105 72L105 86C105 89 103 91 100 91L0 91C-3 91 -5 89 -5 86L-5 38C-5 27 1 21 12 21Z',
  );
  const windows = concat(
    rect(5, 31, 22, 18, 4),
    rect(34, 31, 22, 18, 4),
    corners('63,31 85,31 91,49 63,49', 4),
  );
  const belt = line(-12, 58.5, 112, 58.5);
  const lamp = circle(96.5, 70.5, 4.4);
  const wheels = concat(circle(21, 90, 14), circle(77, 90, 14));
  const hubs = concat(circle(21, 90, 5), circle(77, 90, 5));
  const board = parse(
    'M-3.500 7.500C2 8 6 7.500 9 6.500C10 2 8 -2 4 -5C13 -5 20 -1 24 4.500C52 2 84 2 104 6C105.500 7 105.500 9.500 104 10.500C72 18 28 18 -3.500 13C-5.500 12 -5.500 8 -3.500 7.500Z',
  );
  return [
    main(apart(subtract(body, windows, stroke(belt, 4.6), lamp), wheels, board), concat(body, windows)),
    main(subtract(wheels, hubs), wheels),
    accent(board),
  ];
});

/** A mug of clay with a painted band, and what steams in it. */
const jarrito = mark('jarrito', ['food', 'gastronomy', 'art'], () => {
  const pot = parse(
    'M9 35L69 35C72 35 73.500 37 73 40C72 46 68 49 68 53C68 57 80 61 80 76C80 88 70 96 62 100C60 104 57 105 54 105L24 105C21 105 18 104 16 100C8 96 -2 88 -2 76C-2 61 10 57 10 53C10 49 6 46 5 40C4.500 37 6 35 9 35Z',
  );
  const ear = parse('M66 44C86 32 100.500 46 99.500 62C98.500 78 88 88 68 92');
  const zone = rect(-20, 65, 130, 19);
  const band = intersect(pot, zone);
  const diamonds = [12, 30, 48, 66].map((x) =>
    corners(`${x},67.5 ${x + 6.5},74.5 ${x},81.5 ${x - 6.5},74.5`, 1),
  );
  const steam = concat(parse('M28 25C20 17 34 10 27 0'), parse('M50 25C42 17 56 10 49 0'));
  const clay = union(pot, apart(stroke(ear, 10), band));
  return [
    main(apart(clay, band), concat(pot, ear)),
    accent(subtract(band, ...diamonds), concat(line(0, 65, 78, 65), line(-2, 84, 78, 84))),
    accent(stroke(steam, 8), steam),
  ];
});

/** A couple that dances: he turns her, and her skirt swings. */
const dancingCouple = mark(
  'dancing-couple',
  ['entertainment', 'art'],
  () => {
    const his = circle(21, 20, 10);
    const hers = circle(67, 22, 9.5);
    const man = union(
      parse('M11 36C16 32 30 31 36 35C38 46 35 54 36 64L14 66C16 56 10 46 11 36Z'),
      stroke(parse('M31 39C37 33 40 22 41 5'), 8.5),
      stroke(parse('M19 62C17 78 11 90 0.5 100'), 11),
      stroke(parse('M28 62C35 74 35 86 31 100'), 11),
    );
    const hold = stroke(parse('M17 40C20 52 32 55 47 52'), 8);
    const woman = union(
      parse(
        'M56 39C62 38 70 38 77 41C78 48 73 53 71 58C88 58 101 66 105 80C97 74 90 79 86 90C78 81 70 83 65 93C59 86 52 86 44 91C45 78 51 68 58 59C59 52 55 46 56 39Z',
      ),
      stroke(parse('M59 43C54 34 53 18 52 1'), 8),
      stroke(parse('M74 44C83 52 91 47 99 35'), 8),
      stroke(parse('M58 86L54 101'), 8),
      stroke(parse('M77 84L88 101'), 8),
    );
    return [main(union(his, apart(union(man, hold), his, woman))), accent(union(hers, apart(woman, hers)))];
  },
  { line: false },
);

/** The print of a paw with the cross of medicine, for who cures animals. */
const vet = mark('vet', ['healthcare', 'livestock'], () => {
  const pad = parse(
    'M50 36C64 36 72 46 80 55C89 64 93 70 93 80C93 95 82 105 68 105C60 105 56 103 50 103C44 103 40 105 32 105C18 105 7 95 7 80C7 70 11 64 20 55C28 46 36 36 50 36Z',
  );
  const cross = union(rect(43, 52, 14, 42, 2), rect(29, 66, 42, 14, 2));
  const toes = both(
    concat(
      rotate(ellipse(6.5, 39, 11.5, 16.5), -22, 6.5, 39),
      rotate(ellipse(33, 13, 12.5, 18.5), -7, 33, 13),
    ),
  );
  return [main(subtract(pad, cross), concat(pad, cross)), accent(apart(toes, pad), toes)];
});

export const WAYFARERS: readonly Mark[] = [camper, jarrito, dancingCouple, vet];
