import type { Brief } from '../brief/brief.js';
import { type Candidate, symbolsFor } from '../lexicon/symbols-for.js';

const REMEMBERED = 64;
const known = new Map<string, readonly Candidate[]>();

/** What the words of a brief call for; many directions of one brief ask for it, so the last answers are kept. */
export function symbolsOf({ description, industry }: Brief, name: string): readonly Candidate[] {
  const key = JSON.stringify([description, name, industry]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const candidates = symbolsFor({ description, name, industry });
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? key);
  known.set(key, candidates);
  return candidates;
}
