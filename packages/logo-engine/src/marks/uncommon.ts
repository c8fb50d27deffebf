import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect, sector, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A slab with a cross cut out of it, on its plinth. */
const tombstone = mark('tombstone', ['art', 'construction', 'marketing'], () => {
  const slab = parse('M20 76L20 36C20 16 33 2 50 2C67 2 80 16 80 36L80 76Z');
  const cross = union(rect(45, 18, 10, 44), rect(32, 29, 36, 10));
  return [main(subtract(slab, cross)), accent(rect(5, 80, 90, 18, 3))];
});

/** A donkey of paper fringes, one row in the one colour and the next in the other. */
const pinata = mark(
  'pinata',
  ['entertainment', 'art', 'marketing'],
  () => {
    const donkey = union(
      rect(6, 38, 60, 34, 3),
      rect(6, 60, 18, 40, 2),
      rect(48, 60, 18, 40, 2),
      corners('48,46 58,14 78,14 98,36 92,48 74,42 66,52', 3),
      corners('60,22 60,-2 72,18', 1.5),
      corners('74,20 78,0 84,20', 1.5),
    );
    const row = (from: number, to: number) => {
      const teeth = (y: number, back: boolean): string[] => {
        const points = Array.from({ length: 19 }, (_, i) => `${i * 6 - 4},${y + (i % 2) * 4}`);
        return back ? points.reverse() : points;
      };
      return corners([...teeth(from, false), ...teeth(to, true)].join(' '));
    };
    const rows = [-6, 18, 34, 50, 66, 82].map((y, i, ys) => row(y, (ys[i + 1] ?? 108) - 4));
    const eye = circle(78, 26, 3.4);
    return rows.map((band, i) => (i % 2 === 0 ? main : accent)(subtract(intersect(donkey, band), eye)));
  },
  { line: false },
);

/** A half gourd of pulque: foam over the rim, the maguey cut out of the bowl. */
const jicara = mark('jicara', ['gastronomy', 'food', 'art'], () => {
  const bowl = parse('M4 42L96 42C96 74 78 92 62 95L62 99L38 99L38 95C22 92 4 74 4 42Z');
  const spikes = [-56, -28, 0, 28, 56].map((turn) => rotate(leaf(50, 86, 50, 50, 0.13, 0.4), turn, 50, 86));
  const foam = union(
    circle(22, 26, 12),
    circle(44, 20, 17),
    circle(68, 24, 14),
    circle(84, 29, 8),
    rect(12, 28, 78, 10, 4),
  );
  return [main(subtract(bowl, ...spikes)), accent(foam)];
});

/** In profile: what is tall about it is the knee. */
const grasshopper = mark('grasshopper', ['food', 'nature', 'livestock'], () => {
  const body = union(
    parse('M14 40C40 40 60 46 71 56C76 64 68 70 58 70C40 70 24 68 14 64Z'),
    ellipse(17, 50, 15, 17),
  );
  const thigh = leaf(44, 70, 70, 8, 0.15, 0.4);
  const shin = stroke(parse('M69 12L88 93L98 93'), 7, { cap: 'round', join: 'round' });
  const legs = stroke(parse('M24 62L14 93M40 66L34 93'), 7, { cap: 'round' });
  const feeler = stroke(parse('M17 40C16 22 26 12 42 12'), 6, { cap: 'round' });
  const hind = union(thigh, shin);
  return [main(subtract(apart(union(body, legs, feeler), hind), circle(13, 47, 3.8))), accent(hind)];
});

/** Three clouds of leaves on a bent trunk, in a tray. */
const bonsai = mark('bonsai', ['nature', 'art', 'agriculture'], () => {
  const trunk = union(
    corners('36,80 42,62 54,62 58,80', 2),
    stroke(
      parse('M46 76C44 62 62 60 58 46C56 38 48 36 47 26M56 58C66 60 76 58 80 50M46 70C36 70 28 66 25 60'),
      9,
      {
        cap: 'round',
      },
    ),
  );
  const pad = (x: number, y: number, rx: number, ry: number) =>
    union(ellipse(x, y, rx, ry), ellipse(x, y - ry * 0.5, rx * 0.62, ry));
  const leaves = union(pad(46, 19, 28, 10), pad(81, 43, 19, 8), pad(20, 52, 20, 8));
  const tray = parse('M14 84L86 84L79 100L21 100Z');
  return [main(leaves), accent(apart(trunk, leaves, tray)), main(tray)];
});

