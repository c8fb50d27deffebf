/** What those who build and mend work with: drawn anew, plainly and boldly. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, corners, line, rect, wave } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A drop between its point and its round end. */
const drop = (x: number, top: number, bottom: number, half: number): Path => {
  const tall = bottom - top;
  return parse(
    `M${x} ${top}C${x + half * 0.35} ${top + tall * 0.24} ${x + half} ${top + tall * 0.4} ${x + half} ${bottom - half}C${x + half} ${bottom - half * 0.45} ${x + half * 0.55} ${bottom} ${x} ${bottom}C${x - half * 0.55} ${bottom} ${x - half} ${bottom - half * 0.45} ${x - half} ${bottom - half}C${x - half} ${top + tall * 0.4} ${x - half * 0.35} ${top + tall * 0.24} ${x} ${top}Z`,
  );
};

/** A pipe that bends twice, a drop of water at its mouth. */
const pipe = redrawing('pipe', () => {
  const bend = stroke(parse('M14 110L14 44C14 20 26 8 46 8C66 8 78 20 78 44L78 46'), 31, { cap: 'butt' });
  const collar = (x: number, y: number): Path => rect(x - 23, y, 46, 14, 4);
  const collars = union(collar(14, 44), collar(14, 100), collar(78, 44));
  return [main(apart(bend, collars)), main(collars), accent(drop(78, 61, 114, 23.5))];
});

/** An excavator that draws its bucket in. */
const excavator = redrawing('bulldozer', () => {
  const cab = parse(
    'M2 -2L34 -2C39 -2 43 1 44 6L56 48L56 72L-16 72L-16 46C-16 42 -13 38 -8 38L-2 38L-2 2C-2 0 0 -2 2 -2Z',
  );
  const glass = corners('10,10 32,10 41,42 10,42', 2);
  const boom = inked(parse('M52 64L66 0L104 14'), 16);
  const stick = softened(corners('88,0 112,8 118,58 106,64', 0), 2);
  const bucket = softened(
    parse('M96 62L124 62C128 88 112 106 84 108L70 106L75 97L68 91C86 90 96 80 96 62Z'),
    1.5,
  );
  const arm = filleted(union(boom, stick), 1.5);
  const track = subtract(
    rect(-22, 78, 82, 32, 16),
    circle(-4, 94, 6.5),
    circle(19, 94, 6.5),
    circle(42, 94, 6.5),
  );
  return [
    main(softened(apart(subtract(cab, glass), arm), 1.5)),
    main(track),
    main(softened(apart(bucket, arm), 1.5)),
    accent(arm),
  ];
});

/** The net on its pole, its edge in the water of the pool. */
const skimmer = redrawing('pool-skimmer', () => {
  const held = (path: Path): Path => rotate(path, 38, 44, 46);
  const rim = softened(parse('M2 8L86 8L106 74L-18 74Z'), 9);
  const hollow = softened(parse('M10 18L78 18L93 64L-5 64Z'), 3);
  const mesh = union(
    ...[-33, -11, 11, 33].map((x) => stroke(line(44 + x * 0.78, 0, 44 + x * 1.12, 80), 5.5)),
    rect(-20, 37.5, 130, 5.5),
  );
  const pole = union(rect(37.5, -72, 13, 76, 5), corners('37,-24 51,-24 66,12 22,12', 2));
  const net = filleted(union(subtract(rim, subtract(hollow, mesh)), pole), 0.5);
  const ripple = (y: number): Path => stroke(wave(-44, y, 156, 12, 2.5), 11);
  const water = union(ripple(94), ripple(115));
  return [main(held(net)), accent(softened(apart(water, held(rim)), 3.5))];
});

/** Panes of glass that stand behind each other, light on the first. */
const pane = redrawing('glass-pane', () => {
  const sheet = (x: number): Path => corners(`${x},24 ${x + 60},-12 ${x + 60},82 ${x},118`, 4);
  const glints = union(inked(line(-2, 82, 30, 22), 8), inked(line(16, 82, 32, 52), 8));
  const front = sheet(-16);
  const second = sheet(14);
  return [
    main(subtract(front, glints)),
    accent(softened(apart(second, front), 1.5)),
    main(softened(apart(sheet(44), second), 1.5)),
  ];
});

/** A folded shirt, its collar and its pocket in the second colour. */
const shirt = redrawing('shirt-folded', () => {
  const body = whole(parse('M50 4L76 8L98 16C103 18 106 22 106 27L106 102C106 106 103 109 99 109L50 109Z'));
  const band = parse('M28 -2C36 -10 64 -10 72 -2L50 30Z');
  const wing = parse('M29 -4C22 2 15 12 12 22C18 32 26 42 33 48C38 43 46 35 50 28C42 18 34 8 29 -4Z');
  const opening = parse('M34 0C43 -4 57 -4 66 0C61 9 56 15 50 21C44 15 39 9 34 0Z');
  const collar = softened(subtract(union(band, both(wing)), opening), 1.5);
  const placket = rect(40, 20, 4.5, 120);
  const pocket = softened(parse('M66 54L95 54L95 82L80.500 91L66 82Z'), 2);
  const buttons = union(circle(54, 53, 5), circle(54, 73, 5), circle(54, 93, 5));
  return [
    main(softened(subtract(apart(body, union(collar, opening), pocket), placket, buttons), 1)),
    accent(collar),
    accent(pocket),
  ];
});

/** A marble worktop with its veins, a tap on it and its cupboards below. */
const worktop = redrawing('worktop', () => {
  const slab = union(rect(-12, 36, 124, 30, 4), rect(-12, 36, 31, 76, 4));
  const veins = union(
    limb('52,32,3 44,44,3.6 28,50,3 12,62,3.4 4,80,3 0,100,2.2'),
    limb('28,50,2.6 36,58,2.6 40,68,2.6'),
    limb('104,32,3 96,46,3.6 82,52,3 72,70,3'),
  );
  const tap = union(inked(parse('M80 26L80 2C80 -18 46 -18 46 2L46 10'), 12), rect(68, 22, 24, 10, 3));
  const doors = union(rect(23.5, 70.5, 42, 41.5, 4), rect(70, 70.5, 42, 41.5, 4));
  const knobs = union(rect(52.5, 80, 6.5, 20, 3), rect(76.5, 80, 6.5, 20, 3));
  return [main(tap), accent(softened(subtract(slab, veins), 0.8)), main(subtract(doors, knobs))];
});

/** A roll of membrane that is laid out, a drop on it. */
const membrane = redrawing('membrane-roll', () => {
  const barrel = stroke(line(20, 42, 80, 4), 54);
  const curl = inked(parse('M52 70L20 59A17 17 0 0 1 20 25A11 11 0 0 1 20 47'), 6);
  const sheet = softened(corners('14,72 90,22 146,72 68,124', 0), 2);
  return [
    main(subtract(barrel, curl)),
    accent(softened(subtract(apart(sheet, barrel), drop(86, 50, 100, 18)), 1)),
  ];
});

export const OWNERS_TRADES: readonly Redrawing[] = [
  pipe,
  excavator,
  skimmer,
  pane,
  shirt,
  worktop,
  membrane,
].map(filling);
