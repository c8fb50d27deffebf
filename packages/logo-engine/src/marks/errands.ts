import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, regular, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, type Mark, main, mark, softened } from './mark.js';

const BUTT = { cap: 'butt' } as const;

/** A panel of wrought iron: scrolls between its posts, and spears on its rail. */
const ironwork = mark('wrought-iron', ['construction', 'art'], () => {
  const bar = (x: number, top: number): Path =>
    union(
      rect(x - 3.75, top + 16, 7.5, 105.5 - top - 16, 2),
      corners(`${x},${top - 2} ${x + 8},${top + 15} ${x},${top + 25} ${x - 8},${top + 15}`, 2),
    );
  const rails = concat(rect(-5, 28, 110, 8, 2), rect(-5, 93, 110, 8, 2));
  const scroll = parse(
    'M40.500 85C29 82 14.500 75 14.500 60C14.500 50.500 20 44.500 27.500 44.500C35 44.500 40 50 40 56.500C40 63 35.500 67.500 30.500 67.500C26.500 67.500 24.500 64.500 25 61.500',
  );
  const scrolls = both(scroll);
  return [main(union(bar(50, -3.5), both(bar(3, 5)), rails)), accent(stroke(scrolls, 6.5), scrolls)];
});

/** The frame of a house in steel: studs with their braces, and the truss of its roof. */
const steelFrame = mark('steel-frame', ['construction'], () => {
  const truss = concat(parse('M50 -1L101 37L-1 37Z'), line(50, 2, 50, 36), both(line(50, 36, 26, 18)));
  const wall = concat(
    parse('M6 51L94 51L94 101L6 101Z'),
    both(line(33, 51, 33, 101)),
    both(line(6, 101, 33, 51)),
  );
  return [accent(stroke(truss, 7.4), truss), main(stroke(wall, 7.4), wall)];
});

/** A net on its pole over the water of a pool. */
const skimmer = mark('pool-skimmer', ['construction', 'entertainment'], () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, 40, 40, 50), 0.93), 4.8, 0.5);
  const rim = parse(
    'M19 34L61 34C65 34 67 36 68 40L75 66C76.500 72 74 75 68 75L12 75C6 75 3.500 72 5 66L12 40C13 36 15 34 19 34Z',
  );
  const mesh = concat(
    line(22, 30, 20, 90),
    line(40, 30, 40, 90),
    line(58, 30, 60, 90),
    line(0, 54.5, 90, 54.5),
  );
  const net = union(stroke(rim, 8), intersect(rim, stroke(mesh, 4.6)));
  const pole = rect(35.7, -21, 8.6, 58, 4.3);
  const fork = stroke(parse('M22 34L40 16L58 34'), 7.5);
  const waves = parse(
    'M-1.500 98.500C7 91.500 16 91.500 25 98.500C34 105.500 41 105.500 50 98.500C59 91.500 66 91.500 75 98.500C84 105.500 93 105.500 101.500 98.500',
  );
  const sea = stroke(translate(waves, 0, -2), 7);
  return [main(apart(turn(union(net, pole, fork)), sea)), accent(sea, waves)];
});

/** A cable cut open: its sheath, its core and the fibres with light at their ends. */
const fibre = mark('fibre-optic', ['technology'], () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, 45, 50, 50), 0.88), 2.4, 9);
  const sheath = rect(35, 74, 30, 46, 4);
  const core = rect(40, 53, 20, 15, 3);
  const fibres = concat(
    line(50, 47, 50, -8),
    both(parse('M44.500 47C44.500 30 32 26 28 4')),
    both(parse('M40 47C36 38 14 40 4 24')),
  );
  const ends = concat(circle(50, -14, 8.4), both(circle(26, -3, 8.4)), both(circle(0, 18, 8.4)));
  return [
    main(turn(sheath)),
    main(turn(core)),
    main(turn(apart(stroke(fibres, 5.6), ends)), turn(fibres)),
    accent(turn(ends)),
  ];
});

