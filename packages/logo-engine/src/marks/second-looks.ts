import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, fitted, inked, type Mark, main, mark, softened, whole } from './mark.js';

/** The nozzle of a petrol pump, with a drop. */
const fuelNozzle = mark('fuel-nozzle', ['automotive', 'transportation'], () => {
  const spout = inked(parse('M36 34L22 34C12 34 6 40 6 50L6 60'), 12);
  const body = parse('M36 18L78 10C84 9 88 12 88 18L88 50L36 50Z');
  const grip = parse('M66 44L100 44L100 92C100 99 95 104 88 104L80 104C73 104 68 99 68 92Z');
  const guard = stroke(parse('M44 46L44 74C44 79 47 82 52 82L76 82'), 9, { cap: 'round', join: 'round' });
  const trigger = inked(line(58, 48, 55, 66), 8);
  const drop = parse('M6 70C13 80 18 86 18 93C18 100 13 105 6 105C-1 105 -6 100 -6 93C-6 86 -1 80 6 70Z');
  return fitted([main(union(spout, body, grip, guard, trigger)), accent(drop)], 0.97, 1, -2);
});

/** Somebody who blows a bubble of glowing glass at the end of a pipe. */
const blowpipe = mark('glass-blowpipe', ['art', 'desing'], () => {
  const head = parse(
    'M-5.500 56L-5.500 20C-5.500 4 6 -5.500 20 -5.500C34 -5.500 43 3 43 15L49 27C50 29 49 31 47 31L43 32L44 39C44 40 43 41 42 41L42 45C42 49 39 51 35 51L28 51L28 60C12 62 4 60 -5.500 56Z',
  );
  const small = translate(scale(head, 0.86), -0.8, -0.8);
  const at = (path: Path): Path => translate(rotate(path, -45, 0, 0), 61, 60);
  const pipe = at(inked(line(0, -38, 0, 10), 8));
  const bubble = parse(
    'M-8 -6L8 -6C10 -6 11 -5 11 -3C11 5 27 12 27 31C27 46 15 57 0 57C-15 57 -27 46 -27 31C-27 12 -11 5 -11 -3C-11 -5 -10 -6 -8 -6Z',
  );
  const shines = concat(inked(arc(0, 31, 16.5, 10, 75), 6), inked(arc(0, 31, 16.5, -28, -16), 6));
  return fitted(
    [main(apart(union(small, pipe), at(bubble))), accent(at(subtract(bubble, shines)))],
    0.94,
    -3.3,
    -2.9,
  );
});

/** A hand whose finger reads the dots of a letter in braille. */
const brailleFinger = mark('braille-finger', ['entertainment', 'technology'], () => {
  const index = rect(-9, -62, 18, 62, 9);
  const fist = union(
    rect(-9, -89, 62, 38, 14),
    rect(12, -70, 15, 36, 7.5),
    rect(25, -70, 15, 33, 7.5),
    rect(38, -70, 15, 29, 7.5),
  );
  const folds = concat(line(11.5, -66, 11.5, -30), line(26, -66, 26, -30), line(39.5, -66, 39.5, -30));
  const thumb = inked(line(-9, -76, -18, -52), 15);
  const hand = subtract(union(index, fist, thumb), stroke(folds, 4.9, { cap: 'round', join: 'round' }));
  const at = translate(rotate(hand, 48, 0, 0), 26, 78);
  const dots = [
    [4, 42],
    [4, 70],
    [4, 97],
    [32, 97],
    [60, 97],
  ] as const;
  return fitted([main(at), accent(concat(...dots.map(([x, y]) => circle(x, y, 9))))], 0.85, -6.6, 1.5);
});

/** A big head of papier mâché on a small body, as in a procession. */
const bigHead = mark('big-head', ['entertainment', 'art'], () => {
  const face = subtract(
    union(rect(10, 10, 80, 64, 30), both(circle(8, 44, 10))),
    both(circle(34, 36, 6)),
    parse(
      'M50 48C54 44 62 44 66 48C70 51 74 51 78 48C78 58 66 62 58 58C54 56 52 55 50 55C48 55 46 56 42 58C34 62 22 58 22 48C26 51 30 51 34 48C38 44 46 44 50 48Z',
    ),
  );
  const hat = parse(
    'M-5.500 22C2 8 26 -5.500 50 -5.500C74 -5.500 98 8 105.500 22C106 25 103 27 100 26C84 20 68 18 50 18C32 18 16 20 0 26C-3 27 -6 25 -5.500 22Z',
  );
  const body = union(parse('M38 70L62 70L74 93L26 93Z'), both(inked(line(38, 80, 20, 86), 8)));
  const legs = both(union(rect(33, 90, 11, 12), rect(26, 97, 18, 8.5, 4)));
  return [main(union(apart(face, hat), body, legs)), accent(hat)];
});

