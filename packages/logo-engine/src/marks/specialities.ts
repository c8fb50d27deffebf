import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polar, polyline, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, type Mark, main, mark, softened } from './mark.js';

const ROUND = { cap: 'round' } as const;

/** A water pipe: its bowl on a turned stem, its glass below, and the hose that is smoked from. */
const hookah = mark('hookah', ['gastronomy', 'entertainment'], () => {
  const bowl = corners('18,-5.5 50,-5.5 43,14.500 25,14.500', 4);
  const tray = rect(9, 19, 50, 8, 4);
  const stem = union(
    rect(29, 24, 10, 40, 2),
    ellipse(34, 40, 11, 8.5),
    rect(24, 57, 20, 9, 3),
    rect(36, 45, 15, 9, 2),
  );
  const vase = parse(
    'M27 62L41 62L41 69C54 74 61 81 61 91C61 98 58 105.500 51 105.500L17 105.500C10 105.500 7 98 7 91C7 81 14 74 27 69Z',
  );
  const body = filleted(union(tray, stem, vase), 1.5);
  const level = stroke(parse('M-5 89C8 84 20 84 34 89C48 94 56 94 73 89'), 6);
  const hose = parse('M55 49.500C69 50 64 81 78 81C92 81 91 48 96 22');
  const grip = rotate(rect(91.5, -5, 11, 36, 4), 8, 97, 14);
  return [
    main(subtract(body, level), body),
    main(bowl),
    accent(union(apart(stroke(hose, 7), body), grip), concat(hose, grip)),
  ];
});

/** A plant on its earth in a jar with a cork. */
const terrarium = mark('terrarium', ['nature', 'art'], () => {
  const cork = corners('29,-5.5 71,-5.5 67,8 33,8', 3);
  const outer = parse(
    'M27 12L73 12C76 12 78 14 78 17C78 23 80 26 85 31C93 38 99 46 99 57L99 88C99 98 92 105.500 82 105.500L18 105.500C8 105.500 1 98 1 88L1 57C1 46 7 38 15 31C20 26 22 23 22 17C22 14 24 12 27 12Z',
  );
  const glass = subtract(outer, shrink(outer, 7));
  const room = shrink(outer, 11.5);
  const soil = intersect(room, parse('M-5 87C18 81 32 81 50 83C68 85 82 85 105 81L105 110L-5 110Z'));
  const stem = stroke(parse('M50 90L50 44'), 5);
  const leaves = [
    leaf(50, 49, 50, 19, 0.28),
    both(leaf(50, 64, 23, 38, 0.24, 0.58)),
    both(leaf(50, 83, 19, 65, 0.2, 0.58)),
  ];
  const plant = filleted(union(stem, ...leaves), 0.8);
  return [
    main(cork),
    main(glass, outer),
    main(soil),
    accent(intersect(apart(plant, soil), rect(0, 0, 100, 84))),
  ];
});

/** A coach on its wheels, with the seat of its driver. */
const carriage = mark('horse-carriage', ['transportation', 'entertainment'], () => {
  const roof = rect(-5, -5.5, 78, 9.5, 4.5);
  const cabin = parse('M-1 9L69 9L67 45C66 57 58 65 46 65L22 65C10 65 2 57 1 45Z');
  const panes = concat(corners('8,17 28,17 28,38 9,38', 2.5), corners('38,17 60,17 59,38 38,38', 2.5));
  const frame = stroke(parse('M80 38L78 58C77 62 72 64 62 64L50 64M78 62C90 62 96 58 102 47'), 7, ROUND);
  const seat = union(rect(74, 32, 23, 8.5, 3), frame);
  const wheel = (x: number, y: number, r: number): Path => {
    const spokes = [0, 45, 90, 135].map((turn) => rotate(line(x - r + 2, y, x + r - 2, y), turn, x, y));
    return union(
      stroke(circle(x, y, r - 3), 6),
      ...spokes.map((spoke) => stroke(spoke, 4.4, { cap: 'butt' })),
      circle(x, y, 5.5),
    );
  };
  const wheels = [circle(19, 81.5, 24), circle(80, 86.5, 19)];
  const body = filleted(union(cabin, seat), 2);
  return [
    main(roof),
    main(subtract(body, panes, ...wheels.map((one) => grow(one, 4.5)))),
    accent(wheel(19, 81.5, 24), concat(circle(19, 81.5, 21), circle(19, 81.5, 3))),
    accent(wheel(80, 86.5, 19), concat(circle(80, 86.5, 16), circle(80, 86.5, 3))),
  ];
});

