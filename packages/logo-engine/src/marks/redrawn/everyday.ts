import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A sharpened pencil: a rubber in its ferrule, a body with its edges, a cone of wood and the lead. */
const pencil = redrawing('pencil', () => {
  const turn = (path: Path): Path => rotate(path, 45);
  const rubber = parse('M31 -1L31 -7C31 -13 37 -16 50 -16C63 -16 69 -13 69 -7L69 -1Z');
  const ferrule = rect(31, 4, 38, 10, 1);
  const body = parse('M31 19L69 19L69 74C66 80 53 80 50 74C47 80 34 80 31 74Z');
  const cone = corners('31,74 69,74 50,122', 2);
  const cuts = union(rect(47.7, 10, 4.6, 70), rect(30, 102.5, 40, 5));
  const wood = subtract(union(body, apart(cone, body)), cuts);
  return [accent(turn(rubber)), main(turn(union(ferrule, wood)))];
});

/** A maki roll from above: rice in its leaf of nori, and what it is filled with. */
const sushi = redrawing('sushi', () => {
  const wall = union(ellipse(50, 40, 55, 42), rect(-5, 40, 110, 25), ellipse(50, 65, 55, 40));
  const rice = ellipse(50, 40, 46, 33);
  const grains = [
    [14.5, 39, 80],
    [27, 20.5, -35],
    [50, 14.5, 0],
    [73, 20.5, 35],
    [85.5, 39, -80],
    [75, 58, -35],
    [50, 65.5, 0],
    [25, 58, 35],
  ].map(([x = 0, y = 0, turn = 0]) => rotate(ellipse(x, y, 6, 3.4), turn, x, y));
  const filling = [corners('30,29 49.5,24 55.5,49 35,54', 4.5), corners('55,24 72,30 72,45 61,50', 4.5)];
  return [main(union(subtract(wall, rice), ...grains), concat(wall, rice)), accent(union(...filling))];
});

/** A broadleaf tree: five lobes, and a trunk that flares at its roots and parts into two branches. */
const tree = redrawing('tree', () => {
  const side = union(circle(21, 38, 25), circle(32, 56, 21));
  const crown = union(circle(50, 22, 27), side, mirror(side));
  const trunk = parse(
    'M46.5 42C46.5 39 53.5 39 53.5 42L54.5 58L66 47C68.5 45 72 48.5 70 51L58 66C58 84 61 97 71 105C60 103 40 103 29 105C39 97 42 84 42 70L31 57C29 54.5 32 51 34.5 53L45 62Z',
  );
  return [main(apart(crown, trunk), subtract(crown, trunk)), accent(trunk, trunk)];
});

/** A sweet in its wrapper: the ends are twisted, and stripes run across the ball. */
const candy = redrawing('candy', () => {
  const turn = (path: Path): Path => rotate(path, -40);
  const ball = circle(50, 50, 33);
  const fan = parse(
    'M76 50L97 28C101 24 105 27 104.5 31C104 35 107 38 109 40C112 42 112 46 109 48C107.5 49 107.5 51 109 52C112 54 112 58 109 60C107 62 104 65 104.5 69C105 73 101 76 97 72Z',
  );
  const sweet = union(ball, both(fan));
  const stripes = (width: number): Path =>
    union(...[105.5, 134.5].map((x) => rotate(stroke(arc(x, 50, 70, 130, 230), width), 14)));
  return [
    main(turn(apart(sweet, stripes(9.5))), turn(sweet)),
    accent(turn(intersect(stripes(9.5), ball)), turn(intersect(stripes(13), ball))),
  ];
});

/** A microphone of the fifties: a grille of bars above and below its band, on a stand. */
const microphone = redrawing('microphone', () => {
  const head = rect(23, -5, 54, 76, 27);
  const bar = intersect(rect(0, 27, 100, 12), head);
  const slots = [37.5, 50, 62.5].map((x) => rect(x - 2.5, x === 50 ? 3 : 6, 5, x === 50 ? 60 : 54, 2.5));
  const yoke = parse('M9 34C9 64 26 83 50 83C74 83 91 64 91 34');
  const stand = concat(yoke, line(50, 83, 50, 100), line(25, 100.5, 75, 100.5));
  return [main(apart(subtract(head, ...slots), bar)), main(stroke(stand, 9), stand), accent(bar)];
});

/** A slice of pizza: the crust, and three rounds of pepperoni. */
const slice = redrawing('slice', () => {
  const crust = parse(
    'M3 22C-3 24 -6 18 -4.5 12C-3 6 2 4 8 2C34 -7 66 -7 92 2C98 4 103 6 104.5 12C106 18 103 24 97 22C66 12 34 12 3 22Z',
  );
  const cheese = parse(
    'M7 27C34 18 66 18 93 27C96 28 97 30 95.5 33L56 101C53 106 47 106 44 101L4.5 33C3 30 4 28 7 27Z',
  );
  const rounds = [circle(34, 39, 10), circle(67, 47, 10), circle(45, 70, 10)];
  return [accent(crust), main(subtract(cheese, ...rounds))];
});