/** A sun of lace: rays in loops about a flower. */
const laceSun = mark('lace-sun', ['art', 'desing'], () => {
  const loops = Array.from({ length: 12 }, (_, i) =>
    rotate(subtract(circle(50, 8, 13.5), circle(50, 8, 5.5)), i * 30, 50, 50),
  );
  const ring = subtract(circle(50, 50, 36.4), circle(50, 50, 29.2));
  const petals = Array.from({ length: 8 }, (_, i) => rotate(leaf(50, 46, 50, 25, 0.36), i * 45, 50, 50));
  const hem = subtract(union(ring, ...loops), circle(50, 50, 29.2));
  return [main(hem), accent(union(...petals, circle(50, 50, 8)))];
});

/** Somebody in a kayak under the moon. */
const moonKayak = mark('moon-kayak', ['entertainment', 'fishing'], () => {
  const moon = subtract(circle(82, 19, 24), circle(71, 11, 21));
  const hull = parse(
    'M-5.500 68C14 74 30 75 46 75C66 75 88 74 105.500 68C100 83 88 91 74 91L26 91C12 91 0 83 -5.500 68Z',
  );
  const body = union(circle(38, 13, 12), parse('M20 80L24 46C25 36 32 30 39 30C46 30 50 35 51 41L54 80Z'));
  const arm = inked(parse('M38 42L52 54L68 46'), 9.5);
  const oar = union(inked(line(64, 34, 82, 78), 6.5), rotate(ellipse(62, 30, 7, 12), -22, 62, 30));
  const water = inked(
    parse('M4 101C12 97 20 97 28 101C36 105 44 105 52 101C60 97 68 97 76 101C82 104 88 104 96 101'),
    7,
  );
  return fitted([main(concat(union(hull, body, arm, oar), water)), accent(apart(moon, oar))], 0.98, 0, -1);
});

/** A wheelchair whose wheel is the wheel of a car. */
const steeringChair = mark('steering-chair', ['automotive', 'healthcare'], () => {
  const head = circle(34, 6, 11.5);
  const person = inked(parse('M34 30L36 56L70 56L82 92L96 88M35 40L62 40'), 12);
  const wheel = union(
    subtract(circle(40, 70, 35), circle(40, 70, 26)),
    circle(40, 70, 9),
    ...[90, 210, 330].map((a) => rotate(rect(40, 66, 30, 8), a, 40, 70)),
  );
  return [main(concat(head, person)), accent(apart(wheel, person))];
});

/** Three containers on top of each other. */
const containerStack = mark('container-stack', ['transportation'], () => {
  const box = (x: number, y: number): Path =>
    subtract(
      rect(x, y, 92, 33, 4),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(x + 8 + i * 11.8, y + 6, 5.2, 21, 1.5)),
    );
  return [main(concat(box(-5.5, 72), box(13.5, 35))), accent(box(-5.5, -2))];
});

/** A hollow brick with grooves in its side. */
const hollowBrick = mark('hollow-brick', ['construction'], () => {
  const front = subtract(
    corners('-5.5,48 41,63 41,105 -5.5,88', 3),
    corners('3,60 14,63.5 14,75 3,71', 2),
    corners('20.5,65.5 33,69.5 33,82 20.5,77.5', 2),
    corners('3,77 14,81 14,87.5 3,83.5', 1.5),
    corners('20.5,83.5 33,88 33,94.5 20.5,90', 1.5),
  );
  const top = corners('-2,43 62,16 105,29 43,58', 2.5);
  const side = subtract(
    corners('46,63 105.5,34 105.5,75 46,105', 3),
    stroke(concat(line(40, 80, 110, 46), line(40, 94, 110, 60)), 5),
  );
  return [main(concat(front, side)), accent(top)];
});

