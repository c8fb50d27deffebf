import type { Page, Route } from '@playwright/test';

/** One way in which a call can go wrong. */
export type Failure = (route: Route) => Promise<void>;

/** An answer with this status and body. */
export const answers =
  (status: number, body: string, contentType = 'text/plain'): Failure =>
  (route) =>
    route.fulfill({ status, body, contentType });

/** An answer that is OK and cannot be read. */
export const answersGarbage: Failure = answers(200, '<html><title>Proxy</title></html>', 'text/html');

/** No answer: the connection is refused. */
export const refusesConnection: Failure = (route) => route.abort('connectionrefused');

/** Breaks one call and leaves every other as it is. A screen's address can be a call's too: only the call fails. */
export async function breakCall(page: Page, path: string, failure: Failure): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : failure(route),
  );
}
