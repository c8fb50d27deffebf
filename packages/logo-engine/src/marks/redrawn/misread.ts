import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polar, rect, star } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, fitted, inked, main, softened, whole } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A bent leg below its shorts, the knee lit from within. */
const kneeJoint = redrawing('knee-joint', () => {
  const thigh = limb('10,6,18 30,15,17.5 52,28,15 66,39,13');
  const shin = limb('66,38,13 59,55,13.5 51,70,12.5 44,84,8.5 40,96,7.5');
  const foot = parse(
    'M33 92L48 90C54 95 64 95 72 98C77 100 78 105.500 73 105.500L34 105.500C30 101 31 96 33 92Z',
  );
  const leg = intersect(filleted(union(thigh, shin, foot), 3), rect(-6, -6, 112, 112));
  const hem = line(6, 50, 42, -14);
  const knee = circle(64, 40, 8);
  const beams = [-62, -22, 18].map((turn) => [polar(64, 40, 25, turn), polar(64, 40, 36, turn)] as const);
  const rays = concat(...beams.map(([from, to]) => line(...from, ...to)));
  return fitted(
    [main(subtract(leg, stroke(hem, 5), grow(knee, 4.5))), accent(knee), accent(inked(rays, 8), rays)],
    0.99,
    -2.4,
    0.2,
  );
});

/** A paper hat, a little aslant: stripes, a tuft, and the band that goes under the chin. */
const partyHat = redrawing('party-hat', () => {
  const turned = (path: Path): Path => translate(rotate(path, 12, 50, 55), -1, 3);
  const cone = parse('M45 14C47 9 53 9 55 14L83 76C83 81 67 87 50 87C33 87 17 81 17 76Z');
  const stripes = concat(line(20, 52, 64, 26), line(6, 88, 84, 46), line(44, 100, 100, 70));
  const tuft = star(50, 5, 16, 8.5, 9, 1.5);
  const hat = subtract(apart(cone, tuft), stroke(stripes, 5));
  const band = parse('M16 84C18 100 34 105 50 105C66 105 82 100 84 84');
  return fitted(
    [
      main(turned(softened(hat, 0.8))),
      accent(turned(tuft)),
      accent(
        turned(apart(inked(parse('M19 80C22 96 36 102 50 102C64 102 78 96 81 80'), 5.5), cone)),
        turned(band),
      ),
    ],
    0.97,
    6.6,
    -1.3,
  );
});

/** Three balloons whose strings meet in one hand. */
const balloonBunch = redrawing('balloon-bunch', () => {
  const egg = (y: number, turn: number): Path =>
    rotate(
      union(
        translate(
          parse('M0 -27C14 -27 22 -16 22 -3C22 12 10 25 0 25C-10 25 -22 12 -22 -3C-22 -16 -14 -27 0 -27Z'),
          50,
          y,
        ),
        corners(`50,${y + 20} 56.5,${y + 31} 43.5,${y + 31}`, 1.5),
      ),
      turn,
      50,
      98,
    );
  const front = egg(21.5, 0);
  const sides = union(egg(30, -29), egg(30, 29));
  const strings = parse('M50 50L50 97M28 62L50 97L72 62');
  const cord = union(inked(strings, 4.6), inked(parse('M50 96C51 100 48 101 48 103'), 5));
  const hold = subtract(intersect(cord, rect(-10, 30, 130, 76)), grow(union(front, sides), 2.5));
  const glint = inked(arc(50, 19, 13, 192, 240), 5);
  return fitted(
    [
      main(apart(sides, front)),
      main(hold, subtract(strings, grow(union(front, sides), 2.5))),
      accent(subtract(front, glint)),
    ],
    0.96,
  );
});