/** A board that is laid beside others. */
const laidBoard = mark('laid-board', ['construction'], () => {
  const grain = (x: number, y: number): Path =>
    inked(parse(`M${x} ${y}C${x + 12} ${y - 4} ${x + 20} ${y + 4} ${x + 32} ${y}`), 4.4);
  const floor = subtract(
    rect(-5.5, 48, 111, 57.5, 3),
    rect(-6, 64.5, 112, 4.5),
    rect(-6, 84.5, 112, 4.5),
    rect(68, 46, 4.5, 20),
    rect(22, 86, 4.5, 22),
    grain(12, 56.5),
    grain(14, 77),
    grain(58, 77),
    grain(48, 97),
  );
  const board = rotate(subtract(rect(-3, 14, 106, 20, 3), grain(8, 24), grain(56, 24)), -13, 50, 24);
  return [main(floor), accent(board)];
});

/** A round awning over a window with panes. */
const awningWindow = mark('awning-window', ['construction'], () => {
  const hem = [0, 1, 2, 3, 4]
    .map((i) => `C${-5.5 + i * 22.2} 54 ${-5.5 + (i + 1) * 22.2} 54 ${-5.5 + (i + 1) * 22.2} 44`)
    .join('');
  const cloth = parse(`M-5.500 44${hem}C105.500 14 82 -5.500 50 -5.500C18 -5.500 -5.500 14 -5.500 44Z`);
  const ribs = parse(
    'M50 -12C36 4 40 30 38.900 56M50 -12C64 4 60 30 61.100 56M50 -12C14 4 17 30 16.700 56M50 -12C86 4 83 30 83.300 56',
  );
  const panes = [20, 53.5].flatMap((x) => [rect(x, 46, 26.5, 22, 1), rect(x, 75, 26.5, 18, 1)]);
  const window = subtract(rect(10, 46, 80, 52), ...panes);
  const sill = rect(1, 94, 98, 11.5, 3);
  return [accent(subtract(cloth, stroke(ribs, 4.4))), main(apart(union(window, sill), cloth))];
});

/** Toes from above, their nails cared for. */
const nailedFoot = mark('toe-nails', ['healthcare'], () => {
  const toes = [
    [14, -3, 19],
    [48, 14, 10.5],
    [72, 24, 9],
    [93, 38, 7.5],
  ] as const;
  const toed = union(
    ...toes.map(([x, y, r]) => rect(x - r, y, r * 2, 110 - y, r)),
    parse('M-5 66L100.500 66L100.500 80C98 92 92 98 88 105.500L-5 105.500Z'),
  );
  const nail = (x: number, y: number, r: number, by: number): Path =>
    rect(x - r * 0.56 - by, y + r * 0.36 - by, r * 1.12 + by * 2, r * 1.3 + by * 2, r * 0.5 + by);
  const gaps = toes
    .slice(0, 3)
    .map(([x, , r], i) => rect(x + r, 0, (toes[i + 1]?.[0] ?? 0) - (toes[i + 1]?.[2] ?? 0) - x - r, 66));
  return [
    main(
      subtract(
        intersect(toed, rect(-6, -6, 112, 111.5, 5)),
        ...gaps,
        nail(14, -3, 19, 4),
        ...toes.slice(1).map(([x, y, r]) => nail(x, y, r, 0)),
      ),
    ),
    accent(nail(14, -3, 19, 0)),
  ];
});

/** A tanker from behind, with the drop that it carries. */
const tankerRear = mark('tanker-rear', ['transportation'], () => {
  const outer = 'M50 7C61 22 68 31 68 42C68 53 60 60 50 60C40 60 32 53 32 42C32 31 39 22 50 7Z';
  const tank = subtract(ellipse(50, 36, 52, 41.5), parse(outer));
  const drop = parse('M50 14C58 26 64 34 64 42C64 50 58 56 50 56C42 56 36 50 36 42C36 34 42 26 50 14Z');
  const bumper = subtract(rect(-2, 73, 104, 18, 4), both(rect(7, 78.5, 18, 7, 3)), rect(38, 78.5, 24, 7, 2));
  const tyres = both(concat(rect(5, 88, 13, 17.5, 4), rect(22.5, 88, 13, 17.5, 4)));
  return [main(concat(apart(tank, rect(-2, 73, 104, 18, 4)), union(bumper, tyres))), accent(drop)];
});

