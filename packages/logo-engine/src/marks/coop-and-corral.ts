/** What stands in yards, woods and fields: cages, wind pumps, ear tags, charcoal, chestnuts. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect, regular } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filledMark, inked, type Mark, main, placed, softened, whole } from './mark.js';

/** Two chestnuts, one leaning on the other, their pale ends below. */
const chestnut = filledMark('chestnut', ['food', 'agriculture', 'gastronomy'], () => {
  const nut = whole(parse('M50 -12C53 -1 61 6 71 13C92 27 105 46 104 69C103 91 84 101 50 101L50 -12Z'));
  const rim = 'M-20 84C4 64 18 70 32 77C44 83 56 83 68 77C82 70 96 64 120 84';
  const end = parse(`${rim}L120 130L-20 130Z`);
  const seam = stroke(parse(rim), 6);
  const glint = inked(parse('M18 56C19 43 26 34 36 28'), 9);
  const front = (path: Path): Path => rotate(path, -13, 50, 100);
  const back = (path: Path): Path => placed(path, 0.88, 22, 42, -27);
  const room = front(nut);
  const parts = (at: (path: Path) => Path, ...cuts: Path[]) => [
    main(at(subtract(nut, end, seam, ...cuts))),
    accent(at(subtract(intersect(nut, end), seam))),
  ];
  return [...parts(front, glint), ...parts((path) => softened(apart(back(path), room), 1.5))];
});

/** An open sack of charcoal, a flame on it. */
const charcoalSack = filledMark('charcoal-sack', ['food', 'gastronomy', 'agriculture'], () => {
  const sack = parse(
    'M0 32L100 32C105 32 107 37 104 41C97 49 97 54 101 62C108 78 108 92 103 102C101 106 98 108 94 108L6 108C2 108 -1 106 -3 102C-8 92 -8 78 -1 62C3 54 3 49 -4 41C-7 37 -5 32 0 32Z',
  );
  const left = corners('0,40 -4,20 12,4 34,10 42,40', 4);
  const right = corners('58,40 66,8 90,2 106,22 100,40', 4);
  const middle = corners('28,40 26,6 46,-12 70,-4 74,40', 4);
  const flame = parse(
    'M53 42C55 55 75 61 75 80C75 94 64 102 50 102C36 102 25 94 25 80C25 70 31 64 36 57C38 64 41 66 45 67C43 57 46 48 53 42Z',
  );
  const coals = union(apart(union(left, right), middle), middle);
  return [
    main(subtract(sack, stroke(flame, 9), flame)),
    main(softened(apart(coals, sack), 1)),
    accent(flame),
  ];
});

/** The wind pump of a ranch: many blades, its vane, its tower. */
const windPump = filledMark('wind-pump', ['agriculture', 'livestock', 'construction'], () => {
  const [x, y] = [44, 34];
  const slots = Array.from({ length: 10 }, (_, n) => rotate(rect(x - 2.4, y - 60, 4.8, 44), n * 36, x, y));
  const wheel = softened(subtract(regular(x, y, 48, 20), ...slots, circle(x, y, 7)), 1);
  const vane = softened(corners('95,28 124,10 124,58 95,40', 2), 1);
  const tower = union(
    stroke(parse('M40 60L8 142M48 60L80 142'), 10),
    stroke(parse('M33 92L74 126M55 92L14 126'), 7),
    rect(32, 70, 24, 24),
  );
  return [main(wheel), accent(vane), main(apart(intersect(tower, rect(-20, 60, 130, 78)), circle(x, y, 48)))];
});

/** The tag of a cow's ear, the cow on it. */
const earTag = filledMark('ear-tag', ['livestock', 'agriculture', 'technology'], () => {
  const head = whole(
    parse(
      'M50 0L63 0C68 0 72 3 75 9C86 1 104 0 118 10C116 30 102 38 83 36C82 52 77 62 75 72C77 90 67 102 50 102Z',
    ),
  );
  const muzzle = softened(intersect(head, rect(-20, 74, 140, 40)), 2);
  const nostrils = union(circle(39, 88, 4.8), circle(61, 88, 4.8));
  const eyes = union(circle(36, 46, 5.5), circle(64, 46, 5.5));
  const tag = softened(parse('M95 18L111 18L111 38L125 49L125 97L82 97L82 49L95 38Z'), 6);
  const marked = union(circle(103, 31, 5), rect(91, 62, 26, 7, 2), rect(91, 76, 26, 7, 2));
  return [
    main(softened(subtract(apart(head, muzzle, tag), eyes), 2)),
    main(subtract(apart(muzzle, tag), nostrils)),
    accent(subtract(tag, marked)),
  ];
});