/** The cloth alone, on its two posts: no shop behind it. */
const awning = mark('awning', ['construction', 'desing', 'marketing'], () => {
  const box = rect(6, 4, 88, 12, 3);
  const stripe = (i: number) => {
    const top = (k: number) => 12 + k * 15.2;
    const foot = (k: number) => k * 20;
    const inset = i === 0 ? 0 : 1;
    const end = i === 4 ? 0 : 1;
    return union(
      corners(
        `${top(i) + inset},20 ${top(i + 1) - end},20 ${foot(i + 1) - end - 1},52 ${foot(i) + inset + 1},52`,
      ),
      sector(foot(i) + 10, 51, 9, 0, 180),
    );
  };
  const posts = union(rect(6, 64, 8, 36, 1.5), rect(86, 64, 8, 36, 1.5));
  const table = union(rect(30, 74, 40, 8, 2), rect(46, 80, 8, 19));
  const even = [0, 2, 4].map(stripe);
  return [
    main(box),
    main(union(...even)),
    accent(apart(union(stripe(1), stripe(3)), ...even)),
    main(posts),
    accent(table),
  ];
});

/** Out of the earth, with its ring. */
const worm = mark('worm', ['agriculture', 'nature', 'livestock'], () => {
  const body = stroke(parse('M24 92L24 40C24 8 68 8 68 40C68 62 92 62 92 40L92 30'), 19, { cap: 'round' });
  const ring = rect(8, 46, 32, 12);
  const earth = parse('M0 100C0 84 12 76 26 76C38 76 42 82 50 82C60 82 64 74 76 74C90 74 100 86 100 100Z');
  const eye = circle(92, 30, 3.6);
  const seams = concat(rect(8, 42, 32, 4), rect(8, 58, 32, 4));
  return [main(subtract(apart(body, earth), ring, seams, eye)), accent(intersect(body, ring)), accent(earth)];
});

/** An arrow of lamps and a star, as over a diner. */
const neonSign = mark('neon-sign', ['marketing', 'entertainment', 'art'], () => {
  const arrow = corners('4,8 76,8 76,50 96,50 62,96 28,50 48,50 48,36 4,36', 4);
  const lamps = [
    [16, 22],
    [32, 22],
    [47, 22],
    [62, 22],
    [62, 39],
    [62, 56],
    [62, 73],
  ].map(([x = 0, y = 0]) => circle(x, y, 4.6));
  const glint = star(19, 76, 20, 9, 5, 1.5);
  return [main(subtract(arrow, ...lamps)), accent(apart(glint, arrow))];
});

/** In profile on a post: heavy beak, long folded wing. */
const gull = mark('gull', ['fishing', 'transportation', 'nature'], () => {
  const head = circle(31, 22, 17);
  const beak = parse('M16 17L1 24C-1 26 0 31 3 31L17 30Z');
  const body = parse('M15 26C9 54 22 76 46 76C64 76 80 72 98 66C80 56 70 42 58 36C50 32 49 27 47 20Z');
  const wing = parse('M38 44C54 38 76 50 100 68C78 70 44 70 38 44Z');
  const legs = union(rect(41, 74, 6, 16), rect(54, 73, 6, 17));
  const eye = circle(27, 20, 3.6);
  const bird = subtract(apart(union(head, body, legs), beak, wing), eye);
  return [accent(beak), main(bird), accent(wing), main(rect(26, 89, 48, 11, 2))];
});

/** A lamp on a tower on a float. */
const buoy = mark('buoy', ['fishing', 'transportation', 'nature'], () => {
  const lamp = circle(50, 11, 10);
  const tower = corners('40,25 60,25 72,62 28,62', 1.5);
  const belt = rect(0, 38, 100, 11);
  const float = parse('M10 66L90 66C88 76 84 80 78 82L22 82C16 80 12 76 10 66Z');
  const sea = stroke(parse('M2 92C14 84 22 84 34 92C44 99 56 99 66 92C78 84 86 84 98 92'), 7, {
    cap: 'round',
  });
  return [
    accent(lamp),
    main(subtract(tower, rect(0, 34, 100, 4), belt, rect(0, 49, 100, 4))),
    accent(intersect(tower, belt)),
    main(apart(float, sea)),
    accent(sea),
  ];
});

