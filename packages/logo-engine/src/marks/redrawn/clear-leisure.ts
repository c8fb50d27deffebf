/** Sport, music, clothes and outings: drawn anew, clearer. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { arc, band, circle, corners, ellipse, leaf, line, rect, star, wave } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** The tree pose before the sun. */
const treePose = redrawing('tree-pose', () => {
  const arm = limb('39,48,5.5 27,24,5.2 38,2,4.4 50,-14,3.2');
  const trunk = whole(parse('M50 41L56 41C64 43 64 52 60 62C58 68 60 74 63 84L50 92Z'));
  const legs = union(
    limb('46,80,12 46,104,8.5 47,124,6.5 47,140,5'),
    limb('56,82,10.5 76,92,9.5 92,100,7'),
    limb('92,100,7 72,107,6.2 52,108,5'),
    circle(92, 100, 7),
    inked(line(36, 141, 48, 140), 8),
  );
  const figure = filleted(union(arm, mirror(arm), trunk, legs), 1.5);
  const head = circle(50, 26, 10.5);
  const within = corners('50,-14 30,12 27,24 39,48 61,48 73,24 70,12');
  const sun = subtract(circle(50, 38, 52), within, rect(-20, 76, 140, 60));
  return [main(concat(head, figure)), accent(softened(apart(sun, figure), 1))];
});

/** Who meditates; the crossed legs are a lotus. */
const lotusPose = redrawing('lotus-pose', () => {
  const arm = inked(parse('M62 22C82 28 90 46 96 72'), 13);
  const body = filleted(
    union(parse('M50 13C68 13 77 18 75 32L66 90L34 90L25 32C23 18 32 13 50 13Z'), both(arm)),
    2,
  );
  const head = circle(50, -9, 17);
  const heart = leaf(50, 114, 50, 62, 0.36, 0.5);
  const near = leaf(50, 115, 98, 70, 0.27, 0.5);
  const far = leaf(54, 115, 128, 86, 0.22, 0.55);
  const petals = union(
    heart,
    both(subtract(near, grow(heart, 4.5))),
    both(subtract(far, grow(near, 4.5), grow(heart, 4.5))),
  );
  return [main(softened(apart(body, petals), 0.8)), main(head), accent(softened(petals, 0.6))];
});

/** A raised fist that grips a dumbbell. */
const armCurl = redrawing('arm-curl', () => {
  const finger = (i: number): Path => rect(23 + i * 14.1, 4, 11.7 - 0.001 * i, 46, 5.5);
  const palm = parse(
    'M23 30L77 30L77 50C77 58 72 63 71 70C70 82 80 88 84 105L16 105C20 88 30 82 29 70C28 63 23 58 23 50Z',
  );
  const slots = [0, 1, 2].map((i) => rect(34.6 + i * 14.1, -2, 4.6, 37.5, 2.3));
  const thumb = inked(parse('M16 46L52 46C57 46 60 44 62 41'), 5);
  const hand = subtract(union(palm, ...[0, 1, 2, 3].map(finger), rect(28, 20, 44, 20)), ...slots, thumb);
  const plates = union(rect(1, -3, 16, 59, 5), rect(-5, 9, 16, 35, 5));
  return [main(softened(hand, 0.6)), accent(both(plates))];
});

/** A clef on a sun of staff lines. */
const trebleClef = redrawing('treble-clef', () => {
  const spine = parse(
    'M50 73C38 71 36 57 49 55C64 53 77 61 76 74C75 88 61 93 47 90C26 87 16 70 22 54C28 36 60 24 62 4C63 -6 60 -12 55 -12C47 -12 44 0 46 12L60 100C62 110 50 116 41 109',
  );
  const clef = inked(spine, 11.5);
  const around = union(grow(clef, 5), ellipse(48, 73, 28, 18), ellipse(54, 0, 8, 14));
  const lines = union(...[0, 1, 2, 3, 4].map((i) => rect(-20, -4 + i * 21.5, 140, 13.5)));
  return [main(clef), accent(softened(subtract(intersect(circle(48, 46, 58), lines), around), 1))];
});

/** A dancer whose skirt is a wave. */
const dancer = redrawing('dancer', () => {
  const head = union(circle(44, -12, 11), circle(35, -20, 6));
  const torso = limb('44,4,9 46,16,9.5 52,38,6.5 54,50,9');
  const arms = union(limb('42,8,6 62,2,5.5 80,-14,5 88,-32,4'), limb('44,8,6 24,14,5.5 8,4,5 -6,-10,4'));
  const legs = union(limb('48,70,9 44,96,7.5 40,124,5 38,132,3'), limb('62,70,9 82,94,7 98,112,5 106,118,3'));
  const skirt = parse(
    'M46 40C70 30 98 44 126 72C110 70 102 78 94 92C86 82 74 82 66 98C56 84 42 84 30 98C28 84 14 80 -10 86C4 62 24 48 46 40Z',
  );
  const upper = union(head, filleted(union(torso, arms), 3));
  return [main(apart(upper, skirt)), accent(softened(skirt, 1.5)), main(softened(apart(legs, skirt), 1))];
});

