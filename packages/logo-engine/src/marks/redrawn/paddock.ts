import { grow, parse, stroke, subtract } from '../../geometry/kernel.js';
import { circle } from '../../geometry/shapes.js';
import { accent, main, softened } from '../mark.js';
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

export const REDRAWN_PADDOCK: readonly Redrawing[] = [llama];
