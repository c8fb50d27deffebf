import type { BrandFacts, DrawingEngine } from '../ports/drawing.js';
import type { KeptLogo } from '../ports/store.js';
import type { FairTurns } from './fair-turns.js';
import { brandDigest, drawingOf } from './kept-logo.js';

/** `key` says whose turn it costs. */
export type BrandFactsOf = (key: string, logo: KeptLogo) => Promise<BrandFacts>;

/** A few kB each. */
const REMEMBERED = 200;

/** What is said of a logo; found out once, as long as it is the same drawing. */
export function rememberedFacts(engine: DrawingEngine, drawingTurns: FairTurns): BrandFactsOf {
  const known = new Map<string, BrandFacts>();
  return async (key, logo) => {
    const drawing = drawingOf(logo);
    const digest = brandDigest(engine, drawing);
    const facts = known.get(digest) ?? (await drawingTurns(key, () => engine.factsOf(drawing)));
    known.delete(digest);
    known.set(digest, facts);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return facts;
  };
}
