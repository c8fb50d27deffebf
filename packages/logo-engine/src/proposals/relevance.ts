import type { Brief } from '../brief/brief.js';
import type { Direction } from '../direction/direction.js';
import { symbolFor } from '../direction/keywords.js';
import { markById } from '../marks/index.js';

/** How much a symbol says about this business, 0 to 1. */
export const RELEVANCE = { asked: 1, industry: 0.6, initials: 0.35, unrelated: 0 } as const;

/** What the words of the brief ask for comes first, then what stands for the industry, then initials. */
export function relevance({ description, industry }: Brief, name: string, { symbol }: Direction): number {
  if (symbol === null) return RELEVANCE.asked;
  if (symbol.kind === 'monogram') return RELEVANCE.initials;
  const asked = symbolFor(description ?? '', name);
  if (asked?.kind === symbol.kind && asked.id === symbol.id) return RELEVANCE.asked;
  const ofIndustry = symbol.kind === 'mark' && markById(symbol.id).industries.includes(industry);
  return ofIndustry ? RELEVANCE.industry : RELEVANCE.unrelated;
}
