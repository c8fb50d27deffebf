/** What a trace has to hold for {@link frameWork}. */
export const TRACED = ['toplevel', 'blink.user_timing'];

/** Of the trace event format: times in microseconds, `tdur` those of the CPU. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { src_file?: string };
};

/**
 * Milliseconds of the main thread in each frame of a page so many times slower, by a trace of the page at full speed in
 * which `performance.mark` begins each frame. V8 marks and sweeps in slices that give way to a frame: on a slower machine
 * they are more, and not longer. The task that ends the marking halts the page.
 */
export function frameWork(trace: Buffer, mark: string, slower: number): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const starts = traceEvents
    .filter(({ name, ph }) => name === mark && ph !== 'e')
    .sort((a, b) => a.ts - b.ts);
  const first = starts[0];
  if (!first) throw new Error(`No frame was marked '${mark}': the page did not scroll while it was traced.`);
  const tasks = traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        /RunTask$/.test(name) && ph === 'X' && pid === first.pid && tid === first.tid,
    )
    .sort((a, b) => a.ts - b.ts);
  const work = starts.map(() => 0);
  let frame = -1;
  for (const { ts, tdur = 0, args } of tasks) {
    while ((starts[frame + 1]?.ts ?? Number.POSITIVE_INFINITY) <= ts) frame += 1;
    const times = isSlice(args?.src_file ?? '', tdur) ? 1 : slower;
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + (tdur * times) / 1_000;
  }
  // The last one has no end.
  return work.slice(0, -1);
}

/** V8's bound of a step of marking in a task of its own (`kMaxStepSizeOnTask`), in microseconds. */
const MARKING_STEP = 1_000;

const isSlice = (source: string, tdur: number) =>
  source.endsWith('/sweeper.cc') || (source.endsWith('/incremental-marking-job.cc') && tdur <= MARKING_STEP);
