/** What herds, kitchens, clinics, anglers and drivers have of their own. */
import { intersect, parse, subtract, union } from '../geometry/kernel.js';
import { mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filledMark, filleted, inked, type Mark, main, softened } from './mark.js';

const twice = (half: Path): Path => union(half, mirror(half, 0));

/** An udder in the cups of a milking machine. */
const milkingCluster = filledMark('milking-cluster', ['livestock', 'food'], () => {
  const columns = [-43, -14.5, 14.5, 43];
  const cups = union(...columns.map((x) => rect(x - 11, -26, 22, 50, 8)));
  const collars = union(...columns.map((x) => rect(x - 20, -12, 40, 5)));
  const teats = union(...columns.map((x) => rect(x - 8, -62, 16, 32, 8)));
  const bag = rect(-62, -78, 124, 36, 16);
  const tubes = twice(
    union(inked(parse('M43 20L43 36C43 52 34 58 18 60'), 9), inked(line(14.5, 20, 12, 58), 9)),
  );
  const claw = union(rect(-27, 46, 54, 26, 13), rect(-8, 64, 16, 18, 4));
  return [
    accent(filleted(union(bag, teats), 4)),
    main(subtract(filleted(union(cups, tubes, claw), 2), collars)),
  ];
});

/** A feeder that hangs, a chick at its pan. */
const poultryFeeder = filledMark('poultry-feeder', ['livestock', 'agriculture'], () => {
  const bow = subtract(circle(-22, -50, 14), circle(-22, -50, 6));
  const hopper = corners('-54,-42 10,-42 10,24 -54,24', 7);
  const pan = corners('-66,29 22,29 14,54 -58,54', 6);
  const level = rect(-70, -20, 100, 6);
  const hen = filleted(
    union(
      circle(36, -22, 13.5),
      parse('M24 -20C30 2 38 6 48 0C54 -4 58 -14 68 -20C76 6 70 38 46 38C32 38 23 26 23 6Z'),
      circle(28, -37, 6.5),
      circle(38, -39, 7),
      rect(36, 30, 7, 24, 2),
      rect(50, 30, 7, 24, 2),
    ),
    2,
  );
  const beak = corners('26,-28 26,-12 9,-18', 2);
  const bird = union(hen, beak);
  return [
    main(apart(union(subtract(union(bow, hopper), level), pan), bird)),
    accent(subtract(bird, circle(33, -22, 3.6))),
  ];
});

/** A scanner's ring, a patient on the table that goes into it. */
const ctScanner = filledMark('ct-scanner', ['healthcare'], () => {
  const bore = circle(-12, -6, 29);
  const ring = subtract(union(circle(-12, -6, 50), corners('-50,10 26,10 32,62 -56,62', 6)), bore);
  const patient = union(
    circle(-17, -2, 10.5),
    inked(parse('M1 5L20 1L62 5'), 10),
    rect(-34, 7, 104, 11, 5.5),
  );
  const stand = corners('44,23 62,23 66,62 40,62', 4);
  return [main(apart(ring, patient, stand)), accent(filleted(patient, 1)), main(stand)];
});

/** A pot of yoghurt, its lid peeled back. */
const yogurtPot = filledMark('yogurt-pot', ['food'], () => {
  const rim = rect(-46, -18, 92, 13, 5);
  const pot = corners('-40,0 40,0 32,64 -32,64', 8);
  const lid = inked(parse('M-40 -29L-2 -29C22 -29 30 -46 18 -54C8 -60 -4 -54 -2 -44'), 11);
  const spoon = inked(line(34, -24, 52, -62), 11);
  const berry = parse('M0 55C-14 48 -21 38 -21 29C-21 19 -9 16 0 20C9 16 21 19 21 29C21 38 14 48 0 55Z');
  const crown = corners('-14,8 -4,12 0,6 4,12 14,8 8,19 -8,19', 1.5);
  return [main(union(rim, apart(spoon, rim))), main(subtract(pot, union(berry, crown))), accent(lid)];
});

