import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, line, polyline, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A shape without the spikes that a cut leaves. */
const blunt = (path: Path, by: number): Path => grow(shrink(path, by), by);

/** A marionette on its strings: its limbs are jointed. */
const puppet = redrawing('puppet', () => {
  const bar = rect(4, -5.5, 92, 10.5, 5);
  const strings = [line(12, 0, 12, 38), line(88, 0, 88, 38), line(50, 0, 50, 22)];
  const face = circle(50, 34, 15.5);
  const head = subtract(
    face,
    circle(44.5, 32, 2.7),
    circle(55.5, 32, 2.7),
    stroke(arc(50, 35, 7, 20, 160), 4.6),
  );
  const arm = union(
    stroke(line(64, 60, 77, 65), 11),
    apart(stroke(line(84, 60, 88, 45), 11), stroke(line(64, 60, 77, 65), 11)),
  );
  const torso = corners('35,54.5 65,54.5 71,81 29,81', 5);
  const thighs = [
    polyline([
      [39, 88],
      [36, 99],
    ]),
    polyline([
      [61, 88],
      [66, 99],
    ]),
  ];
  const body = union(apart(torso, face), both(arm), ...thighs.map((thigh) => stroke(thigh, 12.5)));
  return [
    main(union(head, body)),
    accent(apart(union(bar, ...strings.map((string) => stroke(string, 5.5))), face, body)),
  ];
});

/** A chef's knife of full tang: three rivets hold the handle. */
const knife = redrawing('knife', () => {
  const aslant = (path: Path): Path =>
    mapPoints(rotate(path, -43, 50, 50), (x, y) => [53.4 + (x - 50) * 0.88, 57.5 + (y - 50) * 0.88]);
  const blade = parse('M-22 31L64 31L64 71L54 71C22 71 -8 61 -25 35C-26 33 -25 31 -22 31Z');
  const handle = parse('M69 31L114 31C121 31 125 35 125 42L125 55C125 59 121 61 117 60C103 55 88 54 69 54Z');
  const rivets = [79, 94, 109].map((x) => circle(x, 42.5, 4));
  return [main(aslant(blade)), accent(aslant(subtract(handle, ...rivets)))];
});

/** A carver's chisel that lifts a curl off the wood. */
const gouge = redrawing('gouge', () => {
  const aslant = (path: Path): Path =>
    mapPoints(rotate(path, 42, 50, 50), (x, y) => [56.5 + (x - 50) * 0.9, 48 + (y - 50) * 0.9]);
  const blade = parse('M43 43L57 43L57 72C60 80 62 88 62 96L38 106C38 96 40 82 43 74Z');
  const ferrule = rect(39, 29.5, 22, 9, 2);
  const handle = parse(
    'M50 -22C59 -22 65 -18 65 -11C65 0 61 8 61 25L39 25C39 8 35 0 35 -11C35 -18 41 -22 50 -22Z',
  );
  const tool = aslant(union(blade, ferrule, handle));
  const curl = parse('M30 92C4 92 -4 72 1 60C6 46 23 45 27 56');
  const wood = union(rect(-5, 88, 110, 16, 3), stroke(curl, 7.5));
  return [main(tool), accent(apart(wood, tool))];
});

/** A great wave that breaks: its foam ends in claws. */
const breaker = redrawing('breaker', () => {
  const foam = parse(
    'M-5 86C-4 36 24 -5 62 -5C88 -5 105 10 105 34C105 44 101 52 93 57C94 49 92 43 87 39C87 48 83 56 74 61C75 52 73 46 67 41C66 49 62 55 54 59C55 48 53 41 48 35C34 40 14 60 12 86Z',
  );
  const water = parse('M-5 105L-5 80L44 34C42 64 64 90 105 83L105 105Z');
  const swell = parse('M60 108C42 96 36 80 37 62');
  return [main(subtract(apart(water, foam), stroke(swell, 5))), accent(foam)];
});