/** A bowl that steams, and the sticks to eat from it. */
const chopsticks = mark('bowl-chopsticks', ['gastronomy', 'food'], () => {
  const body = parse(
    'M-1 50L101 50C104 50 105.500 52 105 55C103 74 90 88 72 93L72 101C72 104 70 105.500 67.500 105.500L32.500 105.500C30 105.500 28 104 28 101L28 93C10 88 -3 74 -5 55C-5.500 52 -4 50 -1 50Z',
  );
  const band = rect(-10, 61, 120, 5.5);
  const stick = limb('47,56,3 74,26,4 101,-1,5');
  const sticks = union(stick, limb('66,56,3 86,33,4 102,18,5'));
  const steam = concat(parse('M13 38C6 29 20 21 13 11'), parse('M34 38C26 27 42 17 34 5'));
  return [
    main(subtract(body, band), body),
    accent(apart(subtract(sticks, rect(-10, 45, 130, 60)), body)),
    main(stroke(steam, 6.5), steam),
  ];
});

/** The head of a cow with the cross of its vet. */
const cowVet = mark('cow-cross', ['healthcare', 'livestock'], () => {
  const horn = parse('M33 20C20 18 13 8 17 -5C22 3 30 7 42 8Z');
  const ear = parse('M26 31C18 23 4 23 -5 33C-3 46 14 54 28 46Z');
  const skull = parse('M50 7C68 7 82 15 82 31L76 68L24 68L18 31C18 15 32 7 50 7Z');
  const cross = union(rect(45, 17, 10, 30, 2), rect(35, 27, 30, 10, 2));
  const muzzle = parse('M50 63C69 63 83 70 83 84C83 97 69 105 50 105C31 105 17 97 17 84C17 70 31 63 50 63Z');
  const eyes = both(circle(32, 50, 4.6));
  const nostrils = both(rotate(ellipse(37, 83, 4.8, 6.6), 14, 37, 83));
  return [
    main(subtract(apart(union(skull, both(horn), both(ear)), muzzle, cross), eyes)),
    main(subtract(muzzle, nostrils)),
    accent(cross),
  ];
});

/** A heap of salt on its pan, with the shovel in it. */
const saltHeap = mark('salt-heap', ['food', 'agriculture'], () => {
  const heap = parse(
    'M38 20C43 17 49 18 53 23L97 71C100 75 98 80 92 80L1 80C-5 80 -7 75 -4 71L33 24C34.500 22 36 21 38 20Z',
  );
  const crystal = (x: number, y: number): Path => regular(x, y, 8.5, 4, 1);
  const crystals = concat(crystal(40, 39), crystal(23, 64), crystal(50, 66));
  const shovel = union(stroke(line(62, 54, 92, 7), 8, BUTT), stroke(parse('M83 -0.500L100 10.500'), 9));
  const waves = parse(
    'M-1.500 97C7 90 16 90 25 97C34 104 41 104 50 97C59 90 66 90 75 97C84 104 93 104 101.500 97',
  );
  return [main(subtract(apart(heap, shovel), crystals)), accent(shovel), accent(stroke(waves, 7), waves)];
});

/** A kiwi, and the half of one with its seeds. */
const kiwi = mark('kiwi', ['food', 'agriculture', 'gastronomy'], () => {
  const skin = ellipse(50, 50, 55, 51);
  const flesh = ellipse(50, 50, 44, 40);
  const core = scale(softened(star(0, 0, 21, 12, 10, 2), 0.6), 1, 0.9);
  const seeds = Array.from({ length: 10 }, (_, i) => {
    const turn = i * 36 - 72;
    const [x, y] = polar(0, 0, 1, turn);
    const [px, py] = [50 + 28 * x, 50 + 25.5 * y];
    return rotate(ellipse(px, py, 5, 3.2), turn, px, py);
  });
  return [
    main(subtract(skin, ellipse(50, 50, 49, 45))),
    accent(subtract(flesh, translate(core, 50, 50), ...seeds)),
  ];
});

