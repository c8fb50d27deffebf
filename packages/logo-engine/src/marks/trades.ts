import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const ROUND = { cap: 'round', join: 'round' } as const;

/** A net that hangs from its floats. */
const net = mark(
  'fishing-net',
  ['fishing'],
  () => {
    const bag = parse('M8 26L92 26C92 66 76 97 50 97C24 97 8 66 8 26Z');
    const meshes = concat(
      ...[-60, -38, -16, 6, 28, 50].flatMap((d) => [
        line(50 + d, 14, 150 + d, 114),
        line(50 - d, 14, -50 - d, 114),
      ]),
    );
    const rope = stroke(bag, 6, ROUND);
    const floats = concat(...[14, 38, 62, 86].map((x) => circle(x, 12, 9)));
    return [main(union(intersect(stroke(meshes, 4.2), bag), rope)), accent(apart(floats, rope))];
  },
  { line: false },
);

const razor = mark('razor', ['healthcare'], () => {
  const blade = parse('M30 62L36 54L82 8C86 4 90 4 93 8L98 14C100 17 100 20 97 23L56 64C50 70 44 72 38 70Z');
  const handle = parse('M28 66C44 74 62 78 78 90C84 95 80 101 72 99C48 96 20 92 10 76C4 66 16 60 28 66Z');
  const pin = circle(22, 74, 4);
  return [main(apart(blade, handle)), accent(subtract(handle, pin), concat(handle, pin))];
});

const welding = mark('welding-mask', ['construction'], () => {
  const shell = parse('M12 36C12 14 28 2 50 2C72 2 88 14 88 36L88 60C88 82 70 98 50 98C30 98 12 82 12 60Z');
  const frame = rect(22, 32, 56, 28, 5);
  const vents = [72, 82].map((y, i) => rect(38 + i * 4, y, 24 - i * 8, 4.6, 2.3));
  const knobs = both(rect(1, 38, 7, 16, 3));
  return [
    main(subtract(shell, frame, ...vents), concat(shell, frame)),
    accent(rect(27, 37, 46, 18, 2), null),
    accent(knobs),
  ];
});

const trowel = mark('trowel', ['construction'], () => {
  const turn = (path: Path): Path => rotate(path, 45, 50, 54);
  const blade = corners('50,112 16,44 84,44', 5);
  const shank = union(rect(46, 24, 8, 24), rect(40, 38, 20, 8, 3));
  const grip = rect(41, -10, 18, 32, 8);
  return [
    main(turn(union(blade, shank)), turn(concat(blade, line(50, 26, 50, 44)))),
    accent(turn(apart(grip, shank))),
  ];
});

const sewing = mark('sewing-machine', ['desing', 'art'], () => {
  const arm = parse(
    'M14 20L80 20C88 20 94 26 94 34L94 78L70 78L70 48L36 48L36 58C36 61 34 63 31 63L19 63C16 63 14 61 14 58Z',
  );
  const needle = line(25, 63, 25, 78);
  const dial = circle(79, 35, 6);
  return [
    main(subtract(union(arm, stroke(needle, 5)), dial), concat(arm, needle, dial)),
    accent(rect(4, 84, 92, 13, 4)),
    accent(rect(40, 2, 18, 14, 3)),
  ];
});

const towTruck = mark('tow-truck', ['automotive', 'transportation'], () => {
  const wheels = [circle(25, 82, 14), circle(78, 82, 14)];
  const clear = concat(circle(25, 82, 18.4), circle(78, 82, 18.4));
  const cab = parse('M54 28L74 28C78 28 80 29 82 32L92 50C96 51 99 54 99 59L99 80L54 80Z');
  const bed = rect(3, 62, 56, 18, 4);
  const pane = corners('62,36 74,36 82,51 62,51', 2);
  const boom = line(50, 66, 19, 14);
  const hook = parse('M10 28L10 43C10 51 -1 51 -1 44');
  const hubs = concat(...wheels.map((wheel, i) => subtract(wheel, circle(i === 0 ? 25 : 78, 82, 5))));
  return [
    main(subtract(union(cab, bed, stroke(boom, 8, ROUND)), pane, clear), concat(union(cab, bed), pane, boom)),
    accent(apart(stroke(hook, 6, ROUND), stroke(boom, 8, ROUND)), hook),
    accent(hubs, concat(circle(25, 82, 12), circle(78, 82, 12))),
  ];
});

