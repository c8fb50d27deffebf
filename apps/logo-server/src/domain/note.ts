import type { Store } from '../ports/store.js';

/** A request waits no longer than this for what it only notes. */
const PATIENCE_MS = 500;

/**
 * A write beside a request that only reads: that a session was used, that a file was taken. While the database cannot
 * be written the request is answered all the same.
 */
export async function note(
  { isUnavailable }: Pick<Store, 'isUnavailable'>,
  write: Promise<void>,
): Promise<void> {
  const noted = write.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([noted, enough]).finally(() => clearTimeout(timer));
}
