import { subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, line, polyline, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filleted, inked, type Mark, main, mark } from './mark.js';

/** Slabs of marble, one behind the other, their veins running through them. */
const marbleSlab = mark('marble-slab', ['construction', 'desing'], () => {
  const slab = corners('-5,13 66,13 70,91 -1,91', 3);
  const behind = corners('30,-5 99,-5 104,91 40,91', 3);
  const rack = rect(-5, 96, 110, 9.5, 3);
  const veins = [
    limb('-14,28,4 8,35,3.200 24,50,3.500 38,70,3.200 56,80,3 80,83,4'),
    limb('16,41,2.500 30,50,3.200 46,50,2.800 58,40,2.600 80,30,3.800'),
    limb('-14,66,4 4,70,3 14,80,3 20,100,4'),
  ];
  const far = [
    limb('66,-14,4 76,4,3.200 81,20,3.400 90,34,3 114,46,4'),
    limb('60,52,4 76,58,3.200 84,70,3 96,76,3 114,78,4'),
  ];
  return [
    main(union(subtract(slab, filleted(union(...veins), 2)), rack)),
    accent(apart(subtract(behind, filleted(union(...far), 2)), slab)),
  ];
});

/** A thermometer whose mercury is low, and a flake of snow. */
const coldThermometer = mark('cold-thermometer', ['technology', 'construction', 'food'], () => {
  const glass = union(rect(1.5, -5.5, 33, 90, 16.5), circle(18, 82, 23));
  const inside = union(rect(8.5, 1.5, 19, 80, 9.5), circle(18, 82, 16));
  const mercury = union(inked(line(18, 52, 18, 80), 9), circle(18, 82, 11.2));
  const arm = concat(
    line(73, 35, 73, 4),
    polyline([
      [63, 8],
      [73, 18],
      [83, 8],
    ]),
  );
  const arms = [0, 60, 120, 180, 240, 300].map((turn) => rotate(arm, turn, 73, 35));
  return [
    main(subtract(glass, inside), glass),
    main(mercury),
    accent(union(...arms.map((one) => inked(one, 6.5))), concat(...arms)),
  ];
});

export const STONE_AND_FROST: readonly Mark[] = [marbleSlab, coldThermometer];
