import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { band, circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A dove that flies, with a twig of olive in its beak. */
const dove = mark('dove', ['nature', 'art', 'healthcare'], () => {
  const body = parse(
    'M19 45C21 41 24 38 27 36C29 27 38 22 47 26C55 30 58 42 64 50C72 60 82 65 94 67L104 69C106 70 106 73 104 75L98 79L104 84C106 86 105 88 102 89L92 91C84 93 78 90 72 88C48 92 31 78 28 55C25 53 21 50 19 45Z',
  );
  const wing = parse(
    'M66 58C46 44 42 14 55 -4C57 -6 60 -5.500 61 -3C62.500 1 64 4 66 6C68 2 70 -1 73 -3C76 -5 79 -3 79 0C79 4 80 8 81 12C84 9 88 7 92 7C96 7 97.500 10 96 14C95 18 94 22 94 26C97 25 100 25 103 27C106 29 105.500 33 103 35C95 42 82 54 66 58Z',
  );
  const twig = parse('M19 51C12 60 8 74 9 89');
  const leaves = union(
    leaf(15, 58, -5, 48, 0.25, 0.55),
    leaf(11, 68, 27, 81, 0.25, 0.55),
    leaf(10, 75, -5, 89, 0.25, 0.55),
    leaf(9, 88, 11, 105, 0.25, 0.55),
  );
  const eye = circle(38, 37, 3.4);
  return [
    main(subtract(apart(body, wing), eye)),
    main(wing),
    accent(apart(union(stroke(twig, 6), leaves), body), concat(twig, leaves)),
  ];
});

/** A stork that brings a bundle. */
const stork = mark('stork', ['healthcare', 'entertainment', 'nature'], () => {
  const neck = parse('M60 8C72 20 54 30 58 50');
  const trunk = parse('M52 42C60 34 76 34 88 44C97 52 101 62 105 74C94 80 64 84 54 64C50 56 48 48 52 42Z');
  const wing = stroke(parse('M67 50C70 64 84 70 108 72'), 4.6);
  const bird = subtract(union(circle(56, 8, 12.5), stroke(neck, 11.5), trunk), wing, circle(55, 6.5, 3));
  const legs = stroke(concat(parse('M68 70L68 102L57 102'), parse('M82 70L90 102L79.500 102')), 6.5);
  const beak = corners('46,1 52,16 12,39', 2);
  const cloth = parse(
    'M9 44L22 44C24 56 42 66 42 84C42 98 31 105 18.500 105C6 105 -5 98 -5 84C-5 66 7 56 9 44Z',
  );
  const pleats = concat(parse('M15.500 44C14 58 8 66 6 74'), parse('M18 44C20 60 27 68 28 82'));
  const knot = union(corners('16,41 -3,26 -5,40', 3), corners('16,41 35,38 31,26', 3), circle(15, 38, 7));
  return [
    main(apart(bird, beak)),
    accent(apart(beak, knot)),
    accent(apart(legs, trunk)),
    accent(union(apart(subtract(cloth, stroke(pleats, 4.6)), knot), knot)),
  ];
});

/** A woman who expects a child, from the side: her hand is on it, and its heart beats. */
const pregnant = mark('pregnant', ['healthcare', 'marketing'], () => {
  const skin = parse(
    'M40 8L57 -1C59 4 60 7 62 10L66 17C66.500 18.500 65 19.500 63 20L62.500 24C62 28 59 29.500 54 29L53 38C46 42 40 42 35 38C39 34 41 30 41 25Z',
  );
  const hair = union(
    parse('M29 12C29 1 37 -5 46 -5C54 -5 59 -1 60 4C55 9 50 11 48 15C46 21 44 24 38 24C32 22 29 18 29 12Z'),
    circle(24, 5, 8.5),
  );
  const dress = parse(
    'M33 37C40 44 48 44 54 38C62 40 68 44 69 49C69.500 51 69 52 68 54C85 55 95 66 94 79C93 92 81 96 78 105L19 105C14 95 17 86 23 78C27 72 24 66 22 58C20 48 23 40 33 37Z',
  );
  const heart = parse(
    'M72 74C64 69 61.500 66 61.500 63C61.500 57.500 69.500 56.500 72 61C74.500 56.500 82.500 57.500 82.500 63C82.500 66 80 69 72 74Z',
  );
  const arm = parse(
    'M30 54C29 70 32 80 42 86C51 91 62 93 72 91C77 90 77 83 72 82.500C63 82 56 80 50 76C44 72 42 66 42 58C40 54 34 52 30 54Z',
  );
  return [main(hair), accent(apart(skin, hair)), main(subtract(apart(dress, skin, arm), heart)), accent(arm)];
});

/** The sole of a foot. */
const foot = mark('foot', ['healthcare', 'marketing'], () => {
  const sole = parse(
    'M15 53C15 38 34 28 56 28C75 28 87 37 86 49C85 60 73 63 70 72C68 78 71 83 71 89C71 99 63 105.500 52 105.500C41 105.500 35 98 34 88C33 76 16 69 15 53Z',
  );
  const toes = [
    [79, 10, 13, 15],
    [54, 9.5, 9, 12],
    [34.5, 15, 8, 10.5],
    [18.5, 25, 7.2, 9],
    [7, 38.5, 6.5, 8],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry));
  const fit = (path: Path): Path => translate(scale(path, 0.88, 1), 6.5, 0);
  return [main(apart(fit(sole), ...toes.map(fit))), accent(concat(...toes.map(fit)))];
});

