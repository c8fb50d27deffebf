import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, type Mark, main, mark, softened } from './mark.js';

/** A rail with a shirt and a dress on it. */
const clothesRack = mark('clothes-rack', ['desing', 'marketing'], () => {
  const posts = union(rect(-5, 95, 22, 8.5, 3), rect(1, -3, 8, 106, 3));
  const rail = union(both(posts), rect(-5, 6, 110, 8, 3), rect(29, 10, 6, 10), rect(66, 10, 6, 10));
  const shirt = parse('M25 25C27 32 37 32 39 25L47 29L52 47L43 50L43 86L21 86L21 50L14 47L17 29Z');
  const dress = parse('M60 25L63 25C64 34 74 34 75 25L78 25L80 45L76 53L87 88L51 88L62 53L58 45Z');
  return [main(rail), main(softened(shirt, 1.5)), accent(softened(dress, 1.5))];
});

/** A bodysuit for a baby, a heart on it. */
const onesie = mark('onesie', ['desing', 'healthcare', 'marketing'], () => {
  const suit = parse(
    'M31 -2C34 12 66 12 69 -2L83 3L105 29L88 47L79 38L79 66C68 68 62 80 61 102L39 102C38 80 32 68 21 66L21 38L12 47L-5 29L17 3Z',
  );
  const heart = parse('M50 61C36 52 31 45 31 38C31 26 45 23 50 33C55 23 69 26 69 38C69 45 64 52 50 61Z');
  const snaps = union(circle(50, 92, 3.6), circle(50, 78, 3.6));
  return [main(softened(subtract(suit, grow(heart, 5), snaps), 2)), accent(heart)];
});

/** The bell of a reception, ringing. */
const receptionBell = mark('reception-bell', ['entertainment', 'gastronomy', 'marketing'], () => {
  const dome = parse('M4 80C4 52 24 34 50 34C76 34 96 52 96 80Z');
  const button = union(rect(45.5, 24, 9, 14), rect(37, 15, 26, 11, 5));
  const shine = arc(50, 80, 33, 195, 240);
  const sound = concat(line(17, 32, 6, 21), line(30, 20, 24, 6));
  return [
    main(softened(subtract(union(dome, button), stroke(shine, 6.5, { cap: 'round' })), 1)),
    accent(both(stroke(sound, 7, { cap: 'round' })), both(sound)),
    accent(rect(-4, 86.5, 108, 13, 5)),
  ];
});

/** An aeroplane that leaves the world behind. */
const globePlane = mark('globe-plane', ['transportation', 'entertainment', 'marketing'], () => {
  const plane = corners(
    '0,-38 5,-30 5,-12 31,8 31,17 5,9 5,24 14,32 14,39 0,35 -14,39 -14,32 -5,24 -5,9 -31,17 -31,8 -5,-12 -5,-30',
    2.5,
  );
  const flown = translate(rotate(plane, 45, 0, 0), 76, 26);
  const lines = union(
    stroke(ellipse(42, 60, 19, 44), 6),
    stroke(concat(line(-5, 46, 91, 46), line(-5, 74, 91, 74)), 6),
  );
  return [main(softened(apart(subtract(circle(42, 60, 45), lines), flown), 0.6)), accent(flown)];
});

/** Three books that lie on one another. */
const bookStack = mark('book-stack', ['marketing', 'art'], () => {
  const book = (x: number, y: number, right: number): Path => {
    const cover = parse(
      `M${right} ${y}L${x + 11} ${y}C${x - 4} ${y} ${x - 4} ${y + 29} ${x + 11} ${y + 29}L${right} ${y + 29}L${right} ${y + 22.5}L${x + 19} ${y + 22.5}C${x + 12} ${y + 22.5} ${x + 12} ${y + 6.5} ${x + 19} ${y + 6.5}L${right} ${y + 6.5}Z`,
    );
    return union(softened(cover, 1), rect(x + 20, y + 11.5, right - x - 24, 6, 1));
  };
  return [main(union(book(-4, 72, 104), book(0, 0, 90))), accent(book(10, 36, 105))];
});

