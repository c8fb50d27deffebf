/** What is gathered, sown, caught, quarried and made by hand: a sprout in a flask, silver. */
import { grow, parse, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filled,
  filleted,
  inked,
  type Mark,
  main,
  mark,
  softened,
  whole,
} from './mark.js';

/** A flask of soil; what was sown grows out of it. */
const sproutFlask = mark('sprout-flask', ['agriculture', 'nature'], () => {
  const shell = parse('M29 42L71 42L71 62L99 98C104 106 101 113 93 113L7 113C-1 113 -4 106 1 98L29 62Z');
  const rim = rect(19, 36, 62, 13, 6.5);
  const air = parse('M39 26L61 26L61 65L75 84L25 84L39 65Z');
  const stem = inked(parse('M50 96L50 12'), 8.5);
  const leaves = union(leaf(50, 20, 102, -16, 0.32, 0.5), leaf(50, 20, -2, -16, 0.32, 0.5));
  const plant = filleted(union(stem, leaves), 2);
  const veins = both(inked(line(67, 9, 84, -3), 4.8));
  return filled([main(apart(subtract(union(shell, rim), air), plant)), accent(subtract(plant, veins))]);
});

/** An open sack of lime, a trowel on it. */
const limeSack = mark('lime-sack', ['construction', 'agriculture'], () => {
  const sack = softened(
    parse(
      'M6 46L94 46C102 64 109 84 107 104C107 110 100 112 94 111C64 108 36 108 6 111C0 112 -7 110 -7 104C-9 84 -2 64 6 46Z',
    ),
    2,
  );
  const rim = rect(-4, 33, 108, 17, 8.5);
  const heap = parse('M6 30C20 20 30 -4 50 -4C70 -4 80 20 94 30Z');
  const blade = parse('M30 60L70 60C74 60 75 63 73 66L53 103C51 106 49 106 47 103L27 66C25 63 26 60 30 60Z');
  const handle = union(inked(parse('M50 64L50 52L58 46'), 7), rect(51, 16, 15, 34, 7));
  const trowel = rotate(translate(scale(union(blade, handle), 0.72), 14, 28), 42, 50, 78);
  return filled([accent(softened(apart(heap, rim), 2)), main(subtract(union(sack, rim), trowel))]);
});

/** A cow at its block of salt. */
const saltLick = mark('salt-lick', ['livestock', 'food', 'agriculture'], () => {
  const skull = whole(parse('M50 0C67 0 78 6 80 20C82 34 77 42 77 50C86 56 84 76 72 80L50 80Z'));
  const ear = parse('M76 14C88 4 106 6 112 16C108 31 90 37 78 30Z');
  const horn = inked(parse('M66 4C79 2 85 -8 82 -20'), 10);
  const tongue = rect(39, 64, 22, 33, 11);
  const head = filleted(union(skull, both(ear), both(horn), tongue), 2);
  const eyes = both(circle(36, 32, 6));
  const nostrils = both(ellipse(37, 63, 5.5, 4.4));
  const lip = inked(parse('M34 76C44 80 56 80 66 76'), 4.6);
  const block = corners('6,88 94,88 102,126 -2,126', 6);
  const grains = union(
    ...[
      [18, 106, 20],
      [36, 115, 50],
      [64, 113, 10],
      [82, 105, 60],
    ].map(([x = 0, y = 0, turn = 0]) => rotate(rect(x - 4, y - 4, 8, 8, 1), turn, x, y)),
  );
  const cow = subtract(head, eyes, nostrils, lip);
  return filled([main(cow), accent(subtract(softened(apart(block, head), 1), grains))]);
});

