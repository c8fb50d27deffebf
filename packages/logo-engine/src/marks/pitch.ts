import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { CLOSE, concat, LINE, MOVE, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polar, rect, regular, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A football boot from the side: its tongue stands up, and it is on its studs. */
const footballBoot = mark('football-boot', ['entertainment'], () => {
  const upper = parse(
    'M-5 19C-5 14 1 12 5 15C10 24 20 27 29 22L40 12C43 9 47 9 50 12C58 28 70 37 86 42C99 46 105.5 52 105.5 61C105.5 66 103 69 98 69L4 69C0 69 -2 67 -2.5 63C-3 48 1 36 -5 19Z',
  );
  const plate = parse(
    'M-2 73.5L103 73.5C102 79 98 83 91 83L54 83C46 83 42 80 35 80L6 80C1 80 -2 78 -2 73.5Z',
  );
  const stud = (x: number) => corners(`${x - 8},72 ${x + 8},72 ${x + 5},98 ${x - 5},98`, 2.5);
  const studs = union(...[9, 29, 66, 88].map(stud));
  const laces = concat(line(42, 33, 53, 23), line(53, 42, 63, 32), line(65, 49.5, 74, 39));
  const heel = parse('M18 20C24 36 24 52 18 78');
  const cuts = union(stroke(heel, 5), stroke(laces, 5.5, { cap: 'round' }));
  return [main(subtract(upper, cuts), concat(upper, laces)), accent(union(plate, studs))];
});

/** The whistle of a referee, and its shrill sound. */
const whistle = mark('whistle', ['entertainment'], () => {
  const chamber = circle(35, 66, 39);
  const pipe = rect(30, 27, 75.5, 29, 4);
  const slot = corners('52,20 67,20 60,43 52,43', 1);
  const window = circle(35, 66, 19);
  const pea = circle(35, 66, 13);
  const rays = concat(line(59, 12, 59, -2), line(78, 14, 88, 2), line(40, 14, 30, 2));
  return [
    main(subtract(union(chamber, pipe), slot, window)),
    accent(pea),
    accent(stroke(rays, 7.5, { cap: 'round' }), rays),
  ];
});

/** A goal: its net hangs from the frame, and the ball is in. */
const goal = mark('goal', ['entertainment'], () => {
  const frame = parse('M0.5 92L0.5 16C0.5 14 2 12.5 4 12.5L96 12.5C98 12.5 99.5 14 99.5 16L99.5 92');
  const ball = circle(50, 75, 23);
  const mesh = concat(
    ...[-66, -44, -22, 0, 22, 44, 66, 88].flatMap((x) => [
      line(x, 12, x + 88, 100),
      line(100 - x, 12, 12 - x, 100),
    ]),
  );
  const hung = parse('M3 12L97 12L97 84C82 76 66 74 50 74C34 74 18 76 3 84Z');
  const hem = parse('M3 84C18 76 34 74 50 74C66 74 82 76 97 84');
  const net = union(intersect(hung, stroke(mesh, 6)), stroke(hem, 6));
  const patch = regular(50, 75, 9.5, 5, 1);
  const seams = concat(
    ...[0, 72, 144, 216, 288].map((turn) =>
      line(...polar(50, 75, 9, turn - 90), ...polar(50, 75, 30, turn - 90)),
    ),
  );
  return [
    main(apart(union(stroke(frame, 10), net), ball)),
    accent(subtract(ball, patch, stroke(seams, 4.5))),
  ];
});

/** A rugby ball in flight, laced along its seam. */
const rugbyBall = mark('rugby-ball', ['entertainment'], () => {
  const tilt = (path: Path) => rotate(path, -38);
  const ball = ellipse(50, 50, 60, 41);
  const ends = concat(ellipse(-16, 50, 26, 50), ellipse(116, 50, 26, 50));
  const upper = parse('M-10 50C10 30 30 26 50 26C70 26 90 30 110 50');
  const lower = parse('M-10 50C10 66 30 73 50 73C70 73 90 66 110 50');
  const stitches = concat(...[32, 44, 56, 68].map((x) => line(x, 19, x, 35)));
  const lacing = concat(stroke(upper, 4.6), stroke(lower, 4.6));
  return [
    main(tilt(subtract(apart(ball, ends), union(lacing, stroke(stitches, 5, { cap: 'round' }))))),
    accent(tilt(intersect(ball, ends))),
  ];
});

/** One of the three swirls of a volleyball, which meet in its middle. */
function swirl(turn: number): { whole: Path; ring: (r: number) => Path } {
  const bend = 60;
  const seam = (at: number, backward = false): Path => {
    const from = at + 180;
    const c = polar(50, 50, bend, at);
    return backward ? arc(...c, bend, from + 64, from) : arc(...c, bend, from, from + 64);
  };
  const out = seam(turn).commands;
  const back = seam(turn + 120, true).commands;
  const [start = [MOVE, 50, 50], ...rest] = back;
  const tip = out.at(-1) ?? [];
  const reach = Math.atan2((tip.at(-1) ?? 0) - 50, (tip.at(-2) ?? 0) - 50) * (180 / Math.PI);
  const far = [0, 40, 80, 120].map((more) => polar(50, 50, 110, reach + more));
  const whole: Path = {
    commands: [...out, ...far.map((p) => [LINE, ...p]), [LINE, ...start.slice(1)], ...rest, [CLOSE]],
    evenOdd: false,
  };
  return { whole, ring: (r) => circle(...polar(50, 50, bend, turn + 120), bend + r) };
}

/** A volleyball: three swirls of three strips. */
const volleyball = mark('volleyball', ['entertainment'], () => {
  const ball = circle(50, 50, 55);
  const swirls = [20, 140, 260].map(swirl);
  const seams = union(...swirls.map(({ whole }) => stroke(whole, 4.6)));
  const strips = swirls.map(({ whole, ring }) => intersect(ball, whole, subtract(ring(37), ring(18))));
  const middle = subtract(union(...strips), seams);
  return [main(subtract(apart(ball, middle), seams)), accent(middle)];
});

/** The flag in the hole of a green, and the ball. */
const golfFlag = mark('golf-flag', ['entertainment', 'nature'], () => {
  const green = parse(
    'M-5 98C-1 78 22 66 50 66C78 66 101 78 105 98C106 103 104 105 100 105L0 105C-4 105 -6 103 -5 98Z',
  );
  const hole = ellipse(36, 86, 18, 7);
  const pole = rect(32, -5, 8.5, 92, 4);
  const flag = parse(
    'M44.5 -3C58 -7 66 6 80 5C86 4.5 91 3 94 1C97 0 99 2 98 5L92 34C91 37 89 39 86 40C70 46 60 32 44.5 38Z',
  );
  const ball = circle(78, 75, 14);
  return [main(union(subtract(apart(green, ball), hole), pole)), accent(flag), main(ball)];
});

/** A swimmer with cap and goggles, up to the chin in water. */
const swimGoggles = mark('swim-goggles', ['entertainment', 'healthcare'], () => {
  const head = parse('M50 -5C77 -5 94 14 94 40C94 66 77 92 50 92C23 92 6 66 6 40C6 14 23 -5 50 -5Z');
  const cap = intersect(head, parse('M-10 -10L110 -10L110 37C90 28 70 24 50 24C30 24 10 28 -10 37Z'));
  const lens = parse('M56 46C58 38 66 36 74 37C84 38 90 43 89 51C88 60 81 65 73 64C63 63 55 56 56 46Z');
  const strap = parse('M-2 44C16 40 84 40 102 44L102 54C84 50 16 50 -2 54Z');
  const goggles = union(grow(both(lens), 6), intersect(strap, grow(head, 5)));
  const sea = parse(
    'M-5 83C4 83 7 75 18 75C32 75 36 86 50 86C64 86 68 75 82 75C93 75 96 83 105 83L105 100C105 103 103 105 100 105L0 105C-3 105 -5 103 -5 100Z',
  );
  const face = subtract(head, parse('M-10 -10L110 -10L110 46L-10 46Z'));
  return [
    accent(apart(cap, goggles)),
    main(subtract(goggles, both(lens))),
    main(apart(face, goggles, sea)),
    main(sea),
  ];
});

/** A roller skate: a boot with a star, on two pairs of wheels. */
const rollerSkate = mark('roller-skate', ['entertainment'], () => {
  const boot = parse(
    'M14 -5L54 -5C57 -5 59 -3 59 0L59 24C64 34 76 37 86 41C96 45 101 50 101 59L4 59C4 50 12 42 12 30L9 0C9 -3 11 -5 14 -5Z',
  );
  const badge = star(33, 30, 15.5, 7.5, 5, 1.5);
  const laces = [7, 19].map((y) => stroke(line(46, y, 68, y), 5.5, { cap: 'round' }));
  const plate = union(rect(0, 62.5, 97, 8, 3), circle(97, 71, 7.5));
  const near = concat(circle(13, 89, 16), circle(65, 89, 16));
  const far = concat(circle(29, 89.5, 15), circle(81, 89.5, 15));
  const hubs = concat(circle(13, 89, 5.5), circle(65, 89, 5.5));
  return [
    main(subtract(apart(boot, badge), ...laces)),
    accent(badge),
    accent(apart(plate, near, far)),
    main(union(subtract(near, hubs), apart(far, near)), near),
  ];
});

export const PITCH: readonly Mark[] = [
  footballBoot,
  whistle,
  goal,
  rugbyBall,
  volleyball,
  golfFlag,
  swimGoggles,
  rollerSkate,
];
