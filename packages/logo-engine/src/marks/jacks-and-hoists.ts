/** What holds, lifts, props and tamps: vices, jacks, hoists, rammers and props. */
import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { arc, circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, filledMark, filleted, inked, type Mark, main, softened } from './mark.js';

/** A bench vice from the side, its jaws open. */
const benchVise = filledMark('bench-vise', ['construction', 'automotive'], () => {
  const fixed = corners(
    '55,8 80,8 80,28 108,28 108,44 92,62 96,94 108,94 108,108 26,108 26,94 40,94 44,72 44,54 55,54',
    3,
  );
  const jaw = corners('16,8 45,8 45,46 40,46 40,68 2,68 2,46 16,38', 3);
  const screw = union(
    rect(-16, 50, 24, 14),
    rect(-24, 20, 13, 74, 6),
    circle(-17.5, 20, 9.5),
    circle(-17.5, 94, 9.5),
  );
  return [main(fixed), accent(filleted(union(jaw, screw), 1.5))];
});

/** A bottle jack with its ram out and its lever. */
const bottleJack = filledMark('bottle-jack', ['automotive'], () => {
  const ram = union(rect(18, -10, 48, 17, 5), rect(30, 0, 24, 36));
  const body = union(
    rect(8, 40, 68, 16, 6),
    rect(14, 50, 56, 50),
    rect(-8, 91, 118, 18, 6),
    rect(66, 70, 34, 30, 5),
  );
  const lever = inked(line(86, 76, 106, 22), 13);
  return [main(subtract(union(body, lever), rect(26, 68, 32, 9, 4.5))), accent(ram)];
});

/** A pallet jack with a box on its forks. */
const palletJack = filledMark('pallet-jack', ['transportation', 'construction'], () => {
  const grip = rotate(subtract(rect(-36, -10, 40, 32, 13), rect(-25, 1, 18, 10, 4)), -20, -16, 6);
  const tiller = inked(line(-10, 20, 6, 64), 13);
  const frame = union(rect(-8, 50, 30, 42, 6), rect(-8, 76, 124, 15, 5));
  const wheels = concat(circle(8, 97, 14), circle(102, 100, 11));
  const box = subtract(rect(28, 2, 88, 69, 5), rect(62, -4, 20, 36));
  return [
    main(softened(apart(filleted(union(grip, tiller, frame), 2), wheels), 1)),
    main(wheels),
    accent(box),
  ];
});

/** A chain hoist: its drum between two hooks, and the loop of chain that works it. */
const chainHoist = filledMark('chain-hoist', ['construction'], () => {
  const eye = inked(arc(50, -14, 12, 120, 400), 11);
  const drum = union(circle(50, 36, 42), eye, rect(42, -8, 16, 12));
  const chain = inked(parse('M14 50L14 100C14 116 37 116 37 100L37 60'), 10);
  const ring = subtract(circle(50, 36, 28), circle(50, 36, 17));
  const hook = union(circle(74, 91, 16), inked(parse('M74 96L74 110A22 22 0 1 1 52 132'), 16));
  const pulled = union(drum, chain);
  return [main(subtract(pulled, ring)), accent(apart(subtract(hook, circle(74, 91, 6.5)), pulled))];
});

/** A tamping rammer that leans into its work. */
const rammer = filledMark('tamping-rammer', ['construction'], () => {
  const frame = inked(parse('M34 46L-14 34C-22 32 -22 14 -14 12L60 -4C70 -5 76 2 76 10L76 26'), 10);
  const engine = union(rect(26, 22, 58, 36, 9), rect(12, 34, 20, 20, 4));
  const bellows = union(
    rect(38, 60, 34, 30),
    rect(31, 62, 48, 8, 4),
    rect(31, 73, 48, 8, 4),
    rect(31, 84, 48, 8, 4),
  );
  const shoe = softened(parse('M34 96L78 96L108 104C112 106 112 114 106 114L12 114L12 106Z'), 2.5);
  const held = (path: ReturnType<typeof rect>) => rotate(path, 8, 50, 60);
  return [
    main(held(subtract(filleted(union(frame, engine), 2), rect(56, 33, 18, 14, 4)))),
    accent(held(softened(bellows, 1))),
    main(held(shoe)),
  ];
});