/** Silver of the Mapuche: a plate, chains, and the cross that hangs from them. */
const trapelakucha = mark('trapelakucha', ['art', 'desing'], () => {
  const plate = softened(corners('18,-16 82,-16 104,16 -4,16', 5), 1);
  const chain = (x: number): Path => union(...[24, 43].map((y) => ellipse(x, y, 11, 13)));
  const eyes = [14, 86].flatMap((x) => [24, 43].map((y) => ellipse(x, y, 4, 5.6)));
  const bar = corners('-4,54 28,60 72,60 104,54 104,86 72,80 28,80 -4,86', 3);
  const post = corners('34,24 66,24 60,60 60,80 68,120 32,120 40,80 40,60', 3);
  const cross = filleted(union(bar, post), 3);
  const discs = both(circle(11, 103, 12));
  const pierced = subtract(cross, circle(50, 70, 7.5));
  const hung = subtract(apart(union(plate, chain(14), chain(86)), cross), ...eyes, circle(50, 0, 7));
  return filled([main(hung), accent(pierced), main(apart(discs, cross))]);
});

/** A jaguar with a wing, carved and painted. */
const wingedJaguar = mark('winged-jaguar', ['art', 'desing'], () => {
  const torso = limb('2,72,17 22,66,21 52,70,17 76,64,19');
  const ears = union(corners('76,40 78,18 94,32', 3), corners('94,32 108,20 108,42', 3));
  const head = union(circle(92, 48, 20), rect(92, 48, 26, 20, 9));
  const leg = (x: number, lean: number): Path =>
    union(inked(line(x, 76, x + lean, 104), 15), inked(line(x + lean, 105, x + lean + 7, 105), 13));
  const legs = union(leg(-2, -6), leg(18, 4), leg(66, -4), leg(82, 8));
  const tail = inked(parse('M-8 70C-30 60 -36 26 -16 18C-2 14 4 32 -8 36'), 11);
  const feather = (turn: number, length: number): Path =>
    rotate(leaf(58, 60, 58, 60 - length, 0.2, 0.55), turn, 58, 60);
  const wing = filleted(union(feather(-66, 58), feather(-42, 74), feather(-18, 84)), 3);
  const cat = filleted(union(torso, head, ears, legs, tail), 3);
  const eye = corners('92,44 102,44 98,51', 1.5);
  const spiral = inked(parse('M12 78C8 76 8 68 14 66C22 64 28 72 24 80C20 88 6 88 0 78'), 5);
  return filled([main(subtract(apart(cat, grow(wing, 1.6)), eye, spiral)), accent(wing)]);
});

/** A saint with a halo, one side still cracked. */
const restoredSaint = mark('restored-saint', ['art'], () => {
  const halo = circle(50, 36, 46);
  const rays = Array.from({ length: 9 }, (_, i) => rotate(rect(47, -14, 6, 18, 3), -100 + 25 * i, 50, 36));
  const veil = whole(parse('M50 8C70 8 80 24 80 44C80 62 86 74 98 86C102 92 104 100 104 110L50 110Z'));
  const face = ellipse(50, 46, 16, 20);
  const fold = inked(line(50, 86, 50, 120), 7);
  const crack = inked(parse('M4 112L18 92L12 84L28 66L20 58L30 46'), 5);
  return filled([accent(subtract(apart(halo, veil), ...rays)), main(subtract(veil, face, fold, crack))]);
});

/** A nightingale that sings. */
const nightingale = mark('nightingale', ['entertainment', 'art', 'nature'], () => {
  const body = limb('-8,104,9 16,84,14 36,68,27 54,52,27 66,34,20 72,24,17');
  const head = circle(72, 24, 19);
  const beak = union(corners('80,10 112,-8 92,24', 2), corners('88,20 118,22 84,40', 2));
  const wing = parse('M56 48C64 62 54 86 16 88C18 70 26 54 40 47C48 43 54 43 56 48Z');
  const legs = union(...[40, 58].map((x) => inked(parse(`M${x} 84L${x} 100`), 7)));
  const perch = inked(line(10, 104, 104, 104), 9);
  return filled([
    main(subtract(apart(filleted(union(body, head, beak, legs), 2), wing, perch), circle(71, 20, 4.4))),
    accent(wing),
    accent(perch),
  ]);
});

export const COUNTRY_AND_CRAFT: readonly Mark[] = [
  sproutFlask,
  limeSack,
  saltLick,
  trapelakucha,
  wingedJaguar,
  restoredSaint,
  nightingale,
];
