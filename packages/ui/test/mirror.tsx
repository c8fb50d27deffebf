import type { ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import { type Direction, TrazoProvider } from '../src/locale/trazo-provider';

/** Something inside a provider: Hebrew, whose letters are spaced as Latin ones are, or Spanish. */
export const inDirection = (dir: Direction, inner: ReactElement) => (
  <TrazoProvider locale={dir === 'rtl' ? 'he' : 'es'} dir={dir}>
    {inner}
  </TrazoProvider>
);

/**
 * Where everything lies in a direction: not what runs with a line of text, nor what is the same in every language
 * (drawings, and what says `dir="ltr"` itself).
 */
async function boxesOf(dir: Direction, whole: ReactElement) {
  const { unmount } = await render(
    inDirection(
      dir,
      <div data-stage="" style={{ width: 480, marginInline: 'auto' }}>
        {whole}
      </div>,
    ),
  );
  if (document.images.length > 0 || document.getAnimations().length > 0) await settled();
  const all = [
    ...document.querySelectorAll('[data-stage] *, body > [role] *, [data-conformance], [data-conformance] *'),
  ];
  const boxes = all
    .filter(
      (part) => !part.closest('[dir]:not([lang]):not([role])') && !part.parentElement?.closest('select, svg'),
    )
    // What nobody sees, itself or with what it is in, lies nowhere.
    .filter((part) => part.getClientRects().length > 0 && getComputedStyle(part).display !== 'inline')
    .map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return { left, right, name: `${part.tagName.toLowerCase()} ${part.getAttribute('class') ?? ''}` };
    });
  await unmount();
  return boxes;
}

/** When what waits for an image has it, and nothing moves. What would be fetched late is fetched now. */
async function settled(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const coming = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(
    coming.map(
      (image) => new Promise((come) => ['load', 'error'].map((end) => image.addEventListener(end, come))),
    ),
  );
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  if (coming.length > 0) await settled();
}

/** What was only on its way in a busy browser is there the next time; what is astray stays so. */
const LOOKS = 5;

/** What of something does not lie, right to left, where a mirror would show it; in words. */
export async function strayBoxes(whole: ReactElement): Promise<string[]> {
  let stray = await strayBoxesNow(whole);
  for (let looks = 1; stray.length > 0 && looks < LOOKS; looks += 1) stray = await strayBoxesNow(whole);
  return stray;
}

async function strayBoxesNow(whole: ReactElement): Promise<string[]> {
  const [ltr, rtl] = [await boxesOf('ltr', whole), await boxesOf('rtl', whole)];
  if (ltr.length !== rtl.length) return [`${ltr.length} boxes, and ${rtl.length} right to left`];
  const width = document.documentElement.clientWidth;
  return ltr
    .filter(({ left, right }, at) => {
      const other = rtl[at];
      return (
        !other || Math.abs(width - right - other.left) > 1.5 || Math.abs(width - left - other.right) > 1.5
      );
    })
    .map(({ name }) => name);
}
