/** What is won, worn and shown at a fair, what children play with, and tools of the hive and the reef. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect, sector, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filledMark, inked, type Mark, main, softened, whole } from './mark.js';

/** A wheel of prizes on its foot, the pointer above. */
const prizeWheel = filledMark('prize-wheel', ['marketing', 'entertainment'], () => {
  const turns = [0, 45, 90, 135, 180, 225, 270, 315];
  const pegs = turns.map((turn) => rotate(circle(50, 0, 5.5), turn + 22.5, 50, 46));
  const pointer = corners('36,-16 64,-16 50,14', 3);
  const rim = union(subtract(circle(50, 46, 46), circle(50, 46, 38)), ...pegs);
  const slice = (turn: number): Path => sector(50, 46, 35, turn - 90, turn - 45);
  const spokes = union(...turns.slice(0, 4).map((turn) => rotate(rect(47.75, 0, 4.5, 92), turn + 0, 50, 46)));
  const cut = (path: Path): Path =>
    subtract(path, spokes, circle(50, 46, 12), union(stroke(pointer, 8), pointer));
  const foot = union(rect(42, 88, 16, 18), rect(20, 103, 60, 12, 4));
  return [
    main(union(apart(rim, pointer), foot)),
    main(pointer),
    main(cut(concat(...[0, 90, 180, 270].map(slice)))),
    accent(union(cut(concat(...[45, 135, 225, 315].map(slice))), circle(50, 46, 8))),
  ];
});

/** A cage of balls that is turned by its crank. */
const tombola = filledMark('tombola', ['marketing', 'entertainment'], () => {
  const cage = subtract(circle(46, 42, 42), circle(46, 42, 34));
  const balls = [
    [46, 64],
    [26, 55],
    [66, 55],
    [36, 37],
    [56, 37],
  ].map(([x = 0, y = 0]) => circle(x, y, 8));
  const yoke = stroke(parse('M-5 42A51 51 0 0 0 97 42'), 9);
  const post = rect(39, 90, 14, 18);
  const crank = inked(parse('M88 42L110 42L110 22'), 9);
  return [
    main(
      union(
        cage,
        apart(yoke, cage),
        rect(-9.5, 36, 14, 12, 4),
        crank,
        post,
        rect(10, 102, 72, 12, 4),
        circle(110, 20, 8),
      ),
    ),
    accent(concat(...balls)),
  ];
});

/** Two banners that roll out of their feet. */
const rollUpBanner = filledMark('roll-up-banner', ['marketing', 'desing'], () => {
  const sheet = rect(0, 0, 58, 96, 2);
  const foot = union(rect(-8, 100, 74, 12, 5), rect(2, 108, 10, 9, 2), rect(46, 108, 10, 9, 2));
  const top = rect(-3, -6, 64, 9, 3);
  const print = union(star(29, 32, 20, 9, 5, 1.5), rect(12, 60, 34, 9, 3), rect(12, 76, 34, 9, 3));
  const behind = union(rect(46, -26, 52, 104, 2), rect(43, -32, 58, 9, 3), rect(40, 82, 66, 12, 5));
  return [
    main(union(subtract(sheet, print), top)),
    main(foot),
    accent(softened(apart(behind, union(sheet, foot, top)), 1)),
  ];
});

/** The wall that guests have their photograph taken at, behind its rope. */
const photocall = filledMark('photocall', ['marketing', 'entertainment'], () => {
  const wall = rect(3, -24, 94, 90, 3);
  const prints = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const [x, y] = [20 + column * 30, -7 + row * 28];
      return (row + column) % 2 === 1 ? circle(x, y, 8) : star(x, y, 12.5, 5.6, 5, 1);
    }),
  );
  const post = union(rect(-13, 54, 12, 48, 2), circle(-7, 48, 10.5), rect(-20, 97, 26, 11, 3));
  const rope = stroke(parse('M-7 60C6 104 94 104 107 60'), 10);
  const barrier = union(both(post), rope);
  return [main(apart(subtract(wall, ...prints), barrier)), accent(barrier)];
});

