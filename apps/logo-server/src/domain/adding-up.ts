/** Counts one more of a key; resolves when that is written. */
export type Count = (key: string) => Promise<void>;

/**
 * Counts with one write at a time: those of a key that come while it waits for the ones before it are written with it.
 * However many are counted, they take no more than one place among the writers, and nothing is counted that is not
 * written before it is told.
 */
export function addingUp(write: (key: string, times: number) => Promise<void>): Count {
  const waiting = new Map<string, { times: number; written: Promise<void> }>();
  let last: Promise<unknown> = Promise.resolve();
  return (key) => {
    const known = waiting.get(key);
    if (known !== undefined) {
      known.times += 1;
      return known.written;
    }
    const counted = { times: 1, written: Promise.resolve() };
    const turn = last;
    counted.written = (async () => {
      await turn;
      waiting.delete(key);
      await write(key, counted.times);
    })();
    waiting.set(key, counted);
    last = counted.written.catch(() => {});
    return counted.written;
  };
}
