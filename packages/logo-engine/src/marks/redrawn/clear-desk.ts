/** Offices, schools and safety: drawn anew, clearer. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, polyline, rect, star } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A speech bubble that wears a headset. */
const headset = redrawing('headset', () => {
  const band = inked(arc(50, 48, 49, 180, 360), 10);
  const pads = both(rect(-9, 42, 24, 36, 9));
  const boom = inked(parse('M98 76C98 96 88 104 66 104'), 8.5);
  const mic = rect(48, 96.5, 26, 15, 7.5);
  const worn = union(band, pads, boom, mic);
  const bubble = union(circle(50, 50, 38), corners('16,98 22,64 60,80', 2));
  const dots = [32, 50, 68].map((x) => circle(x, 50, 6));
  return [main(worn), accent(softened(subtract(apart(bubble, worn), ...dots), 1.5))];
});

/** A set square with a house for its opening, and the pencil along it. */
const setSquare = redrawing('set-square', () => {
  const square = corners('-8,-4 -8,108 104,108', 4);
  const house = corners('28,48 50,69 50,95 6,95 6,69', 1.5);
  const door = rect(21.5, 74, 13, 30);
  const shaft = union(rect(-9, 25, 88, 25, 1), corners('84,25 106,37.5 84,50', 2));
  const cut = rect(-2, 20, 5, 40);
  const pencil = translate(rotate(subtract(softened(shaft, 2), cut), 45, 50, 50), 8, 9);
  return [main(softened(apart(subtract(square, subtract(house, door)), pencil), 0.8)), accent(pencil)];
});

/** A board that its rising line breaks out of. */
const presentation = redrawing('presentation', () => {
  const course = stroke(
    polyline([
      [4, 62],
      [32, 36],
      [54, 52],
      [92, 8],
    ]),
    13,
    { cap: 'butt', join: 'miter' },
  );
  const arrow = union(course, corners('112,-16 108,30 68,-6', 1));
  const board = rect(-10, 2, 112, 78, 4);
  const legs = union(both(corners('20,76 34,76 18,116 4,116', 1)), rect(43.5, 76, 13, 30, 1));
  return [main(apart(union(board, legs), arrow)), accent(arrow)];
});

/** A sheet of per cent; the stroke is a pen. */
const taxForm = redrawing('tax-form', () => {
  const sheet = corners('-4,-6 92,-6 92,114 76,103 60,114 44,103 28,114 12,103 -4,114', 3);
  const pen = rotate(
    union(rect(38, -34, 22, 98, 4), corners('38,66 60,66 49,92', 1.5), rect(38, 56, 22, 11)),
    40,
    49,
    46,
  );
  const rings = union(circle(19, 22, 15), circle(68, 78, 15));
  const eyes = union(circle(19, 22, 5.5), circle(68, 78, 5.5));
  return [main(union(subtract(sheet, grow(pen, 5), rings), eyes)), accent(pen)];
});

/** Blocks that build a house, the A its roof. */
const blocks = redrawing('abc-blocks', () => {
  const a = inked(parse('M31 40L50 4L69 40M38 29L62 29'), 8);
  const b = inked(parse('M12 70L12 95L24 95C35 95 35 82 24 82L12 82M12 70L22 70C33 70 33 82 22 82'), 8);
  const c = inked(parse('M90 73C80 66 68 71 68 82.5C68 94 80 99 90 92'), 8);
  return [
    accent(subtract(corners('50,-22 114,52 -14,52', 6), a)),
    main(concat(subtract(rect(-6, 57.5, 53.5, 51, 6), b), subtract(rect(52.5, 57.5, 53.5, 51, 6), c))),
  ];
});

/** Compasses whose legs are the roof of the house that they draw. */
const compassTool = redrawing('compass-tool', () => {
  const legs = whole(limb('50,6,8 20,43,7.5 -8,78,3.5'));
  const head = union(circle(50, 8, 16), rect(44, -18, 12, 20, 4));
  const tool = filleted(union(legs, head), 3);
  const walls = subtract(corners('50,20 98,78 86,78 86,108 14,108 14,78 2,78'), grow(tool, 6));
  const house = intersect(walls, rect(14, 0, 72, 120));
  const door = union(circle(50, 78, 10), rect(40, 78, 20, 40));
  return [main(subtract(tool, circle(50, 8, 6.5))), accent(softened(subtract(house, door), 1))];
});

/** Two pieces that fit are two people who hold hands. */
const puzzlePiece = redrawing('puzzle-piece', () => {
  const figure = (x: number): Path =>
    subtract(
      union(rect(x, 32, 50, 70, 3), rect(x + 18, 22, 14, 20), circle(x + 25, 14, 16)),
      union(circle(x + 25, 94, 12), rect(x + 18, 92, 14, 20)),
    );
  const tab = (x: number): Path => union(circle(x + 13, 58, 10), rect(x - 4, 52, 12, 12));
  const left = subtract(union(figure(-6), tab(44)), tab(-10));
  const right = subtract(figure(48.5), grow(tab(44), 4.5));
  return [main(softened(left, 1)), accent(softened(right, 1))];
});

/** A beetle whose shell is a shield. */
const bugBeetle = redrawing('bug-beetle', () => {
  const shield = softened(whole(parse('M50 28C62 36 74 40 86 40C88 76 76 100 50 112Z')), 2);
  const head = softened(parse('M22 28C24 4 76 4 78 28C66 28 58 24 50 19C42 24 34 28 22 28Z'), 1.5);
  const feelers = inked(parse('M60 10C62 0 68 -6 78 -8'), 8);
  const legs = union(
    inked(parse('M80 52L98 44L106 28'), 8.5),
    inked(parse('M80 70L110 70'), 8.5),
    inked(parse('M72 88L94 94L102 110'), 8.5),
  );
  return [
    main(apart(union(head, both(feelers)), shield)),
    accent(subtract(shield, rect(47.5, 0, 5, 130))),
    main(both(apart(legs, shield))),
  ];
});

/** A guard who is a shield: cap on top, collar and tie below. */
const securityGuard = redrawing('security-guard', () => {
  const crown = softened(whole(parse('M50 -8C76 -7 100 2 108 14C106 23 94 28 86 32L50 32Z')), 1.5);
  const peak = softened(whole(parse('M50 36.500L84 36.500C89 43 89 48 86 54C75 49 62 47 50 47Z')), 1);
  const face = whole(parse('M50 51.500C60 51.5 70 53 79 57C79 72 68 84 50 87Z'));
  const shield = softened(whole(parse('M50 56L108 56C108 92 84 114 50 128Z')), 2);
  const tie = corners('42,91.5 58,91.5 66,140 34,140');
  return [
    main(subtract(crown, star(50, 14, 13, 5.8, 5, 1))),
    main(peak),
    accent(face),
    main(apart(shield, face, peak, tie)),
    accent(intersect(tie, shield)),
  ];
});

export const CLEAR_DESK: readonly Redrawing[] = [
  filling(headset),
  filling(setSquare),
  filling(presentation),
  filling(taxForm),
  filling(blocks),
  filling(compassTool),
  filling(puzzlePiece),
  filling(bugBeetle),
  filling(securityGuard),
];
