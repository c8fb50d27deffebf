import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polar, rect, regular } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const ball = mark('soccer-ball', ['entertainment'], () => {
  const disc = circle(50, 50, 49);
  const patch = regular(50, 50, 17, 5, 1);
  const outer = Array.from({ length: 5 }, (_, i) =>
    regular(...polar(50, 50, 50, -90 + 36 + 72 * i + 36), 17, 5, 1, 180 + 72 * i),
  );
  const seams = Array.from({ length: 5 }, (_, i) =>
    stroke(line(...polar(50, 50, 18, -90 + 72 * i), ...polar(50, 50, 38, -90 + 72 * i)), 4.2),
  );
  const panels = union(patch, ...outer.map((one) => intersect(one, circle(50, 50, 43))));
  return [
    main(
      union(subtract(disc, circle(50, 50, 43)), panels, ...seams),
      concat(
        circle(50, 50, 47),
        patch,
        ...Array.from({ length: 5 }, (_, i) =>
          line(...polar(50, 50, 18, -90 + 72 * i), ...polar(50, 50, 46, -90 + 72 * i)),
        ),
      ),
    ),
  ];
});

const barbell = mark('barbell', ['entertainment', 'healthcare'], () => {
  const plate = rect(16, 22, 14, 56, 5);
  const outer = rect(1, 33, 11, 34, 4);
  const bar = rect(34, 44.5, 32, 11);
  const turn = (path: typeof bar) => rotate(path, -35);
  return [main(turn(both(plate))), accent(turn(both(outer))), main(turn(bar), turn(line(32, 50, 68, 50)))];
});

const guitar = mark('guitar', ['entertainment', 'art'], () => {
  const body = union(circle(50, 76, 22), ellipse(50, 52, 16, 15), rect(37, 54, 26, 14));
  const neck = rect(45.5, 14, 9, 32);
  const head = corners('42,0 58,0 56,14 44,14', 2);
  const hole = circle(50, 60, 6.5);
  const bridge = rect(40, 80, 20, 4.6, 2);
  const turn = (path: typeof neck) => rotate(path, 40, 50, 52);
  return [
    main(turn(subtract(apart(body, neck), hole, bridge)), turn(concat(body, hole))),
    accent(turn(union(neck, head))),
  ];
});

const notes = mark('music-notes', ['entertainment', 'art'], () => {
  const heads = [rotate(ellipse(21, 82, 18, 14), -18, 21, 82), rotate(ellipse(75, 72, 18, 14), -18, 75, 72)];
  const stems = union(rect(31, 18, 8, 64), rect(85, 6, 8, 66));
  const beam = corners('31,14 93,2 93,22 31,34', 2);
  return [
    main(
      union(...heads, stems, beam),
      concat(...heads, line(36, 80, 36, 18), line(90, 70, 90, 8), line(36, 18, 90, 8)),
    ),
    accent(corners('43,40 81,32.6 81,41 43,48.4'), null),
  ];
});

/** On one toe, arms raised. */
const dancer = mark('dancer', ['entertainment', 'art', 'healthcare'], () => {
  const head = circle(50, 19, 7.5);
  const arms = parse('M43 34C32 30 27 17 40 4M57 34C68 30 73 17 60 4');
  const torso = parse('M41 31C46 34 54 34 59 31C61 38 57 43 57 48L43 48C43 43 39 38 41 31Z');
  const skirt = parse('M42 51L58 51C70 53 84 57 92 64C78 68 64 68 50 65C36 68 22 68 8 64C16 57 30 53 42 51Z');
  const leg = parse('M43 70L54 71L52 95C52 98 50 100 48 100C46 100 45 98 45 95Z');
  const bent = parse('M57 71L72 72C75 76 66 84 54 91L54 84C60 80 62 78 61 77L57 77Z');
  return [
    main(union(head, stroke(arms, 6), torso), concat(head, arms, torso)),
    accent(skirt),
    main(union(leg, bent)),
  ];
});

const balloon = mark('balloon', ['entertainment', 'marketing'], () => {
  const skin = parse('M50 1C71 1 85 17 85 37C85 57 70 73 50 78C30 73 15 57 15 37C15 17 29 1 50 1Z');
  const knot = corners('50,80 58,89 42,89', 1.5);
  const gleam = arc(50, 38, 22, 190, 262);
  return [main(subtract(skin, stroke(gleam, 5.4)), concat(skin, gleam)), accent(knot)];
});

