import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, EMPTY, mirror, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polar, rect, sector, wave } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark, value } from './mark.js';

/** A round crown that its branches are cut out of. */
const tree = mark('tree', ['nature', 'agriculture', 'construction'], () => {
  const crown = ellipse(50, 38, 41, 37.5);
  const branches = concat(
    line(50, 92, 50, 25),
    parse('M50 69C58 65 66 58 68 46'),
    parse('M50 58C43 54 36 48 34 37'),
  );
  const cuts = stroke(branches, 5.4, { cap: 'round' });
  return [main(subtract(crown, cuts), crown), accent(rect(44, 79.5, 12, 20, 2), line(50, 40, 50, 97))];
});

const sun = mark(
  'sun',
  ['nature', 'agriculture', 'technology'],
  (p) => {
    const n = value(p, 'rays');
    const rays = Array.from({ length: n }, (_, i) => {
      const a = (360 * i) / n - 90;
      const [tip, left, right] = [
        polar(50, 50, 50, a),
        polar(50, 50, 31, a - 150 / n),
        polar(50, 50, 31, a + 150 / n),
      ];
      return corners([tip, left, right].map((point) => point.join()).join(' '), 1.5);
    });
    return [main(circle(50, 50, 23)), accent(concat(...rays))];
  },
  { params: { rays: [12, 8] } },
);

const sunrise = mark('sunrise', ['nature', 'agriculture', 'entertainment', 'healthcare'], () => {
  const rays = [-160, -125, -90, -55, -20].map((a) => line(...polar(50, 60, 39, a), ...polar(50, 60, 51, a)));
  const disc = sector(50, 60, 29, 180, 360);
  const sea = [rect(2, 66, 96, 7, 3.5), rect(16, 79, 68, 7, 3.5), rect(32, 92, 36, 7, 3.5)];
  return [
    accent(disc),
    accent(stroke(concat(...rays), 6), concat(...rays)),
    main(concat(...sea), concat(line(5, 69.5, 95, 69.5), line(20, 82, 80, 82), line(36, 95, 64, 95))),
  ];
});

const waves = mark('waves', ['fishing', 'nature', 'entertainment'], () => {
  const row = (y: number) => wave(3, y, 94, 9, 2);
  return [
    main(stroke(row(26), 10), row(26)),
    accent(stroke(row(51), 10), row(51)),
    main(stroke(row(76), 10), row(76)),
  ];
});

const breaker = mark('breaker', ['fishing', 'nature', 'entertainment'], () => {
  const curl = parse(
    'M2 88C2 44 26 12 60 12C82 12 96 26 98 44C90 34 78 30 68 34C58 38 54 48 58 58C64 72 82 78 98 74L98 88Z',
  );
  const lines = stroke(parse('M16 92C18 62 30 38 52 28'), 4.2);
  return [main(subtract(curl, lines), curl), accent(rect(2, 92, 96, 6, 3), line(5, 95, 95, 95))];
});

const flower = mark(
  'flower',
  ['nature', 'art', 'healthcare'],
  (p) => {
    const n = value(p, 'petals');
    const petals = Array.from({ length: n }, (_, i) =>
      rotate(ellipse(50, 22.5, n === 5 ? 17 : 12.5, 21.5), (360 * i) / n),
    );
    const heart = circle(50, 50, n === 5 ? 12 : 13);
    const slits = Array.from({ length: n }, (_, i) =>
      stroke(line(50, 50, ...polar(50, 50, 40, -90 + 180 / n + (360 * i) / n)), 4),
    );
    return [
      main(subtract(apart(union(...petals), heart), ...slits), apart(union(...petals), heart)),
      accent(heart),
    ];
  },
  { params: { petals: [5, 8] } },
);

const tulip = mark('flower-tulip', ['nature', 'healthcare', 'art'], () => {
  const side = parse('M24 6C36 12 44 22 47 34L47 54C34 54 24 44 24 30Z');
  const cup = parse('M50 2C58 10 64 22 64 34C64 46 58 54 50 58C42 54 36 46 36 34C36 22 42 10 50 2Z');
  const stem = line(50, 62, 50, 97);
  const foliage = leaf(50, 96, 88, 62, 0.24, 0.5);
  return [
    main(apart(both(side), cup)),
    accent(cup),
    main(union(stroke(stem, 5), foliage, mirror(foliage)), concat(stem, foliage, mirror(foliage))),
  ];
});

const lotus = mark('flower-lotus', ['healthcare', 'nature', 'art'], () => {
  const middle = leaf(50, 82, 50, 8, 0.2, 0.5);
  const inner = parse('M48 83C20 78 8 52 15 20C36 34 50 54 48 83Z');
  const outer = parse('M42 88C18 92 2 76 -1 54C8 54 14 57 17 60C22 72 30 82 42 88Z');
  const base = parse('M20 96C40 90 60 90 80 96');
  return [
    accent(middle),
    main(apart(both(inner), middle)),
    main(apart(both(outer), both(inner))),
    main(stroke(base, 5), base),
  ];
});

