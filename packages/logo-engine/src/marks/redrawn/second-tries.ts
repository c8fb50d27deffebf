import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import {
  arc,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  polygon,
  rect,
  wave,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A bunch of ten places, the two in the middle of its top row left to a vine leaf. */
const grapes = redrawing('grapes', () => {
  const radius = 13;
  const pitch = 2 * radius + 3.6;
  const row = (count: number, at: number): Path[] =>
    Array.from({ length: count }, (_, i) =>
      circle(50 + (i - (count - 1) / 2) * pitch, 34 + at * pitch * 0.866, radius),
    );
  const [left = circle(0, 0, 1), , , right = circle(0, 0, 1)] = row(4, 0);
  const berries = union(left, right, ...row(3, 1), ...row(2, 2), ...row(1, 3));
  const lobes = union(
    leaf(50, -4, 50, 41, 0.34, 0.5),
    whole(leaf(48, 4, 84, 2, 0.32, 0.5)),
    whole(leaf(48, 4, 72, 27, 0.3, 0.5)),
  );
  const stem = limb('50,10,4 50,-6,4 54,-16,5.5');
  const vine = softened(filleted(union(lobes, stem), 2.5), 1);
  return [main(apart(berries, vine)), accent(vine)];
});

/** A chip with its pins on four sides, a bolt inlaid. */
const cpu = redrawing('cpu', () => {
  const pins = union(...[26, 50, 74].map((x) => rect(x - 5, -4, 10, 108, 3)));
  const body = union(rect(10, 10, 80, 80, 11), pins, rotate(pins, 90, 50, 50));
  const bolt = corners('57,18 29,55 47,55 43,82 71,45 53,45', 2);
  return [main(subtract(body, grow(bolt, 4.5))), accent(bolt)];
});

/** A balloon that leans on the wind, its string a bold curl. */
const balloon = redrawing('balloon', () => {
  const skin = parse(
    'M50 -2C77 -2 94 18 94 42C94 66 74 82 54 91L60 101C61 104 59 105 57 105L43 105C41 105 39 104 40 101L46 91C26 82 6 66 6 42C6 18 23 -2 50 -2Z',
  );
  const curl = parse('M50 100C50 118 70 116 66 128C63 137 48 132 42 139');
  const string = apart(inked(curl, 8), skin);
  const glint = inked(arc(50, 40, 29, 195, 252), 7.5);
  const turned = (path: Path): Path => rotate(path, 16, 50, 50);
  return [main(turned(subtract(softened(skin, 1), glint))), accent(turned(string), turned(curl))];
});

/** A bent leg, the knee lit at its front. */
const kneeJoint = redrawing('knee-joint', () => {
  const thigh = limb('-8,0,20 18,10,20 44,26,20 62,40,16');
  const shin = limb('62,40,16 60,54,15.5 53,70,15 46,84,10 44,98,9');
  const foot = parse('M34 88L54 88C58 95 68 97 78 100C85 102 86 109 79 109L38 109C30 109 29 100 34 88Z');
  const leg = filleted(union(thigh, shin, foot), 4);
  const knee = circle(68, 36, 12);
  const rays = concat(
    ...[-80, -33, 14].map((turn) => line(...polar(68, 36, 25, turn), ...polar(68, 36, 38, turn))),
  );
  return [
    main(softened(subtract(softened(leg, 4), grow(knee, 4.5)), 1)),
    accent(knee),
    accent(inked(rays, 9.5), rays),
  ];
});

/** A chicken on its spit over the fire, spit and posts in one piece. */
const spitChicken = redrawing('spit-chicken', () => {
  const rack = union(
    inked(line(2, 16, 2, 104), 9),
    inked(line(98, 16, 98, 104), 9),
    inked(line(-8, 30, 108, 30), 8.5),
  );
  const trunk = parse('M16 38C14 18 30 4 50 4C66 4 80 14 84 30C86 46 74 56 56 56C36 56 18 52 16 38Z');
  const leg = union(
    limb('50,44,7 60,40,12.5 70,29,10.5 80,14,4.8 87,3,4.4'),
    circle(84, 0, 6.5),
    circle(92, 4.5, 6.5),
    circle(53, 43, 8),
  );
  const breast = subtract(trunk, corners('60,70 92,16 130,16 130,70'));
  const bird = union(subtract(union(rack, breast), subtract(grow(leg, 4.4), rect(30, 48, 40, 40))), leg);
  const fire = parse(
    'M50 62C53 72 60 78 64 72C66 68 68 68 71 64C72 72 80 78 82 88C84 100 72 107 50 107C28 107 16 100 18 88C20 78 28 72 29 64C32 68 34 68 36 72C40 78 47 72 50 62Z',
  );
  return [main(softened(bird, 0.8)), accent(fire)];
});

/** A backhoe: the arm behind, a whole shovel in front. */
const excavator = redrawing('excavator', (before) => {
  const parts = before();
  const arm = parts
    .filter(({ role }) => role === 'accent')
    .map(({ path }) => intersect(path, rect(-20, -20, 80, 140)));
  const machine = parts.filter(({ role }) => role === 'main').map(({ path }) => path);
  const shovel = parse(
    'M96 62C104 62 106 68 106 78C106 90 108 96 118 100C119 102 118 104 116 104L100 104C94 104 93 100 94 94Z',
  );
  return [
    ...parts.filter(({ role }) => role === 'main'),
    accent(union(...arm)),
    accent(softened(apart(shovel, ...machine), 0.8)),
  ];
});

/** Tortillas piled in a basket with a folded cloth. */
const tortillas = redrawing('tortillas', () => {
  const disc = (y: number): Path => ellipse(50, y, 46, 17);
  const spots = concat(ellipse(32, 15, 8, 4), ellipse(60, 9, 8, 3.6), ellipse(62, 22, 9, 4.2));
  const top = disc(16);
  const second = subtract(disc(28), grow(disc(16), 4.4));
  const third = subtract(disc(40), grow(disc(28), 4.4), disc(16));
  const basket = softened(parse('M-2 44L102 44C102 70 98 92 90 104L10 104C2 92 -2 70 -2 44Z'), 4);
  const cloth = corners('8,38 92,38 50,86', 4);
  const pile = union(top, second, third);
  return [
    main(softened(subtract(apart(basket, disc(40), disc(28)), stroke(cloth, 4.6)), 1)),
    accent(subtract(pile, spots)),
  ];
});

/** A board with a hole in its handle and one wedge of cheese inlaid. */
const charcuterieBoard = redrawing('charcuterie-board', () => {
  const board = filleted(union(rect(4, 22, 92, 84, 16), rect(33, -10, 34, 44, 14)), 5);
  const wedge = softened(corners('14,72 84,36 88,62 88,92 14,92', 0), 4);
  const seam = stroke(line(0, 69, 110, 69), 4.4);
  const holes = union(circle(34, 81, 4.6), circle(60, 82, 5.6), circle(70, 56, 5.2), circle(88, 80, 6));
  return [
    main(subtract(board, circle(50, 4, 5.5), grow(wedge, 4.6))),
    accent(softened(subtract(wedge, seam, holes), 0.6)),
  ];
});

/** A bag of serum on its loop, a drop with a cross inlaid, the tube below. */
const dripBag = redrawing('drip-bag', () => {
  const bag = softened(
    parse('M12 18C12 10 18 6 26 6L74 6C82 6 88 10 88 18L88 66C88 80 78 86 68 86L32 86C22 86 12 80 12 66Z'),
    2,
  );
  const loop = stroke(union(rect(36, -8, 28, 24, 9)), 9, { join: 'round' });
  const port = union(rect(42, 84, 16, 14, 3), inked(line(50, 96, 50, 108), 9));
  const drop = parse('M50 20C55 32 68 42 68 57C68 68 60 75 50 75C40 75 32 68 32 57C32 42 45 32 50 20Z');
  return [
    main(subtract(union(bag, loop, port), grow(drop, 4.6))),
    accent(subtract(drop, rect(47, 45, 6, 22, 1), rect(39, 53, 22, 6, 1))),
  ];
});

/** A lantern on its post, lit. */
const streetLamp = redrawing('street-lamp', () => {
  const lid = union(circle(50, -12, 6), corners('50,-12 84,14 16,14', 4));
  const glass = softened(corners('22,18.500 78,18.500 66,58 34,58', 0), 2.5);
  const seat = rect(30, 62.5, 40, 9, 3);
  const post = union(limb('50,68,6.5 50,90,6 50,128,8'), rect(28, 122, 44, 12, 4), rect(38, 86, 24, 9, 4));
  return [main(lid), main(filleted(union(seat, post), 2)), accent(glass)];
});

/** A burst that speaks, the mask of a hero in it. */
const comicBook = redrawing('comic-book', () => {
  const spikes = Array.from({ length: 24 }, (_, i) => {
    const turn = -90 + i * 15;
    const r = i % 2 === 0 ? (i % 4 === 0 ? 58 : 52) : 42;
    const [x, y] = polar(0, 0, 1, turn);
    return [50 + x * r * 1.08, 44 + y * r * 0.92] as const;
  });
  const tail = corners('22,66 50,84 12,116', 1);
  const burst = softened(union(polygon(spikes, 1.5), tail), 0.6);
  const half = parse('M50 32C60 24 74 24 86 28C86 46 78 58 66 58C58 58 54 50 50 50Z');
  const eye = leaf(58, 45, 77, 37, 0.3, 0.5);
  const mask = softened(whole(half), 1);
  return [main(subtract(burst, grow(mask, 4.6))), accent(subtract(mask, both(eye)))];
});

/** A bottle with an apple in it. */
const cider = redrawing('cider', () => {
  const bottle = parse(
    'M40 4L60 4L60 26C60 36 82 40 82 58L82 104C82 112 78 116 70 116L30 116C22 116 18 112 18 104L18 58C18 40 40 36 40 26Z',
  );
  const cap = rect(36.5, -14, 27, 14, 4);
  const fruit = softened(
    whole(parse('M50 64C56 59 74 59 74 78C74 94 62 106 56 106C53 106 52 105 50 105Z')),
    1,
  );
  const sprig = leaf(51, 60, 65, 46, 0.32, 0.5);
  const apple = union(apart(fruit, sprig), sprig);
  return [main(softened(subtract(bottle, grow(apple, 4.4)), 1)), main(cap), accent(apple)];
});

/** A letter A, a brush laid across it for its bar. */
const signwriting = redrawing('signwriting', () => {
  const letter = subtract(corners('36,-4 64,-4 104,108 76,108 50,32 24,108 -4,108', 0));
  const brush = rotate(
    union(
      rect(62, 61, 50, 10, 4),
      rect(46, 58, 14, 16, 1.5),
      parse('M43 58L43 74C26 74 18 72 -4 66C10 64 22 58 43 58Z'),
    ),
    -14,
    50,
    66,
  );
  return [main(softened(subtract(letter, grow(brush, 4.4)), 0.8)), accent(brush)];
});

/** The frame of a house, a steel beam standing in it. */
const steelFrame = redrawing('steel-frame', () => {
  const frame = stroke(corners('50,2 98,40 98,104 2,104 2,40'), 11, { join: 'round' });
  const tie = union(rect(2, 39, 96, 9), stroke(line(50, 6, 50, 42), 9));
  const profile = union(rect(29, 56, 42, 12, 1.5), rect(29, 84, 42, 12, 1.5), rect(43, 60, 14, 30));
  return [main(union(frame, tie)), accent(profile)];
});

/** A painted boat under its arch, three flowers on it. */
const trajinera = redrawing('trajinera', () => {
  const hull = parse(
    'M-10 74L110 74C112 74 112 76 111 78C106 98 98 110 84 110L16 110C2 110 -6 98 -11 78C-12 76 -12 74 -10 74Z',
  );
  const board = union(intersect(circle(50, 42, 54), rect(-10, -20, 120, 54)), rect(-4, 32, 108, 12, 3));
  const legs = union(rect(6, 40, 10, 36), rect(84, 40, 10, 36));
  const ripple = stroke(
    parse('M-20 94C-8 86 0 86 12 94C24 102 32 102 44 94C56 86 64 86 76 94C88 102 96 102 108 94L130 84'),
    4.6,
  );
  const flower = (x: number, y: number, r: number): Path =>
    union(...[0, 1, 2, 3, 4].map((i) => circle(...polar(x, y, r, -90 + 72 * i), r * 0.75)), circle(x, y, r));
  const blooms = [flower(50, 13, 8), flower(23, 23, 5.8), flower(77, 23, 5.8)];
  const hearts = [circle(50, 13, 4), circle(23, 23, 3.2), circle(77, 23, 3.2)];
  const roof = subtract(board, ...blooms.map((bloom) => grow(bloom, 4)));
  return [
    main(softened(subtract(union(hull, legs, roof), ripple), 0.8)),
    accent(subtract(union(...blooms), ...hearts)),
  ];
});

/** A gun with its tube of silicone, level. */
const caulkingGun = redrawing('caulking-gun', () => {
  const tube = union(rect(28, 18, 48, 30, 3), corners('30,19 30,47 18,38 -8,36 -8,30 18,28', 1));
  const cradle = union(
    rect(24, 53, 60, 9, 3),
    rect(80.5, 12, 10, 48, 3),
    inked(line(84, 33, 122, 33), 8),
    inked(line(122, 24, 122, 42), 9),
  );
  const grip = parse(
    'M78 56L98 56C97 66 100 78 104 96C105 100 103 103 99 103L88 103C84 103 83 101 82 97C80 86 78 70 78 56Z',
  );
  const trigger = inked(parse('M72 62C70 74 66 80 60 84'), 9);
  return [main(filleted(union(cradle, grip, trigger), 2)), accent(subtract(tube, rect(44, 0, 4.4, 60)))];
});

/** A hard hat whose brim is the beam of a pair of scales. */
const workerScales = redrawing('worker-scales', () => {
  const dome = intersect(circle(50, 38, 36), rect(0, -10, 100, 42));
  const ridge = rect(42, -5, 16, 38, 6);
  const brim = rect(-8, 30, 116, 11, 5);
  const hat = union(subtract(dome, grow(ridge, 4)), ridge, brim);
  const post = union(rect(45, 40, 10, 60), rect(26, 96, 48, 11, 5));
  const pan = intersect(circle(4, 76, 23), rect(-30, 76, 80, 40));
  const cords = subtract(
    stroke(corners('4,42 25,77 -17,77', 1), 5.5, { join: 'round' }),
    rect(-30, 40, 80, 5),
  );
  return [
    main(union(hat, post)),
    accent(both(apart(union(softened(pan, 1.5), intersect(cords, rect(-30, 44, 80, 34))), brim))),
  ];
});

/** A coat to the knee: lapels, one belt, a double row of buttons. */
const overcoat = redrawing('overcoat', () => {
  const trunk = parse('M50 -4L66 -8L80 0L75 52L90 116L50 116Z');
  const sleeve = parse('M80 -1C89 2 94 10 96 20L107 72C108 76 106 78 103 79L94 81C91 82 89 80 88 77L78 44Z');
  const belt = softened(intersect(whole(trunk), rect(0, 52, 100, 13)), 0.6);
  const open = corners('38,-30 62,-30 60,-4 50,18 40,-4', 0);
  const lapel = stroke(parse('M72 -20L72 16L64 18L68 26L50 46'), 4.2);
  const seam = stroke(line(50, 16, 50, 130), 4.2);
  const buttons = both(union(circle(61, 78, 3.2), circle(61, 93, 3.2)));
  const body = subtract(
    whole(trunk),
    open,
    intersect(both(lapel), rect(0, -4, 100, 60)),
    grow(belt, 4.2),
    intersect(seam, rect(0, 17, 100, 140)),
    buttons,
  );
  return [main(softened(union(body, both(apart(sleeve, whole(trunk)))), 0.6)), accent(belt)];
});

/** A clown who calls at the hospital: tufts of hair, a round nose, a nurse's cap. */
const clownDoctor = redrawing('clown-doctor', () => {
  const face = circle(50, 60, 38);
  const cap = softened(parse('M22 -8L78 -8L72 24C58 19 42 19 28 24Z'), 2);
  const cross = union(rect(46, -3, 8, 20, 1), rect(40, 3, 20, 8, 1));
  const tuft = union(circle(90, 40, 14), circle(99, 58, 14), circle(90, 76, 14));
  const nose = circle(50, 62, 12);
  const eyes = both(ellipse(65, 44, 4.4, 6.4));
  const smile = inked(arc(50, 62, 23, 22, 158), 6.5);
  return [
    main(union(subtract(apart(face, cap), eyes, grow(nose, 4.4), smile), subtract(cap, cross))),
    accent(nose),
    accent(both(apart(tuft, face))),
  ];
});

/** Water that falls between two rocks into a pool. */
const waterfall = redrawing('waterfall', () => {
  const rock = softened(
    parse(
      'M106 -2L106 78L82 78C80 70 86 64 82 56C78 50 84 42 80 36C76 30 78 22 76 14L76 6C76 0 80 -2 86 -2Z',
    ),
    3,
  );
  const strand = (x: number, end: number): Path =>
    union(rect(x, -2, 13.5, end - 6, 6.5), inked(line(x + 6.75, 8, x + 6.75, end - 6.75), 13.5));
  const water = union(strand(25.5, 62), strand(43.25, 72), strand(61, 56));
  const crest = (y: number): Path => inked(wave(-2, y, 104, 7, 3), 9);
  const pools = union(crest(90), crest(106));
  return [main(both(rock)), accent(water), main(apart(pools, water, both(rock)))];
});

/** A sofa, bubbles rising in its back. */
const couchSuds = redrawing('couch-suds', () => {
  const back = rect(-8, -2, 116, 60, 14);
  const arm = rect(100, 32, 26, 54, 12);
  const seat = rect(4.5, 56, 91, 18, 4);
  const base = union(both(arm), rect(-16, 70, 132, 16, 4), both(rect(100, 78, 14, 18, 3)));
  const bubbles = union(circle(36, 29, 14.5), circle(65, 19, 9.5), circle(84, 38, 6.5));
  const glint = inked(arc(36, 29, 8, 185, 255), 4);
  return [
    main(apart(base, seat)),
    main(softened(subtract(apart(apart(back, both(arm)), seat), grow(bubbles, 4.2)), 0.8)),
    main(seat),
    accent(subtract(bubbles, glint)),
  ];
});

/** The face of a raccoon, the mask over its eyes. */
const raccoon = redrawing('raccoon', () => {
  const ear = union(circle(82, 16, 18), circle(76, 26, 18));
  const cheek = parse(
    'M50 4C74 4 90 18 94 38C98 50 106 56 111 67C105 72 101 72 97 73C98 78 97 82 94 86C88 86 85 86 80 88C72 98 62 106 50 106Z',
  );
  const head = softened(whole(union(cheek, ear)), 1.5);
  const inner = both(circle(83, 15, 7.5));
  const half = parse(
    'M50 46C57 44 64 34 76 35C92 36 106 50 120 62L112 71C96 76 80 78 69 72C60 68 58 60 50 60Z',
  );
  const masked = whole(half);
  const eye = both(circle(71, 55, 6.4));
  const nose = softened(parse('M40 80C40 75 60 75 60 80C60 86 54 91 50 91C46 91 40 86 40 80Z'), 1);
  return [
    main(softened(subtract(head, inner, grow(masked, 4.2), nose), 1)),
    accent(softened(subtract(intersect(masked, head), eye), 1)),
  ];
});

/** A truck for cattle, the head of a cow in its box. */
const cattleTruck = redrawing('cattle-truck', () => {
  const box = rect(-12, 4, 72, 76, 5);
  const cab = parse('M64.500 34L84 34C88 34 90 36 92 39L103 57C105 60 106 62 106 66L106 80L64.500 80Z');
  const pane = softened(corners('73,42 83,42 93,59 73,59', 0), 2);
  const wheels = union(circle(8, 86, 13), circle(86, 86, 13));
  const bed = rect(-12, 70, 118, 10, 2);
  const face = translate(
    whole(
      union(
        parse('M50 22L64 22C66 28 64 36 63 42C63 46 65 48 65 54C65 62 58 66 50 66Z'),
        leaf(61, 30, 80, 26, 0.28, 0.5),
        limb('60,24,3.6 68,21,3.6 71,12,1.6'),
      ),
    ),
    -26,
    2,
  );
  const cow = filleted(face, 1);
  const eyes = union(circle(17.5, 39, 2.6), circle(30.5, 39, 2.6));
  const nose = union(circle(19.5, 58.5, 2.2), circle(28.5, 58.5, 2.2));
  return [
    main(
      softened(subtract(apart(union(box, cab, bed), wheels), pane, grow(cow, 4), rect(60, 0, 4.5, 72)), 0.6),
    ),
    main(subtract(wheels, circle(8, 86, 4.5), circle(86, 86, 4.5))),
    accent(subtract(cow, eyes, nose)),
  ];
});

/** A compressor: one tank on its wheel, its gauge inlaid. */
const airCompressor = redrawing('air-compressor', () => {
  const tank = rect(-8, 34, 116, 56, 28);
  const motor = union(rect(20, 2, 46, 40, 6), rect(29, -8, 28, 16, 4));
  const handle = inked(parse('M92 44L92 12C92 6 96 4 102 4L110 4'), 9);
  const wheel = circle(18, 92, 18);
  const foot = rect(76, 84, 13, 26, 3);
  const dial = circle(60, 62, 17);
  const hand = inked(line(60, 62, 68, 54), 5);
  const fins = union(rect(20, 13, 46, 4.4), rect(20, 24, 46, 4.4));
  return [
    main(
      subtract(
        apart(filleted(union(tank, motor, handle, foot), 2), wheel),
        subtract(fins, rect(36, 0, 14, 50)),
        circle(60, 62, 21.5),
      ),
    ),
    main(subtract(wheel, circle(18, 92, 6))),
    accent(subtract(dial, hand)),
  ];
});

/** A plane from above, wide wings and a tapered body. */
const lightAircraft = redrawing('light-aircraft', () => {
  const body = limb('50,-2,7 50,14,10 50,36,11 50,70,7 50,104,4');
  const wings = softened(corners('50,22 106,26 108,34 104,44 50,50 -4,44 -8,34 -6,26', 0), 4);
  const tail = softened(corners('50,88 76,92 78,98 74,104 50,104 26,104 22,98 24,92', 0), 3);
  const prop = rect(26, -14, 48, 8.5, 4.2);
  const spinner = intersect(circle(50, -2, 9), rect(30, -12, 40, 10));
  const cabin = softened(parse('M43 28C46 25 54 25 57 28L58 44L42 44Z'), 1.5);
  const turned = (path: Path): Path => rotate(path, 40, 50, 50);
  const plane = filleted(union(body, wings, tail), 3);
  return [main(turned(subtract(plane, cabin))), accent(turned(apart(union(prop, spinner), plane)))];
});

/** A generator on its wheel: tank on top, a bolt inlaid. */
const generator = redrawing('generator', () => {
  const tank = union(rect(8, 6, 84, 24, 10), rect(24, -4, 22, 14, 4));
  const block = rect(-4, 34.5, 108, 56, 8);
  const bolt = corners('66,38 42,66 56,66 50,86 76,60 62,60', 1.5);
  const wheel = circle(20, 92, 17);
  const foot = rect(80, 84, 15, 25, 3);
  const vents = union(inked(line(14, 48, 34, 48), 4.6), inked(line(14, 60, 34, 60), 4.6));
  return [
    main(tank),
    main(subtract(apart(filleted(union(block, foot), 2), wheel), grow(bolt, 4.4), vents)),
    main(subtract(wheel, circle(20, 92, 6))),
    accent(bolt),
  ];
});

/** The drum of a winch, its rope and its hook. */
const winch = redrawing('winch', () => {
  const cheek = rect(84, -8, 18, 58, 5);
  const drum = union(both(cheek), inked(line(-8, 21, 108, 21), 9));
  const coils = union(...[21, 34, 47, 60, 73].map((x) => rect(x - 1.5, -2, 9, 46, 4.5)));
  const end = rect(45.5, 36, 9, 22, 3);
  const hook = union(
    rect(40, 54, 20, 14, 4),
    inked(parse('M50 64L50 74C50 78 64 82 64 94C64 103 57 109 49 109C41 109 35 103 34 96'), 11),
  );
  return [main(apart(drum, coils)), accent(union(coils, end)), main(apart(filleted(hook, 1), end))];
});

/** A cob of corn standing in a striped cup. */
const cornCup = redrawing('corn-cup', () => {
  const rim = rect(4, 56, 92, 13, 5);
  const cup = softened(corners('10,60 90,60 79,112 21,112', 0), 4);
  const stripes = union(stroke(line(36.5, 66, 41, 120), 5), stroke(line(63.5, 66, 59, 120), 5));
  const cob = parse('M22 70C16 20 30 -14 50 -14C70 -14 84 20 78 70Z');
  const grid = union(
    stroke(parse('M44 -30C38 10 38 40 40 74'), 3.6),
    stroke(parse('M56 -30C62 10 62 40 60 74'), 3.6),
    ...[2, 16, 30, 44].map((y) => stroke(parse(`M0 ${y - 3}C30 ${y + 3} 70 ${y + 3} 100 ${y - 3}`), 3.6)),
  );
  const husk = leaf(80, 58, 101, 4, 0.27, 0.45);
  const leaves = both(apart(husk, rim));
  const kernels = softened(subtract(apart(cob, rim, leaves), grid), 1.6);
  return [main(union(rim, subtract(cup, stripes, rect(0, 69, 100, 4.4)))), main(leaves), accent(kernels)];
});

/** A vial of vaccine, the syringe drawn in it. */
const vaccineVial = redrawing('vaccine-vial', () => {
  const vial = union(rect(14, 30, 72, 80, 13), rect(30, 14, 40, 24, 2), rect(25, -8, 50, 18, 5));
  const body = subtract(filleted(vial, 3), rect(20, 10, 60, 4.4));
  const barrel = union(
    rect(40, 54, 20, 30, 3),
    rect(47.5, 82, 5, 18, 2),
    rect(47, 42, 6, 14),
    rect(41, 39, 18, 6, 2),
    rect(35, 51.5, 30, 6, 2),
  );
  return [main(subtract(body, grow(barrel, 4))), accent(barrel)];
});

/** A drone over the crop that it waters. */
const cropDrone = redrawing('crop-drone', () => {
  const rotor = union(rect(60, -4, 46, 9.5, 4.7), rect(78, 0, 10, 22, 3));
  const arm = parse('M50 20L84 18C88 18 90 20 90 23C90 26 88 28 84 28L66 36C62 44 58 46 50 46Z');
  const drone = filleted(whole(union(rotor, arm)), 2);
  const drop = translate(
    parse('M0 -11C3 -4 8 0 8 6C8 11 4 14 0 14C-4 14 -8 11 -8 6C-8 0 -3 -4 0 -11Z'),
    50,
    61,
  );
  const sprout = union(
    limb('50,112,4.6 50,98,4.6 50,84,4'),
    leaf(50, 96, 92, 66, 0.32, 0.55),
    mirror(leaf(50, 96, 92, 66, 0.32, 0.55)),
  );
  return [main(subtract(drone, circle(50, 33, 5))), accent(drop), main(filleted(sprout, 1.5))];
});

/** A tank truck for septic tanks: its tank whole, a drop inlaid. */
const septicTruck = redrawing('septic-truck', () => {
  const tank = rect(-14, 18, 76, 54, 22);
  const cab = parse('M66.500 32L84 32C88 32 90 34 92 37L104 56C106 59 107 61 107 65L107 82L66.500 82Z');
  const pane = softened(corners('74,40 83,40 94,58 74,58', 0), 2);
  const bed = rect(-10, 70, 116, 14, 3);
  const hatch = rect(14, 8, 20, 16, 4);
  const wheels = union(circle(10, 88, 14), circle(86, 88, 14));
  const drop = parse('M24 24C27 32 37 38 37 49C37 57 31 62 24 62C17 62 11 57 11 49C11 38 21 32 24 24Z');
  const hose = inked(parse('M-10 62C-24 62 -24 74 -24 84L-24 98'), 8);
  return [
    main(softened(subtract(apart(union(tank, hatch, bed, cab), wheels), pane, grow(drop, 4.2)), 0.6)),
    main(subtract(wheels, circle(10, 88, 5), circle(86, 88, 5))),
    accent(drop),
    accent(apart(hose, tank)),
  ];
});

/** A fringed rug, bubbles rising in the middle of it. */
const rugSuds = redrawing('rug-suds', () => {
  const pile = rect(8, 14, 84, 76, 3);
  const tufts = union(...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(-8, 15 + i * 11.4, 116, 6, 2.5)));
  const diamond = corners('50,22 84,52 50,82 16,52', 2);
  const ring = subtract(diamond, corners('50,27.600 77.600,52 50,76.400 22.400,52', 1));
  const bubbles = union(circle(46, 56, 11), circle(60, 43, 6.5));
  const glint = inked(arc(46, 56, 6, 185, 255), 3.4);
  return [main(subtract(union(pile, tufts), ring, grow(bubbles, 4))), accent(subtract(bubbles, glint))];
});

