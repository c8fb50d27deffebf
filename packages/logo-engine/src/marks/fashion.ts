import { intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, translate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const shirt = mark('t-shirt', ['desing', 'art', 'marketing'], () => {
  const body = parse(
    'M34 8C38 18 62 18 66 8L80 12L99 32L84 48L76 41L76 92C76 94 75 95 73 95L27 95C25 95 24 94 24 92L24 41L16 48L1 32L20 12Z',
  );
  const collar = parse('M32 4C36 24 64 24 68 4');
  return [main(subtract(body, stroke(collar, 4)), body)];
});

const hanger = mark('coat-hanger', ['desing', 'art'], () => {
  const hook = parse('M50 42C50 34 60 31 60 21C60 14 55 10 50 10C45 10 40 14 40 20');
  const bar = parse('M50 42L92 72C97 76 96 84 89 84L11 84C4 84 3 76 8 72Z');
  const frame = stroke(bar, 8);
  return [main(frame, bar), accent(apart(stroke(hook, 7), frame), hook)];
});

const dress = mark('dress', ['desing', 'art', 'entertainment'], () => {
  const top = parse('M32 2L38 2C40 14 60 14 62 2L68 2C69 14 72 22 66 38L34 38C28 22 31 14 32 2Z');
  const skirt = parse('M34 43L66 43L92 92C80 100 20 100 8 92Z');
  const pleats = [stroke(line(43, 56, 34, 104), 3.6), stroke(line(57, 56, 66, 104), 3.6)];
  return [accent(top), main(subtract(skirt, ...pleats), skirt)];
});

const sneaker = mark('sneaker', ['desing', 'entertainment'], () => {
  const upper = parse(
    'M4 28C10 32 20 30 27 22C30 19 33 20 36 23L56 44C64 52 74 54 86 56C95 58 98 63 98 70L4 70Z',
  );
  const sole = rect(2, 75, 97, 13, 6);
  const laces = [
    stroke(line(38, 40, 46, 32), 4),
    stroke(line(47, 49, 55, 41), 4),
    stroke(line(56, 57, 63, 49), 4),
  ];
  return [main(subtract(upper, ...laces), upper), accent(sole)];
});

const heel = mark('high-heel', ['desing', 'entertainment'], () => {
  const shoe = parse(
    'M4 12C8 8 14 8 17 13C30 40 50 62 72 66C86 68 96 72 98 84L58 84C44 82 32 66 22 52C21 66 17 78 14 94L7 94C10 70 4 40 4 12Z',
  );
  return [main(apart(shoe, rect(56, 88, 50, 8))), accent(rect(58, 88, 40, 7, 3), line(61, 91.5, 95, 91.5))];
});

const spool = mark('spool', ['art', 'desing'], () => {
  const thread = rect(26, 25, 48, 50, 5);
  const cuts = [-6, 9, 24].map((d) => stroke(line(16, 44 + d, 84, 32 + d), 4));
  const tail = parse('M74 66C88 66 92 74 92 84C92 92 92 94 92 98');
  return [
    main(concat(rect(16, 4, 68, 16, 5), rect(16, 80, 68, 16, 5))),
    accent(
      union(subtract(thread, ...cuts), stroke(parse('M72 69C88 66 92 78 90 98'), 4.4)),
      concat(thread, tail),
    ),
  ];
});

const yarn = mark('yarn', ['art', 'desing', 'livestock'], () => {
  const ball = circle(45, 46, 43);
  const wound = [
    parse('M14 18C34 24 58 44 66 84'),
    parse('M30 4C52 12 76 32 84 62'),
    parse('M-2 40C14 44 34 60 42 92'),
    parse('M56 14C46 18 40 22 35 28'),
    parse('M90 36C76 38 68 42 62 47'),
  ];
  const tail = parse('M58 92C70 92 84 88 97 96');
  return [
    main(subtract(ball, ...wound.map((thread) => stroke(thread, 4))), concat(ball, ...wound.slice(0, 3))),
    accent(stroke(tail, 6), tail),
  ];
});

const needle = mark('needle', ['art', 'desing', 'healthcare'], () => {
  const eye = stroke(line(80, 21, 88, 13), 4);
  const thread = parse('M84 17C60 -4 30 2 26 22C22 42 50 40 60 52C72 68 92 66 96 88');
  const shaft = union(stroke(line(92, 8, 8, 94), 4), parse('M78 16L86 8C93 2 100 9 94 16L40 68L4 98L34 61Z'));
  return [main(subtract(shaft, eye), line(94, 6, 6, 96)), accent(apart(stroke(thread, 5.5), shaft), thread)];
});

const button = mark('button', ['art', 'desing'], () => {
  const rim = subtract(circle(50, 50, 49), circle(50, 50, 39));
  const holes = [36, 64].flatMap((x) => [36, 64].map((y) => circle(x, y, 6)));
  return [main(rim, circle(50, 50, 46)), accent(subtract(circle(50, 50, 34.5), ...holes), concat(...holes))];
});

const gem = mark('gem', ['art', 'desing', 'marketing'], () => {
  const outline = corners('22,10 78,10 98,38 50,96 2,38', 2);
  const lines = [
    line(-4, 38, 104, 38),
    line(33, 38, 50, 98),
    line(67, 38, 50, 98),
    line(50, 8, 33, 38),
    line(50, 8, 67, 38),
    line(20, 6, 33, 38),
    line(80, 6, 67, 38),
  ].map((cut) => stroke(cut, 3.8));
  const facets = subtract(outline, ...lines);
  const middle = corners('50,8 67,38 50,98 33,38');
  return [
    main(subtract(facets, middle), null),
    accent(
      intersect(facets, middle),
      concat(outline, line(4, 38, 96, 38), line(33, 38, 50, 94), line(67, 38, 50, 94)),
    ),
  ];
});

const jewel = mark('ring', ['art', 'desing'], () => {
  const stone = corners('34,1 66,1 80,17 50,43 20,17', 1.5);
  const cut = stroke(line(14, 17, 86, 17), 3.6);
  const hoop = circle(50, 66, 28);
  return [
    main(apart(stroke(hoop, 8.5), stone), apart(hoop, stone)),
    accent(subtract(stone, cut), concat(stone, line(24, 17, 76, 17))),
  ];
});

const glasses = mark('eyeglasses', ['healthcare', 'desing'], () => {
  const lens = parse('M9 31L39 31C43 31 46 34 46 38C46 58 38 72.5 25 72.5C12 72.5 3 58 3 40C3 35 5 31 9 31Z');
  const bridge = stroke(parse('M43 43C46 38 54 38 57 43'), 7);
  const hinge = corners('1,32 8,31 8,40 1,40', 1.5);
  const frame = union(both(lens), bridge, both(hinge));
  const shine = stroke(line(18.5, 54, 28, 44.5), 5, { cap: 'round' });
  return [
    main(subtract(frame, both(shrink(lens, 7))), frame),
    accent(concat(shine, translate(shine, 50, 0)), null),
  ];
});

const watch = mark('watch', ['desing', 'technology'], () => {
  const strap = concat(corners('34,0 66,0 70,22 30,22', 3), corners('30,78 70,78 66,100 34,100', 3));
  const face = circle(50, 50, 32);
  const hands = parse('M50 34L50 51L61 58');
  return [accent(apart(strap, face)), main(subtract(face, stroke(hands, 5.5)), concat(face, hands))];
});

const bag = mark('handbag', ['desing', 'marketing'], () => {
  const body = parse(
    'M14 38L86 38C88 38 90 39 90 42L97 90C98 95 95 98 90 98L10 98C5 98 2 95 3 90L10 42C10 39 12 38 14 38Z',
  );
  const handle = parse('M28 34C28 14 37 4 50 4C63 4 72 14 72 34');
  const clasp = circle(50, 62, 8);
  return [
    main(subtract(body, clasp), concat(body, clasp)),
    accent(stroke(handle, 8, { cap: 'butt' }), handle),
  ];
});

const hat = mark('cowboy-hat', ['livestock', 'desing'], () => {
  const brim = parse('M0 58C14 66 30 70 50 70C70 70 86 66 100 58C98 76 76 88 50 88C24 88 2 76 0 58Z');
  const crown = parse(
    'M24 60C26 38 30 14 40 14C44 14 47 19 50 19C53 19 56 14 60 14C70 14 74 38 76 60C60 65 40 65 24 60Z',
  );
  const band = parse('M16 48C36 55 64 55 84 48');
  return [main(brim), accent(subtract(apart(crown, brim), stroke(band, 4)), apart(crown, brim))];
});

export const FASHION: readonly Mark[] = [
  shirt,
  hanger,
  dress,
  sneaker,
  heel,
  spool,
  yarn,
  needle,
  button,
  gem,
  jewel,
  glasses,
  watch,
  bag,
  hat,
];
