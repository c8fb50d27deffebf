import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import {
  arc,
  band,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  polyline,
  rect,
  regular,
  star,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, fitted, inked, main, placed, softened, whole } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A short lorry from the side: a low box with the wind in its back wall, and the cab. */
const truck = redrawing('truck', () => {
  const wheels = concat(circle(19, 78, 14), circle(80, 78, 14));
  const box = rect(-5, 15, 65, 63, 6);
  const cab = corners('64.5,27 88,27 105,54 105,78 64.5,78', 6);
  const pane = corners('74,37 84,37 95,54 95,57 74,57', 2.5);
  const wind = concat(line(-10, 31, 32, 31), line(-10, 46, 18, 46));
  return fitted(
    [
      main(subtract(box, grow(wheels, 5), stroke(wind, 6))),
      accent(subtract(cab, grow(wheels, 5), pane)),
      main(subtract(wheels, circle(19, 78, 5), circle(80, 78, 5))),
    ],
    1,
    0,
    -4,
  );
});

/** A car battery with its two poles, a bolt between plus and minus. */
const carBattery = redrawing('car-battery', () => {
  const bolt = corners('57,34 35,65 47.5,65 42,90 66,56 53,56', 2);
  const box = filleted(union(rect(-3, 20, 106, 80, 9), rect(7, 3, 29, 30, 5), rect(64, 3, 29, 30, 5)), 2.5);
  const signs = union(rect(7, 57.5, 20, 7, 1), rect(13.5, 51, 7, 20, 1), rect(75, 57.5, 18, 7, 1));
  return [main(subtract(box, grow(bolt, 4.5), signs)), accent(bolt)];
});

/** A large bottle of water, a drop between the ribs of its sides. */
const waterJug = redrawing('water-jug', () => {
  const body = whole(
    parse('M50 12.500L65 12.500L65 18C80 22 91 32 91 48L91 93C91 101 86 105.500 79 105.500L50 105.500Z'),
  );
  const drop = parse(
    'M50 30C56 43 69 55 69 71C69 82.500 60.500 91 50 91C39.500 91 31 82.500 31 71C31 55 44 43 50 30Z',
  );
  const ribs = both(
    concat(rect(81, 54, 14, 5.5, 2.7), rect(81, 70, 14, 5.5, 2.7), rect(81, 86, 14, 5.5, 2.7)),
  );
  const cap = rect(31, -6, 38, 14, 5);
  return fitted([main(subtract(body, grow(drop, 5), ribs)), accent(drop), accent(cap)], 0.985, 0, 0.2);
});

/** A T-shirt with a star on the chest. */
const printedTee = redrawing('printed-tee', () => {
  const shirt = softened(
    whole(parse('M50 15C59 15 65 9 67 0L77 1C90 5 98 14 105 30L87 44L80 37L80 102L50 102Z')),
    3,
  );
  const sign = star(50, 57, 19, 9, 5, 1);
  return [main(subtract(shirt, grow(sign, 4.5))), accent(sign)];
});

/** A drop whose upper half is a steel derrick: below the ground its bore reaches the water. */
const wellBore = redrawing('well-bore', () => {
  const drop = union(circle(50, 63, 42), corners('50,-9 84.3,38.8 50,70 15.7,38.8'));
  const upper = intersect(drop, rect(0, -6, 100, 64));
  const inside = subtract(upper, stroke(drop, 18), rect(0, 48.5, 100, 20));
  const braces = concat(line(20, 51, 62, 22), line(80, 51, 38, 22));
  const pipe = rect(45, 50, 10, 36, 4);
  const water = subtract(intersect(drop, rect(0, 62.5, 100, 60)), grow(pipe, 4.5));
  return fitted(
    [
      main(softened(union(subtract(upper, inside), intersect(inside, stroke(braces, 8)), pipe), 0.6)),
      accent(softened(water, 1)),
    ],
    0.985,
    0,
    0.4,
  );
});

