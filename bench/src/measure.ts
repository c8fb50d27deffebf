/** The median and the percentiles of some figures, as rows have them. */
export type Percentiles = { p50: number; p95: number; p99: number };

/** Where there are fewer than a hundred figures, p99 is the largest. */
export function percentiles(figures: readonly number[]): Percentiles {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export const median = (figures: readonly number[]): number => percentiles(figures).p50;

/** Work and baseline in turns, so that whatever else the machine does falls on both; a first turn is not counted. */
export async function inTurns(
  turns: number,
  ours: (turn: number) => Promise<number>,
  baseline: (turn: number) => Promise<number>,
): Promise<{ figure: number; baseline: number; ratio: number }> {
  const taken: { ours: number; baseline: number }[] = [];
  for (let turn = -1; turn < turns; turn += 1) {
    const both = { ours: await ours(turn), baseline: await baseline(turn) };
    if (turn >= 0) taken.push(both);
  }
  return {
    figure: median(taken.map((turn) => turn.ours)),
    baseline: median(taken.map((turn) => turn.baseline)),
    ratio: median(taken.map((turn) => turn.ours / turn.baseline)),
  };
}

type Work = (call: number) => unknown;
export type Baseline = { name: string; work: Work };

/** Milliseconds of CPU that all threads of this process have used. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

type Paired = { ours: Work; baseline: Baseline; turns: number; calls: number };

/** CPU of a call of this process beside that of its baseline, and how long the calls took. */
export async function besideBaseline({ ours, baseline, turns, calls }: Paired) {
  const waits: number[] = [];
  let made = 0;
  const cpuOf = async (work: Work, each: (ms: number) => void) => {
    const before = cpuMs();
    for (let call = 0; call < calls; call += 1) {
      const started = performance.now();
      await work(made++);
      each(performance.now() - started);
    }
    return (cpuMs() - before) / calls;
  };
  const { figure, ratio, ...beside } = await inTurns(
    turns,
    (turn) => cpuOf(ours, (ms) => turn >= 0 && waits.push(ms)),
    () => cpuOf(baseline.work, () => {}),
  );
  return {
    unit: 'ms of CPU' as const,
    figure,
    baseline: { name: baseline.name, figure: beside.baseline },
    ratio,
    ...percentiles(waits),
  };
}