/** A fishing fly: a hook in feathers. */
const fishingFly = filledMark('fishing-fly', ['fishing'], () => {
  const hook = inked(parse('M-46 -2L24 -2C56 -2 60 46 31 48C16 49 10 40 11 32'), 10);
  const eye = subtract(circle(-54, -2, 13), circle(-54, -2, 5.5));
  const barb = corners('11,14 24,36 2,36', 2);
  const ribs = union(...[0, 15].map((x) => inked(line(x + 4, -22, x - 4, 18), 5)));
  const legs = union(
    inked(parse('M-30 4C-32 20 -40 30 -52 36'), 9),
    inked(parse('M-18 6C-18 24 -22 36 -30 46'), 9),
  );
  const body = subtract(limb('-34,-2,11 -14,-2,15 12,-2,13 38,2,5'), ribs);
  const wing = parse('M-36 -22C-34 -54 8 -78 66 -66C58 -36 30 -20 -8 -21Z');
  const vane = inked(parse('M-14 -32C8 -34 26 -42 40 -52'), 5.5);
  return [
    main(filleted(union(hook, eye, barb, body, legs), 0.5)),
    accent(apart(subtract(softened(wing, 1.5), vane), body)),
  ];
});

/** A car, luggage on its roof rack. */
const roofRack = filledMark('roof-rack', ['automotive', 'transportation'], () => {
  const car = parse(
    'M-60 44L-60 26C-60 16 -56 12 -47 10L-35 8L-21 -8C-18 -12 -14 -14 -8 -14L24 -14C30 -14 34 -12 37 -7L46 8C56 10 60 15 60 26L60 44C60 47 58 49 55 49L-55 49C-58 49 -60 47 -60 44Z',
  );
  const panes = union(corners('-23,9 -11,-5 6,-5 6,9', 2), corners('13,-5 25,-5 34,9 13,9', 2));
  const wheel = (x: number): Path => subtract(circle(x, 48, 16), circle(x, 48, 6));
  const rack = union(rect(-14, -22, 10, 12), rect(20, -22, 10, 12), rect(-38, -26, 92, 8, 4));
  const trunk = union(rect(-34, -62, 52, 31, 6), inked(parse('M-18 -60L-18 -71L2 -71L2 -60'), 7));
  const straps = union(rect(-24.5, -61, 5.5, 40), rect(3, -61, 5.5, 40));
  const bag = rect(23, -52, 27, 21, 9);
  return [
    main(apart(subtract(union(car, rack), panes), circle(-32, 48, 16), circle(32, 48, 16))),
    main(union(wheel(-32), wheel(32))),
    accent(union(subtract(trunk, straps), bag)),
  ];
});

/** A guard's booth and its barrier. */
const guardBooth = filledMark('guard-booth', ['construction', 'technology'], () => {
  const roof = corners('-60,-38 -46,-60 14,-60 28,-38', 4);
  const booth = rect(-50, -33, 68, 93, 4);
  const pane = union(rect(-41, -23, 23, 27, 3), rect(-12, -23, 21, 27, 3));
  const arm = corners('-24,16 66,16 66,34 -24,34', 5);
  const stripes = union(
    ...[0, 1, 2].map((i) => {
      const x = i * 23 - 2;
      return corners(`${x + 9},8 ${x + 18},8 ${x + 2},42 ${x - 7},42`);
    }),
  );
  return [main(roof), main(apart(subtract(booth, pane), arm)), accent(subtract(arm, stripes))];
});

/** A dashboard behind its steering wheel. */
const dashboard = filledMark('car-dashboard', ['automotive'], () => {
  const dash = parse(
    'M-66 6C-66 -6 -62 -10 -52 -16C-46 -34 -34 -42 -18 -42C-2 -42 8 -36 14 -26L56 -20C63 -19 66 -14 66 -8L66 26C66 34 60 38 54 38L-54 38C-62 38 -66 34 -66 26Z',
  );
  const wheel = circle(-18, 16, 36);
  const spokes = union(rect(-60, 9.5, 90, 12), rect(-24, 14, 12, 50), circle(-18, 16, 12));
  const held = intersect(wheel, union(subtract(wheel, circle(-18, 16, 25.5)), spokes));
  const screen = rect(30, -10, 26, 19, 3);
  const vents = union(rect(30, 17, 26, 7, 3));
  return [main(softened(subtract(apart(dash, wheel), union(screen, vents)), 1.5)), accent(filleted(held, 2))];
});

