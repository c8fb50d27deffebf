const MEBIBYTE = 1024 * 1024;

/** The most, in MiB, that this process holds during some work beyond what it held before. */
export async function peakOf(work: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const watch = setInterval(look, 2);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  look();
  return (most - before) / MEBIBYTE;
}
