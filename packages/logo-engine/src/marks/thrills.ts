import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polar, rect, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A striped surfboard that stands in a wave. */
const surfboard = mark('surfboard', ['entertainment', 'fishing', 'nature'], () => {
  const tilt = (path: Path) => rotate(path, 14, 66, 50);
  const board = tilt(
    parse(
      'M66 -5C69 -5 71 -3 73 0C82 13 88 30 88 50C88 74 82 88 74 100L58 100C50 88 44 74 44 50C44 30 50 13 59 0C61 -3 63 -5 66 -5Z',
    ),
  );
  const stripes = stroke(tilt(concat(line(40, 52, 92, 32), line(40, 64, 92, 44))), 5, { cap: 'butt' });
  const wave = parse(
    'M-5 104L-5 80C-5 62 6 51 20 51C33 51 42 60 43 71C37 66 28 68 28 76C28 85 37 90 52 90C72 90 89 86 105 77L105 104Z',
  );
  const sea = union(wave, rect(20, 92, 90, 40));
  return [accent(apart(subtract(board, stripes), sea), apart(board, sea)), main(wave)];
});

/** An inflatable raft that two people paddle. */
const raft = mark('raft', ['entertainment', 'nature', 'transportation'], () => {
  const tube = stroke(parse('M5 52C12 63 24 66 38 66L62 66C76 66 88 63 95 52'), 20);
  const paddler = union(
    circle(30, 6, 11),
    parse('M19 23C24 18 35 18 40 22L52 36L46 42L38 36L40 60L16 60C14 44 14 28 19 23Z'),
  );
  const paddle = union(stroke(line(54, 22, 40, 72), 6.5), rotate(rect(31, 64, 16, 25, 7), 15.6, 40, 66));
  const two = (path: Path) => concat(path, translate(path, 36, 0));
  const water = stroke(
    parse('M0 93C9 93 11 99 20 99C31 99 35 95 46 95C57 95 61 99 72 99C83 99 87 93 100 93'),
    8,
  );
  return [
    main(apart(two(paddler), tube, two(paddle))),
    main(two(paddle)),
    accent(apart(tube, two(paddle), water)),
    main(apart(water, two(paddle))),
  ];
});

/** A paraglider: the canopy with its cells, the lines, and the pilot in the harness. */
const paraglider = mark('paraglider', ['entertainment', 'transportation', 'nature'], () => {
  const canopy = parse(
    'M-5 38C2 8 24 -5 50 -5C76 -5 98 8 105 38C106 42 102 44 99 41C88 31 70 26 50 26C30 26 12 31 1 41C-2 44 -6 42 -5 38Z',
  );
  const seams = concat(...[-40, -20, 0, 20, 40].map((x) => line(50 + x * 0.5, 40, 50 + x * 1.05, -10)));
  const lines = concat(line(6, 43, 42, 80), line(94, 43, 56, 80));
  const pilot = union(
    circle(49, 62, 9.5),
    parse('M38 78C42 74 54 74 58 78L61 90L58 99C53 104 44 104 40 101C36 97 36 84 38 78Z'),
    stroke(parse('M54 95L77 88L87 99'), 10.5),
  );
  return [accent(subtract(canopy, stroke(seams, 4.5))), main(union(stroke(lines, 6), pilot))];
});

/** A carabiner, and a rope that runs through it: behind it on one side. */
const carabiner = mark('carabiner', ['entertainment', 'nature', 'construction'], () => {
  const ring = parse(
    'M82 18C79 5 70 1.500 56 1.500C34 1.500 22 10 21 26L18 52C16 68 26 72 40 72L54 72C67 72 73 67 75 57',
  );
  const gate = line(81.5, 23, 76.5, 51);
  const sleeve = stroke(line(80.5, 28, 77.5, 45), 18);
  const bar = stroke(ring, 13);
  const front = parse('M36 98L36 54C36 36 58 36 58 54');
  const back = line(58, 54, 58, 98);
  const strand = stroke(front, 13);
  const under = apart(stroke(back, 13), bar);
  const twists = [line(27, 75, 45, 65), line(27, 90, 45, 80), line(49, 97.5, 67, 87.5)];
  return [
    main(apart(bar, strand, stroke(gate, 9)), ring),
    main(union(stroke(gate, 9), sleeve), gate),
    accent(subtract(union(strand, under), stroke(concat(...twists), 4.5)), concat(front, back)),
  ];
});