/** A runner's artificial leg: the socket runs down into the springing blade, a cuff over it. */
const prosthesis = redrawing('prosthesis', () => {
  const leg = union(
    limb(
      '60,-14,26 58,4,24.5 54,24,20 48,42,13 37,56,9.8 29,70,9 32,85,8.8 46,95,8.4 66,98.5,7.4 84,99,6.5 100,98.5,5.8',
    ),
    circle(99, 98.5, 5.8),
  );
  const shape = intersect(leg, rect(-6, -5, 130, 112));
  const edge = 'M20 22C44 34 74 30 100 12';
  const top = parse(`${edge}L120 -40L20 -40Z`);
  const seam = stroke(parse(edge), 5);
  return fitted(
    [
      main(softened(filleted(subtract(shape, top, seam), 2), 1)),
      accent(softened(subtract(intersect(shape, top), seam), 2.5)),
    ],
    0.99,
    -12.3,
    -0.5,
  );
});

/** One scoop of ice cream that runs over the rim of its cup. */
const iceCreamCup = redrawing('ice-cream-cup', () => {
  const scoop = union(
    circle(50, 29, 34.5),
    ...[14, 32, 50, 68, 86].map((x) => circle(x, x === 32 ? 52 : x === 68 ? 49 : 45, 11)),
  );
  const cup = whole(
    parse('M50 42L96 42C100 42 103 45 102 49C98 70 80 78 60 80L57 92L70 95C77 97 77 105 70 105L50 105Z'),
  );
  const glint = inked(arc(50, 29, 22, 190, 255), 6);
  return [main(softened(apart(cup, filleted(scoop, 2)), 1)), accent(subtract(filleted(scoop, 2), glint))];
});

/** A cooked prawn about a centre, its tail down to the right: the seams run in from its back. */
function cookedPrawn(mx: number, my: number, r: number): Path {
  const ring = [
    [150, 9],
    [180, 11.5],
    [215, 12],
    [250, 11.5],
    [285, 10.5],
    [320, 9.5],
    [350, 8],
    [375, 6.5],
  ];
  const spine = ring.map(([turn = 0, half = 0]) =>
    [...polar(mx, my, r, turn), half].map((n) => n.toFixed(2)).join(),
  );
  const body = union(limb(spine.join(' ')), circle(...polar(mx, my, r, 150), 9));
  const [x, y] = polar(mx, my, r, 366);
  const tail = corners(
    `${x - 5},${y} ${x + 5},${y} ${x + 18},${y + 26} ${x + 5},${y + 23} ${x - 1},${y + 34} ${x - 13},${y + 22}`,
    3,
  );
  const seams = union(
    ...[196, 232, 268, 304, 338].map((turn) =>
      inked(line(...polar(mx, my, r, turn - 4), ...polar(mx, my, r + 26, turn + 8)), 4.6),
    ),
  );
  return softened(subtract(filleted(union(body, tail), 2), seams), 0.7);
}

/** A prawn on the rim of a cocktail glass. */
const shrimpCocktail = redrawing(
  'shrimp-cocktail',
  () => {
    const glass = filleted(
      union(corners('-6,42 70,42 32,80', 3), rect(26.5, 70, 11, 32), rect(8, 95, 48, 10.5, 4)),
      4,
    );
    const prawn = cookedPrawn(64, 32, 25);
    return [main(apart(glass, filleted(prawn, 3))), accent(prawn)];
  },
  { line: false },
);

/** A made bed from its foot: the headboard, two pillows and one large blanket with the moon on it. */
const bed = redrawing('bed', () => {
  const board = rect(4, -2, 92, 80, 16);
  const pillows = both(rect(14, 13, 33.5, 40, 9));
  const blanket = softened(
    parse('M10 44C30 48 70 48 90 44L106 94C106 98 104 100 100 100L0 100C-4 100 -6 98 -6 94Z'),
    4,
  );
  const moon = subtract(circle(48, 74, 17), circle(56, 69, 14.5));
  return [
    main(softened(apart(union(subtract(board, grow(pillows, 5)), pillows), blanket), 1)),
    accent(subtract(blanket, softened(moon, 0.8))),
  ];
});

