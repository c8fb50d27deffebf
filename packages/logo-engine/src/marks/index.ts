import type { Mark } from './mark.js';
import { TECHNOLOGY } from './technology.js';

/** Every mark of the engine. */
export const MARKS: readonly Mark[] = [...TECHNOLOGY];

const byId = new Map(MARKS.map((mark) => [mark.id, mark]));

/** @throws {RangeError} when there is no such mark. */
export function markById(id: string): Mark {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`There is no mark "${id}".`);
  return found;
}
