import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request waits for, beside work of its own: the database, what is drawn, and a language model. */
type Part = 'db' | 'draw' | 'model';

/** In milliseconds. What a request waits for twice at once counts once. */
type TimeSpent = Readonly<Partial<Record<Part, number>>>;

type Span = { open: number; since: number; ms: number };

const current = new AsyncLocalStorage<Map<Part, Span>>();

/** Runs a request; `read` tells what it has spent so far. */
export function withTimeSpent<T>(work: (read: () => TimeSpent) => T): T {
  const spans = new Map<Part, Span>();
  const read = () => Object.fromEntries([...spans].map(([part, { ms }]) => [part, ms]));
  return current.run(spans, () => work(read));
}

/** The request that asks begins to wait; call the result once when it has what it waited for. */
export function spendOn(part: Part): () => void {
  const spans = current.getStore();
  if (spans === undefined) return () => {};
  const span = spans.get(part) ?? { open: 0, since: 0, ms: 0 };
  spans.set(part, span);
  if (span.open === 0) span.since = performance.now();
  span.open += 1;
  return () => {
    span.open -= 1;
    if (span.open === 0) span.ms += performance.now() - span.since;
  };
}

/** The same function; what it takes is spent on that part. */
export function spending<Args extends unknown[], Result>(
  part: Part,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const end = spendOn(part);
    try {
      return await work(...args);
    } finally {
      end();
    }
  };
}