/** A rubber stamp and the three stars that it leaves. */
const stamp = redrawing('stamp', () => {
  const grip = filleted(
    union(circle(50, 16, 22), corners('42,20 58,20 60,60 40,60'), rect(2, 50, 96, 22, 8)),
    9,
  );
  const print = rect(-4, 77, 108, 28, 5);
  const stars = concat(...[20, 50, 80].map((x) => star(x, 91.5, 10.5, 5, 5, 0.6)));
  return fitted([main(grip), accent(subtract(print, stars))], 0.99, 0, 0.4);
});

/** A clapperboard with a star on it. */
const filmSlate = redrawing('film-slate', () => {
  const board = rect(-4, 39, 108, 66, 8);
  const stick = (path: Path): Path => rotate(path, -11, 8, 36);
  const arm = union(stick(rect(-4, 10, 108, 25.5, 5)), circle(9, 36, 13));
  const stripes = concat(
    ...[24, 50, 76].map((x) => corners(`${x},29.500 ${x + 14},29.500 ${x + 22},16 ${x + 8},16`, 1)),
  );
  const sign = star(53, 74, 22, 10, 5, 1.5);
  return fitted(
    [
      main(subtract(apart(board, arm), sign)),
      accent(subtract(filleted(arm, 2), stick(stripes), circle(9, 36, 4.8))),
    ],
    0.965,
    0.8,
    1,
  );
});

/** A wrecking ball on the end of its chain. */
const wreckingBall = redrawing('wrecking-ball', () => {
  const swing = (path: Path): Path => rotate(path, 45, 50, 50);
  const ball = circle(50, 75, 40);
  const ring = (y: number): Path => subtract(rect(36, y, 28, 40, 14), rect(45.5, y + 9.5, 9, 21, 4.5));
  const links = union(ring(3), ring(-46));
  const bar = rect(45.5, -18, 9, 32, 4.5);
  const lug = filleted(union(ball, rect(39, 30, 22, 20, 4)), 5);
  const glint = inked(arc(50, 75, 26, 100, 165), 7);
  return fitted(
    [main(swing(subtract(lug, glint, grow(ring(3), 4)))), main(swing(bar)), accent(swing(apart(links, bar)))],
    0.85,
    -6.1,
    6.1,
  );
});

/** The ladder of a pool, dark above the water and light below it. */
const swimmingPool = redrawing(
  'swimming-pool',
  () => {
    const rail = parse('M30 91L30 17C30 -4 2 -4 2 17L2 27');
    const ladder = union(
      both(stroke(rail, 10.5)),
      stroke(concat(line(30, 26, 70, 26), line(30, 46, 70, 46), line(30, 82, 70, 82)), 9),
    );
    const water = whole(
      parse(
        'M50 70C58 70 60 62 69 62C80 62 80 70 90 70C97 70 100 66 105 63L105 98C105 103 102 105.500 98 105.500L50 105.500Z',
      ),
    );
    const air = whole(
      parse('M50 70C58 70 60 62 69 62C80 62 80 70 90 70C97 70 100 66 105 63L112 -10L50 -10Z'),
    );
    return [main(intersect(apart(ladder, water), air)), accent(subtract(water, ladder))];
  },
  { line: false },
);

/** The mark of a fast network: two broad rings, lightning in the place of the dot. */
const wifiHigh = redrawing('wifi-high', () => {
  const ring = (r: number): Path => inked(arc(50, 92, r, -136, -44), 15.5);
  const bolt = corners('60,53 27,92 46,92 38,124 75,82 55.500,82', 1.5);
  return fitted([main(union(ring(77), ring(53))), accent(bolt)], 0.87, 0, -13.3);
});

