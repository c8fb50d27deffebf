/** Times of one piece of work, in milliseconds. */
export type Times = { median: number; p95: number; most: number };

/** Runs the work `rounds` times after a tenth of that as warm-up, and gives its median, 95th percentile and worst time. */
export async function measure(work: (round: number) => unknown, rounds: number): Promise<Times> {
  for (let round = 0; round < Math.ceil(rounds / 10); round += 1) await work(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  return summarise(times);
}

/** The median, 95th percentile and worst of some times. */
export function summarise(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}
