/** The beach bar, the coconut, the glass blower, and what is played and danced at the fair. */
import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filled, inked, type Mark, main, mark, softened, whole } from './mark.js';

/** A parasol that leans in the sand. */
const beachParasol = mark('beach-parasol', ['gastronomy', 'entertainment'], () => {
  const leaning = (path: Path): Path => rotate(path, -20, 50, 50);
  const canopy = parse(
    'M-6 50C-6 14 18 -8 50 -8C82 -8 106 14 106 50C99 58 86 58 79 50C70 58 58 58 50 50C42 58 30 58 21 50C14 58 1 58 -6 50Z',
  );
  const gores = stroke(parse('M21 50C22 24 32 4 50 -8C68 4 78 24 79 50'), 6);
  const middle = parse('M21 50C22 24 32 4 50 -8C68 4 78 24 79 50C70 58 58 58 50 50C42 58 30 58 21 50Z');
  const pole = leaning(rect(45.5, 56, 9, 70, 2));
  const sand = parse('M4 105C10 92 36 84 60 84C84 84 100 94 105 105Z');
  return filled([
    main(leaning(softened(subtract(canopy, grow(middle, 3), gores), 1.5))),
    accent(leaning(softened(subtract(middle, gores), 1.5))),
    main(subtract(pole, leaning(canopy), rect(-20, 97, 160, 60))),
    accent(softened(apart(sand, pole), 1)),
  ]);
});

/** Sardines on a cane that stands in the embers. */
const sardineSkewer = mark('sardine-skewer', ['gastronomy', 'food', 'fishing'], () => {
  const body = parse(
    'M-5 0C4 -13 24 -15 44 -11C58 -8 68 -4 78 -1L98 -13C102 -15 105 -12 103 -8L97 0L103 8C105 12 102 15 98 13L78 1C68 4 58 8 44 11C24 15 4 13 -5 0Z',
  );
  const eye = circle(12, -2, 4);
  const fish = (y: number): Path => translate(subtract(body, eye), 0, y);
  const cane = rect(35, -6, 8, 98, 3.5);
  const sand = parse('M-5 105C2 94 22 89 50 89C78 89 98 94 105 105Z');
  const shoal = concat(fish(10), fish(40), fish(70));
  return filled([
    main(softened(subtract(shoal, grow(cane, 4)), 0.8)),
    accent(cane),
    main(softened(apart(sand, cane), 1)),
  ]);
});

/** A green coconut with its top cut off, and a straw in it. */
const greenCoconut = mark('green-coconut', ['food', 'gastronomy', 'agriculture'], () => {
  const husk = parse(
    'M5 40C20 51 34 56 50 56C66 56 80 51 95 40C105 56 104 80 90 94C79 104 65 106 50 106C35 106 21 104 10 94C-4 80 -5 56 5 40Z',
  );
  const crown = parse('M9 35L28 14C34 10 66 10 72 14L91 35C78 45 64 50 50 50C36 50 22 45 9 35Z');
  const mouth = ellipse(50, 19.5, 18, 5.6);
  const facets = union(stroke(line(38, 28, 32, 60), 5), stroke(line(62, 28, 68, 60), 5));
  const straw = inked(parse('M50 21L60 -7L82 -7'), 8);
  const shine = inked(parse('M10 66C11 76 15 84 22 89'), 7);
  return filled([
    main(subtract(husk, shine)),
    accent(softened(subtract(crown, mouth, facets, grow(straw, 4)), 1)),
    main(straw),
  ]);
});

/** A jug and a goblet of blown glass, their rims in the second colour. */
const blownGlassware = mark('blown-glassware', ['art', 'desing', 'gastronomy'], () => {
  const jug = parse(
    'M1 10L51 10C50 20 44 26 44 34C44 46 60 54 60 76C60 95 48 105 28 105C6 105 -4 95 -4 76C-4 54 10 46 10 34C10 26 3 20 1 10Z',
  );
  const lip = rect(-3, -4, 58, 10, 5);
  const handle = stroke(parse('M11 22C-7 18 -13 50 3 55'), 8.5);
  const bowl = parse('M56 47L105 47C107 66 98 80 87 82L74 82C63 80 54 66 56 47Z');
  const rim = rect(53, 33, 55, 10, 5);
  const stem = union(
    rect(75.5, 78, 10, 24),
    circle(80.5, 89, 7),
    parse('M60 105C60 99 70 97 80.500 97C91 97 101 99 101 105Z'),
  );
  const goblet = union(bowl, stem);
  const glint = inked(parse('M14 72C14 84 20 90 28 91'), 7);
  const all = union(goblet, rim);
  return filled([
    main(softened(subtract(union(jug, handle), glint, grow(all, 5)), 1.5)),
    accent(lip),
    main(goblet),
    accent(rim),
  ]);
});

