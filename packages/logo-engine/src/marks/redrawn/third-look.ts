import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, filleted, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Scales about the middle of the square, and moves. */
const fitted = (path: Path, by: number, dx: number, dy: number): Path =>
  mapPoints(path, (x, y) => [50 + (x - 50) * by + dx, 50 + (y - 50) * by + dy]);

const rounded = { cap: 'round', join: 'round' } as const;

/** A peregrine's head in profile: dark hood with its moustache, pale cheek, hooked beak. */
const falcon = redrawing('falcon', () => {
  const whole = parse(
    'M79 21C69 4 54 -5 37 -5C12 -5 -5 13 -5 40C-5 66 1 84 -4 105.500L86 105.500C88 92 83 84 75 74C77 68 78 62 79 54Z',
  );
  const hood = parse(
    'M79 21C69 4 54 -5 37 -5C12 -5 -5 13 -5 40C-5 66 1 84 -4 105.500L15 105.500C21 92 15 78 17 66C19 54 29 48 37 52C46 57 51 72 58 86C60 89 64 88 65 85C67 76 78 70 79 54Z',
  );
  const eye = parse('M45 24L67 31C67 38 61 42.500 55 41C48 39.500 44 33 45 24Z');
  const beak = parse('M84.500 25C97 27 105 37 105 50C105 58 103 63 98 68C98 60 94 55 84.500 54Z');
  return [
    main(softened(subtract(hood, softened(eye, 2)), 1.5)),
    main(softened(beak, 1)),
    accent(softened(subtract(whole, grow(hood, 5.5)), 2)),
  ];
});

/** A bald eagle's head in profile: pale feathers that end in points over a dark breast, hooked beak. */
const eagle = redrawing('eagle', () => {
  const whole = parse(
    'M74 16C66 2 50 -5 34 -5C10 -5 -5 12 -5 38L-5 105.500L78 105.500C80 92 76 78 68 66C72 62 74 58 75 52Z',
  );
  const head = parse(
    'M74 16C66 2 50 -5 34 -5C10 -5 -5 12 -5 38C-5 52 -4 62 -5 76C2 72 6 68 9 62C9 72 12 82 16 90C22 82 26 76 28 68C32 76 37 82 43 87C46 79 48 73 48 66C54 71 60 73 66 73C68 66 74 60 75 52Z',
  );
  const eye = parse('M40 23L65 32C64 38 59 41.500 53 40C46 38 40 32 40 23Z');
  const beak = parse('M80 16C96 17 105.500 31 105.500 50C105.500 60 102 68 95 74C97 63 92 56 80.500 54Z');
  return [
    accent(softened(subtract(head, softened(eye, 2)), 1)),
    main(softened(beak, 1)),
    main(softened(subtract(whole, grow(head, 5.5)), 1.5)),
  ];
});

/** A long horn with its grip, and the sound that leaves it. */
const megaphone = redrawing('megaphone', () => {
  const turn = (path: Path): Path => translate(rotate(path, -14, 50, 50), 2.5, -4);
  const end = parse('M5 34L17 34L17 62L5 62C-2 62 -6 58 -6 52L-6 44C-6 38 -2 34 5 34Z');
  const horn = parse(
    'M22 34L28 34C46 32 60 22 68 8C71 3 77 4 77 10L77 86C77 92 71 93 68 88C60 74 46 64 28 62L22 62Z',
  );
  const grip = parse('M12 67L31 67L37 92C38 97 36 100 31 100L25 100C21 100 19 98 18 94Z');
  const sound = arc(58, 48, 35, -38, 38);
  return [
    main(turn(union(softened(end, 1), softened(horn, 1)))),
    main(turn(softened(grip, 2))),
    accent(turn(stroke(sound, 8.5, { cap: 'round' })), turn(sound)),
  ];
});

/** A builder's helmet from the front: shell, ridge and brim. */
const helmet = redrawing('hard-hat', () => {
  const shell = parse('M1 71C1 24 17 8.500 50 8.500C83 8.500 99 24 99 71Z');
  const ridge = parse(
    'M41 6C46 4.500 54 4.500 59 6C61.500 6.500 62.500 8 62.500 10.500L63 46C63 49 61.500 50.500 59 50.500L41 50.500C38.500 50.500 37 49 37 46L37.500 10.500C37.500 8 38.500 6.500 41 6Z',
  );
  const rib = stroke(parse('M22.500 32C18.500 39 17.500 46 17.500 56'), 6, { cap: 'round' });
  const brim = parse(
    'M1 77L99 77C103 77 105.500 79 105.500 83C105.500 87 103 89.500 98 90.500C68 96 32 96 2 90.500C-3 89.500 -5.500 87 -5.500 83C-5.500 79 -3 77 1 77Z',
  );
  return [
    main(softened(subtract(shell, grow(ridge, 5.5), rib, mirror(rib)), 1.5)),
    accent(softened(ridge, 2)),
    main(brim),
  ];
});

