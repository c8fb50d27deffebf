import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** After a story has played, and before the next one takes its place: its picture. */
afterEach(async ({ task }) => {
  const { width, domainOnly } = inject('visual');
  const storyId = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (storyId === '' || (domainOnly && !storyId.startsWith('domain-'))) return;
  await page.viewport(width, 800);
  await document.fonts.ready;
  await expect
    .element(page.elementLocator(document.body))
    .toMatchScreenshot(storyId.split('--')[1] ?? storyId);
});
