import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, line, polar, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** Meat that turns on its spit, and the long knife that carves it. */
const doner = mark('doner', ['food', 'gastronomy'], () => {
  const slab = (y: number, half: number, shift: number, slope: number): Path => {
    const [left, right, low] = [40 - half + shift, 40 + half + shift, half - 3];
    return polygon(
      [
        [left, y - slope],
        [right, y + slope],
        [40 + low + shift, y + 13 + slope],
        [40 - low + shift, y + 13 - slope],
      ],
      5.5,
    );
  };
  const meat = concat(
    slab(11, 44.5, 0, 1.2),
    slab(28, 38, -1, -1.2),
    slab(45, 34, 1.5, 1.2),
    slab(62, 27.5, -1, -1),
    slab(78.5, 23, 0.5, 0),
  );
  const spit = rect(34.5, -5, 11, 11.5, 3.5);
  const tray = rect(-5, 95.5, 110, 9.5, 4.7);
  const blade = parse(
    'M97 12C107 32 105 54 93 71C92 72.5 91 73 89 72L80 68C78 67 77 66 78 64C86 48 92 32 97 12Z',
  );
  const handle = stroke(line(82, 77, 78.5, 85), 10.5);
  return [accent(meat), main(concat(spit, tray)), main(union(blade, handle))];
});

/** A slice of cheesecake: sauce runs down it, and a strawberry is on top. */
const cheesecake = mark('cheesecake', ['food', 'gastronomy'], () => {
  const sauce = parse(
    'M-2 43L58 20C62 18 68 18 74 20C90 25 104 34 105 46L105 52C105 60 92 60 92 52C92 50 84 50 84 54L84 62C84 70 71 70 71 62L71 54C71 50 62 50 62 54C62 61 49 61 49 54C49 50 41 50 41 54L41 66C41 74 28 74 28 66L28 54C28 50 19 50 19 53C19 60 6 60 6 53C4 51 0 51 -2 50C-6 49 -6 45 -2 43Z',
  );
  const side = corners('-5,46 105,46 105,83 -5,83', 4);
  const base = rect(-5, 87.5, 110, 17, 5);
  const tilt = (path: Path): Path => rotate(path, 14, 70, 16);
  const berry = parse('M69 4C78 1 89 4 90 14C91 25 78 36 70 39C62 36 49 25 50 14C51 4 61 1 69 4Z');
  const crown = parse(
    'M70 9C65 14 58 13 52 8C56 6 58 2 58 -3C63 -3 67 -1 70 3C73 -1 77 -3 82 -3C82 2 84 6 88 8C82 13 75 14 70 9Z',
  );
  const seeds = concat(line(62, 19, 63, 21), line(77, 19, 76, 21), line(69.5, 27, 69.5, 29));
  return [
    accent(apart(sauce, tilt(union(berry, crown)))),
    accent(tilt(subtract(apart(berry, crown), stroke(seeds, 4))), tilt(apart(berry, crown))),
    main(tilt(crown)),
    main(apart(side, sauce)),
    main(base),
  ];
});

/** A whole pie in its dish, under a lattice. */
const pie = mark('pie', ['food', 'gastronomy'], () => {
  const dome = parse('M6 66C8 34 26 18 50 18C74 18 92 34 94 66Z');
  const gaps = [
    [50, 31],
    [22, 31],
    [78, 31],
    [36, 46],
    [64, 46],
    [8, 46],
    [92, 46],
  ].map(([x = 0, y = 0]) =>
    polygon(
      [0, 90, 180, 270].map((at) => polar(x, y, 10, at)),
      1,
    ),
  );
  const scallops = Array.from({ length: 9 }, (_, i) => circle(3 + i * 11.75, 65, 7.8));
  const rim = union(...scallops, rect(3, 61, 94, 10));
  const dish = corners('5,77 95,77 84,105 16,105', 6);
  const flutes = concat(...[-1, 0, 1].map((i) => line(50 + i * 20, 85, 50 + i * 18, 97)));
  const steam = both(parse('M38 10C33 6 43 2 38 -2.5'));
  const cover = apart(dome, rim);
  const veins = concat(both(line(40, 22, 63, 46.5)));
  const lattice = subtract(cover, intersect(union(...gaps), shrink(cover, 5.5)));
  return [
    main(stroke(steam, 6), steam),
    accent(lattice, concat(cover, veins)),
    main(rim),
    main(subtract(dish, stroke(flutes, 5))),
  ];
});

/** A glass jar full of cookies. */
const cookieJar = mark('cookie-jar', ['food', 'gastronomy'], () => {
  const glass = parse(
    'M20 22L80 22C95 28 104 42 104 59L104 84C104 97 96 105 83 105L17 105C4 105 -4 97 -4 84L-4 59C-4 42 5 28 20 22Z',
  );
  const lid = union(rect(13, 6, 74, 12, 5), circle(50, 3, 8.2));
  const cookies = [circle(72.5, 74, 20), circle(27.5, 74, 20), circle(50, 51, 17.5)];
  const pile = cookies.map((one, i) => apart(one, ...cookies.slice(0, i)));
  const chips = concat(
    ...[
      [65, 70],
      [79, 73],
      [70, 84],
      [21, 72],
      [34, 76],
      [26, 85],
      [42, 43],
      [57, 45],
      [49, 54],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.4)),
  );
  return [
    main(lid),
    main(subtract(glass, shrink(glass, 7)), shrink(glass, 3.5)),
    accent(subtract(union(...pile), chips), union(...pile)),
  ];
});

