import { delay } from './delay';

/** As long as the server may take with a page: by then one that was being left is gone. */
const STAYED_AFTER_MS = 10_000;

/**
 * What `ask` answers. Firefox and Safari end the calls of a page as soon as a reload or a link has begun to take it away,
 * long before it is gone. Such a call was aborted by the navigation, so it is retried if the page stays.
 */
export async function askIfStaying<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let isLeaving = false;
  const listening = new AbortController();
  // Only meanwhile: such a listener can keep Back from bringing the page as it was.
  window.addEventListener('beforeunload', () => (isLeaving = true), { signal: listening.signal });
  try {
    return await ask();
  } catch (error) {
    if (!isLeaving) throw error;
    await delay(STAYED_AFTER_MS);
    return await ask();
  } finally {
    listening.abort();
  }
}