/** A three-wheeled taxi from the front. */
const rickshawFront = redrawing('rickshaw-front', () => {
  const shell = parse(
    'M50 -4C76 -4 86 8 89 26L94 58C98 62 100 68 100 74L100 88C100 92 98 94 94 94L6 94C2 94 0 92 0 88L0 74C0 68 2 62 6 58L11 26C14 8 24 -4 50 -4Z',
  );
  const pane = softened(parse('M50 8C68 8 74 14 76 26L80 48L20 48L24 26C26 14 32 8 50 8Z'), 2);
  const tyre = rect(41, 76, 18, 34, 7);
  const lamps = both(circle(82, 70, 7.5));
  const wheels = both(rect(78, 90, 18, 18, 4));
  return [main(subtract(union(shell, wheels), pane, lamps, grow(tyre, 4.4))), accent(tyre)];
});

/** A lorry with a car on each of its two decks. */
const carCarrier = redrawing('car-carrier', () => {
  const cab = parse('M76.500 42L92 42C96 42 98 44 100 47L112 64C114 67 115 69 115 73L115 92L76.500 92Z');
  const pane = softened(corners('83,49 91,49 102,66 83,66', 0), 2);
  const frame = union(
    rect(-18, 84, 130, 10, 3),
    rect(-18, 40, 90, 9, 3),
    rect(-18, 28, 9, 62, 3),
    rect(63, 28, 9, 62, 3),
  );
  const wheels = union(circle(2, 98, 13), circle(30, 98, 13), circle(96, 98, 13));
  const car = parse(
    'M-2 78C-4 78 -4 76 -4 74C-4 68 0 66 8 65L16 56C18 54 20 53 23 53L38 53C41 53 43 54 45 57L50 65C56 66 58 69 58 74C58 76 58 78 56 78Z',
  );
  const top = translate(car, 0, -42);
  return [
    main(softened(subtract(apart(union(cab, frame), wheels), pane), 0.6)),
    main(subtract(wheels, circle(2, 98, 4.5), circle(30, 98, 4.5), circle(96, 98, 4.5))),
    accent(apart(car, frame)),
    accent(apart(top, frame)),
  ];
});

