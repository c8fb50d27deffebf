import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path } from '../geometry/path.js';
import { circle, corners, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** Two coils on a frame; the needle comes out of the grip. */
const tattooMachine = mark('tattoo-machine', ['art', 'healthcare'], () => {
  const frame = parse(
    'M14 12L86 12C92 12 96 16 96 22L96 68C96 74 92 78 86 78L34 78L34 68L84 68L84 24L14 24C10 24 8 21 8 18C8 15 10 12 14 12Z',
  );
  const coils = concat(rect(38, 29, 17, 34, 4), rect(61, 29, 17, 34, 4));
  const grip = parse('M13 46L31 46L31 80C31 86 27 90 24 96L22 102L20 96C17 90 13 86 13 80Z');
  const grooves = [56, 65].map((y) => stroke(line(8, y, 36, y), 4.2));
  const rod = line(22, 18, 22, 50);
  return [
    main(union(frame, stroke(rod, 6), subtract(grip, ...grooves), rect(22, 68, 20, 10))),
    accent(coils),
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
