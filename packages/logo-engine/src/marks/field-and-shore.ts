import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect, sector, star, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, placed, softened } from './mark.js';

/** An ostrich: a bare neck and long legs, and the plumes of its tail. */
const ostrich = mark('ostrich', ['livestock', 'agriculture', 'nature'], () => {
  const neck = limb('60,50,13 71,36,7 72,24,5 72,14,5 75,4,5');
  const head = union(ellipse(78, 3, 9.5, 7.5), corners('83,-3.5 103,4.5 84,9.5', 2));
  const trunk = parse('M28 30C40 22 62 26 75 40C81 50 75 62 61 65C45 68 29 66 23 56C18 46 20 35 28 30Z');
  const legs = union(
    limb('44,60,9 41,74,4.4 40,101,3.8'),
    limb('64,58,10 66,74,4.4 65,101,3.8'),
    rect(36.2, 98, 17.5, 7.5, 3),
    rect(61.2, 98, 17.5, 7.5, 3),
  );
  const plumes = union(
    leaf(30, 46, -2, 16, 0.24, 0.65),
    leaf(30, 48, -3, 38, 0.24, 0.65),
    leaf(30, 52, 0, 62, 0.24, 0.65),
  );
  const wing = parse('M40 42C44 52 54 56 66 50');
  const bird = filleted(union(neck, head, trunk, legs), 2);
  return [
    main(subtract(bird, circle(78.5, 2, 2.6), stroke(wing, 5, { cap: 'round' })), concat(bird, wing)),
    accent(softened(apart(plumes, bird), 1)),
  ];
});

/** An alpaca in full wool: a curly tuft, neck and body on thin legs. */
const alpaca = mark('alpaca', ['livestock', 'agriculture', 'desing'], () => {
  const curls = (spots: string): Path =>
    union(
      ...spots.split(' ').map((spot) => {
        const [x = 0, y = 0, r = 0] = spot.split(',').map(Number);
        return circle(x, y, r);
      }),
    );
  const wool = union(
    curls('14,54,10 27,50,10 40,51,10 14,68,11 23,76,10 37,78,10 51,77,10 61,68,10'),
    curls('62,54,10 62,40,10 61,27,10 57,14,9 65,5,10 75,3,7'),
    corners('14,52 52,52 56,10 68,12 68,68 52,76 18,74', 3),
  );
  const ear = leaf(58, 10, 46, -5.5, 0.28, 0.5);
  const face = parse(
    'M72 15C77 11 84 12 90 17C95 21 98 24 98 28C98 33 93 36 87 35C81 35 76 34 73 30C70 26 69 19 72 15Z',
  );
  const legs = union(...[14, 27, 43, 56].map((x) => rect(x, 76, 8.5, 29.5, 3)));
  const body = filleted(union(wool, ear), 1.2);
  return [
    main(softened(apart(union(body, legs), face), 0.8)),
    accent(subtract(face, circle(81, 21, 2.8)), face),
  ];
});

/** A ceiba: a wide flat crown on a trunk that spreads into buttress roots. */
const ceiba = mark('ceiba', ['nature', 'agriculture', 'entertainment'], () => {
  const crown = union(
    ellipse(19, 33, 24, 14),
    ellipse(34, 17, 24, 17),
    ellipse(63, 12, 25, 17),
    ellipse(80, 31, 25, 15),
    rect(18, 20, 64, 26, 10),
  );
  const boughs = union(
    limb('47,78,7 44,56,6 33,40,4.5 22,30,3'),
    limb('53,78,7 56,56,6 67,40,4.5 78,30,3'),
    limb('50,70,7 50,46,5 49,22,3.5'),
  );
  const roots = parse(
    'M42 66L58 66C59 82 68 96 92 105.500L60 105.500C55 100 52 96 50 91C48 96 45 100 40 105.500L8 105.500C32 96 41 82 42 66Z',
  );
  const wood = filleted(union(boughs, roots), 2);
  return [main(softened(apart(filleted(crown, 3), wood), 1)), accent(wood)];
});

