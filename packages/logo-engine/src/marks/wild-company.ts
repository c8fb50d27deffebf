import { grow, intersect, parse, subtract, union } from '../geometry/kernel.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened, whole } from './mark.js';

/** The face of a koala: wide, tufted ears and a nose as long as the face. */
const koala = mark('koala', ['nature', 'entertainment'], () => {
  const head = parse('M50 19C71 19 85 34 85 60C85 86 72 103 50 103C28 103 15 86 15 60C15 34 29 19 50 19Z');
  const ear = filleted(
    union(
      circle(18, 25, 22),
      leaf(24, 30, -5, 32, 0.34, 0.5),
      leaf(24, 32, -5, 46, 0.32, 0.5),
      leaf(22, 34, 0, 60, 0.3, 0.5),
    ),
    1.5,
  );
  const inner = parse('M8 32C4 22 10 13 19 13C23 13 26 15 27 17C21 21 16 27 13 34C11 35 9 34 8 32Z');
  const nose = parse('M50 43C59 43 63 53 63 66C63 79 58 86 50 86C42 86 37 79 37 66C37 53 41 43 50 43Z');
  const eyes = both(circle(28, 54, 5));
  return [
    main(subtract(union(head), eyes, grow(nose, 4))),
    main(both(softened(subtract(apart(ear, head), inner), 1))),
    accent(nose),
  ];
});

/** The head of a rhinoceros in profile, one horn behind the other. */
const rhinoceros = mark('rhinoceros', ['nature', 'automotive', 'construction'], () => {
  const head = parse(
    'M-5 46C4 34 16 28 32 29C44 32 50 44 62 49C72 52 80 50 88 54C98 58 105 66 104 78C103 88 95 93 84 92C74 91 66 88 57 87C48 92 42 98 40 105.500L-5 105.500Z',
  );
  const ear = parse('M16 36C8 22 8 8 14 -3C26 4 34 18 34 34Z');
  const horn = parse('M70 47C84 38 91 20 88 -5C104 8 109 38 98 56Z');
  const second = parse('M47 37C55 32 58 24 58 12C69 20 71 36 66 46Z');
  const eye = circle(48, 57, 4.6);
  const nostril = ellipse(93, 70, 3.4, 4.6);
  const mouth = inked(parse('M108 83C96 80 86 80 78 77'), 4.6);
  const fold = inked(parse('M24 54C18 66 18 82 26 92'), 5);
  return [
    main(subtract(apart(filleted(union(head, ear), 2), horn, second), eye, nostril, mouth, fold)),
    accent(softened(horn, 1)),
    accent(softened(second, 1)),
  ];
});

/** The head of a moose from the front: the broad blades of its antlers, a long and heavy nose. */
const moose = mark('moose', ['nature', 'construction', 'entertainment'], () => {
  const blade = softened(
    filleted(
      union(
        corners(
          '46,49 30,50 14,47 3,40 -5,24 5,27 -5,8 8,15 5,-5 17,9 21,-5.500 27,12 34,2 33,20 28,33 36,40',
          0.5,
        ),
        limb('32,45,4 42,40,4.4 45,24,3'),
      ),
      1.5,
    ),
    1,
  );
  const head = parse(
    'M36 48C40 42 60 42 64 48C66 60 64 67 68 80C72 97 64 105.500 50 105.500C36 105.500 28 97 32 80C36 67 34 60 36 48Z',
  );
  const ear = leaf(38, 59, 10, 64, 0.26, 0.5);
  const eyes = both(circle(42, 64, 3.6));
  const nostrils = both(ellipse(41, 91, 3.6, 5));
  return [
    main(subtract(filleted(union(head, both(ear)), 1.5), eyes, nostrils)),
    accent(softened(apart(both(blade), head, both(ear)), 1)),
  ];
});

/** A raven, side on: a heavy beak, the beard of feathers at its throat, a folded wing. */
const raven = mark('raven', ['nature', 'art', 'gastronomy'], () => {
  const trunk = parse(
    'M44 36C48 14 56 -2 70 -2C78 -2 83 1 86 6C96 6 104 12 105.500 23C100 27 94 28 88 27L84 32L88 38L82 42L84 49C86 68 74 88 52 92C36 94 24 98 10 105C4 107 -2 103 2 97L34 60Z',
  );
  const legs = union(
    limb('51,82,7 46.5,92,4 46.5,101,4'),
    limb('69,78,7 69,90,4 69,101,4'),
    rect(42.5, 97.5, 17.5, 8, 4),
    rect(65, 97.5, 18.5, 8, 4),
  );
  const wing = parse('M44 30C58 32 68 46 62 60C54 76 26 82 -2 92C-6 93 -6 89 -3 86C14 72 26 34 44 30Z');
  const eye = circle(71, 12, 4);
  const mouth = inked(parse('M110 24C100 20 94 19 86 19'), 4.2);
  return [
    main(softened(subtract(filleted(union(trunk, legs), 1), eye, grow(wing, 4), mouth), 0.7)),
    accent(softened(wing, 1.2)),
  ];
});

