/** What those work with who lend, insure, value, examine papers, ask people and teach them. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, line, rect, star } from '../geometry/shapes.js';
import { accent, apart, filled, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** The sign of money, in the middle of a coin. */
const peso = (x: number, y: number, size: number): Path => {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return parse(
    `M${at(8, -7)}C${at(7, -12)} ${at(-9, -13)} ${at(-9, -6)}C${at(-9, 2)} ${at(9, -2)} ${at(9, 6)}C${at(9, 13)} ${at(-8, 12)} ${at(-9, 7)}M${at(0, -17)}L${at(0, -12)}M${at(0, 12)}L${at(0, 17)}`,
  );
};

/** A magnifying glass that leans: its ring and handle in one piece. */
const lens = (x: number, y: number, r: number, rim: number, reach: number): Path => {
  const out = (by: number): number => by * Math.SQRT1_2;
  const ring = subtract(circle(x, y, r), circle(x, y, r - rim));
  return union(ring, inked(line(x + out(r), y + out(r), x + out(reach), y + out(reach)), rim * 1.7));
};

/** The clock tower of London, which speaks. */
const bigBen = mark('big-ben', ['entertainment'], () => {
  const spire = parse('M22 -16C24 -3 30 6 37 14L37 26L7 26L7 14C14 6 20 -3 22 -16Z');
  const stage = rect(-2, 30.5, 48, 39, 3);
  const dial = subtract(circle(22, 50, 14.5), inked(parse('M22 42L22 50.500L28.500 54.500'), 5));
  const shaft = union(rect(3, 60, 38, 50), rect(-2, 101, 48, 9, 2));
  const slits = union(rect(11.5, 74, 6, 22, 2), rect(26.5, 74, 6, 22, 2));
  const bubble = union(rect(51, -16, 70, 60, 14), corners('51,10 88,42 51,70', 2.5));
  const hi = union(inked(parse('M69 0L69 28M87 0L87 28M69 14L87 14M104 13L104 28'), 8.5), circle(104, 0, 5));
  return filled([
    main(softened(union(spire, subtract(union(stage, shaft), dial, slits)), 1)),
    accent(subtract(bubble, hi)),
  ]);
});

/** The book of an examination, the shield of the state on it. */
const bookShield = mark('book-shield', ['entertainment'], () => {
  const cover = rect(4, -6, 92, 112, 11);
  const spine = rect(18, -20, 5, 102);
  const pages = rect(18, 82, 100, 10.5);
  const shield = parse(
    'M59.500 5C67 11 74 13 81 13C83 13 84 14 84 16L84 37C84 53 74 64 59.500 71C45 64 35 53 35 37L35 16C35 14 36 13 38 13C45 13 52 11 59.500 5Z',
  );
  return filled([
    main(subtract(cover, spine, pages, grow(shield, 5))),
    accent(subtract(shield, star(59.5, 38, 17, 8, 5, 1.5))),
  ]);
});

/** A house that speaks, its answer ticked. */
const houseAnswer = mark('house-answer', ['marketing'], () => {
  const roof = inked(parse('M3 44L50 3L97 44'), 13);
  const walls = union(corners('50,16 89,50 89,88 11,88 11,50', 7), corners('24,80 54,80 27,108', 3));
  const tick = inked(parse('M32 59L45 72L69 46'), 10.5);
  return fitted([main(softened(subtract(apart(walls, roof), tick), 1)), accent(roof)], 0.99, 0, -1.5);
});

/** An invoice that is torn off and is money below. */
const invoiceCoin = mark('invoice-coin', ['marketing', 'technology'], () => {
  const tear = 'M-7 56L12 40L31 56L50 40L69 56L88 40L107 56';
  const page = rect(5, -8, 90, 122, 9);
  const rows = concat(line(23, 11, 77, 11), line(23, 29, 46, 29));
  const gap = stroke(parse(tear), 5.5);
  return filled([
    main(softened(subtract(intersect(page, parse(`${tear}L107 -40L-7 -40Z`)), inked(rows, 9), gap), 1)),
    accent(
      softened(
        subtract(intersect(page, parse(`${tear}L107 140L-7 140Z`)), inked(peso(50, 83, 1.22), 8.5), gap),
        1,
      ),
    ),
  ]);
});

