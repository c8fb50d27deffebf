import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import {
  arc,
  band,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  polygon,
  rect,
  regular,
  star,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** The half of a disc above its middle, or below it. */
const halfDisc = (x: number, y: number, r: number, below = false): Path =>
  intersect(circle(x, y, r), rect(x - r, below ? y : y - r, 2 * r, r));

/** A plant in a wide pot, five leaves that rise from its rim. */
const plant = redrawing('plant', () => {
  const rim = rect(17, 62, 66, 13, 3);
  const pot = union(rim, softened(corners('22,66 78,66 71,105 29,105'), 4));
  const middle = leaf(50, 74, 50, -6, 0.19, 0.5);
  const upper = leaf(51, 76, 15, 2, 0.19, 0.55);
  const lower = leaf(52, 74, -6, 34, 0.2, 0.58);
  const cut = (path: Path, ...others: Path[]): Path => apart(path, pot, ...others);
  return [main(concat(cut(middle), both(cut(upper, middle)), both(cut(lower, upper, middle)))), accent(pot)];
});

/** The head of a bull, horns sharp, a ring in its nose. */
const bull = redrawing('bull', () => {
  const horn = limb('50,26,9 70,27,9.5 90,16,7.5 101,-6,0.3');
  const skull = parse('M50 20L70 24C76 36 72 46 70 54C69 62 74 68 74 79C74 91 64 96 50 96Z');
  const ear = leaf(66, 38, 101, 44, 0.26, 0.5);
  const head = filleted(whole(union(horn, skull, ear)), 2);
  const eye = both(circle(62, 50, 3.6));
  const ring = stroke(arc(50, 90, 12, -50, 230), 7);
  return [main(subtract(apart(head, ring), eye)), accent(ring)];
});

/** Two peaks, the higher one under snow. */
const mountain = redrawing('mountain', () => {
  const high = softened(corners('36,-12 83,104 -11,104'), 3);
  const low = softened(corners('84,30 129,104 39,104'), 3);
  const edge = parse('M-18 60L11 43L24 54L36 39L48 54L61 43L100 60');
  const cap = parse('M-18 60L11 43L24 54L36 39L48 54L61 43L100 60L100 -40L-18 -40Z');
  const cut = inked(edge, 5);
  return [
    main(softened(subtract(high, cap, cut), 1)),
    main(softened(apart(low, high), 1.5)),
    accent(softened(subtract(intersect(high, cap), cut), 1)),
  ];
});

/** A gear that is the mouth of a spanner too, with a nut in it. */
const gear = redrawing('gear', () => {
  const teeth = union(
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => rotate(softened(corners('42,-4 58,-4 63,20 37,20'), 2), i * 45)),
  );
  const wheel = union(circle(50, 50, 42), teeth);
  const mouth = union(regular(50, 50, 24, 6), rect(50 - 20.8, -10, 41.6, 60));
  const nut = subtract(regular(50, 50, 18.5, 6, 1.5), circle(50, 50, 7.5));
  return [main(rotate(softened(subtract(filleted(wheel, 2), mouth), 1), 45)), accent(rotate(nut, 45))];
});

/** A nigiri: a slice of salmon over white rice. */
const nigiri = redrawing(
  'nigiri',
  () => {
    const rice = rect(2, 30, 96, 66, 28);
    const fish = parse(
      'M-5 54C-5 26 18 10 50 10C82 10 105 26 105 54C105 64 95 66 89 60C78 49 66 45 50 45C34 45 22 49 11 60C5 66 -5 64 -5 54Z',
    );
    const shell = subtract(rice, rect(11, 30, 78, 57, 19));
    const fats = concat(
      ...[9, 29, 49, 69].map((x, i) =>
        parse(
          `M${x} ${[43, 37, 37, 40][i]}C${x + 2} ${[36, 31, 31, 35][i]} ${x + 6} ${[30, 26, 26, 30][i]} ${x + 12} ${[25, 21, 21, 26][i]}`,
        ),
      ),
    );
    const grains = concat(
      line(27, 69, 31, 65),
      line(42, 75, 48, 75),
      line(46, 60, 51, 62),
      line(63, 72, 67, 67),
    );
    return [
      main(union(subtract(shell, grow(fish, 4.5)), inked(grains, 6.5))),
      accent(subtract(fish, inked(fats, 5))),
    ];
  },
  { line: false },
);

