// What is eaten, drunk and danced to, each with one idea.
import { parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { arc, band, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A cloche whose knob is the steam of what is under it. */
const cloche = redrawing('cloche', () => {
  const dome = softened(parse('M-6 92C-6 58 20 36 50 36C80 36 106 58 106 92Z'), 2);
  const steam = parse('M47 44C30 34 30 16 44 4C54 -5 56 -14 50 -28C72 -18 78 0 66 14C56 25 54 32 58 44Z');
  const glint = inked(arc(50, 92, 40, 198, 238), 8);
  const plate = rect(-14, 98, 128, 17, 8.5);
  return [main(subtract(apart(dome, steam), glint)), accent(steam), accent(plate)];
});

/** A record that wears headphones. */
const headphones = redrawing('headphones', () => {
  const bow = band(50, 50, 60, 47, 180, 360);
  const cup = (x: number): Path => rect(x, 46, 22, 48, 10);
  const phones = union(bow, cup(-12), cup(90), rect(-10, 46, 13, 20), rect(97, 46, 13, 20));
  const disc = circle(50, 54, 39);
  const grooves = union(
    inked(arc(50, 54, 25, -70, -15), 7),
    inked(arc(50, 54, 25, 110, 165), 7),
    circle(50, 54, 9),
  );
  return [main(phones), accent(subtract(apart(disc, phones), grooves))];
});

/** Two balloons that lean together into a heart. */
const balloon = redrawing('balloon', () => {
  const skin = parse('M50 -2C69 -2 82 16 82 38C82 62 66 82 54 92L46 92C34 82 18 62 18 38C18 16 31 -2 50 -2Z');
  const left = rotate(skin, -33, 50, 92);
  const right = rotate(skin, 33, 50, 92);
  const knot = corners('50,86 61,105 39,105', 2);
  const string = inked(parse('M50 100C50 118 68 116 64 129C61 138 50 136 42 141'), 8.5);
  const glint = inked(arc(25, 50, 25, 195, 250), 7.5);
  return [main(subtract(union(left, knot, string), glint)), accent(apart(right, left, knot))];
});

export const FEASTS_WITH_AN_IDEA: readonly Redrawing[] = [cloche, headphones, balloon].map(filling);