/** A sheep from the side: a scalloped fleece, a bare face with its ear, short legs. */
const sheep = redrawing('sheep', () => {
  const fleece = union(
    ellipse(60, 46, 32, 22),
    ...[
      [38, 30, 14],
      [56, 22, 15],
      [76, 24, 15],
      [91, 38, 14],
      [92, 56, 13],
      [80, 66, 14],
      [60, 69, 14],
      [42, 64, 14],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r)),
  );
  const face = parse(
    'M10 28C18 24 28 28 31 38C33 48 28 58 20 62C12 66 2 66 -2 60C-6 54 -2 46 0 40C2 34 4 31 10 28Z',
  );
  const ear = parse('M24 32C32 28 42 30 48 38C42 44 32 44 26 40Z');
  const head = union(face, ear);
  const legs = union(...[41.5, 56, 70.5, 85].map((x) => rect(x - 5, 56, 9.8, 45, 4)));
  return [main(apart(fleece, head)), accent(union(subtract(head, circle(12, 42, 3.2)), apart(legs, fleece)))];
});

/** A dancer on her toes, in a tutu, with her arms over her head. */
const dancer = redrawing('dancer', () => {
  const head = union(circle(50, 17.5, 8.6), circle(50, 7.5, 4.6));
  const arm = stroke(parse('M58 34C79 29 80 6 60 -1'), 8.4);
  const torso = parse('M40 30L60 30C63 38 57 41 57 48L43 48C43 41 37 38 40 30Z');
  const tutu = parse(
    'M43 47L57 47C72 47 92 49 103 54C107 57 103 63 96 63C91 69 82 69 77 66C72 71 63 71 58 68C54 71 46 71 42 68C37 71 28 71 23 66C18 69 9 69 4 63C-3 63 -7 57 -3 54C8 49 28 47 43 47Z',
  );
  const legs = union(
    corners('44,60 56,60 53,105 47,105', 1.5),
    stroke(
      polyline([
        [60, 62],
        [80, 80],
        [53, 94],
      ]),
      8,
    ),
  );
  return [
    main(union(apart(union(both(arm), torso), head), head, apart(legs, tutu))),
    accent(apart(tutu, torso)),
  ];
});

/** Spaghetti wound round a fork: an end of it hangs down. */
const pasta = redrawing('pasta', () => {
  const tines = [28.5, 41.2, 53.8, 66.5].map((x) => rect(x - 0.5, -5, 7, 60, 3.5));
  const fork = union(rect(44, 50, 12, 55, 6), ...tines);
  const nest = ellipse(49, 53, 46, 27);
  const cuts = concat(
    ...[30, 45.5, 61].map((y) => parse(`M-6 ${y}C24 ${y + 15} 70 ${y + 12} 104 ${y - 12}`)),
  );
  const end = stroke(parse('M56 75C78 76 92 74 91 97'), 8);
  const ball = blunt(subtract(union(nest, end), stroke(cuts, 5)), 2.4);
  return [main(apart(fork, nest, ball)), accent(ball)];
});

/** A motorcycle from the side, of one piece: seat, tank, engine and a high exhaust. */
const motorcycle = redrawing('motorcycle', () => {
  const rings = concat(circle(16, 79, 16.5), circle(84, 79, 16.5));
  const fork = stroke(parse('M50 9L61 9L84 79'), 8);
  const body = parse(
    'M1 24C8 29 20 33 32 33C38 25 48 22 59 25C68 28 73 36 76 46L66 58L65 86C65 89 63 91 60 91L42 91C39 91 37 89 37 86C37 70 38 58 30 42L6 38C-2 36 -5 32 -4 27C-3 23 -2 22 1 24Z',
  );
  const pipe = stroke(parse('M-1 48L16 49C28 50 32 60 44 66'), 8.5);
  const swing = stroke(line(16, 79, 44, 82), 7);
  const whole = union(
    body,
    pipe,
    fork,
    circle(73, 22, 8.5),
    stroke(rings, 8.5),
    swing,
    circle(16, 79, 6),
    circle(84, 79, 6),
  );
  return [main(subtract(whole, stroke(parse('M44 46L64 46'), 4.8), circle(51, 73, 5)))];
});