/** Two elderly people who walk arm in arm: he leans on a cane. */
const elders = mark('elders', ['healthcare', 'entertainment'], () => {
  const man = union(
    parse('M46 35C52 24 68 25 71 34C73 44 66 54 69 70L42 72C39 58 40 45 46 35Z'),
    stroke(parse('M48.500 70L46 99L52 99'), 11.5),
    stroke(parse('M61 68L69 82L68 99L74 99'), 11.5),
    stroke(parse('M62 38L72 55L89 57'), 9),
  );
  const cane = stroke(parse('M87 57C89 53 95 53 96 59L101 101.500'), 7);
  const woman = union(
    parse('M3 43C9 32 24 32 28 43L28 64L37 92L-1 92C-5 74 -3 55 3 43Z'),
    stroke(parse('M9 88L9 100.500L14 100.500'), 9),
    stroke(parse('M25 88L25 100.500L30 100.500'), 9),
    stroke(parse('M20 44L31 60L52 55'), 9),
  );
  const heads = union(circle(31, 21, 11.5), circle(18, 12.5, 7));
  return [main(circle(76, 12, 13)), main(apart(union(man, cane), woman)), accent(union(woman, heads))];
});

/** Father, mother, and the child between them, hand in hand. */
const family = mark('family', ['healthcare', 'entertainment', 'marketing'], () => {
  const father = union(
    circle(17, 7, 12),
    subtract(rect(-5, 23, 42, 24, 10), rect(3, 36, 4.5, 60), rect(29.5, 38, 20, 60)),
    rect(-5, 34, 8, 33, 4),
    rect(7.5, 34, 22, 37, 4),
    rect(7.5, 60, 9, 45, 4),
    rect(20.5, 60, 9, 45, 4),
    stroke(line(32, 31, 37, 60), 8.5),
  );
  const mother = union(
    parse(
      'M69 7C69 -9 95 -9 95 7C95 12 96 14 98 16C95 18.500 92 18.500 90 18C86 23.500 78 23.500 74 18C72 18.500 69 18.500 66 16C68 14 69 12 69 7Z',
    ),
    parse('M76 27L88 27C92 27 94 28 95 31L90 53L99 86L65 86L74 53L69 31C70 28 72 27 76 27Z'),
    rect(72, 80, 8.5, 25, 4),
    rect(84.5, 80, 8.5, 25, 4),
    stroke(line(73, 32, 62, 60), 8),
    stroke(line(91, 32, 101, 60), 8),
  );
  const child = union(
    circle(49.5, 53, 9.5),
    stroke(parse('M37 66L49.500 76L62 66'), 7),
    subtract(rect(41, 72, 17, 33, 4), rect(47.25, 90, 4.5, 20)),
  );
  return [main(apart(union(father, mother), child)), accent(child)];
});

/** Flowers wrapped in paper, with a bow. */
const bouquet = mark('bouquet', ['marketing', 'nature', 'art'], () => {
  const disc = (x: number, y: number, r: number): Path =>
    union(
      ...[0, 72, 144, 216, 288].map((turn) => rotate(circle(x, y - r * 0.56, r * 0.46), turn, x, y)),
      circle(x, y, r * 0.5),
    );
  const middle = disc(50, 18, 23);
  const side = disc(17, 27, 20.5);
  const blooms = union(middle, both(side));
  const eyes = concat(circle(50, 18, 6), both(circle(17, 27, 5.4)));
  const leaves = both(leaf(40, 34, 25, -5, 0.3, 0.6));
  const paper = corners('-4,46 26,40 50,54 74,40 104,46 60,88 40,88', 3);
  const fold = stroke(line(84, 38, 38, 86), 4.6);
  const stems = corners('43,88 57,88 69,105 31,105', 3);
  const bow = union(both(corners('50,84 26,71 26,97', 4)), circle(50, 84, 7));
  const flowers = union(middle, both(apart(side, middle)));
  return [
    main(apart(leaves, blooms, paper)),
    accent(apart(subtract(flowers, eyes), paper)),
    main(apart(union(subtract(paper, fold), stems), bow)),
    accent(bow),
  ];
});

