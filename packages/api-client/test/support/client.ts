import { onTestFinished, vi } from 'vitest';
import {
  type Client,
  type ClientOptions,
  type ContractDrift,
  createClient,
  type Hooks,
} from '../../src/index';
import type { SessionStorageLike } from '../../src/session/session';
import { type Handler, type Recorded, serve } from './server';

export const SESSION = '1767225600000_abcdefgh';
/** What the clock of every test says: noon of 15 March 2026 where the test runs. */
export const NOW = new Date(2026, 2, 15, 12);
export const TODAY = '2026-03-15';

/** Storage in memory, with the session in it. */
export function memoryStorage(entries: Record<string, string> = { session: SESSION }): SessionStorageLike & {
  entries: Map<string, string>;
} {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export type Setup = { client: Client; requests: Recorded[]; drifts: ContractDrift[]; url: string };

/** A client with a stored session against a server that answers by the handler; without a deadline unless given. */
export async function setUp(handler: Handler, options: Partial<ClientOptions> = {}): Promise<Setup> {
  const { url, requests } = await serve(handler);
  const drifts: ContractDrift[] = [];
  const client = createClient({
    baseUrl: url,
    apiKey: 'test-key',
    storage: memoryStorage(),
    now: () => NOW,
    // A deadline is the subject of a test or none: on a busy machine any may pass.
    timeouts: { default: Number.POSITIVE_INFINITY },
    hooks: { onContractDrift: (drift) => drifts.push(drift) },
    ...options,
  });
  return { client, requests, drifts, url };
}

/** A client of a server that is not there. */
export const lostClient = (): Client =>
  createClient({
    baseUrl: 'http://127.0.0.1:1',
    apiKey: 'k',
    storage: memoryStorage(),
    timeouts: { default: Number.POSITIVE_INFINITY },
  });

/** The error a call rejects with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call was expected to fail');
}

/** Holds the time of timers for the rest of a test: it passes by `vi.advanceTimersByTime` and its like alone. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Holds the time of a test as well; a client with these hooks does not wait before a repetition. */
export function skipWaits(): Pick<Hooks, 'onRetry'> {
  holdTime();
  return {
    // The wait begins once the hook has been told.
    onRetry: ({ delayMs }) => queueMicrotask(() => vi.advanceTimersByTime(Math.ceil(delayMs))),
  };
}

/** The global fetch, and a promise of the moment when it has handed on an answer's headers. */
export function watchedFetch(): { fetch: typeof fetch; answered: Promise<void> } {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const watched: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    answer();
    return response;
  };
  return { fetch: watched, answered };
}