/** A sprinkler that throws its water over a plant. */
const sprinkler = mark('sprinkler', ['nature', 'agriculture', 'construction'], () => {
  const stake = union(rect(6.5, 58, 11, 40, 2), rect(0, 66, 24, 10, 3));
  const nozzle = rotate(union(rect(-4, 42, 30, 15, 4), rect(22, 45, 12, 9, 2)), -38, 12, 49);
  /** Parts of the fall of a throw, from the shares of it at which each begins and ends. */
  const dashes = (
    x: number,
    y: number,
    top: number,
    far: number,
    low: number,
    parts: readonly number[][],
  ): Path =>
    concat(
      ...parts.map(([from = 0, to = 0]) =>
        polyline(
          Array.from({ length: 7 }, (_, i) => {
            const t = from + ((to - from) * i) / 6;
            const u = 1 - t;
            return [
              u * u * x + 2 * u * t * (x * 0.35 + far * 0.65) + t * t * far,
              u * u * y + 2 * u * t * top + t * t * low,
            ] as const;
          }),
        ),
      ),
    );
  const throws = concat(
    dashes(35, 21, -28, 101, 50, [
      [0, 0.22],
      [0.36, 0.54],
      [0.68, 0.82],
      [0.93, 1],
    ]),
    dashes(40, 31, 4, 82, 54, [
      [0, 0.3],
      [0.5, 0.72],
      [0.92, 1],
    ]),
    dashes(43, 43, 32, 62, 60, [
      [0, 0.42],
      [0.76, 1],
    ]),
  );
  const sprout = union(
    stroke(parse('M80 100L80 82'), 7),
    leaf(80, 90, 56, 74, 0.34),
    leaf(80, 86, 105, 66, 0.34),
  );
  const ground = rect(-5, 96, 110.5, 9.5, 4.5);
  return [main(filleted(union(stake, nozzle, ground, sprout), 1)), accent(stroke(throws, 7, ROUND), throws)];
});

/** A plunger: a rubber cup on a long handle. */
const plunger = mark('plunger', ['construction'], () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, 38, 50, 50), 0.87), 12.3, -0.4);
  const handle = rect(44.5, -18, 11, 68, 5.5);
  const neck = rect(38, 46, 24, 15, 5);
  const cup = parse('M36 56L64 56C80 60 90 73 91 91L9 91C10 73 20 60 36 56Z');
  const rim = rect(4, 96, 92, 12, 6);
  return [main(turn(apart(handle, neck))), accent(turn(filleted(union(neck, cup), 3))), accent(turn(rim))];
});

/** A truck with a flake of snow on its box. */
const reeferTruck = mark('refrigerated-truck', ['transportation', 'food'], () => {
  const around = (path: Path, turns: readonly number[]): Path =>
    concat(...turns.map((turn) => rotate(path, turn, 30.5, 39.5)));
  const box = rect(-5, 5, 71, 69, 6);
  const arm = concat(line(30.5, 39.5, 30.5, 13), parse('M22 15L30.500 23.500L39 15'));
  const flake = stroke(around(arm, [0, 60, 120, 180, 240, 300]), 5.6, ROUND);
  const cab = parse(
    'M71 26L88 26C91 26 93 27 94.500 29.500L104 47C105 49 105.500 50 105.500 52L105.500 70C105.500 73 104 74 101.500 74L71 74Z',
  );
  const pane = corners('79,34 88,34 96,50 79,50', 2);
  const chassis = rect(-5, 78.5, 110.5, 8.5, 3);
  const wheels = [circle(20, 90, 15), circle(82, 90, 15)];
  const hubs = [circle(20, 90, 5), circle(82, 90, 5)];
  return [
    accent(
      subtract(apart(box, ...wheels), flake),
      concat(box, around(line(30.5, 17, 30.5, 62), [0, 60, 120])),
    ),
    main(subtract(apart(cab, ...wheels), pane), concat(cab, pane)),
    main(apart(chassis, ...wheels), null),
    main(subtract(union(...wheels), ...hubs), concat(...wheels)),
  ];
});

/** A flat boat of the canals of Xochimilco from before: people under the arch of flowers on its bow. */
const trajinera = mark('trajinera', ['entertainment', 'transportation'], () => {
  const blooms = Array.from({ length: 6 }, (_, i) => polar(0, 0, 1, 186 + i * 33.6)).map(
    ([x, y]) => [50 + 44 * x, 46 + 41 * y] as const,
  );
  const bloom = (x: number, y: number): Path =>
    subtract(
      union(...[0, 72, 144, 216, 288].map((turn) => circle(...polar(x, y, 5.6, turn - 90), 5.6))),
      circle(x, y, 3.6),
    );
  const person = union(
    circle(35.5, 35, 9),
    parse('M20.500 70L20.500 62C20.500 53 27 48.500 34 48.500C41 48.500 47 53 47 62L47 70Z'),
  );
  const post = rect(2.5, 57, 8, 14);
  const hull = corners('-5.5,66 105.5,66 92,88 8,88', 4);
  const water = parse('M-1 98C8 92 16 92 25 98C34 104 41 104 50 98C59 92 66 92 75 98C84 104 92 104 101 98');
  const flowers = concat(...blooms.map(([x, y]) => bloom(x, y)));
  return [
    accent(flowers),
    main(union(both(person), both(post), hull)),
    accent(stroke(water, 6.5, ROUND), water),
  ];
});