/** A sheaf of notes, a coin on the foremost. */
const bankNotes = redrawing('bank-notes', () => {
  const note = rect(-6, 34, 112, 70, 9);
  const coin = circle(50, 69, 19);
  const corner = (x: number, y: number): Path => circle(x, y, 13);
  const frame = subtract(
    rect(3.5, 43.5, 93, 51, 2),
    ...[corner(3.5, 43.5), corner(96.5, 43.5), corner(3.5, 94.5), corner(96.5, 94.5)],
  );
  const edge = subtract(frame, shrink(frame, 4.2));
  const sheaf = union(rect(4, 19, 92, 11, 4), rect(14, 4, 72, 11, 4));
  return [main(subtract(note, edge, grow(coin, 4.2))), main(sheaf), accent(coin)];
});

/** A mop in its bucket, its yarn over the rim. */
const mopBucket = redrawing('mop-bucket', () => {
  const bucket = union(rect(-10, 36, 120, 14, 5), softened(corners('-3,42 103,42 87,116 13,116', 0), 5));
  const stick = rect(44.5, -26, 11, 36, 5);
  const clamp = softened(corners('34,4 66,4 74,21 26,21', 0), 2.5);
  const strand = (x: number, end: number): Path => inked(line(50 + x * 0.74, 34, 50 + x, end), 14.5);
  const yarn = union(strand(-28, 62), strand(-14, 74), strand(0, 80), strand(14, 74), strand(28, 62));
  const head = softened(union(yarn, softened(corners('26,25.500 74,25.500 80,44 20,44', 0), 2)), 0.8);
  const cuts = union(...[-21, -7, 7, 21].map((x) => inked(line(50 + x * 0.8, 38, 50 + x * 1.02, 96), 3.6)));
  return [
    main(softened(apart(bucket, head), 0.8)),
    main(filleted(union(stick, clamp), 1)),
    accent(subtract(head, cuts)),
  ];
});