/** A computer with the pointer on its screen. */
const desktopComputer = redrawing('desktop-computer', () => {
  const screen = rect(-4, 0, 108, 76, 11);
  const foot = union(corners('39,70 61,70 66,98 34,98'), rect(22, 93, 56, 11, 5));
  const pointer = translate(softened(corners('34,12 34,63 46,52 54,70 65,65 57,48 73,47'), 1.5), -1, -3);
  return [main(subtract(filleted(union(screen, foot), 2), grow(pointer, 4.5))), accent(pointer)];
});

/** A mason's trowel: a broad blade on a bent neck. */
const trowel = redrawing('trowel', () => {
  const blade = softened(
    parse('M50 114C42 92 24 66 14 49C20 41 34 34 50 34C66 34 80 41 86 49C76 66 58 92 50 114Z'),
    3,
  );
  const tang = limb('50,48,12 51,32,7 57,18,5.5 61,4,5.5 61,-6,5.5');
  const grip = rect(49, -56, 24, 54, 11);
  const turned = (path: Path): Path => rotate(path, 45, 50, 50);
  return [main(turned(subtract(filleted(union(blade, tang), 4), grow(grip, 5)))), accent(turned(grip))];
});

/** Three river stones, one upon the other. */
const stones = redrawing('stones', () => {
  const low = parse(
    'M-4 85C-5 72 16 67 44 67C82 67 104 72 104 87C104 100 82 104 52 104C18 104 -3 100 -4 85Z',
  );
  const middle = parse(
    'M10 49C8 36 24 29 44 29C70 29 88 36 89 47C90 59 72 62.5 52 62.5C30 62.5 12 60 10 49Z',
  );
  const top = parse('M31 9C32 -1 44 -6 56 -4C68 -2 74 6 73 13C72 21 62 24.5 51 24.5C39 24.5 30 19 31 9Z');
  const glint = inked(parse('M24 46C26 41 33 39 40 38.5'), 5);
  return [main(low), main(subtract(middle, glint)), accent(top)];
});

/** A survey on its board: the tick is still under the pencil that draws it. */
const surveyClipboard = redrawing('survey-clipboard', () => {
  const board = rect(2, 8, 84, 97, 11);
  const clip = rect(22, -5, 44, 25, 8);
  const tip: readonly [number, number] = [41, 86];
  const turned = (path: Path): Path => translate(rotate(path, 41, 0, 0), ...tip);
  const pencil = turned(corners('-9.5,-80 9.5,-80 9.5,-19 0,0 -9.5,-19', 1.5));
  const start = inked(line(19, 60, 34, 76), 11);
  const seam = turned(rect(-20, -23.5, 40, 4.5));
  return [
    main(subtract(union(apart(board, clip), clip), grow(union(pencil, start), 4.5))),
    accent(concat(subtract(pencil, seam), apart(start, pencil))),
  ];
});

/** A great empanada with its crimped edge, on a tray. */
const empanadaTray = redrawing('empanada-tray', () => {
  const dough = halfDisc(50, 70, 47);
  const crimps = union(
    ...Array.from({ length: 11 }, (_, i) => circle(...polar(50, 70, 46, 187 + i * 16.6), 7)),
  );
  const flat = softened(intersect(union(dough, crimps), rect(-10, -10, 120, 82)), 2);
  const fold = inked(arc(50, 76, 40, 192, 348), 4.5);
  const marks = concat(line(36, 61, 40, 50), line(50, 60, 54, 47), line(64, 61, 68, 50));
  const tray = inked(parse('M-1 74C1 82 5 84 12 84L88 84C95 84 99 82 101 74'), 10);
  return [main(tray), accent(apart(subtract(flat, fold, inked(marks, 5.5)), tray))];
});

