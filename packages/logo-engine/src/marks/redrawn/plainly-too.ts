import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A walnut in its half shell, before a whole one. */
const walnut = redrawing('walnut', () => {
  const shell = parse(
    'M37 20C41 28 50 32 57 37C69 45 76 55 76 68C76 90 59 105.500 36 105.500C12 105.500 -5.500 90 -5.500 68C-5.500 55 3 44 16 37C25 32 33 28 37 20Z',
  );
  const hollow = ellipse(35.5, 69, 33, 29);
  const lobe = union(
    circle(25, 53.5, 7.5),
    circle(15.5, 61, 8),
    circle(13.5, 73, 8),
    circle(20, 83, 8),
    circle(28.5, 87, 6.5),
    parse('M20 52L36 50L36 90L20 88L10 70Z'),
  );
  const cuts = concat(
    line(35.5, 40, 35.5, 60),
    line(35.5, 98, 35.5, 78),
    parse('M24.500 60C18 65 18 74 24.500 79'),
    parse('M46.500 60C53 65 53 74 46.500 79'),
  );
  const kernel = subtract(union(lobe, mirror(lobe, 35.5)), stroke(cuts, 4.6));
  const whole = parse(
    'M69 -5C72 1 78 3 85 7C98 14 105.500 25 105.500 40C105.500 58 94 72 76 79L30 40C27 28 34 15 50 8C58 4 66 2 69 -5Z',
  );
  const seam = concat(parse('M66 -4C78 12 84 34 82 84'));
  const wrinkles = concat(
    parse('M40 24C48 18 52 24 58 20'),
    parse('M60 36C62 30 68 34 70 28'),
    parse('M84 18C88 24 94 22 96 30'),
    parse('M91 44C96 44 94 52 100 52'),
  );
  return [
    main(subtract(shell, hollow)),
    accent(kernel),
    main(apart(subtract(whole, stroke(concat(seam, wrinkles), 4.6)), shell)),
  ];
});

/** A leg of chicken of which somebody has had a bite. */
const drumstick = redrawing('drumstick', () => {
  const lean = (path: Path): Path => translate(rotate(path, 42, 50, 50), -1, -2);
  const meat = parse(
    'M44 76C40 62 24 50 20 34C15 12 30 -10 54 -11C78 -11 92 10 86 32C82 48 64 60 58 76C54 80 48 80 44 76Z',
  );
  const bites = union(circle(84, -4, 13), circle(94, 14, 13), circle(98, 32, 12));
  const bone = union(rect(45, 70, 12, 32, 3), circle(42.5, 104, 10.5), circle(59.5, 104, 10.5));
  const shine = parse('M32 34C28 24 32 12 40 6');
  const eaten = subtract(meat, bites, stroke(shine, 6));
  return [accent(lean(eaten), lean(concat(subtract(meat, bites), shine))), main(lean(apart(bone, meat)))];
});

/** A dressmaker's form, slender, on its three feet. */
const mannequin = redrawing('mannequin', () => {
  const half = parse(
    'M50 2L58 2C58 9 64 13 73 16C79 18 81 22 79 27C77 31 75 32 75 36C75 43 66 47 66 53C66 60 78 64 80 78L50 78Z',
  );
  const torso = union(half, mirror(half));
  const seams = both(parse('M64 7C66 24 59 36 58.500 53C58.500 62 63 70 64 84'));
  const knob = rect(40, -5.5, 20, 7, 3);
  const feet = concat(line(50, 74, 50, 102), both(parse('M50 84C52 94 61 101 75 102')));
  return [
    main(subtract(torso, stroke(seams, 4.5))),
    accent(
      apart(union(knob, stroke(feet, 7)), torso),
      concat(knob, parse('M50 80L50 102'), both(parse('M50 84C52 94 61 101 75 102'))),
    ),
  ];
});

/** A hand mirror: an oval frame, glass that shines, and a turned handle. */
const mirrorMark = redrawing('hand-mirror', () => {
  const lean = (path: Path): Path => translate(rotate(path, 33, 50, 50), -4, 2.5);
  const frame = union(
    ellipse(50, 27, 34, 40),
    parse(
      'M38 64C46 70 45 74 44 80C42 88 42 96 43 104C44 113 56 113 57 104C58 96 58 88 56 80C55 74 54 70 62 64Z',
    ),
    circle(50, 76, 9),
  );
  const hole = ellipse(50, 27, 26, 32);
  const glass = ellipse(50, 27, 22, 28);
  const shine = concat(line(46, 44, 48, 14), line(57, 37, 58, 24));
  return [
    main(lean(subtract(frame, hole)), lean(frame)),
    accent(lean(subtract(glass, stroke(shine, 5))), lean(concat(glass, shine))),
  ];
});

/** A balloon whisk: its wires run together in the handle. */
const whisk = redrawing('whisk', () => {
  const lean = (path: Path): Path => translate(rotate(path, 40, 50, 50), -8, 7);
  const loop = (half: number): Path =>
    both(
      parse(
        `M50 -14C${50 + half * 0.8} -14 ${50 + half * 1.15} 4 ${50 + half} 18C${50 + half * 0.8} 34 54 46 52 62`,
      ),
    );
  const wires = concat(loop(31), loop(15), line(50, -14, 50, 62));
  const handle = subtract(rect(42, 58, 16, 50, 8), circle(50, 100, 3.2));
  return [main(lean(stroke(wires, 5)), lean(wires)), accent(lean(apart(handle, stroke(wires, 5))))];
});

/** A theodolite: the telescope turns in its yoke, on three legs. */
const theodolite = redrawing('theodolite', () => {
  const set = (path: Path): Path => translate(path, 4, -4);
  const scope = union(rect(12, 9, 62, 20, 4), rect(70, 3, 18, 32, 4), rect(4, 13, 12, 12, 2));
  const yoke = union(corners('34,16 58,16 62,48 30,48', 3), rect(24, 46, 44, 11, 5));
  const legs = concat(line(40, 62, 12, 102), line(52, 62, 80, 102), line(46, 62, 46, 102));
  return [
    main(set(subtract(union(scope, yoke), circle(46, 19, 6)))),
    accent(set(apart(stroke(legs, 7), yoke)), set(legs)),
  ];
});

export const REDRAWN_PLAINLY_TOO: readonly Redrawing[] = [
  walnut,
  drumstick,
  mannequin,
  mirrorMark,
  whisk,
  theodolite,
];
