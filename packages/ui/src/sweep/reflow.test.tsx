import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { everyStory } from './stories';

const stories = everyStory(import.meta.glob('../{states,domain}/*/*.stories.tsx', { eager: true }));

/** Texts that an ancestor cuts off at its side, with no ellipsis to say so and no way to scroll to the rest. */
function clipped(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.textContent?.trim() || text.parentElement?.closest('svg, [aria-hidden="true"], .sr-only'))
      continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const box = cutter(text.parentElement)?.getBoundingClientRect();
    if (box && width > 0 && (left < box.left - 1 || right > box.right + 1)) found.push(text.textContent);
  }
  return found;
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

/** The page around a part: its margin does not grow with the text. */
const onPage = (story: ReactElement) => <div style={{ padding: 16 }}>{story}</div>;

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

describe('320 px wide', () => {
  test.each(stories)('%s neither scrolls the page sideways nor cuts text off', async (_name, Story) => {
    await page.viewport(320, 640);
    await render(onPage(<Story />));
    await expect.poll(sideways).toBeLessThanOrEqual(0);
    await expect.poll(clipped).toEqual([]);
  });
});

describe('text at 200 %', () => {
  test.each(stories)('%s neither scrolls the page sideways nor cuts text off', async (_name, Story) => {
    await page.viewport(1024, 768);
    document.documentElement.style.fontSize = '200%';
    await render(onPage(<Story />));
    await expect.poll(sideways).toBeLessThanOrEqual(0);
    await expect.poll(clipped).toEqual([]);
  });
});
