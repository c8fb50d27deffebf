import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main, type Part } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

type Wheel = readonly [x: number, y: number, r: number];

/** Wheels on their rims; as a line a ring about its nave. */
const rolling = (...wheels: readonly Wheel[]): Part =>
  main(
    concat(...wheels.map(([x, y, r]) => subtract(circle(x, y, r), circle(x, y, r * 0.42)))),
    concat(...wheels.flatMap(([x, y, r]) => [circle(x, y, r + 2), circle(x, y, 2)])),
  );

/** A body with arches over its wheels. */
const arched = (body: Path, ...wheels: readonly Wheel[]): Path =>
  subtract(body, ...wheels.map(([x, y, r]) => circle(x, y, r + 4.5)));

/** A saloon from the side: long bonnet, low roof, a boot, and a lamp in the wing. */
const car = redrawing('car', () => {
  const wheels: Wheel[] = [
    [18.5, 68, 13.5],
    [77.5, 68, 13.5],
  ];
  const body = parse(
    'M-5 52C-5 45 -3 42 2 41L12 39L24 27C28 23 32 21.5 38 21.5L50 21.5C56 21.5 60 23 64 26.5L78 39C91 40.5 100 44 103.5 50C105 53 105.5 58 105.5 63C105.5 68 103 70 99 70L1 70C-3 70 -5 68 -5 64Z',
  );
  const glass = parse('M19.5 39.5L29 30.5C31 28.5 33.5 28 38 28L50 28C54 28 57 29 59.5 31.5L68.5 39.5Z');
  const pillar = rect(41.5, 24, 5.5, 22);
  const lamp = intersect(body, corners('93,36 112,36 112,53 99,53', 2.5));
  const outline = apart(arched(body, ...wheels), lamp);
  return [
    main(
      subtract(outline, subtract(glass, pillar)),
      concat(grow(outline, 2), glass, line(44.2, 28, 44.2, 39.5)),
    ),
    accent(lamp),
    rolling(...wheels),
  ];
});

/** A lorry: a long box on two axles behind the cab. */
const truck = redrawing('truck', () => {
  const wheels: Wheel[] = [
    [11, 80, 12],
    [39, 80, 12],
    [82, 80, 12],
  ];
  const box = rect(-5, 8, 68, 73, 4);
  const cab = parse(
    'M67.5 81L67.5 23C67.5 21 69 20 71 20L80 20C85 20 88 22 90 27L98 49C103 51 105.5 54 105.5 59L105.5 77C105.5 80 104.5 81 101.5 81Z',
  );
  const glass = corners('74,30 83,30 90.5,51 74,51', 2);
  return [main(arched(box, ...wheels)), accent(arched(subtract(cab, glass), ...wheels)), rolling(...wheels)];
});

/** A panel van: high roof, raked windscreen, a short bonnet; its load is behind the seam. */
const van = redrawing('van', () => {
  const wheels: Wheel[] = [
    [16, 76, 14],
    [82, 76, 14],
  ];
  const body = parse(
    'M-5 23C-5 18 -2 15 3 15L58 15C65 15 69 17 73 22L88 43C99 46 105.5 50 105.5 60L105.5 74C105.5 77 104 78 101 78L0 78C-3 78 -5 77 -5 74Z',
  );
  const glass = corners('54,24 66,24 79.5,43 54,43', 2.5);
  const load = rect(-10, 0, 53, 100);
  const lamp = rect(95, 53, 20, 6);
  return [
    accent(arched(intersect(body, load), ...wheels)),
    main(arched(subtract(apart(body, load), glass, lamp), ...wheels)),
    rolling(...wheels),
  ];
});

/** A tractor: treads on the big wheel, a glazed cab, and the exhaust before it. */
const tractor = redrawing('tractor', () => {
  const wheels: Wheel[] = [
    [26.5, 73.5, 31],
    [87, 87, 17.5],
  ];
  const [big, small] = [circle(26.5, 73.5, 31.5), circle(87, 87, 17.5)];
  const lugs = Array.from({ length: 12 }, (_, i) => rotate(rect(23.5, 40, 6, 7.5), i * 30 + 15, 26.5, 73.5));
  const cab = union(rect(10, -5, 52, 10, 4), corners('17,0 56,0 60,50 13,50', 2));
  const glass = [corners('24,10 50,10 53,42 20,42', 2)];
  const bonnet = parse('M46 42L94 42C101 42 105 46 105 53L105 78L46 82Z');
  const pipe = rect(74, 14, 8, 34, 2.5);
  const grille = rect(85, 51, 30, 5.5, 2);
  const body = subtract(union(cab, bonnet, pipe), ...glass, grille);
  return [
    accent(arched(body, ...wheels)),
    main(
      union(subtract(big, circle(26.5, 73.5, 12), ...lugs), subtract(small, circle(87, 87, 7))),
      concat(grow(big, 1.5), circle(26.5, 73.5, 12), grow(small, 2), circle(87, 87, 2)),
    ),
  ];
});