/** A striped market stall, a coin on its counter. */
const stallCoin = mark('stall-coin', ['marketing'], () => {
  const hung = (i: number, trim = 0): Path => {
    const x = -5 + i * 22.4;
    return union(
      rect(x + trim, 0, 20.4 - 2 * trim, 26),
      rect(x + trim, 10, 20.4 - 2 * trim, 30, 10.2 - trim),
    );
  };
  const stripes = union(hung(1, 1), hung(3, 1));
  const awning = union(rect(-5, -8, 110, 20, 6), hung(0), hung(2), hung(4));
  const between = union(rect(13.4, 12, 28.4, 40), rect(58.2, 12, 28.4, 40));
  const coin = circle(50, 79, 30);
  const stand = union(rect(3, 44.5, 11, 40), rect(86, 44.5, 11, 40), rect(-4, 68, 108, 42, 6));
  return filled([
    main(subtract(awning, between)),
    accent(subtract(stripes, rect(-10, 0, 120, 16.5))),
    main(subtract(stand, grow(coin, 5))),
    accent(subtract(coin, inked(peso(50, 79, 1.15), 7))),
  ]);
});

/** A house, and the tag of its price. */
const appraisedHouse = mark('appraised-house', ['construction', 'marketing'], () => {
  const house = union(
    softened(parse('M47 -12L108 42L84 42L84 108L0 108L0 42L-14 42Z'), 3),
    rect(74, -8, 15, 40, 3),
  );
  const tag = rotate(corners('48,40 72,18 96,40 96,100 48,100', 7), -32, 72, 60);
  const at = translate(tag, 2, 14);
  const hole = translate(rotate(circle(72, 37, 6), -32, 72, 60), 2, 14);
  return filled([
    main(softened(subtract(house, grow(at, 5.5), rect(15, 52, 20, 20, 3)), 1.5)),
    accent(subtract(at, hole, inked(peso(79, 82, 1.05), 7))),
  ]);
});

/** A signature that runs through a magnifying glass. */
const signatureLens = mark('signature-lens', ['marketing'], () => {
  const glass = lens(42, 42, 47, 10, 76);
  const name = inked(
    parse('M14 56C28 44 43 12 33 13C23 15 26 60 35 57C43 54 44 38 50 38C56 38 48 56 56 56C62 56 66 50 71 46'),
    8,
  );
  return [main(glass), accent(intersect(name, circle(42, 42, 32.5)))];
});

/** A spyglass held up over the sea. */
const spyglass = mark('spyglass', ['marketing', 'transportation'], () => {
  const up = (path: Path): Path => rotate(path, -30, 50, 40);
  const eye = union(corners('-20,26 -9,26 -9,54 -20,54', 3), rect(-14, 30, 26, 20));
  const middle = union(rect(17, 21.5, 10, 37, 3), rect(17, 24.5, 32, 31));
  const front = union(
    corners('54,16 106,13 106,67 54,64', 2),
    rect(54, 13.5, 11, 53, 3),
    rect(105, 8, 13, 64, 4),
  );
  const ripple = parse('M8 108C18 96 28 96 38 108C48 120 58 120 68 108C78 96 88 96 98 108');
  return filled([
    main(up(eye)),
    main(up(front)),
    accent(up(middle)),
    accent(stroke(ripple, 12, { cap: 'round' }), ripple),
  ]);
});

export const PAPERS_AND_LENSES: readonly Mark[] = [
  bigBen,
  bookShield,
  houseAnswer,
  invoiceCoin,
  stallCoin,
  appraisedHouse,
  signatureLens,
  spyglass,
];
