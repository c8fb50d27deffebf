import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** What a hairdresser works with: the comb crosses behind the scissors. */
const scissorsComb = mark(
  'scissors-comb',
  ['healthcare', 'marketing'],
  () => {
    const blade = parse('M44 62L44 9C44 1 46 -6 50 -11C54 -6 56 1 56 9L56 62Z');
    const ring = subtract(ellipse(50, 92, 13.5, 16), ellipse(50, 92, 5.8, 8.3));
    const half = rotate(union(blade, rect(45, 50, 10, 30), ring), 14, 50, 50);
    const shears = rotate(union(half, mirror(half)), 43, 50, 50);
    const teeth = [0, 1, 2, 3, 7, 8, 9, 10].map((i) => rect(35, -12 + i * 11.78, 34, 7, 2.5));
    const comb = rotate(union(rect(59, -12, 17, 124.8, 6), ...teeth), -43, 50, 50);
    const fit = (path: Path) => translate(scale(path, 0.92), 0.7, 6.5);
    return [main(fit(shears)), accent(fit(apart(comb, shears)))];
  },
  { line: false },
);

/** A back seen from behind, and the spine in it. */
const spine = mark('spine', ['healthcare'], () => {
  const half =
    'M50 29C60 29 61 33 72 35C90 38 98 46 98 60L98 82C98 87 95 90 90.500 90C86 90 83 87 83 82L83 64C83 60 79 60 79 64C79 72 75 77 75 84C75 91 79 96 79 105L50 105Z';
  const right = parse(half);
  const back = union(right, mirror(right));
  const bones = Array.from({ length: 6 }, (_, i) =>
    rect(50 - 7 - i * 0.6, 36 + i * 11.6, 14 + i * 1.2, 7.4, 3.5),
  );
  return [accent(circle(50, 9.5, 14.5)), main(subtract(back, ...bones))];
});

/** A shower that runs. */
const showerHead = mark('shower-head', ['construction', 'marketing'], () => {
  const pipe = parse('M8 98L8 26C8 -5 57 -6 57 24L57 34');
  const head = parse(
    'M14 59C14 40 33 28 57 28C81 28 100 40 100 59C100 62 98 64 95 64L19 64C16 64 14 62 14 59Z',
  );
  const drops = [28, 42.5, 57, 71.5, 86].map((x, i) => line(x, 76, x, i % 2 === 0 ? 84 : 98.5));
  const water = stroke(concat(...drops), 9, { cap: 'round' });
  return [
    main(union(stroke(pipe, 12, { cap: 'round' }), head), concat(pipe, head)),
    accent(water, concat(...drops)),
  ];
});

/** The key of a car, with the car in its head. */
const carKey = mark('car-key', ['automotive', 'construction', 'marketing'], () => {
  const head = rect(10, -5, 80, 52, 17);
  const body = parse(
    'M24 35C22 35 21 34 21 32L21 26C21 22 23 20 27 19.500L32 19L39 9C40.500 7 42 6 45 6L57 6C60 6 62 7 64 9L71 18C77 18.500 79.500 21 79.500 26L79.500 32C79.500 34 78 35 76 35L72.500 35A7.500 7.500 0 0 0 57.500 35L42.500 35A7.500 7.500 0 0 0 27.500 35Z',
  );
  const wheels = union(circle(35, 36, 4.6), circle(65, 36, 4.6));
  const blade = corners(
    '31,51 69,51 69,60 59,60 59,68 71,68 71,77 63,77 63,82 71,82 71,91 59,91 59,96 49,106 39,96 39,60 31,60',
    1.5,
  );
  return [main(subtract(head, body, wheels)), accent(blade)];
});

/** Two foils that cross, with their bells. */
const crossedFoils = mark(
  'crossed-foils',
  ['entertainment'],
  () => {
    const blade = corners('46,-18 54,-18 55,82 45,82', 3);
    const guard = parse(
      'M27 86C27 73 37 66 50 66C63 66 73 73 73 86C73 88 72 89 70 89L30 89C28 89 27 88 27 86Z',
    );
    const grip = union(rect(44.5, 86, 11, 25, 4), circle(50, 111, 8));
    const foil = rotate(union(blade, guard, grip), 40, 50, 44);
    return [main(foil), accent(apart(mirror(foil), foil))];
  },
  { line: false },
);

/** Cloth that grows on a loom, and the shuttle between the threads. */
const loom = mark(
  'loom',
  ['art', 'desing', 'marketing'],
  () => {
    const beams = union(rect(-5, -4, 110, 13, 4), rect(-5, 91, 110, 13, 4));
    const frame = union(both(rect(5, 4, 10, 92)), beams);
    const warp = union(...[21, 33.8, 46.6, 59.4, 72.2].map((x) => rect(x, 6, 6.8, 52)));
    const shuttle = parse(
      'M19 34L31 27C33 26 35 25.500 37 25.500L63 25.500C65 25.500 67 26 69 27L81 34L69 41C67 42 65 42.500 63 42.500L37 42.500C35 42.500 33 42 31 41Z',
    );
    const cloth = rect(21, 56, 58, 38);
    const weave = parse('M16 80L27.300 67L38.700 80L50 67L61.300 80L72.700 67L84 80');
    return [main(apart(union(frame, warp, subtract(cloth, stroke(weave, 6.5))), shuttle)), accent(shuttle)];
  },
  { line: false },
);

export const PRACTICES: readonly Mark[] = [scissorsComb, spine, showerHead, carKey, crossedFoils, loom];
