/** Of nurses, watchmakers, mechanics, harbours, fairs and bands. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, polar, rect } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  filled,
  filledMark,
  inked,
  type Mark,
  main,
  mark,
  softened,
  whole,
} from './mark.js';

/** A watch with a screen, a heart on it. */
const smartWatch = filledMark('smart-watch', ['technology', 'healthcare', 'marketing'], () => {
  const shell = rect(8, 10, 84, 80, 25);
  const glass = rect(18, 20, 64, 60, 16);
  const strap = corners('26,-14 74,-14 82,28 18,28', 7);
  const straps = union(strap, rotate(strap, 180));
  const crown = rect(88, 36, 13, 24, 5);
  const heart = whole(parse('M50 74C37 64 27 55 27 43C27 34 33 29 39 29C44 29 48 32 50 37Z'));
  const tilted = (path: Path): Path => rotate(path, 14);
  return [
    main(tilted(union(subtract(shell, glass), crown))),
    main(tilted(apart(straps, shell))),
    accent(tilted(heart)),
  ];
});

/** A gauge of blood pressure, its hose and the bulb that pumps. */
const bloodPressure = filledMark('blood-pressure-gauge', ['healthcare'], () => {
  const dial = circle(30, 30, 40);
  const face = circle(30, 30, 30);
  const needle = union(inked(line(30, 32, 43, 15), 8), circle(30, 32, 7.5));
  const pump = parse(
    'M100 -2C116 2 125 18 125 36C125 52 118 66 110 73L110 80L90 80L90 73C82 66 75 52 75 36C75 18 84 2 100 -2Z',
  );
  const valve = rect(88, -12, 24, 15, 5);
  const hose = inked(parse('M30 60L30 88C30 104 44 114 65 114C86 114 100 104 100 90L100 60'), 10);
  return [
    main(union(subtract(dial, face), needle, apart(subtract(hose, face), pump))),
    accent(apart(pump, valve)),
    main(valve),
  ];
});

/** A fine comb and the louse that it caught. */
const liceComb = filledMark('lice-comb', ['healthcare', 'marketing'], () => {
  const teeth = union(...Array.from({ length: 9 }, (_, n) => rect(7.4 + n * 10, 54, 5.2, 50, 2.6)));
  const ends = union(rect(-10, 50, 13, 66, 5), rect(97, 50, 13, 66, 5));
  const back = rect(-10, 92, 120, 25, 9);
  const belly = ellipse(50, 20, 21, 25);
  const body = union(belly, ellipse(50, -9, 15, 12), circle(50, -24, 10.5));
  const legs = union(
    inked(parse('M52 -14L72 -20L74 -33'), 7.5),
    inked(parse('M52 -8L80 -8L86 -20'), 7.5),
    inked(parse('M52 -2L78 6L88 -2'), 7.5),
  );
  const bands = intersect(union(rect(20, 15, 60, 5.5), rect(20, 27, 60, 5.5)), ellipse(50, 20, 14, 25));
  return [main(union(teeth, ends, back)), accent(subtract(union(body, both(legs)), bands))];
});

/** The belt of an engine on its two pulleys. */
const timingBelt = filledMark('timing-belt', ['automotive', 'transportation'], () => {
  const [low, high] = [44, 31];
  const turn = (Math.acos((low - high) / 76) * 180) / Math.PI;
  const around = (by: number): Path => {
    const ends = [polar(0, 76, low + by, turn - 90), polar(0, 0, high + by, turn - 90)];
    const [[px, py], [qx, qy]] = ends as [[number, number], [number, number]];
    return union(
      circle(0, 76, low + by),
      circle(0, 0, high + by),
      parse(`M${px} ${py}L${qx} ${qy}L${-qx} ${qy}L${-px} ${py}Z`),
    );
  };
  const wheel = (y: number, r: number, hub: number, notches: number): Path =>
    subtract(
      circle(0, y, r),
      circle(0, y, hub),
      ...Array.from({ length: notches }, (_, n) =>
        rotate(rect(-3, y - r - 3, 6, 8.5, 1.5), (n * 360) / notches, 0, y),
      ),
    );
  const belt = subtract(around(0), around(-12));
  const tilted = (path: Path): Path => rotate(path, 28, 0, 38);
  return [main(tilted(belt)), accent(tilted(union(wheel(76, 28, 10, 12), wheel(0, 15, 5, 7))))];
});

/** The bull of the fair on its post, cushions around it. */
const mechanicalBull = filledMark('mechanical-bull', ['entertainment'], () => {
  const body = softened(
    parse(
      'M4 34C0 36 -6 42 -12 47C-18 51 -25 47 -25 40C-25 31 -20 20 -14 12C-9 5 -2 0 6 -1C14 -8 26 -8 36 -3C54 2 74 -4 90 0C106 5 114 24 110 46C108 60 98 66 90 58C86 54 82 52 76 53C64 56 50 56 40 53C36 60 28 66 20 60C12 54 7 44 4 34Z',
    ),
    2,
  );
  const horns = union(
    inked(parse('M-4 6C-20 4 -26 -10 -18 -20'), 9),
    inked(parse('M8 2C22 -2 26 -14 18 -26'), 9),
  );
  const tail = inked(parse('M98 8C116 6 124 -10 114 -24'), 9);
  const saddle = parse(
    'M34 -12C35 -20 45 -20 48 -13C52 -7 64 -7 69 -15C73 -24 84 -23 85 -14L88 20C88 29 84 33 76 33L46 33C38 33 34 29 33 20Z',
  );
  const post = rect(45, 50, 26, 40);
  const ring = rect(-24, 84, 148, 32, 16);
  const seams = stroke(parse('M16 80C10 90 10 110 16 120M84 80C90 90 90 110 84 120'), 6);
  const beast = union(body, horns, tail);
  return [
    main(subtract(apart(beast, saddle), circle(-5, 22, 4.5))),
    accent(saddle),
    main(apart(post, beast, ring)),
    accent(subtract(ring, seams)),
  ];
});