/** A van that sells from its side, under an awning. */
const foodTruck = mark('food-truck', ['gastronomy', 'food'], () => {
  const wheels = [circle(24, 84, 13), circle(78, 84, 13)];
  const clear = concat(circle(24, 84, 17.4), circle(78, 84, 17.4));
  const body = union(rect(2, 12, 68, 72, 5), parse('M60 36L83 36C87 36 90 38 91 42L98 60L98 84L60 84Z'));
  const pane = corners('75,43 84,43 89,57 75,57', 2);
  const opening = rect(12, 24, 48, 34, 2);
  const awning = union(
    corners('12,24 60,24 66,40 6,40', 1),
    ...[0, 1, 2, 3].map((i) => circle(13.5 + i * 15, 40, 7.5)),
  );
  const shelf = rect(12, 62, 48, 4.4, 2);
  const hubs = concat(...wheels.map((wheel, i) => subtract(wheel, circle(i === 0 ? 24 : 78, 84, 5))));
  return [
    main(subtract(apart(body, awning), opening, pane, shelf, clear), concat(body, opening, pane)),
    accent(awning),
    accent(hubs, concat(circle(24, 84, 11), circle(78, 84, 11))),
  ];
});

/** A kayak seen from above, its paddle across. */
const kayak = mark('kayak', ['nature', 'fishing', 'entertainment'], () => {
  const turn = (path: Path): Path => rotate(path, 45);
  const hull = parse('M50 -14C60 4 66 26 66 50C66 74 60 96 50 114C40 96 34 74 34 50C34 26 40 4 50 -14Z');
  const seat = parse('M50 56C57 56 60 62 60 70C60 80 56 86 50 86C44 86 40 80 40 70C40 62 43 56 50 56Z');
  const shaft = line(2, 44, 98, 44);
  const blade = ellipse(-4, 44, 15, 9);
  const paddle = union(stroke(shaft, 6), both(blade));
  return [
    main(turn(subtract(apart(hull, paddle), seat)), turn(concat(hull, seat))),
    accent(turn(paddle), turn(concat(shaft, both(blade)))),
  ];
});

const trumpet = mark('trumpet', ['entertainment', 'art'], () => {
  const bell = parse(
    'M56 38C74 38 84 30 92 12C93 10 95 9 97 10C99 11 100 12 100 14L100 72C100 74 99 75 97 76C95 77 93 76 92 74C84 56 74 48 56 48Z',
  );
  const tube = parse('M60 43L26 43C16 43 12 50 12 58C12 68 18 75 26 75L58 75C68 75 74 69 74 60');
  const pipe = line(4, 43, 60, 43);
  const mouth = rect(-1, 36, 8, 14, 3);
  const valves = [32, 44, 56].map((x) => rect(x - 3.6, 24, 7.2, 14, 2));
  const caps = [32, 44, 56].map((x) => rect(x - 4.8, 14, 9.6, 7, 3));
  const under = [32, 44, 56].map((x) => rect(x - 3.6, 50, 7.2, 18, 2));
  return [
    main(union(bell, stroke(concat(tube), 7.6, ROUND), stroke(pipe, 9), mouth), concat(bell, tube, pipe)),
    accent(
      apart(concat(...valves.map((v, i) => union(v, caps[i] ?? v)), ...under), stroke(concat(tube, pipe), 9)),
      concat(...valves),
    ),
  ];
});

