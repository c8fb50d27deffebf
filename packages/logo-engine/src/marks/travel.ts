import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, line, polar, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const bicycle = mark('bicycle', ['automotive', 'transportation', 'entertainment'], () => {
  const wheels = [circle(22, 68, 18), circle(78, 68, 18)];
  const frame = concat(
    polyline([
      [22, 68],
      [36, 36],
      [66, 36],
      [48, 68],
      [22, 68],
    ]),
    line(48, 68, 34, 30),
    polyline([
      [78, 68],
      [63, 24],
      [74, 20],
    ]),
    line(27, 28, 41, 28),
  );
  const drawn = stroke(frame, 6, { join: 'round' });
  return [main(apart(stroke(concat(...wheels), 7), drawn), concat(...wheels)), accent(drawn, frame)];
});

const airplane = mark('airplane-tilt', ['transportation', 'entertainment', 'marketing'], () => {
  const body = parse('M50 0C55 4 57 12 57 20L57 80L50 92L43 80L43 20C43 12 45 4 50 0Z');
  const wing = parse('M61 34L98 58L98 70L61 58Z');
  const tail = parse('M61 76L76 88L76 96L60 90Z');
  const turn = (path: typeof body) => rotate(path, 45);
  return [main(turn(body)), accent(turn(both(wing))), main(turn(both(tail)))];
});

const box = mark('package', ['transportation', 'marketing'], () => {
  const body = rect(6, 38, 88, 58, 4);
  const left = corners('20,8 46,8 46,34 6,34', 2);
  const tape = rect(38, 30, 24, 30);
  return [
    accent(both(left)),
    main(
      subtract(body, tape),
      concat(body, line(40, 38, 40, 58), line(60, 38, 60, 58), line(40, 58, 60, 58)),
    ),
    accent(rect(42.5, 38, 15, 17.5), null),
  ];
});

const bus = mark('bus', ['transportation', 'automotive'], () => {
  const body = parse('M22 4L78 4C86 4 92 10 92 18L92 82L8 82L8 18C8 10 14 4 22 4Z');
  const pane = rect(18, 24, 64, 30, 3);
  const sign = rect(34, 11, 32, 6, 3);
  const lamps = both(circle(24, 69, 6));
  const wheels = both(rect(14, 86, 18, 12, 4));
  const middle = rect(48, 20, 4, 40);
  return [
    main(subtract(body, subtract(pane, middle), sign, lamps), concat(body, pane, lamps)),
    accent(wheels),
  ];
});

const scooter = mark('moped', ['transportation', 'automotive', 'gastronomy'], () => {
  const wheels = [circle(19, 82, 16), circle(82, 82, 16)];
  const clear = union(circle(19, 82, 20.5), circle(82, 82, 20.5));
  // Rear, footboard and leg shield are one shape; the column rises from it.
  const shell = parse(
    'M1 72C1 54 12 44 27 44L46 44C50 44 53 46 54 50L57 62L65 62C68 62 70 60 70 57C70 45 66 32 62 22L72 20C76 32 79 43 81 54C90 57 96 62 99 70L99 84L1 84Z',
  );
  const bars = union(stroke(line(52, 15, 70, 15), 9), stroke(line(66, 15, 69, 26), 9));
  const seat = parse(
    'M14 36C14 31 17 28 22 28L46 28C51 28 54 31 54 35C54 38 52 39.500 50 39.500L18 39.500C15 39.500 14 38 14 36Z',
  );
  const hubs = wheels.map((wheel, i) => subtract(wheel, circle(i === 0 ? 19 : 82, 82, 6)));
  return [
    main(subtract(union(shell, bars), clear, rect(30, 76, 40, 40))),
    accent(seat),
    accent(concat(...hubs), concat(circle(19, 82, 13), circle(82, 82, 13))),
  ];
});

