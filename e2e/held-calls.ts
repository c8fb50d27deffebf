import type { Page, Route } from '@playwright/test';

/** Something that others wait for until it is let go. */
export type Gate = { opened: Promise<void>; open: () => void };

export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Requests that are kept waiting. */
export type Held = {
  /** Resolves when the first request waits: from then on the screen shows what it shows meanwhile. */
  asked: Promise<void>;
  /** Answers the requests that wait, and those to come. */
  release: () => void;
};

/** Whether the request is for a page. A screen's address can be a call's too. */
const isPage = (route: Route) => route.request().resourceType() === 'document';

async function hold(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
  pages: boolean,
): Promise<Held> {
  const asked = gate();
  const answered = gate();
  await page.route(url, async (route) => {
    if (isPage(route) !== pages) return route.fallback();
    asked.open();
    await answered.opened;
    return answer(route);
  });
  return { asked: asked.opened, release: answered.open };
}

/**
 * Keeps a call waiting, so that what stands on screen until its answer can be looked at without haste.
 * @param answer what it gets once it is released; the server's own answer unless given
 */
export const holdCall = (
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<Held> => hold(page, `**${path}`, answer, false);

/** Keeps a page that is navigated to waiting, so that the one before it can be looked at without haste. */
export const holdPage = (page: Page, url: string): Promise<Held> =>
  hold(page, url, (route) => route.continue(), true);