/** A tower crane: mast, jib with its stays, and a load that hangs from the trolley. */
const crane = redrawing('crane', () => {
  const mast = rect(20, 26, 14, 76, 2);
  const foot = rect(4, 94, 46, 11.5, 3);
  const jib = rect(-5, 22, 110.5, 12, 3);
  const stays = stroke(parse('M-1 26L27 -1L100 26'), 7, { join: 'round' });
  const peak = parse('M0 26L27 0L27 30L0 30Z');
  const weight = rect(-5, 26, 19, 22, 3);
  const trolley = rect(69, 38.5, 26, 9, 2.5);
  const cable = rect(78.5, 40, 7, 22);
  const load = rect(63, 60, 38, 28, 3);
  return [
    main(softened(filleted(union(mast, foot, jib, stays, peak, weight), 1), 1)),
    accent(filleted(union(trolley, cable, load), 1.5)),
  ];
});

/** A broad smile that shows its teeth, under two laughing eyes. */
const smile = redrawing('smile', () => {
  const mouth = parse(
    'M3 40C32 47 68 47 97 40C102 39 106 42 105.500 48C102 80 79 104 50 104C21 104 -2 80 -5.500 48C-6 42 -2 39 3 40Z',
  );
  const teeth = parse('M8 51C34 57 66 57 92 51C88 76 71 93 50 93C29 93 12 76 8 51Z');
  const eye = arc(21, 22, 17, 200, 340);
  const eyes = stroke(eye, 11, { cap: 'round' });
  return [
    main(subtract(mouth, softened(teeth, 4))),
    accent(union(eyes, mirror(eyes)), concat(eye, mirror(eye))),
  ];
});

/** A toothbrush with a swirl of paste on its bristles. */
const toothbrush = redrawing('toothbrush', () => {
  const turn = (path: Path): Path => fitted(rotate(path, -45, 50, 50), 0.88, -2.5, 11.5);
  const handle = parse(
    'M-14 50C-14 44 -10 42 -4 42L26 42C40 42 46 47 60 47L112 47C117 47 120 50 120 54C120 58 117 61 112 61L60 61C46 61 38 62 26 62L-4 62C-10 62 -14 58 -14 52Z',
  );
  const tufts = [74, 86, 98, 110].map((x) => rect(x - 4, 25, 8.2, 24, 1.5));
  const paste = parse(
    'M68 17C72 8 80 6 86 11C90 5 98 4 103 9C108 4 116 8 119 13C121 17 119 20 115 20L71 20C68 20 67 19 68 17Z',
  );
  return [main(turn(union(handle, ...tufts))), accent(turn(softened(paste, 1)))];
});

/** A round sweet with one clean swirl, on its stick. */
const lollipop = redrawing('lollipop', () => {
  const sweet = circle(50, 33.5, 39);
  const swirl = translate(
    parse('M50 35C50 29 58 28 61 34C65 43 56 51 47 49C34 46 32 31 39 22C49 9 68 12 75 25C84 43 74 61 56 66'),
    -1,
    -1.5,
  );
  const stick = rect(44, 60, 12, 45.5, 4);
  return [
    accent(subtract(sweet, stroke(swirl, 6.5, rounded)), concat(sweet, swirl)),
    main(softened(subtract(stick, grow(sweet, 5.5)), 2)),
  ];
});

/** A pair of insoles with the cushions of their heels and of their arches. */
const insole = redrawing('insole', () => {
  const sole = parse(
    'M24 -5.500C38 -6 47 6 47 24C47 40 42 48 41 62C40.500 70 43 76 43 84C43 97 35 105.500 24 105.500C13 105.500 6 97 6 84C6 70 4 60 0 46C-4 32 -5.500 24 -2 13C2 1 12 -5 24 -5.500Z',
  );
  const heel = ellipse(24.5, 84, 8, 10);
  const ball = parse('M10 26C12 18 33 16 36 24C38 31 33 36 31 44C29 50 25 52 22 48C17 41 8 34 10 26Z');
  const cushions = union(heel, ball);
  const left = subtract(sole, grow(cushions, 5.5));
  return [main(softened(union(left, mirror(left)), 1.5)), accent(union(cushions, mirror(cushions)))];
});