const carFront = mark('car-front', ['automotive', 'transportation'], () => {
  const body = parse(
    'M24 12C26 7 29 4 35 4L65 4C71 4 74 7 76 12L84 36C92 38 96 44 96 52L96 78L4 78L4 52C4 44 8 38 16 36Z',
  );
  const pane = corners('32,14 68,14 74,34 26,34', 2);
  const lamps = both(parse('M14 48L30 52C30 58 26 61 21 61C16 61 14 57 14 48Z'));
  const grille = rect(39, 58, 22, 6, 3);
  const wheels = both(rect(8, 82, 20, 14, 4));
  return [main(subtract(body, pane, lamps, grille), concat(body, pane, lamps)), accent(wheels)];
});

const tire = mark('tire', ['automotive'], () => {
  const disc = circle(50, 50, 50);
  const tread = Array.from({ length: 16 }, (_, i) =>
    stroke(line(...polar(50, 50, 43, 22.5 * i), ...polar(50, 50, 56, 22.5 * i + 5)), 4.4),
  );
  const rim = circle(50, 50, 28);
  const bolts = Array.from({ length: 5 }, (_, i) => circle(...polar(50, 50, 13.5, -90 + 72 * i), 3.4));
  return [
    main(subtract(disc, ...tread, rim), subtract(disc, ...tread)),
    accent(subtract(circle(50, 50, 23), circle(50, 50, 5), ...bolts), circle(50, 50, 24)),
  ];
});

const piston = mark('engine', ['automotive'], () => {
  const head = parse('M24 2L76 2C79 2 80 4 80 6L80 44L20 44L20 6C20 4 21 2 24 2Z');
  const grooves = [rect(10, 11, 80, 4.2), rect(10, 20, 80, 4.2)];
  const rod = parse(
    'M44 30L56 30L60 66C67 69 71 75 71 82C71 92 62 99 50 99C38 99 29 92 29 82C29 75 33 69 40 66Z',
  );
  return [
    main(subtract(apart(head, rod), ...grooves), concat(head, line(22, 22, 78, 22))),
    accent(subtract(rod, circle(50, 82, 8.5)), concat(rod, circle(50, 82, 7))),
  ];
});

const pump = mark('gas-pump', ['automotive', 'transportation'], () => {
  const body = parse('M10 10C10 6 13 3 17 3L55 3C59 3 62 6 62 10L62 88L10 88Z');
  const pane = rect(20, 14, 32, 24, 2);
  const hose = parse(
    'M64 52L70 52C76 52 78 56 78 62L78 74C78 80 81 83 85 83C90 83 93 80 93 74L93 40C93 34 90 30 84 24L78 18',
  );
  const drop = parse('M36 48C41 55 45 60 45 66C45 71 41 75 36 75C31 75 27 71 27 66C27 60 31 55 36 48Z');
  return [
    main(subtract(body, pane, drop), concat(body, pane, drop)),
    accent(apart(stroke(hose, 6.5), body), hose),
    main(rect(4, 92, 64, 7, 3), line(7, 95, 65, 95)),
  ];
});

const battery = mark('car-battery', ['automotive', 'technology'], () => {
  const body = rect(3, 24, 94, 68, 6);
  const poles = both(rect(15, 8, 20, 12, 3));
  const plus = union(rect(62, 53, 24, 7, 2), rect(70.5, 44.5, 7, 24, 2));
  const minus = rect(14, 53, 24, 7, 2);
  return [
    main(
      subtract(body, plus, minus),
      concat(body, line(66, 56, 82, 56), line(74, 48, 74, 64), line(18, 56, 34, 56)),
    ),
    accent(poles),
  ];
});