/** A goat with its horns swept back, its beard and its bell. */
const standingGoat = redrawing(
  'standing-goat',
  () => {
    const trunk = union(ellipse(17, 55, 17, 15), rect(14, 41, 44, 30, 8), ellipse(57, 56, 17, 18));
    const neck = limb('56,54,16 67,39,11.5 74,24,9.5');
    const head = union(limb('73,19,9.5 84,25,7.5 93,32,5.5'), circle(93.5, 32.5, 5.5));
    const beard = leaf(88, 34, 84, 57, 0.26, 0.4);
    const ear = leaf(76, 20, 55, 24, 0.28, 0.5);
    const horn = union(limb('78,13,6.5 74,2,5.5 63,-2,4.5 48,5,2.2'), circle(48, 5, 2.2));
    const tail = limb('6,52,6 0,44,5.5 -3,34,2.5');
    const hind = union(
      limb('12,58,13 8,76,6.5 13,87,5 10,100,4.8'),
      limb('24,62,10 26,77,6 30,87,5 28,100,4.8'),
    );
    const fore = union(limb('54,64,10 53,82,5.6 53,100,4.8'), limb('66,60,9 71,82,5.6 71,100,4.8'));
    const hooves = union(...[11, 29, 54, 72].map((x) => rect(x - 6.5, 97, 13, 8.5, 2)));
    const body = filleted(union(trunk, neck, head, beard, ear, horn, tail, hind, fore, hooves), 2);
    const collar = parse('M48 30C58 44 70 50 86 49');
    const bell = corners('74,50 84,50 88,68 70,68', 3);
    const worn = union(intersect(stroke(collar, 7), grow(neck, 1)), bell);
    return fitted(
      [main(softened(subtract(apart(body, worn), circle(79, 20.5, 2.8)), 0.6)), accent(worn)],
      0.97,
      1.5,
    );
  },
  { line: false },
);

/** The head of a falcon: hooked beak, round eye, the dark stripe below it. */
const falcon = redrawing('falcon', () => {
  const head = parse(
    'M0 105.500C-3 74 0 40 18 18C34 -2 58 -6 76 6C90 10 101 20 103 34C104 44 101 52 95 58C94 50 90 45 83 44C80 44 77 45 75 48C73 55 75 61 79 67C87 78 94 90 97 105.500Z',
  );
  const edge = 'M-8 86C10 92 24 88 28 72C30 60 35 50 44 52C52 54 50 70 57 82C64 78 68 70 78 60';
  const below = parse(`${edge}L120 60L120 120L-8 120Z`);
  const seam = stroke(parse(edge), 5);
  const eye = subtract(circle(60, 26, 8.5), corners('40,6 80,18 80,24 40,18', 0));
  const pupil = circle(61, 27.5, 3.4);
  const cere = inked(parse('M78 2C76 12 78 22 84 28'), 4.5);
  return [
    main(softened(subtract(subtract(head, below), seam, subtract(eye, pupil), cere), 0.5)),
    accent(softened(subtract(intersect(head, below), seam), 0.8)),
  ];
});

/** A ball of mirrors on its rod: row upon row of tiles, some of them alight, and a glint. */
const discoBall = redrawing(
  'disco-ball',
  () => {
    const middle = 44;
    const radius = 46;
    const ball = circle(middle, 59, radius);
    const lit = new Set(['0,2', '1,1', '1,4', '2,3', '3,0', '3,2', '4,3']);
    const turns = [-90, -52, -18, 18, 52, 90];
    const rows = [0, 1, 2, 3, 4].flatMap((row) => {
      const top = 13 + row * 18.4;
      const half = Math.sqrt(radius ** 2 - (top + 9.2 - 59) ** 2);
      const edges = turns.map((turn) =>
        Math.abs(turn) === 90 ? middle + turn : middle + half * Math.sin((turn * Math.PI) / 180),
      );
      return edges.slice(1).map((right, column) => {
        const left = edges[column] ?? 0;
        const tile = softened(intersect(ball, rect(left + 2, top + 2, right - left - 4, 14.4)), 1);
        return lit.has(`${row},${column}`) ? accent(tile) : main(tile);
      });
    });
    return fitted(
      [main(rect(middle - 4, -6, 8, 16, 1)), ...rows, accent(star(89, 13, 17, 5.5, 4, 0))],
      0.97,
      -1.5,
      0,
    );
  },
  { line: false },
);

