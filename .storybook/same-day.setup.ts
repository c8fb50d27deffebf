/**
 * Stories live on one day: a text that says "today" says it in every picture. Time passes as usual from there.
 * Only a new date without arguments and `Date.now` are moved; timers and `performance` are left alone.
 */
const MOVED = Symbol.for('same day');

if (!(MOVED in globalThis)) {
  const RealDate = Date;
  const ahead = RealDate.UTC(2026, 2, 12, 10) - RealDate.now();
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  Object.defineProperty(globalThis, MOVED, { value: true });
}
