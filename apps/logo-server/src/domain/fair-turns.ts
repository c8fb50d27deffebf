import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refusal } from './refusal.js';

/** Runs the work when it is its turn. `key` says whose work it is. */
export type FairTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Limits = {
  /** Pieces of work under way at once. */
  atOnce: number;
  /** Of those, the most that are of one key. */
  atOncePerKey: number;
  /** The most that wait of one key; any more is refused. */
  waitingPerKey: number;
  /** Hears of each piece that begins to wait; what it returns is called when its turn has come. */
  onWait?: (() => () => void) | undefined;
};

const RETRY_AFTER_SECONDS = 2;

/**
 * Round-robin between keys: a waiting key runs before any key runs twice.
 */
export function fairTurns({ atOnce, atOncePerKey, waitingPerKey, onWait }: Limits): FairTurns {
  /** In the order of the next turns; a key goes to the end when it has had one. */
  const waiting = new Map<string, (() => void)[]>();
  const underWay = new Map<string, number>();
  let total = 0;

  const count = (key: string, change: 1 | -1) => {
    total += change;
    const left = (underWay.get(key) ?? 0) + change;
    if (left === 0) underWay.delete(key);
    else underWay.set(key, left);
  };

  const goOn = () => {
    for (const [key, starts] of [...waiting]) {
      if (total >= atOnce) return;
      if ((underWay.get(key) ?? 0) >= atOncePerKey) continue;
      waiting.delete(key);
      const start = starts.shift();
      if (starts.length > 0) waiting.set(key, starts);
      count(key, 1);
      start?.();
    }
  };

  const toTheEnd = (key: string) => {
    const starts = waiting.get(key);
    if (starts === undefined) return;
    waiting.delete(key);
    waiting.set(key, starts);
  };

  return async (key, work) => {
    const starts = waiting.get(key) ?? [];
    if (starts.length >= waitingPerKey) throw busy();
    const onTurn = onWait?.();
    await new Promise<void>((resolve) => {
      starts.push(resolve);
      waiting.set(key, starts);
      goOn();
    });
    onTurn?.();
    try {
      // Work may hold the thread: what has arrived meanwhile is seen to before it begins.
      await nextTurn();
      return await work();
    } finally {
      count(key, -1);
      toTheEnd(key);
      goOn();
    }
  };
}

export function busy(): Refusal {
  return new Refusal(
    'busy',
    'El servicio está muy ocupado en este momento. Inténtalo de nuevo en unos segundos.',
    { retryAfter: RETRY_AFTER_SECONDS },
  );
}
