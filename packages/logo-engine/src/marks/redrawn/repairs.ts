import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { WRENCH } from '../wrench.js';
import { type Redrawing, redrawing } from './edition.js';

/** A telephone, and the wrench that lies over its corner. */
const phoneWrench = redrawing('phone-wrench', () => {
  const body = subtract(rect(-4, -5, 66, 110.5, 14), rect(18, 6, 22, 6.5, 3.2));
  const tool = translate(rotate(WRENCH, 38), 15, 0);
  const eye = translate(rotate(circle(50, 83, 6), 38), 15, 0);
  return [main(apart(body, union(tool, eye))), accent(tool)];
});

/** A telephone that charges, on the cable of its plug. */
const phoneCable = redrawing('phone-cable', () => {
  const body = rect(-5, -5, 57, 91, 13);
  const slot = rect(14, 5, 19, 6, 3);
  const bolt = corners('31,20 8,49 21,49 15,75 40,42 27,42', 2);
  const cord = parse('M23.500 90.500L23.500 92C23.500 97 26 100 31 100L70 100C76 100 80 96 80 90L80 66');
  const plug = parse(
    'M62 22L98 22C102 22 105 25 105 29L105 38C105 52 96 62 80 62C64 62 57 52 57 38L57 29C57 25 59 22 62 22Z',
  );
  const pins = union(rect(65, -5, 9, 32, 3), rect(88, -5, 9, 32, 3));
  return [
    main(subtract(body, slot, bolt), concat(body, bolt)),
    accent(union(inked(cord, 9), plug, pins), concat(cord, union(plug, pins))),
  ];
});

/** A heavy roof that sheds the rain: one drop falls on the ridge, two from the eaves. */
const roofDrops = redrawing('roof-drops', () => {
  const tear = parse('M0 -19C5 -10 13 -4 13 5C13 13 7 18 0 18C-7 18 -13 13 -13 5C-13 -4 -5 -10 0 -19Z');
  const drop = (x: number, y: number, size: number): Path => translate(scale(tear, size), x, y);
  const roof = inked(parse('M4 70L50 41L96 70'), 18);
  const walls = subtract(corners('23,69 50,52 77,69 77,105.500 23,105.500', 3), rect(40, 85, 20, 30));
  return [
    main(roof),
    main(apart(walls, roof)),
    accent(concat(drop(50, 10.6, 0.85), drop(6.5, 93, 0.66), drop(93.5, 93, 0.66))),
  ];
});

/** A baseball cap from the side: the visor grows out of the crown. */
const baseballCap = redrawing('baseball-cap', () => {
  const crown = parse('M-5 84C-5.500 42 15 13 45 13C74 13 92 36 92 66L92 84Z');
  const visor = parse(
    'M25 90C26 73 44 63 68 63C90 63 103 73 105 87C105.500 91 102 93 98.500 91.500C88 87 78 85 66 85C52 85 42 88 31 93C28 94.500 25 93 25 90Z',
  );
  const seam = parse('M45 8C30 26 24 50 24 90');
  const button = rect(36, 4.5, 18, 10, 5);
  return [main(union(button, subtract(subtract(crown, grow(visor, 5)), stroke(seam, 5)))), accent(visor)];
});

/** A knee that bends: thigh bone and shin bone meet, the kneecap before them. */
const kneeJoint = redrawing('knee-joint', () => {
  const femur = filleted(
    union(limb('-1,10,9.500 24,15,9 48,23,11'), circle(58, 18, 17), circle(52, 40, 17)),
    7,
  );
  const shin = parse(
    'M25 57C19 68 30 74 34 82C37 89 36 96 34 104.500L56 104.500C57 95 63 84 76 77C87 71 87 59 77 54Z',
  );
  const cap = rotate(ellipse(90, 30, 11.5, 18), -18, 90, 30);
  return [main(softened(femur, 2)), main(softened(subtract(shin, grow(femur, 6)), 3)), accent(cap)];
});

/** Thick spectacle frames from the front, a glint in each lens: arms behind them are taken for horns. */
const spectacleFrames = redrawing('spectacle-frames', () => {
  const half = parse(
    'M50 34C46 34 42 33 38 31.500C28 27.500 8 27 -2 28.500C-4.500 29 -5.500 30 -5.500 32L-5.500 40C-5.500 43 -2.500 44 -2 48C0 66 8 76 22 76C36 76 43 67 46 54C47 50 48.500 48 50 48Z',
  );
  const lens = parse(
    'M8 39C15 36.500 27 37 34 40C36 41 36.500 42.500 36 46C34 60 31 66 22 66C13 66 8 59 6.500 45C6.200 42 6 39.800 8 39Z',
  );
  const glints = concat(parse('M17 57L26 46'), parse('M74 57L83 46'));
  return [
    main(subtract(whole(half), both(lens)), concat(whole(half), both(lens))),
    accent(inked(glints, 7), glints),
  ];
});

export const REPAIRS: readonly Redrawing[] = [
  phoneWrench,
  phoneCable,
  roofDrops,
  baseballCap,
  kneeJoint,
  spectacleFrames,
];