/** Looking up: the bowl, its arm, and what it hears. */
const satelliteDish = mark('satellite-dish', ['technology', 'marketing', 'transportation'], () => {
  const bowl = rotate(sector(46, 50, 42, 0, 180), 45, 46, 50);
  const arm = stroke(line(44, 52, 64, 32), 6, { cap: 'round' });
  const head = circle(65, 31, 7);
  const foot = corners('30,78 44,84 58,99 16,99', 2);
  const waves = union(
    stroke(arc(65, 31, 18, -80, -10), 6, { cap: 'round' }),
    stroke(arc(65, 31, 30, -80, -10), 6, { cap: 'round' }),
  );
  const dish = union(bowl, foot);
  return [main(dish), accent(apart(union(arm, head), dish)), accent(waves)];
});

/** A pair, the pad of the heel in the other colour. */
const insole = mark('insole', ['healthcare', 'desing'], () => {
  const sole = parse(
    'M28 2C41 2 46 15 46 30C46 42 42 49 42 58C42 68 44 74 44 83C44 93 37 98 29 98C21 98 15 92 15 83C15 72 13 62 9 50C2 30 10 2 28 2Z',
  );
  const heel = intersect(sole, ellipse(29, 88, 22, 18));
  const arch = ellipse(26, 30, 8, 11);
  const pad = subtract(apart(sole, heel), arch);
  return [main(both(pad)), accent(both(heel))];
});

/** A stack of bricks and its smoke. */
const chimney = mark('chimney', ['construction', 'desing'], () => {
  const smoke = union(circle(38, 29, 10), circle(52, 20, 13), circle(70, 14, 14), circle(86, 13, 10));
  const cap = rect(12, 44, 62, 12, 2);
  const stack = rect(19, 60, 48, 40);
  const joints = union(
    rect(0, 71, 100, 4),
    rect(0, 85, 100, 4),
    rect(41, 60, 4, 12),
    rect(30, 73, 4, 14),
    rect(52, 73, 4, 14),
    rect(41, 87, 4, 14),
  );
  return [accent(smoke), main(cap), main(subtract(stack, joints))];
});

/** Two ends, keys on one, and the bellows between them. */
const accordion = mark('accordion', ['art', 'entertainment'], () => {
  const end = rect(2, 14, 25, 72, 4);
  const buttons = [28, 43, 58, 73].map((y) => circle(14, y, 4));
  const keys = [26, 38, 50, 62].map((y) => rect(84, y, 16, 5));
  const folds = corners('31,22 40,30 50,22 60,30 69,22 69,78 60,70 50,78 40,70 31,78');
  const seams = union(rect(38, 0, 3.6, 100), rect(48.2, 0, 3.6, 100), rect(58.4, 0, 3.6, 100));
  return [
    main(subtract(end, ...buttons)),
    main(subtract(mirror(end), ...keys)),
    accent(subtract(folds, seams)),
  ];
});

/** Three fronds that sway together on a stone. */
const seaweed = mark(
  'seaweed',
  ['fishing', 'food', 'nature'],
  () => {
    const frond = (x: number, top: number, sway: number) => {
      const step = (90 - top) / 4;
      const turns = [1, 2, 3, 4].map(
        (i) => `Q${x + (i % 2 === 0 ? -sway : sway)} ${90 - step * (i - 0.5)} ${x} ${90 - step * i}`,
      );
      return stroke(parse(`M${x} 90${turns.join('')}`), 13, { cap: 'round' });
    };
    const stone = parse('M4 100C6 84 28 78 50 78C72 78 94 84 96 100Z');
    return [
      main(apart(frond(50, 6, 13), stone)),
      main(apart(union(frond(20, 38, 11), frond(80, 26, 11)), stone)),
      accent(stone),
    ];
  },
  { line: false },
);

export const UNCOMMON: readonly Mark[] = [
  tombstone,
  pinata,
  jicara,
  grasshopper,
  bonsai,
  awning,
  worm,
  neonSign,
  gull,
  buoy,
  satelliteDish,
  insole,
  chimney,
  accordion,
  seaweed,
];
