/** What launderers, framers, hauliers, herbalists and builders work with. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, leaf, line, rect, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filled, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** A washing machine that stands in its own suds. */
const washerSuds = mark('washer-suds', ['nature', 'desing', 'healthcare'], () => {
  const body = rect(-4, -24, 108, 160, 14);
  const foam = intersect(
    union(
      circle(-12, 101, 16),
      circle(9, 95, 19),
      circle(35, 103, 17),
      circle(61, 96, 20),
      circle(88, 99, 18),
      circle(111, 102, 15),
      rect(-14, 101, 128, 16),
    ),
    rect(-60, 0, 220, 117),
  );
  const door = circle(50, 37, 37);
  const glass = circle(50, 37, 29);
  const level = stroke(wave(2, 36, 96, 6, 1.5), 6);
  const knobs = union(circle(13, -11, 6.5), rect(60, -15.5, 28, 9, 4.5));
  return filled([
    main(
      softened(
        apart(union(subtract(body, door, knobs), subtract(glass, level)), foam, rect(-60, 101, 220, 60)),
        1,
      ),
    ),
    accent(softened(foam, 2)),
  ]);
});

/** A frame of two mitred mouldings that close about a glass. */
const mitredFrame = mark('mitred-frame', ['art', 'desing'], () => {
  const frame = subtract(rect(-4, -4, 108, 108, 5), rect(22.5, 22.5, 55, 55, 2));
  const channel = subtract(rect(10, 10, 80, 80), rect(15, 15, 70, 70));
  const mitre = stroke(line(-20, 120, 120, -20), 6);
  const first = parse('M-40 140L-40 -40L140 -40Z');
  const glint = concat(inked(line(35, 57, 57, 35), 8), inked(line(45, 66, 66, 45), 8));
  const cut = subtract(frame, channel, mitre);
  return filled([
    main(concat(softened(intersect(cut, first), 1), glint)),
    accent(softened(subtract(cut, first), 1)),
  ]);
});

/** A lorry heaped with grain, an ear of wheat on its side. */
const grainTruck = mark('grain-truck', ['transportation', 'agriculture'], () => {
  const box = corners('-34,14 66,14 62,66 -30,66', 4);
  const heap = parse('M-34 9.500C-20 -12 -2 -28 16 -28C34 -28 52 -12 66 9.500Z');
  const cab = softened(
    parse('M70 18L92 18C97 18 100 20 102 25L112 46C116 48 118 51 118 56L118 66L67 66Z'),
    4,
  );
  const pane = corners('80,27 91,27 99,45 79,45', 2);
  const bed = rect(-30, 70.5, 148, 14, 4);
  const spots = [-4, 90];
  const wheels = spots.map((x) => circle(x, 88, 17.5));
  const hubs = union(...spots.map((x) => circle(x, 88, 7)));
  const grain = (x: number, side: number): Path =>
    leaf(x, 40 + side * 2.5, x + 17, 40 + side * 18, 0.27, 0.5);
  const ear = union(
    inked(line(-25, 40, 36, 40), 4.5),
    leaf(34, 40, 57, 40, 0.27, 0.5),
    ...[-22, -2, 18].flatMap((x) => [grain(x, 1), grain(x, -1)]),
  );
  return filled([
    main(subtract(apart(box, ...wheels), ear)),
    main(subtract(apart(cab, ...wheels), pane)),
    main(subtract(union(apart(bed, ...wheels), ...wheels), hubs)),
    accent(softened(heap, 4)),
  ]);
});

/** A block of marble with its vein, one corner hewn off. */
const marbleBlock = mark('marble-block', ['construction', 'art'], () => {
  const top = corners('50,-8 110,20 50,50 -10,20', 2);
  const left = corners('-10,26 46,54 46,114 -10,84', 2);
  const right = corners('54,54 110,26 110,60 96,70 92,84 76,92 72,105 54,114', 2);
  const vein = union(
    limb('-14,44,2.500 6,52,3.400 18,70,3 34,78,3.200 50,96,3.400'),
    limb('18,70,2.600 14,84,2.600 20,106,2.400'),
  );
  const across = limb('10,8,2.400 30,18,3 52,14,2.600 76,28,3 84,40,2.400');
  return fitted([accent(subtract(top, across)), main(subtract(left, vein)), main(right)], 0.89, 0, -2.6);
});

/** Herbs in a mortar. */
const mortarHerbs = mark('mortar-herbs', ['healthcare', 'nature'], () => {
  const cup = softened(
    parse(
      'M-6 50L106 50L106 63L98 65C96 86 82 95 66 98L66 102L80 102L80 112L20 112L20 102L34 102L34 98C18 95 4 86 2 65L-6 63Z',
    ),
    3,
  );
  const pestle = inked(line(74, 60, 100, 2), 19);
  const tall = subtract(leaf(42, 64, 50, -22, 0.28, 0.52), inked(line(43, 64, 47, 12), 5.5));
  const low = subtract(leaf(40, 66, -14, 0, 0.26, 0.55), inked(line(40, 66, 8, 26), 5.5));
  const first = softened(apart(tall, cup, pestle), 1);
  return fitted(
    [
      main(cup),
      main(apart(pestle, cup)),
      accent(union(first, softened(apart(low, leaf(42, 64, 50, -22, 0.28, 0.52), cup), 1.5))),
    ],
    0.8,
    3.4,
    4,
  );
});

/** A bath with its screen of glass, the shower over it. */
const showerScreen = mark('shower-screen', ['construction', 'desing'], () => {
  const tub = softened(
    parse('M-16 72L116 72L116 85L108 85C107 100 97 108 82 108L18 108C3 108 -7 100 -8 85L-16 85Z'),
    3,
  );
  const glass = subtract(
    rect(-8, -22, 52, 89.5, 4),
    inked(line(6, 32, 30, 0), 8),
    inked(line(10, 50, 32, 21), 8),
  );
  const pipe = inked(parse('M107 76L107 2C107 -22 76 -22 76 -2'), 10);
  const head = corners('68,-6 84,-6 97,18 55,18', 4);
  const jets = union(...[61, 76, 91].map((x) => inked(line(x, 31, x, x === 76 ? 58 : 48), 8)));
  return filled([main(union(tub, pipe, head)), accent(glass), main(jets)]);
});

/** A sack of cement, a trowel before it. */
const cementSack = mark('cement-sack', ['construction'], () => {
  const sack = softened(
    parse(
      'M-4 -8C20 -2 60 -2 84 -8L80 6C88 34 88 72 80 98L84 112C60 106 20 106 -4 112L0 98C-8 72 -8 34 0 6Z',
    ),
    3,
  );
  const seams = union(rect(-20, 8, 120, 5), rect(-20, 90, 120, 5));
  const held = (path: Path): Path => rotate(path, 45, 70, 66);
  const trowel = held(
    union(
      softened(parse('M50 56L90 56C92 80 86 100 70 122C54 100 48 80 50 56Z'), 3),
      rect(64.5, 30, 11, 30),
      rect(61, 4, 18, 34, 8),
    ),
  );
  return fitted(
    [main(softened(apart(subtract(sack, seams), trowel), 1.5)), accent(trowel)],
    0.87,
    -4.7,
    -1.7,
  );
});

export const SUDS_AND_STONE: readonly Mark[] = [
  washerSuds,
  mitredFrame,
  grainTruck,
  marbleBlock,
  mortarHerbs,
  showerScreen,
  cementSack,
];