/** A camera whose lens is the iris of its shutter. */
const camera = redrawing('camera', () => {
  const body = filleted(union(rect(-5, 16, 110, 86, 13), corners('28,22 34,1 66,1 72,22', 5)), 4);
  const lens = circle(50, 59, 31);
  const slits = concat(
    ...[0, 60, 120, 180, 240, 300].map((turn) => {
      const from = polar(50, 59, 12, turn);
      return line(...from, ...polar(...from, 36, turn + 60));
    }),
  );
  const iris = subtract(lens, stroke(slits, 4.4, { cap: 'butt' }), regular(50, 59, 14.54, 6, 0, 90));
  return [main(subtract(body, grow(lens, 5))), accent(softened(iris, 0.6))];
});

/** A crab that holds up its claws, its shell set into it. */
const crab = redrawing('crab', () => {
  const shell = ellipse(50, 65, 36, 26);
  const arm = inked(parse('M72 54C87 52 94 44 92 32'), 10);
  const claw = subtract(ellipse(87, 14, 18, 20), corners('85,19 94,-14 72,-14', 1));
  const legs = union(
    inked(parse('M76 66C88 62 97 66 101.500 76'), 9),
    inked(parse('M72 74C84 76 90 84 92 93'), 9),
    inked(parse('M64 82C72 86 76 93 76 101'), 9),
  );
  const eye = union(inked(line(58, 48, 59.5, 34), 6.5), circle(59.5, 32, 6.5));
  const half = union(arm, claw, legs, eye);
  const body = filleted(union(shell, half, mirror(half)), 2);
  const back = ellipse(50, 65, 24.5, 15);
  return fitted([main(subtract(body, grow(back, 4.5))), accent(back)], 0.985);
});

/** A dumb-bell, held aslant: short bar, thick plates. */
const barbell = redrawing('barbell', () => {
  const turned = (path: Path): Path => rotate(path, -42, 50, 50);
  const half = union(rect(50, 42, 26, 16), rect(62, 11, 22, 78, 9));
  const outer = rect(88.5, 23, 18, 54, 8);
  return fitted([main(turned(whole(half))), accent(turned(both(outer)))], 0.98);
});

/** A woman with child, from the side: one line from her brow down to her belly, a heart in it. */
const pregnant = redrawing('pregnant', () => {
  const figure = parse(
    'M44 -2C52 -4 59 1 60 8C60.500 12 64 15 64 17C64 18.500 61.500 18.500 61.500 20.500C61.500 23 60 26.500 56 27C53 27.500 52 29 52 32C52 39 66 42 68 50C68.500 53 71 55 75 57C88 62 95 72 93 82C91 92 78 95 72 99C70 101 69 103 68.500 105.500L8 105.500C8 93 20 86 21 76C22 67 13 61 15 51C17 41 34 42 36 33C36.500 30 35 27 32 23C26 14 32 1 44 -2Z',
  );
  const bun = circle(23, 3, 9.5);
  const heart = translate(
    parse(
      'M62 82C52 75 46 69 46 63C46 58 49.500 55 54 55C57.500 55 60.500 57 62 60C63.500 57 66.500 55 70 55C74.500 55 78 58 78 63C78 69 72 75 62 82Z',
    ),
    4,
    9,
  );
  return fitted([main(union(bun, subtract(figure, grow(heart, 4)))), accent(heart)], 0.98, -0.7, 0.5);
});

/** A mortarboard over an open book. */
const graduationCap = redrawing('graduation-cap', () => {
  const board = corners('50,2 105,30 50,58 -5,30', 4);
  const page = parse('M52.500 62.500L80 48.500L80 84C70 82 58 86 52.500 97Z');
  const tassel = union(
    inked(
      polyline([
        [96, 32],
        [96, 62],
      ]),
      7.5,
    ),
    parse('M96 58C101 58 103 66 106 86C106 89 86 89 86 86C89 66 91 58 96 58Z'),
  );
  return fitted([main(union(board, tassel)), accent(both(page))], 0.985, -1.5, 0);
});