/** A figure in the lotus pose, its legs the petals of a lotus. */
const lotusPose = redrawing('lotus-pose', () => {
  const torso = parse(
    'M50 29C64 29 72 32 78 42C85 55 92 66 104 84L92 94C82 84 74 70 67.5 52C66 62 62 70 62 92L50 92Z',
  );
  const figure = softened(whole(torso), 1);
  const left = leaf(68, 103, -5, 84, 0.2, 0.45);
  const right = mirror(left);
  return [
    main(apart(figure, left, right)),
    accent(concat(left, apart(right, left))),
    accent(circle(50, 10, 14.5)),
  ];
});

/** The sign of the brake light, built of a brake disc and the two shoes about it. */
const brakeLight = redrawing('brake-light', () => {
  const holes = union(...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => circle(...polar(50, 50, 31, i * 45 + 22.5), 4)));
  const disc = subtract(circle(50, 50, 41), circle(50, 50, 21.5), holes);
  const call = union(rect(45, 32.5, 10, 20, 4), circle(50, 61.8, 5.4));
  const pad = band(50, 50, 57, 45.5, -50, 50);
  return [main(disc), accent(concat(both(softened(pad, 2)), call))];
});

/** A bottle of nail polish with a painted nail on its glass. */
const paintedNails = redrawing('painted-nails', () => {
  const cap = softened(corners('39,-7 61,-7 67,37 33,37'), 3.5);
  const bottle = softened(
    parse(
      'M34 41.5L66 41.5C70 50 88 52 88 66L88 96C88 101 84 105 79 105L21 105C16 105 12 101 12 96L12 66C12 52 30 50 34 41.5Z',
    ),
    2,
  );
  const nail = parse('M50 47C59 54 66 64 66 78C66 90 60 96 50 96C40 96 34 90 34 78C34 64 41 54 50 47Z');
  const shine = inked(parse('M44 76C44 70 46 66 50 62'), 5);
  return [main(concat(cap, subtract(bottle, grow(nail, 4.5)))), accent(subtract(nail, shine))];
});

/** A pair of drop earrings on their hooks, a stone in each. */
const earrings = redrawing('earrings', () => {
  const hook = inked(parse('M24 44L24 12C24 4 28 0 33 0C38 0 41 4 41 10'), 8);
  const drop = parse('M24 22C27 48 48 60 48 82C48 96 38 106 24 106C10 106 0 96 0 82C0 60 21 48 24 22Z');
  const stone = parse(
    'M24 60C25.5 68 35 73 35 82.5C35 89 30.5 93.5 24 93.5C17.5 93.5 13 89 13 82.5C13 73 22.5 68 24 60Z',
  );
  return [main(both(subtract(filleted(union(hook, drop), 2), grow(stone, 4.5)))), accent(both(stone))];
});

/** Three cells of a comb, a drop of honey in one. */
const honeycomb = redrawing('honeycomb', () => {
  const r = 31;
  const cell = (x: number, y: number): Path => regular(x, y, r, 6, 3);
  const dx = (r * Math.sqrt(3)) / 2 + 2.25;
  const below = 25 + r * 1.5 + 3.9;
  const drop = parse(
    `M50 ${below - 19}C53 ${below - 10} 63 ${below - 3} 63 ${below + 6}C63 ${below + 14} 57 ${below + 19} 50 ${below + 19}C43 ${below + 19} 37 ${below + 14} 37 ${below + 6}C37 ${below - 3} 47 ${below - 10} 50 ${below - 19}Z`,
  );
  return [main(both(cell(50 + dx, 25))), accent(subtract(cell(50, below), drop))];
});

/** A watering can with a leaf on it. */
const wateringCan = redrawing('watering-can', () => {
  const body = softened(corners('40,42 88,42 96,104 32,104'), 6);
  const spout = limb('46,90,11 28,66,8 12,36,6.5');
  const rose = softened(corners('-6,36 26,16 30,28 -2,48'), 2.5);
  const handle = stroke(arc(70, 40, 31, 178, 392), 9.5);
  const sprout = leaf(50, 92, 80, 56, 0.28, 0.5);
  const vein = inked(line(50, 92, 68, 70), 4);
  return [
    main(apart(filleted(union(body, spout, rose, handle), 2.5), sprout)),
    accent(subtract(sprout, vein)),
  ];
});