/** A little tree in its pot. */
const sapling = redrawing('sapling', () => {
  const crown = filleted(
    union(circle(50, 12, 26), circle(24, 33, 24), circle(76, 33, 24), rect(24, 34, 52, 23, 8)),
    4,
  );
  const boughs = union(
    inked(line(50, 46, 50, 20), 6),
    inked(line(50, 42, 64, 28), 6),
    inked(line(50, 34, 38, 22), 6),
  );
  const pot = union(rect(14, 78, 72, 14, 4), softened(corners('21,86 79,86 71,116 29,116', 0), 4));
  const trunk = corners('44.500,50 55.500,50 57.500,90 42.500,90');
  return [main(apart(subtract(filleted(union(crown, trunk), 2), boughs), pot)), accent(pot)];
});

/** A still: pot, head and neck in one piece, the barrel that it fills. */
const still = redrawing('still', () => {
  const pot = parse('M4 84C-4 74 -6 48 12 40L48 40C66 48 64 74 56 84Z');
  const head = circle(30, 22, 19);
  const neck = union(limb('28,16,16 42,2,9.5 62,-4,7.500 78,2,6.5 86,16,6 87,36,5.5'));
  const copper = filleted(union(pot, head, neck), 4);
  const furnace = subtract(rect(-4, 88.5, 68, 19, 4), circle(30, 108, 10));
  const barrel = parse('M74 46L100 46C106 62 106 92 100 108L74 108C68 92 68 62 74 46Z');
  const hoops = union(rect(60, 60, 50, 4.4), rect(60, 89, 50, 4.4));
  return [accent(apart(copper, barrel)), main(furnace), main(softened(subtract(barrel, hoops), 0.6))];
});

