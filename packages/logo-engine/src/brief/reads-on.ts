import { isGivenName } from './given-names.js';
import { fold, type NameParts } from './parse-name.js';

/** Words that are nothing but the beginning of a name. */
const OPENERS: ReadonlySet<string> = new Set('grupo casa club punto mundo centro compania'.split(' '));

/** Endings of adjectives. A surname may have one as well; over it the generic part is right too. */
const ADJECTIVE =
  /^(?:express|rapid[oa]s?|segur[oa]s?|pur[oa]s?|nuev[oa]s?|viej[oa]s?|dulces?|verdes?|azul(?:es)?|vivas?|libres?)$|(?:iv|ic|os|an|in|id|ad|er|i)[oa]s?$|(?:al|il|ar|estre|ante|able|ible)(?:es|s)?$/;

/** Whether the name is read on from its generic part, and not before it: "Café Bohemio", "Radio Andina", "Grupo Andamio". */
export function readsOn({ generic, proper }: Pick<NameParts, 'generic' | 'proper'>): boolean {
  if (generic === '') return false;
  if (OPENERS.has(fold(generic))) return true;
  const [word = ''] = fold(proper).split(' ');
  return ADJECTIVE.test(word) && !isGivenName(word);
}