/** A head of lettuce: ruffled leaves, each with its thick rib. */
const lettuce = mark('lettuce', ['food', 'agriculture', 'gastronomy'], () => {
  const blade = parse(
    'M50 104C44 104 42 100 40 94C36 80 26 70 24 58C22 54 18 50 20 44C22 40 21 36 20 31C19 25 24 22 28 20C30 16 30 9 36 7C41 5 44 6 46 2C47 -1 49 -2.500 50 -2.500C51 -2.500 53 -1 54 2C56 6 59 5 64 7C70 9 70 16 72 20C76 22 81 25 80 31C79 36 78 40 80 44C82 50 78 54 76 58C74 70 64 80 60 94C58 100 56 104 50 104Z',
  );
  const veins = concat(
    parse('M50 70C44 64 38 60 34 52'),
    parse('M50 70C56 64 62 60 66 52'),
    parse('M50 50C46 44 42 41 39 34'),
    parse('M50 50C54 44 58 41 61 34'),
  );
  const rib = union(limb('50,112,7 50,80,5 50,55,3.4 50,30,2'), stroke(veins, 4.6, ROUND));
  const side = (path: Path): Path => rotate(translate(scale(path, 0.86), 7, 13.7), -32, 50, 98);
  const heart = translate(scale(blade, 1, 0.98), 0, 2);
  const left = intersect(apart(side(blade), heart), rect(-10, -10, 60, 120));
  return [
    accent(subtract(heart, rib), concat(heart, parse('M50 96L50 32'))),
    main(both(softened(subtract(left, side(rib)), 0.6)), both(left)),
  ];
});

/** A wireless set with valves: a wooden arch, its cloth, its dial and its knobs. */
const valveRadio = mark('valve-radio', ['entertainment', 'technology'], () => {
  const body = parse(
    'M3 46C3 18 22 2 46 -4.500C48.500 -5.500 51.500 -5.500 54 -4.500C78 2 97 18 97 46L97 93L3 93Z',
  );
  const plinth = rect(-5, 92, 110, 13.5, 4);
  const cloth = parse(
    'M18 51C15.500 51 14 49.500 14 47C14 27 28 13 48 7C49.300 6.600 50.700 6.600 52 7C72 13 86 27 86 47C86 49.500 84.500 51 82 51Z',
  );
  const bars = union(...[28, 47, 66].map((x) => rect(x, -5, 6, 60)));
  const dial = rect(14, 58, 72, 13, 4);
  const needle = rect(59, 50, 5, 30);
  const knobs = concat(...[27, 50, 73].map((x) => circle(x, 83, 5.8)));
  return [
    main(subtract(union(body, plinth), subtract(cloth, bars), grow(dial, 0.5), knobs)),
    accent(subtract(shrink(dial, 3.2), needle)),
  ];
});

/** A car with a horn on its roof that calls out. */
const soundCar = mark('sound-car', ['marketing', 'transportation'], () => {
  const car = parse(
    'M-5 78C-5 70 0 66 8 65L22 48C24 45.500 27 44 30 44L63 44C67 44 70 45.500 72 48L86 64C98 66 105.500 70 105.500 80L105.500 88C105.500 91 104 92 101.500 92L-1.500 92C-4 92 -5 91 -5 88Z',
  );
  const panes = concat(corners('31,52 45,52 45,65 20,65', 2.5), corners('52,52 62,52 74,65 52,65', 2.5));
  const wheels = [circle(20, 91, 14.5), circle(80, 91, 14.5)];
  const hubs = [circle(20, 91, 5), circle(80, 91, 5)];
  const horn = parse(
    'M14 9L30 9C42 8 50 3 57 -4C59 -6 62 -5 62 -2L62 34C62 37 59 38 57 36C50 29 42 24 30 23L14 23C11 23 9 21 9 18L9 14C9 11 11 9 14 9Z',
  );
  const mast = rect(27, 20, 8, 26);
  const calls = concat(arc(58, 17, 18, -34, 34), arc(58, 17, 35, -32, 32));
  const whole = union(car, mast, horn);
  return [
    main(subtract(apart(whole, ...wheels), panes), concat(whole, panes)),
    main(subtract(union(...wheels), ...hubs), concat(...wheels)),
    accent(stroke(calls, 7, ROUND), calls),
  ];
});

