import { type Entry, keyOf } from '../../src/lexicon/table.js';

export const isSilent = (entry: Entry): boolean => entry.symbols.length === 0;

/** Terms that stand on two lines for the same industries, with their files: only the first would be found. */
export function claimedTwice(entries: readonly Entry[]): string[] {
  const claims = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = [
      keyOf(entry.term).join(' '),
      entry.industries.join(),
      entry.neighbours.join(),
      entry.unless.join(),
    ].join('|');
    claims.set(key, [...(claims.get(key) ?? []), entry]);
  }
  return [...claims.values()]
    .filter((claim) => claim.length > 1)
    .map((claim) => `${claim[0]?.term ?? ''} (${claim.map((entry) => entry.file).join(' + ')})`);
}