const gift = mark('gift', ['entertainment', 'marketing', 'art'], () => {
  const bow = parse('M48 29C34 29 18 26 18 14C18 6 24 2 30 2C40 2 47 14 48 29Z');
  const hole = parse('M42 23C34 22 25 20 25 14C25 10 28 8 31 8C36 8 40 14 42 23Z');
  const lid = concat(rect(4, 33, 40, 18, 2), rect(56, 33, 40, 18, 2));
  const box = concat(rect(10, 55.5, 34, 42, 2), rect(56, 55.5, 34, 42, 2));
  return [
    accent(subtract(both(bow), both(hole)), both(bow)),
    main(lid),
    main(box),
    accent(concat(rect(47.5, 33, 5, 64.5)), null),
  ];
});

const stroller = mark('baby-carriage', ['healthcare', 'entertainment', 'desing'], () => {
  const hood = parse('M4 44C4 22 20 4 44 4L44 44Z');
  const basket = parse('M4 49L84 49C84 66 70 78 54 78L36 78C18 78 4 66 4 49Z');
  const handle = parse('M84 49L90 34C92 30 94 28 98 28');
  const wheels = [circle(28, 90, 9), circle(64, 90, 9)];
  return [
    accent(subtract(hood, stroke(line(44, 44, 14, 14), 4)), concat(hood, line(44, 44, 16, 16))),
    main(union(basket, stroke(handle, 6.5)), concat(basket, handle)),
    main(concat(...wheels)),
  ];
});

const camera = mark('camera', ['art', 'marketing', 'entertainment'], () => {
  const body = parse(
    'M12 22L28 22L35 11C36 9 38 8 40 8L60 8C62 8 64 9 65 11L72 22L88 22C94 22 98 26 98 32L98 82C98 88 94 92 88 92L12 92C6 92 2 88 2 82L2 32C2 26 6 22 12 22Z',
  );
  const lens = circle(50, 56, 25);
  return [
    main(subtract(body, lens, circle(84, 36, 4)), concat(body, circle(50, 56, 22))),
    accent(subtract(circle(50, 56, 19.5), circle(50, 56, 8)), circle(50, 56, 9)),
  ];
});

const aperture = mark('aperture', ['art', 'entertainment', 'technology'], () => {
  const disc = circle(50, 50, 49);
  const cuts = Array.from({ length: 6 }, (_, i) =>
    stroke(line(...polar(50, 50, 22, 60 * i), ...polar(50, 50, 80, 60 * i + 76)), 4.4),
  );
  const blades = subtract(disc, regular(50, 50, 22, 6, 0, 30), ...cuts);
  return [main(blades)];
});

const tent = mark('tent', ['nature', 'entertainment', 'transportation'], () => {
  const fly = corners('50,8 98,88 2,88', 3);
  const flap = parse('M50 34L72 94L28 94Z');
  const opening = corners('50,46 65,88 35,88', 1);
  const poles = concat(line(50, 10, 44, 1), line(50, 10, 56, 1));
  return [
    main(union(subtract(fly, flap), stroke(poles, 4.4)), concat(fly)),
    accent(opening),
    main(rect(0, 92, 100, 6, 3), line(3, 95, 97, 95)),
  ];
});

const compass = mark('compass', ['transportation', 'nature', 'marketing', 'fishing'], () => {
  const rim = subtract(circle(50, 50, 49), circle(50, 50, 40.5));
  const north = rotate(corners('50,14 60,48 40,48', 1), 35);
  const south = rotate(corners('40,52 60,52 50,86', 1), 35);
  return [main(rim, circle(50, 50, 46)), accent(north), main(south)];
});

const masks = mark('mask-happy', ['entertainment', 'art'], () => {
  const face = parse('M10 12C34 20 66 20 90 12L90 46C90 74 74 92 50 98C26 92 10 74 10 46Z');
  const eye = parse('M22 42C27 34 37 34 42 42C36 46 28 46 22 42Z');
  const mouth = parse('M26 58C40 66 60 66 74 58C72 76 62 84 50 84C38 84 28 76 26 58Z');
  return [main(subtract(face, both(eye), mouth), concat(face, both(eye), mouth))];
});