/** An arched window, one pane of it lit. */
const windowPane = redrawing('window', () => {
  const arch = union(intersect(circle(50, 44, 46), rect(-10, -20, 120, 64)), rect(4, 42, 92, 48));
  const bars = union(rect(47.5, -20, 5, 120), rect(0, 44, 100, 5));
  const lit = rect(52.5, 49, 43.5, 41);
  const sill = rect(-6, 95, 112, 13, 4);
  const panes = softened(subtract(arch, bars), 1.2);
  return [main(softened(subtract(panes, lit), 1)), main(sill), accent(intersect(panes, lit))];
});

/** The gun of a pressure washer, its water fanning out. */
const pressureLance = redrawing('pressure-lance', () => {
  const turned = (path: Path): Path => rotate(path, -42, 50, 50);
  const shell = parse(
    'M66 36L104 36C112 36 117 41 117 49L112 92C111 97 108 99 104 99L94 99C90 99 88 97 88 93L88 90C78 88 70 80 66 64Z',
  );
  const guard = softened(parse('M77 62L92 62L89 80C83 77 79 71 77 62Z'), 1.5);
  const gun = union(subtract(shell, guard), rect(20, 40, 60, 15, 4), rect(12, 36, 14, 23, 3));
  const jets = [-20, 0, 20].map((turn) =>
    rotate(limb('8,47.500,3.5 -16,47.500,6.5 -46,47.500,9.5'), turn, 34, 47.5),
  );
  const water = softened(apart(union(...jets), gun), 2);
  return [main(turned(filleted(gun, 1))), accent(turned(water))];
});