/** A dragon fruit cut open: scales around it, and seeds in its flesh. */
const pitahaya = mark('pitahaya', ['food', 'agriculture', 'gastronomy'], () => {
  const body = ellipse(50, 63, 42, 42.5);
  const scales = [
    parse('M30 101C14 98 2 90 -4 77C6 80 12 80 20 78Z'),
    parse('M12 80C1 70 -5 56 -3 41C6 50 14 53 24 52Z'),
    parse('M16 56C9 42 10 26 17 12C23 23 32 30 44 33Z'),
  ];
  const crown = parse('M34 36C34 20 40 7 50 -5.500C60 7 66 20 66 36Z');
  const flesh = ellipse(50, 64, 30, 30.5);
  const seeds = [
    [50, 44],
    [35.5, 53],
    [64.5, 53],
    [50, 64],
    [35, 74],
    [65, 74],
    [50, 84],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 3.6, 4.6));
  const whole = union(body, ...scales.map(both), crown);
  return [main(subtract(filleted(whole, 1.5), grow(flesh, 5))), accent(subtract(flesh, ...seeds))];
});

/** A guava cut in half, with its leaf. */
const guava = mark('guava', ['food', 'agriculture', 'gastronomy'], () => {
  const skin = parse(
    'M50 22C62 22 71 27 81 35C93 44 98 55 97 66C95 90 75 105.500 50 105.500C25 105.500 5 90 3 66C2 55 7 44 19 35C29 27 38 22 50 22Z',
  );
  const flesh = shrink(skin, 11.5);
  const heart = ellipse(50, 65, 22, 20);
  const seeds = concat(
    ...Array.from({ length: 6 }, (_, i) =>
      ellipse(50 + 12.5 * Math.cos((i * Math.PI) / 3), 65 + 11 * Math.sin((i * Math.PI) / 3), 3.4),
    ),
    circle(50, 65, 3.4),
  );
  const stalk = stroke(parse('M50 15L50 1'), 7.5);
  const blade = leaf(59, 14, 99, 2, 0.3, 0.45);
  return [
    main(subtract(skin, shrink(skin, 7))),
    accent(subtract(flesh, subtract(heart, shrink(heart, 4)), seeds)),
    main(stalk),
    main(blade),
  ];
});

/** A pistachio whose shell has opened over the nut. */
const pistachio = mark('pistachio', ['food', 'agriculture', 'gastronomy'], () => {
  const turn = (path: Path): Path => translate(rotate(path, 28, 50, 52), 1.5, -2.5);
  const shell = parse('M50 -7C78 2 96 28 96 56C96 86 76 107 50 107C24 107 4 86 4 56C4 28 22 2 50 -7Z');
  const slit = parse('M50 -30C72 -4 76 24 74 50C72 72 62 84 50 92C38 84 28 72 26 50C24 24 28 -4 50 -30Z');
  const kernel = parse(
    'M50 4C62 10 69 28 68.500 49C67.500 66 60 78 50 85C40 78 32.500 66 31.500 49C31 28 38 10 50 4Z',
  );
  const groove = stroke(parse('M50 30C46 42 46 54 50 66'), 5);
  return [main(turn(softened(subtract(shell, slit), 1.5))), accent(turn(subtract(kernel, groove)))];
});

/** A hazelnut in its ruffled husk. */
const hazelnut = mark('hazelnut', ['food', 'agriculture', 'gastronomy'], () => {
  const nut = parse(
    'M50 -5.500C54 2 61 6 69 11C83 20 91 33 91 49C91 60 88 69 82 77L18 77C12 69 9 60 9 49C9 33 17 20 31 11C39 6 46 2 50 -5.500Z',
  );
  const husk = parse(
    'M50 101C26 101 6 88 -4 58C4 62 10 63 15 61C16 68 19 73 24 75C29 70 31 65 32 59C38 65 44 69 50 77C56 69 62 65 68 59C69 65 71 70 76 75C81 73 84 68 85 61C90 63 96 62 104 58C94 88 74 101 50 101Z',
  );
  const shine = stroke(parse('M25 47C25 37 30 29 38 24'), 6.5);
  const stalk = rect(45, 96, 10, 9.5, 2);
  const cup = union(softened(husk, 1), stalk);
  return [main(subtract(apart(nut, cup), shine), nut), accent(cup)];
});