/** A trestle, from the side on which one works. */
const trestle = filledMark('work-trestle', ['construction'], () => {
  const legs = union(
    inked(line(20, 56, 2, 110), 12),
    inked(line(20, 56, 38, 110), 12),
    stroke(line(10, 86, 30, 86), 9),
  );
  const brick = (x: number, y: number) => rect(x, y, 38, 19, 3);
  return [
    main(union(both(legs), rect(-16, 38, 132, 18, 5))),
    accent(concat(brick(10, 15), brick(52, 15), brick(31, -8))),
  ];
});

/** Pipes on a lorry under their strap. */
const strap = filledMark('strapped-load', ['transportation'], () => {
  const bed = rect(-22, 85, 144, 18, 5);
  const wheels = concat(circle(14, 110, 16), circle(86, 110, 16));
  const pipe = (x: number, y: number) => subtract(circle(x, y, 20), circle(x, y, 9));
  const belt = stroke(
    parse('M-14 92L2 50C6 40 10 34 14 28L29 4C38 -10 62 -10 71 4L86 28C90 34 94 40 98 50L114 92'),
    11,
  );
  const ratchet = rotate(rect(88, 36, 27, 30, 6), -23, 101, 54);
  const pipes = concat(pipe(28, 61), pipe(72, 61), pipe(50, 24));
  const buckled = union(belt, ratchet);
  return [
    main(apart(pipes, buckled)),
    main(softened(apart(bed, wheels), 1)),
    main(subtract(wheels, circle(14, 110, 6), circle(86, 110, 6))),
    accent(subtract(apart(buckled, bed), rotate(rect(97.5, 42, 7, 18, 3), -23, 101, 54))),
  ];
});

/** A music box with its crank, a tune over it. */
const musicBox = filledMark('music-box', ['art', 'entertainment'], () => {
  const box = subtract(
    union(rect(-14, 60, 108, 56, 8), rect(-20, 54, 120, 17, 5)),
    rect(0, 80, 80, 8, 4),
    rect(0, 96, 80, 8, 4),
  );
  const crank = union(inked(parse('M90 96L116 96L116 66'), 9), circle(116, 62, 10));
  const notes = union(
    circle(22, 34, 13),
    circle(66, 27, 13),
    rect(28, -18, 8, 52),
    rect(72, -25, 8, 52),
    corners('28,-18 80,-26 80,-9 28,-1', 1.5),
  );
  return [main(union(box, crank)), accent(notes)];
});

/** The brake lever of a motorcycle and the cable that it pulls. */
const brakeLever = filledMark('brake-lever', ['automotive'], () => {
  const grip = subtract(
    union(rect(-24, 4, 84, 34, 10), rect(-30, -1, 15, 44, 6), rect(56, 10, 60, 22, 3)),
    ...[-3, 16, 35].map((x) => rect(x, 11, 8, 20, 4)),
  );
  const perch = rect(72, -1, 28, 68, 9);
  const lever = union(inked(parse('M84 63C60 60 40 74 18 72C6 71 -4 68 -12 68'), 16), circle(-14, 68, 12));
  const cable = inked(parse('M94 58C124 64 120 112 80 115C60 116 44 113 30 113'), 10.5);
  const pulled = union(grip, perch);
  return [
    main(pulled),
    accent(softened(apart(lever, pulled), 1)),
    main(softened(apart(union(cable, rect(10, 102, 24, 22, 7)), pulled, lever), 1)),
  ];
});

/** An alternator from its side: its pulley, its vents and its ears. */
const alternator = filledMark('alternator', ['automotive'], () => {
  const ears = union(rect(36, -10, 26, 40, 10), rect(36, 70, 26, 40, 10));
  const body = union(rect(18, 14, 84, 72, 18), ears);
  const vents = concat(...[31, 47, 63, 79].map((x) => rect(x, 26, 7, 48, 3.5)));
  const bolts = concat(circle(49, 2, 5.5), circle(49, 98, 5.5));
  const pulley = union(
    corners('-26,18 -18,18 -10,30 -2,18 6,18 6,82 -2,82 -10,70 -18,82 -26,82', 2),
    rect(0, 42, 14, 16),
  );
  return [main(subtract(body, vents, bolts)), accent(apart(pulley, body))];
});

export const JACKS_AND_HOISTS: readonly Mark[] = [
  benchVise,
  bottleJack,
  palletJack,
  chainHoist,
  rammer,
  trestle,
  strap,
  brakeLever,
  alternator,
  musicBox,
];