/** A container in its slings. */
const container = mark('shipping-container', ['transportation', 'marketing', 'fishing'], () => {
  const box = rect(2, 44, 96, 52, 3);
  const ribs = [16, 29.6, 43.2, 56.8, 70.4, 84].map((x) => rect(x - 2.3, 55, 4.6, 30, 2));
  const slings = polyline([
    [12, 38],
    [50, 16],
    [88, 38],
  ]);
  const ring = circle(50, 9, 6.5);
  return [
    main(subtract(box, ...ribs), concat(box, ...[29.6, 56.8, 84].map((x) => line(x - 6, 54, x - 6, 86)))),
    accent(union(stroke(slings, 5.6, ROUND), stroke(ring, 5)), concat(slings, ring)),
  ];
});

const drone = mark('drone', ['technology', 'agriculture', 'art', 'marketing'], () => {
  const arms = concat(line(20, 22, 80, 80), line(80, 22, 20, 80));
  const hubs: readonly (readonly [number, number])[] = [
    [20, 22],
    [80, 22],
    [20, 80],
    [80, 80],
  ];
  const rotors = concat(...hubs.map(([x, y]) => circle(x, y, 15.5)));
  const rings = stroke(rotors, 6);
  const core = rect(35, 32, 30, 38, 10);
  return [
    main(
      subtract(union(core, stroke(arms, 7.6, ROUND)), circle(50, 51, 7)),
      concat(core, circle(50, 51, 6), arms),
    ),
    accent(apart(rings, stroke(arms, 7.6)), rotors),
  ];
});

const ear = mark('ear', ['healthcare'], () => {
  const shell = parse(
    'M20 42C20 18 34 6 53 6C73 6 86 20 86 38C86 58 66 60 63 77C61 88 53 94 43 94C31 94 25 86 25 77',
  );
  const inner = parse('M42 46C41 34 46 27 54 27C62 27 66 33 66 40C66 49 57 50 53 58C51 63 50 66 45 68');
  return [main(stroke(shell, 11, ROUND), shell), accent(stroke(inner, 8.5, ROUND), inner)];
});

const yinYang = mark('yin-yang', ['healthcare', 'entertainment'], () => {
  const disc = circle(50, 50, 49);
  const dark = subtract(
    union(intersect(disc, rect(50, -10, 70, 120)), circle(50, 74.5, 24.5)),
    circle(50, 25.5, 24.5),
    rect(40, -5, 20, 9),
  );
  const light = apart(disc, dark);
  const wave = concat(arc(50, 25.5, 24.5, -90, 90), arc(50, 74.5, 24.5, 270, 90));
  return [
    main(subtract(dark, circle(50, 74.5, 7.5)), concat(disc, circle(50, 74.5, 5))),
    accent(subtract(light, circle(50, 25.5, 7.5)), concat(wave, circle(50, 25.5, 5))),
  ];
});

const windmill = mark('windmill', ['agriculture', 'nature', 'food'], () => {
  const tower = parse('M37 53L63 53L76 100L24 100Z');
  const door = parse('M43 100L43 86C43 81 46 78 50 78C54 78 57 81 57 86L57 100Z');
  const hub = circle(50, 38, 6.5);
  const sail = union(rect(47.6, -8, 4.8, 48), rect(47.6, -8, 17, 30, 2));
  const wings = union(...[45, 135, 225, 315].map((a) => rotate(sail, a, 50, 38)));
  return [
    main(subtract(apart(tower, wings, hub), door), concat(apart(tower, hub), door)),
    main(hub),
    accent(apart(wings, hub)),
  ];
});

/** A shirt as it lies in the shop. */
const shirt = mark('shirt-folded', ['desing', 'marketing'], () => {
  const body = rect(10, 16, 80, 82, 7);
  const collar = parse('M32 2C26 6 20 12 16 20L32 40C38 34 44 31 50 30C44 24 37 14 32 2Z');
  const placket = line(50, 34, 50, 100);
  const pocket = rect(62, 58, 16, 17, 2);
  return [
    main(
      subtract(
        apart(body, both(collar), parse('M32 2L68 2L50 30Z')),
        stroke(placket, 4.6),
        stroke(pocket, 4.4),
      ),
      concat(body, placket),
    ),
    accent(both(collar)),
  ];
});

