import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, line, polar, rect, wave } from '../geometry/shapes.js';
import { accent, both, type Mark, main, mark } from './mark.js';

const lighthouse = mark('lighthouse', ['fishing', 'nature', 'marketing'], () => {
  const tower = corners('38,34 62,34 69,92 31,92', 1);
  const bands = [rect(0, 48, 100, 5), rect(0, 68, 100, 5)];
  const room = rect(40, 16, 20, 14, 1);
  const roof = corners('50,0 64,12 36,12', 1);
  const beam = both(corners('34,22 4,10 4,34', 2));
  const base = rect(18, 93, 64, 6, 3);
  return [
    main(concat(roof, room)),
    main(subtract(tower, ...bands)),
    accent(beam),
    main(base, line(22, 96, 78, 96)),
  ];
});

const helm = mark('helm', ['fishing', 'transportation'], () => {
  const rim = subtract(circle(50, 50, 34), circle(50, 50, 24.5));
  const spokes = Array.from({ length: 8 }, (_, i) =>
    rotate(union(rect(47, 8, 6, 42), rect(45.5, 0, 9, 12, 4.5)), 45 * i),
  );
  const hub = circle(50, 50, 11);
  const body = subtract(union(rim, ...spokes), circle(50, 50, 15));
  return [
    main(
      body,
      concat(
        circle(50, 50, 31),
        ...Array.from({ length: 8 }, (_, i) =>
          line(...polar(50, 50, 14, 45 * i), ...polar(50, 50, 47, 45 * i)),
        ),
      ),
    ),
    accent(subtract(hub, circle(50, 50, 4)), hub),
  ];
});

const trawler = mark('trawler', ['fishing', 'transportation'], () => {
  const hull = parse('M2 54L98 48C96 66 90 76 84 82L18 82C10 76 4 66 2 54Z');
  const cabin = parse('M24 28L52 28L56 47L24 49.500Z');
  const pane = rect(31, 33, 14, 8, 1);
  const mast = concat(line(70, 46, 70, 8), line(70, 12, 90, 42));
  const sea = wave(4, 93, 92, 6, 3);
  return [
    main(hull),
    accent(subtract(cabin, pane), cabin),
    main(stroke(mast, 5), mast),
    accent(stroke(sea, 6), sea),
  ];
});

const whale = mark('whale', ['fishing', 'nature', 'entertainment'], () => {
  const body = parse(
    'M2 62C2 44 18 34 38 34C58 34 66 50 78 50C84 50 86 46 86 40C78 36 74 28 74 20C82 20 88 24 91 29C93 24 96 20 100 18C102 26 100 36 94 41C94 72 76 92 44 92C18 92 2 80 2 62Z',
  );
  const belly = parse('M4 70C18 78 40 76 52 68');
  const eye = circle(22, 56, 3.6);
  const spout = concat(parse('M36 26C36 16 30 10 22 10'), parse('M36 26C36 16 42 10 50 10'));
  return [main(subtract(body, stroke(belly, 4), eye), concat(body, belly)), accent(stroke(spout, 6), spout)];
});

export const HARBOUR: readonly Mark[] = [lighthouse, helm, trawler, whale];
