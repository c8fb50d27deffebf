/**
 * The page numbers to show: a sliding window centred on the current page (two on each side), which always
 * holds `min(size, pages)` numbers and stays inside 1…pages (specification, section 9).
 */
export function pageWindow(page: number, pages: number, size = 5): number[] {
  const length = Math.max(0, Math.min(size, pages));
  const first = clamp(page - Math.floor(size / 2), 1, pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** The nearest page that exists; a page of an address may lie outside the list. */
export function clampPage(page: number, pages: number): number {
  return Number.isFinite(page) ? clamp(Math.trunc(page), 1, pages) : 1;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
