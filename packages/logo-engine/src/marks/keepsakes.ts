import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import {
  arc,
  band,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  type Point,
  polar,
  polyline,
  rect,
  star,
} from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** The trefoil: one rope that passes over and under itself three times. */
const knot = mark('knot', ['technology', 'desing'], () => {
  const STEPS = 240;
  const at = (i: number): Point => {
    const t = (i / STEPS) * 2 * Math.PI;
    return [50 + 15.6 * (Math.sin(t) + 2 * Math.sin(2 * t)), 53 + 15.6 * (2 * Math.cos(2 * t) - Math.cos(t))];
  };
  const rope = (from: number, to: number): Path =>
    polyline(Array.from({ length: to - from + 1 }, (_, i) => at(from + i)));
  const third = STEPS / 3;
  const passes = [0, 1, 2].map((i) => rope(third * i + third * 0.55, third * i + third * 0.95));
  const rest = [0, 1, 2].map((i) => rope(third * i - third * 0.06, third * i + third * 0.56));
  const over = union(...passes.map((pass) => stroke(pass, 11.5, { cap: 'butt' })));
  const under = subtract(
    union(...rest.map((way) => stroke(way, 11.5, { cap: 'butt' }))),
    ...passes.map((pass) => stroke(pass, 19.5, { cap: 'butt' })),
  );
  return [main(union(over, under))];
});

const clover = mark('clover', ['nature', 'livestock', 'agriculture'], () => {
  const heart = parse(
    'M50 48C42 40 30 34 30 21C30 12 36 6 43 6C46 6 49 8 50 11C51 8 54 6 57 6C64 6 70 12 70 21C70 34 58 40 50 48Z',
  );
  const leaves = union(...[0, 90, 180, 270].map((turn) => rotate(heart, turn, 50, 48)));
  const cross = concat(line(20, 18, 80, 78), line(80, 18, 20, 78));
  const stem = stroke(parse('M54 54C58 70 66 86 80 98'), 6.4);
  return [main(subtract(leaves, stroke(cross, 3.6))), accent(apart(stem, leaves))];
});

const kite = mark('kite', ['entertainment', 'art', 'technology'], () => {
  const whole = corners('60,0 98,34 52,76 22,30', 1);
  const spars = stroke(concat(line(60, -4, 52, 80), line(18, 30, 102, 34)), 4);
  const light = corners('60,-4 110,20 99,33 58,32', 0);
  const second = corners('22,30 57,32 52,80 10,70', 0);
  const body = subtract(whole, spars);
  const tail = stroke(parse('M50 80C48 92 36 86 30 90C22 95 14 92 8 100'), 4.6, { cap: 'round' });
  return [
    main(subtract(body, light, second)),
    accent(union(intersect(body, light), intersect(body, second))),
    main(apart(tail, body)),
  ];
});

const top = mark('spinning-top', ['entertainment', 'art'], () => {
  const body = parse('M50 98C40 88 8 66 8 44C8 30 26 24 50 24C74 24 92 30 92 44C92 66 60 88 50 98Z');
  const stripe = parse('M-4 46C16 58 84 58 104 46L104 58C80 72 20 72 -4 58Z');
  const stem = union(rect(45, 3, 10, 20, 4), rect(38, 0, 24, 8, 4));
  return [
    main(apart(body, intersect(body, stripe))),
    accent(intersect(body, stripe)),
    accent(apart(stem, body)),
  ];
});

const bell = mark('bell', ['art', 'gastronomy', 'technology'], () => {
  const dome = parse(
    'M50 10C70 10 78 26 79 44C80 58 84 66 94 74C96 78 94 82 90 82L10 82C6 82 4 78 6 74C16 66 20 58 21 44C22 26 30 10 50 10Z',
  );
  const handle = circle(50, 6, 7);
  const clapper = intersect(circle(50, 84, 14), rect(0, 87, 100, 20));
  const rim = rect(0, 66, 100, 4.4);
  return [
    main(union(subtract(dome, rim, stroke(arc(50, 46, 17, 180, 250), 4.4, { cap: 'round' })), handle)),
    accent(clapper),
  ];
});

