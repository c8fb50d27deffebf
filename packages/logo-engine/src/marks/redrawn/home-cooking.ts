/** What is fried and baked at home: drawn anew, plainly and boldly. */
import { subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Two toasted pupusas on each other, cheese running out between them. */
const pupusa = redrawing('pupusa', () => {
  const round = (y: number, height: number, half: number, deep: number): Path =>
    softened(
      union(
        ellipse(50, y, half, deep),
        rect(50 - half, y, 2 * half, height),
        ellipse(50, y + height, half, deep),
      ),
      6,
    );
  const toasted = (x: number, y: number, rx: number): Path => ellipse(x, y, rx, rx * 0.6);
  const spots = union(toasted(16, 24, 13), toasted(46, 7, 10), toasted(52, 34, 15), toasted(84, 16, 11));
  const top = round(22, 5, 62, 34);
  const drops = union(inked(line(26, 60, 26, 78), 17), inked(line(58, 70, 58, 84), 17));
  const cheese = filleted(union(round(36, 5, 65, 34), drops), 5);
  const foot = round(54, 7, 62, 34);
  return [main(union(subtract(top, spots), apart(foot, cheese, top))), accent(apart(cheese, top))];
});

/** Two plain biscuits, caramel between them, coconut on it. */
const alfajor = redrawing('alfajor', () => {
  const round = (y: number, height: number, half: number, deep = 22): Path =>
    union(
      ellipse(50, y, half, deep),
      rect(50 - half, y, 2 * half, height),
      ellipse(50, y + height, half, deep),
    );
  const bite = union(circle(92, 2, 15), circle(106, 18, 12));
  const top = subtract(round(20, 9, 52), bite);
  const caramel = union(round(34, 16, 56, 26), inked(line(30, 70, 30, 84), 17));
  const foot = round(61, 12, 52);
  const flake = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 5.4, 3.5), turn, x, y);
  const coconut = union(
    flake(6, 54, 50),
    flake(21, 64, -30),
    flake(40, 66, 20),
    flake(58, 65, -20),
    flake(77, 65, 20),
    flake(94, 53, -40),
  );
  return [
    main(union(top, apart(foot, caramel))),
    accent(softened(subtract(apart(caramel, round(20, 9, 52)), coconut), 1)),
  ];
});

export const HOME_COOKING: readonly Redrawing[] = [pupusa, alfajor].map(filling);
