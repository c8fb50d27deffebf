import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect, sector, star } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A tapering stack of meat on its spit, sliced into from both sides, with a pineapple on top. */
const pastorSpit = redrawing('pastor-spit', () => {
  const cone = parse('M50 40L82 40C92 40 97 47 94 56C89 71 76 80 72 91C71 95 68 97 63 97L50 97Z');
  const cuts = concat(
    parse('M-4 52C14 59 30 61 60 60'),
    parse('M104 63C86 73 70 76 44 75'),
    parse('M10 83C24 89 38 90 56 89'),
  );
  const rod = rect(44, 90, 12, 16, 3);
  const fruit = intersect(ellipse(50, 24, 24, 20), rect(0, 0, 100, 35.5));
  const crown = union(
    leaf(50, 16, 50, -20, 0.24),
    limb('50,12,3 41,1,5.5 34,-7,4 27,-11,0'),
    limb('50,12,3 59,1,5.5 66,-7,4 73,-11,0'),
  );
  const hatch = concat(line(30, 3, 62, 41), line(70, 3, 38, 41));
  const meat = softened(subtract(union(whole(cone), rod), inked(cuts, 5)), 1);
  return [main(meat), accent(union(softened(subtract(fruit, stroke(hatch, 4)), 0.6), apart(crown, fruit)))];
});

/** A line that climbs over a rising slope and ends in an arrow's head. */
const trend = redrawing('trend', () => {
  const way = parse('M4 56L32 34L52 50L84 16');
  const head = corners('58,4 98,0 94,40', 3);
  const arrow = union(inked(way, 11), head);
  const above = corners('-20,60 4,56 32,34 52,50 84,16 98,2 140,-20 -20,-20');
  const ground = rect(-1, -10, 92, 112, 9);
  return [main(softened(subtract(ground, grow(above, 10), grow(arrow, 4.5)), 2.5)), accent(arrow)];
});

/** Two round bubbles that talk, the one in front smiling. */
const chats = redrawing('chats', () => {
  const front = union(circle(40, 60, 40), rect(0, 60, 40, 40, 6), rect(0, 60, 20, 20));
  const back = union(circle(69, 31, 33), rect(69, -2, 33, 33, 6), rect(82, 11, 20, 20));
  const smile = parse('M20 62L60 62C60 76 51 84 40 84C29 84 20 76 20 62Z');
  const eyes = concat(circle(28, 48, 5.5), circle(52, 48, 5.5));
  return [main(subtract(front, softened(smile, 2.5), eyes)), accent(softened(apart(back, front), 1.5))];
});

/** One mask of two moods: half of it laughs, half of it weeps. */
const maskHappy = redrawing('mask-happy', () => {
  const face = parse(
    'M4 4C18 11 34 13 50 13C66 13 82 11 96 4C101 36 99 64 84 83C75 95 62 101 50 106C38 101 25 95 16 83C1 64 -1 36 4 4Z',
  );
  const half = softened(intersect(face, rect(-10, -10, 57.5, 130)), 3);
  const other = softened(intersect(face, rect(52.5, -10, 60, 130)), 3);
  const smile = parse('M17 58C28 66 38 68 50 68L50 87C33 87 20 76 17 58Z');
  const frown = parse('M82 86C81 70 67 61 50 61L50 76C63 76 73 79 82 86Z');
  const eye = inked(arc(28, 44, 9, 195, 345), 7.5);
  const wept = inked(parse('M61 33C66 41 74 45 83 45'), 7.5);
  return [
    main(subtract(half, softened(smile, 1.5), eye)),
    accent(subtract(other, softened(frown, 1.5), wept)),
  ];
});

/** A glass for vermouth: its drink and olive as an inlay, a slice of orange on the rim. */
const vermouth = redrawing('vermouth', () => {
  const glass = corners('0,16 100,16 88,106 12,106', 10);
  const hollow = corners('9,-4 91,-4 79.5,96 20.5,96', 5);
  const drink = intersect(shrink(hollow, 4.5), rect(0, 50, 100, 60));
  const slice = circle(74, 24, 25);
  const spokes = concat(...[0, 60, 120].map((turn) => rotate(line(74, 5.5, 74, 42.5), turn, 74, 24)));
  const olive = circle(40, 71, 9.5);
  return [
    main(softened(subtract(apart(glass, slice), hollow), 1.5)),
    accent(subtract(apart(softened(drink, 2), slice), olive)),
    accent(subtract(slice, stroke(spokes, 4.4, { cap: 'butt' }))),
  ];
});