const hifi = mark('speaker-hifi', ['entertainment', 'technology', 'automotive'], () => {
  const box = rect(14, 1, 72, 98, 9);
  return [
    main(
      subtract(box, circle(50, 24, 11), circle(50, 66, 26)),
      concat(box, circle(50, 24, 9), circle(50, 66, 24)),
    ),
    accent(subtract(circle(50, 66, 20.6), circle(50, 66, 8)), circle(50, 66, 10)),
  ];
});

const piano = mark('piano-keys', ['entertainment', 'art'], () => {
  const board = rect(2, 10, 96, 80, 6);
  const keys = concat(...[24, 48, 72].map((x) => rect(x - 6.6 + 2, 4, 13, 52, 2)));
  const joins = [26, 50, 74].map((x) => rect(x - 2.2, 50, 4.4, 60));
  return [
    main(
      subtract(apart(board, keys), ...joins),
      concat(board, ...[26, 50, 74].map((x) => line(x, 60, x, 88))),
    ),
    accent(subtract(keys, rect(0, 0, 100, 10))),
  ];
});

const bowling = mark('bowling-ball', ['entertainment'], () => {
  const disc = circle(50, 50, 49);
  const holes = [circle(44, 24, 6.4), circle(64, 28, 6.4), circle(48, 44, 6.4)];
  const shine = arc(50, 50, 38, 100, 160);
  return [main(subtract(disc, ...holes, stroke(shine, 5.6, ROUND)), concat(disc, ...holes))];
});

const tennis = mark('tennis-ball', ['entertainment'], () => {
  const turn = (path: Path): Path => rotate(path, -35);
  const disc = circle(50, 50, 49);
  const seams = concat(circle(-6, 50, 34), circle(106, 50, 34));
  const left = stroke(seams, 5.6);
  return [
    main(turn(subtract(disc, left, circle(-6, 50, 34), circle(106, 50, 34)))),
    accent(turn(subtract(intersect(disc, union(circle(-6, 50, 34), circle(106, 50, 34))), left))),
  ];
});

const beacon = mark('siren', ['transportation', 'healthcare', 'technology'], () => {
  const dome = parse('M20 76L20 56C20 38 33 26 50 26C67 26 80 38 80 56L80 76Z');
  const shine = parse('M34 58C34 48 40 41 49 40');
  const rays = concat(line(50, 2, 50, 14), both(line(14, 14, 22, 23)), both(line(1, 46, 10, 47)));
  return [
    main(subtract(dome, stroke(shine, 5.6, ROUND)), concat(dome, shine)),
    accent(rect(8, 81, 84, 16, 5)),
    accent(stroke(rays, 6, ROUND), rays),
  ];
});

const backpack = mark('backpack', ['entertainment', 'desing', 'nature'], () => {
  const bag = parse(
    'M14 46C14 28 28 18 50 18C72 18 86 28 86 46L86 88C86 94 82 98 76 98L24 98C18 98 14 94 14 88Z',
  );
  const handle = parse('M36 18C36 8 41 4 50 4C59 4 64 8 64 18');
  const pocket = rect(26, 58, 48, 28, 6);
  const strap = rect(36, 36, 28, 6, 3);
  return [
    main(
      union(subtract(bag, stroke(pocket, 4.6), strap, pocket), subtract(stroke(handle, 7), bag)),
      concat(bag, strap),
    ),
    accent(subtract(rect(30.6, 62.6, 38.8, 18.8, 3), rect(46, 62, 8, 8, 2)), rect(28, 60, 44, 24, 4)),
  ];
});

export const TRADES: readonly Mark[] = [razor, welding, trowel, sewing];
export const VEHICLES: readonly Mark[] = [towTruck, foodTruck, kayak, container, drone, net];
export const SOUND: readonly Mark[] = [
  trumpet,
  hifi,
  piano,
  bowling,
  tennis,
  beacon,
  ear,
  yinYang,
  windmill,
  shirt,
  backpack,
];