/** A fence in the shape of a gate, one pale in the second colour. */
const fence = redrawing('fence', () => {
  const pale = (i: number, top: number): Path =>
    softened(
      polygon([
        [i * 22.4 - 3, top + 11],
        [i * 22.4 + 5.2, top - 2],
        [i * 22.4 + 13.4, top + 11],
        [i * 22.4 + 13.4, 106],
        [i * 22.4 - 3, 106],
      ]),
      1.5,
    );
  const tops = [24, 10, -3, 10, 24];
  const pales = tops.map((top, i) => pale(i, top));
  const rails = union(rect(-5, 42, 110, 11, 3), rect(-5, 76, 110, 11, 3));
  const [a, b, c, d, e] = pales as [Path, Path, Path, Path, Path];
  return [main(apart(union(a, b, d, e, rails), c)), accent(c)];
});

/** An eye under its dark lid, a spark in the iris. */
const eye = redrawing('eye', () => {
  const almond = parse('M-6 54C10 24 30 8 50 8C70 8 90 24 106 54C90 82 70 95 50 95C30 95 10 82 -6 54Z');
  const inner = parse('M8 55C22 37 36 26 50 26C64 26 78 37 92 55C78 77 64 87 50 87C36 87 22 77 8 55Z');
  const iris = intersect(circle(50, 56, 26), shrink(inner, 4.5));
  return [main(subtract(almond, inner)), accent(subtract(iris, star(57, 53, 13, 4.4, 4)))];
});

/** A pair of scales: a beam and two bowls. */
const scales = redrawing('scales', () => {
  const beam = inked(parse('M50 22C64 22 70 30 86 30'), 9);
  const half = union(beam, rect(45, 10, 10, 90), rect(45, 93, 30, 11, 5), circle(50, 12, 10));
  const bowl = softened(halfDisc(83, 62, 23.5, true), 2);
  const ropes = stroke(parse('M83 30L63 60L103 60Z'), 7);
  return [main(whole(union(half, apart(ropes, bowl)))), accent(both(bowl))];
});

/** A house with its shutter half up and the car within. */
const garageDoor = redrawing('garage-door', () => {
  const house = softened(corners('50,-10 108,32 108,106 -8,106 -8,32'), 3);
  const shell = subtract(house, rect(8, 36, 84, 80));
  const slats = union(rect(0, 40.5, 100, 9), rect(0, 54.5, 100, 9));
  const car = union(
    parse('M24 78L30 62C31 59 34 57 38 57L62 57C66 57 69 59 70 62L76 78Z'),
    rect(15, 74, 70, 24, 8),
    rect(18, 90, 14, 16, 3),
    rect(68, 90, 14, 16, 3),
  );
  const glass = parse('M33 76L37 64L63 64L67 76Z');
  const lamps = both(circle(72, 86, 4.2));
  return [main(union(shell, intersect(apart(slats, car), house))), accent(subtract(car, glass, lamps))];
});

/** A bottle of wine with the glass in it. */
const wine = redrawing('wine', () => {
  const bottle = union(
    rect(38, -5, 24, 12, 3.5),
    parse(
      'M41 0L59 0L59 20C59 34 81 33 81 53L81 97C81 102 78 105 73 105L27 105C22 105 19 102 19 97L19 53C19 33 41 34 41 20Z',
    ),
  );
  const bowl = parse('M33 46L67 46C70 62 66 76 50 76C34 76 30 62 33 46Z');
  const glass = union(bowl, rect(46.5, 70, 7, 24), rect(34, 91, 32, 6.5, 3));
  const drink = intersect(shrink(bowl, 4.5), rect(0, 55, 100, 60));
  return [main(subtract(bottle, glass)), accent(drink)];
});