/** An electric car from the side, lightning in its door. */
const carBolt = redrawing('car-bolt', () => {
  const wheels = concat(circle(20, 80, 13.5), circle(80, 80, 13.5));
  const body = parse(
    'M-5 60C-5 50 2 46 11 43C17 22 26 11 43 9C63 7 75 18 83 38C95 42 105 46 105 60L105 74C105 78 102 81 98 81L2 81C-2 81 -5 78 -5 74Z',
  );
  const bolt = corners('55,19 35,49 47.5,49 43.500,73 65,41 52.500,41', 1.5);
  return fitted(
    [
      main(subtract(body, grow(wheels, 5), grow(bolt, 4.5))),
      main(subtract(wheels, circle(20, 80, 4.8), circle(80, 80, 4.8))),
      accent(bolt),
    ],
    1,
    0,
    -1,
  );
});

/** The sign of a car park: a car in the bowl of the P. */
const parkingSign = redrawing(
  'parking-sign',
  () => {
    const letter = union(
      rect(-1, -5, 24, 110.5, 5),
      rect(-1, -5, 40, 80, 5),
      rect(20, -5, 41, 80),
      circle(61, 35, 40),
    );
    const eye = union(rect(17, 13, 24, 44, 4), rect(24, 13, 37, 44), circle(61, 35, 22));
    const body = parse(
      'M34 33L38 22C39 19 41 17 44 17L56 17C59 17 61 19 62 22L66 33C69 34 71 37 71 40L71 51C71 53 70 54 68 54L64 54C62 54 61 53 61 51L61 49L39 49L39 51C39 53 38 54 36 54L32 54C30 54 29 53 29 51L29 40C29 37 31 34 34 33Z',
    );
    const car = subtract(
      body,
      corners('42.500,22.500 57.500,22.500 60,32 40,32', 1.5),
      circle(36, 41, 3.2),
      circle(64, 41, 3.2),
    );
    return [main(subtract(letter, eye)), accent(translate(car, 0, -0.5))];
  },
  { line: false },
);

/** A polished slab of marble: two veins that swell and taper, and the glint in its corner. */
const marbleSlab = redrawing('marble-slab', () => {
  const slab = rect(-3, -3, 106, 106, 9);
  const veins = union(
    limb('-16,44,6.5 10,36,5 28,22,3.2 40,6,3.6 54,-18,6'),
    limb('-16,108,4 8,88,5.5 28,66,6.5 50,58,5 70,46,3.4 88,24,4 112,-4,6'),
    limb('22,70,3 34,84,3.4 42,98,3 48,118,3.6'),
  );
  const glint = star(75, 76, 21, 7.5, 4, 0.6);
  return [main(softened(subtract(slab, veins, grow(glint, 4.5)), 0.8)), accent(glint)];
});

/** An airliner on its climb over the curve of the earth. */
const airplaneTilt = redrawing('airplane-tilt', () => {
  const half = parse('M50 -6C57 0 59 10 59 20L59 34L104 64L104 76L59 62L58 78L74 90L74 99L50 92Z');
  const plane = placed(rotate(softened(filleted(whole(half), 2), 1.5), 45, 50, 50), 0.86, 0, 9, -7);
  const earth = band(44, 56, 50, 39, 40, 230);
  return fitted([main(plane), accent(softened(apart(earth, plane), 1))], 1.1, 7, -8.1);
});

