import { intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A pair of kidneys, and the ureters that leave them. */
const kidneys = mark('kidneys', ['healthcare'], () => {
  const bean = parse(
    'M79 -1C96 -1 105 16 105 38C105 62 95 80 79 80C66 80 59 71 61 60C62.500 53 67 50 67 42C67 34 61 30 59 22C56 9 65 -1 79 -1Z',
  );
  const ureter = parse('M86 25C82 36 78 42 70 44C60 46 57 54 57 64L57 101');
  const calyx = parse('M87 57C84 50 78 45 70 44');
  const pipes = union(stroke(ureter, 7.5), stroke(calyx, 7.5));
  return [main(both(apart(bean, pipes)), both(bean)), accent(both(pipes), both(concat(ureter, calyx)))];
});

/** Two lungs on their windpipe. */
const lungs = mark('lungs', ['healthcare'], () => {
  const lobe = parse(
    'M68 7C79 5 93 32 99 56C104 74 105.500 84 105.500 91C105.500 101 99 105 91 102C81 98 74 95 67 93C60 91 57 87 57 80L57 21C57 13 61 8.500 68 7Z',
  );
  const bronchus = parse('M50 -1L50 36C50 46 58 48 66 53C73 57 78 64 80 74');
  const twig = parse('M67 54C74 52 79 47 81 40');
  const half = union(stroke(bronchus, 9), stroke(twig, 7));
  const pipes = union(half, mirror(half));
  return [main(both(apart(lobe, pipes)), both(lobe)), accent(pipes, both(concat(bronchus, twig)))];
});

/** A stomach, filled to the middle. */
const stomach = mark('stomach', ['healthcare'], () => {
  const organ = parse(
    'M25 -1C25 -4 27 -5.500 30 -5.500L39 -5.500C42 -5.500 44 -4 44 -1L44 8C44 15 49 16 54 11C60 4 67 0 76 0C95 0 105.500 17 105.500 40C105.500 77 84 104 54 104C44 104 37 100 29 95C22 91 17 94 16 101C15.500 104 14 105.500 11 105.500L0 105.500C-3 105.500 -5 104 -5 101C-5 79 14 66 32 74C44 79 51 72 48 61C44 47 25 38 25 12Z',
  );
  const inside = parse(
    'M76 10C88 10 95.500 22 95.500 40C95.500 71 78 94 54 94C46 94 40 90 34 86.500C48 88 60 77 58 61C56 48 54 40 56 28C58 17 67 10 76 10Z',
  );
  const level = parse('M20 50C52 38 64 52 78 46C90 41 96 42 110 44L110 120L20 120Z');
  return [main(subtract(organ, inside)), accent(intersect(shrink(inside, 4.6), level))];
});

/** A bag of serum that drips into its tube. */
const dripBag = mark('drip-bag', ['healthcare'], () => {
  const bag = union(rect(4, 4, 62, 60, 12), corners('22,52 48,52 43,76 27,76', 3), rect(21, -5.5, 28, 20, 6));
  const cross = union(rect(29.5, 20, 11, 33, 2), rect(18.5, 31, 33, 11, 2));
  const chamber = rect(26.5, 80.5, 17, 19, 5);
  const tube = parse('M35 96C36 104 54 103.500 64 99C82 91 78 74 92 62');
  const needle = rotate(rect(84, 34, 16, 25, 4), 30, 92, 46);
  const slot = rect(29, 0.5, 12, 5, 2.5);
  return [
    main(apart(subtract(bag, slot), cross)),
    accent(cross),
    main(
      apart(union(chamber, stroke(tube, 7.5)), needle),
      concat(chamber, parse('M44 101.500C52 102 58 101 64 99C82 91 78 74 90 63')),
    ),
    accent(needle),
  ];
});

/** A womb with its ovaries, a heart in it. */
const uterus = mark('uterus', ['healthcare'], () => {
  const body = parse(
    'M50 17C68 17 79 26 79 40C79 56 66 64 64 80L64 98C64 103 61 105.500 57 105.500L43 105.500C39 105.500 36 103 36 98L36 80C34 64 21 56 21 40C21 26 32 17 50 17Z',
  );
  const tube = parse('M68 26C72 10 84 2 93 4C101 6 103 15 99 26');
  const ovary = rotate(ellipse(94, 43, 11, 14), 15, 94, 43);
  const heart = parse(
    'M50 60C41 54 34 48 34 40C34 34 38 31 42 31C46 31 48.500 33 50 35.500C51.500 33 54 31 58 31C62 31 66 34 66 40C66 48 59 54 50 60Z',
  );
  const arms = both(union(stroke(tube, 9), ovary));
  return [main(apart(union(body, arms), heart), concat(body, both(tube), both(ovary))), accent(heart)];
});

/** Somebody who lies on a table for massage. */
const massageTable = mark('massage-table', ['healthcare', 'marketing'], () => {
  const head = circle(9, 28, 13);
  const body = parse(
    'M27 36C27 26 34 20 44 21C56 22 62 26 72 25C84 24 94 31 104 35C106 36 106 41 103 41L32 41C29 41 27 39 27 36Z',
  );
  const top = rect(-5, 46, 110, 15, 6);
  const legs = concat(line(22, 62, 10, 101), line(78, 62, 90, 101));
  const brace = parse('M17 82L50 66L83 82');
  return [
    main(union(head, body)),
    accent(union(top, stroke(legs, 9), stroke(brace, 6)), concat(top, legs, brace)),
  ];
});

/** A barber's chair: a headrest, a padded arm and a step for the feet. */
const barberChair = mark('barber-chair', ['marketing', 'desing', 'healthcare'], () => {
  const back = corners('1,18 19,13 35,58 17,66', 7);
  const headrest = rotate(rect(-3.5, -4, 24, 15, 6), -14, 8, 3);
  const seat = rect(19, 53, 60, 16, 7);
  const pad = rect(32, 29, 41, 10, 5);
  const arm = union(pad, stroke(parse('M62 34L66 60'), 8, { cap: 'butt' }));
  const step = parse('M72 62L82 86L100 86');
  const foot = parse(
    'M36 74L58 74L58 88C68 89 75 94 77 101C78 104 76 105.500 73 105.500L21 105.500C18 105.500 16 104 17 101C19 94 26 89 36 88Z',
  );
  const leather = union(back, seat);
  return [
    accent(union(headrest, leather)),
    main(apart(arm, leather)),
    main(apart(foot, leather)),
    main(apart(stroke(step, 9), leather, foot)),
  ];
});

/** A case for first aid. */
const firstAidKit = mark('first-aid-kit', ['healthcare'], () => {
  const box = rect(-5, 21, 110, 82, 13);
  const handle = parse('M29 24L29 14C29 7 33 3 40 3L60 3C67 3 71 7 71 14L71 24');
  const cross = union(rect(42, 40, 16, 46, 3), rect(27, 55, 46, 16, 3));
  const edges = both(line(9, 10, 9, 110));
  return [
    main(
      apart(subtract(union(box, stroke(handle, 10, { cap: 'butt' })), stroke(edges, 4.6)), cross),
      concat(box, handle),
    ),
    accent(cross),
  ];
});

/** A pair of crutches. */
const crutches = mark('crutches', ['healthcare'], () => {
  const posed = (path: Path): Path => translate(rotate(path, 8, 74, 100), -1.6, 2.5);
  const rails = parse('M60 4L62 46C63 60 74 62 74 76L74 94M88 4L86 46C85 60 74 62 74 76');
  const grip = line(62, 38, 86, 38);
  const pad = rect(55, -7, 38, 12, 6);
  const tip = rect(67, 90, 14, 12.5, 4);
  const legs = posed(union(stroke(concat(rails, grip), 8), tip));
  return [main(both(apart(legs, posed(pad))), both(posed(concat(rails, grip)))), accent(both(posed(pad)))];
});

/** A walker on wheels, with a seat to rest on. */
const rollator = mark('rollator', ['healthcare'], () => {
  const wheels = concat(circle(11, 89, 16.5), circle(86, 89, 16.5));
  const hubs = concat(circle(11, 89, 5), circle(86, 89, 5));
  const frame = concat(parse('M13 82L58 10C60 6 64 3 69 3L76 3'), parse('M47 34L83 82'));
  const brake = parse('M62 22C70 24 80 20 92 20');
  const grip = rect(72, -5, 33, 15, 7);
  const seat = rect(20, 50, 70, 12, 5);
  return [
    main(apart(union(stroke(frame, 9), seat), wheels, grip)),
    main(apart(stroke(brake, 6), grip)),
    main(subtract(wheels, hubs)),
    accent(grip),
  ];
});

/** Two hockey sticks that cross, and the ball. */
const hockeySticks = mark('hockey-sticks', ['entertainment', 'healthcare', 'marketing'], () => {
  const stick = parse('M98.500 1L40 77C32 88 22 97.500 11.500 93.500C3 90 -1 81 2.500 72');
  const one = stroke(stick, 12);
  const over = mirror(one);
  const ball = circle(50, 15, 15);
  return [main(union(apart(one, over), over)), accent(ball)];
});

/** A bat for table tennis and its ball. */
const tableTennisBat = mark('table-tennis-bat', ['entertainment', 'healthcare', 'marketing'], () => {
  const posed = (path: Path): Path => translate(rotate(path, 45, 50, 50), -3, 3);
  const blade = parse(
    'M50 -17C73 -17 86 -1 86 20C86 38 76 50 66 58L34 58C24 50 14 38 14 20C14 -1 27 -17 50 -17Z',
  );
  const shoulder = parse(
    'M35 62.500L65 62.500C60 67 57.500 71 57.500 77L57.500 108C57.500 111 56 113 53 113L47 113C44 113 42.500 111 42.500 108L42.500 77C42.500 71 40 67 35 62.500Z',
  );
  const ball = circle(89, 88, 15.5);
  return [main(posed(blade)), accent(posed(shoulder)), main(ball)];
});

/** A boot with a blade for the ice. */
const iceSkate = mark('ice-skate', ['entertainment', 'healthcare', 'marketing'], () => {
  const boot = parse(
    'M10 -5.500L46 -5.500C49 -5.500 50 -4 50 -1C50 18 54 31 68 37L86 43C97 47 101 54 101 63L101 68C101 70 100 71 98 71L6 71C2 71 0 69 0 65C0 49 9 36 6 -1C6 -4 7 -5.500 10 -5.500Z',
  );
  const laces = concat(line(36, 8, 54, 8), line(37, 22, 56, 20), line(44, 36, 61, 31));
  const runner = parse('M-1 100L90 100C97 100 101 96 101.500 88');
  const holder = union(
    rect(8, 75, 82, 8, 2),
    corners('18,79 40,79 37,101 22,101', 2),
    corners('64,79 84,79 81,101 68,101', 2),
  );
  return [
    main(subtract(boot, stroke(laces, 5))),
    accent(
      union(stroke(runner, 8), holder),
      concat(runner, line(9, 79, 90, 79), line(29, 79, 29, 101), line(74, 79, 74, 101)),
    ),
  ];
});

/** A pair of gymnast's rings on their straps. */
const gymnasticRings = mark('gymnastic-rings', ['entertainment', 'healthcare', 'marketing'], () => {
  const ring = subtract(circle(79, 78, 26.5), circle(79, 78, 16));
  const strap = union(rect(73.5, -5.5, 11, 68), rect(69, 22, 20, 20, 4));
  return [
    main(both(subtract(apart(strap, ring), rect(75, 29.5, 8, 5)))),
    accent(both(ring), both(circle(79, 78, 22))),
  ];
});

/** Three boules and the jack. */
const boules = mark('boules', ['entertainment', 'marketing'], () => {
  const boule = (x: number, y: number, turn: number): Path => {
    const groove = parse('M-30 -8C-14 3 14 3 30 -8');
    const cuts = [-9, 6].map((dy) => rotate(translate(groove, x, y + dy), turn, x, y));
    return subtract(circle(x, y, 26.5), stroke(concat(...cuts), 4.6));
  };
  return [
    main(concat(boule(50, 28, -20), boule(21.5, 78, 70), boule(78.5, 78, 20))),
    accent(circle(92, 27, 12.5)),
  ];
});

/** A bat and a ball for baseball. */
const baseballBat = mark('baseball-bat', ['entertainment', 'healthcare', 'marketing'], () => {
  const posed = (path: Path): Path => rotate(path, 45, 50, 50);
  const bat = posed(
    parse(
      'M50 -20C58 -20 62 -15 62 -8C62 24 56 52 54.500 104L62 104C64 104 65 105 65 107L65 111C65 113 64 114 62 114L38 114C36 114 35 113 35 111L35 107C35 105 36 104 38 104L45.500 104C44 52 38 24 38 -8C38 -15 42 -20 50 -20Z',
    ),
  );
  const ball = circle(80, 80, 25);
  const seams = concat(arc(50, 80, 22, -60, 60), arc(110, 80, 22, 120, 240));
  return [accent(bat), main(subtract(ball, stroke(rotate(seams, 45, 80, 80), 4.6)))];
});

/** The door of an escape room: a question whose dot is the keyhole. */
const escapeDoor = mark('escape-door', ['entertainment'], () => {
  const arched = (by: number): Path =>
    parse(
      `M${6 + by} 105.5L${6 + by} 38.5C${6 + by} 14 ${26 + by / 2} ${-5.5 + by} 50 ${-5.5 + by}C${74 - by / 2} ${-5.5 + by} ${94 - by} 14 ${94 - by} 38.5L${94 - by} 105.5Z`,
    );
  const hook = parse('M36 33C36 24 42 19 50 19C58 19 64 25 64 33C64 43 50 43 50 55');
  const keyhole = union(circle(50, 72, 9), corners('47,74 53,74 58,94 42,94', 2));
  return [
    accent(subtract(arched(0), arched(9))),
    main(subtract(arched(14), stroke(hook, 10, { cap: 'round', join: 'round' }), keyhole)),
  ];
});

export const BODIES_AND_GAMES: readonly Mark[] = [
  kidneys,
  lungs,
  stomach,
  dripBag,
  uterus,
  massageTable,
  barberChair,
  firstAidKit,
  crutches,
  rollator,
  hockeySticks,
  tableTennisBat,
  iceSkate,
  gymnasticRings,
  boules,
  baseballBat,
  escapeDoor,
];