/** A bent knee: the ends of thigh bone and shin bone, and the kneecap before them. */
const kneeJoint = redrawing('knee-joint', () => {
  const femur = filleted(
    union(stroke(line(-4, 17, 56, 22), 25, { cap: 'butt' }), circle(59, 12, 16), circle(64, 37, 18)),
    6,
  );
  const tibia = parse(
    'M32 61C32 54 38 50 46 52C58 62 70 62 80 52C86 50 94 54 94 61C94 76 76 80 75 94L75 105.500L49 105.500L49 94C48 80 32 76 32 61Z',
  );
  const cap = rotate(ellipse(95, 24, 10, 15.5), -10, 95, 24);
  return [main(softened(femur, 2)), main(softened(subtract(tibia, grow(femur, 6)), 2.5)), accent(cap)];
});

/** A bone whose one end is a heart. */
const bone = redrawing('bone', () => {
  const turn = (path: Path): Path => fitted(rotate(path, 45, 50, 50), 0.81, 1, -1);
  const shaft = filleted(union(rect(36, 24, 28, 82, 4), circle(32, 104, 19), circle(68, 104, 19)), 6);
  const heart = parse(
    'M50 36C34 26 15 16 15 -1C15 -13 24 -20 33.500 -20C41 -20 47 -16 50 -9C53 -16 59 -20 66.500 -20C76 -20 85 -13 85 -1C85 16 66 26 50 36Z',
  );
  return [main(turn(softened(subtract(shaft, grow(heart, 6)), 3))), accent(turn(softened(heart, 2)))];
});

/** Two glasses of champagne that touch, and the spark of the toast. */
const champagne = redrawing('champagne', () => {
  const tilt = (path: Path): Path => translate(rotate(path, 16, 25, 57), -1, -1);
  const bowl = parse('M11 15L39 15C41 38 39 65 25 65C11 65 9 38 11 15Z');
  const stem = union(rect(21, 55, 8, 42), rect(9, 93.5, 32, 9, 3));
  const glass = tilt(softened(filleted(subtract(stem, grow(bowl, 5)), 2), 1.5));
  const full = tilt(softened(bowl, 2));
  const rays = concat(line(50, -1.5, 50, 9), line(31, 0, 35.5, 10), line(69, 0, 64.5, 10));
  return [
    main(union(glass, mirror(glass))),
    accent(union(full, mirror(full))),
    main(stroke(rays, 7, { cap: 'round' }), rays),
  ];
});

/** A bottle of wine beside a filled glass. */
const wine = redrawing('wine', () => {
  const bottle = parse(
    'M12 -5.500L30 -5.500C32 -5.500 33 -4 33 -2L33 20C33 29 44 33 44 46L44 99C44 103 42 105.500 38 105.500L4 105.500C0 105.500 -2 103 -2 99L-2 46C-2 33 9 29 9 20L9 -2C9 -4 10 -5.500 12 -5.500Z',
  );
  const label = rect(7, 56, 50, 26, 3);
  const bowl = parse('M58 34L96 34C104 56 98 74 77 74C56 74 50 56 58 34Z');
  const stem = union(rect(73, 70, 8, 30), rect(58, 96.5, 38, 9, 3));
  return [
    main(softened(subtract(bottle, label), 1)),
    accent(softened(bowl, 2)),
    main(softened(filleted(subtract(stem, grow(bowl, 5)), 2), 1.5)),
  ];
});

/** A traffic cone with its one bright band. */
const cone = redrawing('traffic-cone', () => {
  const body = parse(
    'M42 -5.500L58 -5.500C61 -5.500 63 -4 64 -1L92 92L8 92L36 -1C37 -4 39 -5.500 42 -5.500Z',
  );
  const band = rect(-10, 34, 120, 22);
  const base = rect(-5.5, 88.5, 111, 17, 4);
  return [
    main(softened(union(subtract(body, grow(band, 6)), base), 1.5)),
    accent(softened(intersect(body, band), 1.5)),
  ];
});

