import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** Narrow leaves along a twig, and two olives. */
const oliveBranch = mark('olive-branch', ['agriculture', 'food', 'nature'], () => {
  const stem = parse('M12 98C28 78 46 52 86 4');
  const twig = stroke(stem, 5.4, { cap: 'round' });
  const leaves = concat(
    leaf(84, 8, 99, 44, 0.26, 0.45),
    leaf(76, 18, 36, 1, 0.26, 0.45),
    leaf(56, 42, 12, 26, 0.26, 0.45),
    leaf(34, 70, 0, 56, 0.26, 0.45),
  );
  const olives = concat(
    rotate(ellipse(72, 56, 12.5, 16.5), -28, 72, 56),
    rotate(ellipse(48, 82, 12.5, 16.5), -28, 48, 82),
  );
  return [main(apart(leaves, twig)), main(twig, stem), accent(olives)];
});

const banana = mark('banana', ['agriculture', 'food'], () => {
  const front = parse(
    'M38 6L50 2C54 12 52 18 53 26C56 46 72 56 92 58C98 59 99 66 94 69C64 86 32 64 36 22C37 14 40 12 38 6Z',
  );
  const back = parse(
    'M31 14C27 28 28 46 36 58C46 73 62 81 80 80C85 80 86 86 82 89C52 106 6 84 14 38C16 27 22 18 31 14Z',
  );
  return [main(front), accent(apart(back, front))];
});

const tomato = mark('tomato', ['agriculture', 'food', 'gastronomy'], () => {
  const body = parse('M50 26C60 19 96 16 97 56C97 82 76 98 50 98C24 98 3 82 3 56C4 16 40 19 50 26Z');
  const crown = union(
    ...[-178, -135, -45, -2].map((a) =>
      leaf(50, 25, ...polar(50, 25, 27, a + 22 * Math.sign(Math.cos((a * Math.PI) / 180))), 0.26, 0.5),
    ),
    leaf(50, 24, 50, 50, 0.26, 0.5),
    stroke(parse('M50 26C50 15 54 8 60 3'), 7),
  );
  const shine = parse('M15 60C15 72 22 81 32 86');
  return [
    main(subtract(apart(body, crown), stroke(shine, 5.5, { cap: 'round' })), apart(body, crown)),
    accent(crown),
  ];
});

/** A bulb with its skins and a green shoot. */
const onion = mark('onion', ['agriculture', 'food'], () => {
  const bulb = parse(
    'M44 30C42 36 36 39 28 43C14 50 5 58 5 68C5 85 24 96 50 96C76 96 95 85 95 68C95 58 86 50 72 43C64 39 58 36 56 30Z',
  );
  const skins = both(parse('M45 36C34 50 28 58 28 69C28 80 34 88 42 92'));
  const shoots = concat(
    leaf(50, 28, 50, 0, 0.24, 0.5),
    leaf(42, 27, 22, 8, 0.24, 0.5),
    leaf(58, 27, 78, 8, 0.24, 0.5),
  );
  return [main(subtract(bulb, stroke(skins, 4.6)), concat(bulb, skins)), accent(shoots)];
});

/** A large one and a small one. */
const potato = mark('potato', ['agriculture', 'food'], () => {
  const large = parse(
    'M40 6C64 -2 90 8 94 30C98 50 80 60 66 70C52 80 34 88 18 78C2 68 0 48 8 34C14 22 26 10 40 6Z',
  );
  const small = parse('M72 62C86 54 99 62 99 76C99 90 84 99 66 99C50 99 42 92 44 82C47 72 60 70 72 62Z');
  const eyes = concat(
    rotate(ellipse(34, 32, 6, 3.6), 30, 34, 32),
    rotate(ellipse(60, 28, 5.4, 3.4), -24, 60, 28),
    rotate(ellipse(26, 58, 5.4, 3.4), -16, 26, 58),
  );
  return [
    main(subtract(apart(large, small), eyes), concat(apart(large, small), eyes)),
    accent(subtract(small, ellipse(76, 78, 5, 3.2)), small),
  ];
});

/** A quill, its vane split here and there. */
const feather = mark('feather', ['nature', 'art', 'livestock'], () => {
  const vane = parse(
    'M97 3C98 30 92 52 78 66C66 78 48 84 30 84L16 84L16 70C16 52 22 34 34 22C48 8 70 2 97 3Z',
  );
  const shaft = line(3, 97, 70, 30);
  const splits = [
    corners('100,44 62,56 96,60', 0),
    corners('76,92 44,74 58,96', 0),
    corners('6,56 30,56 6,44', 0),
  ];
  return [
    main(subtract(apart(vane, stroke(shaft, 5.4, { cap: 'round' })), ...splits), subtract(vane, ...splits)),
    accent(stroke(shaft, 5.4, { cap: 'round' }), shaft),
  ];
});

/** A pack animal of the Andes under its blanket. */
const llama = mark('llama', ['livestock', 'nature', 'art'], () => {
  const legs = [29, 43, 67, 81].map((x) => rect(x, 62, 10, 37, 3));
  const trunk = union(
    rect(26, 46, 68, 30, 14),
    parse('M24 20C24 16 27 14 31 14L38 14C43 14 46 18 46 24L48 54L26 60L24 34Z'),
    rect(5, 16, 34, 17, 8),
    parse('M27 18L25 0C31 3 34 8 35 18Z'),
    parse('M37 18L40 2C44 7 45 12 43 20Z'),
    circle(93, 52, 7),
    ...legs,
  );
  const blanket = parse('M52 40L82 40L82 64C77 69 57 69 52 64Z');
  const stripe = rect(40, 52, 60, 4.6);
  return [
    main(subtract(apart(trunk, blanket), circle(21, 22.5, 2.8)), apart(trunk, blanket)),
    accent(subtract(blanket, stripe), blanket),
  ];
});

const duck = mark('duck', ['livestock', 'nature', 'food'], () => {
  const body = parse(
    'M3 48C13 56 28 57 38 51C32 41 31 31 35 22C42 5 72 3 79 24C82 36 78 44 74 50C88 57 94 70 86 82C78 94 62 98 46 98C18 98 0 76 3 48Z',
  );
  const beak = parse('M83 23C90 25 96 27 101 30C100 37 92 41 82 39C84 34 84 28 83 23Z');
  const wing = parse('M26 66C40 70 54 68 66 60C68 76 58 85 46 85C36 85 28 78 26 66Z');
  return [main(subtract(body, circle(62, 26, 4), stroke(wing, 4.6)), concat(body, wing)), accent(beak)];
});

export const ORCHARD: readonly Mark[] = [oliveBranch, banana, tomato, onion, potato, feather];
export const PASTURE: readonly Mark[] = [llama, duck];