/** A priest's stole with its crosses. */
const stole = filledMark('priest-stole', ['desing', 'art'], () => {
  const half = union(
    corners('-42,-16 -10,-16 -6,36 -48,36', 2),
    parse('M-16 -62C-34 -56 -42 -40 -42 -14L-10 -14C-10 -24 -8 -32 0 -38L0 -46C-8 -46 -14 -52 -16 -62Z'),
  );
  const cross = union(rect(-31.5, -14, 9, 36, 1.5), rect(-40, -5, 26, 9, 1.5));
  const slits = union(...[-38, -27, -16].map((x) => rect(x - 2.5, 52, 5, 40)));
  const fringe = subtract(corners('-48.500,40.5 -5.500,40.5 -4,66 -50,66', 2), slits);
  return [main(subtract(twice(half), twice(cross))), accent(twice(fringe))];
});

/** A cauliflower in its leaves. */
const cauliflower = filledMark('cauliflower', ['agriculture', 'food'], () => {
  const curd = union(
    circle(0, -38, 23),
    circle(-29, -28, 20),
    circle(29, -28, 20),
    circle(-42, -2, 18),
    circle(42, -2, 18),
    ellipse(0, 8, 44, 36),
  );
  const seams = union(
    inked(parse('M-34 4C-28 -12 -10 -14 -2 -2'), 5),
    inked(parse('M6 -12C12 -24 28 -22 32 -8'), 5),
    inked(parse('M-16 -26C-10 -34 0 -34 4 -28'), 5),
  );
  const outer = twice(
    parse('M0 60C-36 60 -62 40 -62 2C-62 -2 -60 -4 -56 -2C-40 4 -30 14 -24 26C-18 34 -10 38 0 40Z'),
  );
  const front = twice(parse('M0 62C-18 56 -26 40 -25 20C-14 22 -4 28 0 34Z'));
  return [accent(subtract(apart(curd, union(outer, front)), seams)), main(apart(outer, front)), main(front)];
});

/** A mason's mallet on the chisel that cuts his block. */
const malletChisel = filledMark('mallet-chisel', ['construction', 'art'], () => {
  const held = (path: Path): Path => rotate(path, 35, 0, 0);
  const shaft = union(corners('-9,-22 9,-22 9,26 3,40 -3,40 -9,26', 0), rect(-13, -25, 26, 12, 4));
  const chisel = held(softened(shaft, 1.5));
  const head = corners('-30,-64 30,-64 24,-30 -24,-30', 8);
  const mallet = held(union(head, inked(line(-20, -47, -70, -47), 14)));
  const block = rect(-66, 18, 122, 46, 5);
  const bite = corners('-46,4 26,4 2,36 -32,36', 3);
  return [main(subtract(block, bite)), accent(chisel), main(mallet)];
});

/** A frog on the box of the game that is played with it. */
const frogGame = filledMark('frog-game', ['entertainment'], () => {
  const legs = union(corners('-50,44 -36,44 -40,72 -50,72', 2), corners('50,44 36,44 40,72 50,72', 2));
  const box = union(rect(-60, 12, 120, 40, 6), legs);
  const holes = union(...[-36, 0, 36].map((x) => circle(x, 32, 10)));
  const head = union(ellipse(0, -16, 42, 27), circle(-23, -40, 15), circle(23, -40, 15));
  const mouth = parse('M-30 -18C-12 -12 12 -12 30 -18C28 -2 16 3 0 3C-16 3 -28 -2 -30 -18Z');
  const eyes = union(circle(-23, -41, 6), circle(23, -41, 6));
  const coin = subtract(circle(56, -66, 17), circle(56, -66, 6.5));
  return [
    main(subtract(box, holes)),
    accent(subtract(head, mouth, eyes, rect(-70, 7.5, 140, 30))),
    main(coin),
  ];
});

/** Two walking sticks, crossed. */
const walkingSticks = filledMark('walking-sticks', ['healthcare', 'art'], () => {
  const stick = (turn: number, side: number): Path =>
    rotate(
      union(
        inked(parse(`M0 64L0 -40C0 -68 ${side * 36} -68 ${side * 36} -40L${side * 36} -36`), 15),
        rect(-11.5, 56, 23, 16, 4),
      ),
      turn,
      0,
      6,
    );
  const front = stick(34, 1);
  return [accent(front), main(apart(stick(-34, -1), front))];
});

export const HERDS_AND_SCANNERS: readonly Mark[] = [
  milkingCluster,
  poultryFeeder,
  ctScanner,
  yogurtPot,
  fishingFly,
  roofRack,
  guardBooth,
  dashboard,
  stole,
  cauliflower,
  malletChisel,
  frogGame,
  walkingSticks,
];