/** Somebody who hangs from a trolley and rushes down a cable. */
const zipline = mark('zipline', ['entertainment', 'nature', 'transportation'], () => {
  const cable = line(-2, 1, 102, 25);
  const trolley = union(
    circle(45, 8.5, 13),
    circle(72, 15, 13),
    parse('M33 12L83.500 22L66 35C62 39 53 38 50 33Z'),
  );
  const wheels = concat(circle(45, 8.5, 4.8), circle(72, 15, 4.8));
  const head = circle(27, 47, 12.5);
  const person = union(
    stroke(parse('M41 67L52 48L75 48L50 77'), 8),
    stroke(parse('M43 69L52 89'), 19),
    stroke(parse('M53 91L80 80L96 98'), 13.5),
  );
  const wind = concat(line(3, 62, 14, 65), line(-1, 77, 25, 83), line(12, 95, 30, 99));
  return [
    main(apart(stroke(cable, 7), trolley)),
    accent(subtract(trolley, wheels)),
    main(apart(person, trolley, head)),
    accent(head),
    main(stroke(wind, 7), wind),
  ];
});

/** Fireworks: a great burst, a small one, and stars around them. */
const fireworks = mark('fireworks', ['entertainment', 'marketing', 'art'], () => {
  const around = (many: number, turn: number, part: (degrees: number) => Path) =>
    concat(...Array.from({ length: many }, (_, i) => part(turn + (360 * i) / many)));
  const rays = (x: number, y: number, inner: number, outer: number, turn: number) =>
    around(8, turn, (at) => line(...polar(x, y, inner, at), ...polar(x, y, outer, at)));
  const great = rays(38, 37, 16, 40.5, 22.5);
  const dots = around(8, 0, (at) => circle(...polar(38, 37, 32, at), 4.8));
  const small = rays(82.5, 82.5, 13, 20.5, 22.5);
  return [
    main(stroke(great, 7), great),
    accent(union(dots, circle(38, 37, 5)), dots),
    accent(union(stroke(small, 6.5), circle(82.5, 82.5, 4.5)), small),
    main(concat(star(92, 25, 13, 5, 4, 1), star(26, 92, 13, 5, 4, 1))),
  ];
});

/** A clown: a hat with a pompom, two tufts of hair and a round nose. */
const clown = mark('clown', ['entertainment', 'art'], () => {
  const pompom = circle(50, 2, 7.5);
  const hat = parse('M46 6L54 6C56 6 57 7 58 9L72 31C60 27.500 40 27.500 28 31L42 9C43 7 44 6 46 6Z');
  const face = ellipse(50, 67, 34, 38);
  const tufts = both(union(circle(9, 50, 14), circle(7, 68, 12.5), circle(19, 37, 12)));
  const nose = circle(50, 65, 10);
  const eyes = both(subtract(ellipse(36, 50, 6.5, 9), ellipse(37.5, 53, 2.8, 4)));
  const smile = parse('M27 77C36 84 64 84 73 77C75 91 63 98.500 50 98.500C37 98.500 25 91 27 77Z');
  return [
    main(
      apart(subtract(face, eyes, smile), hat, nose),
      concat(apart(face, hat), smile, both(circle(36, 51, 2))),
    ),
    accent(nose),
    accent(apart(tufts, face, hat)),
    main(apart(hat, pompom)),
    accent(pompom),
  ];
});