/** A long sofa of one back, one seat and two arms. */
const couch = redrawing('couch', () => {
  const back = rect(13, 12, 74, 60, 15);
  const arms = union(rect(-5, 38, 22, 46, 11), rect(83, 38, 22, 46, 11));
  const seat = rect(6, 57, 88, 27, 6);
  const legs = union(corners('5,80 19,80 16,96 7,96', 2), corners('81,80 95,80 93,96 84,96', 2));
  const frame = filleted(union(arms, seat, legs), 3);
  return [main(frame), accent(softened(apart(back, frame), 2))];
});

/** A stepped cake of three tiers in one piece, iced in drops, a heart set into its top. */
const weddingCake = redrawing(
  'wedding-cake',
  () => {
    const heart = parse(
      'M50 36C38 26 30 18 30 8C30 0 36 -5 42 -5C46 -5 49 -3 50 0C51 -3 54 -5 58 -5C64 -5 70 0 70 8C70 18 62 26 50 36Z',
    );
    const cake = union(rect(31, 22, 38, 30, 5), rect(16, 46, 68, 32, 5), rect(0, 72, 100, 33, 5));
    const swag = (x: number, y: number, w: number): string =>
      `M${x} ${y}Q${x + w / 2} ${y + 14} ${x + w} ${y}`;
    const icing = parse(
      [
        swag(16, 57, 22.67),
        swag(38.67, 57, 22.66),
        swag(61.33, 57, 22.67),
        ...[0, 1, 2, 3].map((i) => swag(i * 25, 84, 25)),
      ].join(''),
    );
    return [main(softened(subtract(apart(filleted(cake, 2), heart), inked(icing, 5)), 0.8)), accent(heart)];
  },
  { line: false },
);

/** A jar in one piece under a gathered cloth, a fruit with its leaf cut into it. */
const jar = redrawing('jar', () => {
  const cloth = filleted(
    union(
      rect(18, -4, 64, 18, 8),
      parse(
        'M20 10L80 10C84 22 92 30 98 36C94 44 86 44 82 38C76 46 66 46 61.3 39C57 46 43 46 38.7 39C34 46 24 46 18 38C14 44 6 44 2 36C8 30 16 22 20 10Z',
      ),
    ),
    2,
  );
  const glass = rect(8, 22, 84, 83, 16);
  const fruit = whole(parse('M50 71C46 67 30 66 30 80C30 92 38 98 44 98C47 98 48 97 50 97Z'));
  const sprig = leaf(50, 67, 70, 53, 0.32);
  const tie = parse('M22 17C36 21 64 21 78 17');
  return [
    main(subtract(apart(glass, cloth), fruit, sprig)),
    accent(subtract(softened(cloth, 1.5), inked(tie, 4.5))),
  ];
});

/** A mortar on its foot, a leaf cut into it, the pestle leaning in its mouth. */
const mortar = redrawing('mortar', () => {
  const bowl = union(
    rect(-2, 34, 104, 13, 6),
    intersect(circle(50, 40, 43), rect(0, 40, 100, 60)),
    rect(36, 78, 28, 18),
    rect(20, 91, 60, 14, 5),
  );
  const stick = union(limb('48,52,8 62,28,9.5 75,6,12'), circle(75.3, 5.5, 11.9));
  const sprig = leaf(36, 76, 66, 54, 0.3);
  return [
    main(subtract(filleted(bowl, 4), sprig)),
    accent(apart(softened(stick, 2), rect(-10, 34, 120, 40))),
  ];
});

/** A brush that draws a ring about itself with one stroke of paint. */
const brush = redrawing('brush', () => {
  const handle = union(limb('103,-3,3.5 84,16,7.5 66,34,10 58,42,9'), circle(103, -3, 3.4));
  const tip = parse('M44 39L61 56C60 70 46 80 25 74C35 68 30 47 44 39Z');
  const paint = subtract(circle(46, 56, 48), circle(49, 52, 36.5), sector(46, 56, 120, -69, -15));
  return [main(union(apart(handle, tip), softened(apart(paint, handle), 2))), accent(tip)];
});