/** A trout in its leap, with its spots. */
const trout = redrawing('trout', () => {
  const body = union(
    parse('M105 17C88 -2 60 -4 40 11C22 24 12 46 13 70L27 72C30 60 42 52 58 49C78 46 95 41 103 31L89 25Z'),
    parse('M13 62L27 64C31 77 40 84 52 87C42 94 30 94 21 90C15 96 6 102 -5 103C1 92 9 80 13 62Z'),
  );
  const fin = parse('M60 0C50 -5 34 -6 16 -3C20 6 20 18 14 34L36 20Z');
  const eye = circle(83, 17, 4.2);
  const gill = stroke(parse('M75 6C69 15 69 28 75 40'), 4.8);
  const spots = [
    [59, 14, 4],
    [45, 22, 4],
    [56, 32, 4],
    [38, 37, 4],
    [28, 53, 3.8],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r));
  return [main(softened(subtract(body, eye, gill, ...spots), 0.6)), accent(softened(apart(fin, body), 1.5))];
});

/** A bulb whose filament is a heart. */
const lightbulb = redrawing('lightbulb', () => {
  const glass = whole(parse('M50 -6C74 -6 91 12 91 34C91 54 74 60 70 79L50 79Z'));
  const wire = parse(
    'M44 84L44 66C32 58 25 48 25 38C25 29 31 24 38 24C44 24 48 28 50 33C52 28 56 24 62 24C69 24 75 29 75 38C75 48 68 58 56 66L56 84',
  );
  const base = union(rect(30, 83.5, 40, 10, 4), intersect(circle(50, 86, 20), rect(0, 90, 100, 30)));
  return fitted([main(subtract(glass, stroke(wire, 6.5))), accent(base)], 0.985);
});

/** A paella from above: the pan with its two handles, one prawn in it. */
const paellaPan = redrawing('paella-pan', () => {
  const handle = subtract(rect(76, 28, 30, 44, 13), rect(80, 37, 17.5, 26, 4));
  const pan = union(circle(50, 50, 43.5), both(handle));
  const prawn = placed(rotate(cookedPrawn(50, 44, 25), -24, 50, 44), 0.88, 0, -1, 3);
  return fitted([main(subtract(pan, grow(prawn, 4))), accent(prawn)], 0.985);
});

/** A cacao tree with ripe pods in its crown. */
const cacaoTree = redrawing(
  'cacao-tree',
  () => {
    const crown = union(circle(50, 28, 34), circle(21, 42, 26), circle(79, 42, 26), rect(20, 40, 60, 28));
    const trunk = whole(
      parse('M50 50L56.500 50L58 84C60 94 66 99 74 102C77 103 76 105.500 73 105.500L50 105.500Z'),
    );
    const at = [
      [50, 25],
      [24, 40],
      [76, 40],
    ] as const;
    const pods = union(...at.map(([x, y]) => leaf(x, y - 20, x, y + 21, 0.31, 0.36)));
    const grooves = union(
      ...at.flatMap(([x, y]) => {
        const groove = parse(`M${x + 1} ${y - 30}C${x + 6} ${y - 10} ${x + 5} ${y + 6} ${x + 1} ${y + 30}`);
        return [stroke(groove, 3.2), stroke(mirror(groove, x), 3.2)];
      }),
    );
    return [
      main(subtract(filleted(union(crown, trunk), 4), grow(pods, 4))),
      accent(softened(subtract(pods, grooves), 0.5)),
    ];
  },
  { line: false },
);

/** A list on a clipboard, ticked off. */
const clipboardText = redrawing('clipboard-text', () => {
  const board = rect(4, 5, 84, 100.5, 11);
  const clip = union(rect(26, -1, 40, 18, 6), circle(46, 0, 10));
  const tick = inked(
    polyline([
      [48, 74],
      [64, 90],
      [98, 48],
    ]),
    13,
  );
  const rows = concat(line(22, 38, 70, 38), line(22, 58, 58, 58), line(22, 78, 34, 78));
  return fitted(
    [main(subtract(board, grow(clip, 4.5), grow(tick, 4.5), inked(rows, 8))), main(clip), accent(tick)],
    0.94,
    -4.1,
    2.2,
  );
});