/** The scale insect, in rings, and a drop of the red that it gives. */
const cochineal = mark('cochineal', ['agriculture', 'art', 'desing'], () => {
  const body = ellipse(50, 52, 31, 45);
  const feelers = both(parse('M41 12C39 4 34 -1 27 -2'));
  const legs = both(concat(parse('M24 34L10 30L3 20'), parse('M20 52L1 52'), parse('M24 72L10 78L4 90')));
  const limbs = inked(concat(feelers, legs), 6.5);
  const seams = concat(...[30, 48, 66].map((y) => parse(`M10 ${y}C34 ${y + 8} 66 ${y + 8} 90 ${y}`)));
  const drop = parse(
    'M85 56C95 68 103 77 103 87C103 98 95 105.500 85 105.500C75 105.500 67 98 67 87C67 77 75 68 85 56Z',
  );
  const at = (path: Path): Path => translate(scale(path, 0.97), -1, 0);
  const bug = at(union(subtract(body, stroke(seams, 5)), subtract(limbs, body)));
  return [
    main(
      softened(subtract(bug, grow(drop, 5)), 0.6),
      concat(
        subtract(at(body), grow(drop, 3)),
        at(feelers),
        at(parse('M24 34L10 30L3 20M76 34L90 30L97 20M20 52L1 52M80 52L99 52M24 72L10 78L4 90')),
      ),
    ),
    accent(drop),
  ];
});

/** Secateurs, open. */
const secateurs = mark('secateurs', ['nature', 'agriculture'], () => {
  const turn = (path: Path): Path => placed(path, 0.95, 26, -1, -2.5);
  const blade = parse('M40 52C26 38 22 12 36 -5C50 4 62 24 62 44C62 52 48 58 40 52Z');
  const hook = limb('52,50,9 66,38,6.5 76,25,6 80,9,3');
  const shanks = union(limb('48,46,8 60,56,7.5 68,66,6.8'), limb('54,46,8 40,56,7.5 32,66,6.8'));
  const grips = inked(both(parse('M71.500 73C77 81 77 92 70 101')), 13);
  const room = limb('60,44,4 71,32,4 80,8,4');
  const jaws = filleted(union(softened(apart(blade, room), 1), hook, shanks, circle(51, 50, 11)), 1.5);
  return [main(turn(subtract(jaws, circle(51, 50, 4.2)))), accent(turn(apart(grips, jaws)))];
});

/** A trowel and a hand fork side by side. */
const gardenTools = mark('garden-tools', ['nature', 'agriculture'], () => {
  const grip = (x: number): Path => rect(x - 8, -5, 16, 42, 7);
  const trowel = union(
    rect(20.5, 42, 9, 22, 2),
    parse('M5 66C5 60 9 57 14 57L36 57C41 57 45 60 45 66C45 84 38 97 25 105.500C12 97 5 84 5 66Z'),
  );
  const fork = union(
    rect(70.5, 42, 9, 22, 2),
    parse(
      'M54 105.500L54 72C54 63 60 57 68 57L82 57C90 57 96 63 96 72L96 105.500L87 105.500L87 74C87 70 85 68 82 68L79.500 68L79.500 105.500L70.500 105.500L70.500 68L68 68C65 68 63 70 63 74L63 105.500Z',
    ),
  );
  return [
    accent(grip(25)),
    accent(grip(75)),
    main(softened(filleted(trowel, 2), 1)),
    main(softened(filleted(fork, 2), 1.5)),
  ];
});

/** A knapsack sprayer: tank, hose and lance, and its spray. */
const sprayer = mark('knapsack-sprayer', ['agriculture', 'nature', 'construction'], () => {
  const tank = rect(-5, 18, 60, 87.5, 13);
  const cap = rect(8, 3, 34, 11, 4);
  const hose = parse('M52 93L66 93C75 93 79 87 77.500 77L68 8L80 0');
  const drops = concat(
    circle(93, -0.5, 4.8),
    circle(101, 11.5, 4.8),
    circle(87, 13, 4.8),
    circle(96, 25, 4.8),
  );
  const drop = (grown: number): Path =>
    grow(
      parse(
        'M25 47C32 56 36.500 61 36.500 67.500C36.500 74 31.500 79 25 79C18.500 79 13.500 74 13.500 67.500C13.500 61 18 56 25 47Z',
      ),
      grown,
    );
  return [
    main(subtract(union(tank, inked(hose, 8)), drop(6)), concat(tank, hose)),
    main(cap),
    accent(drops),
    accent(drop(0.5)),
  ];
});

