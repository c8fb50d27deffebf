/** How far the page scrolls sideways, in CSS pixels. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What sticks out furthest, for the person who mends it: of those that stick out alike, the innermost. */
function widest(): string {
  let right = 0;
  let found: Element | undefined;
  const visit = (element: Element) => {
    const edge = element.getBoundingClientRect().right;
    if (edge >= right) [right, found] = [edge, element];
    if (getComputedStyle(element).overflowX === 'visible') for (const child of element.children) visit(child);
  };
  for (const child of document.body.children) visit(child);
  return found?.outerHTML.slice(0, 120) ?? '';
}

/** The nearest ancestor that decides how much of a text is seen, if it cuts without a word. */
function cutter(from: Element | null): Element | null {
  for (let element = from; element && element !== document.body; element = element.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null;
    // One pixel wide: hidden on purpose, and read aloud.
    if (element.clientWidth <= 1) return null;
    if (overflowX === 'hidden' || overflowX === 'clip') return element;
  }
  return null;
}

/** Texts that an ancestor cuts off at its side, with no ellipsis to say so and no way to scroll to the rest. */
function clipped(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.textContent?.trim() || text.parentElement?.closest('svg, [aria-hidden="true"], .sr-only')) {
      continue;
    }
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const box = cutter(text.parentElement)?.getBoundingClientRect();
    if (box && width > 0 && (left < box.left - 1 || right > box.right + 1)) found.push(text.textContent);
  }
  return found;
}

/**
 * WCAG 1.4.10 and 1.4.4: nothing scrolls the page sideways and no text is cut off.
 * @returns what is wrong, in words
 */
export function reflowProblems(): string[] {
  const wide = sideways();
  return [
    ...(wide > 0 ? [`the page scrolls sideways by ${wide} px: ${widest()}`] : []),
    ...clipped().map((text) => `this text is cut off: ${text.slice(0, 90)}`),
  ];
}