/** A salmon that leaps: spotted back, pale belly, hooked jaw. */
const salmon = redrawing('salmon', () => {
  const turn = (path: Path): Path => fitted(rotate(path, -24, 50, 50), 0.9, 4.5, 0);
  const fish = parse(
    'M110 45C111 48 110 51 107 51L98 51L106 55C108 56.500 108 59 106 60.500C92 70 72 75 52 71C36 68 22 61 11 55C6 61 0 66 -5 67C-8 68 -9.500 66 -8.500 63C-6.500 57 -6 52 -8 46C-9.500 41 -12 37 -14 33C-15 30 -13 28 -10 29C-2 32 5 36 11 42C24 35 38 28 50 26.500C72 24 100 32 110 45Z',
  );
  const fins = union(
    softened(parse('M42 34C45 22 52 15 61 13C65 12 66 14 66 17L70 34Z'), 1.5),
    softened(parse('M49 64L70 64C67 80 61 88 52 90C49 91 48 89 48.500 86Z'), 1.5),
    softened(parse('M22 56L38 60C37 73 33 80 25 82C22 82 21 80 21 78Z'), 1.5),
  );
  const belly = intersect(fish, parse('M79 51C62 56 42 56 25 53L22 84L90 84L86 72C79 64 78 57 79 51Z'));
  const spots = [
    [70, 38],
    [57, 42],
    [45, 38],
  ].map(([x = 0, y = 0]) => circle(x, y, 3.4));
  const eye = circle(93, 43, 4);
  return [
    main(turn(subtract(union(softened(fish, 1), fins), grow(belly, 5.5), eye, ...spots))),
    accent(turn(softened(belly, 1))),
  ];
});

/** A llama that stands, a woven cloth on its back. */
const llama = redrawing('llama', () => {
  const animal = parse(
    'M58 -3C58 -6 62 -6 64 -4C68 0 70 4 71 8C82 7 96 11 97 19C98 26 93 29 86 29L81 30C80 40 82 50 82 60C82 72 78 78 77 84L77 101C77 104 75 105.500 72 105.500L66 105.500C63 105.500 62 104 62 101L62 86C54 88 41 88 33 86L33 101C33 104 31 105.500 28 105.500L22 105.500C19 105.500 18 104 18 101L17 86C12 82 9 76 9 68C5 68 3 64 3 58C3 48 9 42 20 42L50 42C56 42 57 38 57 32L57 14C57 8 58 2 58 -3Z',
  );
  const cloth = rect(19, 36, 26, 36, 2.5);
  const eye = circle(76, 17, 3.4);
  return [main(softened(subtract(animal, grow(cloth, 5.5), eye), 1)), accent(cloth)];
});

/** A charging point with its bolt, its cable and the plug. */
const charging = redrawing('charging-station', () => {
  const post = parse(
    'M9 -5.500L47 -5.500C54 -5.500 58 -1 58 5L58 92L61 92C64 92 65.500 94 65.500 97L65.500 101C65.500 104 64 105.500 61 105.500L-1 105.500C-4 105.500 -5.500 104 -5.500 101L-5.500 97C-5.500 94 -4 92 -1 92L0 92L0 5C0 -1 3 -5.500 9 -5.500Z',
  );
  const bolt = softened(parse('M37 16L13 51L26.500 51L21 79L46 42L31.500 42Z'), 1.5);
  const cable = parse('M54 62L62 62C68 62 71 66 71 73C71 90 91.500 90 91.500 74L91.500 50');
  const plug = union(
    parse('M78 27L105.500 27L105.500 38C105.500 48 100 54 91.750 54C83.500 54 78 48 78 38Z'),
    rect(82, 10, 7, 19, 2.5),
    rect(94.5, 10, 7, 19, 2.5),
  );
  const whole = union(post, stroke(cable, 8), softened(plug, 1));
  return [main(subtract(whole, grow(bolt, 6))), accent(bolt)];
});

/** A car's seat from the side. */
const seat = redrawing('seat', () => {
  const moved = (path: Path): Path => translate(path, -6, 0);
  const rest = rotate(rect(11, -4, 31, 22, 8), -10, 27, 6);
  const back = parse(
    'M18 24L37 21C43 20 47 23 48 28L56 60L88 57C99 56 105 62 105 70C105 79 99 84 90 84L43 84C33 84 27 80 25 71L12 34C10 29 12 25 18 24Z',
  );
  const base = parse(
    'M36 90L94 90C97 90 98 92 97 95L95 101C94 104 92 105.500 89 105.500L42 105.500C39 105.500 37 104 36 101L34 95C33 92 34 90 36 90Z',
  );
  return [accent(moved(rest)), main(moved(softened(back, 1))), main(moved(softened(base, 1)))];
});

export const THIRD_LOOK: readonly Redrawing[] = [
  falcon,
  eagle,
  megaphone,
  helmet,
  crane,
  smile,
  toothbrush,
  lollipop,
  insole,
  kneeJoint,
  bone,
  champagne,
  wine,
  cone,
  salmon,
  llama,
  charging,
  seat,
];