/** A coach from the front: the lit sign, one wide windscreen, and mirrors that hang like ears. */
const bus = redrawing('bus', () => {
  const tyre = rect(14, 84, 18, 21, 5);
  const mirror = stroke(parse('M20 8L6 8C2 8 -0.5 10 -0.5 14L-0.5 34'), 9);
  const shell = parse(
    'M26 -5L74 -5C84 -5 90 1 90 11L90 88C90 92 88 94 84 94L16 94C12 94 10 92 10 88L10 11C10 1 16 -5 26 -5Z',
  );
  const glass = parse(
    'M21 24L79 24C81 24 82 25 82 27L82 52C82 56 80 58 76 58L24 58C20 58 18 56 18 52L18 27C18 25 19 24 21 24Z',
  );
  const sign = rect(28, 4, 44, 11, 3);
  const lamps = both(circle(24.5, 74, 6.5));
  const grille = rect(41, 71.5, 18, 5.5, 2.7);
  return [
    main(apart(subtract(union(shell, both(tyre), both(mirror)), glass, grille), sign, lamps)),
    accent(sign),
    accent(lamps, null),
  ];
});

/** A trawler at sea: a high bow, the wheelhouse, and a full net that hangs from its derrick. */
const trawler = redrawing('trawler', () => {
  const hull = parse('M-4 56L28 59C56 61 80 54 105.5 38C105.5 56 99 73 90 85L8 85C1 77 -4 67 -4 56Z');
  const sheer = parse('M-8 66C30 73 70 73 110 53');
  const house = union(
    rect(46, 18, 38, 7, 3),
    corners('50,22 79,22 82,70 50,70', 2),
    rect(62, -2, 7, 24),
    rect(52, -4, 27, 8, 3.5),
  );
  const panes = [rect(56, 32, 8, 9, 1.5), rect(69, 32, 8, 9, 1.5)];
  const rope = concat(line(36, 50, 5, 22), line(36, 3, 5, 22));
  const derrick = concat(line(36, -1, 36, 66), rope);
  const net = parse('M5 20C8 28 14 32 14 39C14 45 10 49 5 49C0 49 -4 45 -4 39C-4 32 2 28 5 20Z');
  const sea = parse('M-1 97C6 91 14 91 22 96C31 102 41 102 50 96C59 90 69 90 78 96C86 101 94 101 101 95');
  return [
    main(subtract(hull, stroke(sheer, 4.6))),
    main(apart(union(stroke(derrick, 6.5), net), hull), concat(rope, net, line(36, -1, 36, 56))),
    accent(apart(subtract(house, ...panes), hull)),
    main(stroke(sea, 8), sea),
  ];
});

/** A car from the front: windscreen, mirrors, lamps with a slant, and the grille. */
const carFront = redrawing('car-front', () => {
  const shell = parse(
    'M34 -1L66 -1C72 -1 75 1 77 6L88 38C95 41 99 46 99 54L99 86C99 89 97 91 94 91L6 91C3 91 1 89 1 86L1 54C1 46 5 41 12 38L23 6C25 1 28 -1 34 -1Z',
  );
  const glass = corners('31,8 69,8 78,37 22,37', 4);
  const ear = parse('M16 38L4 38C-2 38 -5 35 -5 31C-5 27 -2 25 2 25L8 25C12 25 14 27 16 32Z');
  const tyre = rect(5, 82, 20, 22, 5);
  const lamp = parse('M8 50C16 51 24 54 31 58C30 64 27 67 22 67L15 67C10 67 7 61 8 50Z');
  const grille = concat(rect(39, 57, 22, 5, 2.5), rect(30, 75, 40, 6, 3));
  return [
    main(apart(subtract(union(shell, both(ear), both(tyre)), glass, grille), both(lamp))),
    accent(both(lamp)),
  ];
});

/** A pick-up: an open bed behind the cab, and a long bonnet. */
const pickup = redrawing('pickup', () => {
  const wheels: Wheel[] = [
    [18, 71, 14],
    [82, 71, 14],
  ];
  const bed = parse('M-5 42C-5 40 -4 39 -2 39L38.5 39L38.5 73L-1 73C-4 73 -5 72 -5 69Z');
  const cab = parse(
    'M43 73L43 28C43 22 46 19 52 19L62 19C67 19 70 21 73 25L83 40C96 41 105.5 43 105.5 53L105.5 69C105.5 72 104 73 101 73Z',
  );
  const glass = corners('50,26 63,26 73,40 50,40', 2);
  return [
    accent(arched(bed, ...wheels)),
    main(arched(subtract(cab, glass, rect(95, 49, 20, 6)), ...wheels)),
    rolling(...wheels),
  ];
});