/** A badge from its front, and one from its back with the pin. */
const buttonBadge = filledMark('button-badge', ['marketing', 'desing'], () => {
  const front = circle(34, 64, 42);
  const heart = softened(
    parse('M34 88C18 76 10 68 10 57C10 45 26 40 34 52C42 40 58 45 58 57C58 68 50 76 34 88Z'),
    1,
  );
  const back = circle(74, 30, 38);
  const pin = inked(parse('M48 14L98 38'), 6);
  const coil = circle(96, 37, 9);
  return [main(subtract(front, heart)), accent(subtract(apart(back, front), union(pin, coil)))];
});

/** A bust with the sash of a queen or a graduate. */
const honourSash = filledMark('honour-sash', ['entertainment', 'desing', 'marketing'], () => {
  const bust = whole(
    parse('M50 -4L37 -4C38 10 34 15 22 18C10 21 0 26 -4 38C4 50 12 56 15 68C16 80 12 92 8 106L50 106Z'),
  );
  const sash = intersect(bust, corners('10,10 34,6 112,94 92,118', 1));
  const rosette = union(star(80, 80, 20, 16, 10, 2), corners('68,84 92,84 96,118 82,108 68,118', 1));
  return [
    main(softened(apart(bust, sash, rosette), 1)),
    accent(subtract(union(apart(sash, rosette), rosette), circle(80, 80, 7))),
  ];
});

/** A baby's knitted bootie with its bow. */
const babyBootie = filledMark('baby-bootie', ['desing', 'art'], () => {
  const foot = parse(
    'M40 34L94 34C98 50 104 62 104 78C104 98 94 106 76 106L32 106C10 106 0 94 2 80C4 62 20 62 30 56C37 51 40 44 40 34Z',
  );
  const scallops = [41, 55, 69, 83, 97].map((x) => circle(x - 2, 24, 8.5));
  const cuff = union(rect(30, -6, 74, 30, 8), ...scallops);
  const ribs = [46, 60, 74, 88].map((x) => rect(x - 2.5, 2, 5, 17, 2.5));
  const loop = softened(parse('M66 60C56 48 42 44 38 50C34 58 34 66 38 74C42 80 56 74 66 64Z'), 1.5);
  const ends = inked(parse('M60 72L50 92M72 72L82 92'), 8);
  const bow = union(loop, mirror(loop, 66), circle(66, 62, 9), ends);
  const eyes = union(ellipse(49, 61, 4, 3), ellipse(83, 61, 4, 3));
  return [
    main(subtract(cuff, ...ribs)),
    main(apart(softened(foot, 4), bow, cuff)),
    accent(subtract(bow, eyes)),
  ];
});

/** A crooked playhouse of planks, a heart in its gable. */
const playhouse = filledMark('playhouse', ['construction', 'entertainment'], () => {
  const roof = parse(
    'M-14 44C8 34 28 14 40 -12C44 -17 52 -17 56 -12C70 14 88 32 114 40C118 46 116 54 110 56L-8 60C-16 60 -18 50 -14 44Z',
  );
  const heart = softened(
    parse('M49 46C39 38 34 34 34 27C34 19 45 17 49 25C53 17 64 19 64 27C64 34 59 38 49 46Z'),
    1,
  );
  const walls = corners('0,64 100,60 92,120 8,120', 3);
  const door = parse('M39 126L39 92C39 73 67 73 67 92L67 126Z');
  const planks = union(rect(-4, 79, 33, 5), rect(-4, 97, 33, 5), rect(77, 79, 30, 5), rect(77, 97, 30, 5));
  return [accent(softened(subtract(roof, heart), 1)), main(subtract(apart(walls, roof), door, planks))];
});

const arcOf = (x: number, y: number, r: number, from: number, to: number): Path =>
  stroke(arc(x, y, r, from, to), 7, { cap: 'round' });