/** Coarse salt on a wooden scoop, and the crystals that fall from it. */
const saltHeap = redrawing('salt-heap', () => {
  const scoop = union(
    parse('M-4 60L62 60C62 79 52 89 36 89L18 89C4 89 -4 78 -4 60Z'),
    limb('50,72,9 66,69,6 82,64,5.5 98,59,7.5'),
    circle(98, 59, 7.5),
  );
  const tile = (x: number, y: number, size: number, turn: number): Path =>
    rotate(rect(x - size / 2, y - size / 2, size, size, 1), turn, x, y);
  const heap = parse('M0 55C8 42 15 29 23 21C27 16 32 16 36 21C44 30 51 42 58 55Z');
  const cuts = union(tile(29, 31, 9.5, 20), tile(19, 46, 9.5, 50), tile(39, 45, 9.5, 8));
  const falling = concat(tile(56, 17, 13, 25), tile(79, 30, 13, 60), tile(76, 3, 10, 10));
  return fitted(
    [main(softened(subtract(heap, cuts), 1)), main(falling), accent(filleted(scoop, 2))],
    1,
    -0.8,
    6.8,
  );
});

/** A disc jockey behind the table: headphones, and a hand on each of the two records. */
const djBooth = redrawing('dj-booth', () => {
  const head = ellipse(50, 15, 13, 15);
  const phones = union(
    both(rect(25, 10, 11, 20, 4.5)),
    subtract(inked(arc(50, 15, 19, 180, 360), 5), rect(0, 16, 100, 90)),
  );
  const arm = limb('34,46,9 20,52,8 10,66,7 20,80,6');
  const shoulders = parse('M43 30L57 30L57 36C66 38 76 38 80 46L72 66L28 66L20 46C24 38 34 38 43 36Z');
  const body = union(shoulders, both(arm), both(circle(21, 81, 7)));
  const table = apart(rect(-5, 72, 110, 33.5, 5), body);
  const discs = both(ellipse(25, 88, 18, 9.5));
  return fitted(
    [
      main(softened(apart(body, phones), 0.5)),
      main(apart(head, phones)),
      accent(phones),
      main(subtract(table, discs)),
      accent(both(apart(ellipse(25, 88, 13, 5), body))),
    ],
    0.98,
    0,
    0.5,
  );
});

/** A jukebox: a tube of light over the window with its record, and the grille below. */
const jukebox = redrawing('jukebox', () => {
  const arch = (half: number, top: number, foot: number): Path =>
    parse(
      `M${50 - half} ${foot}L${50 - half} ${top + half * 0.95}C${50 - half} ${top + half * 0.4} ${50 - half * 0.6} ${top} 50 ${top}C${50 + half * 0.6} ${top} ${50 + half} ${top + half * 0.4} ${50 + half} ${top + half * 0.95}L${50 + half} ${foot}Z`,
    );
  const shell = union(arch(45, -5.5, 98), rect(0, 88, 100, 17.5, 4));
  const tube = subtract(arch(36, 4, 83), arch(25, 16, 120));
  const record = subtract(circle(50, 42, 15), circle(50, 42, 4));
  const panel = rect(29, 61, 42, 30);
  const slots = concat(...[-12, 0, 12].map((x) => rect(50 + x - 3.5, 66, 7, 19, 3)));
  return [
    main(subtract(union(subtract(shell, arch(40, 0, 87)), panel), slots)),
    accent(softened(tube, 1)),
    main(record),
  ];
});

/** A centrifugal pump: its flanges, the drop in its housing, and the finned motor. */
const motorPump = redrawing('motor-pump', () => {
  const housing = union(
    circle(36, 56, 29),
    rect(25, -2, 22, 40),
    rect(18, -5.5, 36, 12.5, 3),
    rect(-2, 46, 20, 20),
    rect(-6, 38, 12, 36, 3),
  );
  const drop = parse('M36 36C43 46 49 51 49 59C49 67 43 72 36 72C29 72 23 67 23 59C23 51 29 46 36 36Z');
  const motor = union(rect(70, 35, 36, 44, 8), rect(77, 24, 20, 14, 4));
  const fins = concat(...[47, 57, 67].map((y) => line(78, y, 112, y)));
  const base = union(rect(8, 93, 98, 12.5, 4), rect(22, 80, 28, 16), rect(79, 80, 18, 16));
  const iron = filleted(union(housing, base, rect(60, 48, 12, 18)), 2);
  return fitted([main(subtract(apart(iron, motor), drop)), accent(subtract(motor, inked(fins, 5)))], 0.98);
});

