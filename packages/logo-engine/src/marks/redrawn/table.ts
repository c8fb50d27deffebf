import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polar, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A cup with the bean that is in it. */
const cup = redrawing('cup', () => {
  const body = parse('M4 34L76 34L76 62C76 82 63 96 46 96L34 96C17 96 4 82 4 62Z');
  const handle = parse('M74 44L80 44C90 44 95 51 95 59C95 68 88 75 78 75L70 75');
  const seam = parse('M47 44C34 56 46 70 33 84');
  const bean = rotate(ellipse(40, 64, 13, 19), 28, 40, 64);
  const steam = concat(parse('M28 25C22 18 34 12 28 4'), parse('M52 25C46 18 58 12 52 4'));
  const cut = subtract(bean, stroke(seam, 6));
  return [
    main(subtract(union(body, stroke(handle, 10, { cap: 'butt' })), cut), concat(body, handle)),
    accent(stroke(steam, 8.4), steam),
  ];
});

/** A fork and a knife of one weight. */
const cutlery = redrawing('cutlery', () => {
  const head = parse('M8 2L44 2L44 29C44 42 37 48 26 48C15 48 8 42 8 29Z');
  const gaps = [20, 32].map((x) =>
    parse(`M${x - 2.8} -4L${x + 2.8} -4L${x + 2.8} 24A2.8 2.8 0 0 1 ${x - 2.8} 24Z`),
  );
  const knife = parse(
    'M60 2C79 4 91 24 91 48C91 58 87 62 80 62L73 62L73 92C73 95.500 70.500 98 66.500 98C62.500 98 60 95.500 60 92Z',
  );
  return [main(subtract(union(head, rect(20, 40, 12, 58, 6)), ...gaps)), accent(knife)];
});

/** A folded tortilla, seen by its fold, and what it is filled with. */
const taco = redrawing('taco', () => {
  const shell = parse('M4 82C4 56 24 36 50 36C76 36 96 56 96 82C96 86 94 88 90 88L10 88C6 88 4 86 4 82Z');
  const fold = parse('M24 74C27 62 37 55 50 55');
  const filling = union(...[198, 234, 270, 306, 342].map((a) => circle(...polar(50, 78, 42, a), 14)));
  return [
    main(subtract(shell, stroke(fold, 8)), shell),
    accent(apart(subtract(filling, rect(-20, 88, 140, 40)), shell, rect(-20, 78, 140, 40))),
  ];
});

const stem = union(rect(45, 56, 10, 36), rect(24, 88, 52, 10, 5));

/** A glass of wine with a wave on it. */
const glass = redrawing('glass', () => {
  const bowl = parse('M24 2L76 2C82 20 82 40 71 51C65 57 58 60 50 60C42 60 35 57 29 51C18 40 18 20 24 2Z');
  const air = parse(
    'M32 11L68 11C69.500 17 70.500 22 70.500 27C63 33 57 23 50 26C43 29 37 34 29.500 29C29.500 23 30.500 17 32 11Z',
  );
  return [main(subtract(union(bowl, stem), air), concat(bowl, stem))];
});

/** A snifter, as full as one is poured. */
const brandy = redrawing('brandy', () => {
  const bowl = parse('M30 2L70 2C84 16 91 30 87 45C82 60 68 67 50 67C32 67 18 60 13 45C9 30 16 16 30 2Z');
  const air = parse('M35 11L65 11C72 19 77 27 78.500 36L21.500 36C23 27 28 19 35 11Z');
  return [main(subtract(union(bowl, stem), air), concat(bowl, stem))];
});

/** A cake that is iced, with one candle. */
const cake = redrawing('cake', () => {
  const icing = parse(
    'M24 36L76 36C86 36 92 42 92 51C92 66 71 66 71 54C71 68 50 68 50 54C50 68 29 68 29 54C29 66 8 66 8 51C8 42 14 36 24 36Z',
  );
  const flame = parse(
    'M50 -4C55 2 57.500 5 57.500 8.500C57.500 13 54 15.500 50 15.500C46 15.500 42.500 13 42.500 8.500C42.500 5 45 2 50 -4Z',
  );
  return [
    accent(icing),
    main(apart(rect(8, 46, 84, 38, 3), icing)),
    main(rect(-1, 89, 102, 9, 4.5)),
    main(rect(45, 20, 10, 12, 2)),
    accent(flame),
  ];
});

/** A scoop that runs over a cone. */
const iceCream = redrawing('ice-cream', () => {
  const scoop = parse(
    'M50 -2C70 -2 84 13 84 32C89 34 90 43 84 47C77 51 71 46 68 42C66 52 56 54 50 46C44 54 34 52 32 42C29 46 23 51 16 47C10 43 11 34 16 32C16 13 30 -2 50 -2Z',
  );
  const cone = parse('M20 44L80 44L55 97C53 101 47 101 45 97Z');
  const cut = stroke(line(22, 50, 66, 84), 6.5);
  const smile = stroke(parse('M35 19C40 30 60 30 65 19'), 7);
  return [accent(subtract(scoop, smile)), main(subtract(apart(cone, scoop), cut), cone)];
});

/** What is put up with love. */
const jar = redrawing('jar', () => {
  const body = parse(
    'M24 24L76 24C86 28 92 36 92 46L92 84C92 93 86 99 77 99L23 99C14 99 8 93 8 84L8 46C8 36 14 28 24 24Z',
  );
  const heart = parse(
    'M50 86C39 78 28 71 28 60C28 53 33 49 38.500 49C43.500 49 47.500 52 50 56C52.500 52 56.500 49 61.500 49C67 49 72 53 72 60C72 71 61 78 50 86Z',
  );
  return [accent(rect(16, 0, 68, 18, 6)), main(subtract(body, heart), concat(body, heart))];
});

export const REDRAWN_TABLE: readonly Redrawing[] = [cup, cutlery, taco, glass, brandy, cake, iceCream, jar];