/** A rat barred by the sign of what is forbidden. */
const mouseBanned = mark('rat-banned', ['agriculture', 'construction', 'healthcare'], () => {
  const back = parse(
    'M20 66C20 46 34 33 52 33C57 33 61 34 64 36L86 56C89 59 88 63 84 64L72 67C69 71 65 72 61 72L26 72C22 72 20 70 20 66Z',
  );
  const ear = circle(64, 34, 9.5);
  const tail = parse('M26 69C12 69 12 54 22 49C28 46 28 38 22 34');
  const rat = union(back, ear, inked(tail, 5.8));
  const ring = subtract(circle(50, 50, 55.5), circle(50, 50, 46.5));
  const bar = subtract(rotate(rect(2, 45.5, 96, 9), 45, 50, 50), grow(rat, 4.5));
  const marks = union(circle(75, 54, 3), stroke(arc(64, 34, 9.5, 60, 180), 3.8));
  return [main(subtract(rat, marks), concat(union(back, ear), tail)), accent(union(ring, bar))];
});

/** Half an oyster with its pearl, and a wedge of lemon. */
const halfOyster = mark('half-oyster', ['fishing', 'gastronomy', 'food'], () => {
  const shell = parse(
    'M3 95C-5 87 -3 76 1 70C-1 60 3 50 9 46C9 36 15 28 23 26C25 16 33 9 42 10C47 1 58 -4 67 0C76 -4 86 -1 91 6C101 9 105 20 102 29C105 38 102 48 96 52C96 62 90 69 84 70C80 79 71 84 63 82C57 90 47 94 39 90C33 98 22 102 16 99C11 102 5 99 3 95Z',
  );
  const inner = parse('M11 88C8 70 22 34 50 20C72 9 93 16 93 34C93 52 74 66 54 74C36 81 20 92 11 88Z');
  const flesh = parse(
    'M28 72C28 56 42 38 58 31C70 26 83 26 84 35C85 44 74 47 68 53C62 60 52 60 46 65C40 70 28 80 28 72Z',
  );
  const lemon = circle(82, 82, 23.5);
  const segments = concat(...[0, 60, 120].map((turn) => rotate(line(66.5, 82, 97.5, 82), turn, 82, 82)));
  return [
    main(softened(apart(subtract(shell, inner), lemon), 1), subtract(shell, grow(lemon, 3))),
    main(apart(flesh, lemon)),
    accent(subtract(lemon, stroke(segments, 3.8)), concat(lemon, segments)),
  ];
});

/** A man in a boat with his rod, and the fish that bites. */
const angler = mark('angler', ['fishing', 'nature', 'entertainment'], () => {
  const hull = parse(
    'M-1 64L101 64C104 64 105.500 66 105 69C102 83 93 90 80 90L22 90C9 90 -1 83 -5 69C-5.500 66 -4 64 -1 64Z',
  );
  const swell = wave(-2, 99.5, 104, 5, 3);
  const man = union(
    limb('32,66,13 33,50,11.5 36,40,9'),
    limb('36,44,6 48,54,5 60,52,4.6'),
    circle(60, 52, 4.6),
    circle(39, 24, 9),
  );
  const hat = union(rect(22, 15, 35, 6.5, 3), parse('M28 17L30 4C31 0 34 -1 39 -1C44 -1 47 0 48 4L50 17Z'));
  const rod = parse('M56 58L86 -1');
  const prey = union(leaf(88, 25, 88, 52, 0.32, 0.45), corners('88,46 97,58.5 79,58.5', 2));
  const boat = filleted(union(hull, man, hat), 1);
  const tackle = union(inked(rod, 5.6), stroke(parse('M86 -1L88 4L88 20'), 4.2));
  return [
    main(union(boat, tackle), concat(boat, rod, line(88, 2, 88, 18))),
    accent(prey),
    accent(stroke(swell, 6.4, { cap: 'round' }), swell),
  ];
});