/** Scissors of which one blade is a comb. */
const scissorsComb = redrawing('scissors-comb', () => {
  const turned = (path: Path, by: number): Path => rotate(path, by, 50, 64);
  const blade = turned(parse('M44 66L41 6C41 -4 50 -9 55 -9C59 20 58 50 56 66Z'), -18);
  const teeth = [0, 1, 2, 3, 4].map((i) => rect(53, i * 10, 30, 5, 2.4));
  const rake = union(subtract(rect(40, -8, 26, 61, 4), ...teeth), corners('40,40 58,40 58,64 42,64', 2));
  const bow = (side: number): Path =>
    subtract(
      union(inked(line(50, 62, 50 + side * 20, 84), 13.5), circle(50 + side * 26, 87, 19)),
      circle(50 + side * 26, 87, 9.5),
    );
  const comb = filleted(union(turned(rake, 17), bow(-1)), 1.2);
  const knife = filleted(union(blade, bow(1)), 1.2);
  return [main(softened(apart(knife, comb), 1.5)), accent(subtract(comb, circle(49, 62, 3.2)))];
});

/** A shirt in one piece, its collar in the second colour. */
const tShirt = redrawing('t-shirt', () => {
  const half = parse('M50 0L32 0C20 4 6 12 -4 36L16 50L22 44L22 103L50 103Z');
  const collar = subtract(circle(50, -2, 25), circle(50, -2, 15));
  const shirt = softened(whole(half), 3);
  return [main(subtract(shirt, circle(50, -2, 29.5))), accent(intersect(collar, rect(0, 0, 100, 50)))];
});

/** A pump in one piece with its hose, a drop of fuel set into it. */
const gasPump = redrawing('gas-pump', () => {
  const tank = rect(2, -4, 60, 102, 10);
  const foot = rect(-5, 92, 74, 13, 5);
  const hose = inked(
    parse('M58 52L70 52C76 52 78 55 78 60L78 78C78 92 98 92 98 78L98 34C98 30 97 28 94 25L80 10'),
    11,
  );
  const pump = filleted(union(tank, foot, hose), 2);
  const glass = rect(13, 8, 38, 24, 5);
  const drop = parse('M32 42C38 52 46 58 46 68C46 76 40 82 32 82C24 82 18 76 18 68C18 58 26 52 32 42Z');
  return [main(subtract(pump, glass, grow(drop, 4))), accent(drop)];
});

/** Two rings linked, a cut stone seated on one of them. */
const weddingRings = redrawing('wedding-rings', () => {
  const left = subtract(circle(32, 68, 36), circle(32, 68, 24));
  const right = subtract(circle(70, 68, 36), circle(70, 68, 24));
  const gem = corners('16,-4 48,-4 58,10 32,36 6,10', 2);
  const girdle = line(0, 11, 70, 11);
  return [
    main(softened(subtract(apart(left, gem), intersect(grow(right, 4), rect(0, 68, 100, 50))), 0.8)),
    accent(softened(subtract(right, intersect(grow(left, 4), rect(0, 0, 100, 68))), 0.8)),
    accent(subtract(gem, stroke(girdle, 4))),
  ];
});

/** A cone of a hat, striped on the slant, with a round tuft. */
const partyHat = redrawing('party-hat', () => {
  const cone = parse('M43 14C46 7 54 7 57 14L94 88C96 92 95 95 91 97C66 108 34 108 9 97C5 95 4 92 6 88Z');
  const tuft = circle(50, 6, 13);
  const high = 'M-10 54C30 64 54 50 62 24';
  const low = 'M-10 86C40 94 74 78 92 48';
  const zone = parse(`${high}L120 20L92 48C74 78 40 94 -10 86Z`);
  const stripes = parse(`${high}${low}`);
  const hat = subtract(apart(cone, tuft), stroke(stripes, 5));
  return [
    main(softened(subtract(hat, zone), 1.2)),
    accent(tuft),
    accent(softened(intersect(hat, zone), 1.2)),
  ];
});

/** A record of which the label is a play button. */
const play = redrawing('play', () => {
  const disc = circle(50, 50, 52);
  const key = corners('40,30 72,50 40,70', 4);
  const grooves = concat(arc(50, 50, 39, 190, 260), arc(50, 50, 39, 10, 80));
  return [main(subtract(disc, circle(50, 50, 27), inked(grooves, 5))), accent(translate(key, -1, 0))];
});

/** A round old car from the front in one piece, its two lamps in the second colour. */
const car = redrawing('car', () => {
  const half = parse(
    'M50 8L36 8C28 8 23 11 20 18L13 38C2 42 -5 50 -5 62L-5 82C-5 86 -3 88 1 88L1 97C1 101 3 103 7 103L20 103C24 103 26 101 26 97L26 88L50 88Z',
  );
  const glass = parse('M38 18L62 18C66 18 68 19 69 22L75 39L25 39L31 22C32 19 34 18 38 18Z');
  const lamps = both(circle(18, 63, 12.5));
  return [main(subtract(softened(whole(half), 1), softened(glass, 2), grow(lamps, 4.5))), accent(lamps)];
});