/** A jeep from the front, in one piece: round lamps beside the slots of its grille. */
const jeep = redrawing(
  'jeep',
  () => {
    const cabin = softened(corners('20,-5 80,-5 87,44 13,44'), 6);
    const pane = softened(corners('28,4.5 72,4.5 76,30 24,30'), 3);
    const front = union(rect(3, 34, 94, 46, 10), rect(12, 74, 76, 16, 5));
    const tyres = both(rect(-3, 58, 28, 47, 8));
    const slots = concat(...[-18, -9, 0, 9, 18].map((x) => rect(50 + x - 2.6, 46, 5.2, 24, 2.5)));
    const lamps = both(circle(17, 56, 9.5));
    return [
      main(subtract(filleted(union(cabin, front, tyres), 2), pane, slots, grow(lamps, 4.5))),
      accent(lamps),
    ];
  },
  { line: false },
);

/** A car from the side, a panel beater's hammer on it. */
const carHammer = redrawing('car-hammer', () => {
  const wheels = concat(circle(20, 80, 13.5), circle(80, 80, 13.5));
  const body = parse(
    'M-5 58C-5 48 0 45 8 43C14 20 24 8 44 7L58 7C74 7 80 22 86 38C98 41 105 46 105 60L105 74C105 78 102 81 98 81L2 81C-2 81 -5 78 -5 74Z',
  );
  const hammer = translate(
    rotate(
      filleted(
        union(rect(46, 24, 9, 44, 4), rect(36, 21, 22, 14, 3.5), corners('56,21 68,28 68,31 56,35', 1)),
        2,
      ),
      36,
      50,
      46,
    ),
    -1,
    -1,
  );
  return [
    main(subtract(body, grow(wheels, 5), grow(hammer, 4.5))),
    main(subtract(wheels, circle(20, 80, 4.8), circle(80, 80, 4.8))),
    accent(hammer),
  ];
});

/** A notebook in its rings, a pencil across the cover. */
const notebookPencil = redrawing('notebook-pencil', () => {
  const cover = rect(6, -5, 96, 110, 11);
  const rings = union(...[14, 38, 62, 86].map((y) => rect(-5, y - 5, 28, 10, 5)));
  const pencil = rotate(
    union(rect(52, 4, 19, 62, 5), rect(52, 32, 19, 36), corners('52,72.5 71,72.5 61.5,94', 1)),
    32,
    61,
    50,
  );
  return fitted(
    [main(union(subtract(cover, grow(rings, 4.5), grow(pencil, 4.5)), rings)), accent(pencil)],
    1,
    1.5,
    0,
  );
});

/** An arrow-shaped board on a post, a star on it. */
const poleSign = redrawing('pole-sign', () => {
  const board = corners('-5,-2 74,-2 105,28 74,58 -5,58', 6);
  const sign = star(37, 29, 22, 10, 5, 1.5);
  const post = union(rect(29.5, 50, 15, 50), rect(9, 94, 56, 11.5, 4));
  return fitted(
    [main(subtract(filleted(union(board, post), 4), grow(sign, 4.5))), accent(sign)],
    1,
    1.3,
    -1.8,
  );
});

/** A fitted kitchen: the tall cupboard, the wall units with their hood, and the counter, in one square. */
const kitchenUnits = redrawing(
  'kitchen-units',
  () => {
    const block = rect(-5, -5, 110, 110, 8);
    const niche = rect(31, 38, 80, 21);
    const hood = softened(corners('61,-5 78,-5 78,13 89,38 50,38 61,13', 0), 1.5);
    const beside = corners('56.5,-10 82.5,-10 82.500,12 96,44 43,44 56.5,12', 0);
    const joints = concat(
      line(29.5, -10, 29.5, 110),
      line(-10, 50, 29.5, 50),
      line(67, 71, 67, 110),
      line(29.5, 71, 110, 71),
    );
    const grips = concat(
      rect(18.5, 35, 5, 10, 2.5),
      rect(18.5, 55, 5, 10, 2.5),
      rect(56, 77, 5, 10, 2.5),
      rect(73, 77, 5, 10, 2.5),
    );
    return [main(softened(subtract(block, niche, beside, stroke(joints, 4.5), grips), 0.8)), accent(hood)];
  },
  { line: false },
);

