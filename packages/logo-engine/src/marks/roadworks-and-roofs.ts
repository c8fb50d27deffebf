/** What those who pave, roof and furnish the open air make. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, filled, inked, type Mark, main, mark, softened, whole } from './mark.js';

/** A road roller on its two drums. */
const roadRoller = mark('road-roller', ['construction', 'transportation'], () => {
  const drums = both(circle(0, 78, 33));
  const yokes = both(union(inked(line(0, 40, 0, 78), 13), circle(0, 78, 11)));
  const roof = rect(2, -26, 96, 14, 6);
  const posts = both(rect(14, -18, 10, 44));
  const seat = inked(parse('M42 4L44 22L58 22'), 10);
  const slab = softened(parse('M-26 20L126 20L134 41L-34 41Z'), 3);
  const belly = softened(corners('38,34 62,34 60,84 40,84', 0), 3);
  const frame = union(roof, posts, seat, slab, yokes, belly);
  return filled([main(frame), accent(apart(drums, frame)), main(rect(-34, 115, 168, 11, 5))]);
});

/** A pergola over a bench on its deck. */
const pergola = mark('pergola', ['construction', 'desing', 'nature'], () => {
  const beam = parse('M-18 18L118 18L118 24C118 31 112 35 104 35L-4 35C-12 35 -18 31 -18 24Z');
  const rafters = union(...[-6, 13, 31.5, 50, 68.5, 87, 106].map((x) => rect(x - 4.5, -4, 9, 26)));
  const lath = rect(-18, -10, 136, 11, 3);
  const post = rect(2, 30, 15, 84);
  const brace = inked(line(9, 62, 36, 30), 10);
  const deck = rect(-18, 104, 136, 13, 4);
  const bench = union(rect(25, 74, 50, 12, 3), both(rect(30, 80, 11, 20)));
  return filled([main(union(beam, rafters, lath, deck, both(union(post, brace)))), accent(bench)]);
});

/** A rosette of plaster for a ceiling: a moulded edge, acanthus leaves, a boss. */
const ceilingRosette = mark('ceiling-rosette', ['construction', 'art', 'desing'], () => {
  const turns = (path: Path, count: number): Path[] =>
    Array.from({ length: count }, (_, i) => rotate(path, (360 / count) * i));
  const edge = subtract(union(circle(50, 50, 52), ...turns(circle(50, -2, 8.6), 20)), circle(50, 50, 44));
  const lobe = whole(parse('M50 37C44 33 40.500 27.500 40.500 22.500C40.500 17 47 16 50 7.500Z'));
  return filled([main(concat(edge, circle(50, 50, 10))), accent(concat(...turns(softened(lobe, 0.5), 8)))]);
});

/** The hat of a flue, above a roof. */
const chimneyCowl = mark('chimney-cowl', ['construction', 'technology'], () => {
  const hat = softened(corners('50,-20 112,14 112,25 -12,25 -12,14', 0), 3);
  const posts = both(rect(20, 29, 12, 22));
  const pipe = subtract(rect(12, 43, 76, 110, 3), rect(0, 72, 100, 5.5));
  const roof = softened(corners('-34,146 134,96 134,118 -34,168', 0), 2);
  const above = parse('M-34 150L134 100L134 300L-34 300Z');
  return filled([main(union(subtract(pipe, above), posts, roof)), accent(hat)]);
});

/** A bend of sheet metal in pieces, a collar at each end. */
const ductBend = mark('duct-bend', ['construction', 'technology'], () => {
  const bend = stroke(parse('M22 120L22 88A66 66 0 0 1 88 22L120 22'), 50, { cap: 'butt' });
  const seam = (turn: number): Path => rotate(line(88, 88, -60, 88), turn, 88, 88);
  const seams = union(...[0, 30, 60, 90].map((turn) => stroke(seam(turn), 5)));
  const collars = concat(rect(-12, 110, 68, 16, 4), rect(110, -12, 16, 68, 4));
  return filled([main(softened(apart(subtract(bend, seams), collars), 1.5)), accent(collars)]);
});

/** A carpet of turf that is rolled out, its blades on what lies already. */
const turfRoll = mark('turf-roll', ['nature', 'construction'], () => {
  const sheet = stroke(
    parse(
      'M132 98L8 98A33 33 0 0 1 8 32A24.250 24.250 0 0 1 8 80.500A15.500 15.500 0 0 1 8 49.500A8 8 0 0 1 9 65.500',
    ),
    12,
    { cap: 'round' },
  );
  const blade = (x: number, tip: number, top: number, half: number): Path =>
    parse(
      `M${x - half} 96C${x - half} 76 ${(x + tip) / 2 - half} ${top + 20} ${tip} ${top}C${(x + tip) / 2 + half} ${top + 24} ${x + half} 76 ${x + half} 96Z`,
    );
  const tuft = union(
    blade(65, 56, 28, 9),
    blade(80, 76, 2, 9.5),
    blade(94, 98, 24, 9),
    blade(108, 120, 4, 9.5),
    blade(122, 142, 36, 9),
    rect(60, 80, 68, 16),
  );
  const grass = intersect(tuft, rect(-50, -50, 250, 138));
  return filled([main(sheet), accent(apart(grass, circle(8, 65, 39)))]);
});

/** The bars of a crossing, under the roller that paints them. */
const crosswalk = mark('crosswalk', ['construction', 'transportation'], () => {
  const roller = rect(-3, 8, 106, 30, 8);
  const arm = inked(parse('M98 23L118 23L118 -10L50 -10L50 -24'), 11);
  const handle = rect(39, -50, 22, 34, 8);
  const at = (x: number): number => 50 + (x - 50) * 1.5;
  const bar = (x: number): Path => corners(`${x},43 ${x + 16},43 ${at(x + 16)},116 ${at(x)},116`, 2);
  return filled([main(concat(...[-3, 27, 57, 87].map(bar))), accent(union(roller, arm, handle))]);
});

export const ROADWORKS_AND_ROOFS: readonly Mark[] = [
  roadRoller,
  pergola,
  ceilingRosette,
  chimneyCowl,
  ductBend,
  turfRoll,
  crosswalk,
];
