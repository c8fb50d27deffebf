/** What is cooked, filled, piped and tinned, each as its owner would have it. */
import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filled, filleted, inked, type Mark, main, mark, softened } from './mark.js';

/** Three anchovies side by side in their tin, its lid rolled back. */
const anchovyTin = mark('anchovy-tin', ['fishing', 'food'], () => {
  const held = (path: Path): Path => rotate(path, -10);
  const roll = union(rect(-8, -10, 104, 21, 10.5), circle(106, 0.5, 15));
  const tin = rect(-6, -4, 108, 114, 22);
  const hollow = rect(3, 5, 90, 96, 14);
  const body = limb('0,-38,3 0,-27,9.5 0,-6,12 0,15,8 0,29,3.5');
  const tail = corners('-3.500,20 3.500,20 12,40 0,35 -12,40', 2.5);
  const fish = subtract(filleted(union(body, tail), 2), circle(-3, -23, 3.4));
  const shoal = [19.5, 48, 76.5].map((x) => translate(fish, x, 57));
  const shell = apart(subtract(tin, hollow), roll);
  return filled([
    main(held(union(shell, subtract(roll, circle(106, 0.5, 6.5))))),
    accent(held(concat(...shoal))),
  ]);
});

/** A nozzle over the cream that it has piped on a cupcake. */
const pipingNozzle = mark('piping-nozzle', ['food', 'gastronomy'], () => {
  const bag = softened(
    parse(
      'M-2 -40C20 -34 34 -46 50 -40C66 -34 80 -46 102 -40C94 -28 82 -18 77 -7L23 -7C18 -18 6 -28 -2 -40Z',
    ),
    2,
  );
  const tip = corners('25,-2 75,-2 65,28 57.500,20 50,28 42.500,20 35,28', 2);
  const cream = subtract(
    union(
      circle(50, 46, 17),
      ...[26, 50, 74].map((x) => circle(x, 60, 17)),
      ...[0, 25, 50, 75, 100].map((x) => circle(x, 78, 17)),
      rect(0, 68, 100, 20),
    ),
    rect(-20, 86, 140, 40),
  );
  const folds = [parse('M20 64C32 73 54 72 66 60'), parse('M60 77C72 80 86 75 93 65')].map((fold) =>
    inked(fold, 6.5),
  );
  const cup = corners('-10,90.500 110,90.500 97,118 3,118', 5);
  const pleats = [-2, -1, 0, 1, 2].map((i) => stroke(line(50 + i * 20, 93, 50 + i * 17.5, 130), 5.5));
  return filled([
    main(concat(bag, tip, subtract(cup, ...pleats))),
    accent(softened(subtract(apart(cream, tip), ...folds), 1)),
  ]);
});

/** A plump rocoto, its lid lifted from the stuffing. */
const stuffedRocoto = mark('stuffed-rocoto', ['gastronomy', 'food'], () => {
  const body = parse(
    'M-2 54C10 58 30 60 50 60C70 60 90 58 102 54C108 68 106 88 92 101C82 110 70 110 63 106C55 111 45 111 37 106C30 110 18 110 8 101C-6 88 -8 68 -2 54Z',
  );
  const shine = inked(parse('M13 72C12 82 16 89 22 94'), 7);
  const lid = rotate(
    union(
      parse('M-2 32C0 10 22 0 37 4C45 0 55 0 63 4C78 0 100 10 102 32C82 37 18 37 -2 32Z'),
      inked(parse('M50 6C50 -4 54 -9 63 -13'), 10),
    ),
    -10,
    0,
    30,
  );
  const filling = union(
    circle(20, 50, 13),
    circle(42, 44, 15),
    circle(65, 45, 14),
    circle(84, 51, 11),
    rect(10, 48, 84, 14, 6),
  );
  return filled([
    main(softened(subtract(body, shine), 1)),
    main(apart(lid, filling)),
    accent(apart(filling, body)),
  ]);
});

/** A works of saw-toothed roofs, whose chimney is a fork, on its plate. */
const worksCanteen = mark('works-canteen', ['gastronomy', 'food'], () => {
  const works = softened(parse('M-6 87L-6 46L27 22L27 46L60 22L60 54L106 54L106 87Z'), 2.5);
  const tines = [67, 83, 99].map((x) => inked(line(x, -10, x, 14), 9.5));
  const neck = parse(
    'M62.250 8L103.750 8C103.750 26 98 32 90 35L90 60L76 60L76 35C68 32 62.250 26 62.250 8Z',
  );
  const fork = union(...tines, neck);
  const windows = union(...[7, 34, 61].map((x) => rect(x, 63, 18, 13, 2.5)));
  const plate = softened(parse('M-16 95L116 95C114 106 106 112 96 112L4 112C-6 112 -14 106 -16 95Z'), 2);
  return filled([main(subtract(works, windows)), accent(apart(fork, works)), main(plate)]);
});

export const FILLED_AND_PIPED: readonly Mark[] = [anchovyTin, pipingNozzle, stuffedRocoto, worksCanteen];
