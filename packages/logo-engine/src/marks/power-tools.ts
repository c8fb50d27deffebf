import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, filleted, type Mark, main, mark } from './mark.js';

/** An electric motor opened from its end: the copper coils in its ring, and the rotor among them. */
const openMotor = mark(
  'open-motor',
  ['construction', 'automotive', 'technology'],
  () => {
    const feet = both(corners('6,105.5 12,80 40,92 40,105.5', 3));
    const shell = union(circle(50, 52, 47), rect(33, -5.5, 34, 18, 4), feet);
    const coils = Array.from({ length: 6 }, (_, i) => rotate(rect(38.5, 15, 23, 17, 7), i * 60 + 30, 50, 52));
    const rotor = subtract(circle(50, 52, 15), circle(50, 52, 5.5));
    const bore = circle(50, 52, 41);
    return [
      main(subtract(filleted(shell, 2), bore), concat(shell, bore)),
      accent(concat(...coils)),
      main(rotor),
    ];
  },
  { line: false },
);

/** A coil of copper wire round its core, and the two ends of the wire. */
const copperCoil = mark('copper-coil', ['construction', 'technology'], () => {
  const core = rect(-5, 26, 110, 28, 6);
  const turns = [16, 33, 50, 67, 84].map((x) => line(x - 3, 20, x + 3, 60));
  const wire = union(...turns.map((turn) => stroke(turn, 12.4, { cap: 'round' })));
  const ends = both(union(stroke(line(13, 62, 13, 90), 8), circle(13, 94, 11)));
  return [
    main(apart(core, wire)),
    accent(wire, concat(...turns)),
    main(apart(subtract(ends, both(circle(13, 94, 4))), wire), ends),
  ];
});

/** A workman from the front: helmet, face, and the braces of his overalls. */
const workman = mark('workman', ['construction'], () => {
  const dome = parse('M22 34C22 12 34 -5.5 50 -5.5C66 -5.5 78 12 78 34Z');
  const brim = rect(12, 30, 76, 10.5, 5);
  const ridge = rect(43, -10, 14, 27, 4);
  const face = parse('M28 45L72 45C72 62 64 72 50 72C36 72 28 62 28 45Z');
  const shoulders = parse(
    'M-3 105.5C-3 86 10 76 30 74C35 79 42 81.5 50 81.5C58 81.5 65 79 70 74C90 76 103 86 103 105.5Z',
  );
  const straps = both(line(26, 70, 26, 110));
  const bib = line(26, 97, 74, 97);
  return [
    accent(union(subtract(dome, subtract(rect(38, -10, 24, 31, 5), ridge)), brim)),
    main(face),
    main(subtract(shoulders, stroke(concat(straps, bib), 4.8)), concat(shoulders, straps, bib)),
  ];
});

/** Three workmen in helmets, side by side. */
const workCrew = mark('work-crew', ['construction', 'transportation'], () => {
  const one = (x: number, y: number, s: number) => {
    const helmet = union(
      parse(
        `M${x - 15 * s} ${y}C${x - 15 * s} ${y - 28 * s} ${x + 15 * s} ${y - 28 * s} ${x + 15 * s} ${y}Z`,
      ),
      rect(x - 20 * s, y - 3, 40 * s, 8, 3),
    );
    const face = parse(
      `M${x - 13 * s} ${y + 9}L${x + 13 * s} ${y + 9}C${x + 13 * s} ${y + 30 * s} ${x - 13 * s} ${y + 30 * s} ${x - 13 * s} ${y + 9}Z`,
    );
    return { helmet, face };
  };
  const middle = one(50, 24, 1.25);
  const left = one(13, 46, 0.9);
  const right = one(87, 46, 0.9);
  const bust = parse('M22 105.5L22 88C22 76 30 68 42 66L58 66C70 68 78 76 78 88L78 105.5Z');
  const side = parse('M-5.5 105.5L-5.5 92C-5.5 82 2 76 10 76L24 76L30 105.5Z');
  return [
    main(concat(middle.face, left.face, right.face)),
    main(concat(bust, both(apart(side, bust)))),
    accent(concat(middle.helmet, left.helmet, right.helmet)),
  ];
});

/** A diesel injector and its spray. */
const fuelInjector = mark('fuel-injector', ['automotive', 'transportation'], () => {
  const body = union(
    rect(36, -5.5, 28, 12, 3),
    rect(41, 2, 18, 14),
    rect(31, 12, 38, 30, 4),
    rect(37, 38, 26, 20, 2),
    corners('42,56 58,56 54,72 46,72', 1),
  );
  const plug = rotate(rect(66, 8, 34, 17, 4), -18, 70, 20);
  const rings = concat(line(26, 24, 74, 24), line(30, 47, 70, 47));
  const jets = [-38, 0, 38].map((turn) => rotate(line(50, 86, 50, 101), turn, 50, 66));
  return [
    main(subtract(filleted(union(body, plug), 2), stroke(rings, 4.4)), concat(body, rings)),
    accent(union(...jets.map((jet) => stroke(jet, 9, { cap: 'round' }))), concat(...jets)),
  ];
});

/** A winch: cable on its drum between two cheeks, and the hook at its end. */
const winch = mark('winch', ['automotive', 'construction', 'transportation'], () => {
  const cheeks = both(rect(-5.5, 0, 21, 54, 6));
  const turns = [24.5, 37, 49.5, 62, 74.5].map((x) => rect(x - 4, 8, 9, 38, 4));
  const frame = rect(2, 58, 96, 10, 3);
  const cable = rect(45.5, 42, 9, 30);
  const hook = parse('M50 66L50 76C62 76 66 86 61 94C56 102 42 101 38 91');
  const held = union(stroke(hook, 10, { cap: 'round', join: 'round' }), cable);
  return [
    main(cheeks),
    main(apart(frame, held)),
    accent(union(held, ...turns.slice(2, 3)), concat(cable, hook)),
    accent(concat(...turns.filter((_, i) => i !== 2))),
  ];
});

/** A round air filter: its two rims, and the pleats between them. */
const airFilter = mark('air-filter', ['automotive', 'transportation', 'construction'], () => {
  const lid = subtract(ellipse(50, 18, 55, 23), ellipse(50, 18, 30, 10));
  const foot = parse(
    'M-5 82C0 98 24 105.5 50 105.5C76 105.5 100 98 105 82L105 74C96 86 74 92 50 92C26 92 4 86 -5 74Z',
  );
  const skirt = parse(
    'M0 34C10 42 30 46 50 46C70 46 90 42 100 34L100 72C90 82 70 87 50 87C30 87 10 82 0 72Z',
  );
  const pleats = concat(...[10, 23.5, 36.7, 50, 63.3, 76.5, 90].map((x) => line(x, 20, x, 100)));
  return [main(lid), main(foot), accent(subtract(apart(skirt, lid), stroke(pleats, 4.4)), skirt)];
});

export const POWER_TOOLS: readonly Mark[] = [
  openMotor,
  copperCoil,
  workman,
  workCrew,
  fuelInjector,
  winch,
  airFilter,
];
