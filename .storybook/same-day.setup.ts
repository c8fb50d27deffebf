import { beforeEach } from 'vitest';

/**
 * Every story begins at the same minute of one day: a text that says "today", or the time, says it in every
 * screenshot. Only a new date without arguments and `Date.now` are moved; timers and `performance` are left alone.
 * Dates go by whole minutes. `Date.now` goes on from story to story: the runner tells two loadings of a file
 * apart by it, and would otherwise not load the checks again for the next file.
 */
const MINUTE = 60_000;
const BEGIN = Date.UTC(2026, 2, 12, 10);

/** In the page, not in this module, which is loaded anew for each file of stories while the page stays. */
const clock = globalThis as typeof globalThis & { storyBegan?: number };

beforeEach(() => {
  clock.storyBegan = performance.now();
});

const now = () => BEGIN + Math.floor(performance.now());

function minute(): number {
  const passed = performance.now() - (clock.storyBegan ?? 0);
  return BEGIN + Math.floor(passed / MINUTE) * MINUTE;
}

if (clock.storyBegan === undefined) {
  clock.storyBegan = performance.now();
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [minute()] : args, newTarget),
    apply: () => new RealDate(minute()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