/** A magpie, side on: a pale belly and shoulder, a tail longer than the bird. */
const magpie = mark('magpie', ['nature', 'art', 'desing'], () => {
  const bird = parse(
    'M56 34C58 20 66 10 79 10C87 10 92 14 94 19L106 27C103 32 99 33 94 33C96 58 90 74 76 82C64 88 48 86 38 76C34 72 31 67 28 62L-5 8C-7 3 1 -4 5 0L40 42C46 46 53 44 56 34Z',
  );
  const belly = parse(
    'M91 46C93 62 87 74 76 81C66 87 54 86 46 82C43 80 44 76 48 76C64 74 74 66 77 52C79 44 90 40 91 46Z',
  );
  const patch = parse('M60 46C67 48 68 56 63 60C57 65 48 64 44 61C47 57 50 49 60 46Z');
  const legs = union(
    limb('55,86,4 53,94,4 53,101,4'),
    limb('75,82,4 78,92,4 78,101,4'),
    rect(49, 98, 18, 7.5, 3.7),
    rect(74, 98, 18, 7.5, 3.7),
  );
  const eye = circle(81, 21, 3.8);
  return [
    main(softened(apart(subtract(bird, eye, patch), belly), 0.8)),
    main(softened(apart(legs, bird, belly), 0.5)),
    accent(softened(belly, 1)),
  ];
});

/** A cicada from above: eyes at the corners of its head, wings that are longer than it is. */
const cicada = mark('cicada', ['nature', 'entertainment', 'art'], () => {
  const eyes = both(circle(30, 9, 10));
  const head = union(eyes, parse('M36 2C42 -6 58 -6 64 2L70 16C62 22 38 22 30 16Z'));
  const chest = parse('M27 26C38 22 62 22 73 26C80 36 78 48 68 54L32 54C22 48 20 36 27 26Z');
  const tail = parse('M36 58L64 58C66 72 60 90 53 101C51 103 49 103 47 101C40 90 34 72 36 58Z');
  const wing = parse(
    'M20 30C8 40 -5 62 -5 84C-5 98 2 107 14 105C30 103 38 88 40 76L34 57C26 52 22 42 20 30Z',
  );
  const vein = inked(parse('M22 56C21 72 18 90 9 110'), 4.2);
  return [
    main(subtract(head, both(circle(29, 9, 4)))),
    main(chest),
    main(tail),
    accent(both(softened(subtract(apart(wing, chest, tail), vein), 0.8))),
  ];
});

/** An emu: a bare neck, long legs and a coat that hangs down like a haystack. */
const emu = mark('emu', ['nature', 'livestock', 'agriculture'], () => {
  const neck = union(
    limb('64,48,12 77,35,6.5 79.500,19,5 78,6,5'),
    ellipse(81, 3, 11, 8.5),
    corners('86,-4 106,7 86,11', 2.5),
  );
  const coat = filleted(
    corners(
      '74,36 84,45 85,53 77,55 78,65 69,62 65,73 57,65 50,75 43,66 33,75 29,65 16,72 17,62 2,67 6,57 -5,57 3,45 22,33 44,27 60,29',
      5,
    ),
    1,
  );
  const legs = union(
    limb('42,60,9 39,77,4.8 40,86,4.2 40,101,4.2'),
    limb('64,60,9 63,77,4.8 66,86,4.2 66,101,4.2'),
    rect(35.8, 97.5, 19, 8, 4),
    rect(61.8, 97.5, 19, 8, 4),
  );
  const tousle = [parse('M17 51C24 44 33 40.500 44 40'), parse('M36 55C44 47 54 44 62 45')];
  return [
    main(softened(apart(subtract(neck, circle(83, 2, 3)), coat), 0.6)),
    accent(subtract(softened(coat, 1), ...tousle.map((t) => inked(t, 4.8)))),
    main(softened(apart(legs, coat), 0.6)),
  ];
});

/** A bison, side on: the shaggy hump stands over a low head, before a smooth back. */
const bison = mark('bison', ['livestock', 'nature', 'gastronomy'], () => {
  const mane = parse(
    'M36 26C44 4 58 -5 68 0C78 5 84 12 88 20L96 32C104 44 104 58 105 78C106 88 100 92 94 92L91 105L83 96L77 104L72 93L63 100L59 86L50 88C38 72 30 48 36 26Z',
  );
  const horn = parse('M66 36C78 40 87 28 82 4C96 12 100 36 87 45C77 50 64 46 66 36Z');
  const rump = parse(
    'M50 24C36 22 14 26 4 38C-6 50 -4 64 2 72L0 105.500L17 105.500L24 84L36 84L38 105.500L55 105.500L58 80Z',
  );
  const eye = circle(90, 58, 4);
  const nostril = ellipse(97.5, 78, 2.8, 4);
  return [
    main(softened(apart(rump, mane), 0.6)),
    main(horn),
    accent(softened(subtract(apart(mane, horn), eye, nostril), 1)),
  ];
});

