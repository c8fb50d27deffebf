/** Scrolls a row until an item of it can be seen. Sideways only: `scrollIntoView` would also move the page. */
export function revealInRow(row: HTMLElement, item: HTMLElement): void {
  const before = item.offsetLeft - row.offsetLeft - row.scrollLeft;
  const after = before + item.offsetWidth - row.clientWidth;
  if (before < 0) row.scrollLeft += before - 24;
  else if (after > 0) row.scrollLeft += after + 24;
}