/** Three cards of a tarot: a moon, an eye and a star on the one in front. */
const tarot = mark('tarot', ['entertainment', 'art'], () => {
  const card = rect(24, -4, 52, 104, 8);
  const behind = both(rotate(rect(25, 2, 50, 84, 8), -13, 50, 132));
  const eye = subtract(parse('M29.500 49C39 34 61 34 70.500 49C61 64 39 64 29.500 49Z'), circle(50, 49, 7));
  const moon = subtract(circle(49, 17, 12), circle(54, 13, 9.5));
  const sparkle = star(50, 81, 14, 5, 4, 1);
  return [main(subtract(card, moon, eye, sparkle)), accent(apart(behind, card))];
});

/** A crystal ball on its stand, with a light in it. */
const crystalBall = mark('crystal-ball', ['entertainment', 'art'], () => {
  const ball = circle(50, 39, 44);
  const light = star(56, 41, 25, 8, 4, 2);
  const halo = star(56, 41, 33, 14, 4, 2);
  const shine = stroke(arc(50, 39, 31, 165, 232), 6);
  const stand = union(
    parse('M14 74C24 84 36 88 50 88C64 88 76 84 86 74C90 72 93 76 91 80L84 95L16 95L9 80C7 76 10 72 14 74Z'),
    rect(4, 91, 92, 14, 6),
  );
  return [main(subtract(ball, halo, shine), ball), accent(light), main(apart(stand, ball))];
});

/** An auto-rickshaw: a canopy on three wheels. */
const autoRickshaw = mark('auto-rickshaw', ['transportation', 'automotive'], () => {
  const wheels = concat(circle(23, 85, 15), circle(82, 87, 13));
  const hubs = concat(circle(23, 85, 5), circle(82, 87, 4.5));
  const canopy = subtract(
    parse(
      'M-4 50L-4 22C-4 8 4 0 18 0L66 0C76 0 82 6 86 15C87 17 86 18 84 18L72 18C70 14 68 12 64 12L42 12C38 12 36 14 36 18L36 50Z',
    ),
    rect(6, 13, 20, 20, 4),
  );
  const glass = stroke(line(81.5, 26, 89, 56), 7, { cap: 'butt' });
  const bar = stroke(parse('M80 52L70 44L64 44'), 6);
  const lower = parse(
    'M-4 54L36 54C41 54 43 56 44 60L47 73L64 73C66 60 70 49 80 49L92 49C101 53 105 64 105 78L105 83L-4 83Z',
  );
  const lamp = circle(92, 62, 5);
  return [
    accent(canopy),
    main(apart(subtract(union(lower, glass, bar), lamp), wheels)),
    main(subtract(wheels, hubs), wheels),
  ];
});

/** A marlin that leaps. */
const marlin = mark('marlin', ['fishing', 'entertainment', 'gastronomy'], () => {
  const body = parse(
    'M105 -4C94 6 88 12 82 17C86 34 74 50 55 60C42 67 35 74 33 86L21 84C17 64 22 42 38 28C48 19 60 13 72 11C84 7 94 2 105 -4Z',
  );
  const tail = parse(
    'M21 80L34 82C40 90 50 96 64 97C52 105 36 105 28 97C19 105 6 105 -4 98C9 95 18 90 21 80Z',
  );
  const dorsal = parse(
    'M64 8C56 0 46 -5 32 -5C33 3 31 8 25 14L13 17C16 22 14 27 10 33L3 39C8 44 10 50 12 58C15 45 23 33 36 23C44 16 54 11 64 8Z',
  );
  const pectoral = parse('M62 56C76 60 84 71 86 88C72 83 60 74 54 60Z');
  const gill = stroke(parse('M60 18C66 26 66 36 60 46'), 4.5);
  const eye = circle(74, 22, 3.6);
  return [
    main(subtract(union(body, tail), eye, gill), concat(union(body, tail), eye)),
    accent(apart(dorsal, body)),
    accent(apart(pectoral, body)),
  ];
});

