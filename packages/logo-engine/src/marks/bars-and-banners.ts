/** What builders, carriers, players and dressers have of their own, and a house in a tree. */
import { grow, intersect, parse, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, leaf, rect } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  filledMark,
  filleted,
  GAP,
  inked,
  type Mark,
  main,
  softened,
  whole,
} from './mark.js';

/** Ribbed bars tied in a bundle. */
const rebar = filledMark('rebar', ['construction'], () => {
  const held = (path: Path): Path => rotate(path, 40);
  const bar = (x: number, top: number, ribs: number): Path => {
    const rib = corners(
      `${x - 15.5},${top + 12} ${x + 15.5},${top} ${x + 15.5},${top + 11} ${x - 15.5},${top + 23}`,
      3,
    );
    return union(
      rect(x - 10, top - 12, 20, ribs * 21 + 26, 3),
      ...Array.from({ length: ribs }, (_, i) => translate(rib, 0, i * 21)),
    );
  };
  const tie = rect(-8, 36, 116, 23, 8);
  return [
    main(held(apart(concat(bar(14, -31, 7), bar(50, -52, 9), bar(86, -31, 7)), tie))),
    accent(held(tie)),
  ];
});

/** The propeller of a ship. */
const propeller = filledMark('ship-propeller', ['fishing', 'transportation'], () => {
  const blade = parse('M40 46C24 34 20 6 38 -10C54 -24 82 -20 90 0C96 18 82 34 62 42Z');
  const pitch = inked(parse('M52 34C52 16 58 4 70 -2'), 7.5);
  const hub = circle(50, 54, 18);
  const blades = [0, 120, 240].map((turn) =>
    rotate(softened(subtract(apart(blade, rotate(blade, 120, 50, 54), hub), pitch), 1.5), turn, 50, 54),
  );
  return [...blades.map((path) => main(path)), accent(subtract(hub, circle(50, 54, 6.5)))];
});

/** A motorcycle that carries a box on its hind wheels. */
const cargoTrike = filledMark('cargo-trike', ['transportation', 'automotive'], () => {
  const wheels = concat(circle(6, 96, 22), circle(114, 96, 22));
  const hubs = concat(circle(6, 96, 8), circle(114, 96, 8));
  const bed = softened(corners('-44,28 60,28 60,82 -44,82', 0), 3);
  const arch = circle(6, 96, 27);
  const load = concat(rect(-32, -4, 36, 28, 4), rect(8.5, -18, 40, 42, 4));
  const fork = union(inked(parse('M78 14L93 14L114 96'), 10), circle(106, 25, 10.5));
  const body = softened(
    parse('M68 48L80 48C82 42 88 38 98 38L110 62C106 82 98 94 84 94L38 94L38 86L68 86Z'),
    3,
  );
  return [
    main(subtract(union(fork, wheels, apart(body, bed, wheels)), hubs)),
    accent(subtract(bed, arch, rect(-60, 42, 106, 6))),
    main(load),
  ];
});

/** A little house in a tree, a ladder down from it. */
const treeHouse = filledMark('tree-house', ['construction', 'entertainment', 'nature'], () => {
  const crown = union(
    circle(6, 36, 28),
    circle(26, 4, 30),
    circle(66, -4, 32),
    circle(100, 28, 30),
    rect(0, 20, 100, 44, 20),
  );
  const trunk = union(
    union(rect(32, 60, 28, 68, 2), parse('M32 96C32 112 28 120 20 128L72 128C64 120 60 112 60 96Z')),
  );
  const house = union(
    corners('50,0 100,44 92,53 80,46 80,80 20,80 20,46 8,53 0,44', 3),
    rect(-2, 74, 112, 11, 4),
  );
  const door = parse('M40 74L40 56C40 44 60 44 60 56L60 74Z');
  const ladder = subtract(
    rect(74, 80, 32, 48, 2),
    rect(81, 70, 18, 20),
    rect(81, 97, 18, 8),
    rect(81, 112, 18, 8),
    rect(81, 125, 18, 8),
  );
  return [
    main(apart(subtract(crown, rect(-40, 66, 180, 60)), house)),
    accent(subtract(house, door)),
    main(apart(trunk, house, ladder)),
    main(apart(ladder, house)),
  ];
});

/** A recorder. */
const recorder = filledMark('recorder-flute', ['entertainment', 'art'], () => {
  const held = (path: Path): Path => rotate(path, 45);
  const mouth = softened(parse('M40 -42C46 -48 60 -48 64 -40L67 0L33 0Z'), 2);
  const pipe = corners('33,5 67,5 64,106 36,106', 2);
  const foot = softened(
    parse('M35 111L65 111C65 122 69 130 72 140L72 146L28 146L28 140C31 130 35 122 35 111Z'),
    3,
  );
  const holes = [20, 38, 56, 74, 92].map((y) => circle(50, y, 6));
  return [
    accent(held(subtract(mouth, corners('43,-24 57,-24 54,-8 46,-8', 1.5)))),
    main(held(subtract(pipe, ...holes))),
    accent(held(subtract(foot, circle(50, 128, 5.5)))),
  ];
});