/** A retablo with its doors open, people on both its floors. */
const retablo = mark('retablo', ['art', 'desing'], () => {
  const box = rect(21, 30, 58, 75, 3);
  const gable = corners('50,-5 82,25 18,25', 4);
  const floors = union(rect(28, 37, 44, 27, 1.5), rect(28, 70.5, 44, 27.5, 1.5));
  const person = (x: number, y: number): Path =>
    union(
      circle(x, y - 15, 4.4),
      rect(x - 8, y - 19.5, 16, 4, 2),
      parse(`M${x - 8} ${y + 1}C${x - 8} ${y - 13} ${x + 8} ${y - 13} ${x + 8} ${y + 1}Z`),
      parse(`M${x - 4} ${y - 18}L${x - 3} ${y - 22.5}L${x + 3} ${y - 22.5}L${x + 4} ${y - 18}Z`),
    );
  const people = union(...[63.5, 97.5].flatMap((y) => [person(39.5, y), person(60.5, y)]));
  const wing = corners('17,30 -5,20 -5,108 17,105', 3);
  const flower = (y: number): Path =>
    union(...[0, 72, 144, 216, 288].map((turn) => rotate(ellipse(6, y - 5.6, 3.4, 4.4), turn, 6, y)));
  return filled([
    main(union(subtract(box, floors), people)),
    main(subtract(gable, circle(50, 14, 5))),
    accent(both(subtract(wing, flower(48), flower(79)))),
  ]);
});

/** The clay, the ring and the charges that a disc is thrown at. */
const tejoBoard = mark('tejo-board', ['entertainment', 'gastronomy'], () => {
  const frame = subtract(rect(-4, -4, 108, 108, 14), rect(5, 5, 90, 90, 7));
  const ring = subtract(circle(50, 50, 19), circle(50, 50, 9.5));
  const charge = corners('50,27 35,4 65,4', 3);
  const charges = union(...[45, 135, 225, 315].map((turn) => rotate(charge, turn, 50, 50)));
  return [main(frame), main(ring), accent(charges)];
});

/** A mask of the morenada: feathers, bulging eyes and a tongue that hangs out. */
const morenadaMask = mark('morenada-mask', ['art', 'entertainment', 'desing'], () => {
  const plume = limb('50,44,5 50,20,10.5 50,2,10.5 50,-6,4');
  const plumes = [-64, -32, 0, 32, 64].map((turn) => rotate(plume, turn, 50, 56));
  const band = parse('M15 44C30 34 70 34 85 44L82 56C68 47 32 47 18 56Z');
  const face = whole(parse('M50 44C68 44 80 48 85 58C95 60 97 76 88 81C85 97 70 105 50 105Z'));
  const sockets = both(circle(32, 66, 13));
  const eyes = both(circle(32, 66, 7));
  const nose = softened(parse('M45 66L55 66L61 79C62 84 38 84 39 79Z'), 1.5);
  const mouth = parse('M26 88C38 84.500 62 84.500 74 88C72 96 64 99 64 99L36 99C36 99 28 96 26 88Z');
  const tongue = parse('M41 91L59 91L59 104C59 113 41 113 41 104Z');
  const spread = plumes.map((path, i) =>
    subtract(
      path,
      grow(union(face, band), 4.5),
      ...(i === 2 ? [] : [grow(plumes[i < 2 ? i + 1 : i - 1] ?? path, 4)]),
    ),
  );
  return filled([
    accent(softened(union(...spread), 1)),
    main(band),
    main(subtract(apart(face, band), sockets, nose, mouth, grow(tongue, 4))),
    main(eyes),
    accent(tongue),
  ]);
});

export const BEACH_AND_FIESTA: readonly Mark[] = [
  beachParasol,
  sardineSkewer,
  greenCoconut,
  blownGlassware,
  retablo,
  tejoBoard,
  morenadaMask,
];