/** A net with the fish that it caught: floats along the rope, a wavy foot. */
const hungNet = redrawing(
  'hung-net',
  () => {
    const fish = parse('M22 57C31 43 52 40 66 54L78 44C80 51 80 63 78 70L66 60C52 74 31 71 22 57Z');
    const sheet = parse('M2 10L98 10L98 92C90 102 77 102 66 95C56 89 44 89 34 95C23 102 10 102 2 92Z');
    const inner = parse('M10 14L90 14L90 86C85 91 77 90 69 86C57 79 43 79 31 86C23 90 15 91 10 86Z');
    const threads = [-116, -87, -58, -29, 0, 29, 58, 87].map((x) => line(x, 0, x + 110, 110));
    const mesh = stroke(concat(...threads), 6);
    const floats = [12, 37.3, 62.7, 88].map((x) => ellipse(x, 8, 9.5, 9));
    const web = union(subtract(sheet, inner), intersect(inner, union(mesh, mirror(mesh))));
    return [
      main(softened(apart(web, fish, ...floats), 1.8)),
      ...floats.map((float) => accent(float)),
      accent(subtract(softened(fish, 1.5), circle(35, 54.5, 3.2))),
    ];
  },
  { line: false },
);

/** A packet with a crimped end: one sprout on it, and the seeds that it has spilt. */
const seedPacket = redrawing('seed-packet', () => {
  const crimps = [0, 1, 2, 3, 4].map((i) => `L${4 + i * 13} -5.500L${10.5 + i * 13} 3`).join('');
  const packet = parse(`M-2.500 3${crimps}L62.500 105.500L-2.500 105.500Z`);
  const sprout = union(
    leaf(30, 68, 6, 40, 0.32, 0.55),
    leaf(30, 68, 54, 40, 0.32, 0.55),
    inked(line(30, 64, 30, 88), 7.5),
  );
  const hem = line(-9, 21, 80, 21);
  const seeds = [
    [80, 52, 24],
    [76, 91, -24],
    [97, 76, 62],
  ].map(([x = 0, y = 0, turn = 0]) => rotate(leaf(x, y - 14, x, y + 12, 0.34, 0.62), turn, x, y));
  return fitted(
    [
      main(softened(subtract(packet, filleted(sprout, 1), stroke(hem, 5)), 0.8)),
      ...seeds.map((seed) => accent(seed)),
    ],
    0.98,
    -3.4,
    -0.3,
  );
});

/** A drip line over two seedlings, that are green before the water is. */
const dripLine = redrawing('drip-line', () => {
  const pipe = union(rect(-5, -5, 110, 16, 8), rect(16.5, 5, 17, 14, 4), rect(66.5, 5, 17, 14, 4));
  const drop = (x: number): Path =>
    translate(
      parse('M0 -16C7 -6 11 -1 11 6C11 12.500 6.500 17 0 17C-6.500 17 -11 12.500 -11 6C-11 -1 -7 -6 0 -16Z'),
      x,
      41,
    );
  const seedling = (x: number): Path =>
    intersect(
      filleted(
        union(
          leaf(x, 88, x - 21, 66, 0.34, 0.55),
          leaf(x, 88, x + 21, 66, 0.34, 0.55),
          rect(x - 4, 80, 8, 20),
        ),
        1.5,
      ),
      rect(-10, 0, 120, 93.5),
    );
  return [
    main(pipe),
    main(concat(drop(25), drop(75))),
    main(rect(-5, 97.5, 110, 8, 4)),
    accent(seedling(25)),
    accent(seedling(75)),
  ];
});

