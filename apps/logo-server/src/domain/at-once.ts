import { busy } from './fair-turns.js';
import { underWay } from './under-way.js';

/** Takes a place for a piece of work of that key; what it returns gives the place back. */
export type Places = (key: string) => () => void;

/**
 * So many places at once, and so many for each key. Nobody waits: whoever finds none is told to come back.
 * @throws {Refusal} 'busy'.
 */
export function places({ atOnce, atOncePerKey }: { atOnce: number; atOncePerKey: number }): Places {
  const taken = underWay();
  let total = 0;
  return (key) => {
    if (total >= atOnce || taken.of(key) >= atOncePerKey) throw busy();
    const end = taken.begin(key);
    total += 1;
    return () => {
      end();
      total -= 1;
    };
  };
}
