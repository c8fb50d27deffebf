import type { Random } from '../random/random.js';
import type { Weighted } from './style-rules.js';

/** One of the keys, as often as its weight says; the first key when nothing is left. */
export function weigh<T extends string>(
  weights: Weighted<T>,
  random: Random,
  allowed: (key: T) => boolean = () => true,
): T {
  const all = Object.entries(weights) as [T, number][];
  const entries = all.filter(([key]) => allowed(key));
  let at = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    at -= weight;
    if (at < 0) return key;
  }
  return (entries[0] ?? all[0] ?? ['none' as T])[0];
}
