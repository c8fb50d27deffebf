import { expect, test } from 'vitest';
import { contrast, parseHex, readableOn } from './color';

test.each([
  ['#abc', '#AABBCC'],
  ['3b82f6', '#3B82F6'],
  ['  #3B82F6 ', '#3B82F6'],
  ['#12345', null],
  ['azul', null],
  ['', null],
])('%j is read as %j', (text, expected) => {
  expect(parseHex(text)).toBe(expected);
});

test('contrast follows WCAG: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#3B82F6', '#3B82F6')).toBe(1);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('the ink on a colour is the one that reads better', () => {
  expect(readableOn('#F59E0B')).toBe('#000000');
  expect(readableOn('#1E1B4B')).toBe('#FFFFFF');
});