/** A dairy cow, side on. */
const dairyCow = mark('dairy-cow', ['livestock', 'agriculture', 'food'], () => {
  const trunk = parse(
    'M12 24L66 24C74 24 80 28 82 36L80 60C78 68 72 72 64 72L18 72C8 72 3 66 3 58L3 34C3 28 6 24 12 24Z',
  );
  const legs = union(...[3.5, 18, 57, 71].map((x) => rect(x, 58, 10, 44, 3)));
  const head = parse(
    'M66 24C70 18 76 16 83 17C90 18 95 21 98 27L105 45C107 52 102 56 96 56L89 55C84 54 82 50 80 46L70 44Z',
  );
  const ear = leaf(82, 22, 66, 9, 0.3, 0.5);
  const horn = limb('88,20,4.2 93,12,3.6 91,3,2.4');
  const tail = parse('M6 30C-1 34 -1.500 44 -1.500 64');
  const udder = union(ellipse(42.5, 72, 10, 9), rect(34.5, 74, 6, 11, 3), rect(44.5, 74, 6, 11, 3));
  const cow = softened(filleted(union(trunk, legs, head, ear, horn, inked(tail, 6)), 1.5), 0.5);
  const patches = concat(
    parse('M16 36C20 31 30 31 36 34C42 37 40 46 34 47C30 48 30 54 24 54C16 54 12 42 16 36Z'),
    parse('M52 36C57 31 66 34 67 41C68 48 62 52 57 50C51 48 49 41 52 36Z'),
  );
  const muzzle = stroke(parse('M107 39C98 40 92 46 91 58'), 4.2);
  return [
    main(subtract(apart(cow, udder), patches, circle(87, 31, 2.8), muzzle), concat(cow, patches)),
    accent(udder),
  ];
});

/** A house with a paw on it. */
const pawHouse = mark('paw-house', ['livestock', 'nature', 'healthcare'], () => {
  const roof = parse('M1 46L50 2.500L99 46');
  const walls = corners('50,14 89,48 89,105.500 11,105.500 11,48', 4);
  const pad = parse(
    'M50 97C41 90 31 84 31 75C31 68 36 64.500 41 64.500C45 64.500 48 66 50 70C52 66 55 64.500 59 64.500C64 64.500 69 68 69 75C69 84 59 90 50 97Z',
  );
  const toes = both(
    union(rotate(ellipse(29, 60, 5.8, 8), -24, 29, 60), rotate(ellipse(42, 50, 6, 8.6), -8, 42, 50)),
  );
  return [
    main(subtract(apart(walls, inked(roof, 12)), pad, toes), concat(walls, pad, toes)),
    accent(inked(roof, 11.5), roof),
  ];
});

/** A dog on its leash. */
const dogWalk = mark('dog-on-leash', ['livestock', 'nature', 'entertainment'], () => {
  const dog = union(
    limb('12,64,9 30,63,12 50,62,12.500 62,60,11'),
    circle(13, 64, 9),
    limb('56,64,13 65,48,10 71,34,9.500'),
    circle(74, 27, 13),
    limb('75,28,12 90,33,8 98,34,6.500'),
    circle(98.5, 34, 6.5),
    limb('13,66,10 9,82,5.4 10,102,4.6'),
    limb('22,68,9 25,84,5.4 26,102,4.6'),
    limb('55,66,10 53,84,5.4 53,102,4.6'),
    limb('63,62,9 69,84,5.4 70,102,4.6'),
    ...[5.5, 21.5, 48.5, 65.5].map((x) => rect(x, 98, 13, 7.5, 3)),
    limb('9,60,6 0,48,4.4 -1.500,34,3'),
  );
  const body = filleted(dog, 2);
  const ear = limb('66,17,2.500 58,24,6 55,34,6.500 58,42,3');
  const strap = limb('48,45,4 64,53,4 84,58,4');
  const lead = parse('M54 49C38 40 36 20 19 12');
  const loop = circle(10, 5.5, 8);
  const leash = union(inked(lead, 6), stroke(loop, 6));
  const collar = intersect(strap, grow(body, 0.5));
  const worn = union(collar, leash);
  const head = union(body, ear);
  const fold = stroke(parse('M71 15C65 22 67 32 64 38'), 4);
  return [
    main(softened(subtract(apart(head, worn), circle(81, 25, 2.9), fold), 0.6), body),
    accent(worn, concat(lead, loop)),
  ];
});