/** A house under a roof that hangs over: chimney, door and window. */
const house = redrawing('house', () => {
  const slope = parse('M2 51L50 4L98 51');
  const chimney = rect(75, -5, 15, 42, 2);
  const roof = union(stroke(slope, 14), chimney);
  const body = corners('50,21 88,57 88,104 12,104 12,57', 4);
  const door = parse('M24 110L24 78C24 76 25 75 27 75L41 75C43 75 44 76 44 78L44 110Z');
  const panes = [rect(56, 66, 8, 8), rect(68.5, 66, 8, 8), rect(56, 78.5, 8, 8), rect(68.5, 78.5, 8, 8)];
  return [accent(roof), main(apart(subtract(body, door, ...panes), roof))];
});

/** A rose: petals wind about its heart; a stem and two leaves. */
const rose = redrawing('rose', () => {
  const cup = parse('M95 6C103 38 86 70 50 70C14 70 -3 38 5 6C9 11 16 14 23 14L77 14C84 14 91 11 95 6Z');
  const right = intersect(cup, parse('M110 -10L110 80L6 80L6 54C46 58 74 42 77 14L80 -10Z'));
  const left = apart(mirror(right), right);
  const bud = parse('M50 -5C68 -5 80 4 78 18C75 42 62 52 50 52C38 52 25 42 22 18C20 4 32 -5 50 -5Z');
  const spiral = parse('M50 17C54 18 55 24 49 25C40 26 37 13 48 9C60 5 68 16 64 26C62 31 58 34 53 35');
  const stem = line(50, 70, 50, 101);
  const blades = both(parse('M50 101C54 86 70 78 94 82C90 96 72 107 50 101Z'));
  const edge = parse(
    'M23 14C16 14 9 11 5 6C-3 38 14 70 50 70C86 70 103 38 95 6C91 11 84 14 77 14C74 42 46 58 9 54M23 14C25 31 36 43 51 47',
  );
  return [
    accent(
      subtract(apart(bud, mirror(right), right), stroke(spiral, 4.6)),
      concat(parse('M23 14C21 2 34 -5 50 -5C66 -5 79 2 77 14'), spiral),
    ),
    main(union(left, right, stroke(stem, 8), blades), concat(edge, stem, blades)),
  ];
});

/** A tulip: three petals, and two leaves that rise beside the stem. */
const tulip = redrawing('flower-tulip', () => {
  const front = parse('M50 -5C62 6 69 18 69 32C69 46 61 54 50 54C39 54 31 46 31 32C31 18 38 6 50 -5Z');
  const side = parse('M88 1C94 24 92 54 50 54L50 30C58 16 72 6 88 1Z');
  const stem = rect(46, 50, 8, 54, 4);
  const blade = parse('M50 104C51 80 66 62 96 58C98 84 80 104 50 104Z');
  return [accent(front), main(union(both(apart(side, front)), apart(union(stem, both(blade)), front)))];
});

/** A straight razor that is open: a slender blade on its tang, and a curved handle. */
const razor = redrawing('razor', () => {
  const spine = parse('M42 95C18 76 3 46 2 3');
  const handle = union(stroke(spine, 13), circle(42, 95, 8.5));
  const steel = parse(
    'M0 -4L34 -4L38 -12C39 -14 40 -15 43 -15L104 -15C110 -12 113 -5 113 1C113 4 112 5.5 109 5.5L0 5.5Z',
  );
  const blade = rotate(translate(steel, 42, 95), -60, 42, 95);
  return [main(apart(blade, handle)), accent(subtract(handle, circle(42, 95, 3)), spine)];
});

/** A stethoscope: its tube runs down from both ears, and in one loop up to the chest piece. */
const stethoscope = redrawing('stethoscope', () => {
  const ears = parse(
    'M13 2L6 2C2 2 0 4 0 8L0 26C0 44 13 56 29 56C45 56 58 44 58 26L58 8C58 4 56 2 52 2L45 2',
  );
  const tube = parse('M29 56L29 72C29 89 42 100 58 100C74 100 86 89 86 72L86 62');
  const piece = subtract(circle(86, 40, 18), circle(86, 40, 7));
  const lines = concat(ears, tube);
  return [main(apart(stroke(lines, 10), circle(86, 40, 18)), lines), accent(piece)];
});

/** A printer: a written sheet above, another that comes out below. */
const printer = redrawing('printer', () => {
  const sheet = rect(19, -5, 62, 39, 5);
  const text = [8, 21].map((y) => stroke(line(31, y, 69, y), 5.5));
  const body = rect(-5, 38, 110, 46, 9);
  const page = rect(22, 63, 56, 42, 4);
  const print = [76, 91].map((y) => stroke(line(34, y, y > 80 ? 54 : 66, y), 5.5));
  return [
    accent(subtract(sheet, ...text)),
    main(union(subtract(apart(body, page), circle(90, 52, 4)), subtract(page, ...print))),
  ];
});