/** A pot with a pencil, a ruler and a marker. */
const pencilCup = mark('pencil-cup', ['marketing', 'art', 'desing'], () => {
  const cup = subtract(corners('9,53 91,53 88,105 12,105', 6), rect(0, 85, 100, 6));
  const pencil = union(rect(17, 18, 19, 60), corners('17,13 36,13 26.5,-6', 2));
  const ticks = union(rect(38, 4, 12, 5), rect(38, 15, 9, 5), rect(38, 26, 12, 5));
  const marker = union(rect(66, 18, 19, 60, 3), rect(70.5, 2, 10, 11.5, 3));
  const upright = (path: Path, turn: number, at: number): Path =>
    subtract(rotate(path, turn, at, 47), rect(-10, 47, 120, 70));
  return [
    main(union(cup, subtract(rect(40, -5, 20, 52, 2), ticks))),
    accent(union(upright(pencil, -10, 26), upright(marker, 10, 76))),
  ];
});

/** A board on its legs, a sum on it. */
const chalkboard = mark('blackboard', ['marketing', 'entertainment', 'art'], () => {
  const two = parse('M17 29C18 18 36 18 36 30C36 39 20 44 18 54L38 54');
  const sum = concat(two, line(43, 39, 59, 39), line(51, 31, 51, 47), translate(two, 47, 0));
  const leg = corners('22,80 32,80 22,105 11,105', 2);
  return [
    main(subtract(rect(-3, -2, 106, 73, 6), stroke(sum, 7, { cap: 'round', join: 'round' }))),
    accent(union(rect(-5, 77.5, 110, 9, 3), both(leg))),
  ];
});

/** A reel and the film that leaves it. */
const filmReel = mark('movie-reel', ['entertainment', 'art', 'marketing'], () => {
  const holes = [0, 1, 2, 3, 4].map((i) => rotate(circle(48, 20, 10.2), i * 72, 48, 45));
  const tail = parse('M2 76C12 91 30 99 48 99L100 99');
  const film = stroke(tail, 9.5, { cap: 'round' });
  return [main(subtract(circle(48, 45, 47.5), ...holes, circle(48, 45, 5))), accent(film, tail)];
});

/** Two shells of wood on their cord. */
const castanets = mark('castanets', ['art', 'entertainment'], () => {
  const shell = union(ellipse(0, 24, 25, 29), corners('-19,-13 19,-13 15,12 -15,12', 6));
  const hung = (path: Path): Path => translate(rotate(path, 16, 0, 0), 28, 47);
  const whole = hung(subtract(shell, circle(-8, -3, 4.2), circle(8, -3, 4.2)));
  const cord = parse('M24 36C12 2 42 -8 50 9C58 -8 88 2 76 36');
  return [
    main(subtract(whole, stroke(hung(ellipse(0, 28, 13, 16)), 6))),
    main(mirror(whole)),
    accent(apart(stroke(cord, 7.5, { cap: 'round' }), both(hung(shell))), cord),
  ];
});

/** Three balloons on their strings. */
const balloonBunch = mark('balloon-bunch', ['entertainment', 'marketing'], () => {
  const balloon = (x: number, y: number): Path =>
    union(ellipse(x, y, 23, 27.5), corners(`${x - 8},${y + 37} ${x},${y + 23} ${x + 8},${y + 37}`, 2));
  const front = balloon(50, 23);
  const sides = both(rotate(balloon(19, 38), 12, 19, 38));
  const strings = parse('M13 74C20 88 44 86 50 102C56 86 80 88 87 74M50 62L50 101');
  return [
    accent(subtract(front, stroke(arc(50, 23, 15, 195, 245), 5.5, { cap: 'round' }))),
    main(apart(sides, front)),
    main(apart(stroke(strings, 6, { cap: 'round' }), front, sides), strings),
  ];
});

/** A bottle of scent and the reeds in it. */
const reedDiffuser = mark('reed-diffuser', ['art', 'desing', 'healthcare'], () => {
  const bottle = parse(
    'M38 45L62 45L62 57C78 62 88 73 88 87C88 97 82 105 70 105L30 105C18 105 12 97 12 87C12 73 22 62 38 57Z',
  );
  const drop = parse('M50 68C58 77 62 82 62 87C62 94 57 98 50 98C43 98 38 94 38 87C38 82 42 77 50 68Z');
  const reeds = concat(line(40, 37, 16, 1), line(50, 37, 50, -1), line(60, 37, 84, 1));
  return [main(subtract(softened(bottle, 2), drop)), accent(stroke(reeds, 7, { cap: 'round' }), reeds)];
});