/** A rosary: beads on a loop, and its cross. */
const rosary = mark('rosary', ['art', 'marketing'], () => {
  const beads = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = polar(0, 0, 1, 90 + 23 + (i * 314) / 11);
    return circle(50 + 43.5 * x, 30 + 28.5 * y, 6.8);
  });
  const joint = circle(50, 63, 7.5);
  const cross = union(rect(44.5, 75, 11, 30.5, 2.5), rect(34, 82, 32, 10.5, 2.5));
  return [main(concat(...beads)), main(joint), accent(cross)];
});

/** A coil of rope, tied, with its end hanging. */
const rope = mark('lasso', ['livestock', 'agriculture', 'entertainment'], () => {
  const loop = rotate(ellipse(52, 29, 49.5, 26), -10, 52, 29);
  const tail = parse('M36 62C48 78 92 62 92 82C92 98 60 100 40 96C28 93.500 14 90 2 99');
  const knot = rotate(rect(20, 43, 20, 23, 5), -24, 30, 55);
  /** Cuts across a strand, aslant: where it is and which way it runs there. */
  const twist = (places: readonly (readonly [number, number, number])[]): Path =>
    stroke(concat(...places.map(([x, y, way]) => rotate(line(x - 8, y, x + 8, y), way + 52, x, y))), 2.8);
  const around = Array.from({ length: 16 }, (_, i) => {
    const t = i * 22.5 * (Math.PI / 180) + 0.1;
    const way = (Math.atan2(26 * Math.cos(t), -49.5 * Math.sin(t)) * 180) / Math.PI - 10;
    const [x, y] = [49.5 * Math.cos(t), 26 * Math.sin(t)];
    const c = Math.cos(-10 * (Math.PI / 180));
    const s = Math.sin(-10 * (Math.PI / 180));
    return [52 + x * c - y * s, 29 + x * s + y * c, way] as const;
  });
  const along = [
    [52, 69, 8],
    [67, 70, 4],
    [82, 72.5, 20],
    [91.5, 83, 100],
    [82, 93, 165],
    [66, 97, 176],
    [50, 97.2, 184],
    [34, 95, 190],
    [18, 93, 180],
  ] as const;
  return [
    main(subtract(apart(stroke(loop, 9), knot), twist(around)), loop),
    main(subtract(apart(stroke(tail, 9), knot), twist(along)), tail),
    accent(knot),
  ];
});

/** A wig on its stand. */
const wig = mark('wig', ['desing', 'healthcare', 'art'], () => {
  const hair = parse(
    'M50 -5C80 -5 94 18 94 46C94 62 97 70 105 78C98 84 84 86 70 82C76 70 77 56 74 42C60 42 48 36 42 26C40 34 34 40 26 43C23 56 24 70 30 82C16 86 2 84 -5 78C3 70 6 62 6 46C6 18 20 -5 50 -5Z',
  );
  const head = parse('M20 30L80 30L80 52C80 68 70 80 50 80C30 80 20 68 20 52Z');
  const stand = union(rect(45, 76, 10, 24), rect(25, 96, 50, 9.5, 4));
  return [main(hair), accent(filleted(union(apart(head, hair), stand), 2))];
});

/** A person in virtual-reality glasses. */
const vr = mark('vr-headset', ['technology', 'entertainment'], () => {
  const head = parse(
    'M50 -5C74 -5 89 12 89 36L89 60C89 86 72 105.500 50 105.500C28 105.500 11 86 11 60L11 36C11 12 26 -5 50 -5Z',
  );
  const set = parse(
    'M3 33L97 33C102 33 105.500 36.500 105.500 41L105.500 66C105.500 71 102 74 97 74L68 74C64 74 62 72 60 69L56 63C53 59 47 59 44 63L40 69C38 72 36 74 32 74L3 74C-2 74 -5.500 71 -5.500 66L-5.500 41C-5.500 36.500 -2 33 3 33Z',
  );
  const shine = stroke(parse('M11 58L11 49L20 49'), 6);
  return [main(apart(head, set)), accent(subtract(set, shine))];
});