const lantern = mark('lantern', ['desing', 'entertainment', 'gastronomy'], () => {
  const ring = subtract(circle(50, 9, 10), circle(50, 9, 4.6));
  const roof = corners('50,14 82,34 18,34', 3);
  const glass = corners('22,38 78,38 70,84 30,84', 3);
  const flame = parse('M50 44C56 52 63 58 62 67C61 75 56 79 50 79C44 79 39 75 38 67C37 58 46 56 50 44Z');
  const foot = rect(26, 88, 48, 10, 4);
  return [main(union(ring, roof)), main(subtract(glass, stroke(flame, 5), flame)), accent(flame), main(foot)];
});
const bridge = mark('bridge', ['construction', 'transportation', 'technology'], () => {
  const stones = parse('M-2 40C24 22 76 22 102 40L102 76L-2 76Z');
  const arches = union(circle(50, 80, 22), circle(7, 78, 11), circle(93, 78, 11));
  const water = stroke(
    parse('M-2 90C10 82 18 82 26 88C34 95 42 95 50 88C58 82 66 82 74 88C82 95 90 95 102 88'),
    6.4,
  );
  const course = stroke(parse('M-6 51C24 33 76 33 106 51'), 4);
  return [main(subtract(stones, arches, course)), accent(apart(water, subtract(stones, arches)))];
});

const anvil = mark('anvil', ['construction', 'art', 'automotive'], () => {
  const body = parse(
    'M2 26C2 22 4 20 8 20L26 20L26 18L92 18C96 18 98 20 98 24C98 40 84 46 70 48C66 56 68 64 76 70L84 74L84 84L16 84L16 74L24 70C34 62 34 54 30 48C14 46 2 38 2 26Z',
  );
  const step = rect(20, 30, 84, 4.4);
  return [main(subtract(body, step)), accent(rect(8, 88, 84, 11, 3))];
});

const hourglass = mark('hourglass', ['technology', 'gastronomy', 'art'], () => {
  const bars = union(rect(14, 0, 72, 11, 4), rect(14, 89, 72, 11, 4));
  const glass = parse(
    'M22 15L78 15C78 34 70 42 58 50C70 58 78 66 78 85L22 85C22 66 30 58 42 50C30 42 22 34 22 15Z',
  );
  const sand = union(
    parse('M32 30L68 30C66 37 60 41 50 48C40 41 34 37 32 30Z'),
    parse('M30 81C31 70 40 64 50 58C60 64 69 70 70 81Z'),
  );
  return [main(bars), main(subtract(glass, stroke(sand, 5), sand)), accent(sand)];
});

/** Two links, one through the other. */
const link = mark('link', ['technology', 'construction', 'desing'], () => {
  const ring = (x: number): ReturnType<typeof rect> =>
    subtract(rect(x, 30, 60, 40, 20), rect(x + 12.5, 42.5, 35, 15, 7.5));
  const left = rotate(ring(2), -28);
  const right = rotate(ring(38), -28);
  const front = rotate(rect(30, 48, 40, 40), -28);
  const a = subtract(left, intersect(apart(left, apart(left, right)), front));
  const b = apart(right, a);
  return [main(a), accent(b)];
});