/** A pizza on the baker's peel. */
const pizzaWhole = redrawing(
  'pizza-whole',
  () => {
    const turned = (path: Path): Path => translate(rotate(path, -45, 50, 50), 9.8, -9.7);
    const peel = parse(
      'M-8 22C-8 18 -6 15 -2 15L44 15C60 15 65 42 72 44.500L103 44.500C112 44.500 112 55.500 103 55.500L72 55.500C65 58 60 85 44 85L-2 85C-6 85 -8 82 -8 78Z',
    );
    const dough = circle(24.5, 50, 27.5);
    const cuts = concat(
      ...[0, 60, 120].map((turn) => line(...polar(24.5, 50, 40, turn), ...polar(24.5, 50, -40, turn))),
    );
    const tops = [30, 90, 150, 210, 270, 330].map((turn) => circle(...polar(24.5, 50, 16, turn), 3.8));
    return fitted(
      [
        main(turned(subtract(peel, grow(dough, 4)))),
        accent(turned(subtract(dough, stroke(cuts, 4), ...tops))),
      ],
      0.97,
    );
  },
  { line: false },
);

/** A slice whose cheese runs. */
const slice = redrawing('slice', () => {
  const crust = limb('-1,24,9 20,11,10.5 50,5,11 80,11,10.5 101,24,9');
  const cheese = parse(
    'M3 36C32 20 68 20 97 36L78 66L78 80C78 88 67 88 67 80L67 76C64 74 60 78 60 82L60 98C60 108 46 108 46 98L46 92C46 88 40 86 36 89Z',
  );
  const tops = [circle(33, 46, 8.5), circle(63, 45, 8.5), circle(47, 69, 7)];
  return [accent(softened(crust, 3)), main(softened(subtract(apart(cheese, crust), ...tops), 1))];
});

/** A cone of wafer and the ice cream on it, that has begun to run. */
const iceCream = redrawing('ice-cream', () => {
  const scoop = parse(
    'M50 -5.500C72 -5.500 87 9 87 29C92 31 94 36 92 41C90 46 83 47 79 43C77 41 74 42 74 45L74 55C74 63 62 63 62 55L62 47C62 43 57 43 56 46C53 53 43 53 41 47C39 43 35 43 33 45C28 50 20 49 17 46C9 49 3 37 13 29C13 9 28 -5.500 50 -5.500Z',
  );
  const wafer = corners('17,38 83,38 50,108', 5);
  const lines = concat(
    line(30, 36, 74, 106),
    line(52, 36, 84, 86),
    line(70, 36, 26, 106),
    line(48, 36, 14, 90),
  );
  const glint = inked(arc(50, 30, 24, 188, 238), 6.5);
  return [
    main(subtract(scoop, glint)),
    accent(softened(subtract(apart(wafer, scoop), stroke(lines, 4.6)), 1)),
  ];
});

/** A wardrobe with both doors open, and what hangs in it. */
const dresser = redrawing('dresser', () => {
  const frame = union(rect(22, -5.5, 56, 111, 3), rect(18, -5.5, 64, 10, 2));
  const inside = rect(30, 11, 40, 61, 1.5);
  const slot = rect(42, 85, 16, 6, 3);
  const door = subtract(corners('-5,-1 17.5,7 17.5,92 -5,101', 2), rect(8, 42, 5, 15, 2.5));
  const rail = rect(28, 18, 44, 6);
  const dress = parse(
    'M44 31L56 31C60 33 64 36 66 40L61 46L58 43L63 67L37 67L42 43L39 46L34 40C36 36 40 33 44 31Z',
  );
  return [
    main(union(subtract(frame, inside, slot), intersect(rail, inside), rect(47.5, 20, 5, 7))),
    main(both(door)),
    accent(softened(dress, 1)),
  ];
});

/** A sprinkler: its throws in drops, and the plant that it waters. */
const sprinkler = redrawing('sprinkler', () => {
  const stake = union(rect(4, 60, 13, 38, 2), rect(-5, 68, 31, 11, 3));
  const nozzle = rotate(union(rect(-9, 40, 34, 18, 5), rect(21, 44, 12, 10, 2)), -45, 10, 49);
  const drop = (x: number, y: number, turn: number): Path => rotate(rect(x - 4, y - 7, 8, 14, 4), turn, x, y);
  const water = concat(
    drop(46, 6, 62),
    drop(66, -1, 88),
    drop(86, 8, 124),
    drop(99, 27, 152),
    drop(50, 25, 72),
    drop(68, 26, 112),
    drop(80, 42, 148),
    drop(48, 44, 110),
  );
  const soil = rect(-5, 97.5, 110, 8, 4);
  const plant = intersect(
    filleted(
      union(leaf(64, 90, 34, 64, 0.34, 0.55), leaf(64, 90, 94, 64, 0.34, 0.55), rect(59.5, 82, 9, 22)),
      1.5,
    ),
    rect(-10, 0, 120, 93.5),
  );
  return fitted(
    [main(filleted(union(stake, nozzle, soil), 1.5)), main(water), accent(plant)],
    0.98,
    1.3,
    -0.2,
  );
});

