import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Until what was asked for is there and whatever moves has arrived; a spinner never does. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(
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
}

/**
 * Runs axe on what is on screen, in the light theme and in the dark one: every rule of WCAG 2.2 A and AA, and
 * axe's best practices, with no exceptions.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    // The sign-in pages follow the system; the app follows it when it starts, and its class from then on.
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    await stillness(page);
    // One document without frames: the legacy way does the same without a second page for each run.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
    );
    expect.soft(found, `${where}, ${theme}`).toEqual([]);
  }
}