const train = mark('train', ['transportation'], () => {
  const body = parse(
    'M28 3L72 3C82 3 88 10 88 20L88 66C88 74 82 80 74 80L26 80C18 80 12 74 12 66L12 20C12 10 18 3 28 3Z',
  );
  const pane = rect(22, 18, 56, 26, 4);
  const lamps = both(circle(28, 62, 6));
  const rails = both(
    polyline([
      [34, 84],
      [22, 98],
    ]),
  );
  const ties = line(28, 91.5, 72, 91.5);
  return [
    main(subtract(body, pane, lamps), concat(body, pane, lamps)),
    accent(stroke(concat(rails, ties), 5.5), concat(rails, ties)),
  ];
});

const suitcase = mark('suitcase', ['transportation', 'entertainment', 'marketing'], () => {
  const body = rect(3, 26, 94, 66, 9);
  const straps = both(rect(21, 20, 6, 80));
  const handle = parse('M34 26L34 16C34 11 37 8 42 8L58 8C63 8 66 11 66 16L66 26');
  return [
    main(subtract(body, straps), concat(body, line(24, 28, 24, 90), line(76, 28, 76, 90))),
    accent(stroke(handle, 7, { cap: 'butt' }), handle),
  ];
});

const crane = mark('crane', ['construction', 'transportation'], () => {
  const mast = rect(22, 18, 12, 74, 1);
  const jib = rect(4, 14, 92, 9, 2);
  const stay = polyline([
    [28, 2],
    [90, 15],
  ]);
  const tip = corners('28,0 36,16 20,16', 1);
  const rope = line(80, 24, 80, 44);
  const load = rect(66, 47, 28, 24, 3);
  const base = rect(8, 91, 40, 7, 2);
  return [
    main(
      union(mast, jib, stroke(stay, 4), tip, base, stroke(rope, 4, { cap: 'butt' })),
      concat(mast, jib, stay),
    ),
    accent(load),
  ];
});

const bulldozer = mark('tractor', ['agriculture', 'construction', 'livestock'], () => {
  const big = circle(30, 68, 28);
  const small = circle(82, 80, 16);
  const body = parse('M20 8L58 8C60 8 61 9 62 11L66 36L90 38C94 38 96 40 96 44L96 64L58 70L20 70Z');
  const pane = corners('29,16 52,16 56,36 29,36', 1);
  const clear = union(circle(30, 68, 32.5), circle(82, 80, 20.5));
  return [
    main(subtract(body, pane, clear), subtract(body, clear)),
    accent(
      concat(subtract(big, circle(30, 68, 12)), subtract(small, circle(82, 80, 6))),
      concat(circle(30, 68, 25), circle(82, 80, 13), circle(30, 68, 9)),
    ),
  ];
});

/** From the side, on its skids, the rotor as wide as it. */
const helicopter = mark('helicopter', ['transportation', 'entertainment'], () => {
  const cabin = parse(
    'M6 60C6 43 20 33 40 33H56C64 33 69 37 72 43L97 49V57L71 61C65 73 55 79 40 79C18 79 6 72 6 60Z',
  );
  const pane = parse('M14 57C16 48 25 42 37 42V57Z');
  const [blades, mast] = [line(6, 17, 86, 17), line(47, 17, 47, 35)];
  const [skid, struts] = [line(20, 94, 72, 94), concat(line(31, 78, 31, 92), line(55, 77, 55, 92))];
  const tail = line(94, 36, 94, 70);
  const rotor = stroke(blades, 8);
  const skids = union(stroke(skid, 7), stroke(struts, 6, { cap: 'butt' }));
  const behind = stroke(tail, 7);
  return [
    main(
      apart(subtract(union(cabin, skids, stroke(mast, 8, { cap: 'butt' })), pane), behind, rotor),
      concat(cabin, parse('M37 34V57H10'), skid, struts, mast),
    ),
    accent(rotor, blades),
    accent(behind, tail),
  ];
});

export const TRAVEL: readonly Mark[] = [bicycle, airplane, box, bus, scooter, train, suitcase, helicopter];
export const GARAGE: readonly Mark[] = [carFront, tire, piston, pump, battery];
export const SITE: readonly Mark[] = [crane, bulldozer];