/** A car with an aerial that hears its driver. */
const rcCar = filledMark('rc-car', ['entertainment', 'technology'], () => {
  const [rear, front] = [circle(14, 82, 25), circle(88, 82, 25)];
  const shell = softened(
    parse(
      'M-10 62C-10 50 0 46 14 44L28 26C32 20 36 18 42 18L68 18C74 18 78 20 80 26L88 44C104 46 114 52 114 64L110 80L-6 80Z',
    ),
    3,
  );
  const glass = corners('38,30 54,30 54,45 27,45', 2);
  const aerial = union(inked(line(70, 22, 76, -12), 7), circle(76, -14, 8));
  const wave = (r: number): Path => arcOf(76, -14, r, 150, 215);
  const waves = union(wave(18), wave(32));
  return [
    main(subtract(apart(union(shell, aerial), rear, front), glass)),
    main(subtract(union(rear, front), circle(14, 82, 10), circle(88, 82, 10))),
    accent(union(waves, mirror(waves, 76))),
  ];
});

/** A smoker for the hive: its can and spout, its bellows, its smoke. */
const beeSmoker = filledMark('bee-smoker', ['agriculture', 'livestock', 'nature'], () => {
  const can = subtract(rect(-6, 46, 64, 66, 6), rect(-12, 59, 76, 5));
  const spout = softened(corners('-6,41 58,41 53,27 12,-6 -10,8', 0), 3);
  const bellows = softened(corners('63,46 74,46 112,26 120,30 96,112 63,112', 0), 2);
  const pleats = union(limb('80,106,2.5 86,46,3'), limb('88,106,2.5 101,40,3'));
  const smoke = union(circle(-10, -18, 14), circle(8, -32, 16), circle(32, -34, 12), circle(50, -43, 8));
  return [main(concat(can, spout, subtract(bellows, pleats))), accent(apart(smoke, spout))];
});

/** A pigeon crossed out. */
const noPigeons = filledMark('no-pigeons', ['construction', 'nature'], () => {
  const body = parse(
    'M64 12C74 12 81 19 81 28L92 35L80 39C82 58 76 74 58 76C46 78 36 74 30 70L4 82C8 62 26 44 44 40C52 38 53 34 52 27C51 19 56 12 64 12Z',
  );
  const leg = (x: number): Path => union(rect(x, 70, 7, 22, 2), rect(x, 86, 14, 7, 2));
  const bird = softened(union(body, leg(44), leg(60)), 1);
  const ring = subtract(circle(50, 52, 56), circle(50, 52, 46));
  const bar = rotate(rect(2, 47.5, 96, 9), 45, 50, 52);
  return [main(apart(intersect(bird, circle(50, 52, 41.5)), bar)), accent(union(ring, bar))];
});

/** A fish on a harpoon. */
const harpoonedFish = filledMark('harpooned-fish', ['fishing', 'nature'], () => {
  const body = parse(
    'M-14 54C0 26 22 18 42 20C62 22 76 37 86 48C94 37 102 30 116 26C109 46 109 62 116 82C102 78 94 71 86 60C76 71 62 86 42 88C22 90 0 82 -14 54Z',
  );
  const turn = (path: Path): Path => rotate(path, 48, 46, 54);
  const shaft = turn(rect(41, -34, 10, 170, 3));
  const barb = turn(corners('46,142 20,108 41,117 51,117 72,108', 2));
  const harpoon = union(shaft, barb);
  const gill = stroke(parse('M27 34C33 46 33 62 27 74'), 5);
  return [
    main(subtract(softened(body, 2), circle(8, 46, 6), apart(gill, harpoon), stroke(shaft, 8), shaft)),
    accent(harpoon),
  ];
});

export const PRIZES_AND_PLAYTHINGS: readonly Mark[] = [
  prizeWheel,
  tombola,
  rollUpBanner,
  photocall,
  buttonBadge,
  honourSash,
  babyBootie,
  playhouse,
  rcCar,
  beeSmoker,
  harpoonedFish,
  noPigeons,
];
