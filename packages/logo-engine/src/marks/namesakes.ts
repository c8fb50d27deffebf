import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { arc, circle, corners, ellipse, rect } from '../geometry/shapes.js';
import { both, type Mark, main, mark } from './mark.js';

/** Bubbles of soap, each with the light on it. */
const bubbles = mark('bubbles', ['healthcare', 'nature', 'entertainment'], () => {
  const discs = concat(circle(38, 62, 38), circle(82, 18, 19), circle(92, 60, 9), circle(46, 8, 7));
  const lights = concat(arc(38, 62, 25, 190, 258), arc(82, 18, 10, 190, 262));
  return [main(subtract(discs, stroke(lights, 6.4, { cap: 'round' })), concat(discs, lights))];
});

/** A pine of the south: a bare trunk, and branches that lift their tufts to one height. */
const araucaria = mark('araucaria', ['nature', 'construction', 'transportation'], () => {
  const tuft = (x: number, y: number, width: number): ReturnType<typeof ellipse> => ellipse(x, y, width, 8.5);
  const tufts = union(tuft(50, 6, 20), both(union(tuft(22, 18, 18), tuft(11, 38, 15), tuft(30, 36, 13))));
  const branches = concat(parse('M50 62C36 60 26 44 22 20'), parse('M50 78C31 76 16 62 12 40'));
  const trunk = parse('M46 10L54 10L56 92C57 97 60 100 64 103L36 103C40 100 43 97 44 92Z');
  return [main(union(tufts, trunk, both(stroke(branches, 6))))];
});

/** A swan on the water. */
const swan = mark('swan', ['nature', 'healthcare', 'desing'], () => {
  const neck = stroke(parse('M30 70C12 50 46 42 40 20C37 8 24 8 20 18'), 12, { cap: 'round' });
  const beak = corners('16,14 4,30 24,26', 2);
  const body = parse('M22 66C34 52 54 62 70 50C80 44 90 40 103 38C104 70 84 94 54 94C30 94 16 84 22 66Z');
  const feathers = stroke(parse('M48 74C62 76 78 68 86 56'), 5, { cap: 'round' });
  return [main(subtract(union(neck, beak, body), feathers, circle(31, 15, 2.4)))];
});

/** A dolphin that leaps. */
const dolphin = mark('dolphin', ['fishing', 'nature', 'entertainment'], () => {
  const body = parse(
    'M1 60C6 54 12 51 18 49C24 26 44 12 64 15C84 19 95 40 92 76L83 78C82 58 74 46 60 44C46 46 36 54 26 62C18 66 8 67 1 60Z',
  );
  const fin = parse('M54 18C56 7 66 0 78 -2C73 7 74 16 80 26Z');
  const tail = parse('M88 68C98 73 104 84 104 97C98 92 93 89 87 89C80 91 73 96 64 99C66 86 76 75 88 68Z');
  const flipper = parse('M40 48C37 60 41 71 50 80C54 69 56 58 55 46Z');
  return [main(subtract(union(body, fin, tail, flipper), circle(27, 46, 2.8)))];
});

/** A gate of iron in two leaves, its rails and bars. */
const gate = mark('gate', ['construction', 'agriculture'], () => {
  const arch = stroke(parse('M7 101L7 38C14 20 28 8 44 4L44 101'), 8, { join: 'round' });
  const wing = union(arch, rect(7, 52, 37, 8), rect(7, 86, 37, 8), rect(21, 20, 8, 70));
  return [main(both(wing))];
});

/** What businesses of any trade are called after, and the gate. */
export const NAMESAKES: readonly Mark[] = [bubbles, araucaria, swan, dolphin, gate];
