import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, polar, rect, sector } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A round pizza, one slice drawn out of it. */
const pizzaWhole = mark('pizza-whole', ['food', 'gastronomy'], () => {
  const [x, y] = [45, 55];
  const crust = subtract(circle(x, y, 50), circle(x, y, 41));
  const cheese = circle(x, y, 36.5);
  const at = (turn: number, r: number): Path => circle(...polar(x, y, r, turn), 6);
  const toppings = [15, 75, 135, 195, 255].map((turn) => at(turn, 23.5));
  const cuts = [45, 105, 165, 225].map((turn) => line(x, y, ...polar(x, y, 60, turn)));
  const slice = sector(x, y, 70, -75, -15);
  const whole = union(crust, subtract(cheese, ...toppings, at(-45, 25)));
  const drawn = (path: Path): Path => translate(path, 9.5, -9.5);
  const outline = circle(x, y, 51);
  const seams = [45, 105, 165, 225].map((turn) => line(x, y, ...polar(x, y, 51, turn)));
  return [
    main(
      apart(subtract(whole, stroke(concat(...cuts), 4.5)), slice),
      concat(apart(outline, slice), ...seams, ...toppings),
    ),
    accent(drawn(intersect(whole, slice)), drawn(concat(intersect(outline, slice), at(-45, 25)))),
  ];
});

/** A brick oven: its mouth is an arch, and a fire burns in it. */
const pizzaOven = mark('pizza-oven', ['food', 'gastronomy'], () => {
  const mouth = union(circle(50, 56, 22), rect(28, 56, 44, 30));
  const bricks = concat(
    ...[-150, -110, -70, -30].map((turn) => line(...polar(50, 56, 10, turn), ...polar(50, 56, 48, turn))),
    line(0, 66.5, 100, 66.5),
  );
  const arch = subtract(grow(mouth, 10), mouth, stroke(bricks, 4.5, { cap: 'butt' }), rect(-10, 78, 120, 40));
  const dome = union(
    parse('M-4 75C-4 38 17 7 50 7C83 7 104 38 104 75C104 77 103 78 101 78L-1 78C-3 78 -4 77 -4 75Z'),
    rect(41, -1, 18, 20),
    rect(36, -5, 28, 9, 3),
  );
  const fire = parse(
    'M52 39C54 49 67 54 67 66C67 73 63 78 56 78L44 78C37 78 33 73 33 66C33 60 36 57 38 52C40 55 42 57 45 57C48 52 48 46 52 39Z',
  );
  return [
    main(union(subtract(dome, grow(mouth, 14.5)), arch)),
    accent(fire),
    main(rect(-5, 82.5, 110, 9, 3)),
    main(rect(3, 96, 94, 9.5, 3)),
  ];
});

/** A cob on a stick, its husk drawn back: cream and chili are on it. */
const cornOnAStick = mark('corn-on-a-stick', ['food', 'gastronomy'], () => {
  const posed = (path: Path): Path => rotate(translate(scale(path, 1.08), -4, -4), 36, 50, 50);
  const cob = parse(
    'M50 -9C62 -9 71 2 71 20L71 52C71 64 63 73 50 73C37 73 29 64 29 52L29 20C29 2 38 -9 50 -9Z',
  );
  const cream = parse(
    'M20 -10L80 -10L80 20C80 28 66 30 64 22C62 16 56 17 56 23L56 26C56 34 44 34 44 26L44 24C44 18 38 17 36 23C33 30 20 28 20 20Z',
  );
  const coat = intersect(cob, cream);
  const rows = union(
    ...[33, 44.5, 56, 67.5].flatMap((x) => [37, 48.5, 60].map((y) => rect(x - 4.25, y, 8.5, 8.5, 2.5))),
  );
  const chili = [
    [43, 6],
    [57, 1],
    [59, 13],
    [47, 17],
  ].map(([x = 0, y = 0]) => circle(x, y, 2.8));
  const husk = both(parse('M47 83C30 84 16 76 13 53C17 55 21 57 24.500 60C28 71 36 78 47 78.500Z'));
  return [
    main(posed(subtract(coat, ...chili))),
    accent(posed(intersect(apart(cob, coat), rows))),
    main(posed(union(husk, rect(45, 77, 10, 32, 4.5)))),
  ];
});

/** A bottle of hot sauce, a chili on its label. */
const hotSauce = mark('hot-sauce', ['food', 'gastronomy'], () => {
  const cap = union(rect(39, -5, 22, 20, 4), rect(35, 6, 30, 9, 3));
  const glass = parse(
    'M41 19L59 19L59 25C59 32 82 36 82 52L82 97C82 102 79 105 74 105L26 105C21 105 18 102 18 97L18 52C18 36 41 32 41 25Z',
  );
  const label = rect(25, 50, 50, 47, 4);
  const pod = parse('M63 63C71 63 73 70 70 76C64 88 47 93 30 87C42 85 50 78 54 69C56 64 59 63 63 63Z');
  const stem = stroke(parse('M64 65C65 60 66 58 69 56.500'), 5);
  return [accent(cap), main(subtract(glass, label)), accent(union(pod, stem))];
});

