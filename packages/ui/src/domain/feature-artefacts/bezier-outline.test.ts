import { expect, test } from 'vitest';
import { bezierOutline, handles } from './bezier-outline';

test('anchors without handles are joined by lines', () => {
  expect(bezierOutline([{ at: [0, 0] }, { at: [10, 0] }, { at: [10, 10] }])).toBe('M0 0L10 0L10 10L0 0Z');
});

test('a handle on either side makes a curve, and a missing one stands in its anchor', () => {
  expect(bezierOutline([{ at: [0, 0], out: [0, 5] }, { at: [10, 10] }])).toBe('M0 0C0 5 10 10 10 10L0 0Z');
  expect(bezierOutline([{ at: [0, 0] }, { at: [10, 10], in: [5, 10] }])).toBe('M0 0C0 0 5 10 10 10L0 0Z');
});

test('nothing is drawn of nothing', () => {
  expect(bezierOutline([])).toBe('');
});

test('each handle is a line from its anchor', () => {
  expect(handles([{ at: [1, 1], in: [0, 1], out: [2, 1] }, { at: [3, 3] }])).toEqual([
    { from: [1, 1], to: [0, 1] },
    { from: [1, 1], to: [2, 1] },
  ]);
});
