import type { CaseId } from '../fonts/faces.js';
import { characters } from './name.js';

const CASED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M} ]+$/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}|['’]\p{Lu}/u;
const ACRONYM = /\p{Lu}{2}/u;

/** Whether a case leaves the name itself: McDermott, 3M and ß keep the shape they were typed in. */
export function allowsCase(name: string, letterCase: CaseId): boolean {
  if (letterCase === 'typed') return true;
  if (!CASED.test(name) || INNER_CAPITAL.test(name)) return false;
  if (letterCase === 'lower')
    return !ACRONYM.test(name) && !/\p{N}|[<>]/u.test(name) && characters(name).length > 1;
  return characters(name.toLocaleUpperCase('es')).length === characters(name).length;
}

/** Sets a name in a case that `allowsCase` accepts. */
export function setCase(name: string, letterCase: CaseId): string {
  if (letterCase === 'upper') return name.toLocaleUpperCase('es').normalize('NFC');
  return letterCase === 'lower' ? name.toLocaleLowerCase('es').normalize('NFC') : name;
}