/** A dripper set tight on its cup, a drop of coffee in the cup. */
const pourOver = redrawing('pour-over', () => {
  const cone = softened(parse('M4 -4L84 -4C88 -4 89 -1 87 2L70 34L18 34L1 2C-1 -1 0 -4 4 -4Z'), 2);
  const plate = rect(0, 32, 88, 11, 5);
  const cup = parse('M8 47.5L80 47.5L80 80C80 94 70 105 56 105L32 105C18 105 8 94 8 80Z');
  const handle = subtract(rect(70, 54, 36, 34, 16), rect(80, 64, 15, 14, 7));
  const drop = parse('M44 54C50 64 58 70 58 80C58 89 52 95 44 95C36 95 30 89 30 80C30 70 38 64 44 54Z');
  return [
    main(union(cone, plate)),
    main(subtract(union(cup, subtract(handle, rect(0, 0, 79, 200))), grow(drop, 4.5))),
    accent(drop),
  ];
});

/** A split roll of maize, opened over its filling, with the marks of the griddle. */
const openArepa = redrawing('open-arepa', () => {
  const front = parse(
    'M0 54C4 50 10 50 16 52C38 60 62 60 84 52C90 50 96 50 100 54C102 84 80 104 50 104C20 104 -2 84 0 54Z',
  );
  const back = intersect(circle(50, 46, 48), rect(-10, -10, 120, 56));
  const filling = apart(
    union(
      circle(20, 42, 14),
      circle(40, 36, 15),
      circle(61, 36, 15),
      circle(80, 42, 14),
      rect(20, 40, 60, 20),
    ),
    front,
  );
  const marks = concat(line(25, 72, 33, 86), line(46, 74, 54, 88), line(67, 72, 75, 86));
  const lid = subtract(back, grow(filling, 4.5), rect(-10, 40, 120, 60));
  return [
    main(softened(lid, 1.5)),
    main(subtract(softened(front, 1), inked(marks, 5.5))),
    accent(softened(filling, 1.5)),
  ];
});

/** A foot whose ankle is held by two straps that cross. */
const ankleBrace = redrawing('ankle-brace', () => {
  const leg = filleted(
    union(
      parse('M18 -6L66 -6C64 14 62 30 62 48L18 60C20 40 20 20 18 -6Z'),
      parse(
        'M16 52L62 44C68 58 80 66 92 72C104 77 109 84 107 92C105 101 94 102 84 101C72 100 62 92 48 94C40 95 38 101 27 101C12 101 6 90 9 77C11 68 15 60 16 52Z',
      ),
    ),
    5,
  );
  const straps = union(stroke(line(-10, 24, 90, 64), 15), stroke(line(90, 18, -10, 86), 15));
  const worn = intersect(leg, straps);
  return [main(softened(subtract(leg, grow(worn, 4.5)), 1.5)), accent(softened(worn, 1.5))];
});

/** A bottle of serum and, nested against it, its jar of cream. */
const skinCare = redrawing('skin-care', () => {
  const collar = rect(11, 22, 44, 14, 5);
  const bulb = rect(21, -6, 24, 34, 12);
  const flask = filleted(union(rect(0, 43, 66, 62, 16), rect(19, 34, 28, 16), collar), 3);
  const jarBody = rect(46, 70, 58, 35, 11);
  const lid = rect(44, 60, 62, 14, 5);
  const pot = union(jarBody, lid);
  const drop = parse('M22 57C27 65 34 71 34 80C34 87 29 92 22 92C15 92 10 87 10 80C10 71 17 65 22 57Z');
  return [
    main(softened(subtract(apart(flask, pot), drop), 1.5)),
    accent(apart(bulb, collar)),
    accent(subtract(pot, rect(40, 74, 80, 4.5))),
  ];
});

/** A telephone out of whose screen a bubble speaks. */
const deviceMobile = redrawing('device-mobile', () => {
  const phone = rect(2, -5, 64, 110, 13);
  const bubble = filleted(union(rect(30, 14, 74, 50, 14), corners('44,56 44,84 70,56', 2)), 2);
  const smile = inked(arc(67, 34, 14, 20, 160), 7);
  return [
    main(subtract(phone, grow(bubble, 4.5), inked(line(27, 93, 41, 93), 5))),
    accent(subtract(bubble, smile)),
  ];
});

