/** Pavers, plasterers, insulators, and who rides and hauls. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, filled, inked, type Mark, main, mark, softened } from './mark.js';

/** Paving stones laid as a herringbone, one course in the second colour. */
const pavingHerringbone = mark('paving-herringbone', ['construction', 'desing'], () => {
  const u = 28.6;
  const gap = 6.4;
  const patch = rect(-4, -4, 108, 108, 12);
  const stone = (x: number, y: number, w: number, h: number): Path =>
    intersect(patch, rect(-4 + x * u, -4 + y * u, w * u - gap, h * u - gap, 4));
  const steps = [-1, 0, 1, 2, 3];
  const lying = (j: number): Path => concat(...steps.map((i) => stone(i + 2 * j, i - 2 * j, 2, 1)));
  const upright = (j: number): Path => concat(...steps.map((i) => stone(i + 2 * j, i - 2 * j + 1, 1, 2)));
  return [main(concat(lying(-1), lying(1), upright(-1), upright(0), upright(1))), accent(lying(0))];
});

/** The float of who smooths walls and floors, what it smooths beneath it. */
const smoothingTrowel = mark('smoothing-trowel', ['construction', 'desing'], () => {
  const tilted = (path: Path): Path => rotate(path, -9, 50, 50);
  const blade = rect(-8, 55, 112, 11, 4);
  const bracket = union(
    inked(parse('M22 24L22 40C22 47 26 50 32 50L68 50C74 50 78 47 78 40L78 24'), 9),
    rect(34, 50, 32, 8),
  );
  const grip = rect(8, 6, 84, 22, 11);
  const tool = tilted(union(blade, bracket, grip));
  const coat = parse(
    'M-8 84C10 84 26 80 44 76L96 64C108 62 116 70 116 80C116 92 108 98 96 98L-4 98C-9 98 -12 95 -12 91C-12 87 -10 84 -8 84Z',
  );
  return filled([main(tool), accent(softened(subtract(coat, grow(tool, 5.5)), 2))]);
});

/** A house of snow blocks. */
const igloo = mark('igloo', ['construction', 'food', 'nature'], () => {
  const dome = parse(
    'M-4 92C-4 40 18 6 50 6C82 6 104 40 104 92C104 94 102 96 100 96L0 96C-2 96 -4 94 -4 92Z',
  );
  const course = (y: number): Path => stroke(parse(`M-10 ${y + 3}C20 ${y - 2} 80 ${y - 2} 110 ${y + 3}`), 6);
  const seams = union(
    course(35),
    course(61),
    stroke(line(50, 0, 50, 31), 6),
    stroke(line(29, 38, 26, 60), 6),
    stroke(line(71, 38, 74, 60), 6),
  );
  const porch = parse('M27 96L27 79C27 66 37 57 50 57C63 57 73 66 73 79L73 96Z');
  const door = parse('M39.500 110L39.500 80C39.500 73 44 69 50 69C56 69 60.500 73 60.500 80L60.500 110Z');
  return [
    main(softened(apart(subtract(dome, seams), grow(porch, 2)), 1)),
    accent(softened(subtract(porch, door), 1.5)),
  ];
});

/** A scooter that runs on current: a bolt on its flank. */
const electricMoped = mark('electric-moped', ['transportation', 'automotive', 'technology'], () => {
  const wheels = concat(circle(13, 85, 18), circle(86, 85, 18));
  const hubs = concat(circle(13, 85, 6.5), circle(86, 85, 6.5));
  const front = union(
    inked(parse('M52 6L66 6L86 85'), 9),
    parse('M66 22C76 26 86 44 90 62C78 60 68 66 64 76L56 76L63 48Z'),
    circle(75, 20, 8.5),
  );
  const flank = parse(
    'M-4 62C-4 46 6 40 20 40L44 40C48 40 51 43 51 47L51 70C51 77 46 80 40 80L36 85C34 68 24 60 12 60C6 60 2 61 -3 64Z',
  );
  const floor = rect(36, 77, 34, 11, 5);
  const seat = rect(-2, 22, 52, 13, 6.5);
  const bolt = corners('38,44 24,61 33,61 29,75 46,57 37,57', 0.6);
  const room = grow(wheels, 5);
  const body = softened(subtract(flank, room), 1.5);
  const front2 = softened(subtract(union(front, floor), grow(flank, 5)), 1);
  return [
    main(subtract(wheels, hubs)),
    main(subtract(front2, room)),
    main(seat),
    accent(subtract(body, bolt)),
  ];
});

/** A low trailer with an excavator on its bed. */
const lowboy = mark('lowboy', ['transportation', 'construction'], () => {
  const cab = parse(
    'M76 44L92 44C96 44 98 46 99 49L104 62C105 64 105 66 105 68L105 88L72 88L72 48C72 46 74 44 76 44Z',
  );
  const glass = corners('84,52 92,52 97,65 84,65', 1.5);
  const bed = parse('M-6 76L48 76L57 58C58 56 60 55 62 55L70 55L70 67L65 67L56 86C55 88 54 89 52 89L-6 89Z');
  const wheels = concat(circle(6, 93, 9.5), circle(28, 93, 9.5), circle(76, 93, 9.5), circle(96, 93, 9.5));
  const room = grow(wheels, 3.5);
  const track = rect(-3, 58, 44, 13.5, 6.75);
  const house = parse(
    'M0 53L0 37C0 34 2 33 4 33L14 33L14 21C14 18 16 16 19 16L28 16C31 16 33 18 34 21L39 41L39 53Z',
  );
  const pane = corners('20,23 27,23 31,37 20,37', 1);
  const arm = union(
    inked(parse('M36 45L44 6L66 17L66 36'), 8),
    parse('M57 32L72 32C73 43 67 48.500 54 48.500Z'),
  );
  return filled([
    main(subtract(union(cab), glass, room)),
    main(subtract(apart(bed, cab), room)),
    main(wheels),
    accent(track),
    accent(softened(union(subtract(apart(house, track), pane), subtract(arm, rect(0, 53, 100, 40))), 0.8)),
  ]);
});

/** A balcony with a net before its door. */
const nettedBalcony = mark('netted-balcony', ['construction', 'desing'], () => {
  const frame = parse('M14 62L14 30C14 9 29 -5 50 -5C71 -5 86 9 86 30L86 62Z');
  const inner = parse('M24 70L24 30C24 15 35 5 50 5C65 5 76 15 76 30L76 70Z');
  const lattice = union(
    ...[-60, -40, -20, 0, 20, 40, 60].flatMap((d) => [
      stroke(line(50 + d - 60, -30, 50 + d + 60, 90), 5),
      stroke(line(50 + d + 60, -30, 50 + d - 60, 90), 5),
    ]),
  );
  const net = intersect(lattice, parse('M28 58L28 30C28 17 37 9 50 9C63 9 72 17 72 30L72 58Z'));
  const rails = union(
    rect(-4, 62, 108, 9, 3),
    rect(-4, 95, 108, 10, 3),
    ...[1, 23.5, 46, 68.5, 91].map((x) => rect(x, 66, 8, 32)),
  );
  return [main(apart(subtract(frame, inner), rails)), accent(net), main(rails)];
});

export const SITES_AND_WHEELS: readonly Mark[] = [
  pavingHerringbone,
  smoothingTrowel,
  igloo,
  electricMoped,
  lowboy,
  nettedBalcony,
];