/** A dog in a tub, foam on its head. */
const dogBath = mark('dog-bath', ['livestock', 'healthcare', 'nature'], () => {
  const basin = parse('M3 76L97 76C97 92 89 99 77 99L23 99C11 99 3 92 3 76Z');
  const tub = union(rect(-5, 68, 110, 11, 5), basin, both(rect(18, 95, 14, 10, 3)));
  const face = parse('M25 62C23 54 25 46 25 38C25 20 36 12 50 12C64 12 75 20 75 38C75 46 77 54 75 62Z');
  const ear = parse('M23 15C6 9 -3 24 1 42C3 53 14 56 17 47C20 37 21 27 27 20Z');
  const mouth = parse('M50 46L50 51C48 57 39 57 37 52M50 51C52 57 61 57 63 52');
  const looks = union(circle(38, 34, 4.6), circle(62, 34, 4.6), ellipse(50, 43, 7, 5), stroke(mouth, 4.5));
  const foam = union(circle(37, 9, 9.5), circle(50, 3.5, 9), circle(63, 9, 9.5));
  return [
    main(tub),
    main(subtract(apart(face, foam), looks)),
    main(both(apart(ear, face, foam))),
    accent(union(foam, circle(97, 2, 7), circle(9, -0.5, 4.8))),
  ];
});

/** A horse of wood that rocks. */
const rockingHorse = mark('rocking-horse', ['entertainment', 'art', 'desing'], () => {
  const legs = union(limb('27,58,10 22,70,6.5 11,86,5'), limb('65,58,10 75,70,6.5 85,86,5'));
  const trunk = union(
    limb('17,50,5 24,53,11 44,56,11.5 60,52,14 70,38,12 75,20,10 74,10,5'),
    circle(24, 54, 10),
  );
  const head = union(
    limb('74,16,11 86,25,8.5 98,35,6.5'),
    circle(97, 34.5, 7),
    corners('68,14 71,-5 81,7', 2),
  );
  const tail = limb('17,48,4 7,46,6 1,53,6 -1,63,2');
  const mane = limb('64,0,4 58,8,7 55,22,8 48,36,5 41,41,1');
  const horse = softened(filleted(union(legs, trunk, head, tail), 3), 1);
  const rocker = stroke(arc(48, 18, 78, 51, 129), 9, { cap: 'round' });
  return [
    main(subtract(apart(horse, rocker), circle(80, 20, 2.8))),
    accent(apart(mane, horse)),
    accent(rocker),
  ];
});

/** A ship for cruises, two funnels on its decks. */
const cruiseShip = mark('cruise-ship', ['transportation', 'fishing', 'entertainment'], () => {
  const hull = parse('M-4 58L104 58C101 70 95 78 88 84L12 84C4 77 -1 68 -4 58Z');
  const windows = [16, 32, 48, 64].map((x) => circle(x, 44.5, 4));
  const decks = union(corners('5,36 78,36 92,53 5,53', 3), corners('14,21 60,21 71,37 14,37', 3));
  const sea = wave(-2, 97, 104, 5, 3);
  const funnel = corners('23,-2 37,-2 39,15 23,15', 2);
  return [
    main(hull),
    main(subtract(decks, ...windows)),
    accent(union(funnel, translate(funnel, 22, 0))),
    accent(stroke(sea, 7, { cap: 'round' }), sea),
  ];
});

/** Slats under their box, and the cord. */
const blinds = mark('blinds', ['desing', 'construction'], () => {
  const slats = [20, 37, 54, 71].map((y) => corners(`6,${y} 74,${y} 80,${y + 11} 0,${y + 11}`, 2));
  const cord = union(rect(88, 18.5, 7, 42), circle(91.5, 62, 8.5));
  return [main(union(rect(-4, -2, 108, 15, 4), ...slats)), accent(union(cord, rect(-2, 89, 84, 13, 4)))];
});

