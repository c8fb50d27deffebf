/** Adds one to a key's count; resolves when that is written. */
type Count = (key: string) => Promise<void>;

/**
 * Counts with one write at a time: increments of a key that arrive while its write is queued are batched into that write.
 * However many there are, they occupy a single writer, and none is acknowledged before it is written.
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
