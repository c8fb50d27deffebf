/** What is around the painted part of a story, in CSS pixels of the viewport. */
export type Box = { left: number; top: number; right: number; bottom: number };

const REPLACED = new Set([
  'IMG',
  'svg',
  'CANVAS',
  'VIDEO',
  'INPUT',
  'TEXTAREA',
  'SELECT',
  'PROGRESS',
  'METER',
]);
const INVISIBLE = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
const isEmpty = (box: Box) => box.right - box.left < 2 || box.bottom - box.top < 2;

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The smallest box around both. */
const around = (a: Box | null, b: Box): Box =>
  a === null
    ? b
    : {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      };

const isClear = (color: string) => color === 'transparent' || /[,/] ?0\)$/.test(color);

/** Whether the element itself leaves a mark: a ground, an edge, a shadow, a replaced content. */
function paints(element: Element, style: CSSStyleDeclaration): boolean {
  if (REPLACED.has(element.tagName)) return true;
  if (!isClear(style.backgroundColor) || style.backgroundImage !== 'none' || style.boxShadow !== 'none') {
    return true;
  }
  if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) return true;
  return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0,
  );
}

/** The lines of the element's own text. */
function textBox(element: Element): Box | null {
  let box: Box | null = null;
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    box = around(box, boxOf(range.getBoundingClientRect()));
  }
  return box;
}

/** The sheet that preview.tsx lays under each story is as wide as the window, and no part of it. */
const isSheet = ({ parentElement: root, classList }: Element) =>
  root?.parentElement === document.body && root.attributes.length === 0 && classList.contains('bg-paper');

/**
 * The box around everything that can be seen: the story and what it opened elsewhere in the document, but no
 * empty paper. What an ancestor cuts off does not count.
 * @returns null when nothing is painted
 */
export function paintedBox(): Box | null {
  const everything: Box = {
    left: 0,
    top: 0,
    right: Number.POSITIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  };
  let painted: Box | null = null;
  const visit = (element: Element, window: Box): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const clip = style.position === 'fixed' ? everything : window;
    const own = boxOf(element.getBoundingClientRect());
    if (!isSheet(element) && element.checkVisibility(INVISIBLE)) {
      const marks = [paints(element, style) ? own : null, textBox(element)];
      for (const mark of marks) {
        const seen = mark && overlap(mark, clip);
        if (seen && !isEmpty(seen)) painted = around(painted, seen);
      }
    }
    if (element.tagName === 'svg' || Number(style.opacity) === 0) return;
    const cuts = style.overflowX !== 'visible' || style.clipPath !== 'none';
    for (const child of element.children) visit(child, cuts ? overlap(clip, own) : clip);
  };
  for (const child of document.body.children) visit(child, everything);
  return painted;
}