/** A bare back, and the two hands that massage it. */
const massage = redrawing('massage', () => {
  const back = parse(
    'M39 24L61 24C61 31 66 34 76 36C94 39 105 48 105.500 63C105.500 76 99 88 97 105.500L3 105.500C1 88 -5.500 76 -5.500 63C-5 48 6 39 24 36C34 34 39 31 39 24Z',
  );
  const hand = parse(
    'M22 105.500L22 92C22 88 19 82 18 73L16.500 57C16 51 22.500 50 23.500 56L26.500 71L26 52C26 46 33 46 33.500 52L34.500 70L36 53C36.500 47 43.500 47.500 43 54L42 76L46 71C50 67 55.500 70 54 75C52 82 48 88 44 93L44 105.500Z',
  );
  const at = (path: Path): Path =>
    translate(rotate(translate(scale(path, 0.86), 3, 14.8), -4, 30, 105), -5, 0);
  const hands = both(intersect(at(hand), rect(-6, -6, 112, 111.5)));
  return [main(ellipse(50, 8, 12.5, 13.5)), main(softened(apart(back, hands), 0.8)), accent(hands)];
});

/** The head of a falcon in its hood, with the plume: only the beak looks out. */
const hoodedFalcon = redrawing('hooded-falcon', () => {
  const at = (path: Path): Path => translate(scale(path, 0.84), 6, 17.2);
  const head = at(
    parse(
      'M0 105.500C-3 74 0 40 18 18C34 -2 58 -6 76 6C90 10 101 20 103 34C104 44 101 52 95 58C94 50 90 45 83 44C80 44 77 45 75 48C73 55 75 61 79 67C87 78 94 90 97 105.500Z',
    ),
  );
  const edge = at(parse('M-10 58C20 72 52 70 66 54C72 46 74 30 68 20C70 10 74 4 80 -4'));
  const above = at(parse('M-10 58C20 72 52 70 66 54C72 46 74 30 68 20C70 10 74 4 80 -4L80 -20L-20 -20Z'));
  const stitch = at(inked(parse('M46 12C42 26 42 40 48 58'), 4.8));
  const seam = stroke(edge, 4.6);
  const plume = union(limb('50,20,3.5 46,10,4 38,2,5.5 26,-3,4 14,-3,1.5'), circle(50, 18, 7));
  const hood = subtract(intersect(head, above), seam);
  return fitted(
    [
      main(softened(subtract(subtract(head, above), seam), 0.6)),
      accent(
        subtract(filleted(union(softened(hood, 1), intersect(plume, rect(-6, -6, 112, 40))), 1), stitch),
      ),
    ],
    0.99,
    1.1,
    0.1,
  );
});

/** A drone that sprays: its rotors and its tank from the side, the spray, and the rows that it falls on. */
const cropDrone = redrawing('crop-drone', () => {
  const rotors = both(union(rect(-5, -5, 42, 9.5, 4.7), rect(11, 0, 10, 18, 2)));
  const arm = both(limb('16,16,5 30,22,6 42,30,8'));
  const belly = rect(29, 14, 42, 34, 11);
  const drone = filleted(union(rotors, arm, belly), 2);
  const spray = concat(line(34, 56, 27, 70), line(50, 56, 50, 70), line(66, 56, 73, 70));
  const seedling = (x: number): Path =>
    union(leaf(x, 104, x - 25, 80, 0.32, 0.55), leaf(x, 104, x + 25, 80, 0.32, 0.55));
  const rows = [22, 78].map((x) => intersect(filleted(seedling(x), 1.5), rect(-6, 60, 112, 45.5)));
  return [
    main(subtract(drone, circle(50, 31, 7.5))),
    main(inked(spray, 8), spray),
    ...rows.map((row) => accent(row)),
  ];
});