/** A board on its easel, three columns rising on it. */
const presentation = redrawing('presentation', () => {
  const board = union(rect(-4, 2, 108, 13, 5), rect(3, 6, 94, 70, 6));
  const legs = union(
    inked(line(38, 74, 24, 100), 11),
    inked(line(62, 74, 76, 100), 11),
    inked(line(50, -1, 50, 10), 10),
  );
  const columns = concat(rect(13, 48, 19, 19, 2), rect(38, 37, 19, 30, 2));
  const last = rect(67, 27, 15, 36, 1.5);
  return [main(subtract(filleted(union(board, legs), 2), columns, grow(last, 4.2))), accent(last)];
});

/** A poster on which a star shines, its lower corner curling off the wall. */
const pastedPoster = redrawing('pasted-poster', () => {
  const sheet = rect(4, -5, 92, 110, 5);
  const curl = parse('M96 66C84 71 70 70 58 65C63 80 61 94 52 105Z');
  const gone = corners('96,66 140,66 140,140 20,140 52,105', 0);
  const sun = star(48, 33, 31, 14, 5, 2.5);
  return [
    main(subtract(softened(subtract(sheet, gone, grow(curl, 4.5)), 1.5), sun)),
    accent(softened(curl, 1.5)),
  ];
});

/** A basket under its arched handle, three eggs in it. */
const basket = redrawing('basket', () => {
  const rim = rect(-3, 50, 106, 15, 6);
  const body = parse('M6 60L94 60L84 98C83 102 80 105 76 105L24 105C20 105 17 102 16 98Z');
  const handle = subtract(ellipse(50, 52, 45, 57), ellipse(50, 52, 34.5, 46), rect(-10, 58, 120, 80));
  const egg = (x: number, y: number, turn: number): Path =>
    rotate(
      parse(
        `M${x} ${y - 17}C${x + 9} ${y - 17} ${x + 14} ${y - 4} ${x + 14} ${y + 3}C${x + 14} ${y + 12} ${x + 8} ${y + 17} ${x} ${y + 17}C${x - 8} ${y + 17} ${x - 14} ${y + 12} ${x - 14} ${y + 3}C${x - 14} ${y - 4} ${x - 9} ${y - 17} ${x} ${y - 17}Z`,
      ),
      turn,
      x,
      y,
    );
  const front = egg(50, 32, 0);
  const sides = union(egg(31, 42, -14), egg(69, 42, 14));
  const weave = concat(...[30, 50, 70].map((x) => line(x, 76, 50 + (x - 50) * 0.86, 94)));
  const tub = union(rim, body, handle);
  return [
    main(subtract(filleted(tub, 2), inked(weave, 6))),
    accent(apart(front, tub)),
    accent(apart(sides, front, tub)),
  ];
});

/** A wallet with its clasp, a bill standing out of it. */
const wallet = redrawing('wallet', () => {
  const purse = rect(-4, 30, 108, 72, 13);
  const tab = union(rect(66, 52, 50, 28, 14));
  const bill = subtract(rect(8, -2, 84, 60, 6), circle(50, 25.5, 13));
  const clasp = circle(81, 66, 5.5);
  return [
    main(apart(purse, intersect(tab, rect(0, 0, 104, 200)))),
    accent(subtract(intersect(tab, rect(0, 0, 104, 200)), clasp)),
    accent(subtract(bill, rect(-10, 25.5, 120, 100))),
  ];
});

/** A rider who hangs from a pulley on a slanting line. */
const zipline = redrawing('zipline', () => {
  const cable = inked(line(-1, -1, 101, 43), 10);
  const wheel = circle(38, 17, 12.5);
  const rig = union(cable, wheel);
  const head = circle(53, 53, 11.5);
  const rider = union(
    inked(line(40, 34, 31, 58), 11),
    inked(line(32, 58, 25, 82), 19),
    inked(line(25, 83, 58, 79), 17),
    inked(line(60, 78, 72, 99), 13),
  );
  return [
    main(subtract(rig, circle(38, 17, 4.2))),
    accent(union(softened(apart(filleted(rider, 3), rig, head), 1.5), head)),
  ];
});

export const EVEN_WEIGHT: readonly Redrawing[] = [
  pastorSpit,
  trend,
  chats,
  maskHappy,
  vermouth,
  couch,
  weddingCake,
  jar,
  mortar,
  brush,
  scissorsComb,
  tShirt,
  gasPump,
  weddingRings,
  partyHat,
  play,
  car,
  pourOver,
  openArepa,
  ankleBrace,
  skinCare,
  deviceMobile,
  presentation,
  pastedPoster,
  basket,
  wallet,
  zipline,
].map(filling);