/** A signwriter's brush that ends the last stroke of a letter. */
const signwriting = mark('signwriting', ['art', 'marketing'], () => {
  const letter = subtract(
    union(corners('25,-5 43,-5 70,92 51,92 46.5,76 19.5,76 15,92 3,92', 1), rect(-5, 92, 33, 13.5, 3)),
    corners('33,22 43.5,63 23,63', 1),
  );
  const brush = (path: Path): Path => rotate(path, 10, 86, 96);
  const wet = parse(
    'M41 99C41 94 43 92 47 92L76 92C84 92 88 94 89 100C89 104 86 105.500 82 105.500L46 105.500C43 105.500 41 103 41 99Z',
  );
  const hair = brush(parse('M78 66L94 66C98 78 95 92 87 102L80 102C75 90 74 78 78 66Z'));
  const band = brush(rect(77.5, 47, 17, 15, 2));
  const wood = brush(
    parse('M79 42.500L93 42.500C92 28 90 10 88 1C87.500 -1.500 84.500 -1.500 84 1C82 10 80 28 79 42.500Z'),
  );
  const paint = filleted(union(wet, hair), 2);
  return [main(apart(letter, paint)), accent(paint), main(band), main(wood)];
});

/** Two people face to face, and a heart over them. */
const couple = mark('couple', ['healthcare', 'entertainment'], () => {
  const profile = parse(
    'M22 21C34 21 41 29 41.500 40C41.500 43 41 45 42 48L45.500 56C46.300 58 45.500 59.500 43.500 60L41.500 60.500L41.500 67C41.500 71 39 73 35 73L31 73L31 80C41 83 45 91 45.500 102C45.500 104 44.500 105.500 42 105.500L-2 105.500C-4 105.500 -5.500 104 -5.500 102C-5 91 0 83 10 79L10 71C3 66 -1 57 -1 46C-1 31 8 21 22 21Z',
  );
  const bun = circle(94, 27, 9.5);
  const heart = parse(
    'M50 27C40 20 32 13 32 4C32 -2 36 -5.500 41 -5.500C45 -5.500 48 -3 50 0C52 -3 55 -5.500 59 -5.500C64 -5.500 68 -2 68 4C68 13 60 20 50 27Z',
  );
  return [main(profile), main(union(mirror(profile), bun)), accent(heart)];
});

/** A mug with a picture printed on it. */
const printedMug = mark('printed-mug', ['marketing', 'art', 'desing'], () => {
  const body = parse(
    'M-1 3L73 3C75 3 77 5 77 7L77 82C77 92 70 99 60 99L12 99C2 99 -5 92 -5 82L-5 7C-5 5 -3 3 -1 3Z',
  );
  const handle = stroke(parse('M72 26L82 26C94 26 100 32 100 42L100 56C100 66 94 72 82 72L72 72'), 11);
  const sheet = rect(8, 25, 56, 52, 4);
  const hills = concat(corners('14,71 29,49 39,61 46,53 58,71', 2), circle(50, 38, 6.5));
  const mug = union(body, handle);
  return [main(subtract(mug, rect(2, 19, 68, 64, 7)), mug), accent(subtract(sheet, hills))];
});

/** A swimsuit of one piece, striped. */
const swimsuit = mark('swimsuit', ['desing', 'art', 'entertainment'], () => {
  const half = parse(
    'M50 27C41 27 36 22 34 11L32 -2C31.500 -4.500 29 -6 26 -5.300C23 -4.700 22 -2.500 22.500 0L24 12C25 23 20 29 12 33C12 45 21 51 21 59C21 67 13 74 11 83C27 85 36 92 40 102C41 104.500 43 105.500 46 105.500L50 105.500Z',
  );
  const suit = union(half, mirror(half), rect(49.5, 27, 1, 78.5));
  const stripes = [44, 66].map((y) => rect(-6, y, 112, 8));
  return [
    main(subtract(suit, ...stripes.map((one) => grow(one, 4)))),
    accent(intersect(suit, union(...stripes))),
  ];
});

export const SPECIALITIES: readonly Mark[] = [
  hookah,
  terrarium,
  carriage,
  sprinkler,
  plunger,
  reeferTruck,
  trajinera,
  lettuce,
  valveRadio,
  soundCar,
  signwriting,
  couple,
  printedMug,
  swimsuit,
];