/** The head of a goat, horns and all in one piece; the ears and the beard apart. */
const goat = redrawing('goat', () => {
  const head = parse(
    'M34 34C40 29 60 29 66 34C70 48 65 62 62 73C60 82 56 87 50 87C44 87 40 82 38 73C35 62 30 48 34 34Z',
  );
  const horn = parse('M49 36C50 14 36 -6 6 -4C-2 -3 -4 4 3 6C19 8 29 20 34 38C38 42 44 40 49 36Z');
  const ridges = union(
    stroke(parse('M20 -8L14 14'), 4.6),
    stroke(parse('M38 2L24 20'), 4.6),
    stroke(parse('M50 22L28 28'), 4.6),
  );
  const ear = leaf(32, 48, -2, 58, 0.26, 0.42);
  const eye = parse('M37 52C41 49 45 51 46.500 57C42 58 39 56 37 52Z');
  const beard = parse('M37 80L63 80C62 91 58 100 50 105.500C42 100 38 91 37 80Z');
  const skull = filleted(union(head, whole(subtract(horn, ridges))), 1);
  return [
    main(subtract(skull, both(eye))),
    accent(both(apart(ear, head))),
    accent(softened(apart(beard, head), 0.6)),
  ];
});

/** The head of an eagle: a heavy brow, the hooked beak, and the ragged feathers of the neck. */
const eagle = redrawing(
  'eagle',
  () => {
    const beak = parse(
      'M66 15C84 13 100 24 103 42C105 54 101 64 95 70C93 62 89 56 82 55L66 55C60 55 60 15 66 15Z',
    );
    const head = parse(
      'M16 105.500C6 94 0 80 0 64L0 46C0 16 22 -5.500 48 -5.500C60 -5.500 70 0 75 8C78 13 74 16 71 19C66 28 66 40 70 52C70 62 66 66 64 70L68 105.500Z',
    );
    const edge = 'M-8 66L8 88L18 70L30 94L42 74L54 92L66 66L90 62';
    const seam = stroke(parse(edge), 4.6);
    const eye = parse('M38 27L60 36C60 43 50 46 44 41C40 38 38 33 38 27Z');
    return [
      main(softened(subtract(apart(head, apart(beak, grow(head, 0.5))), seam, eye), 0.4)),
      accent(softened(apart(beak, head), 0.8)),
    ];
  },
  { line: false },
);

/** A pad of nopal with its fruits along the rim, and one of them cut in half before it. */
const pricklyPear = redrawing('prickly-pear', () => {
  const pad = rotate(ellipse(36, 58, 29, 44), -16, 36, 58);
  const fruit = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 8, 11), turn, x, y);
  const fruits = [fruit(33, 4, -2), fruit(58, 16, 38)].map((one) => apart(one, pad));
  const rim = rotate(ellipse(73, 74, 28, 33), 14, 73, 74);
  const flesh = rotate(ellipse(73, 74, 19, 24), 14, 73, 74);
  const seeds = [
    [74, 58],
    [65, 69],
    [81, 68],
    [68, 83],
    [79, 85],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 3, 4));
  const spine = (x: number, y: number): Path => parse(`M${x - 5} ${y - 5}L${x} ${y + 4}L${x + 5} ${y - 5}`);
  const spines = inked(concat(spine(28, 34), spine(18, 54), spine(38, 58), spine(30, 80)), 5);
  return fitted(
    [
      main(apart(subtract(pad, spines), rim)),
      ...fruits.map((one) => accent(one)),
      main(subtract(rim, grow(flesh, 4))),
      accent(subtract(flesh, ...seeds)),
    ],
    0.95,
    0,
    0.5,
  );
});

/** The hand piece of a laser on the skin: its light, and the hairs that it has not reached. */
const laserWand = redrawing('laser-wand', () => {
  const turned = (path: Path): Path => rotate(path, 32, 62, 52);
  const gun = union(rect(44, 26, 36, 33, 8), limb('62,34,13 62,14,11 66,-4,11 80,-14,11'));
  const ring = rect(40, 42, 44, 4.6);
  const beams = concat(line(50, 68, 50, 79), line(62, 68, 62, 84), line(74, 68, 74, 82));
  const skin = inked(parse('M-0.500 68C18 71 35 82 46 100'), 11);
  const hairs = inked(concat(parse('M4 66C3 58 5 51 11 45'), parse('M19 70C18 62 20 56 25 51')), 5.5);
  const body = intersect(subtract(turned(filleted(gun, 4)), turned(ring)), rect(-6, -5.5, 111.5, 111));
  const light = turned(inked(beams, 8));
  return fitted([main(body), main(apart(union(skin, hairs), light)), accent(light, turned(beams))], 0.98);
});

