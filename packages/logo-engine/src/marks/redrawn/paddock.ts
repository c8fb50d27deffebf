import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, ellipse } from '../../geometry/shapes.js';
import { accent, apart, both, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A llama that stands, a woven blanket over its back. */
const llama = redrawing('llama', () => {
  const animal = parse(
    'M59 14L57.500 0C57 -5 60 -6.500 62.500 -4L68.500 5L71 -3C72 -6.500 76.500 -6 77 -2.500L78 8C86 9 97 12 99 19C100.500 26 96 31 88 31L81 31C79.500 41 85 52 85 63C85 71 83 77 81.500 82L81.500 101C81.500 104 80 105.500 77 105.500L70 105.500C67 105.500 65.500 104 65.500 101L65.500 86L31 86L31 101C31 104 29.500 105.500 26.500 105.500L19.500 105.500C16.500 105.500 15 104 15 101L15 84C10 80 8 75 7.500 70C1 70 -2.500 65 -2.500 59C-2.500 49 8 42 20 42L48 42C56 42 59 37 59 29Z',
  );
  const blanket = parse(
    'M25 36L49 36C51 36 52 37.500 52.200 39.500L55 70C55 72.500 54 74 52 74L22 74C20 74 19 72.500 19 70L21.800 39.500C22 37.500 23 36 25 36Z',
  );
  const weave = parse('M10 53L19.500 61L28.250 50L37 61L45.750 50L54.500 61L64 53');
  const eye = circle(80, 18, 3.4);
  return [
    main(softened(subtract(animal, grow(blanket, 5), eye), 1)),
    accent(softened(subtract(blanket, stroke(weave, 5.5)), 0.8)),
  ];
});

/** A cow that looks on: short horns, ears that hang, a white face. */
const cow = redrawing('cow', () => {
  const ear = parse('M27 31C17 23 3 25 -5.500 36C-1 49 14 53 29 46Z');
  const horn = parse('M35 21C20 20 10 9 13 -5.500C20 3 30 5 44 6Z');
  const skull = parse(
    'M50 5C65 5 78 12 79 28C80 43 75 54 73 67C71.500 79 72 84 70 93C68 101 60 105.500 50 105.500C40 105.500 32 101 30 93C28 84 28.500 79 27 67C25 54 20 43 21 28C22 12 35 5 50 5Z',
  );
  const face = parse('M50 18C56 18 60 23 60 31C60 46 63 57 64 80L36 80C37 57 40 46 40 31C40 23 44 18 50 18Z');
  const eyes = both(ellipse(31, 46, 4, 5.2));
  const muzzle = parse(
    'M50 73.500C65 73.500 74 80 74 90C74 100 63 105.500 50 105.500C37 105.500 26 100 26 90C26 80 35 73.500 50 73.500Z',
  );
  const nostrils = both(rotate(ellipse(39, 87.5, 3.8, 5.4), 20, 39, 87.5));
  const head = union(skull, both(ear), both(horn));
  return [main(subtract(apart(head, muzzle), eyes, face)), accent(subtract(muzzle, nostrils))];
});

export const REDRAWN_PADDOCK: readonly Redrawing[] = [llama, cow];