/** A bagpipe: its bag, the drone over the shoulder, the chanter below. */
const bagpipe = filledMark('bagpipe', ['entertainment', 'art'], () => {
  const bag = parse(
    'M2 64C10 46 30 36 54 38C80 40 106 50 110 70C114 94 92 108 64 106C42 104 26 94 16 88C8 84 -2 76 2 64Z',
  );
  const pipe = (x: number, y: number, length: number, turn: number, bell: number): Path =>
    rotate(
      union(
        rect(x - 6, y - length, 12, length),
        rect(x - 10.5, y - 18, 21, 18, 3),
        corners(
          `${x - 5},${y - length + 22} ${x - bell},${y - length} ${x + bell},${y - length} ${x + 5},${y - length + 22}`,
          2,
        ),
      ),
      turn,
      x,
      y,
    );
  const pipes = union(
    pipe(86, 56, 92, 24, 14),
    pipe(58, 46, 70, 4, 12),
    pipe(28, 52, 50, -24, 6),
    pipe(12, 78, 66, 205, 13),
  );
  return [main(apart(pipes, bag)), accent(bag)];
});

/** A tugboat, its fenders along the hull. */
const tugboat = filledMark('tugboat', ['transportation', 'fishing'], () => {
  const hull = parse('M-10 54L90 54C96 46 104 40 114 38C114 68 108 92 97 106L8 106C-4 92 -10 76 -10 54Z');
  const fenders = union(...[15, 45, 75].map((x) => subtract(circle(x, 76, 11.5), circle(x, 76, 5.5))));
  const house = parse('M38 49.5L38 8C38 4 40 2 44 2L78 2C82 2 84 4 85 8L92 49.5Z');
  const panes = union(rect(47, 15, 15, 17, 3), corners('68,15 78,15 81,32 68,32', 2));
  const roof = rect(32, -8, 60, 14, 5);
  const funnel = corners('3,49.5 3,-2 28,-2 28,49.5', 4);
  return [
    main(subtract(hull, fenders)),
    main(subtract(union(house, roof), panes)),
    accent(subtract(funnel, rect(0, 10, 40, 8))),
  ];
});

/** A chalice and the host above it. */
const chalice = filledMark('chalice', ['art', 'desing', 'entertainment'], () => {
  const cup = parse('M8 32L92 32C94 32 95 33 95 35C95 62 78 76 58 80L42 80C22 76 5 62 5 35C5 33 6 32 8 32Z');
  const stem = union(rect(42, 74, 16, 44), rect(30, 87, 40, 15, 7.5));
  const foot = parse(
    'M38 106L62 106C64 116 76 120 86 123C91 125 93 129 93 136L7 136C7 129 9 125 14 123C24 120 36 116 38 106Z',
  );
  const host = circle(50, 20, 38);
  const cross = union(rect(46, -11, 8, 33), rect(36, -3, 28, 8));
  return [main(softened(union(cup, stem, foot), 1)), accent(subtract(host, rect(0, 27, 100, 60), cross))];
});

/** The dough mixer of a bakery, its bowl below the hook. */
const doughMixer = filledMark('dough-mixer', ['food', 'gastronomy', 'technology'], () => {
  const head = parse(
    'M6 -12L78 -12C100 -12 116 0 116 14C116 26 104 32 90 32L6 32C-4 32 -10 22 -10 10C-10 -3 -4 -12 6 -12Z',
  );
  const column = parse(
    'M-4 20L32 20C30 40 30 70 36 98L98 98C106 98 110 103 110 112L-12 112C-12 90 -2 60 -4 20Z',
  );
  const beater = rect(70, 28, 14, 22);
  const bowl = parse(
    'M40 52L114 52C117 52 118 54 118 56C118 76 108 90 92 94L64 94C48 90 37 76 37 56C37 54 38 52 40 52Z',
  );
  const machine = softened(union(head, column), 1.5);
  return [main(subtract(apart(union(machine, beater), bowl), circle(10, 10, 7))), accent(bowl)];
});

const drawnLimousine = () => {
  const body = parse(
    'M-84 46C-84 40 -81 36 -74 35L-52 33L-37 11C-34 7 -30 4 -24 4L112 4C118 4 122 7 125 11L141 32L176 38C184 40 188 45 188 51L188 66C188 72 185 75 180 75L-76 75C-81 75 -84 72 -84 66Z',
  );
  const wheels = union(circle(-46, 73, 20), circle(150, 73, 20));
  const panes = union(
    corners('-24,13 -8,13 -8,33 -38,33', 2),
    ...[0, 34, 68].map((x) => rect(x, 13, 26, 20, 2)),
    corners('102,13 112,13 128,33 102,33', 2),
  );
  const hubs = union(circle(-46, 73, 8), circle(150, 73, 8));
  return filled([main(subtract(apart(body, wheels), panes)), accent(subtract(wheels, hubs))]);
};

/** A limousine, all windows: too long for any shape around it. */
const limousine = mark('limousine', ['transportation', 'entertainment', 'automotive'], drawnLimousine, {
  contained: false,
});

export const CUFFS_AND_BELTS: readonly Mark[] = [
  smartWatch,
  bloodPressure,
  liceComb,
  timingBelt,
  mechanicalBull,
  bagpipe,
  tugboat,
  chalice,
  doughMixer,
  limousine,
];