/** A painted boat with its canopy, the oarsman at his pole. */
const poledBoat = redrawing('poled-boat', () => {
  const hull = parse(
    'M-10 76L104 76C109 76 112 70 116 66C118 88 104 108 86 108L14 108C-2 108 -8 94 -12 80C-13 77 -12 76 -10 76Z',
  );
  const ripple = stroke(
    parse('M-20 94C-8 86 0 86 12 94C24 102 32 102 44 94C56 86 64 86 76 94C88 102 96 102 108 94L130 84'),
    4.6,
  );
  const roof = union(intersect(circle(24, 44, 35), rect(-20, 0, 100, 34)), rect(-13, 30, 74, 11, 3));
  const posts = union(rect(-7, 36, 9, 44), rect(46, 36, 9, 44));
  const body = union(limb('80,80,11.5 80,62,11.5 80,44,11 80,30,8'), circle(80, 21, 10.5));
  const arm = inked(line(82, 44, 103, 50), 8.5);
  const pole = inked(line(108, -8, 100, 78), 7);
  const hat = union(ellipse(80, 12, 20, 5.5), intersect(circle(80, 11, 11), rect(56, -10, 50, 22)));
  const boat = union(hull, posts, roof, pole, filleted(union(body, arm), 1));
  return [main(softened(subtract(apart(boat, hat), ripple), 0.8)), accent(hat)];
});