/** A blouse and a dress that hang from one rail. */
const clothesRack = redrawing('clothes-rack', () => {
  const rail = inked(line(-8, -4, 108, -4), 10);
  const hooks = union(stroke(line(24, 0, 24, 20), 8), stroke(line(72, 0, 72, 24), 8));
  const dress = softened(
    parse(
      'M56 20L62 20C63 30 81 30 82 20L88 20C88 32 90 40 94 44L86 58C92 74 102 92 108 108C96 116 48 116 36 108C42 92 52 74 58 58L50 44C54 40 56 32 56 20Z',
    ),
    1,
  );
  const blouse = softened(
    parse(
      'M10 16L15 16C17 24 31 24 33 16L38 16C46 18 52 24 58 40L48 48L44 42L44 88L4 88L4 44L-2 52L-14 42C-10 26 -2 18 10 16Z',
    ),
    2,
  );
  return [main(union(rail, apart(union(blouse, hooks), dress))), accent(dress)];
});

/** A bride's dress on its bust, a sweetheart neckline where they part. */
const mannequin = redrawing('mannequin', () => {
  const bust = whole(parse('M50 -34L60 -34L58 -16C62 -8 76 -6 86 0C86 12 82 18 79 27C70 16 58 17 50 29Z'));
  const bodice = whole(parse('M50 37C58 24 70 24 78 35C78 46 66 54 65 64L50 64Z'));
  const skirt = whole(parse('M50 70L65 70C70 86 100 94 112 116C96 126 74 129 50 129Z'));
  const folds = union(limb('42,82,2 35,104,3.4 20,142,5'), limb('58,82,2 65,104,3.4 80,142,5'));
  return [accent(softened(bust, 1)), main(softened(bodice, 1)), main(softened(subtract(skirt, folds), 1))];
});

/** A surfboard before the sun that sets on the waves. */
const surfboard = redrawing('surfboard', () => {
  const board = whole(parse('M50 -18C62 -2 70 24 70 54C70 80 66 102 59 118L50 118Z'));
  const stringer = rect(47.2, 8, 5.6, 92, 2.8);
  const sun = subtract(circle(50, 48, 56), rect(-20, 52, 140, 80));
  const swell = (y: number): Path => stroke(wave(-10, y, 120, 13, 1.5), 11, { cap: 'butt' });
  return [
    main(subtract(board, stringer)),
    accent(softened(apart(sun, board), 1)),
    main(softened(apart(union(swell(66), swell(85), swell(104)), board), 1.5)),
  ];
});

/** A rod that bends over the fish it has caught. */
const fishingRod = filling(
  redrawing('fishing-rod', () => {
    const rod = limb('-4,106,8 4,74,7 22,36,6.200 48,8,5.500 74,0,5 92,10,4.500 98,22,4');
    const reel = subtract(circle(25, 78, 14), circle(25, 78, 5.5));
    const cord = inked(line(97, 16, 98, 30), 8);
    const body = limb('102,34,3 96,47,14 86,65,19 72,83,13 62,92,6');
    const tail = parse('M70 85C60 79 48 81 40 92C50 92 56 98 58 110C68 106 75 98 74 89Z');
    const fish = softened(filleted(union(body, tail), 3), 1);
    return [
      main(apart(union(rod, reel, rect(4, 73, 14, 10), cord), fish)),
      accent(subtract(fish, circle(91, 53, 5))),
    ];
  }),
);

/** A party popper, its burst a fan of streamers. */
const confetti = redrawing('confetti', () => {
  const turned = (path: Path): Path => rotate(path, 42);
  const bands = union(inked(line(10, 84, 90, 66), 6.5), inked(line(10, 108, 90, 90), 6.5));
  const cone = softened(subtract(corners('50,138 84,58 16,58', 0), bands), 3);
  const ray = (turn: number, end: number): Path => softened(band(50, 84, end, 48, turn - 97, turn - 83), 4);
  const burst = concat(ray(-64, 92), ray(64, 92), star(50, -4, 32, 15, 5, 2));
  return [main(turned(cone)), main(turned(concat(ray(-33, 106), ray(33, 106)))), accent(turned(burst))];
});

/** Two balloons that lean together into a heart. */
const balloon = redrawing('balloon', () => {
  const skin = parse('M50 -2C69 -2 82 16 82 38C82 62 66 82 54 92L46 92C34 82 18 62 18 38C18 16 31 -2 50 -2Z');
  const left = rotate(skin, -33, 50, 92);
  const right = rotate(skin, 33, 50, 92);
  const knot = corners('50,86 61,105 39,105', 2);
  const string = inked(parse('M50 100C50 118 68 116 64 129C61 138 50 136 42 141'), 8.5);
  const glint = inked(arc(25, 50, 25, 195, 250), 7.5);
  return [main(subtract(union(left, knot, string), glint)), accent(apart(right, left, knot))];
});

export const CLEAR_LEISURE: readonly Redrawing[] = [
  filling(treePose),
  filling(lotusPose),
  armCurl,
  filling(trebleClef),
  filling(dancer),
  filling(clothesRack),
  filling(mannequin),
  filling(surfboard),
  fishingRod,
  filling(confetti),
  filling(balloon),
];
