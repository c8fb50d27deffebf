import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Whether what was asked for is there and whatever moves has arrived; a spinner never does. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      document
        .getAnimations()
        .every(
          (one) =>
            one.playState !== 'running' ||
            one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );

/**
 * Runs axe on what is on screen, in the light theme and in the dark one: every rule of WCAG 2.2 A and AA, and
 * axe's best practices, with no exceptions.
 * @param part what is left of the page while it is open, for a menu that hides the rest
 */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    // The sign-in pages follow the system; the app follows it when it starts, and its class from then on.
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    await expect.poll(() => isStill(page)).toBe(true);
    // One document without frames: the legacy way does the same without a second page for each run.
    const builder = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
    );
    expect.soft(found, `${where}, ${theme}`).toEqual([]);
  }
}
