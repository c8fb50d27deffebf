import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mapPoints, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark, value } from './mark.js';

const windowMark = mark(
  'window',
  ['construction', 'desing'],
  (p) => {
    const frame =
      value(p, 'arched') === 1
        ? parse('M14 90L14 42C14 20 30 2 50 2C70 2 86 20 86 42L86 90Z')
        : rect(14, 4, 72, 86, 3);
    const bars = [rect(47.8, -10, 4.4, 120), rect(-10, 45, 120, 4.4)];
    const panes = subtract(frame, ...bars);
    const lit = rect(50, 47, 60, 60);
    return [
      main(subtract(panes, lit), concat(frame, line(50, 4, 50, 88), line(16, 47, 84, 47))),
      accent(subtract(panes, rect(-10, -10, 60, 130), rect(-10, -10, 130, 57)), null),
      main(rect(6, 93, 88, 6, 2), line(8, 96, 92, 96)),
    ];
  },
  { params: { arched: [1, 0] } },
);

const curtain = mark('curtain', ['desing', 'construction', 'entertainment'], () => {
  const rod = rect(0, 4, 100, 8, 4);
  const drape = parse('M6 17L45 17C44 42 34 54 20 62C26 72 29 84 29 98L6 98Z');
  const fold = parse('M26 10C26 32 22 48 12 60');
  return [
    accent(rod, line(3, 8, 97, 8)),
    main(subtract(both(drape), stroke(both(fold), 4)), concat(both(drape), both(fold))),
  ];
});

const armchair = mark('armchair', ['desing', 'construction'], () => {
  const back = parse('M22 40C20 16 30 6 50 6C70 6 80 16 78 40C72 42 69 48 69 56L31 56C31 48 28 42 22 40Z');
  const seat = parse(
    'M4 52C4 45 9 42 14 42C21 42 25 47 25 54L25 62L75 62L75 54C75 47 79 42 86 42C91 42 96 45 96 52L92 82C91 85 90 86 87 86L13 86C10 86 9 85 8 82Z',
  );
  const feet = both(line(20, 90, 18, 97));
  return [accent(apart(back, seat)), main(seat), main(stroke(feet, 6), feet)];
});

const couch = mark('couch', ['desing', 'construction'], () => {
  const back = parse(
    'M16 42L16 30C16 22 22 17 30 17L70 17C78 17 84 22 84 30L84 42C76 44 72 50 72 58L28 58C28 50 24 44 16 42Z',
  );
  const seat = parse(
    'M1 56C1 50 6 46 12 46C19 46 23 51 23 57L23 63L77 63L77 57C77 51 81 46 88 46C94 46 99 50 99 56L99 76C99 79 97 81 94 81L6 81C3 81 1 79 1 76Z',
  );
  const feet = both(line(14, 85, 14, 90));
  const middle = rect(47.9, 0, 4.2, 61);
  return [
    accent(subtract(apart(back, seat), middle), apart(back, seat)),
    main(seat),
    main(stroke(feet, 6), feet),
  ];
});

const lamp = mark('lamp', ['desing', 'construction'], () => {
  const shade = corners('32,3 68,3 90,48 10,48', 4);
  const stem = line(50, 52, 50, 90);
  const foot = rect(26, 89, 48, 10, 4);
  return [
    accent(shade),
    main(union(stroke(stem, 9, { cap: 'butt' }), foot), concat(stem, line(30, 94, 70, 94))),
  ];
});

const bed = mark('bed', ['construction', 'desing', 'transportation'], () => {
  const frame = parse(
    'M2 20C2 17 4 15 7 15C10 15 12 17 12 20L12 60L98 60L98 84C98 87 96 89 93 89C90 89 88 87 88 84L88 76L12 76L12 84C12 87 10 89 7 89C4 89 2 87 2 84Z',
  );
  const pillow = rect(17, 38, 22, 17.5, 6);
  const cover = parse('M44 55.500L44 40C44 36 47 33 51 33L78 33C90 33 98 42 98 55.500Z');
  return [main(frame), main(pillow), accent(cover)];
});

const broom = mark('broom', ['construction', 'nature'], () => {
  const turn = (path: Path) =>
    mapPoints(rotate(path, 40), (x, y) => [50 + (x - 50) * 0.82, 50 + (y - 50) * 0.82]);
  const handle = line(50, -14, 50, 42);
  const collar = rect(36, 44, 28, 12, 4);
  const brush = parse('M37 60L63 60C66 76 72 92 84 106L16 106C28 92 34 76 37 60Z');
  const bristles = [stroke(line(45, 78, 38, 108), 4), stroke(line(55, 78, 62, 108), 4)];
  return [
    main(turn(apart(stroke(handle, 9), collar)), turn(handle)),
    main(turn(collar)),
    accent(turn(subtract(brush, ...bristles)), turn(brush)),
  ];
});

const key = mark('key', ['construction', 'automotive', 'marketing'], () => {
  const turn = (path: Path) => rotate(path, 45, 50, 50);
  const bow = subtract(circle(50, 14, 28), circle(50, 8, 10));
  const shaft = union(rect(43.5, 36, 13, 74, 4), rect(50, 74, 26, 11, 3), rect(50, 93, 19, 11, 3));
  return [main(turn(union(bow, shaft)))];
});

/** A door that swings out of its frame. */
const door = mark('door', ['construction', 'desing'], () => {
  const frame = parse('M14 2L86 2C88 2 90 4 90 6L90 90L78 90L78 13L14 13Z');
  const leafOf = corners('14,4 58,17 58,100 14,90', 2);
  const knob = ellipse(48.5, 59, 3.6, 4.4);
  return [
    main(apart(frame, leafOf), apart(frame, leafOf)),
    accent(subtract(leafOf, knob), concat(leafOf, knob)),
  ];
});

export const HOME: readonly Mark[] = [windowMark, curtain, armchair, couch, lamp, bed, broom, key, door];