const microphone = mark('microphone', ['entertainment', 'marketing'], () => {
  const capsule = rect(31, 0, 38, 61, 19);
  const cuts = [18, 29].map((y) => rect(41, y, 18, 4.6, 2.3));
  const cradle = parse('M15 42C15 64 30 76 50 76C70 76 85 64 85 42');
  const foot = concat(line(50, 76, 50, 94), line(30, 95.5, 70, 95.5));
  return [
    accent(subtract(capsule, ...cuts), capsule),
    main(stroke(concat(cradle, foot), 7.5, { cap: 'round' }), concat(cradle, foot)),
  ];
});

const trophy = mark('trophy', ['entertainment', 'marketing'], () => {
  const cup = parse('M24 4L76 4L76 34C76 52 64 62 54 64L54 78L46 78L46 64C36 62 24 52 24 34Z');
  const ear = parse('M20 12L6 12C6 30 12 40 24 44');
  const foot = corners('34,82 66,82 72,97 28,97', 2);
  return [main(union(cup, stroke(both(ear), 6.5)), concat(cup, both(ear))), accent(foot)];
});

const film = mark('film-slate', ['entertainment', 'art'], () => {
  const board = rect(4, 42, 92, 54, 5);
  const clap = rotate(
    subtract(
      rect(4, 16, 92, 20, 3),
      ...[18, 46, 74].map((x) => corners(`${x},10 ${x + 11},10 ${x + 1},42 ${x - 10},42`)),
    ),
    -8,
    6,
    36,
  );
  const playing = corners('42,56 42,82 64,69', 2);
  return [main(subtract(board, playing), concat(board, playing)), accent(clap)];
});

const crown = mark('crown', ['entertainment', 'art', 'marketing'], () => {
  const body = parse('M12 74L3 26L28 46L50 12L72 46L97 26L88 74Z');
  const balls = [circle(50, 8, 6), circle(5, 20, 5), circle(95, 20, 5)];
  return [main(apart(body, ...balls)), accent(rect(12, 80, 76, 12, 3)), main(concat(...balls), null)];
});

const headphones = mark('headphones', ['entertainment', 'technology'], () => {
  const bow = parse('M12 60L12 50C12 29 29 12 50 12C71 12 88 29 88 50L88 60');
  const cup = rect(4, 56, 23, 38, 9);
  return [main(apart(stroke(bow, 9, { cap: 'butt' }), both(cup)), bow), accent(both(cup))];
});

const umbrella = mark('umbrella', ['nature', 'marketing', 'desing'], () => {
  const canopy = parse(
    'M2 54C2 26 24 6 50 6C76 6 98 26 98 54C92 46 82 46 76 54C68 44 58 44 50 54C42 44 32 44 24 54C18 46 8 46 2 54Z',
  );
  const handle = parse('M50 58L50 84C50 92 44 96 38 96C32 96 27 92 27 86');
  return [main(canopy), accent(stroke(handle, 7), handle)];
});

/** A marionette on its strings. */
const puppet = mark('puppet', ['entertainment', 'art'], () => {
  const bar = rect(16, 2, 68, 9, 4.5);
  const strings = concat(line(22, 9, 22, 41), line(78, 9, 78, 41));
  const head = circle(50, 32, 14);
  const smile = stroke(arc(50, 30, 7.5, 30, 150), 3.6);
  const body = parse('M42 50L58 50C60 50 61 51 62 53L68 76L32 76L38 53C39 51 40 50 42 50Z');
  const arms = concat(line(37, 57, 22, 52), line(63, 57, 78, 52));
  const legs = concat(line(42, 82, 40, 94), line(58, 82, 60, 94));
  return [
    accent(bar),
    accent(apart(stroke(strings, 3.6), bar), strings),
    main(subtract(head, smile), concat(head, arc(50, 30, 7.5, 30, 150))),
    main(union(body, stroke(arms, 8)), concat(body, arms)),
    main(stroke(legs, 9), legs),
  ];
});

export const PLAY: readonly Mark[] = [
  puppet,
  ball,
  barbell,
  guitar,
  notes,
  dancer,
  balloon,
  gift,
  stroller,
  tent,
  compass,
  masks,
  microphone,
  trophy,
  film,
  crown,
  headphones,
  umbrella,
];
export const PHOTO: readonly Mark[] = [camera, aperture];