/** A wrecker: its hook hangs from a jib over the tail. */
const towTruck = redrawing('tow-truck', () => {
  const wheels: Wheel[] = [
    [22, 83, 14],
    [82, 83, 14],
  ];
  const cab = parse(
    'M56 85L56 34C56 31 58 29 61 29L74 29C80 29 83 31 86 36L94 53C102 55 105.5 58 105.5 64L105.5 81C105.5 84 104 85 101 85Z',
  );
  const glass = corners('64,38 76,38 84,54 64,54', 2);
  const chassis = rect(-5, 63, 80, 22, 4);
  const jib = subtract(
    corners('47,58.5 47,38 12,-5 2,-5 2,5 24,30 14,58.5', 2.5),
    corners('40,51 40,42 32,34 26,51', 1.5),
  );
  const hook = parse('M3 4L3 30C10 31 12 41 4 43C0 44 -2 41 -2 38');
  return [
    accent(union(jib, stroke(hook, 6.5))),
    main(arched(subtract(union(cab, chassis), glass), ...wheels)),
    rolling(...wheels),
  ];
});

/** An ambulance: a high box with the cross in a roundel, and the light on its roof. */
const ambulance = redrawing('ambulance', () => {
  const wheels: Wheel[] = [
    [16, 81, 14],
    [82, 81, 14],
  ];
  const body = parse(
    'M-5 24C-5 19 -2 16 3 16L64 16C69 16 71 18 74 22L90 48C100 50 105.5 54 105.5 63L105.5 79C105.5 82 104 83 101 83L0 83C-3 83 -5 82 -5 79Z',
  );
  const cross = union(rect(9.5, 35.5, 27, 9, 1.5), rect(18.5, 26.5, 9, 27, 1.5));
  const glass = corners('54,26 66,26 80,48 54,48', 2.5);
  const light = parse('M40 11.5L40 7C40 1 44 -2 50 -2C56 -2 60 1 60 7L60 11.5Z');
  return [
    main(arched(subtract(body, circle(23, 40, 19), glass, rect(96, 58, 20, 6)), ...wheels)),
    accent(cross, concat(line(15, 40, 31, 40), line(23, 32, 23, 48))),
    accent(light),
    rolling(...wheels),
  ];
});

/** An excavator on its tracks: a bent boom, the stick, and a bucket with teeth. */
const excavator = redrawing('bulldozer', () => {
  const tracks = subtract(rect(-5, 80.5, 72, 24, 12), ...[8, 31, 54].map((x) => circle(x, 92.5, 5)));
  const cab = corners('20,20 42,20 51,44 51,72 20,72', 4);
  const house = union(
    cab,
    parse('M2 42L24 42L24 72L2 72C-3 72 -5 70 -5 66L-5 49C-5 44 -3 42 2 42Z'),
    rect(18, 66, 27, 10),
  );
  const glass = corners('27,27 38,27 44.5,44 44.5,52 27,52', 2);
  const boom = parse(
    'M55.2 69L55.2 48C55.2 28 60 12 66.5 0C70 -6 78 -6 80 0L82 6C73 22 68 36 68 52L68 69C68 72 66.5 73 64 73L59 73C57 73 55.2 72 55.2 69Z',
  );
  const stick = corners('68,-1 79,-5 101,36 89,44', 2);
  const bucket = parse('M100 33.7C108 48 104 82 72 82C69.5 82 69 79 71 77.5L79 71C85 64 89 56 88 41Z');
  const arm = shrink(grow(union(boom, stick, bucket), 3), 3);
  return [
    main(apart(tracks, house)),
    main(subtract(house, glass)),
    accent(subtract(arm, circle(74, 5, 3.4), circle(96, 47, 3.4))),
  ];
});

/** A motor cruiser that planes: its bow is out of the water. */
const motorboat = redrawing('motorboat', () => {
  const hull = parse(
    'M-5 57C16 57 34 57 48 55C70 52 91 43 105.5 30C104 56 88 82 62 82L10 82C1 82 -5 72 -5 57Z',
  );
  const stripe = parse('M-10 68L44 67C74 65 92 57 110 44');
  const cabin = parse(
    'M6 66L13 34C14 30 16 28 20 28L33 28L38 12C39 10 40 9 42 9L50 9L46 28L54 28C68 28 80 34 90 44L84 66Z',
  );
  const pane = parse('M27 34L53 34C61 34 67 36 73 39.5C65 42 56 43.5 46 44L25 44.5Z');
  const sea = parse('M-1 97C6 91 14 91 22 96C31 102 41 102 50 96C59 90 69 90 78 96C86 101 94 101 101 95');
  return [
    main(subtract(hull, stroke(stripe, 4.6)), concat(grow(hull, 2), parse('M-4 68L44 67C70 65 86 60 99 52'))),
    accent(apart(subtract(cabin, pane), hull)),
    main(stroke(sea, 8), sea),
  ];
});

export const REDRAWN_WHEELS: readonly Redrawing[] = [
  car,
  truck,
  van,
  tractor,
  bus,
  trawler,
  carFront,
  pickup,
  towTruck,
  ambulance,
  excavator,
  motorboat,
];