/** A hen beside her egg. */
const henAndEgg = mark('hen-and-egg', ['livestock', 'agriculture', 'food'], () => {
  const hen = parse(
    'M0 86C-5.500 66 -5.500 46 -2 33C0 29 4 30 6 33C11 45 20 50 29 50C40 50 44 42 46 31C49 16 57 8 67 8C77 8 84 16 84 26C84 40 77 52 75 64C72 88 64 105.500 44 105.500L22 105.500C10 105.500 3 96 0 86Z',
  );
  const beak = union(corners('83,14 104,26 83,36', 2.5), circle(87, 42, 5.5));
  const comb = union(circle(56, 3.5, 6.5), circle(67, 1.2, 6.5), circle(78, 3.5, 6));
  const wing = parse('M18 68C24 84 44 86 54 66');
  const egg = ellipse(91, 84.5, 14.5, 21);
  const face = apart(hen, egg);
  return [
    main(subtract(face, circle(71, 24, 3.4), stroke(wing, 6, { cap: 'round' })), concat(face, wing)),
    accent(union(apart(comb, hen), apart(beak, hen))),
    accent(egg),
  ];
});

/** A sack of fertiliser: a sprout on its front. */
const fertiliserSack = mark('fertiliser-sack', ['agriculture', 'nature'], () => {
  const bag = parse(
    'M16 15L84 15C83 30 94 46 94 68C94 84 93 94 91 101C90 104 88 105.500 85 105.500L15 105.500C12 105.500 10 104 9 101C7 94 6 84 6 68C6 46 17 30 16 15Z',
  );
  const seam = rect(10, -5, 80, 15, 5);
  const sprout = union(
    leaf(49, 74, 26, 54, 0.32, 0.55),
    leaf(50, 66, 73, 38, 0.32, 0.55),
    rect(46.5, 60, 7, 34, 3.5),
  );
  const stitches = concat(...[24, 41, 59, 76].map((x) => line(x, -2, x, 7)));
  return [
    main(subtract(bag, grow(sprout, 5)), bag),
    main(subtract(seam, stroke(stitches, 4.4)), seam),
    accent(filleted(sprout, 1), sprout),
  ];
});

/** A drip line that waters two seedlings. */
const dripLine = mark('drip-line', ['agriculture', 'nature'], () => {
  const pipe = union(rect(-5, -2, 110, 16, 8), rect(17.5, 8, 15, 14, 4), rect(67.5, 8, 15, 14, 4));
  const drop = (x: number): Path =>
    parse(
      `M${x} 28C${x + 6} 36 ${x + 10} 41 ${x + 10} 47C${x + 10} 53 ${x + 6} 57 ${x} 57C${x - 6} 57 ${x - 10} 53 ${x - 10} 47C${x - 10} 41 ${x - 6} 36 ${x} 28Z`,
    );
  const seedling = (x: number): Path =>
    union(
      leaf(x, 88, x - 19, 65, 0.3, 0.55),
      leaf(x, 88, x + 19, 65, 0.3, 0.55),
      rect(x - 3.6, 82, 7.2, 20, 2),
    );
  const soil = rect(-5, 96, 110, 9.5, 4.7);
  return [
    main(pipe),
    accent(drop(25)),
    accent(drop(75)),
    main(filleted(union(seedling(25), seedling(75), soil), 2)),
  ];
});

/** A sprout held in two hands. */
const handsSprout = mark('hands-sprout', ['nature', 'agriculture', 'healthcare'], () => {
  const palm = parse(
    'M-5 52C-5 45 4 44 8 49C13 56 15 62 22 66C31 71 46 73 47 88L47 105.500L24 105.500C6 98 -4 76 -5 52Z',
  );
  const sprout = union(
    leaf(49, 48, 8, 18, 0.32, 0.55),
    leaf(51, 38, 90, 0, 0.32, 0.55),
    limb('50,30,3.7 50,50,3.7 50,71,3.7'),
  );
  return [main(both(palm)), accent(softened(filleted(sprout, 2), 1))];
});