/** Three chilies on a string. */
const chiliBunch = mark('chili-bunch', ['food', 'gastronomy', 'livestock'], () => {
  const middle = parse(
    'M37 40C37 33 42 32 50 32C58 32 63 33 63 40C65 66 60 90 42 105.500C46 84 37 64 37 40Z',
  );
  const side = parse('M68 34C73 28 80 26 85 31C99 45 104 66 100 92C92 72 74 58 68 34Z');
  const crown = parse(
    'M46 16L54 16C54 20 60 20 63 27C58 28.500 54 28 50 28C46 28 42 28.500 37 27C40 20 46 20 46 16Z',
  );
  const leaning = parse(
    'M55 10C62 9 69 11 74 16C78 17 81 19 82 22C75 22 69 25 65 30C63 27 63 23 65 19.500C62 17.500 59 17 55 17Z',
  );
  const string = union(circle(50, 11, 8.5), stroke(line(50, -2, 50, 18), 6.5));
  return [main(union(string, crown, both(leaning))), accent(middle), main(both(apart(side, middle)))];
});

/** A crepe, rolled to a cone: cream and strawberries in it. */
const crepe = mark('crepe', ['food', 'gastronomy'], () => {
  const front = parse(
    'M0 35C1 28 8 27 13 31C33 48 56 57 77 59.500C82 60 83 64 80.500 67L57.500 101C53.500 106.500 46 106.500 42 101L2.500 43C0.500 40 0 38 0 35Z',
  );
  const back = parse('M20 32C46 46 74 40 88 29C95 24 102 29 101 36C100 44 96 52 90 57L50 66Z');
  const cream = union(circle(67, 28, 14), circle(84, 24, 8), circle(56, 34, 10));
  const berry = parse('M0 -13C11 -17 18 -9 16 3C14 14 7 21 0 24C-7 21 -14 14 -16 3C-18 -9 -11 -17 0 -13Z');
  const hull = parse(
    'M0 -24C3 -21 4 -18 9 -18C12 -18 14 -16 14 -13C9 -9 4 -10 0 -6C-4 -10 -9 -9 -14 -13C-14 -16 -12 -18 -9 -18C-4 -18 -3 -21 0 -24Z',
  );
  const put = (path: Path): Path => rotate(translate(path, 36, 21), -12, 36, 21);
  const fruit = put(berry);
  const green = put(hull);
  const seeds = [
    [30, 24],
    [41, 21],
    [38, 31],
  ].map(([x = 0, y = 0]) => circle(x, y, 2.6));
  return [
    main(front, grow(front, 1.9)),
    main(apart(back, front)),
    accent(subtract(apart(fruit, front, back, green), ...seeds)),
    main(green),
    main(apart(cream, fruit, green, back, front)),
  ];
});

/** A hamburger and a box of fries. */
const burgerFries = mark('burger-fries', ['food', 'gastronomy', 'marketing'], () => {
  const crown = parse('M-5 70C-5 56 8 49 27 49C46 49 59 56 59 70C59 72 58 73 56 73L-2 73C-4 73 -5 72 -5 70Z');
  const patty = rect(-5, 77.5, 64, 9, 4.5);
  const heel = parse(
    'M-2 91L56 91C58 91 59 92 59 94C59 101 55 105 48 105L6 105C-1 105 -5 101 -5 94C-5 92 -4 91 -2 91Z',
  );
  const burger = union(rect(-5, 60, 64, 45, 14), crown);
  const box = parse(
    'M38 38C56 48 88 48 105 38L98 101C97.500 104 96 105 93 105L50 105C47 105 45.500 104 45 101Z',
  );
  const stripes = concat(line(75, 30, 74, 110), line(90, 30, 86, 110));
  const carton = apart(box, burger);
  const potato = (x: number, top: number, turn: number): Path =>
    rotate(rect(x - 5, top, 10, 70, 2), turn, x, 80);
  const fries = union(potato(48, 8, -6), potato(64, -5, -2), potato(79, 2, 3), potato(91, 12, 7));
  const seeds = [
    [15, 62],
    [29, 58],
    [41, 64],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 3.2, 2.4));
  return [
    main(subtract(crown, ...seeds), grow(crown, 2)),
    accent(patty),
    main(heel),
    main(subtract(carton, stroke(stripes, 5)), grow(carton, 1.9)),
    accent(apart(fries, box, burger)),
  ];
});

/** A cart with an awning, and fruit on it. */
const foodCart = mark('food-cart', ['food', 'gastronomy', 'marketing'], () => {
  const cover = corners('12,-5 80,-5 92,14 92,18 0,18 0,14', 4);
  const scallops = union(
    ...[0, 1, 2, 3].map((i) => intersect(circle(11.5 + i * 23, 19, 11.5), rect(i * 23, 18, 23, 20))),
  );
  const awning = union(cover, scallops);
  const seams = concat(parse('M30 -10L23 18L23 40'), line(46, -10, 46, 40), parse('M62 -10L69 18L69 40'));
  const wheel = circle(26, 86, 19);
  const box = union(rect(0, 54, 92, 26, 5), rect(72, 70, 9, 35, 3));
  const posts = concat(line(7, 20, 7, 60), line(85, 20, 85, 60));
  const handle = parse('M88 62L96 62C100 62 102 60 102 56L102 52');
  const fruit = concat(circle(28, 44, 7.5), circle(46, 44, 7.5), circle(64, 44, 7.5));
  return [
    accent(subtract(awning, stroke(seams, 4.5))),
    main(apart(union(box, stroke(posts, 6), stroke(handle, 7)), awning, wheel, fruit)),
    accent(apart(fruit, awning)),
    main(subtract(wheel, circle(26, 86, 6))),
  ];
});

export const STREET_FOOD: readonly Mark[] = [
  pizzaWhole,
  pizzaOven,
  cornOnAStick,
  hotSauce,
  chiliBunch,
  crepe,
  burgerFries,
  foodCart,
];