/** A cabin with a toilet in it, that is brought where people gather. */
const portableToilet = mark('portable-toilet', ['construction', 'entertainment'], () => {
  const roof = parse(
    'M13 13C14 3 24 -1 50 -1C76 -1 86 3 87 13C87.500 16 86 17 84 17L16 17C14 17 12.500 16 13 13Z',
  );
  const vent = rect(66, -5.5, 10, 12, 2);
  const cabin = rect(16, 22, 68, 72, 3);
  const door = rect(25, 31, 50, 80, 3);
  const slots = concat(rect(38, 40, 24, 5, 2), rect(38, 49, 24, 5, 2));
  const latch = rect(57, 66, 6, 13, 3);
  const skids = union(rect(6, 92, 88, 7, 3), rect(12, 92, 18, 13.5, 3), rect(70, 92, 18, 13.5, 3));
  return [
    main(union(roof, vent)),
    main(union(subtract(cabin, door), skids)),
    accent(subtract(rect(30, 36, 40, 51.5, 2.5), slots, latch)),
  ];
});

/** A lorry with a tank and the hose that empties a pit. */
const septicLorry = mark('septic-truck', ['construction', 'transportation'], () => {
  const tank = union(rect(14, 22, 60, 40, 14), rect(37, 12, 15, 14, 3));
  const bands = concat(line(31, 27.5, 31, 66), line(58, 27.5, 58, 66));
  const cab = parse('M79 30L90 30C93 30 95 31 96 34L104 52C105 54 105.500 56 105.500 58L105.500 80L79 80Z');
  const pane = corners('85.5,38 91,38 97,52 85.5,52', 2);
  const frame = rect(20, 67, 60, 13, 2);
  const wheels = concat(circle(37, 86, 13.5), circle(87, 86, 13.5));
  const hubs = [circle(37, 86, 5), circle(87, 86, 5)];
  const hose = parse('M7.500 38C-3 40 -3 52 3 60C9 68 8 76 8 94');
  const pit = rect(-5.5, 95, 26, 10.5, 3);
  const whole = union(stroke(hose, 8), pit);
  return [
    main(
      apart(subtract(tank, stroke(concat(line(31, 10, 31, 66), line(58, 10, 58, 66)), 5)), whole),
      concat(tank, bands),
    ),
    main(apart(subtract(union(cab, frame), pane), wheels)),
    main(subtract(wheels, ...hubs)),
    accent(whole, concat(hose, pit)),
  ];
});

/** A silencer with its two tail pipes, and what comes out of them. */
const exhaust = mark('exhaust', ['automotive'], () => {
  const turn = (path: Path): Path => rotate(path, 34, 48, 48);
  const can = turn(rect(14, 26, 64, 46, 17));
  const bands = turn(concat(line(31, 27.5, 31, 70.5), line(61, 27.5, 61, 70.5)));
  const inlet = union(
    stroke(parse('M30 36C16 28 10 22 10 8L10 0'), 13, BUTT),
    rect(-5.5, -5.5, 31, 10.5, 2.5),
  );
  const outlet = stroke(parse('M62 60C72 68 68 87 78 87L80 87'), 13, BUTT);
  const tip = corners('84,79 105.5,73 105.5,101 84,95', 2.5);
  const whole = union(can, inlet, outlet);
  return [main(subtract(whole, stroke(bands, 5)), concat(whole, bands)), accent(tip)];
});

/** A gun with a tube of sealant, and the bead that it lays. */
const caulkingGun = mark('caulking-gun', ['construction'], () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, -26, 50, 50), 0.81), 9.6, 16);
  const tube = rect(10, 11, 52, 34, 4);
  const nozzle = corners('-15,24 5,14 5,42 -15,32', 2.5);
  const frame = union(rect(5, 50.5, 76, 11, 3), rect(67, 4, 12, 54, 3), rect(72, 22.5, 34, 11, 3));
  const grip = union(limb('80,52,10 85,76,9.5 92,104,9.5'), limb('57,54,6 59,72,5.5 67,89,5.5'));
  return [main(turn(filleted(union(frame, grip), 1.5))), accent(turn(tube)), accent(turn(nozzle))];
});

export const ERRANDS: readonly Mark[] = [
  ironwork,
  steelFrame,
  skimmer,
  fibre,
  chopsticks,
  cowVet,
  saltHeap,
  kiwi,
  pitahaya,
  guava,
  pistachio,
  hazelnut,
  rosary,
  rope,
  wig,
  vr,
  portableToilet,
  septicLorry,
  exhaust,
  caulkingGun,
];