/** A calla lily with a leaf. */
const lily = mark('lily', ['nature', 'art', 'marketing'], () => {
  const back = parse('M12 28C8 8 28 -2 48 3C64 7 80 6 94 -5C97 10 95 26 88 38L50 60Z');
  const front = parse(
    'M12 24C16 44 36 50 54 44C72 38 86 20 94 -5C99 18 92 40 76 54C66 62 60 70 58 82L57 105L47 105L47 82C45 70 38 64 28 55C16 46 10 36 12 24Z',
  );
  const spadix = stroke(parse('M48 50C44 38 44 28 50 19'), 12);
  const blade = parse('M54 105C56 84 72 71 100 67C102 88 84 106 54 105Z');
  const cup = apart(back, front);
  return [
    main(apart(cup, spadix)),
    accent(apart(spadix, front)),
    main(union(front, apart(blade, rect(47, 0, 10, 105)))),
  ];
});

/** A funeral urn with its lid, and a sprig on it. */
const urn = mark('urn', ['art', 'healthcare'], () => {
  const vase = parse(
    'M31 20L69 20C70 28 92 30 92 53C92 73 66 78 60 90L72 95L28 95L40 90C34 78 8 73 8 53C8 30 30 28 31 20Z',
  );
  const lid = union(parse('M25 15.500C25 8 40 8 44 3L56 3C60 8 75 8 75 15.500Z'), circle(50, 1, 6));
  const body = union(vase, rect(22, 93, 56, 12, 3));
  const sprig = union(
    stroke(line(50, 81, 50, 46), 5),
    leaf(50, 51, 50, 28, 0.2),
    both(union(leaf(50, 63, 69, 43, 0.17), leaf(50, 79, 72, 58, 0.17))),
  );
  return [main(apart(body, sprig)), accent(lid), accent(sprig)];
});

/** An apron with a pocket. */
const apron = mark('apron', ['gastronomy', 'food', 'desing'], () => {
  const cloth = parse(
    'M34 20L66 20C69 20 70.500 22 70.500 25C70.500 40 74 47 82 49C84 49.500 85 51 85 53L88 97C88 102 86 105 81 105L19 105C14 105 12 102 12 97L15 53C15 51 16 49.500 18 49C26 47 29.500 40 29.500 25C29.500 22 31 20 34 20Z',
  );
  const loop = parse('M35.500 27L35.500 13C35.500 -6 64.500 -6 64.500 13L64.500 27');
  const tie = parse('M82 57C96 45 107 56 99 68C94 76 97 83 101 88');
  const pocket = parse('M29 62L71 62L71 78C71 90 62 94 50 94C38 94 29 90 29 78Z');
  return [
    main(
      apart(union(cloth, stroke(loop, 7), both(stroke(tie, 7))), pocket),
      concat(
        grow(cloth, 2),
        parse('M35.500 20L35.500 13C35.500 -6 64.500 -6 64.500 13L64.500 20'),
        both(parse('M87 54C98 47 106 57 99 68C94 76 97 83 101 88')),
      ),
    ),
    accent(pocket, pocket),
  ];
});

/** The plate of a lock, with its keyhole. */
const keyhole = mark('keyhole', ['construction', 'entertainment'], () => {
  const half = parse(
    'M50 -5C62 -5 62 6 72 8C84 10 86 22 82 32C78 42 86 46 86 56C86 80 62 84 58 98C56 103 54 105 50 105Z',
  );
  const plate = union(half, mirror(half));
  const hole = union(circle(50, 40, 13), corners('44,44 56,44 62,74 38,74', 3));
  const screws = concat(circle(50, 8, 4.5), circle(50, 92, 4));
  return [main(subtract(apart(plate, hole), screws)), accent(hole)];
});

/** A rainbow between two clouds. */
const rainbow = mark('rainbow', ['entertainment', 'nature', 'art'], () => {
  const bands = [55, 40, 25].map((r) => band(50, 66, r, r - 11, 180, 360));
  const cloud = union(circle(6, 78, 11), circle(22, 72, 14), circle(38, 80, 10), rect(-5, 76, 53, 14, 7));
  const clouds = union(cloud, mirror(cloud));
  const [outer = cloud, middle = cloud, inner = cloud] = bands.map((b) => apart(b, clouds));
  return [main(outer), accent(middle), main(inner), main(clouds)];
});

export const MOMENTS: readonly Mark[] = [
  dove,
  stork,
  pregnant,
  foot,
  elders,
  family,
  bouquet,
  lily,
  urn,
  apron,
  keyhole,
  rainbow,
];