/** A helicopter from the front. */
const helicopterFront = mark('helicopter-front', ['entertainment', 'transportation'], () => {
  const rotor = union(rect(-5.5, -2, 111, 9.5, 4.5), rect(41, -5.5, 18, 16, 5));
  const top = parse('M42 14.500L58 14.500L72 34L28 34Z');
  const cabin = union(ellipse(50, 55, 41, 34), top);
  const panes = both(
    concat(parse('M47 31L47 57L17.500 57C17.500 43 29 32 47 31Z'), parse('M42 66L42 81C33 80 25 75 21 66Z')),
  );
  const nose = rect(42, 20, 16, 6, 3);
  const legs = both(inked(line(28, 82, 17, 97), 9));
  const skids = both(inked(line(3, 100.5, 29, 100.5), 9));
  return [main(union(subtract(cabin, panes, nose), legs, skids)), accent(rotor)];
});

/** A motorboat from the front, water flying from its bow. */
const boatWake = mark('boat-bow', ['entertainment', 'fishing'], () => {
  const hull = parse('M3 46C18 39 34 36 50 36C66 36 82 39 97 46C94 66 78 82 50 95C22 82 6 66 3 46Z');
  const keel = concat(rect(47.5, 60, 5, 50), stroke(parse('M14 55C34 47 66 47 86 55'), 5, { cap: 'round' }));
  const screen = subtract(
    parse('M30 7L70 7C73 7 75 9 76 12L84 37L16 37L24 12C25 9 27 7 30 7Z'),
    parse('M33 16L67 16L73 32L27 32Z'),
  );
  const spray = both(parse('M42 98C28 93 12 84 3 72C2 79 -1 81 -5.500 81C-3 93 4 99 12 105.500L42 105.500Z'));
  return [main(concat(subtract(hull, keel), apart(spray, hull))), accent(apart(screen, hull))];
});

/** The little train that takes visitors about. */
const littleTrain = mark('little-train', ['entertainment', 'transportation'], () => {
  const boiler = rect(44, 36, 56, 36, 10);
  const cab = subtract(rect(2, 20, 46, 62, 4), rect(12, 30, 26, 24, 3));
  const roof = rect(-5.5, 6, 62, 12, 5);
  const chimney = union(rect(78, 14, 15, 24), rect(72, 2, 27, 14, 4));
  const bell = parse('M60 34C60 24 72 24 72 34Z');
  const frame = union(rect(-2, 66, 104, 13, 3), corners('90,70 105.5,86 105.5,92 90,92', 2));
  const wheels = [
    [22, 86, 19],
    [66, 90, 15],
  ] as const;
  const base = subtract(union(boiler, cab, bell, frame), ...wheels.map(([x, y, r]) => circle(x, y, r + 4)));
  const tyres = concat(...wheels.map(([x, y, r]) => subtract(circle(x, y, r), circle(x, y, r * 0.34))));
  return [main(concat(union(apart(base, roof, chimney)), tyres)), accent(concat(roof, chimney))];
});

/** A bikini. */
const bikini = mark('bikini', ['art', 'entertainment'], () => {
  const strap = inked(parse('M27 20C28 8 38 0 50 -1'), 7);
  const cup = softened(parse('M27 12C37 24 48 36 48 50L6 50C8 36 17 24 27 12Z'), 3);
  const top = whole(union(strap, cup, rect(-2, 43, 53, 9, 3)));
  const bottom = parse(
    'M2 66L98 66C98 78 94 83 84 86C72 89 66 96 64 105.500L36 105.500C34 96 28 89 16 86C6 83 2 78 2 66Z',
  );
  return [main(top), accent(bottom)];
});

/** A skate with its wheels in a line. */
const inlineSkate = mark('inline-skate', ['entertainment'], () => {
  const boot = parse(
    'M10 -5.500L50 -5.500C52 -5.500 53 -4 53 -2L53 30C66 38 90 38 98 52C101 58 101 66 101 70L2 70L2 50C2 38 9 30 9 18L8 -2C8 -4 8 -5.500 10 -5.500Z',
  );
  const cuff = intersect(boot, parse('M-10 -10L110 -10L110 16L60 16L-10 26Z'));
  const strap = rotate(rect(44, 38, 34, 8, 4), 24, 60, 42);
  const wheels = [6, 35.3, 64.7, 94].map((x) => subtract(circle(x, 94, 11.5), circle(x, 94, 4)));
  const frame = corners('4,74 97,74 90,81 11,81', 2);
  return [main(concat(subtract(apart(boot, cuff), strap), frame, ...wheels)), accent(cuff)];
});