const spiral = mark('spiral', ['art', 'healthcare', 'technology'], () => {
  const points = Array.from({ length: 91 }, (_, i) => {
    const t = i / 90;
    const [x, y] = polar(50, 50, 43 * (1 - t) ** 0.9 + 2 * t, 60 - 360 * 2.25 * t);
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const path = parse(points.join(''));
  return [main(stroke(path, 9.4, { cap: 'round', join: 'round' }), path)];
});

const planet = mark('planet', ['technology', 'art', 'entertainment'], () => {
  const ball = circle(50, 50, 31);
  const outer = rotate(ellipse(50, 50, 56, 18), -24);
  const inner = rotate(ellipse(50, 50, 45, 9.5), -24);
  const hidden = rotate(rect(-20, -30, 140, 80), -24);
  const ring = subtract(outer, inner, intersect(ball, hidden));
  return [main(apart(ball, subtract(ring, hidden))), accent(apart(ring, intersect(ball, hidden)))];
});

const rocket = mark('rocket', ['technology', 'marketing', 'art'], () => {
  const hull = parse('M50 -1C66 12 74 30 73 52C72 60 70 68 67 75L33 75C30 68 28 60 27 52C26 30 34 12 50 -1Z');
  const fin = parse('M26 48C14 56 8 68 9 86C16 82 22 80 30 79C26 70 25 60 26 48Z');
  const fire = parse('M38 80L62 80C62 90 56 96 50 103C44 96 38 90 38 80Z');
  return [main(subtract(hull, circle(50, 39, 10.5))), main(apart(both(fin), hull)), accent(fire)];
});

const comet = mark('shooting-star', ['entertainment', 'art', 'marketing'], () => {
  const body = star(68, 34, 34, 14.5, 5, 2);
  const trail = stroke(concat(line(42, 58, 2, 98), line(64, 72, 42, 94), line(28, 36, 6, 58)), 8.4, {
    cap: 'round',
  });
  return [main(rotate(body, 12, 68, 34)), accent(apart(trail, rotate(body, 12, 68, 34)))];
});

const rain = mark('cloud-rain', ['nature', 'agriculture', 'construction'], () => {
  const cloud = parse(
    'M26 58C12 58 2 49 2 36C2 25 10 16 22 14C28 4 40 -2 52 1C64 3 73 12 75 23C88 24 98 31 98 42C98 52 90 58 80 58Z',
  );
  const drop = (x: number, y: number): ReturnType<typeof parse> =>
    parse(
      `M${x} ${y}C${x + 5} ${y + 9} ${x + 9} ${y + 14} ${x + 9} ${y + 20}C${x + 9} ${y + 26} ${x + 5} ${y + 30} ${x} ${y + 30}C${x - 5} ${y + 30} ${x - 9} ${y + 26} ${x - 9} ${y + 20}C${x - 9} ${y + 14} ${x - 5} ${y + 9} ${x} ${y}Z`,
    );
  return [main(cloud), accent(concat(drop(24, 64), drop(50, 70), drop(76, 64)))];
});

/** A cloud of the sky, which holds nothing. */
const cumulus = mark('cumulus', ['nature', 'gastronomy', 'art', 'entertainment'], () => {
  const cloud = union(circle(25, 62, 25), circle(53, 43, 33), circle(80, 65, 22), rect(25, 55, 55, 32, 2));
  const light = arc(53, 43, 19, 190, 262);
  return [main(subtract(cloud, stroke(light, 6.5, { cap: 'round' })), concat(cloud, light))];
});

const volcano = mark('volcano', ['nature', 'gastronomy', 'food'], () => {
  const cone = parse('M36 40L64 40C70 62 82 84 102 98L-2 98C18 84 30 62 36 40Z');
  const lava = parse(
    'M34 36L66 36C68 50 74 56 72 64C70 70 64 68 63 62C62 58 58 58 57 64L56 76C55 82 47 82 46 76L45 62C44 58 40 58 38 62C36 68 28 68 28 62C28 54 32 48 34 36Z',
  );
  const plume = parse('M42 30C36 20 44 12 40 2C54 6 62 18 57 30Z');
  const top = intersect(cone, lava);
  return [main(apart(cone, top)), accent(top), accent(plume)];
});

const island = mark('island', ['nature', 'fishing', 'entertainment'], () => {
  const sand = intersect(ellipse(50, 82, 46, 22), rect(-10, 40, 120, 42));
  const trunk = stroke(parse('M52 66C60 54 62 44 58 32'), 7.4);
  const palms = union(
    leaf(58, 31, 22, 40, 0.22, 0.5),
    leaf(58, 31, 30, 12, 0.24, 0.5),
    leaf(58, 31, 66, 0, 0.24, 0.5),
    leaf(58, 31, 96, 14, 0.24, 0.5),
    leaf(58, 31, 94, 46, 0.22, 0.5),
  );
  const sea = stroke(
    parse('M-2 92C8 86 16 86 24 92C32 98 42 98 50 92C58 86 68 86 76 92C84 98 92 98 102 92'),
    6.4,
  );
  return [main(union(apart(sand, palms), apart(trunk, palms))), accent(palms), accent(apart(sea, sand))];
});

const sunflower = mark('sunflower', ['agriculture', 'nature', 'food'], () => {
  const petals = union(
    ...Array.from({ length: 14 }, (_, i) => rotate(leaf(50, 32, 50, -2, 0.2, 0.5), (360 / 14) * i)),
  );
  const heart = circle(50, 50, 20.5);
  const seeds = concat(...[0, 60, 120, 180, 240, 300].map((turn) => circle(...polar(50, 50, 10.5, turn), 3)));
  return [accent(apart(petals, heart)), main(subtract(heart, seeds, circle(50, 50, 3)))];
});

const daisy = mark('daisy', ['nature', 'healthcare', 'desing'], () => {
  const petal = parse('M50 40C42 34 37 22 39 10C41 0 59 0 61 10C63 22 58 34 50 40Z');
  const between = rotate(line(50, 50, 50, -20), 22.5);
  const slim = subtract(petal, stroke(concat(between, mirror(between)), 3.6));
  const petals = concat(...Array.from({ length: 8 }, (_, i) => rotate(slim, 45 * i)));
  const heart = circle(50, 50, 12.5);
  return [main(apart(petals, heart)), accent(heart)];
});

const rose = mark('rose', ['nature', 'desing', 'healthcare'], () => {
  const bloom = parse(
    'M50 2C60 8 66 8 76 6C84 20 84 44 72 54C66 59 58 61 50 61C42 61 34 59 28 54C16 44 16 20 24 6C34 8 40 8 50 2Z',
  );
  const folds = concat(
    parse('M20 20C30 28 44 36 56 50'),
    parse('M80 20C72 32 58 38 46 34C38 30 36 22 40 16'),
    parse('M70 40C66 48 60 54 54 58'),
  );
  const stem = rect(47, 60, 6, 40, 2);
  const leaves = union(leaf(50, 96, 14, 70, 0.28, 0.55), leaf(50, 96, 86, 70, 0.28, 0.55));
  return [accent(subtract(bloom, stroke(folds, 4))), main(apart(union(stem, leaves), bloom))];
});

const nopal = mark('nopal', ['agriculture', 'gastronomy', 'food'], () => {
  const pad = (x: number, y: number, rx: number, ry: number, turn: number) =>
    rotate(ellipse(x, y, rx, ry), turn, x, y);
  const base = pad(50, 74, 18, 25, 0);
  const left = pad(25, 42, 14, 20, -28);
  const right = pad(76, 45, 13.5, 19, 30);
  const crown = pad(51, 34, 12.5, 17, 4);
  const fruit = union(
    circle(12, 18, 6.2),
    circle(30, 16, 6.2),
    circle(51, 8, 6.2),
    circle(75, 19, 6.2),
    circle(94, 26, 6.2),
  );
  const dots = union(
    circle(44, 68, 3),
    circle(56, 76, 3),
    circle(46, 86, 3),
    circle(24, 42, 3),
    circle(77, 44, 3),
    circle(51, 33, 3),
  );
  const pads = union(apart(base, left, right, crown), left, right, apart(crown, left, right));
  return [main(subtract(pads, dots)), accent(apart(fruit, pads))];
});

const skull = mark('skull', ['entertainment', 'gastronomy', 'art'], () => {
  const head = parse(
    'M50 1C78 1 94 20 94 44C94 58 88 66 80 72C76 76 77 82 75 88C73 96 66 99 50 99C34 99 27 96 25 88C23 82 24 76 20 72C12 66 6 58 6 44C6 20 22 1 50 1Z',
  );
  const petals = (x: number) =>
    union(
      circle(x, 48, 9),
      ...Array.from({ length: 7 }, (_, i) => circle(...polar(x, 48, 9.5, (360 / 7) * i), 4.6)),
    );
  const nose = parse('M50 60C54 64 57 69 56 73C54 76 51 75 50 72C49 75 46 76 44 73C43 69 46 64 50 60Z');
  const teeth = concat(
    line(40, 84, 40, 102),
    line(50, 84, 50, 102),
    line(60, 84, 60, 102),
    line(28, 84, 72, 84),
  );
  const brow = parse('M50 10C56 15 56 22 50 28C44 22 44 15 50 10Z');
  const hearts = both(circle(31, 48, 5));
  return [main(subtract(head, both(petals(31)), nose, stroke(teeth, 3.6), brow)), accent(hearts)];
});

const fan = mark('hand-fan', ['desing', 'entertainment', 'art'], () => {
  const from = (i: number): number => 188 + 23.4 * i;
  const blades = Array.from({ length: 7 }, (_, i) => band(50, 76, 51, 22, from(i) + 1.6, from(i) + 22));
  const sticks = Array.from({ length: 7 }, (_, i) =>
    stroke(line(50, 76, ...polar(50, 76, 18, from(i) + 11.7)), 4),
  );
  return [main(concat(...blades)), accent(union(...sticks, circle(50, 76, 7)))];
});

const spade = mark('spade', ['entertainment', 'gastronomy', 'desing'], () => {
  const body = parse(
    'M50 0C60 18 94 36 94 60C94 74 84 82 73 82C64 82 57 78 54 72C55 84 60 94 70 100L30 100C40 94 45 84 46 72C43 78 36 82 27 82C16 82 6 74 6 60C6 36 40 18 50 0Z',
  );
  return [main(body)];
});

const barrel = mark('barrel', ['food', 'gastronomy', 'agriculture'], () => {
  const body = parse('M24 2L76 2C90 22 94 36 94 50C94 64 90 78 76 98L24 98C10 78 6 64 6 50C6 36 10 22 24 2Z');
  const hoops = union(rect(-5, 21, 110, 9), rect(-5, 70, 110, 9));
  const seams = concat(parse('M38 -5C32 30 32 70 38 105'), parse('M62 -5C68 30 68 70 62 105'));
  const hooped = intersect(body, hoops);
  return [main(subtract(apart(body, hooped), stroke(seams, 4))), accent(hooped)];
});

const mortar = mark('mortar', ['food', 'gastronomy', 'healthcare'], () => {
  const bowl = parse(
    'M4 44L96 44C97 62 88 76 74 82L80 98L66 98L62 86L38 86L34 98L20 98L26 82C12 76 3 62 4 44Z',
  );
  const pestle = rotate(rect(52, -6, 15, 48, 7), 32, 60, 36);
  const dots = union(circle(30, 60, 3.4), circle(50, 66, 3.4), circle(70, 60, 3.4));
  return [main(subtract(bowl, dots)), accent(apart(intersect(pestle, rect(-20, -20, 140, 60)), bowl))];
});

const amphora = mark('amphora', ['art', 'food', 'gastronomy'], () => {
  const body = parse(
    'M36 6L64 6L60 26C76 34 82 46 78 60C74 76 64 86 60 92L64 100L36 100L40 92C36 86 26 76 22 60C18 46 24 34 40 26Z',
  );
  const handle = stroke(parse('M37 14C16 8 8 30 24 44'), 6);
  const stripe = union(rect(0, 46, 100, 4.4), rect(0, 60, 100, 4.4));
  const rim = rect(30, 0, 40, 9, 3);
  return [main(union(subtract(body, stripe), rim)), accent(apart(both(handle), union(body, rim)))];
});

const bow = mark('bow', ['desing', 'food', 'marketing'], () => {
  const loop = parse('M42 42C30 24 14 14 4 18C-2 26 -2 54 4 62C14 66 30 58 42 50Z');
  const tail = parse('M42 54C36 70 28 82 18 92L34 90L40 101C46 90 50 76 50 60Z');
  const centre = rect(40, 34, 20, 25, 8);
  return [main(apart(both(loop), centre)), main(apart(both(tail), centre, both(loop))), accent(centre)];
});

const moustache = mark('moustache', ['desing', 'gastronomy', 'entertainment'], () => {
  const half = parse('M50 40C42 24 24 26 17 42C13 52 6 54 0 44C-2 70 14 80 30 75C40 72 47 66 50 58Z');
  return [main(both(half))];
});

const lips = mark('lips', ['desing', 'entertainment', 'healthcare'], () => {
  const upper = parse(
    'M2 46C16 38 26 22 37 22C44 22 47 27 50 30C53 27 56 22 63 22C74 22 84 38 98 46C84 47 68 50 60 48C56 47 54 49 50 49C46 49 44 47 40 48C32 50 16 47 2 46Z',
  );
  const lower = parse('M8 53C26 56 38 53 50 55C62 53 74 56 92 53C84 68 70 82 50 82C30 82 16 68 8 53Z');
  return [
    main(upper),
    accent(subtract(lower, stroke(parse('M38 70C44 73 52 74 58 72'), 4.2, { cap: 'round' }))),
  ];
});

const axe = mark('axe', ['construction', 'nature', 'entertainment'], () => {
  const handle = rotate(rect(45.5, -2, 9, 108, 4), 45);
  const head = parse('M44 22C56 14 62 4 62 -2C84 2 100 18 102 38C96 38 86 44 78 56Z');
  return [main(apart(handle, head)), accent(head)];
});

const arrow = mark('arrow', ['marketing', 'entertainment', 'transportation'], () => {
  const head = corners('50,-8 68,26 50,17 32,26', 2);
  const shaft = rect(46.4, 12, 7.2, 88, 2);
  const vanes = both(corners('42,70 28,82 28,104 42,92', 1.5));
  return [main(rotate(union(head, shaft), 45)), accent(rotate(vanes, 45))];
});

const sword = mark('sword', ['entertainment', 'art', 'marketing'], () => {
  const blade = corners('50,-2 58,10 58,64 42,64 42,10', 1);
  const ridge = line(50, 14, 50, 66);
  const guard = rect(22, 68, 56, 9, 4);
  const grip = union(rect(45, 77, 10, 15), circle(50, 95, 7));
  return [main(subtract(blade, stroke(ridge, 3.6))), accent(union(guard, grip))];
});

const campfire = mark('campfire', ['nature', 'entertainment', 'gastronomy'], () => {
  const flame = parse(
    'M52 -2C56 12 78 26 78 48C78 64 66 74 50 74C34 74 22 64 22 48C22 38 28 32 33 26C35 34 38 38 42 40C40 24 44 10 52 -2Z',
  );
  const heart = parse('M50 46C56 52 60 56 60 62C60 68 56 71 50 71C44 71 40 68 40 62C40 56 46 54 50 46Z');
  const log = stroke(line(14, 80, 86, 98), 10, { cap: 'round' });
  const other = stroke(line(86, 80, 14, 98), 10, { cap: 'round' });
  return [accent(subtract(flame, heart)), main(union(log, apart(other, log)))];
});

const magnet = mark('magnet', ['marketing', 'technology', 'art'], () => {
  const body = subtract(
    parse(
      'M8 2L36 2L36 50C36 58 42 64 50 64C58 64 64 58 64 50L64 2L92 2L92 52C92 78 74 98 50 98C26 98 8 78 8 52Z',
    ),
    rect(-5, 22, 110, 4.6),
  );
  const poles = rect(-5, -5, 110, 28);
  return [main(subtract(body, poles)), accent(intersect(body, rect(-5, -5, 110, 27)))];
});

const atom = mark('atom', ['technology', 'art', 'healthcare'], () => {
  const orbit = ellipse(50, 50, 49, 18);
  const rings = union(...[0, 60, 120].map((turn) => stroke(rotate(orbit, turn), 5.6)));
  return [main(rings, concat(...[0, 60, 120].map((turn) => rotate(orbit, turn)))), accent(circle(50, 50, 8))];
});

const infinity = mark('infinity', ['technology', 'healthcare', 'marketing'], () => {
  const path = parse(
    'M50 50C40 36 32 28 22 28C10 28 3 38 3 50C3 62 10 72 22 72C32 72 40 64 50 50C60 36 68 28 78 28C90 28 97 38 97 50C97 62 90 72 78 72C68 72 60 64 50 50',
  );
  const over = parse('M36 68.5C41 63 45 57 50 50C55 43 59 37 64 31.5');
  const band = stroke(path, 13);
  const top = stroke(over, 13);
  const gap = subtract(stroke(over, 21), top);
  return [main(subtract(band, subtract(gap, rect(-5, -5, 40, 120), rect(65, -5, 60, 120))))];
});

const maze = mark('maze', ['art', 'entertainment', 'technology'], () => {
  const walls = concat(
    arc(50, 50, 45, -60, 262),
    arc(50, 50, 29, 110, 425),
    line(...polar(50, 50, 45, 262), ...polar(50, 50, 29, 262)),
    line(...polar(50, 50, 29, 65), ...polar(50, 50, 13, 65)),
    arc(50, 50, 13, -70, 232),
  );
  return [main(stroke(walls, 7.6, { cap: 'round' }), walls)];
});

const paperBoat = mark('paper-boat', ['art', 'fishing', 'entertainment'], () => {
  const sail = corners('50,4 76,58 24,58', 2);
  const hull = corners('-2,44 28,64 72,64 102,44 84,92 16,92', 3);
  const fold = line(50, 62, 50, 30);
  return [
    accent(apart(subtract(sail, stroke(fold, 4)), hull)),
    main(subtract(hull, stroke(concat(line(28, 64, 50, 94), line(72, 64, 50, 94)), 4))),
  ];
});

const lyre = mark('lyre', ['art', 'entertainment'], () => {
  const arm = stroke(parse('M48 90C18 86 12 62 24 44C32 32 30 16 18 6'), 9);
  const strings = concat(line(41, 26, 41, 78), line(50, 26, 50, 80), line(59, 26, 59, 78));
  const bar = rect(22, 17, 56, 9, 3);
  const foot = rect(32, 90, 36, 10, 4);
  const frame = union(both(arm), foot);
  return [main(frame), accent(apart(union(bar, stroke(strings, 4)), frame))];
});

const maraca = mark('maraca', ['entertainment', 'art', 'gastronomy'], () => {
  const ball = ellipse(50, 26, 24, 28);
  const handle = rect(45.5, 58, 9, 44, 4.5);
  const zig = parse('M18 26L30 18L40 28L50 18L60 28L70 18L84 28');
  return [main(rotate(subtract(ball, stroke(zig, 4.6, { join: 'round' })), 38)), accent(rotate(handle, 38))];
});

const nest = mark('nest', ['livestock', 'art', 'desing'], () => {
  const bowl = parse('M2 56L98 56C97 80 76 98 50 98C24 98 3 80 2 56Z');
  const weave = concat(
    parse('M6 70C30 62 60 84 92 74'),
    parse('M16 84C40 76 60 94 82 86'),
    parse('M30 56C50 62 74 62 98 58'),
  );
  const eggs = union(
    rotate(ellipse(28, 40, 13, 18), -14, 28, 40),
    rotate(ellipse(72, 40, 13, 18), 14, 72, 40),
  );
  const middle = ellipse(50, 34, 14, 20);
  const above = rect(-10, -10, 120, 62);
  return [
    main(subtract(bowl, stroke(weave, 4))),
    accent(intersect(union(apart(eggs, middle), middle), above)),
  ];
});

const bamboo = mark('bamboo', ['nature', 'healthcare', 'construction'], () => {
  const stalk = (x: number, cuts: readonly number[]) =>
    subtract(rect(x, -2, 15, 104, 3), ...cuts.map((y) => rect(x - 5, y, 25, 4)));
  const leaves = union(leaf(62, 30, 100, 14, 0.2, 0.5), leaf(62, 34, 98, 48, 0.2, 0.5));
  return [
    main(union(stalk(18, [24, 58]), stalk(42, [40, 78]))),
    accent(apart(leaves, rect(42, -2, 15, 104))),
  ];
});

const fern = mark('fern', ['nature', 'healthcare', 'agriculture'], () => {
  const stem = stroke(parse('M50 102C50 70 48 40 50 10'), 4.6);
  const fronds = union(
    ...[86, 70, 54, 38, 24].map((y, i) => leaf(49, y, 6 + i * 7, y - 22 + i, 0.19, 0.5)),
    leaf(50, 16, 50, -4, 0.26, 0.5),
  );
  return [main(union(stem, both(fronds)))];
});

const lavender = mark('lavender', ['nature', 'healthcare', 'agriculture'], () => {
  const stem = rect(47.6, 56, 4.8, 46, 2);
  const buds = concat(
    ellipse(50, 6, 6, 9),
    ...[20, 34, 48].map((y) => both(rotate(ellipse(39, y, 6.4, 9.4), -34, 39, y))),
  );
  const leaves = union(leaf(50, 98, 24, 66, 0.16, 0.5), leaf(50, 98, 76, 66, 0.16, 0.5));
  return [accent(buds), main(union(stem, leaves))];
});

const sharkFin = mark('shark-fin', ['fishing', 'entertainment', 'technology'], () => {
  const fin = parse('M18 70C26 36 44 12 82 2C72 24 74 50 84 70Z');
  const swell = stroke(
    parse('M0 84C10 76 18 76 26 82C34 90 44 90 52 82C60 76 68 76 76 82C84 90 92 90 100 82'),
    8,
  );
  return [main(apart(fin, swell)), accent(swell)];
});

const pyramid = mark('pyramid', ['construction', 'art', 'gastronomy'], () => {
  const steps = corners(
    '38,22 62,22 62,40 74,40 74,58 86,58 86,76 98,76 98,94 2,94 2,76 14,76 14,58 26,58 26,40 38,40',
  );
  const stair = rect(41, 18, 18, 80);
  const treads = [34, 46, 58, 70, 82].map((y) => rect(38, y, 24, 4));
  return [
    main(apart(steps, intersect(steps, stair))),
    accent(subtract(intersect(steps, stair), ...treads)),
    main(rect(34, 6, 32, 11, 2)),
  ];
});

const chest = mark('treasure-chest', ['entertainment', 'art', 'marketing'], () => {
  const lid = parse('M2 46L2 38C2 20 16 8 32 8L68 8C84 8 98 20 98 38L98 46Z');
  const box = rect(2, 51, 96, 44, 4);
  const straps = union(rect(16, 0, 9, 100), rect(75, 0, 9, 100));
  const lock = rect(40, 42, 20, 24, 4);
  const wood = apart(union(lid, box), lock);
  return [
    main(apart(wood, intersect(wood, straps))),
    accent(intersect(wood, straps)),
    accent(subtract(lock, circle(50, 53, 4))),
  ];
});

const helmet = mark(
  'viking-helmet',
  ['entertainment', 'gastronomy', 'construction'],
  () => {
    const dome = parse('M20 66C18 36 32 22 50 22C68 22 82 36 80 66Z');
    const horn = parse('M19 56C4 54 -4 36 4 8C8 26 16 34 27 38C22 44 20 50 19 56Z');
    const rim = rect(12, 70, 76, 12, 4);
    const guard = parse('M43 86L57 86L54 102L46 102Z');
    const rib = rect(47.7, 10, 4.6, 60);
    return [main(subtract(dome, rib)), accent(apart(both(horn), dome)), main(union(rim, guard))];
  },
  { line: false },
);

const circus = mark('circus-tent', ['entertainment'], () => {
  const roof = parse('M50 16C62 30 80 40 102 46L94 58L6 58L-2 46C20 40 38 30 50 16Z');
  const walls = parse('M10 62L90 62L94 98L6 98Z');
  const door = parse('M50 66C54 80 60 90 66 99L34 99C40 90 46 80 50 66Z');
  const stripes = union(corners('26,60 36,60 34,100 22,100'), corners('64,60 74,60 78,100 66,100'));
  const flag = union(rect(48, -3, 4.6, 17), corners('52,-3 70,2 52,8', 1));
  const seams = concat(parse('M50 14C46 34 38 48 34 60'), parse('M50 14C54 34 62 48 66 60'));
  const cloth = subtract(walls, door);
  return [
    main(subtract(roof, stroke(seams, 4))),
    accent(flag),
    accent(subtract(cloth, intersect(cloth, stripes), stroke(stripes, 4))),
  ];
});

/** What names are called after: toys, heirlooms, flowers, the weather. */
export const KEEPSAKES: readonly Mark[] = [
  knot,
  clover,
  kite,
  top,
  bell,
  lantern,
  bridge,
  anvil,
  hourglass,
  link,
  spiral,
  planet,
  rocket,
  comet,
  rain,
  cumulus,
  volcano,
  island,
  sunflower,
  daisy,
  rose,
  nopal,
  skull,
  fan,
  spade,
  barrel,
  mortar,
  amphora,
  bow,
  moustache,
  lips,
  axe,
  arrow,
  sword,
  campfire,
  magnet,
  atom,
  infinity,
  maze,
  paperBoat,
  lyre,
  maraca,
  nest,
  bamboo,
  fern,
  lavender,
  sharkFin,
  pyramid,
  chest,
  helmet,
  circus,
];