/** A work boot on its heavy sole. */
const boot = redrawing('boot', () => {
  const upper = softened(
    parse('M12 -4L56 -4C60 10 56 28 62 40C72 54 106 48 106 82L8 82C6 58 22 40 12 -4Z'),
    4,
  );
  const laces = concat(line(76, 6, 42, 6), line(78, 20, 44, 20), line(80, 34, 46, 34));
  const cap = stroke(arc(106, 90, 34, 150, 280), 4.5);
  const sole = softened(
    union(rect(4, 86.5, 102, 11, 3), rect(4, 86.5, 36, 18.5, 3), rect(54, 86.5, 52, 18.5, 3)),
    2,
  );
  return [main(subtract(upper, inked(laces, 5.5), cap)), accent(sole)];
});

/** A siren that sounds: three rays over its dome. */
const siren = redrawing('siren', () => {
  const base = rect(2, 86, 96, 19, 6);
  const dome = softened(union(halfDisc(50, 58, 32), rect(18, 57, 64, 24.5)), 3);
  const shine = inked(arc(50, 58, 20, 180, 245), 6);
  const rays = concat(
    ...[-145, -90, -35].map((turn) => line(...polar(50, 58, 43.5, turn), ...polar(50, 58, 58, turn))),
  );
  return [main(concat(base, inked(rays, 11.5))), accent(subtract(dome, shine))];
});

/** A bottle of olive oil, an olive and its leaves in the glass. */
const oliveOil = redrawing('olive-oil', () => {
  const bottle = union(
    rect(37, -5, 26, 13, 4),
    parse(
      'M42 0L58 0L58 22C58 32 84 38 84 60L84 95C84 101 80 105 74 105L26 105C20 105 16 101 16 95L16 60C16 38 42 32 42 22Z',
    ),
  );
  const olive = ellipse(50, 78, 13, 17);
  const twig = union(
    leaf(50, 58, 22, 50, 0.28),
    leaf(50, 58, 78, 50, 0.28),
    inked(line(50, 44, 50, 66), 4.5),
  );
  return [main(subtract(bottle, twig, grow(olive, 4.5))), accent(olive)];
});

/** A microscope in one piece, the sample under its lens. */
const microscope = redrawing('microscope', () => {
  const turned = (path: Path): Path => rotate(path, -28, 42, 34);
  const tube = turned(union(rect(29, -2, 26, 50, 6), rect(33, -14, 18, 20, 4), rect(34, 44, 16, 15, 3)));
  const arm = stroke(arc(42, 58, 37, -80, 82), 13, { cap: 'butt' });
  const base = rect(4, 91, 88, 14, 6);
  const stage = rect(6, 70, 54, 11, 4);
  return [main(apart(filleted(union(tube, arm, base), 2), stage)), accent(stage)];
});

/** A home that comes out of an open box. */
const movingBox = redrawing('moving-box', () => {
  const box = softened(rect(10, 54, 80, 51), 4);
  const flap = union(inked(line(85, 59, 100, 42), 10), box);
  const home = softened(corners('50,-8 88,24 76,24 76,72 24,72 24,24 12,24'), 2.5);
  const heart = parse('M50 44C42 38 37 34 37 28C37 22 46 20 50 27C54 20 63 22 63 28C63 34 58 38 50 44Z');
  const front = whole(flap);
  const grip = inked(line(41, 73, 59, 73), 8);
  return [main(subtract(front, grip)), accent(subtract(apart(home, front), heart))];
});

/** A card that pays with a wave. */
const creditCard = redrawing('credit-card', () => {
  const turned = (path: Path): Path => rotate(path, -14, 50, 50);
  const card = rect(-3, 15, 106, 70, 11);
  const chip = rect(12, 37, 24, 26, 6);
  const waves = concat(...[14, 28, 42].map((r) => arc(44, 50, r, -42, 42)));
  return [main(turned(subtract(card, grow(chip, 4.5), inked(waves, 6.5)))), accent(turned(chip))];
});