/** A tutu: a bodice over a flat skirt of tulle. */
const tutu = mark('tutu', ['art', 'entertainment'], () => {
  const bodice = parse(
    'M26 -5.500L36 -5.500L38 8C42 14 58 14 62 8L64 -5.500L74 -5.500L76 14C76 26 68 34 68 44L32 44C32 34 24 26 24 14Z',
  );
  const lace = concat(line(50, 22, 50, 50));
  const hem = [0, 1, 2, 3, 4, 5].map((i) => {
    const x = 105.5 - i * 18.5;
    return `C${x - 2} 96 ${x - 16.5} 96 ${x - 18.5} ${i === 5 ? 74 : 82}`;
  });
  const skirt = parse(`M-5.500 74C-2 58 22 48 50 48C78 48 102 58 105.500 74${hem.join('')}Z`);
  const folds = concat(
    line(30, 62, 20, 78),
    line(43, 62, 40, 80),
    line(57, 62, 60, 80),
    line(70, 62, 80, 78),
  );
  return [
    main(subtract(bodice, stroke(lace, 4.5))),
    accent(subtract(skirt, stroke(folds, 4.5, { cap: 'round', join: 'round' }))),
  ];
});

/** Pots on a wall, each with its plant. */
const greenWall = mark('wall-pots', ['nature', 'agriculture', 'construction'], () => {
  const at = [
    [21, 33],
    [79, 33],
    [21, 88],
    [79, 88],
  ] as const;
  const pots = at.map(([x, y]) =>
    corners(`${x - 20},${y} ${x + 20},${y} ${x + 15},${y + 17} ${x - 15},${y + 17}`, 4),
  );
  const plants = at.map(([x, y]) =>
    intersect(
      union(
        leaf(x, y, x, y - 36, 0.24),
        leaf(x - 1, y + 2, x - 24, y - 24, 0.24),
        leaf(x + 1, y + 2, x + 24, y - 24, 0.24),
      ),
      rect(x - 30, y - 50, 60, 46),
    ),
  );
  return [main(concat(...plants)), accent(concat(...pots))];
});

/** The doors of a refrigerated truck from behind. */
const reeferDoors = mark('reefer-doors', ['transportation'], () => {
  const arm = concat(line(50, 39, 50, 10), line(50, 20, 41, 12), line(50, 20, 59, 12));
  const flake = [0, 60, 120, 180, 240, 300].map((turn) =>
    stroke(rotate(arm, turn + 30, 50, 39), 6, { cap: 'round', join: 'round' }),
  );
  const box = subtract(
    rect(-1, -5.5, 102, 85, 5),
    union(...flake),
    rect(47.7, -6, 4.6, 14),
    rect(47.7, 70, 4.6, 14),
  );
  const bumper = rect(-1, 83.5, 102, 9, 2);
  const tyres = both(rect(8, 90, 22, 15.5, 4));
  const lamps = both(rect(7, 66, 14, 8, 2));
  return [main(concat(subtract(box, both(rect(3, 62, 22, 16, 3))), union(bumper, tyres))), accent(lamps)];
});

/** Somebody who stands on an electric scooter. */
const scooterRider = mark('scooter-rider', ['transportation', 'entertainment'], () => {
  const wheels = [
    [7, 93, 12.5],
    [92, 93, 12.5],
  ] as const;
  const bar = inked(parse('M14 91L62 91C69 91 73 87 75 81L86 36L76 33'), 9);
  const scooter = union(
    subtract(union(bar, inked(line(84, 42, 90, 78), 8)), ...wheels.map(([x, y, r]) => circle(x, y, r))),
    ...wheels.map(([x, y, r]) => subtract(circle(x, y, r), circle(x, y, 4.5))),
  );
  const rider = union(
    inked(line(41, 34, 38, 58), 20),
    inked(parse('M42 58L46 72L44 84'), 12),
    inked(parse('M36 58L29 71L26 84'), 12),
    inked(parse('M44 32L58 44L76 38'), 10),
  );
  return [main(scooter), accent(concat(circle(46, 7, 12.5), apart(rider, scooter, circle(46, 7, 12.5))))];
});

