import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect, regular, star } from '../../geometry/shapes.js';
import { accent, apart, both, GAP, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';
import { SECOND_PARTS_ABROAD } from './second-parts-abroad.js';

/** A ball of wool that is wound one way; the thread on which one works runs out of it. */
const yarn = redrawing('yarn', () => {
  const ball = circle(44.5, 46.5, 50);
  const turns = concat(
    parse('M-10 62C8 26 44 2 88 4'),
    parse('M-6 88C14 46 52 20 104 29'),
    parse('M12 108C28 66 60 44 104 54'),
  );
  const outer = parse('M12 108C28 66 60 44 104 54L110 120Z');
  const thread = parse('M50 92C62 100 76 96 85 97.500C92 99 96 99 101 97.500');
  const wound = subtract(ball, stroke(turns, 6));
  const worked = union(intersect(wound, outer), stroke(thread, 8));
  const windings = concat(
    ball,
    intersect(stroke(turns, 0.2), ball),
    parse('M62 96C72 96 78 96 85 97.500C92 99 96 99 101 97.500'),
  );
  return [main(apart(wound, outer), windings), accent(worked, null)];
});

/** Two notes under one broad beam: their heads are set off. */
const musicNotes = redrawing(
  'music-notes',
  () => {
    const beam = corners('28,13 102,-5 102,20 28,38', 2);
    const head = (x: number, y: number): Path => rotate(ellipse(x, y, 21, 16.5), -20, x, y);
    const heads = union(head(18, 87), head(82, 72));
    const frame = union(beam, rect(28, 16, 10, 72), rect(92, 6, 10, 66));
    return [main(apart(frame, heads)), accent(heads)];
  },
  { line: false },
);

/** A star of four rays, whose sides are hollow. */
const gleam = (x: number, y: number, r: number): Path =>
  translate(
    parse(
      `M0 ${-r}C${r * 0.14} ${-r * 0.3} ${r * 0.3} ${-r * 0.14} ${r} 0C${r * 0.3} ${r * 0.14} ${r * 0.14} ${r * 0.3} 0 ${r}C${-r * 0.14} ${r * 0.3} ${-r * 0.3} ${r * 0.14} ${-r} 0C${-r * 0.3} ${-r * 0.14} ${-r * 0.14} ${-r * 0.3} 0 ${-r}Z`,
    ),
    x,
    y,
  );

/** A molar that smiles, so clean that it gleams. */
const tooth = redrawing('tooth', () => {
  const body = parse(
    'M42 24C34 16 26 12 18 12C4 12 -5 23 -5 39C-5 56 3 63 7 78C10 91 12 105 22 105C34 105 29 79 42 79C55 79 50 105 62 105C72 105 74 91 77 78C81 63 89 56 89 39C89 23 80 12 66 12C58 12 50 16 42 24Z',
  );
  const smile = parse('M20 46C28 60 56 60 64 46');
  const light = gleam(82, 18, 23.5);
  return [
    main(apart(subtract(body, stroke(smile, 8.5)), light), concat(subtract(body, grow(light, 2)), smile)),
    accent(light),
  ];
});

/** A crystal of snow: six arms, and a splinter of light between each two. */
const snowflake = redrawing('snowflake', () => {
  const six = (path: Path): Path[] => [0, 60, 120, 180, 240, 300].map((a) => rotate(path, a));
  const arm = concat(line(50, -0.5, 50, 50), parse('M34.500 3L50 17L65.500 3'));
  const splinter = rotate(corners('50,33.500 57,19 50,6 43,19', 1.5), 30);
  const ice = union(...six(stroke(arm, 8.6)));
  return [main(ice, concat(...six(arm))), accent(apart(union(...six(splinter)), ice), null)];
});

/** A puzzle of three pieces, and the fourth on its way to its place. */
const puzzlePiece = redrawing('puzzle-piece', () => {
  const knob = (x: number, y: number): Path => circle(x, y, 9);
  const from = (path: Path, ...others: Path[]): Path => subtract(path, ...others.map((o) => grow(o, GAP)));
  const first = subtract(union(rect(-5, 14, 46, 43, 4), knob(18, 60)), knob(37, 35));
  const second = union(from(rect(-5, 61, 46, 43, 4), first), knob(44, 83));
  const third = subtract(from(rect(45, 61, 46, 43, 4), second), knob(69, 65));
  const last = rotate(union(rect(56, -2, 45, 43, 4), knob(53, 19), knob(78, 44)), 12, 79, 20);
  return [main(apart(union(first, second, third), last)), accent(last)];
});

/** Scissors that stand open, tips up: two blades on their screw, and the rings that they are held by. */
const scissors = redrawing('scissors', () => {
  const blade = parse('M25 -5C16 14 22 34 42 56L58 56C52 38 38 14 28 -4C27 -6 26 -6 25 -5Z');
  const blades = union(blade, mirror(blade), circle(50, 52, 10));
  const hole = circle(80, 84.5, 11);
  const shank = stroke(parse('M50 52C56 62 62 67 72 74'), 12);
  const handle = subtract(union(circle(80, 84.5, 20.5), shank), hole);
  return [main(subtract(blades, circle(50, 52, 3.6)), blades), accent(both(apart(handle, blades)))];
});

/** A wrench that holds a nut. */
const wrench = redrawing('wrench', () => {
  const turn = (path: Path): Path => translate(rotate(path, 42, 50, 46), -1.5, 5);
  const head = circle(50, 13, 31);
  const nut = regular(50, 6, 15, 6, 1.5);
  const jaw = union(rect(33, -30, 34, 38), grow(nut, 4));
  const tail = circle(50, 93, 18.5);
  const shaft = rect(38.5, 30, 23, 63);
  return [
    main(turn(subtract(union(head, shaft, tail), jaw, circle(50, 93, 7.5)))),
    accent(turn(subtract(nut, circle(50, 6, 5.5))), turn(grow(nut, 2))),
  ];
});

/** A horseshoe that is hung up for luck, and a star in it. */
const horseshoe = redrawing('horseshoe', () => {
  const upright = parse(
    'M16 101C-6 72 -8 -4 50 -4C108 -4 106 72 84 101C83 103 81 104 79 103L67 98C65 97 64 95 65 93C79 70 82 19 50 19C18 19 21 70 35 93C36 95 35 97 33 98L21 103C19 104 17 103 16 101Z',
  );
  const shoe = mapPoints(upright, (x, y) => [x, 100 - y]);
  const nails = [
    [13.5, 33],
    [13.5, 55],
    [22, 76],
  ] as const;
  return [
    main(subtract(shoe, ...nails.map(([x, y]) => both(circle(x, y, 3.8)))), shoe),
    accent(star(50, 40, 21.5, 9.8, 5, 2), star(50, 40, 16.5, 7.5, 5, 2)),
  ];
});

/** A basket that is woven, full of fruit. */
const basket = redrawing(
  'basket',
  () => {
    const body = parse('M4 58L96 58L86 98C85 102 82 105 78 105L22 105C18 105 15 102 14 98Z');
    const row = stroke(line(-10, 83, 110, 83), 5);
    const weft = [
      ...[27, 50, 73].map((x) => rect(x - 2.5, 64, 5, 19)),
      ...[38.5, 61.5].map((x) => rect(x - 2.5, 83, 5, 30)),
    ];
    const rim = rect(-4, 50, 108, 13, 5);
    const handle = stroke(parse('M9 54C9 -19 91 -19 91 54'), 9, { cap: 'butt' });
    const front = both(circle(35, 33, 12.9));
    const heap = union(front, apart(circle(50, 21, 12), front));
    return [main(union(subtract(body, row, ...weft), rim, handle)), accent(apart(heap, rim, handle))];
  },
  { line: false },
);

/** A plume whose sides are of two colours, torn in places, on its quill. */
const feather = redrawing('feather', () => {
  const vane = parse('M101 -5C111 18 105 46 87 63C71 79 47 89 18 89C15 70 22 46 41 27C57 11 77 0 101 -5Z');
  const shaft = parse('M104 -8C82 22 46 54 18 89');
  const over = parse('M104 -8C82 22 46 54 12 95L-20 60L40 -30Z');
  const quill = stroke(parse('M40 62C26 78 14 90 0 101'), 7.5);
  const tears = stroke(concat(line(112, 40, 74, 38), line(84, 76, 54, 59)), 5);
  const notch = stroke(line(26, 20, 44, 42), 5);
  const upper = subtract(intersect(vane, over), notch);
  return [
    main(union(upper, quill)),
    accent(apart(subtract(vane, over, tears), union(upper, quill, stroke(shaft, 1)))),
  ];
});

/** A T-shirt, its collar and the hems of its sleeves of another colour. */
const shirt = redrawing('t-shirt', () => {
  const whole = parse(
    'M31 2C38 16 62 16 69 2L84 6L105.5 30L87 51L77 42L77 98C77 101 75 103 72 103L28 103C25 103 23 101 23 98L23 42L13 51L-5.5 30L16 6Z',
  );
  const neck = parse('M31 0C38 16 62 16 69 0');
  const collar = intersect(stroke(neck, 18, { cap: 'butt' }), whole);
  const cuff = intersect(corners('112,23.4 86,52.4 79.3,46.4 105.3,17.4'), whole);
  const cuffs = both(cuff);
  const seams = concat(parse('M23 4.500C34 29 66 29 77 4.500'), both(line(97.5, 21.5, 79.5, 44)));
  return [main(apart(whole, collar, cuffs), whole), accent(union(collar, cuffs), seams)];
});

export const SECOND_PARTS: readonly Redrawing[] = [
  yarn,
  musicNotes,
  tooth,
  snowflake,
  puzzlePiece,
  scissors,
  wrench,
  horseshoe,
  basket,
  feather,
  shirt,
  ...SECOND_PARTS_ABROAD,
];