/** A hand pump: its barrel and spout, the handle apart, and a drop. */
const waterPump = redrawing('water-pump', () => {
  const barrel = union(rect(36, 34, 32, 62, 4), rect(29, 24, 46, 14, 4), rect(26, 94, 52, 11.5, 3));
  const spout = inked(parse('M44 52L26 52C17 52 12 57 12 64'), 14);
  const mouth = rect(1, 62, 22, 10, 3);
  const rod = union(rect(47, 8, 10, 22, 2), circle(52, 7, 10));
  const handle = union(limb('72,4,6.5 86,14,6.5 95,32,6.5 98,56,7'), circle(97.8, 56.5, 7));
  const arm = limb('52,0,6 62,0,6 74,5,6.5 82,10,6.5');
  const drop = parse(
    'M12 78C17 84 21.500 89 21.500 95.500C21.500 101.500 17.500 105.500 12 105.500C6.500 105.500 2.500 101.500 2.500 95.500C2.500 89 7 84 12 78Z',
  );
  const iron = filleted(union(barrel, spout, mouth, rod, intersect(arm, rect(40, -5.5, 34, 30))), 1.5);
  return [main(apart(iron, handle)), main(drop), accent(handle)];
});

/** Somebody who rows: one figure with the boat, reaching for the stroke, and the oar across it. */
const rower = redrawing('rower', () => {
  const head = circle(55, 7, 12.5);
  const trunk = inked(parse('M22 64L40 36'), 19);
  const arm = inked(parse('M40 34L72 44'), 9.5);
  const leg = inked(parse('M22 66L50 58L68 70'), 11);
  const hull = parse('M-5.500 70C10 74 84 74 105.500 64C102 80 90 89 76 89L22 89C8 89 -2 82 -5.500 70Z');
  const figure = filleted(union(trunk, arm, leg, hull), 2);
  const oar = rotate(union(rect(70, 22, 7, 60, 3.5), rect(65, 74, 17, 32, 7)), -17, 73.5, 44);
  const waves = parse('M-2 100C6 94 14 94 24 100C34 106 42 106 52 99');
  return fitted(
    [main(apart(union(figure, head), oar)), main(inked(waves, 7), waves), accent(oar)],
    0.96,
    0,
    -0.5,
  );
});

/** A brick arch: its stones apart, and the keystone. */
const arches = redrawing('arches', () => {
  const cuts = [0, 30, 60, 120, 150, 180].map((turn) => rotate(rect(46, 53.8, 60, 4.4), -turn, 50, 56));
  const sides = [75, 105].map((turn) => rotate(rect(46, 53.8, 60, 4.4), -turn, 50, 56));
  const ring = subtract(circle(50, 56, 52), circle(50, 56, 25), rect(-10, 58.2, 120, 60));
  const keystone = intersect(ring, corners('34,-10 66,-10 50,56', 0));
  const pillars = both(union(rect(-2, 62.4, 27, 19), rect(-2, 86, 27, 19)));
  return [
    main(concat(subtract(ring, ...cuts, ...sides, keystone), pillars)),
    accent(subtract(keystone, ...sides)),
  ];
});

export const MISREAD: readonly Redrawing[] = [
  arches,
  kneeJoint,
  partyHat,
  balloonBunch,
  standingGoat,
  falcon,
  discoBall,
  saltHeap,
  djBooth,
  jukebox,
  motorPump,
  hungNet,
  seedPacket,
  dripLine,
  pizzaWhole,
  slice,
  iceCream,
  dresser,
  sprinkler,
  massage,
  hoodedFalcon,
  cropDrone,
  goat,
  eagle,
  pricklyPear,
  laserWand,
  waterPump,
  rower,
];