/** A felling axe: a head with its poll, on a handle that swells to a knob. */
const axe = redrawing('axe', () => {
  const aslant = (path: Path): Path =>
    mapPoints(rotate(path, 45, 50, 50), (x, y) => [49 + (x - 50) * 0.83, 58 + (y - 50) * 0.83]);
  const head = parse(
    'M70 -6L70 20C70 22 69 23 67 23L42 23C32 24 22 32 12 42C1 27 0 -5 13 -21C22 -13 32 -8 42 -8L67 -8C69 -8 70 -7 70 -6Z',
  );
  const handle = parse(
    'M46 27L59 27C58 56 62 84 66 108C67 114 64 116 60 116L52 116C48 116 47 112 48 108C50 84 45 56 46 27Z',
  );
  return [main(aslant(handle)), accent(aslant(head))];
});

/** A plume on its quill, torn in places. */
const feather = redrawing('feather', () => {
  const vane = parse('M99 -5C110 18 104 44 86 61C70 77 46 87 19 87C16 70 24 46 42 28C58 12 76 0 99 -5Z');
  const shaft = stroke(parse('M80 21C56 38 38 54 22 72'), 5.5);
  const tears = stroke(concat(parse('M108 45L79 40'), parse('M91 67L60 57'), parse('M60 92L41 74')), 5);
  const quill = stroke(parse('M30 77C20 86 10 94 -1 101'), 8);
  return [main(union(subtract(vane, shaft, tears), quill))];
});

/** A kayak across its paddle. */
const kayak = redrawing('kayak', () => {
  const turned = (path: Path, by: number): Path => rotate(path, by, 50, 50);
  const hull = parse('M50 -22C66 0 71 26 71 50C71 74 66 100 50 122C34 100 29 74 29 50C29 26 34 0 50 -22Z');
  const pit = parse(
    'M50 62C57 62 60.5 68 60.5 76C60.5 85 56 91 50 91C44 91 39.5 85 39.5 76C39.5 68 43 62 50 62Z',
  );
  const blade = parse(
    'M50 -20C58 -20 62 -12 62 -4C62 8 56 14 54 18L46 18C44 14 38 8 38 -4C38 -12 42 -20 50 -20Z',
  );
  const paddle = turned(union(rect(46, 10, 8, 80), blade, rotate(blade, 180)), -45);
  return [main(apart(turned(subtract(hull, pit), 45), paddle)), accent(paddle)];
});

/** A coil machine: two coils in a frame, over the grip and its needle. */
const tattooMachine = redrawing('tattoo-machine', () => {
  const frame = parse(
    'M6 8L92 8C100 8 105 13 105 21L105 72C105 76 102 78 98 78L50 78L50 66L93 66L93 24C93 21 92 20 89 20L6 20C2 20 0 17 0 14C0 11 2 8 6 8Z',
  );
  const screw = union(rect(52, -5, 26, 9, 3), rect(60, 0, 10, 12));
  const coils = [rect(43, 25, 18, 36.5, 4), rect(67, 25, 18, 36.5, 4)];
  const bar = rect(12, 14, 8, 40);
  const grip = parse(
    'M6 52L26 52C29 52 31 54 31 57L31 80C31 84 24 92 20 105L12 105C8 92 1 84 1 80L1 57C1 54 3 52 6 52Z',
  );
  const rings = [62, 72].map((y) => rect(-4, y, 40, 4.5));
  return [main(union(frame, screw, bar, subtract(grip, ...rings))), accent(union(...coils))];
});

/** A spray gun with its cup, and the spray. */
const sprayGun = redrawing('spray-gun', () => {
  const gun = union(
    rect(26, 42, 66, 19, 4),
    rect(16, 38, 13, 27, 3),
    rect(55, 34, 14, 12),
    rect(89, 46, 15, 11, 4),
    corners('63,52 87,52 101,105 76,105', 5),
    stroke(parse('M50 60C44 74 50 84 59 92'), 8),
  );
  const cup = corners('37,-5 87,-5 79,27 69,33 55,33 45,27', 4);
  const spray = [line(6, 51.5, -1, 51.5), line(8, 37, -0.5, 31.5), line(8, 66, -0.5, 71.5)];
  return [main(gun), accent(apart(union(cup, ...spray.map((ray) => stroke(ray, 8))), gun))];
});

export const REDRAWN_TRADE_SCENES: readonly Redrawing[] = [
  puppet,
  knife,
  gouge,
  breaker,
  sheep,
  dancer,
  pasta,
  motorcycle,
  axe,
  feather,
  kayak,
  tattooMachine,
  sprayGun,
];
