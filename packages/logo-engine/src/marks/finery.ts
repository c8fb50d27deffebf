/** What is worn on feast days, and hands and faces that are cared for. */
import { intersect, parse, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, ellipse, rect } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  filled,
  filleted,
  inked,
  type Mark,
  main,
  mark,
  type Part,
  softened,
  whole,
} from './mark.js';

const drawn = (id: string, industries: Mark['industries'], draw: () => readonly Part[]): Mark =>
  mark(id, industries, () => filled(draw()));

/** A shirt of two pockets, pleated from its shoulders. */
const guayabera = drawn('guayabera', ['desing', 'art', 'marketing'], () => {
  const body = whole(
    parse('M50 2L68 -4L94 4L112 42C113 45 112 47 110 48L97 54L94 50L94 103C94 106 92 108 89 108L50 108Z'),
  );
  const wing = parse('M32 -7C26 -2 22 6 21 14L36 29L50 13C43 9 36 2 32 -7Z');
  const throat = parse('M32 -8L68 -8C65 3 57 10 50 13C43 10 35 3 32 -8Z');
  const collar = softened(both(wing), 1);
  const placket = rect(47.7, 18, 4.6, 100);
  const pocket = softened(parse('M13 70L40 70L40 90L26.500 97L13 90Z'), 2.5);
  const pleats = both(
    union(
      ...[17, 26.5].map((x) => rect(x - 2.3, x === 17 ? 19 : 32, 4.6, x === 17 ? 42 : 29, 2.3)),
      rect(33.7, 38, 4.6, 23, 2.3),
    ),
  );
  const pockets = both(pocket);
  return [
    main(subtract(apart(body, collar, pockets), pleats, placket, throat)),
    accent(concat(collar, pockets)),
  ];
});

/** A high comb for the hair, a carnation beside it. */
const peineta = drawn('peineta', ['desing', 'art', 'entertainment'], () => {
  const lobes = [-4, 14, 32, 50, 68, 86, 104].map((x) => circle(x, -4 + ((x - 50) / 54) ** 2 * 18, 12));
  const crown = filleted(union(parse('M-13 16L50 -8L113 16L93 62L7 62Z'), ...lobes), 2);
  const pierced = [-146, -118, -90, -62, -34].map((turn) => rotate(ellipse(89, 60, 16, 6.8), turn, 50, 60));
  const bow = intersect(circle(50, 62, 14), rect(0, 0, 100, 62));
  const teeth = [12, 27.2, 42.4, 57.6, 72.8, 88].map((x) => rect(x - 5.2, 66.5, 10.4, 44, 5));
  const comb = union(rect(6.8, 66.5, 86.4, 12, 4), ...teeth);
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => rotate(circle(110, 2, 10), turn, 92, 2));
  const flower = filleted(union(circle(92, 2, 19), ...petals), 1);
  const frill = inked(parse('M82 -2C82 -14 102 -14 102 -2C102 8 90 8 90 1'), 5.5);
  return [
    main(apart(concat(subtract(crown, ...pierced, bow), comb), flower)),
    accent(subtract(flower, frill)),
  ];
});

/** Warm stones on the palm of a hand. */
const stonesInHands = drawn('stones-in-hands', ['healthcare', 'nature', 'marketing'], () => {
  const hand = softened(
    parse(
      'M17 74C28 65 41 66 51 74L70 74C78 74 82 79 81 85L98 70C104 65 114 71 109 80L91 101C86 107 80 109 73 109L17 109Z',
    ),
    2,
  );
  const crease = inked(parse('M50 90L68 90C75 90 79 88 83 84'), 4.8);
  const cuff = rect(-9, 67, 21, 46, 5);
  const stones = concat(ellipse(54, -2, 18, 13), ellipse(51, 25, 27, 13), ellipse(56, 53, 37, 14));
  const glint = inked(parse('M32 50C36 46 42 44.500 48 44.500'), 4.8);
  return [
    main(concat(softened(subtract(apart(hand, stones), crease), 0.8), cuff)),
    accent(subtract(stones, glint)),
  ];
});

/** A calm face in profile, a sparkle on the cheek. */
const glowingFace = drawn('glowing-face', ['healthcare', 'marketing', 'nature'], () => {
  const face = parse(
    'M22 6C14 14 13 24 14 32C14 38 10 43 4 50C2 53 3 55 6 56C9 57 10 58 9 60C7 63 5 65 6.500 67C8 68.500 8 69.500 7 71C6 74 9 76 11 78C12 80 11 82 11 84C11 90 16 93 22 92C30 91 36 90 40 92L42 106L86 106C78 92 77 78 82 62C90 48 86 20 66 8Z',
  );
  const hair = parse(
    'M18 12C22 -2 42 -10 64 -6C90 -2 104 16 104 44C104 70 100 88 106 104C94 108 80 104 74 92C68 80 72 66 66 52C60 38 36 32 18 12Z',
  );
  const lid = inked(parse('M19 42C23 47 30 47 35 42'), 5.5);
  const glow = parse('M44 50C46 62 50 66 62 68C50 70 46 74 44 86C42 74 38 70 26 68C38 66 42 62 44 50Z');
  return [main(subtract(apart(face, hair), lid, glow)), accent(hair)];
});

export const FINERY: readonly Mark[] = [guayabera, peineta, stonesInHands, glowingFace];