/** Two congas, a tall one and a lower one. */
const congas = filledMark('congas', ['entertainment', 'art'], () => {
  const drum = (x: number, top: number, w: number, bottom: number): { skin: Path; shell: Path } => {
    const tall = bottom - top;
    const at = (t: number): number => top + tall * t;
    const shell = softened(
      parse(
        `M${x - w} ${top + 22}C${x - w * 1.5} ${at(0.5)} ${x - w * 1.06} ${at(0.75)} ${x - w * 0.72} ${bottom}L${x + w * 0.72} ${bottom}C${x + w * 1.06} ${at(0.75)} ${x + w * 1.5} ${at(0.5)} ${x + w} ${top + 22}Z`,
      ),
      2,
    );
    const lugs = [-0.55, 0, 0.55].map((t) => rect(x + w * t - 3.2, top + 10, 6.4, 28, 3.2));
    return { skin: rect(x - w - 5, top, w * 2 + 10, 17, 7), shell: subtract(shell, ...lugs) };
  };
  const tall = drum(20, -20, 30, 116);
  const low = drum(97, 14, 27, 116);
  return [main(concat(tall.shell, low.shell)), accent(concat(tall.skin, low.skin))];
});

/** A cut paper banner on its string. */
const papelPicado = filledMark('papel-picado', ['art', 'entertainment', 'marketing'], () => {
  const scallops = [-1, 33, 67, 101].map((x) => circle(x, 98, 17));
  const sheet = union(rect(-18, 8, 136, 90, 2), ...scallops);
  const petals = union(
    ...[0, 60, 120, 180, 240, 300].map((turn) => rotate(leaf(50, 44, 50, 18, 0.4, 0.6), turn, 50, 50)),
  );
  const leaves = both(union(leaf(-8, 34, 12, 18, 0.34), leaf(-8, 66, 12, 82, 0.34)));
  const drops = [-1, 33, 67, 101].map((x) => circle(x, 98, 6.5));
  const string = parse('M-28 -6C14 4 86 4 128 -6');
  return [
    main(softened(subtract(apart(sheet, inked(string, 9)), circle(50, 50, 33), leaves, ...drops), 1)),
    accent(subtract(petals, circle(50, 50, 5.5))),
    main(inked(string, 9), string),
  ];
});

/** A hat with a wide brim and a bow. */
const sunHat = filledMark('sun-hat', ['desing', 'marketing'], () => {
  const held = (path: Path): Path => rotate(path, -10);
  const brim = parse(
    'M46 60C92 58 132 70 140 90C144 104 124 106 106 100C88 93 70 90 46 90C22 90 6 94 -14 101C-32 107 -50 102 -44 88C-34 70 6 60 46 60Z',
  );
  const crown = parse('M0 66C-4 24 16 -6 46 -6C78 -6 98 24 94 66Z');
  const ribbon = intersect(crown, parse('M-10 38C24 50 70 50 104 36L104 62C70 76 24 76 -10 64Z'));
  const petals = [0, 72, 144, 216, 288].map((turn) => rotate(circle(84, 34, 13), turn, 84, 52));
  const flower = union(circle(84, 52, 14), ...petals);
  const tie = union(apart(ribbon, flower), subtract(flower, circle(84, 52, 7)));
  return [
    main(held(softened(subtract(apart(crown, ribbon, flower), rect(-20, 56, 140, 40)), 1.5))),
    accent(held(tie)),
    main(held(softened(apart(brim, ribbon, flower), 2))),
  ];
});

/** The scores of two sides on their board. */
const scoreboard = filledMark('scoreboard', ['entertainment', 'technology'], () => {
  const board = union(rect(-29, 2, 158, 86, 10), rect(4, 80, 15, 36, 3), rect(81, 80, 15, 36, 3));
  const panes = concat(rect(-13, 17, 48, 56, 5), rect(65, 17, 48, 56, 5));
  const three = inked(parse('M1 29L21 29L21 61L1 61M6 45L21 45'), 8.5);
  const two = inked(parse('M79 29L99 29L99 45L79 45L79 61L99 61'), 8.5);
  const colon = concat(circle(50, 35, 5), circle(50, 55, 5));
  return [main(subtract(board, grow(panes, GAP), colon)), accent(subtract(panes, three, two))];
});

/** A page with a portrait and what its owner has done. */
const resume = filledMark('resume', ['marketing'], () => {
  const page = softened(corners('4,-8 66,-8 100,26 100,118 4,118', 0), 8);
  const fold = softened(corners('66,-8 100,26 66,26', 0), 1);
  const person = union(circle(40, 34, 12.5), parse('M19 72C17 43 63 43 61 72Z'));
  const lines = union(rect(18, 82, 68, 8.5, 4), rect(18, 98, 44, 8.5, 4));
  return [
    main(subtract(page, grow(corners('66,-8 120,-8 100,26 66,26'), 4), grow(person, 5), lines)),
    accent(person),
    main(fold),
  ];
});

/** A body of shapewear with its row of hooks. */
const shapewear = filledMark('shapewear', ['desing', 'healthcare'], () => {
  const half = parse(
    'M50 30C39 30 34 22 33 8L32 -18L12 -18L13 -2C13 8 7 14 7 26C7 42 17 48 17 62C17 76 3 82 0 100C-2 116 4 132 6 146L45 146L50 112Z',
  );
  const body = filleted(softened(whole(half), 2), 2);
  const panel = union(rect(37, 27, 26, 70, 3));
  const hooks = [38, 56, 74].map((y) => rect(42, y, 16, 8, 3.5));
  const hem = rect(-14, 129, 128, 6);
  return [main(subtract(apart(body, panel), hem)), accent(subtract(intersect(panel, body), ...hooks))];
});

export const BARS_AND_BANNERS: readonly Mark[] = [
  rebar,
  propeller,
  cargoTrike,
  treeHouse,
  recorder,
  congas,
  papelPicado,
  sunHat,
  scoreboard,
  resume,
  shapewear,
];
