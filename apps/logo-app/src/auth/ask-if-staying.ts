import { delay } from './delay';

/** As long as the server may take with a page: by then one that was being left is gone. */
const STAYED_AFTER_MS = 10_000;

/**
 * What `ask` answers. A browser ends the calls of a page that is being left: Firefox and Safari as soon as a reload or a
 * link has begun to take it away, Chromium when the next page takes its place, so also a call that was made after
 * `beforeunload`. Such a call was aborted by the navigation, so it is retried if the page stays.
 */
export async function askIfStaying<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let isLeaving = false;
  const listening = new AbortController();
  // Only meanwhile: such a listener can keep Back from bringing the page as it was.
  for (const leaving of ['beforeunload', 'pagehide'])
    window.addEventListener(leaving, () => (isLeaving = true), { signal: listening.signal });
  try {
    return await ask();
  } catch (error) {
    // The call fails just before `pagehide` is heard, or between two that hear it.
    await delay(0);
    if (!isLeaving) throw error;
    await delay(STAYED_AFTER_MS);
    return await ask();
  } finally {
    listening.abort();
  }
}