/** A walker on wheels, its seat between its legs. */
const rollator = redrawing('rollator', () => {
  const frame = union(
    inked(parse('M10 84L40 6C43 -2 48 -6 56 -6L92 -6'), 11),
    inked(parse('M34 26L88 84'), 11),
  );
  const grip = inked(line(72, -6, 92, -6), 17);
  const wheels = union(circle(8, 96, 19), circle(92, 96, 19));
  const seat = rect(16, 48, 76, 14, 6);
  return [
    main(apart(filleted(union(frame, grip), 1.5), wheels, seat)),
    main(subtract(wheels, circle(8, 96, 7), circle(92, 96, 7))),
    accent(seat),
  ];
});

/** Three discs in a stack, a light on the lower ones. */
const database = redrawing('database', () => {
  const drum = (top: number, tall: number): Path =>
    union(ellipse(50, top, 52, 17), rect(-2, top, 104, tall), ellipse(50, top + tall, 52, 17));
  const first = drum(6, 16);
  const second = subtract(drum(30, 26), grow(first, 4.2), rect(-10, -40, 120, 60));
  const third = subtract(drum(64, 26), grow(drum(30, 26), 4.2), rect(-10, -40, 120, 80));
  const light = (y: number): Path => circle(82, y, 4.6);
  return [
    main(subtract(first, stroke(ellipse(50, 5.5, 41, 9.5), 4.2))),
    accent(softened(subtract(second, light(53)), 1)),
    main(softened(subtract(third, light(87)), 1)),
  ];
});

/** A barrel organ on its wheels, a note on its box and its crank at its side. */
const barrelOrgan = redrawing('barrel-organ', () => {
  const box = union(rect(-4, 6, 88, 80, 6), rect(-10, -6, 100, 15, 4));
  const crank = inked(parse('M82 40L101 40L101 58'), 9);
  const knob = rect(94, 54, 14, 26, 6);
  const score = union(
    rotate(ellipse(27, 57, 9, 7.2), -18, 27, 57),
    rotate(ellipse(51, 52, 9, 7.2), -18, 51, 52),
    rect(29.5, 24, 6.5, 33),
    rect(53.5, 19, 6.5, 33),
    corners('29.500,23 60,17 60,28 29.500,34', 1),
  );
  const note = filleted(score, 1);
  const wheels = union(circle(16, 92, 17), circle(64, 92, 17));
  const cart = apart(filleted(union(box, crank, knob), 1.5), wheels);
  return [
    main(subtract(cart, grow(note, 4.2))),
    main(subtract(wheels, circle(16, 92, 6), circle(64, 92, 6))),
    accent(note),
  ];
});

