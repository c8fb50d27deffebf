import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HttpError, NetworkError, NotJsonError } from '../src/index';
import { retryAfterMs, retryDelay } from '../src/transport/retry';

const NOW = new Date('2026-01-01T00:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['7', 7_000],
    ['Thu, 01 Jan 2026 00:00:09 GMT', 9_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['7 days', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j milliseconds', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });
});

describe('the wait before a repetition', () => {
  const wait = (retryAfter: number | undefined, attempt: number, remaining: number) => {
    const error = new HttpError('x', { status: 503, body: '', retryAfterMs: retryAfter });
    return retryDelay(error, attempt, remaining);
  };

  it('doubles up to three seconds, of which half is chance', () => {
    const random = vi.spyOn(Math, 'random');
    onTestFinished(() => random.mockRestore());
    const waits = (chance: number) => {
      random.mockReturnValue(chance);
      return [1, 2, 3, 4, 5, 6].map((attempt) => wait(undefined, attempt, Infinity));
    };
    expect(waits(0)).toEqual([150, 300, 600, 1_200, 1_500, 1_500]);
    expect(waits(1)).toEqual([300, 600, 1_200, 2_400, 3_000, 3_000]);
  });

  it('is what the server asks for, where that is longer', () => {
    expect(wait(5_000, 1, Infinity)).toBe(5_000);
    expect(wait(1, 1, Infinity)).toBeGreaterThanOrEqual(150);
  });

  it('has to end before the deadline', () => {
    expect(wait(5_000, 1, 5_001)).toBe(5_000);
    expect(wait(5_000, 1, 5_000)).toBeUndefined();
  });

  it('is none after a failure that stays', () => {
    expect(retryDelay(new NotJsonError('x', { html: false, body: '' }), 1, Infinity)).toBeUndefined();
    expect(retryDelay(new NetworkError({ status: 200 }), 1, Infinity)).toBeDefined();
  });
});