/** A flan on its plate, with caramel that runs down it. */
const flan = mark('flan', ['food', 'gastronomy'], () => {
  const caramel = parse(
    'M28 6C36 4 42 9 50 9C58 9 64 4 72 6C78 7 81 11 82.5 17L87 35C89 44 78 47 75 40C73 35 66 36 66 42L66 60C66 68 53 68 53 60L53 46C53 40 45 40 45 46L45 50C45 58 32 58 32 50L32 42C31 36 26 36 25 40C22 47 11 44 13 35L17.5 17C19 11 22 7 28 6Z',
  );
  const body = corners('18,10 82,10 99,84 1,84', 6);
  const plate = parse(
    'M-2 88.5L102 88.5C105 88.5 106 90 105 92C101 100 94 104 84 104L16 104C6 104 -1 100 -5 92C-6 90 -5 88.5 -2 88.5Z',
  );
  const shine = line(30, 18, 28, 26);
  return [accent(subtract(caramel, stroke(shine, 5))), main(apart(body, caramel)), main(plate)];
});

/** Pickled gherkins in a jar. */
const jarOfPickles = mark('jar-of-pickles', ['food', 'gastronomy'], () => {
  const lid = rect(14, -5, 72, 18, 5);
  const glass = parse(
    'M24 17.5L76 17.5C78 26 92 28 92 42L92 90C92 99 86 105 77 105L23 105C14 105 8 99 8 90L8 42C8 28 22 26 24 17.5Z',
  );
  const gherkin = (x: number, top: number, turn: number): readonly [Path, Path] => {
    const body = parse(
      `M${x} ${top}C${x + 8} ${top} ${x + 10} ${top + 6} ${x + 10} ${top + 14}C${x + 12} ${top + 30} ${x + 12} 78 ${x + 9} 86C${x + 7} 92 ${x + 4} 93.5 ${x} 93.5C${x - 6} 93.5 ${x - 10} 90 ${x - 10} 82C${x - 9} 70 ${x - 8} ${top + 30} ${x - 10} ${top + 14}C${x - 10} ${top + 6} ${x - 8} ${top} ${x} ${top}Z`,
    );
    const warts = (top < 40 ? [13, 25, 37, 48] : [13, 25, 37]).map((y, i) => {
      const side = i % 2 === 0 ? -3 : 4;
      return line(x + side, top + y, x + side, top + y + 2);
    });
    return [rotate(body, turn, x, 70), rotate(concat(...warts), turn, x, 70)];
  };
  const [middle, ...others] = [gherkin(50, 33, 6), gherkin(28.5, 42, -1), gherkin(72.5, 47, 2)];
  const [front, frontWarts] = middle ?? gherkin(50, 33, 6);
  const pickles = union(front, ...others.map(([body]) => apart(body, front)));
  const warts = stroke(concat(frontWarts, ...others.map(([, dots]) => dots)), 4.6);
  return [
    accent(lid),
    main(subtract(glass, shrink(glass, 7)), shrink(glass, 3.5)),
    main(subtract(pickles, warts), pickles),
  ];
});

/** A half moon of dough with a folded edge: its parts, on the middle of its base. */
function halfMoon(x: number, y: number, size: number): { whole: Path; dough: Path; slits: Path } {
  const at = (path: Path): Path => translate(scale(path, size, size * 1.14), x, y);
  const folds = Array.from({ length: 11 }, (_, i) => circle(...polar(0, -4, 27.5, 175 + i * 19), 4.8));
  const whole = union(circle(0, -4, 28), ...folds);
  const flat = rect(-40, -60, 80, 60, 3);
  const middle = union(intersect(circle(0, -4, 20), rect(-40, -60, 80, 56)), rect(-20, -8, 40, 8, 4));
  const slits = concat(...[-9, 0, 9].map((x) => line(x - 1, -7, x + 1, x === 0 ? -15 : -12)));
  return { whole: at(intersect(whole, flat)), dough: at(middle), slits: at(slits) };
}

/** Three empanadas on a board. */
const empanadaTray = mark('empanada-tray', ['food', 'gastronomy'], () => {
  const front = halfMoon(50, 47, 0.92);
  const pair = [halfMoon(22, 80, 0.84), halfMoon(78, 80, 0.84)];
  const drawn = ({ whole, dough, slits }: { whole: Path; dough: Path; slits: Path }): Path =>
    union(subtract(whole, grow(dough, 4.4)), subtract(dough, stroke(slits, 4.5)));
  const board = union(rect(-5, 84.5, 110, 12, 5), both(rect(8, 88, 16, 15, 4)));
  const all = [drawn(front), ...pair.map((one) => apart(drawn(one), front.whole))];
  const lines = [front.whole, ...pair.map(({ whole }) => apart(whole, front.whole))];
  const slits = [front, ...pair].map((one) => one.slits);
  return [accent(union(...all), concat(...lines, ...slits)), main(board)];
});

export const PLATES: readonly Mark[] = [doner, cheesecake, pie, cookieJar, flan, jarOfPickles, empanadaTray];