/** A deed on a scroll, its seal hung from the foot. */
const deed = redrawing('deed', () => {
  const scroll = filleted(
    union(rect(-4, -5, 108, 21, 10.5), rect(-4, 77, 108, 21, 10.5), rect(10, 4, 80, 84)),
    4,
  );
  const seal = star(50, 69, 23, 19.5, 12, 3);
  const tails = union(
    corners('36,80 50,86 48,108 41.5,102 34,107', 1),
    corners('64,80 50,86 52,108 58.5,102 66,107', 1),
  );
  const badge = intersect(union(seal, tails), rect(-6, -6, 112, 112));
  const rows = concat(line(27, 22, 73, 22), line(27, 35, 73, 35));
  return [
    main(subtract(apart(scroll, badge), inked(rows, 6))),
    accent(subtract(badge, star(50, 69, 12, 5.6, 5, 0))),
  ];
});

/** A bar of almond nougat half out of its wrapper. */
const nougat = redrawing('nougat', () => {
  const turned = (path: Path): Path => rotate(path, 12, 50, 50);
  const bar = rect(18, -3, 64, 106, 6);
  const edge = parse('M0 60L18 50L29 60L40 50L50 60L60 50L71 60L82 50L100 60');
  const lower = parse('M0 60L18 50L29 60L40 50L50 60L60 50L71 60L82 50L100 60L100 120L0 120Z');
  const almonds = union(
    leaf(28, 20, 44, 6, 0.34, 0.4),
    leaf(56, 8, 74, 18, 0.34, 0.4),
    leaf(46, 40, 58, 22, 0.34, 0.4),
    leaf(26, 44, 34, 28, 0.34, 0.4),
    leaf(66, 44, 76, 28, 0.34, 0.4),
  );
  const seam = stroke(edge, 4.5);
  return [
    main(turned(subtract(intersect(bar, lower), seam))),
    accent(turned(subtract(bar, lower, seam, almonds))),
  ];
});

/** A plunger with a drop of water in its bell. */
const plunger = redrawing('plunger', () => {
  const handle = rect(42.5, -6, 15, 46, 6);
  const bell = union(
    parse('M34 44.5L66 44.5L66 50C66 56 92 62 92 92L8 92C8 62 34 56 34 50Z'),
    rect(2, 88, 96, 17, 6),
  );
  const drop = parse('M50 54C53.5 65 64 70 64 80C64 88 58 93 50 93C42 93 36 88 36 80C36 70 46.5 65 50 54Z');
  return [main(handle), accent(subtract(filleted(softened(bell, 2), 2), drop))];
});

/** A popper that bursts into streamers and a star. */
const confetti = redrawing('confetti', () => {
  const cone = softened(corners('20,54 80,54 50,112'), 3);
  const bands = concat(line(20, 86, 80, 62), line(30, 104, 80, 83));
  const ribbon = inked(parse('M59 45C59 30 70 18 84 20C100 23 102 42 90 46C83 48 78 42 82 37'), 9);
  const bits = both(circle(84, 2, 6.5));
  return [
    main(concat(subtract(cone, stroke(bands, 4.5)), both(ribbon))),
    accent(concat(star(50, 6, 18.5, 9, 5, 2), bits)),
  ];
});

/** A shopping cart in one stroke, three slats for its basket. */
const shoppingCart = redrawing('shopping-cart', () => {
  const frame = inked(parse('M-0.5 6L13 6L31 80L90 80'), 10.5);
  const wheels = union(circle(41, 95, 10.5), circle(82, 95, 10.5));
  const slat = (y: number, h: number): Path => {
    const left = (at: number): number => 13 + ((at - 6) * 18) / 74 + 10;
    const right = (at: number): number => 107 - (at - 14) * 0.24;
    return softened(
      polygon([
        [left(y), y],
        [right(y), y],
        [right(y + h), y + h],
        [left(y + h), y + h],
      ]),
      3,
    );
  };
  return [main(union(frame, wheels)), accent(concat(slat(14, 17), slat(35.5, 15), slat(55, 15)))];
});

