import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, line, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const ROUND = { cap: 'round', join: 'round' } as const;

/** The eighth ball of the table. */
const eightBall = mark('number-circle-eight', ['entertainment'], () => {
  const disc = circle(50, 50, 49);
  const field = circle(50, 47, 25);
  const rings = concat(circle(50, 38.5, 6.5), circle(50, 55, 8));
  return [main(subtract(disc, field), concat(disc, field)), accent(stroke(rings, 5.6), rings)];
});

const jeep = mark('jeep', ['automotive', 'transportation', 'nature'], () => {
  const shield = rect(17, 4, 66, 34, 6);
  const pane = rect(25, 12, 50, 19, 3);
  const body = parse(
    'M14 42L86 42C91 42 95 46 95 51L95 72C95 75 93 77 90 77L10 77C7 77 5 75 5 72L5 51C5 46 9 42 14 42Z',
  );
  const slots = [38, 46, 54, 62].map((x) => rect(x - 2.3, 50, 4.6, 19, 2));
  const lamps = both(circle(20, 58, 7.5));
  return [
    main(
      subtract(union(shield, body, rect(24, 34, 52, 12)), pane, ...slots, lamps),
      concat(shield, pane, body, lamps),
    ),
    accent(both(rect(8, 82, 20, 17, 5))),
    accent(rect(33, 82, 34, 8, 4)),
  ];
});

/** A pillar with its cable and plug. */
const charging = mark('charging-station', ['automotive', 'technology', 'transportation'], () => {
  const pillar = parse('M10 12C10 6 14 2 20 2L50 2C56 2 60 6 60 12L60 88L10 88Z');
  const bolt = corners('40,14 22,48 34,48 30,74 49,38 37,38', 1);
  const cable = parse('M62 56L68 56C75 56 77 60 77 66L77 76C77 82 80 85 85 85C90 85 93 82 93 76L93 48');
  const plug = union(rect(83, 28, 17, 18, 4), rect(85, 16, 4.6, 14, 1.5), rect(93.4, 16, 4.6, 14, 1.5));
  return [
    main(subtract(pillar, bolt), concat(pillar, bolt)),
    accent(union(apart(stroke(cable, 6.5), pillar), plug), concat(cable, plug)),
    main(rect(3, 92, 64, 7, 3), line(6, 95, 64, 95)),
  ];
});

const elevator = mark('elevator', ['construction'], () => {
  const frame = rect(10, 1, 80, 98, 6);
  const way = rect(20, 30, 60, 69);
  const up = corners('39,22 27,22 33,11', 1);
  const down = corners('61,11 73,11 67,22', 1);
  return [
    main(subtract(frame, way, up, down), concat(frame, way)),
    accent(concat(rect(25, 35, 22.6, 64, 1), rect(52.4, 35, 22.6, 64, 1))),
  ];
});

const phone = mark('phone', ['technology', 'marketing'], () => {
  const handset = parse(
    'M14 6L28 2C33 1 36 3 38 8L43 24C44 29 43 31 39 34L33 38C38 50 48 61 61 67L65 61C68 57 71 56 75 57L92 62C97 64 99 67 98 72L94 86C93 91 89 94 84 94C38 92 8 62 6 16C6 11 9 7 14 6Z',
  );
  const waves = concat(arc(50, 50, 22, -82, -8), arc(50, 50, 42, -82, -8));
  return [main(handset), accent(apart(stroke(waves, 6, ROUND), handset), waves)];
});

const television = mark('television', ['technology', 'entertainment'], () => {
  const set = rect(2, 26, 96, 62, 9);
  const screen = rect(11, 35, 58, 44, 5);
  const knobs = concat(circle(83, 45, 5.4), circle(83, 61, 5.4));
  const aerial = polyline([
    [28, 4],
    [50, 22],
    [72, 4],
  ]);
  const feet = concat(line(24, 92, 20, 98), line(76, 92, 80, 98));
  return [
    main(subtract(set, screen, knobs), concat(set, screen)),
    accent(rect(16.5, 40.5, 47, 33, 2), null),
    accent(apart(stroke(aerial, 6, ROUND), set), aerial),
    main(stroke(feet, 6, ROUND), feet),
  ];
});

const microscope = mark('microscope', ['healthcare', 'technology'], () => {
  const turn = (path: Path): Path => rotate(path, -24, 44, 34);
  const tube = union(rect(35, 14, 18, 40, 3), rect(39, 56, 10, 10, 2));
  const eyepiece = rect(33, -2, 22, 12, 3);
  const arm = parse('M54 18C78 22 88 40 86 58C84 74 74 84 60 88');
  const base = rect(12, 88, 78, 11, 4);
  const stage = rect(20, 72, 34, 7, 3);
  const body = turn(tube);
  return [
    main(union(apart(stroke(arm, 9), body, turn(eyepiece)), base), concat(arm, base)),
    main(apart(body, turn(eyepiece))),
    accent(turn(eyepiece)),
    accent(apart(stage, stroke(arm, 9), body)),
  ];
});

