import { expect, test } from 'vitest';
import { frameDuration, HERO_PACE, inView, letters, nextFrame, stillFrame } from './hero-frames';

const names = ['Ñu', 'Ana'];

test.each([
  ['Ñandú', ['Ñ', 'a', 'n', 'd', 'ú']],
  ['n\u0303u', ['n\u0303', 'u']],
  ['Ñ👩‍👧🇨🇱', ['Ñ', '👩‍👧', '🇨🇱']],
  ['', []],
])('the letters of %j are those that people count', (name, expected) => {
  expect(letters(name)).toEqual(expected);
});

test('it begins with the first logo, finished', () => {
  expect(stillFrame(names)).toEqual({ index: 0, typed: 2, shown: true });
  expect(stillFrame([])).toEqual({ index: 0, typed: 0, shown: true });
});

test('a name is typed letter by letter, its logo is shown, and the next name follows, round and round', () => {
  let frame = stillFrame(names);
  const seen = Array.from({ length: 8 }, () => {
    frame = nextFrame(frame, names);
    return [frame.index, frame.typed, frame.shown];
  });
  expect(seen).toEqual([
    [1, 0, false],
    [1, 1, false],
    [1, 2, false],
    [1, 3, true],
    [0, 0, false],
    [0, 1, false],
    [0, 2, true],
    [1, 0, false],
  ]);
});

test('a finished logo stays longer than a letter takes', () => {
  expect(frameDuration({ index: 0, typed: 2, shown: true })).toBe(HERO_PACE.shown);
  expect(frameDuration({ index: 0, typed: 1, shown: false })).toBe(HERO_PACE.letter);
});

test('no drawing is needed but the one that is shown, and the two around a change', () => {
  const logos = ['uno', 'dos', 'tres'];
  const seen = (...args: Parameters<typeof inView<string>>) => inView(...args).map(({ logo }) => logo);
  expect(seen({ index: 0, typed: 3, shown: true }, logos)).toEqual(['uno']);
  expect(seen({ index: 1, typed: 0, shown: false }, logos)).toEqual(['uno', 'dos']);
  expect(seen({ index: 0, typed: 1, shown: false }, logos)).toEqual(['uno', 'tres']);
  expect(seen({ index: 0, typed: 0, shown: false }, ['uno'])).toEqual(['uno']);
  expect(seen(stillFrame([]), [])).toEqual([]);
});

test('two logos that are alike are told apart by their places', () => {
  expect(inView({ index: 1, typed: 0, shown: false }, ['uno', 'uno'])).toEqual([
    { logo: 'uno', place: 0 },
    { logo: 'uno', place: 1 },
  ]);
});
