import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientStream } from './patient-stream.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function* pieces(stopped: () => void) {
  try {
    for (let piece = 1; piece <= 3; piece += 1) yield Uint8Array.of(piece);
  } finally {
    stopped();
  }
}

test('a client that reads in time gets all of it, and one that stops is let go', async () => {
  const [stopped, ended] = [vi.fn(), vi.fn(async () => {})];
  const slow = patientStream(pieces(stopped), 1_000, ended).getReader();
  for (let piece = 1; piece <= 3; piece += 1) {
    vi.advanceTimersByTime(999);
    expect((await slow.read()).value).toEqual(Uint8Array.of(piece));
  }
  expect((await slow.read()).done).toBe(true);
  expect([stopped.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);

  const stalled = patientStream(pieces(stopped), 1_000, ended).getReader();
  await stalled.read();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(stalled.read()).rejects.toThrow('stopped reading');
  expect([stopped.mock.calls.length, ended.mock.calls.length]).toEqual([2, 2]);
});