const glove = mark('boxing-glove', ['entertainment'], () => {
  const mitt = parse(
    'M34 4L62 4C80 4 92 16 92 34C92 44 88 52 82 60L78 72L30 72L26 58C22 56 20 54 18 50L9 38C5 31 8 24 15 23C20 22 24 25 26 29C22 16 24 4 34 4Z',
  );
  const thumb = parse('M26 29L34 44C38 51 46 52 52 49C58 46 62 42 68 41');
  const cuff = rect(27, 79, 54, 19, 5);
  return [main(subtract(mitt, stroke(thumb, 5, ROUND)), mitt), accent(cuff)];
});

const basketball = mark('basketball', ['entertainment'], () => {
  const turn = (path: Path): Path => rotate(path, 20);
  const disc = circle(50, 50, 49);
  const seams = concat(
    line(50, -2, 50, 102),
    line(-2, 50, 102, 50),
    circle(-12, 50, 38),
    circle(112, 50, 38),
  );
  return [
    main(
      turn(subtract(disc, stroke(seams, 4.8))),
      turn(
        concat(
          disc,
          line(50, 1, 50, 99),
          line(1, 50, 99, 50),
          arc(-12, 50, 38, -50, 50),
          arc(112, 50, 38, 130, 230),
        ),
      ),
    ),
  ];
});

/** A seat of a car from the side. */
const seat = mark('seat', ['automotive', 'transportation'], () => {
  const back = rotate(rect(20, 24, 30, 60, 13), -12, 36, 84);
  const cushion = rect(24, 60, 66, 26, 13);
  const rest = rotate(rect(22, 0, 26, 20, 9), -12, 36, 84);
  const rail = rect(24, 91, 62, 8, 4);
  const seam = parse('M30 38L40 66');
  return [
    main(subtract(union(back, cushion), stroke(seam, 4.6, ROUND)), concat(union(back, cushion))),
    accent(apart(rest, back)),
    accent(rail),
  ];
});

const briefcase = mark('briefcase', ['marketing'], () => {
  const grip = parse('M34 26L34 16C34 10 38 6 44 6L56 6C62 6 66 10 66 16L66 26');
  const body = rect(1, 24, 98, 71, 9);
  const flap = parse('M-4 48C15 58 32 61 50 61C68 61 85 58 104 48');
  const clasp = rect(42, 52, 16, 20, 4);
  return [
    main(
      union(subtract(apart(body, clasp), stroke(flap, 4.6)), subtract(stroke(grip, 8), body)),
      concat(body, grip, parse('M4 51C18 58 28 60.5 38 61M96 51C82 58 72 60.500 62 61')),
    ),
    accent(clasp),
  ];
});

const radio = mark('radio', ['entertainment', 'technology'], () => {
  const set = rect(2, 34, 96, 62, 9);
  const aerial = line(22, 30, 84, 6);
  const cone = circle(32, 66, 19);
  const dial = rect(60, 48, 28, 8, 3);
  const knobs = concat(circle(67, 76, 6), circle(84, 76, 6));
  return [
    main(subtract(set, cone, dial, knobs), concat(set, cone)),
    accent(subtract(circle(32, 66, 14.4), circle(32, 66, 5)), circle(32, 66, 7)),
    accent(apart(stroke(aerial, 6, ROUND), set), aerial),
  ];
});

const fan = mark('fan', ['construction', 'technology'], () => {
  const blade = parse('M50 43C38 40 33 28 36 15C38 6 47 1 56 2C68 4 74 14 70 24C67 32 57 34 55 43Z');
  const hub = circle(50, 50, 8.5);
  const blades = [0, 120, 240].map((a) => apart(rotate(blade, a), hub));
  return [main(concat(...blades)), accent(hub)];
});

/** A kick scooter. */
const scooter = mark(
  'scooter',
  ['transportation', 'technology'],
  () => {
    const clear = concat(circle(17, 83, 18.4), circle(83, 83, 18.4));
    const column = parse('M52 6L64 6C67 6 69 8 70 11L83 83');
    const deck = parse('M17 83L52 83C66 83 72 72 76 48');
    const hubs = concat(...[17, 83].map((x) => subtract(circle(x, 83, 14), circle(x, 83, 5))));
    return [
      main(subtract(stroke(concat(column, deck), 8, ROUND), clear), concat(column, deck)),
      accent(hubs, concat(circle(17, 83, 12), circle(83, 83, 12))),
    ];
  },
  { contained: false },
);

/** A mast that sends. */
const broadcast = mark('broadcast', ['technology', 'entertainment', 'marketing'], () => {
  const head = circle(50, 40, 9);
  const mast = parse('M50 56L34 98M50 56L66 98M41 80L59 80');
  const waves = both(concat(arc(50, 40, 24, -48, 48), arc(50, 40, 41, -48, 48)));
  return [
    main(union(head, apart(stroke(mast, 7, ROUND), head)), concat(head, mast)),
    accent(stroke(waves, 6.5, ROUND), waves),
  ];
});

export const HOUSEHOLD: readonly Mark[] = [
  elevator,
  phone,
  television,
  microscope,
  seat,
  briefcase,
  radio,
  fan,
  scooter,
  broadcast,
];
export const GAMES: readonly Mark[] = [eightBall, jeep, charging, glove, basketball];