/** A figure with a great head on its stand. */
const vinylFigure = mark('vinyl-figure', ['entertainment', 'art'], () => {
  const head = rect(13, -5, 74, 53, 23);
  const mask = parse(
    'M20 15C28 12 42 15 50 18C58 15 72 12 80 15C83 27 75 35 67 34C59 34 54 28 50 28C46 28 41 34 33 34C25 35 17 27 20 15Z',
  );
  const eyes = both(ellipse(35.5, 24, 6.2, 5.4));
  const trunk = union(corners('38,53 62,53 66,76 34,76', 4), both(rect(34, 70, 13.5, 20, 3)));
  const arm = limb('40,58,5.5 28,63,5.5 22,72,5 26,80,4.5');
  const emblem = corners('53,57 44,68 50,68 47,77 56,65 50,65', 0.5);
  return [
    main(subtract(head, grow(mask, 4))),
    accent(subtract(mask, eyes)),
    main(subtract(softened(filleted(union(trunk, both(arm)), 1), 1), emblem)),
    accent(rect(10, 94.5, 80, 11, 5)),
  ];
});

/** A screen, its tower and a keyboard. */
const desktopComputer = mark('desktop-computer', ['technology', 'marketing'], () => {
  const screen = subtract(rect(-5, 4, 76, 58, 6), rect(4, 13, 58, 40, 2));
  const stand = union(rect(26, 60, 14, 14), rect(12, 70, 42, 8, 3));
  const tower = subtract(
    rect(77.5, 4, 28, 74, 5),
    rect(84, 15, 15, 6, 2),
    rect(84, 27, 15, 6, 2),
    circle(91.5, 64, 5),
  );
  const keys = rect(-5, 85, 76, 12, 4);
  return [main(union(screen, stand)), accent(tower), main(keys), accent(rect(82, 83, 18, 16, 8))];
});

/** A can that waters: its rose and what falls from it. */
const wateringCan = mark('watering-can', ['nature', 'agriculture'], () => {
  const body = corners('38,46 85,46 91,104 32,104', 7);
  const handle = stroke(parse('M46 46C46 24 60 16 72 18C91 20 102 36 100 56C99 68 94 76 86 82'), 8.5);
  const spout = union(limb('42,92,9 28,78,6.5 13,48,5'), corners('-2,46 20,34 24,41 2,53', 2));
  const drop = (x: number, y: number): Path => ellipse(x, y, 5, 6.8);
  return [main(union(body, handle, spout)), accent(union(drop(-0.5, 24), drop(12, 7), drop(17, 23)))];
});

/** Three trunks on a heap, their rings to the front. */
const logPile = mark('log-pile', ['construction', 'nature', 'desing'], () => {
  const face = (x: number, y: number): Path => circle(x, y, 19);
  const log = (x: number, y: number): Path =>
    union(limb(`${x},${y},19 ${x + 29},${y - 19},19`), face(x + 29, y - 19));
  const ring = (x: number, y: number): Path => stroke(arc(x, y, 10, -30, 240), 4.6, { cap: 'round' });
  const faces = union(face(36, 45), face(14.5, 84), face(57.5, 84));
  const top = log(36, 45);
  return [
    main(apart(top, faces)),
    main(apart(log(57.5, 84), top, faces)),
    accent(subtract(faces, ring(36, 45), ring(14.5, 84), ring(57.5, 84))),
  ];
});

/** An armchair under a standing lamp. */
const readingCorner = mark('reading-corner', ['desing', 'construction'], () => {
  const shade = corners('70,-4 92,-4 105,30 57,30', 3);
  const stand = union(rect(77.5, 36, 7, 62), rect(63, 95, 36, 9, 4));
  const back = rect(4, 36, 48, 38, 12);
  const arms = union(rect(-5, 58, 16, 36, 7), rect(45, 58, 16, 36, 7), rect(-3, 82, 62, 12, 4));
  const feet = union(rect(2, 90, 8, 14, 2), rect(46, 90, 8, 14, 2));
  const seat = rect(15.5, 66, 25, 12, 3);
  return [main(union(arms, feet)), main(apart(back, arms, seat)), main(stand), accent(union(shade, seat))];
});

export const SECOND_WINDOWS: readonly Mark[] = [
  clothesRack,
  onesie,
  receptionBell,
  globePlane,
  bookStack,
  pencilCup,
  chalkboard,
  filmReel,
  castanets,
  balloonBunch,
  reedDiffuser,
  dogBath,
  rockingHorse,
  cruiseShip,
  blinds,
  vinylFigure,
  desktopComputer,
  wateringCan,
  logPile,
  readingCorner,
];