/** A cook's hat: three full lobes over the pleats and the band. */
const chefHat = redrawing('chef-hat', () => {
  const lobes = union(circle(50, 24, 29), circle(20, 37, 25), circle(80, 37, 25));
  const pleated = parse('M17 40L83 40L78 80L22 80Z');
  const pleats = [38, 62].map((x) => stroke(line(x, 58, x, 90), 5));
  const cuff = rect(18, 84, 64, 20, 5);
  return [main(subtract(union(lobes, pleated), ...pleats)), accent(cuff)];
});

/** A tent on poles that cross, its flaps drawn aside. */
const tent = redrawing('tent', () => {
  const fly = parse('M46 14L54 14L104.5 98C106 101 104 104 101 104L-1 104C-4 104 -6 101 -4.5 98Z');
  const opening = parse('M50 34C54 66 64 86 82 110L18 110C36 86 46 66 50 34Z');
  const flap = parse('M50 55C53 70 60 86 71 104L29 104C40 86 47 70 50 55Z');
  const pole = stroke(line(40, -1.5, 58, 28), 7);
  return [main(union(subtract(fly, opening), pole, mirror(pole))), accent(flap)];
});

/** Two cherries on stems that meet, and a leaf. */
const cherry = redrawing('cherry', () => {
  const fruit = parse(
    'M0 -19C6 -27 26 -25 26 -2C26 15 14 25 0 25C-14 25 -26 15 -26 -2C-26 -25 -6 -27 0 -19Z',
  );
  const berry = subtract(fruit, stroke(arc(0, 0, 15, 175, 235), 5));
  const stems = stroke(parse('M21 64C24 36 38 14 62 2C76 16 80 36 79 58'), 6.5);
  const blade = leaf(56, 6, 6, 14, 0.3, 0.5);
  return [
    main(union(translate(berry, 21, 79), translate(berry, 79, 72), stems)),
    accent(apart(blade, stems)),
  ];
});

/** A wine glass, and the wine that stands in it. */
const glass = redrawing('glass', () => {
  const side = parse(
    'M24 -1.5C19 12 17 23 18.5 34C21 50 34 60 50 60C66 60 79 50 81.5 34C83 23 81 12 76 -1.5',
  );
  const bowl = stroke(side, 7);
  const below = parse('M0 24C16 19 32 19 50 24C68 29 84 29 100 24L100 80L0 80Z');
  const foot = parse(
    'M46 58L54 58L54 86C54 92 58 94.5 72 96C77 96.5 79 98 79 101C79 104 77 105 74 105L26 105C23 105 21 104 21 101C21 98 23 96.5 28 96C42 94.5 46 92 46 86Z',
  );
  return [
    main(union(bowl, foot), concat(side, line(50, 60, 50, 101), line(24, 101, 76, 101))),
    accent(intersect(apart(side, bowl), below), parse('M18 21C28 19 40 21 50 24C60 27 72 28 82 27')),
  ];
});

/** A saguaro in a pot. */
const cactus = redrawing('cactus', () => {
  const trunk = parse('M35 65L35 10C35 1 41 -5 50 -5C59 -5 65 1 65 10L65 65Z');
  const arms = [
    stroke(parse('M7 24L7 36C7 46 12 51 22 51L50 51'), 17),
    stroke(parse('M93 14L93 26C93 36 88 41 78 41L50 41'), 17),
  ];
  const ribs = concat(line(45, 12, 45, 34), line(55, 32, 55, 54));
  const pot = union(rect(16, 69, 68, 14, 3), corners('23,78 77,78 71,105 29,105', 4));
  return [main(subtract(union(trunk, ...arms), stroke(ribs, 4.6))), accent(pot)];
});

/** An anchor: ring, stock and shank, and two arms that end in flukes. */
const anchor = redrawing('anchor', () => {
  const ring = stroke(circle(50, 9, 10), 8);
  const rod = rect(45, 16, 10, 80);
  const stock = rect(22, 28, 56, 10, 5);
  const arm = parse('M50 105C26 103 6 90 1 66L14 64C18 80 32 91 50 93Z');
  const fluke = corners('-5,75 5,46 27,67', 3);
  const half = union(arm, fluke);
  return [main(union(ring, rod, stock, half, mirror(half)))];
});

export const REDRAWN_EVERYDAY: readonly Redrawing[] = [
  pencil,
  sushi,
  tree,
  candy,
  microphone,
  slice,
  house,
  rose,
  tulip,
  razor,
  stethoscope,
  printer,
  chefHat,
  tent,
  cherry,
  glass,
  cactus,
  anchor,
];
