import { expect, test } from 'vitest';
import { clampPage, pageWindow } from './page-window';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [5, 9, [3, 4, 5, 6, 7]],
  [7, 9, [5, 6, 7, 8, 9]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1, 6, [1, 2, 3, 4, 5]],
  [6, 6, [2, 3, 4, 5, 6]],
])('[§9 Pager] page %d of %d shows %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

test('the window always holds min(5, pages) numbers, in order, with the current page among them', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const shown = pageWindow(page, pages);
      expect(shown).toHaveLength(Math.min(5, pages));
      expect(shown).toContain(page);
      expect(shown.every((number, index) => number === (shown[0] ?? 0) + index)).toBe(true);
    }
  }
});

test.each([
  [0, 3, 1],
  [4, 3, 3],
  [2.7, 3, 2],
  [Number.NaN, 3, 1],
])('page %d of %d is read as %d', (page, pages, read) => {
  expect(clampPage(page, pages)).toBe(read);
});