/** A van on whose side is somebody in a wheelchair. */
const accessVan = mark('access-van', ['automotive', 'healthcare', 'transportation'], () => {
  const body = parse(
    'M1 12L66 12C71 12 75 14 78 18L94 44C101 47 105.500 51 105.500 59L105.500 78C105.500 82 103 84 100 84L1 84C-3 84 -5.500 82 -5.500 78L-5.500 18C-5.500 14 -3 12 1 12Z',
  );
  const pane = corners('66,22 70,22 83,44 66,44', 2);
  const wheels = [
    [14, 88, 13],
    [84, 88, 13],
  ] as const;
  const chair = concat(
    circle(31, 22, 5.5),
    inked(parse('M31 32L32 47L44 47L49 62L54 61M32 38L42 38'), 5.8),
    stroke(arc(32, 58, 13.5, 40, 235), 5.4, { cap: 'round', join: 'round' }),
  );
  const van = subtract(body, pane, union(chair), ...wheels.map(([x, y, r]) => circle(x, y, r + 4)));
  const tyres = concat(...wheels.map(([x, y, r]) => subtract(circle(x, y, r), circle(x, y, 4.5))));
  const lamp = rect(92, 57, 20, 10, 4);
  return [main(concat(apart(van, lamp), tyres)), accent(intersect(lamp, body))];
});

/** Swimming trunks with a wave on them. */
const swimTrunks = mark('swim-trunks', ['art', 'entertainment'], () => {
  const shorts = parse(
    'M8 20L92 20L104 96C105 101 102 104 98 104L62 105.500L52 62L48 62L38 105.500L2 104C-2 104 -5 101 -4 96Z',
  );
  const belt = rect(4, -3, 92, 18, 5);
  const cord = both(inked(parse('M47 20C40 26 38 34 36 42'), 5));
  const leafy = (x: number, y: number, turn: number): Path =>
    union(...[0, 72, 144, 216, 288].map((a) => rotate(leaf(x, y, x, y - 13, 0.36), a + turn, x, y)));
  return [
    main(
      subtract(shorts, cord, leafy(21, 78, 10), leafy(79, 78, -10), leafy(17, 45, 40), leafy(83, 45, -40)),
    ),
    accent(belt),
  ];
});

/** An open book in braille. */
const brailleBook = mark('braille-book', ['entertainment', 'technology'], () => {
  const page = parse('M47 22C36 10 16 8 -5.500 10L-5.500 88C16 86 36 88 47 98Z');
  const left = [
    [10, 28],
    [10, 48],
    [10, 68],
    [31, 48],
  ] as const;
  const right = [
    [69, 32],
    [90, 28],
    [69, 52],
    [90, 68],
  ] as const;
  const dots = (at: readonly (readonly [number, number])[]): Path[] => at.map(([x, y]) => circle(x, y, 6.8));
  const rightPage = parse('M53 22C64 10 84 8 105.500 10L105.500 88C84 86 64 88 53 98Z');
  return [main(subtract(page, ...dots(left))), accent(subtract(rightPage, ...dots(right)))];
});

/** Bricks on a pallet. */
const brickPallet = mark('brick-pallet', ['construction'], () => {
  const course = (y: number, cuts: readonly number[]): Path =>
    subtract(rect(0, y, 100, 22, 2), ...cuts.map((x) => rect(x - 2.3, y - 1, 4.6, 24)));
  const pallet = union(
    rect(-5.5, 82, 111, 8, 2),
    rect(-2, 86, 18, 19.5, 2),
    rect(41, 86, 18, 19.5, 2),
    rect(84, 86, 18, 19.5, 2),
  );
  const top = concat(rect(19, -1, 29.7, 22, 2), rect(53.3, -1, 29.7, 22, 2));
  return [main(concat(top, course(26, [35, 68]), course(53, [18, 51, 84]))), accent(pallet)];
});

/** Marks that give a trade its second or third drawing. */
export const SECOND_LOOKS: readonly Mark[] = [
  fuelNozzle,
  blowpipe,
  brailleFinger,
  bigHead,
  laceSun,
  moonKayak,
  steeringChair,
  containerStack,
  hollowBrick,
  laidBoard,
  awningWindow,
  nailedFoot,
  tankerRear,
  helicopterFront,
  boatWake,
  littleTrain,
  bikini,
  inlineSkate,
  tutu,
  reeferDoors,
  scooterRider,
  accessVan,
  swimTrunks,
  brailleBook,
  brickPallet,
  greenWall,
];