/** A scorpion from above: its tail curls up at its side. */
const scorpion = mark('scorpion', ['nature', 'entertainment'], () => {
  const two = (path: Path) => concat(path, mirror(path, 36));
  const tail = [
    [36, 87, 9.5],
    [43, 96, 9],
    [57, 96.5, 9],
    [71, 95, 8.8],
    [83, 87, 8.6],
    [90, 75, 8.4],
    [92, 61, 8.2],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r));
  const sting = parse(
    'M100 55C106 40 96 26 76 25C86 31 88 37 83 46C80 53 84 58 90 59C95 59.500 98 58 100 55Z',
  );
  const trunk = union(ellipse(36, 44, 14, 12), ellipse(36, 66, 12.5, 21));
  const legs = two(
    concat(
      parse('M30 48L13 44L2 53'),
      parse('M30 57L13 55L2 65'),
      parse('M30 66L14 67L4 78'),
      parse('M32 75L20 79L12 90'),
    ),
  );
  const arm = stroke(parse('M30 38L17 34L13 22'), 8);
  const claw = subtract(ellipse(14, 11, 14, 16), corners('14,-12 25,-12 15,14', 1));
  const pincers = two(union(arm, claw));
  return [main(apart(union(trunk, stroke(legs, 5.5), pincers, ...tail), sting)), accent(sting)];
});

/** A bouncy castle of air, and a child that jumps in it. */
const bounceCastle = mark('bounce-castle', ['entertainment', 'marketing'], () => {
  const tower = union(rect(2, 30, 16, 60), ...[27, 46, 65].map((y) => rect(-5, y, 29, 21, 10)));
  const roof = parse(
    'M9.500 -5C13 -5 14 -2 15 2C16.500 7 20 9 23 14C26 19 23 23 18 23L1 23C-4 23 -7 19 -4 14C-1 9 2.500 7 4 2C5 -2 6 -5 9.500 -5Z',
  );
  const wall = union(rect(18, 32, 64, 56), ...[33, 50, 67].map((x) => circle(x, 30, 9.8)));
  const opening = parse('M27 85L27 65C27 50 37 42 50 42C63 42 73 50 73 65L73 85Z');
  const seams = both(concat(line(-8, 47, 18, 47), line(-8, 66, 18, 66)));
  const child = union(
    circle(50, 54, 6),
    stroke(parse('M36 54L50 66L64 54'), 6),
    stroke(parse('M50 66L50 71L42 79'), 7),
    stroke(parse('M50 71L58 79'), 7),
  );
  const base = rect(-5, 89, 110, 16, 8);
  return [
    accent(both(roof)),
    main(apart(subtract(union(subtract(wall, opening), both(tower)), stroke(seams, 4.5)), base)),
    accent(child, null),
    main(base),
  ];
});

/** A hand that says "I love you" in signs: thumb, forefinger and little finger out, the others folded. */
const signLanguage = mark('sign-language', ['healthcare', 'technology', 'art'], () => {
  const folded = concat(rect(45, 38, 15, 32, 7.5), rect(64.5, 40, 15, 30, 7.5));
  const hand = union(
    stroke(line(31, 3, 34.5, 66), 16),
    stroke(line(93.5, 16, 90, 66), 14.5),
    parse(
      'M0 41C5 37 10 38 14 43L28 60L97.250 56L97.250 74C97.250 88 88 92 86 105L40 105C39 94 31 89 25 80L-1 51C-4 47 -3 43 0 41Z',
    ),
  );
  return [main(apart(hand, folded)), accent(folded)];
});

export const THRILLS: readonly Mark[] = [
  surfboard,
  raft,
  paraglider,
  carabiner,
  zipline,
  fireworks,
  clown,
  tarot,
  crystalBall,
  autoRickshaw,
  marlin,
  scorpion,
  bounceCastle,
  signLanguage,
];
