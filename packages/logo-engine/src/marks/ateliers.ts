import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path } from '../geometry/path.js';
import { circle, corners, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** Two wound coils in their frame; the needle goes down through the grip. */
const tattooMachine = mark('tattoo-machine', ['art', 'healthcare'], () => {
  const spring = parse(
    'M4 10L88 10C95 10 99 14 99 21L99 62L88 62L88 24C88 22 87 21 85 21L4 21C0 21 -1 18 -1 15.5C-1 13 0 10 4 10Z',
  );
  const base = parse('M28 68L99 68L99 71C99 77 95 81 89 81L28 81Z');
  const screw = union(rect(46, -2, 20, 8, 3), rect(51, 4, 10, 10));
  const coil = (x: number): Path =>
    concat(rect(x, 25, 20, 9, 3), rect(x + 3, 38.5, 14, 12, 2), rect(x, 55, 20, 9, 3));
  const grip = parse('M4 50L24 50L24 82C24 88 20 92 17 97L14 103L11 97C8 92 4 88 4 82Z');
  const grooves = [61, 72].map((y) => stroke(line(-2, y, 30, y), 4));
  const needle = rect(10.5, 14, 7, 40);
  return [
    main(union(spring, screw, base, subtract(union(grip, needle), ...grooves))),
    accent(concat(coil(36), coil(61))),
  ];
});

/** Its cup on top, as car painters use it. */
const sprayGun = mark('spray-gun', ['automotive', 'construction'], () => {
  const cup = corners('42,-1 86,-1 78,29 50,29', 4);
  const body = union(rect(30, 38, 68, 18, 6), rect(19, 41, 16, 12, 2), rect(56, 28, 16, 14));
  const grip = corners('70,50 92,50 100,101 76,101', 5);
  const trigger = parse('M62 54C53 64 53 75 63 86');
  const gun = union(body, grip);
  const mist: readonly Path[] = [circle(9, 47, 4.6), circle(2, 34, 4.6), circle(2, 60, 4.6)];
  return [
    main(union(apart(gun, cup), stroke(trigger, 6, { cap: 'round' })), concat(gun, trigger)),
    accent(cup),
    accent(concat(...mist)),
  ];
});

/** A patterned length that hangs from its roll. */
const wallpaper = mark('wallpaper', ['construction', 'art'], () => {
  const roll = rect(2, 2, 96, 24, 12);
  const end = circle(86, 14, 5);
  const sheet = parse('M12 30L88 30L88 98L12 98Z');
  const motif = (x: number, y: number): Path =>
    concat(
      leaf(x, y + 9, x, y - 11, 0.32),
      leaf(x, y + 11, x - 13, y, 0.32),
      leaf(x, y + 11, x + 13, y, 0.32),
    );
  const pattern = concat(motif(31, 49), motif(69, 49), motif(31, 80), motif(69, 80));
  return [main(subtract(roll, end)), accent(subtract(sheet, pattern), concat(sheet, pattern))];
});

export const ATELIERS: readonly Mark[] = [tattooMachine, sprayGun, wallpaper];