/** A truck that collects what is recycled. */
const recyclingTruck = mark('recycling-truck', ['nature', 'transportation', 'construction'], () => {
  const wheels = [circle(20, 85, 13), circle(82, 85, 13)];
  const hold = parse('M13 8L58 8C61 8 63 10 63 13L63 80L-1 80C-4 80 -5 79 -5 76L-5 28C-5 16 2 8 13 8Z');
  const cab = parse(
    'M71 28L87 28C91 28 94 30 95 34L104 54C105 56 105.500 58 105.500 60L105.500 76C105.500 79 104 80 101 80L68 80L68 31C68 29 69 28 71 28Z',
  );
  const pane = corners('76,36 87,36 94,54 76,54', 2.5);
  const ring = concat(arc(30, 42, 15.5, 200, 322), arc(30, 42, 15.5, 20, 142));
  const heads = concat(corners('50,24 50,41 35,38', 1), corners('10,60 10,43 25,46', 1));
  const arrows = union(stroke(ring, 6.5), heads);
  return [
    main(apart(subtract(hold, arrows), ...wheels), concat(hold, arrows)),
    accent(apart(subtract(cab, pane), ...wheels), cab),
    ...wheels.map((wheel, i) => main(subtract(wheel, circle(i === 0 ? 20 : 82, 85, 4.8)), wheel)),
  ];
});

/** An observatory under a star, its telescope out of the dome. */
const observatory = mark('observatory', ['nature', 'technology', 'entertainment'], () => {
  const dome = sector(46, 72, 46, 180, 360);
  const tube = rotate(rect(42, -9, 15, 55, 4), 42, 48, 66);
  const drum = rect(-5, 77, 102, 28.5, 4);
  const spark = star(17, 13, 19, 6.8, 4, 1.5);
  const panes = concat(...[18, 46, 74].map((x) => rect(x - 6, 86, 12, 11, 2)));
  return [
    main(softened(apart(dome, tube), 1.5)),
    main(subtract(drum, panes)),
    accent(tube),
    accent(apart(spark, dome)),
  ];
});

/** A hot spring: steam over a pool. */
const hotSpring = mark('hot-spring', ['nature', 'healthcare', 'entertainment'], () => {
  const pool = parse('M8 64C-6 74 -1 99 50 99C101 99 106 74 92 64');
  const wisp = (x: number, y: number, by: number): Path =>
    parse(
      `M${x} ${y}C${x - 11} ${y - by * 0.33} ${x - 9} ${y - by * 0.42} ${x} ${y - by * 0.55}C${x + 9} ${y - by * 0.7} ${x + 6} ${y - by * 0.85} ${x - 1} ${y - by}`,
    );
  const steam = [wisp(27, 66, 54), wisp(51, 74, 74), wisp(75, 66, 54)];
  return [main(inked(pool, 12), pool), ...steam.map((path) => accent(inked(path, 9), path))];
});

/** A wind turbine. */
const windTurbine = mark('wind-turbine', ['nature', 'technology', 'construction'], () => {
  const vane = parse('M46 41L39.500 12C38.500 4 43 -5.500 50.500 -5.500C56 -5.500 57 2 57 11L54.500 41Z');
  const hub = circle(50, 43, 8.5);
  const rotor = filleted(union(...[6, 126, 246].map((turn) => rotate(vane, turn, 50, 43)), hub), 2);
  const tower = corners('45.500,50 54.500,50 60,105.500 40,105.500', 2);
  return [main(subtract(rotor, circle(50, 43, 3.6)), rotor), accent(apart(tower, rotor))];
});

/** The sun with a bolt in it: power from the sun. */
const sunBolt = mark('sun-bolt', ['nature', 'construction', 'technology'], () => {
  const disc = circle(50, 50, 31);
  const bolt = corners('55,26 35,54 48,54 44,75 66,45 52,45', 2.5);
  const rays = union(
    ...Array.from({ length: 8 }, (_, i) => rotate(rect(45, -5.5, 10, 17, 5), i * 45, 50, 50)),
  );
  return [accent(subtract(disc, bolt), concat(disc, bolt)), main(rays)];
});

/** A cabin beside a pine. */
const cabinAndPine = mark('cabin-and-pine', ['nature', 'entertainment', 'construction'], () => {
  const fir = union(
    softened(corners('23,-6 43,34 3,34', 3), 1),
    softened(corners('23,10 51,72 -5,72', 3), 1),
    rect(18, 70, 10, 35.5, 1.5),
  );
  const roof = parse('M33 66L66 34L99 66');
  const walls = corners('66,46 93,71 93,105.500 39,105.500 39,71', 3);
  const door = parse(
    'M57.500 106L57.500 85C57.500 80 60 78 64 78L68 78C72 78 74.500 80 74.500 85L74.500 106Z',
  );
  const edge = inked(roof, 11);
  return [
    main(softened(apart(fir, union(walls, edge)), 1.2)),
    main(apart(subtract(walls, door), edge)),
    accent(edge, roof),
  ];
});