/** A domed cage, a bird on its perch. */
const birdCage = filledMark('bird-cage', ['livestock', 'entertainment', 'art'], () => {
  const shape = parse('M4 98L4 46C4 19 24 1 50 1C76 1 96 19 96 46L96 98Z');
  const bars = union(
    stroke(shape, 8.5),
    stroke(parse('M27 98L27 46C27 28 36 10 50 1M73 98L73 46C73 28 64 10 50 1M50 0L50 98'), 6.5),
  );
  const ring = subtract(circle(50, -10, 12), circle(50, -10, 5));
  const bird = softened(
    parse(
      'M20 46L30 40C32 31 40 26 49 26C60 26 67 33 70 42L88 58C91 62 87 68 82 67L73 65C70 71 63 74 55 74C41 74 31 66 31 53Z',
    ),
    1.5,
  );
  return [
    main(union(apart(bars, bird), ring, rect(-7, 94, 114, 15, 5))),
    accent(subtract(bird, circle(45, 40, 4))),
  ];
});

/** A cool box with its handle up, a crystal of frost on it. */
const coolBox = filledMark('cool-box', ['fishing', 'food', 'marketing'], () => {
  const handle = inked(parse('M2 40L2 12C2 2 8 -4 18 -4L82 -4C92 -4 98 2 98 12L98 40'), 9);
  const lid = parse('M2 14L98 14C106 14 111 20 111 28L111 37L-11 37L-11 28C-11 20 -6 14 2 14Z');
  const body = parse('M-7 41.5L107 41.5L104 98C103.5 104 99 108 93 108L7 108C1 108 -3.5 104 -4 98Z');
  const arm = union(
    inked(line(50, 50, 50, 100), 7),
    inked(parse('M42 54L50 62L58 54M42 96L50 88L58 96'), 5.5),
  );
  const frost = union(arm, rotate(arm, 60, 50, 75), rotate(arm, 120, 50, 75));
  return [main(apart(handle, lid, body)), accent(lid), main(subtract(body, frost))];
});

/** A dinosaur with a long neck, spots on its back. */
const dinosaur = filledMark('dinosaur', ['entertainment', 'marketing', 'desing'], () => {
  const body = union(
    limb('-14,3,9.5 2,2,13 13,14,10 15,36,11 26,57,21 52,62,29 78,62,23 100,60,11 114,47,6 122,32,1.5'),
    circle(-10, 4, 10.5),
    rect(28, 62, 19, 48, 6),
    rect(68, 62, 19, 48, 6),
  );
  const spots = union(circle(42, 54, 6.5), circle(60, 49, 7.5), circle(78, 55, 6));
  const crack = inked(parse('M-30 86L-18 80L-9 88L0 80L9 88L24 80'), 5);
  return [
    main(subtract(body, spots, circle(-5, 0, 4))),
    accent(softened(apart(subtract(ellipse(-3, 86, 19, 24), crack), body), 1)),
  ];
});

/** The granary of the north of Spain on its pillars. */
const granary = filledMark('raised-granary', ['nature', 'agriculture', 'entertainment'], () => {
  const roof = softened(corners('14,-6 86,-6 114,22 -14,22', 0), 2);
  const cross = union(rect(17, -34, 9, 32), rect(9, -26, 25, 9));
  const ball = union(rect(74.5, -20, 9, 18), circle(79, -25, 8.5));
  const slats = union(...[9, 26, 43, 60, 77].map((x) => rect(x + 3, 33, 8, 20, 1.5)));
  const wall = subtract(union(rect(-3, 26, 106, 38, 2), rect(-13, 59, 126, 11, 3)), slats);
  const leg = union(rect(-1, 74, 36, 10, 4), corners('10,80 24,80 30,120 4,120', 2));
  return [accent(union(roof, cross, ball)), main(wall), main(both(leg))];
});

/** A house for birds. */
const birdHouse = filledMark('bird-house', ['nature', 'art', 'livestock'], () => {
  const roof = inked(parse('M-4 46L50 -6L104 46'), 15);
  const wall = corners('10,50 50,11 90,50 84,112 16,112', 4);
  const hole = circle(50, 62, 22);
  const head = softened(union(ellipse(49, 65, 14.5, 15), corners('56,56 78,64 56,72', 1.5)), 1);
  return [
    accent(roof),
    main(subtract(softened(apart(wall, roof), 2), hole, grow(head, 4.5), rect(40, 94, 20, 7, 3.5))),
    accent(subtract(head, circle(52, 61, 3.6))),
  ];
});

export const COOP_AND_CORRAL: readonly Mark[] = [
  chestnut,
  charcoalSack,
  windPump,
  earTag,
  birdCage,
  coolBox,
  dinosaur,
  granary,
  birdHouse,
];