/** Pens that stand in a cup. */
const pencilCup = redrawing('pencil-cup', () => {
  const cup = softened(corners('8,58 92,58 85,105 15,105'), 4);
  const pencil = corners('36,16 50,-6 64,16 64,70 36,70', 1.5);
  const facets = concat(line(45.5, 26, 45.5, 80), line(54.5, 26, 54.5, 80));
  const ruler = rotate(rect(10, 6, 20, 70, 3), -6, 20, 66);
  const ticks = rotate(concat(line(34, 16, 22, 16), line(34, 28, 22, 28), line(34, 40, 22, 40)), -6, 20, 66);
  const hairs = parse(
    'M79.5 -4C81 6 90 12 90 23C90 27 88 30 86 32L73 32C71 30 69 27 69 23C69 12 78 6 79.5 -4Z',
  );
  const brush = rotate(union(hairs, softened(corners('73,36.5 86,36.5 84,76 75,76'), 1)), 6, 80, 66);
  const band = rect(0, 70, 100, 4.5);
  return [
    main(
      concat(
        subtract(cup, band),
        subtract(apart(ruler, cup, pencil), stroke(ticks, 4.5)),
        apart(brush, cup, pencil),
      ),
    ),
    accent(subtract(apart(pencil, cup), stroke(facets, 4))),
  ];
});

/** A combine at the standing wheat. */
const harvester = redrawing(
  'harvester',
  () => {
    const body = softened(corners('42,4 68,4 68,16 80,16 86,4 108,4 108,64 96,86 38,86 38,52'), 3);
    const glass = softened(corners('48,12 60,12 60,40 45,40'), 1);
    const head = softened(corners('40,58 46,78 26,105 -6,105 -6,92 18,92'), 2);
    const big = circle(62, 82, 23);
    const small = circle(97, 92, 12);
    const tank = stroke(line(67, 28, 120, 28), 4.5);
    const ear = (y: number): Path => union(leaf(12, y + 16, -4, y, 0.26), leaf(12, y + 16, 28, y, 0.26));
    const wheat = union(ear(10), ear(28), ear(46), leaf(12, 12, 12, -6, 0.24), rect(8.5, 20, 7, 67.5, 1));
    const tyres = [subtract(big, circle(62, 82, 8.5)), subtract(apart(small, big), circle(97, 92, 4.5))];
    const machine = union(
      subtract(apart(filleted(union(body, head), 1.5), big, small), glass, tank),
      ...tyres,
    );
    return [main(apart(machine, wheat)), accent(wheat)];
  },
  { line: false },
);

/** A tattoo machine: frame, two coils, grip and needle. */
const tattooMachine = redrawing('tattoo-machine', () => {
  const turned = (path: Path): Path => rotate(path, 34, 50, 50);
  const frame = union(softened(rect(24, 0, 66, 56), 13), rect(24, 46, 76, 11, 4), rect(34, -8, 14, 14, 4));
  const grip = union(rect(10, 46, 36, 46, 9), corners('20,86 36,86 31.5,104 30,126 26,126 24.5,104', 1));
  const coil = (x: number): Path => rect(x, 11.5, 15.5, 30.5, 4);
  const coils = union(coil(41.5), coil(61.5));
  const bore = softened(rect(37, 7, 44.5, 39.5), 6);
  const rings = concat(line(0, 63, 62, 63), line(0, 75, 62, 75));
  return [
    main(turned(subtract(filleted(union(frame, grip), 2), bore, stroke(rings, 4.5)))),
    accent(turned(coils)),
  ];
});

/** Drawings of one bold silhouette and one idea each. */
export const ONE_IDEA: readonly Redrawing[] = [
  plant,
  bull,
  mountain,
  gear,
  nigiri,
  desktopComputer,
  trowel,
  stones,
  surveyClipboard,
  empanadaTray,
  lotusPose,
  brakeLight,
  paintedNails,
  earrings,
  honeycomb,
  wateringCan,
  fence,
  eye,
  scales,
  garageDoor,
  wine,
  boot,
  siren,
  oliveOil,
  microscope,
  movingBox,
  creditCard,
  deed,
  nougat,
  plunger,
  confetti,
  shoppingCart,
  pencilCup,
  harvester,
  tattooMachine,
].map(filling);
