import { busy } from './fair-turns.js';

/** Takes a place for a piece of work of that key; what it returns gives the place back. */
export type Places = (key: string) => () => void;

/**
 * So many places at once, and so many for each key. Nobody waits: whoever finds none is told to come back.
 * @throws {Refusal} 'busy'.
 */
export function places({ atOnce, atOncePerKey }: { atOnce: number; atOncePerKey: number }): Places {
  const taken = new Map<string, number>();
  let total = 0;
  const count = (key: string, change: 1 | -1) => {
    total += change;
    const left = (taken.get(key) ?? 0) + change;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };
  return (key) => {
    if (total >= atOnce || (taken.get(key) ?? 0) >= atOncePerKey) throw busy();
    count(key, 1);
    return () => count(key, -1);
  };
}