/** A wild boar, side on: a high shoulder, bristles down its back, a long snout and a tusk. */
const wildBoar = mark('wild-boar', ['livestock', 'nature', 'gastronomy'], () => {
  const trunk = parse(
    'M-2 50C2 36 18 29 34 23C44 16 54 12 62 18C68 21 72 26 76 32L95 50C98 48 101 48 103 51C106.5 57 106.5 74 103 80C100 84 96 84 92 84C84 94 74 97 66 91L62 85L30 80C18 84 6 78 1 70C-4 64 -5 56 -2 50Z',
  );
  const ear = parse('M56 38C52 24 56 8 68 -1C75 11 75 27 68 38C64 43 58 43 56 38Z');
  const legs = union(
    corners('1,58 28,72 22,86 25,105.5 9,105.5 5,90', 2),
    corners('44,76 76,80 71,105.5 54,105.5 52,92', 2),
  );
  const bristles = corners(
    '-1,43 -5,32 5,34 3,22 13,27 12,15 22,20 22,8 31,13 33,0 41,7 46,-5.5 55,3 54,14 42,20 32,28 16,36',
    0.8,
  );
  const tusk = parse('M73 80C81 83 87 73 86 56C97 66 97 84 84 89C77 91 72 86 73 80Z');
  const eye = circle(77, 48, 4);
  const nostril = ellipse(98.5, 63, 2.4, 4);
  const beast = filleted(union(trunk, legs), 1.5);
  return [
    main(softened(apart(subtract(beast, eye, tusk, nostril), bristles, ear), 0.6)),
    main(ear),
    accent(softened(apart(bristles, ear), 0.6), parse('M-1 40L2 28L13 33L21 14L32 22L46 0L48 14')),
  ];
});

/** A king crab from above: a prickly shell, long legs, small claws. */
const kingCrab = mark('king-crab', ['fishing', 'gastronomy', 'food'], () => {
  const thorns = '50,16 56,31 68,26 68,40 81,42 74,52 82,64 70,66 67,79 57,73 50,82';
  const shell = softened(whole(corners(thorns, 1.5)), 0.8);
  const under = ellipse(50, 53, 24, 24);
  const leg = union(
    limb('50,50,5 24,36,5 10,26,6 2,14,5.5 0,-3,3'),
    limb('50,54,5 22,54,5 8,54,6 1,64,5.5 -1,84,3'),
    limb('50,58,5 28,72,5 20,80,6 18,90,5.5 24,105,3'),
    limb('50,44,5 38,28,5 32,16,5'),
  );
  const claw = parse('M34 20C20 17 16 5 23 -5L31.500 6L41 -4C47 6 46 18 34 20Z');
  return [
    main(softened(apart(both(union(leg, claw)), shell, under), 0.8)),
    accent(subtract(shell, both(circle(42, 46, 4)))),
  ];
});

/** An otter on its back: small ears, whiskers, and a shell between its paws. */
const otter = mark('otter', ['nature', 'fishing', 'entertainment'], () => {
  const head = parse(
    'M50 -5C74 -5 90 8 92 28C94 44 90 54 90 60C98 68 104 84 105 105.500L-5 105.500C-4 84 2 68 10 60C10 54 6 44 8 28C10 8 26 -5 50 -5Z',
  );
  const ear = both(circle(10, 14, 8));
  const nose = parse('M39 30C39 25 61 25 61 30C61 36 55 42 50 42C45 42 39 36 39 30Z');
  const smile = both(inked(parse('M50 38L50 44C46 54 34 56 27 48'), 4.6));
  const whiskers = both(union(inked(parse('M14 40L-8 36'), 4.6), inked(parse('M14 49L-8 52'), 4.6)));
  const eyes = both(circle(28, 25, 4.6));
  const shell = parse(
    'M50 61C66 61 76 73 70 85C66 92 56 97 56 103C56 105.500 44 105.500 44 103C44 97 34 92 30 85C24 73 34 61 50 61Z',
  );
  const paw = union(limb('-8,110,9 8,100,9.5 22,94,9 30,94,8'), circle(30, 94, 8));
  const grip = subtract(grow(both(paw), 4), both(paw));
  const ribs = [line(50, 70, 50, 90), line(39, 73, 43, 86), line(61, 73, 57, 86)].map((l) => inked(l, 4.2));
  const held = apart(subtract(shell, ...ribs), both(paw));
  return [
    main(
      softened(
        intersect(
          union(
            apart(subtract(union(head, ear), eyes, nose, smile, whiskers, grip, rect(34, 90, 32, 20)), shell),
            intersect(both(paw), rect(-5, 0, 110, 105.5)),
          ),
          rect(-6, -6, 112, 111.5),
        ),
        0.8,
      ),
    ),
    accent(softened(held, 0.8)),
  ];
});

export const WILD_COMPANY: readonly Mark[] = [
  koala,
  rhinoceros,
  moose,
  raven,
  magpie,
  cicada,
  emu,
  bison,
  wildBoar,
  kingCrab,
  otter,
];