const cactus = mark('cactus', ['nature', 'agriculture', 'art'], () => {
  const stem = line(50, 14, 50, 78);
  const left = parse('M50 62L34 62C26 62 22 58 22 50L22 36');
  const right = parse('M50 50L66 50C74 50 78 46 78 38L78 26');
  const pot = corners('30,80 70,80 65,98 35,98', 3);
  const body = union(stroke(stem, 20), stroke(left, 14), stroke(right, 14));
  return [main(apart(body, pot)), accent(pot)];
});

const palm = mark('tree-palm', ['nature', 'entertainment', 'transportation'], () => {
  const trunk = parse('M47 38C50 58 49 78 42 99L57 99C61 78 60 58 56 38Z');
  // Each frond arches and falls to a point.
  const fronds = [
    parse('M52 34C36 22 14 26 2 48C20 40 38 42 52 38Z'),
    parse('M52 34C66 22 88 26 99 46C82 40 66 42 52 38Z'),
    parse('M52 36C46 16 28 6 8 10C26 16 40 26 48 40Z'),
    parse('M52 36C58 16 74 4 95 8C78 14 64 26 56 40Z'),
    parse('M50 36C36 38 24 52 24 70C34 58 44 50 56 42Z'),
    parse('M54 36C68 38 80 50 81 66C70 56 62 50 48 42Z'),
  ];
  const crown = union(...fronds, circle(52, 37, 6));
  return [main(crown), accent(apart(trunk, crown))];
});

const snowflake = mark('snowflake', ['nature', 'technology', 'food'], () => {
  const arm = concat(line(50, 50, 50, 4), line(50, 20, 36, 8), line(50, 20, 64, 8));
  const arms = [0, 60, 120, 180, 240, 300].map((a) => rotate(arm, a));
  return [main(union(...arms.map((one) => stroke(one, 6.6))), concat(...arms))];
});

const recycle = mark('recycle', ['nature', 'technology'], () => {
  const blade = (a: number) => {
    const bow = arc(50, 52, 36, a, a + 84);
    const [x, y] = polar(50, 52, 36, a + 86);
    const head = rotate(corners(`${x - 15},${y} ${x + 15},${y} ${x},${y + 20}`, 2), a + 84, x, y);
    return union(stroke(bow, 13, { cap: 'butt' }), head);
  };
  return [main(blade(-96)), accent(blade(24)), main(blade(144))];
});

const potted = mark('plant', ['nature', 'art', 'construction'], () => {
  const pot = corners('24,66 76,66 69,98 31,98', 4);
  const leaves = [
    leaf(50, 64, 50, 0, 0.24, 0.5),
    leaf(50, 64, 5, 24, 0.26, 0.5),
    leaf(50, 64, 95, 24, 0.26, 0.5),
  ];
  const [tall, ...low] = leaves;
  const crown = union(apart(union(...low), tall ?? EMPTY), tall ?? EMPTY);
  return [main(subtract(crown, rect(0, 62, 100, 40))), accent(pot)];
});

const moon = mark('moon-stars', ['nature', 'entertainment', 'art'], () => {
  const crescent = subtract(circle(46, 54, 45), circle(66, 40, 37));
  const spark = (x: number, y: number, r: number) =>
    parse(
      `M${x} ${y - r}Q${x + r * 0.2} ${y - r * 0.2} ${x + r} ${y}Q${x + r * 0.2} ${y + r * 0.2} ${x} ${y + r}Q${x - r * 0.2} ${y + r * 0.2} ${x - r} ${y}Q${x - r * 0.2} ${y - r * 0.2} ${x} ${y - r}Z`,
    );
  return [main(crescent), accent(concat(spark(68, 40, 19), spark(90, 14, 10)))];
});

const drops = mark('drop-half', ['construction', 'nature', 'agriculture'], () => {
  const drop = parse('M50 1C60 20 85 40 85 65C85 84 69 99 50 99C31 99 15 84 15 65C15 40 40 20 50 1Z');
  const crest = parse('M-10 70C10 58 30 58 50 68C70 78 90 78 110 66');
  const below = parse('M-10 70C10 58 30 58 50 68C70 78 90 78 110 66L110 120L-10 120Z');
  const gap = stroke(crest, 4.6);
  return [
    main(subtract(drop, below, gap)),
    accent(subtract(drop, gap, subtract(rect(-20, -20, 140, 140), below))),
  ];
});

export const GARDEN: readonly Mark[] = [
  tree,
  sun,
  sunrise,
  waves,
  breaker,
  flower,
  tulip,
  lotus,
  cactus,
  palm,
  snowflake,
  recycle,
  potted,
  moon,
  drops,
];
