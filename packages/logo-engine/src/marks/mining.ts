import { parse, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, rect, regular } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

const pickaxe = mark('pickaxe', ['construction'], () => {
  const turn = (path: Path) => rotate(path, 38, 50, 50);
  const head = parse('M-2 42C10 14 30 2 50 2C70 2 90 14 102 42C86 28 69 22 50 22C31 22 14 28 -2 42Z');
  const iron = turn(union(head, rect(38, 0, 24, 26, 3)));
  return [main(iron), accent(apart(turn(rect(43, 18, 14, 84, 5)), iron))];
});

const mineCart = mark('mine-cart', ['construction'], () => {
  const body = parse(
    'M7 37L93 37C96 37 98 40 97 43L86 74C85 77 83 78 80 78L20 78C17 78 15 77 14 74L3 43C2 40 4 37 7 37Z',
  );
  const ore = union(
    regular(27, 29, 15, 6, 2, 12),
    regular(52, 21, 19, 7, 2, 0),
    regular(76, 29, 14, 6, 2, 30),
  );
  const wheels = concat(circle(32, 87, 12), circle(68, 87, 12));
  const hubs = concat(circle(32, 87, 4.5), circle(68, 87, 4.5));
  return [main(apart(body, wheels)), accent(apart(ore, body)), main(subtract(wheels, hubs))];
});

export const MINING: readonly Mark[] = [pickaxe, mineCart];
