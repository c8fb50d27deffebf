import { createHash } from 'node:crypto';
import type { Engine, Logo } from '../src/index.js';

/** A recipe as somebody stored it, and what it gave then. */
export type Stored = {
  readonly recipe: Logo['recipe'];
  /** SHA-256 of the four variants and the icon, in this order. */
  readonly sha256: string;
};

/** One file for each version of the engine that stored any: `8.jsonl`, a recipe on each line. */
export const FOLDER = new URL('stored-recipes/', import.meta.url);

/** What a recipe gives now, in one hash. */
export function hashOf(engine: Engine, { variants, direction, recipe }: Logo): string {
  const { light, dark, mono, negative } = variants;
  const icon = engine.drawIcon(recipe.brief.name, direction);
  return createHash('sha256').update([light, dark, mono, negative, icon].join('\n')).digest('hex');
}
