import type { Brief } from '../brief/brief.js';
import type { Direction } from '../direction/direction.js';
import { symbolFor } from '../direction/keywords.js';
import { markById } from '../marks/index.js';

/**
 * How much a symbol says about this business, 0 to 1. What its words ask for comes first. Where they ask for
 * something, another object of the industry is a wrong one, and initials are better; where they do not, initials
 * are the lesser choice.
 */
export function relevance({ description, industry }: Brief, name: string, { symbol }: Direction): number {
  if (symbol === null) return 1;
  const asked = symbolFor(description ?? '', name);
  if (symbol.kind === 'monogram') return 0.5;
  if (asked !== null) return asked.kind === symbol.kind && asked.id === symbol.id ? 1 : 0;
  return symbol.kind === 'mark' && markById(symbol.id).industries.includes(industry) ? 0.8 : 0;
}