/** A comb with a paw on it. */
const pawComb = mark('paw-comb', ['livestock', 'nature'], () => {
  const teeth = Array.from({ length: 7 }, (_, i) => rect(-5 + i * 16.8, 40, 9.2, 65.5, 4.5));
  const comb = filleted(union(rect(-5, -4, 110, 64, 16), ...teeth), 1);
  const window = circle(50, 28, 25.5);
  const pad = parse(
    'M50 47C45 43 36 39 36 32C36 27.500 39 25 43 25C46 25 48.500 26 50 29C51.500 26 54 25 57 25C61 25 64 27.500 64 32C64 39 55 43 50 47Z',
  );
  const toes = both(
    union(
      rotate(ellipse(33.5, 21, 4.4, 6), -24, 33.5, 21),
      rotate(ellipse(43.5, 13, 4.5, 6.6), -8, 43.5, 13),
    ),
  );
  return [main(subtract(comb, window), concat(comb, window)), accent(concat(pad, toes))];
});

/** A pig, side on. */
const pigSide = mark('standing-pig', ['livestock', 'food', 'agriculture'], () => {
  const trunk = parse(
    'M6 54C4 34 20 22 42 22C52 22 60 22 68 26C78 22 88 28 92 38L101 40C104 41 105.500 43 105.500 46L105 56C105 59 103 61 100 61L94 62C90 72 82 78 70 80L24 80C13 79 7 68 6 54Z',
  );
  const legs = union(...[12, 29, 55, 73].map((x) => rect(x, 66, 11, 36, 3)));
  const tail = parse('M12 44C2 45 -2 40 -1.500 31');
  const ear = parse('M62 23C64 15 69 9 76 7C82 13 83 21 80 29C73 31 66 29 62 23Z');
  const pig = filleted(union(trunk, legs, inked(tail, 5.8)), 2);
  const nose = stroke(line(98.5, 36, 97, 66), 4);
  return [main(softened(subtract(apart(pig, ear), circle(89, 45, 2.9), nose), 0.8), pig), accent(ear)];
});

/** A goat, side on: horn and beard. */
const goatSide = mark('standing-goat', ['livestock', 'food', 'agriculture'], () => {
  const trunk = parse(
    'M12 40L58 40C68 40 74 46 74 56L72 66C70 72 66 74 60 74L18 74C10 74 6 68 6 60L6 46C6 42 8 40 12 40Z',
  );
  const legs = union(...[7.5, 21, 50, 62].map((x) => rect(x, 62, 9, 43.5, 3)));
  const neck = limb('60,54,14 70,38,10 77,24,8.5');
  const head = union(limb('76,20,10 88,25,8 99,33,5.500'), circle(99, 33, 5.5));
  const ear = leaf(76, 20, 56, 24, 0.24, 0.55);
  const tail = limb('10,46,6 2,38,4.5 -2,28,2.4');
  const goat = filleted(union(trunk, legs, neck, head, ear, tail), 2);
  const horn = limb('80,10,5 78,2,4.5 70,-1,3.6 58,1,1.6');
  const beard = parse('M84 38L97 44C95 52 92 57 87 60C84 54 83 46 84 38Z');
  return [
    main(subtract(apart(goat, horn, beard), circle(85, 22, 2.8)), goat),
    accent(softened(apart(horn, head), 0.5)),
    accent(softened(apart(beard, head, neck), 0.8)),
  ];
});

export const FIELD_AND_SHORE: readonly Mark[] = [
  ostrich,
  alpaca,
  ceiba,
  cochineal,
  secateurs,
  gardenTools,
  sprayer,
  mouseBanned,
  halfOyster,
  angler,
  dairyCow,
  pawHouse,
  dogWalk,
  henAndEgg,
  fertiliserSack,
  dripLine,
  handsSprout,
  recyclingTruck,
  observatory,
  hotSpring,
  windTurbine,
  sunBolt,
  cabinAndPine,
  pawComb,
  pigSide,
  goatSide,
];
