/** What is spoken at, played on and measured with; parts of bodies and of circuits. */
import { grow, parse, subtract, union } from '../geometry/kernel.js';
import { mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, rect, star } from '../geometry/shapes.js';
import { accent, apart, filled, inked, type Mark, main, mark, softened } from './mark.js';

/** A stand of a fair: its lit wall and the counter before it. */
const exhibitionStand = mark('exhibition-stand', ['marketing', 'art', 'entertainment'], () => {
  const header = subtract(rect(-6, -6, 112, 36, 7), star(50, 13, 13.5, 6.2, 5, 1));
  const posts = union(rect(3, 34.5, 11, 22), rect(86, 34.5, 11, 22));
  const counter = subtract(
    union(posts, rect(-6, 51, 112, 13, 5), rect(2, 60, 96, 46, 4)),
    rect(13, 74, 74, 21, 5),
  );
  return filled([accent(header), main(union(counter, rect(23, 81, 54, 7, 3.5)))]);
});

/** A head from the side, its airway from the nose to the throat, and its ear. */
const earNoseThroat = mark('ear-nose-throat', ['healthcare'], () => {
  const head = parse(
    'M58 -5C86 -5 104 14 104 40C104 58 96 68 92 80C90 88 92 98 96 105L36 105C38 98 37 93 33 91C28 90 22 92 17 91C9 89 10 82 10 77C10 73 7 71 8 67C9 65 8 64 7 61C6 58 9 57 9 54C7 52 -5 53 -6 47C-6 42 8 30 11 18C17 3 36 -5 58 -5Z',
  );
  const airway = inked(parse('M11 48C18 42 24 40 32 40C45 40 51 49 52 62C54 76 54 90 54 114'), 8);
  const ear = parse('M66 36C66 21 94 20 94 40C94 54 83 54 81 63C79 72 68 71 67 62C66 54 66 46 66 36Z');
  const fold = inked(parse('M74.5 38C75 30 86 31 85 40C84 46 79 46 77 50'), 4.6);
  return filled([main(softened(apart(subtract(head, airway), ear), 1)), accent(subtract(ear, fold))]);
});

/** A box of folders. */
const archiveBox = mark('archive-box', ['marketing', 'technology', 'transportation'], () => {
  const box = subtract(corners('-4,44 104,44 96,106 4,106', 7), rect(32, 60, 36, 14, 7));
  const sheet = (x: number, y: number): Path =>
    union(rect(x, y + 9, 78, 60, 5), rect(x + (x < 8 ? 0 : 44), y, 34, 24, 5));
  const front = sheet(6, 14);
  const back = sheet(16, -7);
  return filled([
    main(box),
    accent(subtract(front, rect(-20, 40, 140, 80))),
    main(subtract(apart(back, front), rect(-20, 40, 140, 80))),
  ]);
});

/** A computer to play on: the fans of its tower, a controller before it. */
const gamingTower = mark('gaming-tower', ['technology', 'entertainment'], () => {
  const tower = union(rect(0, -6, 74, 104, 9), rect(8, 92, 16, 14, 4));
  const blades = [0, 90, 180, 270].map((turn) =>
    rotate(inked(parse('M37 22C44 18 48 10 46 -4'), 5.5), turn, 37, 26),
  );
  const fan = subtract(circle(37, 26, 22), ...blades);
  const pad = parse(
    'M46 56L92 56C103 56 108 70 109 88C110 104 98 109 91 101L82 91L56 91L47 101C40 109 28 104 29 88C30 70 35 56 46 56Z',
  );
  const keys = union(rect(43, 71, 19, 6, 1), rect(49.5, 64.5, 6, 19, 1), circle(86, 74, 6));
  return filled([
    main(subtract(apart(tower, pad), circle(37, 26, 27), rect(38, 80, 60, 40))),
    accent(fan),
    main(subtract(pad, keys)),
  ]);
});

/** A lectern with its microphone, and what is said at it. */
const lectern = mark('lectern', ['entertainment', 'marketing'], () => {
  const desk = rotate(rect(22, 45, 86, 15, 5), -16, 66, 52);
  const column = subtract(corners('42,60 97,44 92,100 46,100', 3), grow(desk, 4.5));
  const foot = rect(32, 93, 72, 13, 5);
  const neck = inked(parse('M98 42L100 26C100 12 94 6 84 6'), 7);
  const head = rotate(rect(62, -5, 30, 22, 11), -8, 76, 6);
  const bubble = parse(
    'M4 -6L42 -6C49 -6 52 -2 52 4L52 26C52 33 49 36 42 36L26 36L12 51L12 36L4 36C-3 36 -6 33 -6 26L-6 4C-6 -2 -3 -6 4 -6Z',
  );
  const lines = union(rect(5, 5, 36, 6.5, 3), rect(5, 18.5, 24, 6.5, 3));
  return filled([
    main(union(apart(desk, bubble), union(column, foot), neck, head)),
    accent(subtract(bubble, lines)),
  ]);
});

/** The thyroid gland on its windpipe. */
const thyroid = mark('thyroid', ['healthcare'], () => {
  const lobe = parse(
    'M50 54C60 54 67 50 70 39C74 21 78 8 88 6C102 4 109 26 106 48C103 70 90 90 77 90C66 90 61 77 50 77Z',
  );
  const gland = softened(union(lobe, mirror(lobe)), 2);
  const larynx = softened(
    parse('M24 -9C33 -4 44 -2 50 3C56 -2 67 -4 76 -9C79 4 74 15 66 22L34 22C26 15 21 4 24 -9Z'),
    2,
  );
  const rings = [27, 39, 84, 96].map((y) => rect(33, y, 34, 9, 3));
  return filled([main(apart(union(larynx, ...rings), gland)), accent(gland)]);
});

/** A meter of blood sugar, a drop on its strip. */
const glucoseMeter = mark('glucose-meter', ['healthcare'], () => {
  const body = subtract(rect(-4, -6, 72, 94, 24), rect(9, 10, 46, 31, 7), circle(32, 62, 9));
  const strip = rect(22, 82, 20, 24, 4);
  const drop = parse('M78 32C85 48 104 58 104 78C104 94 93 106 78 106C63 106 52 94 52 78C52 58 71 48 78 32Z');
  const shine = inked(parse('M65 80C65 87 70 92 77 93'), 6);
  return filled([main(apart(union(body, strip), drop)), accent(subtract(drop, shine))]);
});

/** A transistor on its three legs. */
const transistor = mark('transistor', ['technology'], () => {
  const tab = subtract(corners('16,-6 84,-6 90,0 90,26 10,26 10,0', 4), circle(50, 10, 9.5));
  const face = subtract(rect(10, 30.5, 80, 34, 4), rect(23, 40, 40, 7, 3));
  const legs = [22.5, 45, 67.5].map((x) => rect(x, 58, 10, 48, 3));
  return filled([accent(tab), main(union(face, ...legs))]);
});

export const SPEAKERS_AND_PARTS: readonly Mark[] = [
  exhibitionStand,
  earNoseThroat,
  archiveBox,
  gamingTower,
  lectern,
  thyroid,
  glucoseMeter,
  transistor,
];