/** A courier who leans over the handlebar, the box on the back. */
const bikeCourier = redrawing('bike-courier', () => {
  const ring = (x: number): Path => subtract(circle(x, 83, 22.5), circle(x, 83, 13.5));
  const head = circle(74, 8.5, 12);
  const torso = limb('34,52,10 46,38,11 60,27,10');
  const arm = inked(
    polyline([
      [60, 28],
      [68, 46],
      [83, 46],
    ]),
    9.5,
  );
  const leg = inked(
    polyline([
      [35, 53],
      [58, 62],
      [50, 85],
    ]),
    11,
  );
  const fork = inked(line(78, 46, 83, 83), 7);
  const stay = inked(line(17, 83, 50, 85), 7);
  const rider = union(torso, arm, leg);
  const box = rotate(rect(5, 1, 38, 34, 6), 40, 24, 18);
  return [
    main(filleted(union(ring(17), ring(83), rider, fork, stay), 1)),
    main(head),
    accent(apart(box, rider)),
  ];
});

/** A mussel, a little open: the lines of its growth run out from the hinge, the flesh shows below. */
const mussel = redrawing(
  'mussel',
  () => {
    const valve = parse('M-2 96C-4 80 6 44 32 18C54 -4 88 -10 100 8C110 24 98 54 72 72C46 90 14 100 -2 96Z');
    const about = (size: number): Path => translate(scale(valve, size), -2 + 2 * size, 96 - 96 * size);
    const growth = union(...[0.76, 0.5].map((size) => stroke(about(size), 5)));
    const lower = rotate(valve, 24, -2, 96);
    return fitted(
      [
        main(softened(subtract(valve, intersect(growth, valve)), 0.9)),
        accent(softened(apart(lower, valve), 1.5)),
      ],
      0.87,
      -12,
      -2,
    );
  },
  { line: false },
);

/** A doctor: a bust with the stethoscope hung about the neck, its tube looped up to the chest piece. */
const doctor = redrawing('doctor', () => {
  const head = circle(50, 15.5, 21);
  const bust = parse('M-5 105.500L-5 84C-5 60 13 41 38 41L62 41C87 41 105 60 105 84L105 105.500Z');
  const yoke = parse('M29 30L29 54C29 65 35 71 43 71C51 71 57 65 57 54L57 30');
  const tube = parse('M43 71L43 80C43 98 76 98 76 80L76 74');
  const lines = union(stroke(yoke, 8, { cap: 'butt' }), stroke(tube, 8));
  const piece = circle(76, 66, 11);
  const scope = union(lines, piece);
  return [
    main(head),
    main(softened(subtract(bust, grow(scope, 4), rect(46, 68, 28, 22, 8)), 1)),
    accent(subtract(intersect(scope, bust), circle(76, 66, 4.2))),
  ];
});

export const WHOLE_FIGURES: readonly Redrawing[] = [
  truck,
  carBattery,
  waterJug,
  printedTee,
  wellBore,
  prosthesis,
  iceCreamCup,
  shrimpCocktail,
  bed,
  stamp,
  filmSlate,
  wreckingBall,
  swimmingPool,
  wifiHigh,
  camera,
  crab,
  barbell,
  pregnant,
  graduationCap,
  carBolt,
  parkingSign,
  marbleSlab,
  airplaneTilt,
  trout,
  lightbulb,
  paellaPan,
  cacaoTree,
  clipboardText,
  jeep,
  carHammer,
  notebookPencil,
  poleSign,
  kitchenUnits,
  bikeCourier,
  mussel,
  doctor,
];