/** A stuffed arepa, toasted marks on its side. */
const arepa = redrawing('arepa', () => {
  const front = circle(38, 62, 44);
  const back = circle(64, 36, 43);
  const marks = union(
    ...[-17, 0, 17].map((x) => {
      const half = x === 0 ? 24 : 18;
      return inked(
        line(
          38 + x * 0.72 - half * 0.72,
          62 + x * 0.72 + half * 0.72,
          38 + x * 0.72 + half * 0.72,
          62 + x * 0.72 - half * 0.72,
        ),
        6.5,
      );
    }),
  );
  const bumps = [-128, -103, -78, -53, -28, -3, 22, 38].map((turn) => circle(...polar(46, 54, 44, turn), 11));
  const stuffing = filleted(union(circle(46, 54, 44), ...bumps), 1.5);
  return [
    main(subtract(front, marks)),
    accent(softened(apart(stuffing, front), 1.5)),
    main(softened(apart(back, stuffing, front), 1)),
  ];
});

/** A fish laid on cubes of ice. */
const fishOnIce = redrawing('fish-on-ice', () => {
  const body = leaf(-12, 26, 92, 26, 0.27, 0.4);
  const tail = softened(corners('76,26 112,-2 104,26 112,54', 0), 3);
  const fin = softened(parse('M22 4C32 -10 50 -12 66 -8L62 12Z'), 2);
  const fish = filleted(union(body, tail, fin), 3);
  const gill = stroke(arc(-10, 26, 34, -50, 50), 4.4);
  const cube = (x: number, turn: number): Path =>
    rotate(
      subtract(rect(x - 14, 62, 28, 28, 5), inked(parse(`M${x - 6} 78L${x - 6} 70L${x + 2} 70`), 4.6)),
      turn,
      x,
      76,
    );
  const cubes = union(cube(-2, -10), cube(32.5, 6), cube(67.5, -6), cube(102, 10));
  const tray = softened(corners('-18,98 118,98 108,112 -8,112', 0), 3);
  return [
    accent(subtract(apart(fish, cubes), gill, circle(8, 22, 4.6))),
    main(apart(cubes, tray)),
    main(tray),
  ];
});

/** A worm under the sprout that it feeds, ringed. */
const worm = redrawing('worm', () => {
  const spine = parse('M-10 106C16 106 12 64 38 64C64 64 54 102 78 102C96 102 98 82 98 56');
  const skin = filleted(inked(spine, 20), 5);
  const ring = (x: number, y: number, turn: number): Path =>
    rotate(rect(x - 2.1, y - 14, 4.2, 28), turn, x, y);
  const rings = union(ring(10, 91, -57), ring(28.5, 66.5, -28), ring(47.5, 66.5, 30), ring(60, 88, 62));
  const eye = circle(98, 55, 3.8);
  const sprout = union(
    limb('44,49,4 46,34,4 48,14,4'),
    leaf(48, 28, 4, -4, 0.3, 0.55),
    leaf(47, 32, 84, -2, 0.3, 0.55),
  );
  return [main(softened(subtract(skin, rings, eye), 0.5)), accent(apart(filleted(sprout, 1.5), skin))];
});

/** A heap of salt, a scoop stuck in it, its crystals square. */
const saltHeap = redrawing('salt-heap', () => {
  const heap = softened(
    parse(
      'M42 22C50 12 60 12 68 24C80 42 96 66 116 88C120 94 118 100 112 100L-12 100C-18 100 -20 94 -16 88C4 66 28 42 42 22Z',
    ),
    3,
  );
  const cube = (x: number, y: number, r: number, turn: number): Path =>
    rotate(rect(x - r, y - r, 2 * r, 2 * r, 1.5), turn, x, y);
  const crystals = union(
    cube(14, 84, 5.5, 15),
    cube(32, 68, 6, -20),
    cube(40, 87, 5, 30),
    cube(66, 88, 5.5, 8),
    cube(91, 90, 5, -15),
    cube(48, 46, 5.5, 25),
  );
  const scoop = rotate(
    union(parse('M62 70L62 34C62 24 98 24 98 34L98 70C98 78 62 78 62 70Z'), rect(74, -18, 12, 50, 6)),
    30,
    80,
    50,
  );
  return [main(subtract(apart(heap, scoop), crystals)), accent(filleted(scoop, 2))];
});

export const SECOND_TRIES: readonly Redrawing[] = [
  grapes,
  cpu,
  balloon,
  kneeJoint,
  spitChicken,
  excavator,
  tortillas,
  charcuterieBoard,
  dripBag,
  streetLamp,
  comicBook,
  cider,
  signwriting,
  steelFrame,
  trajinera,
  caulkingGun,
  workerScales,
  overcoat,
  clownDoctor,
  waterfall,
  couchSuds,
  raccoon,
  cattleTruck,
  airCompressor,
  lightAircraft,
  generator,
  winch,
  cornCup,
  vaccineVial,
  cropDrone,
  septicTruck,
  rugSuds,
  rickshawFront,
  carCarrier,
  bankNotes,
  mopBucket,
  sapling,
  still,
  windowPane,
  pressureLance,
  poledBoat,
  rollator,
  database,
  barrelOrgan,
  arepa,
  fishOnIce,
  worm,
  saltHeap,
].map(filling);
