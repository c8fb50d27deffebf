import type { Locator, Page } from 'playwright';

/** Shorter ones the browser does not report. */
const LEAST_MS = 16;
/** Somebody presses no faster; what a press has set off goes on meanwhile. */
const APART_MS = 150;
/** After the last press, for its report to come. */
const REPORT_MS = 600;

const BARE_PATH = '/bare-button';
const BARE_PAGE = `<!doctype html><title>.</title><button onclick="this.textContent = 1 + Number(this.textContent)">0</button>`;

export type Presses = {
  press: (target: Locator) => Promise<void>;
  type: (key: string) => Promise<void>;
  /** Milliseconds to the next paint of every press of some work. */
  during: (work: () => Promise<void>) => Promise<number[]>;
};

/**
 * Keeps the longest event of each press: of pointer down, up and click, people wait for the last. A string, because a
 * function that is compiled for here calls what the page does not have.
 */
const OBSERVE = `
  window.longest = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${LEAST_MS} });`;

/** Watches the pages that are opened from now on. */
export async function openPresses(page: Page): Promise<Presses> {
  await page.addInitScript(OBSERVE);
  let made = 0;
  const pause = async () => {
    made += 1;
    await page.waitForTimeout(APART_MS);
  };
  return {
    async press(target) {
      await target.waitFor();
      // Forced: the checks of a careful click would run in the page, in the time of the press.
      await target.click({ force: true });
      await pause();
    },
    async type(key) {
      await page.keyboard.press(key);
      await pause();
    },
    async during(work) {
      await page.waitForTimeout(REPORT_MS);
      await page.evaluate('longest.clear()');
      made = 0;
      await work();
      await page.waitForTimeout(REPORT_MS);
      const reported = (await page.evaluate('[...longest.values()]')) as number[];
      return [...reported, ...Array<number>(Math.max(0, made - reported.length)).fill(LEAST_MS)];
    },
  };
}

/** The least that a press can do. */
export async function bareButton(page: Page, url: string): Promise<void> {
  await page.route(url + BARE_PATH, (route) => route.fulfill({ contentType: 'text/html', body: BARE_PAGE }));
  await page.goto(url + BARE_PATH);
}

/** The 98th percentile; of fewer than fifty it is the largest. */
export function p98(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.98))] ?? Number.NaN;
}
