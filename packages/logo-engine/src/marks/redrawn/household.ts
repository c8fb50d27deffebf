import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A tap on its wall plate: a handle with balls at its ends, a gland, a spout with a lip, and a drop. */
const faucet = redrawing('faucet', () => {
  const handle = union(rect(12, -0.5, 62, 9, 4), circle(12, 4, 8), circle(74, 4, 8), rect(36, -5, 14, 18, 5));
  const neck = union(rect(38.5, 17, 9, 14), corners('33,26 53,26 60,46 26,46', 3));
  const pipe = parse('M0 42L60 42C80 42 93 54 93 73L93 78L69 78L69 75C69 69 65 65 59 65L0 65Z');
  const lip = rect(64, 74, 34, 9, 3.5);
  const plate = rect(-5, 34, 11, 39, 4);
  const drop = parse(
    'M81 87C85 92 88 95 88 98.5C88 102.5 85 105 81 105C77 105 74 102.5 74 98.5C74 95 77 92 81 87Z',
  );
  return [accent(handle), main(union(neck, pipe, lip, plate)), main(drop)];
});

/** A cordless drill: bit and chuck, vents in its back, a trigger, and the battery it stands on. */
const drill = redrawing('drill', () => {
  const bit = corners('88,20.5 101,20.5 105.5,24 101,27.5 88,27.5', 1);
  const chuck = union(corners('70,9 81,9 92,16 92,32 81,39 70,39', 2), bit);
  const body = parse(
    'M10 2L59 2C63 2 65.5 4 65.5 8L65.5 36C65.5 42 62 45 56 45L44 45C40 45 38 48 37 52L33 80L6 80L9 45C0 43 -5 34 -5 23C-5 11 0 2 10 2Z',
  );
  const trigger = parse('M42 49.5L54 49.5C54 58 49 64 41 66C40 60 40.5 54 42 49.5Z');
  const vents = concat(line(12, 15, 12, 31), line(24, 15, 24, 31));
  const battery = parse(
    'M-1 84.5L40 84.5C46 84.5 50 90 50 98L50 101C50 104 48 105 45 105L0 105C-3 105 -5 104 -5 101L-5 88.5C-5 86 -3.5 84.5 -1 84.5Z',
  );
  return [main(subtract(body, stroke(vents, 5))), main(chuck), main(trigger), accent(battery)];
});

/** A broom of straw: bound at the handle, and sewn with a seam. */
const broom = redrawing('broom', () => {
  const turn = (path: Path): Path => translate(rotate(path, 42), 2, -2.5);
  const handle = union(
    rect(45.5, -18, 9, 64, 4.5),
    parse('M45.5 27L54.5 27C55 41 63 46 69 51L31 51C37 46 45 41 45.5 27Z'),
  );
  const straw = parse(
    'M28 55.5L72 55.5C75 70 80 82 87 94C77 102 65 105 50 105C35 105 23 102 13 94C20 82 25 70 28 55.5Z',
  );
  const seam = parse('M20 67C40 71 60 71 80 67');
  const cuts = [line(50, 79, 50, 110), line(38, 79, 32, 108), line(62, 79, 68, 108)];
  return [main(turn(handle)), accent(turn(subtract(straw, stroke(concat(...cuts, seam), 4.6))))];
});

/** A double bed from its foot: headboard, two pillows, and the cover over the mattress. */
const bed = redrawing('bed', () => {
  const board = parse('M2 66L2 20C2 10 8 4 18 4L82 4C92 4 98 10 98 20L98 66Z');
  const pillow = rect(12, 28, 34, 24, 8);
  const cover = parse(
    'M12 46L88 46C94 46 97 48 99 53L104 69C105 71 105 73 105 76L-5 76C-5 73 -5 71 -4 69L1 53C3 48 6 46 12 46Z',
  );
  const base = union(rect(-5, 80.5, 110, 12, 4), both(rect(2, 86, 11, 17, 3)));
  return [
    main(apart(board, both(pillow), cover)),
    main(both(apart(pillow, cover))),
    accent(cover),
    main(base),
  ];
});

/** A sofa: cushions on its seat and against its back, rolled arms, and slender feet. */
const couch = redrawing('couch', () => {
  const back = parse('M8 50L8 24C8 13 14 7 25 7L42 7C46 7 47.7 9 47.7 13L47.7 50Z');
  const arm = parse(
    'M-5 48C-5 41 -1 36 5.5 36C12 36 16 41 16 48L16 74.5L50 74.5L50 92L3 92C-2 92 -5 89 -5 84Z',
  );
  const seat = rect(20.2, 54, 27.5, 16.2, 4);
  const feet = corners('8,88 21,88 17,104 9,104', 2);
  return [
    accent(both(apart(back, arm, seat))),
    accent(both(seat)),
    main(union(arm, feet, mirror(arm), mirror(feet))),
  ];
});

/** A trolley case: its handle is drawn out, and a strap is tied around it. */
const suitcase = redrawing('suitcase', () => {
  const grip = parse('M34 28L34 3C34 0 36 -1.5 39 -1.5L61 -1.5C64 -1.5 66 0 66 3L66 28');
  const shell = union(rect(10, 20, 80, 76, 11), both(rect(18, 86, 15, 19, 5)));
  const strap = union(rect(10, 52, 80, 12), rect(40, 48, 20, 20, 4));
  const ribs = concat(...[29, 71].flatMap((x) => [line(x, 32, x, 41), line(x, 75, x, 84)]));
  return [main(union(apart(subtract(shell, stroke(ribs, 5)), strap), stroke(grip, 7))), accent(strap)];
});

export const REDRAWN_HOUSEHOLD: readonly Redrawing[] = [faucet, drill, broom, bed, couch, suitcase];
