import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, corners, leaf, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A tower over the sea, and one beam from its lamp. */
const lighthouse = redrawing('lighthouse', () => {
  const tower = corners('25,34 51,34 60,90 16,90', 1.5);
  const stripes = concat(line(10, 56, 66, 46), line(6, 76, 70, 66));
  const lamp = union(
    rect(29, 12, 18, 14),
    parse('M24 12C26 0 34 -4 38 -4C42 -4 50 0 52 12Z'),
    rect(20, 24, 36, 7, 2),
  );
  const beam = corners('54,13 103,1 103,32 54,21', 1);
  const sea = parse(
    'M-4 91C10 84 20 84 32 91C44 99 54 99 66 91C78 84 90 84 104 91L104 99C90 92 78 92 66 99C54 107 44 107 32 99C20 92 10 92 -4 99Z',
  );
  return [main(union(apart(subtract(tower, stroke(stripes, 5)), sea), lamp)), accent(beam), main(sea)];
});

/** A hummingbird before a flower: a bill that grows out of its head, feathers at its shoulder. */
const hummingbird = redrawing('hummingbird', () => {
  const body = parse(
    'M64 30C70 24 78 23 84 26C91 22 98 17 105 9C102 22 95 29 89 34C88 52 78 64 64 71C54 76 44 82 36 90L18 105L30 84L20 88C28 72 36 62 46 54C54 48 56 40 64 30Z',
  );
  const feathers = [
    leaf(56, 48, 8, -4, 0.13, 0.6),
    leaf(56, 48, -5, 16, 0.13, 0.6),
    leaf(56, 48, 0, 38, 0.13, 0.6),
  ];
  return [main(subtract(body, circle(78, 33, 2.8))), accent(apart(union(...feathers), body))];
});

/** A fox with the white of its cheeks, friendly. */
const fox = redrawing('fox', () => {
  const head = parse(
    'M7 -2C19 4 29 12 36 21C45 18 55 18 64 21C71 12 81 4 93 -2C98 14 98 30 94 44L104 56C92 74 74 88 50 103C26 88 8 74 -4 56L6 44C2 30 2 14 7 -2Z',
  );
  const cheek = parse('M-12 55C18 52 32 58 40 70C45 78 47 88 47.500 112L-12 112Z');
  const inner = corners('14,12 27,24 17,33', 2);
  const nose = parse('M42 84C46 81 54 81 58 84C58 93 53 99 50 103C47 99 42 93 42 84Z');
  const cheeks = apart(intersect(head, both(cheek)), nose);
  return [
    main(union(subtract(apart(head, both(cheek), nose), both(circle(33, 47, 5)), both(inner)), nose)),
    accent(cheeks),
  ];
});

/** A cactus that stands in its pot. */
const cactus = redrawing('cactus', () => {
  const arms = concat(
    parse('M14 24L14 38C14 50 21 55 31 55L46 55'),
    parse('M86 14L86 30C86 42 79 47 69 47L54 47'),
  );
  const plant = union(rect(38, -4, 24, 84, 12), stroke(arms, 16, { cap: 'round' }));
  const rib = stroke(line(50, 12, 50, 66), 4.4, { cap: 'round' });
  const pot = union(
    rect(20, 74, 60, 11, 3),
    parse('M26 80L74 80L69 100C68 103 67 104 64 104L36 104C33 104 32 103 31 100Z'),
  );
  return [main(subtract(apart(plant, pot), rib), apart(plant, pot)), accent(pot)];
});

export const REDRAWN_OUTSIDE: readonly Redrawing[] = [lighthouse, hummingbird, fox, cactus];
